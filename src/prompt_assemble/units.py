"""Units of a dialog: what is kept or left out whole.

A tool call, all its results and its reasoning are one unit, as are the call of a
server's tool and the message with its result; any other message is one by itself. Walks
a dialog from its newest item backwards and reads no item that is not asked for. This
module knows nothing of budgets.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .blocks import is_reasoning
from .errors import InputError
from .messages import Message, read_message, without_results
from .pairing import Paired, Placed, paired, says_more
from .plain import error_at, place_of

SERVER_REACH = 1_024
"""Messages back from the result of a server's tool in which its call is looked for. It
stands in the one before, or behind some rounds of tools that it called itself."""

REASON_OLDER = "older than the recent messages asked for"
REASON_COPY = "copy of the user input"
REASON_SYSTEM = "equal to the system prompt"
REASON_BLANK = "blank"
REASON_ORPHAN = "tool call without all its results, or result without its call"
REASON_THOUGHT = "reasoning without the message that it belongs to"
REASON_SUPERSEDED = "result of a tool call that was answered again later"
REASON_PARTED = "tool call whose results are parted by other words, which no API takes"


class MessageOutcome(NamedTuple):
    """What became of `items` neighbouring dialog items from index `position` on.

    A message of pydantic-ai counts as the several that it becomes, and a message of
    `fit_messages` with the question beside tool results as two.
    """

    position: int
    items: int
    role: str | None
    kept: bool
    reason: str


class Unit(NamedTuple):
    """Neighbouring items of a dialog from index `start` on, oldest first.

    `reason` says why they are left out, or is "". `left` are the outcomes of items
    between them that are left out in any case: results that nobody asks for any more.
    """

    start: int
    messages: tuple[Message, ...]
    reason: str = ""
    left: tuple[MessageOutcome, ...] = ()

    @property
    def items(self) -> int:
        """How many items of the dialog it takes."""
        return len(self.messages) + len(self.left)

    def moved(self, count: int) -> "Unit":
        """The same, `count` items further on in its dialog."""
        left = [it._replace(position=it.position + count) for it in self.left]
        return self._replace(start=self.start + count, left=tuple(left))

    @property
    def is_orphaned(self) -> bool:
        """Whether a call or a result in it stood alone."""
        return (
            self.reason in (REASON_ORPHAN, REASON_PARTED)
            or any(outcome.reason == REASON_ORPHAN for outcome in self.left)
            or any(message.lost == "strange" for message in self.messages)
        )

    @property
    def is_retried(self) -> bool:
        """Whether a call in it was answered more than once."""
        return any(it.reason == REASON_SUPERSEDED for it in self.left) or any(
            message.lost == "older" for message in self.messages
        )

    def outcomes(self, kept: str = "recent") -> Iterator[MessageOutcome]:
        """The fate of each item; `kept` says why those that stay do."""
        left = {outcome.position: outcome for outcome in self.left}
        messages = iter(self.messages)
        for place in range(self.start, self.start + self.items):
            if place in left:
                yield left[place]
                continue
            fate = (not self.reason, self.reason or kept)
            yield MessageOutcome(place, 1, next(messages).role, *fate)


NO_TEXTS: frozenset[str] = frozenset()


class Words(NamedTuple):
    """What a dialog must not hold once more: the system prompt and the user's input.

    `further` are the texts of a system prompt that is sent as several messages.
    `at_end` says that nothing newer than the walk's start is kept, so that its newest
    message may be a copy of the input. `is_turn` says that it is the current turn, in
    which the call of a server's tool may wait: see `joined_steps`.
    """

    system: str | None
    user: Message | None
    at_end: bool = True
    is_turn: bool = False
    further: frozenset[str] = NO_TEXTS


def read_item(items: Sequence[object], index: int, item_name: str) -> Message:
    """Read one item of a list; an `InputError` says which, by `item_name` and index."""
    try:
        return read_message(items[index])
    except InputError as error:
        raise error_at(f"{item_name} {place_of(items, index)}", error)


def units_backwards(
    dialog: Sequence[object], first: int, end: int, words: Words, item_name: str
) -> Iterator[Unit]:
    """The units of `dialog[first:end]`, newest first, also those to be left out.

    An item is read when its unit is asked for. Raises `InputError` for an item that is
    not understood; `item_name` is what it calls an item of this list.
    """
    results: list[Placed] = []  # newest first, waiting for their call
    seen: dict[int, Message] = {}  # older ones that were read on the way to a half
    at_end = words.at_end
    while end > first:
        end -= 1
        try:  # as `read_item` does, without another call for each item
            message = read_message(dialog[end])
        except InputError as error:
            raise error_at(f"{item_name} {place_of(dialog, end)}", error)
        if message.parts is None:  # it makes no call and answers none
            found = None
        elif message.answers:
            results.append((end, message))
            continue
        else:
            is_half = _is_half(message) and not words.is_turn
            if is_half and (
                joined := _around_halves(
                    dialog, first, end, len(results), item_name, seen
                )
            ):
                yield from joined
                end, at_end = joined[-1].start, False
                results.clear()
                continue
            is_asked = message.calls and not is_half
            found = paired(message.calls, results[::-1]) if is_asked else None
        if found is not None:
            if found.behind:
                yield from _orphans([*found.behind[::-1]])
            at_end = at_end and found.is_parted and not _keeps_words(found.behind)
            results.clear()
            unit = _answered(dialog, first, end, message, found, item_name)
            yield unit
            end = unit.start
            continue
        if results:
            at_end = at_end and not _keeps_words(results)
            yield from _orphans(results)
        reason = _reason_against(message, words)
        if at_end:
            if not reason and _is_input(dialog[end], message, words.user):
                reason = REASON_COPY
            at_end = reason not in ("", REASON_COPY)
        told: tuple[Message, ...] = (message,)
        if end > first and message.role == "assistant" and not reason:
            start = _reasoning_start(dialog, first, end)
            if start < end:
                told = (*_read_between(dialog, start, end, item_name), message)
                end = start
        yield tuple.__new__(Unit, (end, told, reason, ()))  # the usual one: see Message
    yield from _orphans(results)


def _answered(
    dialog: Sequence[object],
    first: int,
    end: int,
    message: Message,
    found: Paired,
    item_name: str,
) -> Unit:
    """The unit of a message whose calls are answered, with its reasoning."""
    start = _reasoning_start(dialog, first, end)
    thought = _read_between(dialog, start, end, item_name)
    reason = REASON_PARTED if found.is_parted else ""
    left = _left_of(found) if found.older or found.strange else ()
    return Unit(start, (*thought, message, *found.results), reason, left)


def joined_steps(units: Iterable[Unit]) -> tuple[Unit, ...]:
    """The steps of a turn, oldest first, those between the halves of a call as one.

    That is from the call of a server's tool to the message with its result; a call that
    has none yet waits, with what follows it. A result without its call is left out.
    """
    joined: list[Unit] = []
    waiting: frozenset[str] = frozenset()
    for unit in units:
        was_waiting, still = bool(waiting), _waiting(unit, waiting)
        if still is None:
            unit = unit._replace(reason=REASON_ORPHAN)
        else:
            waiting = still
        if was_waiting:
            joined[-1] = _as_one(joined[-1], unit)
        else:
            joined.append(unit)
    return tuple(joined)


def _waiting(unit: Unit, before: frozenset[str]) -> frozenset[str] | None:
    """The calls of servers' tools that wait behind a unit; None if one was not made."""
    waiting = before
    for message in () if unit.reason else unit.messages:
        if _is_half(message):
            if not waiting.issuperset(message.server_results):
                return None
            waiting = waiting.difference(message.server_results)
            waiting = waiting.union(message.server_calls)
    return waiting


