"""Dialogs in the shapes of other libraries, as values and as hypothesis strategies."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from .strategies import (
    dialogs,
    encodable_texts,
    made_once,
    nonblank_texts,
    texts,
)

PICTURE = "iVBORw0KGgo="
"""How the base64 of a PNG file begins."""

IMAGE_BLOCK = {
    "type": "image",
    "source": {"type": "base64", "media_type": "image/png", "data": PICTURE},
}


def source_of(media_type: str) -> dict[str, Any]:
    """The source of a picture, under this media type."""
    return {"type": "base64", "media_type": media_type, "data": PICTURE}


def text_block(text: str, **more: Any) -> dict[str, Any]:
    """A text block of Anthropic's shape."""
    return {"type": "text", "text": text, **more}


def use_block(call_id: str, name: str = "look_up", **given: Any) -> dict[str, Any]:
    """A tool_use block."""
    return {"type": "tool_use", "id": call_id, "name": name, "input": given}


def found_block(call_id: str, content: Any = "found", **more: Any) -> dict[str, Any]:
    """A tool_result block."""
    return {
        "type": "tool_result",
        "tool_use_id": call_id,
        "content": content,
        **more,
    }


def thinking_block(text: str = "hm") -> dict[str, Any]:
    """A block of reasoning with its signature."""
    return {"type": "thinking", "thinking": text, "signature": "c2ln"}


def said(role: str, *blocks: dict[str, Any]) -> dict[str, Any]:
    """A message of Anthropic's shape."""
    return {"role": role, "content": list(blocks)}


def turns(*messages: object) -> list[object]:
    """Neighbouring messages."""
    return list(messages)


class LangChain(SimpleNamespace):
    """What a LangChain message looks like from outside."""


def human(text: Any) -> LangChain:
    """A HumanMessage."""
    return LangChain(type="human", content=text, additional_kwargs={}, name=None)


def ai(text: Any = "", *call_ids: str, **more: Any) -> LangChain:
    """An AIMessage, with a tool call for each id."""
    calls = [
        {"name": "look_up", "args": {"q": 1}, "id": it, "type": "tool_call"}
        for it in call_ids
    ]
    return LangChain(
        type="ai",
        content=text,
        tool_calls=calls,
        invalid_tool_calls=[],
        additional_kwargs=more,
        name=None,
    )


def tool(text: Any, call_id: str, status: str = "success") -> LangChain:
    """A ToolMessage."""
    return LangChain(
        type="tool", content=text, tool_call_id=call_id, status=status, name="look_up"
    )


class Dumped:
    """An object of an SDK: attributes, and a dump of itself."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def model_dump(self, *, exclude_none: bool = False) -> dict[str, Any]:
        """The fields as plain data, nested objects too."""
        plain = {name: _dumped(value) for name, value in self.__dict__.items()}
        if exclude_none:
            return {name: it for name, it in plain.items() if it is not None}
        return plain


def _dumped(value: Any) -> Any:
    if isinstance(value, Dumped):
        return value.model_dump(exclude_none=True)
    return [_dumped(it) for it in value] if isinstance(value, list) else value


@made_once
def anthropic_turns(reasoning: bool = False) -> SearchStrategy[list[object]]:
    """Some messages of Anthropic's shape: words, images, calls and their results."""

    some_ids = st.lists(st.sampled_from("abcd"), min_size=1, max_size=3, unique=True)

    @st.composite
    def step(draw: st.DrawFn) -> list[object]:
        ids = draw(some_ids)
        words = [text_block(draw(nonblank_texts()))] if draw(st.booleans()) else []
        thought = [thinking_block()] if reasoning and draw(st.booleans()) else []
        results = [
            found_block(it, draw(encodable_texts()))
            for it in draw(st.permutations(ids))
        ]
        more = [text_block(draw(nonblank_texts()))] if draw(st.booleans()) else []
        return [
            said("assistant", *thought, *words, *map(use_block, ids)),
            said("user", *results, *more),
        ]

    words = st.builds(
        lambda role, text: turns(said(role, text_block(text))),
        st.sampled_from(("user", "assistant")),
        nonblank_texts(),
    )
    picture = st.builds(
        lambda text: turns(said("user", IMAGE_BLOCK, text_block(text))),
        nonblank_texts(),
    )
    return step() | words | picture


