"""Phase 3, the shapes of answers: what memory backends return, read by duck typing.

Understood are None, one text, and any iterable, page or wrapper of items: texts,
dicts, objects, database rows and (item, score) pairs, as the packages named in
docs/concepts.md give them; none of them is imported. Whatever reading raises is for the
caller to catch; this module does not know how many memories are wanted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set, Sized
from itertools import repeat
from math import isfinite
from types import CoroutineType
from typing import Any, NamedTuple

from .checks import plain_text

WRAPPER_FIELDS = (
    "results",
    "points",
    "data",
    "edges",
    "matches",
    "hits",
    "memories",
    "items",
    "documents",
    "nodes",
    "episodes",
)
"""Where a dict or object that is a whole answer keeps its items."""

TEXT_FIELDS = (
    "memory",
    "text",
    "page_content",
    "content",
    "fact",
    "document",
    "summary",
    "body",
)
INNER_FIELDS = ("node", "passage", "payload", "value", "metadata")
"""Where an item keeps the object that holds the text."""

SCORE_FIELDS = ("score", "similarity", "relevance")
ID_FIELDS = ("id", "uuid", "key", "node_id", "file_id")
DATE_FIELDS = ("created_at", "timestamp", "valid_at", "date", "updated_at")
EXPIRY_FIELDS = ("expired_at", "invalid_at")

NESTING = 4
"""Objects within objects that are looked into for a text."""

ID_LENGTH = 64
"""Characters of a backend's id and kind that are kept for the report."""

DAY = r"\d{4}-\d{2}-\d{2}"


class Found(NamedTuple):
    """What one item of an answer holds.

    `score` is finite; of a distance it is the negative, so that more is nearer. `date`
    is a day as YYYY-MM-DD. `is_expired` says that the backend marked it as no longer
    valid.
    """

    text: str
    id: str | None = None
    score: float | None = None
    date: str | None = None
    kind: str | None = None
    is_expired: bool = False


class UnreadableAnswerError(TypeError):
    """A backend's answer has a shape that holds no memories; its text says which."""


class CountedItems(Iterator[object]):
    """Items of an answer whose number is known without reading them."""

    def __init__(self, items: Iterable[object], size: int) -> None:
        self.size = size
        self._items = iter(items)

    def __next__(self) -> object:
        return next(self._items)


def answer_items(answer: object) -> Iterator[object]:
    """The items of a whole answer; `UnreadableAnswerError` for what has none."""
    if answer is None:
        return iter(())
    if isinstance(answer, str):
        return CountedItems((answer,), 1)
    if discard_awaitable(answer):
        raise UnreadableAnswerError("an awaitable, but this call is not async")
    if isinstance(answer, (bytes, bytearray, memoryview)):
        raise UnreadableAnswerError(f"a value of type {type(answer).__name__}")
    if isinstance(answer, Mapping):
        return _mapping_items(answer)
    if not isinstance(answer, (Sequence, Set)) and not _is_memory(answer):
        for name in WRAPPER_FIELDS:
            inner = getattr(answer, name, None)
            if _holds_items(inner):
                return answer_items(inner)
    if not isinstance(answer, Iterable):
        return _lone_item(answer)
    if isinstance(answer, (set, frozenset)):
        answer = sorted(answer, key=str)  # the order of a set changes between processes
    if isinstance(answer, Sized):
        return CountedItems(answer, len(answer))
    return iter(answer)


def discard_awaitable(answer: object) -> bool:
    """Whether `answer` is an awaitable; a coroutine is closed, lest it warn later."""
    if isinstance(answer, CoroutineType):
        answer.close()
        return True
    return hasattr(type(answer), "__await__")


def found_in(item: object) -> Found | None:
    """What an item holds, or None if no text is found in it."""
    if type(item) is tuple:
        return _found_in_tuple(item)
    if isinstance(item, str):
        return Found(plain_text(item))
    fields = _fields_of(item)
    text = None if fields is None else _text_in(fields, NESTING)
    if fields is None or text is None:
        return None
    return Found(
        text,
        _first(fields, ID_FIELDS, _as_id),
        _score_of(fields),
        _first(fields, DATE_FIELDS, _as_day),
        _first(fields, ("kind", "category"), _as_id),
        any(fields.get(name) is not None for name in EXPIRY_FIELDS),
    )


class _Fields:
    """The fields of a dict, an object or a named row, and of the object inside it."""

    def __init__(self, item: object) -> None:
        self.item = item
        self.is_mapping = isinstance(item, Mapping)

    def own(self, name: str) -> object:
        item: Any = self.item
        return item.get(name) if self.is_mapping else getattr(item, name, None)

    def get(self, name: str) -> object:
        value = self.own(name)
        if value is not None:
            return value
        for inner in INNER_FIELDS:
            fields = _fields_of(self.own(inner))
            value = None if fields is None else fields.own(name)
            if value is not None:
                return value
        return None


def _fields_of(item: object) -> _Fields | None:
    """The fields of an item, or None for what has none, such as a number or a list."""
    if item is None or isinstance(item, (str, bytes, bytearray, int, float)):
        return None
    keys = None if isinstance(item, Mapping) else getattr(item, "keys", None)
    if callable(keys) and hasattr(item, "__getitem__"):  # a named row of SQLite
        row: Any = item
        return _Fields({key: row[key] for key in keys()})
    if isinstance(item, Sequence) and not hasattr(item, "_fields"):
        return None  # of sequences, only named tuples have fields
    return _Fields(item)


