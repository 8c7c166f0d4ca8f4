"""contents: what no API takes is put right where it is read, or refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import InputError, PromptAssembler, PromptConfig, message_text
from prompt_assemble.context import WARN_ORPHAN
from prompt_assemble.messages import read_message
from prompt_assemble.testing import message_problems
from prompt_assemble.units import REASON_COPY, REASON_ORPHAN

from .helpers import USER, call, result
from .shapes import (
    IMAGE_BLOCK,
    PICTURE,
    Dumped,
    found_block,
    human,
    mixed_dialogs,
    said,
    stored_messages,
    text_block,
    thinking_block,
    use_block,
)
from .strategies import nonblank_texts, texts

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages=100))


def readable(item: object) -> bool:
    """Whether an item of a dialog is understood."""
    try:
        read_message(item)
    except InputError:
        return False
    return True


def sent(*dialog: object, user: Any = "q") -> list[dict[str, Any]]:
    """The messages of a prompt, which are such as both APIs take."""
    prompt = ASSEMBLER.assemble(user, None, dialog)
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
    return prompt.messages


@given(st.lists(stored_messages().filter(readable), max_size=6))
def test_whatever_is_read_no_api_would_refuse(dialog: list[object]) -> None:
    """In both shapes; what only one can hold is an error in the other."""
    prompts = [ASSEMBLER.assemble("q", None, dialog)]
    prompts.append(ASSEMBLER.fit_messages([("user", "a"), *dialog, ("user", "q")]))
    for prompt in prompts:
        for provider in ("openai", "anthropic"):
            try:
                if provider == "anthropic":
                    sent = prompt.to_anthropic()[1]
                else:
                    sent = prompt.messages
            except InputError:
                continue
            assert message_problems(sent, provider) == []


@given(stored_messages())
def test_an_item_is_read_or_refused_and_never_changed(item: dict[str, Any]) -> None:
    """And what is refused is refused as the words of the user, too."""
    before = json.dumps(item)
    content = item.get("content")
    if not readable(item) and isinstance(content, list) and len(item) == 2:
        if item["role"] == "user":
            with pytest.raises(InputError, match="^user_input "):
                ASSEMBLER.assemble(content)
    assert json.dumps(item) == before


# Results and calls under the wrong role -----------------------------------------------


@pytest.mark.parametrize("role", ["assistant", "ai", "system", "user", "tool"])
@pytest.mark.parametrize("blank", [[], [text_block(" ")]])
def test_results_alone_are_results_under_any_role(
    role: str, blank: list[dict[str, Any]]
) -> None:
    """They go with their call, and without one they are left out and told."""
    found = said(role, *blank, found_block("t", "42"))
    messages = sent(("user", "a"), said("assistant", use_block("t")), found)
    assert messages[2] == {"role": "tool", "tool_call_id": "t", "content": "42"}
    prompt = ASSEMBLER.assemble("q", None, [("user", "a"), found, ("ai", "z")])
    assert [it["role"] for it in prompt.messages] == ["user", "assistant", "user"]
    assert prompt.report.warnings == (WARN_ORPHAN,)
    fitted = ASSEMBLER.fit_messages([("user", "a"), found])
    assert len(fitted.messages) == 1 and WARN_ORPHAN in fitted.report.warnings
    with pytest.raises(InputError, match=f"^extend: message 0 .*{REASON_ORPHAN}"):
        ASSEMBLER.assemble("q").extend([found])
    assert len(prompt.extend([said("assistant", use_block("t")), found]).messages) == 5


@given(st.permutations([found_block("t", "42"), text_block("So."), text_block("Yes.")]))
def test_words_of_the_assistant_beside_results_stay_its_own(blocks: list[Any]) -> None:
    """They are sent behind the results, or alone where these have no call."""
    words = [it for it in blocks if it["type"] == "text"]
    both, asked = said("assistant", *blocks), said("assistant", use_block("t"))
    messages = sent(("user", "a"), asked, both)
    assert [it["role"] for it in messages[1:4]] == ["assistant", "tool", "assistant"]
    prompt = ASSEMBLER.assemble("q", None, [("user", "a"), asked, both])
    _, turns = prompt.to_anthropic()
    assert turns[2:4] == [
        said("user", found_block("t", "42")),
        said("assistant", *words),
    ]
    alone = ASSEMBLER.assemble("q", None, [("user", "a"), both])
    assert alone.to_anthropic()[1][1] == said("assistant", *words)
    assert alone.messages[1]["role"] == "assistant"
    assert alone.report.warnings == (WARN_ORPHAN,)
    fitted = ASSEMBLER.fit_messages([("user", "a"), asked, both])
    longer = ASSEMBLER.assemble("a").extend([asked, both])
    assert fitted.messages == longer.messages and len(longer.messages) == 4


@pytest.mark.parametrize(
    "role, other",
    [
        ("assistant", use_block("t")),
        ("assistant", thinking_block()),
        ("system", text_block("So.")),
        ("tool", text_block("So.")),
    ],
)
def test_results_beside_what_cannot_be_parted_are_refused(
    role: str, other: dict[str, Any]
) -> None:
    """Nobody's words become the user's by what stands beside them."""
    for blocks in ((other, found_block("t")), (found_block("t"), other)):
        with pytest.raises(InputError, match="item 0 holds tool results beside other"):
            sent(said(role, *blocks))
    picture = said("assistant", found_block("t"), IMAGE_BLOCK)
    assert len(sent(("user", "a"), said("assistant", use_block("t")), picture)) == 5


CALLS: list[dict[str, Any]] = [
    {"content": "w", "tool_calls": call("f")["tool_calls"]},
    {"content": "w", "tool_calls": call("f")["tool_calls"][0]},
    {"content": "w", "function_call": {"name": "f", "arguments": "{}"}},
    {"content": [text_block("w"), use_block("c1")]},
]


@pytest.mark.parametrize("role", ["user", "human", "system", "developer"])
@pytest.mark.parametrize("fields", CALLS, ids=str)
def test_calls_are_the_assistants_alone(role: str, fields: dict[str, Any]) -> None:
    """Under another role they are left out with their results; the words stay."""
    item = {"role": role, **fields}
    found = [result("r"), said("user", found_block("c1"))]
    prompt = ASSEMBLER.assemble("q", None, [("user", "a"), item, *found])
    assert len(prompt.messages) == 3 and message_text(prompt.messages[1:2]) in (
        "user\nw",
        "system\nw",
    )
    assert WARN_ORPHAN in prompt.report.warnings
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
    with pytest.raises(InputError, match=f"^extend: message . .*{REASON_ORPHAN}"):
        ASSEMBLER.assemble("q").extend([item, result("r")])
    rest = [] if prompt.messages[1]["role"] == "user" else [("user", "q")]
    with pytest.raises(InputError, match="^messages item 0, .* holds a tool call"):
        ASSEMBLER.fit_messages([item, *rest])


def test_a_result_makes_no_call() -> None:
    """Beside it or among its parts; the result stays."""
    for fields in CALLS:
        found = {"role": "tool", "tool_call_id": "c1", **fields}
        prompt = ASSEMBLER.assemble("q", None, [("user", "a"), call("f"), found])
        assert message_text(prompt.messages[2:3]) == "tool\nw\ntool_call_id c1"
        assert prompt.report.warnings == (WARN_ORPHAN,)


@pytest.mark.parametrize(
    "part",
    [
        {"type": "output_text", "text": "So.", "annotations": None},
        {"type": "refusal", "refusal": "So."},
        {"text": "So."},
        {"type": "text", "text": {"value": "So."}},
        "So.",
    ],
    ids=str,
)
@pytest.mark.parametrize("role", ["user", "assistant"])
def test_texts_beside_blocks_are_blocks(role: str, part: Any) -> None:
    """Whatever shape they came in; and they stay their speaker's."""
    both = {"role": role, "content": [part, found_block("t")]}
    dialog = [("user", "a"), said("assistant", use_block("t")), both, ("ai", "z")]
    messages = sent(*dialog)
    assert messages[3]["role"] == role and "So." in messages[3]["content"]
    _, turns = ASSEMBLER.assemble("q", None, dialog).to_anthropic()
    (block,) = [it for turn in turns for it in turn["content"] if "So." in str(it)]
    assert block["type"] == "text" and block["text"] == "So."


