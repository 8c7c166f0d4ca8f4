"""Faults that hostile use found, each as a test of its kind."""

from __future__ import annotations

from collections import UserDict
from typing import Any
from uuid import UUID

import pytest

import prompt_assemble as pa
from prompt_assemble import (
    BudgetExceededError,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    message_text,
    needs_memory,
    summarize_memory,
)
from prompt_assemble.account import WARN_UNNAMED_FAMILY
from prompt_assemble.counters import counter
from prompt_assemble.fence import harmless_lines
from prompt_assemble.retrieval import REASON_BUDGET

from .helpers import Recorder, call, config_of, result
from .strategies import CANARY

HUGE = "x" * 100_000
CALL = {"id": "a", "type": "function", "function": {"name": "f", "arguments": HUGE}}


def test_a_call_without_a_content_key_is_counted() -> None:
    """`{"role", "tool_calls"}` has two keys, and its arguments are sent."""
    assert len(message_text([{"role": "assistant", "tool_calls": [CALL]}])) > len(HUGE)
    assert len(message_text([{"role": "user", "reasoning": HUGE}])) > len(HUGE)


class Block:
    """A content block of an SDK, which is no dict."""

    def __init__(self) -> None:
        self.type = "text"
        self.text = HUGE


def small_call(**more: object) -> dict[str, Any]:
    function = {"name": "f", "arguments": "{}"}
    return {"id": "a", "type": "function", "function": function, **more}


@pytest.mark.parametrize(
    "dialog",
    [
        [{"role": "assistant", "content": [Block()]}],
        [{"role": "assistant", "content": "ok", "reasoning": Block()}],
        [{"role": "user", "content": [{"type": "finding", "content": HUGE}]}],
        [{"role": "user", "content": [{"type": "text", "text": "x", "more": HUGE}]}],
        [
            {
                "role": "assistant",
                "content": None,
                "tool_calls": [small_call(extra_content={"signature": HUGE})],
            },
            {"role": "tool", "tool_call_id": "a", "content": "ok"},
        ],
        [
            {"role": "assistant", "tool_calls": [CALL]},
            {"role": "tool", "tool_call_id": "a", "content": "ok"},
        ],
    ],
    ids=["object part", "object value", "unknown part", "part", "call", "no content"],
)
def test_no_text_that_is_sent_is_free(dialog: list[object]) -> None:
    """A hundred thousand characters are refused or do not fit 8,000 tokens."""
    config = PromptConfig(context_window=8_000, tokenizer="o200k")
    with pytest.raises((InputError, BudgetExceededError)):
        PromptAssembler(config).assemble("hi", None, dialog)


def test_what_the_assistant_said_is_no_copy_of_the_input() -> None:
    """A labelled string that reads like the input is another speaker's."""
    messages = PromptAssembler().assemble("yes", None, ["Do it?", "Assistant: yes"])
    assert [it["role"] for it in messages.messages] == ["user", "assistant", "user"]


@pytest.mark.parametrize("memories", [1, 3, 10])
def test_a_declared_counter_is_called_at_most_memories_plus_three(
    memories: int,
) -> None:
    """The bound fits the bare prompt, and no memory fits by any measure."""
    count = Recorder(len)
    config = config_of(
        2_000, tokenizer="gpt2", memory_top_k=memories, memory_max_tokens=10**6
    )
    PromptAssembler(config, count_tokens=counter(count, tokenizer="gpt2")).assemble(
        "hi", memories=["y" * 3_000] * memories, form="text"
    )
    assert len(count.calls) <= memories + 3


class Float32:
    """A score of numpy: a number, but no float."""

    def __float__(self) -> float:
        return 0.5


@pytest.mark.parametrize("score", [Float32(), None, float("nan")])
def test_an_odd_score_in_a_pair_costs_no_memory(score: object) -> None:
    """Vector stores give (document, numpy.float32)."""
    prompt = PromptAssembler().assemble("hi", memories=[({"text": "tea"}, score)])
    assert prompt.memories == ("tea",)


def test_an_id_that_is_no_text_is_reported() -> None:
    """Many stores use UUIDs."""
    item = {"text": "tea", "id": UUID(int=7)}
    (outcome,) = PromptAssembler().assemble("hi", memories=[item]).report.memories
    assert outcome.id == str(UUID(int=7))


def test_a_decision_is_as_true_as_its_verdict() -> None:
    """`if needs_memory(text):` is what everybody will write."""
    assert not needs_memory("hello")


