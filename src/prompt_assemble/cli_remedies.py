"""What goes wrong in a build, with the options that a shell has for settings.

The library names fields and arguments, which a shell has none of. What is wrong stays
in its words; this module says what to type instead. It knows no files.
"""

from __future__ import annotations

from collections.abc import Iterator

from .checks import grouped
from .config import PromptConfig
from .errors import BudgetExceededError, ConfigError
from .models import GIVE_WINDOW
from .refusal import too_large, wider_limits, wider_window
from .report import AssemblyReport

FIELD_OPTIONS = {
    "context_window": "--window",
    "reserved_output_tokens": "--reserve",
    "recent_messages_max": "--recent-max",
}
"""The option that sets a field."""

SHORTER_SOURCES = {
    "system": "shorten the text of --system",
    "history": "shorten the --dialog",
    "input": "shorten the --input",
    "steps": "shorten the --dialog",
    "framing": "shorten the --dialog, or name the model with --model: templates differ",
}
"""What makes each section smaller."""

GIVE_WINDOW_OPTION = (
    "Give the window with --window instead, and with --tokenizer the family if it is "
    "known."
)
LIST_MODELS = "The command `models` without a pattern lists all."


def optioned(error: ConfigError) -> ConfigError:
    """An error about a setting of `build` with its options."""
    told = str(error).replace(GIVE_WINDOW, GIVE_WINDOW_OPTION)
    for field, option in FIELD_OPTIONS.items():
        told = told.replace(field, option)
    return ConfigError(told)


def listed_models(error: ConfigError) -> ConfigError:
    """An error about a model that is looked up."""
    return ConfigError(str(error).replace(GIVE_WINDOW, LIST_MODELS))


def refused_build(
    error: BudgetExceededError, config: PromptConfig, model: str | None
) -> BudgetExceededError:
    """The refusal of `build`, with the options at which the prompt fits."""
    if error.sections:
        told = too_large(error.report, SHORTER_SOURCES)
    else:  # of another shape, with another measurement than that of the report
        told = str(error).partition(";")[0]
    measured: AssemblyReport = error.report._replace(
        token_count=error.token_count,
        token_budget=error.token_budget,
        verified_by=error.verified_by,
    )
    ways = _options(measured, config, model)
    return BudgetExceededError("; or ".join((told, *ways)), report=error.report)


def _options(
    report: AssemblyReport, config: PromptConfig, model: str | None
) -> Iterator[str]:
    """The options that help, each with the value at which the prompt fits."""
    wider = wider_limits(report, config)
    window = grouped(wider_window(report, config))
    now = grouped(config.context_window)
    if model is not None:
        cap = wider.get("max_input_tokens")
        capped = "" if cap is None else f" and an input cap of {grouped(cap)}"
        yield f"take a model with a window of {window} tokens{capped} (now {now})"
    else:
        is_implied = config.tokenizer is None and report.tokenizer != "any"
        family = f" --tokenizer {report.tokenizer}" if is_implied else ""
        yield f"with --window {window.replace(',', '')}{family} (now {now}) it fits"
    reserve = wider.get("reserved_output_tokens")
    if reserve is not None and len(wider) == 1:
        yield f"with --reserve {reserve} it fits"
    if report.verified_by == "estimate" and report.tokenizer == "any":
        yield "name the tokenizer family with --tokenizer, if it is known"
