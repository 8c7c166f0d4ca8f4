"""Whether libraries of this kind keep a token budget: one table, from one run.

    python -m tests.benchmarks.conformance [--only NAME,NAME] [--show 3]

Gives 216 scenarios to this library and to every peer that is installed, with the
counter that each brings ("own") and, where there is a place for one, with a real
tokenizer ("exact"). "contract met": a whole prompt that fits where one is possible, and
where none is, a word that it does not fit. "promise kept": the same, but a clear
refusal breaks no promise even where a better counter would not have refused. Ends with
exit code 1 where this library breaks its contract. No network is used: the vocabulary
is the one inside litellm or llama-index-core, or in the folder of --vocabulary.
What to install stands in `docs/comparison.md`.
"""

from __future__ import annotations

import argparse
import io
import logging
import platform
import statistics
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ..vocabulary import use_installed_vocabulary
from .judge import Answer, Tokenizer, Verdict, judge
from .peers import OURS, PEERS, Peer
from .scenarios import Scenario, scenarios

COLUMNS = (
    "library",
    "version",
    "counter",
    "contract met",
    "promise kept",
    "over, silent",
    "over, said",
    "worst",
    "system lost",
    "user lost",
    "tool pair broken",
    "refused though possible",
    "other error",
    "impossible told",
    "memory wasted",
    "budget used",
)


@contextmanager
def silence() -> Iterator[None]:
    """Nothing that a library prints or warns of reaches the table."""
    with (
        warnings.catch_warnings(),
        redirect_stdout(io.StringIO()),
        redirect_stderr(io.StringIO()),
    ):
        warnings.simplefilter("ignore")
        yield


def verdicts_of(
    peer: Peer, given: Sequence[Scenario], tokenizer: Tokenizer, exact: bool
) -> list[Verdict]:
    """A verdict for each scenario; `ModuleNotFoundError` if it is not installed."""

    def ask(scenario: Scenario) -> Answer:
        with silence():
            return peer.answer(scenario, tokenizer, exact)

    return [judge(it, partial(ask, it), tokenizer) for it in given]


def percent(part: int, whole: int) -> str:
    """A share, rounded down so that 100 % means all."""
    return f"{100 * part // whole} %" if whole else "-"


def table_row(peer: Peer, exact: bool, found: Sequence[Verdict]) -> list[str]:
    """One line of the table."""
    total = len(found)
    possible = [it for it in found if it.scenario.tier != "impossible"]
    impossible = [it for it in found if it.scenario.tier == "impossible"]
    with_tools = [it for it in found if it.scenario.shape != "plain"]
    over = [it.tokens / it.scenario.budget for it in found if it.is_over and it.tokens]
    used = [
        it.tokens / it.scenario.budget
        for it in possible
        if it.tokens and it.is_whole and it.scenario.tier in ("half", "tight")
    ]
    return [
        peer.name,
        version(peer.distribution),
        "exact" if exact else "own",
        percent(sum(it.met for it in found), total),
        percent(sum(it.kept_word for it in found), total),
        percent(
            sum(it.is_over and it.says_it_fits is not False for it in found), total
        ),
        percent(sum(it.is_over and it.says_it_fits is False for it in found), total),
        f"{max(over):.2f}" if over else "-",
        percent(sum(not it.system_whole for it in found), total),
        percent(sum(not it.user_whole for it in found), total),
        percent(sum(it.pair_broken for it in with_tools), len(with_tools)),
        percent(sum(it.refused for it in possible), len(possible)),
        percent(sum(bool(it.error) and not it.refused for it in found), total),
        percent(sum(it.met for it in impossible), len(impossible)),
        percent(sum(it.memory_wasted for it in possible), len(possible)),
        f"{100 * statistics.mean(used):.0f} %" if used else "-",
    ]


def show(found: Sequence[Verdict], most: int) -> None:
    """Print the first verdicts that are not as they should be."""
    bad = [it for it in found if not it.met or it.memory_wasted]
    for verdict in bad[:most]:
        where = verdict.scenario
        print(
            f"  {where.kind}, {where.shape}, {where.tier}: {verdict.tokens} of "
            f"{where.budget} tokens, {verdict[1:]}",
            file=sys.stderr,
        )


def runs(
    names: Sequence[str], given: Sequence[Scenario], tokenizer: Tokenizer
) -> Iterator[tuple[Peer, bool, list[Verdict]]]:
    """Every wanted library with every counter that it can have."""
    for peer in PEERS:
        if names and not any(name.lower() in peer.name.lower() for name in names):
            continue
        try:
            version(peer.distribution)
            for exact in (False, True) if peer.takes_counter else (False,):
                yield peer, exact, verdicts_of(peer, given, tokenizer, exact)
        except (ModuleNotFoundError, PackageNotFoundError) as error:
            print(f"{peer.name} is left out: not installed ({error})", file=sys.stderr)


def parsed_arguments() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", default="", help="parts of names, with commas")
    parser.add_argument("--show", type=int, default=0, help="failures to print")
    parser.add_argument("--vocabulary", type=Path, help="folder with cl100k_base")
    return parser.parse_args()


def main() -> int:
    """Print the table; 1 if this library broke a promise."""
    options = parsed_arguments()
    if use_installed_vocabulary(options.vocabulary) is None:
        print("no vocabulary of cl100k: install litellm, or give --vocabulary")
        return 2
    logging.disable(logging.CRITICAL)
    tokenizer = Tokenizer(import_module("tiktoken").get_encoding("cl100k_base"))
    given = list(scenarios(tokenizer.text, tokenizer.messages))
    print(
        f"{time.strftime('%Y-%m-%d')}, CPython {platform.python_version()}, "
        f"{len(given)} scenarios\n\n| {' | '.join(COLUMNS)} |"
    )
    print(f"|{' --- |' * len(COLUMNS)}")
    broken = False
    names = [name.strip() for name in options.only.split(",") if name.strip()]
    for peer, exact, found in runs(names, given, tokenizer):
        print(f"| {' | '.join(table_row(peer, exact, found))} |", flush=True)
        show(found, options.show)
        if peer is OURS:
            broken |= not all(it.kept_word for it in found)
            broken |= exact and any(not it.met or it.memory_wasted for it in found)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
