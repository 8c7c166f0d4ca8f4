"""shapes: dialogs of other libraries become chat messages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given

from prompt_assemble import InputError, PromptAssembler, PromptConfig, message_text
from prompt_assemble.messages import read_message

from .helpers import call, result
from .shapes import (
    Dumped,
    LangChain,
    ai,
    anthropic_turns,
    human,
    mixed_dialogs,
    said,
    text_block,
    thinking_block,
    tool,
    use_block,
)

ALL = PromptConfig(recent_messages=1_000)


def sent(*dialog: object) -> list[Any]:
    """The messages of the dialog as they are sent in the OpenAI shape."""
    return PromptAssembler(ALL).assemble("q", None, dialog).messages[:-1]


def test_langchain_messages() -> None:
    """By their `type`, with calls and results."""
    dialog = (
        LangChain(type="system", content="s", name=None),
        human("h"),
        ai("a", "x"),
        tool("1", "x"),
        LangChain(type="chat", role="assistant", content="c", name=None),
        LangChain(type="AIMessageChunk", content="d", tool_calls=[]),
        LangChain(type="function", content="f", name="look_up"),
    )
    found = sent(*dialog)
    assert [it["role"] for it in found] == [
        "system",
        "user",
        "assistant",
        "tool",
        "assistant",
        "assistant",
    ]
    assert found[2]["content"] == "a" and found[3]["tool_call_id"] == "x"


def test_langchain_parts_and_reasoning() -> None:
    """Parts stay parts; reasoning that chat servers want back stays."""
    parts = [{"type": "text", "text": "see"}, {"type": "tool_call", "id": "x"}]
    called = ai(parts, "x", reasoning_content="hm")
    made, _ = sent(called, tool("1", "x"))
    assert made["content"] == [{"type": "text", "text": "see"}]
    assert made["reasoning_content"] == "hm" and len(made["tool_calls"]) == 1


def test_objects_of_an_sdk() -> None:
    """By their dump: what a response holds beside the message is not sent back."""
    function = Dumped(name="look_up", arguments="{}")
    made = Dumped(
        role="assistant",
        content=None,
        refusal=None,
        annotations=[],
        tool_calls=[Dumped(id="c1", type="function", function=function)],
    )
    assert sent(made, result("1")) == [call("look_up"), result("1")]


def test_objects_without_a_dump() -> None:
    """By their attributes, if their values are plain."""
    plain = LangChain(role="assistant", content="a", usage=object())
    assert sent(plain) == [{"role": "assistant", "content": "a"}]
    with pytest.raises(InputError, match="type object at tool_calls"):
        sent(LangChain(role="assistant", content="a", tool_calls=[object()]))


def test_dicts_that_hold_objects_of_an_sdk() -> None:
    """`{"role": ..., "content": response.content}` is what the SDK's pages show."""
    blocks = [Dumped(type="text", text="so", citations=None), Dumped(**use_block("t"))]
    dialog = (
        {"role": "assistant", "content": blocks},
        said("user", {"type": "tool_result", "tool_use_id": "t", "content": "1"}),
    )
    prompt = PromptAssembler(ALL).assemble("q", None, [("user", "a"), *dialog])
    _, messages = prompt.to_anthropic()
    assert messages[1] == said("assistant", text_block("so"), use_block("t"))


def indexed(role: str, *blocks: dict[str, Any], **more: Any) -> Dumped:
    """A ChatMessage of LlamaIndex: its dump has blocks and no content."""
    return Dumped(role=role, blocks=list(blocks), additional_kwargs=more)


def block(kind: str, **fields: Any) -> dict[str, Any]:
    """A block of LlamaIndex."""
    return {"block_type": kind, **fields}


USED = block("tool_call", tool_call_id="x", tool_name="f", tool_kwargs={"a": None})
SIGNED = block("thinking", content="hm", additional_information={"signature": "c2ln"})


def test_messages_of_llama_index() -> None:
    """Blocks become parts and calls; unsigned thinking and cache marks stay out."""
    text = block("text", text="see")
    pictures = (
        block("image", url="https://example.org/a.png"),
        block("image", image=b"YWJj", image_mimetype="image/webp"),
        block("image", image="YWJj"),
    )
    thought = block("thinking", content="hm", additional_information={})
    made = call("f", "y")["tool_calls"]
    older = indexed("assistant", block("text", text=""), tool_calls=made)
    found = sent(
        indexed("user", text, *pictures, block("cache", cache_control={})),
        indexed("assistant", thought, USED),
        indexed("tool", block("text", text="1"), tool_call_id="x"),
        older,
        indexed("tool", block("text", text="2"), tool_call_id="y"),
    )
    assert [it["role"] for it in found] == ["user", *["assistant", "tool"] * 2]
    addresses = [it["image_url"]["url"] for it in found[0]["content"][1:]]
    assert addresses == [
        "https://example.org/a.png",
        "data:image/webp;base64,YWJj",
        "data:image/png;base64,YWJj",
    ]
    assert found[1]["content"] is None
    assert found[1]["tool_calls"][0]["function"]["arguments"] == '{"a": null}'
    assert (found[2]["content"], found[4]["tool_call_id"]) == ("1", "y")


