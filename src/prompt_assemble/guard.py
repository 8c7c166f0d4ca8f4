"""The border to the caller's code: the only place where injected callables are called.

Each call is made once, its answer is checked, and a failure becomes what the promises
say: a broken dialog raises, a broken memory backend or counter is put aside for this
turn and told. One guard serves one turn. This module does not know what the answers are
for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from itertools import islice
from typing import Any, NoReturn

from .answers import AsyncAnswerError, ReportedFailureError, UnreadableAnswerError
from .checks import (
    as_whole_number,
    attempt,
    discard_awaitable,
    has_fields,
    plain_text,
    shown,
)
from .deadline import DeadlineError, StuckError
from .errors import CallbackError, InputError
from .fence import is_blank
from .messages import Message
from .plain import DIALOG_ITEM, LIST_ITEM, STEP_ITEM, own_copy
from .pydantic_messages import unfolded
from .retrieval import AnswerReading, search_arguments
from .tokens import PROVED_TOKENIZERS
from .trigger import TriggerDecision

DIALOG_LIMIT = 10_000
"""Items read of a dialog without a length: its newest are only known at its end."""

DIALOG_REMEDY = (
    "it must be the recent messages as a list, oldest first, "
    "and an empty list for a new chat"
)
DIALOG_FORM = (
    "it is called as (n) and must return the newest n messages as a list, oldest first"
)
LIST_REMEDY = "it must be a list of messages, oldest first"
STEPS_REMEDY = "extend takes a list of messages, [reply, *tool_results]"
SEARCH_REMEDY = "it is called as (query, top_k)"
ANSWER_REMEDY = "it must return memories: a list of texts, dicts or objects, or None"
FAILURE_REMEDY = "read that field of its answer: what it says is not repeated here"
ASYNC_REMEDY = (
    "use await assemble_async(...), or await the search first and pass memories="
)
SLOW_REMEDY = "make the backend faster, or raise memory_timeout"
STUCK_REMEDY = "give the backends time limits of their own, so that their calls end"
THREAD_REMEDY = (
    "with memory_timeout it runs in another thread: open its connection there, or with "
    "check_same_thread=False, or set memory_timeout=None"
)
CAUSE_ATTACHED = "its cause is attached"
SEE_CAUSE = 'on_memory_error="raise" shows the cause'
NO_MEMORY = "this turn went on without memory"
OWN_SUMMARY = "the built-in summary was used"
OWN_COUNT = "the built-in bound or estimate was used for this turn"

CALLED_AS = {
    "needs_memory": "(user_input, recent)",
    "summarize": "(text, query, max_lines)",
    "part_tokens": "(part)",
    "count_tokens": "(text)",
    "count_messages": "(messages)",
}
"""The arguments that each callable gets, for those that fail with a TypeError."""

AWAITED_CALLS = ("needs_memory", "summarize")
"""Those of them that `assemble_async` awaits; counters and prices must be sync."""

AWAITABLE_DIALOG = "an awaitable, but this call is not async: use assemble_async"

MESSAGE_FIELDS = (("role", "content"), ("type", "content"), ("role", "parts"))
"""The fields by which an object is one message, and no list of messages."""


class Guard:
    """Calls the caller's callables for one turn; `faults` tells what went wrong.

    With `strict`, a fault raises `CallbackError` instead.
    """

    def __init__(self, strict: bool, faults: Iterable[str] = ()) -> None:
        self.strict = strict
        self.faults: list[str] = list(faults)
        self._counter_failed = False

    def dialog(self, source: object, wanted: int) -> Sequence[object]:
        """The items of a dialog callable, or of a plain sequence; a failure raises.

        A callable is not called where no messages are wanted.
        """
        if source is None:
            return ()
        if not callable(source):
            items = _given_items("get_recent_dialog_fn", source, DIALOG_REMEDY)
            return unfolded(items, DIALOG_ITEM)
        if not wanted:
            return ()
        answer, error = attempt(source, wanted)
        remedy = DIALOG_REMEDY if error is None else DIALOG_FORM
        if type(answer) is list:  # a copy, since the caller's may go on growing
            return unfolded(answer.copy(), DIALOG_ITEM)
        if error is None:
            found, error = attempt(_dialog_items, answer)
        if error is not None:
            problem = f"failed with {_type_of(error)}; {remedy}"
            _raise_fault("get_recent_dialog_fn", problem, error)
        read: tuple[list[object], str] = found
        items, problem = read
        if problem:
            _raise_fault("get_recent_dialog_fn", f"returned {problem}; {DIALOG_REMEDY}")
        return unfolded(items, DIALOG_ITEM)

    def message_list(self, messages: object) -> Sequence[object]:
        """The items of a whole message list, or `InputError`."""
        items = _given_items("messages", messages, LIST_REMEDY)
        return unfolded(items, LIST_ITEM)

    def step_list(self, messages: object) -> Sequence[object]:
        """The further messages of a turn, or `InputError`."""
        items = _given_items("messages", messages, STEPS_REMEDY)
        return unfolded(items, STEP_ITEM)

    def need(
        self, decide: Callable[..., object], user_input: str, recent: Iterable[Message]
    ) -> TriggerDecision:
        """Ask the caller's trigger; a fault means that memory is not needed."""
        payloads = [it for message in recent for it in message.new_payloads()]
        answer, error = attempt(decide, user_input, payloads)
        needed = answer
        if error is None:
            # By its field, not by its class: a decision of a copy is welcome, too.
            needed, error = attempt(getattr, answer, "needed", answer)
        if error is not None or not isinstance(needed, bool):
            self._fault(
                "needs_memory",
                _unlike("needs_memory", "a bool", answer, error),
                NO_MEMORY,
                error,
            )
            return TriggerDecision(False, "callable")
        # Only the verdict is taken over: a cue could hold the user's words.
        return TriggerDecision(needed, "callable", score=float(needed))

    def search(self, source: object, query: str, top_k: int) -> AnswerReading:
        """Search the backend once, to be read; a failure is part of its answer."""
        answer = source
        if callable(source):
            arguments, error = attempt(search_arguments, source, query, top_k)
            if error is None:
                positional, named = arguments
                answer, error = attempt(source, *positional, **named)
            if error is not None:
                return AnswerReading((), top_k, error)
        return AnswerReading(answer, top_k)

    def report_failure(
        self,
        failure: BaseException | None,
        found: int,
        name: str,
        must_work: bool,
        seconds: float | None,
    ) -> None:
        """Report the failure of a search, or raise it where memory must work.

        `found` memories were read before it. `name` is the parameter under which the
        source was given, `seconds` its limit.
        """
        if failure is None:
            return
        problem, remedy = _memory_problem(failure, seconds)
        if must_work or self.strict:
            goes_on = "" if must_work else " (strict=False goes on)"
            told = f"{problem}; {remedy or CAUSE_ATTACHED}{goes_on}"
            _raise_fault(name, told, failure)
        read = f"memories read until then: {found}; {remedy or SEE_CAUSE}"
        self._fault(name, problem, read)

    def summary(
        self, summarize: Callable[..., object], text: str, query: str, max_lines: int
    ) -> str | None:
        """Ask the caller's summary; None means that the built-in one is to be used."""
        answer, error = attempt(summarize, text, query, max_lines)
        if error is not None or not isinstance(answer, str):
            self._fault(
                "summarize",
                _unlike("summarize", "a str", answer, error),
                OWN_SUMMARY,
                error,
            )
            return None
        answer = plain_text(answer)
        if is_blank(answer):
            self._fault("summarize", "returned a blank text", OWN_SUMMARY)
            return None
        return answer

    def part_tokens(
        self, price: int | Callable[[Any], object], message: Message
    ) -> int:
        """Tokens of a message's parts that are not text; a price that fails raises."""
        if not callable(price):
            return price * len(message.media)
        total = 0
        for part in message.media:
            answer, error = attempt(price, own_copy(part))
            tokens = _as_count(answer)
            if error is not None or tokens is None:
                wrong = _unlike("part_tokens", "an int of at least 0", answer, error)
                _raise_fault("part_tokens", f"{wrong}; give a number instead", error)
            total += tokens
        return total

    def declared_family(self, counter: object) -> str | None:
        """The family whose proved bound holds for a counter, if it declares one."""
        family, _ = attempt(getattr, counter, "tokenizer_family", None)
        is_name = isinstance(family, str) and family in PROVED_TOKENIZERS
        return family if is_name else None

    def count(
        self, name: str, counter: Callable[..., object], counted: object
    ) -> int | None:
        """Tokens by the counter of this name, or None once one has failed."""
        if self._counter_failed:
            return None
        answer, error = attempt(counter, counted)
        tokens = None if error is not None else _as_count(answer)
        if tokens is None:
            self._counter_failed = True
            wrong = _unlike(name, "an int of at least 0", answer, error)
            self._fault(name, wrong, OWN_COUNT, error)
        return tokens

    def _fault(
        self,
        callback: str,
        problem: str,
        remedy: str,
        cause: BaseException | None = None,
    ) -> None:
        if self.strict:
            _raise_fault(callback, f"{problem} (strict=False goes on: {remedy})", cause)
        fault = f"{callback} {problem}: {remedy}"
        if fault not in self.faults:
            self.faults.append(fault)


