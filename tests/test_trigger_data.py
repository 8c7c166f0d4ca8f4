"""trigger_data, word_class_data: what the tables look like, and that they are read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from prompt_assemble import trigger_cues, trigger_data, trigger_guards
from prompt_assemble.fold_data import SIMPLIFIED, TRADITIONAL
from prompt_assemble.trigger import CATEGORIES, LANGUAGES
from prompt_assemble.trigger_cues import (
    JOINED_SCRIPTS,
    LETTERS_IN_A_ROW,
    POINTING_CLASSES,
    SHARED,
    best_placed,
    category_table,
    cues_and_places,
    letter_cue,
    run_table,
    weigh,
    weight_tables,
    weights_in,
)
from prompt_assemble.trigger_correction_data import CORRECTIONS
from prompt_assemble.paste_word_data import PASTE_WORDS
from prompt_assemble.trigger_data import CATEGORY_WEIGHTS, CUE_WEIGHTS, LETTER_WEIGHTS
from prompt_assemble.trigger_fold import folded
from prompt_assemble.trigger_language import language_signs
from prompt_assemble.trigger_language_data import LANGUAGE_SIGNS
from prompt_assemble.trigger_reading import reading
from prompt_assemble.trigger_words import (
    classes_in_words,
    classes_of,
    has_run,
    tokens_of,
    word_classes,
)
from prompt_assemble.word_class_data import (
    FUNCTION_WORDS,
    LANGUAGE_LETTERS,
    WORD_CLASSES,
)

from .under_test import PACKAGE_ONLY

LARGEST = 48 * 1024
"""Bytes of the module of cues."""


def is_weight(word: str) -> bool:
    return word[-1] == ":" and word[0] in "+-"


def weights_of(text: str) -> list[float]:
    return [float(word[:-1]) for word in text.split() if is_weight(word)]


def cues_in(text: str) -> list[str]:
    return [word for word in text.split() if not is_weight(word)]


@PACKAGE_ONLY
def test_the_table_is_small() -> None:
    """It is read at the first decision, and by people."""
    assert Path(trigger_data.__file__ or "").stat().st_size <= LARGEST


@pytest.mark.parametrize("tables", [CUE_WEIGHTS, LETTER_WEIGHTS, CATEGORY_WEIGHTS])
def test_cues_are_sorted_by_weight_and_spelling(tables: dict[str, str]) -> None:
    """A reader finds the strongest first; no weight stands twice, and none is zero."""
    for text in tables.values():
        weights = weights_of(text)
        assert weights == sorted(set(weights), reverse=True)
        assert 0.0 not in weights
        cues = re.split(r"\s*[-+][\d.]+:\s+", text)[1:]
        assert all(its.split() == sorted(its.split()) for its in cues)


def test_each_language_has_its_tables() -> None:
    """Cues, classes and words by which pastes are told."""
    assert set(CUE_WEIGHTS) == {SHARED, *LANGUAGES} == {SHARED, *WORD_CLASSES}
    assert set(PASTE_WORDS) == set(LANGUAGES)
    assert set(CATEGORY_WEIGHTS) == set(CATEGORIES)
    assert set(LANGUAGE_SIGNS) == set(FUNCTION_WORDS) >= set(LANGUAGE_LETTERS)


@pytest.mark.parametrize("tables", [WORD_CLASSES, PASTE_WORDS])
def test_all_languages_have_the_same_classes(tables: dict[str, str]) -> None:
    """A class is shared by all languages, or it would count in some only."""
    names = {
        language: {it for it in text.split() if it.endswith(":")}
        for language, text in tables.items()
    }
    assert all(its == names["en"] for its in names.values())


def test_words_of_pastes_are_no_frequent_words_of_another_language() -> None:
    """They are looked up together: a hit in another language would cut a message."""
    for language, text in PASTE_WORDS.items():
        found = classes_of(text)
        for other in set(FUNCTION_WORDS) - {language}:
            frequent = folded(FUNCTION_WORDS[other]).split()
            strong = [it for it in frequent if "text" in found.words.get(it, ())]
            assert not strong, (language, other)
            assert not [it for it in frequent if "task" in found.words.get(it, ())]


@pytest.mark.parametrize(
    "word, kinds",
    [
        ("rewrite", {"whole", "start"}),
        ("rewriting", {"start"}),
        ("rewrit", {"start"}),
        ("rewri", set()),
        ("underlining", {"end"}),
        ("ing", set()),
    ],
)
def test_starts_and_ends_of_words_are_entries(word: str, kinds: set[str]) -> None:
    """A start may be the whole word, an end needs two letters in front of it."""
    classes = classes_of("whole: rewrite\nstart: rewrit*\nend: *lining *ing")
    found = {name for _, name, _ in classes_in_words(tokens_of(word), classes)}
    assert found == kinds | ({"end"} if word == "rewriting" else set())


def test_every_cue_is_read() -> None:
    """As many cues are looked up as stand in the text, but for equal spellings."""
    for language, text in CUE_WEIGHTS.items():
        cues = [cue.replace("_", " ") for cue in cues_in(folded(text))]
        by_hand = weights_in(CORRECTIONS.get(language, ""))
        assert {*cues, *by_hand} == set(weight_tables()[language])
        assert len(cues) == len(set(cues)), language


def test_letters_in_a_row_are_pieces_of_words() -> None:
    """Of the sizes that are looked up, and no whole words, which are cues themselves.

    Scripts without blanks have pieces of runs instead.
    """
    assert set(LETTER_WEIGHTS) == set(LANGUAGES) - set(JOINED_SCRIPTS)
    for text in LETTER_WEIGHTS.values():
        for letters in cues_in(text):
            assert len(letters) in LETTERS_IN_A_ROW and "_" not in letters[1:-1]
            assert letters.count("_") < 2 and folded(letters) == letters


def test_pieces_of_runs_are_looked_up_where_they_have_to_be() -> None:
    """Each piece counts in a run of its language, at its start or end if it says so."""
    for language, mark in zip(JOINED_SCRIPTS, "\u3005\u3005\ud7a3"):
        table = weight_tables()[language]
        found = [it for its in run_table(language).values() for it, _, _ in its]
        assert sorted(found) == sorted(c for c in table if has_run(c) and " " not in c)
        for piece in found[::5]:
            alone = piece.strip("^$")
            for text in (alone, mark + alone, alone + mark, f"{alone} {alone}"):
                told = weigh(reading(text), (language,))
                stands = piece in "\n".join(f"^{run}$" for run in text.split(" "))
                if told.language is not None:
                    assert (piece in told.weights) == stands


@pytest.mark.parametrize(
    "letters, cue, words",
    [("_re", "re*", "are red"), ("ed_", "*ed", "edge red"), ("ead", "*ead*", "a bead")],
)
def test_letters_have_their_place(letters: str, cue: str, words: str) -> None:
    """The span of letters is the first word that has them where they have to be."""
    assert letter_cue(letters) == cue
    read = reading(words)
    found = weigh(read, LANGUAGES)._replace(language="en")
    name, place = best_placed(["words 4", cue], read, found)
    assert (
        name == cue and place is not None and words[slice(*place)] == words.split()[1]
    )


def test_the_other_tables_are_read() -> None:
    """Classes, signs and categories are not empty."""
    assert all(word_classes(language).words for language in LANGUAGES)
    assert all(any(its) for its in category_table().values())
    assert len(language_signs()) > 500


def test_traditional_and_simplified_stand_side_by_side() -> None:
    """Two texts of one length, without a character that stands for itself."""
    assert len(TRADITIONAL) == len(SIMPLIFIED) == len(set(TRADITIONAL))
    assert not [one for one, two in zip(TRADITIONAL, SIMPLIFIED) if one == two]


def test_a_correction_replaces_a_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Corrections by hand win over the fit, in every table."""
    corrections = {"en": "+9.0: zeppelin Café", "shared": "-7.5: [again]"}
    monkeypatch.setattr(trigger_cues, "CORRECTIONS", corrections)
    weight_tables.cache_clear()
    try:
        tables = weight_tables()
        assert tables["en"]["zeppelin"] == tables["en"]["cafe"] == 9.0
        assert tables[SHARED]["[again]"] == -7.5
    finally:
        weight_tables.cache_clear()


def test_marks_of_quotes_are_found_in_folded_text() -> None:
    """Folding leaves every mark as it is, so that the guards see it."""
    for mark, closing in trigger_guards.CLOSING_MARKS.items():
        assert folded(mark) == mark and folded(closing) == closing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_classes_that_point_back_are_classes(language: str) -> None:
    """A name that no language has would never be counted."""
    names = {name for its in word_classes(language).words.values() for name in its}
    assert set(POINTING_CLASSES) <= names


@pytest.mark.parametrize(
    "text, expected",
    [
        ("Explain how tides work, please", "pointing 0 words 4|commas 1"),
        ("What did you say last week?", "pointing 3 words 4|question words 4"),
        ("Proofread this: last week you said", "paste words 0|colons 1"),
        ("What does \u201clast week\u201d mean?", "quote words 0|quote pointing 0"),
    ],
)
def test_length_counts_with_what_points_back(text: str, expected: str) -> None:
    """Cues of length, of classes that point back, of quotes and of pastes together."""
    read = reading(text)
    cues, _ = cues_and_places(tokens_of(read.text), read, "en")
    assert set(expected.split("|")) <= cues
