"""Content parts and tool calls of a message, and the text of messages that is counted.

Reads dicts in the shapes of the OpenAI and Anthropic APIs; knows what of them is text,
what has a price of its own and what is counted as JSON. It does not know roles.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import InputError
from .plain import as_json, as_text, error_at, own_copy

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
        "image_bytes",
        "image_embeds",
        "image_file",
        "image_pil",
        "image_url",
        "input_image",
        "computer_screenshot",
        "audio",
        "audio_embeds",
        "audio_url",
        "input_audio",
        "video",
        "video_embeds",
        "video_url",
        "input_video",
        "container_upload",
        "document",
        "document_url",
        "file",
        "file_url",
        "input_file",
        "media",
        "fileData",
        "file_data",
        "inlineData",
        "inline_data",
    )
)
"""Types of content parts, or the keys of those that name none, that are priced by
`PromptConfig.part_tokens`: what they hold is data in base64, or an address. OpenAI
(chat, Responses, Assistants), Anthropic, Bedrock, Gemini, Mistral, vLLM, LangChain
(2026)."""

WORD_FIELDS = frozenset(
    (
        "caption",
        "content",
        "context",
        "document_name",
        "filename",
        "name",
        "text",
        "title",
        "transcript",
    )
)
"""Where a part that is priced by itself has words, which are sent and counted, too."""


FOREIGN_CALLS = frozenset(
    (
        "functionCall",
        "functionResponse",
        "function_call",
        "function_call_output",
        "function_response",
        "tool-call",
        "tool-result",
        "toolCall",
        "toolResult",
        "toolUse",
        "tool_call",
    )
)
"""Types of content parts, or their only keys, that are tool calls or results in shapes
whose pairs are not known here: Bedrock, Gemini, the AI SDK, Responses."""


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


def message_text(messages: Iterable[object]) -> str:
    """The text of a message list that is counted, exactly.

    `messages` are dicts in the shape of the OpenAI chat API or of Anthropic's. Each
    gives a line with its role, then its content, then a line for whatever else is sent
    with it: tool calls (id, name, arguments), ids, names, further keys and parts as
    JSON. The data of images, audio and files is left out here and costs
    `PromptConfig.part_tokens` each; the words of a document count. The framing of the
    chat template costs `tokens_per_message`, `tokens_per_request` and, of calls,
    `tokens_per_argument` on top.
    """
    pieces: list[str] = []
    for position, message in enumerate(messages):
        if not isinstance(message, (dict, Mapping)):
            raise InputError(
                f"message {position} is of type {type(message).__name__}; "
                "message_text takes dicts with 'role' and 'content'"
            )
        try:
            pieces += message_pieces(own_copy(message))
        except InputError as error:
            raise error_at(f"message {position}", error)
        except (RecursionError, ValueError) as error:
            raise InputError(
                f"message {position} could not be read ({type(error).__name__}); "
                "pass plain data, not nested without end"
            ) from error
    return "\n".join(pieces)


def message_pieces(message: Mapping[str, Any]) -> list[str]:
    """The lines of one message that are counted; joined by line breaks, its text.

    Everything that is sent stands in them, but for the data of media parts.
    """
    content = message.get("content")
    pieces = [as_text(message.get("role", "")), *content_pieces(content)]
    for key, value in message.items():
        if key == "tool_calls":
            pieces += [call.as_text for call in read_calls({key: value})]
        elif key == "images":
            pieces += map(as_json, _without_data(value))
        elif key not in ("role", "content"):
            pieces.append(f"{key} {as_text(value)}")
    return pieces


def content_pieces(content: object) -> list[str]:
    """The lines of a message's content that are counted: its text, then the rest."""
    if isinstance(content, str):
        return [content]
    rest = (it for part in parts_of(content) for it in _untold_of_part(part))
    return [content_text(content), *map(as_text, rest)]


def content_text(content: object) -> str:
    """The text of a message's content: a string, None, or the text parts of a list."""
    if isinstance(content, str):
        return content
    texts = (part_text(part) for part in parts_of(content))
    return "\n".join(text for text in texts if text is not None)


def media_parts(message: Mapping[str, Any]) -> tuple[Any, ...]:
    """The parts of a message that are priced by themselves, such as images.

    Also those inside tool results and documents, and the `images` that Ollama puts
    beside a content.
    """
    content = message.get("content")
    beside = message.get("images") if "images" in message else None
    if isinstance(content, str) and beside is None:
        return ()
    images = [{"type": "image", "image": it} for it in parts_of(beside) if _is_data(it)]
    return (*_media_in(content), *images)


def part_type(part: object) -> str | None:
    """The type that a content part names, if it names one."""
    kind = part.get("type") if isinstance(part, Mapping) else None
    return kind if isinstance(kind, str) else None


def is_media(part: object) -> bool:
    """Whether a part is priced by itself, by its type or, without one, by a key."""
    kind = part_type(part)
    if kind is not None:
        return kind in MEDIA_PARTS
    if not isinstance(part, Mapping) or MEDIA_PARTS.isdisjoint(part):
        return False
    # Beside a text, a mere word under such a key (a file name) is no data.
    kinds = (Mapping, list, bytes) if part_text(part) is not None else object
    held = [part[key] for key in MEDIA_PARTS.intersection(part)]
    return any(value and isinstance(value, kinds) for value in held)


