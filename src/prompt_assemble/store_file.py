"""The file of the memory store: opening it, transactions, erasure, and what goes wrong.

It makes sure that the file is a store of this library before anything is written,
brings an older one up to date, and says in plain words what SQLite found wrong. It does
not know what a memory is, beyond the statements that make empty tables for them.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from time import monotonic, sleep

from .checks import shown
from .errors import InputError, PromptAssembleError
from .store_tables import SCHEMA, MalformedRowError

APPLICATION_ID = 0x50414D31
"""Marks the file as a store of this library ("PAM1" at byte 68)."""

IN_MEMORY = ":memory:"
"""The path of a store that is gone when it is closed."""

WAL_LENGTH = 16 * 1024 * 1024
"""Bytes that the log beside the file keeps at most once it has been written back."""

WAIT = 0.01
"""Seconds between attempts where SQLite does not wait by itself."""

_MAGIC = b"SQLite format 3\0"
_HEADER_LENGTH = 100

Migration = Callable[[sqlite3.Connection], None]


class StoreError(PromptAssembleError):
    """The file of a store cannot be used; the message says why, and what to do."""


class StoreBusyError(StoreError):
    """Other processes held the file for longer than `busy_timeout`; try again."""


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in SCHEMA:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


MIGRATIONS: tuple[Migration, ...] = (_make_tables,)
"""What brings a file of schema version N to N + 1; an empty file has version 0."""


class StoreFile:
    """An open file: one connection, for one thread at a time, in this process alone.

    `reading` and `writing` give the connection inside a transaction. One within another
    joins it; if it fails there, the outer one is undone as a whole, even if the
    exception was caught in between.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        busy_timeout: float,
        migrations: Sequence[Migration] = MIGRATIONS,
    ) -> None:
        self.name = _path_of(path)
        self._busy_timeout = busy_timeout
        self._lock = RLock()
        self._depth = 0
        self._must_undo = False
        self._scrub_due = False
        self._process = os.getpid()
        self._connection: sqlite3.Connection | None = None
        _check_header(self.name, len(migrations))
        connection = self._connect()
        try:
            with self._explained():
                _set_up(connection, self.name, busy_timeout, migrations)
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        """Close the file. Again: nothing happens."""
        if self._process != os.getpid():
            return  # the connection belongs to the process that opened it
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, with one state of the file for all that is read."""
        with self._held() as connection, self._transaction(connection, "BEGIN"):
            with self._explained():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The connection; all is committed in the end, or nothing."""
        with self.transaction() as connection, self._explained():
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """As `writing`, for a block of which not every exception is the store's."""
        with self._held() as connection:
            with self._transaction(connection, "BEGIN IMMEDIATE"):
                yield connection
            if self._scrub_due and not self._depth:
                self.scrub()

    def scrub(self) -> None:
        """Write the file anew without traces of what was deleted; see `MemoryStore`.

        Inside of a transaction it is done when that has ended.
        """
        with self._held() as connection:
            self._scrub_due = self._depth > 0
            if self._scrub_due:
                return
            try:
                with self._explained():
                    connection.execute("INSERT INTO terms (terms) VALUES ('optimize')")
                    connection.execute("VACUUM")
                    is_done = _empty_log(connection, self._busy_timeout)
            except StoreError as error:
                raise type(error)(f"{_TRACES} ({error})") from error.__cause__
            if not is_done:
                raise StoreBusyError(f"{_TRACES} (another process reads {self.name})")

    def _connect(self) -> sqlite3.Connection:
        try:
            return sqlite3.connect(
                self.name,
                timeout=self._busy_timeout,
                isolation_level=None,
                check_same_thread=False,
            )
        except sqlite3.Error as error:
            raise StoreError(
                f"{self.name} cannot be opened: check that its folder can be written"
            ) from error

    @contextmanager
    def _held(self) -> Iterator[sqlite3.Connection]:
        if self._process != os.getpid():
            raise StoreError(
                f"{self.name} was opened before this process was forked; open a "
                "MemoryStore of its own in each process"
            )
        with self._lock:
            if self._connection is None:
                raise StoreError(f"{self.name} is closed; open a new MemoryStore")
            yield self._connection

    @contextmanager
    def _transaction(
        self, connection: sqlite3.Connection, begin: str
    ) -> Iterator[None]:
        if self._depth:
            try:
                yield
            except BaseException:
                self._must_undo = True
                raise
            return
        with self._explained():
            connection.execute(begin)
        self._depth = 1
        try:
            yield
            self._commit(connection)
        finally:
            self._depth, self._must_undo = 0, False
            if connection.in_transaction:  # an exception, or a COMMIT that failed
                self._scrub_due = False
                with self._explained():
                    connection.execute("ROLLBACK")

    def _commit(self, connection: sqlite3.Connection) -> None:
        if self._must_undo:
            raise StoreError(
                f"{self.name}: nothing of this transaction was kept, since a step of "
                "it failed"
            )
        with self._explained():
            connection.execute("COMMIT")

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError:
            raise  # a fault of this library, not of the file
        # In a damaged file even the names in SQLite's messages may be no text.
        except (sqlite3.Error, MalformedRowError, UnicodeDecodeError) as error:
            # Where text cannot be decoded the message quotes it.
            cause = None if "decode" in str(error).lower() else error
            raise _store_error(self.name, error, self._busy_timeout) from cause