@made_once
def langchain_turns() -> SearchStrategy[list[object]]:
    """Some LangChain messages: words, calls and their results."""
    status = st.sampled_from(("success", "error"))
    some_ids = st.lists(st.sampled_from("abcd"), min_size=1, max_size=3, unique=True)

    @st.composite
    def step(draw: st.DrawFn) -> list[object]:
        ids = draw(some_ids)
        results = [tool(draw(texts()), it, draw(status)) for it in ids]
        return [ai(draw(texts()), *ids), *results]

    return step() | st.builds(lambda text: turns(human(text)), texts())


@made_once
def other_items() -> SearchStrategy[list[object]]:
    """Contents of Gemini, and messages of Ollama with a picture and a call."""
    gemini = st.builds(
        lambda role, found: turns(
            {"role": role, "parts": [{"text": it} for it in found]}
        ),
        st.sampled_from(("user", "model")),
        st.lists(texts(), min_size=1, max_size=3),
    )
    picture = st.builds(
        lambda text: turns({"role": "user", "content": text, "images": [PICTURE]}),
        texts(),
    )
    called = {"function": {"name": "look_up", "arguments": {"q": 1}}}
    step = st.builds(
        lambda text: turns(
            {"role": "assistant", "content": "", "tool_calls": [called, called]},
            {"role": "tool", "content": text, "tool_name": "look_up"},
            {"role": "tool", "content": text, "tool_name": "look_up"},
        ),
        texts(),
    )
    return gemini | picture | step


@made_once
def mixed_dialogs(max_groups: int = 6) -> SearchStrategy[list[object]]:
    """Dialogs whose messages come in any shape, whole and broken."""
    groups = st.one_of(
        dialogs(max_items=2),
        anthropic_turns(),
        langchain_turns(),
        other_items(),
        unusual_items(),
    )
    return st.lists(groups, max_size=max_groups).map(
        lambda found: [item for group in found for item in group]
    )


@made_once
def unusual_items() -> SearchStrategy[list[object]]:
    """What stores hold that no API takes as it is, and that is read all the same."""
    words = nonblank_texts()
    rows = st.lists(st.fixed_dictionaries({"id": st.integers(), "name": texts()}))
    returned = rows | st.lists(st.integers()) | st.integers() | st.just({"a": [None]})
    made: Any = {
        "id": "c",
        "type": "function",
        "function": {"name": "f", "arguments": "{}"},
    }
    one_call = st.builds(
        lambda found: turns(
            {"role": "assistant", "content": None, "tool_calls": made},
            {"role": "tool", "tool_call_id": "c", "content": found},
        ),
        returned,
    )
    wrong_role = st.builds(
        lambda role, found, text: turns(
            said("assistant", use_block("t")),
            said(role, text_block(""), found_block("t", found)),
            said("assistant", text_block(text)),
        ),
        st.sampled_from(("assistant", "user", "system", "tool")),
        returned,
        words,
    )
    words_first = st.builds(
        lambda text, found: turns(
            said("assistant", use_block("t"), use_block("u")),
            said("user", found_block("u"), text_block(text), found_block("t", found)),
        ),
        words,
        returned,
    )
    own_words = st.builds(
        lambda text, found: turns(
            said("assistant", use_block("t")),
            said("assistant", text_block(text), found_block("t", found)),
        ),
        words,
        returned,
    )
    strange_calls = st.builds(
        lambda text: turns(
            {"role": "user", "content": text, "tool_calls": [made]},
            {"role": "tool", "tool_call_id": "c", "content": text},
            said("user", text_block(text), use_block("t")),
        ),
        words,
    )
    gemini = st.builds(
        lambda role, parts: turns({"role": role, "parts": parts}),
        st.sampled_from(("user", "model")),
        texts() | texts().map(lambda it: {"text": it}),
    )
    text_object = st.builds(
        lambda role, kind, text: turns(
            said(role, {"type": kind, "text": {"value": text, "annotations": []}})
        ),
        st.sampled_from(("user", "assistant")),
        st.sampled_from(("text", "output_text", None)),
        texts(),
    )
    address = f"data:image/jpg;charset=utf-8;base64,{PICTURE}"
    picture = st.just({"type": "image_url", "image_url": {"url": address}}).map(
        lambda part: turns({"role": "user", "content": [part, "What?"]})
    )
    dumped = st.builds(
        lambda name, none: turns({"role": "ai", "content": "Yes.", name: none}),
        st.sampled_from(("tool_calls", "function_call")),
        st.sampled_from((None, [])),
    )
    return st.one_of(
        one_call,
        wrong_role,
        words_first,
        own_words,
        strange_calls,
        gemini,
        text_object,
        picture,
        dumped,
    )


