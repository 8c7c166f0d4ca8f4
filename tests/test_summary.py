"""summary: a few whole lines for the query, within both limits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import ConfigError, estimate_tokens, summarize_memory
from prompt_assemble.summary import ELLIPSIS, READ_LENGTH

from .strategies import encodable_texts, texts

LINES = """The guest came on a Monday.
He asked for the green room.
Breakfast was at eight.
He likes the quiet side.
The dog stayed at home."""


@given(texts(), texts(), st.integers(1, 5), st.sampled_from((1, 2, 5, 30, 256)))
def test_limits_hold_for_any_text(
    text: str, query: str, max_lines: int, max_tokens: int
) -> None:
    """Never more lines, never more (estimated) tokens than asked for."""
    summary = summarize_memory(text, query, max_lines, max_tokens)
    assert len(summary.splitlines()) <= max_lines
    assert estimate_tokens(summary) <= max_tokens


@given(texts(), texts(), st.integers(1, 5), st.sampled_from((5, 30, 256)))
def test_lines_are_whole_and_in_their_order(
    text: str, query: str, max_lines: int, max_tokens: int
) -> None:
    """Each line is a line of the text, or the head of one, in their order."""
    lines = [line.rstrip() for line in text.splitlines()]
    at = 0
    for line in summarize_memory(text, query, max_lines, max_tokens).splitlines():
        if line in lines[at:]:
            at = lines.index(line, at) + 1
        else:
            assert line.endswith(ELLIPSIS)
            assert any(whole.startswith(line[:-1]) for whole in lines)


@given(texts(), texts())
def test_same_text_same_summary(text: str, query: str) -> None:
    """Nothing depends on chance."""
    assert summarize_memory(text, query, 2, 9) == summarize_memory(text, query, 2, 9)


@given(texts(), texts(), st.integers(1, 4), st.sampled_from((5, 30, 256)))
def test_a_summary_of_a_summary_is_the_same(
    text: str, query: str, max_lines: int, max_tokens: int
) -> None:
    """What fits is left alone, so summarising twice changes nothing."""
    once = summarize_memory(text, query, max_lines, max_tokens)
    assert summarize_memory(once, query, max_lines, max_tokens) == once


@given(texts())
def test_a_text_that_fits_comes_back(text: str) -> None:
    """Only blank lines, white space at line ends and the kind of line end may go."""
    lines = [line.rstrip() for line in text.splitlines()]
    expected = "\n".join(line for line in lines if line)
    assert summarize_memory(text, "", 10_000, 10_000_000) == expected


def test_lines_with_the_words_of_the_query_are_chosen() -> None:
    """Two of five lines share words with the question; they come in their order."""
    summary = summarize_memory(LINES, "Which QUIET or green room?", 2)
    assert summary == "He asked for the green room.\nHe likes the quiet side."


def test_chosen_lines_keep_the_order_of_the_text() -> None:
    """A later line that fits the query better still comes later."""
    summary = summarize_memory(LINES, "the quiet side, or green?", 2)
    assert summary == "He asked for the green room.\nHe likes the quiet side."


@pytest.mark.parametrize("limits", [(0, 256), (-1, 256), (3, 0), (3, -1)])
def test_no_room_gives_nothing(limits: tuple[int, int]) -> None:
    """Limits of 0 and less are refused; they never mean "no limit"."""
    with pytest.raises(ConfigError, match="at least 1, got"):
        summarize_memory(LINES, "room", *limits)


def test_without_any_shared_word_the_first_lines_are_chosen() -> None:
    """A query that says nothing falls back to the start."""
    assert summarize_memory(LINES, "?", 1) == "The guest came on a Monday."


def test_a_long_line_gives_way_to_shorter_ones() -> None:
    """A line that does not fit is passed over whole, not cut, if another one fits."""
    text = f"room {'x ' * 4_000}\nthe room is green"
    assert summarize_memory(text, "room", 3, 40) == "the room is green"


def test_a_lone_long_line_is_cut_at_a_word() -> None:
    """One line that is too long by itself keeps its head, ending with a whole word."""
    text = "alpha " * 4_000
    summary = summarize_memory(text, "", 3, 40)
    assert summary.endswith(f"alpha{ELLIPSIS}")
    assert len(summary) < len(text)


@pytest.mark.parametrize("text", ["", " \n\t\r\n ", "\u2028\u3000", "\n" * 100_000])
def test_blank_texts_give_nothing(text: str) -> None:
    """There is nothing to remember in a blank text."""
    assert summarize_memory(text, "room") == ""


def test_only_the_head_of_a_huge_text_is_read() -> None:
    """What lies behind the cap changes nothing, so work is bounded."""
    head = "".join(f"line {i}\n" for i in range(20_000))[:READ_LENGTH]
    one = summarize_memory(head + "quagga " * 100_000, "quagga")
    assert one == summarize_memory(head, "quagga")


@given(encodable_texts(), texts(), st.sampled_from((1, 3, 30)))
def test_cutting_breaks_no_character(text: str, query: str, max_tokens: int) -> None:
    """A text that could be encoded still can, and no character appears from nowhere."""
    summary = summarize_memory(text, query, 1, max_tokens)
    summary.encode()
    assert set(summary) <= set(text) | {ELLIPSIS}


def test_estimates_of_the_family_decide() -> None:
    """The limit in tokens is that of the named tokenizer family."""
    text = "été " * 200
    for family in ("any", "o200k", "llama2"):
        summary = summarize_memory(text, "", 3, 30, tokenizer=family)
        assert 0 < estimate_tokens(summary, family) <= 30