def test_a_picture_of_chat_beside_blocks_is_a_block() -> None:
    """A tool's picture that was put behind its result, or into it."""
    url = f"data:image/png;base64,{PICTURE}"
    part = {"type": "image_url", "image_url": {"url": url}}
    asked = [("user", "a"), said("assistant", use_block("t"))]
    behind = said("user", found_block("t", "r"), part)
    messages = sent(*asked, behind)
    assert messages[3] == {"role": "user", "content": [part]}
    for found, content in (
        (behind, [found_block("t", "r"), IMAGE_BLOCK]),
        (said("user", found_block("t", [part])), [found_block("t", [IMAGE_BLOCK])]),
    ):
        _, turns = ASSEMBLER.assemble("q", None, [*asked, found]).to_anthropic()
        assert turns[2]["content"][: len(content)] == content


def test_calls_beside_blocks_are_sent_with_them() -> None:
    """Reasoning in Anthropic's shape, calls in that of chat: one step, and no half."""
    asked = call("f", "c1")
    result_of = result("r", "c1")
    mixed = {**asked, "content": [thinking_block(), text_block("So.")]}
    prompt = ASSEMBLER.assemble("q", None, [("user", "a"), mixed, result_of])
    _, messages = prompt.to_anthropic()
    assert message_problems(messages, "anthropic") == []
    assert messages[1]["content"] == [*mixed["content"], use_block("c1", "f")]
    told = {**asked, "content": [text_block("So."), use_block("c1", "f")]}
    assert len(sent(("user", "a"), told, result_of)[1]["tool_calls"]) == 1
    custom = {"id": "c1", "type": "custom", "custom": {"name": "f", "input": "x"}}
    with pytest.raises(InputError, match="without a function beside blocks"):
        sent({**mixed, "tool_calls": [custom]}, result_of)


