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
from itertools import count

from .fence_data import (
    BRACKET_NAMES,
    EXACT_TAGS,
    INVISIBLE_RANGES,
    JOINERS,
    MINIMAX_MARKS,
    NUMBERED_BRACKETS,
    NUMBERED_TAGS,
    OTHER_MARKS,
    TAG_NAMES,
    TAG_NAMESPACES,
    VARIATION_SELECTORS,
)
from .plain import beyond_ascii

OPENING_MARK = "<recalled_memory>"
CLOSING_MARK = "</recalled_memory>"
FIRST_LINE_PREFIX = "| - "
NEXT_LINE_PREFIX = "|   "

# C0 and C1 controls but the tab and the line ends (which splitlines takes), and
# surrogates.
UNSAFE_RANGES = "\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff"
UNSAFE_CHARACTER = f"[{UNSAFE_RANGES}]"
REPLACEMENT = "\ufffd"

BLANK_PATTERN = "\u2800"
"""The pattern of Braille without a dot: a sign that shows nothing."""

# Characters of ASCII and the signs of markers beyond it need no joiner, and of several
# joiners or selectors in a row all but the first are without effect: either can hide a
# text.
JOINED = "[^\x00-\x7f\ufe64\ufe65\uff1c\uff1e\uff3b\uff3d\uff5c\u25b7\u25c1]"

# What a character of a marker is replaced by: alike to a reader, nothing to a
# tokenizer, and the same in every normal form.
LOOKALIKES = {
    "<": "\u2039",
    "\ufe64": "\u2039",
    "\uff1c": "\u2039",
    "[": "\u2772",
    "\uff3b": "\u2772",
    "]": "\u2773",
    "/": "\u2215",
    "\uff5c": "\u2502",
    "\u25c1": "\u2039",
}


WIDE_SIGNS = "\ufe64\uff1c\uff3b\uff5c\u25c1"
"""Signs beyond ASCII that begin a marker."""


@lru_cache(maxsize=1)
def invisible_character() -> re.Pattern[str]:
    """A character that shows nothing or turns the direction of what is shown."""
    return re.compile(f"[{INVISIBLE_RANGES}]")


@lru_cache(maxsize=1)
def telling_character() -> re.Pattern[str]:
    """A character that shows something, and not only that something was there."""
    shows_nothing = INVISIBLE_RANGES + JOINERS + VARIATION_SELECTORS + BLANK_PATTERN
    return re.compile(rf"[^\s{UNSAFE_RANGES}{REPLACEMENT}{shows_nothing}]")


@lru_cache(maxsize=1)
def joining_character() -> re.Pattern[str]:
    """A joiner or a variation selector."""
    return re.compile(f"[{JOINERS}{VARIATION_SELECTORS}]")


@lru_cache(maxsize=1)
def needless_joiner() -> re.Pattern[str]:
    """Joiners and selectors that have nothing to join, compiled at the first one."""
    return re.compile(
        rf"(?<!{JOINED})[{JOINERS}{VARIATION_SELECTORS}]+(?!{JOINED})"
        rf"|(?<=[{JOINERS}])[{JOINERS}]+"
        rf"|(?<=[{VARIATION_SELECTORS}])[{VARIATION_SELECTORS}]+"
    )


@lru_cache(maxsize=1)
def marker_pattern() -> re.Pattern[str]:
    """The character of each marker that is replaced, found by what stands around it.

    A character is replaced, never deleted: deleting can join two halves to a new
    marker. Gaps are bounded and can match in one way only, so that runs of spaces cost
    no more than their length. Compiled when the first memory is fenced.
    """
    gap, ends = r"\s{0,64}(?!\s)", r"[\s/>=:\ufe65\uff1e]"
    tags = "|".join(
        (
            rf"{_any_of(TAG_NAMES)}{ends}",
            f"{_any_of(EXACT_TAGS)}>",
            rf"{_any_of(NUMBERED_TAGS)}\d{{1,6}}{ends}",
            _any_of(("recalled_memory", *TAG_NAMESPACES)),
        )
    )
    numbered = rf"{_any_of(NUMBERED_BRACKETS)}\d{{1,6}}"
    names = rf"(?:{_any_of(BRACKET_NAMES)}|{numbered}){gap}[\]\uff3d]"
    marks = "|".join(
        rf"(?<={re.escape(mark[0])})(?={re.escape(mark[1:])})"
        for mark in (*MINIMAX_MARKS, *OTHER_MARKS)
    )
    # The sign first and alone, which is quick to search for; then what it needs.
    return re.compile(
        r"[<\ufe64\uff1c\[\uff3b\]/\uff5c\u25c1](?i:"
        r"(?<=[<\ufe64\uff1c])(?:(?=[|\uff5c])"  # <|im_start|>, <\uff5cUser\uff5c>
        r"|(?=[a-z_]{1,40}\|>)"  # <turn|>
        rf"|(?={gap}(?:/{gap})?(?:{tags})))"
        rf"|(?<=[\[\uff3b])(?={gap}{names})"
        rf"|{marks})"
    )


