"""Phase 3, one item of an answer: its text, and what a backend says of it.

Read by duck typing, by the names that backends give to fields: texts, dicts, objects,
database rows and (item, score) pairs. What a field raises when it is read is for the
caller to catch. This module does not know which items an answer has.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, NamedTuple

from .checks import discard_awaitable, plain_text
from .fence import is_blank
from .plain import without_surrogates

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

INNER_FIELDS = (
    "node",
    "passage",
    "payload",
    "value",
    "entity",
    "properties",
    "_source",
    "metadata",
)
"""Where an item keeps the object that holds the text."""

INNER_TEXT = "data"
"""A further field of text, of inner objects only: so mem0 fills a payload, and the
pages of LangGraph a value. In a whole answer it holds anything."""

HOLDER_FIELDS = (*INNER_FIELDS, *TEXT_FIELDS, INNER_TEXT)
"""Where the object that holds the text may be: a field of text is one, too, as LangMem,
Typesense and rerankers fill theirs."""

SCORE_FIELDS = (
    "score",
    "similarity",
    "relevance",
    "relevance_score",
    "_score",
    "@search.score",
)

ID_FIELDS = ("id", "uuid", "uuid_", "key", "node_id", "file_id", "_id")
DATE_FIELDS = ("created_at", "timestamp", "valid_at", "date", "updated_at")
KIND_FIELDS = ("kind", "category")
EXPIRY_FIELDS = ("expired_at", "invalid_at")

YEAR_ONE = "0001-01-01"
"""The day that stands where no time is set, in JSON that a Go program writes; west of
Greenwich it is one before."""

NESTING = 4
"""Objects within objects that are looked into for a text."""

ID_LENGTH = 64
"""Characters of a backend's id and kind that are kept for the report."""

DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])"


class Found(NamedTuple):
    """What one item of an answer holds.

    `score` is finite; of a distance it is the negative, so that more is nearer. `date`
    is a day as YYYY-MM-DD. `is_expired` says that the backend marked it as no longer
    valid, by a field of `EXPIRY_FIELDS` that is set to something.
    """

    text: str
    id: str | None = None
    score: float | None = None
    date: str | None = None
    kind: str | None = None
    is_expired: bool = False


def found_in(item: object) -> Found | None:
    """What an item holds, or None if no text is found in it."""
    if type(item) is tuple:
        return _found_in_tuple(item)
    if isinstance(item, str):
        return Found(plain_text(item))
    if discard_awaitable(item):
        return None
    fields = fields_of(item)
    text = None if fields is None else text_in(fields, NESTING)
    if fields is None or text is None:
        return None
    return Found(
        text,
        _first(fields, ID_FIELDS, _as_id),
        _score_of(fields),
        _first(fields, DATE_FIELDS, _as_day),
        _first(fields, KIND_FIELDS, _as_id),
        any(is_set(it) for name in EXPIRY_FIELDS for it in fields.all_of(name)),
    )


class ItemFields:
    """The fields of a dict, an object or a named row, and of the object inside it."""

    def __init__(self, item: object) -> None:
        self.item = item
        self.is_mapping = isinstance(item, Mapping)
        self._inner: list[ItemFields] | None = None

    def own(self, name: str) -> object:
        item: Any = self.item
        return item.get(name) if self.is_mapping else getattr(item, name, None)

    def all_of(self, name: str) -> Iterator[object]:
        """The values under a name, its own first."""
        yield self.own(name)
        if self._inner is None:
            inner = (fields_of(self.own(holder)) for holder in HOLDER_FIELDS)
            self._inner = [fields for fields in inner if fields is not None]
        yield from (fields.own(name) for fields in self._inner)


def fields_of(item: object) -> ItemFields | None:
    """The fields of an item, or None for what has none, such as a number or a list."""
    if item is None or isinstance(item, (str, bytes, bytearray, int, float)):
        return None
    named = mapping_of(item)
    if named is not None:
        return ItemFields(named)
    if isinstance(item, Sequence) and not hasattr(item, "_fields"):
        return None  # of sequences, only named rows have fields
    return ItemFields(item)


def mapping_of(item: object) -> Mapping[Any, object] | None:
    """An item that is read by keys, as a mapping: a named row, a reply around a dict.

    Iterated, some give their keys and some their values: neither are items.
    """
    if isinstance(item, Mapping):
        return item
    keys = getattr(item, "keys", None)
    if not callable(keys) or not hasattr(item, "__getitem__"):
        return None
    row: Any = item
    return {key: row[key] for key in keys()}


def is_memory(answer: object) -> bool:
    """Whether an object has a text of its own, whatever lists it has beside it."""
    fields = fields_of(answer)
    own = () if fields is None else map(fields.own, TEXT_FIELDS)
    return any(isinstance(text, str) for text in own)


