"""columns: what a text takes on a terminal, and how it is kept to a width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.columns import clipped, display_width, printable, wrapped

from .strategies import texts


@pytest.mark.parametrize(
    "text, width",
    [("", 0), ("abc", 3), ("漢字", 4), ("é", 1), ("e\u0301", 1), ("👍", 2), ("ﾊ", 1)],
)
def test_display_width(text: str, width: int) -> None:
    """East Asian wide characters and emoji take two columns, marks none."""
    assert display_width(text) == width


@given(texts())
def test_printable_hides_nothing(text: str) -> None:
    """What moves a cursor or turns the reading is an escape; the rest is as it was."""
    shown = printable(text)
    assert shown.isprintable()
    assert shown == text or not text.isprintable()


@given(texts(), st.integers(0, 90))
def test_clipped_keeps_to_the_width(text: str, width: int) -> None:
    """However wide its characters are."""
    shown = clipped(text, width)
    assert display_width(shown) <= width
    if text.isprintable() and len(text) <= width and text.isascii():
        assert shown == text


def test_clipped_says_that_something_is_missing() -> None:
    """By three dots at the end."""
    assert clipped("abcdefgh", 6) == "abc..."
    assert clipped("漢字漢字", 6) == "漢..."


@given(texts(), st.integers(8, 90), st.sampled_from(("", "  ", "漢 ")))
def test_wrapped_keeps_to_the_width_and_loses_nothing(
    text: str, width: int, indent: str
) -> None:
    """Only blanks at the breaks go; a word without blanks is broken."""
    lines = list(wrapped(text, width, indent, indent))
    assert all(display_width(line) <= width for line in lines)
    assert all(line.startswith(indent) for line in lines)
    joined = "".join(line[len(indent) :] for line in lines)
    assert joined.replace(" ", "") == printable(text).replace(" ", "")


@pytest.mark.parametrize("piece", ["x", "x ", "\u0301", "漢", "\x1b"])
def test_wrapping_looks_at_a_bounded_head(piece: str) -> None:
    """A text without end makes a bounded number of lines."""
    lines = list(wrapped(piece * 100_000, 80))
    assert sum(map(len, lines)) < 10_000
