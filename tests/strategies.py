"""What the tests draw from: dialogs, answers, configurations, faults; and the texts and
counters that the library ships for its users' tests.

Everything that is drawn is made anew for each example, so that a test may look whether
it was changed; the strategies themselves are made once, since Hypothesis looks through
each new one before it draws from it.  Callables have a `repr` that names their
behaviour.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from prompt_assemble import PromptConfig, RoleLabels
from prompt_assemble.testing_strategies import AWKWARD_TEXTS as AWKWARD_TEXTS
from prompt_assemble.testing_strategies import COUNTERS as COUNTERS
from prompt_assemble.testing_strategies import Counter as Counter
from prompt_assemble.testing_strategies import counters as counters
from prompt_assemble.testing_strategies import encodable_texts as encodable_texts
from prompt_assemble.testing_strategies import made_once as made_once
from prompt_assemble.testing_strategies import merged_tokens as merged_tokens
from prompt_assemble.testing_strategies import nonblank_texts as nonblank_texts
from prompt_assemble.testing_strategies import texts as texts

CANARY = "quagga1871"
"""A word that stands in every exception raised here; it must not come out anywhere."""

ROLE_SPELLINGS = (
    "user",
    "human",
    "assistant",
    "ai",
    "model",
    "bot",
    "system",
    "developer",
    "User",
)


# Dialogs ------------------------------------------------------------------------------


def _call(call_id: str, arguments: object) -> dict[str, Any]:
    function = {"name": "look_up", "arguments": arguments}
    return {"id": call_id, "type": "function", "function": function}


def _calling(call_ids: list[str], content: object, arguments: object) -> dict[str, Any]:
    calls = [_call(call_id, arguments) for call_id in call_ids]
    return {"role": "assistant", "content": content, "tool_calls": calls}


def _result(call_id: str, content: object) -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": content}


@made_once
def text_parts() -> SearchStrategy[list[dict[str, Any]]]:
    """Content as a list of text parts."""
    part = st.builds(lambda text: {"type": "text", "text": text}, texts())
    return st.lists(part, max_size=3)


@made_once
def image_parts() -> SearchStrategy[list[dict[str, Any]]]:
    """Content as a list of parts of which at least one is an image."""

    def with_image(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        url = {"url": "https://example.org/cat.png"}
        return [*parts, {"type": "image_url", "image_url": url}]

    return text_parts().map(with_image)


@made_once
def plain_items() -> SearchStrategy[object]:
    """One dialog item without tools, in any accepted shape."""
    roles = st.sampled_from(ROLE_SPELLINGS)
    content = texts() | st.none() | text_parts()
    extra = {"name": "ann", "id": 7, "metadata": {"seen": [1, 2, None], "by": "\ud800"}}
    return st.one_of(
        texts(),
        st.tuples(roles, texts()),
        st.tuples(roles, texts()).map(list),
        st.fixed_dictionaries({"role": roles, "content": texts()}),
        st.fixed_dictionaries({"role": roles, "content": content}),
        st.fixed_dictionaries({"role": roles, "content": texts(), **_constants(extra)}),
    )


def _constants(values: Mapping[str, object]) -> dict[str, SearchStrategy[object]]:
    # Through a function, so that each example has its own nested objects.
    return {name: st.builds(deepcopy, st.just(value)) for name, value in values.items()}


@made_once
def whole_units() -> SearchStrategy[list[object]]:
    """An assistant message with its calls, and all results in some order."""

    some_ids = st.lists(st.sampled_from("abcd"), min_size=1, max_size=3, unique=True)
    contents = st.none() | texts()
    some_arguments = st.sampled_from(['{"q": 1}', "", None, {"q": ["x"]}, "\ud800"])

    @st.composite
    def unit(draw: st.DrawFn) -> list[object]:
        ids = draw(some_ids)
        content, arguments = draw(contents), draw(some_arguments)
        results = [
            _result(call_id, draw(texts())) for call_id in draw(st.permutations(ids))
        ]
        return [_calling(ids, content, arguments), *results]

    return unit()


@made_once
def legacy_units() -> SearchStrategy[list[object]]:
    """A call and its result in the older function form, which has no ids."""

    def unit(text: str) -> list[object]:
        call = {"name": "look_up", "arguments": "{}"}
        return [
            {"role": "assistant", "content": None, "function_call": call},
            {"role": "function", "name": "look_up", "content": text},
        ]

    return texts().map(unit)


@made_once
def broken_units() -> SearchStrategy[list[object]]:
    """Calls without all their results, and results without their call."""

    @st.composite
    def unit(draw: st.DrawFn) -> list[object]:
        whole = draw(whole_units())
        gone = draw(st.integers(0, len(whole) - 1))
        return whole[:gone] + whole[gone + 1 :]

    def strangers(text: str) -> list[object]:
        return [_calling(["a"], None, "{}"), _result("z", text)]

    return unit() | texts().map(strangers)


@made_once
def dialogs(
    *, images: bool = False, max_items: int = 8
) -> SearchStrategy[list[object]]:
    """Lists of dialog items in any accepted shape, tool calls complete and broken.

    With `images`, some messages have parts that only the messages form can hold.
    """
    single = plain_items().map(lambda item: [item])
    groups = single | single | whole_units() | legacy_units() | broken_units()
    if images:
        fields = {"role": st.just("user"), "content": image_parts()}
        groups |= st.fixed_dictionaries(fields).map(lambda item: [item])
    return st.lists(groups, max_size=max_items).map(
        lambda found: [item for group in found for item in group]
    )


# Memory -------------------------------------------------------------------------------


class Answer:
    """Makes one answer of a memory backend; each call makes it anew, generators too."""

    def __init__(
        self, kind: str, items: list[object], make: Callable[[], object]
    ) -> None:
        self.kind = kind
        self.items = items
        self.make = make

    def __call__(self) -> object:
        return self.make()

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.items!r}>"


class TextRaises:
    """An item whose text cannot be read."""

    @property
    def text(self) -> str:
        raise RuntimeError(CANARY)


class Point(NamedTuple):
    """A tuple that is no memory."""

    x: int
    y: int
    z: int


@made_once
def memory_items() -> SearchStrategy[object]:
    """One item of an answer, with or without a text that can be found."""
    fields = st.sampled_from(("memory", "text", "content", "page_content"))
    scores = st.sampled_from((0.5, 1, -2.0, None, float("nan"), float("inf"), "high"))
    extra = {"id": st.sampled_from(("m-1", 7, None, 1.5, "\ud800")), "score": scores}
    good = st.one_of(
        texts(),
        st.tuples(texts(), st.sampled_from((0.25, 3))),
        st.builds(
            lambda name, text, more: {name: text, **more},
            fields,
            texts(),
            st.fixed_dictionaries({}, optional=extra),
        ),
        st.builds(lambda name, text: SimpleNamespace(**{name: text}), fields, texts()),
        st.builds(
            lambda name, text: (SimpleNamespace(**{name: text}), 0.5), fields, texts()
        ),
    )
    bad = st.sampled_from(
        (None, 42, 1.5, True, b"bytes", (), (1, 2, 3), Point(1, 2, 3))
    )
    odd = st.builds(TextRaises) | st.builds(dict) | st.builds(object)
    shaped = st.sampled_from(("text", "memory")).map(lambda name: {name: 42})
    return good | good | good | bad | odd | shaped


def _failing_after(items: list[object]) -> Iterator[object]:
    yield from items
    raise RuntimeError(CANARY)


def _endless(items: list[object]) -> Iterator[object]:
    while True:
        yield from items or [None]


def _raise(error: type[Exception]) -> object:
    raise error(CANARY)


ANSWER_SHAPES: dict[str, Callable[[list[object]], object]] = {
    "list": list,
    "tuple": tuple,
    "deque": deque,
    "generator": lambda items: (item for item in items),
    "dict view": lambda items: dict(enumerate(items)).values(),
    "results dict": lambda items: {"results": items},
    "first item alone": lambda items: items[0] if items else None,
    "generator that fails at its end": _failing_after,
    "generator without end": _endless,
}
BAD_ANSWERS: dict[str, Callable[[], object]] = {
    "None": lambda: None,
    "a number": lambda: 42,
    "bytes": lambda: b"bytes",
    "an object": object,
    "an empty dict": dict,
    "results without end": lambda: _knotted(),
    "an exception": lambda: _raise(RuntimeError),
    "a KeyError": lambda: _raise(KeyError),
    "a StopIteration": lambda: _raise(StopIteration),
    "a RecursionError": lambda: _raise(RecursionError),
}


def _knotted() -> dict[str, object]:
    answer: dict[str, object] = {}
    answer["results"] = answer
    return answer


@made_once
def memory_answers() -> SearchStrategy[Answer]:
    """Anything a backend may return or raise, good and bad, as a factory."""

    def shaped(kind: str, items: list[object]) -> Answer:
        return Answer(kind, items, lambda: ANSWER_SHAPES[kind](list(items)))

    good = st.builds(
        shaped,
        st.sampled_from(sorted(ANSWER_SHAPES)),
        st.lists(memory_items(), max_size=6),
    )
    bad = st.sampled_from(sorted(BAD_ANSWERS)).map(
        lambda kind: Answer(kind, [], BAD_ANSWERS[kind])
    )
    return good | good | good | bad


# Configurations -----------------------------------------------------------------------


WINDOWS = st.integers(50, 900) | st.integers(900, 9_000) | st.just(204_000)
NOTICES = (None, "[left out]", "Memory left out. " * 9)
FIELDS: dict[str, SearchStrategy[Any]] = {
    "safety_ratio": st.sampled_from((0.5, 0.75, 0.85, 0.999, 1.0)),
    "tokens_per_message": st.sampled_from((0, 3, 8)),
    "tokens_per_request": st.sampled_from((0, 3, 64)),
    "tokens_per_argument": st.sampled_from((0, 8, 16)),
    "tool_results_in_json": st.booleans(),
    "part_tokens": st.sampled_from((0, 85, 4_784)),
    "tokenizer": st.sampled_from((None, "any", "o200k", "minimax_m2", "llama2")),
    "recent_messages": st.integers(0, 6),
    "memory_max_lines": st.integers(1, 4),
    "memory_max_tokens": st.sampled_from((1, 5, 40, 256)),
    "memory_notice": st.sampled_from(NOTICES),
    "memory_heading": st.sampled_from(("Notes:", "Two lines\nof heading")),
    "role_labels": st.sampled_from((RoleLabels(), RoleLabels("", "", "", ""))),
}
TOP_K = st.integers(0, 5)
MORE_CANDIDATES = st.sampled_from((None, 1, 4))


@made_once
@st.composite
def configs(draw: st.DrawFn) -> PromptConfig:
    """Valid configurations, from windows that hold next to nothing upwards."""
    window = draw(WINDOWS)
    top_k, more = draw(TOP_K), draw(MORE_CANDIDATES)
    return PromptConfig(
        context_window=window,
        max_input_tokens=draw(st.none() | st.integers(window // 2, window * 2)),
        reserved_output_tokens=draw(st.integers(0, window // 3)),
        overhead_tokens=draw(st.integers(0, window // 10)),
        memory_top_k=top_k,
        memory_candidates=None if more is None else top_k + more,
        **{name: draw(values) for name, values in FIELDS.items()},
    )


# Callables ----------------------------------------------------------------------------


class Faulty:
    """Raises or answers nonsense, whatever the arguments; counts its calls."""

    def __init__(self, kind: str, act: Callable[[], object]) -> None:
        self.kind = kind
        self.act = act
        self.calls = 0

    def __call__(self, *args: object, **named: object) -> Any:
        self.calls += 1
        return self.act()

    def __repr__(self) -> str:
        return f"<faulty: {self.kind}>"


class OddNumber:
    """A number that breaks when it is used as one."""

    def __index__(self) -> int:
        raise RuntimeError(CANARY)


class SilentError(Exception):
    """An exception that cannot even be printed."""

    def __str__(self) -> str:
        raise RuntimeError(CANARY)


RAISING: dict[str, Callable[[], object]] = {
    error.__name__: lambda error=error: _raise(error)  # type: ignore[misc]
    for error in (
        ValueError,
        TypeError,
        KeyError,
        StopIteration,
        RecursionError,
        OSError,
        TimeoutError,
        MemoryError,
        AssertionError,
        SilentError,
    )
}
NONSENSE: dict[str, Callable[[], object]] = {
    "None": lambda: None,
    "True": lambda: True,
    "minus one": lambda: -1,
    "minus a number too long to print": lambda: -(10**5_000),
    "a float": lambda: 1.5,
    "NaN": lambda: float("nan"),
    "a text": lambda: CANARY,
    "bytes": lambda: CANARY.encode(),
    "a list": list,
    "a dict": dict,
    "an object": object,
    "a broken number": OddNumber,
    "a class": lambda: OddNumber,
}


@made_once
def faulty_callables() -> SearchStrategy[Faulty]:
    """Callables that raise, or return what no parameter of this library wants.

    As `count_tokens` and `count_messages` each of them is a fault, as dialog all but
    the list; a `summarize` may return a text, a `needs_memory` a bool, a
    `memory_search_fn` None, a text, a list or a dict.
    """
    kinds = {**RAISING, **NONSENSE}
    return st.sampled_from(sorted(kinds)).map(lambda kind: Faulty(kind, kinds[kind]))
