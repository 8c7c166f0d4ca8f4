"""Messages: reads the dialog shapes that callers have; says what of them is counted.

A `Message` is our own copy of one message: what the phases need to know of it, beside
the dict that is sent. This module knows roles and shapes; it does not know which
messages are kept, nor how many tokens they cost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import InputError

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
    "understood are strings, (role, text) pairs and dicts with 'role' and 'content' "
    f"(roles: {', '.join(ROLE_NAMES)})"
)

LABEL_LENGTH = 12

TEXT_PART_TYPES = ("text", "input_text", "output_text", "refusal")


class ToolCall(NamedTuple):
    """One tool call of an assistant message; `arguments` as the text that is sent."""

    id: str
    name: str
    arguments: str

    @property
    def as_text(self) -> str:
        """The call as it is counted and shown: JSON-like, as templates print it."""
        named = f'"id": "{self.id}", "name": "{self.name}"'
        return f'{{{named}, "arguments": {self.arguments}}}'


class Message(NamedTuple):
    """One message, read from any understood shape.

    `text` is what a reader sees; `calls` the tool calls that it makes and `answers` the
    id of the call whose result it is; `parts` the content parts that are not text;
    `payload` our own copy of the dict that is sent; `repaired` whether a lone surrogate
    was replaced by U+FFFD.
    """

    role: str
    text: str
    calls: tuple[ToolCall, ...]
    answers: str | None
    parts: tuple[Any, ...]
    payload: dict[str, Any]
    pieces: tuple[str, ...]
    repaired: bool

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to send; a tool result may be empty and count."""
        has_more = self.calls or self.parts or self.answers is not None
        return not (has_more or self.text.strip())


def read_message(item: object, position: int) -> Message:
    """Read one item of a dialog; `position` is its index, for the error message.

    Raises `InputError` for an unknown shape or role. The item is not changed and
    nothing of it is shared, except values that JSON does not have.
    """
    if isinstance(item, str):
        return _from_text(*_split_label(item))
    if isinstance(item, Mapping):
        try:
            return _from_mapping(item, position)
        except InputError:
            raise
        except (
            Exception
        ) as error:  # what a mapping of the caller's raises when it is read
            raise InputError(
                f"dialog item {position} could not be copied ({type(error).__name__}); "
                "pass plain dicts that are not nested without end"
            ) from error
    if isinstance(item, (tuple, list)) and len(item) == 2:
        role, text = item
        if isinstance(role, str) and isinstance(text, str):
            return _from_text(_known_role(role, position), text)
    raise InputError(
        f"dialog item {position} is of type {type(item).__name__}; {UNDERSTOOD_SHAPES}"
    )


def surrogate_position(text: str) -> int:
    """Index of the first lone surrogate in `text`, or -1."""
    if text.isascii():
        return -1
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return error.start
    return -1


def without_surrogates(text: str) -> str:
    """`text` with each lone surrogate replaced by U+FFFD, so that it can be encoded."""
    if surrogate_position(text) < 0:
        return text
    return "".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)


