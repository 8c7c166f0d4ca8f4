"""anthropic: what `.to_anthropic()` gives, and that it is what the API takes."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    InputError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.anthropic import REASONING_FIELDS
from prompt_assemble.context import WARN_UNSIGNED
from prompt_assemble.message_rules import message_problems
from prompt_assemble.units import REASON_PARTED

from .helpers import Recorder, call, config_of, result, tool_loop
from .shapes import (
    IMAGE_BLOCK,
    PICTURE,
    LangChain,
    ai,
    anthropic_turns,
    found_block,
    human,
    mixed_dialogs,
    said,
    text_block,
    thinking_block,
    tool,
    use_block,
)
from .strategies import nonblank_texts

ROOMY = PromptConfig(context_window=1_000_000, recent_messages=1_000)
Turns = list[dict[str, Any]]


def converted(
    *dialog: object, user: Any = "Go on.", system: str = "", **more: Any
) -> tuple[str, Turns]:
    """System prompt and messages of a prompt with all of `dialog` in it."""
    assembler = PromptAssembler(ROOMY)
    prompt = assembler.assemble(user, None, dialog, system_prompt=system, **more)
    text, messages = prompt.to_anthropic()
    assert isinstance(text, str)
    return text, messages


@given(mixed_dialogs(), nonblank_texts())
def test_any_dialog_comes_out_valid(dialog: list[object], user: str) -> None:
    """In both shapes, whatever it was: the rules of both APIs hold."""
    prompt = PromptAssembler(ROOMY).assemble(
        user, None, dialog, memories=["He likes tea."]
    )
    assert message_problems(prompt.messages) == []
    system, messages = prompt.to_anthropic()
    assert message_problems(messages, "anthropic") == []
    last = messages[-1]["content"]
    text = last if isinstance(last, str) else last[-1]["text"]
    assert text.endswith(user)


@given(anthropic_turns(reasoning=True), nonblank_texts())
def test_what_came_in_the_shape_goes_out_deep_equal(
    turns: list[Any], words: str
) -> None:
    """Signatures, marks, errors and unknown blocks are not touched."""
    opening = said("user", text_block(words, cache_control={"type": "ephemeral"}))
    closing = said("assistant", {"type": "text", "text": "ok", "citations": [{"a": 1}]})
    needs_opening = turns[0]["role"] == "assistant"
    needs_closing = turns[-1]["role"] == "user"
    dialog = [*[opening][:needs_opening], *turns, *[closing][:needs_closing]]
    before = deepcopy(dialog)
    _, messages = converted(*dialog)
    assert messages[:-1] == dialog == before
    assert messages[-1] == {"role": "user", "content": "Go on."}


def test_blocks_of_the_server_pass() -> None:
    """What only Anthropic knows stays as it is, errors included."""
    dialog = [
        said("user", text_block("a")),
        said(
            "assistant",
            {"type": "server_tool_use", "id": "s", "name": "web", "input": {}},
            {"type": "web_search_tool_result", "tool_use_id": "s", "content": []},
            use_block("t"),
        ),
        said("user", found_block("t", [text_block("no")], is_error=True)),
        said("assistant", {"type": "compaction_of_tomorrow", "x": [1]}, use_block("u")),
        said("user", found_block("u")),
        said("assistant", text_block("done")),
    ]
    assert converted(*dialog)[1][:-1] == dialog


def test_reasoning_is_only_in_its_own_shape() -> None:
    """The OpenAI shape has no place for it, and the error names the other way."""
    dialog = [
        said("user", text_block("a")),
        said("assistant", thinking_block(), use_block("t")),
        said("user", found_block("t")),
    ]
    prompt = PromptAssembler(ROOMY).assemble("Go on.", None, dialog)
    with pytest.raises(InputError, match=r"'thinking'.*to_anthropic\(\)"):
        _ = prompt.messages
    assert prompt.to_anthropic()[1][:2] == dialog[:2]
    told = {"role": "assistant", "content": "b", "reasoning_content": "hm"}
    with pytest.raises(InputError, match=r"reasoning_content.*\.messages"):
        converted(("user", "a"), told)


def test_calls_and_results_are_converted() -> None:
    """Parallel calls, words beside them, results in any order in one user message."""
    calls = [*call("f", "c1")["tool_calls"], *call("g", "c2")["tool_calls"]]
    calling = {"role": "assistant", "content": "Let me see.", "tool_calls": calls}
    _, messages = converted(
        ("user", "a"), calling, result("2", "c2"), result("1", "c1"), user="b"
    )
    assert messages[1:] == [
        said("assistant", text_block("Let me see."), *[use_block(*it) for it in IDS]),
        said("user", found_block("c2", "2"), found_block("c1", "1"), text_block("b")),
    ]


IDS = (("c1", "f"), ("c2", "g"))


def test_langchain_messages_are_converted_both_ways() -> None:
    """A failed tool is told as such where the shape can say it."""
    dialog = (human("a"), ai("", "x"), tool("broken", "x", "error"), ai("ok"))
    prompt = PromptAssembler(ROOMY).assemble("b", None, dialog)
    assert [it["role"] for it in prompt.messages] == [
        "user",
        "assistant",
        "tool",
        "assistant",
        "user",
    ]
    made = prompt.messages[1]
    assert made["content"] is None
    assert made["tool_calls"][0]["function"] == {
        "name": "look_up",
        "arguments": '{"q": 1}',
    }
    messages = prompt.to_anthropic()[1]
    assert messages[1] == said("assistant", use_block("x", q=1))
    assert messages[2] == said("user", found_block("x", "broken", is_error=True))


def test_langchain_content_with_blocks() -> None:
    """Blocks of ChatAnthropic lose what streaming put into them, and keep the call."""
    streamed = {"type": "tool_use", "id": "x", "name": "look_up", "partial_json": "{"}
    content = [text_block("so", index=0), {**streamed, "input": {}, "index": 1}]
    _, messages = converted(human("a"), ai(content, "x"), tool("1", "x"))
    assert messages[1] == said("assistant", text_block("so"), use_block("x", q=1))


def test_calls_that_could_not_be_parsed_keep_their_words() -> None:
    """An input must be an object, and a broken call must not end the turn."""
    broken = ai("")
    broken.invalid_tool_calls = [{"name": "f", "args": '{"q": ', "id": "x"}]
    prompt = PromptAssembler(ROOMY).assemble(
        "b", None, [human("a"), broken, tool("", "x")]
    )
    function = prompt.messages[1]["tool_calls"][0]["function"]
    assert function["arguments"] == '{"q": '
    blocks = prompt.to_anthropic()[1][1]["content"]
    assert blocks == [use_block("x", "f", arguments='{"q": ')]


@pytest.mark.parametrize(
    "first, second",
    [("same", "same"), ("", ""), ("a b", "ä"), ("x" * 65, "call_1"), ("call_2", "?")],
)
def test_ids_are_made_such_as_the_api_takes(first: str, second: str) -> None:
    """Unique, plain and short, the same in call and result; good ones stay."""
    _, messages = converted(
        ("user", "a"), call("f", first), result("1", first), call("g", second),
        result("2", second), user="b",
    )  # fmt: skip
    assert message_problems(messages, "anthropic") == []
    if re.fullmatch(r"[a-z0-9_]{1,64}", first):
        assert messages[1]["content"][0]["id"] == first


def test_ids_without_a_name_are_paired_in_order() -> None:
    """Ollama gives no ids: results answer the calls as they stand."""
    made = {"function": {"name": "f", "arguments": {"q": 1}}}
    _, messages = converted(
        ("user", "a"),
        {"role": "assistant", "content": "", "tool_calls": [made, made]},
        {"role": "tool", "content": "one"},
        {"role": "tool", "content": "two"},
    )
    ids = [block["id"] for block in messages[1]["content"]]
    results = messages[2]["content"][:2]
    assert [it["tool_use_id"] for it in results] == ids and len(set(ids)) == 2
    assert [it["content"] for it in results] == ["one", "two"]


@pytest.mark.parametrize("ids", [{}, {"id": None, "tool_use_id": None}])
def test_blocks_without_ids_are_paired_too(ids: dict[str, None]) -> None:
    """Missing or None: the same in both shapes."""
    made: dict[str, Any] = {**ids, "type": "tool_use", "name": "f", "input": {}}
    found = {**ids, "type": "tool_result", "content": "one"}
    dialog = [("user", "a"), said("assistant", made), said("user", found)]
    _, messages = converted(*dialog)
    assert message_problems(messages, "anthropic") == []
    call_id = messages[1]["content"][0]["id"]
    assert messages[2]["content"][0]["tool_use_id"] == call_id
    assert len(PromptAssembler(ROOMY).assemble("b", None, dialog).messages) == 4


@pytest.mark.parametrize("blank", ["", " ", "\n"])
def test_blank_blocks_beside_calls_and_results_are_no_words(blank: str) -> None:
    """They make no message of their own, which no API would take."""
    dialog = [
        ("user", "a"),
        said("assistant", text_block(blank), use_block("x")),
        said("user", found_block("x"), text_block(blank)),
    ]
    prompt = PromptAssembler(ROOMY).assemble("b", None, dialog)
    assert message_problems(prompt.messages) == []
    assert [it["role"] for it in prompt.messages][1:3] == ["assistant", "tool"]
    assert prompt.messages[1]["content"] is None
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


OUTPUTS = st.sampled_from(["", "  ", "\n", "found"]) | st.lists(
    st.sampled_from(["", " ", "found"]).map(text_block) | st.just(IMAGE_BLOCK),
    max_size=3,
)


@given(OUTPUTS, st.sampled_from([{}, {"is_error": False}, {"is_error": True}]))
def test_results_that_say_nothing_are_taken(content: Any, more: dict[str, Any]) -> None:
    """No blank text is sent in a result, and of a failure at least one word."""
    dialog = [
        ("user", "a"),
        said("assistant", use_block("x")),
        said("user", found_block("x", content, **more)),
    ]
    _, messages = converted(*dialog)
    assert message_problems(messages, "anthropic") == []
    (sent,) = (it for it in messages[2]["content"] if it["type"] == "tool_result")
    if content == "found":
        assert sent == {**found_block("x", content), **more}
    assert sent.get("is_error") == more.get("is_error")


HOSTILE_ARGUMENTS = {
    "half of a pair": ('{"q": "\\ud83d"}', {"q": "\ufffd"}),
    "half of a pair as a key": ('{"\\udc00": [1]}', {"\ufffd": [1]}),
    "no number of JSON": ('{"q": NaN}', None),
    "too large a number": ('{"q": -1e999}', None),
    "no object": ("[1]", None),
    "no arguments": ("null", {}),
    "blank": (" ", {}),
    **{
        f"{depth} deep": ('{"q":' * depth + "1" + "}" * depth, None)
        for depth in (200, 3_000, 50_000)
    },
}
"""What models write, and the input that is sent; None: the words, wrapped."""


@pytest.mark.parametrize("name", HOSTILE_ARGUMENTS)
def test_arguments_come_out_as_json_that_can_be_sent(name: str) -> None:
    """Whatever a model wrote: an object, of texts and numbers that any API takes."""
    words, wanted = HOSTILE_ARGUMENTS[name]
    asked = call("f")
    asked["tool_calls"][0]["function"]["arguments"] = words
    _, messages = converted(("user", "a"), asked, result("1"))
    given = messages[1]["content"][0]["input"]
    assert given == ({"arguments": words} if wanted is None else wanted)
    json.dumps(given, ensure_ascii=False, allow_nan=False).encode()


def test_pictures_of_a_tool_are_sent() -> None:
    """From an OpenAI part, from Ollama's, from blocks in a tool message."""
    part = {
        "type": "image_url",
        "image_url": {"url": f"data:image/png;base64,{PICTURE}"},
    }
    asked, found = [("user", "a"), call("f")], {"role": "tool", "tool_call_id": "c1"}
    for answer in (
        {**found, "content": [part, text_block("b")]},
        {**found, "content": "b", "images": [PICTURE]},
        {**found, "content": [IMAGE_BLOCK, text_block("b")]},
        tool([IMAGE_BLOCK, text_block("b")], "c1"),
        {
            "role": "tool",
            "content": [found_block("c1", [IMAGE_BLOCK, text_block("b")])],
        },
    ):
        _, messages = converted(*asked, answer)
        assert message_problems(messages, "anthropic") == []
        content = [IMAGE_BLOCK, text_block("b")]
        assert messages[2]["content"][0] == found_block("c1", content)