def test_no_call_stands_inside_a_result() -> None:
    """A tool's answer cannot hold another step."""
    for block in (use_block("u"), found_block("u")):
        with pytest.raises(InputError, match="inside a tool result"):
            sent(said("user", found_block("t", [block])))


@pytest.mark.parametrize("words", [[], [text_block("hi")]])
def test_the_input_makes_no_call(words: list[dict[str, Any]]) -> None:
    """The question would become the assistant's."""
    with pytest.raises(InputError, match="^user_input (holds a tool call|is blank)"):
        ASSEMBLER.assemble([*words, use_block("t")], memories=["m"])


@given(st.permutations([found_block("t"), found_block("u"), text_block("w")]))
def test_results_stand_first_in_anthropics_shape(blocks: list[dict[str, Any]]) -> None:
    """In their order, whatever the order of their message."""
    calling = said("assistant", use_block("t"), use_block("u"))
    dialog = [("user", "a"), calling, said("user", *blocks), ("ai", "z")]
    _, messages = ASSEMBLER.assemble("q", None, dialog).to_anthropic()
    results = [it for it in blocks if it["type"] == "tool_result"]
    assert messages[2]["content"] == [*results, text_block("w")]
    sent(*dialog)


# Calls --------------------------------------------------------------------------------


def test_one_call_is_sent_as_a_list_of_one() -> None:
    """As dicts that were built by hand have it."""
    asked = call("f", "c1")
    one = {**asked, "tool_calls": asked["tool_calls"][0]}
    assert sent(("user", "a"), one, result("r", "c1"))[1] == asked


@pytest.mark.parametrize("name", ["name", "tool_call_id"])
@pytest.mark.parametrize("role", ["user", "assistant", "system"])
def test_a_null_name_is_none(name: str, role: str) -> None:
    """A dump of a message names them; an API refuses the null."""
    given: dict[str, Any] = {"role": role, "content": "w", name: None}
    prompt = ASSEMBLER.assemble(USER, None, [given])
    assert prompt.messages[0] == {"role": role, "content": "w"}
    assert given == {"role": role, "content": "w", name: None}


@pytest.mark.parametrize("none", [None, [], (), {}])
@pytest.mark.parametrize("name", ["tool_calls", "function_call"])
def test_no_calls_are_no_field(name: str, none: object) -> None:
    """A dump of a response names them; an API refuses the empty list."""
    item = {"role": "assistant", "content": "hi", name: none}
    assert sent(("user", "a"), item)[1] == {"role": "assistant", "content": "hi"}


@pytest.mark.parametrize(
    "fields",
    [
        {"tool_calls": "f"},
        {"tool_calls": ["f"]},
        {"tool_calls": 1},
        {"function_call": "f"},
    ],
    ids=str,
)
def test_calls_that_are_none_are_refused(fields: dict[str, Any]) -> None:
    """By the name of their field."""
    with pytest.raises(InputError, match=f"^dialog item 0 has '{[*fields][0]}'"):
        sent({"role": "assistant", "content": "hi", **fields})


