"""Phase 3, the shapes of answers: what memory backends return, read by duck typing.

Understood are None, one text, and any iterable, page or wrapper of items: texts,
dicts, objects, database rows and (item, score) pairs, as the packages named in
docs/concepts.md give them; none of them is imported. Whatever reading raises is for the
caller to catch; this module does not know how many memories are wanted.
"""

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
from typing import Any

from .answer_failures import FAILURE_FLAGS, FAILURE_WORDS, failure_told, told_in
from .checks import attempt, discard_awaitable
from .memory_fields import (
    HOLDER_FIELDS,
    TEXT_FIELDS,
    ItemFields,
    fields_of,
    found_in,
    is_memory,
    mapping_of,
)

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

ROW_WRITERS = (("to_dicts", ()), ("to_pylist", ()), ("to_dict", ("records",)))
"""How a table of polars, pyarrow or pandas is asked for its rows; iterated, it gives
the names of its columns."""

WRITTEN_LENGTH = 1_000_000
"""Characters of a text that is looked at as an answer in JSON."""

NAMED_TYPES = 5
"""Types of items that an error names."""


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
        inner = None if is_memory(answer) else _wrapped_items(ItemFields(answer))
        if inner is not None:
            return inner
    if _is_record(answer) or not isinstance(answer, Iterable):
        return _lone_item(answer)
    items = _in_order(_page_of(answer))
    return CountedItems(items, len(items)) if isinstance(items, Sized) else iter(items)


def _in_order(answer: Iterable[object]) -> Iterable[object]:
    """The same items, in an order that is the same in every process."""
    if isinstance(answer, (set, frozenset)):
        return sorted(answer, key=str)
    return answer


def _page_of(answer: Iterable[object]) -> Iterable[object]:
    """The items of a view of pairs, of a batch of one query, or of a page of them."""
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
    return isinstance(items[0], Mapping) or all(map(fields_of, items))


def _kept_under_key(pair: tuple[object, object]) -> object:
    """The memory of a key and its memory, or of a memory and its score or day."""
    is_note = hasattr(pair[1], "__float__") or hasattr(pair[1], "isoformat")
    return pair if is_note else pair[1]


def _written_answer(text: str) -> object:
    """The answer that a text is in JSON, as tools give it; None for a text of its own.

    That are lists and wrappers whose items have texts, or none at all, one memory with
    its fields, and failures that say nothing else. Other JSON may be what somebody
    wanted to remember.
    """
    if len(text) > WRITTEN_LENGTH or not text.lstrip().startswith(("{", "[")):
        return None
    from json import loads  # not needed for most answers

    read, _ = attempt(loads, text)
    if isinstance(read, list):
        return read if all(found_in(item) is not None for item in read) else None
    return read if isinstance(read, dict) and _is_answer(read) else None


def _is_answer(read: dict[str, object]) -> bool:
    """Whether an object of JSON is an answer, and not what was to be remembered."""
    if not read or is_memory(read):
        return True
    fields = ItemFields(read)
    items = _wrapped_items(fields)
    found, error = attempt(lambda: [found_in(item) for item in items or ()])
    if error is not None or any(found):
        return True
    is_empty = items is not None and not found
    return (is_empty or _failure_in(fields) is not None) and not _says_else(read)


def _says_else(read: dict[str, object]) -> bool:
    """Whether words stand in an object that are not about a failure."""
    said = (name for name, value in read.items() if isinstance(value, str))
    return any(name not in FAILURE_WORDS for name in said)


def _without_failure(answer: object) -> Iterator[object]:
    """The items of an answer; where it says that it failed, and how, in their end.

    What a wrapper holds beside its error is kept, as of a backend that raises while it
    is read. All other text says what went wrong, and would pass for a memory.
    """
    is_labelled = hasattr(type(answer), "dtype")  # a column's labels are no fields
    fields = None if is_labelled else fields_of(answer)
    told = None if fields is None else _failure_in(fields)
    if fields is None or told is None:
        return _found_items(answer)
    is_read = told not in dict(FAILURE_FLAGS) and _is_wrapper(fields)
    items = _found_items(answer) if is_read else iter(())
    failing = _failing_after(items, told)
    if isinstance(items, CountedItems):
        return CountedItems(failing, items.size)
    return failing


def _failure_in(fields: ItemFields) -> str | None:
    return failure_told(fields, _is_wrapper(fields))


def _failing_after(items: Iterable[object], field: str) -> Iterator[object]:
    yield from items
    raise ReportedFailureError(field)


def _mapping_items(answer: Mapping[Any, object]) -> Iterator[object]:
    is_columns = isinstance(answer.get("ids"), (list, tuple))
    if is_columns and isinstance(
        answer.get("documents", ""), (list, tuple, type(None))
    ):
        return _column_items(answer)
    if "results" not in answer and is_memory(answer):
        return CountedItems((answer,), 1)
    items = _wrapped_items(ItemFields(answer))
    if items is not None:
        return items
    has_none = any(answer.get(name, "") is None for name in WRAPPER_FIELDS)
    is_empty = has_none or not answer
    return iter(()) if is_empty else CountedItems((answer,), 1)


def _is_wrapper(fields: ItemFields) -> bool:
    """Whether a field could hold items; looks at none of them."""
    return any(_holds_items(told_in(fields, name)) for name in WRAPPER_FIELDS)


def _wrapped_items(fields: ItemFields) -> Iterator[object] | None:
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
    named = mapping_of(answer)
    if named is None or not hasattr(type(answer), "dtype"):
        return named
    # A column of pandas has keys as well: mostly the labels of its values.
    return named if any(name in named for name in HOLDER_FIELDS) else None


def _holds_items(value: object) -> bool:
    # The memory that an array is in holds none of its values.
    no_items = (str, bytes, bytearray, memoryview)
    if value is None or isinstance(value, no_items) or callable(value):
        return False
    return isinstance(value, (Iterable, Mapping))


def _is_empty(value: object) -> bool:
    return isinstance(value, Sized) and not len(value)
