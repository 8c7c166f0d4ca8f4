"""Cues of a message: words, pairs, classes of words and shape, each with its place.

Turns own words into cues and adds up what the cues weigh. Knows the tables of
trigger_data.py and word_class_data.py; it decides nothing.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from .trigger_correction_data import CORRECTIONS
from .trigger_data import CATEGORY_WEIGHTS, CUE_WEIGHTS, INTERCEPT, LETTER_WEIGHTS
from .trigger_fold import folded
from .trigger_language import SIGN_SIZE, language_of
from .trigger_reading import Reading
from .trigger_words import (
    ASKING_MARKS,
    BLOCK_MARK,
    Span,
    Token,
    classes_in_runs,
    classes_in_words,
    has_run,
    letter_row,
    pieces,
    run_row,
    tokens_of,
    word_classes,
)

Pieces = dict[str, list[tuple[str, str, float]]]
"""Pieces of words or runs by what they start with, each with its cue and weight."""

SHARED = "shared"
"""The table of cues that stand in no single language: classes of words, and shape."""

LETTERS_IN_A_ROW = (3, 4, 5)
"""Sizes of the pieces of words that are cues; the border of a word counts as one."""

CLASS_REACH = 5
"""Words (in runs of characters: pairs of them) between classes that make a cue."""

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


class Weighing(NamedTuple):
    """What the cues of a text add up to, its language, and the cues that count.

    `places` are those of the cues of word classes.
    """

    total: float
    language: str | None
    tokens: list[Token]
    cues: set[str]
    weights: dict[str, float]
    places: dict[str, Span]

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
        found = sorted([(-it, cue) for cue, it in self.weights.items() if it > 0])
        return [(cue, -it) for it, cue in found]


def weigh(read: Reading, allowed: tuple[str, ...]) -> Weighing:
    """Add up the weights of all cues of a text.

    `allowed` are the languages whose tables may be used; a text in another one is
    weighed by its shape alone.
    """
    tokens = tokens_of(read.text)
    row = letter_row(tokens)
    threes = pieces(row, SIGN_SIZE)
    language = language_of(tokens, threes, read)
    if language not in allowed:
        language = None
    cues, places = cues_and_places(tokens, read, language)
    table = _weights_of(language)
    weights = {cue: table[cue] for cue in table.keys() & cues}
    weights.update(_weights_in_row(row, threes, letter_table(language)))
    runs = run_row(tokens)
    weights.update(_weights_in_row(runs, set(runs), run_table(language)))
    # Rounded, so that the order of adding cannot show.
    total = round(INTERCEPT + sum(weights.values()), 6)
    return Weighing(total, language, tokens, cues, weights, places)


def cues_and_places(
    tokens: list[Token], read: Reading, language: str | None
) -> tuple[set[str], dict[str, Span]]:
    """Cues of a text but for pieces, and where those of word classes stand.

    Linear in its length. A text in no known language has cues of shape only.
    """
    cues = _shape_cues(tokens, read, language)
    if language is None:
        return cues, {}
    places = _class_cues(tokens, read, language)
    cues.update(places)
    cues.update(_word_cues(_words(tokens)))
    cues.update(_joint_cues(tokens, cues))
    return cues, places


def best_placed(
    cues: Iterable[str], read: Reading, weighing: Weighing
) -> tuple[str | None, Span | None]:
    """The first of the cues that stands in the text of a reading, and where it does.

    Both None where all are cues of shape, which stand nowhere.
    """
    if weighing.language is None:
        return None, None
    row = _word_row(weighing.tokens)
    for cue in cues:
        span = weighing.places.get(cue) if "[" in cue else _span_of(cue, read, row)
        if span is not None:
            return cue, span
    return None, None


def _span_of(cue: str, read: Reading, row: list[Token]) -> Span | None:
    """Where words, letters or a fragment stand first, or None."""
    words = [it.text for it in row]
    is_pattern = "*" in cue or "~" in cue
    if is_pattern or cue in " ".join(words):
        size = 1 if "*" in cue else len(cue.split(" "))
        for place in range(len(row) - size + 1):
            if _is_cue(cue, words[place : place + size]):
                last = row[place + size - 1]
                end = last.start + (0 if last.text == "$" else len(last.text))
                return row[place].start, end
    found = read.text.find(cue.strip("^$"))
    return (found, found + len(cue.strip("^$"))) if found >= 0 else None


def _is_cue(cue: str, words: list[str]) -> bool:
    """Whether words in a row are what a cue of words or of letters stands for."""
    if "*" in cue:
        inside = cue.strip("*")
        starts = cue[0] == "*" or words[0].startswith(inside)
        ends = cue[-1] == "*" or words[0].endswith(inside)
        return starts and ends and inside in words[0]
    return " ".join(words) == cue or (
        " ~ " in cue and f"{words[0]} ~ {words[-1]}" == cue
    )


def _word_row(tokens: list[Token]) -> list[Token]:
    """The words and signs with their places, between marks of start and end."""
    end = tokens[-1].start + len(tokens[-1].text) if tokens else 0
    texts = _words(tokens)
    starts = [0, *(it.start for it in tokens if _is_word(it)), end]
    return [Token(text, start, False) for text, start in zip(texts, starts)]


def _words(tokens: list[Token]) -> list[str]:
    """The words and signs between marks of the start and the end of the text."""
    return ["^", *[_numberless(it.text) for it in tokens if _is_word(it)], "$"]


def _is_word(token: Token) -> bool:
    return not token.is_run and token.text not in ",;:\u3001\u060c"


def _word_cues(words: list[str]) -> list[str]:
    """Single words, and rows of two and three of them."""
    cues = list(words)
    cues += [f"{one} {two}" for one, two in zip(words, words[1:])]
    cues += [f"{one} ~ {three}" for one, three in zip(words, words[2:])]
    cues += [" ".join(words[i : i + 3]) for i in range(len(words) - 2)]
    return cues


def letter_cue(letters: str) -> str:
    """Letters in a row of a word as a cue; `_` is the border of the word."""
    return f"*{letters}*".replace("*_", "").replace("_*", "")


def _weights_in_row(
    row: str, starts: set[str], table: Pieces
) -> Iterator[tuple[str, float]]:
    """The cues of the pieces that stand in a row; `starts` are all that start there."""
    for start in table.keys() & starts:
        for piece, cue, weight in table[start]:
            if piece in row:
                yield cue, weight


def _numberless(word: str) -> str:
    return _digits().sub("0", word) if word[0].isdecimal() else word


def _class_cues(tokens: list[Token], read: Reading, language: str) -> dict[str, Span]:
    """Classes of words: alone, in a question or not, in front, in order, together.

    Each with the place where it stands first.
    """
    in_text = classes_in_runs if language in JOINED_SCRIPTS else classes_in_words
    found = sorted(set(in_text(tokens, word_classes(language))))
    first: dict[str, Span] = {}
    pairs: dict[tuple[str, str], Span] = {}
    for index, (place, name, span) in enumerate(found, 1):
        first.setdefault(name, span)
        for other, second, (_, end) in found[index:]:
            if other - place > CLASS_REACH:
                break
            if other > place and (name, second) not in pairs:
                pairs[name, second] = span[0], end
    cues = {f"[{one}]>[{two}]": span for (one, two), span in pairs.items()}
    for place, name, span in found:
        if place > 1:
            break
        cues.setdefault(f"^[{name}]", span)
    sign = "?" if _asks(read) else "."
    names = sorted(first)
    for index, name in enumerate(names):
        cues[f"[{name}]"] = cues[f"[{name}]{sign}"] = first[name]
        for second in names[index + 1 :]:
            cues[f"[{name}]&[{second}]"] = first[name]
    return cues


def _asks(read: Reading) -> bool:
    return any(mark in read.text for mark in ASKING_MARKS)


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
    if _asks(read):
        shape.add("question")
    if read.text.endswith(ASKING_MARKS):
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


@lru_cache(maxsize=1)
def weight_tables() -> dict[str, dict[str, float]]:
    """The weight of each cue by language, corrections included, folded for look-up."""
    tables: dict[str, dict[str, float]] = {SHARED: {}}
    for source in (CUE_WEIGHTS, CORRECTIONS):
        for language, text in source.items():
            tables.setdefault(language, {}).update(weights_in(text))
    return tables


@lru_cache(maxsize=None)
def _weights_of(language: str | None) -> dict[str, float]:
    """The weights that count in a language: its own and the shared ones together."""
    weights = dict(weight_tables()[SHARED])
    for cue, weight in weight_tables().get(language or "", {}).items():
        weights[cue] = weights.get(cue, 0.0) + weight
    return weights


@lru_cache(maxsize=1)
def category_table() -> dict[str, tuple[float, ...]]:
    """What each shared cue weighs for each category, in the order of the data."""
    tables = [weights_in(text) for text in CATEGORY_WEIGHTS.values()]
    cues = {cue for table in tables for cue in table}
    return {cue: tuple(table.get(cue, 0.0) for table in tables) for cue in cues}


@lru_cache(maxsize=None)
def letter_table(language: str | None) -> Pieces:
    """Letters in a row that weigh something in a language, by the first three."""
    table: Pieces = {}
    weights = weights_in(LETTER_WEIGHTS.get(language or "", ""), blank="_")
    for letters, weight in weights.items():
        found = letters, letter_cue(letters), weight
        table.setdefault(letters[:SIGN_SIZE], []).append(found)
    return table


@lru_cache(maxsize=None)
def run_table(language: str | None) -> Pieces:
    """Pieces of runs that weigh something in a language, by the first character."""
    table: Pieces = {}
    for cue, weight in weight_tables().get(language or "", {}).items():
        if has_run(cue) and " " not in cue:
            table.setdefault(cue[0], []).append((cue, cue, weight))
    return table


def weights_in(text: str, blank: str = " ") -> dict[str, float]:
    """Read lines of `weight: cue cue`, with `_` for the blanks within a cue.

    A line without a weight goes on with the last one.
    """
    table, weight = {}, 0.0
    for word in folded(text).split():
        if word[-1] == ":" and word[0] in "+-":
            weight = float(word[:-1])
        else:
            table[word.replace("_", blank)] = weight
    return table


@lru_cache(maxsize=1)
def _digits() -> re.Pattern[str]:
    return re.compile(r"\d+")
