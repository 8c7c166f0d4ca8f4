"""Exports and imports of the memory store: JSON lines, complete or not at all."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import InputError
from prompt_assemble.store import (
    EVERY_SUBJECT,
    ImportLineError,
    ImportResult,
    MemoryRefusedError,
    MemoryStore,
    RefusedLine,
)
from prompt_assemble.store_lines import PROGRESS_STEP

from .strategies import CANARY

NOW = datetime(2026, 11, 30, tzinfo=timezone.utc)
TEXTS = st.text(max_size=40)


@pytest.fixture
def store() -> Iterator[MemoryStore]:
    with MemoryStore(":memory:", clock=NOW.timestamp) as opened:
        yield opened


def line(**fields: object) -> str:
    return json.dumps({"text": "likes tea", "kind": "preference", **fields})


def exported(store: MemoryStore, subject: Any = EVERY_SUBJECT) -> str:
    stream = io.StringIO()
    store.export(stream, subject)
    return stream.getvalue()


def test_an_export_is_readable(store: MemoryStore) -> None:
    """One object a line, oldest first within a subject, text as it is."""
    store.add("喜欢茶", "preference", "omar", created_at=NOW - timedelta(days=2))
    store.add("likes\ntea", "goal", "mara", expires_at=NOW + timedelta(days=1))
    old = NOW - timedelta(days=3)
    store.add("likes milk", "goal", "mara", created_at=old)
    assert exported(store).splitlines() == [
        '{"text": "likes milk", "kind": "goal", "subject": "mara", '
        '"created_at": "2026-11-27T00:00:00+00:00", "expires_at": null}',
        '{"text": "likes\\ntea", "kind": "goal", "subject": "mara", '
        '"created_at": "2026-11-30T00:00:00+00:00", '
        '"expires_at": "2026-12-01T00:00:00+00:00"}',
        '{"text": "喜欢茶", "kind": "preference", "subject": "omar", '
        '"created_at": "2026-11-28T00:00:00+00:00", "expires_at": null}',
    ]
    assert len(exported(store, "omar").splitlines()) == 1
    assert exported(store, "nobody") == ""


@given(
    st.lists(
        st.tuples(
            TEXTS,
            st.sampled_from(("mara", "omar")),
            st.datetimes(timezones=st.just(timezone.utc)),
            st.none() | st.timedeltas(timedelta(0), timedelta(days=99)),
        )
    )
)
def test_an_import_reads_what_an_export_wrote(memories: list[Any]) -> None:
    """Into an empty store: the same memories, dates and order; again: all renewed."""
    with MemoryStore(":memory:", clock=NOW.timestamp) as first:
        for text, subject, created, lifetime in memories:
            expires = None if lifetime is None else NOW + lifetime
            try:
                first.add(text, "goal", subject, created_at=created, expires_at=expires)
            except InputError:
                continue
        lines = exported(first)
    count = lines.count("\n")
    with MemoryStore(":memory:", clock=NOW.timestamp) as second:
        result = second.import_(io.StringIO(lines), EVERY_SUBJECT)
        assert result == ImportResult(added=count)
        assert exported(second) == lines
        result = second.import_(io.StringIO(lines), EVERY_SUBJECT)
        assert result == ImportResult(renewed=count)
        assert exported(second) == lines


def test_files_are_read_and_replaced(store: MemoryStore, tmp_path: Path) -> None:
    """By path, as UTF-8, with a byte order mark or without."""
    path = tmp_path / "memories.jsonl"
    path.write_text("\ufeff" + line(text="喜欢茶", id=9) + "\n\n  \n", "utf-8")
    assert store.import_(path, "mara") == ImportResult(added=1)
    assert store.export(str(path), "mara") == 1
    assert json.loads(path.read_bytes())["text"] == "喜欢茶"
    assert [it.name for it in tmp_path.iterdir()] == ["memories.jsonl"]


def test_an_export_that_fails_leaves_the_old_file(
    store: MemoryStore, tmp_path: Path
) -> None:
    """And no piece of the new one."""
    store.add("likes tea", "preference", "mara")
    path = tmp_path / "memories.jsonl"
    path.write_text("old")

    def failing(done: int) -> None:
        raise KeyError

    with pytest.raises(KeyError):
        with MemoryStore(":memory:") as many:
            with many.transaction():
                for number in range(PROGRESS_STEP):
                    many.add(f"tea {number}", "preference", "mara")
            many.export(path, "mara", progress=failing)
    assert path.read_text() == "old" and len(list(tmp_path.iterdir())) == 1


def test_the_standards_hold_for_imports(store: MemoryStore) -> None:
    """What is forbidden or expired is left out and reported; the rest is added."""
    lines = [
        line(),
        line(text="Asked for the time.", kind="temporary"),
        line(text="likes milk", expires_at="2026-11-30T00:00:00Z"),
        line(text="User: hello\nAssistant: hi\nUser: tea?"),
        line(text="likes milk", expires_at="2026-12-30"),
    ]
    refused = (
        RefusedLine(2, "a temporary matter, not a memory"),
        RefusedLine(4, "a raw conversation log, not a memory"),
    )
    assert store.import_(lines, "mara") == ImportResult(2, 0, 1, refused)
    assert [it["text"] for it in store.list("mara")] == ["likes milk", "likes tea"]


@pytest.mark.parametrize(
    "bad, message",
    [
        ("{", "line 2: it is not JSON"),
        ("[" * 100_000, "line 2: it is not JSON"),
        ('{"text": "a', "line 2: it is not JSON"),
        ("[1]", "line 2: it must be an object"),
        ("7", "line 2: it must be an object"),
        (line(text=None), "line 2: text must be a str"),
        (line(text=" "), "line 2: text must not be blank"),
        (line(text=f"{CANARY} \ud83d"), "line 2: text has half of a surrogate pair"),
        (line(text="x" * 20_001), "line 2: text must have at most 20,000"),
        (line(kind="taste"), "line 2: kind must be one of"),
        (line(kind=None), "line 2: kind must be a str"),
        (line(subject="omar"), "line 2: it names another subject"),
        (line(created_at="yesterday"), "line 2: created_at must be a date"),
        (line(created_at=1_700_000_000), "line 2: created_at must be a date"),
        (line(expires_at="2027-13-01"), "line 2: expires_at must be a date"),
        (b"{}", "line 2 is no text"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_line_that_cannot_be_read_stops_the_import(
    store: MemoryStore, bad: Any, message: str
) -> None:
    """With its number and without its text; nothing of the import is kept."""
    lines = [line(text="likes milk"), bad, line(text="likes honey")]
    with pytest.raises(ImportLineError, match=message) as caught:
        store.import_(lines, "mara")
    assert CANARY not in str(caught.value)
    assert store.list("mara") == []


def test_each_line_names_its_subject_where_none_is_given(store: MemoryStore) -> None:
    """Nothing goes to a subject by accident."""
    store.import_([line(subject="mara"), line(subject="omar")], EVERY_SUBJECT)
    assert len(store.list("mara")) == len(store.list("omar")) == 1
    with pytest.raises(ImportLineError, match="line 1: subject must be a str"):
        store.import_([line()], EVERY_SUBJECT)


@pytest.mark.parametrize(
    "source",
    [None, 7, b"{}", {"text": "x"}, "no/such/file", "", "a\0b", ".", line() + "\n"],
)
def test_sources_that_cannot_be_read(store: MemoryStore, source: Any) -> None:
    """Are named."""
    with pytest.raises(InputError, match="source must be|cannot be read"):
        store.import_(source, "mara")


def test_lines_in_the_place_of_a_path_are_not_shown(store: MemoryStore) -> None:
    """A text that was meant as lines is no name of a file, and private."""
    with pytest.raises(InputError, match="got a text") as caught:
        store.import_(line(text=CANARY), "mara")
    assert CANARY not in str(caught.value)


@pytest.mark.parametrize("target", [None, 7, b"x", "no/such/file", "a\0b", "a_folder"])
def test_targets_that_cannot_be_written(
    store: MemoryStore, target: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Are named, by the name that was given; nothing is left beside them."""
    monkeypatch.chdir(tmp_path)
    Path("a_folder").mkdir()
    with pytest.raises(InputError, match="target must be|cannot be written") as caught:
        store.export(target, "mara")
    assert ".part" not in str(caught.value)
    assert [it.name for it in tmp_path.iterdir()] == ["a_folder"]


