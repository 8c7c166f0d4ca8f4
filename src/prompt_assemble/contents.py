"""Contents as they are read: such as an API takes, or an `InputError` that says why.

Bare texts become parts, a text in an object is taken out of it, what a tool returned
becomes the text that is sent, one call becomes a list of one; calls of others than the
assistant are taken out, and so are fields of a program's own that no JSON can hold.
Copies what is the caller's and changes the copy; it does not know which messages are
kept, nor what they cost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .blocks import (
    CACHE_MARK,
    answered_ids,
    has_blocks,
    image_block,
    is_blank_text,
    is_block_type,
    is_server_part,
)
from .errors import InputError
from .parts import (
    MEDIA_PARTS,
    TEXT_PARTS,
    foreign_call,
    id_text,
    is_media,
    part_text,
    part_type,
    parts_of,
    text_field,
)
from .plain import as_json, own_copy, step_to
from .shapes import CALL_NAMES, LANGCHAIN_ROLES, call_block

SENT_FIELDS = frozenset(
    (
        "role",
        "content",
        "name",
        "refusal",
        "audio",
        "images",
        *CALL_NAMES,
        "tool_call_id",
        "tool_name",
        "reasoning",
        "reasoning_content",
        "reasoning_details",
        "thinking",
        "thinking_blocks",
    )
)
"""Fields of a message that a server reads. Others are a program's own: what JSON does
not have of those, such as the times of a database, is left out."""

NEVER_NULL = ("name", "tool_call_id")
"""Fields that a dump writes as null where there is none, and that no API takes so."""

DATA_FIELDS = frozenset(("base64", "data", "file_id", "image_url", "source", "url"))
"""Where a part has its data or their address, unless under the name of its type (OpenAI
chat and Responses, Anthropic, LangChain, 2026)."""

MARK_FIELDS = frozenset(("cache_control", "cachePoint"))
"""What may stand beside the text of a part that names no type."""

EMPTY_TEXTS = tuple(
    {"type": kind, "text": ""} for kind in ("text", "input_text", "output_text")
)
"""Parts that say nothing at all, which several servers refuse beside others."""

ADDRESS_END = "_url"
"""How types of parts end whose address stands under their own name."""

FOUND_PARTS = frozenset(("search_result", "tool_reference"))
"""Types of further parts that only the result of a tool holds (Messages API, 2026)."""


def own_fields(
    item: Mapping[Any, Any], repairs: list[str]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Our own copy of a message, and the names of fields that it cannot have."""
    try:
        payload: dict[str, Any] = own_copy(dict(item), repairs)
    except InputError:
        repairs.clear()
        return _sendable_fields(item, repairs)
    return payload, ()


