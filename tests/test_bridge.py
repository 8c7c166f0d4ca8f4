"""Async turns: async and sync callables mixed, cancelled cleanly, never on the loop."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import itertools
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import CallbackError, InputError, PromptAssembler
from prompt_assemble.bridge import is_async

from .helpers import config_of
from .strategies import memory_items

ROOMY = config_of(5_000)
DIALOG = [("user", "hello"), ("assistant", "hi there")]


async def search(query: str, top_k: int) -> list[str]:
    await asyncio.sleep(0)
    return [f"fact on {query}"]


async def dialog(n: int) -> list[tuple[str, str]]:
    await asyncio.sleep(0)
    return DIALOG[-n:]


async def need(user_input: str, recent: Any) -> bool:
    await asyncio.sleep(0)
    return True


async def shorten(text: str, query: str, max_lines: int) -> str:
    await asyncio.sleep(0)
    return text.upper()


class Backend:
    """An async backend as an object, with a method and as a callable."""

    async def __call__(self, query: str, top_k: int) -> list[str]:
        return ["called"]

    async def search(self, query: str, top_k: int) -> list[str]:
        return ["method"]


def test_async_and_sync_callables_give_the_same_prompt() -> None:
    """Whatever is async, the prompt and the report are those of the sync turn."""
    sync = PromptAssembler(
        ROOMY,
        needs_memory=lambda user_input, recent: True,
        summarize=lambda text, query, max_lines: text.upper(),
    ).assemble("tea", lambda query, top_k: [f"fact on {query}"], lambda n: DIALOG[-n:])

    async def turn() -> Any:
        assembler = PromptAssembler(ROOMY, needs_memory=need, summarize=shorten)
        return await assembler.assemble_async("tea", search, dialog)

    prompt = asyncio.run(turn())
    assert prompt.messages == sync.messages
    assert prompt.report == sync.report
    assert prompt.memories == ("FACT ON TEA",)


@pytest.mark.parametrize(
    "backend",
    [
        search,
        Backend(),
        Backend().search,
        functools.partial(search),
        lambda query, top_k: search(query, top_k),
        lambda query, top_k: ["plain"],
        ["given"],
    ],
)
def test_any_kind_of_backend_is_awaited(backend: Any) -> None:
    """Functions, methods, partials, objects, and what returns an awaitable."""
    assembler = PromptAssembler(ROOMY, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", backend))
    assert len(prompt.memories) == 1 and prompt.report.warnings == ()


def test_async_iterators_are_read() -> None:
    """An async generator is an answer too."""

    async def stream(query: str, top_k: int) -> AsyncIterator[str]:
        yield "one"
        yield "two"

    assembler = PromptAssembler(ROOMY, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", stream))
    assert prompt.memories == ("one", "two")


def test_what_an_async_iterator_gave_before_it_failed_is_kept() -> None:
    """As of a generator; the report says that more could not be read."""

    async def breaking(query: str, top_k: int) -> AsyncIterator[str]:
        yield "one"
        raise OSError("secret")

    async def opened(query: str, top_k: int) -> AsyncIterator[str]:
        return breaking(query, top_k)

    assembler = PromptAssembler(ROOMY, needs_memory="always")
    for backend in (breaking, opened):
        prompt = asyncio.run(assembler.assemble_async("tea", backend))
        assert prompt.memories == ("one",)
        assert "OSError: memories read until then: 1" in prompt.report.warnings[0]
    with pytest.raises(CallbackError, match="get_recent_dialog_fn failed with OSError"):
        asyncio.run(assembler.assemble_async("tea", None, lambda n: breaking("", n)))


class Pages:
    """What is iterated with `async`, without being a generator."""

    def __init__(self, items: list[object]) -> None:
        self.left = list(items)

    def __aiter__(self) -> Pages:
        return self

    async def __anext__(self) -> object:
        await asyncio.sleep(0)
        if not self.left:
            raise StopAsyncIteration
        return self.left.pop(0)


@given(st.lists(memory_items(), max_size=8), st.integers(1, 3), st.booleans())
def test_an_async_iterator_is_read_as_far_as_a_generator(
    items: list[object], top_k: int, is_generator: bool
) -> None:
    """The same memories, the same report, and not an item more is taken."""
    taken: list[object] = []

    def plain(query: str, top_k: int) -> Iterator[object]:
        for item in items:
            taken.append(item)
            yield item

    async def stream(query: str, top_k: int) -> AsyncIterator[object]:
        for item in plain(query, top_k):
            await asyncio.sleep(0)
            yield item

    pages = Pages(items)
    backend = stream if is_generator else (lambda query, top_k: pages)
    assembler = PromptAssembler(ROOMY.replace(memory_top_k=top_k))
    of_sync = assembler.assemble("tea", plain, memory="always")
    read, taken[:] = len(taken), ()
    prompt = asyncio.run(assembler.assemble_async("tea", backend, memory="always"))
    assert prompt.messages == of_sync.messages
    assert prompt.report == of_sync.report
    assert read == (len(taken) if is_generator else len(items) - len(pages.left))


def test_an_endless_async_iterator_ends() -> None:
    """As far as a generator would be read, be it ever so slow after that."""
    taken: list[int] = []

    async def endless(query: str, top_k: int) -> AsyncIterator[str]:
        for number in itertools.count():
            if number == 3:
                await asyncio.Event().wait()
            taken.append(number)
            yield f"fact {number}"

    async def useless(query: str, top_k: int) -> AsyncIterator[None]:
        while True:
            taken.append(0)
            yield None

    assembler = PromptAssembler(ROOMY, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", endless))
    assert prompt.memories == ("fact 0", "fact 1", "fact 2")
    assert prompt.report.memory_status == "kept" and taken == [0, 1, 2]
    taken.clear()
    asyncio.run(assembler.assemble_async("tea", useless))
    assert len(taken) == 130
    taken.clear()
    with pytest.raises(CallbackError, match="iterator of more than 10,000 items"):
        asyncio.run(assembler.assemble_async("tea", None, lambda n: useless("", n)))
    assert len(taken) == 10_001


def test_an_async_generator_is_closed_by_the_task_that_read_it() -> None:
    """What it has opened is bound to that task, and nothing of it stays open."""
    tasks: list[object] = []

    async def opened(query: str, top_k: int) -> AsyncIterator[str]:
        tasks.append(asyncio.current_task())
        try:
            for number in range(9):
                yield f"fact {number}"
                tasks.append(asyncio.current_task())
        finally:
            await asyncio.sleep(0)
            tasks.append(asyncio.current_task())

    assembler = PromptAssembler(ROOMY, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", opened))
    assert len(prompt.memories) == 3
    assert len(tasks) == 4 and len(set(map(id, tasks))) == 1


def test_a_hanging_async_iterator_is_cancelled_at_the_limit() -> None:
    """The turn goes on, and the iterator is closed."""
    ended: list[str] = []

    async def hanging(query: str, top_k: int) -> AsyncIterator[str]:
        try:
            yield "fact"
            await asyncio.Event().wait()
        finally:
            ended.append("closed")

    config = ROOMY.replace(memory_timeout=0.02)
    assembler = PromptAssembler(config, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", hanging))
    assert prompt.report.memory_status == "timed_out"
    assert ended == ["closed"]


@pytest.mark.parametrize("function", [search, Backend(), Backend().search])
@pytest.mark.parametrize("name", ["memory_search_fn", "get_recent_dialog_fn"])
def test_a_sync_call_refuses_async_sources(function: Any, name: str) -> None:
    """Before anything runs, with the call to use instead."""
    with pytest.raises(InputError, match=f"{name} is async.*assemble_async"):
        PromptAssembler(ROOMY).assemble("hi", **{name: function})


def test_counters_must_be_sync() -> None:
    """Neither call awaits a counter."""

    async def count(text: str) -> int:
        return 1

    assembler = PromptAssembler(ROOMY, count_tokens=count)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="count_tokens is async"):
        assembler.assemble("hi")
    with pytest.raises(InputError, match="count_tokens is async"):
        asyncio.run(assembler.assemble_async("hi"))


def test_sync_callables_run_off_the_loop() -> None:
    """A backend that blocks does not hold up the other tasks."""
    ticks: list[int] = []
    gate = threading.Event()

    def blocking(query: str, top_k: int) -> list[str]:
        assert gate.wait(30)
        return ["fact"]

    async def tick() -> None:
        for number in range(5):
            ticks.append(number)
            await asyncio.sleep(0)
        gate.set()

    async def both() -> Any:
        assembler = PromptAssembler(ROOMY, needs_memory="always")
        turn = asyncio.create_task(assembler.assemble_async("tea", blocking))
        await tick()
        return await turn

    assert asyncio.run(both()).memories == ("fact",)
    assert ticks == [0, 1, 2, 3, 4]


def test_failures_are_those_of_a_sync_turn() -> None:
    """A backend that raises is skipped or raised; a dialog that raises always is."""

    async def broken(*args: object) -> object:
        raise OSError("no")

    assembler = PromptAssembler(ROOMY, needs_memory="always")
    prompt = asyncio.run(assembler.assemble_async("tea", broken))
    assert prompt.report.memory_status == "failed"
    assert "OSError" in prompt.report.warnings[0]
    with pytest.raises(CallbackError, match="OSError"):
        asyncio.run(assembler.assemble_async("tea", None, broken))


def test_a_hanging_async_backend_is_cancelled_at_the_limit() -> None:
    """The turn goes on, and the coroutine is not left behind."""
    ended: list[str] = []

    async def hanging(query: str, top_k: int) -> list[str]:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise
        return []

    async def turn() -> Any:
        config = ROOMY.replace(memory_timeout=0.02)
        assembler = PromptAssembler(config, needs_memory="always")
        prompt = await assembler.assemble_async("tea", hanging)
        for _ in range(20):
            await asyncio.sleep(0)
        return prompt

    assert asyncio.run(turn()).report.memory_status == "timed_out"
    assert ended == ["cancelled"]


def test_cancelling_a_turn_cancels_what_it_awaits() -> None:
    """Cancellation passes through at once, to the caller and to the backend."""
    ended: list[str] = []

    async def turn() -> None:
        began = asyncio.Event()

        async def hanging(query: str, top_k: int) -> list[str]:
            began.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append("cancelled")
                raise
            return []

        assembler = PromptAssembler(ROOMY, needs_memory="always")
        task = asyncio.create_task(assembler.assemble_async("tea", hanging))
        await began.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        for _ in range(20):
            await asyncio.sleep(0)

    asyncio.run(turn())
    assert ended == ["cancelled"]


def test_a_cancellation_out_of_the_backend_passes_through() -> None:
    """It is no failure of a backend, in an async turn as in a sync one."""

    async def cancelled(query: str, top_k: int) -> list[str]:
        raise asyncio.CancelledError

    async def turn() -> None:
        assembler = PromptAssembler(ROOMY, needs_memory="always")
        with pytest.raises(asyncio.CancelledError):
            await assembler.assemble_async("tea", cancelled)

    asyncio.run(turn())


def test_many_tasks_share_one_assembler() -> None:
    """Each gets its own words, in its own context."""
    user: contextvars.ContextVar[str] = contextvars.ContextVar("user")

    async def mine(query: str, top_k: int) -> list[str]:
        await asyncio.sleep(0)
        return [f"fact of {user.get()}"]

    async def one(assembler: PromptAssembler, number: int) -> Any:
        user.set(str(number))
        return await assembler.assemble_async(f"question {number}", mine)

    async def many() -> list[Any]:
        assembler = PromptAssembler(ROOMY, needs_memory="always")
        return await asyncio.gather(*(one(assembler, number) for number in range(200)))

    for number, prompt in enumerate(asyncio.run(many())):
        assert prompt.memories == (f"fact of {number}",)
        assert prompt.messages[-1]["content"].endswith(f"question {number}")


def test_what_is_async() -> None:
    """Told without calling it, behind methods, partials and objects."""
    backend = Backend()
    others: list[Any] = [search, backend, backend.search, functools.partial(search)]
    assert all(map(is_async, others))
    for function in (len, test_what_is_async, lambda: search, Backend, str.upper):
        assert not is_async(function)


def test_a_stop_iteration_ends_the_turn() -> None:
    """No future can hold one, so it comes out as the cause of another error."""

    class Stopping:
        def __getattribute__(self, name: str) -> Any:
            raise StopIteration

    async def turn() -> object:
        source: Any = Stopping()
        assembling = PromptAssembler(ROOMY).assemble_async("hi", source)
        return await asyncio.wait_for(assembling, 30)

    with pytest.raises(RuntimeError, match="StopIteration") as caught:
        asyncio.run(turn())
    assert isinstance(caught.value.__cause__, StopIteration)