def own_copy(value: Any, repairs: list[str] | None = None) -> Any:
    """Copy of JSON-like data in which every text can be encoded.

    Texts that had to be repaired are noted in `repairs`. Values that JSON does not have
    are passed on as they are.
    """
    if isinstance(value, str):
        clean = without_surrogates(value)
        if repairs is not None and clean is not value:
            repairs.append(clean)
        return clean
    if isinstance(value, Mapping):
        return {own_copy(k, repairs): own_copy(v, repairs) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [own_copy(element, repairs) for element in value]
    return value


def content_text(content: object) -> str:
    """The text of a message's content: a string, None, or the text parts of a list."""
    if isinstance(content, str):
        return content
    if isinstance(content, Sequence):
        texts = (_part_text(part) for part in content)
        return "\n".join(text for text in texts if text is not None)
    return ""


def other_parts(content: object) -> tuple[Any, ...]:
    """The content parts that are not text, such as images."""
    if isinstance(content, str) or not isinstance(content, Sequence):
        return ()
    return tuple(part for part in content if _part_text(part) is None)


def message_text(messages: Iterable[object]) -> str:
    """The text of a message list that is counted, exactly.

    `messages` are dicts in the shape of the OpenAI chat API. Each gives a line with its
    role, then its content, then a line for whatever else is sent with it: tool calls
    (id, name, arguments), ids, names, further keys as JSON. Content parts that are not
    text are left out here and cost `PromptConfig.part_tokens` each; the framing of the
    chat template costs `tokens_per_message` and `tokens_per_request` on top.
    """
    pieces: list[str] = []
    for position, message in enumerate(messages):
        if not isinstance(message, Mapping):
            raise InputError(
                f"message {position} is of type {_type_name(message)}; "
                "message_text takes dicts with 'role' and 'content'"
            )
        pieces += message_pieces(message)
    return "\n".join(pieces)


def message_pieces(message: Mapping[str, Any]) -> list[str]:
    """The lines of one message that are counted; joined by line breaks, its text."""
    pieces = [_as_text(message.get("role", "")), content_text(message.get("content"))]
    if len(message) > 2:
        for key, value in message.items():
            if key == "tool_calls":
                pieces += [call.as_text for call in _read_calls(message)]
            elif key not in ("role", "content"):
                pieces.append(f"{key} {_as_text(value)}")
    return pieces


def _from_text(role: str, text: str) -> Message:
    clean = without_surrogates(text)
    answers = "" if role == "tool" else None
    payload = {"role": role, "content": clean}
    return Message(
        role, clean, (), answers, (), payload, (role, clean), clean is not text
    )


def _split_label(text: str) -> tuple[str, str]:
    """Role and words of a bare string: "Assistant: hi" is the assistant's, else the
    user's.
    """
    label, colon, rest = text[:LABEL_LENGTH].partition(":")
    role = SPEAKER_LABELS.get(label.strip().lower()) if colon else None
    if role is None:
        return "user", text
    return role, text[len(label) + 1 :].removeprefix(" ")


def _known_role(role: object, position: int) -> str:
    name = ROLE_NAMES.get(role.lower()) if isinstance(role, str) else None
    if name is None:
        # Only a single word is shown: what stands in the place of a role may be a text.
        word = (
            isinstance(role, str) and role.isidentifier() and len(role) <= LABEL_LENGTH
        )
        given = f"the unknown role {role!r}" if word else "no role that is a known word"
        raise InputError(f"dialog item {position} has {given}; {UNDERSTOOD_SHAPES}")
    return name


def _from_mapping(item: Mapping[Any, Any], position: int) -> Message:
    role = _known_role(item.get("role"), position)
    content = item.get("content")
    if not (content is None or isinstance(content, (str, list, tuple))):
        raise InputError(
            f"dialog item {position} has content of type {type(content).__name__}; "
            "content must be a text, a list of parts, or None"
        )
    if isinstance(content, str) and len(item) == 2 and role != "tool":
        return _from_text(role, content)  # the usual message, without a walk
    repairs: list[str] = []
    payload: dict[str, Any] = own_copy(dict(item), repairs)
    # A legacy result has no id and is only valid by its role.
    is_legacy = payload["role"].lower() == "function"
    payload["role"] = "function" if is_legacy else role
    content = payload.get("content")
    refusal = payload.get("refusal")
    return Message(
        role,
        content_text(content) or (refusal if isinstance(refusal, str) else ""),
        _read_calls(payload),
        _answered_call(payload, role),
        other_parts(content),
        payload,
        tuple(message_pieces(payload)),
        bool(repairs),
    )


def _read_calls(payload: Mapping[str, Any]) -> tuple[ToolCall, ...]:
    found = payload.get("tool_calls") or ()
    calls = found if isinstance(found, (list, tuple)) else (found,)
    legacy = payload.get("function_call")
    if legacy is not None:
        # The legacy form has one call without an id, answered by the next "function"
        # message.
        calls = (*calls, {"id": "", "function": legacy})
    return tuple(map(_read_call, calls))


def _read_call(call: object) -> ToolCall:
    fields = call if isinstance(call, Mapping) else {}
    function = fields.get("function")
    if not isinstance(
        function, Mapping
    ):  # not the shape of the API: counted as it stands
        return ToolCall(_as_text(fields.get("id", "")), "", _as_text(call))
    name, arguments = function.get("name", ""), function.get("arguments")
    return ToolCall(_as_text(fields.get("id", "")), _as_text(name), _as_text(arguments))


def _answered_call(payload: Mapping[str, Any], role: str) -> str | None:
    return _as_text(payload.get("tool_call_id", "")) if role == "tool" else None


def _part_text(part: object) -> str | None:
    if isinstance(part, str):
        return part
    if isinstance(part, Mapping) and part.get("type") in TEXT_PART_TYPES:
        text = part.get("refusal" if part["type"] == "refusal" else "text")
        return text if isinstance(text, str) else None
    return None


def _as_text(value: object) -> str:
    if isinstance(value, str):
        return value
    # Values that JSON does not have are counted by the name of their type: the same
    # text every time, which an address in a repr would not be.
    return json.dumps(value, ensure_ascii=False, skipkeys=True, default=_type_name)


def _type_name(value: object) -> str:
    return type(value).__name__