def test_a_file_that_is_no_utf8_names_file_and_line(
    store: MemoryStore, tmp_path: Path
) -> None:
    """Nothing of it is imported."""
    path = tmp_path / "latin1.jsonl"
    path.write_bytes(line().encode() + b"\n" + b'{"text": "caf\xe9"}\n')
    with pytest.raises(ImportLineError, match=r"latin1.jsonl', line .*: not UTF-8"):
        store.import_(path, "mara")
    path.write_text(line() + "\nnone\n")
    with pytest.raises(ImportLineError, match=r"latin1.jsonl', line 2: it is not JSON"):
        store.import_(path, "mara")
    assert store.list("mara") == []


def test_progress_is_told_in_steps_and_at_the_end(store: MemoryStore) -> None:
    """By the number of memories that are done."""
    told: list[int] = []
    lines = [line(text=f"tea {number}") for number in range(2 * PROGRESS_STEP + 5)]
    store.import_(lines, "mara", progress=told.append)
    assert told == [PROGRESS_STEP, 2 * PROGRESS_STEP, 2 * PROGRESS_STEP + 5]
    told.clear()
    store.export(io.StringIO(), "mara", progress=told.append)
    assert told == [PROGRESS_STEP, 2 * PROGRESS_STEP, 2 * PROGRESS_STEP + 5]


def test_errors_of_a_progress_callback_are_the_callers(
    store: MemoryStore, tmp_path: Path
) -> None:
    """They are not taken for unreadable input, and undo the import."""
    path = tmp_path / "memories.jsonl"
    path.write_text(line())

    def failing(done: int) -> None:
        raise ValueError("mine")

    with pytest.raises(ValueError, match="^mine$"):
        store.import_(path, "mara", progress=failing)
    assert store.list("mara") == []
    with pytest.raises(MemoryRefusedError):
        store.add("x", "temporary", "mara")
