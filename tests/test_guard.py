"""guard: callables are called once, their answers checked, their failures told."""

from __future__ import annotations

import gc
import warnings
from collections import deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import CallbackError, InputError, PromptAssembler, TriggerDecision
from prompt_assemble.guard import DIALOG_LIMIT, Guard

from .helpers import Recorder, Retrieved, all_of, call, context_of
from .strategies import (
    CANARY,
    RAISING,
    Answer,
    Faulty,
    faulty_callables,
    memory_answers,
)

CONTEXT = context_of("hello", ("ai", "ho"), system="Be kind.")
TEXT = "Be kind."


class Coroutines:
    """An async callable in the place of a plain one."""

    async def __call__(self, *args: object) -> object:
        return None


# Dialog -------------------------------------------------------------------------------


@pytest.mark.parametrize("items", [["a", "b"], ("a", "b"), deque(["a", "b"])])
def test_dialog_of_any_sequence(items: Any) -> None:
    """A callable's answer and a plain sequence are read alike."""
    recorder = Recorder(items)
    assert list(Guard(False).dialog(recorder, 5)) == ["a", "b"]
    assert list(Guard(False).dialog(items, 5)) == ["a", "b"]
    assert recorder.calls == [(5,)]


class Iterated(SimpleNamespace):
    """A message of an SDK, which gives its fields when it is iterated."""

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return iter(vars(self).items())


@pytest.mark.parametrize(
    "message",
    [
        Iterated(role="assistant", content="secret", tool_calls=None),
        Iterated(type="human", content="secret"),
        Iterated(role="model", parts=["secret"]),
    ],
    ids=str,
)
def test_one_message_is_no_list_of_messages(message: Any) -> None:
    """Wherever a list is taken; the error says what to do."""
    assembler = PromptAssembler()
    acts: tuple[Callable[[], object], ...] = (
        lambda: assembler.assemble("hi", None, message),
        lambda: assembler.fit_messages(message),
        lambda: assembler.assemble("hi").extend(message),
    )
    for act in acts:
        with pytest.raises(InputError, match="one message.*Iterated.*a list") as told:
            act()
        assert "secret" not in str(told.value)
    with pytest.raises(CallbackError, match="one message"):
        assembler.assemble("hi", None, lambda n: message)


def searched(
    guard: Guard, source: object, query: str, top_k: int, must_work: bool
) -> Retrieved:
    """A search as a turn makes it: the backend is asked, and a failure is told."""
    reading = guard.search(source, query, top_k)
    retrieved = all_of(reading)
    guard.report_failure(
        reading.failure, reading.found, "memory_search_fn", must_work, None
    )
    return retrieved


def test_dialog_of_a_generator() -> None:
    """An iterator is read once, to its end, where the newest items are."""
    answer = Recorder(lambda n: (f"m{i}" for i in range(n)))
    assert list(Guard(False).dialog(answer, 4)) == ["m0", "m1", "m2", "m3"]


def test_dialog_is_not_asked_for_nothing() -> None:
    """Neither no source nor 0 messages is a reason to call."""
    recorder = Recorder(["a"])
    assert list(Guard(False).dialog(None, 5)) == []
    assert list(Guard(False).dialog(recorder, 0)) == []
    assert recorder.calls == []


def test_dialog_is_a_copy() -> None:
    """A history that goes on growing does not change the turn."""
    live = ["a"]
    items = Guard(False).dialog(lambda n: live, 5)
    live.append("b")
    assert list(items) == ["a"]


@pytest.mark.parametrize("kind", sorted(RAISING))
def test_a_failing_dialog_raises(kind: str) -> None:
    """A broken history must not look like a new chat: the cause is kept, not quoted."""
    for strict in (False, True):
        source = Faulty(kind, RAISING[kind])
        with pytest.raises(
            CallbackError, match=f"get_recent_dialog_fn .*{kind}"
        ) as caught:
            Guard(strict).dialog(source, 3)
        assert caught.value.callback == "get_recent_dialog_fn"
        assert type(caught.value.__cause__).__name__ == kind
        assert CANARY not in str(caught.value)
        assert source.calls == 1


