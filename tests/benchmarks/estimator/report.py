"""Error figures of the token estimate on rows of sources that its fit has not seen.

    python tests/benchmarks/estimator/report.py ROWS.jsonl PIECES.json [--all]

Inputs as for fit.py.  Projects are dealt into five folds; for each fold prices and
caution are fitted on the rest, and the rows left out are priced by the library itself;
further rows (those with "dev": false) only with --all, which takes long.  Side by side:
characters / 4, the formula of LangChain's `count_tokens_approximately` and words * 4/3.
The last table is the shipped data on the same rows (they were fitted).  --speed: speed
only, next to `tokenizers` where that is installed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from typing import Any

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import fit

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
FOLDS = 5


def content(row: dict[str, Any]) -> str:
    """Content class of the report for one row."""
    kind, language = row["class"], row["language"]
    if kind in fit.HOSTILE:
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
    modules = [fit.library_module(name) for name in ("estimate_pieces", "estimate")]
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

    def table(conservative: bool, names: list[str]) -> Array:
        return np.array(
            [
                [
                    module.estimate_tokens(row["text"], name, conservative)
                    for name in names
                ]
                for row in rows
            ],
            float,
        )

    both = np.hstack([table(False, ["any"]), table(True, ["any"])])
    return table(False, fit.SERVED), table(True, fit.SERVED), both


def left_out(
    corpus: fit.Corpus, blocks: str, wanted: Array
) -> tuple[Array, Array, Array]:
    """Prices of all rows, each by a fit that saw no row of its project."""
    folds = fit.source_folds(sorted(set(corpus.source)), FOLDS)
    fits = []
    fitted = np.full_like(corpus.true, np.nan)
    size = len(fit.FAMILIES), len(corpus.rows), len(fit.GROUPS)
    shares = np.zeros(size, np.float32)
    for fold in folds:
        result = fit.fit_all(corpus, fold, first_pass=False)
        rows = np.isin(corpus.source, fold)
        fitted[rows] = result["fitted"][rows]
        shares[:, rows] = result["shares"][:, rows]
        fits.append((rows, result))
        print("fitted without", *fold, file=sys.stderr, flush=True)
    many = len(corpus.rows), len(fit.SERVED)
    typical, cautious, dearest = np.zeros(many), np.ones(many), np.zeros((many[0], 2))
    for rows, result in fits:
        seen = np.where(rows[:, None], np.nan, fitted)
        caution = fit.caution_factors(corpus, seen, shares)
        module = install(fit.data_module(result, caution, '""""""', blocks))
        rows = rows & wanted
        chosen = [row for row, use in zip(corpus.rows, rows) if use]
        if not chosen:
            continue
        typical[rows], cautious[rows], dearest[rows] = price(module, chosen)
    return typical, cautious, dearest


def line(label: str, values: Any, form: str = "6.1f") -> None:
    print(f"{label:34s}", " ".join(format(float(value), form) for value in values))


def errors_table(title: str, error: Array, corpus: fit.Corpus, keep: Array) -> None:
    print(f"\n{title} (%)")
    print(" " * 34, " ".join(f"{name[:6]:>6s}" for name in fit.SERVED))
    rows = keep & corpus.natural
    size = 100 * np.abs(error)
    line(f"all natural, MAPE (n={rows.sum()})", size[rows].mean(0))
    line("all natural, bias", 100 * error[rows].mean(0))
    line("all natural, p95", np.quantile(size[rows], 0.95, axis=0))
    line("all natural, p99 under", -100 * np.quantile(error[rows], 0.01, axis=0))
    kinds = np.array([content(row) for row in corpus.rows])
    for kind in sorted(set(kinds)):
        chosen = keep & (kinds == kind)
        if chosen.any():
            line(f"{kind}, MAPE (n={chosen.sum()})", size[chosen].mean(0))


def mixed_table(estimate: Array, cautious: Array, true: Array, rows: Array) -> None:
    """Prompts of 20 natural rows drawn at random, 5000 of them."""
    draw = np.random.default_rng(20261130)
    places = np.flatnonzero(rows)
    picks = [draw.choice(places, 20, replace=False) for _ in range(5000)]
    ratio = np.array([estimate[pick].sum(0) / true[pick].sum(0) for pick in picks])
    safe = np.array([cautious[pick].sum(0) / true[pick].sum(0) for pick in picks])
    print("\nprompts mixed from 20 rows (%)")
    line("MAPE", 100 * np.abs(ratio - 1).mean(0))
    line("p99 under", 100 * (1 - np.quantile(ratio, 0.01, axis=0)))
    line("conservative: unsafe of 5000", (safe < 0.85).sum(0), "6.0f")


def caution_table(
    cautious: Array, true: Array, corpus: fit.Corpus, keep: Array
) -> None:
    natural = keep & corpus.natural
    hostile = keep & (~corpus.natural | (corpus.kind == BASE64))
    unsafe = true > cautious / 0.85
    print("\nconservative mode: true > estimate / 0.85")
    line(f"natural rows, unsafe (n={natural.sum()})", unsafe[natural].sum(0), "6.0f")
    line(f"hostile rows, unsafe (n={hostile.sum()})", unsafe[hostile].sum(0), "6.0f")
    line("mean inflation, natural", (cautious / true)[natural].mean(0), "6.2f")
    line("largest shortfall, natural", (true / cautious)[natural].max(0), "6.2f")


def speed(texts: list[str]) -> None:
    """Megabytes a second on the same text, cold and warm memo."""
    module = fit.library_module("estimate")
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
    parser.add_argument("pieces")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--speed", action="store_true")
    chosen = parser.parse_args(arguments)
    if not os.path.exists(chosen.rows) or not os.path.exists(chosen.pieces):
        print("skipped: no rows or no piece counts at", chosen.rows, chosen.pieces)
        return 0
    rows = fit.rows_of(chosen.rows)
    if chosen.speed:
        speed([row["text"] for row in rows])
        return 0
    blocks = " ".join(fit.library_module("token_data").ESTIMATE_BLOCKS.split())
    with open(chosen.pieces, encoding="utf-8") as file:
        corpus = fit.Corpus(rows, json.load(file))
    true = corpus.true[:, : len(fit.SERVED)]
    truth = np.array([row.get("dev", True) for row in rows])
    wanted = truth | chosen.all
    typical, cautious, dearest = left_out(corpus, blocks, wanted)
    for title, keep in (("truth rows", truth), ("all rows", wanted))[: 1 + chosen.all]:
        print(f"\n==== {title}, source left out ====")
        errors_table("estimate", typical / true - 1, corpus, keep)
        mixed_table(typical, cautious, true, keep & corpus.natural)
        caution_table(cautious, true, corpus, keep)
        natural = keep & corpus.natural
        for place, mode in enumerate(("typical", "conservative")):
            ratio = dearest[:, place, None] / true
            line(f"any / true, {mode}", ratio[natural].mean(0), "6.2f")
    for name, formula in PEERS.items():
        guess = np.array([[formula(row["text"])] for row in rows])
        errors_table(name + ", truth rows", guess / true - 1, corpus, truth)
    print("\n==== shipped data on the same rows, which it was fitted on ====")
    with open(fit.DATA, encoding="utf-8") as file:
        module = install(file.read())
    shipped = price(module, [rows[i] for i in wanted.nonzero()[0]])
    typical[wanted], cautious[wanted] = shipped[0], shipped[1]
    errors_table("estimate", typical / true - 1, corpus, wanted)
    mixed_table(typical, cautious, true, wanted & corpus.natural)
    caution_table(cautious, true, corpus, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
