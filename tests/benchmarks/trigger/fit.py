"""Fit the trigger's weights and write them, or check that they are what is there.

    python -m tests.benchmarks.trigger.fit [DATA_FOLDER] [--check]

Needs scikit-learn. The figures come from report.py, never from this fit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .data_module import data_module, language_module
from .model import fit
from .rows import read_rows

PACKAGE = Path(__file__).parents[3] / "src" / "prompt_assemble"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", help="folder with dev.jsonl")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    rows = read_rows(arguments.folder).without([])
    fitted = fit(rows)
    modules = {
        "trigger_data.py": data_module(fitted, rows),
        "trigger_language_data.py": language_module(fitted),
    }
    for name, text in modules.items():
        target = PACKAGE / name
        if not arguments.check:
            target.write_text(text, encoding="utf-8")
            print(f"{name}: {len(text.encode())} bytes from {len(rows)} rows")
        elif target.read_text(encoding="utf-8") == text:
            print(f"{name} is what these rows give")
        else:
            sys.exit(f"{name} is not what these rows give")


if __name__ == "__main__":
    main()