@pytest.mark.parametrize(
    "answer", [None, "hello", b"hello", {"a": 1}, {"a"}, frozenset(), 5, True, object()]
)
def test_a_dialog_must_be_a_list(answer: object) -> None:
    """What has no order or no items is refused, and whose fault it is told."""
    with pytest.raises(CallbackError, match="oldest first"):
        Guard(False).dialog(lambda n: answer, 3)
    if answer is not None:
        with pytest.raises(InputError, match="get_recent_dialog_fn is .*oldest first"):
            Guard(False).dialog(answer, 3)


def test_an_endless_dialog_raises() -> None:
    """The newest items of an iterator without end are never known."""
    taken: list[int] = []

    def endless() -> Iterator[str]:
        while True:
            taken.append(1)
            yield "again"

    with pytest.raises(CallbackError, match="10,000"):
        Guard(False).dialog(lambda n: endless(), 3)
    assert len(taken) == DIALOG_LIMIT + 1
    longest = (str(i) for i in range(DIALOG_LIMIT))
    assert len(Guard(False).dialog(longest, 3)) == DIALOG_LIMIT


class Unreadable:
    """A sequence that breaks when it is read."""

    def __len__(self) -> int:
        raise RuntimeError("no length")

    def __iter__(self) -> Iterator[object]:
        raise RuntimeError("no items")


@pytest.mark.parametrize("name", ["get_recent_dialog_fn", "messages"])
def test_a_plain_sequence_that_breaks_is_refused(name: str) -> None:
    """It was given, not called: a wrong input, and its failure is the cause."""
    guard = Guard(False)
    with pytest.raises(InputError, match=f"{name} cannot be read") as caught:
        if name == "messages":
            guard.message_list(Unreadable())
        else:
            guard.dialog(Unreadable(), 3)
    assert isinstance(caught.value.__cause__, RuntimeError)


def test_a_dialog_that_breaks_while_read_raises() -> None:
    """Half a history is no history."""

    def torn() -> Iterator[str]:
        yield "a"
        raise OSError(CANARY)

    with pytest.raises(CallbackError, match="OSError"):
        Guard(False).dialog(lambda n: torn(), 3)


# Parts --------------------------------------------------------------------------------

IMAGE = {"type": "image_url", "image_url": {"url": "https://example.org/cat.png"}}
WITH_IMAGES = context_of(
    {"role": "user", "content": [IMAGE, {"type": "text", "text": "see"}, IMAGE]},
    {"role": "user", "content": [IMAGE]},
).recent


def test_parts_cost_a_number_each_or_what_a_function_says() -> None:
    """A function is asked once for each part that is not text, and cannot change it."""
    seen: list[object] = []

    def price(part: dict[str, Any]) -> int:
        seen.append(deepcopy(part))
        part.clear()
        return 10

    assert [Guard(False).part_tokens(85, it) for it in WITH_IMAGES] == [170, 85]
    assert [Guard(False).part_tokens(price, it) for it in WITH_IMAGES] == [20, 10]
    assert seen == [IMAGE] * 3
    assert len(WITH_IMAGES[1].media) == 1 and WITH_IMAGES[1].media[0] == IMAGE


@given(faulty_callables())
def test_a_faulty_price_raises(faulty: Faulty) -> None:
    """Nobody knows what an image costs if not the caller, so there is no substitute."""
    with pytest.raises(CallbackError, match="part_tokens") as caught:
        Guard(False).part_tokens(faulty, WITH_IMAGES[0])
    assert caught.value.callback == "part_tokens"
    assert CANARY not in str(caught.value)


# Need ---------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [True, False])
def test_need_by_a_bool(answer: bool) -> None:
    """The callable decides, and the decision says that it did."""
    decision = Guard(False).need(lambda text, recent: answer, "hi", CONTEXT.recent)
    assert decision == TriggerDecision(answer, "callable", score=float(answer))


def test_need_by_a_decision() -> None:
    """Of a caller's decision the verdict counts; its cue may quote the user."""
    made = TriggerDecision(True, "explicit", "my secret", "en", 1.0, (0, 9))
    decision = Guard(False).need(lambda text, recent: made, "hi", ())
    assert decision == TriggerDecision(True, "callable", score=1.0)


