"""The tables of the memory store: what a memory is in them, and the statements on them.

Every change keeps table, full-text index and the totals of the subject in step. It
works on a connection inside somebody else's transaction; it knows no files, no user's
values (they are checked before) and no ranking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from sqlite3 import Connection
from typing import NamedTuple, TypeGuard

from .store_text import fact_digest, fact_of, index_terms

SCHEMA = (
    """CREATE TABLE subjects (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,
        memories INTEGER NOT NULL DEFAULT 0,
        terms INTEGER NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE memories (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        subject INTEGER NOT NULL REFERENCES subjects (number),
        digest INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        expires_at INTEGER,
        text TEXT NOT NULL
    )""",
    "CREATE INDEX memories_by_fact ON memories (subject, digest)",
    """CREATE INDEX memories_by_expiry ON memories (expires_at)
        WHERE expires_at IS NOT NULL""",
    # Only says which memories hold a term: the texts stand in the table, the ranking
    # reads them there. This form of the index is the smallest.
    """CREATE VIRTUAL TABLE terms USING fts5 (
        held, content = '', detail = none, columnsize = 0, tokenize = 'ascii'
    )""",
)
"""What makes an empty file a store of schema version 1. Times are microseconds UTC."""

KINDS = ("preference", "identity", "goal", "conclusion", "setting")
"""Kinds by the number that stands for them in the table; new ones go to the end.

The allowed kinds of the memory standards, written out: the order belongs to the format
of the file and must not move with that list.
"""

SUBJECT_MARK = "§"
"""Opens the term that says whose memory it is; in a text it stands as a term alone."""

FIRST_TIME, LAST_TIME = -62_135_596_800_000_000, 253_402_300_799_999_999
"""The years 1 to 9999 in microseconds since 1970, which dates of Python can hold."""

AT_A_TIME = 500
"""Rows read or removed by one statement."""

_OF_SUBJECT = "subject = (SELECT number FROM subjects WHERE name = ?)"
_COLUMNS = "id, text, kind, created_at, expires_at"


class Row(NamedTuple):
    """A memory as the table holds it; times in microseconds since 1970, UTC."""

    id: int
    text: str
    kind: str
    created_at: int
    expires_at: int | None


class SubjectTotals(NamedTuple):
    """Number and size of a subject: its memories, and the terms in all of them."""

    number: int
    memories: int
    terms: int


class MalformedRowError(ValueError):
    """A row holds what no row of a store can hold: the file is damaged."""


def subject_term(number: int) -> str:
    """The term under which every memory of a subject stands in the index."""
    return f"{SUBJECT_MARK}{number}"


def subject_totals(connection: Connection, name: str) -> SubjectTotals | None:
    """What the subject has, or None if nothing is known of it."""
    row = connection.execute(
        "SELECT number, memories, terms FROM subjects WHERE name = ?", (name,)
    ).fetchone()
    if row is not None and not all(isinstance(value, int) for value in row):
        raise MalformedRowError("a subject has values of wrong types")
    return None if row is None else SubjectTotals(*row)


def subject_names(connection: Connection) -> list[str]:
    """All subjects, in order."""
    found = connection.execute("SELECT name FROM subjects ORDER BY name")
    return [_text_of(name) for (name,) in found]


def put_memory(connection: Connection, name: str, memory: Row) -> tuple[int, bool]:
    """Add a memory (its `id` is ignored), or renew the one with the same fact.

    Returns the id and whether it is new. A memory that is renewed keeps its text; date,
    kind and expiry become those of the younger of the two.
    """
    number = _subject_number(connection, name)
    fact = fact_of(memory.text)
    digest = fact_digest(fact)
    known = _known_memory(connection, number, fact, digest)
    if known is not None:
        if memory.created_at >= known.created_at:
            connection.execute(
                "UPDATE memories SET kind = ?, created_at = ?, expires_at = ?"
                " WHERE id = ?",
                (
                    KINDS.index(memory.kind),
                    memory.created_at,
                    memory.expires_at,
                    known.id,
                ),
            )
        return known.id, False
    new = connection.execute(
        "INSERT INTO memories (subject, digest, text, kind, created_at, expires_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (number, digest, memory.text, KINDS.index(memory.kind), *memory[3:]),
    ).lastrowid
    if new is None:
        raise MalformedRowError("no id was given to a new memory")
    terms = index_terms(memory.text)
    connection.execute(
        "INSERT INTO terms (rowid, held) VALUES (?, ?)", (new, _held(number, terms))
    )
    _count(connection, number, 1, len(terms))
    return new, True


def remove_one(connection: Connection, name: str, id: int) -> int:
    """Take out one memory of a subject; how many that were."""
    return _remove_where(connection, f"id = ? AND {_OF_SUBJECT}", id, name)


def remove_subject(connection: Connection, name: str) -> int:
    """Take out all memories of a subject, and its name; how many that were."""
    return _remove_where(connection, _OF_SUBJECT, name)


def remove_expired(connection: Connection, until: int) -> int:
    """Take out all memories that are expired at a time; how many that were."""
    return _remove_where(connection, "expires_at <= ?", until)


def _remove_where(connection: Connection, where: str, *values: object) -> int:
    """Take out the memories that fulfil a condition, and subjects left without any."""
    removed = 0
    while rows := connection.execute(
        f"SELECT id, subject, text FROM memories WHERE {where} LIMIT {AT_A_TIME}",
        values,
    ).fetchall():
        for memory, number, text in rows:
            terms = index_terms(_text_of(text))
            connection.execute(
                "INSERT INTO terms (terms, rowid, held) VALUES ('delete', ?, ?)",
                (memory, _held(number, terms)),
            )
            connection.execute("DELETE FROM memories WHERE id = ?", (memory,))
            _count(connection, number, -1, -len(terms))
        removed += len(rows)
    connection.execute("DELETE FROM subjects WHERE memories <= 0")
    return removed


def living_rows(
    connection: Connection, totals: SubjectTotals, ids: Sequence[int], now: int
) -> list[Row]:
    """Those of the memories that belong to the subject and are not expired at `now`."""
    places = ",".join("?" * len(ids))
    return _rows(
        connection.execute(
            # The plus keeps SQLite from walking through all that the subject has.
            f"SELECT {_COLUMNS} FROM memories WHERE id IN ({places})"
            " AND +subject = ? AND (expires_at IS NULL OR expires_at > ?)",
            (*ids, totals.number, now),
        )
    )


def subject_texts(
    connection: Connection, totals: SubjectTotals
) -> list[tuple[int, str]]:
    """Id and text of all memories of a subject, expired ones too, newest id first."""
    found = connection.execute(
        "SELECT id, text FROM memories WHERE subject = ? ORDER BY id DESC",
        (totals.number,),
    )
    return [(memory, _text_of(text)) for memory, text in found]


def newest_rows(
    connection: Connection, totals: SubjectTotals, limit: int, now: int
) -> list[Row]:
    """The memories of a subject that are not expired at `now`, newest first."""
    return _rows(
        connection.execute(
            f"SELECT {_COLUMNS} FROM memories WHERE subject = ?"
            " AND (expires_at IS NULL OR expires_at > ?)"
            " ORDER BY created_at DESC, id DESC LIMIT ?",
            (totals.number, now, limit),
        )
    )


def rows_by_date(
    connection: Connection, totals: SubjectTotals, now: int
) -> Iterator[Row]:
    """The memories of a subject that are not expired at `now`, oldest first."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM memories WHERE subject = ?"
        " AND (expires_at IS NULL OR expires_at > ?) ORDER BY created_at, id",
        (totals.number, now),
    )
    while rows := _rows(found.fetchmany(AT_A_TIME)):
        yield from rows


