"""Speed of the bound and of exact counters, in one run and on the same texts.

    python -m tests.benchmarks.bounds.speed --npm NODE_MODULES

Prints megabytes of UTF-8 a second over rows of about 1,500 bytes, the best of five
rounds, one process on one core.  The bound is measured for a family that takes text as
it is, for the default one, which normalises, and for "any".  What is not installed is
left out.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from prompt_assemble.counters import counter
from prompt_assemble.tokens import token_upper_bound

from .real_tokenizers import load_counters

ROUNDS = 5
ROWS = 150
ROW_BYTES = 1_500
WORDS = {
    "ASCII (English, code)": "the ferry leaves at seven def seats(n): return [n] "
    'please wake me before others { "port": 7 } island morning ticket weather',
    "Latin with marks": "Übermorgen prüfen wir die Größe où clé près échelle "
    "mañana señor żółta łódź buổi sáng tôi thường uống",
    "Chinese, Japanese, Korean": "明天 早上 我们 坐 第一班船 去 岛上 あした の 朝 "
    "始発 船で 島へ 渡ります 내일 아침 첫 배를 타고",
    "mixed": "the ferry leaves привет κόσμος नमस्ते 漢字 한국어 مرحبا 🚢🌊 ไทย 12345 "
    "def f(x): größer naïve",
}


def sample_text(words: str, size: int, seed: int) -> str:
    """Words in random order, so that no engine finds the same line twice."""
    rng = random.Random(seed)
    known = words.split()
    parts: list[str] = []
    total = 0
    while total < size:
        word = rng.choice(known)
        parts.append(word + rng.choice((" ", " ", " ", "\n")))
        total += len(word.encode()) + 1
    return "".join(parts)


def best_seconds(count: Callable[[str], int], rows: list[str]) -> float:
    """The shortest of five rounds over all rows."""
    seconds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for row in rows:
            count(row)
        seconds.append(time.perf_counter() - began)
    return min(seconds)


def command_line(arguments: list[str]) -> int:
    """Measure every engine on every kind of text."""
    parser = argparse.ArgumentParser(description="Speed of bounds and counters")
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    options = parser.parse_args(arguments)
    os.environ["RAYON_NUM_THREADS"] = "1"
    engines: dict[str, Callable[[str], int]] = {
        "bound, o200k": partial(token_upper_bound, tokenizer="o200k"),
        "bound, minimax_m2": partial(token_upper_bound, tokenizer="minimax_m2"),
        "bound, any": partial(token_upper_bound, tokenizer="any"),
    }
    names = {"o200k": "tiktoken", "minimax_m2": "tokenizers", "qwen3": "tokenizers"}
    for family, count in load_counters(options.npm, names):
        engines[f"{names[family]}, {family}"] = counter(count, tokenizer=family)
    texts = {
        name: [sample_text(words, ROW_BYTES, seed) for seed in range(ROWS)]
        for name, words in WORDS.items()
    }
    print(f"Python {sys.version.split()[0]}, MB of UTF-8 a second\n")
    print("| engine | " + " | ".join(texts) + " |")
    print("| --- " * (len(texts) + 1) + "|")
    for name, count in engines.items():
        speeds = (
            len("".join(rows).encode()) / 1e6 / best_seconds(count, rows)
            for rows in texts.values()
        )
        row = " | ".join(f"{s:,.0f}" if s > 20 else f"{s:.1f}" for s in speeds)
        print(f"| {name} | {row} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(command_line(sys.argv[1:]))
