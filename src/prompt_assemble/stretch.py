"""Phase 3, the cut: the stretch of one over-long sentence that answers the query.

It is cut between words and marked; where a word alone is too long, or words have no
spaces between them, at least between what a reader sees as characters. It must not know
where the sentence comes from.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate

from .relevance import QueryTerms, hit_places
from .sentences import unjoined_edge, whole_edge
from .summary_data import ELLIPSIS

LONGEST_TOKEN = 8
"""Characters a token at most, white space and rules aside, in what people write."""

NARROWED_TO = 0.93
"""Share of its width that a stretch which is too dear is tried with next."""

MIDDLE_WEIGHT = 0.4
"""What terms in the middle of the stretch count more, fitted with the other weights."""

Cost = Callable[[str], int]
"""The price of a text in thousandths of a token."""


def best_stretch(text: str, terms: QueryTerms, room: int, cost: Cost) -> str:
    """The stretch of one long sentence that says most of what is asked, marked.

    `room` and the result of `cost` are thousandths of a token. It is "" if not even a
    character fits with its marks.
    """
    sample = text[: LONGEST_TOKEN * room // 1_000]
    width = min(len(text), int(len(sample) * room / max(1, cost(sample))))
    start, anchor = _richest(text, terms, width)
    while width > 0:
        first = whole_edge(text, start, 1) if start > 0 else 0
        if first > anchor:
            first = whole_edge(text, anchor, -1)
        stop = whole_edge(text, first + width, -1)
        if stop <= first:  # a word that is longer than the stretch
            stop = unjoined_edge(text, first + width, -1)
        piece = text[first:stop].strip()
        if piece:
            piece = f"{ELLIPSIS} {piece}" if first else piece
            piece = f"{piece} {ELLIPSIS}" if stop < len(text) else piece
            if cost(piece) <= room:
                return piece
        # Narrower on both sides, in proportion, so that the anchor stays inside.
        narrower = min(width - 1, int(width * NARROWED_TO))
        start += (anchor - start) * (width - narrower) // width
        width = narrower
    return ""


def _richest(text: str, terms: QueryTerms, width: int) -> tuple[int, int]:
    """Start of the stretch of `width` characters richest in query terms, and the place
    of its heaviest term."""
    hits = hit_places(text, terms)
    if not hits or width >= len(text):
        return 0, 0
    places = [place for place, _ in hits]
    sums = [0.0, *accumulate(weight for _, weight in hits)]

    def weight_within(start: int, end: int) -> float:
        return sums[bisect_left(places, end)] - sums[bisect_left(places, start)]

    last = len(text) - width
    best, best_start = -1.0, 0
    for place in places:
        for part in range(5):
            start = min(last, max(0, place - width * part // 5))
            value = weight_within(start, start + width)
            # The answer is often beside the terms: better they are in the middle.
            middle = weight_within(start + width // 4, start + 3 * width // 4)
            value += MIDDLE_WEIGHT * middle
            if value > best:
                best, best_start = value, start
    within = [hit for hit in hits if best_start <= hit[0] < best_start + width]
    heaviest = max(within, key=lambda hit: (hit[1], -hit[0]), default=(best_start, 0.0))
    return best_start, heaviest[0]
