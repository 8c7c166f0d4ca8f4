"""Cues of a message: words, pairs, classes of words and shape, each with its place.

Turns own words into cues and adds up what the cues weigh. Knows the tables of
trigger_data.py and word_class_data.py; it decides nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from .trigger_correction_data import CORRECTIONS
from .trigger_data import CATEGORY_WEIGHTS, CUE_WEIGHTS, INTERCEPT, LANGUAGE_SIGNS
from .trigger_fold import folded
from .trigger_guards import BLOCK_MARK
from .trigger_reading import Reading
from .word_class_data import FUNCTION_WORDS, LANGUAGE_LETTERS, WORD_CLASSES

SHARED = "shared"
"""The table of cues that stand in no single language: classes of words, and shape."""

LONGEST_FRAGMENT = 5
"""Characters of the longest piece of Chinese, Japanese or Korean that is a cue."""

LONGEST_PHRASE = 3
"""Words of the longest entry of a class."""

CLASS_REACH = 5
"""Words (in runs of characters: pairs of them) between classes that make a cue."""

LETTER_BONUS = 1.0
CLASS_BONUS = 0.5
SIGN_BONUS = 0.3
"""What a letter of a language, a word of its classes, and a sign (three characters in a
row that are typical of it) count beside a function word; set by hand, by the share of
rows whose language is recognised."""

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

JOINED_SCRIPTS = ("zh", "ja", "ko")

POINTING_CLASSES = (
    "again",
    "my",
    "past",
    "remember",
    "resume",
    "said",
    "usual",
    "we",
    "you",
)
"""Classes that point to a person, an earlier time or a thing known; an ordinary request
holds few of them."""

Span = tuple[int, int]


class Token(NamedTuple):
    """A word, a sign or a run of characters without blanks, at its place."""

    text: str
    start: int
    is_run: bool


class WordClasses(NamedTuple):
    """The classes of one language: by whole words or fragments, and by word ends.

    `longest` is the length of the longest end, `sizes` the lengths of the entries that
    start with a character, the longest first.
    """

    words: dict[str, tuple[str, ...]]
    ends: dict[str, tuple[str, ...]]
    longest: int
    sizes: dict[str, tuple[int, ...]]


class Weighing(NamedTuple):
    """What the cues of a text add up to, its language, and the cues that count."""

    total: float
    language: str | None
    tokens: list[Token]
    cues: set[str]
    weights: dict[str, float]

    @property
    def category(self) -> str:
        """The category that the cues speak for most."""
        rows = category_table()
        found = sorted([rows[cue] for cue in self.cues if cue in rows])
        sums = [sum(column) for column in zip(*found)] or [0.0]
        return tuple(CATEGORY_WEIGHTS)[sums.index(max(sums))]

    @property
    def strongest(self) -> list[tuple[str, float]]:
        """The cues that speak for memory with their weights, the strongest first."""
        found = [(cue, round(it, 1)) for cue, it in self.weights.items() if it > 0]
        return sorted(found, key=lambda it: (-it[1], it[0]))


def weigh(read: Reading, allowed: tuple[str, ...]) -> Weighing:
    """Add up the weights of all cues of a text.

    `allowed` are the languages whose tables may be used; a text in another one is
    weighed by its shape alone.
    """
    tokens = tokens_of(read.text)
    language = language_of(tokens, read, language_signs())
    if language not in allowed:
        language = None
    cues = cues_of(tokens, read, language)
    tables = weight_tables()
    own, shared = tables.get(language or "", {}), tables[SHARED]
    weights = {cue: own[cue] for cue in cues if cue in own}
    for cue in cues:
        if cue in shared:
            weights[cue] = weights.get(cue, 0.0) + shared[cue]
    # Rounded, so that the order of adding cannot show.
    total = round(INTERCEPT + sum(weights.values()), 6)
    return Weighing(total, language, tokens, cues, weights)


def tokens_of(text: str) -> list[Token]:
    """The words, signs and runs of characters of a folded text."""
    return [
        Token(found[0], found.start(), bool(found[1]))
        for found in _token().finditer(text)
    ]


def cues_of(tokens: list[Token], read: Reading, language: str | None) -> set[str]:
    """All cues of a text; linear in its length."""
    cues = _shape_cues(tokens, read, language)
    if language is None:
        return cues
    cues.update([cue for cue, _ in _class_cues(tokens, read, language)])
    cues.update(_word_cues(_word_row(tokens)))
    for token in tokens:
        if token.is_run:
            run = f"^{token.text}$"
            for size in range(1, LONGEST_FRAGMENT + 1):
                cues.update([run[i : i + size] for i in range(len(run) - size + 1)])
    cues.update(_joint_cues(tokens, cues))
    return cues


def span_of(cue: str, read: Reading, weighing: Weighing) -> Span | None:
    """Where in the text of a reading a cue stands first, or None for one of shape."""
    tokens, language = weighing.tokens, weighing.language
    if language is None:
        return None
    if "[" in cue:
        spans = (span for it, span in _class_cues(tokens, read, language) if it == cue)
        return next(spans, None)
    row = _word_row(tokens)
    words = [it.text for it in row]
    size = 1 if "*" in cue else len(cue.split(" "))
    for place in range(len(row) - size + 1):
        if _is_cue(cue, words[place : place + size]):
            last = row[place + size - 1]
            end = last.start + (0 if last.text == "$" else len(last.text))
            return row[place].start, end
    found = read.text.find(cue.strip("^$"))
    return (found, found + len(cue.strip("^$"))) if found >= 0 else None


def _is_cue(cue: str, words: list[str]) -> bool:
    """Whether words in a row are what a cue of words stands for."""
    if cue.endswith("*"):
        return words[0].startswith(cue[:-1])
    if cue.startswith("*"):
        return words[0].endswith(cue[1:])
    return " ".join(words) == cue or (
        " ~ " in cue and f"{words[0]} ~ {words[-1]}" == cue
    )


def _word_row(tokens: list[Token]) -> list[Token]:
    """The words and signs between marks of the start and the end of the text."""
    words = [
        Token(_numberless(it.text), it.start, False)
        for it in tokens
        if not it.is_run and it.text not in ",;:\u3001\u060c"
    ]
    end = tokens[-1].start + len(tokens[-1].text) if tokens else 0
    return [Token("^", 0, False), *words, Token("$", end, False)]


def _word_cues(row: list[Token]) -> list[str]:
    """Single words, their beginnings and ends, and rows of two and three words."""
    words = [it.text for it in row]
    cues = list(words)
    for word in words:
        if len(word) > 4:
            cues += (word[:4] + "*", word[:6] + "*", "*" + word[-3:])
    cues += [f"{one} {two}" for one, two in zip(words, words[1:])]
    cues += [f"{one} ~ {three}" for one, three in zip(words, words[2:])]
    cues += [" ".join(words[i : i + 3]) for i in range(len(words) - 2)]
    return cues


def _numberless(word: str) -> str:
    return _digits().sub("0", word) if word[0].isdecimal() else word


def _class_cues(
    tokens: list[Token], read: Reading, language: str
) -> Iterator[tuple[str, Span]]:
    """Classes of words: alone, in a question or not, in front, in order, together."""
    in_text = _classes_in_runs if language in JOINED_SCRIPTS else _classes_in_words
    found = sorted(set(in_text(tokens, word_classes(language))))
    sign = "?" if "?" in read.text or "\u061f" in read.text else "."
    first: dict[str, Span] = {}
    for index, (place, name, span) in enumerate(found):
        first.setdefault(name, span)
        if place <= 1:
            yield f"^[{name}]", span
        for other, second, (_, end) in found[index + 1 :]:
            if other - place > CLASS_REACH:
                break
            if other > place:
                yield f"[{name}]>[{second}]", (span[0], end)
    names = sorted(first)
    for index, name in enumerate(names):
        yield f"[{name}]", first[name]
        yield f"[{name}]{sign}", first[name]
        for second in names[index + 1 :]:
            yield f"[{name}]&[{second}]", first[name]


def _classes_in_words(
    tokens: list[Token], classes: WordClasses
) -> Iterator[tuple[float, str, Span]]:
    """Place in words, class and span of each entry that stands in the words."""
    for place, token in enumerate(tokens):
        span = (token.start, token.start + len(token.text))
        for name in classes.words.get(token.text, ()):
            yield place, name, span
        phrase = token.text
        for following in tokens[place + 1 : place + LONGEST_PHRASE]:
            phrase = f"{phrase} {following.text}"
            for name in classes.words.get(phrase, ()):
                yield place, name, (token.start, following.start + len(following.text))
        for size in range(1, min(classes.longest, len(token.text) - 2) + 1):
            for name in classes.ends.get(token.text[-size:], ()):
                yield place, name, span


def _classes_in_runs(
    tokens: list[Token], classes: WordClasses
) -> Iterator[tuple[float, str, Span]]:
    """The same for runs: the longest entry at each character, two making a place."""
    done = 0
    for token in tokens:
        for place in range(len(token.text) if token.is_run else 0):
            for size in classes.sizes.get(token.text[place], ()):
                names = classes.words.get(token.text[place : place + size])
                if names and place + size <= len(token.text):
                    start = token.start + place
                    for name in names:
                        yield (done + place) / 2, name, (start, start + size)
                    break
        done += len(token.text) + 1


def _shape_cues(tokens: list[Token], read: Reading, language: str | None) -> set[str]:
    """What needs no word list: length, questions, numbers, sentences, quotes."""
    if language in ("zh", "ja"):
        words = sum(len(token.text) for token in tokens) // 2
    else:
        words = sum(token.text[0].isalnum() for token in tokens)
    sentences = sum(token.text in ".!?\u3002\u0964" for token in tokens)
    numbers = sum(token.text[0].isdecimal() for token in tokens)
    shape = {
        f"language {language or 'unknown'}",
        f"words {min(8, words // 4) * 4}",
        f"sentences {min(4, sentences)}",
        f"numbers {min(3, numbers)}",
    }
    if "?" in read.text or "\u061f" in read.text:
        shape.add("question")
    if read.text.endswith(("?", "\u061f")):
        shape.add("question at the end")
    if BLOCK_MARK in read.text:
        shape.add("quote")
    if read.is_cut:
        shape.add("paste")
    return shape


def _joint_cues(tokens: list[Token], cues: set[str]) -> list[str]:
    """Length of the text together with how much points back, quotes and questions.

    A long text in which nothing points back is mostly a request of its own.
    """
    length = next(it for it in _lengths() if it in cues)
    pointing = min(3, sum(f"[{name}]" in cues for name in POINTING_CLASSES))
    commas = sum(token.text in ",\u3001\u060c" for token in tokens)
    asks = "question" if "question" in cues else "statement"
    joint = [f"pointing {pointing} {length}", f"{asks} {length}"]
    joint.append(f"commas {min(3, commas)}")
    joint += ["colons 1"] if any(token.text == ":" for token in tokens) else []
    joint += [f"paste {length}"] if "paste" in cues else []
    if "quote" in cues:
        joint += [f"quote {length}", f"quote pointing {pointing}"]
    return joint


@lru_cache(maxsize=1)
def _lengths() -> tuple[str, ...]:
    return tuple(f"words {size * 4}" for size in range(9))


def language_of(
    tokens: list[Token], read: Reading, signs: Mapping[str, tuple[str, ...]]
) -> str | None:
    """The likely language of a text, by script and then by frequent words and signs."""
    script = _script_of(read.text)
    if script != "latin":
        return script
    scores = dict.fromkeys(FUNCTION_WORDS, 0.0)
    known = _known_words()
    for token in tokens:
        for language, score in known.get(token.text, ()):
            scores[language] += score
    for sign in signs_of(tokens):
        for language in signs.get(sign, ()):
            scores[language] += SIGN_BONUS
    letters = _letters()
    for letter in set(read.spelling) & letters.keys():
        scores[letters[letter]] += LETTER_BONUS
    best = max(scores, key=lambda language: scores[language])
    least = FEWEST_KNOWN + MORE_KNOWN * min(len(tokens), LONG_ENOUGH)
    foreign = len(FOREIGN_LETTERS & set(read.spelling))
    return best if scores[best] - foreign > least * len(tokens) else None


def signs_of(tokens: list[Token]) -> set[str]:
    """Each three characters in a row of the words, with `_` for a word's border."""
    signs = set()
    for token in tokens:
        if not token.is_run and token.text[0].isalpha():
            word = f"_{token.text}_"
            signs.update([word[i : i + 3] for i in range(len(word) - 2)])
    return signs


