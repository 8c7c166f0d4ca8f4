"""How often the answer to a question is kept in the summary of a memory.

    python -m tests.benchmarks.summary.score [ROWS.jsonl] [--families] [--leave-out]

Prints the share of rows whose answer is kept, in per cent, at 3 lines and 256 or 64
tokens, by language, shape and source: the original rule (first line and last two), BM25
by sentence, the prototype, and the library. A token is four bytes there, for all four.
`--families` counts by the library's estimates of tokenizer families instead;
`--leave-out` chooses the weights on all sources but one and scores that one;
`--needles` hides the memory among others of its language.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from functools import partial
from pathlib import Path
from types import ModuleType

from prompt_assemble import relevance, summarize_memory, summary
from tests.benchmarks.summary.rows import (
    PROTOTYPE,
    ROWS,
    Row,
    Rule,
    bm25_rule,
    byte_tokens,
    is_kept,
    original_rule,
    our_rule,
    prototype_rule,
    read_rows,
)

CAPS = (256, 64)
FAMILIES = ("any", "minimax_m2", "o200k")
WEIGHTS: tuple[tuple[ModuleType, str], ...] = (
    (relevance, "SMALL_WORD_WEIGHT"),
    (relevance, "PIECE_WEIGHT"),
    (relevance, "PHRASE_WEIGHT"),
    (relevance, "RELATED_WEIGHT"),
    (relevance, "INSIDE_WEIGHT"),
    (relevance, "NAME_FACTOR"),
    (summary, "BEFORE_WEIGHT"),
    (summary, "AFTER_WEIGHT"),
    (summary, "HEADING_WEIGHT"),
    (summary, "QUANTITY_FACTOR"),
    (summary, "LENGTH_POWER"),
)


def groups_of(row: Row) -> list[str]:
    """The groups of the table that a row counts in."""
    kind = "authored" if row.source == "authored" else "public"
    return [
        "all",
        kind,
        f"language {row.language}",
        f"shape {row.shape}",
        f"source {row.source}",
    ]


def shares(rows: list[Row], rule: Rule, cap: int) -> dict[str, float]:
    """Per cent of answers kept, by group; a broken limit ends the script."""
    found: dict[str, list[bool]] = defaultdict(list)
    for row in rows:
        result = rule(row.memory, row.query, 3, cap)
        assert len(result.splitlines()) <= 3
        for group in groups_of(row):
            found[group].append(is_kept(row, result))
    return {group: 100 * sum(hits) / len(hits) for group, hits in found.items()}


def print_table(rows: list[Row], rules: dict[str, Rule]) -> None:
    """One line for each group, one column for each rule and cap."""
    columns = [(name, cap) for cap in CAPS for name in rules]
    found = [shares(rows, rules[name], cap) for name, cap in columns]
    counts: dict[str, int] = defaultdict(int)
    for row in rows:
        for group in groups_of(row):
            counts[group] += 1
    print("| rows | number | " + " | ".join(f"{n}, {c}" for n, c in columns) + " |")
    print("| --- " * (len(columns) + 2) + "|")
    order = {"all": 0, "public": 1, "authored": 2}
    for group in sorted(counts, key=lambda it: (order.get(it, 3), it)):
        cells = " | ".join(f"{column[group]:.1f}" for column in found)
        print(f"| {group} | {counts[group]} | {cells} |")


def within_bytes(rule: Rule) -> Rule:
    """The rule, with the cap of four bytes a token asserted."""

    def checked(text: str, query: str, max_lines: int, max_tokens: int) -> str:
        result = rule(text, query, max_lines, max_tokens)
        assert byte_tokens(result) <= max_tokens
        return result

    return checked


def leave_out(rows: list[Row]) -> None:
    """For each source: weights chosen on the others, and what they reach on it."""
    kept = [getattr(module, name) for module, name in WEIGHTS]
    for source in sorted({row.source for row in rows}):
        others = [row for row in rows if row.source != source]
        rest = [row for row in rows if row.source == source]
        before = {cap: shares(rest, our_rule, cap)["all"] for cap in CAPS}
        choose_weights(others[::3])
        after = {cap: shares(rest, our_rule, cap)["all"] for cap in CAPS}
        print(
            f"{source:12} {len(rest):5} rows | weights of the library "
            f"{before[256]:.1f} {before[64]:.1f} | chosen without it "
            f"{after[256]:.1f} {after[64]:.1f}"
        )
        for (module, name), value in zip(WEIGHTS, kept):
            setattr(module, name, value)


def choose_weights(rows: list[Row]) -> None:
    """One round of coordinate search, from half to double of each weight."""

    def value() -> float:
        relevance._terms_of_query.cache_clear()
        return sum(shares(rows, our_rule, cap)["all"] for cap in CAPS)

    best = value()
    for module, name in WEIGHTS:
        start = getattr(module, name)
        for factor in (0.5, 0.75, 1.33, 2.0):
            setattr(module, name, start * factor)
            found = value()
            if found > best:
                best, chosen = found, start * factor
                start = chosen
        setattr(module, name, start)
    relevance._terms_of_query.cache_clear()


def needles(rows: list[Row], sizes: tuple[int, ...], each: int = 6) -> None:
    """A short memory at a random place among paragraphs of the same language."""
    by_language: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.source != "authored":
            by_language[row.language].append(row)
    for size in sizes:
        hits: list[bool] = []
        for seed in range(5):
            draw = random.Random(seed)
            for _, found in sorted(by_language.items()):
                short = [row for row in found if row.shape == "short"]
                for row in draw.sample(short, min(each, len(short))):
                    text = hidden(row, found, size, draw)
                    hits.append(is_kept(row, our_rule(text, row.query, 3, 256)))
        share = 100 * sum(hits) / len(hits)
        print(f"{size:9,} characters: {share:.1f} % of {len(hits)} kept, 256 tokens")


def hidden(row: Row, others: list[Row], size: int, draw: random.Random) -> str:
    """The memory of a row among paragraphs that do not hold its answer."""
    paragraphs = [
        paragraph
        for other in others
        if other.shape in ("concat", "paragraphs", "blob")
        for paragraph in other.memory.split("\n\n")
        if row.answer not in paragraph.casefold()
        and paragraph[:60] not in row.memory
        and len(paragraph) > 100
    ]
    draw.shuffle(paragraphs)
    taken: list[str] = []
    while sum(map(len, taken)) < size:
        taken += paragraphs
    total, many = 0, 0
    while total < size:
        total += len(taken[many])
        many += 1
    taken = taken[:many]
    taken.insert(draw.randrange(many + 1), row.memory)
    return "\n\n".join(taken)


def main() -> None:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="How often the answer is kept.")
    parser.add_argument("rows", nargs="?", type=Path, default=ROWS)
    parser.add_argument("--prototype", type=Path, default=PROTOTYPE)
    parser.add_argument("--families", action="store_true")
    parser.add_argument("--leave-out", action="store_true")
    parser.add_argument("--needles", action="store_true")
    given = parser.parse_args()
    rows = read_rows(given.rows)
    print(f"{len(rows)} rows, {time.strftime('%Y-%m-%d')}\n")
    if given.leave_out:
        leave_out(rows)
    elif given.needles:
        needles(rows, (64_000, 256_000, 1_000_000))
    elif given.families:
        rules: dict[str, Rule] = {
            family: partial(summarize_memory, tokenizer=family) for family in FAMILIES
        }
        print_table(rows, rules)
    else:
        rules = {"original": original_rule, "BM25": within_bytes(bm25_rule)}
        prototype = prototype_rule(given.prototype)
        if prototype is not None:
            rules["prototype"] = within_bytes(prototype)
        print_table(rows, {**rules, "ours": within_bytes(our_rule)})


if __name__ == "__main__":
    main()
