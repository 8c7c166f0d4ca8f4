"""What goes into the memory store: checks of texts, subjects, kinds and dates.

Everything that a caller gives is refused here, before a file is touched, or comes out
in the form that the tables hold. It knows neither files nor tables.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone

from .checks import shown, text_argument
from .errors import InputError
from .standards import MemoryVerdict, check_memory

MEMORY_LENGTH = 20_000
"""Characters of a memory at most: it is a note, not a document."""

SUBJECT_LENGTH = 500
"""Characters of a subject at most."""

LONGEST_WAIT = 86_400
"""Seconds that a store may wait for other processes at most."""

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
MICROSECOND = timedelta(microseconds=1)

# What cannot be stored as text: lone surrogates have no UTF-8, and the command line of
# SQLite and C programs end a text at NUL.
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


class EverySubject:
    """The type of `EVERY_SUBJECT`."""

    def __repr__(self) -> str:
        return "EVERY_SUBJECT"


EVERY_SUBJECT = EverySubject()
"""For exports and imports of a whole store, where a subject must be named otherwise."""


class MemoryRefusedError(InputError):
    """The memory standards forbid to store this; `verdict` says which kind it is."""

    def __init__(self, verdict: MemoryVerdict) -> None:
        super().__init__(
            f"not stored: the text is {verdict.reason}; store the preference, the fact "
            "about the person, the goal, the conclusion or the setting that it shows"
        )
        self.verdict = verdict


def storable_text(name: str, value: object, longest: int) -> str:
    """`value` as a str that says something, can be written, and is not too long."""
    text = text_argument(name, value)
    if len(text) > longest:
        raise InputError(
            f"{name} must have at most {longest:,} characters, got {len(text):,}; "
            "shorten or split it"
        )
    if not text.strip():
        raise InputError(f"{name} must not be blank")
    bad = _UNSTORABLE.search(text)
    if bad:
        what = "NUL" if bad[0] == "\0" else "half of a surrogate pair"
        raise InputError(
            f"{name} has {what} at position {bad.start():,}, which no file can hold; "
            "replace it first"
        )
    return text


def subject_name(value: object) -> str:
    """The name of whom a memory is about, else `InputError`."""
    return storable_text("subject", value, SUBJECT_LENGTH)


def memory_text(value: object) -> str:
    """The text of a memory, else `InputError`."""
    return storable_text("text", value, MEMORY_LENGTH)


def allowed_kind(text: str, kind: object) -> str:
    """The kind by its standard name, if text and kind may be stored.

    Raises `MemoryRefusedError` for what the memory standards forbid.
    """
    if not isinstance(kind, str):
        raise InputError(
            f"kind must be a str such as 'preference' or 'identity', got {shown(kind)}"
        )
    verdict = check_memory(text, kind)
    if not verdict.allowed or verdict.kind is None:
        raise MemoryRefusedError(verdict)
    return verdict.kind


def waiting_time(name: str, value: object) -> float:
    """Seconds to wait, a number from 0 to a day."""
    if isinstance(value, (int, float)) and 0 <= value <= LONGEST_WAIT:
        return float(value)
    raise InputError(
        f"{name} must be a number of seconds from 0 to {LONGEST_WAIT:,}, got "
        f"{shown(value)}"
    )


def moment(name: str, value: object) -> int:
    """Microseconds since 1970 of a datetime that knows its time zone."""
    if not isinstance(value, datetime):
        raise InputError(f"{name} must be a datetime, got {shown(value)}")
    if value.utcoffset() is None:
        raise InputError(
            f"{name} must say its time zone, for example "
            "datetime(2027, 1, 31, tzinfo=timezone.utc); a naive one could be any"
        )
    microseconds = (value - EPOCH) // MICROSECOND
    try:
        moment_text(microseconds)
    except OverflowError:
        raise InputError(f"{name} must lie in the years 1 to 9999 of UTC") from None
    return microseconds


def moment_of_text(name: str, text: object) -> datetime:
    """The datetime that an ISO 8601 text means; without a time zone it is UTC."""
    problem = InputError(
        f"{name} must be a date as 2027-01-31 or 2027-01-31T18:00:00+01:00, got "
        f"{shown(text)}"
    )
    if not isinstance(text, str) or len(text) > 40:
        raise problem
    try:
        # Python 3.10 knows no Z.
        read = datetime.fromisoformat(re.sub("[zZ]$", "+00:00", text.strip()))
    except ValueError:
        raise problem from None
    return read if read.utcoffset() is not None else read.replace(tzinfo=timezone.utc)


def moment_text(microseconds: int) -> str:
    """ISO 8601 in UTC, as searches and exports give it."""
    return (EPOCH + timedelta(microseconds=microseconds)).isoformat()
