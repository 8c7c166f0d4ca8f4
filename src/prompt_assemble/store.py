"""MemoryStore: a memory backend in one file, on SQLite and its full-text search.

Responsible for what a user of the store calls. It stands beside the core, which never
imports it and takes its `searcher` like any other backend. `docs/recipes.md` shows it,
and how to move on to a database server.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from sqlite3 import Connection
from time import time
from typing import Any, TypedDict

from .checks import text_argument, whole_number
from .errors import InputError
from .retrieval import search_query
from .store_file import StoreBusyError, StoreError, StoreFile
from .store_lines import (
    ImportLineError,
    ImportResult,
    MemoryLine,
    Progress,
    RefusedLine,
    import_lines,
    line_of,
    opened_lines,
    tell_progress,
    written_lines,
)
from .store_search import ranked
from .store_tables import (
    Row,
    living_rows,
    newest_rows,
    put_memory,
    remove_expired,
    remove_one,
    remove_subject,
    rows_by_date,
    subject_names,
    subject_totals,
)
from .store_values import (
    EPOCH,
    EVERY_SUBJECT,
    MICROSECOND,
    EverySubject,
    MemoryRefusedError,
    allowed_kind,
    memory_text,
    moment,
    moment_text,
    subject_name,
    waiting_time,
)

__all__ = [
    "EVERY_SUBJECT",
    "FoundMemory",
    "ImportLineError",
    "ImportResult",
    "MemoryRefusedError",
    "MemoryStore",
    "RefusedLine",
    "StoreBusyError",
    "StoreError",
    "StoredMemory",
]

LARGEST_NUMBER = 2**63 - 1


class StoredMemory(TypedDict):
    """A memory of the store; dates are ISO 8601 in UTC."""

    id: int
    text: str
    kind: str
    subject: str
    created_at: str
    expires_at: str | None


class FoundMemory(StoredMemory):
    """A memory that a search found; a greater score is a better match."""

    score: float


StoredMemories = list[StoredMemory]
FoundMemories = list[FoundMemory]


class MemoryStore:
    """Memories of many subjects (users, usually) in one SQLite file.

    `path` is made if it does not exist; ":memory:" keeps everything in this process. A
    store can be used from many threads, which take turns; each process opens its own.
    `busy_timeout` are the seconds to wait for other processes, `clock` gives the time
    in seconds since 1970.

    Every call names its subject and touches nothing of other subjects. What is added is
    on the disk when the call returns.

    Raises `InputError` for values that cannot be stored, `ConfigError` for an id or a
    number of memories that is none, `MemoryRefusedError` for what the memory standards
    forbid, and `StoreError` where the file is damaged, of another program or of a newer
    library, read-only, locked (`StoreBusyError`) or the disk is full: the file is then
    left as it is.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        busy_timeout: float = 5.0,
        clock: Callable[[], float] = time,
    ) -> None:
        self._clock = clock
        self._file = StoreFile(path, waiting_time("busy_timeout", busy_timeout))

    def __enter__(self) -> MemoryStore:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; a store that is closed already stays closed."""
        self._file.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all that happens within a `with` block one step: all of it or nothing.

        Also much faster than many steps. Other threads and processes that want to write
        wait until the block ends.
        """
        with self._file.transaction():
            yield

    def add(
        self,
        text: str,
        kind: str,
        subject: str,
        *,
        expires_at: datetime | None = None,
        created_at: datetime | None = None,
    ) -> int:
        """Store one memory of a subject and return its id, which is never used again.

        `text` has 1 to 20,000 characters; `kind` is preference, identity, goal,
        conclusion or setting. The same fact again (whatever case and spacing) renews
        date, kind and expiry of the one that is there, unless that is younger, and
        returns its id. Dates must know their time zone; `expires_at` must be ahead.

        Raises `MemoryRefusedError` if the memory standards forbid it.
        """
        memory, subject = self._checked(text, kind, subject, expires_at, created_at)
        with self._file.writing() as connection:
            return put_memory(connection, subject, memory)[0]

    def searcher(self, subject: str) -> Callable[[str, int], FoundMemories]:
        """A `memory_search_fn` that searches the memories of one subject."""
        subject = subject_name(subject)

        def search_memories(query: str, top_k: int) -> FoundMemories:
            return self.search(query, top_k, subject)

        return search_memories

    def search(self, query: str, top_k: int, subject: str) -> FoundMemories:
        """The memories of a subject that share words with the query, best first.

        By BM25 over the subject's memories; equal ones newest first. The query is text,
        never syntax; of one longer than 4,000 characters head and tail are read.
        """
        query = text_argument("query", query)
        top_k = whole_number("top_k", top_k)
        subject = subject_name(subject)
        with self._file.reading() as connection:
            totals = subject_totals(connection, subject)
            if totals is None or not top_k:
                return []
            now = self._now()
            found = ranked(connection, totals, search_query(query), top_k, now)
        return [FoundMemory(**_stored(it.row, subject), score=it.score) for it in found]

    def get(self, id: int, subject: str) -> StoredMemory | None:
        """The memory with this id, or None if the subject has none, or it expired."""
        id, subject = whole_number("id", id), subject_name(subject)
        with self._file.reading() as connection:
            totals = subject_totals(connection, subject)
            if totals is None or id > LARGEST_NUMBER:
                return None
            rows = living_rows(connection, totals, [id], self._now())
        return _stored(rows[0], subject) if rows else None

    def list(self, subject: str, *, limit: int | None = None) -> StoredMemories:
        """The memories of a subject that are not expired, newest first."""
        subject = subject_name(subject)
        most = (
            -1 if limit is None else min(whole_number("limit", limit), LARGEST_NUMBER)
        )
        with self._file.reading() as connection:
            totals = subject_totals(connection, subject)
            if totals is None:
                return []
            rows = newest_rows(connection, totals, most, self._now())
        return [_stored(row, subject) for row in rows]

    def forget(self, id: int, subject: str, *, scrub: bool = True) -> bool:
        """Delete one memory; whether the subject had it.

        With `scrub` nothing of its words is left in the files of the store, see
        `scrub`. Without, it is found no more, but its words stay in the files until
        space is used again or `scrub` is called.
        """
        id, subject = whole_number("id", id), subject_name(subject)
        if id > LARGEST_NUMBER:
            return False
        return self._remove(scrub, lambda it: remove_one(it, subject, id)) == 1

    def forget_subject(self, subject: str, *, scrub: bool = True) -> int:
        """Delete all memories of a subject, and its name; how many there were."""
        subject = subject_name(subject)
        return self._remove(scrub, lambda it: remove_subject(it, subject))

    def purge_expired(self, now: datetime | None = None, *, scrub: bool = True) -> int:
        """Delete all memories, of any subject, expired at `now` (None: by the clock).

        Expired memories are never found; this takes them out of the file. Returns how
        many there were.
        """
        until = self._now() if now is None else moment("now", now)
        return self._remove(scrub, lambda it: remove_expired(it, until))

    def scrub(self) -> None:
        """Write the file anew, so that no forgotten word is left in it or beside it.

        SQLite keeps deleted text in free pages, in its log and in the full-text index.
        This merges the index, copies the file (which takes its size once more on the
        disk meanwhile) and empties the log: about 0.3 s for 100,000 memories, during
        which others wait. Within `transaction` it is done at the end. Copies of the
        file, backups and the disk's own spare blocks are out of its reach.

        Raises `StoreBusyError` if another process reads the log for longer than
        `busy_timeout`: the memory is deleted then, but traces may be left.
        """
        self._file.scrub()

    def export(
        self,
        target: str | os.PathLike[str] | Any,
        subject: str | EverySubject,
        *,
        progress: Progress | None = None,
    ) -> int:
        """Write the memories of a subject as JSON lines, oldest first; how many.

        `target` is the path of a file, which is replaced when all is written, or a text
        stream. `EVERY_SUBJECT` writes the whole store. Expired ones are left out.
        """
        names = None if isinstance(subject, EverySubject) else [subject_name(subject)]
        done = 0
        with written_lines(target) as lines, self._file.reading() as connection:
            for name in subject_names(connection) if names is None else names:
                totals = subject_totals(connection, name)
                if totals is None:
                    continue
                for row in rows_by_date(connection, totals, self._now()):
                    lines.write(line_of(_without_id(_stored(row, name))))
                    done += 1
                    tell_progress(progress, done)
        tell_progress(progress, done, True)
        return done

    def import_(
        self,
        source: str | os.PathLike[str] | Iterable[str],
        subject: str | EverySubject,
        *,
        progress: Progress | None = None,
    ) -> ImportResult:
        """Add memories from JSON lines, as `export` writes them, in one transaction.

        `source` is the path of a file, or lines. All go to `subject`, and a line that
        names another is an error; with `EVERY_SUBJECT` each line must name its own.
        What the memory standards forbid is left out and reported, and what is expired.

        Raises `ImportLineError` for a line that cannot be read: nothing is added then.
        """
        owner = None if isinstance(subject, EverySubject) else subject_name(subject)

        def put(line: MemoryLine) -> bool:
            memory, name = self._checked(
                line.text, line.kind, line.subject, line.expires_at, line.created_at
            )
            with self._file.writing() as connection:
                return put_memory(connection, name, memory)[1]

        now = EPOCH + self._now() * MICROSECOND
        with opened_lines(source) as lines, self._file.transaction():
            return import_lines(lines, owner, now, put, progress)

    def _checked(
        self,
        text: object,
        kind: object,
        subject: object,
        expires_at: object,
        made: object,
    ) -> tuple[Row, str]:
        """A memory as the tables hold it, and its subject; the id is not known yet."""
        name, words, now = subject_name(subject), memory_text(text), self._now()
        created = now if made is None else moment("created_at", made)
        expires = None if expires_at is None else moment("expires_at", expires_at)
        if expires is not None and expires <= now:
            raise InputError(
                f"expires_at must be ahead, got {moment_text(expires)}; a memory that "
                "is expired already need not be stored"
            )
        return Row(0, words, allowed_kind(words, kind), created, expires), name

    def _remove(self, scrub: bool, remove: Callable[[Connection], int]) -> int:
        with self._file.transaction():
            with self._file.writing() as connection:
                removed = remove(connection)
            if removed and scrub:
                self._file.scrub()
        return removed

    def _now(self) -> int:
        return int(self._clock() * 1_000_000)


def _stored(row: Row, subject: str) -> StoredMemory:
    expires = None if row.expires_at is None else moment_text(row.expires_at)
    return StoredMemory(
        id=row.id,
        text=row.text,
        kind=row.kind,
        subject=subject,
        created_at=moment_text(row.created_at),
        expires_at=expires,
    )


def _without_id(memory: StoredMemory) -> dict[str, object]:
    return {name: value for name, value in memory.items() if name != "id"}
