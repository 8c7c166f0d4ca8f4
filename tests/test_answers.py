"""Shapes of answers: each as a library gives it, told by what it looks like."""

from __future__ import annotations

import datetime
import sqlite3
from collections import UserList, deque
from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prompt_assemble.answers import (
    WRAPPER_FIELDS,
    UnreadableAnswerError,
    answer_items,
)
from prompt_assemble.memory_fields import EXPIRY_FIELDS, TEXT_FIELDS, Found, found_in
from prompt_assemble.retrieval import REASON_EXPIRED, REASON_NO_TEXT

from .helpers import config_of, read_memories


def thing(**fields: object) -> SimpleNamespace:
    """An object with these attributes and no others."""
    return SimpleNamespace(**fields)


class Node:
    """A node that gives its text by a method."""

    node_id = "n1"

    def get_content(self) -> str:
        return "tea"


class Page:
    """A page of a client: iterates over names and values, holds the items in `data`."""

    def __init__(self, data: list[object]) -> None:
        self.data = data

    def __iter__(self) -> Any:
        return iter([("data", self.data), ("has_more", False)])


class Table:
    """A table as pandas has it: iterated, it gives the names of its columns."""

    def __init__(self, records: list[dict[str, object]]) -> None:
        self.records = records

    @property
    def columns(self) -> list[str]:
        return list(self.records[0])

    def __iter__(self) -> Any:
        return iter(self.columns)

    def to_dict(self, orient: str) -> list[dict[str, object]]:
        assert orient == "records"
        return self.records


class Model:
    """A model as pydantic has it: iterated, it gives names and values."""

    def __init__(self, **fields: object) -> None:
        self.__dict__.update(fields)

    def __iter__(self) -> Any:
        return iter(self.__dict__.items())

    def model_dump(self, **options: object) -> dict[str, object]:
        return dict(self.__dict__)


class Reply:
    """A reply as Elasticsearch's client has it: a dict in another object."""

    def __init__(self, body: Any) -> None:
        self.body = body

    def __getattr__(self, name: str) -> Any:
        return getattr(self.body, name)

    def __getitem__(self, key: str) -> Any:
        return self.body[key]

    def __iter__(self) -> Any:
        return iter(self.body)


