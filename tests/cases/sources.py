"""The callables of a case: counter, memory backend and recent dialog, as it says.

What a backend or a dialog will answer is made before the build, so that it can be
compared afterwards. Waiting can be ended from outside: no case leaves a thread behind.
"""

from __future__ import annotations

import asyncio
import builtins
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from .dialogs import fails
from .notation import CANARY, Notation, NotationError

MEMORY_FIELDS = frozenset(
    "returns raises sleeps_s none async reentrant record_calls signature".split()
)
DIALOG_FIELDS = frozenset(
    "returns raises sleeps_s none async live_list record_calls".split()
)
COUNTER_FIELDS = frozenset(
    "unit per_token extra_per_newline fixed_per_call plus_if_shorter_than sleep_ms "
    "record_calls raises_if_contains raises_if_not_str raises_if_empty error returns "
    "raises".split()
)
CALL_FORM = "(query, top_k)"
SIGNATURE = re.compile(r"\([\w\s,=*/.:\[\]|'\"]*\)")
ERROR_NAME = re.compile(r"[A-Za-z_]\w*(Error|Exception|Timeout|Interrupt|Exit)")
TEXT_NAMES = ("content", "memory", "page_content", "text")
"""Fields of an item whose parts are one text together."""

WALKED = 50
"""Items of an endless answer that are looked at for their texts."""


class Pause:
    """Sleeps, until it is released; then nothing waits any more."""

    def __init__(self) -> None:
        self._released = threading.Event()

    def __call__(self, seconds: float) -> None:
        """Block this thread for `seconds`."""
        self._released.wait(seconds)

    def release(self) -> None:
        """End the waiting, now and from now on."""
        self._released.set()


def known_fields(what: str, spec: Any, fields: frozenset[str]) -> dict[str, Any]:
    """`spec` as a dict whose fields are all known, else `NotationError`."""
    if not isinstance(spec, dict):
        raise NotationError(f"{what} is a {type(spec).__name__} and not a dict")
    unknown = sorted(spec.keys() - fields)
    if unknown:
        raise NotationError(f"{what} has fields that are not known: {unknown}")
    return spec


UNICODE_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "UnicodeEncodeError": ("utf-8", "\ud800", 0, 1),
    "UnicodeDecodeError": ("utf-8", b"\xff", 0, 1),
}
"""What these errors are made of, beside their text."""


def error_named(name: Any) -> BaseException:
    """A new exception of the class called so, as "OSError" or "OSError: its text".

    A name of no builtin is a class of its own; `CancelledError` is that of asyncio.
    """
    if not isinstance(name, str):
        raise NotationError(f"an error is given by its name, not as {name!r}")
    name, _, text = name.partition(": ")
    message = f"{text} {CANARY}".strip()
    found: Any = getattr(builtins, name, None)
    if name == "CancelledError":
        found = asyncio.CancelledError
    if isinstance(found, type) and issubclass(found, BaseException):
        error: BaseException = found(*UNICODE_ARGUMENTS.get(name, ()), message)
        return error
    if not ERROR_NAME.fullmatch(name):
        raise NotationError(f"no exception is called {name!r}")
    own: type[Exception] = type(name, (Exception,), {})
    return own(message)


