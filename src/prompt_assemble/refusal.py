"""Phase 5, the refusal: what to do when even the minimal context does not fit.

Turns the report of such a turn into an error with the figures and the way out. It
decides nothing and sees no text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .checks import grouped, shown
from .config import ESTIMATE_SHARE_PERCENT, RATIO_SCALE, PromptConfig, share_of
from .errors import BudgetExceededError
from .report import AssemblyReport

SHORTER = {
    "system": "shorten system_prompt",
    "history": "lower recent_messages or shorten the dialog",
    "input": "ask the user for a shorter text, or summarise it before this call",
    "steps": "set tool_result_max_tokens, or ask tools for shorter results",
    "framing": "lower recent_messages, part_tokens if the parts are small, or "
    "tokens_per_argument if the template writes the JSON of calls; for_model knows",
}
"""What makes each section smaller."""

RATIO_DIGITS = 10**4
"""A safety ratio is advised to four decimals, rounded up."""


def refusal(
    report: AssemblyReport, config: PromptConfig, is_held: bool = False
) -> BudgetExceededError:
    """The error for a prompt that does not fit without memory, with its report.

    `is_held` says that its history was sent already, and stays as it is.
    """
    ways = _ways_out(report, config, is_held)
    return BudgetExceededError(
        "; or ".join((too_large(report, SHORTER), *ways)),
        token_count=report.token_count,
        token_budget=report.token_budget,
        verified_by=report.verified_by,
        sections=_shares_of(report),
        report=report,
    )


def too_large(report: AssemblyReport, shorter: Mapping[str, str]) -> str:
    """The figures of a prompt that does not fit, and what is said of its largest part.

    `shorter` says for each section what makes it smaller.
    """
    sections = _shares_of(report)
    largest = max(sections, key=lambda name: sections[name])
    parts = ", ".join(f"{name} about {grouped(it)}" for name, it in sections.items())
    messages = report.numbers()["messages_kept"]
    count, budget = grouped(report.token_count), grouped(report.token_budget)
    return (
        f"the prompt does not fit even without memory: {count} tokens "
        f"({report.verified_by}) of {budget}, {grouped(_excess(report))} too many; "
        f"{parts} ({messages} messages of dialog). "
        f"The largest part is {largest}: {shorter[largest]}"
    )


def wider_limits(report: AssemblyReport, config: PromptConfig) -> dict[str, Any]:
    """The fields of a config that would have to change together, and to what.

    With them the prompt fits as it was measured. `context_window` stands for another
    model; the others can be set.
    """
    window, reserve = config.context_window, config.reserved_output_tokens
    limit, hard = _needed(report)
    cap = config.max_input_tokens
    changes: dict[str, Any] = {}
    if cap is not None and hard > cap:
        changes["max_input_tokens"] = hard
    if hard > window or limit >= window:
        larger = {"context_window": wider_window(report, config), **changes}
        if config.tokenizer is None and report.tokenizer != "any":
            larger["tokenizer"] = report.tokenizer  # which goes with the window
        return larger
    if limit > share_of(window, config.safety_ratio):
        changes["safety_ratio"] = -(-limit * RATIO_DIGITS // window) / RATIO_DIGITS
    if hard + reserve > window:
        changes["reserved_output_tokens"] = window - hard
    return changes


def wider_window(report: AssemblyReport, config: PromptConfig) -> int:
    """The context window in which the prompt fits as it was measured, in tokens."""
    limit, hard = _needed(report)
    return max(hard + config.reserved_output_tokens, _window_for(limit, config))


def _needed(report: AssemblyReport) -> tuple[int, int]:
    """Tokens that the soft and the hard limit of the input would have to allow."""
    limit = hard = report.token_count + report.overhead_tokens
    if report.verified_by == "estimate":
        # An estimate may fill a share of the hard limit only.
        hard = -(-100 * limit // ESTIMATE_SHARE_PERCENT)
    return limit, hard


def _excess(report: AssemblyReport) -> int:
    return report.token_count - report.token_budget


def _doubt(report: AssemblyReport) -> int:
    """Tokens by which the figure of a section may be off where a counter decided: the
    line breaks around roles and texts are shared out by size."""
    return 2 * sum(outcome.items for outcome in report.messages) + 2


def _shares_of(report: AssemblyReport) -> dict[str, int]:
    return {name: getattr(report.sections, name) for name in SHORTER}


def _window_for(limit: int, config: PromptConfig) -> int:
    """The smallest window of which the safety ratio leaves `limit` tokens."""
    return -(-limit * RATIO_SCALE // round(config.safety_ratio * RATIO_SCALE)) + 1


def _ways_out(
    report: AssemblyReport, config: PromptConfig, is_held: bool
) -> Iterator[str]:
    """The settings that would help, each with the value at which the prompt fits."""
    history, excess = report.sections.history, _excess(report)
    may_drop = config.on_recent_overflow == "error" and not is_held
    if may_drop and history >= excess + _doubt(report):
        yield (
            'set on_recent_overflow="drop_oldest", which frees up to about '
            f"{grouped(history)} tokens of the dialog"
        )
    wider = wider_limits(report, config)
    if wider:
        yield (
            "with "
            + " and ".join(
                f"{field} {shown(value)} (now {shown(getattr(config, field))})"
                for field, value in wider.items()
            )
            + " it would fit"
            + (", if the provider accepts it" if "max_input_tokens" in wider else "")
        )
    else:  # within the limits of the config: a refit asked for less
        yield f"refit to at least {grouped(report.token_count)} tokens"
    overhead = report.overhead_tokens
    if wider and overhead >= excess:
        yield (
            f"lower overhead_tokens to {grouped(overhead - excess)} "
            f"(now {grouped(overhead)})"
        )
    if report.verified_by == "estimate":
        named = "name the model's tokenizer family (now 'any'), or "
        yield (
            f"{named if report.tokenizer == 'any' else ''}pass count_tokens: an "
            "estimate refused, which leaves room for its error"
        )
