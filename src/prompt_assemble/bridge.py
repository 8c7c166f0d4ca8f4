"""Async turns: the same phases, in a thread of their own, with a way back to the loop.

Sync callables run in that thread, off the event loop; what an async callable returns is
awaited on the loop, and an async iterator is read there, item by item, as a generator
would be. A turn that is cancelled cancels what it awaits, and nobody waits for its
thread. This module does not know what a turn does, nor how many items it wants.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from functools import partial, update_wrapper
from types import AsyncGeneratorType, FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Queue
    from concurrent.futures import Future

TurnResult = TypeVar("TurnResult")

ASYNC_FLAGS = 0x80 | 0x200
"""Code flags of coroutine functions and async generators (`inspect.CO_COROUTINE`,
`CO_ASYNC_GENERATOR`)."""

NOTHING_MORE = object()
"""What an async iterator gives at its end."""


def is_async(function: object) -> bool:
    """Whether it is an `async def`, also behind a method, partial or object."""
    if type(function) is FunctionType:  # as most are
        return bool(function.__code__.co_flags & ASYNC_FLAGS)
    if not callable(function):
        return False
    while isinstance(function, partial):
        function = function.func
    function = getattr(function, "__func__", function)
    code = getattr(function, "__code__", None)
    if code is None:
        code = getattr(getattr(type(function), "__call__", None), "__code__", None)
    flags = getattr(code, "co_flags", 0)
    return isinstance(flags, int) and bool(flags & ASYNC_FLAGS)


class Bridge:
    """Runs one turn in a thread and what it awaits on the loop that it was made for."""

    def __init__(self) -> None:
        # Imported for async turns only.
        from asyncio import get_running_loop

        self.loop: AbstractEventLoop = get_running_loop()
        # Only single operations are used on it, so no lock is needed.
        self._awaited: set[Future[Any]] = set()
        self._is_over = False

    def sync(self, function: Any) -> Any:
        """A callable for the turn's thread that also waits for awaitables."""
        if not callable(function):
            return function

        def call(*args: Any, **named: Any) -> Any:
            answer = function(*args, **named)
            if hasattr(type(answer), "__await__"):
                answer = self._result(self._begun(_awaited(answer)))
            return self._items(answer) if hasattr(type(answer), "__aiter__") else answer

        return update_wrapper(call, function, updated=())

    def _items(self, source: Any) -> Iterator[object]:
        """What an async iterator gives, each item read when it is asked for.

        By one task, from the first item to the last: what an async generator has opened
        (a limit of time, a group of tasks) can be closed by that task alone.
        """
        from asyncio import Queue
        from concurrent.futures import Future

        asked: Queue[Future[object]] = Queue()
        reader = self._begun(_read_on_demand(source, asked))
        try:
            while True:
                wanted: Future[object] = Future()
                self.loop.call_soon_threadsafe(asked.put_nowait, wanted)
                item = self._result(wanted)
                if item is NOTHING_MORE:
                    return
                yield item
        finally:
            reader.cancel()

    def _begun(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        from asyncio import run_coroutine_threadsafe

        future = run_coroutine_threadsafe(work, self.loop)
        self._awaited.add(future)
        future.add_done_callback(self._awaited.discard)
        return future

    def _result(self, future: Future[Any]) -> Any:
        """What a future gives; cancellation is no fault and passes through."""
        from asyncio import CancelledError
        from concurrent.futures import CancelledError as GivenUpError

        self._awaited.add(future)
        if self._is_over:  # what is added too late is cancelled by nobody else
            future.cancel()
        try:
            return future.result()
        except GivenUpError:
            raise CancelledError from None
        finally:
            self._awaited.discard(future)

    async def run(self, work: Callable[[], TurnResult]) -> TurnResult:
        """What `work` returns or raises, run in a thread that nobody waits for."""
        from contextvars import copy_context
        from threading import Thread

        done: Any = self.loop.create_future()

        def settle(answer: TurnResult | None, error: BaseException | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(answer)
            else:
                done.set_exception(error)

        def target() -> None:
            answer: TurnResult | None = None
            error: BaseException | None = None
            try:
                answer = work()
            except StopIteration as caught:  # which no future can hold
                error = RuntimeError("a callable raised StopIteration")
                error.__cause__ = caught
            except BaseException as caught:  # raised again where the turn is awaited
                error = caught
            try:
                self.loop.call_soon_threadsafe(settle, answer, error)
            except RuntimeError:  # the loop was closed meanwhile: nobody waits any more
                pass

        Thread(target=copy_context().run, args=(target,), daemon=True).start()
        try:
            result: TurnResult = await done
            return result
        finally:
            self.give_up()

    def give_up(self) -> None:
        """Cancel what is still awaited; what has come back is not touched."""
        self._is_over = True
        for future in tuple(self._awaited):
            future.cancel()


async def _awaited(answer: Any) -> Any:
    """What an awaitable gives: a coroutine around one of any kind."""
    return await answer


async def _read_on_demand(source: Any, asked: Queue[Future[object]]) -> None:
    """Settle each future that is asked with the next item of an async iterator.

    The last one gets `NOTHING_MORE`, or what the iterator failed with.
    """
    iterator: Any = None
    try:
        while True:
            wanted = await asked.get()
            try:
                iterator = aiter(source) if iterator is None else iterator
                item = await anext(iterator)
            except StopAsyncIteration:
                item = NOTHING_MORE
            except BaseException as error:  # raised again where the item was asked for
                if not wanted.done():
                    wanted.set_exception(error)
                if isinstance(error, Exception):
                    return
                raise
            if not wanted.done():  # else the turn has been given up
                wanted.set_result(item)
            if item is NOTHING_MORE:
                return
    finally:
        if isinstance(iterator, AsyncGeneratorType):
            await iterator.aclose()