def _script_of(text: str) -> str | None:
    """The language that a script stands for, "latin", or None for another script.

    A character of a script without blanks counts as much as three letters. Japanese is
    told from Chinese by its kana.
    """
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
    best = max(counts, key=lambda name: counts[name])
    if counts[best] <= other:
        return None
    return "ja" if best == "kana" else best


@lru_cache(maxsize=1)
def weight_tables() -> dict[str, dict[str, float]]:
    """The weight of each cue by language, corrections included, folded for look-up."""
    tables: dict[str, dict[str, float]] = {SHARED: {}}
    for source in (CUE_WEIGHTS, CORRECTIONS):
        for language, text in source.items():
            tables.setdefault(language, {}).update(weights_in(text))
    return tables


@lru_cache(maxsize=1)
def category_table() -> dict[str, tuple[float, ...]]:
    """What each shared cue weighs for each category, in the order of the data."""
    tables = [weights_in(text) for text in CATEGORY_WEIGHTS.values()]
    cues = {cue for table in tables for cue in table}
    return {cue: tuple(table.get(cue, 0.0) for table in tables) for cue in cues}


def weights_in(text: str) -> dict[str, float]:
    """Read `weight: cue, cue`; a line without a weight goes on with the last one."""
    table, weight = {}, ""
    for line in folded(text).splitlines():
        if ": " in line:
            weight, _, line = line.partition(": ")
        for cue in line.rstrip(",").split(", "):
            if cue:
                table[cue] = float(weight)
    return table


