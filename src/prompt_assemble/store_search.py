"""Ranking of the memory store: which memories of a subject answer a query best.

BM25 (Robertson and Zaragoza 2009, k1 = 1.2, b = 0.75) over the memories of one subject:
neither counts nor texts of other subjects play a part. The full-text index says which
memories hold a term, the scores are worked out from the texts. It reads a connection
that somebody else has opened, and changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest
from itertools import combinations
from math import log
from sqlite3 import Connection
from typing import NamedTuple

from .store_tables import Row, SubjectTotals, living_rows, subject_term, subject_texts
from .store_text import ANY_ENDING, index_terms, query_terms

SATURATION = 1.2
LENGTH_SHARE = 0.75

POSTINGS = 1_000
"""Memories a term that are looked up; a term that more hold counts as held by all."""

WEIGHED = 200
"""Memories whose texts are scored at a time, those with the weightiest terms first."""

SCANNED = 200
"""Memories of a subject up to which their texts are read instead of the index: there,
the words of all other subjects would be in the way."""

QUERY_ENDS = 32
"""Terms that are looked up from the beginning and from the end of a long query."""

COMBINED_TERMS = 6
"""Common terms that are looked for together."""


class Ranked(NamedTuple):
    """A memory that holds at least one term of the query."""

    score: float
    row: Row


def ranked(
    connection: Connection, totals: SubjectTotals, query: str, top_k: int, now: int
) -> list[Ranked]:
    """The `top_k` best memories of a subject that are not expired at `now`, best first.

    Equal scores are put in order by date, newest first, then by number. Exact as long
    as no more than `WEIGHED` memories share a term with the query; beyond that the
    scores are those of the memories with the weightiest terms.
    """
    asked = query_terms(query)
    held = _held(connection, totals, asked.telling or asked.function)
    value = {term: _rarity(totals, len(held[term])) for term in held}
    best: list[Ranked] = []
    for some in _candidates(connection, totals, held, value):
        for row in living_rows(connection, totals, some, now):
            score = _score(row.text, value, totals)
            if score > 0:
                best.append(Ranked(score, row))
        if len(best) >= top_k:
            break
    best.sort(key=lambda it: (-it.score, -it.row.created_at, -it.row.id))
    return best[:top_k]


def _held(
    connection: Connection, totals: SubjectTotals, terms: Sequence[str]
) -> dict[str, list[int]]:
    """The terms that memories of the subject hold, with the newest of those."""
    if len(terms) > 2 * QUERY_ENDS:
        terms = (*terms[:QUERY_ENDS], *terms[-QUERY_ENDS:])
    if totals.memories <= SCANNED:
        found = _scanned(subject_texts(connection, totals), terms)
    else:
        found = {term: _holders(connection, totals, (term,)) for term in terms}
    return {term: holders for term, holders in found.items() if holders}


def _scanned(
    texts: list[tuple[int, str]], terms: Sequence[str]
) -> dict[str, list[int]]:
    """The holders of each term, from the texts themselves."""
    counted = [(number, _counts(index_terms(text), terms)) for number, text in texts]
    return {
        term: [number for number, counts in counted if counts[term]] for term in terms
    }


def _holders(
    connection: Connection, totals: SubjectTotals, terms: Sequence[str]
) -> list[int]:
    """The newest memories of the subject with all of `terms`, at most `POSTINGS`."""
    asked = " AND ".join(map(_quoted, (subject_term(totals.number), *terms)))
    found = connection.execute(
        "SELECT rowid FROM terms WHERE terms MATCH ? ORDER BY rowid DESC LIMIT ?",
        (asked, POSTINGS),
    )
    return [number for (number,) in found]


def _quoted(term: str) -> str:
    """A term as FTS5 reads it; terms hold letters and digits, never a quote."""
    if term.endswith(ANY_ENDING):
        return f'"{term[:-1]}" *'
    return f'"{term}"'


def _rarity(totals: SubjectTotals, holders: int) -> float:
    """The inverse document frequency of a term, never negative."""
    others = max(totals.memories - holders, 0)
    return log(1 + (others + 0.5) / (holders + 0.5))


def _candidates(
    connection: Connection,
    totals: SubjectTotals,
    held: dict[str, list[int]],
    value: dict[str, float],
) -> Iterator[list[int]]:
    """Memories that may be among the best, the most promising first, some at a time."""
    promise: dict[int, float] = {}
    for term, holders in held.items():
        for number in holders:
            promise[number] = promise.get(number, 0.0) + value[term]
    common = [term for term, holders in held.items() if len(holders) == POSTINGS]
    for terms in _together(common[:COMBINED_TERMS]):
        found = _holders(connection, totals, terms)
        worth = sum(value[term] for term in terms)
        for number in found:
            promise[number] = max(promise.get(number, 0.0), worth)
        if len(found) >= WEIGHED:
            break
    order = [(worth, number) for number, worth in promise.items()]
    first = nlargest(WEIGHED, order)
    yield [number for _, number in first]
    if len(order) > WEIGHED:
        rest = sorted(order, reverse=True)[WEIGHED:]
        for at in range(0, len(rest), WEIGHED):
            yield [number for _, number in rest[at : at + WEIGHED]]


def _together(terms: list[str]) -> Iterator[tuple[str, ...]]:
    """All of the terms, then all but one: memories that no single term may show."""
    if len(terms) > 1:
        yield tuple(terms)
    if len(terms) > 2:
        yield from combinations(terms, len(terms) - 1)


def _score(text: str, value: dict[str, float], totals: SubjectTotals) -> float:
    terms = index_terms(text)
    counts = _counts(terms, value)
    mean_length = max(totals.terms / max(totals.memories, 1), 1.0)
    length = 1 - LENGTH_SHARE + LENGTH_SHARE * len(terms) / mean_length
    score = 0.0
    for term, weight in value.items():
        count = counts[term]
        if count:
            score += weight * count * (SATURATION + 1) / (count + SATURATION * length)
    return score


def _counts(terms: Sequence[str], asked: Iterable[str]) -> Counter[str]:
    """How often each term occurs, and each beginning of one that is asked for."""
    counts = Counter(terms)
    if any(term.endswith(ANY_ENDING) for term in asked):
        counts.update(term[0] + ANY_ENDING for term in terms)
    return counts
