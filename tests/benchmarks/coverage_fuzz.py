"""Hostile use that looks for new paths through the library: only documented errors.

    python -m pip install atheris
    python -m tests.benchmarks.coverage_fuzz [-max_total_time=600]

The test of tests/test_fuzz.py that uses the whole of `assemble`, `fit_messages`,
`extend`, `refit` and `to_anthropic`, driven by the paths that an input has opened
(libFuzzer) and not by chance. Further options are those of libFuzzer. Ends with an
error at the first input that breaks the test, and leaves that input in a file.
"""

from __future__ import annotations

import sys
from importlib import import_module

try:
    atheris = import_module("atheris")
except ImportError:
    sys.exit("atheris is not installed: python -m pip install atheris")

with atheris.instrument_imports(include=["prompt_assemble"]):
    fuzz = import_module("tests.test_fuzz")


def use_once(data: bytes) -> None:
    """One use of the library, drawn out of the bytes; bytes that give none pass."""
    fuzz.test_only_documented_errors_come_out.hypothesis.fuzz_one_input(data)


def main() -> None:
    """Fuzz until the time is up or the test breaks."""
    atheris.Setup(sys.argv, use_once)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
