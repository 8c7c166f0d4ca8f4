"""errors: sorted by blame, carrying the data that a handler needs."""

from __future__ import annotations

import pickle

import pytest

from prompt_assemble import (
    BudgetExceededError,
    CallbackError,
    ConfigError,
    InputError,
    PromptAssembleError,
)

ALL = (ConfigError, InputError, BudgetExceededError, CallbackError)


@pytest.mark.parametrize("kind", ALL)
def test_every_error_has_the_one_base(kind: type[PromptAssembleError]) -> None:
    """One except clause catches everything that the library raises on purpose."""
    assert issubclass(kind, PromptAssembleError)


@pytest.mark.parametrize("kind", (ConfigError, InputError))
def test_wrong_values_are_value_errors(kind: type[PromptAssembleError]) -> None:
    """Callers who know only the built-in errors catch wrong values as ValueError."""
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", (BudgetExceededError, CallbackError))
def test_what_is_no_wrong_value_is_no_value_error(
    kind: type[PromptAssembleError],
) -> None:
    """A full window or a failed callable is not hidden in an except ValueError."""
    assert not issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", ALL)
def test_report_is_none_unless_given(kind: type[PromptAssembleError]) -> None:
    """`report` is always there, None where nothing could be reported."""
    assert kind("why").report is None
    report = object()
    assert kind("why", report=report).report is report
    assert str(kind("why", report=report)) == "why"


def test_budget_error_carries_its_numbers() -> None:
    """A handler reads numbers off the attributes, not out of the message."""
    error = BudgetExceededError(
        "too long",
        token_count=12,
        token_budget=10,
        verified_by="counter",
        sections={"system": 12},
    )
    assert (error.token_count, error.token_budget) == (12, 10)
    assert (error.verified_by, error.sections) == ("counter", {"system": 12})


def test_budget_error_copies_its_sections() -> None:
    """Changing the caller's dict later does not change the error."""
    sections = {"system": 1}
    error = BudgetExceededError("too long", sections=sections)
    sections["system"] = 2
    assert error.sections == {"system": 1}


def test_callback_error_names_the_parameter() -> None:
    """`callback` says which callable failed."""
    assert CallbackError("failed", callback="summarize").callback == "summarize"


@pytest.mark.parametrize("kind", ALL)
def test_errors_survive_pickling(kind: type[PromptAssembleError]) -> None:
    """Errors cross process borders, as in worker pools, with their attributes."""
    error = kind("why", report={"fits": False})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (str(again), vars(again)) == (str(error), vars(error))
