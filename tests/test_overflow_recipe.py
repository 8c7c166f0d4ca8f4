"""The retry of docs/overflow.md, against hosts whose window is smaller than told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    PromptAssembler,
    PromptConfig,
    estimate_tokens,
    message_text,
)

PAGE = Path(__file__).parents[1] / "docs" / "overflow.md"
SAYING = "I want to walk along the river and eat something good in the evening. "


def recipe() -> Any:
    """`send_fitting`, as the page has it."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    (code,) = [block for block in blocks if "def send_fitting" in block]
    names: dict[str, Any] = {}
    exec(compile(code, PAGE.name, "exec"), names)
    return names["send_fitting"]


class Host:
    """Takes prompts of `limit` tokens at most, by a count of its own."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.seen: list[int] = []

    def __call__(self, prompt: AssembledPrompt) -> AssembledPrompt:
        sent = tokens_at_the_host(prompt)
        self.seen.append(sent)
        if sent > self.limit:
            raise RuntimeError(
                f"prompt is too long: {sent} tokens > {self.limit} maximum"
            )
        return prompt


def tokens_at_the_host(prompt: AssembledPrompt) -> int:
    """Another figure than ours, for the same text."""
    return int(estimate_tokens(message_text(prompt.messages), "o200k") * 1.1) + 50


def with_window(window: int, **more: Any) -> AssembledPrompt:
    """A prompt with a long history, under a config that thinks the window is larger."""
    dialog = [
        (role, f"{number}. {SAYING}")
        for number in range(60)
        for role in ("user", "assistant")
    ]
    config = PromptConfig(
        context_window=window,
        tokenizer="o200k",
        recent_messages=0,
        recent_messages_max=500,
    )
    return PromptAssembler(config, **more).assemble("And now?", None, dialog)


@given(
    st.sampled_from((3_000, 6_000, 200_000)),
    st.floats(0.1, 0.98),
    st.booleans(),
)
def test_one_retry_fits_the_host(window: int, share: float, counts: bool) -> None:
    """Whatever verified the first prompt: bound, estimate or a counter."""
    more = {"count_tokens": lambda text: len(text) // 3} if counts else {}
    prompt = with_window(window, **more)
    host = Host(int(tokens_at_the_host(prompt) * share))
    try:
        sent = recipe()(prompt, host)
    except BudgetExceededError:
        assert share < 0.2, "the question alone does not fit"
        return
    assert len(host.seen) == 2 and host.seen[1] <= host.limit
    assert 1 <= len(sent.messages) < len(prompt.messages)


def test_the_kinds_above_are_all_there() -> None:
    """A prompt of each kind is among those that are tried."""
    assert with_window(200_000).report.verified_by == "bound"
    assert with_window(3_000).report.verified_by == "estimate"


def test_a_prompt_that_fits_is_sent_once() -> None:
    """And other errors of the host pass through."""
    host = Host(10**6)
    recipe()(with_window(6_000), host)
    assert len(host.seen) == 1

    def down(prompt: AssembledPrompt) -> None:
        raise ConnectionError("no route to host")

    with pytest.raises(ConnectionError):
        recipe()(with_window(6_000), down)
