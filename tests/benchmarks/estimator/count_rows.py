"""Count rows of text with the real tokenizers, one JSON object a line.

    python -m tests.benchmarks.estimator.count_rows TRUTH MORE... --npm DIR > ROWS.jsonl

TRUTH are the truth rows, which have counts; MORE are files of `generate` and `gather`.
Each row gets `counts`, tokens of its `text` by family, for every tokenizer that is
installed (see tests/benchmarks/README.md), and `dev`, whether it is a truth row. Texts
are brought to NFC, but those that are about marks: the estimate prices the NFC form.
"""

from __future__ import annotations

import argparse
import json
import unicodedata
from pathlib import Path
from typing import Any

from ..bounds.real_tokenizers import load_counters

AS_THEY_ARE = frozenset(("combining", "random_unicode"))


def rows_of(path: Path) -> list[dict[str, Any]]:
    """The rows of one file, without counts that are not of the NFC form."""
    with path.open(encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    for number, row in enumerate(rows):
        row.setdefault("id", f"{path.stem}-{number:04d}")
        text = unicodedata.normalize("NFC", row["text"])
        if row["class"] not in AS_THEY_ARE and text != row["text"]:
            row["text"] = text
            row.pop("counts", None)
    return rows


def main() -> None:
    """Read, count and print."""
    parser = argparse.ArgumentParser(description="Count rows of text.")
    parser.add_argument("truth", type=Path)
    parser.add_argument("more", type=Path, nargs="*")
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    given = parser.parse_args()
    rows = [{**row, "dev": True} for row in rows_of(given.truth)]
    rows += [{**row, "dev": False} for path in given.more for row in rows_of(path)]
    bare = [row for row in rows if "counts" not in row]
    for family, count in load_counters(given.npm):
        for row in bare:
            row.setdefault("counts", {})[family] = count(row["text"])
    for row in rows:
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
