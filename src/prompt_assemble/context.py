"""Phase 1, minimal context: what must be in the prompt before any memory is thought of.

System prompt, the newest messages of the dialog, the user's input. A tool call and its
results stay together or are left out together. This module knows nothing of budgets:
that the minimal context fits is for a later phase to see.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .blocks import is_unsigned
from .checks import has_fields, shown, text_argument
from .errors import InputError
from .messages import (
    Message,
    clean_message,
    joined_systems,
    read_message,
    system_texts,
    without_results,
)
from .pairing import says_more
from .parts import part_type, parts_of
from .plain import DIALOG_ITEM, LIST_ITEM, STEP_ITEM, Unfolded, error_at, place_of
from .units import (
    REASON_BLANK,
    REASON_COPY,
    REASON_OLDER,
    REASON_ORPHAN,
    REASON_SYSTEM,
    REASON_THOUGHT,
    MessageOutcome,
    Unit,
    Words,
    joined_steps,
    read_item,
    units_backwards,
)

REASON_NOT_USER = "stands before the first message of the user"

WARN_SYSTEM = (
    "the dialog holds a system message beside the system prompt; some chat templates "
    "drop it, and to_anthropic() gives it the user's role: put its text into "
    "system_prompt"
)
WARN_ORPHAN = (
    "the dialog holds a tool call without all its results or under another role than "
    "the assistant's, or a result without its call; all were left out: store a call "
    "and its results together, or ask for more messages"
)
WARN_SUPERSEDED = (
    "the dialog holds more than one result of a tool call; the newest was kept: store "
    "one result for each call"
)
WARN_UNSIGNED = (
    "the dialog holds reasoning without its signature, which Anthropic refuses and "
    "to_anthropic() leaves out: store blocks of reasoning whole"
)
WARN_REPAIRED = "lone surrogates in the dialog were replaced by U+FFFD"


BLANK_REMEDIES = {
    "user_input": (
        "give a text with words in it. After tool results prompt.extend(...) or "
        "fit_messages(...) goes on without new words of the user"
    ),
    "memory_query": (
        "give the words to search for, or None to search for those of the user; "
        'memory="never" does without memory'
    ),
}


KEPT_SYSTEM_BYTES = 2**18
"""Bytes of the largest system prompt that is kept for the next turn, in UTF-8. 256 kB
are more than a usual one by far, and so little that nobody misses them."""


class MinimalContext(NamedTuple):
    """System prompt, guaranteed dialog and user input, and where older dialog stands.

    `units` are those of the dialog from index `older` on, oldest first, kept or left
    out, and `recent` the messages of those that are kept: the guaranteed ones;
    `dialog[first:older]` was not read. `steps` are the units of the current turn that
    follow the input; `place` is the input's index where it stands in `dialog`, and
    `leading` what became of the system messages before `first`.
    """

    system: Message | None
    units: tuple[Unit, ...]
    recent: tuple[Message, ...]
    user: Message
    dialog: Sequence[object] = ()
    first: int = 0
    older: int = 0
    steps: tuple[Unit, ...] = ()
    place: int | None = None
    leading: tuple[MessageOutcome, ...] = ()

    @property
    def outcomes(self) -> tuple[MessageOutcome, ...]:
        """What became of each dialog item, oldest first."""
        found = outcomes_of(self.units, self.first, self.older, REASON_OLDER)
        return tuple(found)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What the report warns of in the guaranteed dialog."""
        return tuple(warnings_of(self.units))

    def older_units(self) -> Iterator[Unit]:
        """The units before the guaranteed ones, newest first, read one by one."""
        item_name = DIALOG_ITEM if self.place is None else LIST_ITEM
        words = self._words()
        return units_backwards(self.dialog, self.first, self.older, words, item_name)

    def _words(self) -> Words:
        nothing_said = all(it.reason not in ("", REASON_COPY) for it in self.units)
        user = self.user if self.place is None else None
        words = Words(self.system.text if self.system else "", user, nothing_said)
        if self.system is None or self.system.parts is None:
            return words
        return words._replace(further=system_texts(self.system))


def checked_text(name: str, value: object, *, may_be_blank: bool = False) -> str:
    """Return `value` if it can be sent as it is, else raise `InputError`."""
    return _sized_text(name, value, may_be_blank)[0]