def test_a_call_without_a_function_is_refused_not_made_up() -> None:
    """Anthropic's tools have names and take objects; the other shape keeps the call."""
    made = {"id": "c1", "type": "custom", "custom": {"name": "f", "input": "x"}}
    asked = {"role": "assistant", "content": None, "tool_calls": [made]}
    dialog = [("user", "a"), asked, result("1")]
    assert PromptAssembler(ROOMY).assemble("b", None, dialog).messages[1] == asked
    with pytest.raises(InputError, match=r"without a function.*\.messages"):
        converted(*dialog)


@pytest.mark.parametrize(
    "image",
    [
        {"type": "image", "base64": PICTURE, "mime_type": "image/png"},
        {
            "type": "image", "source_type": "base64", "data": PICTURE,
            "mime_type": "image/png",
        },
        IMAGE_BLOCK,
    ],
)  # fmt: skip
def test_images_of_langchain_reach_both_shapes(image: dict[str, Any]) -> None:
    """Its own notation, of version 1 and before, and that of Anthropic."""
    prompt = PromptAssembler(ROOMY).assemble("b", None, [human([image, "What?"])])
    url = f"data:image/png;base64,{PICTURE}"
    assert {"type": "image_url", "image_url": {"url": url}} in prompt.messages[0][
        "content"
    ]
    _, messages = prompt.to_anthropic()
    assert messages[0]["content"][0] == IMAGE_BLOCK
    linked = human([{"type": "image", "url": "https://example.org/a.png", "index": 0}])
    part = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    assert PromptAssembler(ROOMY).assemble("b", None, [linked]).messages[0] == {
        "role": "user",
        "content": [part],
    }


