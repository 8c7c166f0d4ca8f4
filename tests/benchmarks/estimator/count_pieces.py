"""Count every piece of the rows with real tokenizers, for fit.py.

    python tests/benchmarks/estimator/count_pieces.py ROWS.jsonl PIECES.json --npm DIR

The vocabularies come from installed packages, see count_tokens.py.  PIECES.json maps
each piece to its counts in the order of fit.COUNT_ORDER; pieces that it has are not
counted again.  Pieces over 400 characters are left out: they are repeats.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import count_tokens
import fit

DUMMY_PREFIX = ("llama2", "mistral_v3")


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("pieces")
    parser.add_argument("--npm", default="node_modules")
    chosen = parser.parse_args(arguments)
    splitter = fit.library_module("estimate_pieces")
    found = {
        piece
        for row in fit.rows_of(chosen.rows)
        for line in row["text"].split("\n")
        for piece in splitter.LINE_PIECES.findall(line)
        if len(piece) <= 400
    }
    known: dict[str, list[int]] = {}
    if os.path.exists(chosen.pieces):
        with open(chosen.pieces, encoding="utf-8") as file:
            known = json.load(file)
    counters = count_tokens.load(chosen.npm)
    # A dummy prefix would make " word" dearer than it is inside a text.
    breaks = {name: counters[name]("\n") for name in DUMMY_PREFIX}
    for piece in sorted(found - set(known)):
        known[piece] = [
            counters[name]("\n" + piece) - breaks[name]
            if name in breaks
            else counters[name](piece)
            for name in fit.COUNT_ORDER
        ]
    with open(chosen.pieces, "w", encoding="utf-8") as file:
        json.dump(known, file, ensure_ascii=False)
    print(len(known), "pieces")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
