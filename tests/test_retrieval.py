"""retrieval: memories out of any answer, and what became of everything else in it."""

from __future__ import annotations

import functools
import json
from collections import deque
from collections.abc import Iterator, Mapping
from datetime import date
from decimal import Decimal
from types import SimpleNamespace
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import CallbackError, PromptAssembler
from prompt_assemble.answer_failures import FAILURE_FIELDS, FAILURE_FLAGS, STATE_FIELDS
from prompt_assemble.answers import ReportedFailureError, UnreadableAnswerError
from prompt_assemble.checks import discard_awaitable
from prompt_assemble.memory_fields import INNER_FIELDS, TEXT_FIELDS
from prompt_assemble.retrieval import (
    QUERY_LENGTH,
    REASON_BLANK_MEMORY,
    REASON_NO_TEXT,
    REASON_NOT_READ,
    REASON_OVER_TOP_K,
    REASON_UNREADABLE,
    Memory,
    search_arguments,
    search_query,
)

from .helpers import SEQUENCES, config_of, read_memories
from .strategies import Answer, TextRaises, memory_answers, memory_items, texts

USER = "Where did I park last time?"


def read_texts(answer: object, top_k: int = 9) -> list[str]:
    """The texts of the memories that are read."""
    return [memory.text for memory in read_memories(answer, top_k).memories]


@pytest.mark.parametrize(
    "answer",
    [
        ["tea", "rain"],
        ("tea", "rain"),
        deque(["tea", "rain"]),
        {"a": "tea", "b": "rain"}.values(),
        {"a key that is longer": "tea", "b": {"text": "rain"}}.items(),
        {"tea": 0.9, "rain": 1}.items(),
        {"results": ["tea", "rain"]},
        {"results": {"results": ("tea", "rain")}, "took": 3},
        [{"memory": "tea"}, {"text": "rain"}],
        [{"content": "tea"}, {"page_content": "rain"}],
        [SimpleNamespace(memory="tea"), SimpleNamespace(text="rain")],
        [SimpleNamespace(content="tea"), SimpleNamespace(page_content="rain")],
        [("tea", 0.9), ("rain", 1)],
        (["tea", "rain"], 2),
        [[SimpleNamespace(page_content="tea"), SimpleNamespace(text="rain")]],
        [[{"text": "tea"}, None, {"text": "rain"}]],
        {"retrievalResults": [{"content": {"text": "tea"}}, {"content": "rain"}]},
        {"memoryRecordSummaries": [{"content": {"text": "tea"}}, {"text": "rain"}]},
        {"retrievedMemories": [{"memory": {"fact": "tea"}}, {"memory": "rain"}]},
        {"chunks": [{"content": "tea"}, {"content": "rain"}]},
        [({"text": "tea"}, 0.9), (SimpleNamespace(page_content="rain"), 0.1)],
    ],
)
def test_shapes_that_are_understood(answer: object) -> None:
    """Texts, dicts, objects and scored pairs, in the backend's order."""
    assert read_texts(answer) == ["tea", "rain"]


@pytest.mark.parametrize("answer", ["tea and rain", {"memory": "tea and rain"}])
def test_one_memory_alone(answer: object) -> None:
    """A single text or dict is one memory, and a text is not read letter by letter."""
    assert read_texts(answer) == ["tea and rain"]


@pytest.mark.parametrize(
    "answer, found",
    [
        ({"results": [{"memory": "tea"}, {"memory": "rain"}]}, ["tea", "rain"]),
        ({"data": {"results": [{"text": "tea"}, 3]}}, ["tea"]),
        (["tea", "rain"], ["tea", "rain"]),
        ([{"text": "tea", "score": 0.5}], ["tea"]),
        ({"text": "tea", "id": 7}, ["tea"]),
        ({"results": []}, []),
        ([], []),
        ({}, []),
    ],
)
def test_an_answer_in_json_is_read(answer: object, found: list[str]) -> None:
    """As tools give it; the text would be a printed dict in the prompt."""
    for text in (json.dumps(answer), json.dumps(answer, indent=2) + "\n"):
        retrieved = read_memories(text, 9)
        assert [memory.text for memory in retrieved.memories] == found
        assert retrieved.failure is None
    failed = read_memories(json.dumps({"error": "no index"}), 9)
    assert isinstance(failed.failure, ReportedFailureError) and not failed.memories