def _text_in(fields: _Fields, nesting: int) -> str | None:
    for name in TEXT_FIELDS:
        text = _as_text_value(fields.own(name))
        if text is not None:
            return text
    for name in INNER_FIELDS if nesting else ():
        inner = fields.own(name)
        if isinstance(inner, str):
            return plain_text(inner)
        deeper = _fields_of(inner)
        text = None if deeper is None else _text_in(deeper, nesting - 1)
        if text is not None:
            return text
    get_content = fields.own("get_content")
    return _as_text_value(get_content()) if callable(get_content) else None


def _as_text_value(value: object) -> str | None:
    """A text, or the texts of a list of parts, joined."""
    if isinstance(value, str):
        return plain_text(value)
    if isinstance(value, (list, tuple)) and value:
        parts = [_part_of(part) for part in value]
        texts = [part for part in parts if part is not None]
        return "\n".join(texts) if texts else None
    return None


def _part_of(part: object) -> str | None:
    fields = _fields_of(part)
    text = part if fields is None else fields.own("text")
    return plain_text(text) if isinstance(text, str) else None


def _found_in_tuple(item: tuple[object, ...]) -> Found | None:
    """An (item, score) pair, or a row of values: its longest text."""
    if len(item) == 2 and not _is_row_value(item[1]):
        found, score = found_in(item[0]), _as_score(item[1])
        return found if found is None or score is None else found._replace(score=score)
    texts = [value for value in item if isinstance(value, str)]
    return Found(plain_text(max(texts, key=len))) if texts else None


def _is_row_value(second: object) -> bool:
    """Whether a pair with this second value is a row of values, not (item, score)."""
    return isinstance(second, (str, bytes, bool, Sequence, Mapping))


def _first(fields: _Fields, names: Iterable[str], read: Any) -> Any:
    values = (read(fields.get(name)) for name in names)
    return next((value for value in values if value is not None), None)


def _score_of(fields: _Fields) -> float | None:
    score: float | None = _first(fields, SCORE_FIELDS, _as_score)
    if score is not None:
        return score
    distance = _as_score(fields.get("distance"))
    return None if distance is None else -distance


def _as_score(value: object) -> float | None:
    """A finite number, of other libraries too, as a float; else None."""
    if isinstance(value, (str, bytes, bool)) or not hasattr(value, "__float__"):
        return None
    number: Any = value
    try:
        score = float(number)
    except (OverflowError, TypeError, ValueError):
        return None
    return score if isfinite(score) else None


def _as_id(value: object) -> str | None:
    """An id as a short text: texts, numbers, and what has a text form of its own."""
    if isinstance(value, str):
        return plain_text(value)[:ID_LENGTH]
    # The default text of an object is its address, which says nothing to anybody.
    has_text = isinstance(value, int) or type(value).__str__ is not object.__str__
    if value is None or not has_text or isinstance(value, (Mapping, Sequence, set)):
        return None
    return str(value)[:ID_LENGTH]


def _as_day(value: object) -> str | None:
    """The day of a date, a time or an ISO text, as YYYY-MM-DD; else None."""
    write: Any = getattr(value, "isoformat", None)
    text = write() if callable(write) else value
    day = re.match(DAY, text) if isinstance(text, str) else None
    return None if day is None else day[0]


def _mapping_items(answer: Mapping[Any, object]) -> Iterator[object]:
    documents = answer.get("documents")
    if isinstance(documents, (list, tuple)) and "ids" in answer:
        return _column_items(answer)
    if "results" not in answer and _is_memory(answer):
        return CountedItems((answer,), 1)
    for name in WRAPPER_FIELDS:
        if name in answer and (answer[name] is None or _holds_items(answer[name])):
            return answer_items(answer[name])
    return CountedItems((answer,), 1)


def _column_items(answer: Mapping[Any, object]) -> Iterator[object]:
    """Chroma's columns: parallel lists, in the answer to a query nested once more."""
    columns = {
        "document": _column(answer.get("documents")),
        "id": _column(answer.get("ids")),
        "metadata": _column(answer.get("metadatas")),
        "distance": _column(answer.get("distances")),
    }
    size = len(columns["document"])
    padded = [
        values if len(values) == size else repeat(None) for values in columns.values()
    ]
    rows = [dict(zip(columns, row)) for row in zip(*padded)]
    return CountedItems(rows, len(rows))


def _column(values: object) -> list[object]:
    found = list(values) if isinstance(values, (list, tuple)) else []
    if found and isinstance(found[0], (list, tuple)):
        return list(found[0])
    return found


def _lone_item(answer: object) -> Iterator[object]:
    """An object that is one memory itself."""
    if found_in(answer) is None:
        raise UnreadableAnswerError(f"a value of type {type(answer).__name__}")
    return CountedItems((answer,), 1)


def _is_memory(answer: object) -> bool:
    """Whether an object has a text of its own, whatever lists it has beside it."""
    fields = _fields_of(answer)
    own = () if fields is None else map(fields.own, TEXT_FIELDS)
    return any(isinstance(text, str) for text in own)


def _holds_items(value: object) -> bool:
    if value is None or isinstance(value, (str, bytes, bytearray)) or callable(value):
        return False
    return isinstance(value, (Iterable, Mapping))
