"""Phase 3, retrieve: from the answer of any memory backend to memories.

What a backend raises while its answer is read comes back as `Retrieved.failure`, a bad
item as an outcome. This module does not know which shapes there are, when a search is
due, nor how much of a memory fits.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from .answers import CountedItems, answer_items, no_text_in
from .checks import attempt
from .fence import is_blank
from .memory_fields import found_in
from .sentences import unjoined_edge

LIMIT_NAMES = (
    "top_k",
    "k",
    "limit",
    "n_results",
    "max_results",
    "num_results",
    "n",
    "top_n",
    "topk",
    "size",
    "count",
    "num",
    "page_size",
    "match_count",
    "similarity_top_k",
)
"""What backends call the number of memories that they are asked for."""

QUERY_LENGTH = 4_000
"""Characters of a query at most; of a longer one, head and tail."""

NO_MORE_ITEMS = object()

REASON_KEPT = "kept"
REASON_SHORTENED = "kept, shortened"
REASON_BUDGET = "token budget"
REASON_OVER_TOP_K = "over top_k"
REASON_NOT_READ = "not read"
REASON_BLANK_MEMORY = "blank"
REASON_DUPLICATE = "the same as a memory before it"
REASON_SAME_LINES = "its lines would be those of a memory before it"
REASON_IN_DIALOG = "it stands in the recent dialog"
REASON_IN_SYSTEM = "it stands in the system prompt"
REASON_OWN_BLOCK = "it holds a memory block of an earlier prompt"
REASON_EXPIRED = "expired, says the backend"
REASON_NO_TEXT = "no text found in it"
REASON_UNREADABLE = "reading it failed"
REASON_TIMED_OUT = "the search was given up after memory_timeout"
REASON_NOT_CALLED = "the search was not made: earlier ones have not come back"
REASON_NOT_NEEDED = "memory is not needed in this turn"
REASON_NOT_TRIED = "not tried: the turn ended before"
REASON_NO_ROOM = "the prompt does not fit even without memory"
REASON_NOTHING_LEFT = "no line of it fits memory_max_tokens"

WITHOUT_TEXT = (REASON_NO_TEXT, REASON_UNREADABLE)


class Memory(NamedTuple):
    """One memory as a backend gave it; `rank` is its place in the answer, from 0.

    `date` is a day as YYYY-MM-DD, `kind` what the backend calls its sort.
    """

    text: str
    rank: int
    id: str | None = None
    score: float | None = None
    date: str | None = None
    kind: str | None = None


class MemoryOutcome(NamedTuple):
    """What became of one memory, or of `items` neighbouring ones from `rank` on.

    `items` of 0 stand for an unknown number: what an endless answer still held, or one
    that was never opened. `needed` and `free` are tokens: what the memory would have
    cost and what was free when it was tried; None where it was not tried against a
    budget.
    """

    rank: int
    kept: bool
    reason: str
    items: int = 1
    id: str | None = None
    score: float | None = None
    needed: int | None = None
    free: int | None = None


def search_arguments(
    search: Callable[..., object], query: str, top_k: int
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Positional and named arguments for one call of `search`, read off its signature.

    The number of memories goes to the parameter that is called `top_k`, `k`, `limit` or
    the like, the query to `query` or else to the first other one; what has no such
    names gets both by position. A function of one argument, or whose others all have
    defaults and other names (as a user's id), gets the query alone.
    """
    # Imported when a backend is called: a turn without memory does not pay for it.
    from inspect import Parameter, signature

    try:
        parameters = list(signature(search).parameters.values())
    except (TypeError, ValueError):  # callables that cannot be inspected
        return (query, top_k), {}
    by_place = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    by_name = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
    places = [it for it in parameters if it.kind in by_place]
    names = {it.name for it in parameters if it.kind in by_name}
    kinds = {it.kind for it in parameters}
    has_places = bool(places) or Parameter.VAR_POSITIONAL in kinds
    takes_any_name = Parameter.VAR_KEYWORD in kinds
    takes_query = "query" in names or (takes_any_name and not has_places)
    limit = next((name for name in LIMIT_NAMES if name in names), None)
    if limit is None and takes_any_name and takes_query:
        limit = "top_k"
    named = {} if limit is None else {limit: top_k}
    if takes_query and (named or not has_places):
        return (), {"query": query, **named}
    if named:
        return _beside_limit(query, [it.name for it in places], named)
    others = [it for it in places[1:] if it.default is Parameter.empty]
    if places and not others and Parameter.VAR_POSITIONAL not in kinds:
        return (query,), {}
    return (query, top_k), {}


