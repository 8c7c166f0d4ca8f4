"""Files that MemoryStore cannot use: each is a clear error and stays as it is."""

from __future__ import annotations

import io
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import prompt_assemble
from prompt_assemble import InputError, PromptAssembleError, store_file
from prompt_assemble.store import EVERY_SUBJECT, MemoryStore
from prompt_assemble.store_file import (
    MIGRATIONS,
    StoreBusyError,
    StoreError,
    StoreFile,
)

from .strategies import CANARY

SOURCE = Path(prompt_assemble.__file__).parents[1]
NOBODY = 65_534


def made_store(path: Path, memories: int = 200) -> Path:
    with MemoryStore(path) as store, store.transaction():
        for number in range(memories):
            store.add(f"{CANARY} likes tea number {number}", "preference", "mara")
    return path


def content_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def in_a_process(code: str, *arguments: object) -> str:
    """What Python code prints in a process of its own, which must end well."""
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def other_program(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE memories (id, text)")
    connection.execute("INSERT INTO memories VALUES (1, 'mine')")
    connection.commit()
    connection.close()


def of_version(version: int) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        made_store(path)
        connection = sqlite3.connect(path)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.close()

    return make


def cut_to(share: float) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        made_store(path)
        content = path.read_bytes()
        path.write_bytes(content[: int(len(content) * share)])

    return make


def without_table(name: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        made_store(path)
        connection = sqlite3.connect(path)
        connection.execute(f"DROP TABLE {name}")
        connection.close()

    return make


def overwritten(first: int, last: int) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        made_store(path)
        content = bytearray(path.read_bytes())
        content[first:last] = b"\xa5" * (last - first)
        path.write_bytes(content)

    return make


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda path: path.write_text("my notes\n" * 50), "is not a memory store"),
        (lambda path: path.write_bytes(b"SQLite format 3\0"), "is not a memory store"),
        (lambda path: path.write_bytes(bytes(8_192)), "is not a memory store"),
        (other_program, "an SQLite file of another program"),
        (of_version(len(MIGRATIONS) + 1), "update prompt-assemble-safe"),
        (of_version(2**31 - 1), "schema version 2147483647"),
        (cut_to(0.5), "is damaged"),
        (cut_to(0.01), "is damaged"),
        (overwritten(0, 60), "is not a memory store"),
        (overwritten(100, 4_096), "is damaged"),
        (without_table("terms"), "is damaged"),
    ],
)
def test_files_that_are_no_store_of_ours(
    tmp_path: Path, make: Callable[[Path], object], message: str
) -> None:
    """The message says what it is; no byte of it changes, no file comes beside it."""
    path = tmp_path / "store.db"
    make(path)
    before = content_of(tmp_path)
    with pytest.raises(StoreError, match=message) as caught:
        MemoryStore(path)
    assert CANARY not in str(caught.value) and str(path) in str(caught.value)
    assert content_of(tmp_path) == before


def exercise(path: Path) -> None:
    """A bit of everything that a store does."""
    with MemoryStore(path) as store:
        store.search("tea number 17", 5, "mara")
        store.list("mara")
        number = store.add("drinks milk", "preference", "omar")
        store.forget(number, "omar")
        store.forget_subject("mara")