def _path_of(path: object) -> str:
    """The path as SQLite takes it, once it is clear that a file can be there."""
    if not isinstance(path, (str, os.PathLike)):
        raise InputError(f"path must be a str or a path, got {shown(path)}")
    name = os.fspath(path)
    if not isinstance(name, str) or not name.strip() or "\0" in name:
        raise InputError(
            "path must be the name of a file; it is blank, bytes or has NUL"
        )
    if name == IN_MEMORY:
        return name
    name = os.path.abspath(name)
    if os.path.isdir(name):
        raise StoreError(f"{name} is a folder; give the name of a file in it")
    folder = os.path.dirname(name)
    if not os.path.isdir(folder):
        raise StoreError(f"the folder {folder} does not exist; make it first")
    return name


def _check_header(name: str, newest: int) -> None:
    """Refuse a file that is not ours by its first bytes: SQLite need not touch it."""
    if name == IN_MEMORY or not os.path.exists(name):
        return
    header = _header_of(name)
    if not _is_ours(header):
        sleep(WAIT)  # another process may be making it
        header = _header_of(name)
    # A process that was killed while it made the file leaves a journal to undo that.
    if not header or os.path.exists(f"{name}-journal"):
        return
    if len(header) < _HEADER_LENGTH or not header.startswith(_MAGIC):
        raise StoreError(
            f"{name} is not a memory store: it is damaged or no SQLite file; it was "
            "left as it is"
        )
    _check_version(
        name,
        _application_in(header),
        int.from_bytes(header[60:64], "big"),
        newest,
    )
    if not os.access(name, os.W_OK):
        raise StoreError(_READ_ONLY.format(name=name))


def _header_of(name: str) -> bytes:
    try:
        with open(name, "rb") as file:
            return file.read(_HEADER_LENGTH)
    except OSError as error:
        raise StoreError(f"{name} cannot be read: {error.strerror}") from None


def _is_ours(header: bytes) -> bool:
    return header.startswith(_MAGIC) and _application_in(header) == APPLICATION_ID


def _application_in(header: bytes) -> int:
    return int.from_bytes(header[68:72], "big")


def _check_version(name: str, application: int, version: int, newest: int) -> None:
    if application != APPLICATION_ID:
        raise StoreError(
            f"{name} is an SQLite file of another program; it was left as it is"
        )
    if version > newest:
        raise StoreError(
            f"{name} has schema version {version}, this library knows versions up to "
            f"{newest}; update prompt-assemble-safe. The file was left as it is"
        )


def _set_up(
    connection: sqlite3.Connection,
    name: str,
    busy_timeout: float,
    migrations: Sequence[Migration],
) -> None:
    connection.execute("PRAGMA secure_delete = ON")
    if _version(connection) < len(migrations):
        _migrate(connection, name, migrations)
    application = _pragma(connection, "application_id")
    _check_version(name, application, _version(connection), len(migrations))
    _use_log(connection, name, busy_timeout)
    # A commit is on the disk when it returns, even if the machine stops then.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {WAL_LENGTH}")
    reads_the_index = "SELECT rowid FROM terms WHERE terms MATCH 'a' LIMIT 1"
    connection.execute(reads_the_index).fetchall()


def _migrate(
    connection: sqlite3.Connection, name: str, migrations: Sequence[Migration]
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)  # another process may have been faster
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if not version and tables:
            _check_version(name, 0, 0, len(migrations))
        for migrate in migrations[version:]:
            migrate(connection)
        connection.execute(f"PRAGMA user_version = {max(version, len(migrations))}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _use_log(connection: sqlite3.Connection, name: str, busy_timeout: float) -> None:
    """Switch to the write-ahead log, under which readers never wait for a writer."""
    deadline = monotonic() + busy_timeout
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            break
        except sqlite3.OperationalError as error:
            # SQLite does not wait by itself here while others open the file, too.
            if _fault_of(error) is not _BUSY or monotonic() > deadline:
                raise
            sleep(WAIT)
    if mode != "wal" and name != IN_MEMORY:
        raise StoreError(
            f"{name} is on a file system without shared memory for the log of SQLite "
            "(a network folder?); put it on a local disk"
        )


def _empty_log(connection: sqlite3.Connection, busy_timeout: float) -> bool:
    """Write the log back to the file and empty it; whether that was possible."""
    deadline = monotonic() + busy_timeout
    while True:
        # SQLite waits for readers by itself, but not while another process does this.
        (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy or monotonic() > deadline:
            return not busy
        sleep(WAIT)


def _version(connection: sqlite3.Connection) -> int:
    return _pragma(connection, "user_version")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


_TRACES = (
    "what was forgotten is out of the tables, but its words may still stand in the "
    "file or in the log beside it; call scrub() again later"
)
_BUSY = (
    "{name} was locked by another process for more than {seconds:g} s; try again, or "
    "give a longer busy_timeout"
)
_READ_ONLY = "{name} or its folder is read-only; a store must be able to write both"
_DAMAGED = "{name} is damaged; it was left as it is. Restore it from a copy"
_FAULTS = (
    (
        "no such module",
        "{name}: the SQLite of this Python has no FTS5; use another one",
    ),
    ("locked", _BUSY),
    ("busy", _BUSY),
    ("readonly", _READ_ONLY),
    ("full", "{name}: the disk is full; nothing was changed. Make room and try again"),
    ("disk i/o", "{name}: the disk refused to read or write; nothing was changed"),
    ("unable to open", "{name} or its folder cannot be opened for writing"),
)
"""Words of SQLite's messages, and what they mean to the user of a store."""


def _fault_of(error: Exception) -> str | None:
    message = str(error).lower()
    return next((fault for words, fault in _FAULTS if words in message), None)


def _store_error(name: str, error: Exception, seconds: float) -> StoreError:
    # What is not known here is damage, too: all statements are those of this library.
    fault = _fault_of(error) or _DAMAGED
    kind = StoreBusyError if fault is _BUSY else StoreError
    return kind(fault.format(name=name, seconds=seconds))