def _rows(found: Iterable[tuple[object, ...]]) -> list[Row]:
    rows = []
    for values in found:
        memory, text, kind, created_at, expires_at = values
        if not (
            isinstance(memory, int)
            and isinstance(text, str)
            and isinstance(kind, int)
            and 0 <= kind < len(KINDS)
            and _is_time(created_at)
            and (expires_at is None or _is_time(expires_at))
        ):
            raise MalformedRowError("a memory has values of wrong types")
        rows.append(Row(memory, text, KINDS[kind], created_at, expires_at))
    return rows


def _text_of(value: object) -> str:
    if not isinstance(value, str):
        raise MalformedRowError("a text has values of wrong types")
    return value


def _is_time(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and FIRST_TIME <= value <= LAST_TIME


def _subject_number(connection: Connection, name: str) -> int:
    known = subject_totals(connection, name)
    if known is not None:
        return known.number
    new = connection.execute("INSERT INTO subjects (name) VALUES (?)", (name,))
    if new.lastrowid is None:
        raise MalformedRowError("no number was given to a new subject")
    return new.lastrowid


def _known_memory(
    connection: Connection, number: int, fact: str, digest: int
) -> Row | None:
    found = _rows(
        connection.execute(
            f"SELECT {_COLUMNS} FROM memories WHERE subject = ? AND digest = ?",
            (number, digest),
        )
    )
    return next((row for row in found if fact_of(row.text) == fact), None)


def _held(number: int, terms: Sequence[str]) -> str:
    # Each term once: the index only says which memories hold it.
    return " ".join((subject_term(number), *dict.fromkeys(terms)))


def _count(connection: Connection, number: int, memories: int, terms: int) -> None:
    connection.execute(
        "UPDATE subjects SET memories = memories + ?, terms = terms + ?"
        " WHERE number = ?",
        (memories, terms, number),
    )