@pytest.mark.parametrize(
    "made",
    [
        {"id": "c"},
        {"id": "c", "type": "function"},
        {"id": "c", "function": None},
        {"id": "c", "type": "function", "function": {"arguments": "{}"}},
        {"id": "c", "type": "function", "function": {"name": ""}},
        {"id": "c", "type": "custom", "function": {"name": None}},
    ],
    ids=str,
)
def test_a_call_that_calls_nothing_is_refused(made: dict[str, Any]) -> None:
    """As its check says; in either shape, and the legacy one."""
    asked = {"role": "assistant", "content": None, "tool_calls": [made]}
    found = {"role": "tool", "tool_call_id": "c", "content": "r"}
    messages = [{"role": "user", "content": "a"}, asked, found]
    assert message_problems(messages) != []
    with pytest.raises(InputError, match="item 1 has a tool call without the name"):
        sent(*messages)
    legacy = {"role": "assistant", "function_call": {"arguments": "{}"}}
    with pytest.raises(InputError, match="item 0 has a tool call without the name"):
        sent(legacy)
    block = {"type": "tool_use", "id": "c", "input": {}}
    used = [messages[0], said("assistant", block), said("user", found_block("c"))]
    assert message_problems(used, "anthropic") != []
    with pytest.raises(InputError, match="item 1 holds a 'tool_use' block without"):
        sent(*used)


HOLLOW: list[dict[str, Any]] = [
    *({"type": "image_url", "image_url": it} for it in (None, "", {}, {"url": None})),
    *({"type": kind} for kind in ("image_url", "video_url", "image", "document")),
    {"type": "audio_url", "audio_url": {"data": "x"}},
    {"type": "input_audio", "input_audio": {}},
    {"type": "file", "file": None},
]


@pytest.mark.parametrize("part", HOLLOW, ids=str)
def test_a_part_without_its_data_is_refused(part: dict[str, Any]) -> None:
    """As its check says: it would have a price, and no API takes it."""
    messages = [{"role": "user", "content": [part, text_block("?")]}]
    assert message_problems(messages) != []
    with pytest.raises(InputError, match="item 0 holds a part of type '.*without an"):
        sent(*messages)


# What a tool returned -----------------------------------------------------------------


@pytest.mark.parametrize(
    "returned",
    [
        [{"id": 1, "name": "Ana"}],
        [{"id": 1, "text": "Ana"}],
        [{"type": "meeting", "at": 9}],
        [{"type": "file", "name": "a.txt", "size": 3}],
        [{"role": "user", "content": "x"}],
        [1, 2],
        [[]],
        [None],
        ["a", 1],
        {"a": 1},
        1.5,
        False,
    ],
    ids=str,
)
def test_what_a_tool_returned_is_a_text(returned: object) -> None:
    """JSON, unless it is made of content parts; in Anthropic's shape where it can."""
    text = json.dumps(returned)
    found = {"role": "tool", "tool_call_id": "c1", "content": returned}
    assert sent(("user", "a"), call("f"), found)[2]["content"] == text
    is_typed = isinstance(returned, list) and "type" in str(returned[0])
    if not is_typed:  # a type that only Anthropic knows yet
        block = said("user", found_block("t", returned))
        messages = sent(("user", "a"), said("assistant", use_block("t")), block)
        assert messages[2]["content"] == text


