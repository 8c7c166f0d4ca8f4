"""Messages: reads the dialog shapes that callers have; says what of them is counted.

A `Message` is our own copy of one message: what the phases need to know of it, beside
the dict that is sent. This module knows roles and shapes; it does not know which
messages are kept, nor how many tokens they cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .checks import plain_text
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
"""Characters at the start of a bare string in which a label is looked for."""

ROLE_LENGTH = 12
PATH_LENGTH = 60
"""Characters of an unknown role, and of a path, that an error message shows."""

TEXT_PARTS = {
    "text": "text",
    "input_text": "text",
    "output_text": "text",
    "refusal": "refusal",
}
"""Types of content parts that are text, and the field that holds it."""

MEDIA_PARTS = frozenset(
    (
        "image",
        "image_url",
        "input_image",
        "audio",
        "input_audio",
        "video",
        "video_url",
        "file",
        "input_file",
        "document",
    )
)
"""Types of content parts that are priced by `PromptConfig.part_tokens`, not by their
text: what they hold is data in base64, or an address."""


class ToolCall(NamedTuple):
    """One tool call of an assistant message; `arguments` as the text that is sent.

    `rest` holds whatever else stands in the call, as JSON, or "".
    """

    id: str
    name: str
    arguments: str
    rest: str = ""

    @property
    def as_text(self) -> str:
        """The call as it is counted and shown: JSON-like, as templates print it."""
        named = f'"id": "{self.id}", "name": "{self.name}"'
        rest = f", {self.rest}" if self.rest else ""
        return f'{{{named}, "arguments": {self.arguments}{rest}}}'


class Message(NamedTuple):
    """One message, read from any understood shape.

    - `text` is what a reader sees.
    - `calls` are the tool calls that it makes; `answers` is the id of the call whose
      result it is.
    - `media` are the content parts that are priced by themselves, such as images;
      `is_text` says whether there are no parts but text.
    - `payload` is our own copy of the dict that is sent; `pieces` are its lines that
      are counted.
    - `repaired` says whether a lone surrogate was replaced by U+FFFD.
    """

    role: str
    text: str
    calls: tuple[ToolCall, ...]
    answers: str | None
    media: tuple[Any, ...]
    is_text: bool
    payload: dict[str, Any]
    pieces: tuple[str, ...]
    repaired: bool

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to send; a tool result may be empty and count."""
        has_more = self.calls or not self.is_text or self.payload.get("audio")
        return self.answers is None and not has_more and not self.text.strip()