def _memory_problem(failure: BaseException, seconds: float | None) -> tuple[str, str]:
    """What went wrong with a backend, and what may help; "" where its cause tells."""
    if isinstance(failure, AsyncAnswerError):
        return f"returned {failure}", ASYNC_REMEDY
    if isinstance(failure, ReportedFailureError):
        return f"returned {failure}", FAILURE_REMEDY
    if isinstance(failure, UnreadableAnswerError):
        return f"returned {failure}", ANSWER_REMEDY
    if isinstance(failure, DeadlineError):
        return f"did not answer within {seconds} seconds", SLOW_REMEDY
    if isinstance(failure, StuckError):
        return f"was not called: {failure}", STUCK_REMEDY
    problem = f"failed with {_type_of(failure)}"
    if isinstance(failure, TypeError):
        return problem, SEARCH_REMEDY
    if seconds is not None and _type_of(failure) == "ProgrammingError":
        return problem, THREAD_REMEDY
    return problem, ""


def _raise_fault(
    callback: str, problem: str, cause: BaseException | None = None
) -> NoReturn:
    raise CallbackError(f"{callback} {problem}", callback=callback) from cause


def _unlike(name: str, wanted: str, answer: object, error: BaseException | None) -> str:
    """What is wrong with an answer: the failure, or that it is not what was wanted."""
    if error is not None:
        problem = f"failed with {_type_of(error)}"
        is_form = isinstance(error, TypeError)
        return f"{problem} (it is called as {CALLED_AS[name]})" if is_form else problem
    if discard_awaitable(answer):
        must = "await assemble_async(...)" if name in AWAITED_CALLS else "a sync one"
        return f"returned an awaitable instead of {wanted}; use {must}"
    # Numbers are shown; a text could be the prompt.
    given = shown(answer) if isinstance(answer, (int, float)) else _type_of(answer)
    return f"returned {given} instead of {wanted}"