@pytest.mark.parametrize(
    "text",
    [
        '{"diet": "vegetarian", "guests": 4}',
        '{"data": {"diet": "vegetarian"}}',
        '{"theme": "dark", "error": "show"}',
        '{"status": "failed", "project": "Apollo"}',
        '{"title": "Shopping list", "items": []}',
        "[1] Likes tea. [2] Likes rain.",
        "[1, 2, 3]",
        "{" * 100_000,
        "[" * 100_000,
        '{"results": ["tea"',
        "9" * 5_000,
    ],
)
def test_other_json_is_a_text_of_its_own(text: str) -> None:
    """What somebody wanted to remember, and what only begins like an answer."""
    assert read_texts(text) == [text]


@pytest.mark.parametrize(
    "answer", [None, [], (), {"results": []}, {"results": None}, iter(())]
)
def test_no_memories_are_no_failure(answer: object) -> None:
    """Nothing found is not an error and leaves nothing to report."""
    assert read_memories(answer, 3) == ((), (), None)


@pytest.mark.parametrize(
    "answer", [42, 1.5, True, b"tea", bytearray(b"tea"), object(), len]
)
def test_answers_without_memories_are_failures(answer: object) -> None:
    """What can hold no memory is reported by its type, not passed over."""
    failure = read_memories(answer, 3).failure
    assert isinstance(failure, UnreadableAnswerError)
    assert type(answer).__name__ in str(failure)


def test_generators_are_read_once_and_no_further_than_needed() -> None:
    """Reading stops at `top_k` memories."""
    taken: list[int] = []

    def found() -> Iterator[str]:
        for number in range(100):
            taken.append(number)
            yield f"m{number}"

    assert read_texts(found(), 3) == ["m0", "m1", "m2"]
    assert taken == [0, 1, 2]


@pytest.mark.parametrize("useless", ["", None, 42])
def test_endless_answers_end(useless: object) -> None:
    """A stream without a usable item is given up after 10 * top_k + 100 items."""
    taken: list[object] = []

    def found() -> Iterator[object]:
        while True:
            taken.append(useless)
            yield useless

    retrieved = read_memories(found(), 4)
    assert len(taken) == 140
    assert not retrieved.memories
    assert (retrieved.failure is None) == (useless != 42)
    last = retrieved.outcomes[-1]
    assert (last.rank, last.reason, last.items) == (140, REASON_NOT_READ, 0)


def test_items_over_top_k_are_counted() -> None:
    """The first `top_k` are used; the others are one outcome with their number."""
    retrieved = read_memories([f"m{i}" for i in range(40)], 5)
    assert [memory.rank for memory in retrieved.memories] == [0, 1, 2, 3, 4]
    (rest,) = retrieved.outcomes
    assert (rest.rank, rest.items, rest.reason) == (5, 35, REASON_OVER_TOP_K)


def test_top_k_counts_usable_items() -> None:
    """Bad items do not use up the places of good ones."""
    assert read_texts(["", None, "tea", b"x", "rain", "snow"], 2) == ["tea", "rain"]