def test_signed_thinking_of_llama_index() -> None:
    """It keeps Anthropic's shape, with its call."""
    step = indexed("assistant", SIGNED, block("text", text="So."), USED)
    answer = indexed("tool", block("text", text="1"), tool_call_id="x")
    prompt = PromptAssembler(ALL).assemble("q", None, [("user", "a"), step, answer])
    thought, words, used = prompt.to_anthropic()[1][1]["content"]
    assert thought == thinking_block() and words == text_block("So.")
    assert used == use_block("x", "f", a=None)


@pytest.mark.parametrize("kind", ["audio", "document", "image", "citation"])
def test_other_blocks_of_llama_index_are_refused(kind: str) -> None:
    """An image without address or data, too: a file is not read."""
    with pytest.raises(InputError, match=r"item 0 .*blocks text, images"):
        sent(indexed("user", block(kind, path="a.png")))


def test_an_object_without_content_is_not_a_blank_message() -> None:
    """What nobody has read must not look as if there was nothing."""
    with pytest.raises(InputError, match="item 0"):
        sent(Dumped(role="user", words="a"))


@pytest.mark.parametrize("factory", [None, sqlite3.Row], ids=["tuples", "Row"])
def test_rows_of_sqlite(factory: Any) -> None:
    """Two columns are role and text; more have to be named as a message's fields."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.row_factory = factory
        connection.execute("CREATE TABLE said (id INTEGER, who TEXT, words TEXT)")
        values = [(1, "user", "a"), (2, "assistant", "b")]
        connection.executemany("INSERT INTO said VALUES (?, ?, ?)", values)
        rows = connection.execute("SELECT who, words FROM said ORDER BY id").fetchall()
        assert [(it["role"], it["content"]) for it in sent(*rows)] == [
            ("user", "a"),
            ("assistant", "b"),
        ]
        query = "SELECT who AS role, words AS content, 'Mara' AS name FROM said"
        rows = connection.execute(query).fetchall()
        if factory is None:
            with pytest.raises(InputError, match="of type tuple"):
                sent(*rows)
        else:
            named = {"role": "user", "content": "a", "name": "Mara"}
            assert sent(*rows)[0] == named
        with pytest.raises(InputError, match="dialog item"):
            sent(*connection.execute("SELECT * FROM said").fetchall())


def test_contents_of_gemini() -> None:
    """Text of dicts and objects; anything else is refused with the way."""
    listed = {"role": "user", "parts": ["a", {"text": "b"}]}
    made = LangChain(role="model", parts=[Dumped(text="c")])
    dumped = Dumped(role="model", parts=[Dumped(text="d", thought=None)])
    assert [it["content"] for it in sent(listed, made, dumped)] == ["a\nb", "c", "d"]
    others: list[Any] = [{"function_call": {}}, {"text": "hm", "thought": True}, 42]
    for part in others:
        with pytest.raises(InputError, match=r"item 0 .*only text is read"):
            sent({"role": "model", "parts": [part]})


def test_pictures_of_ollama_have_a_price() -> None:
    """They cost `part_tokens` each, and their data is not counted as text."""
    message = {"role": "user", "content": "?", "images": ["A" * 9_000] * 2}
    assert sent(message) == [message]
    assert len(message_text([message])) < 100
    config = ALL.replace(part_tokens=500)
    report = PromptAssembler(config).assemble("q", None, [message]).report
    assert report.sections.framing >= 1_000


@given(mixed_dialogs())
def test_reading_changes_nothing_of_the_callers(dialog: list[object]) -> None:
    """Whatever the shape."""
    before = deepcopy(dialog)
    for item in dialog:
        read_message(item)
    assert dialog == before


@given(anthropic_turns(reasoning=True))
def test_everything_sent_is_counted(turns: list[Any]) -> None:
    """The counted text of a message holds its words, ids, names and inputs."""
    for turn in turns:
        counted = "\n".join(read_message(turn).pieces)
        for block in turn["content"]:
            told = (block.get("text"), block.get("id"), block.get("tool_use_id"))
            assert all(str(it) in counted for it in told if it)
            assert block.get("name", "") in counted
            assert block.get("signature", "") in counted


class Raising:
    """An object whose dump fails, or whose content does."""

    role = "assistant"

    @property
    def content(self) -> str:
        raise OSError("secret")

    def model_dump(self, **wanted: Any) -> dict[str, Any]:
        raise OSError("secret")


@pytest.mark.parametrize(
    "item",
    [
        Raising(),
        object(),
        42,
        b"bytes",
        {"type": "message", "content": "no role"},
        LangChain(type="remove", content=""),
        {"role": "user", "content": object()},
        {"role": "narrator", "content": "a"},
        ["a", "b", "c"],
        {"role": "user", "content": "a", "parts": [{"text": "b"}]},
        LangChain(role=7, content="a"),
    ],
    ids=lambda item: type(item).__name__,
)
def test_what_is_not_understood_is_refused(item: object) -> None:
    """With its place, and without the words of other people's errors."""
    with pytest.raises(InputError, match="item 0") as caught:
        sent(item)
    assert "secret" not in str(caught.value)


