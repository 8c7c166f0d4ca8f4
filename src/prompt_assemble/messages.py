"""Messages: one item of a dialog, read from any understood shape.

A `Message` is our own copy of one item: what the phases need to know of it, beside the
dicts that are sent. This module knows roles and which calls a message makes or answers;
it does not know which messages are kept, nor how many tokens they cost.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .blocks import (
    NO_HALVES,
    answered_ids,
    as_chat,
    as_result_message,
    has_blocks,
    is_blank_text,
    is_reasoning,
    server_halves,
)
from .checks import plain_text
from .contents import own_fields, put_right
from .errors import InputError
from .parts import (
    ToolCall,
    content_text,
    id_text,
    is_silent,
    media_parts,
    message_pieces,
    part_text,
    part_type,
    parts_of,
    read_blocks,
    read_calls,
)
from .plain import as_text, copied, sendable_text, unreadable
from .shapes import chat_shape, has_more, words_elsewhere
from .tokens import utf8_length

ROLE_NAMES = {
    "system": "system",
    "developer": "system",
    "user": "user",
    "human": "user",
    "assistant": "assistant",
    "ai": "assistant",
    "model": "assistant",
    "bot": "assistant",
    "tool": "tool",
    "function": "tool",
}

SPOKEN_ROLES = {name: role for name, role in ROLE_NAMES.items() if role != "tool"}
"""Roles of messages that may be words alone."""

SPEAKER_LABELS = {
    "user": "user",
    "human": "user",
    "assistant": "assistant",
    "ai": "assistant",
    "bot": "assistant",
}
"""Labels that a bare string may carry. "System:" is not among them: a line of dialog
must not gain authority by how it starts."""

UNDERSTOOD_SHAPES = (
    "understood are strings, (role, text) pairs, dicts with 'role' and 'content' or "
    "'parts', and the message objects of LangChain, OpenAI, Anthropic, Gemini and "
    "pydantic-ai "
    f"(roles: {', '.join(ROLE_NAMES)})"
)

LABEL_LENGTH = 12
"""Characters at the start of a bare string in which a label is looked for."""

WORDS_ALONE = ["role", "content"]
"""The keys of a message that is a role and its words."""

ROLE_LENGTH = 12
"""Characters of an unknown role that an error message shows."""


class MessageParts(NamedTuple):
    """What a message is beside its role and its words; see `Message`."""

    calls: tuple[ToolCall, ...]
    answers: tuple[str, ...]
    media: tuple[Any, ...]
    is_text: bool
    payloads: tuple[dict[str, Any], ...]
    pieces: tuple[str, ...]
    native: dict[str, Any] | None = None
    only_native: str = ""
    is_reasoning: bool = False
    server_halves: tuple[tuple[str, ...], tuple[str, ...]] = NO_HALVES
    unsent: tuple[str, ...] = ()


class Message(NamedTuple):
    """One dialog item, read from any understood shape.

    - `role` is "system", "user", "assistant", or "tool" for what holds tool results.
    - `text` is what a reader sees.
    - `size` is the bytes of `pieces` in UTF-8, with a line break after each.
    - `parts` is what else there is, None of a message that is a role and its words:
      most are, and what they are sent and counted as follows from these.
    - `repaired` says whether a lone surrogate was replaced by U+FFFD.
    - `lost` says which tool results that stood in it were left out: "strange" (of no
      call that is there, or calls that only the assistant can make), "older" (answered
      again later), or "" for none.
    """

    role: str
    text: str
    size: int
    parts: MessageParts | None = None
    repaired: bool = False
    lost: str = ""

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        """The tool calls that it makes."""
        return () if self.parts is None else self.parts.calls

    @property
    def answers(self) -> tuple[str, ...]:
        """The ids of the calls whose results it holds."""
        return () if self.parts is None else self.parts.answers

    @property
    def media(self) -> tuple[Any, ...]:
        """The content parts that are priced by themselves, such as images."""
        return () if self.parts is None else self.parts.media

    @property
    def is_text(self) -> bool:
        """Whether there are no content parts but text."""
        return self.parts is None or self.parts.is_text

    @property
    def payloads(self) -> tuple[dict[str, Any], ...]:
        """Our own copies of the dicts that are sent.

        One, but for an Anthropic message with tool results, which is several in the
        OpenAI shape.
        """
        if self.parts is None:
            return ({"role": self.role, "content": self.text},)
        return self.parts.payloads

    @property
    def payload_count(self) -> int:
        """How many dicts it is sent as."""
        return 1 if self.parts is None else len(self.parts.payloads)

    def new_payloads(self) -> list[dict[str, Any]]:
        """New copies of the dicts that are sent, for the caller."""
        if self.parts is None:
            return [{"role": self.role, "content": self.text}]
        return [copied(payload) for payload in self.parts.payloads]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The lines of the payloads that are counted."""
        return (self.role, self.text) if self.parts is None else self.parts.pieces

    @property
    def native(self) -> dict[str, Any] | None:
        """The message in Anthropic's shape, where it came so."""
        return None if self.parts is None else self.parts.native

    @property
    def only_native(self) -> str:
        """The block that only Anthropic's shape has, or ""."""
        return "" if self.parts is None else self.parts.only_native

    @property
    def is_reasoning(self) -> bool:
        """Whether it is nothing but reasoning of the next message."""
        return self.parts is not None and self.parts.is_reasoning

    @property
    def server_calls(self) -> tuple[str, ...]:
        """The ids of calls of a server's tools whose results do not stand in it."""
        return () if self.parts is None else self.parts.server_halves[0]

    @property
    def server_results(self) -> tuple[str, ...]:
        """The ids of calls whose results a server put into it, and not the calls."""
        return () if self.parts is None else self.parts.server_halves[1]

    @property
    def unsent(self) -> tuple[str, ...]:
        """The names of fields that were left out, since JSON does not have them."""
        return () if self.parts is None else self.parts.unsent

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to send; a tool result may be empty and count."""
        if self.text and not self.text.isspace():
            return False
        if self.calls or self.answers or not self.is_text:
            return False
        return not any(payload.get("audio") for payload in self.payloads)


def read_message(item: object) -> Message:
    """Read one item of a dialog.

    Raises `InputError` for an unknown shape or role, and for values that JSON does not
    have; it says only what is wrong: see `error_at`. The item is not changed and
    nothing of it is shared.
    """
    if type(item) is dict and len(item) == 2:  # the usual message, without a walk
        text, role = item.get("content"), item.get("role")
        if type(text) is str and type(role) is str and role in SPOKEN_ROLES:
            if text.isascii():
                return clean_message(SPOKEN_ROLES[role], text, len(text))
            return text_message(SPOKEN_ROLES[role], text)
        if isinstance(text, str) and "role" in item:
            role = _known_role(role)
            if role != "tool":
                return text_message(role, text)
    elif isinstance(item, str):
        return text_message(*_split_label(item))
    elif isinstance(item, (tuple, list)) and len(item) == 2 and not _has_names(item):
        role, text = item
        if isinstance(role, str) and isinstance(text, str):
            return text_message(_known_role(role), text)
    try:
        shaped = chat_shape(item)
        if shaped is not None:
            return _from_mapping(shaped)
    except InputError:
        raise
    except Exception as error:  # what a mapping or an object raises when it is read
        raise unreadable(error)
    raise InputError(f"is of type {type(item).__name__}; {UNDERSTOOD_SHAPES}")


def _has_names(item: object) -> bool:
    """Whether a tuple names its values, so that their order says nothing."""
    return hasattr(item, "_fields")


def text_message(role: str, text: str) -> Message:
    """The message of one role that is one text."""
    own = plain_text(text)
    clean, size = sendable_text(own)
    return clean_message(role, clean, size, clean is not own)


def clean_message(role: str, text: str, size: int, repaired: bool = False) -> Message:
    """The message of one role that is one text without lone surrogates.

    `size` is the length of the text in UTF-8.
    """
    parts = None
    if role == "tool":  # of a pair, which names no call
        payload = {"role": role, "content": text}
        parts = MessageParts((), ("",), (), True, (payload,), (role, text))
    # As one tuple: most messages come by here, and handing over arguments to make one
    # costs as much as the rest.
    fields = (role, text, len(role) + size + 2, parts, repaired, "")
    return tuple.__new__(Message, fields)


def joined_systems(messages: Sequence[Message]) -> Message | None:
    """Several system messages as one, which is sent as the dicts that they are."""
    if len(messages) < 2:
        return messages[0] if messages else None
    payloads = tuple([it for message in messages for it in message.payloads])
    pieces = tuple([it for message in messages for it in message.pieces])
    is_text = all(message.is_text for message in messages)
    media = tuple([it for message in messages for it in message.media])
    unsent = tuple([it for message in messages for it in message.unsent])
    parts = MessageParts((), (), media, is_text, payloads, pieces, unsent=unsent)
    text = "\n\n".join([message.text for message in messages])
    return Message("system", text, _size_of(pieces), parts)


def system_texts(system: Message) -> frozenset[str]:
    """The text of each message that a system prompt is sent as."""
    return frozenset([content_text(it.get("content")) for it in system.payloads])


def message_as_it_is(payload: dict[str, Any]) -> Message:
    """The message of plain data of ours, in whatever shape, to be counted and sent."""
    pieces = tuple(message_pieces(payload))
    parts = MessageParts((), (), (), True, (payload,), pieces)
    return Message(as_text(payload.get("role", "")), "", _size_of(pieces), parts)


def without_results(
    message: Message, kept: Sequence[int], lost: str = "strange"
) -> Message:
    """A message of results with only those of its results, by number, that are `kept`.

    What else stands in it stays; one that holds results of chat holds only one.
    """
    if message.native is None or len(kept) == len(message.answers):
        return message
    blocks, number, wanted = [], 0, set(kept)
    for block in message.native["content"]:
        is_result = part_type(block) == "tool_result"
        if not is_result or number in wanted:
            blocks.append(block)
        number += is_result
    payload = {**message.native, "content": blocks}
    role = message.native["role"]
    return _from_blocks(role, payload, message.repaired)._replace(lost=lost)


def answering(result: Message, call_id: str) -> Message:
    """A tool message of the chat shape, as the result of this call."""
    payload = {**result.payloads[0], "tool_call_id": call_id}
    return _from_chat("tool", payload, result.repaired)


def _split_label(text: str) -> tuple[str, str]:
    """Role and words of a bare string: the user's, unless a label says otherwise."""
    label, colon, rest = text[:LABEL_LENGTH].partition(":")
    role = SPEAKER_LABELS.get(label.strip().lower()) if colon else None
    if role is None:
        return "user", text
    return role, text[len(label) + 1 :].removeprefix(" ")


