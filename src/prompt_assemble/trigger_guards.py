"""The user's own words: a message without what it quotes, pastes or sets as code.

Blanks out and never moves a character, so that places stay true. Knows the marks of
quotes and pastes, and nothing of memory.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from .paste_word_data import MAIL_HEADERS
from .trigger_fold import composed, folded
from .trigger_paste import pasted
from .trigger_words import BLOCK_MARK

READING_GAP = "\x1e"
"""Stands for the middle of a long message, which is not read."""

LONGEST_QUOTE_IN_APOSTROPHES = 300

CLOSING_MARKS = {
    "```": "```",
    "~~~": "~~~",
    "`": "`",
    '"': '"',
    "'": "'",
    "\u201c": "\u201d",
    "\u201e": '\u201c\u201d"',
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
    "\u2039": "\u203a",
    "\u300a": "\u300b",
    "\u3008": "\u3009",
    "\u300c": "\u300d",
    "\u300e": "\u300f",
    "\u301d": "\u301e\u301f",
}
"""Marks that open a quote or code, and those that may close it."""

WITHIN_A_LINE = ("`", "'", "\u00bb")
WITHIN_A_PARAGRAPH = ('"',)


class OwnWords(NamedTuple):
    """A message with the rest blanked out; `is_cut` says whether a text was pasted."""

    text: str
    is_cut: bool


def own_words(text: str) -> OwnWords:
    """Blank out quotes, code, quoted mail and pasted text of a folded text.

    A quote or block becomes one mark and blanks, a paste blanks alone. Linear in the
    text; the result is as long as the text.
    """
    own = _without_blocks(text).replace(READING_GAP, "\n")
    if "\n" in own:
        own = _without_mail(own)
    span = pasted(own)
    if span is None:
        return OwnWords(own, False)
    start, end = span
    return OwnWords(own[:start] + " " * (end - start) + own[end:], True)


def _without_blocks(text: str) -> str:
    """Each block that opens outside any other becomes a mark and blanks."""
    kept, done, place = [], 0, 0
    unclosed: set[str] = set()
    opening = _opening_marks()
    while found := opening.search(text, place):
        mark, place = found[0], found.end()
        end = -1
        if mark not in unclosed:
            end = _end_of_block(text, mark, place, unclosed)
        if end >= 0:
            kept.append(text[done : found.start()])
            kept.append(BLOCK_MARK.ljust(end - found.start()))
            done = place = end
    return "".join(kept) + text[done:]


def _end_of_block(text: str, mark: str, start: int, unclosed: set[str]) -> int:
    """The end of the block that `mark` opens before `start`, or -1 if it opens none.

    Code that is never closed goes on to the end. A mark without any closing one behind
    it is added to `unclosed`, so that it is looked for once.
    """
    if mark == "'":
        return _end_of_apostrophes(text, start)
    end = _first_of(CLOSING_MARKS[mark], mark, text, start)
    if end < 0:
        if mark in ("```", "~~~"):
            return len(text)
        unclosed.add(mark)
        return -1
    if mark in WITHIN_A_LINE and text.find("\n", start, end) >= 0:
        return -1
    if mark in WITHIN_A_PARAGRAPH and text.find("\n\n", start, end) >= 0:
        return -1
    return end + (len(mark) if mark in ("```", "~~~") else 1)


def _first_of(closing: str, mark: str, text: str, start: int) -> int:
    """Where the first of the marks that close a block stands, or -1."""
    if closing == mark or len(closing) == 1:
        return text.find(closing, start)
    ends = [text.find(character, start) for character in closing]
    return min([it for it in ends if it >= 0], default=-1)


def _end_of_apostrophes(text: str, start: int) -> int:
    line_end = text.find("\n", start, start + LONGEST_QUOTE_IN_APOSTROPHES)
    limit = start + LONGEST_QUOTE_IN_APOSTROPHES if line_end < 0 else line_end
    found = _closing_apostrophe().search(text, start, limit)
    return -1 if found is None else found.end()


def _without_mail(text: str) -> str:
    """Lines of quoted mail, dialogue and comments are blanked, and what follows a
    mail's header."""
    header = _mail_header().search(text)
    if header is not None:
        text = text[: header.start()] + " " * (len(text) - header.start())
    return _quoted_line().sub(_blanked, text)


def _blanked(line: re.Match[str]) -> str:
    """Blanks in place of a line; the break in front of it stays."""
    return "\n" * line[0].startswith("\n") + " " * len(line[0].lstrip("\n"))


@lru_cache(maxsize=1)
def _opening_marks() -> re.Pattern[str]:
    """A straight mark behind a letter or digit is an apostrophe or a measure."""
    curly = "".join(mark for mark in CLOSING_MARKS if not mark.isascii())
    no_word = "(?<![0-9a-z\u00df-\u058f'\"])"
    return re.compile(rf"```|~~~|`|[{curly}]|{no_word}(?:\"|'(?=\S))")


@lru_cache(maxsize=1)
def _closing_apostrophe() -> re.Pattern[str]:
    return re.compile(r"(?<=\S)'(?!\w)")


@lru_cache(maxsize=1)
def _quoted_line() -> re.Pattern[str]:
    """A line of quoted mail, or below the first a line of dialogue or a comment."""
    return re.compile(
        r"^[ \t]{0,8}>[^\n]*|\n[ \t]{0,8}(?:\u2013|\u2014|//|#)[^\n]*", re.MULTILINE
    )


@lru_cache(maxsize=1)
def _mail_header() -> re.Pattern[str]:
    """A field at the start of a line, spelled with its accents or without."""
    fields = MAIL_HEADERS.split()
    names = {spelling(it) for it in fields for spelling in (composed, folded)}
    either = "|".join(re.escape(it.replace("_", " ")) for it in sorted(names))
    return re.compile(rf"^[ \t]{{0,8}}(?:{either})[ \t]{{0,2}}:", re.MULTILINE)