def _as_one(unit: Unit, further: Unit) -> Unit:
    """One unit of two neighbours; what is left out of the second stays left out."""
    if further.reason:
        return unit._replace(left=(*unit.left, *further.outcomes()))
    messages = (*unit.messages, *further.messages)
    return unit._replace(messages=messages, left=(*unit.left, *further.left))


def _is_half(message: Message) -> bool:
    return bool(message.server_calls or message.server_results)


def _around_halves(
    dialog: Sequence[object],
    first: int,
    end: int,
    results: int,
    item_name: str,
    seen: dict[int, Message],
) -> tuple[Unit, ...]:
    """The unit around the halves of calls of a server's tool; one half is at `end`.

    Newest first, with what of the `results` behind it does not belong to it. Nothing
    where a half is missing.
    """
    start = _server_start(dialog, first, end, item_name, seen)
    if start is None:
        return ()
    start = _reasoning_start(dialog, first, start)
    words = Words(None, None, False, is_turn=True)
    walk = units_backwards(dialog, start, end + 1 + results, words, item_name)
    joined = joined_steps([*walk][::-1])
    unit = joined[0]
    waiting = _waiting(unit, frozenset())
    is_whole = unit.start + unit.items > end and not waiting
    return joined[::-1] if is_whole and not unit.reason else ()


