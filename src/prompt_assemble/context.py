"""Phase 1, minimal context: what must be in the prompt before any memory is thought of.

System prompt, the newest messages of the dialog, the user's input. A tool call and its
results stay together or are left out together. This module knows nothing of budgets:
that the minimal context fits is for a later phase to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .checks import text_argument
from .errors import InputError
from .messages import Message, read_message, surrogate_position

REASON_OLDER = "older than the recent messages asked for"
REASON_COPY = "copy of the user input"
REASON_SYSTEM = "equal to the system prompt"
REASON_BLANK = "blank"
REASON_ORPHAN = "tool call without all its results, or result without its call"

WARN_SYSTEM = (
    "the dialog holds a system message beside the system prompt; "
    "some chat templates drop it: put its text into system_prompt"
)
WARN_ORPHAN = (
    "the dialog holds a tool call without all its results, or a result without its "
    "call; both were left out: store a call and its results together, or ask for more "
    "messages"
)
WARN_REPAIRED = "lone surrogates in the dialog were replaced by U+FFFD"


class MessageOutcome(NamedTuple):
    """What became of `items` neighbouring dialog items from index `position` on."""

    position: int
    items: int
    role: str | None
    kept: bool
    reason: str


class MinimalContext(NamedTuple):
    """System prompt, recent dialog (oldest first), user input; what was left out."""

    system: str
    recent: tuple[Message, ...]
    user: str
    outcomes: tuple[MessageOutcome, ...] = ()
    warnings: tuple[str, ...] = ()


def checked_text(name: str, value: object, *, may_be_blank: bool = False) -> str:
    """Return `value` if it can be sent as it is, else raise `InputError`."""
    text = text_argument(name, value)
    position = surrogate_position(text)
    if position >= 0:
        raise InputError(
            f"{name} holds a lone surrogate at position {position}, which no API can "
            "send; clean the text where it enters your program"
        )
    if not (may_be_blank or text.strip()):
        raise InputError(
            f"{name} is blank ({len(text)} characters); give a text with words in it, "
            "and build a prompt only when the user has said something"
        )
    return text


def minimal_context(
    system_prompt: str, dialog: Sequence[object], user_input: str, wanted: int
) -> MinimalContext:
    """Take the newest `wanted` messages of `dialog` (oldest first), whole units only.

    A trailing copy of the user input and copies of the system prompt are left out and
    do not count; a unit that `wanted` would cut is completed. Items older than those
    needed are not read.
    """
    selection = _Selection(dialog, system_prompt, user_input)
    selection.take(wanted)
    return MinimalContext(
        system_prompt,
        tuple(reversed(selection.kept)),
        user_input,
        tuple(reversed(selection.outcomes)),
        tuple(selection.warnings),
    )


class _Selection:
    """The walk through a dialog from its newest item backwards."""

    def __init__(
        self, dialog: Sequence[object], system_prompt: str, user_input: str
    ) -> None:
        self.dialog = dialog
        self.system_prompt = system_prompt
        self.user_input = user_input
        self.kept: list[Message] = []  # newest first
        self.outcomes: list[MessageOutcome] = []  # newest first
        self.warnings: list[str] = []
        self.is_end = True  # nothing but blank messages was seen yet
        # Tool results wait here, newest first, for the call that they answer.
        self.results: list[tuple[int, Message]] = []

    def take(self, wanted: int) -> None:
        """Keep the newest `wanted` messages and whatever completes their units."""
        end = len(self.dialog)
        while end and len(self.kept) < wanted:
            end -= 1
            self._look_at(end, read_message(self.dialog[end], end))
        self._leave_out_results()
        if end:
            self.outcomes.append(MessageOutcome(0, end, None, False, REASON_OLDER))

    def _look_at(self, position: int, message: Message) -> None:
        if message.answers is not None:
            self.results.append((position, message))
        elif message.calls:
            self._close_unit(position, message)
        else:
            self._leave_out_results()
            reason = self._reason_against(position, message)
            if reason is None:
                self._keep(position, message)
            else:
                self._leave_out(position, message, reason)
        self.is_end = self.is_end and message.is_blank

    def _reason_against(self, position: int, message: Message) -> str | None:
        if message.is_blank:
            return REASON_BLANK
        if message.role == "system" and message.text == self.system_prompt:
            return REASON_SYSTEM
        is_copy = self.is_end and self._is_input(position, message)
        return REASON_COPY if is_copy else None

    def _is_input(self, position: int, message: Message) -> bool:
        is_user = message.role == "user" and message.is_text
        # A bare string may have had a label read off that is part of the input.
        item = self.dialog[position]
        is_whole = isinstance(item, str) and item == self.user_input
        return is_whole or (is_user and message.text == self.user_input)

    def _close_unit(self, position: int, message: Message) -> None:
        made = sorted(call.id for call in message.calls)
        if made == sorted(result.answers or "" for _, result in self.results):
            for place, result in self.results:
                self._keep(place, result)
            self.results.clear()
            self._keep(position, message)
        else:
            self._leave_out_results()
            self._leave_out(position, message, REASON_ORPHAN)
            self._warn(WARN_ORPHAN)

    def _leave_out_results(self) -> None:
        for place, result in self.results:
            self._leave_out(place, result, REASON_ORPHAN)
            self._warn(WARN_ORPHAN)
        self.results.clear()

    def _keep(self, position: int, message: Message) -> None:
        self.kept.append(message)
        self.outcomes.append(MessageOutcome(position, 1, message.role, True, "recent"))
        if message.role == "system":
            self._warn(WARN_SYSTEM)
        if message.repaired:
            self._warn(WARN_REPAIRED)

    def _leave_out(self, position: int, message: Message, reason: str) -> None:
        self.outcomes.append(MessageOutcome(position, 1, message.role, False, reason))

    def _warn(self, warning: str) -> None:
        if warning not in self.warnings:
            self.warnings.append(warning)
