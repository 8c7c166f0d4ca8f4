"""Phase 3, relevance: what a query asks for, and which parts of a text speak of it.

Matching folds case, width and accents; words count by their beginnings and by pieces of
long ones, scripts without spaces by pairs of characters. It does not know what a part
is, nor how many tokens it costs. Work is done by searches through whole texts, not word
by word.
"""

import re
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import log
from typing import NamedTuple
from unicodedata import normalize

from .related_data import RELATED_WORDS
from .sentences import phrased_character, unspaced_character
from .summary_data import (
    ACCENTS,
    FOLDED_FORMS,
    NOT_IN_WORDS,
    QUANTITY_WORDS,
    SMALL_WORDS,
)

QUERY_READ = 2_000
"""Characters of a query that are read: half from its head, half from its tail."""

SHORT_QUERY = 40
"""Words of a query up to which small words, pieces and related words count too."""

TERMS_AT_MOST, TERMS_OF_LONG_QUERY = 56, 32
"""Patterns of a query that are looked for, the heaviest first."""

FOLDINGS_AT_MOST = 20_000
"""Characters whose folding is remembered; any may be forgotten safely."""

REPLACED_AT_MOST = 80
"""Different characters of a text up to which each is folded in all places at once."""

TRIES_INSIDE = 200
"""Places inside words that are looked at for one term, beside one for each part."""

PLACES_OF_TERM, PLACES_AT_MOST = 20, 400
"""Places of one term, and of all, that are looked at in a text that is cut."""

PART_BREAK = " \n "

PRINTED_MARKS, UNSEEN_MARK = "\u2018\u2019\u201c\u201d\u2013\u2014\u2022\u2026", "\x1f"
"""Quotes, dashes, a bullet, an ellipsis; all of them part words, as does what they
become."""

# Weights, fitted on the development rows of the benchmark.
SMALL_WORD_WEIGHT = 0.3
STEM_SHARE = 0.6
STEM_AT_LEAST = 4
PIECE_WEIGHT = 0.35
PIECE_FROM = 6
PAIR_WEIGHT = 0.5
INSIDE_WEIGHT = 0.7
NAME_FACTOR = 1.25
PHRASE_WEIGHT = 0.35
RELATED_WEIGHT = 0.3


class QueryTerms(NamedTuple):
    """Patterns that are looked for, each with its weight, heaviest first.

    `asks_quantity` says that the answer probably holds a number.
    """

    weights: dict[str, float]
    asks_quantity: bool


def folded_for_match(text: str) -> str:
    """`text` without case, width and accents, character by character.

    So it takes linear time, whatever marks are stacked, and line breaks stay.
    """
    if text.isascii():
        return text.casefold()
    foldings = _foldings()
    special = set(_folded_character().findall(text))
    if len(special) > REPLACED_AT_MOST:
        return text.translate(foldings)
    # Nothing that comes out of a folding is folded again, so one by one will do.
    for character in special:
        text = text.replace(character, foldings[ord(character)])
    return text.casefold()


