"""Time and memory of a summary, by size and language, and on hostile text.

    python -m tests.benchmarks.summary.speed [ROWS.jsonl] [--rounds 9]

Prints CPU milliseconds (best of the rounds) and the ratio to `text.casefold()`, which
every method that reads the whole text pays at least; then the peak of the memory that
a summary of 10 MB takes beside its text (`tracemalloc`), and hostile texts of 10 MB.
"""

from __future__ import annotations

import argparse
import platform
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from prompt_assemble import summarize_memory
from tests.benchmarks.summary.rows import ROWS, Row, read_rows
from tests.test_summary import HOSTILE

SIZES = (1_000, 5_000, 20_000, 64_000, 256_000, 1_000_000, 10_000_000)
LANGUAGES = ("en", "zh", "ru", "ar", "th", "vi")
FAMILY = "minimax_m2"


def milliseconds(work: Callable[[], object], rounds: int) -> float:
    """The least CPU time of some calls."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return 1_000 * min(times)


def text_of(rows: list[Row], language: str, size: int) -> tuple[str, str]:
    """That many characters of one language, and a question about its fourth part."""
    found = [
        row
        for row in rows
        if row.language == language and row.shape == "concat" != row.source
    ]
    text = "\n".join(row.memory for row in found)
    return (text * (size // len(text) + 1))[:size], found[3].query


def by_size(rows: list[Row], rounds: int) -> None:
    """The table of times."""
    print("| language | " + " | ".join(f"{size:,}" for size in SIZES) + " |")
    print("| --- " * (len(SIZES) + 1) + "|")
    for language in LANGUAGES:
        cells = []
        for size in SIZES:
            text, query = text_of(rows, language, size)
            ours = milliseconds(
                lambda: summarize_memory(text, query, tokenizer=FAMILY), rounds
            )
            folding = milliseconds(text.casefold, 3)
            cells.append(f"{ours:.2f} ({ours / max(folding, 1e-6):.2g})")
        print(f"| {language} | " + " | ".join(cells) + " |")


def peak(text: str, query: str) -> float:
    """Megabytes that a summary takes at most beside its text."""
    summarize_memory(text, query, tokenizer=FAMILY)
    tracemalloc.start()
    summarize_memory(text, query, tokenizer=FAMILY)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Time and memory of a summary.")
    parser.add_argument("rows", nargs="?", type=Path, default=ROWS)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    rows = read_rows(given.rows)
    print(f"CPython {platform.python_version()}, {time.strftime('%Y-%m-%d')}")
    print(f"CPU ms (ratio to casefold), family {FAMILY}, by characters\n")
    by_size(rows, given.rounds)
    print()
    for language in LANGUAGES:
        text, query = text_of(rows, language, 10_000_000)
        print(
            f"{language}: peak {peak(text, query):.2f} MB beside 10,000,000 characters"
        )
    print("\nhostile, 10,000,000 characters: CPU ms, peak MB")
    for kind, make in HOSTILE.items():
        text = make(10_000_000)
        spent = milliseconds(
            lambda: summarize_memory(text, "where is the spare key"), 3
        )
        print(f"  {kind:20} {spent:7.2f} {peak(text, 'spare key'):6.2f}")


if __name__ == "__main__":
    main()
