"""Phase 5, the refusal: what to do when even the minimal context does not fit.

Turns the report of such a turn into an error with the figures and the way out. It
decides nothing and sees no text.
"""

from __future__ import annotations

from .checks import grouped
from .config import PromptConfig
from .errors import BudgetExceededError
from .report import AssemblyReport

SHORTER = {
    "system": "shorten system_prompt",
    "history": "lower recent_messages or shorten the dialog",
    "input": "ask the user for a shorter text, or summarise it before this call",
    "steps": "set tool_result_max_tokens, or ask tools for shorter results",
    "framing": "lower recent_messages, or part_tokens if the parts are small",
}
"""What makes each section smaller."""

WIDER = {
    "safety_ratio": "raise safety_ratio or context_window",
    "max_input_tokens": "raise max_input_tokens, if the provider accepts more",
    "reserved_output_tokens": "lower reserved_output_tokens",
    "context_window": "use a model with a larger context_window",
}
"""What makes the budget larger, by the field that it hangs on."""


def refusal(report: AssemblyReport, config: PromptConfig) -> BudgetExceededError:
    """The error for a prompt that does not fit without memory, with its report."""
    sections = {name: getattr(report.sections, name) for name in SHORTER}
    largest = max(sections, key=lambda name: sections[name])
    parts = ", ".join(f"{name} about {grouped(it)}" for name, it in sections.items())
    messages = report.numbers()["messages_kept"]
    count, budget = grouped(report.token_count), grouped(report.token_budget)
    excess = grouped(report.token_count - report.token_budget)
    message = (
        f"the prompt does not fit even without memory: {count} tokens "
        f"({report.verified_by}) of {budget}, {excess} too many; {parts} "
        f"({messages} messages of dialog). "
        f"The largest part is {largest}: {SHORTER[largest]}; "
        f"or {WIDER[config.binding_field]} (now {_shown_field(config)})"
    )
    if report.overhead_tokens:
        message += f"; or lower overhead_tokens (now {grouped(report.overhead_tokens)})"
    if report.verified_by == "estimate":
        message += (
            f"; or name the model's tokenizer family (now {report.tokenizer!r}), or "
            "pass count_tokens: an estimate refused, which leaves room for its error"
        )
    return BudgetExceededError(
        message,
        token_count=report.token_count,
        token_budget=report.token_budget,
        verified_by=report.verified_by,
        sections=sections,
        report=report,
    )


def _shown_field(config: PromptConfig) -> str:
    value = getattr(config, config.binding_field)
    return grouped(value) if isinstance(value, int) else str(value)
