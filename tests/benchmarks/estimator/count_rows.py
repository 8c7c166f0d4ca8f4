"""Count rows of text with the real tokenizers, one JSON object a line.

    python -m tests.benchmarks.estimator.count_rows ROWS.jsonl --npm NODE_MODULES > OUT

Each row gets `counts`: tokens of its `text` by family, for every tokenizer that is
installed (see tests/benchmarks/README.md).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..bounds.real_tokenizers import load_counters


def main() -> None:
    """Read, count and print."""
    parser = argparse.ArgumentParser(description="Count rows of text.")
    parser.add_argument("rows", type=Path)
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    given = parser.parse_args()
    lines = given.rows.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines if line.strip()]
    for family, count in load_counters(given.npm):
        for row in rows:
            row.setdefault("counts", {})[family] = count(row["text"])
    for row in rows:
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