def _sized_text(name: str, value: object, may_be_blank: bool) -> tuple[str, int]:
    """The same text and its bytes in UTF-8."""
    text = value if type(value) is str else _converted_text(name, value)
    try:
        size = len(text) if text.isascii() else len(text.encode())
    except UnicodeEncodeError as error:
        raise InputError(
            f"{name} holds a lone surrogate at position {error.start}, which no API "
            "can send; clean the text where it enters your program"
        ) from None
    if not may_be_blank and (not text or text.isspace()):
        raise InputError(
            f"{name} is blank ({len(text)} characters); {BLANK_REMEDIES[name]}"
        )
    return text, size


def _converted_text(name: str, value: object) -> str:
    return text_argument(name, value, _text_remedy(name, value))


def _text_remedy(name: str, value: object) -> str:
    """What is probably meant by something that is no text, or ""."""
    if value is None:
        return BLANK_REMEDIES.get(name, 'leave it out, or pass "" for none')
    if isinstance(value, Mapping) or has_fields(value, ("content",)):
        lists = "; a list of messages goes to fit_messages(...)"
        return "pass the content of the message" + (
            lists if name == "user_input" else ""
        )
    return ""


def checked_system(value: object) -> Message | None:
    """The message of a system prompt, None of an empty one, else `InputError`."""
    text, size = _sized_text("system_prompt", value, may_be_blank=True)
    return clean_message("system", text, size) if text else None


class SystemPrompt:
    """Reads the system prompt of each turn; most turns have that of the turn before.

    Holds the last one, up to `KEPT_SYSTEM_BYTES`, so that it is not read again; safe
    from many threads. A copy, pickled or not, holds none.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: Message | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return SystemPrompt, ()

    def message(self, value: object) -> Message | None:
        """The message of a system prompt, None of an empty one, else `InputError`."""
        last = self._last
        if last is not None and type(value) is str and value == last.text:
            return last
        message = checked_system(value)
        is_small = message is not None and message.size <= KEPT_SYSTEM_BYTES
        self._last = message if is_small else None
        return message


def checked_input(value: Any) -> Message:
    """The user's message of a text or a list of content parts, else `InputError`."""
    if isinstance(value, str) or not isinstance(value, (list, tuple)):
        text, size = _sized_text("user_input", value, may_be_blank=False)
        return clean_message("user", text, size)
    try:
        message = read_message({"role": "user", "content": value})
    except InputError as error:
        raise error_at("user_input", error)
    if message.answers:
        raise InputError(
            "user_input holds tool results; they go on with a turn: use "
            "prompt.extend(...) or fit_messages(...)"
        )
    if message.lost:
        raise InputError(
            "user_input holds a tool call, which only the assistant makes; leave it out"
        )
    if message.repaired:
        raise InputError(
            "user_input holds a lone surrogate in one of its parts, which no API can "
            "send; clean the text where it enters your program"
        )
    if message.is_blank:
        raise InputError(
            f"user_input is blank ({len(value)} parts); give a text with words in it, "
            "or a part that is not text"
        )
    return message


def minimal_context(
    system: Message | None,
    dialog: Sequence[object],
    user: Message,
    wanted: int,
    first: int = 0,
    place: int | None = None,
) -> MinimalContext:
    """Take the newest `wanted` messages of a dialog (oldest first), whole units only.

    A trailing copy of the user input and copies of the system prompt are left out and
    do not count; a unit that `wanted` would cut is completed. Items older than those
    needed are not read. Where the input itself stands in the dialog, at index `place`,
    the messages are `dialog[first:place]`, and none of them is its copy.
    """
    older = len(dialog) if place is None else place
    units: list[Unit] = []
    count = 0
    words = Words(system.text if system else "", user if place is None else None)
    if system is not None and system.parts is not None:
        words = words._replace(further=system_texts(system))
    item_name = DIALOG_ITEM if place is None else LIST_ITEM
    walk = units_backwards(dialog, first, older, words, item_name)
    for unit in walk if wanted else ():
        units.append(unit)
        older = unit.start
        if not unit.reason:
            count += len(unit.messages)
            if count >= wanted:
                break
    else:
        older = first if wanted else older
    units.reverse()
    told, recent = tuple(units), messages_of(units)
    return MinimalContext(system, told, recent, user, dialog, first, older, (), place)