def _sendable_fields(
    item: Mapping[Any, Any], repairs: list[str]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    payload: dict[str, Any] = {}
    unsent: list[str] = []
    for key, value in item.items():
        step = step_to(key)
        try:
            payload[own_copy(key, repairs)] = own_copy(value, repairs, step)
        except (InputError, TypeError):  # a key may be wrong, too, such as a tuple
            if key in SENT_FIELDS:
                raise
            unsent.append(step.removeprefix("."))
    return payload, tuple(unsent)


def put_right(payload: dict[str, Any], role: str) -> bool:
    """Make content and calls of a message such as an API takes.

    `payload` is a copy of ours, which is changed. Returns whether calls were left out,
    since only the assistant makes some. Raises `InputError` for what no API takes:
    parts that are neither texts nor dicts, texts that are none, results beside words
    of others.
    """
    _put_calls_right(payload)
    for name in NEVER_NULL:
        if name in payload and payload[name] is None:
            del payload[name]
    if isinstance(payload.get("images"), str):  # one picture, in the way of Ollama
        payload["images"] = [payload["images"]]
    content = payload.get("content")
    _check_foreign(content)
    if role == "tool":
        content = _result_content(content)
    if isinstance(content, list):
        content = [*map(_known_part, content)]
        content = [it for it in content if it not in EMPTY_TEXTS] or content
    if content is not None:
        payload["content"] = content
    has_lost = role != "assistant" and _take_calls_out(payload)
    content = payload.get("content")
    if has_blocks(content):
        blocks = [*map(_as_block, parts_of(content))]
        payload["content"] = blocks + _calls_beside(blocks, payload)
    _check_results(payload, role)
    return has_lost


def _put_calls_right(payload: dict[str, Any]) -> None:
    """No field for no calls, as dumps have it, and a list where there is one call."""
    for name in CALL_NAMES:
        if name in payload and not payload[name]:
            del payload[name]
    calls = payload.get("tool_calls", [])
    if isinstance(calls, dict):
        calls = payload["tool_calls"] = [calls]
    legacy = payload.get("function_call", {})
    is_list = isinstance(calls, list) and all(isinstance(it, dict) for it in calls)
    if not (is_list and isinstance(legacy, dict)):
        name = CALL_NAMES[is_list]
        raise InputError(
            f"has {name!r} of another shape; 'tool_calls' must be a list of dicts and "
            "'function_call' a dict, as the OpenAI API has them"
        )
    if not all(map(_is_made, calls)) or (legacy and not _has_name(legacy)):
        raise InputError(
            "has a tool call without the name of a function, which no API takes; a "
            "call is {'id': ..., 'type': 'function', 'function': {'name': ..., "
            "'arguments': ...}}, and one that was cut off is left out of the dialog"
        )


def _is_made(call: Mapping[str, Any]) -> bool:
    """Whether a call of chat says what is called; other types say it in their way."""
    if "function" not in call and call.get("type", "function") != "function":
        return True
    return _has_name(call.get("function"))


def _has_name(function: object) -> bool:
    name = function.get("name") if isinstance(function, Mapping) else None
    return isinstance(name, str) and bool(name)


def _take_calls_out(payload: dict[str, Any]) -> bool:
    """Take the calls out of a message that cannot make any; whether there were some."""
    beside = [payload.pop(name) for name in CALL_NAMES if name in payload]
    content = payload.get("content")
    if not isinstance(content, list):
        return bool(beside)
    payload["content"] = [it for it in content if not _is_assistants(it)]
    return bool(beside) or len(payload["content"]) < len(content)


def _is_assistants(part: object) -> bool:
    """Whether a part is a call, or what a server's tool returned: the assistant's."""
    kind = part_type(part)
    if kind is None:
        return False
    return kind == "tool_use" or is_server_part(kind)


def _calls_beside(blocks: list[Any], payload: dict[str, Any]) -> list[dict[str, Any]]:
    """The calls that stand beside blocks of Anthropic's shape, as blocks.

    Those that stand among them as well are not made twice. All are taken out of their
    fields, which that shape does not have.
    """
    calls = payload.pop("tool_calls", [])
    legacy = payload.pop("function_call", None)
    calls = [*calls, *([] if legacy is None else [{"id": None, "function": legacy}])]
    used = [block for block in blocks if part_type(block) == "tool_use"]
    told = {id_text(block.get("id")) for block in used}
    beside = [call_block(it) for it in calls if id_text(it.get("id")) not in told]
    if not all(isinstance(block["name"], str) for block in beside):
        raise InputError(
            "holds a tool call without a function beside blocks of Anthropic's shape, "
            "where it has no counterpart; leave one of the two out"
        )
    return beside


def _check_results(payload: Mapping[str, Any], role: str) -> None:
    """Refuse tool results beside what cannot be told from them.

    The user's and the assistant's words can be sent in a message behind the results.
    Blank texts are no words, and pictures belong to the results.
    """
    content = payload.get("content")
    if role == "user" or not answered_ids(content):
        return
    for part in parts_of(content):
        is_picture = is_media(part) or part_type(part) == "tool_result"
        is_said = role == "assistant" and part_text(part) is not None
        if not (is_picture or is_said or is_blank_text(part)):
            raise InputError(
                f"holds tool results beside other parts under the role {role!r}; "
                "results stand in a message of the user's, words and calls of the "
                "assistant in one of its own: make it two messages"
            )


def _check_foreign(content: object) -> None:
    """Refuse calls and results whose pairs are not known."""
    foreign = foreign_call(content)
    if foreign:
        raise InputError(
            f"holds a part {foreign!r}, a tool call or result in a shape that is not "
            "understood: it could be sent without the other; convert both to the "
            "OpenAI or Anthropic shape"
        )


def _result_content(content: Any) -> Any:
    """What a tool returned: a text or parts, anything else as the JSON that is sent."""
    if content is None or isinstance(content, str):
        return content
    if isinstance(content, list):
        is_text = all(isinstance(it, str) for it in content)
        if is_text or any(map(_is_content_part, content)):
            return content
    return as_json(content)


def _is_content_part(value: object) -> bool:
    """Whether a value is a content part, and not a row that a tool returned."""
    if not isinstance(value, dict):
        return False
    kind = value.get("type")
    if kind is None:
        is_text = isinstance(value.get("text"), str)
        return is_text and not value.keys() - MARK_FIELDS - {"text"}
    if not isinstance(kind, str):
        return False
    if kind in MEDIA_PARTS:
        return kind in value or not DATA_FIELDS.isdisjoint(value)
    if kind in TEXT_PARTS:
        return True
    return kind in FOUND_PARTS or is_block_type(kind)


def _known_part(part: Any) -> Any:
    """A part such as an API takes; bare texts, as some libraries write them, as parts.

    Parts of types that are not known here pass: a server may know them.
    """
    if isinstance(part, str):
        return {"type": "text", "text": part}
    if not isinstance(part, dict):
        raise InputError(
            f"holds a part of type {type(part).__name__}; a part of a content is a "
            "text, or a dict with a 'type'"
        )
    if _is_message(part):
        raise InputError(
            "holds a message among the parts of a content; pass its text, or a whole "
            "list of messages to fit_messages(...)"
        )
    kind = part.get("type")
    if not (isinstance(kind, str) or (kind is None and _is_told_by_its_key(part))):
        raise InputError(
            "holds a part that names no type and has no text; a part of a content is "
            "a text, or a dict with a 'type'"
        )
    if kind == "tool_result":
        return _known_result(part)
    _check_held(part)
    if kind is None:  # a dump may name none
        part = {name: it for name, it in part.items() if name != "type"}
    field = text_field(part)
    return part if field is None else _with_text(part, field)


def _check_held(part: Mapping[str, Any]) -> None:
    """Refuse a picture or file of chat that is none, and a call that calls nothing."""
    kind = part.get("type")
    if kind == "tool_use" and not _has_name(part):
        raise InputError(
            "holds a 'tool_use' block without the name of a tool, which no API takes; "
            "one that was cut off is left out of the dialog"
        )
    if not (isinstance(kind, str) and kind in MEDIA_PARTS):
        return
    held = [it for key, it in part.items() if key not in ("type", *MARK_FIELDS)]
    if kind.endswith(ADDRESS_END):
        held = [part.get(kind)]
        if isinstance(held[0], dict):
            held = [held[0].get("url")]
        held = [it for it in held if isinstance(it, str)]
    if not any(held):
        raise InputError(
            f"holds a part of type {kind!r} without an address or data; give it under "
            "the name that the API has for it, or leave the part out"
        )


def _is_told_by_its_key(part: Mapping[str, Any]) -> bool:
    """Whether a part needs no type: a text, or one object, as Bedrock has them."""
    if part.get("text") is not None:
        return True
    told = [value for value in part.values() if value is not None]
    return len(told) == 1 and isinstance(told[0], dict)


def _is_message(part: Mapping[str, Any]) -> bool:
    """Whether a dict is a message: with a role, or as LangChain dumps one."""
    if "role" in part:
        return "content" in part or "parts" in part
    return part_type(part) in LANGCHAIN_ROLES and ("content" in part or "data" in part)


def _with_text(part: dict[str, Any], field: str) -> dict[str, Any]:
    """A text part whose text is one; one that is missing is a blank one."""
    text = part.get(field)
    if isinstance(text, str):
        return part
    if isinstance(text, dict) and isinstance(text.get("value"), str):
        return {**part, field: text["value"]}  # of OpenAI's Assistants
    if text is None:
        return {**part, field: ""} if part.get("type") else part
    raise InputError(
        f"holds a text part whose text is of type {type(text).__name__}; it must be a "
        "str, or an object with the text as its 'value'"
    )


def _known_result(block: dict[str, Any]) -> dict[str, Any]:
    """A tool_result block with a content that the API takes."""
    content = block.get("content")
    if content is None or isinstance(content, str):
        return block
    for part in parts_of(content):
        if part_type(part) in ("tool_use", "tool_result"):
            raise InputError(
                "holds a tool call or result inside a tool result; the parts of a "
                "result are texts, images, documents and search results"
            )
    is_list = isinstance(content, list)
    if not (is_list and any(part_type(part) for part in content)):
        content = _result_content(content)
    if isinstance(content, list):
        content = [_as_block(_known_part(part)) for part in content]
    return {**block, "content": content}


def _as_block(part: Any) -> Any:
    """A text or an image as Anthropic's shape has it; any other part as it is."""
    image = image_block(part)
    if image is not None:
        mark = {CACHE_MARK: part[CACHE_MARK]} if part.get(CACHE_MARK) else {}
        return {**image, **mark}
    field, text = text_field(part), part_text(part)
    if field is None or text is None or part.get("type") == "text":
        return part
    rest = {name: it for name, it in part.items() if name not in ("type", field)}
    return {"type": "text", "text": text, **rest}
