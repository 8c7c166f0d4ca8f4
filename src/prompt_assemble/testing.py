"""Faulty and recording callables, for the tests of programs that use this library.

What a memory backend, a dialog store or a counter does on a bad day, one callable each.
They take any arguments, so that they fit every parameter, and their `repr` names what
they do. Beside the core; nothing of the library imports it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import update_wrapper
from threading import Event
from typing import Any, NamedTuple

from .message_rules import message_problems

__all__ = [
    "Behaviour",
    "Hanging",
    "RecordedCall",
    "Recorder",
    "asynchronous",
    "broken_after",
    "endless",
    "hanging",
    "message_problems",
    "raising",
    "returning",
]


class RecordedCall(NamedTuple):
    """The arguments of one call: the positional ones, and those given by name."""

    args: tuple[Any, ...]
    named: dict[str, Any]


class Recorder:
    """Calls `function` and remembers with what: `calls`, oldest first.

    The signature is that of `function`, so that it is called as `function` would be. A
    call that fails is recorded too. For a fixed answer, record `returning(answer)`; for
    an async callable, `asynchronous(Recorder(function))`.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.calls: list[RecordedCall] = []
        self.__wrapped__ = function

    def __call__(self, *args: Any, **named: Any) -> Any:
        # An append is atomic: calls from many threads are all there.
        self.calls.append(RecordedCall(args, named))
        return self.__wrapped__(*args, **named)

    def __repr__(self) -> str:
        return f"Recorder({self.__wrapped__!r})"


class Behaviour:
    """A callable that does the same whatever its arguments are, and says what."""

    def __init__(self, name: str, act: Callable[[], Any]) -> None:
        self.name = name
        self._act = act

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._act()

    def __repr__(self) -> str:
        return self.name


class Hanging(Behaviour):
    """A callable that blocks its thread for `seconds`, then answers; see `hanging`."""

    def __init__(self, seconds: float, value: Any) -> None:
        super().__init__(f"hanging({seconds!r})", self._wait)
        self.seconds = seconds
        self.value = value
        self._released = Event()

    def release(self) -> None:
        """Let every call that hangs answer now, and every later one at once."""
        self._released.set()

    def _wait(self) -> Any:
        self._released.wait(self.seconds)
        return self.value


def returning(value: Any) -> Behaviour:
    """A callable that answers with this very object, each time."""
    return Behaviour(f"returning({value!r})", lambda: value)


def raising(error: BaseException | type[BaseException]) -> Behaviour:
    """A callable that raises `error`: this object, or a new one of this class."""

    def fail() -> Any:
        raise error

    return Behaviour(f"raising({_name_of(error)})", fail)


def hanging(seconds: float = 30.0, value: Any = None) -> Hanging:
    """A callable that blocks for `seconds` before it answers with `value`.

    `.release()` ends the waiting, so that a test leaves no thread behind.
    """
    return Hanging(seconds, value)


def endless(item: Any) -> Behaviour:
    """A callable whose answer is an iterator that gives `item` for ever."""

    def items() -> Iterator[Any]:
        while True:
            yield item

    return Behaviour(f"endless({item!r})", items)


def broken_after(
    items: Iterable[Any], error: BaseException | type[BaseException]
) -> Behaviour:
    """A callable whose answer gives `items` and then raises `error` while it is read.

    Each call begins anew.
    """
    kept = tuple(items)

    def read() -> Iterator[Any]:
        yield from kept
        raise error

    return Behaviour(f"broken_after({list(kept)!r}, {_name_of(error)})", read)


def asynchronous(
    function: Callable[..., Any], seconds: float = 0.0
) -> Callable[..., Any]:
    """`function` as an `async def` that waits `seconds`, without blocking, before it.

    What `function` has as attributes (the `calls` of a `Recorder`) is reached through
    the result too.
    """

    async def call(*args: Any, **named: Any) -> Any:
        await asyncio.sleep(seconds)
        return function(*args, **named)

    update_wrapper(call, function)
    return call


def _name_of(error: BaseException | type[BaseException]) -> str:
    """The name of an exception's class: its text may be what must not come out."""
    return (error if isinstance(error, type) else type(error)).__name__