def _known_role(role: object) -> str:
    name = ROLE_NAMES.get(role.lower()) if isinstance(role, str) else None
    if name is None:
        # Only one word is shown: what stands in the place of a role may be a text.
        word = (
            isinstance(role, str) and role.isidentifier() and len(role) <= ROLE_LENGTH
        )
        given = f"the unknown role {role!r}" if word else "no role that is a known word"
        raise InputError(f"has {given}; {UNDERSTOOD_SHAPES}")
    return name


def _from_mapping(item: Mapping[Any, Any]) -> Message:
    role, content = _known_role(item.get("role")), item.get("content")
    # What a tool returned may be any value: it is written as the text that is sent.
    is_returned = role == "tool" and isinstance(content, (Mapping, bool, int, float))
    if not (is_returned or content is None or isinstance(content, (str, list, tuple))):
        raise InputError(
            f"has content of type {type(content).__name__}; content must be a text, a "
            "list of parts, or None"
        )
    if content is None or (is_silent(content) and not has_more(item)):
        _check_words(item)
    repairs: list[str] = []
    payload, unsent = own_fields(item, repairs)
    lost = "strange" if put_right(payload, role) else ""
    if not has_blocks(payload.get("content")):
        message = _from_chat(role, payload, bool(repairs))
    else:
        role, payload = _with_results(role, payload)
        message = _from_blocks(role, payload, bool(repairs))
    if unsent:
        message = _without_fields(message, unsent)
    return message._replace(lost=lost) if lost else message