@pytest.mark.parametrize(
    "item, reason",
    [
        (None, REASON_NO_TEXT),
        (42, REASON_NO_TEXT),
        (b"tea", REASON_NO_TEXT),
        (["tea"], REASON_NO_TEXT),
        ((1, 2), REASON_NO_TEXT),
        ({}, REASON_NO_TEXT),
        ({"text": 42}, REASON_NO_TEXT),
        ({"title": "tea"}, REASON_NO_TEXT),
        (object(), REASON_NO_TEXT),
        ("", REASON_BLANK_MEMORY),
        (" \n\u00a0", REASON_BLANK_MEMORY),
        ({"memory": "\t"}, REASON_BLANK_MEMORY),
        ("\u200b", REASON_BLANK_MEMORY),
        ("\ufeff \u200d\ufe0f", REASON_BLANK_MEMORY),
        ("\x00\x01", REASON_BLANK_MEMORY),
        ("\ufffd\ud800\n\u2800", REASON_BLANK_MEMORY),
        ({"content": "\u3164"}, REASON_BLANK_MEMORY),
        (TextRaises(), REASON_UNREADABLE),
    ],
)
def test_bad_items_are_left_out_with_a_reason(item: object, reason: str) -> None:
    """A bad item costs none of the others, and no object is ever printed."""
    retrieved = read_memories(["tea", item, "rain"], 9)
    assert retrieved.memories == (Memory("tea", 0), Memory("rain", 2))
    assert [(it.rank, it.kept, it.reason) for it in retrieved.outcomes] == [
        (1, False, reason)
    ]
    assert retrieved.failure is None


class Payload:
    """An item whose text is in a field that nobody knows."""

    payload_text = "quagga"


@pytest.mark.parametrize(
    "answer, types",
    [
        ([{"payload_text": "quagga"}], "dict"),
        ([1, 2, 2.5, None], "int, float"),
        ({"quagga": ["quagga"]}, "dict"),
        ([["quagga"]], "list"),
        ([Payload(), {"title": "quagga"}], "Payload, dict"),
        (iter(int, 1), "int"),
        ([TextRaises()], "TextRaises"),
        ([(1, 2), b"quagga"], "tuple, bytes"),
        ([1, 1.5, b"quagga", {}, (), []], "int, float, bytes, dict, tuple and others"),
        ({"results": [7]}, "int"),
    ],
    ids=str,
)
def test_an_answer_without_any_text_is_a_failure(answer: object, types: str) -> None:
    """Its types and the fields that are read are named, and nothing of it is quoted."""
    retrieved = read_memories(answer, 3)
    assert retrieved.memories == () and retrieved.outcomes
    assert isinstance(retrieved.failure, UnreadableAnswerError)
    assert str(retrieved.failure).startswith(f"items of type {types} in which ")
    assert ", ".join(TEXT_FIELDS) in str(retrieved.failure)
    assert "quagga" not in str(retrieved.failure)


@pytest.mark.parametrize(
    "item", ["tea", "", "\u200b", {"text": " "}, {"text": "tea", "expired_at": 1}]
)
@given(st.lists(memory_items(), max_size=4), st.lists(memory_items(), max_size=4))
def test_one_text_makes_an_answer_readable(
    item: object, before: list[object], behind: list[object]
) -> None:
    """Blank or expired, it shows that the backend's answers are understood."""
    assert read_memories([*before, item, *behind], 9).failure is None


@pytest.mark.parametrize("answer", [{}, [None], [None, None], {"results": [None]}])
def test_what_says_that_nothing_was_found_is_no_failure(answer: object) -> None:
    """There is nothing in it that could be read."""
    retrieved = read_memories(answer, 3)
    assert retrieved.memories == () and retrieved.failure is None