@pytest.mark.parametrize(
    "parts",
    [
        ["a", "b"],
        [text_block("a")],
        [{"text": "a"}],
        [text_block("a"), IMAGE_BLOCK],
        [{"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}],
    ],
    ids=str,
)
def test_parts_that_a_tool_returned_stay_parts(parts: list[Any]) -> None:
    """Texts and pictures of a tool are no JSON."""
    found = {"role": "tool", "tool_call_id": "c1", "content": parts}
    prompt = ASSEMBLER.assemble("q", None, [("user", "a"), call("f"), found])
    _, messages = prompt.to_anthropic()
    assert message_problems(messages, "anthropic") == []
    assert isinstance(messages[2]["content"][0]["content"], list)


# Texts and parts ----------------------------------------------------------------------


@given(texts(), st.sampled_from(["text", "output_text", "input_text", None]))
def test_a_text_in_an_object_is_read(text: str, kind: str | None) -> None:
    """As OpenAI's Assistants write it: the same words are sent in every shape."""
    part: dict[str, Any] = {"text": {"value": text, "annotations": []}}
    part |= {} if kind is None else {"type": kind}
    read = read_message({"role": "assistant", "content": [part]})
    plain = read_message({"role": "assistant", "content": [{**part, "text": text}]})
    assert read == plain
    if text.strip():
        sent(("user", "a"), {"role": "assistant", "content": [part]})


PARTS: dict[str, tuple[Any, ...]] = {
    "holds a part of type": (None, 5, [], ["x"], ("user", "x"), True),
    "names no type": ({}, {"id": 1}, {"type": []}, {"text": None}),
    "whose text is of type": (
        *({"type": "text", "text": it} for it in (5, ["x"], {}, {"value": None})),
        {"text": 5},
        {"type": "refusal", "refusal": 5},
    ),
    r"holds a message .*fit_messages\(": (
        {"role": "user", "content": "x"},
        {"role": "user", "content": None},
        {"role": "model", "parts": ["x"]},
        {"type": "human", "content": "x"},
        {"type": "ai", "data": {"content": "x"}},
    ),
}


@pytest.mark.parametrize(
    "part, words", [(it, words) for words, parts in PARTS.items() for it in parts]
)
def test_parts_that_no_api_takes_are_refused(part: object, words: str) -> None:
    """As the user's words, in a dialog, beside others, and in a tool's result."""
    for parts in ([part], ["hi", part]):
        with pytest.raises(InputError, match=f"^user_input .*{words}"):
            ASSEMBLER.assemble(parts)
        for role in ("user", "assistant", "system"):
            with pytest.raises(InputError, match=f"^dialog item 0 .*{words}"):
                sent({"role": role, "content": parts})
    beside = found_block("t", [text_block("a"), part])
    with pytest.raises(InputError, match=f"^dialog item 0 .*{words}"):
        sent(said("user", beside))


def test_a_list_of_messages_is_no_input() -> None:
    """The slip that everybody makes once; objects of an SDK, too."""
    for item in (("user", "x"), {"role": "user", "content": "x"}):
        with pytest.raises(InputError, match="^user_input holds"):
            ASSEMBLER.assemble([item])
    for made in (Dumped(role="user", content="x"), Dumped(type="human", content="x")):
        with pytest.raises(InputError, match=r"^user_input .*fit_messages\("):
            ASSEMBLER.assemble([made])


# Gemini -------------------------------------------------------------------------------


class Repeated(list[Any]):
    """A list of another class, as protocol buffers have it."""


@given(nonblank_texts())
def test_one_part_of_gemini_is_read_as_a_list_of_one(text: str) -> None:
    """A text, a dict or an object: its words are never taken for silence."""
    listed = read_message({"role": "model", "parts": [text]})
    for parts in (text, {"text": text}, Dumped(text=text), (text,), Repeated([text])):
        assert read_message({"role": "model", "parts": parts}) == listed
        assert read_message(Dumped(role="model", parts=parts)) == listed


@pytest.mark.parametrize("parts", [5, True, b"x", {}, {"functionCall": {}}, [5]])
def test_parts_of_gemini_without_a_text_are_refused(parts: object) -> None:
    """What nobody has read must not look as if there was nothing."""
    with pytest.raises(InputError, match="item 0 .*only text is read"):
        sent({"role": "user", "parts": parts})


@pytest.mark.parametrize("content", [5, {"text": "x"}, b"x"])
def test_a_langchain_content_of_another_type_is_refused(content: object) -> None:
    """Also where it is stored."""
    stored = {"type": "human", "data": {"content": content}}
    for item in (human(content), stored):
        with pytest.raises(InputError, match="item 0 has content of type"):
            sent(item)


# Pictures -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head, kind",
    [
        ("data:image/png;base64", "image/png"),
        ("data:image/png;charset=utf-8;base64", "image/png"),
        ("data:image/webp;a=b;c=d;base64", "image/webp"),
        ("DATA:Image/PNG;BASE64", "image/png"),
        ("data:image/jpg;base64", "image/jpeg"),
        ("data:;base64", "image/png"),
    ],
)
def test_the_media_type_of_an_address(head: str, kind: str) -> None:
    """Parameters are no part of it; one that is missing is told by the data."""
    part = {"type": "image_url", "image_url": {"url": f"{head},{PICTURE}"}}
    prompt = ASSEMBLER.assemble(["q", part])
    source = prompt.to_anthropic()[1][0]["content"][1]["source"]
    assert source == {"type": "base64", "media_type": kind, "data": PICTURE}


@pytest.mark.parametrize(
    "address", ["data:image/png,x", "data:image/svg+xml;base64,PHN2Zz4=", "data:x"]
)
def test_pictures_that_anthropic_does_not_take_are_refused(address: str) -> None:
    """The other shape sends them, to servers that may."""
    part = {"type": "image_url", "image_url": {"url": address}}
    prompt = ASSEMBLER.assemble(["q", part])
    assert prompt.messages[0]["content"][1] == part
    with pytest.raises(InputError, match="'image_url'"):
        prompt.to_anthropic()


def test_one_picture_of_ollama_is_a_list_of_one() -> None:
    """It is priced, sent, and not taken for a blank message."""
    item = {"role": "user", "content": "", "images": PICTURE}
    assert sent(item)[0] == {**item, "images": [PICTURE]}


# A stored copy of the question --------------------------------------------------------

LOST: list[list[Any]] = [
    [call("f", "c")],
    [result("r", "z")],
    [call("f", "c"), result("r", "z")],
    [call("f", "c"), ("assistant", " ")],
    [said("assistant", use_block("t"))],
    [said("assistant", thinking_block())],
    [said("assistant", found_block("gone"))],
    [
        said("assistant", use_block("t"), use_block("u")),
        said("user", found_block("t"), IMAGE_BLOCK),
        said("user", found_block("u")),
    ],
    [("system", "Be kind.")],
]


@given(st.lists(st.sampled_from(LOST), max_size=4))
def test_a_copy_of_the_question_is_found_behind_what_is_left_out(
    lost: list[list[Any]],
) -> None:
    """Whatever an interrupted turn left behind it, the question is sent once."""
    behind = [item for group in lost for item in group]
    dialog = [("ai", "hi"), ("user", USER), *behind]
    for count in range(3):
        assembler = PromptAssembler(
            PromptConfig(recent_messages=count, recent_messages_max=9)
        )
        prompt = assembler.assemble(USER, None, dialog, system_prompt="Be kind.")
        asked = [it for it in prompt.messages if it["content"] == USER]
        assert len(asked) == 1
        copies = [it for it in prompt.report.messages if it.reason == REASON_COPY]
        assert [it.position for it in copies] == [1]


@pytest.mark.parametrize(
    "kept",
    [
        [("assistant", "yes")],
        [call("f", "c"), result("r", "c")],
        [said("user", found_block("t"), text_block("so"))],
    ],
    ids=str,
)
def test_a_question_that_was_answered_is_no_copy(kept: list[Any]) -> None:
    """Nor one behind which the user said more."""
    dialog = [("user", USER), *kept, *LOST[0]]
    asked = [it["content"] for it in sent(*dialog, user=USER)].count(USER)
    assert asked == 2


@given(mixed_dialogs())
def test_the_words_of_the_user_are_sent_once(dialog: list[object]) -> None:
    """The last message of the user's is never the question over again."""
    question = "Which room, by the way?"
    prompt = ASSEMBLER.assemble(question, None, [*dialog, ("user", question)])
    texts_sent = [it["content"] for it in prompt.messages]
    assert texts_sent.count(question) == 1


@pytest.mark.parametrize(
    "empty", [{"type": "text", "text": ""}, {"type": "input_text"}, ""]
)
@pytest.mark.parametrize("role", ["user", "assistant", "tool"])
def test_an_empty_text_beside_other_parts_is_not_sent(empty: Any, role: str) -> None:
    """Several servers refuse it; white space and marks are more than nothing."""
    for part in (
        text_block("words"),
        text_block("\n"),
        {"type": "text", "text": "", "cache_control": {"type": "ephemeral"}},
    ):
        payload = {"role": role, "content": [empty, part, empty], "tool_call_id": "c"}
        assert read_message(payload).payloads[0]["content"] == [part]
    if role == "user":
        prompt = PromptAssembler().assemble([empty, text_block("words"), empty])
        assert prompt.messages[0]["content"] == [text_block("words")]
