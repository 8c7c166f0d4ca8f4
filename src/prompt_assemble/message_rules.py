"""The rules that chat APIs put on a list of messages, as a check of plain dicts.

For tests, ours and yours: says in words what an API would refuse. It stands beside the
core, which never imports it, so that it cannot share a fault with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .checks import shown
from .errors import ConfigError

CHAT_ROLES = ("system", "user", "assistant", "tool", "function")
PICTURE_TYPES = ("image/gif", "image/jpeg", "image/png", "image/webp")
"""Media types of pictures that Anthropic takes ("Vision", 2026)."""

SERVER_CALLS_OF_THE_API = ("server_tool_use", "mcp_tool_use")
"""Blocks of Anthropic that call a tool which the server runs."""

PARTS_OF_OTHERS = (
    *("audio", "audio_url", "document_url", "file", "image_file", "image_url"),
    *("input_audio", "input_file", "input_image", "input_text", "input_video"),
    *("output_text", "reasoning", "refusal", "video", "video_url"),
)
"""Types of parts that Anthropic does not have, and other APIs do."""

CALL_ID = re.compile(r"[a-zA-Z0-9_-]{1,64}\Z")


def message_problems(messages: Sequence[Any], provider: str = "openai") -> list[str]:
    """What an API would refuse in a message list; an empty list where nothing is wrong.

    `provider` is "openai" (chat completions, and servers like it) or "anthropic" (the
    messages without the system prompt). The rules are those that the APIs document or
    answer with (read 2026-11): every tool call answered once and right behind it, no
    result without its call, calls of the assistant alone, no blank text, parts that
    name their type, texts that are texts; for Anthropic also the user first, roles in
    turn, results first in their message, those of a server's tools behind their calls,
    ids that the API takes, and no white space at the end of a last assistant message. A
    part that is told by its only key, as Bedrock has them, passes for "openai".
    """
    if provider == "openai":
        return list(_chat_problems(messages))
    if provider == "anthropic":
        return list(_anthropic_problems(messages))
    raise ConfigError(f'provider must be "openai" or "anthropic", got {provider!r}')


def _chat_problems(messages: Sequence[Any]) -> Iterator[str]:
    open_calls: list[str] = []
    for place, message in enumerate(messages):
        role = message.get("role") if isinstance(message, Mapping) else None
        if role not in CHAT_ROLES:
            yield f"message {place} has the role {shown(role)}"
            continue
        yield from _content_problems(place, message.get("content"))
        if role in ("tool", "function"):
            answered = str(message.get("tool_call_id") or "")
            if answered in open_calls:
                open_calls.remove(answered)
            else:
                yield f"message {place} is a result without its call right before it"
            continue
        if open_calls:
            yield f"message {place} stands before all results of the calls"
        yield from _call_problems(place, message)
        calls = _chat_calls(message)
        open_calls = [str(call.get("id") or "") for call in calls]
        if not calls and not message.get("audio") and _is_blank(message):
            yield f"message {place} has no words and no parts"
    if open_calls:
        yield "the last calls have no results"


def _call_problems(place: int, message: Mapping[str, Any]) -> Iterator[str]:
    for name in ("name", "tool_call_id"):
        if name in message and message[name] is None:
            yield f"message {place} has a {name} that is null"
    calls = message.get("tool_calls")
    if "tool_calls" in message and not (isinstance(calls, (list, tuple)) and calls):
        yield f"message {place} has tool_calls that are no list of calls"
    elif not all(isinstance(call, Mapping) for call in calls or ()):
        yield f"message {place} has a tool call that is no object"
    elif not all(_names_a_function(call) for call in calls or ()):
        yield f"message {place} has a tool call without the name of a function"
    if (calls or message.get("function_call")) and message["role"] != "assistant":
        yield f"message {place} makes tool calls and is not the assistant's"


def _names_a_function(call: Mapping[str, Any]) -> bool:
    function = call.get("function")
    if function is None and call.get("type", "function") != "function":
        return True  # such as a custom tool
    return isinstance(function, Mapping) and bool(function.get("name"))


def _chat_calls(message: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    given = message.get("tool_calls")
    found = given if isinstance(given, (list, tuple)) else ()
    calls: list[Mapping[str, Any]] = [it for it in found if isinstance(it, Mapping)]
    return [*calls, {"id": None}] if message.get("function_call") else calls


def _content_problems(place: int, content: Any) -> Iterator[str]:
    """What no API takes as a content, in either shape."""
    if content is None or isinstance(content, str):
        return
    if not isinstance(content, (list, tuple)):
        yield f"message {place} has a content that is neither a text nor a list"
        return
    for part in content:
        if not isinstance(part, Mapping):
            yield f"message {place} holds a part that is no object"
        elif "type" not in part:
            if not _is_told_by_its_key(part):
                yield f"message {place} holds a part that names no type"
        elif not isinstance(part["type"], str):
            yield f"message {place} holds a part whose type is no text"
        elif part["type"] == "text" and not isinstance(part.get("text"), str):
            yield f"message {place} holds a text part whose text is none"
        elif part["type"].endswith("_url"):
            given = part.get(part["type"])
            address = given.get("url") if isinstance(given, Mapping) else given
            if not (isinstance(address, str) and address):
                yield f"message {place} holds a part without its address"
        elif part["type"] in ("image", "input_audio", "file", "document"):
            if not any(it for key, it in part.items() if key != "type"):
                yield f"message {place} holds a part without its data"
        elif part["type"] == "tool_use" and not part.get("name"):
            yield f"message {place} holds a tool_use without the name of a tool"


def _is_told_by_its_key(part: Mapping[str, Any]) -> bool:
    if isinstance(part.get("text"), str):
        return True
    return len(part) == 1 and all(isinstance(it, Mapping) for it in part.values())


def _is_blank(message: Mapping[str, Any]) -> bool:
    content = message.get("content") or message.get("refusal")
    if message.get("images"):
        return False
    if isinstance(content, str):
        return not content.strip()
    parts = content if isinstance(content, (list, tuple)) else ()
    return all(map(_is_blank_part, parts))


def _is_blank_part(part: Any) -> bool:
    if isinstance(part, str):
        return not part.strip()
    text = part.get("text", part.get("refusal")) if isinstance(part, Mapping) else None
    return isinstance(text, str) and not text.strip()


def _anthropic_problems(messages: Sequence[Any]) -> Iterator[str]:
    open_calls: list[str] = []
    used: set[str] = set()
    before: object = "assistant"
    for place, given in enumerate(messages):
        message: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
        role, content = message.get("role"), message.get("content")
        blocks = _blocks(content)
        yield from _block_problems(place, role, content)
        if role not in ("user", "assistant"):
            yield f"message {place} has the role {shown(role)}"
        elif role == before:
            yield f"message {place} has the role of the one before it, or is not a user"
        before = role
        if not blocks:
            yield f"message {place} is empty"
        if any(map(_is_blank_text, blocks)):
            yield f"message {place} holds a blank text"
        yield from _result_problems(place, blocks, open_calls)
        calls = [it for it in blocks if it.get("type") == "tool_use"]
        open_calls = [str(call.get("id")) for call in calls]
        for call_id in open_calls:
            if not CALL_ID.match(call_id) or call_id in used:
                yield f"message {place} holds a tool_use id that is not unique or plain"
            used.add(call_id)
        if any(not isinstance(call.get("input"), Mapping) for call in calls):
            yield f"message {place} holds a tool_use whose input is no object"
    if open_calls:
        yield "the last tool_use blocks have no results"
    yield from _server_problems(messages)
    yield from _end_problems(messages)


def _server_problems(messages: Sequence[Any]) -> Iterator[str]:
    """Halves of calls of a server's tools; a call of the last messages may wait.

    Nothing but results of other tools stands between the halves.
    """
    waiting: set[str] = set()
    for place, given in enumerate(messages):
        message: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
        blocks = _blocks(message.get("content"))
        is_result = all(it.get("type") == "tool_result" for it in blocks)
        if waiting and message.get("role") != "assistant" and not is_result:
            yield f"message {place} stands before the result of a server's tool"
            waiting.clear()
        for block in blocks:
            kind = str(block.get("type"))
            if kind in SERVER_CALLS_OF_THE_API:
                waiting.add(str(block.get("id")))
            elif kind.endswith("_tool_result"):
                answered = str(block.get("tool_use_id"))
                if answered not in waiting:
                    yield f"message {place} holds a result of a server without its call"
                waiting.discard(answered)


def _block_problems(place: int, role: object, content: Any) -> Iterator[str]:
    yield from _content_problems(place, content)
    for block in _blocks(content):
        yield from _part_problems(place, block)
        if block.get("type") == "tool_use" and role != "assistant":
            yield f"message {place} makes tool calls and is not the assistant's"
        elif block.get("type") == "tool_result":
            if role != "user":
                yield f"message {place} holds tool results and is not the user's"
            yield from _output_problems(place, block)


def _part_problems(place: int, block: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a block wherever it stands, in a tool's result too."""
    if "type" not in block:
        yield f"message {place} holds a block that names no type"
    elif block["type"] in PARTS_OF_OTHERS:
        yield f"message {place} holds a part of another API's shape"
    elif block["type"] == "thinking" and not block.get("signature"):
        yield f"message {place} holds thinking without its signature"
    elif block["type"] == "image":
        yield from _image_problems(place, block.get("source"))


