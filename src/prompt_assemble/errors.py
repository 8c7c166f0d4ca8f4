"""Errors, sorted by who can repair them.

`ConfigError` and `InputError` blame the caller's values, `CallbackError` the caller's
callables, `BudgetExceededError` the amount of text that must be kept. Every message
says what happened with numbers, which value did it, and what to change; none quotes a
prompt or the message of a foreign exception. This module knows nothing of the rest of
the package.
"""

from __future__ import annotations

from typing import Any


class PromptAssembleError(Exception):
    """Base of every error that this library raises on purpose.

    `report` is the `AssemblyReport` of the turn as far as it got, or None where the
    error came before there was anything to report.
    """

    def __init__(self, message: str, *, report: Any = None) -> None:
        super().__init__(message)
        self.report = report


class ConfigError(PromptAssembleError, ValueError):
    """A setting is wrong: the message gives field, value and requirement."""


class InputError(PromptAssembleError, ValueError):
    """A text, a message or a dialog of this turn cannot be used as it is."""


class BudgetExceededError(PromptAssembleError):
    """What must be kept does not fit the token budget, so nothing was built.

    `token_count` and `token_budget` are in tokens; `verified_by` says whether a counter
    or an estimate refused; `sections` splits the count over "system", "history",
    "input", "steps" and "framing" (an estimate, scaled to `token_count`).
    """

    def __init__(
        self,
        message: str,
        *,
        token_count: int = 0,
        token_budget: int = 0,
        verified_by: str = "",
        sections: dict[str, int] | None = None,
        report: Any = None,
    ) -> None:
        super().__init__(message, report=report)
        self.token_count = token_count
        self.token_budget = token_budget
        self.verified_by = verified_by
        self.sections = dict(sections or {})


class CallbackError(PromptAssembleError):
    """A callable of the caller failed or broke its contract.

    `callback` is the name of the parameter it was passed as; the callable's own
    exception, if there was one, is `__cause__`.
    """

    def __init__(self, message: str, *, callback: str = "", report: Any = None) -> None:
        super().__init__(message, report=report)
        self.callback = callback