def _type_of(value: object) -> str:
    return type(value).__name__


def _as_count(answer: object) -> int | None:
    tokens = as_whole_number(answer)
    return tokens if tokens is not None and tokens >= 0 else None


def _given_items(name: str, source: object, remedy: str) -> list[object]:
    """The items of a plain sequence of the caller's, or `InputError`."""
    found, error = attempt(_dialog_items, source)
    if error is not None:
        problem = f"cannot be read, it failed with {_type_of(error)}"
        raise InputError(f"{name} {problem}; {remedy}") from error
    read: tuple[list[object], str] = found
    items, problem = read
    if problem:
        raise InputError(f"{name} is {problem}; {remedy}")
    return items


def _dialog_items(answer: object) -> tuple[list[object], str]:
    """A copy of the items (a list may go on growing), and what is wrong, or ""."""
    if isinstance(answer, list):
        return list(answer), ""
    if discard_awaitable(answer):
        return [], AWAITABLE_DIALOG
    if answer is None:
        return [], "None"
    if isinstance(answer, (str, bytes, Mapping, set, frozenset)):
        return [], f"a {_type_of(answer)}"
    if any(has_fields(answer, names) for names in MESSAGE_FIELDS):
        # Some objects of SDKs can be iterated, and give the fields of one message.
        return [], f"one message, of type {_type_of(answer)}: put it into a list"
    if not isinstance(answer, Iterable):
        return [], f"a {_type_of(answer)}"
    if isinstance(answer, Sized):
        return list(answer), ""
    items = list(islice(answer, DIALOG_LIMIT + 1))
    if len(items) > DIALOG_LIMIT:
        return [], (
            f"an iterator of more than {DIALOG_LIMIT:,} items, "
            "whose newest are not known"
        )
    return items, ""
