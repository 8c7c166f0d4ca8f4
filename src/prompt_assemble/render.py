"""The exact text and messages that are counted and returned, and nothing else.

A `Frame` holds what does not depend on memory, so that trying another set of memories
renders only the last user message again. Order: system, history, then memory block,
notice and the user's words in the last user message. This module decides nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .config import PromptConfig
from .context import MinimalContext
from .errors import InputError
from .messages import Message, own_copy


class Rendered(NamedTuple):
    """One finished prompt in one form.

    `pieces` joined by line breaks are the text that is counted: the prompt itself in
    the text form, `message_text(messages)` in the messages form. `ends` are the indexes
    at which the sections system, history, memory and input end. `framing` is what is
    charged beside the text, in tokens.
    """

    form: str
    pieces: tuple[str, ...]
    ends: tuple[int, int, int, int]
    framing: int
    messages: tuple[dict[str, Any], ...] = ()

    @property
    def text(self) -> str:
        """The text that is counted."""
        return "\n".join(self.pieces)

    def new_messages(self) -> list[dict[str, Any]]:
        """The messages as new dicts, so that nobody can change what was verified."""
        return [own_copy(message) for message in self.messages]


class Frame(NamedTuple):
    """A prompt up to its last user message, and what is needed to finish it."""

    form: str
    head: tuple[str, ...]
    system_end: int
    user: str
    opening: tuple[str, ...]
    label: str
    framing: int
    messages: tuple[dict[str, Any], ...] = ()


def frame_of(
    context: MinimalContext, form: str, config: PromptConfig, part_tokens: int
) -> Frame:
    """Render what does not depend on memory, for the form "text" or "messages".

    `part_tokens` is what all content parts that are not text cost together.
    """
    if form == "text":
        return _text_frame(context, config)
    return _messages_frame(context, config, part_tokens)


def finished(frame: Frame, block: str | None, notice: str | None) -> Rendered:
    """Complete a frame with a memory block and a notice, where there are any."""
    above = [part for part in (block, notice) if part is not None]
    memory = [piece for part in above for piece in (part, "")]
    start = len(frame.head) + len(frame.opening)
    pieces = (*frame.head, *frame.opening, *memory, frame.label + frame.user)
    ends = (frame.system_end, start, start + len(memory), len(pieces))
    messages = frame.messages
    if frame.form == "messages":
        content = "\n\n".join((*above, frame.user))
        messages = (*messages, {"role": "user", "content": content})
    return Rendered(frame.form, pieces, ends, frame.framing, messages)


def _messages_frame(
    context: MinimalContext, config: PromptConfig, part_tokens: int
) -> Frame:
    payloads = [message.payload for message in context.recent]
    head = [piece for message in context.recent for piece in message.pieces]
    if context.system:
        payloads.insert(0, {"role": "system", "content": context.system})
        head[:0] = ("system", context.system)
    framing = (
        config.tokens_per_request
        + config.tokens_per_message * (len(payloads) + 1)
        + part_tokens
    )
    system_end = 2 if context.system else 0
    return Frame(
        "messages",
        tuple(head),
        system_end,
        context.user,
        ("user",),
        "",
        framing,
        tuple(payloads),
    )


def _text_frame(context: MinimalContext, config: PromptConfig) -> Frame:
    labels = config.role_labels
    parts = [context.system] if context.system else []
    parts += [
        _labelled(message, getattr(labels, message.role)) for message in context.recent
    ]
    head = tuple(piece for part in parts for piece in (part, ""))
    system_end = 2 if context.system else 0
    return Frame("text", head, system_end, context.user, (), labels.user, 0)


def _labelled(message: Message, label: str) -> str:
    if not message.is_text:
        raise InputError(
            "a message of the dialog has content parts that are not text, which the "
            "text form cannot hold; use assemble(form='messages')"
        )
    calls = [call.as_text for call in message.calls]
    return label + "\n".join([message.text, *calls] if message.text else calls)
