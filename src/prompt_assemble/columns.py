"""Text in columns: what a text takes on a terminal, cut or wrapped to a width.

Names and ids come from anywhere; what would move a cursor, hide or turn the direction
of reading is shown as an escape. This module knows nothing of reports.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, east_asian_width

ELLIPSIS_MARK = "..."

MARKS_A_COLUMN = 4
"""Characters that are looked at for each column: marks can be stacked without end."""

LONGEST_WRAPPED = 2_000
"""Characters of a text that are wrapped; what we say ourselves is shorter."""


def printable(text: str) -> str:
    """`text` with whatever is not printable written as an escape, such as `\\x1b`."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def display_width(text: str) -> int:
    """Columns of a terminal that a printable text takes: East Asian wide ones two."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def clipped(text: str, width: int) -> str:
    """`text`, printable, in at most `width` columns; what is cut ends in `...`."""
    shown = printable(text[: width * MARKS_A_COLUMN])
    is_whole = len(text) <= width * MARKS_A_COLUMN
    if is_whole and display_width(shown) <= width:
        return shown
    head = shown[: _fitting(shown, width - len(ELLIPSIS_MARK))]
    return head + ELLIPSIS_MARK[:width]


def wrapped(text: str, width: int, first: str = "", indent: str = "") -> Iterator[str]:
    """`text`, printable, as lines of at most `width` columns.

    The first line starts with `first`, the others with `indent`. Broken at blanks; a
    word that is wider than a line is broken where it has to be. Of a very long text,
    the head.
    """
    head = text[:LONGEST_WRAPPED]
    shown = printable(head if head == text else head + ELLIPSIS_MARK)
    line, is_empty = first, True
    for word in shown.split(" "):
        while display_width(line) + (not is_empty) + display_width(word) > width:
            if is_empty:
                end = max(1, _fitting(word, width - display_width(line)))
                line, word = line + word[:end], word[end:]
            yield line
            line, is_empty = indent, True
        line += word if is_empty else f" {word}"
        is_empty = False
    yield line


def _fitting(text: str, width: int) -> int:
    """How many characters of `text`, from its start, take at most `width` columns."""
    taken = 0
    for end, char in enumerate(text):
        taken += _columns(char)
        if taken > width or end == width * MARKS_A_COLUMN:
            return end
    return len(text)


def _columns(char: str) -> int:
    if char.isascii():
        return 1
    if category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(char) in ("W", "F") else 1
