"""Cost of one turn next to LangChain's trimmer, as ratios within one run.

    python -m tests.benchmarks.turns [--rounds 9]

Work: system prompt, three messages of dialog, the user's input and, with memory, three
memories go in; a prompt within a budget of 173,400 tokens comes out. "small" is 1 kB of
system prompt, 3 x 300 B of dialog, 100 B of input, 3 x 500 B of memory; "typical" is 20
kB, 3 x 4 kB, 2 kB, 3 x 5 kB.  Contenders run in turn, round by round; printed are the
median CPU time and the median of the ratios within a round, and how often the counter
was called. langchain-core and tiktoken are used where they are installed:

    python -m pip install langchain-core tiktoken

LangChain selects messages; it neither searches memory nor shortens it nor reports.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import platform
import time
from collections.abc import Callable
from pydoc_data.topics import topics
from statistics import median
from typing import Any, NamedTuple

from prompt_assemble import PromptAssembler

BUDGET = 173_400
SIZES = {"small": (1_000, 300, 100, 500), "typical": (20_000, 4_000, 2_000, 5_000)}
Contender = Callable[[], object]


class Workload(NamedTuple):
    """What goes into one turn."""

    system: str
    dialog: list[tuple[str, str]]
    user: str
    memories: list[str]


def workload(kind: str) -> Workload:
    """A turn of English technical prose, as long as `kind` says."""
    prose = "\n".join(topics[name] for name in sorted(topics))
    system, message, user, memory = SIZES[kind]
    roles = ("user", "assistant", "user")
    at = iter(range(0, len(prose), max(SIZES[kind])))
    pieces = [
        prose[start : start + message] for start in (next(at), next(at), next(at))
    ]
    return Workload(
        prose[next(at) :][:system],
        list(zip(roles, pieces)),
        # A phrase of the trigger, so that the turn with memory is one that asks for it.
        "As last time: " + prose[next(at) :][: user - 14],
        [prose[next(at) :][:memory] for _ in range(3)],
    )


def optional(name: str) -> Any:
    """The module, or None with a word about what is left out."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"{name} is not installed: its rows are left out")
        return None


def contenders(
    work: Workload, exact: Callable[[str], int] | None
) -> dict[str, Contender]:
    """What is timed, by name; the first is what the ratios refer to."""
    assembler = PromptAssembler()
    dialog = [{"role": role, "content": text} for role, text in work.dialog]

    def turn(form: str, memory: str) -> Contender:
        return lambda: assembler.assemble(
            work.user,
            lambda query, top_k: work.memories,
            lambda n: dialog,
            form=form,
            system_prompt=work.system,
            memory=memory,
        )

    found = {
        "ours, messages, no memory": turn("messages", "never"),
        "ours, text, no memory": turn("text", "never"),
        "ours, messages, 3 memories": turn("messages", "auto"),
    }
    if optional("langchain_core"):
        found.update(langchain(work, exact))
    return found


def langchain(
    work: Workload, exact: Callable[[str], int] | None
) -> dict[str, Contender]:
    """LangChain's trim_messages with its approximate counter and with an exact one."""
    messages = importlib.import_module("langchain_core.messages")
    utils = importlib.import_module("langchain_core.messages.utils")
    kinds = {
        "system": messages.SystemMessage,
        "user": messages.HumanMessage,
        "assistant": messages.AIMessage,
    }

    def turn(counter: Any) -> Contender:
        def trim() -> object:
            given = [kinds["system"](work.system)]
            given += [kinds[role](text) for role, text in work.dialog]
            given.append(kinds["user"](work.user))
            return messages.trim_messages(
                given,
                max_tokens=BUDGET,
                token_counter=counter,
                strategy="last",
                include_system=True,
            )

        return trim

    found = {"LangChain, approximate": turn(utils.count_tokens_approximately)}
    if exact is not None:
        count = exact
        found["LangChain, tiktoken"] = turn(
            lambda ms: sum(count(m.content) + 3 for m in ms)
        )
    return found


def exact_counter() -> Callable[[str], int] | None:
    """o200k by tiktoken, if the package and its vocabulary are here."""
    tiktoken = optional("tiktoken")
    if tiktoken is None:
        return None
    try:
        encoding = tiktoken.get_encoding("o200k_base")
    except Exception as error:
        print(
            f"tiktoken has no vocabulary here ({type(error).__name__}): rows left out"
        )
        return None
    return lambda text: len(encoding.encode_ordinary(text))


def race(found: dict[str, Contender], rounds: int) -> dict[str, list[float]]:
    """CPU seconds a call, by contender and round; they take turns in each round."""
    repeats = {}
    for name, run in found.items():
        run()
        start = time.process_time()
        run()
        repeats[name] = max(1, int(0.02 / max(time.process_time() - start, 1e-6)))
    times: dict[str, list[float]] = {name: [] for name in found}
    gc.disable()
    for _ in range(rounds):
        for name, run in found.items():
            start = time.process_time()
            for _ in range(repeats[name]):
                run()
            times[name].append((time.process_time() - start) / repeats[name])
    gc.enable()
    return times


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(
        description="Cost of one turn, as ratios in one run."
    )
    parser.add_argument("--rounds", type=int, default=9, help="rounds (default 9)")
    rounds = parser.parse_args().rounds
    print(f"CPython {platform.python_version()}, {time.strftime('%Y-%m-%d')}")
    exact = exact_counter()
    for kind in SIZES:
        found = contenders(workload(kind), exact)
        times = race(found, rounds)
        base = times[next(iter(found))]
        print(f"\n{kind} turn: microseconds (median), ratio to the first row")
        for name, values in times.items():
            ratio = median(value / ours for value, ours in zip(values, base))
            print(f"  {name:30} {median(values) * 1e6:10.1f} {ratio:8.2f}")


if __name__ == "__main__":
    main()
