"""The faulty and recording callables that users get for their own tests."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from prompt_assemble import CallbackError, PromptAssembler, build_prompt
from prompt_assemble.testing import (
    Hanging,
    RecordedCall,
    Recorder,
    asynchronous,
    broken_after,
    endless,
    hanging,
    raising,
    returning,
)

USER = "What did we say last time?"


def search(query: str, *, top_k: int) -> list[str]:
    """A backend with a signature of its own."""
    return [f"{top_k} for {query}"]


def test_recorder_remembers_and_hands_on() -> None:
    """It is called as the function would be, and answers as the function does."""
    recorder = Recorder(search)
    assert "| - 3 for" in build_prompt(USER, recorder)
    assert recorder.calls == [RecordedCall((), {"query": USER, "top_k": 3})]
    assert inspect.signature(recorder) == inspect.signature(search)


def test_recorder_remembers_calls_that_fail() -> None:
    """What a callable was called with is known even if it never answered."""
    recorder = Recorder(raising(OSError))
    with pytest.raises(OSError):
        recorder(1, two=2)
    assert recorder.calls == [RecordedCall((1,), {"two": 2})]


def test_recorder_is_safe_from_many_threads() -> None:
    """No call is lost."""
    recorder = Recorder(returning(None))

    def work() -> None:
        for number in range(200):
            recorder(number)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(recorder.calls) == 8 * 200


def test_returning_answers_with_the_very_object() -> None:
    """So a test may see whether its object was changed."""
    answer = ["The corner room."]
    backend = returning(answer)
    assert backend() is answer and backend("query", top_k=3) is answer
    assert "The corner room." in build_prompt(USER, backend)
    assert answer == ["The corner room."]


@pytest.mark.parametrize("error", [OSError, OSError("secret")])
def test_raising_fails_whatever_it_is_given(error: Any) -> None:
    """By class or by object; the turn goes on, and strict development sees it."""
    backend = raising(error)
    with pytest.raises(OSError):
        backend("query", 3)
    assert build_prompt(USER, backend) == f"User: {USER}"
    with pytest.raises(CallbackError, match="OSError") as caught:
        PromptAssembler(strict=True).assemble(USER, backend)
    assert isinstance(caught.value.__cause__, OSError)


def test_raising_can_interrupt() -> None:
    """What is no fault passes through the library."""
    with pytest.raises(KeyboardInterrupt):
        build_prompt(USER, raising(KeyboardInterrupt))


def test_endless_never_ends() -> None:
    """The library stops reading by itself."""
    assert list(islice(endless("again")(), 3)) == ["again"] * 3
    report = PromptAssembler().assemble(USER, endless(None)).report
    assert report.memory_status == "left_out"


def test_broken_after_gives_what_came_before() -> None:
    """Each call begins anew; what was read is kept and the failure is told."""
    backend = broken_after(["one", "two"], OSError)
    for _ in range(2):
        prompt = PromptAssembler().assemble(USER, backend)
        assert prompt.memories == ("one", "two")
        assert "OSError" in prompt.report.warnings[0]


def test_hanging_waits_until_it_is_released() -> None:
    """A call blocks its thread; `release` lets it go, and later calls are not held."""
    backend, answers = hanging(600, ["late"]), list[Any]()
    thread = threading.Thread(target=lambda: answers.append(backend("query", 3)))
    thread.start()
    thread.join(0.05)
    assert thread.is_alive() and not answers
    backend.release()
    thread.join()
    assert answers == [["late"]] and backend() == ["late"]


def test_hanging_answers_by_itself_in_the_end() -> None:
    """It is slow, not dead."""
    assert hanging(0.01, "late")() == "late"


def test_asynchronous_makes_a_coroutine_function() -> None:
    """It is awaited, fails as the function does, and shows the record of its calls."""
    recorder = Recorder(returning(7))
    function = asynchronous(recorder, seconds=0.001)
    assert inspect.iscoroutinefunction(function)
    assert asyncio.run(function("query", top_k=3)) == 7
    assert recorder.calls == [RecordedCall(("query",), {"top_k": 3})]
    assert function.calls is recorder.calls  # type: ignore[attr-defined]
    with pytest.raises(OSError):
        asyncio.run(asynchronous(raising(OSError))())


@pytest.mark.parametrize(
    ("function", "name"),
    [
        (returning([1]), "returning([1])"),
        (raising(OSError), "raising(OSError)"),
        (raising(OSError("secret")), "raising(OSError)"),
        (hanging(2), "hanging(2)"),
        (endless("x"), "endless('x')"),
        (broken_after("ab", OSError), "broken_after(['a', 'b'], OSError)"),
        (Recorder(returning(1)), "Recorder(returning(1))"),
    ],
)
def test_a_failing_test_shows_what_was_in_play(
    function: Callable[..., Any], name: str
) -> None:
    """The `repr` names the behaviour, and never the text of an exception."""
    assert repr(function) == name


def test_hanging_is_its_own_type() -> None:
    """So that type checkers know of `release`."""
    assert isinstance(hanging(), Hanging) and hanging().seconds == 30
