"""Phase 3, the units of a memory: sentences, list items, pairs, headings and rows.

Any script. It knows texts and nothing else: neither queries nor tokens. A unit is taken
from its text as it stands there, but for the white space at its ends and the line
breaks of a hard-wrapped sentence.
"""

import re
from functools import lru_cache
from typing import NamedTuple
from unicodedata import category, combining

from .summary_data import (
    ABBREVIATIONS,
    CLOSERS,
    PHRASED_SCRIPTS,
    SPACED_MARKS,
    UNSPACED_SCRIPTS,
    WIDE_MARKS,
)

WHOLE_LINE = 60
"""Characters of a line up to which it is one unit, whatever marks it holds; half as
many where they are not ASCII, since Chinese says more with one."""

LONGEST_TITLE = 90
"""Characters of a heading with its marks, see `_HEADING`."""

WHOLE_ITEM = 300
"""Characters of a list item, a pair or a row up to which it is not taken apart."""

WRAP_WIDTHS = range(60, 121)
"""Lengths of the longest line of a text that may be hard-wrapped prose."""

LONGEST_ABBREVIATION = 12
"""Characters in front of a full stop that are looked at; no listed one is longer."""

WORD_REACH, SCRIPT_REACH = 40, 100
"""Characters within which an edge of a word, and one between characters of a script
without spaces, is sought: longer words are rare, and the search must end."""

JOINER = "\u200d"
# No marks, and yet they belong to what stands before them: joiners, skin tones, tags,
# Thai and Lao AM, half-width kana marks, vowels and ends of Hangul syllables.
JOINING = "\u200c\u200d\u0e33\u0eb3\uff9e\uff9f\U0001f3fb-\U0001f3ff"
JOINING += "\u1160-\u11ff\U000e0020-\U000e007f"
LONGEST_SEQUENCE = 64
"""Marks in a row up to which a character is kept whole; hostile text has more."""

VIRAMA = 9
"""The combining class of signs that tie two consonants to one."""

FLAG_LETTERS = ("\U0001f1e6", "\U0001f1ff")

# Every repetition is bounded: hostile runs of marks cost no more than their length.
_HEADING = (
    r"#{1,6}\s|\[[^\]]{1,80}\]$|\*\*[^*]{1,80}\*\*:?$|={1,3} .{1,80} ={1,3}$"
    r"|[^\s\-*+•|].{0,60}[:：]$"
)
_ITEM = r"(?:[-*+•·▪–]|\d{1,3}[.)]|\[[ x]\])\s|\||[\w][\w .\-/]{0,30}(?:[:=]\s|：)"
_PAIR_REGION = 32
"""Characters of a line within which the mark of a pair stands, see `_ITEM`."""


class TextUnit(NamedTuple):
    """A sentence, item or heading; `line` is the number of its line, with gaps of 2
    where text was left out before it."""

    text: str
    line: int
    is_heading: bool = False


def units_of(texts: list[str]) -> list[TextUnit]:
    """The units of some parts of a text, in order; between parts something is left out.

    White space at line ends and blank lines go.
    """
    found: list[TextUnit] = []
    number = 0
    for text in texts:
        for line in _unwrapped(text):
            number += 1
            _add_units(found, line, number)
        number += 1
    return found


def _add_units(found: list[TextUnit], line: str, number: int) -> None:
    size = len(line)
    may_head = size <= LONGEST_TITLE and (line[0] in "#[*=" or line[-1] in ":：")
    if may_head and _compiled_mark(_HEADING).match(line):
        found.append(TextUnit(line, number, True))
    elif size <= (WHOLE_LINE if line.isascii() else WHOLE_LINE // 2) or (
        size <= WHOLE_ITEM and _is_item(line)
    ):
        found.append(TextUnit(line, number))
    else:
        for sentence in _sentences(line):
            if len(sentence) > 2 * WHOLE_LINE and _is_phrased(sentence):
                found += [TextUnit(phrase, number) for phrase in _phrases(sentence)]
            elif sentence:
                found.append(TextUnit(sentence, number))


