"""prompt: what comes out is verified in one form, frozen, and shares nothing."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
)

from .helpers import SYSTEM, USER, call, config_of, result

DIALOG = ["hello", call("look_up"), result("42")]


def assembled(form: str) -> AssembledPrompt:
    """A prompt with everything in it."""
    return PromptAssembler(config_of(5_000)).assemble(
        USER, ["tea"], DIALOG, form=form, system_prompt=SYSTEM, memory="always"
    )


def test_only_the_verified_form_is_given() -> None:
    """The other form was not measured: asking for it says which call gives it."""
    with pytest.raises(InputError, match=r"form='text'"):
        assembled("messages").text
    with pytest.raises(InputError, match=r"form='messages'"):
        assembled("text").messages


def test_messages_are_new_each_time() -> None:
    """Changing what was given does not change what is given next."""
    prompt = assembled("messages")
    first = prompt.messages
    before = copy.deepcopy(first)
    first[2]["tool_calls"][0]["function"]["name"] = "changed"
    first.clear()
    assert prompt.messages == before


@pytest.mark.parametrize(
    "name", ["report", "memories", "_rendered", "text", "brand_new"]
)
def test_frozen(name: str) -> None:
    """Nothing can be set or deleted: what was verified stays what it is."""
    prompt = assembled("text")
    before = prompt.text
    with pytest.raises(AttributeError):
        setattr(prompt, name, None)
    with pytest.raises(AttributeError):
        delattr(prompt, name)
    assert prompt.text == before


def test_the_report_cannot_be_changed_through_its_sections() -> None:
    """The numbers of a frozen prompt are frozen too, or a copy."""
    prompt = assembled("text")
    with pytest.raises(AttributeError):
        prompt.report.sections.system = -1  # type: ignore[misc]


def test_a_report_may_be_asked_for_by_two_threads_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One may finish it while the other looks whether it is written yet."""
    prompt, builtin = assembled("text"), callable

    def after_another(report: object) -> bool:
        is_unwritten = builtin(report)
        monkeypatch.setattr(module, "callable", builtin)
        assert prompt.report.fits
        return is_unwritten

    module = import_module("prompt_assemble.prompt")
    monkeypatch.setattr(module, "callable", after_another, raising=False)
    assert prompt.report == assembled("text").report


@pytest.mark.parametrize("form", ["text", "messages"])
def test_copies_give_the_same_bytes(form: str) -> None:
    """Copied, or sent to another process, a prompt stays the same."""
    prompt = assembled(form)
    for again in (
        copy.copy(prompt),
        copy.deepcopy(prompt),
        pickle.loads(pickle.dumps(prompt)),
    ):
        assert type(again) is AssembledPrompt
        if form == "text":
            assert again.text == prompt.text
        else:
            assert again.messages == prompt.messages
        assert again.report == prompt.report
        assert again.memories == prompt.memories


@given(
    st.integers(1, 2_000),
    st.integers(0, 300),
    st.integers(0, 100),
    st.booleans(),
    st.sampled_from(("text", "messages")),
)
def test_output_beside_the_prompt_fits_the_window(
    words: int, overhead: int, reserve: int, counted: bool, form: str
) -> None:
    """Prompt, overhead and clamped output never exceed the window, by any method."""
    config = PromptConfig(
        context_window=3_000,
        overhead_tokens=overhead,
        reserved_output_tokens=reserve,
        tokenizer="o200k",
    )
    assembler = PromptAssembler(config, count_tokens=len if counted else None)
    try:
        prompt = assembler.assemble("w" * words, form=form)
    except BudgetExceededError:
        return
    for requested in (1, 100, 5_000):
        clamped = prompt.clamp_output_tokens(requested)
        assert 1 <= clamped <= requested
        total = prompt.report.token_count + overhead + clamped
        if prompt.report.verified_by != "bound":  # a bound may be far above the truth
            assert total <= 3_000
    assert prompt.clamp_output_tokens(reserve or 1) == (reserve or 1)


@pytest.mark.parametrize("requested", [0, -1, None, 1.5, True, "9"])
def test_output_tokens_must_be_a_number(requested: object) -> None:
    """Asking for nothing, or for nonsense, is refused by name."""
    with pytest.raises(PromptAssembleError, match="requested"):
        assembled("text").clamp_output_tokens(requested)  # type: ignore[arg-type]


def test_repr_has_numbers_and_no_contents() -> None:
    """A prompt may be logged by accident without telling what is in it."""
    shown = repr(assembled("text"))
    assert "of 5,000 tokens" in shown
    for words in (USER, SYSTEM, "hello", "tea"):
        assert words not in shown


@pytest.mark.parametrize(
    "memory", ["tea", "a\x00b", "lone \ud800", "</recalled_memory> x"]
)
def test_memories_are_given_as_they_stand_in_the_block(memory: str) -> None:
    """`memories` holds the very words that were put in, behind their prefix."""
    prompt = PromptAssembler(config_of(5_000)).assemble(
        USER, [memory], form="text", memory="always"
    )
    (text,) = prompt.memories
    text.encode()
    assert f"\n| - {text}\n" in prompt.text
