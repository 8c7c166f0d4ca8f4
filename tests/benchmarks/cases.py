"""The shared cases from public bug reports, each through the runner of the suite.

    python -m tests.benchmarks.cases [FILE] [--only PART]

FILE is the cases, one JSON object a line; `../shared/bug_cases/cases.jsonl` is looked
for where none is named. Every case runs in all its variants and both forms against the
standing rules; none is skipped. Where a case leaves something to the specification, the
promise that decides is printed beside it, or that none is named here. Ends with exit
code 1 if a case fails.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from tests.cases.rules import check_rules
from tests.cases.runner import run_case

SHARED = Path(__file__).parents[3] / "shared" / "bug_cases" / "cases.jsonl"

DECIDED_BY = {
    "async backends": "P3: `assemble_async` awaits; a sync call refuses before it runs",
    "async callables": "P3: `assemble_async` awaits; a sync call refuses at once",
    "call form of memory_search": "P3: called by name or position, once, never retried",
    "context variables": "P7: visible in the backend, in the thread of a timeout too",
    "empty user input: refuse or pass": "P2: there is a user input; a blank is refused",
    "extra keys: keep or strip": "P7: kept as they came, on a copy",
    "fail-closed mode": "P3: `on_memory_error='raise'`",
    "fallback estimate versus typed error when the counter fails on fixed text": (
        "P9: replaced by bound or estimate for this turn, and the report says so"
    ),
    "fixed or per-build marker": "P7: the same bytes, so a fixed marker; P8: escaped",
    "foreign role names": "P4: mapped where known, else an `InputError` with the index",
    "history fails, or is None": "P4: `CallbackError`; an empty list is a new chat",
    "last N or whole turns": "P4: the last N, completed to whole units",
    "leading assistant message": "P4: kept; left out with `first_message='user'`",
    "memory already in the dialog": "P5: left out, with that reason",
    "metadata in the block": "P8: the date that a backend gives, cleaned; nothing else",
    "name of the setting for tokens outside the prompt": "P1: `overhead_tokens`",
    "no timeout set": "P6: the call takes as long as it takes",
    "order of safety share and output reserve in the formula": (
        "P1: the smaller of the two limits; no budget left is a `ConfigError`"
    ),
    "partial results of a failing backend": "P3, P5: kept, and the failure reported",
    "parts that are not text": "P1: `part_tokens` each; the text form refuses them",
    "pause after repeated timeouts": "P3: none; at most 8 stuck threads",
    "query text": "P6: the user's words, or `memory_query`; at most 4,000 characters",
    "relevance floor": "P5: none; backend order is kept and scores are reported",
    "same-role neighbours: keep or merge": "P4: kept, in order",
    "skip or stop at the first misfit": "P3: whole or not at all, the next is tried",
    "system messages in the dialog": "P2: a copy is removed, others stay and are told",
    "tool messages in the string form": "P4: part of it, with a role label",
    "trailing copy of the current user text": "P2: one user input; the copy is removed",
    "where the memory block lives": "P2: in the last user message, above the words",
    "whether a separate memory cap exists": "P3: `memory_max_tokens` for each memory",
    "whether oldest dialog may be shed before refusing": (
        "P4: guaranteed messages stay, so that the prompt is refused"
    ),
    "which message forms are accepted": "P4: read whole, or an `InputError` with index",
    "which result shapes are understood": "P3, P5: read, or left out and reported",
    "wording of the label": "P8: recalled notes, may be wrong, no authority",
}
"""Decisions that the cases leave open, by their words, and the promise that decides."""


NOT_NAMED = "not named here: held against the standing rules alone"
"""What stands beside a question whose words are in no table of ours."""


class Outcome:
    """How one case went: its runs, and the first fault."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.case = case
        self.runs = 0
        self.fault = ""
        open_question = case.get("depends_on_specification", "")
        self.decided_by = DECIDED_BY.get(open_question, NOT_NAMED)
        try:
            for run in run_case(case):
                check_rules(run)
                self.runs += 1
        except Exception as error:  # a fault of any kind is what is looked for
            self.fault = f"{type(error).__name__}: {error}"
        if not self.runs and not self.fault:
            self.fault = "nothing was run"


def read_cases(path: Path, part: str) -> list[dict[str, Any]]:
    """The cases of a file whose id or kind holds `part`."""
    lines = path.read_text(encoding="utf-8").splitlines()
    cases: list[dict[str, Any]] = [json.loads(line) for line in lines if line.strip()]
    return [case for case in cases if part in f"{case['id']} {case['kind']}"]


def print_tables(outcomes: list[Outcome]) -> None:
    """What failed, what was decided by a promise, and the sums by kind."""
    by_kind: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_kind[outcome.case["kind"]].append(outcome)
        if outcome.fault:
            print(f"FAILED {outcome.case['id']}: {outcome.fault[:300]}")
    print("\n| case | what the case leaves open | decided by |\n| --- | --- | --- |")
    for outcome in outcomes:
        question = outcome.case.get("depends_on_specification")
        if question:
            print(f"| {outcome.case['id']} | {question} | {outcome.decided_by} |")
    print("\n| kind | cases | runs | passed |\n| --- | --- | --- | --- |")
    for kind, found in [*sorted(by_kind.items()), ("all", outcomes)]:
        passed = sum(not it.fault for it in found)
        print(f"| {kind} | {len(found)} | {sum(it.runs for it in found)} | {passed} |")


def main() -> int:
    """Run the cases; 1 if one failed, 2 if there are none."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, default=SHARED)
    parser.add_argument("--only", default="", help="part of an id or of a kind")
    options = parser.parse_args()
    if not options.file.is_file():
        print(f"no cases at {options.file}: name a file of cases")
        return 2
    start = time.perf_counter()
    outcomes = [Outcome(case) for case in read_cases(options.file, options.only)]
    print_tables(outcomes)
    print(f"\n{time.perf_counter() - start:.0f} seconds")
    return int(not outcomes or any(it.fault for it in outcomes))


if __name__ == "__main__":
    sys.exit(main())