@given(seed=st.integers(0, 10**9))
@settings(max_examples=60)
def test_any_damage_is_our_error_or_none(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    """Bytes that were overwritten anywhere give a `StoreError` without contents.

    SQLite has no checksums: a letter that changed within a text cannot be noticed.
    """
    folder, random = tmp_path_factory.mktemp("damage"), Random(seed)
    path = folder / "store.db"
    shutil.copy(sample_store(tmp_path_factory), path)
    content = bytearray(path.read_bytes())
    for _ in range(random.choice((1, 3, 50))):
        at = random.randrange(len(content))
        length = random.choice((1, 1, 8, 400))
        content[at : at + length] = random.randbytes(len(content[at : at + length]))
    path.write_bytes(content)
    try:
        exercise(path)
    except StoreError as error:
        assert CANARY not in str(error)


_samples: list[Path] = []


def sample_store(factory: pytest.TempPathFactory) -> Path:
    if not _samples or not _samples[0].exists():
        _samples[:] = [made_store(factory.mktemp("sample") / "store.db")]
    return _samples[0]


def test_text_that_is_no_utf8_is_damage(tmp_path: Path) -> None:
    """The message of SQLite would quote the text; ours does not, nor its cause."""
    path = made_store(tmp_path / "store.db", 1)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE memories SET text = CAST(x'7175616767FF' AS TEXT)")
    connection.commit()
    connection.close()
    with MemoryStore(path) as store:
        with pytest.raises(StoreError, match="is damaged") as caught:
            store.list("mara")
    assert caught.value.__cause__ is None and "quagg" not in str(caught.value)


@pytest.mark.parametrize("value", ["x'00ff'", "1e300", "9e18"])
@pytest.mark.parametrize(
    "column",
    [
        "memories.text",
        "memories.kind",
        "memories.created_at",
        "memories.expires_at",
        "subjects.terms",
        "subjects.memories",
        "subjects.name",
    ],
)
def test_values_of_wrong_types_are_damage(
    tmp_path: Path, column: str, value: str
) -> None:
    """SQLite takes any type in any column; each call says what is wrong, or works."""
    path = made_store(tmp_path / "store.db", 1)
    connection = sqlite3.connect(path)
    table, name = column.split(".")
    connection.execute(f"UPDATE {table} SET {name} = {value}")
    connection.commit()
    connection.close()
    errors = 0
    with MemoryStore(path) as store:
        calls: list[Callable[[], object]] = [
            lambda: store.list("mara"),
            lambda: store.search("tea", 3, "mara"),
            lambda: store.export(io.StringIO(), EVERY_SUBJECT),
            lambda: store.add("likes milk", "preference", "mara"),
            lambda: store.forget_subject("mara"),
        ]
        for call in calls:
            try:
                call()
            except StoreError as error:
                assert "is damaged" in str(error)
                errors += 1
    is_written_as_text = column.endswith(("text", "name")) and value != "x'00ff'"
    is_a_possible_total = column.startswith("subjects") and value == "9e18"
    assert errors or is_written_as_text or is_a_possible_total


@pytest.mark.parametrize(
    "name, error, message",
    [
        ("no/such/folder/store.db", StoreError, "does not exist; make it first"),
        (".", StoreError, "is a folder"),
        ("", InputError, "path must be the name of a file"),
        ("  ", InputError, "path must be the name of a file"),
        ("a\0b", InputError, "path must be the name of a file"),
        (b"store.db", InputError, "path must be a str or a path"),
        (None, InputError, "path must be a str or a path"),
        (7, InputError, "path must be a str or a path"),
    ],
)
def test_paths_where_no_file_can_be(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: object,
    error: type[Exception],
    message: str,
) -> None:
    """Each is refused before anything is made."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(error, match=message):
        MemoryStore(name)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["file:x?mode=memory", "ключ 鍵 %20 #1?.db", "-"])
def test_names_of_files_are_just_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Nothing in them is read as an address or an option."""
    monkeypatch.chdir(tmp_path)
    made_store(Path(name), 1)
    assert (tmp_path / name).stat().st_size > 0


OPEN_AS_NOBODY = """
import os, sys
from prompt_assemble.store import EVERY_SUBJECT, MemoryStore
from prompt_assemble.store_file import StoreError
if os.getuid() == 0:
    os.setgid(%d)
    os.setuid(%d)
try:
    with MemoryStore(sys.argv[1]) as store:
        store.add("likes tea", "preference", "mara")
except StoreError as error:
    print(error)
""" % (NOBODY, NOBODY)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="needs users of POSIX")
@pytest.mark.parametrize(
    "file_mode, folder_mode, message",
    [
        (0o444, 0o777, "is read-only"),
        (0o666, 0o555, "read-only|cannot be opened for writing"),
        (0o000, 0o777, "cannot be read: Permission denied"),
    ],
)
def test_what_may_not_be_written_is_an_error(
    file_mode: int,
    folder_mode: int,
    message: str,
) -> None:
    """File or folder; nothing in them changes. Run as a user without privileges."""
    folder = Path(tempfile.mkdtemp())  # where other users may look
    path = made_store(folder / "store.db")
    path.chmod(file_mode)
    folder.chmod(folder_mode)
    before = content_of(folder) if os.getuid() == 0 else {}
    try:
        said = in_a_process(OPEN_AS_NOBODY, path)
        assert re.search(message, said), said
        assert not before or content_of(folder) == before
    finally:
        folder.chmod(0o777)
        shutil.rmtree(folder)


FILL_UP = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
from prompt_assemble.store import EVERY_SUBJECT, MemoryStore
from prompt_assemble.store_file import StoreError
added = 0
with MemoryStore(sys.argv[1]) as store:
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
    try:
        for number in range(5_000):
            store.add(f"likes tea number {number}", "preference", "omar")
            added += 1
    except StoreError as error:
        print(error)