@lru_cache(maxsize=1)
def language_signs() -> dict[str, tuple[str, ...]]:
    """The languages that each sign is typical of."""
    table: dict[str, tuple[str, ...]] = {}
    for language, signs in LANGUAGE_SIGNS.items():
        for sign in signs.split():
            table[sign] = (*table.get(sign, ()), language)
    return table


@lru_cache(maxsize=None)
def word_classes(language: str) -> WordClasses:
    """The classes of one language, folded for look-up."""
    words: dict[str, tuple[str, ...]] = {}
    ends: dict[str, tuple[str, ...]] = {}
    name = ""
    for entry in folded(WORD_CLASSES[language]).split():
        if entry.endswith(":"):
            name = entry[:-1]
        elif entry[0] == "*":
            ends[entry[1:]] = (*ends.get(entry[1:], ()), name)
        else:
            entry = entry.replace("_", " ")
            words[entry] = (*words.get(entry, ()), name)
    sizes: dict[str, tuple[int, ...]] = {}
    for size, first in sorted({(len(word), word[0]) for word in words}, reverse=True):
        sizes[first] = (*sizes.get(first, ()), size)
    return WordClasses(words, ends, max(map(len, ends), default=0), sizes)


@lru_cache(maxsize=None)
def common_words(language: str) -> frozenset[str]:
    """Words of a language that stand in any message, folded."""
    frequent = folded(FUNCTION_WORDS.get(language, "")).split()
    return frozenset((*frequent, *word_classes(language).words))


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