@pytest.mark.parametrize("form", [dict, lambda fields: SimpleNamespace(**fields)])
@pytest.mark.parametrize(
    "answer, field, found",
    [
        ({"error": "no such index"}, "error", []),
        ({"error": {"code": 404}, "results": []}, "error", []),
        ({"errors": [{"message": "no such class"}], "data": None}, "errors", []),
        ({"status": "error", "results": []}, "status", []),
        ({"success": False, "message": "no index", "results": []}, "success", []),
        ({"ok": False, "results": None}, "ok", []),
        ({"isError": True, "content": [{"text": "failed: no index"}]}, "isError", []),
        ({"is_error": True, "text": "failed: no index"}, "is_error", []),
        ({"isError": True, "results": ["failed: no index"]}, "isError", []),
        ({"code": 500, "msg": "no index", "data": None}, "code", []),
        ({"statusCode": 404, "items": []}, "statusCode", []),
        ({"tool_call_id": "1", "status": "error", "content": "index"}, "status", []),
        ({"error": "one shard is down", "results": ["tea"]}, "error", ["tea"]),
    ],
)
def test_a_failure_that_is_answered_is_one(
    answer: dict[str, Any], field: str, found: list[str], form: Any
) -> None:
    """Not 'nothing found', and what it says of the failure is no memory."""
    retrieved = read_memories(form(answer), 5)
    assert [memory.text for memory in retrieved.memories] == found
    assert isinstance(retrieved.failure, ReportedFailureError)
    assert repr(field) in str(retrieved.failure)
    report = PromptAssembler().assemble(USER, lambda query: form(answer)).report
    assert report.memory_status == ("kept" if found else "failed")
    (warning,) = [it for it in report.warnings if "memory_search_fn" in it]
    assert repr(field) in warning and "index" not in warning
    assert "must return" not in warning  # its form is right


@pytest.mark.parametrize(
    "answer",
    [
        {"error": None, "results": ["tea"]},
        {"error": "", "errors": [], "results": ["tea"], "status": "ok"},
        {"success": True, "isError": False, "ok": 1, "results": ["tea"]},
        {"code": 0, "status": 200, "results": ["tea"]},
        {"text": "tea", "error": "E4", "status": "failed"},
        [{"text": "tea", "error": "E4", "status": "failed"}],
    ],
)
def test_an_error_that_is_not_set_is_none(answer: object) -> None:
    """Nor is what a memory has noted beside its text."""
    retrieved = read_memories(answer, 5)
    assert [memory.text for memory in retrieved.memories] == ["tea"]
    assert retrieved.failure is None


@pytest.mark.parametrize("note", ["error", "errors", "status", "code"])
@pytest.mark.parametrize("holder", [*INNER_FIELDS, *TEXT_FIELDS])
def test_what_is_noted_beside_an_inner_text_is_no_failure(
    holder: str, note: str
) -> None:
    """One item of Qdrant, LlamaIndex or the like is a memory, alone as in a list."""
    noted = 404 if note == "code" else "failed"
    item = {holder: {"text": "tea"}, note: noted}
    for answer in (item, SimpleNamespace(**item), [item]):
        retrieved = read_memories(answer, 5)
        assert [memory.text for memory in retrieved.memories] == ["tea"]
        assert retrieved.failure is None
    failed = read_memories({"results": [], holder: {"text": "no"}, note: noted}, 5)
    assert isinstance(failed.failure, ReportedFailureError) and not failed.memories


@pytest.mark.parametrize(
    "name", [*dict(FAILURE_FLAGS), *FAILURE_FIELDS, *STATE_FIELDS, "tool_call_id"]
)
def test_a_field_that_raises_tells_of_no_failure(name: str) -> None:
    """Not each field that is looked for can be read in each object of a backend."""

    def unreadable(self: object) -> object:
        raise RuntimeError

    for fields in ({"results": ["tea"]}, {"text": "tea"}):
        answer = type("Answer", (), {**fields, name: property(unreadable)})()
        retrieved = read_memories(answer, 5)
        assert [memory.text for memory in retrieved.memories] == ["tea"]
        assert retrieved.failure is None