def test_what_a_tool_result_cannot_hold_is_refused_not_dropped() -> None:
    """The error names the type and the other way."""
    audio = {"type": "input_audio", "input_audio": {"data": "", "format": "wav"}}
    for more in ({"content": [audio]}, {"content": "b", "images": [{"url": "x"}]}):
        found = {"role": "tool", "tool_call_id": "c1", **more}
        with pytest.raises(InputError, match=r"\.messages"):
            converted(("user", "a"), call("f"), found)


def test_ten_thousand_calls_are_answered_in_any_order() -> None:
    """Each result finds its call without a walk over all that wait."""
    ids = [f"a call {number}" for number in range(10_000)]
    asked = call("f")
    asked["tool_calls"] = [call("f", it)["tool_calls"][0] for it in ids]
    found = [result(it, it) for it in reversed(ids)]
    config = ROOMY.replace(context_window=10**9, recent_messages=20_000)
    prompt = PromptAssembler(config).assemble("b", None, [("user", "a"), asked, *found])
    _, messages = prompt.to_anthropic()
    names = [block["id"] for block in messages[1]["content"]]
    answers = [block["tool_use_id"] for block in messages[2]["content"][:-1]]
    assert answers == names[::-1] and len(set(names)) == len(ids)


def test_a_system_prompt_that_is_not_all_text_is_refused_not_cut() -> None:
    """The shape takes a text there; what else a list held would be gone unsaid."""
    image = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    system = {"role": "system", "content": [text_block("Be kind."), image]}
    prompt = PromptAssembler(ROOMY).fit_messages([system, ("user", "a")])
    assert prompt.messages[0] == system
    with pytest.raises(InputError, match=r"system prompt.*\.messages"):
        prompt.to_anthropic()


