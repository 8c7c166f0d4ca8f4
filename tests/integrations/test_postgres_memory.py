"""examples/postgres_memory.py on a real server, next to MemoryStore."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from types import ModuleType
from typing import Any

import pytest

from prompt_assemble import InputError, PromptAssembler
from prompt_assemble.store import (
    EVERY_SUBJECT,
    ImportLineError,
    ImportResult,
    MemoryRefusedError,
    MemoryStore,
)

from ..example_runs import example_module
from ..test_store import FACTS

HOUR = timedelta(hours=1)


@pytest.fixture(scope="module")
def example(package: Callable[[str], ModuleType], postgres: str) -> Any:
    """The module, with its table made and a role for workers."""
    psycopg = package("psycopg")
    package("psycopg_pool")
    module = example_module("postgres_memory.py")
    with psycopg.connect(postgres) as connection:
        connection.execute("DROP TABLE IF EXISTS memories")
        connection.execute("DROP ROLE IF EXISTS worker")
        connection.execute("CREATE ROLE worker LOGIN")
    module.create_tables(postgres, worker_role="worker")
    module.create_tables(postgres, worker_role="worker")  # again: no change
    return module


@pytest.fixture
def worker(postgres: str) -> str:
    """The address for a worker, who is neither superuser nor owner."""
    return postgres.replace("user=postgres", "user=worker")


@pytest.fixture
def memory(example: Any, worker: str) -> Iterator[Any]:
    with example.PostgresMemory(worker) as opened:
        for subject in ("mara", "omar", "Mara"):
            opened.forget_subject(subject)
        yield opened


def texts(found: list[dict[str, Any]]) -> list[str]:
    return [it["text"] for it in found]


def test_a_memory_comes_back_as_it_was_given(memory: Any) -> None:
    """With the fields of MemoryStore."""
    made = datetime(2026, 11, 30, 8, 0, 0, 123_456, timezone(timedelta(hours=9)))
    until = datetime(2999, 1, 1, tzinfo=timezone.utc)
    number = memory.add("Likes tea.", "goal", "mara", created_at=made, expires_at=until)
    assert memory.get(number, "mara") == {
        "id": number,
        "text": "Likes tea.",
        "kind": "goal",
        "subject": "mara",
        "created_at": "2026-11-29T23:00:00.123456+00:00",
        "expires_at": "2999-01-01T00:00:00+00:00",
    }


def test_a_turn_takes_a_searcher_as_its_backend(memory: Any) -> None:
    """Id, score and date are read."""
    number = memory.add("Mara likes paperbacks.", "preference", "mara")
    prompt = PromptAssembler(strict=True).assemble(
        "Which paperbacks did I like?", memory.searcher("mara"), memory="always"
    )
    (outcome,) = prompt.report.memories
    assert (outcome.kept, outcome.id) == (True, str(number))
    assert outcome.score is not None and outcome.score > 0


@pytest.mark.parametrize(
    "query",
    [
        "What is the name of my dog again? I forgot what it was called",
        "WO IST DIE KONIGSTRASSE?",
        "Какой ее любимый зеленый чай?",
        "绿茶",
        "茶",
        "ミケ",
        "고양이",
        "ข้าวผัด",
        "القَهْوَة",
        "☕",
        "What is it?",
        "nothing of it",
        "' | 'tea':* & !x \\ \0 \ud83d §1",
        "",
        "x" * 1_000_000,
    ],
    ids=lambda query: repr(query[:20]),
)
def test_it_finds_what_a_memory_store_finds(memory: Any, query: str) -> None:
    """The same memories, the best one first."""
    with MemoryStore(":memory:") as store:
        for text in FACTS:
            store.add(text, "conclusion", "mara")
            memory.add(text, "conclusion", "mara")
        expected = [it["text"] for it in store.search(query, 9, "mara")]
    found = texts(memory.search(query, 9, "mara"))
    assert sorted(found) == sorted(expected) and found[:1] == expected[:1]


def test_subjects_do_not_see_each_other(memory: Any) -> None:
    """By no call, and not in the scores."""
    mine = memory.add("likes green tea", "preference", "mara")
    alone = memory.search("green tea", 9, "mara")
    other = memory.add("likes green tea", "preference", "Mara")
    memory.add("green tea, green tea", "preference", "omar")
    assert memory.search("green tea", 9, "mara") == alone
    assert [it["id"] for it in memory.list("mara")] == [mine]
    assert memory.get(other, "mara") is None and not memory.forget(other, "mara")
    assert memory.forget_subject("omar") == 1 and memory.get(other, "Mara")


def test_the_server_itself_keeps_subjects_apart(
    memory: Any, worker: str, postgres: str, package: Callable[[str], ModuleType]
) -> None:
    """A query that forgets its condition sees the rows of the named subject at most."""
    memory.add("likes tea", "preference", "mara")
    memory.add("likes milk", "preference", "omar")
    everything = "SELECT text FROM memories"
    with package("psycopg").connect(worker) as connection:
        assert connection.execute(everything).fetchall() == []
        connection.execute("SELECT set_config('prompt_assemble.subject', 'mara', true)")
        assert connection.execute(everything).fetchall() == [("likes tea",)]
        insert = "UPDATE memories SET subject = 'omar'"
        with pytest.raises(package("psycopg").errors.InsufficientPrivilege):
            connection.execute(insert)


def test_the_same_fact_again_renews_its_date(memory: Any) -> None:
    """From many threads too, there is one; what is older changes nothing."""
    long_ago = datetime(2020, 1, 1, tzinfo=timezone.utc)
    with ThreadPoolExecutor(8) as pool:
        numbers = set(
            pool.map(lambda n: memory.add("Likes  TEA", "goal", "mara"), range(40))
        )
    (number,) = numbers
    (before,) = memory.list("mara")
    assert memory.add("likes tea", "identity", "mara", created_at=long_ago) == number
    assert memory.list("mara") == [before]
    assert memory.add("likes tea", "identity", "mara") == number
    (after,) = memory.list("mara")
    assert after["kind"] == "identity" and after["text"] == "Likes  TEA"
    assert after["created_at"] > before["created_at"]


def test_what_is_expired_is_not_found_and_can_be_purged(
    memory: Any, postgres: str, package: Callable[[str], ModuleType]
) -> None:
    """By any subject at once."""
    later = datetime.now(timezone.utc) + HOUR
    number = memory.add("likes tea", "preference", "mara", expires_at=later)
    stays = memory.add("drinks tea", "preference", "mara")
    assert memory.purge_expired() == 0
    with package("psycopg").connect(postgres) as connection:
        connection.execute(
            "UPDATE memories SET expires_at = now() WHERE id = %s", (number,)
        )
    assert memory.get(number, "mara") is None
    assert [it["id"] for it in memory.list("mara")] == [stays]
    assert [it["id"] for it in memory.search("tea", 9, "mara")] == [stays]
    assert memory.purge_expired(later) == 1


def test_exports_go_from_one_to_the_other(memory: Any) -> None:
    """From a file to the server and back: the way to grow out of one machine."""
    with MemoryStore(":memory:") as store:
        store.add("likes tea", "preference", "mara")
        store.add("喜欢茶", "goal", "omar")
        lines = io.StringIO()
        store.export(lines, EVERY_SUBJECT)
        source = lines.getvalue().splitlines()
        assert memory.import_(source, EVERY_SUBJECT) == ImportResult(added=2)
        assert memory.import_(source, EVERY_SUBJECT) == ImportResult(renewed=2)
        back = io.StringIO()
        assert memory.export(back, EVERY_SUBJECT) == 2
        assert sorted(back.getvalue().splitlines()) == sorted(source)
        assert memory.export(io.StringIO(), "omar") == 1
        assert store.import_(back.getvalue().splitlines(), EVERY_SUBJECT).renewed == 2


def test_an_import_is_all_or_nothing(memory: Any) -> None:
    """A line that cannot be read undoes those before it."""
    good = '{"text": "likes tea", "kind": "goal"}'
    with pytest.raises(ImportLineError, match="line 2: it is not JSON"):
        memory.import_([good, "{"], "mara")
    assert memory.list("mara") == []
    refused = '{"text": "it rains", "kind": "temporary"}'
    assert memory.import_([good, refused], "mara").refused[0].line == 2


def test_values_that_cannot_be_stored(memory: Any) -> None:
    """The rules are those of MemoryStore."""
    with pytest.raises(MemoryRefusedError):
        memory.add("it rains", "temporary", "mara")
    past = datetime(2020, 1, 1, tzinfo=timezone.utc)
    wrong: list[dict[str, Any]] = [
        {"text": " "},
        {"text": "a\0b"},
        {"text": "\ud83d"},
        {"text": "x" * 10_000_000},
        {"subject": ""},
        {"kind": "taste"},
        {"expires_at": past},
        {"expires_at": datetime(2999, 1, 1)},
        {"created_at": datetime(2020, 1, 1)},
    ]
    for change in wrong:
        good = {"text": "likes tea", "kind": "goal", "subject": "mara"}
        with pytest.raises(InputError):
            memory.add(**{**good, **change})
    assert memory.list("mara") == []


def test_the_longest_memory_is_stored_and_found(memory: Any) -> None:
    """Within the limits of the server's text search."""
    memory.add("長い" * 9_000 + "終点", "goal", "mara")
    memory.add("x" * 19_000 + " last", "goal", "mara")
    for query in ("終点", "last"):
        assert len(memory.search(query, 3, "mara")) == 1


def test_scrub_needs_the_owner(memory: Any, example: Any, postgres: str) -> None:
    """Who rewrites the table; what was forgotten is gone from it then."""
    number = memory.add("likes tea", "preference", "mara")
    assert memory.forget(number, "mara")
    with example.PostgresMemory(postgres) as owner:
        owner.scrub()
        assert owner.search("tea", 3, "mara") == []
