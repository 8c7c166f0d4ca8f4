"""Error figures of the token estimate on rows of sources that its fit has not seen.

    python -m tests.benchmarks.estimator.report ROWS.jsonl LEFT_OUT

ROWS.jsonl as for fit.py, LEFT_OUT the folder that fit.py wrote. Each source of the
truth rows is left out in turn, the two of the Declaration of Human Rights together
and the two of chatterbot together; prices, words, risky classes and caution are
fitted on everything else, and the library itself prices the rows left out. Caution
comes from prices of fits that saw no row of the source which they price, but did see
the source left out. Side by side: characters / 4, the formula of LangChain's
`count_tokens_approximately` and words * 4/3. The last table is the shipped data on
the same rows, which it was fitted on. --speed: speed only, next to `tokenizers` where
that is installed (TOKENIZER_JSON names a vocabulary).
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from typing import Any

import numpy as np

from . import corpus as data

Array = Any
PEERS = {
    "characters / 4": lambda text: len(text) / 4,
    "langchain approx.": lambda text: math.ceil((len(text) + len("user")) / 4) + 3,
    "words * 4/3": lambda text: len(text.split()) * 4 / 3,
}
CODE = frozenset(
    "code_c code_go code_java code_js code_python code_rust code_ts css diff json log"
    " minified_js stack_trace tool_json yaml".split()
)
IDS = frozenset("base64 csv_numbers hex url uuid".split())
BASE64 = "base64"


def content(row: dict[str, Any]) -> str:
    """Content class of the report for one row."""
    kind, language = row["class"], row["language"]
    if kind in data.HOSTILE:
        return "whitespace" if kind == "whitespace" else "hostile"
    if kind in CODE or (kind == "html" and language == "en"):
        return "code, logs"
    if kind in IDS:
        return "ids, numbers, urls"
    if kind.startswith("emoji") or kind == "maths":
        return "emoji, maths"
    if language == "zh-en":
        return "chat zh + en"
    if language.startswith("en"):
        return "English"
    if language[:2] in ("zh", "ja", "ko"):
        return "CJK"
    letters = [char for char in row["text"] if char.isalpha()]
    latin = sum(char < "\u0250" or "\u1e00" <= char <= "\u1eff" for char in letters)
    return "other Latin" if latin * 2 > len(letters) else "other scripts"


def install(text: str) -> Any:
    """Put a data module, given as source, under the estimate; return the estimate."""
    modules = [data.library_module(name) for name in ("estimate_pieces", "estimate")]
    names: dict[str, Any] = {}
    exec(text, names)
    for name, value in names.items():
        if name.startswith("ESTIMATE_"):
            for module in modules:
                setattr(module, name, value)
    modules[0].listed_words.cache_clear()
    for cached in ("_gram_levels", "_price_table", "_line_pricer"):
        getattr(modules[1], cached).cache_clear()
    return modules[1]


def price(module: Any, rows: list[dict[str, Any]]) -> tuple[Array, Array, Array]:
    """Typical and conservative estimates by family, and both of "any"."""

    def prices(conservative: bool, names: list[str]) -> Array:
        # By family first: few pricers are remembered at a time.
        return np.array(
            [
                [
                    module.estimate_tokens(row["text"], name, conservative)
                    for row in rows
                ]
                for name in names
            ],
            float,
        ).T

    both = np.hstack([prices(False, ["any"]), prices(True, ["any"])])
    return prices(False, data.FAMILIES), prices(True, data.FAMILIES), both


class Truth:
    """Truth rows with their counts."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = [row for row in rows if row["dev"]]
        counts = [[row["counts"][name] for name in data.FAMILIES] for row in self.rows]
        self.true = np.array(counts, float)
        self.source = np.array([row["source"] for row in self.rows])
        self.kind = np.array([row["class"] for row in self.rows])
        self.natural = ~np.isin(self.kind, list(data.HOSTILE))


def left_out(truth: Truth, folder: str) -> tuple[Array, Array, Array]:
    """Prices of truth rows, each by a fit that saw no row of its source."""
    many = truth.true.shape
    typical, cautious = np.full(many, np.nan), np.full(many, np.nan)
    dearest = np.zeros((many[0], 2))
    for name in sorted(os.listdir(folder)):
        rows = np.isin(truth.source, name.removesuffix(".py").split("+"))
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            module = install(file.read())
        chosen = [row for row, use in zip(truth.rows, rows) if use]
        typical[rows], cautious[rows], dearest[rows] = price(module, chosen)
    return typical, cautious, dearest


def table(title: str) -> None:
    """The head of a table in Markdown."""
    print(f"\n{title}\n\n| | {' | '.join(data.FAMILIES)} |")
    print("| --- " * (1 + len(data.FAMILIES)) + "|")


def line(label: str, values: Any, form: str = ".1f") -> None:
    cells = " | ".join(format(float(value), form) for value in values)
    print(f"| {label} | {cells} |")