def text_in(fields: ItemFields, nesting: int) -> str | None:
    """The first text that is not blank; a blank one where there is no other."""
    blank: str | None = None
    for text in _texts_in(fields, nesting):
        if not is_blank(text):
            return text
        blank = text
    return blank


def _texts_in(fields: ItemFields, nesting: int) -> Iterator[str]:
    names = TEXT_FIELDS if nesting == NESTING else (*TEXT_FIELDS, INNER_TEXT)
    values = map(fields.own, names)
    yield from (text for text in map(_as_text_value, values) if text is not None)
    for name in HOLDER_FIELDS if nesting else ():
        inner = fields.own(name)
        if isinstance(inner, str):
            yield plain_text(inner)
            continue
        deeper = fields_of(inner)
        text = None if deeper is None else text_in(deeper, nesting - 1)
        if text is not None:
            yield text
    get_content = fields.own("get_content")
    text = _as_text_value(get_content()) if callable(get_content) else None
    if text is not None:
        yield text


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
    fields = fields_of(part)
    text = part if fields is None else fields.own("text")
    return plain_text(text) if isinstance(text, str) else None


def _found_in_tuple(item: tuple[object, ...]) -> Found | None:
    """An (item, score) pair, or a row of values: its longest text or first item."""
    if len(item) == 2 and not _is_row_value(item[1]):
        found = found_in(item[0])
        if found is not None:
            return _with_score(found, item)
    texts = [value for value in item if isinstance(value, str)]
    if texts:
        return Found(plain_text(max(texts, key=len)))
    # Not tuples in tuples, which could go on without end.
    inner = (found_in(value) for value in item if type(value) is not tuple)
    found = next((it for it in inner if it is not None), None)
    return None if found is None else _with_score(found, item)


def _with_score(found: Found, item: tuple[object, ...]) -> Found:
    scores = (_as_score(value) for value in item)
    score = next((it for it in scores if it is not None), None)
    return found if score is None else found._replace(score=score)


def _is_row_value(second: object) -> bool:
    """Whether a pair with this second value is a row of values, not (item, score)."""
    return isinstance(second, (str, bytes, bool, Sequence, Mapping))


def _first(fields: ItemFields, names: Iterable[str], read: Any) -> Any:
    values = (read(value) for name in names for value in fields.all_of(name))
    return next((value for value in values if value is not None), None)


def _score_of(fields: ItemFields) -> float | None:
    score: float | None = _first(fields, SCORE_FIELDS, _as_score)
    if score is not None:
        return score
    distance = _first(fields, ("distance",), _as_score)
    return None if distance is None else -distance


def _as_score(value: object) -> float | None:
    """A finite number, of other libraries too, as a float; else None."""
    if isinstance(value, (str, bytes, bool)) or not hasattr(value, "__float__"):
        return None
    number: Any = value
    try:
        score = float(number)
    except Exception:  # a number of the backend's may fail in its own way
        return None
    return score if isfinite(score) else None


def _as_id(value: object) -> str | None:
    """An id as a short text: texts, numbers, and what has a text form of its own."""
    if isinstance(value, str):
        return without_surrogates(plain_text(value)[:ID_LENGTH])
    # The default text of an object is its address, which says nothing to anybody.
    has_text = isinstance(value, int) or type(value).__str__ is not object.__str__
    if value is None or not has_text or isinstance(value, (Mapping, Sequence, set)):
        return None
    try:
        return _as_id(str(value))
    except Exception:  # a number too long to be printed, or a text form that fails
        return None


def is_set(value: object) -> bool:
    """Whether a field says something: not nothing, a blank, NaN, or no time at all."""
    try:
        says_nothing = not value or bool(value != value)
    except Exception:  # pandas.NA says of itself that nothing is known, others fail
        return False
    if isinstance(value, str) and is_blank(value):
        return False
    day = _written_day(value)
    return not says_nothing and (day is None or day > YEAR_ONE)


def _as_day(value: object) -> str | None:
    """The day of a date, a time or an ISO text, as YYYY-MM-DD; else None.

    None as well for a day that no calendar has, and where no time is set.
    """
    day = _written_day(value)
    if day is None or day <= YEAR_ONE:
        return None
    from datetime import date  # not needed where no memory has a day

    try:
        date(*map(int, day.split("-")))
    except ValueError:
        return None
    return day


def _written_day(value: object) -> str | None:
    """What has the form of a day, in front of a date, a time or an ISO text."""
    try:
        write: Any = getattr(value, "isoformat", None)
        text = write() if callable(write) else value
    except Exception:  # a time of the backend's may fail in its own way
        return None
    day = re.match(DAY, text) if isinstance(text, str) else None
    return None if day is None else day[0]
