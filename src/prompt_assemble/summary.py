"""Phase 3, summarise: the parts of a memory that answer the query, in a few lines.

Extractive, deterministic, linear. Knows texts, units and token estimates; it does not
know where a memory comes from, nor whether it will fit into the prompt.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial

from .checks import text_argument, whole_number
from .estimate import estimated_millitokens
from .excerpt import parts_read
from .relevance import QueryTerms, part_values, query_terms
from .sentences import TextUnit, units_of
from .stretch import LONGEST_TOKEN, Cost, best_stretch
from .summary_data import (
    CHINESE_NUMERALS,
    CLOSERS,
    DIGITS,
    ELLIPSIS,
    WIDE_MARKS,
)
from .tokens import check_tokenizer, token_upper_bound, utf8_length

USUAL_TOKEN = 5
"""Characters a token up to which a text may fit once it is joined to fewer lines."""

LONGEST_FILLING = 512
"""Characters a token at most in such a text with its filling: spaces, rules, dots."""

BYTE_COST = 250
"""Thousandths of a token for each byte of UTF-8, where no family is named."""

FILLING, WIDE_SPACE = b" \t\r\n-_=*#.", "\u3000"
MISSES_AT_MOST = 20
"""Units in the order of their worth that may be too long, before the rest is left: to
price one takes longer than to rank it."""

FILLING_ROUNDS, FILLED_BUT_FOR = 2, 6
"""Rounds of choosing; there is none but the first if less than a sixth is free."""

# Weights, fitted on the development rows of the benchmark.
BEFORE_WEIGHT = 0.22
AFTER_WEIGHT = 0.2
HEADING_WEIGHT = 0.6
FIRST_BONUS = 0.5
QUANTITY_FACTOR = 1.5
QUANTITY_BONUS = 0.6
LENGTH_POWER = 0.15


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
    text, query = text_argument("text", text), text_argument("query", query)
    max_lines = whole_number("max_lines", max_lines, 1)
    max_tokens = whole_number("max_tokens", max_tokens, 1)
    cost: Cost = _byte_cost
    if tokenizer is not None:
        family = check_tokenizer(tokenizer)
        cost = partial(estimated_millitokens, tokenizer=family, conservative=False)
    if not _may_fit(text, max_tokens):
        return relevant_part(text, query, max_lines, max_tokens, cost)
    stripped = [line.rstrip() for line in text.splitlines()]
    lines = [line for line in stripped if line]
    fitted = "\n".join(lines)
    if len(lines) <= max_lines:
        if _fits(fitted, max_tokens, tokenizer, cost):
            return fitted
    elif len(fitted) <= max_tokens * USUAL_TOKEN:
        units = units_of([fitted])
        joined = _joined_units(units, range(len(units)), max_lines)
        if _fits(joined, max_tokens, tokenizer, cost):  # all of it, on fewer lines
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
    encoded = text.encode("utf-8", "surrogatepass")
    filling = len(encoded) - len(encoded.translate(None, FILLING))
    return len(text) - filling - text.count(WIDE_SPACE) <= room


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
    units = units_of(parts_read(text, query, terms))
    if not units:
        return ""
    room = max_tokens * 1_000
    values = _unit_values(units, terms)
    ranked = sorted(range(len(units)), key=values.__getitem__, reverse=True)
    order = _repeats_last(units, ranked)
    summary = ""
    taken: list[int] = []
    free = room
    # Units are priced one by one, so the second round has what joining them saved.
    for _ in range(FILLING_ROUNDS):
        more = _more_units(units, order, taken, free, max_lines, cost)
        while more:
            places = sorted(taken + more)
            joined = _joined_units([units[k] for k in places], places, max_lines)
            spent = cost(joined)
            if spent <= room:
                summary, free = joined, room - spent
                break
            more.pop()
        taken += more
        if not more or free < room // FILLED_BUT_FOR:
            break
    return summary or best_stretch(units[ranked[0]].text, terms, room, cost)


def _repeats_last(units: list[TextUnit], ranked: list[int]) -> list[int]:
    """What repeats another unit comes after all that do not."""
    first: dict[str, int] = {}
    repeats = [k for k in ranked if first.setdefault(units[k].text, k) != k]
    return [*first.values(), *repeats]


def _more_units(
    units: list[TextUnit],
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
    headings = [place for place, unit in enumerate(units) if unit.is_heading]
    joins = [0, *[cost("\n")] * (max_lines - 1)]
    separator = cost(f" {ELLIPSIS} ")
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
        above = -1 if units[k].is_heading else _last_before(k, headings)
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


def _last_before(place: int, places: list[int]) -> int:
    """The last of some places, in order, before a place; -1 if there is none."""
    found = bisect_left(places, place)
    return places[found - 1] if found else -1


def _unit_values(units: list[TextUnit], terms: QueryTerms) -> list[float]:
    """What each unit is worth for the query, with its neighbours and its heading."""
    texts = [unit.text for unit in units]
    own = part_values(texts, terms)
    mean = max(1, sum(map(len, texts))) / len(units)
    values: list[float] = []
    heading = before = 0.0
    for (text, _, is_heading), value, after in zip(units, own, (*own[1:], 0.0)):
        beside = BEFORE_WEIGHT * before + AFTER_WEIGHT * after
        before = value
        if is_heading:
            heading = value
            values.append(heading * HEADING_WEIGHT)
            continue
        if value:  # most say nothing of the query
            value /= (0.5 + 0.5 * len(text) / mean) ** LENGTH_POWER
        value += HEADING_WEIGHT * heading
        value += beside
        if terms.asks_quantity and _holds_number(text):
            value = value * QUANTITY_FACTOR + QUANTITY_BONUS
        values.append(value)
    values[0] += FIRST_BONUS
    return values


def _holds_number(text: str) -> bool:
    if _digit().search(text):
        return True
    return not text.isascii() and len(_chinese_numeral().findall(text)) > 1


@lru_cache(maxsize=1)
def _digit() -> re.Pattern[str]:
    return re.compile(f"[{DIGITS}]")


@lru_cache(maxsize=1)
def _chinese_numeral() -> re.Pattern[str]:
    return re.compile(f"[{CHINESE_NUMERALS}]")


def _joined_units(units: list[TextUnit], places: Sequence[int], max_lines: int) -> str:
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
            marks.append(" " if marked else f" {ELLIPSIS} ")
        elif same_line:
            ends_wide = before.text.rstrip(CLOSERS)[-1:] in (*WIDE_MARKS,)
            marks.append("" if ends_wide else " ")
        else:
            marks.append(" / ")
        gaps.append((same_line, places[at - 1] - places[at], at))
    for _, _, at in sorted(gaps)[: max_lines - 1]:
        marks[at] = "\n"
    return "".join(mark + unit.text for mark, unit in zip(marks, units))
