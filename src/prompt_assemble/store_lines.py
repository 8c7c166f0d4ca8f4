"""Memories as JSON lines: one object a line, as exports write and imports read them.

Fields: `text`, `kind`, `subject`, `created_at` and `expires_at` (ISO 8601 in UTC; null:
never). Others are not read. It knows lines and files, and not the tables.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import IO, Any, NamedTuple
from uuid import uuid4

from .checks import described
from .errors import InputError
from .store_values import MemoryRefusedError, moment_of_text


PROGRESS_STEP = 1_000
"""Memories after which an export or import tells how far it is."""

Progress = Callable[[int], object]
"""Called with the number of memories that are done so far."""


class ImportLineError(InputError):
    """A line of an import cannot be read, and says which; nothing was imported."""


class MemoryLine(NamedTuple):
    """What a line says, as it says it; dates are datetimes, None where not given."""

    number: int
    text: Any
    kind: Any
    subject: Any
    created_at: Any
    expires_at: Any


class RefusedLine(NamedTuple):
    """A line of an import that the memory standards forbid to store."""

    line: int
    reason: str


class ImportResult(NamedTuple):
    """What became of the memories of an import.

    `renewed` were known already, `expired` are those whose time was over.
    """

    added: int = 0
    renewed: int = 0
    expired: int = 0
    refused: tuple[RefusedLine, ...] = ()


def line_of(memory: Mapping[str, object]) -> str:
    """A memory as a line of JSON, with its line end."""
    return json.dumps(memory, ensure_ascii=False) + "\n"


def memory_lines(lines: Iterable[str]) -> Iterator[MemoryLine]:
    """What each line holds; blank lines are passed over."""
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str):
            raise ImportLineError(f"line {number:,} is no text: {described(line)}")
        if not line.isspace() and line:
            with _naming_line(number):
                yield _memory_line(number, line)


def _memory_line(number: int, line: str) -> MemoryLine:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise InputError("it is not JSON; each line must be one object") from None
    if not isinstance(fields, dict):
        raise InputError("it must be an object with text, kind and subject")
    dates = [
        None if fields.get(name) is None else moment_of_text(name, fields[name])
        for name in ("created_at", "expires_at")
    ]
    return MemoryLine(
        number, fields.get("text"), fields.get("kind"), fields.get("subject"), *dates
    )


def import_lines(
    lines: Iterable[str],
    owner: str | None,
    now: datetime,
    put: Callable[[MemoryLine], bool],
    progress: Progress | None = None,
) -> ImportResult:
    """Give each memory that is not expired at `now` to `put`.

    `put` says whether it was new, or raises `MemoryRefusedError`. All belong to
    `owner`; where that is None, each to the subject that its line names.
    """
    counts = {True: 0, False: 0}
    refused: list[RefusedLine] = []
    expired = done = 0
    for done, line in enumerate(memory_lines(lines), 1):
        with _naming_line(line.number):
            if owner is not None and line.subject not in (None, owner):
                raise InputError("it names another subject than that of this import")
            if line.expires_at is not None and line.expires_at <= now:
                expired += 1
                continue
            try:
                is_new = put(line if owner is None else line._replace(subject=owner))
                counts[is_new] += 1
            except MemoryRefusedError as error:
                refused.append(RefusedLine(line.number, error.verdict.reason))
        tell_progress(progress, done)
    tell_progress(progress, done, True)
    return ImportResult(counts[True], counts[False], expired, tuple(refused))


def tell_progress(progress: Progress | None, done: int, at_end: bool = False) -> None:
    """Call `progress` after every `PROGRESS_STEP` memories, and at the end."""
    if progress is not None and (at_end or done % PROGRESS_STEP == 0):
        progress(done)


@contextmanager
def _naming_line(number: int) -> Iterator[None]:
    """Makes an `InputError` about a value one that names the line it stands in."""
    try:
        yield
    except InputError as error:
        raise ImportLineError(f"line {number:,}: {error}") from None


@contextmanager
def opened_lines(source: object) -> Iterator[Iterable[str]]:
    """The lines of a file that is given by its path, or of what has lines itself."""
    if not isinstance(source, (str, os.PathLike)):
        if not isinstance(source, Iterable) or isinstance(source, (bytes, Mapping)):
            raise InputError(f"source must be a path or lines, got {described(source)}")
        yield source
        return
    name = os.fspath(source)
    if isinstance(name, str) and ("\n" in name or name.startswith("{")):
        raise InputError(
            "source must be a path or lines, got a text; give text.splitlines()"
        )
    try:
        file = open(name, encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise InputError(f"{name!r} cannot be read: {_reason(error)}") from None
    try:
        with file:
            yield _decoded(file)
    except ImportLineError as error:
        raise ImportLineError(f"{name!r}, {error}") from None


def _decoded(file: IO[str]) -> Iterator[str]:
    number = 0
    try:
        for number, line in enumerate(file, 1):
            yield line
    except UnicodeDecodeError:
        raise ImportLineError(f"line {number + 1:,} or after: not UTF-8") from None


@contextmanager
def written_lines(target: object) -> Iterator[Any]:
    """What lines can be written to: a stream, or a file, complete or not at all.

    A file that is given by its path is written beside it and put in place at the end.
    """
    if not isinstance(target, (str, os.PathLike)):
        if not callable(getattr(target, "write", None)):
            raise InputError(
                f"target must be a path or a stream, got {described(target)}"
            )
        yield target
        return
    name = os.fspath(target)
    beside = f"{name}.{uuid4().hex}.part"
    try:
        file: IO[str] = open(beside, "x", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise InputError(f"{name!r} cannot be written: {_reason(error)}") from None
    try:
        with file:
            yield file
        _put_in_place(beside, name)
    except BaseException:
        os.unlink(beside)
        raise


def _put_in_place(beside: str, name: str) -> None:
    try:
        os.replace(beside, name)
    except OSError as error:  # a folder of that name, say
        raise InputError(f"{name!r} cannot be written: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or "its name or contents are not possible"
