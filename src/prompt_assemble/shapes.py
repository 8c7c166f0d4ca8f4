"""Dialog shapes of other libraries, read as chat messages by duck typing.

LangChain and LlamaIndex messages, Gemini contents and the objects of provider SDKs
become dicts with `role` and `content`; nothing of them is imported. This module does
not know what a message is worth, only how each library writes one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .blocks import call_input
from .errors import InputError
from .parts import is_silent, part_type, parts_of
from .plain import as_json, as_text, dumped_model

LANGCHAIN_ROLES = {
    "human": "user",
    "ai": "assistant",
    "system": "system",
    "developer": "system",
    "tool": "tool",
    "function": "function",
    "HumanMessageChunk": "user",
    "AIMessageChunk": "assistant",
    "SystemMessageChunk": "system",
    "ToolMessageChunk": "tool",
    "FunctionMessageChunk": "function",
}
"""`type` of a LangChain message (langchain-core 1.8), and the role that it stands for;
a "chat" message names its role itself."""

SDK_FIELDS = (
    "content",
    "refusal",
    "tool_calls",
    "function_call",
    "tool_call_id",
    "name",
    "audio",
    "reasoning_content",
    "reasoning_details",
)
"""What is read of an SDK object beside its role; ids, usage and other facts of a
response are not sent back."""

CALL_NAMES = ("tool_calls", "function_call")
"""Where OpenAI's messages have their calls, the legacy one last; LangChain keeps those
that it did not read, such as the legacy one, under these names."""

OTHER_NAMES = (
    "text",
    "message",
    "msg",
    "body",
    "value",
    "data",
    "utterance",
    "input",
    "output",
    "prompt",
    "query",
    "response",
    "answer",
    "reply",
    "completion",
    "transcript",
    "markdown",
    "items",
    "blocks",
    "contents",
    "_content",
)
"""What other programs call the content of a message. It is not read, since nobody can
know, and a message with words there is not taken for a blank one."""

WORD_NAMES = ("content", "text", "value", "parts")
"""Where the words stand in the parts of such a content, or in its one dict."""

WORDS_DEPTH = 4
"""Dicts and lists inside each other in which words are looked for there."""

MORE_FIELDS = (*CALL_NAMES, "tool_call_id", "refusal", "audio")
"""Fields that make a message one that says something without words."""

GEMINI_REMEDY = (
    "of Gemini contents only text is read; convert function calls, files and thoughts "
    "to the OpenAI or Anthropic shape, or leave them out"
)

BLOCK_REMEDY = (
    "of LlamaIndex blocks text, images, tool calls and thinking are read; convert "
    "others, or leave them out"
)


def chat_shape(item: object) -> Mapping[Any, Any] | None:
    """One dialog item as a mapping with `role` and `content`, or None if it is none.

    Raises `InputError` for a Gemini part that is not text, and for LlamaIndex blocks
    that chat has no place for.
    """
    if isinstance(item, (dict, Mapping)):
        if "parts" not in item:
            return _from_stored(item)
        if item.get("content") is not None:
            raise InputError("has both 'content' and 'parts'; keep one")
        return _from_gemini(item)
    as_dict = getattr(item, "_asdict", None)
    if isinstance(item, tuple) and callable(as_dict):  # a named tuple, a row
        return _from_row(as_dict())
    if isinstance(item, (str, bytes, list, tuple)):
        return None
    if callable(getattr(item, "keys", None)) and hasattr(item, "__getitem__"):
        return _from_row(item)
    kind = getattr(item, "type", None)
    if hasattr(item, "content") and isinstance(kind, str):
        if kind == "chat" or kind in LANGCHAIN_ROLES:
            return _from_langchain(item, kind)
    role = getattr(item, "role", None)
    if not isinstance(role, str):
        return None
    dumped = dumped_model(item)
    fields: Mapping[str, Any] = dumped or {}
    if dumped is None:
        fields = {name: getattr(item, name, None) for name in (*SDK_FIELDS, "parts")}
    if fields.get("parts") is not None and "content" not in (dumped or ()):
        return _from_gemini({"role": role, "parts": fields["parts"]})
    if isinstance(fields.get("blocks"), (list, tuple)):
        return _from_llama_index(role, fields)
    if not hasattr(item, "content") and fields.get("content") is None:
        return None
    # Empty fields of a response, such as `annotations: []`, are no message of ours.
    found = {name: fields.get(name) for name in SDK_FIELDS}
    if found["content"] is None:  # it may be told by a property, which is not dumped
        found["content"] = getattr(item, "content", None)
    told = {name: it for name, it in found.items() if it or name == "content"}
    if is_silent(found["content"]) and not has_more(told):
        # Not read: they are there to be refused, lest the message pass for a blank one.
        told |= {name: getattr(item, name) for name in words_elsewhere(item)}
    return {"role": role, **told}


def words_elsewhere(item: object) -> list[str]:
    """The names under which a message has words that are not read."""
    fields = item if isinstance(item, Mapping) else None
    found = []
    for name in OTHER_NAMES:
        words = getattr(item, name, None) if fields is None else fields.get(name)
        if _holds_words(words):
            found.append(name)
    return found


def _holds_words(value: object, depth: int = WORDS_DEPTH) -> bool:
    """Whether a value is a text, or holds one where a content has it."""
    if isinstance(value, str):
        return bool(value.strip())
    if isinstance(value, Mapping):
        value = [value[name] for name in WORD_NAMES if name in value]
    if not isinstance(value, (list, tuple)) or not depth:
        return False
    return any(_holds_words(it, depth - 1) for it in value)


def has_more(message: Mapping[Any, Any]) -> bool:
    """Whether a message says something beside its content."""
    return any(message.get(name) for name in MORE_FIELDS)


def _from_stored(item: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """A dict as it is, or a LangChain message as it is stored: with a type, no role."""
    kind = item.get("type")
    if "role" in item or not isinstance(kind, str) or kind not in LANGCHAIN_ROLES:
        return item
    fields = item["data"] if isinstance(item.get("data"), Mapping) else item
    return _from_langchain(_Stored(fields), kind)


class _Stored:
    """The fields of a stored message as attributes."""

    def __init__(self, fields: Mapping[Any, Any]) -> None:
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        if name not in self._fields:
            raise AttributeError(name)
        return self._fields[name]


def _from_row(item: Any) -> dict[str, Any]:
    """A named row of SQLite: by its names, or its two values as role and text."""
    row = {name: item[name] for name in item.keys()}
    if len(row) == 2 and "content" not in row:
        return dict(zip(("role", "content"), row.values()))
    return row


def _from_gemini(item: Mapping[Any, Any]) -> dict[str, Any]:
    texts = []
    for part in _gemini_parts(item.get("parts")):
        fields = part if isinstance(part, (dict, Mapping)) else dumped_model(part)
        fields = fields or {}
        text = part if isinstance(part, str) else fields.get("text")
        # Parts of the AI SDK name a type; reasoning is no answer, whoever writes it.
        is_said = fields.get("type") in (None, "text") and not fields.get("thought")
        if not (isinstance(text, str) and is_said):
            raise InputError(f"has a part without text; {GEMINI_REMEDY}")
        texts.append(text)
    return {"role": item.get("role"), "content": "\n".join(texts)}


def _gemini_parts(parts: object) -> Sequence[Any]:
    """The parts of a content: a list of any class, or one part without a list."""
    if parts is None:
        return ()
    if isinstance(parts, Sequence) and not isinstance(parts, (str, bytes)):
        return parts
    return (parts,)


def _from_llama_index(role: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """A ChatMessage: its blocks, and the calls that older versions keep beside them."""
    more = fields.get("additional_kwargs") or {}
    content: list[dict[str, Any]] = []
    calls = list(more.get("tool_calls") or ())
    is_signed = False
    for block in fields["blocks"]:
        kind = block.get("block_type")
        if kind == "text":
            content.append({"type": "text", "text": block.get("text")})
        elif kind == "tool_call":
            calls.append(_block_call(block))
        elif kind == "thinking":
            thought = _block_thought(block)
            content += thought
            is_signed = is_signed or bool(thought)
        elif kind == "image" and (block.get("url") or block.get("image")):
            address = {"url": _block_address(block)}
            content.append({"type": "image_url", "image_url": address})
        elif kind != "cache":
            raise InputError(f"has a block of another kind; {BLOCK_REMEDY}")
    chat: dict[str, Any] = {"role": role, "content": content}
    if is_signed:  # then the calls must stand in that shape, too
        content += map(call_block, calls)
        return chat
    if len(content) == 1 and content[0]["type"] == "text":
        chat["content"] = content[0]["text"]
    if calls:
        chat.update(content=chat["content"] or None, tool_calls=calls)
    if more.get("tool_call_id"):
        chat["tool_call_id"] = more["tool_call_id"]
    return chat


def _block_call(block: Mapping[str, Any]) -> dict[str, Any]:
    given = block.get("tool_kwargs")
    arguments = given if isinstance(given, str) else as_json(given or {})
    function = {"name": block.get("tool_name"), "arguments": arguments}
    return {"id": block.get("tool_call_id"), "type": "function", "function": function}


def call_block(call: Any) -> dict[str, Any]:
    """A call of chat as a tool_use block."""
    fields = call if isinstance(call, Mapping) else dumped_model(call) or {}
    function = fields.get("function") or {}
    return {
        "type": "tool_use",
        "id": fields.get("id"),
        "name": function.get("name"),
        "input": call_input(as_text(function.get("arguments") or "")),
    }


def _block_thought(block: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Reasoning that is signed, in Anthropic's shape; other reasoning stays out."""
    signature = (block.get("additional_information") or {}).get("signature")
    if not signature:
        return []
    thinking = block.get("content") or ""
    return [{"type": "thinking", "thinking": thinking, "signature": signature}]