def test_system_messages_get_the_users_role() -> None:
    """The leading one is the system prompt; the report warns of others."""
    assembler = PromptAssembler(ROOMY)
    prompt = assembler.assemble(
        "b", None, [("user", "a"), ("system", "Be brief.")], system_prompt="Be kind."
    )
    system, messages = prompt.to_anthropic()
    assert system == "Be kind."
    blocks = [text_block("a"), text_block("Be brief."), text_block("b")]
    assert messages == [said("user", *blocks)]
    assert "to_anthropic() gives it the user's role" in prompt.report.warnings[0]


def test_what_stands_before_the_user_is_left_out() -> None:
    """A greeting of the assistant, and a whole step; the report says so."""
    dialog = [("assistant", "Hello!"), call("f"), result("1"), ("user", "a")]
    prompt = PromptAssembler(ROOMY).assemble("b", None, dialog)
    assert len(prompt.messages) == 5
    _, messages = prompt.to_anthropic()
    assert messages == [said("user", text_block("a"), text_block("b"))]
    assert any("to_anthropic() leaves out" in it for it in prompt.report.warnings)


def test_memory_stands_above_the_question_in_its_message() -> None:
    """Also where the question has parts; they stay as they are, at the end."""
    parts = [IMAGE_BLOCK, text_block("What is it?")]
    prompt = PromptAssembler(ROOMY).assemble(parts, memories=["He likes cats."])
    _, messages = prompt.to_anthropic()
    assert messages[0]["content"][1:] == parts
    assert "He likes cats." in messages[0]["content"][0]["text"]
    url = "data:image/png;base64,iVBORw0KGgo="
    assert prompt.messages[0]["content"][1:] == [
        {"type": "image_url", "image_url": {"url": url}},
        text_block("What is it?"),
    ]


def test_images_are_converted() -> None:
    """Data and addresses, both ways."""
    part = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    _, messages = converted(user=[part, text_block("?")])
    source = {"type": "url", "url": "https://example.org/a.png"}
    assert messages[0]["content"][0] == {"type": "image", "source": source}
    pictured = {"role": "user", "content": "?", "images": ["iVBORw0KGgo="]}
    assert converted(pictured)[1][0]["content"][:2] == [IMAGE_BLOCK, text_block("?")]
    with pytest.raises(InputError, match=r"'images'.*\.messages"):
        converted({**pictured, "images": ["aGk="]})
    audio = {"type": "input_audio", "input_audio": {"data": "", "format": "wav"}}
    with pytest.raises(InputError, match=r"'input_audio'.*\.messages"):
        converted(user=[audio])


