"""Phase 4, decide: how many tokens a finished prompt has, and who says so.

First the bound, which costs no tokenizer; then the caller's counter, on the whole; and
where neither is there, an estimate against a smaller budget.  The counter comes in as a
function that may be treated as pure; this module does not know what is in a prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .config import TokenLimits
from .render import SECTION_NAMES, Rendered
from .tokens import estimated_millitokens, token_upper_bound


class Measured(NamedTuple):
    """Tokens of one finished prompt, the budget that they are held against, and the method.

    `verified_by` is "bound" (at most so many tokens), "counter" (counted by the caller's
    counter) or "estimate"; `tokenizer` the family that it was made for.
    """

    tokens: int
    budget: int
    verified_by: str
    tokenizer: str

    @property
    def fits(self) -> bool:
        """Whether the prompt is within its budget."""
        return self.tokens <= self.budget


class Gauge(NamedTuple):
    """What one turn is measured with.

    `counter` gives the tokens of a finished prompt, or None once the counter has failed;
    `counter_tokenizer` is the family whose bound holds for the counter, None where nothing
    is known of it.  `tokenizer` is the family for bound and estimate without a counter.
    With `must_prove` no estimate decides.  `estimates` remembers what pieces cost, so that no text is read twice in a turn.
    """

    limits: TokenLimits
    tokenizer: str
    counter: Callable[[Rendered], int | None] | None
    counter_tokenizer: str | None
    must_prove: bool
    estimates: dict[str, int]


def measure(rendered: Rendered, gauge: Gauge) -> Measured:
    """Measure one finished prompt, by the cheapest method that can decide."""
    budget, family = gauge.limits.token_budget, gauge.tokenizer
    if gauge.counter is not None:
        if gauge.counter_tokenizer is not None:
            bound = _bound(rendered, gauge.counter_tokenizer)
            if bound <= budget:
                return Measured(bound, budget, "bound", gauge.counter_tokenizer)
        counted = gauge.counter(rendered)
        if counted is not None:
            return Measured(counted, budget, "counter", family)
    bound = _bound(rendered, family)
    if bound <= budget or gauge.must_prove:
        return Measured(bound, budget, "bound", family)
    estimate = min(bound, rendered.framing - (-_millitokens(rendered, gauge) // 1000))
    return Measured(estimate, gauge.limits.estimate_budget, "estimate", family)


def section_tokens(rendered: Rendered, measured: Measured, gauge: Gauge) -> dict[str, int]:
    """Split the measured tokens over the sections: an estimate that adds up to the total.

    By the estimates of the pieces where an estimate decided, by their bytes otherwise.
    """
    if measured.verified_by == "estimate":
        weights = [_piece_cost(piece, gauge) for piece in rendered.pieces]
    else:
        weights = [_byte_length(piece) for piece in rendered.pieces]
    starts = (0, *rendered.ends)
    sums = [sum(weights[a:b]) for a, b in zip(starts, rendered.ends)]
    framing = min(rendered.framing, measured.tokens)
    shares = _shares(sums, measured.tokens - framing)
    return {**dict(zip(SECTION_NAMES, shares)), "framing": framing}


def _bound(rendered: Rendered, tokenizer: str) -> int:
    return token_upper_bound(rendered.text, tokenizer) + rendered.framing


def _millitokens(rendered: Rendered, gauge: Gauge) -> int:
    breaks = (len(rendered.pieces) - 1) * _piece_cost("\n", gauge)
    return breaks + sum(_piece_cost(piece, gauge) for piece in rendered.pieces)


def _piece_cost(piece: str, gauge: Gauge) -> int:
    cost = gauge.estimates.get(piece)
    if cost is None:
        cost = gauge.estimates[piece] = estimated_millitokens(piece, gauge.tokenizer, True)
    return cost


def _byte_length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


def _shares(weights: list[int], total: int) -> list[int]:
    """Whole shares of `total` in proportion to `weights`; rounding goes to the largest."""
    whole = sum(weights)
    if not whole:
        return [0] * len(weights)
    shares = [total * weight // whole for weight in weights]
    shares[weights.index(max(weights))] += total - sum(shares)
    return shares
