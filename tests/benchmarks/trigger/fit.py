"""Fit the trigger's weights and write them, or check that they are what is there.

    python -m tests.benchmarks.trigger.fit [DATA_FOLDER] [--check]

Needs scikit-learn. The figures come from report.py, never from this fit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .data_module import data_module
from .model import fit
from .rows import read_rows

TARGET = Path(__file__).parents[3] / "src" / "prompt_assemble" / "trigger_data.py"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", help="folder with dev.jsonl")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    data = read_rows(arguments.folder)
    rows = data.without([])
    text = data_module(fit(rows), rows)
    if arguments.check:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is not what these rows give")
        print(f"{TARGET.name} is what these rows give")
        return
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.name}: {len(text.encode())} bytes from {len(rows)} rows")


if __name__ == "__main__":
    main()
