"""A time limit for work that may hang: a thread of its own that nobody waits for.

The thread is a daemon, so neither a turn nor the exit of the interpreter waits for it;
it runs in the caller's context variables, and what it answers late is thrown away. The
only user of a clock. This module does not know what the work is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

STUCK_AT_MOST = 8
"""Threads of this process that are past their limit and still work; from then on no
other is started. Those that were started before may yet join them."""

WorkResult = TypeVar("WorkResult")


class DeadlineError(TimeoutError):
    """The work did not come back in time."""


class StuckError(RuntimeError):
    """No thread was started for the work; the message says why."""


_stuck: set[Any] = set()


def within(seconds: float, work: Callable[[], WorkResult]) -> WorkResult:
    """What `work` returns or raises, if it does within `seconds`.

    Raises `DeadlineError` where it does not, and `StuckError` while 8 earlier threads
    or more are stuck, whosever work they do, or where the system gives no thread. Of
    the set of these threads only single operations are used, so no lock is needed.
    """
    # Imported where a limit is set: a turn without one does not pay for it.
    from contextvars import copy_context
    from threading import Thread

    for thread in tuple(_stuck):
        if not thread.is_alive():
            _stuck.discard(thread)
    if len(_stuck) >= STUCK_AT_MOST:
        raise StuckError(
            f"{len(_stuck)} earlier searches of this process, of this backend or "
            "another, have not come back"
        )
    answers: list[WorkResult] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(work())
        except BaseException as error:  # raised again where the work was asked for
            errors.append(error)

    thread = Thread(target=copy_context().run, args=(run,), daemon=True)
    try:
        thread.start()
    except RuntimeError as error:
        raise StuckError("the system started no further thread") from error
    try:
        thread.join(seconds)
    finally:  # an interrupted wait leaves it at work, too
        if not (answers or errors):
            _stuck.add(thread)
    if answers:
        return answers[0]
    if errors:
        raise errors[0]
    raise DeadlineError