def _beside_limit(
    query: str, places: list[str], named: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Arguments where the number has its name and the query has none."""
    first = next((name for name in places if name not in named), None)
    if first is None and places:  # `lambda n: ...` searches for what it calls n
        return (query,), {}
    if first is None or first == places[0]:
        return (query,), named
    return (), {first: query, **named}


def search_query(text: str) -> str:
    """`text`, or head and tail of one that is longer than a backend should get.

    Nothing that a reader sees as one character is cut.
    """
    if len(text) <= QUERY_LENGTH:
        return text
    half = QUERY_LENGTH // 2
    end = unjoined_edge(text, half - 1, -1)
    start = unjoined_edge(text, len(text) - half, 1)
    return f"{text[:end]}\n{text[start:]}"


def left_unread(source: object, reason: str) -> tuple[MemoryOutcome, ...]:
    """The outcome of memories that are not read: one for all, of a list none if empty.

    Only a list that was given says how many they are: the length of anything else may
    be that of a whole store, or of the fields of an answer.
    """
    if not isinstance(source, (list, tuple)):
        return (MemoryOutcome(0, False, reason, 0),)
    return (MemoryOutcome(0, False, reason, len(source)),) if source else ()


class AnswerReading:
    """The usable memories of a backend's answer, read one after the other.

    `most` are read of it; an answer that knows its length is in hand, and is read on
    while more are wanted. Reading stops after `10 * most + 100` items, whatever they
    are. The order of the backend is kept; `answers` says which shapes are understood.

    `found` counts the usable ones. `outcomes` tell of everything else and `failure`
    what the backend failed with, or that items were read and none of them held a text:
    both are complete when `memories` has ended.
    """

    def __init__(
        self, answer: object, most: int, failure: BaseException | None = None
    ) -> None:
        self.found = 0
        self.outcomes: list[MemoryOutcome] = []
        self.failure = failure
        self._answer, self._most = answer, most
        self._items: Iterator[object] = iter(())
        self._place = 0
        self._has_texts = False
        self._textless: list[str] = []

    def memories(self, enough: Callable[[], str]) -> Iterator[Memory]:
        """Each usable memory; `enough` says why no further one is wanted, or ""."""
        if self.failure is None and self._attempt(self._open) is not NO_MORE_ITEMS:
            yield from self._usable(enough)
            self._judge_whole()

    def _judge_whole(self) -> None:
        """Note an answer without any text: it would look as if nothing was found."""
        if self.failure is None and self._textless and not self._has_texts:
            self.failure = no_text_in(self._textless)

    def _open(self) -> None:
        self._items = answer_items(self._answer)

    def _usable(self, enough: Callable[[], str]) -> Iterator[Memory]:
        while self._place < 10 * self._most + 100:
            is_counted = isinstance(self._items, CountedItems)
            if self.found >= self._most and (not is_counted or enough()):
                break
            item = self._attempt(partial(next, self._items, NO_MORE_ITEMS))
            if item is NO_MORE_ITEMS:
                return
            memory = _memory_in(item, self._place, self.outcomes)
            self._note_text(item, memory)
            self._place += 1
            if memory is not None:
                self.found += 1
                yield memory
        self._leave_rest(enough() if self.found >= self._most else "")

    def _note_text(self, item: object, memory: Memory | None) -> None:
        """Note whether there is a text in an item; None says that there is no item."""
        if memory is not None or self.outcomes[-1].reason not in WITHOUT_TEXT:
            self._has_texts = True
        elif item is not None and type(item).__name__ not in self._textless:
            self._textless.append(type(item).__name__)

    def _attempt(self, read: Callable[[], object]) -> object:
        """What reading gives; a failure is noted, and nothing comes after it."""
        given, error = attempt(read)
        if error is None:
            return given
        self.failure = error
        self._leave_rest("")
        return NO_MORE_ITEMS

    def _leave_rest(self, reason: str) -> None:
        """Note what was not read; nothing where nobody knows whether there is more."""
        rest, is_told = 0, not reason
        if isinstance(self._items, CountedItems):
            rest = self._items.size - self._place
            is_told = rest > 0
        if is_told:
            why = reason or REASON_NOT_READ
            self.outcomes.append(MemoryOutcome(self._place, False, why, rest))


def _memory_in(item: object, rank: int, outcomes: list[MemoryOutcome]) -> Memory | None:
    """The memory that an item is, or None and an outcome that says why it is none."""
    found, error = attempt(found_in, item)  # one bad item must not cost the others
    if found is None:
        lost = REASON_NO_TEXT if error is None else REASON_UNREADABLE
        outcomes.append(MemoryOutcome(rank, False, lost))
        return None
    reason = REASON_BLANK_MEMORY if is_blank(found.text) else None
    reason = REASON_EXPIRED if found.is_expired else reason
    if reason is None:
        return Memory(found.text, rank, found.id, found.score, found.date, found.kind)
    outcomes.append(MemoryOutcome(rank, False, reason, 1, found.id, found.score))
    return None
