"""Phase 3, the excerpt: which parts of a long memory are worth reading by sentence.

Texts up to 256 kB are compared with the query block by block, larger ones in part, so
that work and memory stay bounded. It must not know what a unit is worth in the end, nor
what it costs.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from .relevance import STEM_AT_LEAST, QueryTerms, is_unspaced, rarity
from .sentences import ends_sentence, unjoined_edge
from .summary_data import ELLIPSIS

SCAN_LENGTH = 262_144
"""Characters of a memory that are compared with the query, block by block."""

READ_LENGTH = 5_000
"""Characters up to which a memory is read whole; of a longer one the best blocks."""

BLOCK_LENGTH = 400
BLOCKS_READ = 10
CHUNK_BLOCKS = 32
"""Blocks that are searched together: a folded copy of a whole text is never held."""

HUGE_FROM = 65_536
"""Characters from which on a text, which takes longer, is searched for fewer terms."""

SCANNED_TERMS, SCANNED_TERMS_IF_HUGE = 14, 12
"""Terms that blocks are searched for, the heaviest first."""

NEIGHBOUR_SHARE = 0.2
"""What a block has of the better of its neighbours, since answers cross their edges."""

STRETCHES, STRETCH_LENGTH = 16, 4_000
"""How many parts are compared between head and tail of a text beyond `SCAN_LENGTH`."""

SOUGHT_WORDS, SEARCH_LENGTH = 3, 500_000
"""Long words of the query whose places such stretches are laid around, and how far
behind the head they are sought."""


def parts_read(text: str, query: str, terms: QueryTerms) -> list[str]:
    """The parts of a text that are worth reading by sentence, in order."""
    if len(text) <= READ_LENGTH:
        return [text]
    spans = [(0, len(text))]
    if len(text) > SCAN_LENGTH:
        spans = compared_spans(text, query)
    blocks = _blocks(text, spans)
    values = _block_values(text, blocks, terms)
    best = sorted(range(len(blocks)), key=lambda k: (-values[k], k))[:BLOCKS_READ]
    joined: list[tuple[int, int]] = []
    for start, end in (blocks[k] for k in sorted({0, *best})):
        if joined and joined[-1][1] == start:
            start = joined.pop()[0]
        joined.append((start, end))
    return [_marked(text, start, end) for start, end in joined]


def _blocks(text: str, spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Start and end of blocks of about `BLOCK_LENGTH`, which begin where lines or
    sentences begin if they can."""
    blocks: list[tuple[int, int]] = []
    for start, last in spans:
        while start < last:
            end = min(_part_start(text, start + BLOCK_LENGTH), last)
            blocks.append((start, end))
            start = end
    return blocks


def _block_values(
    text: str, blocks: list[tuple[int, int]], terms: QueryTerms
) -> list[float]:
    """How much each block says of what is asked, about."""
    many = len(blocks)
    is_huge = blocks[-1][1] > HUGE_FROM
    sought = [*terms.weights][: SCANNED_TERMS_IF_HUGE if is_huge else SCANNED_TERMS]
    is_cased = any(term != term.upper() for term in sought)
    found: dict[str, set[int]] = {term: set() for term in sought}
    for first in range(0, many, CHUNK_BLOCKS):
        parts = [text[start:end] for start, end in blocks[first : first + CHUNK_BLOCKS]]
        if is_cased:
            parts = [part.casefold() for part in parts]
        ends = [*accumulate(len(part) + 1 for part in parts)]
        chunk = " ".join(parts).replace("\n", " ")
        for term, places in found.items():
            if len(term) < STEM_AT_LEAST and not is_unspaced(term):
                term = f" {term}"
            at = chunk.find(term)
            while at >= 0:
                block = bisect_right(ends, at)
                places.add(first + block)
                at = chunk.find(term, ends[block])
    values = [0.0] * many
    for term, places in found.items():
        worth = terms.weights[term] * rarity(len(places), many)
        for block in places:
            values[block] += worth
    around = [0.0, *values, 0.0]
    return [
        value + NEIGHBOUR_SHARE * max(around[block], around[block + 2])
        for block, value in enumerate(values)
    ]


def compared_spans(text: str, query: str) -> list[tuple[int, int]]:
    """The parts of a text over `SCAN_LENGTH` that are compared with the query.

    Head, tail, and stretches between: around words of the query, else even.
    """
    head, tail = SCAN_LENGTH // 4, len(text) - SCAN_LENGTH // 4
    last = tail - STRETCH_LENGTH
    places: list[int] = []
    words = {word.strip(".,;:!?¿¡\"'()[]{}") for word in query[-300:].split()}
    longest = sorted(words, key=lambda word: (-len(word), word))[:SOUGHT_WORDS]
    for word in filter(None, longest):
        at = text.find(word, head, head + SEARCH_LENGTH)
        while 0 <= at < tail and len(places) < STRETCHES:
            places.append(min(at - STRETCH_LENGTH // 2, last))
            at = text.find(word, at + STRETCH_LENGTH, head + SEARCH_LENGTH)
    even = STRETCHES - len(places)
    places += [head + (last - head) * k // max(1, even) for k in range(even)]
    spans = [(0, head)]
    for place in sorted(places):
        start = max(place, spans[-1][1])
        end = min(start + STRETCH_LENGTH, tail)
        if end > start:
            spans.append((start, end))
    return [*spans, (tail, len(text))]


def _part_start(text: str, at: int) -> int:
    """The first start of a line or a sentence from `at` on, or at least of a word."""
    if at >= len(text):
        return len(text)
    near = text[at : at + 400]
    line = near.find("\n")
    if line >= 0:
        return at + line + 1
    ends = [near.find(mark) + len(mark) for mark in (". ", "。", "। ", "؟ ")]
    found = [end for end in ends if end > 1]
    if found:
        return at + min(found)
    space = near.find(" ")
    return at + space + 1 if space >= 0 else unjoined_edge(text, at, 1, 16)


def _marked(text: str, start: int, end: int) -> str:
    """A part of a text, with an ellipsis where it begins or ends in a sentence."""
    part = text[start:end]
    if start and not ends_sentence(text[max(0, start - 8) : start]):
        part = f"{ELLIPSIS} {part}"
    if end < len(text) and not ends_sentence(part):
        part = f"{part.rstrip()} {ELLIPSIS}"
    return part
