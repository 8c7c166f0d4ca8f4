"""The words of the memory store: how a text is folded and cut into index terms.

Knows characters, and neither files nor ranking. An entry of the full-text index can
only be taken out by naming the terms that were put in, perhaps under another Python: so
everything here rests on the frozen Unicode 3.2 tables that every Python carries, and a
change of any rule here needs a new schema version. Letters that are younger are found
as they are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple
from unicodedata import ucd_3_2_0

from .store_words_data import FUNCTION_WORDS

TERM_LENGTH = 64
"""Characters of a word that are indexed; what agrees so far is the same term."""

PIECE_LENGTH = 1_000
"""Characters that are normalised at a time: a run of marks takes quadratic time."""

REMEMBERED = 20_000
"""Characters and words whose folded forms are kept at hand."""

ANY_ENDING = "*"
"""Ends a term of a query that stands for all terms with this first character."""

# Scripts without spaces between words, or with endings written on to them: Thai, Lao,
# Burmese, Khmer, Japanese, Chinese, Korean.
_PAIRED = (
    "\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005\u3007\u3040-\u30ff"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
_RUNS = re.compile(f"[{_PAIRED}]+|[^{_PAIRED}]+")
_PAIRED_START = re.compile(f"[{_PAIRED}]")

# Marks that are accents or reading aids: general ones, Hebrew, Arabic, for symbols,
# variation selectors. The vowel signs of India and South-East Asia are letters.
_ACCENTS = (
    (0x0300, 0x036F),
    (0x0591, 0x05C7),
    (0x0640, 0x0640),
    (0x064B, 0x065F),
    (0x0670, 0x0670),
    (0x06D6, 0x06ED),
    (0x20D0, 0x20FF),
    (0xFE00, 0xFE0F),
    (0xFE20, 0xFE2F),
)
_SEPARATE_LETTERS = "йЙ"
"""Letters of an alphabet of their own, although Unicode writes them with an accent."""

_DROPPED = "\u00ad\u02bb\u02bc"  # soft hyphen, letters that look like an apostrophe
_ZERO_WIDTH_SPACE = "\u200b"  # divides words where no space is shown
_WORD_JOINER = "\u2060"
"""Invisible, and folded to nothing."""

_PICTURES = (0x1F000, 0x1FBFF)


class _Characters(dict[int, str]):
    """What becomes of each character, worked out when it is first met."""

    def __init__(self, change: Callable[[str], str]) -> None:
        super().__init__()
        self._change = change

    def __missing__(self, code: int) -> str:
        if len(self) >= REMEMBERED:
            self.clear()
        changed = self[code] = self._change(chr(code))
        return changed


def _kept_apart(char: str) -> str:
    """A character younger than the tables, so that it orders and joins no others."""
    is_young = ucd_3_2_0.category(char) == "Cn"
    return f"{_WORD_JOINER}{char}{_WORD_JOINER}" if is_young else char


def _folded_character(char: str) -> str:
    category = ucd_3_2_0.category(char)
    is_picture = _PICTURES[0] <= ord(char) <= _PICTURES[1] or category == "So"
    if is_picture:
        return f" {char} "
    if char == _ZERO_WIDTH_SPACE:
        return " "
    if category == "Cf" or char in _DROPPED or _is_accent(char):
        return ""
    if category == "Cn":
        return char
    if category[0] not in "LNM":
        return " "
    if char in _SEPARATE_LETTERS:
        return char.casefold()
    letters = _without_accents(ucd_3_2_0.normalize("NFD", char)).casefold()
    bare = _without_accents(ucd_3_2_0.normalize("NFD", letters))
    return ucd_3_2_0.normalize("NFC", bare)


def _without_accents(text: str) -> str:
    return "".join(char for char in text if not _is_accent(char))


def _is_accent(char: str) -> bool:
    return any(first <= ord(char) <= last for first, last in _ACCENTS)


_KEEPING_APART = _Characters(_kept_apart)
_FOLDING = _Characters(_folded_character)


def _composed(text: str) -> str:
    """The text with one form for each character, ligature and width."""
    if text.isascii():
        return text
    text = text.translate(_KEEPING_APART)
    pieces = range(0, len(text), PIECE_LENGTH)
    return "".join(
        ucd_3_2_0.normalize("NFKC", text[at : at + PIECE_LENGTH]) for at in pieces
    )


def folded_words(text: str) -> list[str]:
    """The words of `text` without case, accents and punctuation, in order."""
    return _composed(text).translate(_FOLDING).split()


def index_terms(text: str) -> list[str]:
    """The terms under which `text` is found, in order, as often as they occur.

    A word is a term, in English also without its plural s. Chinese, Japanese, Korean
    and the scripts without spaces give each two neighbouring characters, and the
    last one of a run.
    """
    words = folded_words(text)
    if text.isascii():
        return [_stem(word) for word in words]
    return [term for word in words for term in _word_terms(word)]


class QueryTerms(NamedTuple):
    """The terms that a query asks for, each once, in order.

    `function` are those of function words, of use where there are no `telling` ones.
    """

    telling: tuple[str, ...]
    function: tuple[str, ...]


def query_terms(text: str) -> QueryTerms:
    """The terms of a query, as `index_terms` makes them of memories.

    Only a lone character of a script in pairs stands for all terms that begin with it
    (`ANY_ENDING`).
    """
    telling: dict[str, None] = {}
    function: dict[str, None] = {}
    for word in folded_words(text):
        terms = function if word in FUNCTION_WORDS else telling
        for run in _RUNS.findall(word):
            terms.update(dict.fromkeys(_asked_terms(run)))
    return QueryTerms(tuple(telling), tuple(function))


def _asked_terms(run: str) -> list[str]:
    if not _PAIRED_START.match(run):
        return [_stem(run)]
    if len(run) == 1:
        return [run + ANY_ENDING]
    return [run[at : at + 2] for at in range(len(run) - 1)]


def _word_terms(word: str) -> list[str]:
    if word.isascii():
        return [_stem(word)]
    terms: list[str] = []
    for run in _RUNS.findall(word):
        if _PAIRED_START.match(run):
            terms += [run[at : at + 2] for at in range(len(run))]
        else:
            terms.append(_stem(run))
    return terms


@lru_cache(maxsize=REMEMBERED)
def _stem(word: str) -> str:
    """The word without a plural s, by the three rules of Harman (1991)."""
    word = word[:TERM_LENGTH]
    if len(word) < 4 or word[-1] != "s" or not word.isascii():
        return word
    if word.endswith("ies") and not word.endswith(("aies", "eies")):
        return word[:-3] + "y"
    if word.endswith(("us", "ss", "aes", "ees", "oes")):
        return word
    return word[:-1]


def fact_of(text: str) -> str:
    """What a text says, whatever its case, spacing and Unicode form."""
    return " ".join(_composed(text).casefold().split())


def fact_digest(fact: str) -> int:
    """A number of 32 bits by which equal facts are looked up; others may share it."""
    digest = blake2b(fact.encode("utf-8"), digest_size=4).digest()
    return int.from_bytes(digest, "big", signed=True)