HAN_AND_KANA = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
HANGUL_SYLLABLES = "\uac00-\ud7a3"
VOWEL_SIGNS = "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
"""Of Devanagari; they are part of words, which Python's classes do not know."""


@lru_cache(maxsize=1)
def _token() -> re.Pattern[str]:
    """Group 1 is a run; letters of runs are no part of a word beside them."""
    runs = HAN_AND_KANA + HANGUL_SYLLABLES
    letter = f"[^\\W_{runs}]|[{VOWEL_SIGNS}]"
    return re.compile(
        f"([{HAN_AND_KANA}]+|[{HANGUL_SYLLABLES}]+)|(?:{letter})+(?:'(?:{letter})+)*"
        f"|[?!.,;:\u2026\u3001\u3002\u060c\u061f\u0964{BLOCK_MARK}]"
    )


@lru_cache(maxsize=1)
def _stretch() -> re.Pattern[str]:
    """Stretches of one script; the group says which."""
    return re.compile(
        "(?P<latin>[a-z\u00df-\u024f\u1e00-\u1eff]+)|(?P<zh>[\u3005\u3400-\u9fff]+)"
        "|(?P<kana>[\u3040-\u30ff]+)|(?P<ko>[\uac00-\ud7a3]+)|(?P<ru>[\u0400-\u052f]+)"
        r"|(?P<ar>[\u0620-\u06ff]+)|(?P<hi>[\u0900-\u0963]+)|(?P<other>[^\W\d_])"
    )


@lru_cache(maxsize=1)
def _digits() -> re.Pattern[str]:
    return re.compile(r"\d+")
