"""The time limit: hanging work is given up, and nothing of it comes back later."""

from __future__ import annotations

import contextvars
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import prompt_assemble
from prompt_assemble import AssembledPrompt, CallbackError, PromptAssembler
from prompt_assemble import deadline as deadline_module
from prompt_assemble.deadline import (
    STUCK_AT_MOST,
    DeadlineError,
    StuckError,
    within,
)
from prompt_assemble.retrieval import REASON_NOT_CALLED, REASON_TIMED_OUT

from .helpers import config_of
from .under_test import IN_A_CHILD

ROOMY = config_of(5_000)


class Crowd:
    """A backend that is called, and knows how many memories it holds."""

    def __len__(self) -> int:
        return 1_000_000

    def __call__(self, query: str, top_k: int) -> list[str]:
        return ["a", "b"]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """An event that hanging work waits for; set at the end, so that no thread stays."""
    event = threading.Event()
    yield event
    event.set()
    for thread in tuple(deadline_module._stuck):
        thread.join()


def test_work_in_time_comes_back() -> None:
    """What it returns, or what it raises."""
    assert within(30, lambda: 12) == 12
    with pytest.raises(ZeroDivisionError):
        within(30, lambda: 1 // 0)


def test_hanging_work_is_given_up(gate: threading.Event) -> None:
    """The caller goes on while the work still waits."""
    with pytest.raises(DeadlineError):
        within(0.01, gate.wait)
    assert not gate.is_set()


def test_only_so_many_threads_are_stuck(gate: threading.Event) -> None:
    """Beyond eight, work is not even started; when they come back, it is again."""
    for _ in range(STUCK_AT_MOST):
        with pytest.raises(DeadlineError):
            within(0.01, gate.wait)
    started: list[int] = []
    with pytest.raises(StuckError):
        within(30, lambda: started.append(1))
    assert started == []
    gate.set()
    for thread in tuple(deadline_module._stuck):
        thread.join()
    assert within(30, lambda: 12) == 12


def test_a_wait_that_is_interrupted_leaves_its_thread_known(
    monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    """It is at work like those that were given up."""

    def interrupted(thread: threading.Thread, timeout: float | None = None) -> None:
        raise KeyboardInterrupt

    before = len(deadline_module._stuck)
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "join", interrupted)
        with pytest.raises(KeyboardInterrupt):
            within(30, gate.wait)
    assert len(deadline_module._stuck) == before + 1


def test_threads_that_ran_before_may_be_stuck_too(gate: threading.Event) -> None:
    """How many run at a time is the caller's; from eight stuck ones on none starts."""
    starting = threading.Barrier(3 * STUCK_AT_MOST)

    def late() -> None:
        starting.wait()
        with pytest.raises(DeadlineError):
            within(1, gate.wait)

    callers = [threading.Thread(target=late) for _ in range(3 * STUCK_AT_MOST)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    with pytest.raises(StuckError, match="of this backend or another"):
        within(30, lambda: 12)


@pytest.mark.parametrize("on_error", ["skip", "raise"])
def test_a_search_that_gets_no_thread_is_told_of(
    monkeypatch: pytest.MonkeyPatch, on_error: str
) -> None:
    """The turn goes on without memory, and the report says that none was searched."""

    def refusing(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    config = ROOMY.replace(memory_timeout=5, on_memory_error=on_error)
    assembler = PromptAssembler(config)
    monkeypatch.setattr(threading.Thread, "start", refusing)

    def turn() -> AssembledPrompt:
        return assembler.assemble("hi", lambda query, top_k: [], memory="always")

    if on_error == "raise":
        with pytest.raises(CallbackError, match="was not called: .*no further thread"):
            turn()
        return
    report = turn().report
    assert (report.memory_status, report.memories_left_out) == ("failed", 0)
    assert [it.reason for it in report.memories] == [REASON_NOT_CALLED]
    assert "no further thread" in report.warnings[0]


@pytest.mark.parametrize("answer, items", [(["a", "b"], 2), (Crowd(), 0)])
def test_only_a_list_says_how_many_memories_were_lost(
    gate: threading.Event, answer: Any, items: int
) -> None:
    """A store that knows its length holds more than a search would have found."""

    def hanging(text: str, query: str, max_lines: int) -> str:
        return str(gate.wait())

    config = ROOMY.replace(memory_timeout=0.01)
    assembler = PromptAssembler(config, summarize=hanging)
    prompt = assembler.assemble("hi", answer, memory="always")
    (lost,) = prompt.report.memories
    assert (lost.items, lost.reason) == (items, REASON_TIMED_OUT)


def test_context_variables_are_seen() -> None:
    """The work runs in the caller's context."""
    user: contextvars.ContextVar[str] = contextvars.ContextVar("user")
    user.set("ann")
    assert within(30, user.get) == "ann"


def test_a_turn_goes_on_without_a_hanging_backend(gate: threading.Event) -> None:
    """The prompt is that without memory; the report says that it timed out."""
    assembler = PromptAssembler(ROOMY.replace(memory_timeout=0.01))

    def hanging(query: str, top_k: int) -> list[str]:
        gate.wait()
        return ["late"]

    prompt = assembler.assemble("hi", hanging, memory="always")
    assert prompt.messages == assembler.assemble("hi").messages
    assert prompt.report.memory_status == "timed_out"
    assert "0.01 seconds" in prompt.report.warnings[0]
    later = assembler.assemble(
        "hi again", lambda query, top_k: ["fact"], memory="always"
    )
    gate.set()
    assert later.memories == ("fact",) and later.report.warnings == ()


def test_a_hanging_generator_is_given_up_too(gate: threading.Event) -> None:
    """Iterating over the answer counts as part of the search."""

    def slow() -> Iterator[str]:
        yield "early"
        gate.wait()

    assembler = PromptAssembler(ROOMY.replace(memory_timeout=0.01))
    prompt = assembler.assemble("hi", lambda query, top_k: slow(), memory="always")
    assert prompt.report.memory_status == "timed_out" and not prompt.memories


def test_a_timeout_raises_where_memory_must_work(gate: threading.Event) -> None:
    """With `on_memory_error="raise"` the error names the limit and the remedy."""
    config = ROOMY.replace(memory_timeout=0.01, on_memory_error="raise")
    with pytest.raises(CallbackError, match="0.01 seconds.*memory_timeout") as caught:
        PromptAssembler(config).assemble(
            "hi", lambda q, k: gate.wait(), memory="always"
        )
    assert caught.value.report.memory_status == "timed_out"


def test_a_connection_of_another_thread_gets_a_remedy() -> None:
    """SQLite refuses other threads; the warning says what to do."""
    import sqlite3

    connection = sqlite3.connect(":memory:")
    config = ROOMY.replace(memory_timeout=30)
    prompt = PromptAssembler(config).assemble(
        "hi", lambda query, top_k: connection.execute("select 1"), memory="always"
    )
    connection.close()
    assert prompt.report.memory_status == "failed"
    assert "check_same_thread=False" in prompt.report.warnings[0]


def test_the_exit_of_the_interpreter_does_not_wait() -> None:
    """A backend that never comes back does not keep the process."""
    script = """
import threading
from prompt_assemble import PromptAssembler, PromptConfig
config = PromptConfig(memory_timeout=0.05)
def hanging(query, top_k):
    threading.Event().wait()
prompt = PromptAssembler(config).assemble("hi", hanging, memory="always")
print(prompt.report.memory_status)
"""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_CHILD + script],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "timed_out\n"


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), True, "9"])
def test_a_limit_is_a_number_of_seconds(seconds: object) -> None:
    """Anything else is refused by name."""
    with pytest.raises(prompt_assemble.ConfigError, match="memory_timeout"):
        ROOMY.replace(memory_timeout=seconds)
