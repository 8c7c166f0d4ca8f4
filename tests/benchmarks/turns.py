"""Cost of one turn next to other libraries, as ratios within one run.

    python -m tests.benchmarks.turns [--rounds 9]

Work: system prompt, three messages of dialog, the user's input and, with memory, three
memories go in; a prompt within a budget of 173,400 tokens comes out. "small" is 1 kB of
system prompt, 3 x 300 B of dialog, 100 B of input, 3 x 500 B of memory; "typical" is 20
kB, 3 x 4 kB, 2 kB, 3 x 5 kB.  Contenders run in turn, round by round; printed are the
median CPU time and the median of the ratios within a round, and how often the counter
was called. "big" is 60 kB, 3 x 120 kB, 30 kB, 3 x 50 kB. What a text costs, where it
had to be estimated, is remembered, as it is from turn to turn; "never seen" forgets it
before each call. The others are used where they
are installed; they select messages, and neither search memory nor shorten it nor
report:

    python -m pip install langchain-core litellm llama-index-core contextcram \\
        convopack ctx-compact tiktoken
"""

from __future__ import annotations

import argparse
import gc
import platform
import time
from pydoc_data.topics import topics
from statistics import median
from typing import NamedTuple

from prompt_assemble import PromptAssembler, PromptConfig
from prompt_assemble.counters import counter
from prompt_assemble.estimate_memo import remembered_estimates

from .turn_peers import Contender, Count, module, peers
from .vocabulary import use_installed_vocabulary

BUDGET = 173_400
SIZES = {
    "small": (1_000, 300, 100, 500),
    "typical": (20_000, 4_000, 2_000, 5_000),
    "big": (60_000, 120_000, 30_000, 50_000),
}


class Workload(NamedTuple):
    """What goes into one turn."""

    system: str
    dialog: list[tuple[str, str]]
    user: str
    memories: list[str]


def workload(kind: str) -> Workload:
    """A turn of English technical prose, as long as `kind` says."""
    prose = 3 * "\n".join(topics[name] for name in sorted(topics))
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


def contenders(work: Workload, exact: Count | None) -> dict[str, Contender]:
    """What is timed, by name; the first is what the ratios refer to."""
    assembler = PromptAssembler()
    dialog = [{"role": role, "content": text} for role, text in work.dialog]

    def turn(form: str, memory: str, by: PromptAssembler = assembler) -> Contender:
        def run() -> object:
            prompt = by.assemble(
                work.user,
                lambda query, top_k: work.memories,
                lambda n: dialog,
                form=form,
                system_prompt=work.system,
                memory=memory,
            )
            # Read, as whoever sends it does: what nobody asks for is not made.
            return prompt.messages if form == "messages" else prompt.text

        return run

    def on_new_texts(run: Contender) -> Contender:
        def run_as_if_new() -> object:
            remembered_estimates.cache_clear()
            return run()

        return run_as_if_new

    declared = None
    if exact is not None:
        declared = counter(exact, tokenizer="cl100k")
    plain = turn("messages", "never")
    counting = PromptAssembler(PromptConfig(tokenizer="cl100k"), count_tokens=declared)
    found = {
        "ours, messages, no memory": plain,
        "ours, the same, texts never seen": on_new_texts(plain),
        "ours, text, no memory": turn("text", "never"),
        "ours, messages, 3 memories": turn("messages", "auto"),
        "ours, declared counter": turn("messages", "never", counting),
    }
    messages = [{"role": "system", "content": work.system}, *dialog]
    messages.append({"role": "user", "content": work.user})
    return {**found, **peers(messages, BUDGET, exact)}


def exact_counter() -> Count | None:
    """A counter by tiktoken, if the package and its vocabulary are here."""
    tiktoken = module("tiktoken")
    if tiktoken is None or use_installed_vocabulary() is None:
        print("no exact counter: install tiktoken, and litellm for its vocabulary")
        return None
    encoding = tiktoken.get_encoding("cl100k_base")
    return lambda text: len(encoding.encode_ordinary(text))


class Counted:
    """A counter that knows how often it was called."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.calls = 0

    def __call__(self, text: str) -> int:
        self.calls += 1
        return self.count(text)


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


def calls_of(run: Contender, exact: Counted | None) -> str:
    """How often one call asked the exact counter that was plugged in."""
    if exact is None:
        return "-"
    before = exact.calls
    run()
    return str(exact.calls - before)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(
        description="Cost of one turn, as ratios in one run."
    )
    parser.add_argument("--rounds", type=int, default=9, help="rounds (default 9)")
    rounds = parser.parse_args().rounds
    print(f"CPython {platform.python_version()}, {time.strftime('%Y-%m-%d')}")
    count = exact_counter()
    exact = None if count is None else Counted(count)
    print("\n| turn | library | microseconds | ratio | counter calls |")
    print("| --- | --- | --- | --- | --- |")
    for kind in SIZES:
        found = contenders(workload(kind), exact)
        calls = {name: calls_of(run, exact) for name, run in found.items()}
        times = race(found, rounds)
        base = times[next(iter(found))]
        for name, values in times.items():
            ratio = median(value / ours for value, ours in zip(values, base))
            cost = f"{median(values) * 1e6:,.1f}"
            print(f"| {kind} | {name} | {cost} | {ratio:.2f} | {calls[name]} |")


if __name__ == "__main__":
    main()
