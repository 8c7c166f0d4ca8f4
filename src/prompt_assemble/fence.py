"""Phase 3, the fence: makes memory text harmless and marks it as data.

The one exit for all memory text. Every line gets a prefix, so that nothing in a memory
can start a line; control markers and the marks of the block lose a character, so that
neither a template nor a reader takes them for real; nothing can break the
encoding. This module knows text and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from .fence_data import BRACKET_NAMES, INVISIBLE_RANGES, MINIMAX_MARKS, TAG_NAMES

OPENING_MARK = "<recalled_memory>"
CLOSING_MARK = "</recalled_memory>"
FIRST_LINE_PREFIX = "| - "
NEXT_LINE_PREFIX = "|   "

# C0 and C1 controls but the tab and the line ends (which splitlines takes), and
# surrogates.
UNSAFE_CHARACTER = "[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]"
REPLACEMENT = "\ufffd"

# What a character of a marker is replaced by: alike to a reader, nothing to a
# tokenizer, and the same in every normal form.
LOOKALIKES = {"<": "\u2039", "[": "\u2772", "]": "\u2773"}


@lru_cache(maxsize=1)
def marker_pattern() -> re.Pattern[str]:
    """The character of each marker that is replaced, found by what stands around it.

    A character is replaced, never deleted: deleting can join two halves to a new
    marker. Gaps are bounded and can match in one way only, so that runs of spaces cost
    no more than their length. Compiled when the first memory is fenced.
    """
    gap = r"\s{0,64}"
    tags = "|".join(map(re.escape, TAG_NAMES))
    names = "|".join(map(re.escape, BRACKET_NAMES))
    minimax = "|".join(rf"(?={re.escape(mark)})[\[\]]" for mark in MINIMAX_MARKS)
    return re.compile(
        r"<(?=[|\uff5c])"  # <|im_start|>, <｜User｜>
        rf"|<(?={gap}(?:/{gap})?(?:recalled_memory|(?:{tags})[\s/>]))"
        rf"|\[(?={gap}(?:{names}){gap}\])"
        rf"|{minimax}",
        re.IGNORECASE,
    )


def harmless_lines(text: str) -> list[str]:
    """The lines of a memory as they stand in the block, without their prefix.

    Line ends of every kind end a line. Invisible and bidirectional controls go; control
    characters and lone surrogates become U+FFFD; markers lose a character to one that
    looks alike. Applying it to its own result changes nothing.
    """
    # The re module keeps what it compiled: the first memory pays, not the import.
    visible = re.sub(f"[{INVISIBLE_RANGES}]", "", text)
    lines = re.sub(UNSAFE_CHARACTER, REPLACEMENT, visible).splitlines()
    return [_without_markers(line) for line in lines]


def _without_markers(line: str) -> str:
    # Only these characters are ever replaced, and most lines hold none of them.
    if any(sign in line for sign in LOOKALIKES):
        return marker_pattern().sub(_lookalike, line)
    return line


def _lookalike(found: re.Match[str]) -> str:
    return LOOKALIKES[found[0]]


def holds_block(text: str, heading: str) -> bool:
    """Whether a memory block with this heading stands in `text`, whole or cut off.

    That is so where a prompt was stored instead of what the user said. Marks alone do
    not count: a note may speak of them.
    """
    if OPENING_MARK not in text:
        return False
    first_line = next(iter(harmless_lines(heading)), FIRST_LINE_PREFIX)
    start = rf"{OPENING_MARK}\s{{1,4}}{re.escape(first_line)}"
    return re.search(start, text) is not None


def fenced(memories: Iterable[str], heading: str) -> str:
    """The memory block: marks, heading, and every line of `memories` behind a prefix.

    The prefix of a memory's first line differs, so that a reader can tell memories
    apart.
    """
    lines = [OPENING_MARK, *harmless_lines(heading)]
    for text in memories:
        prefix = FIRST_LINE_PREFIX
        for line in harmless_lines(text):
            lines.append(prefix + line)
            prefix = NEXT_LINE_PREFIX
    return "\n".join([*lines, CLOSING_MARK])
