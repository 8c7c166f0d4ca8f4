"""Random prompts through real templates and tokenizers: none may overflow its window.

    python -m tests.benchmarks.overflow_proof --npm NODE_MODULES [--prompts 1000]

For each model and each kind of certainty, random prompts at 0.3 to 1.3 times what the
window lets in are assembled, rendered by the model's own template and counted by its
own tokenizer. "over" is how many came out larger than the input limit (window less
reserve); "refused" were refused, "wrongly" those of them that the model would have
taken with 30 % of the token budget to spare. "used" is the mean share of the limit in
prompts where something had to be left out. The second table says by how much of the
truth the estimates of natural prompts that were wrongly refused exceed it, the family
named, and where the excess lies.

The budget is the whole window; an estimate keeps 15 % of it free for its error,
whatever the ratio: --safety-ratio 0.85 is the default of the library, where a budget
and what an estimate may fill are the same. Exits with 1 if a prompt overflowed where it
must not: any prompt with a counter or by proof, natural ones by an estimate. The size
for a release is `--prompts 100000`, or 1000000; runs are repeatable by their seed.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from prompt_assemble import AssembledPrompt, BudgetExceededError, PromptAssembler
from prompt_assemble import PromptConfig
from prompt_assemble.counters import counter
from prompt_assemble.models import template_tokens

from .causes import HEAD as CAUSES_HEAD
from .causes import Excess, cause_rows, excess_of
from .models import (
    FAMILIES,
    MISTRAL_FILES,
    MODEL_IDS,
    OPENAI_FAMILIES,
    CountedModel,
    Messages,
    counted_models,
)
from .prompts import CERTAINTIES, LARGEST, Case, random_case
from .texts import Pool, read_pool

SHARED = Path(__file__).parents[4] / "shared" / "token_truth" / "dev.jsonl"
ROOMY = 10**9
SPARE = 0.7
"""Share of the token budget up to which a prompt fits "with 30 % to spare"."""

HEAD = (
    "model | certainty | text | prompts | over | largest share | refused | wrongly"
    " | used"
).split(" | ")


class Outcome(NamedTuple):
    """What became of one prompt: its true tokens, None where it was refused."""

    limit: int
    tokens: int | None
    gave_way: bool = False
    refused_wrongly: bool = False
    excess: Excess | None = None


def assembler_for(case: Case, model: CountedModel, ratio: float) -> PromptAssembler:
    """As a user would set it up, with that much of the window as its budget."""
    fields: dict[str, Any] = {
        "context_window": case.window,
        "safety_ratio": ratio,
        "reserved_output_tokens": case.reserve,
        "tokenizer": "any" if case.certainty == "unnamed" else model.family,
        "certainty": "proved" if case.certainty == "proved" else "estimated",
        # Three messages are guaranteed, and as many more come as fit.
        "recent_messages_max": len(case.dialog) + 3,
        "first_message": model.first_message,
    }
    count = None
    if case.certainty == "counter":
        count = counter(model.count_text, tokenizer=model.family)
    fields.update(
        template_tokens(MODEL_IDS[model.name])
    )  # as `PromptConfig.for_model` does
    return PromptAssembler(PromptConfig(**fields), count_tokens=count)


def outcome_of(case: Case, model: CountedModel, ratio: float) -> Outcome:
    """Assemble one case, render it, count it."""
    limit = case.window - case.reserve
    assembler = assembler_for(case, model, ratio)
    try:
        prompt = _assembled(assembler, case, case.memories)
    except BudgetExceededError as error:
        spare = SPARE * assembler.config.token_budget
        least = _least(case, model, assembler.config)
        wrongly = model.count_messages(least) <= spare
        excess = None
        if wrongly and error.verified_by == "estimate":
            excess = excess_of(least, model, assembler.config, error.token_count)
        return Outcome(limit, None, refused_wrongly=wrongly, excess=excess)
    report = prompt.report
    gave_way = not (
        all(it.kept for it in report.memories)
        and all(it.kept for it in report.messages)
    )
    return Outcome(limit, model.count_messages(prompt.messages), gave_way)


def _least(case: Case, model: CountedModel, config: PromptConfig) -> Messages:
    """What a refusal would not give up."""
    roomy = PromptAssembler(
        config.replace(
            context_window=ROOMY,
            reserved_output_tokens=0,
            recent_messages_max=None,
            certainty="estimated",
        )
    )
    return [dict(it) for it in _assembled(roomy, case, []).messages or ()]


def _assembled(
    assembler: PromptAssembler, case: Case, memories: list[str]
) -> AssembledPrompt:
    return assembler.assemble(
        case.user,
        None,
        case.dialog,
        system_prompt=case.system,
        memories=memories,
    )


def run_model(
    name: str, options: argparse.Namespace
) -> tuple[list[list[str]], dict[str, list[Excess]]]:
    """The rows of one model, and why natural prompts were wrongly refused."""
    rows: list[list[str]] = []
    causes: dict[str, list[Excess]] = {}
    for model in counted_models(options.npm, name):
        pool = read_pool(options.rows, model.family, model.count_text, options.seed)
        for certainty in CERTAINTIES:
            rows += _rows(model, certainty, pool, options, causes)
    return rows, causes


def _rows(
    model: CountedModel,
    certainty: str,
    pool: Pool,
    options: argparse.Namespace,
    causes: dict[str, list[Excess]],
) -> Iterator[list[str]]:
    draw = Random(f"{options.seed} {model.name} {certainty}")
    found: dict[bool, list[Outcome]] = {False: [], True: []}
    for _ in range(options.each):
        case = random_case(draw, pool, certainty, options.largest, model.takes_tools)
        found[case.is_hostile].append(outcome_of(case, model, options.safety_ratio))
    for is_hostile, outcomes in found.items():
        text = "hostile" if is_hostile else "natural"
        if certainty == "estimated" and not is_hostile:
            causes[model.name] = [it.excess for it in outcomes if it.excess]
        yield [model.name, certainty, text, *figures(outcomes)]


def figures(outcomes: list[Outcome]) -> list[str]:
    """The columns from "prompts" on."""
    made = [it for it in outcomes if it.tokens is not None]
    shares = [(it.tokens or 0) / it.limit for it in made]
    full = [(it.tokens or 0) / it.limit for it in made if it.gave_way]
    refused = [it for it in outcomes if it.tokens is None]
    wrongly = sum(it.refused_wrongly for it in refused)
    return [
        f"{len(outcomes):,}",
        f"{sum(share > 1 for share in shares):,}",
        f"{max(shares, default=0):.3f}",
        f"{len(refused):,}",
        f"{wrongly:,}",
        f"{sum(full) / len(full):.2f}" if full else "-",
    ]


def is_broken(row: list[str]) -> bool:
    """Whether something overflowed that must not."""
    must_hold = row[1] in ("counter", "proved") or row[2] == "natural"
    return must_hold and row[4] != "0"


def sums(rows: list[list[str]]) -> Iterator[list[str]]:
    """One row for each certainty and text, over all models."""
    for certainty in CERTAINTIES:
        for text in ("natural", "hostile"):
            of_kind = [row for row in rows if row[1:3] == [certainty, text]]
            totals = [
                f"{sum(int(row[at].replace(',', '')) for row in of_kind):,}"
                for at in (3, 4, 6, 7)
            ]
            share = max((row[5] for row in of_kind), default="-")
            yield ["all", certainty, text, *totals[:2], share, *totals[2:], ""]


def parsed_arguments() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--npm", type=Path, required=True, help="a node_modules folder")
    parser.add_argument("--rows", type=Path, default=SHARED, help="rows of real text")
    parser.add_argument("--prompts", type=int, default=1_000, help="a certainty")
    parser.add_argument("--largest", type=int, default=LARGEST, help="window, tokens")
    parser.add_argument("--safety-ratio", type=float, default=1.0)
    parser.add_argument("--only", default="", help="part of a model's name")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args()


def main() -> int:
    """Print the table; 1 if a prompt overflowed that must not, 2 if nothing ran."""
    options = parsed_arguments()
    if not options.rows.is_file():
        print(f"no rows of text at {options.rows}: name a file with --rows")
        return 2
    names = [
        *FAMILIES,
        *(f"OpenAI {family}" for family in OPENAI_FAMILIES),
        *(f"Mistral {family}" for family in MISTRAL_FILES),
    ]
    names = [name for name in names if options.only in name]
    options.each = -(-options.prompts // max(1, len(names)))
    start = time.perf_counter()
    print(f"{time.strftime('%Y-%m-%d')}, CPython {platform.python_version()}\n")
    print(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    rows = []
    causes: dict[str, list[Excess]] = {}
    with ProcessPoolExecutor(options.workers) as pool:
        for found, excesses in pool.map(partial(run_model, options=options), names):
            causes.update(excesses)
            for row in found:
                rows.append(row)
                print(f"| {' | '.join(row)} |", flush=True)
    for row in sums(rows):
        print(f"| {' | '.join(row)} |")
    print(f"\n| {' | '.join(CAUSES_HEAD)} |\n|{' --- |' * len(CAUSES_HEAD)}")
    for row in cause_rows(causes):
        print(f"| {' | '.join(row)} |")
    print(f"\n{time.perf_counter() - start:.0f} seconds")
    return 2 if not rows else int(any(map(is_broken, rows)))


if __name__ == "__main__":
    sys.exit(main())
