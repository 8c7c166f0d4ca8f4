"""Plain data: our own copies of what callers hand in, in which every text can be sent.

And where an item of a list of the caller's stands, as errors name it. Knows JSON and
lone surrogates; it does not know what an item means.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

from .checks import PRINTED_BELOW, described, is_word, plain_text
from .errors import InputError

PATH_LENGTH = 60
"""Characters of a path that an error message shows."""

DIALOG_ITEM = "dialog item"
LIST_ITEM = "messages item"
STEP_ITEM = "extend: message"
"""What errors call an item of a dialog, of a whole message list, and of the further
messages of a turn; its index follows."""

ASCII_BYTES = bytes(range(0x80))


def beyond_ascii(text: str) -> str:
    """The characters of `text` that are not ASCII, in order: often there are few.

    So they are cheaper to find first where patterns look for such characters alone.
    """
    encoded = text.encode("utf-8", "surrogatepass")
    return encoded.translate(None, ASCII_BYTES).decode("utf-8", "surrogatepass")


class Unfolded(list[object]):
    """The items of a dialog, some of which were made of one item of the caller's.

    `places` are the indexes of the caller's items, which errors name.
    """

    def __init__(self) -> None:
        super().__init__()
        self.places: list[int] = []

    def add(self, items: Iterable[object], place: int) -> None:
        """Add what became of the item at `place`."""
        for item in items:
            self.append(item)
            self.places.append(place)


def place_of(items: Sequence[object], index: int) -> int:
    """The index that an item has in the caller's list."""
    return items.places[index] if isinstance(items, Unfolded) else index


def error_at(place: str, problem: InputError) -> InputError:
    """The error of a reader with the place in front, and with the same cause.

    Who reads one item says only what is wrong with it ("has ...", "is of type ..."):
    where the item stands is known to whoever walks the list.
    """
    error = InputError(f"{place} {problem}")
    error.__cause__ = problem.__cause__
    return error


def unreadable(cause: Exception) -> InputError:
    """The error for an item that raised when it was read."""
    error = InputError(
        f"could not be read ({type(cause).__name__}); pass plain dicts, not nested "
        "without end"
    )
    error.__cause__ = cause
    return error


def surrogate_position(text: str) -> int:
    """Index of the first lone surrogate in `text`, or -1."""
    if text.isascii():
        return -1
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return error.start
    return -1


def sendable_text(text: str) -> tuple[str, int]:
    """`text` without lone surrogates, and its bytes in UTF-8: one reading for both."""
    if text.isascii():
        return text, len(text)
    try:
        return text, len(text.encode())
    except UnicodeEncodeError:
        clean = without_surrogates(text)
        return clean, len(clean.encode())


def without_surrogates(text: str) -> str:
    """`text` with each lone surrogate replaced by U+FFFD, so that it can be encoded."""
    if surrogate_position(text) < 0:
        return text
    return "".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)


def own_copy(value: Any, repairs: list[str] | None = None, path: str = "") -> Any:
    """Copy of JSON-like data in which every text can be encoded.

    Objects that know how to become plain data (`model_dump`, as those of SDKs do) are
    taken so. Texts that had to be repaired are noted in `repairs`. A value that JSON
    does not have is an `InputError` that names its type and its path (of keys that are
    names), and not what holds it: see `error_at`.
    """
    if isinstance(value, str):
        plain = plain_text(value)
        clean = without_surrogates(plain)
        if repairs is not None and clean is not plain:
            repairs.append(clean)
        return clean
    if value is None or isinstance(value, (bool, int, float)):
        if isinstance(value, float) and not isfinite(value):
            raise _not_json(f"the number {value}", path)
        return value
    if isinstance(value, (dict, Mapping)):
        return {
            own_copy(key, repairs, path): own_copy(it, repairs, path + step_to(key))
            for key, it in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [own_copy(it, repairs, f"{path}[{i}]") for i, it in enumerate(value)]
    dumped = dumped_model(value)
    if dumped is not None:
        return own_copy(dumped, repairs, path)
    raise _not_json(f"a value of type {type(value).__name__}", path)


def copied(data: Any) -> Any:
    """A copy of what `own_copy` gave: nothing in it needs to be looked at again."""
    if isinstance(data, dict):
        return {
            key: it if isinstance(it, str) else copied(it) for key, it in data.items()
        }
    return [*map(copied, data)] if isinstance(data, list) else data


def hashable(data: Any) -> Any:
    """What `own_copy` gave, as a key: equal for equal data of the same types alone."""
    if isinstance(data, str):
        return data
    if isinstance(data, dict):
        return dict, *[(key, hashable(it)) for key, it in data.items()]
    if isinstance(data, (list, tuple)):
        return list, *map(hashable, data)
    return type(data), data  # True is equal to 1


def step_to(key: object) -> str:
    """A key as a step of a path; one that is no name might be what somebody said."""
    if isinstance(key, str):
        name = plain_text(key)
        return f".{name}" if name and is_word(name) else f".({described(name)})"
    is_number = isinstance(key, int) and abs(key) < PRINTED_BELOW
    return f".{key!r}" if is_number else f".({described(key)})"


def _not_json(what: str, path: str) -> InputError:
    shown = path.removeprefix(".")[:PATH_LENGTH]
    where = f" at {shown}" if shown else ""
    return InputError(
        f"holds {what}{where}, which JSON does not have; turn it into plain data first"
    )


def dumped_model(value: object) -> Mapping[str, Any] | None:
    """The plain data of an object that can dump itself (as SDK objects), or None."""
    dump = getattr(value, "model_dump", None)
    if not callable(dump) or isinstance(value, type):
        return None
    data = dump(exclude_none=True)
    return data if isinstance(data, Mapping) else None


def as_text(value: object) -> str:
    """A text as it is, anything else as JSON."""
    return value if isinstance(value, str) else as_json(value)


def as_json(value: object) -> str:
    """Plain data as JSON with the default separators, as chat templates print it."""
    # Imported when a message holds more than role and text; most never do.
    import json

    return json.dumps(value, ensure_ascii=False)
