"""Looks for a turn that breaks a promise, and shortens it until it can be read.

P7 is judged here, since it takes two turns; the other promises are the matter of
`testing_promises`. Beside the core.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from .errors import InputError
from .testing_promises import CHECKS, Setting
from .testing_trials import (
    Outcome,
    Remembered,
    Trial,
    in_words,
    run_trial,
    trials,
    unchanged_inputs,
)

PURITY = "P7 Purity"

SHORTENING = 150
"""Turns that are spent on making a counter-example shorter."""


class PromiseBrokenError(AssertionError):
    """A promise does not hold; the text is the counter-example in words."""


class _ShortEnoughError(BaseException):
    """Ends the search; no `Exception`, so that hypothesis lets it through."""


class _Findings:
    """The shortest counter-example to the promise that was broken first."""

    def __init__(self) -> None:
        self.words = ""
        self._promise = ""
        self._turns_left = SHORTENING

    def add(self, promise: str, words: str) -> None:
        """Take note of a broken promise and raise it; others than the first wait."""
        self._promise = self._promise or promise
        if promise != self._promise:
            return
        if not self.words or len(words) < len(self.words):
            self.words = words
        raise PromiseBrokenError(words)

    def count_turn(self) -> None:
        """End the search once the shortening has taken long enough."""
        if self.words:
            self._turns_left -= 1
        if not self._turns_left:
            raise _ShortEnoughError


def try_promises(
    make_settings: Callable[[], Any], backend: Callable[..., Any] | None, examples: int
) -> None:
    """Try settings and trials; `make_settings` gives the strategy of the settings.

    Prints the first counter-example in words and raises it as `PromiseBrokenError`. The
    same examples every time. Raises `InputError` without hypothesis.
    """
    try:
        from hypothesis import HealthCheck, Phase, Verbosity, given, settings
    except ImportError as error:
        raise InputError(
            "testing the promises needs hypothesis, which is not installed here: "
            "python -m pip install hypothesis"
        ) from error
    findings = _Findings()

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
        print_blob=False,
    )
    @given(make_settings(), trials(backend))
    def all_hold(setting: Setting, trial: Trial) -> None:
        findings.count_turn()
        broken = broken_promise(setting, trial)
        if broken is not None:
            findings.add(*broken)

    try:
        all_hold()
    except (Exception, _ShortEnoughError):
        # A copy that does something else each time ends the search in another way.
        if not findings.words:
            raise
    if findings.words:
        # What was drawn may hold what the terminal cannot show.
        encoding = sys.stdout.encoding or "utf-8"
        print(findings.words.encode(encoding, "backslashreplace").decode(encoding))
        raise PromiseBrokenError(findings.words)


def broken_promise(setting: Setting, trial: Trial) -> tuple[str, str] | None:
    """Run one trial and judge it: the promise and the counter-example, or None."""
    search, is_unchanged = Remembered(trial.backend), unchanged_inputs(trial)
    outcome = run_trial(setting.assembler, trial, search)
    for promise, check in CHECKS.items():
        problem = check(setting, trial, outcome)
        if problem is not None:
            return promise, in_words(promise, problem, trial, outcome)
    problem = None
    if not _is_same(outcome, _in_another_thread(setting, trial, search)):
        problem = "the same turn in another thread gave something else"
    elif not is_unchanged():
        problem = "the dialog of the caller was changed"
    if problem is None:
        return None
    return PURITY, in_words(PURITY, problem, trial, outcome)


def _in_another_thread(setting: Setting, trial: Trial, search: Remembered) -> Outcome:
    """The same turn once more; an assembler serves any number of threads."""
    found: list[Outcome] = []
    thread = threading.Thread(
        target=lambda: found.append(run_trial(setting.assembler, trial, search))
    )
    thread.start()
    thread.join()
    return found[0]


def _is_same(one: Outcome, other: Outcome) -> bool:
    if one.prompt is None or other.prompt is None:
        return one.error_name == other.error_name
    return list(_shown(one)) == list(_shown(other))


def _shown(outcome: Outcome) -> Iterator[object]:
    prompt = outcome.prompt
    yield prompt.text if prompt.report.form == "text" else prompt.messages
    yield prompt.memories
    yield prompt.report.to_dict()