def errors_table(title: str, error: Array, truth: Truth) -> None:
    size, natural = 100 * np.abs(error), truth.natural
    table(title)
    line(f"all natural, MAPE (n={natural.sum()})", size[natural].mean(0))
    line("all natural, bias", 100 * error[natural].mean(0))
    line("all natural, p95", np.quantile(size[natural], 0.95, axis=0))
    line("all natural, p99 under", -100 * np.quantile(error[natural], 0.01, axis=0))
    kinds = np.array([content(row) for row in truth.rows])
    for kind in sorted(set(kinds)):
        chosen = kinds == kind
        line(f"{kind}, MAPE (n={chosen.sum()})", size[chosen].mean(0))


def mixed_prompts(typical: Array, cautious: Array, truth: Truth) -> None:
    """Prompts of 20 natural rows drawn at random, 5000 of them."""
    draw = np.random.default_rng(20261130)
    places = np.flatnonzero(truth.natural)
    picks = [draw.choice(places, 20, replace=False) for _ in range(5000)]
    true = truth.true
    ratio = np.array([typical[pick].sum(0) / true[pick].sum(0) for pick in picks])
    safe = np.array([cautious[pick].sum(0) / true[pick].sum(0) for pick in picks])
    line("mixed prompts, MAPE", 100 * np.abs(ratio - 1).mean(0))
    line("mixed prompts, p99 under", 100 * (1 - np.quantile(ratio, 0.01, axis=0)))
    line("mixed prompts, unsafe of 5000", (safe < 0.85).sum(0), ".0f")


def caution_table(cautious: Array, truth: Truth) -> None:
    """Unsafe: the true count exceeds the conservative estimate / 0.85."""
    natural = truth.natural
    hostile = ~natural | (truth.kind == BASE64)
    unsafe = truth.true > cautious / 0.85
    line(f"natural rows, unsafe (n={natural.sum()})", unsafe[natural].sum(0), ".0f")
    line(f"hostile rows, unsafe (n={hostile.sum()})", unsafe[hostile].sum(0), ".0f")
    inflation = cautious / truth.true
    line("inflation, natural, mean", inflation[natural].mean(0), ".2f")
    shortfall = (1 / inflation)[natural].max(0)
    line("true / conservative, natural, largest", shortfall, ".2f")


def speed(texts: list[str]) -> None:
    """Megabytes a second on the same text, cold and warm memo."""
    module = data.library_module("estimate")
    size = sum(len(text.encode()) for text in texts) / 1e6
    print(f"\nspeed on {size:.1f} MB of mixed rows, MB/s")
    for name, conservative in (("o200k", False), ("minimax_m2", True), ("any", True)):
        module._line_pricer.cache_clear()
        seconds = []
        for _ in range(2):
            start = time.perf_counter()
            for text in texts:
                module.estimate_tokens(text, name, conservative)
            seconds.append(time.perf_counter() - start)
        mode = "conservative" if conservative else "typical"
        print(
            f"  estimate {name}, {mode}: first {size / seconds[0]:.1f},"
            f" again {size / seconds[1]:.1f}"
        )
    path = os.environ.get("TOKENIZER_JSON", "")
    try:
        from tokenizers import Tokenizer

        encoder = Tokenizer.from_file(path)
    except Exception as error:
        print("  tokenizers: skipped, set TOKENIZER_JSON to a tokenizer.json:", error)
        return
    start = time.perf_counter()
    for text in texts:
        len(encoder.encode(text, add_special_tokens=False).ids)
    print(f"  tokenizers, one text a call: {size / (time.perf_counter() - start):.1f}")


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("left_out")
    parser.add_argument("--speed", action="store_true")
    chosen = parser.parse_args(arguments)
    if not os.path.exists(chosen.rows) or not os.path.exists(chosen.left_out):
        print("skipped: nothing at", chosen.rows, "or", chosen.left_out)
        return 0
    truth = Truth(data.rows_of(chosen.rows))
    if chosen.speed:
        speed([row["text"] for row in truth.rows])
        return 0
    shipped = ""
    for path in (data.DATA, data.LANGUAGE_DATA):
        with open(path, encoding="utf-8") as file:
            shipped += file.read().replace("from __future__ import annotations", "")
    typical, cautious, dearest = left_out(truth, chosen.left_out)
    errors_table("Estimate, source left out:", typical / truth.true - 1, truth)
    mixed_prompts(typical, cautious, truth)
    caution_table(cautious, truth)
    for place, mode in enumerate(("typical", "conservative")):
        ratio = dearest[:, place, None] / truth.true
        line(f"any / true, {mode}", ratio[truth.natural].mean(0), ".2f")
    for name, formula in PEERS.items():
        guess = np.array([[formula(row["text"])] for row in truth.rows])
        errors_table(name + ":", guess / truth.true - 1, truth)
    typical, cautious, dearest = price(install(shipped), truth.rows)
    title = "Shipped data on the same rows, which it was fitted on:"
    errors_table(title, typical / truth.true - 1, truth)
    mixed_prompts(typical, cautious, truth)
    caution_table(cautious, truth)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
