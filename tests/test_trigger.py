"""trigger: the eight original phrases, as whole words, and where they were found."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import TriggerDecision, needs_memory
from prompt_assemble.trigger import LOOKED_AT, NOT_NEEDED
from prompt_assemble.trigger_data import ORIGINAL_PHRASES

from .strategies import texts

PHRASES = st.sampled_from(ORIGINAL_PHRASES)


def test_there_are_eight_phrases_in_lower_case() -> None:
    """The table is the original one; matching is done on lower case."""
    assert len(ORIGINAL_PHRASES) == len(set(ORIGINAL_PHRASES)) == 8
    assert all(phrase == phrase.lower() for phrase in ORIGINAL_PHRASES)


@pytest.mark.parametrize("phrase", ORIGINAL_PHRASES)
@pytest.mark.parametrize(
    "frame", ["{}", "Well, {}, it rained.", "({})", "«{}»", "\n{}?", "a {}"]
)
def test_each_phrase_fires_in_any_case(phrase: str, frame: str) -> None:
    """Alone, inside a sentence, between punctuation; lower, upper and title case."""
    for spelling in (phrase, phrase.upper(), phrase.title()):
        text = frame.replace("{}", spelling)
        decision = needs_memory(text)
        assert decision.needed
        assert (decision.category, decision.language) == ("explicit", "en")
        assert decision.score == 1.0


@pytest.mark.parametrize(
    "text",
    [
        "See you before weekend.",
        "A blast time for all!",
        "It lasted a last timeless minute.",
        "unpreviously",
        "previously_used = 3",
        "previouslyé",
        "9last time",
        "last time9",
        "before_we",
        "do you remembering",
        "continuing fromage",
        "",
        "   ",
        "hello",
        "last  time",
        "last\ntime",
        "lasttime",
    ],
)
def test_parts_of_words_do_not_fire(text: str) -> None:
    """A phrase with a letter, digit or underscore beside it is another word."""
    assert needs_memory(text) == NOT_NEEDED


def test_a_later_whole_word_is_found_behind_a_part_of_one() -> None:
    """The search goes on after an occurrence inside a word."""
    text = "previouslyx previously"
    assert needs_memory(text).span == (12, 22)


@given(texts(), PHRASES, texts())
def test_a_phrase_between_blanks_always_fires(
    before: str, phrase: str, after: str
) -> None:
    """Whatever stands around it, a phrase of its own is found."""
    assert needs_memory(f"{before} {phrase} {after}").needed


@given(
    texts(),
    st.sampled_from(("", *ORIGINAL_PHRASES, "İ last time İ", "LAST TIME")),
    texts(),
)
def test_the_span_is_where_the_cue_stands(before: str, middle: str, after: str) -> None:
    """Positions count characters of the user input, even behind letters that grow."""
    text = f"{before}{middle}{after}"
    decision = needs_memory(text)
    if decision.needed:
        assert decision.span is not None
        start, end = decision.span
        assert text[start:end].replace("\u0130", "i").lower() == decision.cue
        assert decision.cue in ORIGINAL_PHRASES
    else:
        assert decision == TriggerDecision(False, "none", None, None, 0.0, None)


def test_letters_that_grow_do_not_shift_the_span() -> None:
    """U+0130 is one character in the user's text and two in lower case."""
    decision = needs_memory("\u0130\u0130\u0130 LAST TIME \u0130")
    assert (decision.cue, decision.span) == ("last time", (4, 13))


def test_lower_case_keeps_positions() -> None:
    """U+0130 is the only character whose lower case is longer: we rely on it."""
    growing = [c for c in map(chr, range(sys.maxunicode + 1)) if len(c.lower()) != 1]
    assert growing == ["\u0130"]


@pytest.mark.parametrize("size", [LOOKED_AT - 20, 2 * LOOKED_AT, 100_000])
def test_both_ends_of_a_long_text_are_read(size: int) -> None:
    """What is asked before or after a paste is found, at its place."""
    paste = "z" * size
    assert needs_memory(f"last time: {paste}").span == (0, 9)
    assert needs_memory(f"{paste} last time").span == (size + 1, size + 10)


def test_the_middle_of_a_huge_text_is_not_read() -> None:
    """A phrase inside a paste is not the user's question."""
    paste = "z " * LOOKED_AT
    assert not needs_memory(f"{paste} last time {paste}").needed


def test_a_word_is_not_cut_by_the_reading_limit() -> None:
    """What follows the last character that is read still counts as its neighbour."""
    head = "z" * (LOOKED_AT - 10) + " last time"
    assert len(head) == LOOKED_AT
    assert needs_memory(f"{head} {'z' * 20_000}").needed
    assert not needs_memory(f"{head}less {'z' * 20_000}").needed


def test_the_dialog_does_not_decide() -> None:
    """These rules look at the user's words only."""
    assert not needs_memory("hello", [{"role": "user", "content": "last time"}]).needed
