"""Phase 1, messages of pydantic-ai: a request holds several roles, becomes several.

Read by duck typing, as objects or as the plain data that they are stored as: `kind`
"request" or "response", with `parts` that name their `part_kind` (pydantic-ai 2.68).
Makes items in the shapes of chat and Anthropic; it does not know what they are worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import repeat
from typing import Any

from .blocks import call_input
from .checks import shown
from .errors import InputError
from .plain import Unfolded, as_json, error_at, own_copy, unreadable

ERROR_OUTCOMES = frozenset(("failed", "retried"))
"""Outcomes of a tool that reach the model as an error."""

SPOKEN_PARTS = {
    "system-prompt": "system",
    "user-prompt": "user",
    "retry-prompt": "user",
    "retry-feedback": "user",
}
"""Parts of a request that are somebody's words, and whose."""

RESULT_PARTS = frozenset(("tool-return", "retry-prompt"))
"""Parts of a request that answer a call, if they name one."""

PLAIN_SHAPES = frozenset((str, tuple, list))
"""Types of items that are no messages of pydantic-ai."""

PART_REMEDY = (
    "understood are words, images, calls, results and thinking; convert it, or leave "
    "it out of the dialog"
)


def unfolded(items: list[Any], item_name: str) -> list[Any]:
    """The items of a dialog, those of pydantic-ai as chat messages in their place.

    Anything else stays the same object. Raises `InputError` for a part that chat has no
    place for, and for a message that fails while it is read; `item_name` is what it
    calls an item of this list.
    """
    try:
        # Most dialogs are dicts, and long ones are looked through once and without a
        # loop in Python.
        may_be_ours = any(map(dict.__contains__, items, repeat("kind")))
    except TypeError:  # not dicts alone
        may_be_ours = not PLAIN_SHAPES.issuperset(map(type, items))
    if not may_be_ours:
        return items
    found = Unfolded()
    for place, item in enumerate(items):
        try:
            found.add(_messages_of(item), place)
        except InputError as error:
            raise error_at(f"{item_name} {place}", error)
        except Exception as error:  # what an object raises when it is read
            raise error_at(f"{item_name} {place}", unreadable(error))
    return found


def _messages_of(item: object) -> Iterator[object]:
    if isinstance(item, (str, tuple, list)) or not _is_ours(item):
        yield item
    elif _told(item, "kind") == "request":
        yield from _request(_told(item, "parts"))
    else:
        yield _response(_told(item, "parts"))


def _is_ours(item: object) -> bool:
    try:
        if _told(item, "kind") not in ("request", "response"):
            return False
        return isinstance(_told(item, "parts"), (list, tuple))
    except Exception:  # an object that cannot be read is told of where it is read
        return False


def _told(item: Any, name: str) -> Any:
    if isinstance(item, Mapping):
        return item.get(name)
    return getattr(item, name, None)


def _request(parts: list[Any]) -> Iterator[dict[str, Any]]:
    """The messages of a request: results first, right behind the calls they answer."""
    results = [part for part in parts if _is_result(part)]
    yield from map(_result, results)
    for part in parts:
        if _is_result(part):
            continue
        role = SPOKEN_PARTS.get(_told(part, "part_kind"))
        if role is None:
            raise _unknown(_told(part, "part_kind"))
        yield {"role": role, "content": _prompt_content(_told(part, "content"))}


def _is_result(part: object) -> bool:
    kind = _told(part, "part_kind")
    return kind in RESULT_PARTS and _told(part, "tool_name") is not None


def _result(part: Any) -> dict[str, Any]:
    if _told(part, "files"):
        raise _not_read("a file in a tool's result")
    content, call_id = _told(part, "content"), _told(part, "tool_call_id")
    write = getattr(part, "model_response_str", None)
    if callable(write):
        content = write(wrap_if_error=False)
    elif not isinstance(content, str):
        content = "" if content is None else as_json(own_copy(content))
    failed = _told(part, "part_kind") == "retry-prompt"
    if not failed and _told(part, "outcome") not in ERROR_OUTCOMES:
        return {"role": "tool", "tool_call_id": call_id, "content": content}
    # Only Anthropic's shape can say that a tool failed.
    result: dict[str, Any] = {"type": "tool_result", "tool_use_id": call_id}
    block = {**result, "content": content, "is_error": True}
    return {"role": "user", "content": [block]}