def test_failures_within_failures_are_read_in_no_time() -> None:
    """Each layer is looked at as often as it is there: twice each, they never end."""
    looked: list[int] = []

    class Layer(dict[str, object]):
        def get(self, name: str, default: object = None) -> object:
            looked.append(1)
            return super().get(name, default)

    seen = []
    for depth in (8, 16):
        answer: object = ["tea"]
        for _ in range(depth):
            answer = Layer(results=answer, error="no shard")
        looked.clear()
        assert read_texts(answer) == ["tea"]
        seen.append(len(looked))
    assert seen[1] <= 2 * seen[0]


def test_json_with_a_failure_within_keeps_its_items() -> None:
    """As the same answer does that is no text."""
    answer = {"data": {"results": ["tea"], "error": "no shard"}}
    for form in (answer, json.dumps(answer)):
        retrieved = read_memories(form, 5)
        assert [memory.text for memory in retrieved.memories] == ["tea"]
        assert isinstance(retrieved.failure, ReportedFailureError)


@pytest.mark.parametrize("note", [1, 0.5, True, Decimal("0.5"), date(2024, 5, 1)])
def test_a_memory_is_the_key_of_its_score_or_day(note: object) -> None:
    """Of whatever type the number is."""
    assert read_texts({"tea": note}.items()) == ["tea"]


def test_pairs_of_a_mapping_are_read_no_further_than_a_list() -> None:
    """They may stand in a file, each to be fetched."""
    fetched: list[str] = []

    class Filed(Mapping[str, str]):
        def __len__(self) -> int:
            return 10_000

        def __iter__(self) -> Iterator[str]:
            return map(str, range(10_000))

        def __getitem__(self, key: str) -> str:
            fetched.append(key)
            return f"tea {key}"

    retrieved = read_memories(Filed().items(), 2)
    assert [memory.text for memory in retrieved.memories] == ["tea 0", "tea 1"]
    assert len(fetched) <= 200


@pytest.mark.parametrize("first", [date(2024, 5, 1), Decimal(7), UUID(int=7)])
def test_a_row_is_no_batch(first: object) -> None:
    """Whatever has fields in its first column: its words are no memories each."""
    assert read_texts([[first, "tea", "user"]]) == []


class Column:
    """A column of pandas: its labels are keys, and iterated it gives its values."""

    dtype = object

    def __init__(self, labelled: dict[str, str]) -> None:
        self.keys = labelled.keys
        self._values = labelled

    def __getitem__(self, key: str) -> str:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values.values())


@pytest.mark.parametrize("label", ["error", "status", "errors"])
def test_the_labels_of_a_column_tell_of_no_failure(label: str) -> None:
    """They may be the keys of memories."""
    assert read_texts(Column({label: "failed", "b": "rain"})) == ["failed", "rain"]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("policy", ["skip", "raise"])
