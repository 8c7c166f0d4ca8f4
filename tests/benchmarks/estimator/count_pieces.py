"""Count every piece of the rows with real tokenizers, for fit.py.

    python -m tests.benchmarks.estimator.count_pieces ROWS.jsonl PIECES.json --npm DIR

The vocabularies come from installed packages, see tests/benchmarks/README.md.
PIECES.json maps each piece to its counts in the order of corpus.COUNT_ORDER; pieces
that it has are not counted again. Pieces over 400 characters are left out: they are
repeats. Characters of every class beyond ASCII are counted as well, alone and in
runs: they are what is known of a script that no row is written in.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..bounds.real_tokenizers import load_counters
from . import corpus

DUMMY_PREFIX = ("llama2", "mistral_v3")


def wanted_pieces(path: str) -> set[str]:
    pattern = corpus.library_module("estimate_pieces").line_pieces()
    found = {
        piece
        for row in corpus.rows_of(path)
        for line in row["text"].split("\n")
        for piece in pattern.findall(line)
        if len(piece) <= 400
    }
    return found | set(corpus.prior_pieces())


def main() -> None:
    """Read, count and write."""
    parser = argparse.ArgumentParser(description="Count pieces of rows.")
    parser.add_argument("rows")
    parser.add_argument("pieces", type=Path)
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    given = parser.parse_args()
    known: dict[str, list[int]] = {}
    if given.pieces.exists():
        known = json.loads(given.pieces.read_text(encoding="utf-8"))
    wanted = wanted_pieces(given.rows)
    new = sorted(wanted - set(known))
    counts: dict[str, list[int]] = {}
    for family, count in load_counters(given.npm):
        if family in DUMMY_PREFIX:
            # A dummy prefix would make " word" dearer than it is inside a text.
            alone = count("\n")
            counts[family] = [count("\n" + piece) - alone for piece in new]
        else:
            counts[family] = [count(piece) for piece in new]
    for place, piece in enumerate(new):
        known[piece] = [counts[name][place] for name in corpus.COUNT_ORDER]
    known = {piece: known[piece] for piece in sorted(wanted)}
    given.pieces.write_text(json.dumps(known, ensure_ascii=False), encoding="utf-8")
    print(len(known), "pieces,", len(new), "counted")


if __name__ == "__main__":
    main()
