"""Units of a dialog: what is kept or left out whole.

A tool call, all its results and its reasoning are one unit; any other message is one by
itself. Walks a dialog from its newest item backwards and reads no item that is not
asked for. This module knows nothing of budgets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .blocks import is_reasoning
from .messages import Message, read_message

REASON_OLDER = "older than the recent messages asked for"
REASON_COPY = "copy of the user input"
REASON_SYSTEM = "equal to the system prompt"
REASON_BLANK = "blank"
REASON_ORPHAN = "tool call without all its results, or result without its call"
REASON_PARTED = "tool call whose results are parted by other words, which no API takes"


class MessageOutcome(NamedTuple):
    """What became of `items` neighbouring dialog items from index `position` on.

    A message of pydantic-ai counts as the several that it becomes.
    """

    position: int
    items: int
    role: str | None
    kept: bool
    reason: str


class Unit(NamedTuple):
    """Neighbouring items of a dialog from index `start` on, oldest first.

    `reason` says why they are left out, or is "".
    """

    start: int
    messages: tuple[Message, ...]
    reason: str = ""

    def outcomes(self, kept: str = "recent") -> Iterator[MessageOutcome]:
        """The fate of each item; `kept` says why those that stay do."""
        for place, message in enumerate(self.messages, self.start):
            fate = (not self.reason, self.reason or kept)
            yield MessageOutcome(place, 1, message.role, *fate)


class Words(NamedTuple):
    """What a dialog must not hold once more: the system prompt and the user's input.

    `at_end` says that nothing newer than the walk's start was said, so that its newest
    message may be a copy of the input.
    """

    system: str | None
    user: Message | None
    at_end: bool = True


def units_backwards(
    dialog: Sequence[object], first: int, end: int, words: Words
) -> Iterator[Unit]:
    """The units of `dialog[first:end]`, newest first, also those to be left out.

    An item is read when its unit is asked for. Raises `InputError` for an item that is
    not understood.
    """
    results: list[tuple[int, Message]] = []  # newest first, waiting for their call
    at_end = words.at_end
    while end > first:
        end -= 1
        message = read_message(dialog[end], end)
        if message.answers:
            results.append((end, message))
            at_end = False
            continue
        if message.calls and _answered(message, results):
            told = (message, *(result for _, result in reversed(results)))
            is_parted = any(_says_more(result) for _, result in results[1:])
            results.clear()
            end, told = _with_reasoning(dialog, first, end, told)
            yield Unit(end, told, REASON_PARTED if is_parted else "")
            at_end = False
            continue
        if results:
            yield from _orphans(results)
        reason = _reason_against(message, words)
        if at_end:
            if not reason and _is_input(dialog[end], message, words.user):
                reason = REASON_COPY
            at_end = reason == REASON_BLANK
        told = (message,)
        if not reason and message.role == "assistant":
            end, told = _with_reasoning(dialog, first, end, told)
        yield Unit(end, told, reason)
    yield from _orphans(results)


def _answered(message: Message, results: list[tuple[int, Message]]) -> bool:
    """Whether the waiting results are those of a message's calls, each once."""
    made = sorted(call.id for call in message.calls)
    given = sorted(call_id for _, result in results for call_id in result.answers)
    named = [call_id for call_id in made if call_id]
    return made == given and len(named) == len(set(named))


def _says_more(result: Message) -> bool:
    """Whether a message of results holds anything else."""
    return any(it["role"] not in ("tool", "function") for it in result.payloads)


def _with_reasoning(
    dialog: Sequence[object], first: int, start: int, told: tuple[Message, ...]
) -> tuple[int, tuple[Message, ...]]:
    """A unit with the messages of reasoning that stand right before it."""
    thoughts: list[Message] = []
    while start > first and _is_reasoning_item(dialog[start - 1]):
        start -= 1
        thoughts.append(read_message(dialog[start], start))
    return start, (*thoughts[::-1], *told)


def _is_reasoning_item(item: object) -> bool:
    # Looked at without being read: an item that is not needed may be of any shape.
    if not isinstance(item, dict) and not isinstance(item, Mapping):
        return False
    return item.get("role") == "assistant" and is_reasoning(item.get("content"))


def _reason_against(message: Message, words: Words) -> str:
    if message.calls or message.is_reasoning:
        return REASON_ORPHAN
    if message.is_blank:
        return REASON_BLANK
    if message.role == "system" and message.text == words.system:
        return REASON_SYSTEM
    return ""


def _is_input(item: object, message: Message, user: Message | None) -> bool:
    if user is None:
        return False
    # A bare string may have had a label read off that is part of the input.
    if isinstance(item, str) and item == user.text:
        return True
    if message.is_text and user.is_text:
        return message.role == "user" and message.text == user.text
    return message.payloads == user.payloads


def _orphans(results: list[tuple[int, Message]]) -> Iterator[Unit]:
    for place, result in results:
        yield Unit(place, (result,), REASON_ORPHAN)
    results.clear()
