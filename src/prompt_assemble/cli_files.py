"""What the commands share: exit codes, and files and streams, in UTF-8 everywhere.

What cannot be read is an `InputError` with the name of the file and, where there is
one, the line. Knows no commands; contents are never quoted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import TextIO

from .errors import InputError

EXIT_DONE, EXIT_REFUSED, EXIT_UNUSABLE, EXIT_INTERRUPTED = 0, 1, 2, 130

STANDARD_STREAM = "-"
"""In the place of a file or a text: standard input; of a file to write, the output."""

STANDARD_INPUT_NAME = "standard input"

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors put it before UTF-8; it is no part of the text."""


def read_bytes(path: str) -> bytes:
    """The bytes of a file, or of standard input for "-", without byte order mark."""
    if path == STANDARD_STREAM:
        data = b"" if sys.stdin is None else sys.stdin.buffer.read()
    else:
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            raise InputError(f"{path}: {error.strerror or 'cannot be read'}") from None
    return data.removeprefix(BYTE_ORDER_MARK)


def read_text(path: str) -> str:
    """The whole text of a file, byte for byte."""
    return decoded(read_bytes(path), file_name(path))


def read_spoken(path: str) -> str:
    """The text of a file without its last line break, as a shell reads a command."""
    text = read_text(path)
    return text.removesuffix("\n").removesuffix("\r") if text[-1:] == "\n" else text


def decoded(data: bytes, name: str) -> str:
    """`data` as UTF-8 text; `name` is the file that an error names."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError(
            f"{name}:{line}: not UTF-8 (byte {error.start} of the file); "
            "convert the file to UTF-8"
        ) from None


def read_lines(path: str) -> list[str]:
    """The lines of a file without their line feeds.

    By line feeds alone: other line ends of Unicode may stand inside a JSON text.
    """
    return read_text(path).split("\n")


def read_json_lines(path: str) -> Iterator[tuple[str, object]]:
    """The values of a file of JSON lines, each with its place as `file:line`.

    Blank lines are skipped.
    """
    name = file_name(path)
    for number, line in enumerate(read_lines(path), 1):
        if line.strip():
            yield f"{name}:{number}", _json_value(line, f"{name}:{number}")


def _json_value(line: str, place: str) -> object:
    try:
        value: object = json.loads(line)
    except json.JSONDecodeError as error:
        raise InputError(
            f"{place}: not JSON at column {error.colno} ({error.msg}); "
            "the file must hold one JSON value on each line"
        ) from None
    except ValueError:  # a number with more digits than Python reads
        raise InputError(f"{place}: holds a number that is too long") from None
    except RecursionError:
        raise InputError(f"{place}: nested too deeply") from None
    return value


def file_name(path: str) -> str:
    """What a file is called in messages."""
    return STANDARD_INPUT_NAME if path == STANDARD_STREAM else path


def write_out(text: str) -> None:
    """Write `text` and a line break to standard output, as UTF-8, line ends as given.

    The output is that of a pipe on every platform: nothing turns `\\n` into `\\r\\n`.
    """
    _write(sys.stdout, text + "\n")


def write_piece(text: str) -> None:
    """Write `text` and nothing else to standard output, as UTF-8."""
    _write(sys.stdout, text)


def write_error(text: str) -> None:
    """Write `text` and a line break to standard error, as UTF-8."""
    _write(sys.stderr, text + "\n")


def write_complaint(text: str) -> None:
    """Write `text` as one line to standard error, after the name of the program."""
    write_error(f"prompt_assemble: {' '.join(text.split())}")


def _write(stream: TextIO | None, text: str) -> None:
    if stream is not None:  # None where the program was started without it
        stream.flush()
        stream.buffer.write(text.encode("utf-8", "backslashreplace"))
        stream.buffer.flush()


def write_file(path: str, text: str) -> None:
    """Write a file as UTF-8, line ends as given."""
    try:
        with open(path, "wb") as file:
            file.write(text.encode("utf-8", "backslashreplace"))
    except OSError as error:
        reason = error.strerror or "cannot be written"
        raise InputError(f"{path}: {reason}") from None


def wants_colour(stream: TextIO | None) -> bool:
    """Whether a stream may be coloured: it is a terminal, and nobody said NO_COLOR."""
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream is not None and stream.isatty() and not is_plain


def drop_output() -> None:
    """Let what could not be written go nowhere, so that the exit does not try again."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