@pytest.mark.parametrize(
    "text", ["备注 " + "我们明天去吃饭的时候再说吧" * 200, "- https://" + "a" * 3_000]
)
def test_a_cut_keeps_more_than_the_first_word(text: str) -> None:
    """A lone space near the start is no place to cut a long line."""
    assert len(summarize_memory(text, "")) > 50


def test_any_white_space_inside_a_mark_disarms_it() -> None:
    """`docs/security.md` sets no limit of four."""
    assert harmless_lines("<" + " " * 5 + "/recalled_memory>")[0][0] != "<"


class Row:
    """An answer that has every attribute, as proxies and some cursors do."""

    closed = 0

    def __getattr__(self, name: str) -> Any:
        return self._close if name == "close" else None

    def _close(self) -> None:
        Row.closed += 1

    def __iter__(self) -> Any:
        return iter(["tea"])


def test_an_answer_of_the_caller_is_never_closed() -> None:
    """Only what is awaitable by its type is an awaitable."""
    prompt = PromptAssembler().assemble("hi", Row(), memory="always")
    assert (prompt.memories, Row.closed) == (("tea",), 0)


class BadRepr:
    """What cannot be shown, or only at great length."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


@pytest.mark.parametrize("value", [BadRepr(), HUGE])
@pytest.mark.parametrize("field", ["tokenizer", "model"])
def test_wrong_names_are_shown_at_no_length(field: str, value: Any) -> None:
    """A tokenizer object or a prompt in the wrong place is not printed."""
    with pytest.raises(PromptAssembleError) as caught:
        if field == "tokenizer":
            PromptConfig(tokenizer=value)
        else:
            pa.model_limits(value)
    assert len(str(caught.value)) < 1_000


@pytest.mark.parametrize("source", [42, b"tea", "You are helpful."])
def test_a_source_that_can_be_none_is_refused_at_once(source: Any) -> None:
    """A system prompt in the second place must not become a memory."""
    with pytest.raises(InputError, match="memory_search_fn"):
        pa.build_prompt("hi", source)


def test_a_panic_of_a_backend_costs_no_turn() -> None:
    """Vector stores are written in Rust as well."""
    panic = type("PanicException", (BaseException,), {})

    def search(query: str, top_k: int) -> object:
        raise panic

    assert pa.build_prompt("last time", search) == pa.build_prompt("last time")


def test_equal_prompts_are_equal() -> None:
    """Same inputs, same value."""
    one, two = (PromptAssembler().assemble("hi") for _ in range(2))
    assert one == two


class Markup(str):
    """As of markupsafe: adding to it escapes the other side."""

    def __radd__(self, other: str) -> str:
        return other.replace("<", "&lt;") + str.__str__(self)


def test_a_str_subclass_changes_nothing_around_it() -> None:
    """Labels are those of the config."""
    config = PromptConfig(role_labels={"user": "<user> "})
    assert pa.build_prompt(Markup("hi"), config=config) == "<user> hi"


class Unreadable(UserDict[str, Any]):
    """A message that fails when it is looked into, as one that is loaded late."""

    def __getitem__(self, name: str) -> Any:
        raise OSError(CANARY)

    get = __getitem__  # type: ignore[assignment]


def test_a_message_that_cannot_be_read_is_named_where_it_is_needed() -> None:
    """Also one that is looked at first for what stands behind it; else it is let be."""
    item, reply = Unreadable(role="user", content="a"), {"role": "ai", "content": "b"}
    steps = [call("f"), result("1")]
    for after in ([], [reply], ["c"], steps, [*steps, reply]):
        given = [*after[:1], item, *after]
        with pytest.raises(InputError, match=f"item {len(after[:1])} could") as caught:
            PromptAssembler(PromptConfig(recent_messages=9)).build("hi", None, given)
        assert CANARY not in str(caught.value)
        enough = PromptAssembler(PromptConfig(recent_messages=len(after)))
        assert enough.build("hi", None, given) == enough.build("hi", None, after)


PICTURED = {"type": "image_url", "image_url": "https://example.org/a.png"}


@pytest.mark.parametrize("part_tokens", [4_784, lambda part: -1])
def test_errors_after_the_first_phase_carry_the_report(part_tokens: Any) -> None:
    """`docs/concepts.md` says so of every error."""
    form = "text" if part_tokens == 4_784 else "messages"
    dialog = [{"role": "user", "content": [PICTURED]}]
    assembler = PromptAssembler(PromptConfig(part_tokens=part_tokens))
    with pytest.raises(PromptAssembleError) as caught:
        assembler.assemble("hi", None, dialog, form=form)
    assert caught.value.report is not None


def test_a_refusal_names_the_limit_that_refused() -> None:
    """A larger window does not help where an input cap decides."""
    config = PromptConfig(max_input_tokens=1_000, tokenizer="o200k")
    with pytest.raises(BudgetExceededError, match="max_input_tokens") as caught:
        pa.build_prompt("x " * 9_000, config=config)
    assert " ;" not in str(caught.value)


def test_a_report_of_nothing_does_not_say_that_it_fits() -> None:
    """A turn that ended before it was measured has no verdict."""
    config = PromptConfig(on_memory_error="raise")
    with pytest.raises(PromptAssembleError) as caught:
        PromptAssembler(config).assemble("hi", lambda q, k: 1 / 0, memory="always")
    assert not caught.value.report.fits


@pytest.mark.parametrize("family", ["any", "claude3"])
def test_a_bound_that_is_only_fuzzed_is_not_called_certain(family: str) -> None:
    """P9: `any` and the reconstructed families are not proved."""
    report = PromptAssembler(PromptConfig(tokenizer=family)).assemble("hi").report
    assert report.verified_by == "bound"
    assert "a proved upper bound" not in str(report)


def test_candidates_that_nobody_looks_at_are_reported() -> None:
    """P5: given messages and memories are candidates, whatever the settings."""
    config = PromptConfig(recent_messages=0)
    report = (
        PromptAssembler(config)
        .assemble("hi", None, ["a", "b"], memories=["tea"], memory="never")
        .report
    )
    assert sum(it.items for it in report.messages) == 2
    assert report.memories_left_out == 1


def _lies(self: str, *args: object, **named: object) -> Any:
    raise AssertionError("a method of the subclass was called")


OWN_METHODS = [
    name for name in dir(str) if not name.startswith("_") or name == "__len__"
]
LyingText = type("LyingText", (str,), dict.fromkeys(OWN_METHODS, _lies))
"""A text whose own methods are never to be asked: they may say anything."""


class Index:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


NOTES = "Ann: tea at four?\nBen: yes.\nAnn: and cake?\nBen: yes, cake.\n" * 9


@pytest.mark.parametrize(
    "function",
    [
        pa.estimate_tokens,
        pa.token_upper_bound,
        pa.check_memory,
        needs_memory,
        lambda text: summarize_memory(text, "tea", 2, 20),
        lambda text: summarize_memory(NOTES, text, 2, 20),
        lambda text: PromptAssembler().build(text, system_prompt=text),
        lambda text: PromptAssembler().build("Hi", memories=[text]),
        lambda text: PromptAssembler().build("Hi", None, [("user", text)]),
    ],
)
def test_what_a_str_subclass_does_is_never_asked(function: Any) -> None:
    """Its characters count, as those of any text."""
    assert function(LyingText(NOTES)) == function(NOTES)


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    """What has `__index__` is taken wherever a whole number is."""
    two: Any = Index(2)
    twenty: Any = Index(20)
    prompt = PromptAssembler().assemble("Hi", None, ["tea"])
    assert prompt.clamp_output_tokens(twenty) == 20
    with pytest.raises(BudgetExceededError, match=" of 20,"):
        prompt.refit(twenty)
    summary = summarize_memory(NOTES, "tea", two, twenty)
    assert summary == summarize_memory(NOTES, "tea", 2, 20)


@pytest.mark.parametrize("family, warns", [("any", True), ("o200k", False)])
def test_a_memory_that_gave_way_with_messages_has_the_budget_as_reason(
    family: str, warns: bool
) -> None:
    """The prompt fits in the end, so that it is not said that it never does."""
    config = config_of(
        600,
        tokenizer=family,
        on_recent_overflow="drop_oldest",
        recent_messages=9,
        memory_notice=None,
    )
    dialog = [("user", f"{number} " + "мир " * 60) for number in range(9)]
    told = ["tea " * 9]
    prompt = PromptAssembler(config).assemble("Hi", None, dialog, memories=told)
    report = prompt.report
    assert report.fits and not prompt.memories
    assert {it.reason for it in report.memories} == {REASON_BUDGET}
    assert (WARN_UNNAMED_FAMILY in report.warnings) == warns