def is_silent(content: object) -> bool:
    """Whether a content has no words and no parts."""
    return not content or (isinstance(content, str) and content.isspace())


def part_text(part: object) -> str | None:
    """The text of a content part, of a tool result the text inside; None for others."""
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        return None
    kind = part_type(part)
    if kind == "tool_result":
        return content_text(part.get("content"))
    field = text_field(part)
    text = None if field is None else part.get(field)
    if text is None and field is not None and kind is not None:
        return ""  # a text that is not there is a blank one
    return text if isinstance(text, str) else None


def foreign_call(content: object) -> str:
    """The name of a part that is a call or a result in a shape unknown here, or ""."""
    for part in parts_of(content):
        if isinstance(part, Mapping):
            kind = part_type(part)
            names = part.keys() if kind is None else (kind,)
            found = [name for name in names if name in FOREIGN_CALLS]
            if found:
                return str(found[0])
    return ""


def has_text(content: object) -> bool:
    """Whether some part of a content is text, be it blank."""
    return any(part_text(part) is not None for part in parts_of(content))


def parts_of(content: object) -> Sequence[Any]:
    """The parts of a content that is a list; nothing of any other."""
    return content if isinstance(content, (list, tuple)) else ()


def read_calls(payload: Mapping[str, Any]) -> tuple[ToolCall, ...]:
    """The tool calls of an OpenAI-style message, the legacy form included."""
    found = payload.get("tool_calls") or ()
    calls = found if isinstance(found, (list, tuple)) else (found,)
    legacy = payload.get("function_call")
    if legacy is not None:
        # The legacy form has one call without an id, which the next "function" answers.
        calls = (*calls, {"id": None, "function": legacy})
    return tuple(map(_read_call, calls))


def read_blocks(content: object) -> tuple[ToolCall, ...]:
    """The tool calls among Anthropic blocks."""
    return tuple(
        ToolCall(
            id_text(block.get("id")),
            as_text(block.get("name", "")),
            as_text(block.get("input")),
        )
        for block in parts_of(content)
        if part_type(block) == "tool_use"
    )


def id_text(value: object) -> str:
    """An id as text; "" where there is none."""
    return "" if value is None else as_text(value)


def _read_call(call: object) -> ToolCall:
    fields = dict(call) if isinstance(call, Mapping) else {}
    function = fields.get("function")
    if not isinstance(function, Mapping):  # not the shape of the API: counted whole
        return ToolCall(id_text(fields.get("id")), "", as_text(call))
    name, arguments = function.get("name", ""), function.get("arguments")
    rest = {key: it for key, it in function.items() if key not in ("name", "arguments")}
    rest |= {key: it for key, it in fields.items() if key not in ("id", "function")}
    if rest.get("type") == "function":
        del rest["type"]
    return ToolCall(
        id_text(fields.get("id")),
        as_text(name),
        as_text(arguments),
        as_json(rest) if rest else "",
    )


def _media_in(content: object) -> Iterator[Any]:
    for part in parts_of(content):
        if is_media(part):
            yield part
            yield from _media_in(_inner_parts(part))
        elif part_type(part) == "tool_result":
            yield from _media_in(part["content"] if "content" in part else None)


def _inner_parts(part: Mapping[str, Any]) -> object:
    """The parts inside a document that is made of some; Bedrock has it under a key."""
    document = part.get("document")
    holder = document if isinstance(document, Mapping) else part
    source = holder.get("source")
    return source.get("content") if isinstance(source, Mapping) else None


def _words_of_media(value: object) -> Iterator[str]:
    """The words in a part that is priced by itself; its data is no words."""
    if isinstance(value, (list, tuple)):
        for it in value:
            yield from _words_of_media(it)
    elif isinstance(value, Mapping):
        for key, it in value.items():
            is_word = key in WORD_FIELDS or key == "data" and _is_text_source(value)
            if not isinstance(it, str):
                yield from _words_of_media(it)
            elif is_word and it:
                yield it


def _is_text_source(value: Mapping[str, Any]) -> bool:
    """Whether the data of a document is text as it is, as Anthropic has it."""
    return part_type(value) == "text"


def text_field(part: Mapping[str, Any]) -> str | None:
    """Where a text part has its text; one without a type is told by its key."""
    kind = part.get("type")
    if kind is None:
        return "text"
    return TEXT_PARTS.get(kind) if isinstance(kind, str) else None


def _untold_of_part(part: object) -> Iterator[object]:
    """What of a part `content_text` leaves out and no price stands for."""
    kind = part_type(part)
    if isinstance(part, str):
        return
    if is_media(part):
        yield from _words_of_media(part)
        return
    if part_text(part) is None or not isinstance(part, Mapping):
        yield part
        return
    is_result = kind == "tool_result"
    field = "content" if is_result else text_field(part)
    told = ("type", field) if is_result or isinstance(part.get(field), str) else ()
    rest = {key: value for key, value in part.items() if key not in told}
    if rest:
        yield rest
    if is_result:
        for inner in parts_of(part.get("content")):
            yield from _untold_of_part(inner)


def _is_data(value: object) -> bool:
    return isinstance(value, str)


def _without_data(images: object) -> Iterator[object]:
    """What stands among the `images` of a message and is not a picture."""
    if isinstance(images, (list, tuple)):
        yield from (it for it in images if not _is_data(it))
    elif images is not None:
        yield images
