"""What a report, an error and a log record tell: TOLD."""

from __future__ import annotations

import json

from prompt_assemble import BudgetExceededError, CallbackError, PromptAssembleError

from .build import Build
from .facts import (
    LONG_ENOUGH,
    is_late,
    memory_failed,
    reports_failure,
    time_limit,
)
from .notation import CANARY
from .runner import Run

LONGEST_ID = 64
"""Characters of a backend's id that a report may show."""


def rule_told(run: Run) -> None:
    """The report or the error says what happened, and quotes nothing."""
    for build in run.builds:
        if build.error is None:
            _check_report(build)
        elif isinstance(build.error, PromptAssembleError):
            _check_error(build)
    for line in run.logged:
        for build in run.builds:
            check_no_leak(build, line)


def _check_report(build: Build) -> None:
    report = build.report
    status = expected_status(build)
    # With too many stuck threads a backend is given up before it is called.
    if status == "timed_out" and not build.backend.calls:
        status = "failed"
    assert status in (None, report.memory_status), report.memory_status
    warnings = "\n".join(report.warnings)
    if status == "failed":
        assert "memory" in warnings
    if status == "timed_out":
        assert f"{time_limit(build):g}" in warnings
    error = build.backend.error
    if error is not None and build.backend.calls and not is_late(build):
        assert type(error).__name__ in warnings
    for outcome in report.memories:
        assert outcome.reason
        if outcome.needed is not None and outcome.free is not None:
            assert outcome.kept or outcome.needed > outcome.free
    size = build.backend.size
    if size is not None and build.backend.calls and not memory_failed(build):
        assert sum(outcome.items for outcome in report.memories) == size
    check_no_leak(build, str(report), json.dumps(report.to_dict(), ensure_ascii=False))
    check_attributes(build)


def expected_status(build: Build) -> str | None:
    """The memory status that the input calls for; None where it may be several."""
    backend = build.backend
    if backend.function is None:
        return "no_backend"
    if is_late(build):
        return "timed_out"
    if backend.error is not None:
        return "failed"
    if build.result.memories:
        return "kept"
    if backend.calls and reports_failure(backend.answer):
        return "failed"
    is_empty = backend.answer is None or backend.size == 0
    return "none_found" if is_empty and backend.calls else None


def check_attributes(build: Build) -> None:
    """The flat form of the report, for tracing: scalars under a prefix, no contents."""
    for prefix in ("prompt_assemble", "own.prefix"):
        flat = build.report.attributes(prefix=prefix)
        assert flat and all(key.startswith(f"{prefix}.") for key in flat)
        assert all(type(value) in (str, int, float, bool) for value in flat.values())
        check_no_leak(build, repr(flat))
    assert build.report.attributes() == build.report.attributes("prompt_assemble")


def _check_error(build: Build) -> None:
    error, message = build.error, str(build.error)
    check_no_leak(build, message)
    if isinstance(error, BudgetExceededError):
        for number in (error.token_count, error.token_budget):
            assert str(number) in message.replace(",", "").replace("_", "")
        assert sum(error.sections.values()) > 0
        assert max(error.sections, key=lambda it: error.sections[it]) in message
    if isinstance(error, CallbackError):
        assert error.callback and error.callback in message


def is_sentence(text: str) -> bool:
    """Whether a text is long enough to stand nowhere by chance, and more than an id."""
    return len(text) >= LONG_ENOUGH and " " in text


def check_no_leak(build: Build, *outputs: str) -> None:
    """None of the texts that went in, nor that of an exception, stands in these."""
    given = [build.system, build.user, *build.dialog.texts, *build.backend.texts]
    # Ids and dates of a backend may be told; they are short, or one word.
    texts = {it for it in given if len(it) > LONGEST_ID or is_sentence(it)} | {CANARY}
    for output in outputs:
        for text in texts:
            assert text not in output, "a text of the caller's leaks"