def _server_start(
    dialog: Sequence[object],
    first: int,
    end: int,
    item_name: str,
    seen: dict[int, Message],
) -> int | None:
    """Where the calls stand whose results a server put into the message at `end`.

    `seen` are messages that were read already, by their index.
    """
    needed: set[str] = set()
    for place in range(end, max(first, end - SERVER_REACH) - 1, -1):
        if place not in seen:
            seen[place] = read_item(dialog, place, item_name)
        message = seen[place]
        is_result = bool(message.answers) and not says_more(message)
        if message.role != "assistant" and not is_result:
            return None
        needed.difference_update(message.server_calls)
        needed.update(message.server_results)
        if not needed:
            return place
    return None


def _left_of(found: Paired) -> tuple[MessageOutcome, ...]:
    """What became of the results among those that hold."""
    reasons = dict.fromkeys(found.older, REASON_SUPERSEDED)
    reasons |= dict.fromkeys(found.strange, REASON_ORPHAN)
    return tuple(
        MessageOutcome(place, 1, "tool", False, reasons[place])
        for place in sorted(reasons)
    )


def _reasoning_start(dialog: Sequence[object], first: int, end: int) -> int:
    """Where the reasoning begins that stands right before an item; `end` if none does.

    Looked at without being read: an item that is not needed may be of any shape.
    """
    for place in range(end - 1, first - 1, -1):
        item = dialog[place]
        if not isinstance(item, dict) and not isinstance(item, Mapping):
            return place + 1
        try:
            is_said = item.get("role") != "assistant"
            if is_said or not is_reasoning(item.get("content")):
                return place + 1
        except Exception:  # it is told of where the item is needed, and so read
            return place + 1
    return first


def _read_between(
    dialog: Sequence[object], start: int, end: int, item_name: str
) -> tuple[Message, ...]:
    """The messages of the items from `start` to before `end`."""
    return tuple([read_item(dialog, it, item_name) for it in range(start, end)])


def _reason_against(message: Message, words: Words) -> str:
    if message.parts is None:
        if not message.text or message.text.isspace():
            return REASON_BLANK
    elif message.calls or (_is_half(message) and not words.is_turn):
        return REASON_ORPHAN
    elif message.is_reasoning:
        return REASON_THOUGHT
    elif message.is_blank:
        return REASON_BLANK
    if message.role == "system":
        if message.text == words.system or message.text in words.further:
            return REASON_SYSTEM
    return ""


def _is_input(item: object, message: Message, user: Message | None) -> bool:
    if user is None:
        return False
    if message.text != user.text and not isinstance(item, str):
        return False  # as most are
    # A bare string may have had a label read off that is part of the input.
    if isinstance(item, str) and item == user.text:
        return True
    if message.is_text and user.is_text:
        return message.role == "user" and message.text == user.text
    return message.payloads == user.payloads


def _keeps_words(results: Sequence[Placed]) -> bool:
    """Whether anything stays of results without their call."""
    return any(says_more(result) for _, result in results)


def _orphans(results: list[Placed]) -> Iterator[Unit]:
    """Results without their call, newest first; the words beside them stay."""
    for place, result in results:
        if says_more(result):
            yield Unit(place, (without_results(result, ()),))
        else:
            yield Unit(place, (result,), REASON_ORPHAN)
    results.clear()
