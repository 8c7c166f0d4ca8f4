"""Remembered estimates: the same numbers, each text priced once, and no text kept."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import PromptAssembler, PromptConfig
from prompt_assemble.estimate import estimated_millitokens
from prompt_assemble.estimate_memo import (
    SHORTEST_REMEMBERED,
    RememberedEstimates,
    remembered_estimates,
)

from .helpers import SYSTEM
from .strategies import CANARY
from .test_turn_cost import texts_below

FAMILIES = st.sampled_from(("any", "minimax_m2", "claude3", "o200k"))
MODULE = "prompt_assemble.estimate_memo"
LONG = "x" * SHORTEST_REMEMBERED
"""What makes a text long enough to be remembered."""


@pytest.fixture
def priced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are estimated anew from here on, by a memory that is empty."""
    module, texts = import_module(MODULE), []

    def noted(text: str, tokenizer: str, conservative: bool) -> int:
        texts.append(text)
        return estimated_millitokens(text, tokenizer, conservative)

    monkeypatch.setattr(module, "estimated_millitokens", noted)
    remembered_estimates.cache_clear()
    return texts


@given(st.lists(st.tuples(FAMILIES, st.text(max_size=60), st.booleans())))
def test_what_is_remembered_is_what_is_estimated(
    asked: list[tuple[str, str, bool]],
) -> None:
    """Of any text and family, whatever was asked before; lone surrogates too."""
    for _ in range(2):
        for family, words, is_long in asked:
            text = f"{LONG}\n{words}" if is_long else words
            found = remembered_estimates(family).millitokens(text)
            assert found == estimated_millitokens(text, family, True)


def test_texts_are_told_apart_by_every_character() -> None:
    """Texts that differ in one place alone, in a thousand, are different texts."""
    base = ["a", " "] * 500
    for place in range(0, 1_000, 37):
        text = "".join((*base[:place], "\u4e2d", *base[place + 1 :]))
        found = remembered_estimates("o200k").millitokens(text)
        assert found == estimated_millitokens(text, "o200k", True)


def conversation(count: int) -> list[Any]:
    """Messages of 200 to 900 characters, each another one."""
    chance = random.Random(5)
    return [
        {
            "role": ("user", "assistant")[place % 2],
            "content": f"{place}: " + "words of it. " * chance.randrange(15, 70),
        }
        for place in range(count)
    ]


@pytest.mark.parametrize("cut", ["stable", "tight"])
def test_a_further_turn_of_a_long_conversation_prices_what_is_new(
    priced: list[str], cut: str
) -> None:
    """Past its limit; the dialog may come as new objects each time."""
    config = PromptConfig(
        context_window=20_000, recent_messages_max=400, recent_cut=cut
    )
    assembler = PromptAssembler(config)
    dialog = conversation(300)

    def characters(upto: int) -> int:
        priced.clear()
        copied = [{**it, "content": it["content"][:]} for it in dialog[:upto]]
        question = dialog[upto]["content"]
        prompt = assembler.assemble(question, None, copied, system_prompt=SYSTEM)
        assert prompt.report.verified_by == "estimate"
        assert 20 < len(prompt.messages) < upto
        return sum(map(len, priced))

    first = characters(200)
    for turn in range(1, 40):
        told = dialog[198 + 2 * turn : 201 + 2 * turn]
        new = sum(len(it["content"]) + 20 for it in told)
        # What is shorter than a text that is remembered is priced each time.
        assert characters(200 + 2 * turn) <= new + 1_000 < first / 4


def test_what_is_remembered_is_bounded(
    monkeypatch: pytest.MonkeyPatch, priced: list[str]
) -> None:
    """The oldest go; what was asked for lately stays."""
    monkeypatch.setattr(import_module(MODULE), "MOST_REMEMBERED", 4)
    memory = RememberedEstimates("o200k")
    numbered = [f"{LONG} {number}" for number in range(50)]
    for text in numbered:
        memory.millitokens(text)
        memory.millitokens(f"{LONG} often")
    assert sum(text.endswith("often") for text in priced) == 1
    priced.clear()
    for text in reversed(numbered):  # the latest first, which are still known
        memory.millitokens(text)
    known = len(numbered) - len(priced)
    assert 0 < known <= 8 and priced == numbered[: len(priced)][::-1]


def test_no_word_is_kept(priced: list[str]) -> None:
    """Digests and numbers alone."""
    memory = RememberedEstimates("o200k")
    for _ in range(2):
        memory.millitokens(f"{CANARY} {LONG}")
    assert len(priced) == 1
    assert not any(CANARY in text for text in texts_below(memory))