class Record:
    """A row as asyncpg has it: iterated, it gives its values."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields

    def keys(self) -> Any:
        """The names of the columns."""
        return iter(self.fields)

    def __getitem__(self, name: str) -> object:
        return self.fields[name]

    def __iter__(self) -> Any:
        return iter(self.fields.values())


class NamedRow(Sequence[object]):
    """A row as SQLAlchemy has it: a sequence of values that have names."""

    def __init__(self, **fields: object) -> None:
        self.__dict__.update(fields)
        self._fields = tuple(fields)

    def __getitem__(self, place: Any) -> Any:
        return [getattr(self, name) for name in self._fields][place]

    def __len__(self) -> int:
        return len(self._fields)


class Array:
    """An array as numpy has it: its values, and the memory that they are in."""

    dtype = "<U3"

    def __init__(self, values: list[Any]) -> None:
        self.values = values
        self.data = memoryview(b"tea")

    def __iter__(self) -> Any:
        return iter(self.values)


class Series(Array):
    """A column as pandas has it: its values also have keys, by which it is read."""

    def keys(self) -> Any:
        """The labels of the values."""
        return [f"row {place}" for place in range(len(self.values))]

    def __getitem__(self, key: str) -> Any:
        return self.values[int(key.split()[1])]


class Buffer:
    """An iterable of texts over some memory, that does not say of what type."""

    def __init__(self, values: list[str]) -> None:
        self.data = memoryview("".join(values).encode())
        self.values = values

    def __iter__(self) -> Any:
        return iter(self.values)


class Answer(NamedTuple):
    """An answer as a named tuple."""

    status: str
    results: list[object]


def rows(factory: Any) -> list[Any]:
    """Rows of a real SQLite query."""
    connection = sqlite3.connect(":memory:")
    connection.row_factory = factory
    connection.execute("create table notes (id integer, text text, score real)")
    connection.execute("insert into notes values (7, 'tea', 0.5)")
    found = list(connection.execute("select id, text, score from notes"))
    connection.close()
    return found


CHROMA_QUERY = {
    "ids": [["a", "b"]],
    "documents": [["tea", None]],
    "metadatas": [[{"date": "2024-05-01"}, None]],
    "distances": [[0.25, 0.5]],
}
CHROMA_GET = {"ids": ["a"], "documents": ["tea"], "metadatas": [None]}

SHAPES: dict[str, tuple[Any, list[Found]]] = {
    "mem0, dict": (
        {
            "results": [
                {
                    "id": "m1",
                    "memory": "tea",
                    "score": 0.9,
                    "created_at": "2024-05-01T10:00:00Z",
                }
            ]
        },
        [Found("tea", "m1", 0.9, "2024-05-01")],
    ),
    "mem0, list": ([{"id": "m1", "memory": "tea"}], [Found("tea", "m1")]),
    "LangChain documents": (
        [thing(page_content="tea", metadata={"kind": "preference"}, id=None)],
        [Found("tea", kind="preference")],
    ),
    "LangChain pairs": (
        [(thing(page_content="tea", metadata={}), 0.5)],
        [Found("tea", score=0.5)],
    ),
    "LangGraph items": (
        [
            thing(
                value={"text": "tea"},
                key="k",
                namespace=("a",),
                score=0.5,
                created_at=datetime.datetime(2024, 5, 1, 9),
            )
        ],
        [Found("tea", "k", 0.5, "2024-05-01")],
    ),
    "LlamaIndex nodes": ([thing(node=Node(), score=0.5)], [Found("tea", "n1", 0.5)]),
    "Chroma query": (
        CHROMA_QUERY,
        [Found("tea", "a", -0.25, "2024-05-01")],
    ),
    "Chroma get": (CHROMA_GET, [Found("tea", "a")]),
    "Qdrant points": (
        thing(points=[thing(id=3, score=0.5, payload={"document": "tea"})]),
        [Found("tea", "3", 0.5)],
    ),
    "Letta passages": (
        thing(results=[thing(passage=thing(text="tea", id="p"), score=0.5)]),
        [Found("tea", "p", 0.5)],
    ),
    "Zep edges": (
        thing(edges=[thing(fact="tea", uuid="u", valid_at="2024-05-01")], nodes=[]),
        [Found("tea", "u", date="2024-05-01")],
    ),
    "OpenAI vector store": (
        Page([thing(file_id="f", score=0.5, content=[thing(type="text", text="tea")])]),
        [Found("tea", "f", 0.5)],
    ),
    "SQLite rows": (rows(None), [Found("tea")]),
    "SQLite named rows": (rows(sqlite3.Row), [Found("tea", "7", 0.5)]),
    "a list of ours": (UserList(["tea"]), [Found("tea")]),
    "a deque": (deque(["tea"]), [Found("tea")]),
    "a view": ({"a": "tea"}.values(), [Found("tea")]),
    "a set": ({"tea", "milk"}, [Found("milk"), Found("tea")]),
    "one dict": ({"text": "tea"}, [Found("tea")]),
    "one object": (thing(text="tea"), [Found("tea")]),
    "matches": ({"matches": [{"metadata": {"text": "tea"}}]}, [Found("tea")]),
    "one dict with lists": ({"text": "tea", "data": [1], "nodes": []}, [Found("tea")]),
    "one object with lists": (thing(text="tea", data=[1], edges=[2]), [Found("tea")]),
    "nothing": ({"results": None}, []),
    "Chroma without documents": (
        {"ids": [["a"]], "documents": None, "metadatas": [[{"text": "tea"}]]},
        [Found("tea", "a")],
    ),
    "Chroma, two queries": (
        {"ids": [["a"], ["b"]], "documents": [["tea"], ["milk"]]},
        [Found("tea", "a"), Found("milk", "b")],
    ),
    "mem0's payload": ([thing(id=1, payload={"data": "tea"})], [Found("tea", "1")]),
    "LangGraph's pages": ([thing(key="k", value={"data": "tea"})], [Found("tea", "k")]),
    "LangMem items": (
        [thing(key="k", value={"kind": "Memory", "content": {"content": "tea"}})],
        [Found("tea", "k", kind="Memory")],
    ),
    "Weaviate objects": (
        thing(objects=[thing(uuid="u", properties={"text": "tea"}, metadata=None)]),
        [Found("tea", "u")],
    ),
    "Elasticsearch hits": (
        {"hits": {"total": 1, "hits": [{"_id": "a", "_source": {"text": "tea"}}]}},
        [Found("tea", "a")],
    ),
    "Milvus": (
        [[{"id": 1, "distance": 0.5, "entity": {"text": "tea"}}]],
        [Found("tea", "1", -0.5)],
    ),
    "Azure search": (
        [{"@search.score": 0.5, "content": "tea"}],
        [Found("tea", score=0.5)],
    ),
    "Zep memory": (thing(facts=["tea"], messages=[]), [Found("tea")]),
    "a response with nodes": (
        thing(response="I see.", source_nodes=[thing(node=Node(), score=0.5)]),
        [Found("tea", "n1", 0.5)],
    ),
    "a table": (Table([{"text": "tea", "score": 0.5}]), [Found("tea", score=0.5)]),
    "a model": (Model(status="fine", results=[{"text": "tea"}]), [Found("tea")]),
    "a named tuple": (Answer("fine", [{"text": "tea"}]), [Found("tea")]),
    "score first": ([(0.5, thing(page_content="tea"))], [Found("tea", score=0.5)]),
    "passage, score, more": ([(thing(text="tea"), 0.5, {})], [Found("tea", score=0.5)]),
    "Elasticsearch's reply": (
        Reply(
            {"took": 3, "hits": {"hits": [{"_id": "a", "_source": {"text": "tea"}}]}}
        ),
        [Found("tea", "a")],
    ),
    "a reply without hits": (Reply({"took": 3, "hits": {"hits": []}}), []),
    "a reply that is one memory": (
        Reply({"id": "a", "text": "tea"}),
        [Found("tea", "a")],
    ),
    "a reply of a list": (Reply(["tea", "milk"]), [Found("tea"), Found("milk")]),
    "one SQLite named row": (rows(sqlite3.Row)[0], [Found("tea", "7", 0.5)]),
    "one row of asyncpg": (Record(id=7, text="tea"), [Found("tea", "7")]),
    "one row of SQLAlchemy": (NamedRow(id=7, text="tea"), [Found("tea", "7")]),
    "an array": (Array(["tea", "milk"]), [Found("tea"), Found("milk")]),
    "a column": (Series(["tea", "milk"]), [Found("tea"), Found("milk")]),
    "texts over memory": (Buffer(["tea", "milk"]), [Found("tea"), Found("milk")]),
    "a reranker": (
        {
            "results": [
                {"index": 0, "relevance_score": 0.9, "document": {"text": "tea"}}
            ]
        },
        [Found("tea", score=0.9)],
    ),
    "Typesense hits": (
        {"hits": [{"document": {"id": "7", "text": "tea"}, "text_match": 9}]},
        [Found("tea", "7")],
    ),
    "a blank field first": ([{"content": " ", "summary": "tea"}], [Found("tea")]),
}


@pytest.mark.parametrize("name", SHAPES)
def test_shapes_of_libraries_are_read(name: str) -> None:
    """Text, id, score, day and kind are found where the library keeps them."""
    answer, expected = SHAPES[name]
    found = [found_in(item) for item in answer_items(answer)]
    assert [it for it in found if it is not None] == expected


GRAPH = ("edges", "nodes", "episodes", "communities")
"""The lists of a graph, in the order in which they are read."""


@pytest.mark.parametrize("form", [dict, thing, Reply, Model])
@pytest.mark.parametrize("filled", [*product((False, True), repeat=4)], ids=repr)
@pytest.mark.parametrize("empty", [None, (), []], ids=repr)
def test_every_list_of_a_graph_is_read(
    form: Any, filled: tuple[bool, ...], empty: object
) -> None:
    """In order, whichever of them are empty; what is empty hides no other."""
    lists: dict[str, Any] = {
        name: [thing(summary=f"{name} {place}") for place in range(2)]
        if full
        else empty
        for name, full in zip(GRAPH, filled)
    }
    answer = form(lists) if form is Reply else form(**lists)
    expected = [f"{name} {n}" for name, it in lists.items() if it for n in range(2)]
    if expected or empty is not None:
        found = read_memories(answer, 9)
        assert [memory.text for memory in found.memories] == expected
        rest = sum(it.items for it in read_memories(answer, 1).outcomes)
        assert rest == max(0, len(expected) - 1)


@pytest.mark.parametrize("empty", [None, [], {}, (), ""], ids=repr)
@pytest.mark.parametrize("form", [dict, thing, Reply])
@pytest.mark.parametrize("name", WRAPPER_FIELDS)
def test_an_empty_field_hides_no_other(name: str, form: Any, empty: object) -> None:
    """Before it or behind it, the field that holds something is the one that counts."""
    for other in WRAPPER_FIELDS:
        fields = {name: empty, other: ["tea"]}
        answer = form(fields) if form is Reply else form(**fields)
        found = [memory.text for memory in read_memories(answer, 9).memories]
        assert found == ["tea"], other


@pytest.mark.parametrize("name", TEXT_FIELDS)
@pytest.mark.parametrize("form", [dict, thing])
def test_a_text_stands_in_a_field_or_one_object_deeper(name: str, form: Any) -> None:
    """Under each name of a text; the deeper object has id, day and kind as well."""
    assert found_in(form(**{name: "tea"})) == Found("tea")
    inner = form(text="tea", id="m1", date="2024-05-01", kind="goal")
    assert found_in(form(**{name: inner})) == Found(
        "tea", "m1", None, "2024-05-01", "goal"
    )


@pytest.mark.parametrize(
    "answer", [Reply({"took": 3, "timed_out": False}), Record(a="x")]
)
def test_names_and_columns_are_no_memories(answer: object) -> None:
    """Fields that nobody knows hold no text, and are no texts themselves."""
    assert read_memories(answer, 9).memories == ()


class Row(NamedTuple):
    """A row with names."""

    id: int
    body: str


def test_rows_give_their_longest_text() -> None:
    """A plain row has no names; a named tuple has."""
    assert found_in(("m-1", "Likes tea.")) == Found("Likes tea.")
    assert found_in((7, None, "tea")) == Found("tea")
    assert found_in((7, 8)) is None
    assert found_in(Row(7, "tea")) == Found("tea", "7")


@pytest.mark.parametrize("answer", [Model(status="fine", total=3), Answer("fine", [])])
def test_names_of_fields_are_no_memories(answer: object) -> None:
    """A record that holds no memories is reported, or empty."""
    retrieved = read_memories(answer, 3)
    assert retrieved.memories == ()
    assert retrieved.failure is None or type(retrieved.failure) is UnreadableAnswerError


def test_awaitables_among_items_are_no_memories() -> None:
    """They are closed, so that nothing warns of them later."""

    async def fetch() -> str:
        return "tea"

    retrieved = read_memories([fetch(), "milk"], 3)
    assert [memory.text for memory in retrieved.memories] == ["milk"]
    assert [it.reason for it in retrieved.outcomes] == [REASON_NO_TEXT]


@pytest.mark.parametrize("name", ["to_dicts", "to_pylist"])
def test_tables_of_other_libraries(name: str) -> None:
    """Each has a method of its own for its rows."""
    kind: Any = type("Frame", (), {"columns": ("text",), name: lambda it: ["tea"]})
    assert [memory.text for memory in read_memories(kind(), 3).memories] == ["tea"]


def test_an_item_without_a_document_is_told_of() -> None:
    """It was found, and there was nothing in it."""
    retrieved = read_memories({"ids": [["a", "b"]], "documents": None}, 3)
    assert [(it.rank, it.reason) for it in retrieved.outcomes] == [
        (0, REASON_NO_TEXT),
        (1, REASON_NO_TEXT),
    ]


@pytest.mark.parametrize(
    "day",
    [
        *("2024-13-01", "2024-00-10", "2024-02-32", "2024-01-011"),
        *("2025-02-29", "2025-02-30", "2025-04-31", "1900-02-29T10:00:00Z"),
        *("0000-01-01", "0001-01-01T00:00:00Z", "0000-12-31T19:00:00-05:00"),
        datetime.datetime.min,
        datetime.date.min,
    ],
    ids=str,
)
def test_what_is_no_day_is_not_shown(day: object) -> None:
    """No calendar has it, or no time is set; another field may have one."""
    assert found_in({"text": "tea", "date": day}) == Found("tea")
    other = {"text": "tea", "date": day, "metadata": {"date": "2024-02-29"}}
    assert found_in(other) == Found("tea", date="2024-02-29")


@given(st.dates(min_value=datetime.date(1, 1, 2)))
def test_every_day_of_the_calendar_is_read(day: datetime.date) -> None:
    """As a date, as a time, and as an ISO text of either."""
    noon = datetime.datetime(day.year, day.month, day.day, 12)
    for value in (day, noon, day.isoformat(), noon.isoformat()):
        assert found_in({"text": "tea", "date": value}) == Found(
            "tea", date=day.isoformat()
        )


class Unsayable:
    """A value that fails whatever it is asked for."""

    def __str__(self) -> str:
        raise RuntimeError("quagga")

    def __float__(self) -> float:
        raise RuntimeError("quagga")

    def __bool__(self) -> bool:
        raise RuntimeError("quagga")

    def isoformat(self) -> str:
        """Raises, too."""
        raise RuntimeError("quagga")


@pytest.mark.parametrize(
    "field, value",
    [
        *product(("id", "kind", "score", "date"), (10**5_000, -(10**5_000))),
        *product(("id", "kind", "score", "date", "expired_at"), (Unsayable(),)),
    ],
    ids=lambda it: it if isinstance(it, str) else type(it).__name__,
)
def test_what_stands_beside_a_text_costs_no_memory(field: str, value: object) -> None:
    """A field that cannot be read is left out; the text is good."""
    (memory,) = read_memories([{"text": "tea", field: value}], 3).memories
    assert (memory.text, memory.id, memory.score, memory.date) == ("tea", *[None] * 3)


@given(st.text(st.characters(exclude_categories=()), max_size=9))
@example("\ud800")
def test_ids_and_kinds_can_be_written(name: str) -> None:
    """The report is ready for JSON in any encoding, whatever a backend calls things."""
    found = found_in({"text": "tea", "id": name, "kind": name})
    assert found is not None and found.id is not None and found.id == found.kind
    found.id.encode()


def test_what_the_backend_calls_expired_is_left_out() -> None:
    """A fact that was superseded is not remembered."""
    old = thing(fact="coffee", expired_at="2024-05-01", uuid="u")
    retrieved = read_memories([old, thing(fact="tea", expired_at=None)], 3)
    assert [memory.text for memory in retrieved.memories] == ["tea"]
    assert [it.reason for it in retrieved.outcomes] == [REASON_EXPIRED]


@pytest.mark.parametrize(
    "nothing",
    [
        *(None, "", " ", "\u200b", False, 0, 0.0, float("nan"), Decimal("NaN"), (), {}),
        *("0001-01-01T00:00:00Z", datetime.datetime.min, "0000-12-31T19:00:00-05:00"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("field", EXPIRY_FIELDS)
def test_an_expiry_that_says_nothing_keeps_the_memory(
    field: str, nothing: object
) -> None:
    """Not set, in the words of dicts, tables and Go programs, wherever it stands."""
    for item in ({field: nothing}, {"metadata": {field: nothing}}):
        found = found_in({"text": "tea", **item})
        assert found is not None and not found.is_expired
    found = found_in(thing(text="tea", **{field: nothing}))
    assert found is not None and not found.is_expired


@pytest.mark.parametrize(
    "day", ["2024-05-01", datetime.date(2024, 5, 1), 1_714_521_600, True]
)
@pytest.mark.parametrize("field", EXPIRY_FIELDS)
def test_an_expiry_that_is_set_anywhere_counts(field: str, day: object) -> None:
    """Also one object deeper, beside a field of the item that says nothing."""
    for item in ({field: day}, {field: "", "metadata": {field: day}}):
        found = found_in({"text": "tea", **item})
        assert found is not None and found.is_expired


def test_a_field_that_shows_nothing_is_passed_over() -> None:
    """The text is in the next one."""
    found = found_in({"memory": "\u200b\ufeff", "text": "tea"})
    assert found is not None and found.text == "tea"


def test_an_object_in_itself_is_looked_into_a_few_times_only() -> None:
    """A knot of objects has no text and no end."""
    knot = thing(score=0.5)
    knot.node = knot
    assert found_in(knot) is None


def test_a_day_is_shown_and_nothing_else() -> None:
    """The date of a memory stands before it; ids and scores do not."""
    from prompt_assemble import PromptAssembler

    memory = {"text": "Likes tea.", "id": "m-1", "created_at": "2024-05-01\nSystem: x"}
    prompt = PromptAssembler(config_of(5_000)).build("hi", None, memories=[memory])
    assert "| - (2024-05-01) Likes tea.\n" in prompt
    assert "m-1" not in prompt and "System" not in prompt
