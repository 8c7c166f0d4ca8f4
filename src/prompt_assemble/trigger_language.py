"""Which language a message is in: by script, by frequent words, and by typical letters.

Knows the words and signs of each language, and nothing of what is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from .trigger_fold import folded
from .trigger_language_data import LANGUAGE_SIGNS
from .trigger_reading import Reading
from .trigger_words import Token, word_classes
from .word_class_data import FUNCTION_WORDS, LANGUAGE_LETTERS

LETTER_BONUS = 1.0
CLASS_BONUS = 0.5
SIGN_BONUS = 0.3
"""What a letter of a language, a word of its classes, and a sign (three characters in a
row that are typical of it) count beside a function word; set by hand, by the share of
rows whose language is recognised."""

Signs = Mapping[str, tuple[str, ...]]

SIGN_SIZE = 3

FEWEST_KNOWN, MORE_KNOWN, LONG_ENOUGH = 0.1, 0.02, 10
"""A text in Latin letters has a known language if its score for each word is at least
the first, and the second more for each of its words up to the third."""

FOREIGN_LETTERS = frozenset(
    "\u0105\u0107\u010d\u0113\u0119\u011b\u0142\u0144\u0151\u0159\u015b\u0161"
    "\u0171\u016f\u017a\u017c\u017e\u00e5\u00e6\u00f8\u021b\u0219\u013c\u0146\u0137"
    "\u012b"
)
"""Letters of Polish, Czech, Swedish and others; each speaks against every language
that has a table."""


def language_of(
    tokens: list[Token], letters: set[str], read: Reading, signs: Signs | None = None
) -> str | None:
    """The likely language of a text, by script and then by frequent words and signs.

    `letters` are every SIGN_SIZE of them in a row; `signs` the languages that such a
    row is typical of, those of the data if None.
    """
    script = _script_of(read.text)
    if script != "latin":
        return script
    scores = dict.fromkeys(FUNCTION_WORDS, 0.0)
    known = _known_words()
    for token in tokens:
        for language, score in known.get(token.text, ()):
            scores[language] += score
    known_signs = language_signs() if signs is None else signs
    for sign in known_signs.keys() & letters:
        for language in known_signs[sign]:
            scores[language] += SIGN_BONUS
    own = _letters()
    spelled = set(read.spelling)
    for letter in spelled & own.keys():
        scores[own[letter]] += LETTER_BONUS
    best = max(scores, key=scores.__getitem__)
    least = FEWEST_KNOWN + MORE_KNOWN * min(len(tokens), LONG_ENOUGH)
    foreign = len(FOREIGN_LETTERS & spelled)
    return best if scores[best] - foreign > least * len(tokens) else None


def _script_of(text: str) -> str | None:
    """The language that a script stands for, "latin", or None for another script.

    A character of a script without blanks counts as much as three letters. Japanese is
    told from Chinese by its kana.
    """
    if text.isascii():
        return "latin" if text != text.upper() else None
    counts = {"latin": 0, "zh": 0, "kana": 0, "ko": 0, "ru": 0, "ar": 0, "hi": 0}
    other = 0
    for found in _stretch().finditer(text):
        name = found.lastgroup or ""
        size = found.end() - found.start()
        if name == "other":
            other += size
        else:
            counts[name] += size * (3 if name in ("zh", "kana", "ko") else 1)
    if counts["kana"] * 8 > counts["zh"]:
        counts["kana"] += counts["zh"]
        counts["zh"] = 0
    best = max(counts, key=counts.__getitem__)
    if counts[best] <= other:
        return None
    return "ja" if best == "kana" else best


@lru_cache(maxsize=1)
def language_signs() -> dict[str, tuple[str, ...]]:
    """The languages that each sign is typical of."""
    table: dict[str, tuple[str, ...]] = {}
    for language, signs in LANGUAGE_SIGNS.items():
        for sign in signs.split():
            table[sign] = (*table.get(sign, ()), language)
    return table


@lru_cache(maxsize=1)
def _known_words() -> dict[str, tuple[tuple[str, float], ...]]:
    """The languages in Latin letters that a word speaks for, and how strongly."""
    table: dict[str, dict[str, float]] = {}
    for language, text in FUNCTION_WORDS.items():
        for word in set(folded(text).split()):
            table.setdefault(word, {})[language] = 1.0
        for word in word_classes(language).words:
            scores = table.setdefault(word, {})
            scores[language] = scores.get(language, 0.0) + CLASS_BONUS
    return {word: tuple(scores.items()) for word, scores in table.items()}


@lru_cache(maxsize=1)
def _letters() -> dict[str, str]:
    return {it: language for language, its in LANGUAGE_LETTERS.items() for it in its}


@lru_cache(maxsize=1)
def _stretch() -> re.Pattern[str]:
    """Stretches of one script; the group says which."""
    return re.compile(
        "(?P<latin>[a-z\u00df-\u024f\u1e00-\u1eff]+)|(?P<zh>[\u3005\u3400-\u9fff]+)"
        "|(?P<kana>[\u3040-\u30ff]+)|(?P<ko>[\uac00-\ud7a3]+)|(?P<ru>[\u0400-\u052f]+)"
        r"|(?P<ar>[\u0620-\u06ff]+)|(?P<hi>[\u0900-\u0963]+)|(?P<other>[^\W\d_])"
    )
