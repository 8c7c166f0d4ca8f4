"""Phase 3, summarise: the parts of a memory that answer the query, in a few lines.

Extractive, deterministic, linear. Knows texts, units and token estimates; it does not
know where a memory comes from, nor whether it will fit into the prompt.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from math import log

from .checks import text_argument, whole_number
from .estimate import estimated_millitokens
from .relevance import (
    STEM_AT_LEAST,
    QueryTerms,
    hit_places,
    is_unspaced,
    part_values,
    query_terms,
)
from .sentences import Unit, ends_sentence, units_of, unjoined_edge, whole_edge
from .summary_data import CLOSERS, WIDE_MARKS
from .tokens import check_tokenizer, token_upper_bound, utf8_length

SCAN_LENGTH = 262_144
"""Characters of a memory that are compared with the query, block by block."""

READ_LENGTH = 5_000
"""Characters of a memory that are read sentence by sentence: its best blocks."""

BLOCK_LENGTH = 400
BLOCKS_READ = 10
SCANNED_TERMS = 14
CHUNK_BLOCKS = 32
STRETCH_LENGTH = 4_000
STRETCHES = 16
SEARCH_LENGTH = 1_000_000

LONGEST_TOKEN = 8
"""Characters a token at most, filling aside, in a text that is priced whole."""

LONGEST_FILLING = 512
"""Characters a token at most in such a text with its filling: spaces, rules, dots."""

BYTE_COST = 250
"""Thousandths of a token for each byte of UTF-8, where no family is named."""

FILLING = " \t\r\n-_=*#.\u3000"
ELLIPSIS = "…"
SEPARATOR = f" {ELLIPSIS} "
MISSES_AT_MOST = 20
FILLING_ROUNDS = 3

# Weights, fitted on the development rows of the benchmark.
BEFORE_WEIGHT = 0.22
AFTER_WEIGHT = 0.2
HEADING_WEIGHT = 0.6
FIRST_BONUS = 0.5
QUANTITY_FACTOR = 1.5
QUANTITY_BONUS = 0.6
LENGTH_POWER = 0.15
MIDDLE_WEIGHT = 0.4

Cost = Callable[[str], int]


def summarize_memory(
    text: str,
    query: str,
    max_lines: int = 3,
    max_tokens: int = 256,
    *,
    tokenizer: str | None = None,
) -> str:
    """Reduce `text` to at most `max_lines` lines and `max_tokens` (estimated) tokens.

    A text that fits comes back as it is but for blank lines and white space at line
    ends. Otherwise the sentences, list items and pairs that say most of what `query`
    asks are taken whole, in the order of the text: joined by a space where they follow
    each other, by " / " over a line break, by " … " where something is left out. Only
    a sentence that alone exceeds the cap is cut, at the edge of a word, around the part
    that answers. Of a text over 262,144 characters a part is read.

    `tokenizer` is the family whose estimate counts, see `estimate_tokens`; None counts
    four bytes of UTF-8 as a token, which is near the mean of today's families. Inside
    a prompt it is the family of the config. How well it works: docs/summary.md.
    """
    text_argument("text", text)
    text_argument("query", query)
    whole_number("max_lines", max_lines, 1)
    whole_number("max_tokens", max_tokens, 1)
    cost: Cost = _byte_cost
    if tokenizer is not None:
        family = check_tokenizer(tokenizer)
        cost = partial(estimated_millitokens, tokenizer=family, conservative=False)
    if not _may_fit(text, max_tokens):
        return relevant_part(text, query, max_lines, max_tokens, cost)
    stripped = [line.rstrip() for line in text.splitlines()]
    lines = [line for line in stripped if line]
    fitted = "\n".join(lines)
    if not _fits(fitted, max_tokens, tokenizer, cost):
        return relevant_part(fitted, query, max_lines, max_tokens, cost)
    if len(lines) <= max_lines:
        return fitted
    units = units_of([fitted])
    joined = _joined(units, range(len(units)), max_lines)
    if cost(joined) <= max_tokens * 1_000:  # all of it, on fewer lines
        return joined
    return relevant_part(fitted, query, max_lines, max_tokens, cost)


def _byte_cost(text: str) -> int:
    return BYTE_COST * utf8_length(text)


def _may_fit(text: str, max_tokens: int) -> bool:
    """Whether a text is short enough to be priced whole; its filling costs little."""
    room = max_tokens * LONGEST_TOKEN
    if len(text) <= room:
        return True
    if len(text) > LONGEST_FILLING * max_tokens:
        return False
    return len(text) - sum(map(text.count, FILLING)) <= room


def _fits(text: str, max_tokens: int, tokenizer: str | None, cost: Cost) -> bool:
    """By the bound if that proves it, which asks for no estimate."""
    if tokenizer is not None and len(text) <= max_tokens:
        if token_upper_bound(text, tokenizer) <= max_tokens:
            return True
    return cost(text) <= max_tokens * 1_000


def relevant_part(
    text: str, query: str, max_lines: int, max_tokens: int, cost: Cost
) -> str:
    """What `summarize_memory` makes of a text that does not fit.

    `cost` gives the thousandths of a token of a text; the result never costs more than
    `max_tokens`.
    """
    terms = query_terms(query)
    units = units_of(_parts_read(text, terms, query))
    if not units:
        return ""
    room = max_tokens * 1_000
    values = _unit_values(units, terms)
    ranked = sorted(range(len(units)), key=lambda k: (-values[k], k))
    order = _repeats_last(units, ranked)
    summary = ""
    taken: list[int] = []
    free = room
    # Units are priced one by one, so the second round has what joining them saved.
    for _ in range(FILLING_ROUNDS):
        more = _more_units(units, order, taken, free, max_lines, cost)
        while more:
            places = sorted(taken + more)
            joined = _joined([units[k] for k in places], places, max_lines)
            spent = cost(joined)
            if spent <= room:
                summary, free = joined, room - spent
                break
            more.pop()
        taken += more
        if not more or free < room // 10:
            break
    return summary or _cut(units[ranked[0]].text, terms, room, cost)


def _repeats_last(units: list[Unit], ranked: list[int]) -> list[int]:
    """What repeats another unit comes after all that do not."""
    first: dict[str, int] = {}
    repeats = [k for k in ranked if first.setdefault(units[k].text, k) != k]
    return [*first.values(), *repeats]


def _more_units(
    units: list[Unit],
    order: list[int],
    taken: list[int],
    free: int,
    max_lines: int,
    cost: Cost,
) -> list[int]:
    """The next units of `order` that fit into what is free; none if the first is too
    long.

    A unit brings the heading above it along, if there is room for both.
    """
    headings = _headings_above(units)
    joins = [0, *[cost("\n")] * (max_lines - 1)]
    separator = cost(SEPARATOR)
    rate, misses = 0.0, 0
    used = set(taken)
    more: list[int] = []
    for k in order:
        text = units[k].text
        # What is clearly too long, at the price of the last unit, is not priced.
        if k in used or len(text) * rate / 2 > free:
            continue
        price = cost(text) + (joins[len(used)] if len(used) < max_lines else separator)
        rate = price / len(text)
        if price > free:
            misses += 1
            if not used or misses == MISSES_AT_MOST:
                break
            continue
        above = headings[k]
        if above >= 0 and above not in used:
            both = price + cost(units[above].text) + separator
            if both <= free:
                more.append(above)
                used.add(above)
                price = both
        more.append(k)
        used.add(k)
        free -= price
    return more


def _headings_above(units: list[Unit]) -> list[int]:
    above, found = -1, []
    for place, unit in enumerate(units):
        found.append(-1 if unit.is_heading else above)
        if unit.is_heading:
            above = place
    return found


def _unit_values(units: list[Unit], terms: QueryTerms) -> list[float]:
    """What each unit is worth for the query, with its neighbours and its heading."""
    own = part_values([unit.text for unit in units], terms)
    mean = max(1, sum(len(unit.text) for unit in units)) / len(units)
    values: list[float] = []
    heading = 0.0
    around = [0.0, *own, 0.0]
    for place, (text, _, is_heading) in enumerate(units):
        if is_heading:
            heading = own[place]
            values.append(heading * HEADING_WEIGHT)
            continue
        value = own[place] / (0.5 + 0.5 * len(text) / mean) ** LENGTH_POWER
        value += HEADING_WEIGHT * heading
        value += BEFORE_WEIGHT * around[place] + AFTER_WEIGHT * around[place + 2]
        if terms.asks_quantity and _holds_number(text):
            value = value * QUANTITY_FACTOR + QUANTITY_BONUS
        values.append(value)
    values[0] += FIRST_BONUS
    return values


def _holds_number(text: str) -> bool:
    if any(map(text.__contains__, "0123456789")):
        return True
    return not text.isascii() and (
        any(map(str.isdigit, text))
        or sum(map(text.count, "一二三四五六七八九十百千万")) > 1
    )


def _joined(units: list[Unit], places: Sequence[int], max_lines: int) -> str:
    """Units in their order on at most `max_lines` lines: broken where lines of the text
    end, at the widest gaps first."""
    marks = [""]
    gaps: list[tuple[bool, int, int]] = []
    for at in range(1, len(units)):
        before, unit = units[at - 1], units[at]
        same_line = before.line == unit.line
        follows = places[at] == places[at - 1] + 1 and unit.line <= before.line + 1
        if not follows:
            marked = before.text[-1] == ELLIPSIS or unit.text[0] == ELLIPSIS
            marks.append(" " if marked else SEPARATOR)
        elif same_line:
            ends_wide = before.text.rstrip(CLOSERS)[-1:] in (*WIDE_MARKS,)
            marks.append("" if ends_wide else " ")
        else:
            marks.append(" / ")
        gaps.append((same_line, places[at - 1] - places[at], at))
    for _, _, at in sorted(gaps)[: max_lines - 1]:
        marks[at] = "\n"
    return "".join(mark + unit.text for mark, unit in zip(marks, units))


def _cut(text: str, terms: QueryTerms, room: int, cost: Cost) -> str:
    """The stretch of one long sentence that says most of what is asked, marked."""
    sample = text[: LONGEST_TOKEN * room // 1_000]
    width = min(len(text), int(len(sample) * room / max(1, cost(sample))))
    start, anchor = _best_stretch(text, terms, width)
    while width > 0:
        first = whole_edge(text, int(start), 1) if start > 0 else 0
        if first > anchor:
            first = whole_edge(text, anchor, -1)
        stop = whole_edge(text, first + width, -1)
        piece = text[first:stop].strip()
        if piece:
            piece = f"{ELLIPSIS} {piece}" if first else piece
            piece = f"{piece} {ELLIPSIS}" if stop < len(text) else piece
            if cost(piece) <= room:
                return piece
        # Narrower on both sides, in proportion, so that the anchor stays inside.
        narrower = min(width - 1, int(width * 0.93))
        start += (anchor - start) * (width - narrower) / width
        width = narrower
    return ""


def _best_stretch(text: str, terms: QueryTerms, width: int) -> tuple[int, int]:
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


def _parts_read(text: str, terms: QueryTerms, query: str) -> list[str]:
    """The parts of a text that are worth reading by sentence, in order."""
    if len(text) <= READ_LENGTH:
        return [text]
    spans = [(0, len(text))]
    if len(text) > SCAN_LENGTH:
        spans = _scanned_spans(text, query)
    blocks = _blocks(text, spans)
    values = _block_values(text, blocks, terms)
    best = sorted(range(len(blocks)), key=lambda k: (-values[k], k))[:BLOCKS_READ]
    joined: list[tuple[int, int]] = []
    for start, end in (blocks[k] for k in sorted({0, *best})):
        if joined and joined[-1][1] == start:
            start = joined.pop()[0]
        joined.append((start, end))
    return [_marked(text, start, end) for start, end in joined]


def _marked(text: str, start: int, end: int) -> str:
    """A part of a text, with an ellipsis where it begins or ends in a sentence."""
    part = text[start:end]
    if start and not ends_sentence(text[max(0, start - 8) : start]):
        part = f"{ELLIPSIS} {part}"
    if end < len(text) and not ends_sentence(part):
        part = f"{part.rstrip()} {ELLIPSIS}"
    return part


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
    searched_for = [
        (
            term if len(term) >= STEM_AT_LEAST or is_unspaced(term) else f" {term}",
            weight,
        )
        for term, weight in [*terms.weights.items()][:SCANNED_TERMS]
    ]
    found: list[set[int]] = [set() for _ in searched_for]
    # Some blocks at a time, so that a folded copy of a huge text is never held.
    for first in range(0, many, CHUNK_BLOCKS):
        parts = [
            text[start:end].casefold()
            for start, end in blocks[first : first + CHUNK_BLOCKS]
        ]
        chunk = " ".join(parts).replace("\n", " ")
        ends = [*accumulate(len(part) + 1 for part in parts)]
        find = chunk.find
        for (term, _), places in zip(searched_for, found):
            at = find(term)
            while at >= 0:
                block = bisect_right(ends, at)
                places.add(first + block)
                at = find(term, ends[block])
    values = [0.0] * many
    for (_, weight), places in zip(searched_for, found):
        worth = weight * log(1 + (many - len(places) + 0.5) / (len(places) + 0.5))
        for block in places:
            values[block] += worth
    return values


def _scanned_spans(text: str, query: str) -> list[tuple[int, int]]:
    half, quarter = SCAN_LENGTH // 2, SCAN_LENGTH // 4
    tail = len(text) - quarter
    room = tail - half - STRETCH_LENGTH
    found: set[int] = set()
    words = sorted(set(query[-300:].split()), key=lambda word: (-len(word), word))[:4]
    for word in words:
        word = word.strip(".,;:!?¿¡\"'()[]")
        if len(word) < 4 and word.isascii():
            continue
        at = text.find(word, half, half + SEARCH_LENGTH)
        while 0 <= at < tail and len(found) < STRETCHES:
            found.add(min(max(half, at - STRETCH_LENGTH // 2), half + room))
            at = text.find(word, at + STRETCH_LENGTH, half + SEARCH_LENGTH)
    for k in range(STRETCHES - len(found)):
        found.add(half + room * k // STRETCHES)
    spans = [(0, half)]
    for start in sorted(found):
        start = max(start, spans[-1][1])
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
