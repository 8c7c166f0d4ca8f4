"""The border to the caller's code: the only place where injected callables are called.

Each call is made once, its answer is checked, and a failure becomes what the promises
say: a broken dialog raises, a broken memory backend or counter is put aside for this
turn and told. One guard serves one turn. This module does not know what the answers are
for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from itertools import islice
from operator import index
from typing import Any, NoReturn

from .config import shown
from .errors import CallbackError, InputError
from .messages import Message, own_copy
from .render import Rendered
from .retrieval import (
    Retrieved,
    UnreadableAnswer,
    discard_awaitable,
    read_memories,
    search_arguments,
)
from .tokens import PROVED_TOKENIZERS
from .trigger import TriggerDecision

DIALOG_LIMIT = 10_000
"""Items read of a dialog without a length: its newest items are only known at its end.
"""


DIALOG_REMEDY = (
    "it must be the recent messages as a list, oldest first, "
    "and an empty list for a new chat"
)
SEARCH_FORM = "a backend is called as (query, top_k)"
ANSWER_REMEDY = "it must return memories: a list of texts, dicts or objects, or None"
NO_MEMORY = "this turn went on without memory"
OWN_SUMMARY = "the built-in summary was used"
RUST_PANIC = "PanicException"
"""What tokenizers written in Rust raise on a fault of theirs (tiktoken on a million
blanks); it derives from BaseException alone and its package exports no name for it."""

OWN_COUNT = "the built-in bound or estimate was used for this turn"


class Guard:
    """Calls the caller's callables for one turn; `faults` tells what went wrong.

    With `strict`, a fault raises `CallbackError` instead.
    """

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self.faults: list[str] = []
        self._counter_failed = False

    def dialog(self, source: object, wanted: int) -> Sequence[object]:
        """The items of a dialog callable, or of a plain sequence; a failure raises."""
        if source is None or not wanted:
            return ()
        called = callable(source)
        try:
            answer = source(wanted) if callable(source) else source
            items = _dialog_items(answer)
        except Exception as error:
            _raise_fault("get_recent_dialog_fn", f"failed with {_name(error)}", error)
        if isinstance(items, str):
            if called:
                _raise_fault(
                    "get_recent_dialog_fn", f"returned {items}; {DIALOG_REMEDY}"
                )
            raise InputError(f"get_recent_dialog_fn is {items}; {DIALOG_REMEDY}")
        return items

    def need(
        self, decide: Callable[..., object], user_input: str, recent: Iterable[Message]
    ) -> TriggerDecision:
        """Ask the caller's trigger; a fault means that memory is not needed."""
        payloads = [own_copy(message.payload) for message in recent]
        try:
            answer = decide(user_input, payloads)
        except Exception as error:
            self._fault("needs_memory", f"failed with {_name(error)}", NO_MEMORY, error)
            return TriggerDecision(False, "callable")
        needed = answer.needed if isinstance(answer, TriggerDecision) else answer
        if not isinstance(needed, bool):
            discard_awaitable(answer)
            problem = f"returned {_name(answer)} instead of a bool"
            self._fault("needs_memory", problem, NO_MEMORY)
            return TriggerDecision(False, "callable")
        # Only the verdict is taken over: a cue of the caller's could hold the user's
        # words.
        return TriggerDecision(needed, "callable", score=float(needed))

    def search(
        self, source: object, query: str, top_k: int, must_work: bool
    ) -> Retrieved:
        """Search the backend once and read its answer; a fault leaves what was read."""
        try:
            answer = source
            if callable(source):
                args, named = search_arguments(source, query, top_k)
                answer = source(*args, **named)
        except Exception as error:
            return self._checked(
                Retrieved(failure=error), "memory_search_fn", must_work
            )
        return self.read(answer, "memory_search_fn", top_k, must_work)

    def read(self, answer: object, name: str, top_k: int, must_work: bool) -> Retrieved:
        """Read an answer that is there already, given under the parameter `name`."""
        return self._checked(read_memories(answer, top_k), name, must_work)

    def _checked(self, retrieved: Retrieved, name: str, must_work: bool) -> Retrieved:
        failure = retrieved.failure
        if failure is not None:
            problem = f"failed with {_name(failure)}"
            remedy = f"{len(retrieved.memories)} memories were read; {SEARCH_FORM}"
            if isinstance(failure, UnreadableAnswer):
                problem, remedy = f"returned {failure}", ANSWER_REMEDY
            if must_work:
                _raise_fault(name, f"{problem}; {remedy}", failure)
            self._fault(name, problem, remedy, failure)
        return retrieved

    def summary(
        self, summarize: Callable[..., object], text: str, query: str, max_lines: int
    ) -> str | None:
        """Ask the caller's summary; None means that the built-in one is to be used."""
        try:
            answer = summarize(text, query, max_lines)
        except Exception as error:
            self._fault("summarize", f"failed with {_name(error)}", OWN_SUMMARY, error)
            return None
        if not isinstance(answer, str):
            discard_awaitable(answer)
            problem = f"returned {_name(answer)} instead of a str"
            self._fault("summarize", problem, OWN_SUMMARY)
            return None
        if not answer.strip():
            self._fault("summarize", "returned a blank text", OWN_SUMMARY)
            return None
        return answer

    def part_tokens(
        self, price: int | Callable[[Any], object], recent: Iterable[Message]
    ) -> int:
        """Tokens of all content parts that are not text; a price that fails raises."""
        parts = [part for message in recent for part in message.parts]
        if not callable(price):
            return price * len(parts)
        total = 0
        for part in parts:
            try:
                answer = price(own_copy(part))
            except Exception as error:
                _raise_fault("part_tokens", f"failed with {_name(error)}", error)
            tokens = _as_count(answer)
            if tokens is None:
                discard_awaitable(answer)
                _raise_fault("part_tokens", "must return an int of at least 0")
            total += tokens
        return total

    def declared_family(self, counter: object) -> str | None:
        """The family whose proved bound holds for a counter, if it declares one."""
        try:
            family = getattr(counter, "tokenizer_family", None)
        except Exception:  # a counter that cannot be asked declares nothing
            return None
        return (
            family if isinstance(family, str) and family in PROVED_TOKENIZERS else None
        )

    def count(
        self, rendered: Rendered, counter: Callable[[Any], object], name: str
    ) -> int | None:
        """Tokens of a finished prompt by the caller's counter, or None once it has
        failed.
        """
        if self._counter_failed:
            return None
        whole_messages = name == "count_messages"
        try:
            if whole_messages:
                counted = counter(rendered.new_messages())
            else:
                counted = counter(rendered.text)
        except BaseException as error:
            if not isinstance(error, Exception) and _name(error) != RUST_PANIC:
                raise  # interrupts and exits pass through
            self._counter_failed = True
            self._fault(name, f"failed with {_name(error)}", OWN_COUNT, error)
            return None
        tokens = _as_count(counted)
        if tokens is None:
            self._counter_failed = True
            discard_awaitable(counted)
            given = (
                shown(counted) if isinstance(counted, (int, float)) else _name(counted)
            )
            problem = f"returned {given} instead of an int of at least 0"
            self._fault(name, problem, OWN_COUNT)
            return None
        return tokens if whole_messages else tokens + rendered.framing

    def _fault(
        self,
        callback: str,
        problem: str,
        remedy: str,
        cause: BaseException | None = None,
    ) -> None:
        if self.strict:
            _raise_fault(callback, problem, cause)
        fault = f"{callback} {problem}: {remedy}"
        if fault not in self.faults:
            self.faults.append(fault)