def test_need_sees_words_and_dialog_and_cannot_change_them() -> None:
    """The callable gets the user's words and copies of the recent messages."""
    context = context_of(
        call("look_up"), {"role": "tool", "tool_call_id": "c1", "content": ""}
    )

    def meddle(text: str, recent: list[dict[str, Any]]) -> bool:
        assert text == "hi" and [it["role"] for it in recent] == ["assistant", "tool"]
        recent[0]["tool_calls"][0]["function"]["arguments"] = "changed"
        recent.clear()
        return True

    Guard(True).need(meddle, "hi", context.recent)
    assert context.recent[0].payloads[0] == call("look_up")


@given(faulty_callables().filter(lambda it: it.kind != "True"))
def test_a_faulty_need_means_no_memory(faulty: Faulty) -> None:
    """The turn goes on without memory, and the fault is told once."""
    guard = Guard(False)
    assert guard.need(faulty, "hi", ()) == TriggerDecision(False, "callable")
    assert_told(guard, faulty, "needs_memory")


# Search -------------------------------------------------------------------------------


@given(memory_answers(), st.integers(0, 5))
def test_a_search_never_raises(make: Answer, top_k: int) -> None:
    """Whatever a backend does, memories or a failure come back, and are told."""
    guard = Guard(False)
    retrieved = searched(guard, lambda text, k: make(), "hi", top_k, False)
    assert len(retrieved.memories) <= top_k
    assert bool(guard.faults) is (retrieved.failure is not None)
    assert CANARY not in "".join(guard.faults)


def test_a_search_is_called_once_with_query_and_top_k() -> None:
    """By position for a callable that does not name both."""
    search = Recorder(["tea"])
    retrieved = searched(Guard(False), search, "hi", 3, False)
    assert search.calls == [("hi", 3)]
    assert [memory.text for memory in retrieved.memories] == ["tea"]


def test_a_type_error_is_not_tried_again_in_another_form() -> None:
    """A backend that wants more than we have is a fault that names the form."""
    calls: list[str] = []

    def search(query: str, user: str, where: str) -> list[str]:
        calls.append(query)
        return ["tea"]

    guard = Guard(False)
    assert searched(guard, search, "hi", 3, False).memories == ()
    assert calls == []
    assert "TypeError" in guard.faults[0] and "(query, top_k)" in guard.faults[0]


@pytest.mark.parametrize("kind", sorted(RAISING))
@pytest.mark.parametrize("strict, must_work", [(True, False), (False, True)])
def test_a_search_that_must_work_raises(
    kind: str, strict: bool, must_work: bool
) -> None:
    """With strict, or on_memory_error="raise", the backend's fault is a
    `CallbackError`."""
    with pytest.raises(CallbackError, match=kind) as caught:
        searched(Guard(strict), Faulty(kind, RAISING[kind]), "hi", 3, must_work)
    assert caught.value.callback == "memory_search_fn"
    assert type(caught.value.__cause__).__name__ == kind
    assert CANARY not in str(caught.value)


def test_a_plain_sequence_is_searched_already() -> None:
    """A source that is no callable is its own answer."""
    assert len(searched(Guard(False), ["a", "b"], "hi", 1, False).memories) == 1
    assert searched(Guard(False), None, "hi", 1, False) == Retrieved()


# Summary ------------------------------------------------------------------------------


def test_a_summary_is_asked_with_its_limits() -> None:
    """Text, query and number of lines, in this order."""
    summarize = Recorder("short")
    assert Guard(False).summary(summarize, "long", "hi", 2) == "short"
    assert summarize.calls == [("long", "hi", 2)]


def test_a_summary_of_a_type_of_its_own_is_a_plain_text() -> None:
    """What a subclass of str may do when it is read is not the library's."""

    class Odd(str):
        def splitlines(self, keepends: bool = False) -> list[str]:
            raise ValueError

        def __getitem__(self, key: object) -> str:
            raise ValueError

    answer = Guard(False).summary(lambda *given: Odd("short"), "long", "hi", 2)
    assert (answer, type(answer)) == ("short", str)


@given(faulty_callables().filter(lambda it: it.kind != "a text"))
def test_a_faulty_summary_gives_none(faulty: Faulty) -> None:
    """None lets the built-in summary take over, and the fault is told."""
    guard = Guard(False)
    assert guard.summary(faulty, "long", "hi", 2) is None
    assert_told(guard, faulty, "summarize")


