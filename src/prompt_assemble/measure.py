"""Phase 4, decide: how many tokens a finished prompt has, and who says so.

The caller's counter decides alone, on the whole prompt; only if it declares a family is
that family's bound asked first, which costs no tokenizer. Without a counter it is the
bound, and where that proves nothing, an estimate against a smaller budget. Where the
size of a prompt proves already that its bound fits, nothing need be read at all. The
counter comes in as a function that may be treated as pure; this module does not know
what is in a prompt.
"""

from collections.abc import Callable
from typing import NamedTuple

from .config import TokenLimits
from .errors import ConfigError
from .estimate_memo import remembered_estimates
from .render import Rendered
from .tokens import family_bound, rough_bound, utf8_length


class Measured(NamedTuple):
    """Tokens of one finished prompt, the budget that they are held against, the method.

    `verified_by` is "bound" (at most so many tokens), "counter" (counted by the
    caller's counter) or "estimate"; `tokenizer` the family that it was made for.
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

    `counter` gives the tokens of a finished prompt, or None once the counter has
    failed; `counter_tokenizer` is the family whose bound holds for the counter, None
    where nothing is known of it. `tokenizer` is the family for bound and estimate
    without a counter. With `must_prove` no estimate decides; then `bound_is_proof` says
    whether a bound may. `estimates` is filled on the way with what pieces cost, since a
    turn asks for each several times; it goes with the turn and its prompt.
    """

    limits: TokenLimits
    tokenizer: str
    counter: Callable[[Rendered], int | None] | None
    counter_tokenizer: str | None
    must_prove: bool
    bound_is_proof: bool
    estimates: dict[str, int]


def measure(rendered: Rendered, gauge: Gauge, method: str | None = None) -> Measured:
    """Measure one finished prompt, by the cheapest method that can decide.

    With `method` ("counter" or "estimate") the cheaper ones before it are passed over,
    to compare two prompts by one measure.
    """
    budget, family = gauge.limits.token_budget, gauge.tokenizer
    if gauge.counter is not None:
        if gauge.counter_tokenizer is not None and method is None:
            bound = prompt_bound(rendered, gauge.counter_tokenizer)
            if bound <= budget:
                return Measured(bound, budget, "bound", gauge.counter_tokenizer)
        counted = gauge.counter(rendered)
        if counted is not None:
            return Measured(counted, budget, "counter", family)
    if gauge.must_prove and not gauge.bound_is_proof:
        raise ConfigError(
            'certainty="proved" cannot be kept: no counter counted this prompt, and '
            f"the bound of the family {family!r} is not proved; "
            "pass a count_tokens that works"
        )
    bound = prompt_bound(rendered, family)
    if gauge.must_prove or (bound <= budget and method is None):
        return Measured(bound, budget, "bound", family)
    estimate = min(bound, rendered.framing - (-_millitokens(rendered, gauge) // 1000))
    return Measured(estimate, gauge.limits.estimate_budget, "estimate", family)


def surely_fits(size: int | None, framing: int, gauge: Gauge) -> bool:
    """Whether `measure` would find by the bound that a prompt fits, told without it.

    By the size of its text alone, as `extent_of` tells it, which proves most turns;
    False proves nothing.
    """
    has_counter = gauge.counter is not None
    family = gauge.counter_tokenizer if has_counter else gauge.tokenizer
    if size is None or family is None:
        return False
    if gauge.must_prove and not (has_counter or gauge.bound_is_proof):
        return False
    return fits_by_size(size, framing, family, gauge.limits)


def fits_by_size(size: int, framing: int, family: str, limits: TokenLimits) -> bool:
    """Whether the bound of any text of `size` bytes is within the budget."""
    return rough_bound(size, family) + framing <= limits.token_budget


def added_tokens(part: Rendered, gauge: Gauge, method: str) -> int | None:
    """What a part of a prompt adds to it, by one method; None if the counter failed.

    A little more than its own count: joining may raise a total by one token a seam
    (measured 2026-11-30 for ten tokenizers, joined by line breaks).
    """
    if method == "counter":
        counted = None if gauge.counter is None else gauge.counter(part)
        return None if counted is None else counted + 1
    if method == "bound":
        return prompt_bound(part, gauge.counter_tokenizer or gauge.tokenizer) + 1
    milli = _millitokens(part, gauge) + _piece_cost("\n", gauge)
    return part.framing - (-milli // 1000)


class SectionTokens(NamedTuple):
    """Tokens by section of a prompt: an estimate that adds up to what was measured.

    `steps` are the tool steps of this turn, which follow the user's message.
    """

    system: int = 0
    history: int = 0
    memory: int = 0
    input: int = 0
    steps: int = 0
    framing: int = 0


def section_tokens(
    rendered: Rendered, measured: Measured, gauge: Gauge
) -> SectionTokens:
    """Split the measured tokens over the sections of the prompt.

    By the estimates of the pieces where an estimate decided, by their bytes otherwise.
    """
    if measured.verified_by == "estimate":
        weights = [_piece_cost(piece, gauge) for piece in rendered.pieces]
    else:
        weights = [utf8_length(piece) for piece in rendered.pieces]
    starts = (0, *rendered.ends)
    sums = [sum(weights[a:b]) for a, b in zip(starts, rendered.ends)]
    end = rendered.ends[1]
    role_line = sum(weights[end - rendered.opening : end])
    sums[1] -= role_line
    sums[3] += role_line
    framing = min(rendered.framing, measured.tokens)
    shares = _shares(sums, measured.tokens - framing)
    return SectionTokens._make((*shares, framing))


def prompt_bound(rendered: Rendered, tokenizer: str) -> int:
    """The most tokens that a finished prompt can cost in a family, framing included."""
    return family_bound(rendered.text, tokenizer) + rendered.framing


def _millitokens(rendered: Rendered, gauge: Gauge) -> int:
    breaks = (len(rendered.pieces) - 1) * _piece_cost("\n", gauge)
    return breaks + sum(_piece_cost(piece, gauge) for piece in rendered.pieces)


def _piece_cost(piece: str, gauge: Gauge) -> int:
    cost = gauge.estimates.get(piece)
    if cost is None:
        cost = remembered_estimates(gauge.tokenizer).millitokens(piece)
        gauge.estimates[piece] = cost
    return cost


def _shares(weights: list[int], total: int) -> list[int]:
    """Whole shares of `total` in proportion to `weights`; the largest is rounded."""
    whole = sum(weights)
    if not whole:
        return [0] * len(weights)
    shares = [total * weight // whole for weight in weights]
    shares[weights.index(max(weights))] += total - sum(shares)
    return shares