def steps_of(
    messages: Sequence[object], start: int, before: tuple[Unit, ...] = ()
) -> tuple[Unit, ...]:
    """The units of the current turn that follow its input: those `before`, and further.

    `messages` are the further ones, counted from `start` on. Raises `InputError` for a
    call without all its results, a result without its call, and for words of the user.
    """
    words = Words(None, None, False, is_turn=True)
    walk = units_backwards(messages, 0, len(messages), words, STEP_ITEM)
    units = [*walk][::-1]
    for unit in units:
        _check_step(unit, units, messages)
    steps = joined_steps((*before, *[unit.moved(start) for unit in units]))
    for outcome in [it for unit in steps for it in unit.outcomes()]:
        if outcome.reason == REASON_ORPHAN and outcome.position >= start:
            place = place_of(messages, outcome.position - start)
            raise _half_error(place, REASON_ORPHAN)
    return steps


def _check_step(unit: Unit, units: Sequence[Unit], messages: Sequence[object]) -> None:
    """Refuse what cannot go on with a turn: halves of calls, and words of the user."""
    if unit.is_orphaned or unit.reason == REASON_THOUGHT:
        place = place_of(messages, unit.start)
        problem = unit.reason or REASON_ORPHAN
        raise _half_error(place, problem + _other_halves(unit, units))
    kept = [outcome.position for outcome in unit.outcomes() if outcome.kept]
    for index, message in zip(kept, unit.messages):
        if message.role == "user" or _words_beside(message) is not None:
            says = "is" if message.role == "user" else "holds words that are"
            raise InputError(
                f"{STEP_ITEM} {place_of(messages, index)} {says} the user's, which "
                "begins another turn; use assemble(...) or fit_messages(...)"
            )


def _other_halves(unit: Unit, units: Sequence[Unit]) -> str:
    """The calls of a unit that nothing answers, and those that nobody made, by id."""
    told = [message for it in units for message in it.messages]
    made = {call.id for message in told for call in message.calls}
    answered = {call_id for message in told for call_id in message.answers}
    own = unit.messages
    open_calls = [it.id for its in own for it in its.calls if it.id not in answered]
    unasked = [it for its in own for it in its.answers if it not in made]
    words = [f"no result of call {shown(it)}" for it in open_calls]
    words += [f"no call {shown(it)}" for it in unasked]
    calls = [shown(it.id) for its in own for it in its.calls]
    ids = calls or [shown(it) for its in own for it in its.answers]
    if ids and not words:
        words = [f"call and results of {', '.join(ids)} do not follow each other"]
    return f" ({', '.join(words)})" if words else ""


def _half_error(place: int, problem: str) -> InputError:
    return InputError(
        f"{STEP_ITEM} {place} is or holds a {problem}; pass a reply with tool "
        "calls and all its results together"
    )


def listed_context(
    system: Message | None, messages: Sequence[object], wanted: int
) -> MinimalContext:
    """The minimal context of a whole chat list: its last message of the user is asked.

    The leading system messages are the system prompt, behind the one that is given;
    what follows the question are steps of this turn. Raises `InputError` for a list
    without a message of the user.
    """
    system, leading = _with_leading(system, messages)
    first = len(leading)
    messages, place, question = _asked(messages, first)
    words = Words(None, None, False, is_turn=True)
    end = len(messages)
    walk = units_backwards(messages, place + 1, end, words, LIST_ITEM)
    steps = joined_steps([*walk][::-1])
    question = _sendable(question, place_of(messages, place))
    context = minimal_context(system, messages, question, wanted, first, place)
    return context._replace(steps=steps, leading=leading)


def _with_leading(
    system: Message | None, messages: Sequence[object]
) -> tuple[Message | None, tuple[MessageOutcome, ...]]:
    """The system prompt with the system messages that a list begins with behind it.

    And what becomes of each of these: blank ones and copies are left out.
    """
    systems = [] if system is None else [system]
    said = {it.text for it in systems}
    outcomes: list[MessageOutcome] = []
    for place in range(len(messages)):
        message = read_item(messages, place, LIST_ITEM)
        if message.role != "system":
            break
        reason = REASON_SYSTEM if message.text in said else ""
        reason = REASON_BLANK if message.is_blank else reason
        if not reason:
            systems.append(_sendable(message, place))
            said.add(message.text)
        kept, why = not reason, reason or "system prompt"
        outcomes.append(MessageOutcome(place, 1, "system", kept, why))
    return joined_systems(systems), tuple(outcomes)


