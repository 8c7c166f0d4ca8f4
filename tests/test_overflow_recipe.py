"""The retry of docs/overflow.md, against hosts whose window is smaller than told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
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


def recipe(shape: str = "messages") -> dict[str, Any]:
    """The functions of the page; for Anthropic's shape with its own `text_of`."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    (code,) = [block for block in blocks if "def send_fitting" in block]
    (native,) = [block for block in blocks if "to_anthropic" in block]
    names: dict[str, Any] = {}
    exec(compile(code, PAGE.name, "exec"), names)
    if shape == "anthropic":
        exec(compile(native, PAGE.name, "exec"), names)
    return names


class Host:
    """Takes `limit` tokens at most, by a count of its own, `beside` of them tools."""

    def __init__(self, limit: int, beside: int = 0, shape: str = "messages") -> None:
        self.limit = limit
        self.beside = beside
        self.shape = shape
        self.seen: list[int] = []

    def __call__(self, prompt: AssembledPrompt) -> str:
        sent = tokens_at_the_host(prompt, self.shape) + self.beside
        self.seen.append(sent)
        if sent > self.limit:
            raise RuntimeError(
                f"prompt is too long: {sent} tokens > {self.limit} maximum"
            )
        return "a reply"


def tokens_at_the_host(prompt: AssembledPrompt, shape: str = "messages") -> int:
    """Another figure than ours, for the same text."""
    messages = prompt.messages
    if shape == "anthropic":
        system, messages = prompt.to_anthropic()
        messages = [{"role": "system", "content": system}, *messages]
    return int(estimate_tokens(message_text(messages), "o200k") * 1.1) + 50


def with_window(window: int, system: str = "", **more: Any) -> AssembledPrompt:
    """A prompt with a long history, under a config that thinks the window is larger."""
    dialog = [
        (role, f"{number}. {SAYING}")
        for number in range(60)
        for role in ("user", "assistant")
    ]
    counter = more.pop("count_tokens", None)
    fields: dict[str, Any] = {
        "tokenizer": "o200k",
        "recent_messages": 0,
        "recent_messages_max": 500,
        **more,
    }
    config = PromptConfig(context_window=window, **fields)
    assembler = PromptAssembler(config, count_tokens=counter)
    return assembler.assemble("And now?", None, dialog, system_prompt=system)


WINDOWS = st.sampled_from((3_000, 6_000, 200_000))
SHARES = st.floats(0.1, 0.98)


def counting(text: str) -> int:
    """A counter that finds more tokens than the host."""
    return len(text) // 3


@given(WINDOWS, SHARES, st.booleans())
def test_one_retry_fits_the_host(window: int, share: float, counts: bool) -> None:
    """Whatever verified the first prompt: bound, estimate or a counter."""
    prompt = with_window(window, count_tokens=counting if counts else None)
    host = Host(int(tokens_at_the_host(prompt) * share))
    try:
        reply, sent = recipe()["send_fitting"](prompt, host)
    except BudgetExceededError:
        assert share < 0.2, "the question alone does not fit"
        return
    assert reply == "a reply"
    assert len(host.seen) == 2 and host.seen[1] <= host.limit
    assert 1 <= len(sent.messages) < len(prompt.messages)


@given(
    WINDOWS,
    st.sampled_from((400, 1_500)),
    SHARES,
    st.booleans(),
    st.sampled_from(("o200k", "any")),
)
def test_one_retry_fits_beside_tools(
    window: int, beside: int, share: float, counts: bool, tokenizer: str
) -> None:
    """Tools keep their size, so that only the rest can shrink, whoever counts it."""
    prompt = with_window(
        window,
        count_tokens=counting if counts else None,
        overhead_tokens=beside,
        tokenizer=tokenizer,
    )
    alone = tokens_at_the_host(prompt)
    # Of a smaller rest, the fifty tokens that the host adds to any prompt are too much.
    assume(alone * share >= 250)
    host = Host(int(alone * share) + beside, beside)
    try:
        _, sent = recipe()["send_fitting"](prompt, host)
    except BudgetExceededError:
        assert alone * share < 400, "the question alone does not fit"
        return
    assert len(host.seen) == 2 and host.seen[1] <= host.limit
    assert 1 <= len(sent.messages) < len(prompt.messages)


@given(st.floats(0.75, 0.98))
def test_the_system_prompt_is_counted_in_the_shape_of_anthropic(share: float) -> None:
    """It stands beside the messages there, and stays whole."""
    system = SAYING * 300
    prompt = with_window(200_000, system)
    host = Host(int(tokens_at_the_host(prompt) * share), shape="anthropic")
    _, sent = recipe("anthropic")["send_fitting"](prompt, host)
    assert len(host.seen) == 2 and host.seen[1] <= host.limit
    assert sent.to_anthropic()[0] == system


def test_a_tool_loop_is_refused_once() -> None:
    """It goes on with the prompt that was accepted."""
    prompt = with_window(200_000)
    host = Host(tokens_at_the_host(prompt) // 2)
    for step in range(3):
        _, prompt = recipe()["send_fitting"](prompt, host)
        function = {"name": "weather", "arguments": "{}"}
        call = {"id": f"c{step}", "type": "function", "function": function}
        reply = {"role": "assistant", "content": None, "tool_calls": [call]}
        result = {"role": "tool", "tool_call_id": f"c{step}", "content": "dry"}
        prompt = prompt.extend([reply, result])
    assert [sent > host.limit for sent in host.seen] == [True, False, False, False]


def test_the_kinds_above_are_all_there() -> None:
    """A prompt of each kind is among those that are tried."""
    assert with_window(200_000).report.verified_by == "bound"
    assert with_window(3_000).report.verified_by == "estimate"


def test_a_prompt_that_fits_is_sent_once() -> None:
    """And other errors of the host pass through."""
    send_fitting = recipe()["send_fitting"]
    host = Host(10**6)
    prompt = with_window(6_000)
    assert send_fitting(prompt, host) == ("a reply", prompt)
    assert len(host.seen) == 1

    def down(prompt: AssembledPrompt) -> None:
        raise ConnectionError("no route to host")

    with pytest.raises(ConnectionError):
        send_fitting(with_window(6_000), down)
