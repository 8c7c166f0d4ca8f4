"""What the words of a message are: tokens, and the classes of words of each language.

Knows the tables of word_class_data.py, and nothing of weights or decisions.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .trigger_fold import VOWEL_SIGNS, folded
from .word_class_data import FUNCTION_WORDS, WORD_CLASSES


BLOCK_MARK = "\ufffc"
"""Stands for a quote or a block of code; what was in it makes no difference."""

ASKING_MARKS = ("?", "\u061f")
"""Question marks of a folded text, in which the wide one is the first."""

LONGEST_PHRASE = 3
"""Words of the longest entry of a class."""

Span = tuple[int, int]


class Token(NamedTuple):
    """A word, a sign or a run of characters without blanks, at its place."""

    text: str
    start: int
    is_run: bool


class WordClasses(NamedTuple):
    """Entries with their classes: whole words or fragments, starts and ends of words.

    `first_words` are those that entries of two and more words start with,
    `start_sizes` and `end_sizes` the lengths of starts and ends. `sizes` are the
    lengths of the entries that start with a character, the longest first.
    """

    words: dict[str, tuple[str, ...]]
    starts: dict[str, tuple[str, ...]]
    ends: dict[str, tuple[str, ...]]
    first_words: frozenset[str]
    start_sizes: tuple[int, ...]
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
    return classes_of(WORD_CLASSES[language])


def classes_of(text: str) -> WordClasses:
    """Read lines of `class: word two_words stem* *end`, folded for look-up."""
    words: dict[str, tuple[str, ...]] = {}
    starts: dict[str, tuple[str, ...]] = {}
    ends: dict[str, tuple[str, ...]] = {}
    name = ""
    for entry in folded(text).split():
        if entry.endswith(":"):
            name = entry[:-1]
            continue
        table = ends if entry[0] == "*" else starts if entry[-1] == "*" else words
        key = entry.strip("*").replace("_", " ")
        if name not in table.get(key, ()):
            table[key] = (*table.get(key, ()), name)
    sizes: dict[str, tuple[int, ...]] = {}
    for size, first in sorted({(len(word), word[0]) for word in words}, reverse=True):
        sizes[first] = (*sizes.get(first, ()), size)
    first_words = frozenset(it.partition(" ")[0] for it in words if " " in it)
    start_sizes, end_sizes = (tuple(sorted(set(map(len, it)))) for it in (starts, ends))
    return WordClasses(words, starts, ends, first_words, start_sizes, end_sizes, sizes)


@lru_cache(maxsize=None)
def common_words(language: str) -> frozenset[str]:
    """Words of a language that stand in any message, folded."""
    frequent = folded(FUNCTION_WORDS.get(language, "")).split()
    return frozenset((*frequent, *word_classes(language).words))


def classes_in_words(
    tokens: list[Token], classes: WordClasses
) -> Iterator[tuple[float, str, Span]]:
    """Place in words, class and span of each entry that stands in the words."""
    words, starts, ends = classes.words, classes.starts, classes.ends
    for place, (text, start, _) in enumerate(tokens):
        span = (start, start + len(text))
        for name in words.get(text, ()):
            yield place, name, span
        if text in classes.first_words:
            phrase = text
            for following in tokens[place + 1 : place + LONGEST_PHRASE]:
                phrase = f"{phrase} {following.text}"
                for name in words.get(phrase, ()):
                    yield place, name, (start, following.start + len(following.text))
        for size in classes.start_sizes:
            if size > len(text):
                break
            for name in starts.get(text[:size], ()):
                yield place, name, span
        for size in classes.end_sizes:
            if size > len(text) - 2:
                break
            for name in ends.get(text[-size:], ()):
                yield place, name, span


def classes_in_runs(
    tokens: list[Token], classes: WordClasses
) -> Iterator[tuple[float, str, Span]]:
    """The same for runs: the longest entry at each character, two making a place."""
    words, sizes = classes.words, classes.sizes
    done = 0
    for text, begin, is_run in tokens:
        for place, character in enumerate(text if is_run else ""):
            for size in sizes.get(character, ()):
                names = words.get(text[place : place + size])
                if names and place + size <= len(text):
                    start = begin + place
                    for name in names:
                        yield (done + place) / 2, name, (start, start + size)
                    break
        done += len(text) + 1


def letter_row(tokens: list[Token]) -> str:
    """The words of a text that are not runs, with `_` between them and around."""
    words = [it.text for it in tokens if not it.is_run and it.text[0].isalpha()]
    return f"_{'_'.join(words)}_"


def run_row(tokens: list[Token]) -> str:
    """The runs of a text, each between `^` and `$`, a line break between them."""
    return "\n".join([f"^{it.text}$" for it in tokens if it.is_run])


def has_run(text: str) -> bool:
    """Whether there is a character of a run in a text."""
    return _run_character().search(text) is not None


def pieces(row: str, size: int) -> set[str]:
    """Every `size` characters in a row; those with `_` inside lie between words."""
    return {row[start : start + size] for start in range(len(row) - size + 1)}


HAN_AND_KANA = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
HANGUL_SYLLABLES = "\uac00-\ud7a3"


@lru_cache(maxsize=1)
def _run_character() -> re.Pattern[str]:
    return re.compile(f"[{HAN_AND_KANA}{HANGUL_SYLLABLES}]")


@lru_cache(maxsize=1)
def _token() -> re.Pattern[str]:
    """Group 1 is a run; letters of runs are no part of a word beside them."""
    runs = HAN_AND_KANA + HANGUL_SYLLABLES
    letter = f"[^\\W_{runs}]|[{VOWEL_SIGNS}]"
    return re.compile(
        f"([{HAN_AND_KANA}]+|[{HANGUL_SYLLABLES}]+)|(?:{letter})+(?:'(?:{letter})+)*"
        f"|[?!.,;:\u2026\u3001\u3002\u060c\u061f\u0964{BLOCK_MARK}]"
    )
