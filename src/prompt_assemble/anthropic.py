"""The prompt in Anthropic's shape: a system prompt, and messages in turn.

What came in that shape goes out as it came. Everything else is converted: tool results
into user messages, system messages of the dialog into the user's, neighbours of one
role into one message, ids into such as the API takes. Knows the rules of the Messages
API; it measures nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

from .blocks import CACHE_MARK, as_blocks, call_input, own_blocks, result_block
from .errors import InputError
from .messages import Message
from .parts import id_text, part_type, parts_of, read_calls
from .plain import as_text, error_at, own_copy
from .render import Scene, with_above

CALL_ID_LENGTH = 64
"""Characters of a tool call id at most (Messages API, 2026)."""

ID_SIGNS = frozenset("_-")

OWN_SHAPE_REMEDY = "it has no counterpart there; use .messages, or leave it out"

REASONING_FIELDS = (
    "reasoning",
    "reasoning_content",
    "reasoning_details",
    "thinking",
    "thinking_blocks",
    "executed_tools",
)
"""Keys in which chat servers and libraries put reasoning, and what tools did meanwhile,
which pass in their own shape only (DeepSeek, OpenRouter, Ollama, vLLM, Groq, litellm,
2026)."""

TEXT_KEYS = frozenset(("type", "text"))
"""Keys of a text part that has nothing but its text."""

PLAIN_FIELDS = frozenset(("role", "content", "name"))
"""Fields of a message that is one text; Anthropic's shape has no name."""


def anthropic_form(
    scene: Scene, above: tuple[str, ...]
) -> tuple[str | list[Any], list[dict[str, Any]]]:
    """System prompt and messages of a prompt, as new objects.

    `above` stands over the user's words in their message. Raises `InputError` for what
    only another shape can hold.
    """
    system = _system_of(scene.system)
    if any(message.role == "system" for message in scene.steps):
        raise InputError(
            "a system message stands after the question, where Anthropic's shape "
            "cannot hold it; put its text into system_prompt, or use .messages"
        )
    ids = _Ids()
    turns = []
    for place, message in _placed(scene):
        try:
            if message is scene.user:
                turns.append(("user", _user_content(message, above)))
            else:
                turns += _turns(message, ids)
        except InputError as error:
            raise error_at(f"to_anthropic: message {place} of the prompt", error)
    messages = _alternating(turns)
    last = messages[-1]
    if last["role"] == "assistant":
        last["content"] = _without_end_spaces(last["content"])
    return system, messages


def _placed(scene: Scene) -> Iterator[tuple[int, Message]]:
    """The messages that are sent behind the system prompt, and where they stand.

    Their indexes are those in `.messages`.
    """
    place = 0 if scene.system is None else scene.system.payload_count
    has_begun = False
    for message in (*scene.history, scene.user, *scene.steps):
        has_begun = has_begun or message.role in ("user", "system")
        if has_begun:
            yield place, message
        place += message.payload_count


def _system_of(message: Message | None) -> str | list[Any]:
    """The system prompt: its text, or its blocks where they carry more than text.

    Such as cache marks, which would be lost.
    """
    if message is None:
        return ""
    if not message.is_text:
        raise InputError(f"the system prompt is not all text: {OWN_SHAPE_REMEDY}")
    payloads = message.payloads if message.native is None else (message.native,)
    if not any(map(_has_marks, payloads)):
        # The API refuses blank words.
        return message.text if message.text.strip() else ""
    return [block for it in payloads for block in _marked_blocks(own_copy(it))]


def _has_marks(payload: Mapping[str, Any]) -> bool:
    """Whether a system message carries more than text, such as cache marks."""
    parts = parts_of(payload["content"])
    has_more = any(isinstance(it, dict) and it.keys() - TEXT_KEYS for it in parts)
    return has_more or bool(payload.get(CACHE_MARK))


def _marked_blocks(payload: dict[str, Any]) -> list[Any]:
    blocks, foreign = as_blocks({"content": payload["content"]})
    _check_known(foreign)
    marked: list[Any] = _with_mark(blocks, payload)
    return marked


class _Ids:
    """Call ids as the API takes them: unique, of few signs, and not too long.

    An id that is not so is replaced, in the call and in its result.
    """

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.open: dict[str, deque[str]] = {}

    def of_call(self, given: str) -> str:
        call_id, number = given, len(self.used)
        while not _is_id(call_id) or call_id in self.used:
            number += 1
            call_id = f"call_{number}"
        self.used.add(call_id)
        self.open.setdefault(given, deque()).append(call_id)
        return call_id

    def replace(self, block: Any) -> None:
        """Put the id of a block of our own copy right, if it has one."""
        if part_type(block) == "tool_use":
            block["id"] = self.of_call(id_text(block.get("id")))
        elif part_type(block) == "tool_result":
            block["tool_use_id"] = self.of_result(id_text(block.get("tool_use_id")))

    def of_result(self, given: str) -> str:
        waiting = self.open.get(given)
        return waiting.popleft() if waiting else given


