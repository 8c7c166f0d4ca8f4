"""The commands that look something up: `count`, `models` and `check`.

They print one line for each thing, in columns that line up. What they say is what the
library says; they assemble nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from .checks import grouped
from .cli_files import (
    EXIT_DONE,
    EXIT_REFUSED,
    STANDARD_STREAM,
    decoded,
    file_name,
    read_bytes,
    read_json_lines,
    write_out,
)
from .cli_remedies import listed_models
from .columns import display_width, printable
from .errors import ConfigError, InputError
from .estimate import estimate_tokens
from .fence import is_blank
from .memory_fields import found_in
from .models import ModelLimits, model_limits, published_limits
from .retrieval import REASON_BLANK_MEMORY, REASON_NO_TEXT
from .standards import check_memory, kind_named
from .tokens import TOKENIZERS, check_tokenizer, token_upper_bound

COUNT_EXAMPLE = """\
example:
  python -m prompt_assemble count prompt.txt --tokenizer o200k
  cat notes/*.md | python -m prompt_assemble count -

  bound: the most tokens that the text can have; estimate: what it typically has.
"""

MODELS_EXAMPLE = """\
example:
  python -m prompt_assemble models
  python -m prompt_assemble models 'gpt-5*'
  python -m prompt_assemble models MiniMax-M2.1
"""

CHECK_EXAMPLE = """\
example:
  python -m prompt_assemble check memory.jsonl

  One memory on each line: a JSON text, or an object with its text in "text" and, if you
  like, its "kind". Exit code 1 if one of them must not be a memory.
"""

UNKNOWN_FIGURE = "-"


def add_fact_commands(commands: Any) -> None:
    """Register `count`, `models`, `check`; `commands` is what `add_subparsers` gave."""
    count = _command(commands, "count", "Tokens of files, by bound and estimate.")
    count.epilog = COUNT_EXAMPLE
    count.add_argument("files", metavar="FILE", nargs="+", help="- is standard input")
    count.add_argument("--tokenizer", metavar="FAMILY", help="one family only")
    count.set_defaults(run=run_count)
    models = _command(commands, "models", "Published limits of models, in tokens.")
    models.epilog = MODELS_EXAMPLE
    models.add_argument(
        "pattern", metavar="PATTERN", nargs="?", help="part of an id, or with * and ?"
    )
    models.set_defaults(run=run_models)
    check = _command(commands, "check", "Hold memories against the memory standards.")
    check.epilog = CHECK_EXAMPLE
    check.add_argument("file", metavar="FILE.jsonl", help="- is standard input")
    check.set_defaults(run=run_check)


def run_count(given: argparse.Namespace) -> int:
    """Print characters, bytes, bound and estimate of each file, by family."""
    families: Sequence[str] = TOKENIZERS
    if given.tokenizer is not None:
        families = (check_tokenizer(given.tokenizer, "--tokenizer"),)
    if given.files.count(STANDARD_STREAM) > 1:
        raise InputError("standard input can be read once: give one - only")
    rows: list[Sequence[str]] = [
        ("characters", "bytes", "family", "bound", "estimate", "file")
    ]
    for path in given.files:
        data, name = read_bytes(path), file_name(path)
        text = decoded(data, name)
        for family in families:
            bound = token_upper_bound(text, family)
            figures = bound, estimate_tokens(text, family)
            counts = grouped(len(text)), grouped(len(data))
            rows.append((*counts, family, *map(grouped, figures), name))
    write_out(_aligned(rows, "rrlrrl"))
    return EXIT_DONE


def run_models(given: argparse.Namespace) -> int:
    """Print the rows of the model table that a pattern or an id finds."""
    rows: list[Sequence[str]] = [
        ("model", "window", "input cap", "output", "family", "date", "source")
    ]
    rows += [_model_row(it) for it in _models_like(given.pattern)]
    write_out(_aligned(rows, "lrrrlll"))
    return EXIT_DONE


def run_check(given: argparse.Namespace) -> int:
    """Print a verdict for each memory of a file; 1 if one must not be a memory."""
    refused = checked = 0
    for place, item in read_json_lines(given.file):
        checked += 1
        allowed, reason = _verdict(item)
        refused += not allowed
        write_out(f"{place}: {'allowed' if allowed else 'refused'}: {reason}")
    write_out(f"{grouped(checked)} checked, {grouped(refused)} refused")
    return EXIT_REFUSED if refused else EXIT_DONE


def _verdict(item: object) -> tuple[bool, str]:
    found = found_in(item)
    if found is None:
        return False, REASON_NO_TEXT
    if is_blank(found.text):
        return False, REASON_BLANK_MEMORY
    verdict = check_memory(found.text, kind_named(found.kind))
    if not verdict.allowed:
        return False, verdict.reason
    unknown = "of no stated kind" if found.kind is None else "of a kind not known here"
    return True, verdict.kind or unknown


def _models_like(pattern: str | None) -> Sequence[ModelLimits]:
    if pattern is None:
        return published_limits()
    wanted = pattern.lower()
    wild = wanted if "*" in wanted or "?" in wanted else f"*{wanted}*"
    found = [it for it in published_limits() if fnmatchcase(it.pattern.lower(), wild)]
    # An id as it is sent, such as a dated one, may be longer than its pattern.
    try:
        return found or [model_limits(pattern)]
    except ConfigError as error:
        raise listed_models(error) from None


def _model_row(limits: ModelLimits) -> tuple[str, ...]:
    caps = (limits.context_window, limits.max_input_tokens, limits.max_output_tokens)
    figures = (UNKNOWN_FIGURE if it is None else grouped(it) for it in caps)
    return limits.pattern, *figures, limits.tokenizer, limits.as_of, limits.source


def _aligned(rows: Sequence[Sequence[str]], sides: str) -> str:
    """Rows as lines; each column as wide as its widest cell, "r" to the right."""
    shown = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(display_width, column)) for column in zip(*shown)]
    return "\n".join(_line(row, widths, sides) for row in shown)


def _line(row: Sequence[str], widths: Sequence[int], sides: str) -> str:
    cells = []
    for cell, width, side in zip(row, widths, sides):
        blank = " " * (width - display_width(cell))
        cells.append(blank + cell if side == "r" else cell + blank)
    return "  ".join(cells).rstrip()


def _command(commands: Any, name: str, what: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=what[:1].lower() + what[1:-1],
        description=what,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser
