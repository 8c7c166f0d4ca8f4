"""Anthropic content blocks: how they are told, and how they turn into and out of chat.

Text, images, tool calls and tool results convert between the OpenAI chat shape and
Anthropic's; reasoning and other blocks have no counterpart and stay in their shape.
Works on single messages that are plain data; it does not know which are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .checks import shown
from .parts import (
    MEDIA_PARTS,
    content_text,
    id_text,
    is_silent,
    part_text,
    part_type,
    parts_of,
)
from .plain import as_json, as_text, own_copy

BLOCK_TYPES = frozenset(
    (
        "tool_use",
        "tool_result",
        "thinking",
        "redacted_thinking",
        "server_tool_use",
        "mcp_tool_use",
        "search_result",
        "container_upload",
        "compaction",
    )
)
"""Types of content blocks that only Anthropic's shape has; those that end in RESULT_END
too (Messages API, 2026)."""

RESULT_END = "_tool_result"

SERVER_CALLS = frozenset(("server_tool_use", "mcp_tool_use"))
"""Types of blocks that are calls of tools which the server runs; the results stand in
the assistant's message too, or in its next one where a turn was paused."""

NO_HALVES: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

REASONING_PROOFS = {"thinking": "signature", "redacted_thinking": "data"}
"""Types of blocks of reasoning, and the field without which the API refuses them."""

OWN_MEDIA = frozenset(("image", "document", "container_upload"))
"""Parts that are priced by themselves, and that Anthropic's shape has."""

OTHER_PARTS = frozenset(
    (
        "output_audio",
        "reasoning",
        "reasoning_text",
        "reference",
        "summary_text",
    )
)
"""Types of further parts that only other shapes have: Responses, the AI SDK, LangChain,
Mistral (2026). Anthropic may have any type that nobody here has heard of."""

PICTURE_STARTS = {
    "iVBORw0KGgo": "image/png",
    "/9j/": "image/jpeg",
    "R0lGOD": "image/gif",
    "UklGR": "image/webp",
}
"""How the base64 of a picture begins, and its media type; Ollama sends no more. No
other pictures are taken by Anthropic ("Vision", 2026)."""

PICTURES_TAKEN = (
    "taken are an address, or image/png, image/jpeg, image/gif or image/webp in base64"
)

MEDIA_TYPE_NAMES = {"image/jpg": "image/jpeg"}
"""Media types of pictures as they are often written, and as the API takes them."""

ERROR_WITHOUT_WORDS = "error"
"""The content of a failed tool's result that says nothing: the API refuses none."""

ARGUMENTS_DEPTH = 100
"""How deep arguments of a call may be nested, to be read as an object."""

CACHE_MARK = "cache_control"
"""Where a block says that what is before it may be cached; gateways take it in parts of
chat and beside the content of a chat message, too."""

DATA_START = "data:"
"""How an image that is sent as base64 begins in the OpenAI shape."""


def has_blocks(content: object) -> bool:
    """Whether a content holds blocks of Anthropic's shape; plain text is in both."""
    return any(map(_is_block, parts_of(content)))


def is_reasoning(content: object) -> bool:
    """Whether a content is reasoning and nothing else."""
    parts = parts_of(content)
    return bool(parts) and all(part_type(part) in REASONING_PROOFS for part in parts)


def is_unsigned(part: object) -> bool:
    """Whether a part is reasoning that the API would refuse, since nobody signed it.

    As it is where a stream was cut, or where another server thought.
    """
    proof = REASONING_PROOFS.get(part_type(part) or "")
    return proof is not None and isinstance(part, Mapping) and not part.get(proof)


def answered_ids(content: object) -> tuple[str, ...]:
    """The ids of the calls whose results stand in a content."""
    return tuple(
        id_text(part.get("tool_use_id"))
        for part in parts_of(content)
        if part_type(part) == "tool_result"
    )


def server_halves(content: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The halves of calls of a server's tools in a message of the assistant, by id.

    Calls whose results do not stand in it, and results whose calls do not.
    """
    made: dict[str, None] = {}
    found: dict[str, None] = {}
    for part in parts_of(content):
        kind = part_type(part)
        if kind in SERVER_CALLS:
            made[id_text(part.get("id"))] = None
        elif kind is not None and kind.endswith(RESULT_END) and "tool_use_id" in part:
            found[id_text(part["tool_use_id"])] = None
    if made.keys() == found.keys():  # as most are
        return NO_HALVES
    calls = [call_id for call_id in made if call_id not in found]
    return tuple(calls), tuple([it for it in found if it not in made])


def as_result_message(message: Mapping[str, Any]) -> dict[str, Any]:
    """A tool message that holds blocks, in Anthropic's shape: there it is the user's.

    As frameworks write a tool that answers with pictures or search results.
    """
    content = message.get("content")
    if not answered_ids(content):
        call_id = id_text(message.get("tool_call_id"))
        result = {"type": "tool_result", "tool_use_id": call_id, "content": content}
        content = [result]
    mark = {CACHE_MARK: message[CACHE_MARK]} if message.get(CACHE_MARK) else {}
    return {"role": "user", "content": content, **mark}


def as_chat(message: Mapping[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """An Anthropic message as OpenAI chat messages: tool results, then the rest.

    With the type of a block that chat has no counterpart for, or "".
    """
    results: list[dict[str, Any]] = []
    calls: list[dict[str, Any]] = []
    rest: list[dict[str, Any]] = []
    for block in parts_of(message.get("content")):
        kind = part_type(block)
        if kind == "tool_result" and not _holds_media(block):
            results.append(_chat_result(block))
        elif kind == "tool_use":
            calls.append(_chat_call(block))
        elif part_text(block) is not None and kind != "tool_result":
            rest.append({"type": "text", "text": part_text(block)})
        elif _is_block(block) and _image_address(block):
            address = {"url": _image_address(block)}
            rest.append({"type": "image_url", "image_url": address})
        else:
            return [], kind or type(block).__name__
    if (results or calls) and all(map(is_blank_text, rest)):
        rest = []  # no message of its own, and no words beside a call
    only_text = len(rest) == 1 and rest[0]["type"] == "text"
    content = rest[0]["text"] if only_text else rest or None
    if calls:
        own = {"role": "assistant", "content": content, "tool_calls": calls}
        return [*results, own], ""
    if content is None and results:
        return results, ""
    return [*results, {"role": message.get("role"), "content": content or ""}], ""


def as_blocks(message: Mapping[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """The Anthropic blocks of an OpenAI-style user or assistant message, blanks gone.

    Without its tool calls; with words on a part that Anthropic has no counterpart for,
    or "".
    """
    content = message.get("content")
    refusal = message.get("refusal")
    parts: list[Any] = [*_pictures(message.get("images"))]
    parts += [content] if isinstance(content, str) else parts_of(content)
    parts += [refusal] if isinstance(refusal, str) else []
    return ([], _foreign("audio")) if message.get("audio") else own_blocks(parts)


def own_blocks(parts: Iterable[Any]) -> tuple[list[dict[str, Any]], str]:
    """Parts of either shape as blocks such as the API takes, blank texts gone.

    So is reasoning that nobody signed. With words on what it has no counterpart for.
    """
    blocks: list[dict[str, Any]] = []
    for part in parts:
        block, foreign = _own_block(part)
        if foreign:
            return [], foreign
        if block is not None and not is_blank_text(block):
            blocks.append(block)
    return blocks, ""


def _own_block(part: Any) -> tuple[dict[str, Any] | None, str]:
    """A part as a block; None where it stays out, with words where that is an error."""
    if is_unsigned(part):
        return None, ""
    kind, text = part_type(part), part_text(part)
    if kind == "tool_result":
        return _own_result(part)
    if kind == "image":
        return _own_picture(part)
    if kind == "text" and isinstance(part, Mapping):
        return dict(part), ""
    made = image_block(part) if text is None else {"type": "text", "text": text}
    if made is not None:
        is_marked = isinstance(part, Mapping) and part.get(CACHE_MARK)
        return ({**made, CACHE_MARK: part[CACHE_MARK]} if is_marked else made), ""
    if kind in ("image_url", "images"):
        return None, _foreign_picture(part)
    is_sourced = kind != "document" or isinstance(part.get("source"), Mapping)
    is_other = kind in OTHER_PARTS or (kind in MEDIA_PARTS and kind not in OWN_MEDIA)
    if kind is None or is_other or not is_sourced:
        return None, _foreign(kind or type(part).__name__)
    return dict(part), ""


def _own_result(block: Mapping[str, Any]) -> tuple[dict[str, Any] | None, str]:
    """A tool_result block with a content such as the API takes, or with none."""
    given = content = block.get("content")
    if isinstance(given, list):
        content, foreign = own_blocks(given)
        if foreign:
            return None, foreign
    if block.get("is_error") and is_silent(content):
        content = ERROR_WITHOUT_WORDS
    if content:
        return {**block, "content": content}, ""
    rest = {key: it for key, it in block.items() if key != "content" or not given}
    return rest, ""


def _own_picture(part: Mapping[str, Any]) -> tuple[dict[str, Any] | None, str]:
    """An image block with a media type that the API takes, or words on it."""
    source = part.get("source")
    if not isinstance(source, Mapping):
        return None, f"a part of type 'image' without a 'source' ({PICTURES_TAKEN})"
    if source.get("type") != "base64":
        return dict(part), ""
    given = source.get("media_type")
    named = given.lower() if isinstance(given, str) else ""
    kind = MEDIA_TYPE_NAMES.get(named, named) or _picture_kind(source.get("data"))
    if kind not in PICTURE_STARTS.values():
        return None, _foreign_type(given, "image")
    return {**part, "source": {**source, "media_type": kind}}, ""


def _foreign(kind: str) -> str:
    return f"a part of type {shown(kind)}, which has no counterpart there"


def _foreign_picture(part: Mapping[str, Any]) -> str:
    """Words on a picture of chat, or of Ollama, that the API does not take."""
    image = part.get("image_url")
    address = image.get("url") if isinstance(image, Mapping) else image
    head = address.partition(",")[0] if isinstance(address, str) else ""
    named = head[len(DATA_START) :].partition(";")[0].lower()
    return _foreign_type(named, str(part_type(part)))


def _foreign_type(named: object, kind: str) -> str:
    media = f"of media type {shown(named)}" if named else "of no known media type"
    return f"a picture {media} in a part of type {kind!r} ({PICTURES_TAKEN})"


def result_block(
    message: Mapping[str, Any], call_id: str
) -> tuple[dict[str, Any], str]:
    """The tool_result block of an OpenAI-style tool message.

    With words on a part that Anthropic has no counterpart for, or "".
    """
    content, foreign = message.get("content"), ""
    if not isinstance(content, str) or message.get("images"):
        content, foreign = as_blocks(message)
    block = {"type": "tool_result", "tool_use_id": call_id}
    return ({**block, "content": content} if content else block), foreign


def call_input(arguments: str) -> dict[str, Any]:
    """The input of a tool_use block; arguments that are no JSON object are wrapped.

    As are those that Python reads and JSON does not have, such as NaN, and those that
    are nested too deep. Lone surrogates that were escaped become U+FFFD.
    """
    import json

    try:
        read = json.loads(arguments) if arguments.strip() else {}
        if is_deep(read):  # else the depth of the caller's stack would decide
            raise RecursionError
        json.dumps(read, allow_nan=False)
        read = {} if read is None else own_copy(read)  # None: a call without arguments
    except (ValueError, RecursionError):
        read = None
    return read if isinstance(read, dict) else {"arguments": arguments}


def is_deep(value: Any) -> bool:
    """Whether plain data is nested over `ARGUMENTS_DEPTH` times."""
    level = [value]
    for _ in range(ARGUMENTS_DEPTH):
        inner: list[Any] = []
        for it in level:
            if isinstance(it, dict):
                inner += it.values()
            elif isinstance(it, list):
                inner += it
        if not inner:
            return False
        level = inner
    return True


def is_blank_text(block: Any) -> bool:
    """Whether a block is a text without words, which the API refuses."""
    return part_type(block) == "text" and not (part_text(block) or "").strip()


def is_block_type(kind: str) -> bool:
    """Whether only Anthropic's shape has content blocks of a type."""
    return kind in BLOCK_TYPES or kind.endswith(RESULT_END)


def is_server_part(kind: str) -> bool:
    """Whether a type is that of a call of a server's tool, or of what it returned."""
    return kind in SERVER_CALLS or kind.endswith(RESULT_END)


def _is_block(part: object) -> bool:
    kind = part_type(part)
    if kind is None or not isinstance(part, Mapping):
        return False
    if kind == "thinking":  # a list where Mistral has it, in its own shape of chat
        return not isinstance(part.get("thinking"), list)
    if is_block_type(kind):
        return True
    return kind in ("image", "document") and isinstance(part.get("source"), Mapping)


def _holds_media(block: Mapping[str, Any]) -> bool:
    content = block.get("content")
    return any(part_text(part) is None for part in parts_of(content))


def _chat_result(block: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "role": "tool",
        "tool_call_id": id_text(block.get("tool_use_id")),
        "content": content_text(block.get("content")),
    }


def _chat_call(block: Mapping[str, Any]) -> dict[str, Any]:
    given = block.get("input")  # a text where a stream was cut
    arguments = given if isinstance(given, str) and given else as_json(given or {})
    function = {"name": as_text(block.get("name", "")), "arguments": arguments}
    call_id = id_text(block.get("id"))
    return {"id": call_id, "type": "function", "function": function}


def _pictures(images: object) -> Iterator[dict[str, Any]]:
    """The image blocks of the `images` that Ollama puts beside a content."""
    for data in parts_of(images):
        kind = _picture_kind(data)
        source = {"type": "base64", "media_type": kind or "images", "data": data}
        yield {"type": "image" if kind else "images", "source": source}


def _picture_kind(data: object) -> str:
    """The media type of a picture in base64 by its first signs, or ""."""
    starts = PICTURE_STARTS.items() if isinstance(data, str) else ()
    return next((kind for start, kind in starts if str(data).startswith(start)), "")


def _image_address(block: Mapping[str, Any]) -> str:
    """The address of an image block for the OpenAI shape, or "" where it has none."""
    source = block.get("source")
    if part_type(block) != "image" or not isinstance(source, Mapping):
        return ""
    if source.get("type") == "base64":
        return f"{DATA_START}{source.get('media_type')};base64,{source.get('data')}"
    return as_text(source.get("url", "")) if source.get("type") == "url" else ""


def image_block(part: object) -> dict[str, Any] | None:
    """The image block of an OpenAI image part, None for any other part."""
    if part_type(part) != "image_url" or not isinstance(part, Mapping):
        return None
    image = part.get("image_url")
    address = image.get("url") if isinstance(image, Mapping) else image
    if not isinstance(address, str):
        return None
    if address[: len(DATA_START)].lower() != DATA_START:
        return {"type": "image", "source": {"type": "url", "url": address}}
    kind, data = _data_address(address)
    if kind not in PICTURE_STARTS.values():
        return None
    source = {"type": "base64", "media_type": kind, "data": data}
    return {"type": "image", "source": source}


def _data_address(address: str) -> tuple[str, str]:
    """Media type and base64 of a data address; "" and "" where it is not in base64.

    Parameters such as a charset are no part of the media type. A picture whose type is
    not named is told by its first signs.
    """
    head, _, data = address[len(DATA_START) :].partition(",")
    named, *parameters = [it.strip().lower() for it in head.split(";")]
    kind = MEDIA_TYPE_NAMES.get(named, named) or _picture_kind(data)
    return (kind, data) if kind and "base64" in parameters else ("", "")