def _block_address(block: Mapping[str, Any]) -> str:
    if block.get("url"):
        return str(block["url"])
    data = block["image"]  # base64 already
    data = data.decode() if isinstance(data, bytes) else data
    return f"data:{block.get('image_mimetype') or 'image/png'};base64,{data}"


def _from_langchain(item: Any, kind: str) -> dict[str, Any]:
    role = LANGCHAIN_ROLES.get(kind) or getattr(item, "role", None)
    if any(part_type(part) == "reasoning" for part in parts_of(item.content)):
        raise InputError(
            "is a LangChain message with a block of type 'reasoning', which no other "
            "shape takes; leave it out of content, or ask the model class for content "
            "in the provider's own shape (output_version)"
        )
    chat: dict[str, Any] = {"role": role, "content": _without_stream(item.content)}
    if role == "assistant":
        _add_calls(chat, item)
        _add_further(chat, getattr(item, "additional_kwargs", None))
    elif role == "tool":
        _add_result(chat, item)
    elif role == "function" or getattr(item, "name", None):
        chat["name"] = item.name
    return chat


def _add_calls(chat: dict[str, Any], item: Any) -> None:
    """Put the calls of a LangChain message where its content has them, or beside it."""
    calls = [(it, it.get("args")) for it in getattr(item, "tool_calls", None) or ()]
    calls += [
        (it, it.get("args")) for it in getattr(item, "invalid_tool_calls", None) or ()
    ]
    if not calls:
        return
    content = [
        part for part in parts_of(chat["content"]) if part_type(part) != "tool_call"
    ]
    if any(part_type(part) == "tool_use" for part in content):
        args = {call.get("id"): given for call, given in calls}
        chat["content"] = [_with_input(part, args) for part in content]
        return
    if not isinstance(chat["content"], str):
        chat["content"] = content
    chat["content"] = chat["content"] or None
    chat["tool_calls"] = [
        {
            "id": call.get("id"),
            "type": "function",
            "function": {
                "name": call.get("name"),
                "arguments": given if isinstance(given, str) else as_json(given or {}),
            },
        }
        for call, given in calls
    ]