def _any_of(names: Iterable[str]) -> str:
    """A pattern for any of these texts, those with the same first character joined."""
    groups: dict[str, list[str]] = {}
    for name in sorted(names):
        groups.setdefault(name[0], []).append(re.escape(name[1:]))
    joined = (f"{re.escape(it)}(?:{'|'.join(ends)})" for it, ends in groups.items())
    return f"(?:{'|'.join(joined)})"


@lru_cache(maxsize=8)
def notice_pattern(notice: str) -> re.Pattern[str] | None:
    """The first character of each line of a notice, where that line stands.

    None where the markers break it up already. A line without letters is nobody's own.
    """
    lines = [line for line in notice.splitlines() if any(map(str.isalnum, line))]
    texts = [_spaced(line) for line in lines if harmless_lines(line) == [line]]
    if not texts:
        return None
    # Found by what follows, so that overlapping ones are found too.
    return re.compile("|".join(rf"(?={text})\S" for text in texts), re.IGNORECASE)


def _spaced(line: str) -> str:
    """A pattern for the words of a line, whatever the blanks between them."""
    words = line.split()
    begins = r"\b" if re.match(r"\w", words[0]) else ""
    ends = r"\b" if re.search(r"\w\Z", words[-1]) else ""
    return begins + r"\s{1,64}".join(map(re.escape, words)) + ends


@lru_cache(maxsize=8)
def stand_in(notice: str) -> str:
    """A dot that the notice does not hold: what is replaced by it forms no new one."""
    return next(dot for dot in map(chr, count(0x2022)) if dot not in notice)


def is_blank(text: str) -> bool:
    """Whether a text says nothing: white space, invisible and control characters alone.

    So much of it as the fence leaves would be empty lines, or U+FFFD.
    """
    first = text[:1]  # of most texts a letter, and then no pattern is needed
    if first.isascii() and first.isalnum():
        return False
    return telling_character().search(text) is None


def harmless_lines(text: str, notice: str | None = None) -> list[str]:
    """The lines of a memory as they stand in the block, without their prefix.

    Line ends of every kind end a line. Invisible and bidirectional controls go; control
    characters and lone surrogates become U+FFFD; markers lose a character to one that
    looks alike, and the lines of `notice`, which are to be said by nobody else, their
    first to a dot. Applying it to its own result changes nothing.
    """
    # The re module keeps what it compiled: the first memory pays, not the import.
    wide = "" if text.isascii() else beyond_ascii(text)
    if wide and invisible_character().search(wide):
        text = invisible_character().sub("", text)
    lines = re.sub(UNSAFE_CHARACTER, REPLACEMENT, text).splitlines()
    has_joiner = bool(wide) and joining_character().search(wide) is not None
    if has_joiner:  # one that goes may have parted a marker
        lines = [needless_joiner().sub("", line) for line in lines]
    if has_joiner or _may_hold_marker(text, wide):
        lines = [marker_pattern().sub(_lookalike, line) for line in lines]
    said = None if notice is None else notice_pattern(notice)
    if notice is not None and said is not None:
        lines = [_without_notice(line, said, stand_in(notice)) for line in lines]
    return lines


def _without_notice(line: str, said: re.Pattern[str], dot: str) -> str:
    # One line of a notice may stand in another and be laid bare by its dot; each round
    # breaks up a shorter one, so the rounds are no more than the lines of the notice.
    cleaned = said.sub(dot, line)
    while cleaned != line:
        line, cleaned = cleaned, said.sub(dot, cleaned)
    return cleaned


def _may_hold_marker(text: str, wide: str) -> bool:
    # Most texts hold none of these, and to look for them is cheaper than to search.
    if "<" in text or "[" in text or "]" in text or "/no" in text.lower():
        return True
    return any(sign in wide for sign in WIDE_SIGNS)


def _lookalike(found: re.Match[str]) -> str:
    return LOOKALIKES[found[0]]


def holds_block(text: str, heading: str) -> bool:
    """Whether a memory block with this heading stands in `text`, whole or cut off.

    That is so where a prompt was stored instead of what the user said. Marks alone do
    not count: a note may speak of them.
    """
    if OPENING_MARK not in text:
        return False
    first_line = next(iter(heading_lines(heading)), FIRST_LINE_PREFIX)
    start = rf"{OPENING_MARK}\s{{1,4}}{re.escape(first_line)}"
    return re.search(start, text) is not None


@lru_cache(maxsize=8)
def heading_lines(heading: str) -> tuple[str, ...]:
    """The lines of a heading, the same in every turn."""
    return tuple(harmless_lines(heading))


def fenced(memories: Iterable[str], heading: str, notice: str | None = None) -> str:
    """The memory block: marks, heading, and every line of `memories` behind a prefix.

    The prefix of a memory's first line differs, so that a reader can tell memories
    apart. `notice` is what only the library says: a memory cannot say it.
    """
    lines = [OPENING_MARK, *heading_lines(heading)]
    for text in memories:
        prefix = FIRST_LINE_PREFIX
        for line in harmless_lines(text, notice):
            lines.append(prefix + line)
            prefix = NEXT_LINE_PREFIX
    return "\n".join([*lines, CLOSING_MARK])
