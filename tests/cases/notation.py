"""The neutral notation of the cases, turned into Python values.

A case says what goes in without naming any library: texts that are repeated, odd Python
objects, the library's own markers. `Notation.value` makes them anew at each call, for a
generator can be read only once. What the notation does not know raises `NotationError`:
a case that is half understood must not pass.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import cycle, product
from types import SimpleNamespace
from typing import Any, NamedTuple

CANARY = "quagga1871"
"""A word that stands in every exception raised here; it must not come out anywhere."""

DEFAULT_DIALOG: tuple[dict[str, str], ...] = (
    {"role": "user", "content": "Hello, I ordered two books."},
    {"role": "assistant", "content": "Thank you. Anything about the delivery?"},
)

SLOW_ITEMS = 10
"""Items of a slow generator, each of which takes its time."""


class NotationError(Exception):
    """A field or a value of a case that the notation does not know."""


class Marks(NamedTuple):
    """How the library marks memory and roles, as seen in a normal build.

    `first` and `following` stand in front of the first and of the further lines of a
    memory, `labels` are the headings of the text form by role.
    """

    opening: str
    closing: str
    first: str
    following: str
    labels: dict[str, str]

    def side(self, name: object) -> str:
        """The marker called "open" or "close"."""
        if name == "open":
            return self.opening
        if name == "close":
            return self.closing
        raise NotationError(f"a fence has an open and a close side, not {name!r}")


class TextRaises:
    """An item whose text cannot be read."""

    @property
    def text(self) -> str:
        raise RuntimeError(CANARY)


def expand_each(raw: Any) -> list[Any]:
    """One copy of `raw` for every choice of the values under a `$each` in it."""
    if isinstance(raw, list):
        return [list(found) for found in product(*map(expand_each, raw))]
    if not isinstance(raw, dict):
        return [raw]
    if "$each" in raw:
        if len(raw) != 1 or not isinstance(raw["$each"], list):
            raise NotationError("$each stands alone and holds a list")
        return [found for choice in raw["$each"] for found in expand_each(choice)]
    return [dict(zip(raw, found)) for found in product(*map(expand_each, raw.values()))]


def numbered(raw: Any, number: int) -> Any:
    """`raw` with `{i}` in its texts replaced by the number of the thread or task."""
    if isinstance(raw, str):
        return raw.replace("{i}", str(number))
    if isinstance(raw, list):
        return [numbered(item, number) for item in raw]
    if isinstance(raw, dict):
        return {key: numbered(item, number) for key, item in raw.items()}
    return raw


class Notation:
    """Makes values; `marks` gives the library's markers, `sleep` waits in generators.

    `marks_of_step` gives the markers as step k showed them, counted from 0.
    """

    def __init__(
        self,
        marks: Callable[[], Marks],
        sleep: Callable[[float], object] = time.sleep,
        marks_of_step: Callable[[int], Marks] | None = None,
    ) -> None:
        self._marks = marks
        self._sleep = sleep
        self._marks_of_step = marks_of_step
        self._makers: dict[str, Callable[[Any], Any]] = {
            "$repeat": self._repeat,
            "$concat": self._concat,
            "$cp": lambda given: chr(int(given, 16)),
            "$tags": lambda given: "".join(chr(0xE0000 + ord(it)) for it in given),
            "$turns": self._turns,
            "$numbered": self._numbered,
            "$fence": lambda given: self._marks().side(given),
            "$fence_nested": self._nested,
            "$fence_variant": self._variants,
            "$fence_of_step": self._fence_of_step,
            "$role_label": self._role_label,
            "$py": self._python,
        }

    def value(self, raw: Any) -> Any:
        """The Python value that `raw` stands for, made anew."""
        if isinstance(raw, list):
            return [made for item in raw for made in self._made_items(item)]
        if not isinstance(raw, dict):
            return raw
        names = [key for key in raw if key.startswith("$")]
        if not names:
            return {key: self.value(item) for key, item in raw.items()}
        if len(raw) != 1 or names[0] not in self._makers:
            raise NotationError(f"a value with the keys {', '.join(raw)}")
        return self._makers[names[0]](raw[names[0]])

    def without_sleep(self) -> Notation:
        """The same notation, whose generators do not wait."""
        return Notation(self._marks, lambda seconds: None, self._marks_of_step)

    def text(self, raw: Any) -> str:
        """The text that `raw` stands for."""
        made = self.value(raw)
        if not isinstance(made, str):
            raise NotationError(f"a text was expected, not a {type(made).__name__}")
        return made

    def _made_items(self, raw: Any) -> list[Any]:
        """Several items for a value that stands for several, else the one."""
        is_many = isinstance(raw, dict) and ("$turns" in raw or "$numbered" in raw)
        return list(self.value(raw)) if is_many else [self.value(raw)]

    def _repeat(self, given: Any) -> str:
        text, times = given
        return self.text(text) * int(times)

    def _concat(self, given: Any) -> Any:
        pieces = [self.value(piece) for piece in given]
        if pieces and all(isinstance(piece, list) for piece in pieces):
            return [item for piece in pieces for item in piece]
        if all(isinstance(piece, str) for piece in pieces):
            return "".join(pieces)
        raise NotationError("$concat joins texts, or lists, and not both")

    def _turns(self, given: Any) -> list[dict[str, str]]:
        count, text = given
        words = self.text(text)
        roles = ("user", "assistant")
        return [{"role": roles[i % 2], "content": f"{words} {i}"} for i in range(count)]

    def _numbered(self, given: Any) -> list[str]:
        text, count = given
        words = self.text(text)
        return [f"{words} {number}" for number in range(count)]

    def _nested(self, given: Any) -> str:
        mark = self._marks().side(given)
        half = len(mark) // 2
        return mark[:half] + mark + mark[half:]

    def _variants(self, given: Any) -> str:
        mark = self._marks().closing
        return "\n".join(_variant(mark, name) for name in given)

    def _fence_of_step(self, given: Any) -> str:
        step, side = given
        if self._marks_of_step is None:
            raise NotationError("$fence_of_step outside of steps")
        return self._marks_of_step(int(step)).side(side)

    def _role_label(self, given: Any) -> str:
        labels = self._marks().labels
        if given not in labels:
            raise NotationError(f"no label is known for the role {given!r}")
        return labels[given]

    def _python(self, given: str) -> Any:
        if given in PLAIN_OBJECTS:
            return PLAIN_OBJECTS[given]()
        name, colon, rest = given.partition(":")
        if name in CONTAINERS and colon:
            items = (
                list(deepcopy(DEFAULT_DIALOG)) if rest == "dialog" else rest.split("|")
            )
            return CONTAINERS[name](items)
        if name == "slow_generator" and colon:
            return self._slowly(float(rest))
        if name in WORDED_OBJECTS and colon:
            return WORDED_OBJECTS[name](rest)
        raise NotationError(f"no Python value is known as {given!r}")

    def _slowly(self, seconds: float) -> Iterator[str]:
        for number in range(SLOW_ITEMS):
            self._sleep(seconds)
            yield f"slow item {number}"


def _variant(mark: str, name: str) -> str:
    half = len(mark) // 2
    variants = {
        "upper": mark.upper(),
        "lower": mark.lower(),
        "inner_spaces": f"{mark[0]} {mark[1:-1]} {mark[-1]}",
        "leading_space": f" {mark}",
        "trailing_space": f"{mark} ",
        "newline_inside": f"{mark[:half]}\n{mark[half:]}",
        "zero_width_inside": f"{mark[:half]}\u200b{mark[half:]}",
    }
    if name not in variants:
        raise NotationError(f"no variant of a marker is called {name!r}")
    return variants[name]


def _tuple_of(items: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(_number_or_text(item) for item in items)


def _number_or_text(item: Any) -> Any:
    """A score is written as a number; everything else stays what it is."""
    try:
        return float(item) if isinstance(item, str) else item
    except ValueError:
        return item


def _object_with_role(words: str) -> object:
    role, _, content = words.partition("|")
    return SimpleNamespace(role=role, content=content)


def _failing_after(count: str) -> Iterator[str]:
    for number in range(int(count)):
        yield f"item {number}"
    raise RuntimeError(CANARY)


PLAIN_OBJECTS: dict[str, Callable[[], Any]] = {
    "nan": lambda: float("nan"),
    "inf": lambda: float("inf"),
    "object": object,
    "object_raising_on_text": TextRaises,
}
CONTAINERS: dict[str, Callable[[list[Any]], Any]] = {
    "tuple": _tuple_of,
    "generator": lambda items: (item for item in items),
    "deque": deque,
    "set": set,
    "dict_values": lambda items: dict(enumerate(items)).values(),
    "endless_generator": lambda items: (item for item in cycle(items)),
}
WORDED_OBJECTS: dict[str, Callable[[str], Any]] = {
    "bytes": str.encode,
    "object": _object_with_role,
    "object_text": lambda words: SimpleNamespace(text=words),
    "object_page_content": lambda words: SimpleNamespace(page_content=words),
    "generator_raising_after": _failing_after,
}
