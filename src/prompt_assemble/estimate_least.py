"""Phase 4: what pieces that the fit of the estimate has hardly seen cost at least.

Responsible for least prices by what a piece is. It must not know the prices that are
fitted, nor families: they hold for all. `estimate` takes the larger of both.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .estimate_pieces import WORD_GROUPS, EstimatedPiece

# Least prices in conservative mode, in millitokens, of what the fit has hardly seen.
# Counts of sixteen tokenizers, 2026-11-30 (tests/benchmarks/estimator/stretched.py):
# letters drawn by lot and long words cost up to 0.7 tokens a letter, with an accent one
# half more; capitals up to 1.6 in Greek and Armenian and 0.9 in Cyrillic; full-width
# letters, digits of other scripts and Hebrew points two or three; runs of many marks
# 0.9 a mark; a tab among many 0.06.
_LONG_WORD = 16
_LONG_LETTER = 650
_LONG_CAPITAL = 800
_CAPITAL = 430
_ACCENT = 600
_CAPITAL_ACCENT = 900
_SHORT_DIGITS = 16
_LONG_DIGIT = 500
# Families that do not cut digits by threes spend 0.42 to 0.5 tokens a digit on four and
# more by lot, of which the fit saw few; the prices of those that do are above this.
_GROUPED_DIGITS = 3
_DIGIT = 440
_TYPICAL_DIGIT = 360
_FULL_WIDTH = 2600
_CAPITALS = {"alph": 1700, "cyrl": 950}
_FOREIGN_DIGIT = 2600
_POINT = 2850
_MARK = 850
_TAB = 120
_SEPARATED_QUOTES = 2000
_VIETNAMESE_START = 2200
# A letter that only small languages of a script use, and any other letter beside it.
_SCRIPTS_WITH_RARE_LETTERS = {
    "cyrl": (2700, 380),
    "arab": (1800, 450),
    "indi": (3000, 580),
    "thai": (2800, 800),
    "alph": (2900, 350),
}
_VOWELS = frozenset("aeiouyAEIOUY")
_LETTERS_A_VOWEL = 5
_QUOTES = frozenset("\"'")


def least_price(piece: str, found: EstimatedPiece) -> int:
    """What a piece costs at least in conservative mode, in millitokens."""
    group, size = found.group, len(piece)
    if group in WORD_GROUPS:
        word = piece.lstrip(" ")
        least = _least_of_word(word, group == "wU")
        return least if word != piece else max(least, _least_of_line_start(word))
    if group == "d":
        return _least_of_digits(size)
    if group == "p":
        return _least_of_marks(piece)
    if group == "ws":
        return 1000 + _TAB * piece.count("\t") if size > 1 else 0
    return 0 if piece.isascii() else _least_of_script(piece, group)


def _least_of_digits(size: int) -> int:
    if size <= _GROUPED_DIGITS:
        return 0
    return size * (_LONG_DIGIT if size > _SHORT_DIGITS else _DIGIT)


def _least_of_word(word: str, is_capitals: bool) -> int:
    """Of a Latin word: what it costs in capitals, if it is long or without vowels."""
    size = len(word)
    letter = _LONG_CAPITAL if is_capitals else _LONG_LETTER
    accent = _CAPITAL_ACCENT if is_capitals else _ACCENT
    accents = accent * sum(it > "\x7f" for it in word)
    if size > _LONG_WORD:
        # The first letters at 0.25 tokens each, as in long words that people write.
        return accents + letter * size - (letter - 250) * _LONG_WORD
    if size > _LETTERS_A_VOWEL and _is_without_vowels(word):
        return accents + letter * size
    return accents + _CAPITAL * size if is_capitals and size > 4 else 0


def _least_of_line_start(word: str) -> int:
    """Of a word of Vietnamese letters without a blank before it, as in lists of words.

    Vocabularies know these words behind a blank.
    """
    is_told = len(word) > 1 and any(
        it in "\u0103\u0111\u01a1\u01b0\u0102\u0110\u01a0\u01af" or it > "\u1e9f"
        for it in word
    )
    return _VIETNAMESE_START if is_told else 0


def _is_without_vowels(word: str) -> bool:
    vowels = sum(it in _VOWELS or it > "\x7f" for it in word)
    return vowels * _LETTERS_A_VOWEL < len(word)


def _least_of_marks(marks: str) -> int:
    """Of a long run of several marks, and of the ends of two quoted cells."""
    if len(marks) > 8 and len(set(marks)) > 2:
        return _MARK * len(marks)
    is_between = len(marks) == 3 and marks[0] == marks[2] and marks[0] in _QUOTES
    return _SEPARATED_QUOTES if is_between and marks[1] != "," else 0


def _least_of_script(run: str, group: str) -> int:
    price = 0
    for char in _dear_characters().findall(run):
        if char.isdecimal():
            price += _FOREIGN_DIGIT
        else:
            price += _FULL_WIDTH if char > "\uff00" else _POINT
    if group in _CAPITALS and len(run) > 2 and run.isupper():
        price += _CAPITALS[group] * len(run)
    return max(price, _least_of_rare_letters(run, group))


def _least_of_rare_letters(run: str, group: str) -> int:
    """Of a run with letters that only small languages of its script use.

    No vocabulary has learnt these, and they break up the words around them.
    """
    script = _SCRIPTS_WITH_RARE_LETTERS.get(group)
    if script is None:
        return 0
    rare = len(_rare_letters().findall(run))
    letter, other = script
    return rare * letter + (len(run) - rare) * other if rare else 0


@lru_cache(maxsize=1)
def _rare_letters() -> re.Pattern[str]:
    """Letters that the large languages of a script do without.

    Of Chuvash, Komi, Mari, Udmurt; of Luri and Bakhtiari; of Kashmiri; of Shan, Mon,
    Karen and Pa'O; of Mingrelian.
    """
    return re.compile(
        "[\u04aa\u04ab\u04c1-\u04d7\u04da-\u04e1\u04e4-\u04e7\u04ea-\u04ed\u04f0-\u052f"
        "\u063b-\u063f\u065a\u065b\u0671\u06c9\u06ca"
        "\u0904\u090e\u0912\u093a\u093b\u0946\u094a\u094f\u0956\u0957\u0973-\u0977"
        "\u1022\u1028\u1033-\u1035\u1050-\u109f\ua9e0-\ua9fe\uaa60-\uaa7f"
        "\u10f1-\u10fa]"
    )


@lru_cache(maxsize=1)
def _dear_characters() -> re.Pattern[str]:
    """Digits of other scripts, Hebrew points, full-width letters."""
    return re.compile("[\u0591-\u05c7\uff21-\uff3a\uff41-\uff5a]|\\d")


def typical_least(piece: str, found: EstimatedPiece) -> int:
    """What long Latin words and digits cost at least in any mode, in millitokens.

    The price of a letter beyond the sixteenth is fitted on few words, and is below
    nothing in some families.
    """
    size = len(piece)
    if found.group == "d":
        return _TYPICAL_DIGIT * size if size > _GROUPED_DIGITS else 0
    if found.group not in WORD_GROUPS or size <= _LONG_WORD:
        return 0
    return 500 * size - 5000 if found.group == "wU" else 300 * size - 1800