# Count --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["count_tokens", "count_messages"])
def test_a_counter_sees_what_it_counts_and_decides(name: str) -> None:
    """It is asked each time, with the very thing."""
    counter = Recorder(5)
    assert Guard(False).count(name, counter, TEXT) == 5
    assert counter.calls == [(TEXT,)]


class WholeByIndex:
    """A number of another library."""

    def __index__(self) -> int:
        return 12


def test_numbers_of_other_libraries_are_counts() -> None:
    """Whatever has `__index__` is a count and becomes a plain int."""
    counted = Guard(True).count("count_tokens", lambda text: WholeByIndex(), TEXT)
    assert (counted, type(counted)) == (12, int)


@given(faulty_callables(), st.sampled_from(("count_tokens", "count_messages")))
def test_a_faulty_counter_is_put_aside_for_the_turn(faulty: Faulty, name: str) -> None:
    """None, never 0; it is not called a second time, and the fault is told."""
    guard = Guard(False)
    assert guard.count(name, faulty, TEXT) is None
    assert guard.count(name, faulty, TEXT) is None
    assert_told(guard, faulty, name)


def test_a_counter_that_returns_its_text_is_not_quoted() -> None:
    """A wrong answer is told by its type: it could be the prompt itself."""
    tiny, guard = "My PIN is 4111", Guard(False)
    assert guard.count("count_tokens", lambda text: text, tiny) is None
    assert "4111" not in "".join(guard.faults)
    with pytest.raises(CallbackError) as caught:
        Guard(True).count("count_tokens", lambda text: text, tiny)
    assert "4111" not in str(caught.value)


# All of them --------------------------------------------------------------------------


def assert_told(guard: Guard, faulty: Faulty, callback: str) -> None:
    """One call, one fault that names the callable, and no foreign message in it."""
    assert faulty.calls == 1
    (fault,) = guard.faults
    assert fault.startswith(f"{callback} ")
    assert CANARY not in fault


ASK: dict[str, Callable[[Guard, Any], object]] = {
    "needs_memory": lambda guard, it: guard.need(it, "hi", ()),
    "memory_search_fn": lambda guard, it: searched(guard, it, "hi", 3, False),
    "summarize": lambda guard, it: guard.summary(it, "long", "hi", 2),
    "count_tokens": lambda guard, it: guard.count("count_tokens", it, TEXT),
    "count_messages": lambda guard, it: guard.count("count_messages", it, [TEXT]),
    "get_recent_dialog_fn": lambda guard, it: guard.dialog(it, 3),
}


@pytest.mark.parametrize("callback", sorted(ASK))
def test_strict_raises_the_first_fault(callback: str) -> None:
    """In development a fault of any callable is a `CallbackError` with its cause."""
    error = LookupError(CANARY)

    def fail(*args: object) -> object:
        raise error

    with pytest.raises(CallbackError, match=f"^{callback} .*LookupError") as caught:
        ASK[callback](Guard(True), fail)
    assert caught.value.callback == callback
    assert caught.value.__cause__ is error
    assert CANARY not in str(caught.value)
    # What would show the cause is no remedy where it is attached.
    assert "shows the cause" not in str(caught.value)


@pytest.mark.parametrize("callback", sorted(ASK))
@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_interruptions_pass_through(callback: str, error: type[BaseException]) -> None:
    """What is no `Exception` is not a fault of the callable: it leaves at once."""

    def interrupt(*args: object) -> object:
        raise error

    with pytest.raises(error):
        ASK[callback](Guard(False), interrupt)


@pytest.mark.parametrize("callback", sorted(ASK))
def test_async_callables_leave_no_coroutine_behind(callback: str) -> None:
    """An answer to be awaited is a fault, and warns of nothing later."""
    guard = Guard(False)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            ASK[callback](guard, Coroutines())
        except CallbackError as error:
            guard.faults.append(str(error))
        gc.collect()
    assert len(guard.faults) == 1
    assert [str(warning.message) for warning in caught] == []


def test_the_same_fault_is_told_once() -> None:
    """Three memories with a failing summary are one line in the report."""
    guard = Guard(False)
    for text in ("a", "b", "c"):
        guard.summary(lambda *args: None, text, "hi", 2)
    assert len(guard.faults) == 1
