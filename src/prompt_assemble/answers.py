"""Phase 3, the shapes of answers: what memory backends return, read by duck typing.

Understood are None, one text, and any iterable, page or wrapper of items: texts,
dicts, objects, database rows and (item, score) pairs, as the packages named in
docs/concepts.md give them; none of them is imported. Whatever reading raises is for the
caller to catch; this module does not know how many memories are wanted.
"""

import re
from collections.abc import (
    ItemsView,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
    Set,
    Sized,
)
from itertools import chain, repeat
from math import isfinite
from typing import Any, NamedTuple

from .checks import attempt, discard_awaitable, plain_text
from .fence import is_blank
from .plain import without_surrogates

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
    "docs",
    "objects",
    "nodes",
    "source_nodes",
    "episodes",
    "communities",
    "facts",
    "chunks",
    "retrievalResults",
    "memoryRecordSummaries",
    "retrievedMemories",
    "root",
)
"""Where a dict or object that is a whole answer keeps its items."""

GRAPH_FIELDS = ("edges", "nodes", "episodes", "communities")
"""The lists that a search of a graph fills side by side, as Graphiti's does."""

FAILURE_FLAGS = (
    ("isError", True),
    ("is_error", True),
    ("success", False),
    ("ok", False),
)
"""Fields by which an answer says that it is none, whatever else is in it."""

FAILURE_FIELDS = ("error", "errors")
"""What a wrapper of items holds where the backend failed, and leaves out, empty or None
elsewhere."""

STATE_FIELDS = ("status", "code", "status_code", "statusCode")
FAILED_STATES = ("error", "failed", "failure", *range(400, 600))
"""Where a wrapper says in a word, or a number of HTTP, that the backend failed."""

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

ROW_WRITERS = (("to_dicts", ()), ("to_pylist", ()), ("to_dict", ("records",)))
"""How a table of polars, pyarrow or pandas is asked for its rows; iterated, it gives
the names of its columns."""

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

WRITTEN_LENGTH = 1_000_000
"""Characters of a text that is looked at as an answer in JSON."""

NESTING = 4
"""Objects within objects that are looked into for a text."""

NAMED_TYPES = 5
"""Types of items that an error names."""

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


class UnreadableAnswerError(TypeError):
    """A backend's answer has a shape that holds no memories; its text says which."""


class AsyncAnswerError(UnreadableAnswerError):
    """A backend's answer is one to be awaited, and nobody awaits it."""


class ReportedFailureError(UnreadableAnswerError):
    """A backend answered that it failed, instead of raising."""

    def __init__(self, field: str) -> None:
        super().__init__(f"an answer that reports a failure in its field {field!r}")


def no_text_in(types: Sequence[str]) -> UnreadableAnswerError:
    """What an answer is whose items are of these types, and none of them has a text."""
    shown = ", ".join(types[:NAMED_TYPES])
    more = " and others" if len(types) > NAMED_TYPES else ""
    return UnreadableAnswerError(
        f"items of type {shown}{more} in which no text was found (they are read as "
        f"texts, or by their fields {', '.join(TEXT_FIELDS)})"
    )


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
        written = _written_answer(answer)
        return CountedItems((answer,), 1) if written is None else answer_items(written)
    if discard_awaitable(answer):
        raise AsyncAnswerError("an awaitable, but this call is not async")
    if isinstance(answer, (bytes, bytearray, memoryview)):
        raise UnreadableAnswerError(f"a value of type {type(answer).__name__}")
    rows = _rows_of(answer)
    if rows is not None:
        return CountedItems(rows, len(rows))
    return _without_failure(answer)


def _found_items(answer: object) -> Iterator[object]:
    named = _named_answer(answer)
    if named is not None:
        return _mapping_items(named)
    if _is_record(answer) or not isinstance(answer, (Sequence, Set)):
        inner = None if _is_memory(answer) else _wrapped_items(_Fields(answer))
        if inner is not None:
            return inner
    if _is_record(answer) or not isinstance(answer, Iterable):
        return _lone_item(answer)
    items = _in_order(answer)
    return CountedItems(items, len(items)) if isinstance(items, Sized) else iter(items)