def test_no_white_space_at_the_end_of_a_prefill() -> None:
    """The API refuses it; the words before it stay."""
    messages = [("user", "Name a colour."), ("assistant", "I choose \n")]
    prompt = PromptAssembler(ROOMY).fit_messages(messages)
    assert prompt.messages[-1]["content"] == "I choose \n"
    assert prompt.to_anthropic()[1][-1]["content"] == "I choose"
    native = said("assistant", text_block("I choose "))
    prompt = PromptAssembler(ROOMY).fit_messages([("user", "Name a colour."), native])
    assert prompt.to_anthropic()[1][-1]["content"] == [text_block("I choose")]


def test_it_is_measured_in_that_shape() -> None:
    """A counter of messages sees the system prompt first, then what is returned."""
    count = Recorder(10)
    assembler = PromptAssembler(ROOMY, count_messages=count)
    prompt = assembler.assemble("b", None, [human("a")], system_prompt="Be kind.")
    system, messages = prompt.to_anthropic()
    assert count.calls[-1][0] == [{"role": "system", "content": system}, *messages]


def refusal_of(prompt: AssembledPrompt) -> BudgetExceededError | None:
    """Why a prompt does not fit in this shape, if it does not."""
    try:
        prompt.to_anthropic()
    except BudgetExceededError as refused:
        return refused
    return None


@pytest.mark.parametrize("certainty", ["counter", "estimate", "bound"])
def test_a_shape_that_does_not_fit_is_refused_with_a_way_out(certainty: str) -> None:
    """The converted prompt may be longer; the budget that is named leaves out more.

    Whoever decided: an estimate has a smaller budget than a counter.
    """
    proved = {"certainty": "proved"} if certainty == "bound" else {}
    dialog: list[Any] = []
    for number in range(12):  # line breaks of results are escaped in blocks
        dialog += [("user", f"And {number}?")]
        dialog += tool_loop([f"c{number}"], '{"q": "tea"}', "чай\n" * 20)
    advised = 0
    for token_budget in range(400, 1_800, 23):
        config = config_of(
            token_budget,
            tokenizer="o200k",
            recent_messages=1,
            recent_messages_max=40,
            recent_cut="tight",
            **proved,
        )
        count = len if certainty == "counter" else None
        prompt = PromptAssembler(config, count_tokens=count).assemble("b", None, dialog)
        refused, before = refusal_of(prompt), None
        while refused is not None:
            assert f"({certainty})" in str(refused)
            # A smaller prompt may begin with a message that the larger one had to leave
            # out, and so be advised once more.
            assert before is None or refused.token_count < before
            before = refused.token_count
            advice = re.search(r"refit\((\d+)\)\.to_anthropic", str(refused))
            assert advice is not None
            prompt = prompt.refit(int(advice[1]))
            refused, advised = refusal_of(prompt), advised + 1
    assert advised > 3


def test_a_shape_that_can_never_fit_says_so() -> None:
    """Where the shape costs more than all that could be left out."""

    def count(messages: list[Any]) -> int:
        blocks = [it["content"] for it in messages if isinstance(it["content"], list)]
        return 10 + 100 * len(blocks)

    assembler = PromptAssembler(config_of(99), count_messages=count)
    prompt = assembler.assemble("b", None, [("user", "a")])
    with pytest.raises(BudgetExceededError, match="shorten what it must hold"):
        prompt.to_anthropic()


def test_the_callers_objects_are_not_changed_or_shared() -> None:
    """Neither by converting nor by changing what comes out."""
    dialog: list[Any] = [human([text_block("a")]), said("assistant", text_block("b"))]
    before = deepcopy([vars(it) if isinstance(it, LangChain) else it for it in dialog])
    _, messages = converted(*dialog)
    messages[1]["content"][0]["text"] = "changed"
    assert converted(*dialog)[1][1]["content"] == [text_block("b")]
    after = [vars(it) if isinstance(it, LangChain) else it for it in dialog]
    assert after == before


