"""What follows from the input of a build alone: which ends of the turn it calls for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prompt_assemble import BudgetExceededError, CallbackError, ConfigError, InputError

from .bench import ROOMY, without_nulls
from .build import Build
from .dialogs import has_odd_items, has_other_parts

LONG_ENOUGH = 20
"""Characters from which on a text is looked for as a leak or a doubled system text;
shorter ones stand anywhere by chance."""

POSITIVE = ("window", "safety", "memory_timeout_s", "memory_cap")
NOT_NEGATIVE = ("reserved_output", "last_n", "top_k", "extra_tokens_outside_prompt")
FRACTIONS = ("safety", "memory_timeout_s")
"""Settings by what they have to be; but for fractions they are whole numbers."""

CLEARLY = 1.2
"""By how much a backend must exceed its time limit to be surely late."""


def must_pass_through(build: Build) -> bool:
    """Whether backend or counter interrupts or cancels, which no library swallows."""
    return interrupt_of(build) is not None


def interrupt_of(build: Build) -> BaseException | None:
    """The interrupt that a callable of this build raises, if one does."""
    counter = build.counter
    errors = (build.backend.error, counter.error if counter is not None else None)
    return next((it for it in errors if it and not isinstance(it, Exception)), None)


def allowed_errors(build: Build) -> Iterator[type[Exception]]:
    """The errors that this input may end in."""
    yield BudgetExceededError  # whether it was due is looked at by FIT
    if build.budget is not None and build.budget < 1:
        yield ConfigError
    if not is_encodable(build.system + build.user):
        yield InputError
    if build.dialog.function and ("raises" in build.dialog.spec or build.dialog.fails):
        yield CallbackError
    if has_odd_items(build.dialog.answer):
        yield InputError
    if build.form == "text" and has_other_parts(build.dialog.answer):
        yield InputError
    if build.fields.get("memory_required") and memory_failed(build):
        yield CallbackError


def has_wrong_setting(raw: dict[str, Any]) -> bool:
    """Whether the settings of a case are not numbers, or leave no room for a prompt."""
    fields = without_nulls(raw)
    for name in (*POSITIVE, *NOT_NEGATIVE):
        kinds = (int, float) if name in FRACTIONS else (int,)
        if name in fields and type(fields[name]) not in kinds:
            return True
    window, share = fields.get("window", ROOMY), fields.get("safety", 1)
    room = min(window - fields.get("reserved_output", 0), window * share)
    return (
        room - fields.get("extra_tokens_outside_prompt", 0) < 1
        or not 0 < share <= 1
        or any(fields.get(name, 1) <= 0 for name in POSITIVE)
        or any(fields.get(name, 0) < 0 for name in NOT_NEGATIVE)
    )


def memory_failed(build: Build) -> bool:
    """Whether the backend was bound to fail, or to be late."""
    says_so = reports_failure(build.backend.answer)
    return build.backend.error is not None or is_late(build) or says_so


def reports_failure(answer: object) -> bool:
    """Whether an answer says by a field that the backend failed."""
    if not isinstance(answer, dict):
        return False
    flags = (answer.get("success"), answer.get("ok"))
    errors = (answer.get("isError"), answer.get("error"), answer.get("errors"))
    return False in flags or any(errors) or answer.get("status") == "error"


def is_late(build: Build) -> bool:
    """Whether the backend takes clearly longer than it may."""
    limit = time_limit(build)
    return limit is not None and build.backend.spec.get("sleeps_s", 0) > CLEARLY * limit


def time_limit(build: Build) -> float | None:
    """Seconds that memory may take, if the case sets a limit that can be kept."""
    limit = build.fields.get("memory_timeout_s")
    if not isinstance(limit, (int, float)) or isinstance(limit, bool):
        return None
    return limit if limit > 0 else None


def is_encodable(text: str) -> bool:
    """Whether a text can be sent: lone surrogates cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