@pytest.mark.parametrize("is_given", [False, True])
def test_a_turn_tells_of_an_answer_without_any_text(
    strict: bool, policy: Any, is_given: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A warning, a log record to match, or `CallbackError` where memory must work."""
    answer = [{"payload_text": "quagga"}]
    config = config_of(5_000, on_memory_error=policy)
    assembler = PromptAssembler(config, needs_memory="always", strict=strict)
    source: Any = {"memories": answer}
    if not is_given:
        source = {"memory_search_fn": lambda query, top_k: answer}
    if strict or policy == "raise":
        with pytest.raises(CallbackError, match="items of type dict .*page_content"):
            assembler.assemble("Which tea?", **source)
        return
    report = assembler.assemble("Which tea?", **source).report
    (warning,) = report.warnings
    assert "items of type dict" in warning and "page_content" in warning
    assert "quagga" not in warning
    assert [it.reason for it in report.memories] == [REASON_NO_TEXT]
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_the_first_field_with_a_text_is_taken() -> None:
    """`memory` before `text` before `content`; what is no text is passed over."""
    assert read_texts([{"content": "c", "text": "t", "memory": "m"}]) == ["m"]
    assert read_texts([{"content": "c", "text": "t", "memory": None}]) == ["t"]


def test_id_and_score_are_kept() -> None:
    """They are reported; a score of a pair wins over one in the item."""
    items = [
        {"text": "tea", "id": 7, "score": 0.5},
        ({"text": "rain", "id": "x"}, 0.25),
    ]
    tea, rain = read_memories(items, 9).memories
    assert (tea.id, tea.score) == ("7", 0.5)
    assert (rain.id, rain.score) == ("x", 0.25)


@pytest.mark.parametrize(
    "score", ["high", True, None, float("nan"), [1], pytest.param(10**400, id="huge")]
)
def test_odd_scores_cost_no_memory(score: object) -> None:
    """A score that is no number is no score; the memory itself is good."""
    (memory,) = read_memories([{"text": "tea", "score": score}], 9).memories
    assert (memory.text, memory.score) == ("tea", None)


class Hit(NamedTuple):
    """A named tuple, as client libraries return."""

    id: str
    text: str
    score: float


def test_named_tuples_are_read_by_their_fields() -> None:
    """A named tuple has a text field like any other object."""
    assert read_texts([Hit("a", "tea", 0.5)]) == ["tea"]


def test_what_came_before_a_failure_is_kept() -> None:
    """A stream that breaks leaves the memories that it gave, and the failure."""
    error = RuntimeError("quagga")

    def found() -> Iterator[str]:
        yield "tea"
        raise error

    retrieved = read_memories(found(), 9)
    assert [memory.text for memory in retrieved.memories] == ["tea"]
    assert retrieved.failure is error


class Torn(list[str]):
    """A list that breaks at its second item."""

    def __iter__(self) -> Iterator[str]:
        yield self[0]
        raise RuntimeError("quagga")


def test_what_a_failure_left_unread_is_told() -> None:
    """Every candidate is reported: those behind a failure as not read."""
    retrieved = read_memories(Torn(["tea", "rain", "snow"]), 9)
    (rest,) = retrieved.outcomes
    assert (rest.rank, rest.kept, rest.reason) == (1, False, REASON_NOT_READ)
    assert rest.items == 2  # by the length that the list claims


@given(st.lists(memory_items(), max_size=30), st.integers(0, 6))
def test_each_item_is_accounted_for_once(items: list[object], top_k: int) -> None:
    """Memories and outcomes together cover the ranks of the answer exactly once."""
    retrieved = read_memories(items, top_k)
    ranks = [memory.rank for memory in retrieved.memories]
    ranks += [it.rank + i for it in retrieved.outcomes for i in range(it.items)]
    assert sorted(ranks) == list(range(len(items)))
    assert len(retrieved.memories) <= top_k


@given(memory_answers(), st.integers(0, 6))
def test_reading_never_raises(make: Answer, top_k: int) -> None:
    """Whatever an answer is made of, what is read are texts that are not blank."""
    try:
        answer = make()
    except Exception:
        return  # the call itself is guarded elsewhere
    retrieved = read_memories(answer, top_k)
    assert len(retrieved.memories) <= top_k
    for memory in retrieved.memories:
        assert memory.text.strip()
        assert memory.score is None or type(memory.score) is float
        assert memory.id is None or type(memory.id) is str


def test_coroutines_are_closed() -> None:
    """An answer to be awaited is a failure, and warns of nothing later."""

    async def search() -> list[str]:
        return ["tea"]

    failure = read_memories(search(), 3).failure
    assert isinstance(failure, UnreadableAnswerError)
    assert not discard_awaitable(["tea"])


def by_query_and_top_k(query: str, top_k: int) -> None:
    """A backend with our names."""


def in_other_order(top_k: int, query: str) -> None:
    """A backend with our names in another order."""


def keyword_only(*, query: str, top_k: int, user: str = "") -> None:
    """A backend that takes no positions."""


def other_names(text: str, k: int) -> None:
    """A backend with names of its own."""


def one_of_ours(query: str, limit: int) -> None:
    """A backend with one of our names."""


def positional_only(query: str, top_k: int, /) -> None:
    """A backend whose names cannot be used."""


def anything(*args: Any, **named: Any) -> None:
    """A backend that does not say what it wants."""


def for_a_user(query: str, user_id: str = "ann") -> None:
    """A backend that takes no number; it must not get one as the user's id."""


def for_a_user_by_name(query: str, *, user_id: str = "ann") -> None:
    """The same, its user by name."""


def with_a_size(query: str, size: int = 3) -> None:
    """A backend with another name for the number."""


def filtered(text: str, where: object = None, limit: int = 9) -> None:
    """A backend that has its number behind a filter."""


def only_names(**named: Any) -> None:
    """A backend that says nothing but that it wants names."""


def only_a_query(*, query: str) -> None:
    """A backend of one argument, by name."""


def unknown_names(text: str, how_many: int) -> None:
    """A backend whose second argument has to be given."""


def named_like_a_number(n: str) -> None:
    """A backend whose query has one of the names of the number."""


def number_in_front(k: int, text: str) -> None:
    """A backend that takes the number first."""


def two_numbers(size: str, limit: int = 5) -> None:
    """A backend with a second name for the number behind the query."""


QUERY: tuple[tuple[Any, ...], dict[str, Any]] = (("q",), {})
NAMED: tuple[tuple[Any, ...], dict[str, Any]] = ((), {"query": "q", "top_k": 3})
PLACED: tuple[tuple[Any, ...], dict[str, Any]] = (("q", 3), {})


@pytest.mark.parametrize(
    "search, expected",
    [
        (by_query_and_top_k, NAMED),
        (in_other_order, NAMED),
        (keyword_only, NAMED),
        (functools.partial(keyword_only, user="ann"), NAMED),
        (other_names, (("q",), {"k": 3})),
        (one_of_ours, ((), {"query": "q", "limit": 3})),
        (positional_only, PLACED),
        (anything, PLACED),
        (for_a_user, QUERY),
        (for_a_user_by_name, QUERY),
        (with_a_size, ((), {"query": "q", "size": 3})),
        (filtered, (("q",), {"limit": 3})),
        (only_names, NAMED),
        (only_a_query, ((), {"query": "q"})),
        (unknown_names, PLACED),
        (named_like_a_number, QUERY),
        (number_in_front, ((), {"k": 3, "text": "q"})),
        (two_numbers, (("q",), {"limit": 3})),
        (max, PLACED),  # has no signature
    ],
)
def test_arguments_follow_the_signature(search: Any, expected: object) -> None:
    """By name where both names are there, otherwise by position."""
    assert search_arguments(search, "q", 3) == expected


@given(texts())
def test_short_queries_are_sent_as_they_are(text: str) -> None:
    """Nothing is stripped or changed below the limit."""
    assert search_query(text) == text


@given(st.integers(-2, 2), st.integers(0, 3 * QUERY_LENGTH))
def test_long_queries_keep_head_and_tail(around: int, more: int) -> None:
    """A query is at most 4,000 characters, from both ends of the text."""
    size = QUERY_LENGTH + around + more
    text = "".join(chr(33 + i % 90) for i in range(size))
    query = search_query(text)
    assert len(query) == min(size, QUERY_LENGTH)
    assert query[:1_900] == text[:1_900] and query[-1_900:] == text[-1_900:]


@pytest.mark.parametrize("sequence", SEQUENCES)
@pytest.mark.parametrize("before", range(6))
def test_a_query_is_cut_between_characters(sequence: str, before: int) -> None:
    """As a reader sees them: neither end holds a part of one."""
    query = search_query("z" * before + (sequence * 20 + "z") * QUERY_LENGTH)
    assert set(query.replace(sequence, "")) == {"z", "\n"}
    assert len(query) > QUERY_LENGTH - 2 * len(sequence)