print(added)
"""


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """Here a limit of the process: what was committed stays, the error is clear."""
    pytest.importorskip("resource", reason="needs limits of POSIX")
    path = made_store(tmp_path / "store.db")
    message, added = in_a_process(FILL_UP, path).splitlines()
    assert "nothing was changed" in message
    with MemoryStore(path) as store:
        assert len(store.list("mara")) == 200
        assert len(store.list("omar")) == int(added) > 0
        store.add("there is room again", "conclusion", "omar")


def test_a_full_disk(tmp_path: Path) -> None:
    """As SQLite reports it: the whole transaction is undone, the store goes on."""
    path = made_store(tmp_path / "store.db")
    with MemoryStore(path) as store:
        before = store.list("mara")
        with store._file.writing() as connection:
            connection.execute("PRAGMA max_page_count = 1")  # no more than now
        with pytest.raises(StoreError, match="the disk is full; nothing was changed"):
            with store.transaction():
                for number in range(3_000):
                    store.add(f"likes milk number {number}", "preference", "mara")
        assert store.list("mara") == before
        assert store.search("milk", 3, "mara") == []


def test_a_failed_step_that_was_caught_undoes_the_transaction(tmp_path: Path) -> None:
    """A memory cannot be in the table and not in the index."""
    path = made_store(tmp_path / "store.db", 1)
    with MemoryStore(path) as store:
        with pytest.raises(StoreError, match="nothing of this transaction was kept"):
            with store.transaction():
                store.add("likes milk", "preference", "mara")
                with store._file.writing() as connection:
                    connection.execute("ALTER TABLE terms RENAME TO moved")
                with pytest.raises(StoreError):
                    store.add("likes honey", "preference", "mara")
        assert [it["text"] for it in store.list("mara")] == [
            f"{CANARY} likes tea number 0"
        ]


def test_a_writer_that_does_not_end_is_an_error(tmp_path: Path) -> None:
    """Reading goes on, writing says who waits for what."""
    path = made_store(tmp_path / "store.db", 1)
    with MemoryStore(path) as writer, MemoryStore(path, busy_timeout=0.05) as store:
        with writer.transaction():
            writer.add("likes milk", "preference", "mara")
            assert len(store.search("tea", 3, "mara")) == 1
            with pytest.raises(StoreBusyError, match="more than 0.05 s; try again"):
                store.add("likes honey", "preference", "mara")
        store.add("likes honey", "preference", "mara")
        assert len(store.list("mara")) == 3


def test_a_python_without_full_text_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Says so when a store is made."""
    monkeypatch.setattr(
        store_file,
        "SCHEMA",
        ["CREATE VIRTUAL TABLE terms USING fts5_is_missing (held)"],
    )
    with pytest.raises(StoreError, match="has no FTS5; use another one"):
        MemoryStore(tmp_path / "store.db")


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """Step by step, with its memories; a step that fails leaves the file as it was."""
    path = made_store(tmp_path / "store.db", 3)

    def new_column(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE memories ADD COLUMN source TEXT")

    def failing(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE memories")
        raise sqlite3.OperationalError("disk I/O error")

    before = content_of(tmp_path)
    with pytest.raises(StoreError, match="nothing was changed"):
        StoreFile(path, 1.0, (*MIGRATIONS, failing))
    assert content_of(tmp_path) == before
    file = StoreFile(path, 1.0, (*MIGRATIONS, new_column))
    with file.reading() as connection:
        rows = connection.execute("SELECT source FROM memories").fetchall()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    file.close()
    assert rows == [(None,)] * 3 and version == len(MIGRATIONS) + 1
    with pytest.raises(StoreError, match="update prompt-assemble-safe"):
        MemoryStore(path)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_store_does_not_cross_a_fork(tmp_path: Path) -> None:
    """SQLite forbids it; the child is told, and the parent's store is unharmed."""
    code = """
import os, sys
from prompt_assemble.store import EVERY_SUBJECT, MemoryStore
from prompt_assemble.store_file import StoreError
store = MemoryStore(sys.argv[1])
store.add("likes tea", "preference", "mara")
if not os.fork():
    try:
        store.add("likes milk", "preference", "mara")
    except StoreError as error:
        print(error, flush=True)
    store.close()
    os._exit(0)
os.wait()
store.add("likes honey", "preference", "mara")
print(len(store.list("mara")))
store.close()
"""
    said = in_a_process(code, tmp_path / "store.db").splitlines()
    assert "before this process was forked" in said[0] and said[1] == "2"


def test_errors_of_the_store_are_errors_of_the_library() -> None:
    """One `except` is enough."""
    assert issubclass(StoreError, PromptAssembleError)
    assert issubclass(StoreBusyError, StoreError)
