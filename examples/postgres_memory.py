"""The interface of MemoryStore on PostgreSQL, for several workers and machines.

    python -m pip install "psycopg[binary,pool]"

    create_tables("postgresql://owner@host/db", worker_role="worker")    # once
    memory = PostgresMemory("postgresql://worker@host/db")
    prompt = assembler.assemble(user_input, memory.searcher("mara"), ...)

Full-text search of the server finds the memories, with the terms that MemoryStore makes,
so that every script works; the ranking is BM25. The server itself keeps subjects apart:
row-level security shows a worker the rows of the subject that its transaction named, and
none if it named none. (The owner of a database and superusers can do anything; let the
workers be neither.) Copy this file into your project and change what you need.

It imports from modules of the library whose names are not promised (docs/api.md lists
those that are): pin the version that it was copied from, or vendor the library's folder.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from hashlib import sha256
from typing import Any

import psycopg
from psycopg import sql
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

from prompt_assemble import InputError
from prompt_assemble.checks import text_argument, whole_number
from prompt_assemble.retrieval import search_query
from prompt_assemble.store_lines import (
    ImportResult,
    MemoryLine,
    Progress,
    import_lines,
    line_of,
    opened_lines,
    tell_progress,
    written_lines,
)
from prompt_assemble.store_text import ANY_ENDING, fact_of, index_terms, query_terms
from prompt_assemble.store_values import (
    EVERY_SUBJECT,
    EverySubject,
    allowed_kind,
    memory_text,
    moment,
    subject_name,
)

TABLES = """
CREATE TABLE IF NOT EXISTS memories (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subject text NOT NULL,
    fact bytea NOT NULL,
    kind text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    text text NOT NULL,
    terms tsvector NOT NULL,
    UNIQUE (subject, fact)
);
CREATE INDEX IF NOT EXISTS memories_by_term ON memories USING gin (terms);
CREATE INDEX IF NOT EXISTS memories_by_expiry ON memories (expires_at);
ALTER TABLE memories ENABLE ROW LEVEL SECURITY;
ALTER TABLE memories FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_subject ON memories;
CREATE POLICY own_subject ON memories USING (
    subject = current_setting('prompt_assemble.subject', true)
    OR current_setting('prompt_assemble.every_subject', true) = 'yes'
);
"""

FIELDS = "id, text, kind, subject, created_at, expires_at"

PUT = """
INSERT INTO memories (subject, fact, kind, created_at, expires_at, text, terms)
VALUES (%(subject)s, %(fact)s, %(kind)s, %(created_at)s, %(expires_at)s, %(text)s,
        array_to_tsvector(%(terms)s::text[]))
ON CONFLICT (subject, fact) DO UPDATE SET
    kind = CASE WHEN {newer} THEN excluded.kind ELSE memories.kind END,
    expires_at = CASE WHEN {newer} THEN excluded.expires_at
                      ELSE memories.expires_at END,
    created_at = greatest(excluded.created_at, memories.created_at)
