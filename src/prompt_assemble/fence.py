"""Phase 3, the fence: makes memory text harmless and marks it as data.

The one exit for all memory text. Every line gets a prefix, so that nothing in a memory
can start a line; control markers and the marks of the block lose a character, so that
neither a template nor a reader takes them for real; nothing can break the
encoding. This module knows text and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import count
from unicodedata import combining, normalize

from .fence_data import (
    BRACKET_NAMES,
    EXACT_TAGS,
    INVISIBLE_RANGES,
    JOINERS,
    LOOKALIKES,
    MINIMAX_MARKS,
    MONGOLIAN_LETTERS,
    MONGOLIAN_SELECTORS,
    NUMBERED_BRACKETS,
    NUMBERED_TAGS,
    OTHER_MARKS,
    TAG_NAMES,
    TAG_NAMESPACES,
    TAGGED_FLAGS,
    UNJOINED_SIGNS,
    VARIATION_SELECTORS,
    WIDE_SIGNS,
)
from .plain import beyond_ascii

OPENING_MARK = "<recalled_memory>"
CLOSING_MARK = "</recalled_memory>"
MARK_NAME = "recalled_memory"
FIRST_LINE_PREFIX = "| - "
NEXT_LINE_PREFIX = "|   "

# C0 and C1 controls but the tab and the line ends (which splitlines takes), and
# surrogates.
UNSAFE_RANGES = "\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff"
UNSAFE_CHARACTER = f"[{UNSAFE_RANGES}]"
REPLACEMENT = "\ufffd"

BLANK_PATTERN = "\u2800"
"""The pattern of Braille without a dot: a sign that shows nothing."""

BARS = r"[|\uff5c]"
INNER_GAP = r"\s{0,64}(?!\s)"
"""Blanks inside a marker: bounded, and to be matched in one way only."""

READ_ONE_BY_ONE = 40
"""Different characters of a text up to which each is read in all places at once."""

ESCAPED_BREAK = r"\\{1,16}[rn]"
"""A line break as JSON and other notations escape it, once or more often."""


@lru_cache(maxsize=1)
def marker_signs() -> tuple[str, ...]:
    """The signs of which each marker has one."""
    return (*LOOKALIKES, *WIDE_SIGNS)


@lru_cache(maxsize=1)
def unseen_character() -> re.Pattern[str]:
    """What shows nothing by itself: of each kind some go, and some are needed."""
    return re.compile(f"[{INVISIBLE_RANGES}{JOINERS}{VARIATION_SELECTORS}]")


@lru_cache(maxsize=1)
def invisible_character() -> re.Pattern[str]:
    """What shows nothing, or turns the direction of what is shown, and is not needed.

    Needed are the tags of a flag and a selector right behind its Mongolian letter.
    """
    needed = [rf"(?<=[{MONGOLIAN_LETTERS}][{MONGOLIAN_SELECTORS}])"]
    for flag in TAGGED_FLAGS:
        needed += [
            f"(?<={flag[:end]})(?={flag[end:]})" for end in range(2, 1 + len(flag))
        ]
    return re.compile(f"[{INVISIBLE_RANGES}](?!{'|'.join(needed)})")


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
    either = f"[{JOINERS}{VARIATION_SELECTORS}]"
    # Characters of ASCII, controls, line ends and the signs of markers need no joiner,
    # and of several joiners or selectors in a row all but the first are without effect:
    # either can hide a text.
    joined = f"[^\x00-\x9f\u2028\u2029\ud800-\udfff{REPLACEMENT}{UNJOINED_SIGNS}]"
    # One of them first and alone, which is quick to search for.
    return re.compile(
        rf"{either}(?:(?<!{joined}{either}){either}*(?!{joined})"
        rf"|(?<=[{JOINERS}][{JOINERS}])"
        rf"|(?<=[{VARIATION_SELECTORS}][{VARIATION_SELECTORS}]))"
    )


def without_unseen(text: str) -> str:
    """A text without what shows nothing in it, but for what scripts and emoji need."""
    return text if text.isascii() else _without_unseen(text, beyond_ascii(text))


def _without_unseen(text: str, wide: str) -> str:
    if unseen_character().search(wide) is None:
        return text
    return needless_joiner().sub("", invisible_character().sub("", text))


@lru_cache(maxsize=1)
def marker_pattern() -> re.Pattern[str]:
    """The character of each marker that is replaced, found by what stands around it.

    For texts as `plain_reading` reads them. A character is replaced, never deleted:
    deleting can join two halves to a new marker. Gaps are bounded and can match in one
    way only, so that runs of spaces cost no more than their length. Compiled when the
    first memory is fenced.
    """
    gap, ends = INNER_GAP, r"[\s/>=:]"
    tags = "|".join(
        (
            rf"{_any_of(TAG_NAMES)}{ends}",
            f"{_any_of(EXACT_TAGS)}>",
            rf"{_any_of(NUMBERED_TAGS)}\d{{1,6}}{ends}",
            _any_of((MARK_NAME, *TAG_NAMESPACES)),
        )
    )
    numbered = rf"{_any_of(NUMBERED_BRACKETS)}\d{{1,6}}"
    names = rf"(?:{_any_of(BRACKET_NAMES)}|{numbered}){gap}\]"
    marks = "|".join(
        rf"(?<={re.escape(mark[0])})(?={gap}{_spread(mark[1:])})"
        for mark in (*MINIMAX_MARKS, *OTHER_MARKS)
    )
    # The sign first and alone, which is quick to search for; then what it needs.
    return re.compile(
        rf"[{re.escape(''.join(LOOKALIKES))}](?i:"
        rf"(?<=<)(?:(?={BARS})"  # <|im_start|>, <\uff5cUser\uff5c>
        # With a blank in front of its bar only as a whole: x < |y| is honest text.
        rf"|(?={gap}{BARS}{gap}[^\s<>|\uff5c]{{1,64}}{gap}{BARS}?{gap}>)"
        rf"|(?={gap}[a-z_]{{1,40}}{gap}{BARS}{gap}>)"  # <turn|>
        rf"|(?={gap}(?:/{gap})?(?:{tags})))"
        rf"|(?<=\[)(?={gap}{names})"
        rf"|{marks})"
    )


def _any_of(names: Iterable[str]) -> str:
    """A pattern for any of these texts, those with the same first character joined."""
    groups: dict[str, list[str]] = {}
    for name in sorted(names):
        groups.setdefault(name[0], []).append(_spread(name)[len(re.escape(name[0])) :])
    joined = (f"{re.escape(it)}(?:{'|'.join(ends)})" for it, ends in groups.items())
    return f"(?:{'|'.join(joined)})"


def _spread(name: str) -> str:
    """A pattern for the words and signs of a name, with blanks between them or not."""
    words = (re.findall(r"\w+|\W", word) for word in name.split(" "))
    return r"\s{1,64}".join(INNER_GAP.join(map(re.escape, word)) for word in words)


@lru_cache(maxsize=4096)
def plain_reading(char: str) -> str:
    """What a character is to a server that normalises, where that is ASCII or nothing.

    The full-width bar is a sign of its own, which DeepSeek writes.
    """
    if unseen_character().match(char):
        return ""
    form = normalize("NFKD", char)
    is_plain = char not in LOOKALIKES and any(map(str.isascii, form))
    return form if is_plain else char


@lru_cache(maxsize=4096)
def bare_reading(char: str) -> str:
    """What a character says in any form and case, without its marks."""
    if unseen_character().match(char):
        return ""
    form = normalize("NFKD", char.casefold())
    return "".join(it for it in form if not combining(it))


def _readings(wide: str, reading: Callable[[str], str]) -> dict[int, str]:
    """What the characters are read as, for `str.translate`; without those that stay."""
    read = ((char, reading(char)) for char in set(wide))
    return {ord(char): form for char, form in read if form != char}


def _as_read(line: str, read_as: dict[int, str]) -> str:
    """A line with each character as it is read."""
    # `translate` looks at every character. What is read as ASCII is read once only, so
    # that a few of them can be replaced one by one: most lines have but an ellipsis.
    if len(read_as) > READ_ONE_BY_ONE or not all(map(str.isascii, read_as.values())):
        return line.translate(read_as)
    for code, form in read_as.items():
        line = line.replace(chr(code), form)
    return line


def _replaced(
    line: str,
    pattern: re.Pattern[str],
    read_as: dict[int, str],
    stand_in_for: Callable[[re.Match[str]], str],
) -> str:
    """A line with a stand-in for each character that the pattern finds as it is read.

    What is not found stays as it is written. `read_as` is of characters beyond ASCII.
    """
    if not read_as or line.isascii():
        return pattern.sub(stand_in_for, line)
    found = list(pattern.finditer(_as_read(line, read_as)))
    if not found:
        return line
    places = [at for at, it in enumerate(line) for _ in read_as.get(ord(it), it)]
    shown = list(line)
    for it in found:
        shown[places[it.start()]] = stand_in_for(it)
    return "".join(shown)


@lru_cache(maxsize=8)
def notice_pattern(notice: str) -> re.Pattern[str] | None:
    """The first character of each line of a notice, where that line stands.

    For texts as `bare_reading` reads them, in which an accent hides no marker. None of
    a notice without letters, which is nobody's own.
    """
    bare = map(_bare, without_unseen(notice).splitlines())
    texts = [_spaced(line) for line in bare if any(map(str.isalnum, line))]
    if not texts:
        return None
    # Found by what follows, so that overlapping ones are found too.
    return re.compile("|".join(rf"(?={text})\S" for text in texts), re.IGNORECASE)


def _bare(text: str) -> str:
    return text.translate(_readings(beyond_ascii(text), bare_reading))


def _spaced(line: str) -> str:
    """A pattern for the words of a line, whatever the blanks between them."""
    words = line.split()
    begins = r"\b" if re.match(r"\w", words[0]) else ""
    ends = r"\b" if re.search(r"\w\Z", words[-1]) else ""
    return begins + r"\s{1,64}".join(map(re.escape, words)) + ends


@lru_cache(maxsize=8)
def stand_in(notice: str) -> str:
    """A dot that the notice does not hold: what is replaced by it forms no new one."""
    taken = _bare(notice)
    dots = (it for it in map(chr, count(0x2022)) if bare_reading(it) == it)
    return next(dot for dot in dots if dot.isprintable() and dot not in taken)


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
    characters and lone surrogates become U+FFFD; markers, in any Unicode form, lose a
    character to one that looks alike, and the lines of `notice`, which are to be said
    by nobody else, their first to a dot. Applying it to its own result changes nothing.
    """
    # The re module keeps what it compiled: the first memory pays, not the import.
    wide = "" if text.isascii() else beyond_ascii(text)
    if wide:
        text = _without_unseen(text, wide)
    lines = re.sub(UNSAFE_CHARACTER, REPLACEMENT, text).splitlines()
    if _may_hold_marker(text):
        read_as = _readings(wide, plain_reading)
        pattern = marker_pattern()
        lines = [_replaced(line, pattern, read_as, _lookalike) for line in lines]
    said = None if notice is None else notice_pattern(notice)
    if notice is not None and said is not None:
        read_as, dot = _readings(wide, bare_reading), stand_in(notice)
        lines = [_without_notice(line, said, read_as, dot) for line in lines]
    return lines


