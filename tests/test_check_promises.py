"""`check_promises` and the strategies that ship for users' tests.

What it finds in a copy that was tampered with is tested in `test_vendor`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import prompt_assemble
from prompt_assemble import PromptAssembler, PromptConfig, testing
from prompt_assemble.testing import (
    PromiseBrokenError,
    check_promises,
    counters,
    encodable_texts,
    memory_lists,
    nonblank_texts,
    plain_dialogs,
    raising,
    returning,
)
from prompt_assemble.testing_callables import Behaviour
from prompt_assemble.testing_promises import CHECKS, Setting
from prompt_assemble.testing_search import broken_promise
from prompt_assemble.testing_trials import Remembered, backends

from .under_test import IN_A_CHILD


def notes(query: str, *, top_k: int) -> Iterator[str]:
    """A backend with a signature of its own, and a generator."""
    yield from ("Likes tea.", "Lives in\nLima. " * 40)[:top_k]


SETTINGS: dict[str, Callable[[], PromptAssembler]] = {
    "the defaults": PromptAssembler,
    "a small window": lambda: PromptAssembler(
        PromptConfig(context_window=300, recent_messages=1)
    ),
    "no dialog, no memory": lambda: PromptAssembler(
        PromptConfig(recent_messages=0, memory_top_k=0)
    ),
    "a counter": lambda: PromptAssembler(count_tokens=lambda text: len(text.split())),
    "a counter of messages": lambda: PromptAssembler(
        PromptConfig(context_window=2_000), count_messages=lambda it: 3 * len(it)
    ),
    "own need and summary": lambda: PromptAssembler(
        needs_memory=lambda user_input, recent: len(user_input) % 2 == 0,
        summarize=lambda text, query, max_lines: text.upper(),
    ),
    "callables that fail": lambda: PromptAssembler(
        count_tokens=raising(OSError), summarize=returning(None)
    ),
    "errors raise": lambda: PromptAssembler(
        PromptConfig(on_memory_error="raise"), strict=True
    ),
    "a time limit": lambda: PromptAssembler(PromptConfig(memory_timeout=30.0)),
    "proved only": lambda: PromptAssembler(
        PromptConfig(certainty="proved", tokenizer="o200k")
    ),
    "no labels, no notice": lambda: PromptAssembler(
        PromptConfig(
            memory_notice=None,
            memory_heading="Two\nlines",
            role_labels={"user": "", "assistant": "", "system": "", "tool": ""},
        )
    ),
}


@pytest.mark.parametrize("name", sorted(SETTINGS))
@pytest.mark.parametrize("backend", [None, notes], ids=["drawn", "own"])
def test_the_promises_hold_whatever_the_setting(
    name: str, backend: Callable[..., Any] | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Any valid assembler, with its own callables; nothing is printed then."""
    check_promises(SETTINGS[name](), memory_search_fn=backend, examples=15)
    assert capsys.readouterr().out == ""


def test_a_counter_that_finds_more_is_a_counter_example(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A recount by the model's own tokenizer is what a user wants to know of."""
    assembler = PromptAssembler(count_tokens=lambda text: len(text) // 4)
    with pytest.raises(PromiseBrokenError, match=r"^P1 Budget .*your counter") as found:
        check_promises(assembler, count_tokens=len)
    assert capsys.readouterr().out == f"{found.value}\n"


def test_an_assembler_of_ones_own_is_held_to_the_promises() -> None:
    """A subclass that changes a turn is found out."""

    class Shouting(PromptAssembler):
        def assemble(self, user_input: Any, *args: Any, **named: Any) -> Any:
            return super().assemble(user_input.upper() + "!", *args, **named)

    with pytest.raises(PromiseBrokenError, match="P2 Integrity"):
        check_promises(Shouting())


def test_the_words_hold_nothing_that_the_own_backend_said() -> None:
    """It may be anybody's memory."""
    assembler = PromptAssembler(count_tokens=lambda text: 0)
    with pytest.raises(PromiseBrokenError) as found:
        check_promises(
            assembler,
            memory_search_fn=lambda query, top_k: ["quagga1871"],
            count_tokens=lambda text: 10**9 if "quagga1871" in text else 0,
        )
    assert "quagga1871" not in str(found.value)
    assert "yours, called 1 times, answered with a list of 1 items" in str(found.value)


def test_an_assembler_is_wanted() -> None:
    """Anything else is refused by its type."""
    with pytest.raises(prompt_assemble.InputError, match="got a str"):
        check_promises("assembler")


def test_without_hypothesis_it_says_what_to_install() -> None:
    """The callables work without, the check tells its remedy."""
    script = """
sys.modules["hypothesis"] = None
from prompt_assemble import InputError, PromptAssembler
from prompt_assemble.testing import check_promises, raising
try:
    check_promises(PromptAssembler())
except InputError as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_CHILD + script],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "python -m pip install hypothesis" in done.stdout


def test_what_is_listed_is_there_and_explained() -> None:
    """`__all__` of the module is what its page and its users may rely on."""
    assert testing.__all__ == sorted(set(testing.__all__))
    assert all(getattr(testing, name).__doc__ for name in testing.__all__)


def test_each_promise_has_a_check() -> None:
    """P7 is judged over two turns, the others over one."""
    judged = [name.split()[0] for name in CHECKS] + ["P7"]
    assert sorted(judged) == [f"P{number}" for number in range(1, 9)]


@given(st.data())
def test_what_is_drawn_is_what_it_is_called(data: st.DataObject) -> None:
    """Texts that encode, that are not blank; dialogs of whole units; counts >= 0."""
    text = data.draw(nonblank_texts())
    assert text.strip() and text.encode()
    data.draw(encodable_texts()).encode()
    assert data.draw(counters())(text) >= 0
    open_calls: list[str] = []
    for item in data.draw(plain_dialogs()):
        message: Any = {} if isinstance(item, tuple) else item
        if "tool_call_id" in message:
            open_calls.remove(message["tool_call_id"])
        else:
            assert not open_calls
            open_calls = [call["id"] for call in message.get("tool_calls", ())]
    assert not open_calls
    assert isinstance(data.draw(memory_lists()), list)


@given(backends())
def test_a_remembered_backend_answers_the_same_again(backend: Behaviour) -> None:
    """Also what can be read only once, and what fails while it is read."""
    remembered = Remembered(backend)
    first, second = read(remembered), read(remembered)
    assert first == second and remembered.calls == 2


def read(backend: Callable[..., Any]) -> object:
    """What a backend gives, read to its end, or the error that ended it."""
    items: list[object] = []
    try:
        answer = backend("query", 3)
        if not isinstance(answer, Iterator):
            return answer
        for number, item in zip(range(50), answer):
            items.append((number, item))
    except Exception as error:
        return [*items, type(error)]
    return items


def test_one_trial_can_be_judged_alone() -> None:
    """For a property of one's own."""
    from prompt_assemble.testing_trials import Trial

    trial = Trial("hi", "", [], returning(["Likes tea."]), "messages", "always", None)
    setting = Setting(prompt_assemble, PromptAssembler())
    assert broken_promise(setting, trial) is None