RETURNING id, xmax = 0 AS is_new
""".format(newer="excluded.created_at >= memories.created_at")

SEARCH = f"""
WITH asked AS (SELECT unnest(%(terms)s::text[])::tsquery AS term),
found AS (
    SELECT {FIELDS}, terms, length(terms) AS size FROM memories
    WHERE subject = %(subject)s AND terms @@ %(any)s::tsquery
      AND (expires_at IS NULL OR expires_at > now())
),
totals AS (
    SELECT count(*) AS memories, greatest(avg(length(terms)), 1) AS size
    FROM memories WHERE subject = %(subject)s
),
weights AS (
    SELECT term, ln(1 + (max(totals.memories) - count(*) + 0.5) / (count(*) + 0.5))
        AS weight
    FROM asked JOIN found ON found.terms @@ term, totals GROUP BY term
)
SELECT {FIELDS}, sum(
    weight * 2.2 / (1 + 1.2 * (0.25 + 0.75 * found.size / totals.size))
)::float AS score
FROM found JOIN weights ON found.terms @@ term, totals
GROUP BY {FIELDS} ORDER BY score DESC, created_at DESC, id DESC LIMIT %(top_k)s
"""

ALIVE = "subject = %s AND (expires_at IS NULL OR expires_at > now())"


def create_tables(conninfo: str, worker_role: str | None = None) -> None:
    """Make the table, its indexes and its policy, if they are not there yet.

    `worker_role` may then read and change memories, and nothing else.
    """
    with psycopg.connect(conninfo) as connection:
        connection.execute(TABLES)
        if worker_role is not None:
            grant = sql.SQL("GRANT SELECT, INSERT, UPDATE, DELETE ON memories TO {}")
            connection.execute(grant.format(sql.Identifier(worker_role)))


class PostgresMemory:
    """Memories of many subjects in one table; `conninfo` is that of a worker role.

    Safe from many threads and processes; `workers` connections at most are open.
    """

    def __init__(self, conninfo: str, *, workers: int = 4) -> None:
        self._pool: ConnectionPool[Any] = ConnectionPool(
            conninfo,
            min_size=1,
            max_size=workers,
            kwargs={"row_factory": dict_row},
            open=True,
        )

    def __enter__(self) -> PostgresMemory:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._pool.close()

    def add(
        self,
        text: str,
        kind: str,
        subject: str,
        *,
        expires_at: datetime | None = None,
        created_at: datetime | None = None,
    ) -> int:
        """Store one memory and return its id, as `MemoryStore.add`."""
        memory = _checked(text, kind, subject, expires_at, created_at)
        with self._transaction(subject) as connection:
            return int(connection.execute(PUT, memory).fetchone()["id"])

    def searcher(self, subject: str) -> Callable[[str, int], list[dict[str, Any]]]:
        """A `memory_search_fn` that searches the memories of one subject."""
        subject = subject_name(subject)

        def search_memories(query: str, top_k: int) -> list[dict[str, Any]]:
            return self.search(query, top_k, subject)

        return search_memories

    def search(self, query: str, top_k: int, subject: str) -> list[dict[str, Any]]:
        """The memories of a subject that share words with the query, best first."""
        asked = query_terms(search_query(text_argument("query", query)))
        return self._search(asked.telling or asked.function, top_k, subject)

    def get(self, id: int, subject: str) -> dict[str, Any] | None:
        """The memory with this id, or None if the subject has none, or it expired."""
        with self._transaction(subject_name(subject)) as connection:
            query = f"SELECT {FIELDS} FROM memories WHERE id = %s AND {ALIVE}"
            row = connection.execute(
                query, (whole_number("id", id), subject)
            ).fetchone()
        return None if row is None else _readable(row)

    def list(self, subject: str, *, limit: int | None = None) -> list[dict[str, Any]]:
        """The memories of a subject that are not expired, newest first."""
        order = "ORDER BY created_at DESC, id DESC LIMIT %s"
        with self._transaction(subject_name(subject)) as connection:
            query = f"SELECT {FIELDS} FROM memories WHERE {ALIVE} {order}"
            return [
                _readable(row) for row in connection.execute(query, (subject, limit))
            ]

    def forget(self, id: int, subject: str, *, scrub: bool = False) -> bool:
        """Delete one memory; whether the subject had it. For `scrub` see there."""
        where = "id = %s AND subject = %s"
        return (
            self._remove(where, (whole_number("id", id), subject), subject, scrub) == 1
        )

    def forget_subject(self, subject: str, *, scrub: bool = False) -> int:
        """Delete all memories of a subject; how many there were."""
        return self._remove("subject = %s", (subject,), subject, scrub)

    def purge_expired(self, now: datetime | None = None, *, scrub: bool = False) -> int:
        """Delete all memories, of any subject, that are expired at `now`."""
        now = datetime.now(timezone.utc) if now is None else now
        moment("now", now)
        return self._remove("expires_at <= %s", (now,), EVERY_SUBJECT, scrub)

    def scrub(self) -> None:
        """Write the table anew, so that deleted text is not in its files.

        Takes a lock for that long, and a role that owns the table. Without it the text
        stays until the server's autovacuum has used its space again. The server's log
        of writes, its archives and backups are beyond it.
        """
        with self._pool.connection() as connection:
            connection.autocommit = True
            try:
                connection.execute("VACUUM (FULL) memories")
            finally:
                connection.autocommit = False

    def export(
        self,
        target: Any,
        subject: str | EverySubject,
        *,
        progress: Progress | None = None,
    ) -> int:
        """Write memories as JSON lines that `import_` and MemoryStore read."""
        whose = "true" if isinstance(subject, EverySubject) else "subject = %(subject)s"
        query = f"""SELECT text, kind, subject, created_at, expires_at FROM memories
            WHERE {whose} AND (expires_at IS NULL OR expires_at > now())
            ORDER BY subject, created_at, id"""
        done = 0
        with written_lines(target) as lines, self._transaction(subject) as connection:
            with connection.cursor("export") as cursor:  # bit by bit
                for row in cursor.execute(query, {"subject": subject}):
                    lines.write(line_of(_readable(row)))
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
        """Add memories from JSON lines in one transaction, as `MemoryStore.import_`."""
        now = datetime.now(timezone.utc)
        owner = None if isinstance(subject, EverySubject) else subject_name(subject)
        with opened_lines(source) as lines, self._transaction(subject) as connection:

            def put(line: MemoryLine) -> bool:
                memory = _checked(
                    line.text, line.kind, line.subject, line.expires_at, line.created_at
                )
                return bool(connection.execute(PUT, memory).fetchone()["is_new"])

            return import_lines(lines, owner, now, put, progress)

    def _search(
        self, terms: tuple[str, ...], top_k: int, subject: str
    ) -> list[dict[str, Any]]:
        queries = [_tsquery(term) for term in terms]
        values = {
            "terms": queries,
            "any": " | ".join(queries),
            "subject": subject,
            "top_k": whole_number("top_k", top_k),
        }
        with self._transaction(subject) as connection:
            return [_readable(row) for row in connection.execute(SEARCH, values)]

    def _remove(
        self,
        where: str,
        values: tuple[object, ...],
        subject: str | EverySubject,
        scrub: bool,
    ) -> int:
        with self._transaction(subject) as connection:
            removed = connection.execute(f"DELETE FROM memories WHERE {where}", values)
        if scrub:
            self.scrub()
        return int(removed.rowcount)

    @contextmanager
    def _transaction(self, subject: str | EverySubject) -> Iterator[Any]:
        """A connection of which the server knows whose rows it may see."""
        name, value = "prompt_assemble.subject", subject
        if isinstance(subject, EverySubject):
            name, value = "prompt_assemble.every_subject", "yes"
        else:
            subject_name(subject)
        with self._pool.connection() as connection, connection.transaction():
            connection.execute("SELECT set_config(%s, %s, true)", (name, value))
            yield connection


def _checked(
    text: object, kind: object, subject: object, expires_at: object, created_at: object
) -> dict[str, object]:
    """The columns of a memory that may be stored; else an error of the library."""
    words, now = memory_text(text), datetime.now(timezone.utc)
    for name, date in (("expires_at", expires_at), ("created_at", created_at)):
        if date is not None:
            moment(name, date)
    if isinstance(expires_at, datetime) and expires_at <= now:
        raise InputError("expires_at must be ahead")
    return {
        "subject": subject_name(subject),
        "fact": sha256(fact_of(words).encode()).digest(),
        "kind": allowed_kind(words, kind),
        "created_at": now if created_at is None else created_at,
        "expires_at": expires_at,
        "text": words,
        "terms": list(dict.fromkeys(index_terms(words))),
    }


def _tsquery(term: str) -> str:
    """A term as the server reads it; terms hold letters and digits, never a quote."""
    if term.endswith(ANY_ENDING):
        return f"'{term[:-1]}':*"
    return f"'{term}'"


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its dates as texts in UTC, as MemoryStore gives them."""
    return {
        name: value.astimezone(timezone.utc).isoformat()
        if isinstance(value, datetime)
        else value
        for name, value in row.items()
    }