def _in_order(answer: Iterable[object]) -> Iterable[object]:
    """The same items, in an order that is the same in every process."""
    if isinstance(answer, (set, frozenset)):
        return sorted(answer, key=str)
    if isinstance(answer, ItemsView):
        return CountedItems(map(_kept_under_key, answer), len(answer))
    if isinstance(answer, (list, tuple)) and len(answer) == 1:
        batch: object = answer[0]  # one query of a batch, as Milvus answers it
        if isinstance(batch, list) and batch and _is_batch(batch):
            return batch
    if type(answer) is tuple and len(answer) == 2 and type(answer[1]) is int:
        page: object = answer[0]  # beside how many there are, as Letta answers
        if isinstance(page, list):
            return page
    return answer


def _is_batch(items: list[object]) -> bool:
    """Whether these are items, and not the values of a row, such as a day and words."""
    return isinstance(items[0], Mapping) or all(map(_fields_of, items))


def _kept_under_key(pair: tuple[object, object]) -> object:
    """The memory of a key and its memory, or of a memory and its score or day."""
    is_note = hasattr(pair[1], "__float__") or hasattr(pair[1], "isoformat")
    return pair if is_note else pair[1]


def found_in(item: object) -> Found | None:
    """What an item holds, or None if no text is found in it."""
    if type(item) is tuple:
        return _found_in_tuple(item)
    if isinstance(item, str):
        return Found(plain_text(item))
    if discard_awaitable(item):
        return None
    fields = _fields_of(item)
    text = None if fields is None else _text_in(fields, NESTING)
    if fields is None or text is None:
        return None
    return Found(
        text,
        _first(fields, ID_FIELDS, _as_id),
        _score_of(fields),
        _first(fields, DATE_FIELDS, _as_day),
        _first(fields, KIND_FIELDS, _as_id),
        any(_is_set(it) for name in EXPIRY_FIELDS for it in fields.all_of(name)),
    )


class _Fields:
    """The fields of a dict, an object or a named row, and of the object inside it."""

    def __init__(self, item: object) -> None:
        self.item = item
        self.is_mapping = isinstance(item, Mapping)
        self._inner: list[_Fields] | None = None

    def own(self, name: str) -> object:
        item: Any = self.item
        return item.get(name) if self.is_mapping else getattr(item, name, None)

    def all_of(self, name: str) -> Iterator[object]:
        """The values under a name, its own first."""
        yield self.own(name)
        if self._inner is None:
            inner = (_fields_of(self.own(holder)) for holder in HOLDER_FIELDS)
            self._inner = [fields for fields in inner if fields is not None]
        yield from (fields.own(name) for fields in self._inner)


def _fields_of(item: object) -> _Fields | None:
    """The fields of an item, or None for what has none, such as a number or a list."""
    if item is None or isinstance(item, (str, bytes, bytearray, int, float)):
        return None
    named = _mapping_of(item)
    if named is not None:
        return _Fields(named)
    if isinstance(item, Sequence) and not hasattr(item, "_fields"):
        return None  # of sequences, only named rows have fields
    return _Fields(item)


def _mapping_of(item: object) -> Mapping[Any, object] | None:
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


def _text_in(fields: _Fields, nesting: int) -> str | None:
    """The first text that is not blank; a blank one where there is no other."""
    blank: str | None = None
    for text in _texts_in(fields, nesting):
        if not is_blank(text):
            return text
        blank = text
    return blank


def _texts_in(fields: _Fields, nesting: int) -> Iterator[str]:
    names = TEXT_FIELDS if nesting == NESTING else (*TEXT_FIELDS, INNER_TEXT)
    values = map(fields.own, names)
    yield from (text for text in map(_as_text_value, values) if text is not None)
    for name in HOLDER_FIELDS if nesting else ():
        inner = fields.own(name)
        if isinstance(inner, str):
            yield plain_text(inner)
            continue
        deeper = _fields_of(inner)
        text = None if deeper is None else _text_in(deeper, nesting - 1)
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
    fields = _fields_of(part)
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


def _first(fields: _Fields, names: Iterable[str], read: Any) -> Any:
    values = (read(value) for name in names for value in fields.all_of(name))
    return next((value for value in values if value is not None), None)


