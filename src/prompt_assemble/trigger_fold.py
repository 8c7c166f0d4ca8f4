"""Texts in one spelling, so that case, width, accents and Unicode form do not matter.

Knows characters and nothing of what is looked for in them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from unicodedata import normalize

from .fold_data import SIMPLIFIED, TRADITIONAL

INVISIBLE = (
    (0xAD, 0xAE),  # soft hyphen
    (0x307, 0x308),  # the dot that Python's lower case leaves of a Turkish capital I
    (0x640, 0x641),  # Arabic lengthening
    (0x200B, 0x2010),  # joiners and directions
    (0x202A, 0x202F),
    (0x2060, 0x2070),
    (0xFE00, 0xFE10),  # variation selectors
    (0xFEFF, 0xFF00),
)
"""Characters that change no word, as ranges."""

VOWEL_SIGNS = "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
"""Of Devanagari; they are part of words, which Python's classes do not know."""

FOLDED_ACCENTS = (
    (0x300, 0x370),
    (0x64B, 0x660),  # Arabic vowel signs and hamza
    (0x670, 0x671),
    (0x93C, 0x93D),  # the dot below Devanagari letters
)
"""Marks that people often leave out when they type, as ranges."""

LONG_SIGNS = {"\ufdfa": "\u0635", "\ufdfb": "\u062c"}
"""Arabic phrases in one character, of eighteen and eight letters: the first of them
stands for the whole, so that a text of such signs stays near its length."""

LETTERS_REPLACED = {
    0x131: "i",  # the Turkish letter, whose capital is that of another in other tongues
    0x901: "\u0902",  # two ways to write a nasal vowel in Devanagari
    0x2018: "'",
    0x2019: "'",
    0x2BC: "'",
}


def composed(text: str) -> str:
    """`text` in lower case and compatible forms, Chinese simplified, accents kept."""
    if text.isascii():
        return text.lower()
    for sign, letters in LONG_SIGNS.items():
        text = text.replace(sign, letters)
    plain = normalize("NFKD", text).casefold()
    return normalize("NFKC", plain.translate(_replacements()))


def unaccented(text: str) -> str:
    """`text` without the accents that people leave out."""
    if text.isascii():
        return text
    return normalize("NFC", normalize("NFKD", text).translate(_accents()))


def folded(text: str) -> str:
    """`text` as it is looked up: composed, and without accents."""
    return unaccented(composed(text))


def place_before(
    change: Callable[[str], str], text: str, changed: str, place: int
) -> int:
    """Where in `text` stands what stands at `place` in `changed`, its `change(text)`.

    Both places are those behind a character. Looks at one word where blanks are as many
    before and after: no character reaches over them.
    """
    if text.isascii() or place <= 0:
        return place
    start = 0
    words = text.split(" ")
    if len(words) == changed.count(" ") + 1:
        before = changed.rfind(" ", 0, place - 1) + 1
        index = changed.count(" ", 0, before)
        start = sum(map(len, words[:index])) + index
        text, place = words[index] + " ", place - before
    # Mostly nothing before it changes its length.
    if len(change(text[: place - 1])) < place == len(change(text[:place])):
        return start + place
    lengths = range(len(text) + 1)
    return start + bisect_left(lengths, place, key=lambda end: len(change(text[:end])))


@lru_cache(maxsize=1)
def _replacements() -> dict[int, str | None]:
    table: dict[int, str | None] = {}
    for first, beyond in INVISIBLE:
        table.update(dict.fromkeys(range(first, beyond)))
    table.update(LETTERS_REPLACED)
    table.update(zip(map(ord, TRADITIONAL), SIMPLIFIED))
    return table


@lru_cache(maxsize=1)
def _accents() -> dict[int, None]:
    return {
        code: None for first, beyond in FOLDED_ACCENTS for code in range(first, beyond)
    }
