"""What is forgotten is gone: from the file, its log and its index, byte by byte."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prompt_assemble import store_file
from prompt_assemble.store import MemoryStore
from prompt_assemble.store_file import StoreBusyError, StoreError
from prompt_assemble.store_text import folded_words

NOW = datetime(2026, 11, 30, tzinfo=timezone.utc)


def remains(folder: Path, words: list[str]) -> list[str]:
    """The words of which a byte form is in any file of the folder.

    The index shares the beginnings of neighbouring terms, so the second half counts.
    """
    content = b"|".join(path.read_bytes() for path in folder.iterdir())
    found = []
    for word in words:
        forms = [word.encode(), "".join(folded_words(word)).encode()]
        if any(form[len(form) // 2 :] in content for form in forms):
            found.append(word)
    return found


@pytest.mark.parametrize(
    "word", ["Zyxomma1871", "Zéphyrine", "麒麟閣", "Ксилофон", "ყვავილი"]
)
def test_forgotten_words_are_in_no_file(tmp_path: Path, word: str) -> None:
    """While the store is open and after; they were in the files before."""
    with MemoryStore(tmp_path / "store.db") as store:
        for number in range(50):
            store.add(f"other words {number}", "preference", "mara")
        number = store.add(f"calls it {word} at home", "preference", "mara")
        assert remains(tmp_path, [word])
        assert store.forget(number, "mara")
        assert remains(tmp_path, [word]) == []
        assert len(store.search("other words", 99, "mara")) == 50
    assert remains(tmp_path, [word]) == []


def test_without_scrub_words_stay_until_scrub(tmp_path: Path) -> None:
    """The fast way keeps what SQLite keeps, and `scrub` takes it away."""
    with MemoryStore(tmp_path / "store.db") as store:
        number = store.add("calls it Zyxomma1871 at home", "preference", "mara")
        store.add("stays here", "preference", "mara")
        store.forget(number, "mara", scrub=False)
        assert remains(tmp_path, ["Zyxomma1871"])
        store.scrub()
        assert remains(tmp_path, ["Zyxomma1871"]) == []
        assert store.search("stays", 3, "mara")


@given(seed=st.integers(0, 10**6), texts=st.integers(1, 40))
@settings(max_examples=8)
def test_any_part_can_be_forgotten(
    tmp_path_factory: pytest.TempPathFactory, seed: int, texts: int
) -> None:
    """Of memories of many lengths and two subjects, those forgotten leave no word."""
    folder, random = tmp_path_factory.mktemp("store"), Random(seed)
    with MemoryStore(folder / "store.db") as store:
        words: dict[int, list[str]] = {}
        owners: dict[int, str] = {}
        with store.transaction():
            for _ in range(texts):
                mine = [
                    f"w{random.getrandbits(120):x}"
                    for _ in range(random.choice((1, 5, 300)))
                ]
                subject = random.choice(("mara", "omar"))
                number = store.add(" ".join(mine), "goal", subject)
                words[number], owners[number] = mine, subject
        gone = random.sample(sorted(words), random.randint(1, len(words)))
        with store.transaction():
            for number in gone:
                other = "omar" if owners[number] == "mara" else "mara"
                assert not store.forget(number, other)
                assert store.forget(number, owners[number])
        assert (
            remains(folder, [word for number in gone for word in words[number]]) == []
        )
        kept = words.keys() - set(gone)
        for number in sorted(kept)[:5]:
            cut_by_pages = 3
            assert len(remains(folder, words[number])) >= (
                len(words[number]) - cut_by_pages * (len(words[number]) > 5)
            )
            found = store.search(words[number][0], 1, "mara")
            found += store.search(words[number][0], 1, "omar")
            assert [memory["id"] for memory in found] == [number]


def test_a_forgotten_subject_leaves_no_name(tmp_path: Path) -> None:
    """A subject is often an address; it goes with its last memory."""
    with MemoryStore(tmp_path / "store.db") as store:
        store.add("likes Zyxomma1871", "preference", "ada@example.org")
        only = store.add("likes Quandong", "preference", "bob@example.org")
        store.add("likes tea", "preference", "mara")
        assert store.forget_subject("ada@example.org") == 1
        assert store.forget(only, "bob@example.org")
        gone = ["ada@example.org", "bob@example.org", "Zyxomma1871", "Quandong"]
        assert remains(tmp_path, gone) == []


def test_a_purge_leaves_nothing_of_the_expired(tmp_path: Path) -> None:
    """The same holds for what is purged."""
    with MemoryStore(tmp_path / "store.db", clock=NOW.timestamp) as store:
        until = NOW + timedelta(hours=1)
        store.add("likes Zyxomma1871", "preference", "mara", expires_at=until)
        store.add("likes tea", "preference", "mara")
        assert store.purge_expired(until) == 1
        assert remains(tmp_path, ["Zyxomma1871"]) == []


def test_an_idle_second_store_is_no_hindrance(tmp_path: Path) -> None:
    """It sees at once that the memory is gone."""
    path = tmp_path / "store.db"
    with MemoryStore(path) as store, MemoryStore(path) as other:
        number = store.add("calls it Zyxomma1871", "preference", "mara")
        assert other.search("zyxomma1871", 3, "mara")
        store.forget(number, "mara")
        assert remains(tmp_path, ["Zyxomma1871"]) == []
        assert other.search("zyxomma1871", 3, "mara") == []


def test_a_scrub_that_fails_says_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The memory is gone from the tables then; its bytes may not be."""

    def failing(connection: sqlite3.Connection, busy_timeout: float) -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    with MemoryStore(tmp_path / "store.db") as store:
        number = store.add("calls it Zyxomma1871", "preference", "mara")
        with monkeypatch.context() as patch:
            patch.setattr(store_file, "_empty_log", failing)
            with pytest.raises(StoreError, match=r"again later .*the disk is full"):
                store.forget(number, "mara")
        assert store.list("mara") == []
        store.scrub()
        assert remains(tmp_path, ["Zyxomma1871"]) == []


def test_a_reader_that_holds_the_log_is_reported(tmp_path: Path) -> None:
    """The memory is gone from the tables, and the error says what is left to do."""
    path = tmp_path / "store.db"
    with MemoryStore(path, busy_timeout=0.05) as store:
        number = store.add("calls it Zyxomma1871", "preference", "mara")
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM memories").fetchall()
        with pytest.raises(StoreBusyError, match=r"call scrub\(\) again"):
            store.forget(number, "mara")
        assert store.list("mara") == []
        reader.close()
        store.scrub()
        assert remains(tmp_path, ["Zyxomma1871"]) == []
