"""window: parts that add up, and cells to scale."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import BudgetExceededError, PromptAssembler, PromptConfig
from prompt_assemble.window import PART_SIGNS, bar_cells, per_mille, prompt_parts

from .reports import REFUSED, REPORT, numbers
from .strategies import Answer, configs, dialogs, memory_answers, nonblank_texts


@given(st.lists(numbers(), max_size=12), st.integers(1, 200))
def test_cells_fill_the_width_and_equal_the_amounts(
    amounts: list[int], width: int
) -> None:
    """All cells are shared out; each share is within one cell of the exact one."""
    cells, total = bar_cells(amounts, width), sum(amounts)
    assert len(cells) == len(amounts)
    assert sum(cells) == (width if total else 0)
    for amount, count in zip(amounts, cells):
        assert count >= 0
        exact = Fraction(amount * width, total or 1)
        assert abs(count - exact) <= 1


@given(numbers(), numbers())
def test_per_mille_is_rounded(tokens: int, total: int) -> None:
    """To the nearest thousandth."""
    if total:
        exact = Fraction(1_000 * tokens, total)
        assert abs(per_mille(tokens, total) - exact) <= Fraction(1, 2)
    else:
        assert per_mille(tokens, total) == 0


@given(configs(), dialogs(), nonblank_texts(), memory_answers())
def test_the_window_of_a_turn_adds_up(
    config: PromptConfig, dialog: list[object], user: str, make: Answer
) -> None:
    """To the context window, and in a refusal to as much more as is missing."""
    try:
        report = (
            PromptAssembler(config)
            .assemble(user, lambda query, top_k: make(), dialog, memory="always")
            .report
        )
    except BudgetExceededError as error:
        report = error.report
    excess = max(0, report.token_count - report.token_budget)
    tokens = {part.name: part.tokens for part in report.window}
    within = report.token_budget > 0  # an overhead above the estimate budget leaves 0
    if within:
        assert sum(tokens.values()) == report.context_window + excess
    assert sum(it.tokens for it in prompt_parts(report.window)) == report.token_count
    assert tokens["free"] == max(0, report.token_budget - report.token_count)
    assert tokens["reserve"] == min(
        config.reserved_output_tokens, tokens["reserve"] + tokens["safety"]
    )


def test_parts_of_a_report() -> None:
    """Reserve and safety share what the budget does not reach."""
    tokens = {part.name: part.tokens for part in REPORT.window}
    assert (tokens["overhead"], tokens["free"]) == (7, 720)
    assert (tokens["safety"], tokens["reserve"]) == (93, 100)
    assert sum(tokens.values()) == 1_000
    assert sum(part.tokens for part in REFUSED.window) == 1_100


def test_every_part_has_a_sign_of_its_own() -> None:
    """A bar is read without colour."""
    assert len(set(PART_SIGNS.values())) == len(PART_SIGNS)
    assert all(part.sign == PART_SIGNS[part.name] for part in REPORT.window)