def _score_of(fields: _Fields) -> float | None:
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


def _is_set(value: object) -> bool:
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


def _written_answer(text: str) -> object:
    """The answer that a text is in JSON, as tools give it; None for a text of its own.

    That are lists and wrappers whose items have texts, or none at all, one memory with
    its fields, and failures. Other JSON may be what somebody wanted to remember.
    """
    if len(text) > WRITTEN_LENGTH or not text.lstrip().startswith(("{", "[")):
        return None
    from json import loads  # not needed for most answers

    read, _ = attempt(loads, text)
    if isinstance(read, list):
        is_answer = not read or all(found_in(item) is not None for item in read)
        return read if is_answer else None
    fields = _Fields(read) if isinstance(read, dict) else None
    if fields is None:
        return None
    if not read or _is_memory(read) or _failure_told(fields) is not None:
        return read
    items = _wrapped_items(fields)
    if items is None:
        return None
    found, error = attempt(lambda: [found_in(item) for item in items])
    return read if error is not None or not found or any(found) else None


def _without_failure(answer: object) -> Iterator[object]:
    """The items of an answer; where it says that it failed, and how, in their end.

    What a wrapper holds beside its error is kept, as of a backend that raises while it
    is read. All other text says what went wrong, and would pass for a memory.
    """
    is_labelled = hasattr(type(answer), "dtype")  # a column's labels are no fields
    fields = None if is_labelled else _fields_of(answer)
    told = None if fields is None else _failure_told(fields)
    if fields is None or told is None:
        return _found_items(answer)
    is_read = told not in dict(FAILURE_FLAGS) and _is_wrapper(fields)
    items = _found_items(answer) if is_read else iter(())
    failing = _failing_after(items, told)
    if isinstance(items, CountedItems):
        return CountedItems(failing, items.size)
    return failing


def _failing_after(items: Iterable[object], field: str) -> Iterator[object]:
    yield from items
    raise ReportedFailureError(field)


def _failure_told(fields: _Fields) -> str | None:
    """The field in which an answer says that it failed, or None."""
    for name, flag in FAILURE_FLAGS:
        if _told_in(fields, name) is flag:
            return name
    is_result = _told_in(fields, "tool_call_id") is not None
    is_memory = _is_memory(fields.item) or attempt(_holds_memory, fields)[0]
    if is_memory and not is_result:
        return None  # one memory, and what is noted beside its text
    for name in FAILURE_FIELDS:
        value = _told_in(fields, name)
        is_told = isinstance(value, (str, Mapping, list, tuple, BaseException))
        if value is True or (is_told and _is_set(value)):
            return name
    told = (it for it in STATE_FIELDS if _is_failed_state(_told_in(fields, it)))
    return next(told, None)


def _told_in(fields: _Fields, name: str) -> object:
    """A field, or None where it cannot be read: an answer need not have it."""
    return attempt(fields.own, name)[0]


def _holds_memory(fields: _Fields) -> bool:
    """Whether an answer is one item around the object that holds its text."""
    if _is_wrapper(fields):
        return False
    holders = (*INNER_FIELDS, *TEXT_FIELDS)
    inner = (_fields_of(fields.own(name)) for name in holders)
    return any(it is not None and _text_in(it, NESTING - 1) for it in inner)


def _is_failed_state(state: object) -> bool:
    word = state.casefold() if isinstance(state, str) else state
    return isinstance(word, (str, int)) and word in FAILED_STATES


def _mapping_items(answer: Mapping[Any, object]) -> Iterator[object]:
    is_columns = isinstance(answer.get("ids"), (list, tuple))
    if is_columns and isinstance(
        answer.get("documents", ""), (list, tuple, type(None))
    ):
        return _column_items(answer)
    if "results" not in answer and _is_memory(answer):
        return CountedItems((answer,), 1)
    items = _wrapped_items(_Fields(answer))
    if items is not None:
        return items
    has_none = any(answer.get(name, "") is None for name in WRAPPER_FIELDS)
    is_empty = has_none or not answer
    return iter(()) if is_empty else CountedItems((answer,), 1)


