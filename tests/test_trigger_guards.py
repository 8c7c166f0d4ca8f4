"""trigger_guards, trigger_reading, trigger_fold: what is the user's own, and where."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.trigger_fold import (
    composed,
    folded,
    place_before,
    unaccented,
)
from prompt_assemble.trigger_guards import own_words
from prompt_assemble.trigger_reading import (
    HEAD_SCORED,
    LOOKED_AT,
    TAIL_SCORED,
    reading,
)
from prompt_assemble.trigger_words import BLOCK_MARK

from .strategies import texts


@pytest.mark.parametrize(
    "text, own",
    [
        ("is 'this one' ok", "is # ok"),
        ("don't, it's the dogs' park", "don't, it's the dogs' park"),
        ('a 5" pipe and a 6" pipe', 'a 5" pipe and a 6" pipe'),
        ("say \u201cone\u201d or \u201etwo\u201c", "say # or #"),
        ("\u00abun\u00bb y \u00bbzwei\u00ab", "# y #"),
        ("\u300c\u524d\u56de\u300d\u306f", "# \u306f"),
        ("run `last time` now", "run # now"),
        ("see\n```\nlast time\n```\nok", "see # ok"),
        ("see\n```\nnever closed", "see #"),
        ("ok?\n> last time\nyes", "ok? yes"),
        ("ok?\nsubject: tea\nlast time", "ok?"),
        ("who lies?\n\u2014 last time\n\u2013 you said", "who lies?"),
        ("a bug?\n# as last time\nx = 1\n  // you said\nok", "a bug? x = 1 ok"),
        ("\u2014 last time\nok", "\u2014 last time ok"),
        ("what does she want?\nDear Jo, last time", "what does she want?"),
        ("quick one\n\nHi Jo,\n\nlast time\n\nis it rude?", "quick one is it rude?"),
        ("ok\nDear Jo, last time. Again?", "ok"),
        ("thanks\nhey, what did you say?", "thanks hey, what did you say?"),
        ("hola\nthe hi in it", "hola the hi in it"),
        ("make it less whiny\n\nyou said last time", "make it less whiny"),
        ("less whiny\nlike last time", "less whiny like last time"),
        ("just commas: last time", "just commas:"),
        ("translate this: last time", "translate this:"),
        ("translate this\nlast time", "translate this"),
        ("at 18:00 translate: last time", "at 18:00 translate:"),
        ("here is my list:\nlast time\n\nis it ok?", "here is my list: is it ok?"),
        ("two things: first, tea", "two things: first, tea"),
        ("is this text rude?\nI told you twice", "is this text rude?"),
        ("which metaphor\n\nthe sea remembers", "which metaphor"),
        ("which metaphor\nthe sea remembers", "which metaphor the sea remembers"),
        ("the song again\nlast time", "the song again last time"),
        ("reply to this text: last time", "reply to this text:"),
        ('unclosed "thing\n\nnext', 'unclosed "thing next'),
        ("this bug again\nhow did we mend it?", "this bug again how did we mend it?"),
        ("the song: what was it called?", "the song: what was it called?"),
        ("new question:\nwhat did I say?", "new question: what did I say?"),
        ("for work:\n- my size\nyou know it", "for work: - my size you know it"),
        ("what now\n---\nlast time\n\nas before?", "what now --- as before?"),
        ("what is this text\r\n\r\nlast time", "what is this text"),
        ("is this text ok?\n\nlast time\n\nas before?", "is this text ok? as before?"),
        ("is this text ok?\n\nlast time\n\nyours", "is this text ok?"),
        ("\u201cnever closed", "\u201cnever closed"),
        ("", ""),
    ],
)
def test_own_words(text: str, own: str) -> None:
    """Quotes and code become a mark, what is pasted goes."""
    assert " ".join(own_words(text).text.replace(BLOCK_MARK, "#").split()) == own


def test_a_long_paste_behind_a_blank_line_goes() -> None:
    """Its short last paragraph stays: people ask below what they paste."""
    paste = "tea and toast " * 40
    own = own_words(f"see below\n\n{paste}\n\nis that ok?")
    assert own.is_cut and own.text.split() == "see below is that ok?".split()
    assert not own_words("see below\n\ntea and toast").is_cut


@given(texts())
def test_no_character_moves(text: str) -> None:
    """The result is as long as the text, and what is left stands where it stood."""
    own = own_words(text).text
    assert len(own) == len(text)
    for before, after in zip(text, own):
        assert after in (before, " ", "\n", BLOCK_MARK)


@given(texts())
def test_folding_is_of_one_piece(text: str) -> None:
    """Composed and then without accents is folded; lower case changes nothing."""
    assert folded(text) == unaccented(composed(text))
    assert folded(text.lower()) == folded(text)


@pytest.mark.parametrize(
    "one, other",
    [
        ("\u00c9T\u00c9", "ete"),
        ("\uff2c\uff21\uff33\uff34\uff1f", "last?"),
        ("STRASSE", "stra\u00dfe"),
        ("HATIRLIYOR", "hat\u0131rl\u0131yor"),
        ("\u0130stanbul", "istanbul"),
        ("\u4f60\u8aaa\u904e", "\u4f60\u8bf4\u8fc7"),
        ("it\u2019s", "it's"),
        ("\u0623\u0645\u0633", "\u0627\u0645\u0633"),
        ("\u1100\u1161", "\uac00"),
        ("la\u00adst", "last"),
    ],
)
def test_spellings_of_one_word(one: str, other: str) -> None:
    """Case, accents, width, script variants, apostrophes and form do not matter."""
    assert folded(one) == folded(other)


@given(st.text("ab \u00e9\u0301\u4e0a\u8aaa\u0130\ufdfa", min_size=1, max_size=80))
def test_spans_lead_back_to_the_message(text: str) -> None:
    """Each word of the reading is found in the message at the place that is told."""
    marked = f"{text} zebra {text}"
    read = reading(marked)
    start = read.text.find("zebra")
    assert marked[slice(*read.span(start, start + 5))] == "zebra"


@pytest.mark.parametrize("change", [composed, unaccented])
@given(st.text("ab \u00a0\u00b4\u0301\u0307\u0130\u00df\u1100\u1161\ufdfa\u093c"))
def test_places_are_those_of_the_whole_text(
    change: Callable[[str], str], text: str
) -> None:
    """One word tells the place that every start of the text tells."""
    changed = change(text)
    for place in range(1, len(changed) + 1):
        ends = range(len(text) + 1)
        first = next(end for end in ends if len(change(text[:end])) >= place)
        assert place_before(change, text, changed, place) == first


@pytest.mark.parametrize("size", [0, 500, 700, 5_000, 100_000])
def test_spans_behind_what_is_skipped(size: int) -> None:
    """The middle of a long message counts, though it is not read."""
    marked = "ab " * size + "zebra"
    read = reading(marked)
    start = read.text.find("zebra")
    assert marked[slice(*read.span(start, start + 5))] == "zebra"


@given(st.text(max_size=30), st.integers(0, 5_000))
def test_little_is_read(text: str, times: int) -> None:
    """However long the message is, no more than both ends are looked at."""
    read = reading(text * times)
    assert len(read.raw) <= 2 * LOOKED_AT + 1
    assert len(read.source) <= 2 * LOOKED_AT + 1
    assert len(read.spelling) <= HEAD_SCORED + TAIL_SCORED + 1
