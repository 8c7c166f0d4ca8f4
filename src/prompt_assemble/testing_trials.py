"""One trial of an assembler: what goes into a turn, what came out, and both in words.

A trial is what `testing_promises` judges. It asks nothing of an assembler but what its
users may ask: an assembler of a copy is as good as one of this package, so errors are
told apart by their names and not by their classes. Beside the core.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import update_wrapper
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from .testing_callables import Behaviour, broken_after, endless, raising, returning
from .testing_strategies import (
    encodable_texts,
    memory_lists,
    nonblank_texts,
    plain_dialogs,
    texts,
)

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

ITEMS_KEPT = 10_000
"""Items of an iterator that are kept, so that a turn can be repeated."""

TRIGGERING = "Do you remember last time? "
"""Words by which the built-in rules find that memory is needed."""


class Trial(NamedTuple):
    """What one turn is given.

    `room` is how many tokens are left of the budget at most, or None for all of it; the
    rest is taken away as `overhead_tokens` of the turn, so that a wide window is full,
    too.
    `backend` is the memory backend.
    """

    user: str
    system: str
    dialog: list[object]
    backend: Callable[..., Any]
    form: str
    memory: str
    room: int | None


class Outcome(NamedTuple):
    """What one turn gave: a prompt or an error, and how often it called what.

    `answer` is what the backend returned, None if it was not asked or failed.
    """

    prompt: Any
    error: Exception | None
    searches: int
    dialog_calls: int
    answer: object

    @property
    def error_name(self) -> str:
        """The name of the error's class, or "" where there is a prompt."""
        return "" if self.error is None else type(self.error).__name__

    @property
    def report(self) -> Any:
        """The report of the turn, refused or not; None where there is none."""
        source = self.error if self.prompt is None else self.prompt
        return getattr(source, "report", None)

    @property
    def text(self) -> str:
        """The whole prompt, or its last user message in the messages form."""
        if self.prompt.report.form == "text":
            return str(self.prompt.text)
        return str(self.prompt.messages[-1]["content"])


class Remembered:
    """A backend that is asked once and gives the same answer, or error, ever after.

    It has the signature of `backend`, and counts its calls. So a turn can be repeated
    whatever the backend does meanwhile.
    """

    def __init__(self, backend: Callable[..., Any]) -> None:
        self.calls = 0
        self.answer: Any = None
        self._error: BaseException | None = None
        self._is_known = False
        update_wrapper(self, backend, updated=())
        self.__wrapped__ = backend

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.calls += 1
        if not self._is_known:
            self._is_known = True
            try:
                self.answer = _kept(self.__wrapped__(*args, **named))
            except Exception as error:
                self._error = error
        if self._error is not None:
            raise self._error
        return self.answer() if isinstance(self.answer, Behaviour) else self.answer


def _kept(answer: Any) -> Any:
    """An answer that can be read twice: of an iterator, a callable that gives it."""
    if not isinstance(answer, Iterator):
        return answer
    items, error = [], None
    try:
        items = [*islice(answer, ITEMS_KEPT)]
    except Exception as raised:
        error = raised
    return broken_after(items, error) if error is not None else returning(items)


def trials(backend: Callable[..., Any] | None) -> SearchStrategy[Trial]:
    """Turns with this backend, or with backends of good and bad days."""
    from hypothesis import strategies as st

    user = nonblank_texts()
    rooms = st.none() | st.integers(1, 600)
    return st.builds(
        Trial,
        user | user.map(lambda text: TRIGGERING + text),
        encodable_texts(),
        plain_dialogs(),
        st.just(backend) if backend is not None else backends(),
        st.sampled_from(("messages", "text")),
        st.sampled_from(("always", "auto", "never", "always")),
        rooms,
    )


def backends() -> SearchStrategy[Behaviour]:
    """Memory backends of good and bad days."""
    from hypothesis import strategies as st

    good = st.builds(returning, memory_lists())
    errors = st.sampled_from((OSError, KeyError, TypeError, RecursionError))
    return st.one_of(
        good,
        good,
        st.builds(returning, st.none() | st.integers() | texts()),
        st.builds(raising, errors),
        st.builds(endless, texts() | st.none()),
        st.builds(broken_after, st.lists(texts(), max_size=4), errors),
    )


def overhead_of(trial: Trial, config: Any) -> int | None:
    """The `overhead_tokens` that leave `trial.room` tokens of the budget."""
    if trial.room is None:
        return None
    return max(0, int(config.token_budget + config.overhead_tokens - trial.room))


def run_trial(assembler: Any, trial: Trial, search: Remembered) -> Outcome:
    """One turn of the assembler, whatever becomes of it."""
    dialog_calls: list[int] = []
    searches = search.calls

    def dialog(n: int) -> list[object]:
        dialog_calls.append(n)
        return trial.dialog

    prompt, error = None, None
    try:
        prompt = assembler.assemble(
            trial.user,
            search,
            dialog,
            form=trial.form,
            system_prompt=trial.system,
            memory=trial.memory,
            overhead_tokens=overhead_of(trial, assembler.config),
        )
    except Exception as raised:  # which of them are allowed is for the promises to say
        error = raised
    asked = search.calls - searches
    answer = search.answer if asked else None
    return Outcome(prompt, error, asked, len(dialog_calls), answer)


def in_words(promise: str, problem: str, trial: Trial, outcome: Outcome) -> str:
    """A counter-example as a reader can follow it.

    The inputs were drawn, so they may be shown; what a backend of the user's answered
    was not, and is only counted.
    """
    answer = outcome.answer
    drawn = isinstance(trial.backend, Behaviour)
    lines = [
        f"{promise} does not hold: {problem}",
        f"  user input:     {trial.user!r}",
        f"  system prompt:  {trial.system!r}",
        f"  dialog:         {trial.dialog!r}",
        f"  memory backend: {trial.backend!r}"
        if drawn
        else f"  memory backend: yours, called {outcome.searches} times, answered with "
        f"a {type(answer).__name__}"
        + (f" of {len(answer)} items" if isinstance(answer, list) else ""),
        f"  form:           {trial.form}, memory={trial.memory!r}",
        "  budget:         "
        + ("all of it" if trial.room is None else f"{trial.room} tokens"),
        "  outcome:        "
        + (outcome.error_name or f"a prompt of {outcome.report.token_count} tokens"),
    ]
    return "\n".join(lines)


def unchanged_inputs(trial: Trial) -> Callable[[], bool]:
    """A question for later: is the dialog still what it is now?"""
    before = deepcopy(trial.dialog)
    return lambda: trial.dialog == before
