"""How well the trigger decides on writers that it was not fitted on.

    python -m tests.benchmarks.trigger.report [DATA_FOLDER [SCORES.json]]

Leaves five writers out in turn, fits on all others and scores those that were left out,
corrections by hand included; prints the tables of docs/trigger.md. The scores are kept
in a file if one is named, and read from it if it is there. Last come the rows that no
fit has seen, as the library decides them. Needs scikit-learn; takes about half an hour
of one core, and uses all there are.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from prompt_assemble.trigger import THRESHOLDS, needs_memory
from prompt_assemble.trigger_data import ORIGINAL_PHRASES

from .model import fit, inverted, score
from .rows import TRAFFIC, Row, asked_for, read_rows, unseen_rows

Scored = list[tuple[Row, float]]

LEFT_OUT_TOGETHER = 5
"""Writers that no fit sees at a time: each alone would take five times as long."""


class Rates(NamedTuple):
    """Shares of the rows of a group at one threshold, None where there are none."""

    recall: float | None
    precision: float | None
    alarms: float | None


class Report(NamedTuple):
    """Scores of rows by fits that did not see them."""

    writers: Scored
    formulas: Scored
    public: Scored
    public_folds: Scored
    mixed: Scored
    mixed_folds: Scored


def left_out_scores(folder: str | None) -> Report:
    """Score the writers, the formulas, the public rows (all at once, and by thirds) and
    the mixed sources (by halves of the sources) without having fitted on them.
    """
    data = read_rows(folder)
    writers = list(data.writers.values())
    many = -(-len(writers) // LEFT_OUT_TOGETHER)
    sources = sorted({row["source"] for row in data.mixed})
    halves = [
        [row for row in data.mixed if sources.index(row["source"]) % 2 == half]
        for half in range(2)
    ]
    thirds = [data.public[start::3] for start in range(3)]

    groups: list[list[list[Row]]] = [
        [[row for rows in writers[at::many] for row in rows] for at in range(many)],
        [data.formulas],
        [data.public],
        thirds,
        halves,
        [data.mixed[start::3] for start in range(3)],
    ]
    with ProcessPoolExecutor() as pool:

        def unseen(them: list[list[Row]]) -> Scored:
            found = pool.map(scored, them, map(data.without, them))
            return [it for its in found for it in its]

        return Report(*map(unseen, groups))


def scored(rows: list[Row], others: list[Row]) -> Scored:
    fitted = fit(others)
    signs = inverted(fitted.signs)
    return [(row, decided(row, score(row, fitted, signs))) for row in rows]


def decided(row: Row, by_cues: float) -> float:
    """The score that the library gives: an original phrase decides alone."""
    return 1.0 if needs_memory(row["text"]).cue in ORIGINAL_PHRASES else by_cues


def rates(found: Iterable[tuple[Row, float]], threshold: float) -> Rates:
    right = wrong = positive = negative = 0
    for row, value in found:
        fires = round(value, 3) >= threshold
        positive += row["label"]
        negative += 1 - row["label"]
        right += fires and row["label"]
        wrong += fires and not row["label"]
    return Rates(
        right / positive if positive else None,
        right / (right + wrong) if right + wrong else None,
        wrong / negative if negative else None,
    )


def table(title: str, found: Scored, group: Callable[[Row], str]) -> None:
    """One line for each group: rows, and the rates at each named threshold."""
    groups: dict[str, Scored] = defaultdict(list)
    for item in found:
        groups[group(item[0])].append(item)
    points = " | ".join(f"{name} R / P / F" for name in THRESHOLDS)
    print(
        f"\n| {title} | rows | {points} |\n| --- |" + " --- |" * (len(THRESHOLDS) + 1)
    )
    for name in sorted(groups):
        shown = [
            " / ".join(
                "-" if it is None else f"{it:.3f}" for it in rates(groups[name], point)
            )
            for point in THRESHOLDS.values()
        ]
        print(f"| {name} | {len(groups[name])} | {' | '.join(shown)} |")


def at_recall(found: Scored) -> None:
    """Thresholds at which the rows are found, for choosing the named points."""
    values = sorted((value for row, value in found if row["label"]), reverse=True)
    print("\n| recall | threshold | precision |\n| --- | --- | --- |")
    for wanted in (0.7, 0.75, 0.8, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96):
        threshold = values[int(wanted * len(values)) - 1]
        print(
            f"| {wanted} | {threshold:.3f} | {rates(found, threshold).precision:.3f} |"
        )


def main() -> None:
    folder, kept = (*sys.argv[1:], None, None)[:2]
    path = Path(kept) if kept else None
    if path is not None and path.is_file():
        found = Report(*json.loads(path.read_text(encoding="utf-8")))
    else:
        found = left_out_scores(folder)
    if path is not None:
        path.write_text(json.dumps(found), encoding="utf-8")
    traffic = [it for it in found.writers if it[0]["source"].startswith(TRAFFIC)]
    written = [it for it in found.writers if not it[0]["source"].startswith(TRAFFIC)]
    at_recall(written)
    table("all writers", written, lambda row: "all")
    table("writer", written, lambda row: row["source"].removeprefix("authored_"))
    table("language", written, lambda row: row["language"])
    table("kind", written, lambda row: row["kind"])
    table("ordinary requests", traffic, lambda row: "all")
    table("ordinary requests by what was asked for", traffic, asked_for)
    table("ordinary requests by kind", traffic, lambda row: row["kind"])
    table("ordinary requests by language", traffic, lambda row: row["language"])
    table("everyday formulas", found.formulas, lambda row: "all")
    table("English public, left out whole", found.public, lambda row: row["source"])
    table("English public, by thirds", found.public_folds, lambda row: row["source"])
    table("mixed rows, half the sources left out", found.mixed, lambda it: it["kind"])
    table("mixed rows, by thirds", found.mixed_folds, lambda row: row["kind"])
    unseen = [(row, needs_memory(row["text"]).score) for row in unseen_rows()]
    table("unseen writers", unseen, lambda row: row["source"])


if __name__ == "__main__":
    main()