def _raise_fault(
    callback: str, problem: str, cause: BaseException | None = None
) -> NoReturn:
    raise CallbackError(f"{callback} {problem}", callback=callback) from cause


def _name(value: object) -> str:
    return type(value).__name__


def _as_count(counted: object) -> int | None:
    """The count as an int, of other libraries too, or None for what is no count."""
    if isinstance(counted, bool):
        return None
    try:
        tokens = index(counted)  # type: ignore[arg-type]
    except Exception:  # a number of the caller's may fail in its own way
        return None
    return tokens if tokens >= 0 else None


def _dialog_items(answer: object) -> list[object] | str:
    """A copy of the items (a list may go on growing), or what is wrong, in words."""
    if discard_awaitable(answer):
        return "an awaitable, but this call is not async"
    if isinstance(answer, (str, bytes, Mapping, set, frozenset)):
        return f"a {_name(answer)}"
    if not isinstance(answer, Iterable):
        return "None" if answer is None else f"a {_name(answer)}"
    if isinstance(answer, Sized):
        return list(answer)
    items = list(islice(answer, DIALOG_LIMIT + 1))
    if len(items) > DIALOG_LIMIT:
        return (
            f"an iterator of more than {DIALOG_LIMIT:,} items, "
            "whose newest are not known"
        )
    return items