def _add_further(chat: dict[str, Any], further: object) -> None:
    """Put what LangChain keeps of a provider's own fields where chat has it."""
    if not isinstance(further, Mapping):
        return
    has_calls = "tool_calls" in chat or any(
        part_type(part) == "tool_use" for part in parts_of(chat["content"])
    )
    for name in ("reasoning_content", "refusal", *(() if has_calls else CALL_NAMES)):
        if further.get(name):
            chat[name] = further[name]


def _with_input(part: Any, args: dict[Any, Any]) -> Any:
    """A tool_use block with the arguments that LangChain has parsed."""
    if part_type(part) != "tool_use" or part.get("id") not in args:
        return part
    named = {name: part.get(name) for name in ("type", "id", "name")}
    return {**named, "input": args[part["id"]] or {}}


def _add_result(chat: dict[str, Any], item: Any) -> None:
    chat["tool_call_id"] = item.tool_call_id
    if getattr(item, "status", None) == "error":
        # Only Anthropic's shape can say that a tool failed.
        result = {
            "type": "tool_result",
            "tool_use_id": chat.pop("tool_call_id"),
            "content": chat["content"],
            "is_error": True,
        }
        chat.update(role="user", content=[result])


def _without_stream(content: Any) -> Any:
    """A content without the place numbers that streaming leaves in its blocks.

    Images of LangChain's own notation become those of chat. What is no list is for
    whoever reads the message.
    """
    if not isinstance(content, (list, tuple)):
        return content
    return [
        _chat_part({key: it for key, it in part.items() if key != "index"})
        if isinstance(part, Mapping)
        else part
        for part in parts_of(content)
    ]


def _chat_part(part: dict[Any, Any]) -> dict[Any, Any]:
    """A content block; an image as LangChain 1 or 0.3 writes it as a part of chat."""
    if part.get("type") != "image" or "source" in part:
        return part
    address, media = part.get("url"), part.get("mime_type")
    data = part.get("base64") or part.get("data")
    if isinstance(data, str) and isinstance(media, str):
        address = f"data:{media};base64,{data}"
    if not isinstance(address, str):
        return part
    return {"type": "image_url", "image_url": {"url": address}}