class CaseCounter:
    """The counter that a case describes; `count` is its arithmetic, without faults."""

    def __init__(self, spec: Any, notation: Notation) -> None:
        self.spec = known_fields("counter", spec, COUNTER_FIELDS)
        self.calls: list[Any] = []
        self._answer = notation.value(self.spec.get("returns"))
        refused = notation.value(self.spec.get("raises_if_contains", []))
        self._refused = [refused] if isinstance(refused, str) else refused
        has_unit = self.spec.get("unit") == "characters"
        if not has_unit and not self.spec.keys() & {"returns", "raises"}:
            raise NotationError(f"no counter has the unit {self.spec.get('unit')!r}")

    @property
    def error(self) -> BaseException | None:
        """What it raises when it is called, if it always does."""
        return error_named(self.spec["raises"]) if "raises" in self.spec else None

    @property
    def counts(self) -> bool:
        """Whether its answers are numbers of tokens."""
        return self.spec.get("unit") == "characters"

    def __call__(self, text: Any, /) -> Any:
        self.calls.append(text)
        time.sleep(self.spec.get("sleep_ms", 0) / 1000)
        if self.error is not None:
            raise self.error
        if "returns" in self.spec:
            return self._answer
        if self._refuses(text):
            raise error_named(self.spec.get("error", "ValueError"))
        return self.count(text)

    def count(self, text: str) -> int:
        """Tokens of `text`."""
        spec = self.spec
        tokens: int = -(-len(text) // spec.get("per_token", 1))
        tokens += spec.get("extra_per_newline", 0) * text.count("\n")
        shorter, extra = spec.get("plus_if_shorter_than", (0, 0))
        fixed: int = spec.get("fixed_per_call", 0)
        return tokens + fixed + (extra if len(text) < shorter else 0)

    def _refuses(self, text: Any) -> bool:
        spec = self.spec
        if spec.get("raises_if_not_str") and not isinstance(text, str):
            return True
        if spec.get("raises_if_empty") and not text:
            return True
        return any(it in text for it in self._refused)


class Backend:
    """The memory backend of one build: `function` is what the library is given.

    `calls` are the arguments of its calls by name, `texts` all texts in its answer,
    `memories` all that may be a memory, and `size` the number of its items where that
    is known.
    """

    def __init__(
        self,
        spec: Any,
        notation: Notation,
        pause: Pause,
        inner: Callable[[], object],
    ) -> None:
        if isinstance(spec, list):  # short for what it returns
            spec = {"returns": spec}
        self.spec = known_fields("memory", spec, MEMORY_FIELDS)
        if not self.spec.keys() & {"returns", "raises", "none"}:
            raise NotationError("memory neither returns nor raises nor is none")
        self.calls: list[dict[str, Any]] = []
        self.answer = notation.value(self.spec.get("returns"))
        still = notation.without_sleep().value(self.spec.get("returns"))
        self.texts = list(leaf_texts(still))
        still = notation.without_sleep().value(self.spec.get("returns"))
        self.memories = list(whole_texts(still))
        self.memories += whole_texts(read_json(still))
        self.size = size_of(self.answer)
        self.inner = inner
        self._pause = pause
        self.function = None if self.spec.get("none") else self._made()

    @property
    def is_async(self) -> bool:
        """Whether it is an `async def`."""
        return bool(self.spec.get("async"))

    @property
    def error(self) -> BaseException | None:
        """What it raises when it is called, if it does."""
        return error_named(self.spec["raises"]) if "raises" in self.spec else None

    def _made(self) -> Callable[..., Any]:
        signature = self.spec.get("signature", CALL_FORM)
        if not isinstance(signature, str) or not SIGNATURE.fullmatch(signature):
            raise NotationError(f"a signature that is not understood: {signature!r}")
        head, wait = ("async def", "await ") if self.is_async else ("def", "")
        reply = self._reply_async if self.is_async else self._reply
        names: dict[str, Any] = {"reply": reply}
        # The text comes from the test data of this repository and from nowhere else.
        exec(f"{head} search{signature}:\n return {wait}reply(dict(locals()))", names)
        made: Callable[..., Any] = names["search"]
        return made

    def _reply(self, arguments: dict[str, Any]) -> Any:
        self.calls.append(arguments)
        self._pause(self.spec.get("sleeps_s", 0))
        return self._result()

    async def _reply_async(self, arguments: dict[str, Any]) -> Any:
        self.calls.append(arguments)
        await asyncio.sleep(self.spec.get("sleeps_s", 0))
        return self._result()

    def _result(self) -> Any:
        if self.spec.get("reentrant"):
            self.inner()
        if self.error is not None:
            raise self.error
        return self.answer


class DialogSource:
    """The recent-dialog callable of one build, and the items that it gives."""

    def __init__(self, spec: Any, notation: Notation, pause: Pause) -> None:
        if isinstance(spec, list):
            spec = {"returns": spec}
        self.spec = known_fields("dialog", spec, DIALOG_FIELDS)
        self.calls: list[tuple[Any, ...]] = []
        self.answer = notation.value(self.spec.get("returns"))
        still = notation.without_sleep()
        self.texts = list(leaf_texts(still.value(self.spec.get("returns"))))
        # Judged by another one, since an iterator can be read only once.
        self.fails = fails(still.value(self.spec.get("returns")))
        self._pause = pause
        self.function: Callable[..., Any] | None = self._reply
        if self.spec.get("async"):
            self.function = self._reply_async
        if self.spec.get("none"):
            self.function = None

    def _reply(self, *arguments: Any) -> Any:
        self.calls.append(arguments)
        self._pause(self.spec.get("sleeps_s", 0))
        if "raises" in self.spec:
            raise error_named(self.spec["raises"])
        return self.answer

    async def _reply_async(self, *arguments: Any) -> Any:
        await asyncio.sleep(self.spec.get("sleeps_s", 0))
        self.calls.append(arguments)
        if "raises" in self.spec:
            raise error_named(self.spec["raises"])
        return self.answer

    @contextmanager
    def growing(self) -> Iterator[None]:
        """While it lasts, another thread appends to a live list."""
        if not self.spec.get("live_list"):
            yield
            return
        stop = threading.Event()

        def grow() -> None:
            number = 0
            while not stop.wait(0.0002):
                self.answer.append({"role": "user", "content": f"arrived {number}"})
                number += 1

        thread = threading.Thread(target=grow, daemon=True)
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join()


def read_json(value: Any) -> Any:
    """What a text says in JSON, as tools answer; None for everything else."""
    try:
        return json.loads(value) if isinstance(value, str) else None
    except ValueError:
        return None


def leaf_texts(value: Any) -> Iterator[str]:
    """All texts in a value, in order; of an iterator the first, as far as it goes."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from leaf_texts(item)
    elif hasattr(value, "__iter__") and not isinstance(value, (bytes, bytearray)):
        for item in _items_of(value):
            yield from leaf_texts(item)
    elif hasattr(value, "__dict__") and not callable(value):
        yield from leaf_texts(vars(value))


def whole_texts(value: Any) -> Iterator[str]:
    """The same, and where a field of text holds parts, before them what they say."""
    fields = value if isinstance(value, dict) else getattr(value, "__dict__", None)
    if isinstance(value, str):
        yield value
    elif isinstance(fields, dict) and not callable(value):
        for name, item in fields.items():
            if name in TEXT_NAMES and isinstance(item, (list, tuple)):
                yield "\n".join(map(_part_text, item))
            yield from whole_texts(item)
    elif hasattr(value, "__iter__") and not isinstance(value, (bytes, bytearray)):
        for item in _items_of(value):
            yield from whole_texts(item)


def _part_text(part: Any) -> str:
    text = part.get("text") if isinstance(part, dict) else part
    return text if isinstance(text, str) else ""


def _items_of(value: Any) -> list[Any]:
    """The items of an iterable; of a generator the first, as far as it goes."""
    items: list[Any] = []
    try:
        items.extend(islice(value, WALKED if hasattr(value, "__next__") else None))
    except RuntimeError:  # a generator of the notation that breaks
        pass  # extend keeps what came before
    return items


def size_of(answer: Any) -> int | None:
    """The number of items of an answer, where there can be no doubt about it.

    A tuple may be one item with its score.
    """
    if isinstance(answer, dict):
        return size_of(answer.get("results"))
    if isinstance(answer, (str, bytes, tuple)):
        return None
    if isinstance(answer, list) and len(answer) == 1 and isinstance(answer[0], list):
        return None  # it may be the answer to one query of a batch
    return len(answer) if hasattr(answer, "__len__") else None


def picture(value: Any) -> Any:
    """What a value looks like, to compare it with itself later; nothing is consumed."""
    if isinstance(value, dict):
        return [(key, picture(item)) for key, item in value.items()]
    if hasattr(value, "__next__"):
        return type(value).__name__
    if hasattr(value, "__iter__") and not isinstance(value, (str, bytes)):
        return [type(value).__name__, *map(picture, value)]
    if hasattr(value, "__dict__"):
        return picture(vars(value))
    return repr(value) if isinstance(value, float) else value