def test_results_that_are_parted_by_words_go_whole() -> None:
    """Two messages of results with words between them: no API takes that."""
    dialog = [
        said("user", text_block("a")),
        said("assistant", use_block("x"), use_block("y")),
        said("user", found_block("x"), text_block("wait")),
        said("user", found_block("y")),
    ]
    prompt = PromptAssembler(ROOMY).assemble("b", None, dialog)
    assert [it.kept for it in prompt.report.messages] == [True, False, False, False]
    assert {it.reason for it in prompt.report.messages if not it.kept} == {
        REASON_PARTED
    }
    assert message_problems(prompt.messages) == []
    # Words after the last result are the user's, and stay.
    dialog[2], dialog[3] = (
        said("user", found_block("x")),
        said("user", found_block("y"), text_block("wait")),
    )
    _, messages = converted(*dialog)
    assert message_problems(messages, "anthropic") == []
    assert text_block("wait") in messages[2]["content"]


def test_a_system_message_after_the_question() -> None:
    """It would stand behind the user's words in their message."""
    prompt = PromptAssembler(ROOMY).fit_messages([("user", "a"), ("system", "s")])
    assert len(prompt.messages) == 2
    with pytest.raises(InputError, match=r"after the question.*system_prompt"):
        prompt.to_anthropic()


def test_a_counter_that_fails_only_there(caplog: pytest.LogCaptureFixture) -> None:
    """The shape is measured without it and a log record tells; the report stays."""
    calls: list[int] = []

    def count(text: str) -> int:
        calls.append(1)
        if len(calls) > 1:
            raise OSError("secret")
        return len(text)

    prompt = PromptAssembler(ROOMY, count_tokens=count).assemble("b")
    assert prompt.to_anthropic()[1] == [{"role": "user", "content": "b"}]
    assert [it.getMessage() for it in caplog.records if it.levelname == "WARNING"] == [
        "to_anthropic: count_tokens failed with OSError: the built-in bound or "
        "estimate was used for this turn"
    ]
    assert prompt.report.warnings == () and prompt.report.verified_by == "counter"


MARK = {"type": "ephemeral"}


@pytest.mark.parametrize(
    "content",
    [
        [text_block("Be brief."), text_block("Speak Welsh.", cache_control=MARK)],
        [{"text": "Be brief.", "cache_control": MARK}],
    ],
)
def test_cache_marks_of_a_system_message_stay(content: list[dict[str, Any]]) -> None:
    """As blocks, which the API takes in the place of a text; they are measured so."""
    messages = [
        {"role": "system", "content": content},
        {"role": "user", "content": "a"},
    ]
    prompt = PromptAssembler(ROOMY).fit_messages(messages)
    system, _ = prompt.to_anthropic()
    assert system == [{"type": "text", **block} for block in content]


def test_a_system_message_of_parts_without_marks_is_a_text() -> None:
    """The form that needs no reading."""
    parts = [text_block("Be brief."), text_block("Speak Welsh.")]
    messages = [{"role": "system", "content": parts}, {"role": "user", "content": "a"}]
    prompt = PromptAssembler(ROOMY).fit_messages(messages)
    assert prompt.to_anthropic()[0] == "Be brief.\nSpeak Welsh."


def test_cache_marks_beside_a_content_stand_on_its_last_block() -> None:
    """As gateways write them; whoever speaks, and whatever is put above the words."""
    source = {"type": "url", "url": "https://example.com/a.png"}
    picture = {"type": "image", "source": source}
    dialog: list[dict[str, Any]] = [
        {"role": "system", "content": "S"},
        {"role": "user", "content": "a"},
        {"role": "assistant", "content": [text_block("b"), text_block("c")]},
        {"role": "user", "content": "d"},
        call("f"),
        result("e"),
        {"role": "assistant", "content": "f"},
        {"role": "user", "content": [picture, text_block("g")]},
        {"role": "assistant", "content": [text_block("h"), use_block("c2")]},
        {"role": "tool", "tool_call_id": "c2", "content": [picture]},
        {"role": "assistant", "content": "i"},
        {"role": "user", "content": "j"},
    ]
    for message in dialog:
        message["cache_control"] = MARK
    prompt = PromptAssembler(ROOMY).fit_messages(dialog, memories=["Likes tea."])
    system, messages = prompt.to_anthropic()
    assert system == [text_block("S", cache_control=MARK)]
    assert len(messages) == len(dialog) - 1
    assert message_problems(messages, "anthropic") == []
    for message in messages:
        blocks = message["content"]
        assert [it.get("cache_control") for it in blocks][-1] == MARK
        assert not any("cache_control" in block for block in blocks[:-1])


