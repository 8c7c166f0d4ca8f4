"""The rows that the trigger is fitted on: messages with a label, by writer.

Rows of this folder and rows of a data folder outside the repository, whose path is
given; the format is that of docs/trigger.md.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
OUTSIDE = HERE.parents[2] / ".." / "shared" / "trigger_eval"
"""Where the data folder lies beside a checkout, if no path is given."""

UNSEEN_KINDS = ("personalised_request", "third_person")
"""Kinds whose need no text shows; they are left out of fit and figures."""

PUBLIC_SOURCES = ("longmemeval", "memorybank", "memorybank_history")
"""Public rows; the English ones are never fitted on."""

MIXED_WEIGHT = 0.1
"""Weight of a row of the mixed file beside one of a writer's: the figures leaving a
writer out are best about there (tried: 0.1, 0.2, 0.4, 0.7, 1)."""

Row = dict[str, Any]


class Rows(NamedTuple):
    """Rows by writer, rows of many sources, and the public rows that are never seen."""

    writers: dict[str, list[Row]]
    mixed: list[Row]
    public: list[Row]

    def without(self, writer: str | None) -> list[Row]:
        """All rows to fit on, without those of one writer."""
        kept = [rows for name, rows in self.writers.items() if name != writer]
        return self.mixed + [row for rows in kept for row in rows]

    def weights(self, rows: list[Row]) -> list[float]:
        """The weight of each row in a fit."""
        known = set(map(id, self.mixed))
        return [MIXED_WEIGHT if id(row) in known else 1.0 for row in rows]


def read_file(path: Path) -> list[Row]:
    """The rows of one file, without the kinds that cannot be told from the text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    return [row for row in rows if row["kind"] not in UNSEEN_KINDS]


def read_rows(folder: str | None) -> Rows:
    """All rows, or an exit with a message where the data folder is not there."""
    outside = Path(folder) if folder else OUTSIDE
    if not (outside / "dev.jsonl").is_file():
        sys.exit(f"no dev.jsonl in {outside}: give the path of the data folder")
    files = [*outside.glob("authors_*.jsonl"), *HERE.glob("authors_*.jsonl")]
    by_name = {path.stem.removeprefix("authors_"): path for path in files}
    writers = {name: read_file(by_name[name]) for name in sorted(by_name)}
    rows = read_file(outside / "dev.jsonl")
    public = [row for row in rows if _is_public(row)]
    return Rows(writers, [row for row in rows if not _is_public(row)], public)


def _is_public(row: Row) -> bool:
    return row["language"] == "en" and row["source"] in PUBLIC_SOURCES