def _is_id(text: str) -> bool:
    signs = all(c.isascii() and c.isalnum() or c in ID_SIGNS for c in text)
    return 0 < len(text) <= CALL_ID_LENGTH and signs


def _turns(message: Message, ids: _Ids) -> Iterator[tuple[str, Any]]:
    """Role and content of each message that one is sent as."""
    if message.native is not None:
        native = own_copy(message.native)
        role = "user" if native["role"] == "system" else native["role"]
        results, blocks = _parted_results(_sendable_blocks(native["content"]))
        for block in (*results, *blocks):
            ids.replace(block)
            _right_input(block)
        if role == "user":
            results, blocks = [], results + blocks
        yield "user", results
        yield role, _with_mark(blocks, native)
    else:
        for payload in map(own_copy, message.payloads):
            role, content = _converted(payload, ids)
            yield role, _with_mark(content, payload)


def _sendable_blocks(content: list[Any]) -> list[Any]:
    """The blocks as they are, but for what the API refuses: see `own_blocks`."""
    blocks, foreign = own_blocks(content)
    _check_known(foreign)
    return blocks


def _parted_results(content: list[Any]) -> tuple[list[Any], list[Any]]:
    """The tool results of a content, which stand first in the API, and the rest."""
    results = [block for block in content if part_type(block) == "tool_result"]
    return results, [it for it in content if part_type(it) != "tool_result"]


def _right_input(block: Any) -> None:
    """Make the input of a call of our own copy an object, as the API wants it.

    A stream that was cut, or a call without arguments, leaves a text or nothing.
    """
    if part_type(block) == "tool_use" and not isinstance(block.get("input"), dict):
        given = block.get("input")
        block["input"] = {} if given is None else call_input(as_text(given))


def _with_mark(content: Any, payload: dict[str, Any]) -> Any:
    """A content whose last block carries the cache mark that a chat message has."""
    mark = payload.get(CACHE_MARK)
    if not (mark and content):
        return content
    blocks = _as_list(content)
    return [*blocks[:-1], {CACHE_MARK: mark, **blocks[-1]}]


def _converted(payload: dict[str, Any], ids: _Ids) -> tuple[str, Any]:
    role, content = payload["role"], payload.get("content")
    if role in ("tool", "function"):
        call_id = ids.of_result(id_text(payload.get("tool_call_id")))
        block, foreign = result_block(payload, call_id)
        _check_known(foreign)
        return "user", [block]
    for field in REASONING_FIELDS:
        if payload.get(field):
            raise InputError(f"holds {field!r}: {OWN_SHAPE_REMEDY}")
    role = "assistant" if role == "assistant" else "user"
    if isinstance(content, str) and payload.keys() <= PLAIN_FIELDS:
        return role, content
    blocks, foreign = as_blocks(payload)
    _check_known(foreign)
    for call in read_calls(payload):
        if not call.name:  # such as OpenAI's custom tools, which take a text
            _check_known("a call without a function, which has no counterpart there")
        given = call_input(call.arguments)
        call_id = ids.of_call(call.id)
        used = {"type": "tool_use", "id": call_id, "name": call.name, "input": given}
        blocks.append(used)
    return role, blocks


def _check_known(foreign: str) -> None:
    if foreign:
        raise InputError(f"holds {foreign}; use .messages, or leave it out")


def _user_content(user: Message, above: tuple[str, ...]) -> Any:
    payload = own_copy(user.native or user.payloads[0])
    if user.native is None:
        content = _converted(payload, _Ids())[1]
    else:
        content = _sendable_blocks(payload["content"])
    return with_above(_with_mark(content, payload), above)


def _alternating(turns: list[tuple[str, Any]]) -> list[dict[str, Any]]:
    """The turns as messages; neighbours of one role become one."""
    messages: list[dict[str, Any]] = []
    for role, content in turns:
        if not content or (isinstance(content, str) and not content.strip()):
            continue
        if messages and messages[-1]["role"] == role:
            # Grown in place: a message may answer thousands of calls.
            grown = messages[-1]["content"] = _as_list(messages[-1]["content"])
            grown += _as_list(content)
        else:
            messages.append({"role": role, "content": content})
    return messages


def _as_list(content: Any) -> list[Any]:
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _without_end_spaces(content: Any) -> Any:
    """A last assistant message that the API takes: no white space at its end."""
    if isinstance(content, str):
        return content.rstrip()
    if content and content[-1].get("type") == "text":
        return [*content[:-1], {**content[-1], "text": content[-1]["text"].rstrip()}]
    return content