def _prompt_content(content: Any) -> str | list[dict[str, Any]]:
    """A text, or the content parts of a prompt with images."""
    if isinstance(content, str) or not isinstance(content, (list, tuple)):
        return content if isinstance(content, str) else as_json(own_copy(content))
    parts: list[dict[str, Any]] = []
    for part in content:
        text = part if isinstance(part, str) else _told(part, "content")
        if isinstance(text, str):
            parts.append({"type": "text", "text": text})
        elif _told(part, "kind") != "cache-point":
            address = {"url": _image_address_of(part)}
            parts.append({"type": "image_url", "image_url": address})
    return parts


def _image_address_of(part: Any) -> str:
    kind, address = _told(part, "kind"), _told(part, "url")
    if kind == "image-url" and isinstance(address, str):
        return address
    media, data = _told(part, "media_type"), _told(part, "data")
    if kind != "binary" or not str(media).startswith("image/"):
        raise _unknown(kind or _told(part, "part_kind") or type(part).__name__)
    if isinstance(data, (bytes, bytearray)):
        # Imported where an image is given as bytes; most dialogs never do.
        from base64 import b64encode

        data = b64encode(data).decode()
    return f"data:{media};base64,{data}"


def _response(parts: list[Any]) -> dict[str, Any]:
    """The assistant's message, in Anthropic's shape where its reasoning is signed."""
    texts, calls, thoughts, reasoning = [], [], [], []
    for part in parts:
        kind = _told(part, "part_kind")
        if kind == "text":
            texts.append(_told(part, "content"))
        elif kind == "tool-call":
            calls.append(part)
        elif kind != "thinking":
            raise _unknown(kind)
        elif _told(part, "provider_name") == "anthropic" and _told(part, "signature"):
            thoughts.append(_thought(part))
        elif _told(part, "id") == "reasoning_content":
            reasoning.append(_told(part, "content"))
    text = "\n\n".join(it for it in texts if it)
    if thoughts:
        words = [{"type": "text", "text": text}] if text.strip() else []
        content = [*thoughts, *words, *map(_use, calls)]
        return {"role": "assistant", "content": content}
    message: dict[str, Any] = {"role": "assistant", "content": text}
    if reasoning:
        message["reasoning_content"] = "\n\n".join(reasoning)
    if calls:
        message.update(content=text or None, tool_calls=[*map(_call, calls)])
    return message


def _thought(part: Any) -> dict[str, Any]:
    signature = _told(part, "signature")
    if _told(part, "id") == "redacted_thinking":
        return {"type": "redacted_thinking", "data": signature}
    thinking = _told(part, "content")
    return {"type": "thinking", "thinking": thinking, "signature": signature}


def _call(part: Any) -> dict[str, Any]:
    args = _told(part, "args")
    given = args if isinstance(args, str) else as_json(own_copy(args or {}))
    function = {"name": _told(part, "tool_name"), "arguments": given or "{}"}
    return {
        "id": _told(part, "tool_call_id"),
        "type": "function",
        "function": function,
    }


def _use(part: Any) -> dict[str, Any]:
    args = _told(part, "args")
    return {
        "type": "tool_use",
        "id": _told(part, "tool_call_id"),
        "name": _told(part, "tool_name"),
        "input": call_input(args) if isinstance(args, str) else args or {},
    }


def _unknown(kind: object) -> InputError:
    is_named = isinstance(kind, str) and kind
    return _not_read(shown(kind) if is_named else "no known kind of part")


def _not_read(what: str) -> InputError:
    return InputError(f"is a pydantic-ai message that holds {what}; {PART_REMEDY}")