def _asked(
    messages: Sequence[object], first: int
) -> tuple[Sequence[object], int, Message]:
    """The list, and where in it the last words of the user stand.

    Words beside tool results, as Anthropic's shape has them in one message, become a
    message of their own.
    """
    for place in range(len(messages) - 1, first - 1, -1):
        message = read_item(messages, place, LIST_ITEM)
        words = _words_beside(message)
        if words is not None:
            return _parted(messages, place, message), place + 1, words
        if message.role == "user" and _has_content(message):
            return messages, place, message
    used_up = "" if messages else " (an iterator can be read once: pass a list)"
    raise InputError(
        f"fit_messages found no message of the user among {len(messages)}{used_up}; "
        "the list must hold the question that is to be answered"
    )


def _words_beside(message: Message) -> Message | None:
    """The user's words beside tool results; pictures alone belong to the results."""
    if not (message.answers and says_more(message)):
        return None
    words = without_results(message, ())._replace(lost="")
    return words if words.role == "user" and words.text.strip() else None


def _parted(
    messages: Sequence[object], place: int, message: Message
) -> Sequence[object]:
    """The list with the message at `place` as two: its tool results, then the rest."""
    content = parts_of(message.native and message.native["content"])
    results = [part for part in content if part_type(part) == "tool_result"]
    rest = [part for part in content if part_type(part) != "tool_result"]
    parted = Unfolded()
    for index, item in enumerate(messages):
        halves: tuple[object, ...] = (item,)
        if index == place:
            halves = tuple({"role": "user", "content": it} for it in (results, rest))
        parted.add(halves, place_of(messages, index))
    return parted


def _has_content(message: Message) -> bool:
    """Whether there is content; calls or a refusal beside none of it ask nothing.

    Pictures may stand beside a blank content, in the way of Ollama.
    """
    content = message.payloads[-1].get("content")
    return not message.is_blank and bool(content or message.media)


def messages_of(units: Iterable[Unit]) -> tuple[Message, ...]:
    """The messages of the units that are kept."""
    return tuple([it for unit in units if not unit.reason for it in unit.messages])


def from_user_on(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The same units, those before the first message of the user left out.

    System messages may stand there all the same.
    """
    changed: list[Unit] = []
    for place, unit in enumerate(units):
        role = unit.messages[0].role
        if not unit.reason and role == "user":
            return (*changed, *units[place:])
        is_leading = not unit.reason and role != "system"
        changed.append(unit._replace(reason=REASON_NOT_USER) if is_leading else unit)
    return tuple(changed)


def outcomes_of(
    units: Iterable[Unit], first: int, older: int, reason: str
) -> Iterator[MessageOutcome]:
    """The fate of each item of a dialog; `dialog[first:older]` was left out unread."""
    if older > first:
        yield MessageOutcome(first, older - first, None, False, reason)
    for unit in units:
        yield from unit.outcomes()


def warnings_of(units: Iterable[Unit]) -> Iterator[str]:
    """What there is to warn of in these units, each warning once."""
    told = tuple(units)
    kept = messages_of(told)
    if any(unit.is_orphaned for unit in told):
        yield WARN_ORPHAN
    if any(unit.is_retried for unit in told):
        yield WARN_SUPERSEDED
    if any(message.role == "system" for message in kept):
        yield WARN_SYSTEM
    if any(message.parts and _holds_unsigned(message) for message in kept):
        yield WARN_UNSIGNED
    if any(message.repaired for message in kept):
        yield WARN_REPAIRED


def _holds_unsigned(message: Message) -> bool:
    """Whether it holds reasoning that only some servers take."""
    return any(map(is_unsigned, parts_of(message.payloads[-1].get("content"))))


def _sendable(message: Message, place: int) -> Message:
    """The question or the system prompt of a list, which are not changed unsaid."""
    if message.repaired:
        raise InputError(
            f"{LIST_ITEM} {place}, the {message.role}'s, holds a lone surrogate, which "
            "no API can send; clean the text where it enters your program"
        )
    if message.lost:
        raise InputError(
            f"{LIST_ITEM} {place}, the {message.role}'s, holds a tool call, which only "
            "the assistant makes; leave it out"
        )
    return message