def _is_wrapper(fields: _Fields) -> bool:
    """Whether a field could hold items; looks at none of them."""
    return any(_holds_items(_told_in(fields, name)) for name in WRAPPER_FIELDS)


def _wrapped_items(fields: _Fields) -> Iterator[object] | None:
    """The items of the first field that has any, and of a graph's other lists.

    None where no field could hold items; what is empty hides no other.
    """
    is_known = False
    for name in WRAPPER_FIELDS:
        value = fields.own(name)
        is_known = is_known or _holds_items(value)
        if _holds_items(value) and not _is_empty(value):
            place = GRAPH_FIELDS.index(name) if name in GRAPH_FIELDS else None
            others = () if place is None else GRAPH_FIELDS[place + 1 :]
            return _one_after_other([value, *map(fields.own, others)])
    return iter(()) if is_known else None


def _one_after_other(lists: Iterable[object]) -> Iterator[object]:
    """The items of several lists, one after the other."""
    readings = [answer_items(it) for it in lists if _holds_items(it)]
    if len(readings) == 1:
        return readings[0]
    sizes = [it.size for it in readings if isinstance(it, CountedItems)]
    items = chain.from_iterable(readings)
    is_counted = len(sizes) == len(readings)
    return CountedItems(items, sum(sizes)) if is_counted else items


def _column_items(answer: Mapping[Any, object]) -> Iterator[object]:
    """Chroma's columns: parallel lists, in the answer to a query nested once more."""
    columns = {
        "document": _column(answer.get("documents")),
        "id": _column(answer.get("ids")),
        "metadata": _column(answer.get("metadatas")),
        "distance": _column(answer.get("distances")),
    }
    # Documents may have been left out of the answer; what there is has an id.
    size = len(columns["document"]) or len(columns["id"])
    padded = [
        values if len(values) == size else repeat(None) for values in columns.values()
    ]
    rows = [dict(zip(columns, row)) for row in zip(*padded)]
    return CountedItems(rows, len(rows))


def _column(values: object) -> list[object]:
    found = list(values) if isinstance(values, (list, tuple)) else []
    if found and all(isinstance(it, (list, tuple)) for it in found):
        return [value for inner in found for value in inner]  # one list for each query
    return found


def _lone_item(answer: object) -> Iterator[object]:
    """An object that is one memory itself."""
    if found_in(answer) is None:
        if hasattr(type(answer), "__aiter__"):
            raise AsyncAnswerError("an async iterator, but this call is not async")
        raise UnreadableAnswerError(f"a value of type {type(answer).__name__}")
    return CountedItems((answer,), 1)


def _is_record(answer: object) -> bool:
    """Whether iterating an object would give its fields: models and named rows."""
    is_named = isinstance(answer, Sequence) and hasattr(answer, "_fields")
    return is_named or callable(getattr(type(answer), "model_dump", None))


def _rows_of(answer: Any) -> list[object] | None:
    """The rows of a table of a data library, None for anything else."""
    if not hasattr(type(answer), "columns"):
        return None
    for name, arguments in ROW_WRITERS:
        if callable(getattr(type(answer), name, None)):
            return list(getattr(answer, name)(*arguments))
    return None


def _named_answer(answer: object) -> Mapping[Any, object] | None:
    """A whole answer that is read by the names of its fields, else None."""
    named = _mapping_of(answer)
    if named is None or not hasattr(type(answer), "dtype"):
        return named
    # A column of pandas has keys as well: mostly the labels of its values.
    return named if any(name in named for name in HOLDER_FIELDS) else None


def _is_memory(answer: object) -> bool:
    """Whether an object has a text of its own, whatever lists it has beside it."""
    fields = _fields_of(answer)
    own = () if fields is None else map(fields.own, TEXT_FIELDS)
    return any(isinstance(text, str) for text in own)


def _holds_items(value: object) -> bool:
    # The memory that an array is in holds none of its values.
    no_items = (str, bytes, bytearray, memoryview)
    if value is None or isinstance(value, no_items) or callable(value):
        return False
    return isinstance(value, (Iterable, Mapping))


def _is_empty(value: object) -> bool:
    return isinstance(value, Sized) and not len(value)
