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
    ASKING_MARKS,
    LONGEST_PHRASE,
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
LONGEST_GREETING = 24
"""Characters that are looked at for the greeting of a letter."""
LONG_PASTE = 300
"""Characters after a blank line that are taken for a paste, whatever stands before."""
SHORT_CLOSING = 200
"""Characters that a last paragraph after a paste may have to be the user's own."""
SHORT_QUESTION = 160
"""Characters that a question may have to be the user's own where a paste could be."""


def pasted(text: str) -> Span | None:
    """Start and end of what is pasted below the user's own words, or None."""
    start = len(text) - len(text.lstrip())
    line_end = text.find("\n", start)
    line_end = len(text) if line_end < 0 else line_end
    head = text[start : _end_of_head(text, start, line_end)]
    for colon in islice(_colon().finditer(head), COLONS_LOOKED_AT):
        behind = start + colon.end()
        if _announces_behind(head[: colon.start()], text[behind:], line_end - behind):
            return behind, len(text)
    if not text[line_end:].strip():
        return None
    if _announces_below(head, text[line_end:]):
        return line_end, _start_of_question(text, line_end)
    ruled = _ruled_line().search(text, line_end)
    if ruled is not None:
        return ruled.end(), _start_of_question(text, ruled.end())
    below = _colon_at_line_end().search(text)
    if below is not None:
        if _is_list_or_question(text[below.end() :]):
            return None
        return below.end(), _start_of_closing(text, below.end())
    blank = _blank_line().search(text, start)
    if blank is not None and len(text) - blank.end() > LONG_PASTE:
        return blank.end(), _start_of_closing(text, blank.end())
    return None


def _end_of_head(text: str, start: int, line_end: int) -> int:
    """Where what is looked at of the first line ends, not within a word."""
    if line_end - start <= LONGEST_HEAD:
        return line_end
    blank = text.rfind(" ", start, start + LONGEST_HEAD)
    return blank if blank > 0 else start + LONGEST_HEAD


def _announces_behind(head: str, behind: str, line: int) -> bool:
    """Whether words in front of a colon say that a text stands behind it.

    `line` is how much stands behind it on its line. A kind of text alone announces
    nothing above the next line, nor a short question ("The song: what was it called?").
    """
    kinds = _kinds_of_words(head)
    if "task" in kinds or "text" not in kinds:
        return "task" in kinds
    return bool(behind[:line].strip()) and not _is_short_question(behind)


def _announces_below(head: str, below: str) -> bool:
    """Whether a first line says that what stands below it is a text to be worked on.

    What stands below a colon is looked at by itself.
    """
    kinds = _kinds_of_words(head)
    if "task" in kinds or _is_greeting(below):
        return True
    ends_in_colon = head.rstrip().endswith(":")
    if "text" not in kinds or ends_in_colon or _is_short_question(below):
        return False
    return "this" in kinds or _blank_line().match(below) is not None


def _is_greeting(text: str) -> bool:
    """Whether a text begins as letters do, and is no bare question ("hey, who?").

    Nobody greets below a first line of theirs.
    """
    if _is_short_question(text) and _mark_of_end().search(text.rstrip()[:-1]) is None:
        return False
    start = text.strip()[:LONGEST_GREETING]
    first = tokens_of(folded(start))[:LONGEST_PHRASE]
    classes = _paste_words()
    found = chain(classes_in_words(first, classes), classes_in_runs(first, classes))
    return any(name == "greeting" and place == 0 for place, name, _ in found)


def _is_short_question(text: str) -> bool:
    text = text.strip()
    is_short = len(text) <= SHORT_QUESTION and _blank_line().search(text) is None
    return is_short and text.endswith(ASKING_MARKS)


def _is_list_or_question(text: str) -> bool:
    """Whether what stands below a colon looks like more of the user's own words."""
    return _list_item().match(text) is not None or _is_short_question(text)


def _start_of_question(text: str, start: int) -> int:
    """Where a last paragraph that asks something starts, or the end of the text."""
    closing = _start_of_closing(text, start + 1)
    return closing if _is_short_question(text[closing:]) else len(text)


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
    return re.compile(r":[ \t\r]{0,8}\n")


@lru_cache(maxsize=1)
def _ruled_line() -> re.Pattern[str]:
    """A line of nothing but dashes or the like, which sets a paste apart."""
    return re.compile(
        r"\n[ \t]{0,8}(?:-{3,80}|={3,80}|_{3,80}|\*{3,80}|~{3,80})[ \t\r]{0,8}\n"
    )


@lru_cache(maxsize=1)
def _mark_of_end() -> re.Pattern[str]:
    return re.compile("[.!?\u3002\u061f]")


@lru_cache(maxsize=1)
def _list_item() -> re.Pattern[str]:
    return re.compile(r"\s{0,8}(?:[-*\u2022\u2013\u2014]|\d{1,2}[.)])[ \t]")


@lru_cache(maxsize=1)
def _blank_line() -> re.Pattern[str]:
    return re.compile(r"\n[ \t\r]{0,8}\n")
