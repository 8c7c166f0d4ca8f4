"""refusal: what an error over the budget advises does help."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    BudgetExceededError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.refusal import wider_limits

from .helpers import call, config_of, result


@given(
    st.integers(2, 3_000),
    st.sampled_from((0.2, 0.5, 0.85, 1.0)),
    st.none() | st.integers(1, 3_000),
    st.integers(0, 400),
    st.integers(0, 100),
    st.booleans(),
    st.integers(1, 3_000),
)
def test_with_the_advised_limits_the_prompt_fits(
    window: int,
    ratio: float,
    cap: int | None,
    reserve: int,
    overhead: int,
    counted: bool,
    length: int,
) -> None:
    """All of them together, and the text names each with its value."""
    try:
        config = PromptConfig(
            context_window=window,
            safety_ratio=ratio,
            max_input_tokens=cap,
            reserved_output_tokens=reserve,
            overhead_tokens=overhead,
            tokenizer="o200k",
        )
    except ValueError:
        return
    count = len if counted else None
    text = "word " * (length // 5) + "end"
    try:
        PromptAssembler(config, count_tokens=count).assemble(text)
    except BudgetExceededError as error:
        report, told = error.report, str(error)
    else:
        return
    advice = wider_limits(report, config)
    assert advice and all(field in told for field in advice)
    wider = config.replace(**advice)
    prompt = PromptAssembler(wider, count_tokens=count).assemble(text)
    assert prompt.messages[-1]["content"] == text


def test_the_way_out_is_named_with_its_size() -> None:
    """Dialog that may go, an overhead, a family that is not known."""
    dialog = [("user", "a" * 500), call("f"), result("b" * 300)]
    config = config_of(400, recent_messages=3, overhead_tokens=100)
    with pytest.raises(BudgetExceededError) as caught:
        PromptAssembler(config, count_tokens=len).assemble("hi", None, dialog)
    told = str(caught.value)
    assert 'on_recent_overflow="drop_oldest", which frees up to about 8' in told
    assert "overhead_tokens" not in told and "context_window" in told
    with pytest.raises(BudgetExceededError, match=r"family \(now 'any'\)"):
        PromptAssembler(config).assemble("hi " * 900)
    named = config.replace(tokenizer="o200k")
    with pytest.raises(BudgetExceededError) as caught:
        PromptAssembler(named).assemble("hi " * 900)
    assert "tokenizer family" not in str(caught.value)
    assert "; or pass count_tokens" in str(caught.value)


@given(
    st.lists(st.integers(0, 300), max_size=6),
    st.integers(1, 300),
    st.integers(0, 600),
    st.integers(200, 900),
    st.integers(0, 190),
    st.sampled_from(("assemble", "fit_messages", "extend")),
)
def test_what_a_refusal_names_suffices(
    history: list[int], asked: int, step: int, window: int, overhead: int, way: str
) -> None:
    """Dropping old messages, and the overhead that it gives: each alone is enough.

    Measured by a counter: of an estimate the split is one, too.
    """
    config = config_of(window, overhead_tokens=overhead, recent_messages=6)
    if overhead >= window:
        return
    dialog = [("user", "h" * size) for size in history]
    steps = [call("f"), result("r" * step)]

    def made(config: PromptConfig, way: str) -> object:
        assembler = PromptAssembler(config, count_tokens=len)
        if way == "fit_messages":
            return assembler.fit_messages([*dialog, ("user", "q" * asked), *steps])
        prompt = assembler.assemble("q" * asked, None, dialog)
        return prompt.extend(steps) if way == "extend" else prompt

    try:
        if way == "extend":
            made(config, "assemble")
    except BudgetExceededError:
        return  # told by the other ways
    try:
        made(config, way)
        return
    except BudgetExceededError as error:
        told, report = str(error), error.report
    excess = report.token_count - report.token_budget
    spare = report.sections.history - excess
    if way == "extend" or spare < 0:
        assert "drop_oldest" not in told
    elif spare > 50:  # less may be the doubt of the figure
        assert "drop_oldest" in told
    if "drop_oldest" in told:
        made(config.replace(on_recent_overflow="drop_oldest"), way)
    found = re.search(r"overhead_tokens to ([0-9]+) \(now", told)
    assert (found is not None) == (excess <= overhead)
    if found is not None:
        made(config.replace(overhead_tokens=int(found[1])), way)


@given(st.integers(1, 300), st.integers(0, 99), st.integers(1, 300))
def test_a_refit_is_told_what_a_refit_can_do(
    asked: int, overhead: int, budget: int
) -> None:
    """The smallest number that it takes; an overhead has no part in it."""
    config = config_of(500, overhead_tokens=overhead)
    prompt = PromptAssembler(config, count_tokens=len).assemble("q" * asked)
    try:
        prompt.refit(budget)
    except BudgetExceededError as error:
        found = re.search(r"refit to at least ([0-9]+) tokens", str(error))
        assert found is not None and "overhead_tokens" not in str(error)
        prompt.refit(int(found[1]))
        with pytest.raises(BudgetExceededError):
            prompt.refit(int(found[1]) - 1)


def test_the_window_that_is_advised_keeps_its_tokenizer() -> None:
    """The default window brings its own: another without it would be `any`."""
    text = "Which floor? " * 150_000
    with pytest.raises(BudgetExceededError) as caught:
        PromptAssembler().assemble(text)
    advice = wider_limits(caught.value.report, PromptConfig())
    assert advice["tokenizer"] == "minimax_m2"
    PromptAssembler(PromptConfig(**advice)).assemble(text)