@made_once
def stored_messages() -> SearchStrategy[dict[str, Any]]:
    """Messages of any role with any parts, calls and results, right or wrong."""
    ids = st.sampled_from(("a", "b", "", None))
    word = st.sampled_from(("", " ", "hi", "so"))
    source, bmp = IMAGE_BLOCK["source"], source_of("image/bmp")
    fixed: tuple[Any, ...] = (
        *(None, 5, [], {}, {"type": 5}, {"text": 5}, {"text": None}, {"text": "x"}),
        *({"id": 1}, {"type": "text"}, {"type": "text", "text": ["x"]}, IMAGE_BLOCK),
        *({"role": "user", "content": "x"}, {"type": "human", "content": "x"}),
        *({"type": "document", "source": source}, {"text": {"value": "x"}}),
        *({"type": None, "text": "x"}, {"type": None, "image": {"format": "png"}}),
        {"type": "image_url", "image_url": {"url": "data:image/png,x"}},
        {"type": "image_url", "image_url": f"data:;base64,{PICTURE}"},
        *({"type": "image_url", "image_url": {}}, {"type": "image", "data": PICTURE}),
        *({"type": "image", "source": it} for it in (source_of("image/jpg"), bmp)),
        *({"type": "of_tomorrow", "a": 1}, {"type": "document", "source": None}),
        *({"type": "thinking", "thinking": "x"}, thinking_block()),
        {"type": "server_tool_use", "id": "s", "name": "f", "input": {}},
        {"type": "web_search_tool_result", "tool_use_id": "s", "content": []},
    )
    inner = st.sampled_from(fixed) | word | word.map(text_block)

    def odd(text: object) -> dict[str, Any]:
        return {"type": "text", "text": text}

    content = word | st.lists(inner, max_size=3) | st.sampled_from((None, 5, {"a": 1}))
    found = st.builds(found_block, ids, content)
    part = inner | st.builds(use_block, ids) | found | st.lists(found).map(odd)
    contents = content | st.lists(part, max_size=4)
    call = st.builds(
        lambda it: {"id": it, "function": {"name": "f", "arguments": "{}"}}, ids
    )
    hollow = st.builds(lambda it: {"id": it}, ids)
    calls = st.lists(call | hollow, max_size=2) | call
    return st.fixed_dictionaries(
        {"role": st.sampled_from(("user", "assistant", "tool", "system", "function"))},
        optional={
            "content": contents,
            "tool_calls": calls | st.sampled_from((None, "x", 5, [5])),
            "function_call": st.sampled_from((None, {"name": "f"}, "auto")),
            "tool_call_id": ids,
            "images": st.sampled_from(([], [PICTURE], PICTURE)),
        },
    )