def test_what_comes_out_is_nobody_elses() -> None:
    """However deep somebody changes it, the prompt stays what was verified."""
    marked = text_block("a", cache_control={"type": "ephemeral"})
    dialog = [
        {"role": "system", "content": [dict(marked)]},
        *[said("user", marked)] * 2,
    ]
    prompt = PromptAssembler(ROOMY).fit_messages(dialog)
    before = prompt.messages, prompt.to_anthropic()
    system, messages = prompt.to_anthropic()
    for block in (system[0], *[it for turn in messages for it in turn["content"]]):
        assert isinstance(block, dict)
        block["cache_control"]["type"] = "changed"
    assert (prompt.messages, prompt.to_anthropic()) == before


@pytest.mark.parametrize(
    "given, sent",
    [
        (None, {}),
        ("", {}),
        ('{"a": 1}', {"a": 1}),
        ('{"a": ', {"arguments": '{"a": '}),
        ([1], {"arguments": "[1]"}),
        ({"a": None}, {"a": None}),
    ],
)
def test_the_input_of_a_call_is_an_object(given: object, sent: object) -> None:
    """A stream that was cut leaves a text; the API would refuse every later turn."""
    block = {"type": "tool_use", "id": "c", "name": "f", "input": given}
    dialog = [("user", "a"), said("assistant", block), said("user", found_block("c"))]
    prompt = PromptAssembler(ROOMY).assemble("b", None, dialog)
    messages = prompt.to_anthropic()[1]
    assert messages[1]["content"][0]["input"] == sent
    assert message_problems(messages, "anthropic") == []
    assert block["input"] is given


def test_a_blank_text_beside_a_picture_of_the_question_is_left_out() -> None:
    """As it is in other messages: the API refuses it."""
    question = [IMAGE_BLOCK, text_block(" ")]
    _, messages = converted(user=question)
    assert messages == [{"role": "user", "content": [IMAGE_BLOCK]}]


@pytest.mark.parametrize("blank", [" ", "\n\n", "\t \u00a0"])
def test_a_blank_system_prompt_is_none(blank: str) -> None:
    """The API refuses one of white space alone; elsewhere it stands as it was given."""
    prompt = PromptAssembler(ROOMY).assemble("a", system_prompt=blank)
    assert prompt.to_anthropic() == ("", [{"role": "user", "content": "a"}])
    assert prompt.messages[0] == {"role": "system", "content": blank}
    assert converted(system=f"{blank}S{blank}")[0] == f"{blank}S{blank}"


# What passes, what stays out and what is refused --------------------------------------


@pytest.mark.parametrize(
    "block",
    [
        {"type": "compaction", "content": "Summary."},
        {"type": "of_tomorrow", "text": "x", "a": [1]},
        {"type": "container_upload", "file_id": "f"},
        {"type": "thinking", "thinking": "", "signature": "c2ln"},
        {"type": "document", "source": {"type": "text", "data": "x"}, "title": "t"},
    ],
    ids=str,
)
def test_blocks_nobody_has_heard_of_go_out_as_they_came(block: dict[str, Any]) -> None:
    """Alone and beside others, whether or not a block that is known is with them."""
    for blocks in ([block, text_block("ok")], [text_block("ok"), block]):
        dialog = [said("user", text_block("a")), said("assistant", *blocks)]
        assert converted(*dialog)[1][:-1] == dialog


UNSIGNED: list[dict[str, Any]] = [
    {"type": "thinking", "thinking": "hm"},
    {"type": "thinking", "thinking": "hm", "signature": ""},
    {"type": "thinking", "thinking": [text_block("hm")]},
    {"type": "redacted_thinking"},
]


@pytest.mark.parametrize("block", UNSIGNED, ids=str)
def test_reasoning_that_nobody_signed_stays_out_and_is_told(
    block: dict[str, Any],
) -> None:
    """The API refuses it; the report warns before anybody has asked for the shape."""
    for more in ([text_block("ok")], []):
        dialog = [("user", "a"), said("assistant", block, *more), ("ai", "b")]
        prompt = PromptAssembler(ROOMY).assemble("c", None, dialog)
        assert prompt.report.warnings == (WARN_UNSIGNED,)
        messages = prompt.to_anthropic()[1]
        assert "thinking" not in str(messages)
        assert message_problems(messages, "anthropic") == []
    step = [said("assistant", block, use_block("t")), said("user", found_block("t"))]
    _, messages = converted(("user", "a"), *step)
    assert messages[1] == said("assistant", use_block("t"))


def test_reasoning_of_mistral_passes_in_its_own_shape() -> None:
    """A list of parts, which no server but its own takes."""
    message = said("assistant", UNSIGNED[2], text_block("ok"))
    prompt = PromptAssembler(ROOMY).assemble("b", None, [("user", "a"), message])
    assert prompt.messages[1] == message


