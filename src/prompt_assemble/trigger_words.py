"""What the words of a message are: tokens, and the classes of words of each language.

Knows the tables of word_class_data.py, and nothing of weights or decisions.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from .trigger_fold import VOWEL_SIGNS, folded
from .trigger_guards import BLOCK_MARK
from .word_class_data import FUNCTION_WORDS, WORD_CLASSES


class Token(NamedTuple):
    """A word, a sign or a run of characters without blanks, at its place."""

    text: str
    start: int
    is_run: bool


class WordClasses(NamedTuple):
    """The classes of one language: by whole words or fragments, and by word ends.

    `first_words` are those that entries of two and more words start with, `end_sizes`
    the lengths of the ends. `sizes` are the lengths of the entries that start with a
    character, the longest first.
    """

    words: dict[str, tuple[str, ...]]
    ends: dict[str, tuple[str, ...]]
    first_words: frozenset[str]
    end_sizes: tuple[int, ...]
    sizes: dict[str, tuple[int, ...]]


def tokens_of(text: str) -> list[Token]:
    """The words, signs and runs of characters of a folded text."""
    return [
        Token(found[0], found.start(), bool(found[1]))
        for found in _token().finditer(text)
    ]


@lru_cache(maxsize=None)
def word_classes(language: str) -> WordClasses:
    """The classes of one language, folded for look-up."""
    words: dict[str, tuple[str, ...]] = {}
    ends: dict[str, tuple[str, ...]] = {}
    name = ""
    for entry in folded(WORD_CLASSES[language]).split():
        if entry.endswith(":"):
            name = entry[:-1]
        elif entry[0] == "*":
            ends[entry[1:]] = (*ends.get(entry[1:], ()), name)
        else:
            entry = entry.replace("_", " ")
            words[entry] = (*words.get(entry, ()), name)
    sizes: dict[str, tuple[int, ...]] = {}
    for size, first in sorted({(len(word), word[0]) for word in words}, reverse=True):
        sizes[first] = (*sizes.get(first, ()), size)
    first_words = frozenset(it.partition(" ")[0] for it in words if " " in it)
    end_sizes = tuple(sorted(set(map(len, ends))))
    return WordClasses(words, ends, first_words, end_sizes, sizes)


@lru_cache(maxsize=None)
def common_words(language: str) -> frozenset[str]:
    """Words of a language that stand in any message, folded."""
    frequent = folded(FUNCTION_WORDS.get(language, "")).split()
    return frozenset((*frequent, *word_classes(language).words))


def letter_row(tokens: list[Token]) -> str:
    """The words of a text that are not runs, with `_` between them and around."""
    words = [it.text for it in tokens if not it.is_run and it.text[0].isalpha()]
    return f"_{'_'.join(words)}_"


def pieces(row: str, size: int) -> set[str]:
    """Every `size` characters in a row; those with `_` inside lie between words."""
    return {row[start : start + size] for start in range(len(row) - size + 1)}


HAN_AND_KANA = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
HANGUL_SYLLABLES = "\uac00-\ud7a3"


@lru_cache(maxsize=1)
def _token() -> re.Pattern[str]:
    """Group 1 is a run; letters of runs are no part of a word beside them."""
    runs = HAN_AND_KANA + HANGUL_SYLLABLES
    letter = f"[^\\W_{runs}]|[{VOWEL_SIGNS}]"
    return re.compile(
        f"([{HAN_AND_KANA}]+|[{HANGUL_SYLLABLES}]+)|(?:{letter})+(?:'(?:{letter})+)*"
        f"|[?!.,;:\u2026\u3001\u3002\u060c\u061f\u0964{BLOCK_MARK}]"
    )
