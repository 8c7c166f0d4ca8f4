"""refusal: what an error over the budget advises does help."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import BudgetExceededError, PromptAssembler, PromptConfig
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
    assert "overhead_tokens (now 100)" in told and "context_window" in told
    with pytest.raises(BudgetExceededError, match=r"family \(now 'any'\)"):
        PromptAssembler(config).assemble("hi " * 900)