def read_message(item: object, position: int) -> Message:
    """Read one item of a dialog; `position` is its index, for the error message.

    Raises `InputError` for an unknown shape or role, and for values that JSON does not
    have. The item is not changed and nothing of it is shared.
    """
    if isinstance(item, str):
        return _from_text(*_split_label(item))
    if isinstance(item, (dict, Mapping)):  # dict first: most are, and it is told fast
        try:
            return _from_mapping(item, position)
        except InputError:
            raise
        except Exception as error:  # what a mapping raises when it is read
            raise InputError(
                f"dialog item {position} could not be read ({type(error).__name__}); "
                "pass plain dicts, not nested without end"
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


def own_copy(value: Any, repairs: list[str] | None = None, path: str = "") -> Any:
    """Copy of JSON-like data in which every text can be encoded.

    Texts that had to be repaired are noted in `repairs`. A value that JSON does not
    have is an `InputError` that names its type and its path.
    """
    if isinstance(value, str):
        plain = plain_text(value)
        clean = without_surrogates(plain)
        if repairs is not None and clean is not plain:
            repairs.append(clean)
        return clean
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Mapping):
        return {
            own_copy(key, repairs, path): own_copy(it, repairs, f"{path}.{key}")
            for key, it in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [own_copy(it, repairs, f"{path}[{i}]") for i, it in enumerate(value)]
    raise InputError(
        f"a message holds a value of type {type(value).__name__} at "
        f"{path.removeprefix('.')[:PATH_LENGTH]}, which JSON does not have; "
        "turn it into plain data first, an SDK object for example by .model_dump()"
    )


def content_text(content: object) -> str:
    """The text of a message's content: a string, None, or the text parts of a list."""
    if isinstance(content, str):
        return content
    texts = (_part_text(part) for part in _parts_of(content))
    return "\n".join(text for text in texts if text is not None)


def media_parts(content: object) -> tuple[Any, ...]:
    """The content parts that are priced by themselves, such as images."""
    return tuple(part for part in _parts_of(content) if _part_type(part) in MEDIA_PARTS)


def message_text(messages: Iterable[object]) -> str:
    """The text of a message list that is counted, exactly.

    `messages` are dicts in the shape of the OpenAI chat API. Each gives a line with its
    role, then its content, then a line for whatever else is sent with it: tool calls
    (id, name, arguments), ids, names, further keys and parts as JSON. Images, audio and
    files are left out here and cost `PromptConfig.part_tokens` each; the framing of the
    chat template costs `tokens_per_message` and `tokens_per_request` on top.
    """
    pieces: list[str] = []
    for position, message in enumerate(messages):
        if not isinstance(message, Mapping):
            raise InputError(
                f"message {position} is of type {type(message).__name__}; "
                "message_text takes dicts with 'role' and 'content'"
            )
        try:
            pieces += message_pieces(own_copy(message))
        except InputError:
            raise
        except (RecursionError, ValueError) as error:
            raise InputError(
                f"message {position} could not be read ({type(error).__name__}); "
                "pass plain data, not nested without end"
            ) from error
    return "\n".join(pieces)


def message_pieces(message: Mapping[str, Any]) -> list[str]:
    """The lines of one message that are counted; joined by line breaks, its text.

    Everything that is sent stands in them, but for media parts.
    """
    content = message.get("content")
    pieces = [_as_text(message.get("role", "")), content_text(content)]
    for part in () if isinstance(content, str) else _parts_of(content):
        pieces += map(_as_json, _untold_of_part(part))
    for key, value in message.items():
        if key == "tool_calls":
            pieces += [call.as_text for call in _read_calls({key: value})]
        elif key not in ("role", "content"):
            pieces.append(f"{key} {_as_text(value)}")
    return pieces


def _from_text(role: str, text: str) -> Message:
    own = plain_text(text)
    clean = without_surrogates(own)
    return Message(
        role,
        clean,
        (),
        "" if role == "tool" else None,
        (),
        True,
        {"role": role, "content": clean},
        (role, clean),
        clean is not own,
    )


def _split_label(text: str) -> tuple[str, str]:
    """Role and words of a bare string: the user's, unless a label says otherwise."""
    label, colon, rest = text[:LABEL_LENGTH].partition(":")
    role = SPEAKER_LABELS.get(label.strip().lower()) if colon else None
    if role is None:
        return "user", text
    return role, text[len(label) + 1 :].removeprefix(" ")


def _known_role(role: object, position: int) -> str:
    name = ROLE_NAMES.get(role.lower()) if isinstance(role, str) else None
    if name is None:
        # Only one word is shown: what stands in the place of a role may be a text.
        word = (
            isinstance(role, str) and role.isidentifier() and len(role) <= ROLE_LENGTH
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
    try:
        payload: dict[str, Any] = own_copy(dict(item), repairs)
    except InputError as error:
        raise InputError(f"dialog item {position}: {error}") from None
    # A legacy result has no id and is only valid by its role.
    is_legacy = payload["role"].lower() == "function"
    payload["role"] = "function" if is_legacy else role
    content, refusal = payload.get("content"), payload.get("refusal")
    return Message(
        role,
        content_text(content) or (refusal if isinstance(refusal, str) else ""),
        _read_calls(payload),
        _id_text(payload.get("tool_call_id")) if role == "tool" else None,
        media_parts(content),
        all(_part_text(part) is not None for part in _parts_of(content)),
        payload,
        tuple(message_pieces(payload)),
        bool(repairs),
    )


def _read_calls(payload: Mapping[str, Any]) -> tuple[ToolCall, ...]:
    found = payload.get("tool_calls") or ()
    calls = found if isinstance(found, (list, tuple)) else (found,)
    legacy = payload.get("function_call")
    if legacy is not None:
        # The legacy form has one call without an id, which the next "function" answers.
        calls = (*calls, {"id": None, "function": legacy})
    return tuple(map(_read_call, calls))


def _read_call(call: object) -> ToolCall:
    fields = dict(call) if isinstance(call, Mapping) else {}
    function = fields.get("function")
    if not isinstance(function, Mapping):  # not the shape of the API: counted whole
        return ToolCall(_id_text(fields.get("id")), "", _as_text(call))
    name, arguments = function.get("name", ""), function.get("arguments")
    rest = {key: it for key, it in function.items() if key not in ("name", "arguments")}
    rest |= {key: it for key, it in fields.items() if key not in ("id", "function")}
    if rest.get("type") == "function":
        del rest["type"]
    return ToolCall(
        _id_text(fields.get("id")),
        _as_text(name),
        _as_text(arguments),
        _as_json(rest) if rest else "",
    )


def _id_text(value: object) -> str:
    return "" if value is None else _as_text(value)


def _parts_of(content: object) -> Sequence[Any]:
    return content if isinstance(content, (list, tuple)) else ()


def _part_type(part: object) -> str | None:
    kind = part.get("type") if isinstance(part, Mapping) else None
    return kind if isinstance(kind, str) else None


def _part_text(part: object) -> str | None:
    if isinstance(part, str):
        return part
    field = TEXT_PARTS.get(_part_type(part) or "")
    if field is None or not isinstance(part, Mapping):
        return None
    text = part.get(field)
    return text if isinstance(text, str) else None


def _untold_of_part(part: object) -> list[object]:
    """What of a part `content_text` leaves out and no price stands for."""
    if isinstance(part, str) or _part_type(part) in MEDIA_PARTS:
        return []
    if _part_text(part) is None or not isinstance(part, Mapping):
        return [part]
    told = ("type", TEXT_PARTS[part["type"]])
    rest = {key: value for key, value in part.items() if key not in told}
    return [rest] if rest else []


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else _as_json(value)


def _as_json(value: object) -> str:
    # Imported when a message holds more than role and text; most never do.
    import json

    return json.dumps(value, ensure_ascii=False)
