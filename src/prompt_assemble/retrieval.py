"""Phase 3, retrieve: from the answer of any memory backend to memories.

Reads by duck typing and imports no backend. The caller guards it: what a backend raises
while its answer is read comes back as `Retrieved.failure`, a bad item as an
outcome. This module does not know when a search is due, nor how much of a memory fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from math import isfinite
from types import CoroutineType
from typing import Any, NamedTuple

from .checks import is_fault, plain_text

TEXT_FIELDS = ("memory", "text", "content", "page_content")

ID_LENGTH = 64
"""Characters of a backend's id that are kept for the report."""

QUERY_LENGTH = 4_000
"""Characters of a query at most; of a longer one, head and tail."""

NO_MORE_ITEMS = object()

REASON_KEPT = "kept"
REASON_BUDGET = "token budget"
REASON_OVER_TOP_K = "over top_k"
REASON_NOT_READ = "not read"
REASON_BLANK_MEMORY = "blank"
REASON_NO_TEXT = "no text found in it"
REASON_UNREADABLE = "reading it failed"
REASON_NOT_NEEDED = "memory is not needed in this turn"
REASON_NOT_TRIED = "not tried: the turn ended before"
REASON_NO_ROOM = "the prompt does not fit even without memory"
REASON_NOTHING_LEFT = "no line of it fits memory_max_tokens"


class Memory(NamedTuple):
    """One memory as a backend gave it; `rank` is its place in the answer, from 0."""

    text: str
    rank: int
    id: str | None = None
    score: float | None = None


class MemoryOutcome(NamedTuple):
    """What became of one memory, or of `items` neighbouring ones from `rank` on.

    `items` of 0 stand for an unknown number: what an endless answer still
    held. `needed` and `free` are tokens: what the memory would have cost and what was
    free when it was tried; None where it was not tried against a budget.
    """

    rank: int
    kept: bool
    reason: str
    items: int = 1
    id: str | None = None
    score: float | None = None
    needed: int | None = None
    free: int | None = None


class Retrieved(NamedTuple):
    """What was read of an answer: usable memories, fate of the rest, the failure."""

    memories: tuple[Memory, ...] = ()
    outcomes: tuple[MemoryOutcome, ...] = ()
    failure: BaseException | None = None


class UnreadableAnswerError(TypeError):
    """A backend's answer has a shape that holds no memories; its text says which."""