class _Foldings(dict[int, str]):
    """What each character is folded to, found out when it is first seen."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        if _folded_character().match(character):
            plain = _pattern(f"[{ACCENTS}]+").sub("", normalize("NFKD", character))
            character = normalize("NFC", plain)
        if len(self) >= FOLDINGS_AT_MOST:
            self.clear()
        found = self[code] = character.casefold()
        return found


@lru_cache(maxsize=1)
def _folded_character() -> re.Pattern[str]:
    return re.compile(f"[{FOLDED_FORMS}]")


@lru_cache(maxsize=1)
def _foldings() -> _Foldings:
    return _Foldings()


def query_terms(query: str) -> QueryTerms:
    """What to look for in a text; of a long query, head and tail are read."""
    if len(query) > QUERY_READ:
        half = QUERY_READ // 2
        query = f"{query[:half]} {query[-half:]}"
    return _terms_of_query(query)


# One query serves all memories of a turn.
@lru_cache(maxsize=4)
def _terms_of_query(query: str) -> QueryTerms:
    find_words = _pattern(f"[^{NOT_IN_WORDS}]+").findall
    given = find_words(query)
    names = {folded_for_match(word) for word in given[1:] if word[0].isupper()}
    query = folded_for_match(query)
    words = find_words(query)
    distinct = [*dict.fromkeys(words)]
    is_short = len(distinct) <= SHORT_QUERY
    weights: dict[str, float] = {}
    for word in distinct:
        factor = NAME_FACTOR if word in names else 1.0
        for term, weight in _terms_of(word, is_short):
            weights[term] = max(weights.get(term, 0.0), weight * factor)
    if is_short:
        for term in _phrases_of(words):
            weights[term] = PHRASE_WEIGHT
        for term in _related(query, distinct):
            weights.setdefault(term, RELATED_WEIGHT)
    most = TERMS_AT_MOST if is_short else TERMS_OF_LONG_QUERY
    heaviest = sorted(weights, key=lambda term: -weights[term])[:most]
    asks_quantity = is_short and _asks_quantity(query, words)
    return QueryTerms({it: weights[it] for it in heaviest}, asks_quantity)


def _phrases_of(words: list[str]) -> list[str]:
    """Each word with the beginning of the next one."""
    return [
        f"{first[-20:]} {_stem(second)}"
        for first, second in zip(words, words[1:])
        if not (is_unspaced(first) or is_unspaced(second))
    ]


def _stem(word: str) -> str:
    return word[: max(STEM_AT_LEAST, round(min(len(word), 40) * STEM_SHARE))]


def _terms_of(word: str, is_short: bool) -> list[tuple[str, float]]:
    if is_unspaced(word):
        size = 3 if phrased_character().search(word) else 2
        starts = range(max(1, len(word) - size + 1))
        return [(word[start : start + size], PAIR_WEIGHT) for start in starts]
    if word in _word_set(SMALL_WORDS):
        return [(f" {word} ", SMALL_WORD_WEIGHT)] if is_short else []
    length = len(word)
    if not word.isalpha() and word.isascii():  # numbers and ids are not shortened
        return [(word[:40], min(1.2, 0.6 + length / 6))]
    found = [(_stem(word), min(1.0, 0.4 + length / 6))]
    if is_short and PIECE_FROM <= length <= 40:
        found += [(word[at : at + 5], PIECE_WEIGHT) for at in range(1, length - 4)]
    return found


def _related(query: str, words: list[str]) -> list[str]:
    """Words that stand for those of the query in everyday life."""
    groups, unspaced = _related_groups()
    found: dict[tuple[str, ...], None] = {}
    for word in words:
        for length in range(min(len(word), 12), 0, -1):
            for group in groups.get(word[:length], ()):
                # A short beginning must be the whole word.
                if length >= STEM_AT_LEAST or length == len(word):
                    found[group] = None
    if is_unspaced(query):
        for part, group in unspaced:
            if part in query:
                found[group] = None
    return [term for group in found for term in group]


@lru_cache(maxsize=1)
def _related_groups() -> tuple[
    dict[str, list[tuple[str, ...]]], list[tuple[str, tuple[str, ...]]]
]:
    groups: dict[str, list[tuple[str, ...]]] = {}
    unspaced: list[tuple[str, tuple[str, ...]]] = []
    for line in RELATED_WORDS:
        group = tuple(folded_for_match(line).split())
        for word in group:
            groups.setdefault(word, []).append(group)
            if is_unspaced(word):
                unspaced.append((word, group))
    return groups, unspaced


def _asks_quantity(query: str, words: list[str]) -> bool:
    known = _word_set(QUANTITY_WORDS)
    if not known.isdisjoint(words):
        return True
    return is_unspaced(query) and any(
        word in query for word in known if is_unspaced(word)
    )


def part_values(parts: list[str], terms: QueryTerms) -> list[float]:
    """How much each part says of what is asked: rare terms count more."""
    count = len(parts)
    values = [0.0] * count
    # A term with a space at its ends also finds the first and last word of a part.
    text = folded_for_match(_without_wide_marks(f" {PART_BREAK.join(parts)} "))
    lengths = map(len, text.split(PART_BREAK))
    ends = [*accumulate(length + len(PART_BREAK) for length in lengths)]
    # What every third part of many holds tells nothing.
    most = count // 3 if count >= 60 else count
    for term, weight in terms.weights.items():
        at = text.find(term)
        hits = _hits(text, term, at, ends, most) if at >= 0 else {}
        if hits:
            worth = weight * rarity(len(hits), count)
            for part, hit in hits.items():
                values[part] += hit * worth
    return values


def _without_wide_marks(text: str) -> str:
    """A text for search: marks of print that no term holds become one of ASCII.

    Most English text is ASCII but for these, and then is folded and searched faster.
    """
    if not text.isascii():
        for mark in PRINTED_MARKS:
            text = text.replace(mark, UNSEEN_MARK)
    return text


def rarity(found: int, parts: int) -> float:
    """The more parts a term stands in, the less it tells of one; as in BM25."""
    return log(1 + (parts - found + 0.5) / (found + 0.5))


def _hits(
    text: str, term: str, at: int, ends: list[int], most: int
) -> dict[int, float]:
    """In which parts a term stands: 1 at the start of a word, less inside one.

    `at` is its first place in the text. Empty if it stands in more than `most` parts.
    """
    hits: dict[int, float] = {}
    size, find = len(term), text.find
    padding = int(term[0] == " ")  # the space may stand before the part
    anywhere = padding or is_unspaced(term[0])
    is_short = size < STEM_AT_LEAST and not anywhere
    tries = len(ends) + TRIES_INSIDE
    # Each try finds a part or, a bounded number of times, a place inside a word.
    while at >= 0 and tries:
        end = at + size
        starts_word = anywhere or not text[at - 1].isalnum()
        if is_short:
            starts_word = starts_word and not text[end].isalnum()
        if starts_word:
            part = bisect_right(ends, at + padding)
            hits[part] = 1.0
            end = ends[part] - 1
            if len(hits) > most:
                return {}
        elif not is_short:
            hits[bisect_right(ends, at)] = INSIDE_WEIGHT
        at, tries = find(term, end), tries - 1
    return hits


def hit_places(text: str, terms: QueryTerms) -> list[tuple[int, float]]:
    """Where terms stand in a text, about, with their weights, in order.

    The more often a term stands there, the less each place counts.
    """
    searched = folded_for_match(text)
    scale = len(text) / max(1, len(searched))
    found: list[tuple[int, float]] = []
    for term, weight in terms.weights.items():
        places: list[int] = []
        at = searched.find(term)
        while at >= 0 and len(places) < PLACES_OF_TERM:
            places.append(at)
            at = searched.find(term, at + len(term))
        for at in places:
            inside = searched[max(0, at - 1) : at].isalnum() and not is_unspaced(term)
            share = weight / len(places)
            found.append((int(at * scale), share / 2 if inside else share))
    return sorted(found)[:PLACES_AT_MOST]


def is_unspaced(text: str) -> bool:
    """Whether `text` holds a character of a script that does not space its words."""
    if text.isascii():
        return False
    return unspaced_character().search(text) is not None


@lru_cache(maxsize=16)
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@lru_cache(maxsize=4)
def _word_set(words: str) -> frozenset[str]:
    return frozenset(folded_for_match(words).split())