def _without_fields(message: Message, unsent: tuple[str, ...]) -> Message:
    """The same message, which tells that fields of it are left out."""
    parts = message.parts
    if parts is None:
        pieces, payloads = message.pieces, message.payloads
        parts = MessageParts((), (), (), True, payloads, pieces)
    return message._replace(parts=parts._replace(unsent=unsent))


def _with_results(role: str, payload: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Role and message of blocks; results are the user's under whatever role.

    But for those beside words of the assistant's, which stay in its message.
    """
    is_result = role == "tool" or bool(answered_ids(payload["content"]))
    said = role == "assistant" and any(
        part_type(block) == "text" and not is_blank_text(block)
        for block in payload["content"]
    )
    if role == "user" or said or not is_result:
        return role, payload
    return "user", as_result_message(payload)


def _check_words(item: Mapping[Any, Any]) -> None:
    """Refuse a message whose words stand where they are not looked for."""
    for name in words_elsewhere(item):
        raise InputError(
            f"has no words in 'content', but in {name!r}; {UNDERSTOOD_SHAPES}"
        )


def _from_chat(role: str, payload: dict[str, Any], repaired: bool) -> Message:
    # A legacy result has no id and is only valid by its role.
    is_legacy = payload["role"].lower() == "function"
    payload["role"] = "function" if is_legacy else role
    if role == "tool" and not payload.get("content"):
        payload["content"] = ""  # a result may be empty, but not missing
    content, refusal = payload.get("content"), payload.get("refusal")
    if role != "tool" and isinstance(content, str) and [*payload] == WORDS_ALONE:
        return clean_message(role, content, utf8_length(content), repaired)
    media = media_parts(payload)
    pieces = tuple(message_pieces(payload))
    parts = MessageParts(
        read_calls(payload),
        (id_text(payload.get("tool_call_id")),) if role == "tool" else (),
        media,
        _is_text(content) and not media,
        (payload,),
        pieces,
    )
    text = content_text(content) or (refusal if isinstance(refusal, str) else "")
    return Message(role, text, _size_of(pieces), parts, repaired)


def _from_blocks(role: str, payload: dict[str, Any], repaired: bool) -> Message:
    content, payload["role"] = payload["content"], role
    answers = answered_ids(content)
    chat, only_native = as_chat(payload)
    payloads = tuple(chat) or (payload,)
    pieces = tuple(piece for it in payloads for piece in message_pieces(it))
    is_text = not only_native and all(
        _is_text([part]) or part.get("type") in ("tool_use", "tool_result")
        for part in content
    )
    parts = MessageParts(
        read_blocks(content),
        answers,
        media_parts(payload),
        is_text,
        payloads,
        pieces,
        payload,
        only_native,
        role == "assistant" and is_reasoning(content),
        server_halves(content) if role == "assistant" else NO_HALVES,
    )
    said = "tool" if answers else role
    return Message(said, content_text(content), _size_of(pieces), parts, repaired)


def _size_of(pieces: tuple[str, ...]) -> int:
    return sum(map(utf8_length, pieces)) + len(pieces)


def _is_text(content: object) -> bool:
    return all(part_text(part) is not None for part in parts_of(content))