def _unwrapped(text: str) -> list[str]:
    """The lines of a text without white space at their ends, wrapped ones joined.

    A text is taken for hard-wrapped prose if most lines that begin in lower case do so
    because their first word had no room on the line before.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    width = max(map(len, lines), default=0)
    bare = [line.lstrip() for line in lines]
    if width not in WRAP_WIDTHS:
        return [line for line in bare if line]
    going_on = [
        place
        for place, (last, line) in enumerate(zip(bare, bare[1:]), 1)
        if line[:1].islower()
        and last
        and last[-1] not in SPACED_MARKS
        and not _is_item(line)
    ]
    wrapped = {
        place
        for place in going_on
        if len(lines[place - 1]) + len(bare[place].split(" ", 1)[0]) >= width
    }
    if 2 * len(wrapped) <= len(going_on):
        return [line for line in bare if line]
    joined: list[str] = []
    for place, line in enumerate(bare):
        if place in wrapped:
            joined[-1] += " " + line
        elif line:
            joined.append(line)
    return joined


def _is_item(line: str) -> bool:
    """Whether a line is a list item, a pair or a row."""
    # What begins with a letter can only be a pair, and most lines show no mark of one.
    if line[0].isalpha():
        begin = line[:_PAIR_REGION]
        if ":" not in begin and "=" not in begin:
            if begin.isascii() or "：" not in begin:
                return False
    return _compiled_mark(_ITEM).match(line) is not None


def _sentences(line: str) -> list[str]:
    # Many lines hold no mark at all, and to see that is cheaper than to search.
    if line.isascii() and not ("." in line or "!" in line or "?" in line):
        return [line.strip()]
    found: list[str] = []
    start = 0
    for end in _sentence_end().finditer(line):
        stop = end.end()
        if line[end.start()] in SPACED_MARKS and _goes_on(line, end.start(), stop):
            continue
        found.append(line[start:stop].strip())
        start = stop
    found.append(line[start:].strip())
    return found


def _goes_on(line: str, mark: int, stop: int) -> bool:
    """Whether the sentence goes on behind a mark that may end it."""
    after = line[stop + 1 : stop + 2]
    if after.islower():
        return True
    if line[mark:stop] != ".":
        return False
    nearby = line[max(0, mark - LONGEST_ABBREVIATION) : mark]
    word = nearby[nearby.rfind(" ") + 1 :].lstrip("(\"'«„“")
    if len(word) == 1 and word.isalpha():
        return word.isupper() or word.lower() in _abbreviations()
    # A day or an item number: "12. Mai", "3. Fees".
    return word.lower() in _abbreviations() or len(word) < 3 and word.isdigit()


def _is_phrased(text: str) -> bool:
    if text.isascii():
        return False
    return phrased_character().search(text) is not None


def ends_sentence(text: str) -> bool:
    """Whether `text` ends where a line or a sentence does."""
    bare = text.rstrip()
    if "\n" in text[len(bare) :]:
        return True
    return bare.rstrip(CLOSERS)[-1:] in (*SPACED_MARKS, *WIDE_MARKS)


def _phrases(sentence: str) -> list[str]:
    """Parts of at least 60 characters, cut at spaces: there are no other marks."""
    found: list[str] = []
    start = 0
    while len(sentence) - start > 2 * WHOLE_LINE:
        cut = sentence.find(" ", start + WHOLE_LINE)
        if cut < 0:
            break
        found.append(sentence[start:cut])
        start = cut + 1
    return [*found, sentence[start:]]


def whole_edge(text: str, at: int, step: int) -> int:
    """The nearest place from `at` on, in the direction `step`, that cuts nothing.

    Within 40 characters that is an edge of a word; else, within 100, one between two
    characters of a script without spaces; else one that splits no character sequence,
    though it may split a word that is longer than that.
    """
    size = len(text)
    if not 0 < at < size:
        return min(max(at, 0), size)
    edges = ((WORD_REACH, _is_word_edge), (SCRIPT_REACH, _is_script_edge))
    for reach, is_edge in edges:
        for place in range(at, at + step * reach, step):
            if place == size:
                return size
            if place == 0:
                break
            if is_edge(text, place):
                return place
    return unjoined_edge(text, at, step)


def unjoined_edge(text: str, at: int, step: int, reach: int = LONGEST_SEQUENCE) -> int:
    """The nearest place from `at` on that splits no character sequence."""
    for place in range(at, at + step * reach, step):
        if not (0 < place < len(text) and _is_joined(text, place)):
            return place
    return at


def _is_word_edge(text: str, at: int) -> bool:
    return text[at - 1].isspace() or text[at].isspace()


def _is_script_edge(text: str, at: int) -> bool:
    around = text[at - 1 : at + 1]
    if not any(map(unspaced_character().match, around)):
        return False
    return not _is_joined(text, at)


def _is_joined(text: str, at: int) -> bool:
    """Whether `at` is inside a character sequence that must stay together."""
    after, before = text[at], text[at - 1]
    if category(after)[0] == "M" or before == JOINER or combining(before) == VIRAMA:
        return True
    first, last = FLAG_LETTERS
    if first <= after <= last:  # flags are pairs of letters
        run = text[max(0, at - 400) : at]
        return bool((len(run) - len(run.rstrip(_flag_letters()))) % 2)
    return _compiled_mark(f"[{JOINING}]").match(after) is not None


@lru_cache(maxsize=1)
def phrased_character() -> re.Pattern[str]:
    """A character of a script with hardly a mark at sentence ends."""
    return re.compile(f"[{PHRASED_SCRIPTS}]")


@lru_cache(maxsize=1)
def unspaced_character() -> re.Pattern[str]:
    """A character of a script that does not space its words."""
    return re.compile(f"[{UNSPACED_SCRIPTS}]")


@lru_cache(maxsize=1)
def _sentence_end() -> re.Pattern[str]:
    closers = re.escape(CLOSERS)
    # All marks in one set at its beginning, which is quick to search for.
    return re.compile(
        rf"[{SPACED_MARKS}{WIDE_MARKS}]"
        rf"(?:(?<=[{SPACED_MARKS}])[{closers}]{{0,3}}(?=\s)"
        rf"|(?<=[{WIDE_MARKS}])[{closers}]{{0,3}}(?![{WIDE_MARKS}{closers}]))"
    )


@lru_cache(maxsize=1)
def _flag_letters() -> str:
    first, last = map(ord, FLAG_LETTERS)
    return "".join(map(chr, range(first, last + 1)))


@lru_cache(maxsize=16)
def _compiled_mark(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@lru_cache(maxsize=1)
def _abbreviations() -> frozenset[str]:
    return frozenset(ABBREVIATIONS.split())