def _output_problems(place: int, result: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong within a tool_result block."""
    content = result.get("content")
    yield from _content_problems(place, content)
    parts = [] if isinstance(content, str) else _blocks(content)
    for part in parts:
        yield from _part_problems(place, part)
    if any(map(_is_blank_text, parts)):
        yield f"message {place} holds a blank text in a tool's result"
    if result.get("is_error") and not content:
        yield f"message {place} holds a failed tool's result without a content"


def _image_problems(place: int, source: Any) -> Iterator[str]:
    if not isinstance(source, Mapping):
        yield f"message {place} holds a picture without a source"
    elif source.get("type") == "base64":
        if source.get("media_type") not in PICTURE_TYPES:
            yield f"message {place} holds a picture of a type that is not taken"


def _result_problems(
    place: int, blocks: list[Mapping[str, Any]], open_calls: list[str]
) -> Iterator[str]:
    results = [it for it in blocks if it.get("type") == "tool_result"]
    answered = sorted(str(result.get("tool_use_id")) for result in results)
    if answered != sorted(open_calls):
        yield f"message {place} does not answer each call before it once"
    if blocks[: len(results)] != results:
        yield f"message {place} has results behind other blocks"


def _end_problems(messages: Sequence[Any]) -> Iterator[str]:
    last_message = messages[-1] if messages else None
    if not isinstance(last_message, Mapping) or last_message.get("role") != "assistant":
        return
    last = _blocks(last_message.get("content"))[-1:]
    if any(str(it.get("text", "")) != str(it.get("text", "")).rstrip() for it in last):
        yield "the last message is the assistant's and ends in white space"


def _blocks(content: Any) -> list[Mapping[str, Any]]:
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    found = content if isinstance(content, (list, tuple)) else ()
    return [block for block in found if isinstance(block, Mapping)]


def _is_blank_text(block: Mapping[str, Any]) -> bool:
    return block.get("type") == "text" and not str(block.get("text", "")).strip()
