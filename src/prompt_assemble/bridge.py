"""Async turns: the same phases, in a thread of their own, with a way back to the loop.

Sync callables run in that thread, off the event loop; what an async callable returns is
awaited on the loop. A turn that is cancelled cancels what it awaits, and nobody waits
for its thread. This module does not know what a turn does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial, update_wrapper
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from concurrent.futures import Future

TurnResult = TypeVar("TurnResult")

ASYNC_FLAGS = 0x80 | 0x200
"""Code flags of coroutine functions and async generators (`inspect.CO_COROUTINE`,
`CO_ASYNC_GENERATOR`)."""

ASYNC_ITEMS = 100_000
"""Items read of an async iterator at most."""


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
        self._awaited: list[Future[Any]] = []

    def sync(self, function: Any) -> Any:
        """A callable for the turn's thread that also waits for awaitables."""
        if not callable(function):
            return function

        def call(*args: Any, **named: Any) -> Any:
            answer = function(*args, **named)
            if not any(hasattr(type(answer), it) for it in ("__await__", "__aiter__")):
                return answer
            from asyncio import CancelledError, run_coroutine_threadsafe
            from concurrent.futures import CancelledError as GivenUpError

            future = run_coroutine_threadsafe(_awaited(answer), self.loop)
            self._awaited.append(future)
            try:
                return future.result()
            except GivenUpError:  # cancellation is no fault and passes through
                raise CancelledError from None

        return update_wrapper(call, function, updated=())

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
            answer, error = None, None
            try:
                answer = work()
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
        for future in tuple(self._awaited):
            future.cancel()


async def _awaited(answer: Any) -> Any:
    """What an awaitable gives, and all the items of what is iterated with `async`."""
    if hasattr(type(answer), "__await__"):
        answer = await answer
    return await _collected(answer) if hasattr(type(answer), "__aiter__") else answer


async def _collected(answer: Any) -> Iterable[object]:
    """The items; those before a failure, and then the failure."""
    items: list[object] = []
    try:
        async for item in answer:
            items.append(item)
            if len(items) == ASYNC_ITEMS:
                break
    except Exception as error:
        return _failing_at_end(items, error)
    return items


def _failing_at_end(items: list[object], error: Exception) -> Iterator[object]:
    yield from items
    raise error
