"""Where a text begins that is pasted below or behind the user's own words.

Knows the words by which a paste is announced, and nothing of quotes or of memory.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import chain, islice

from .paste_word_data import PASTE_WORDS
from .trigger_fold import folded
from .trigger_words import (
    Span,
    WordClasses,
    classes_in_runs,
    classes_in_words,
    classes_of,
    tokens_of,
)

LONGEST_HEAD = 120
"""Characters of the first line that are looked at for words that announce a paste."""
COLONS_LOOKED_AT = 3
"""Colons of the first line behind which a paste may begin."""
LONG_PASTE = 300
"""Characters after a blank line that are taken for a paste, whatever stands before."""
SHORT_CLOSING = 200
"""Characters that a last paragraph after a paste may have to be the user's own."""


def pasted(text: str) -> Span | None:
    """Start and end of what is pasted below the user's own words, or None."""
    start = len(text) - len(text.lstrip())
    line_end = text.find("\n", start)
    line_end = len(text) if line_end < 0 else line_end
    head_end = min(line_end, start + LONGEST_HEAD)
    for found in islice(_colon().finditer(text, start, head_end), COLONS_LOOKED_AT):
        kinds = _kinds_of_words(text[start : found.start()])
        if "task" in kinds or "text" in kinds and text[found.end() : line_end].strip():
            return found.end(), len(text)
    if not text[line_end:].strip():
        return None
    if _announces(text[start:head_end], text[line_end:]):
        return line_end, len(text)
    below = _colon_at_line_end().search(text)
    if below is not None:
        return below.end(), _start_of_closing(text, below.end())
    blank = _blank_line().search(text, start)
    if blank is not None and len(text) - blank.end() > LONG_PASTE:
        return blank.end(), _start_of_closing(text, blank.end())
    return None


def _announces(head: str, below: str) -> bool:
    """Whether a first line says that what stands below it is a text to be worked on."""
    kinds = _kinds_of_words(head)
    if "task" in kinds:
        return True
    last = head.rstrip()[-1:]
    if "text" not in kinds or last == ":":
        return False
    return (
        "this" in kinds
        or last in ("?", "\u061f")
        or _blank_line().match(below) is not None
    )


def _kinds_of_words(head: str) -> set[str]:
    """The classes of words that stand in the own words in front of a paste."""
    tokens = tokens_of(folded(head))
    classes = _paste_words()
    found = chain(classes_in_words(tokens, classes), classes_in_runs(tokens, classes))
    return {name for _, name, _ in found}


def _start_of_closing(text: str, start: int) -> int:
    """Where a short last paragraph starts, or the end of the text."""
    last = text.rstrip().rfind("\n\n", start)
    is_short = 0 <= last and len(text) - last <= SHORT_CLOSING
    return last if is_short else len(text)


@lru_cache(maxsize=1)
def _paste_words() -> WordClasses:
    """The words of all languages together: a head is too short to tell its language."""
    return classes_of("\n".join(PASTE_WORDS.values()))


@lru_cache(maxsize=1)
def _colon() -> re.Pattern[str]:
    """A colon that is not one of a time of day."""
    return re.compile(r"(?<!\d):|:(?!\d)")


@lru_cache(maxsize=1)
def _colon_at_line_end() -> re.Pattern[str]:
    return re.compile(r":[ \t]{0,8}\n")


@lru_cache(maxsize=1)
def _blank_line() -> re.Pattern[str]:
    return re.compile(r"\n[ \t]{0,8}\n")