def search_arguments(
    search: Callable[..., object], query: str, top_k: int
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Positional and named arguments for one call of `search`, read off its signature.

    By name where it takes both `query` and `top_k` by name; otherwise by position.
    """
    # Imported when a backend is called: a turn without memory does not pay for it.
    from inspect import Parameter, signature

    try:
        parameters = signature(search).parameters.values()
    except (TypeError, ValueError):  # callables that cannot be inspected
        return (query, top_k), {}
    named = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
    names = {parameter.name for parameter in parameters if parameter.kind in named}
    takes_any = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters)
    if "query" in names and ("top_k" in names or takes_any):
        return (), {"query": query, "top_k": top_k}
    return (query, top_k), {}


def discard_awaitable(answer: object) -> bool:
    """Whether `answer` is an awaitable; a coroutine is closed, lest it warn later."""
    if isinstance(answer, CoroutineType):
        answer.close()
        return True
    return hasattr(type(answer), "__await__")


def search_query(text: str) -> str:
    """`text`, or head and tail of one that is longer than a backend should get."""
    if len(text) <= QUERY_LENGTH:
        return text
    half = QUERY_LENGTH // 2
    return f"{text[: half - 1]}\n{text[-half:]}"


def read_memories(answer: object, top_k: int) -> Retrieved:
    """Read the first `top_k` usable memories of a backend's answer.

    Understood are None, one text, dicts with "results", and any iterable of texts,
    dicts, objects and (item, score) pairs whose text is in `memory`, `text`, `content`
    or `page_content`. The order of the backend is kept. Reading stops after `10 * top_k
    + 100` items, whatever they are.
    """
    memories: list[Memory] = []
    outcomes: list[MemoryOutcome] = []
    failure: BaseException | None = None
    items: Iterator[object] = iter(())
    read = 0
    try:
        items = _answer_items(answer)
        while len(memories) < top_k and read < 10 * top_k + 100:
            item = next(items, NO_MORE_ITEMS)
            if item is NO_MORE_ITEMS:
                break
            _sort_in(item, read, memories, outcomes)
            read += 1
        else:
            outcomes += _unread(items, read, len(memories) == top_k)
    except BaseException as error:  # whatever a backend raises while it is read
        if not is_fault(error):
            raise
        failure = error
        outcomes += _unread(items, read, False)
    return Retrieved(tuple(memories), tuple(outcomes), failure)


def _unread(items: Iterator[object], read: int, enough: bool) -> list[MemoryOutcome]:
    if isinstance(items, _Counted):
        rest = items.size - read
        reason = REASON_OVER_TOP_K if enough else REASON_NOT_READ
        return [MemoryOutcome(read, False, reason, rest)] if rest > 0 else []
    return [] if enough else [MemoryOutcome(read, False, REASON_NOT_READ, 0)]


class _Counted(Iterator[object]):
    """Items of an answer whose number is known without reading them."""

    def __init__(self, items: Iterable[object], size: int) -> None:
        self.size = size
        self._items = iter(items)

    def __next__(self) -> object:
        return next(self._items)


def _answer_items(answer: object) -> Iterator[object]:
    if answer is None:
        return iter(())
    if isinstance(answer, Mapping):
        if "results" in answer:
            return _answer_items(answer["results"])
        return _Counted((answer,), 1)
    if isinstance(answer, str):
        return _Counted((answer,), 1)
    if discard_awaitable(answer):
        raise UnreadableAnswerError("an awaitable, but this call is not async")
    if isinstance(answer, (bytes, bytearray)) or not isinstance(answer, Iterable):
        raise UnreadableAnswerError(f"a value of type {type(answer).__name__}")
    if isinstance(answer, (set, frozenset)):
        answer = sorted(answer, key=str)  # the order of a set changes between processes
    if isinstance(answer, Sized):
        return _Counted(answer, len(answer))
    return iter(answer)


def _sort_in(
    item: object, rank: int, memories: list[Memory], outcomes: list[MemoryOutcome]
) -> None:
    try:
        memory = _read_item(item, rank)
    except BaseException as error:  # one bad item must not cost the others
        if not is_fault(error):
            raise
        outcomes.append(MemoryOutcome(rank, False, REASON_UNREADABLE))
        return
    if memory is None:
        outcomes.append(MemoryOutcome(rank, False, REASON_NO_TEXT))
    elif not memory.text.strip():
        outcomes.append(
            MemoryOutcome(rank, False, REASON_BLANK_MEMORY, 1, memory.id, memory.score)
        )
    else:
        memories.append(memory)


def _read_item(item: object, rank: int) -> Memory | None:
    if type(item) is tuple and len(item) == 2 and not _is_row_value(item[1]):
        memory = _read_item(item[0], rank)
        score = _as_score(item[1])
        return (
            memory if memory is None or score is None else memory._replace(score=score)
        )
    if isinstance(item, str):
        return Memory(plain_text(item), rank)
    for name in TEXT_FIELDS:
        text = _field(item, name)
        if isinstance(text, str):
            score, key = _as_score(_field(item, "score")), _as_id(_field(item, "id"))
            return Memory(plain_text(text), rank, key, score)
    return None


def _is_row_value(second: object) -> bool:
    """Whether a tuple with this second value is a row of values, not (item, score)."""
    return isinstance(second, (str, bytes, bool, Sequence, Mapping))


def _field(item: object, name: str) -> object:
    if isinstance(item, Mapping):
        return item.get(name)
    if isinstance(item, Sequence) and not hasattr(item, "_fields"):
        return None  # of sequences, only named tuples have fields
    return getattr(item, name, None)


def _as_score(value: object) -> float | None:
    """A finite number, of other libraries too, as a float; else None."""
    if isinstance(value, (str, bytes, bool)) or not hasattr(value, "__float__"):
        return None
    try:
        score = float(value)
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