def _without_notice(
    line: str, said: re.Pattern[str], read_as: dict[int, str], dot: str
) -> str:
    # One line of a notice may stand in another and be laid bare by its dot; each round
    # breaks up a shorter one, so the rounds are no more than the lines of the notice.
    def stand_in_for(_: re.Match[str]) -> str:
        return dot

    cleaned = _replaced(line, said, read_as, stand_in_for)
    while cleaned != line:
        line, cleaned = cleaned, _replaced(cleaned, said, read_as, stand_in_for)
    return cleaned


def _may_hold_marker(text: str) -> bool:
    # Most texts hold none of these, and to look for them is cheaper than to search.
    return any(map(text.__contains__, marker_signs()))


def _lookalike(found: re.Match[str]) -> str:
    return LOOKALIKES[found[0]]


@lru_cache(maxsize=1)
def block_line() -> re.Pattern[str]:
    """A mark at the end of its line, or the prefix of a memory at the start of its.

    Also where the text is escaped as in JSON.
    """
    return re.compile(
        rf"(?P<opening>(?:<|\\u003c){MARK_NAME}(?:>|\\u003e)"
        rf"(?=[ \t]{{0,8}}(?:[\r\n]|{ESCAPED_BREAK})))"
        rf"|(?:<|\\u003c)/{MARK_NAME}"
        rf"|(?P<prefix>(?:[\r\n]|\\[rn])[ \t]{{0,8}}{re.escape(FIRST_LINE_PREFIX)})"
    )


def holds_block(text: str, heading: str) -> bool:
    """Whether a memory block stands in `text`, whole or cut off, as it was or escaped.

    That is so where a prompt was stored instead of what the user said. A mark counts if
    this heading follows, or below it the first line of a memory. Marks alone do not: a
    note may speak of them.
    """
    if MARK_NAME not in text:
        return False
    first_line = next(iter(heading_lines(heading)), FIRST_LINE_PREFIX)
    start = rf"{OPENING_MARK}(?:\s|{ESCAPED_BREAK}){{1,4}}{re.escape(first_line)}"
    return re.search(start, text) is not None or _holds_open_block(text)


def _holds_open_block(text: str) -> bool:
    is_open = False
    for found in block_line().finditer(text):
        if is_open and found["prefix"]:
            return True
        is_open = bool(found["opening"])
    return False


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
