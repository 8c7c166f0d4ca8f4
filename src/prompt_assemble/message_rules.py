"""The rules that chat APIs put on a list of messages, as a check of plain dicts.

For tests, ours and yours: says in words what an API would refuse. It stands beside the
core, which never imports it, so that it cannot share a fault with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import ConfigError

CHAT_ROLES = ("system", "user", "assistant", "tool", "function")
CALL_ID = re.compile(r"[a-zA-Z0-9_-]{1,64}\Z")


def message_problems(messages: Sequence[Any], provider: str = "openai") -> list[str]:
    """What an API would refuse in a message list; an empty list where nothing is wrong.

    `provider` is "openai" (chat completions, and servers like it) or "anthropic" (the
    messages without the system prompt). The rules are those that the APIs document or
    answer with (read 2026-11): every tool call answered once and right behind it, no
    result without its call, no blank text, for Anthropic also the user first, roles in
    turn, results first in their message, ids that the API takes, and no white space at
    the end of a last assistant message.
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
            yield f"message {place} has the role {role!r}"
            continue
        if role in ("tool", "function"):
            answered = str(message.get("tool_call_id") or "")
            if answered in open_calls:
                open_calls.remove(answered)
            else:
                yield f"message {place} is a result without its call right before it"
            continue
        if open_calls:
            yield f"message {place} stands before all results of the calls"
        calls = _chat_calls(message)
        open_calls = [str(call.get("id") or "") for call in calls]
        if not calls and not message.get("audio") and _is_blank(message):
            yield f"message {place} has no words and no parts"
    if open_calls:
        yield "the last calls have no results"


def _chat_calls(message: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    calls = list(message.get("tool_calls") or ())
    return [*calls, {"id": None}] if message.get("function_call") else calls


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
    before = "assistant"
    for place, message in enumerate(messages):
        role, blocks = message.get("role"), _blocks(message.get("content"))
        if role not in ("user", "assistant"):
            yield f"message {place} has the role {role!r}"
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
    yield from _end_problems(messages)


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
    if not messages or messages[-1].get("role") != "assistant":
        return
    last = _blocks(messages[-1].get("content"))[-1:]
    if any(str(it.get("text", "")) != str(it.get("text", "")).rstrip() for it in last):
        yield "the last message is the assistant's and ends in white space"


def _blocks(content: Any) -> list[Mapping[str, Any]]:
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return list(content) if isinstance(content, (list, tuple)) else []


def _is_blank_text(block: Mapping[str, Any]) -> bool:
    return block.get("type") == "text" and not str(block.get("text", "")).strip()