def test_a_mixture_of_shapes_is_one_dialog() -> None:
    """Pairing goes across shapes: a call of one library, a result of another."""
    found = sent(ai("", "x"), result("1", "x"), call("f", "y"), tool("2", "y"))
    assert [it["role"] for it in found] == ["assistant", "tool"] * 2


def test_reasoning_goes_with_its_call() -> None:
    """A message of reasoning alone is kept with the call behind it, or left out."""
    thought = said("assistant", thinking_block())
    calling = said("assistant", use_block("t"))
    answer = said("user", {"type": "tool_result", "tool_use_id": "t", "content": "1"})
    config = PromptConfig(recent_messages=1)
    prompt = PromptAssembler(config).assemble(
        "q", None, [("user", "a"), thought, calling, answer]
    )
    assert [it.position for it in prompt.report.messages if it.kept] == [1, 2, 3]
    prompt = PromptAssembler(ALL).assemble("q", None, [("user", "a"), thought])
    assert [it.kept for it in prompt.report.messages] == [True, False]


def test_reasoning_of_langchain_is_refused() -> None:
    """Its block is no provider's, so neither shape can hold it."""
    with pytest.raises(InputError, match="'reasoning'"):
        sent(ai([{"type": "reasoning", "reasoning": "hm"}]))


class Told:
    """A model whose content is a property, which it does not dump."""

    role = "user"

    def __init__(self, content: object) -> None:
        self.content = content

    def model_dump(self, **options: object) -> dict[str, object]:
        return {"role": self.role, "items": [{"text": self.content}]}


def test_a_content_that_is_not_dumped_is_read() -> None:
    """A message must not be taken for a blank one because of how it is built."""
    assert read_message(Told("Is it warm?")).text == "Is it warm?"
    assert read_message(Told(None)).is_blank
    with pytest.raises(InputError, match="^has content of type .*method"):
        read_message(Told("x".strip))


@pytest.mark.parametrize("none", [None, [], "x"])
def test_further_fields_of_langchain_may_be_missing(none: object) -> None:
    """As stores write what is empty."""
    stored = {"type": "ai", "data": {"content": "hi", "additional_kwargs": none}}
    for item in (stored, LangChain(type="ai", content="hi", additional_kwargs=none)):
        assert sent(item) == [{"role": "assistant", "content": "hi"}]


def test_a_refusal_of_langchain_is_no_blank_message() -> None:
    """The words of a model that declined, as OpenAI's own message has them."""
    own = {"role": "assistant", "content": "", "refusal": "No."}
    assert sent(ai("", refusal="No.")) == sent(own) == [own]


def test_the_legacy_call_of_langchain_is_understood() -> None:
    """With its result, as OpenAI's same pair."""
    made = {"name": "f", "arguments": "{}"}
    found = LangChain(type="function", content="21", name="f")
    own = {"role": "function", "content": "21", "name": "f"}
    asked = {"role": "assistant", "content": "", "function_call": made}
    assert sent(ai("", function_call=made), found) == sent(asked, own) == [asked, own]
    listed = call("f")["tool_calls"]
    assert sent(ai("", tool_calls=listed), tool("1", "c1"))[0]["tool_calls"] == listed
    parsed = sent(ai("", "x", tool_calls=listed), tool("1", "x"))
    assert [it["id"] for it in parsed[0]["tool_calls"]] == ["x"]


@pytest.mark.parametrize("kind", ["reasoning", "tool-invocation", "source-url"])
def test_parts_of_the_ai_sdk_that_are_no_text_are_refused(kind: str) -> None:
    """What a model thought is not what it said."""
    thought = {"type": kind, "text": "secret"}
    words = {"type": "text", "text": "hello"}
    assert sent({"role": "assistant", "parts": [words]})[0]["content"] == "hello"
    for item in ({"role": "assistant", "parts": [thought, words]},):
        with pytest.raises(InputError, match="item 0 .*only text is read"):
            sent(item)
        with pytest.raises(InputError, match="item 0 .*only text is read"):
            sent(Dumped(**item))


def test_an_object_is_dumped_once() -> None:
    """Reading is no work that is done twice."""

    class Counted(Dumped):
        dumps = 0

        def model_dump(self, *, exclude_none: bool = False) -> dict[str, Any]:
            type(self).dumps += 1
            return super().model_dump(exclude_none=exclude_none)

    for fields in ({"parts": [{"text": "hi"}]}, {"content": "hi"}):
        Counted.dumps = 0
        assert read_message(Counted(role="user", **fields)).text == "hi"
        assert Counted.dumps == 1


@pytest.mark.parametrize("given, told", [('{"x": 1}', '{"x": 1}'), ("", "{}")])
def test_the_input_of_a_block_that_is_a_text_stays_one(given: str, told: str) -> None:
    """A stream that was cut leaves a text, which is what the arguments are."""
    block = {"type": "tool_use", "id": "a", "name": "f", "input": given}
    message = read_message(said("assistant", block))
    (made,) = message.payloads[0]["tool_calls"]
    assert made["function"]["arguments"] == told
