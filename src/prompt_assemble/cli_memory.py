"""The `memory` commands: what a MemoryStore does, from a terminal.

It turns arguments into calls of the store and what comes back into lines: JSON lines
for memories, plain words for the rest. Exit codes: 0 done, 1 refused by the memory
standards. What cannot be used is an error for the parser to tell. It does not know the
other commands.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

from .cli_arguments import number
from .cli_files import (
    EXIT_DONE,
    EXIT_REFUSED,
    STANDARD_STREAM,
    read_lines,
    read_spoken,
    write_error,
    write_out,
    write_piece,
)
from .errors import InputError
from .store import MemoryStore, StoredMemory
from .store_lines import Progress, line_of
from .store_values import EVERY_SUBJECT, EverySubject, moment_of_text

REFUSALS_SHOWN = 20
"""Refused lines of an import that are named one by one."""

NOTHING_FOUND_WORDS = "nothing found: no memory of the subject shares a word with it"

Command = Callable[[argparse.Namespace, MemoryStore], int]


def add_memory_commands(subparsers: Any) -> None:
    """Register `memory add|search|list|forget|import|export|purge`.

    `subparsers` is what `ArgumentParser.add_subparsers` gives. Each command sets `run`,
    a function of the parsed arguments that returns the exit code.
    """
    memory = subparsers.add_parser(
        "memory", help="keep memories in a file and search them"
    )
    commands = memory.add_subparsers(metavar="COMMAND", required=True)
    _add_add(commands)
    _add_search(commands)
    _add_list(commands)
    _add_forget(commands)
    _add_import(commands)
    _add_export(commands)
    _add_purge(commands)


def _add_add(commands: Any) -> None:
    parser = _command(
        commands,
        "add",
        "Store one memory and print its id.",
        "--kind preference --subject mara 'Mara prefers paperbacks.'",
        _run_add,
        makes_file=True,
    )
    _subject(parser)
    parser.add_argument(
        "--kind",
        required=True,
        help="preference, identity, goal, conclusion or setting",
    )
    parser.add_argument("--expires", metavar="DATE", help="2027-01-31: until when")
    parser.add_argument("--created", metavar="DATE", help="its date, if not now")
    parser.add_argument(
        "text", metavar="TEXT", help="the memory; - reads it from stdin"
    )


def _add_search(commands: Any) -> None:
    parser = _command(
        commands,
        "search",
        "Print the memories that answer a question best, as JSON lines.",
        "--subject mara 'Are paperbacks what Mara likes?'",
        _run_search,
    )
    _subject(parser)
    parser.add_argument("--top-k", type=number, default=5, help="how many at most (5)")
    parser.add_argument(
        "query", metavar="QUERY", help="any text; - reads it from stdin"
    )


def _add_list(commands: Any) -> None:
    parser = _command(
        commands,
        "list",
        "Print the memories of a subject, newest first, as JSON lines.",
        "--subject mara",
        _run_list,
    )
    _subject(parser)
    parser.add_argument("--limit", type=number, help="how many at most (all)")


def _add_forget(commands: Any) -> None:
    parser = _command(
        commands,
        "forget",
        "Delete memories of a subject, so that no word of them stays in the file.",
        "--subject mara 1",
        _run_forget,
    )
    _subject(parser)
    parser.add_argument(
        "ids", metavar="ID", type=number, nargs="*", help="as list shows"
    )
    parser.add_argument("--all", action="store_true", help="all that the subject has")
    parser.add_argument(
        "--no-scrub",
        action="store_true",
        help="faster: words may stay in free space of the file",
    )


def _add_import(commands: Any) -> None:
    parser = _command(
        commands,
        "import",
        "Add memories from a file of JSON lines: text, kind, subject, dates.",
        "--subject mara memories.jsonl",
        _run_import,
        makes_file=True,
    )
    _subject_or_all(parser)
    parser.add_argument("file", metavar="FILE", help="- reads standard input")


def _add_export(commands: Any) -> None:
    parser = _command(
        commands,
        "export",
        "Write memories as JSON lines that import reads.",
        "--all-subjects memories.jsonl",
        _run_export,
    )
    _subject_or_all(parser)
    parser.add_argument("file", metavar="FILE", nargs="?", default=STANDARD_STREAM)


def _add_purge(commands: Any) -> None:
    parser = _command(
        commands,
        "purge",
        "Delete the memories of all subjects that are expired.",
        "--now 2027-01-31",
        _run_purge,
    )
    parser.add_argument("--now", metavar="DATE", help="expired when (now)")


def _command(
    commands: Any,
    name: str,
    what: str,
    example: str,
    run: Command,
    makes_file: bool = False,
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=what,
        description=what,
        epilog=f"example:\n  memory {name} --db store.db {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--db", metavar="FILE", required=True, help="the store")
    parser.set_defaults(run=partial(_run, run, makes_file))
    return parser


def _subject(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--subject", required=True, help="whose memories, a user's id")


def _subject_or_all(parser: argparse.ArgumentParser) -> None:
    whose = parser.add_mutually_exclusive_group(required=True)
    whose.add_argument("--subject", help="whose memories, a user's id")
    whose.add_argument("--all-subjects", action="store_true", help="the whole store")


@contextmanager
def searcher_in(db: str, subject: str) -> Iterator[Callable[[str, int], object]]:
    """A `memory_search_fn` for a subject of the store in the file `db`, while open.

    Raises `InputError` if there is no such file: a search makes no store.
    """
    _must_exist(db)
    with MemoryStore(db) as store:
        yield store.searcher(subject)


def _must_exist(db: str) -> None:
    if not os.path.exists(db):
        raise InputError(f"{db} does not exist; `memory add` makes a store")


def _run(run: Command, makes_file: bool, arguments: argparse.Namespace) -> int:
    """One command on an open store."""
    if not makes_file:
        _must_exist(arguments.db)
    with MemoryStore(arguments.db) as store:
        return run(arguments, store)


def _run_add(arguments: argparse.Namespace, store: MemoryStore) -> int:
    expires, created = arguments.expires, arguments.created
    number = store.add(
        _text_of(arguments.text),
        arguments.kind,
        arguments.subject,
        expires_at=None if expires is None else moment_of_text("--expires", expires),
        created_at=None if created is None else moment_of_text("--created", created),
    )
    write_out(str(number))
    return EXIT_DONE


def _run_search(arguments: argparse.Namespace, store: MemoryStore) -> int:
    query = _text_of(arguments.query)
    found = store.search(query, arguments.top_k, arguments.subject)
    return _print_found(found, NOTHING_FOUND_WORDS)


def _run_list(arguments: argparse.Namespace, store: MemoryStore) -> int:
    found = store.list(arguments.subject, limit=arguments.limit)
    return _print_found(found, "the subject has no memories")


def _run_forget(arguments: argparse.Namespace, store: MemoryStore) -> int:
    subject, scrub = arguments.subject, not arguments.no_scrub
    if bool(arguments.ids) == arguments.all:
        raise InputError("give the ids of the memories to forget, or --all")
    if arguments.all:
        write_out(f"forgotten: {store.forget_subject(subject, scrub=scrub)}")
        return EXIT_DONE
    with store.transaction():
        missing = [
            it for it in arguments.ids if not store.forget(it, subject, scrub=scrub)
        ]
        if missing:
            raise InputError(
                f"{missing[0]} is no memory of this subject; nothing was forgotten"
            )
    write_out(f"forgotten: {len(arguments.ids)}")
    return EXIT_DONE


def _run_import(arguments: argparse.Namespace, store: MemoryStore) -> int:
    with _progress("imported") as progress:
        source = arguments.file
        result = store.import_(
            read_lines(source) if source == STANDARD_STREAM else source,
            _whose(arguments),
            progress=progress,
        )
    write_out(
        f"added: {result.added}, renewed: {result.renewed}, expired: {result.expired}, "
        f"refused: {len(result.refused)}"
    )
    for line, reason in result.refused[:REFUSALS_SHOWN]:
        write_error(f"line {line}: refused, it is {reason}")
    hidden = len(result.refused) - REFUSALS_SHOWN
    if hidden > 0:
        write_error(f"and {hidden} more lines")
    return EXIT_REFUSED if result.refused else EXIT_DONE


def _run_export(arguments: argparse.Namespace, store: MemoryStore) -> int:
    with _progress("exported") as progress:
        is_piped = arguments.file == STANDARD_STREAM
        target = SimpleNamespace(write=write_piece) if is_piped else arguments.file
        store.export(target, _whose(arguments), progress=progress)
    return EXIT_DONE


def _run_purge(arguments: argparse.Namespace, store: MemoryStore) -> int:
    now = None if arguments.now is None else moment_of_text("--now", arguments.now)
    write_out(f"purged: {store.purge_expired(now)}")
    return EXIT_DONE


def _whose(arguments: argparse.Namespace) -> str | EverySubject:
    whose: str | EverySubject = arguments.subject
    return EVERY_SUBJECT if arguments.all_subjects else whose


def _text_of(argument: str) -> str:
    return read_spoken(argument) if argument == STANDARD_STREAM else argument


def _print_found(found: Sequence[StoredMemory], nothing: str) -> int:
    """Print memories as lines; where there are none, say so beside the output."""
    for memory in found:
        write_piece(line_of(memory))
    if not found:
        write_error(nothing)
    return EXIT_DONE


@contextmanager
def _progress(what: str) -> Iterator[Progress | None]:
    """Tells on a terminal how far a long command is; elsewhere there is no progress."""
    if not sys.stderr.isatty():
        yield None
        return

    def tell(done: int) -> None:
        print(f"\r{what}: {done:,}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        print(file=sys.stderr)