@pytest.mark.parametrize("field", REASONING_FIELDS)
def test_reasoning_beside_a_content_is_not_dropped_unsaid(field: str) -> None:
    """Under whatever name; the error says where it stands."""
    told = {"role": "assistant", "content": "b", field: [{"type": "x"}]}
    with pytest.raises(InputError, match=rf"message 2 .*holds '{field}'.*\.messages"):
        converted(("user", "a"), told, system="Be kind.")


BMP = {"type": "base64", "media_type": "a/bmp"}
FOREIGN_PICTURES: list[tuple[dict[str, Any], str]] = [
    ({"type": "image_url", "image_url": {"url": "data:image/bmp;base64,Qk0="}}, "bmp"),
    ({"type": "image_url", "image_url": "data:IMAGE/BMP;a=b;base64,Qk0="}, "bmp"),
    ({"type": "image", "data": "Qk0="}, "without a 'source'"),
    ({"type": "image", "source": "Qk0="}, "without a 'source'"),
    (
        {"type": "image", "source": {**BMP, "data": "Qk0="}},
        "bmp",
    ),
    ({"type": "image", "source": {"type": "base64", "data": "Qk0="}}, "no known media"),
]


@pytest.mark.parametrize("part, words", FOREIGN_PICTURES, ids=str)
def test_a_picture_that_is_not_taken_is_told_of(
    part: dict[str, Any], words: str
) -> None:
    """Its media type, those that are taken, and where it stands; in either shape."""
    taken = r".*image/png, image/jpeg, image/gif or image/webp.*\.messages"
    told = rf"^to_anthropic: message 2 of the prompt holds .*{words}{taken}"
    found = said("user", found_block("t", [part]))
    for turn in (
        [("ai", "b"), said("user", part)],
        [("ai", "b"), said("user", part, found_block("x"))],
        [said("assistant", use_block("t")), found],
        [call("f"), {"role": "tool", "tool_call_id": "c1", "content": [part, "x"]}],
    ):
        if turn[0] != ("ai", "b") and "source" not in str(part) and "data" in part:
            continue  # a row that a tool returned, and no picture
        with pytest.raises(InputError, match=told):
            converted(("user", "a"), *turn)


@pytest.mark.parametrize("named", ["image/jpg", "IMAGE/JPEG", "image/jpeg"])
def test_the_media_type_of_a_block_is_put_right(named: str) -> None:
    """As that of a picture of chat is."""
    source = {"type": "base64", "media_type": named, "data": "/9j/"}
    dialog = said("user", {"type": "image", "source": source}, text_block("?"))
    _, messages = converted(dialog)
    assert messages[0]["content"][0]["source"]["media_type"] == "image/jpeg"
    assert source["media_type"] == named


@pytest.mark.parametrize(
    "part",
    [
        {"type": "reasoning", "text": "hm"},
        {"type": "video_url", "video_url": {"url": "x"}},
        {"type": "document", "data": "x"},
        {"image": {"format": "png"}},
    ],
    ids=str,
)
def test_parts_of_other_shapes_are_refused_beside_blocks_too(
    part: dict[str, Any],
) -> None:
    """Not sent for the API to refuse them."""
    beside = said("user", found_block("t"), part)
    for turn in (
        [said("user", part, text_block("x"))],
        [said("assistant", use_block("t")), beside],
    ):
        with pytest.raises(InputError, match=r"no counterpart there.*\.messages"):
            converted(("user", "a"), *turn)


@pytest.mark.parametrize("kind", ["my pin is 1234 5678", "x" * 99, "пароль"])
def test_no_name_of_a_part_is_quoted_unless_it_is_a_word(kind: str) -> None:
    """What stands in the place of a type may be a text of the dialog."""
    found = {"type": f"{kind}_tool_result", "tool_use_id": "s"}
    made = {"type": "server_tool_use", "id": "s", "name": "f", "input": {}}
    contents: list[list[Any]] = [
        [found, made],
        [{kind: {"a": "b"}}],
        [{"type": "image_url", "image_url": f"data:image/{kind};base64,x"}],
    ]
    refused = 0
    for content in contents:
        prompt = PromptAssembler(ROOMY).assemble(
            "q", None, [("user", "a"), said("assistant", *content)]
        )
        for show in (lambda: prompt.messages, prompt.to_anthropic):
            try:
                show()
            except InputError as error:
                refused += 1
                assert kind not in str(error)
    assert refused == len(contents)
    thinking = {"kind": "response", "parts": [{"part_kind": kind}]}
    with pytest.raises(InputError) as caught:
        PromptAssembler(ROOMY).assemble("q", None, [thinking])
    assert kind not in str(caught.value)
