"""Import and single operations of this library, with what others take for the same.

    python -m tests.benchmarks.operations [--rounds 7]

Import: CPU time of a fresh interpreter, over a bare one; contenders in turn. Then MB of
UTF-8 a second of bound and estimate beside tiktoken, the trigger on a short text and on
a huge paste, the summary of 10 MB, and the store. Packages that are not installed are
left out with a word.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from pydoc_data.topics import topics
from statistics import median

from prompt_assemble import estimate_tokens, needs_memory, summarize_memory
from prompt_assemble import token_upper_bound
from prompt_assemble.store import MemoryStore

from .turn_peers import module
from .vocabulary import use_installed_vocabulary

IMPORTS = (
    "prompt_assemble",
    "tiktoken",
    "contextcram",
    "convopack",
    "ctx_compact",
    "langchain_core.messages",
    "llama_index.core.memory",
    "litellm",
)
PROSE = "\n".join(topics[name] for name in sorted(topics))
ASCII = PROSE.encode("ascii", "ignore").decode()
CHINESE = (
    "\u5305\u88f9\u5df2\u7ecf\u9001\u5230\u65e7\u5730\u5740\u8bf7\u66f4\u6b63\n" * 500
)
NO_BYTECODE = ("PYTHONDONTWRITEBYTECODE",)
SIZE = 1_000_000
"""Bytes of the texts that are counted."""


def children_cpu() -> float:
    """CPU seconds of all interpreters that ran; `os.times` counts them in whole ticks,
    of 10 ms on most systems.
    """
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def import_cost(name: str, cache: Path) -> tuple[float, int]:
    """CPU milliseconds of an interpreter that imports `name`, and modules then."""
    code = f"{f'import {name}; ' if name else ''}import sys; print(len(sys.modules))"
    # A checkout may never have been compiled, and then every import compiles it.
    inherited = {key: it for key, it in os.environ.items() if key not in NO_BYTECODE}
    before = children_cpu()
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**inherited, "PYTHONPYCACHEPREFIX": str(cache)},
    )
    cpu = children_cpu() - before
    return 1_000 * cpu, int(done.stdout.split()[-1])


def imports(rounds: int) -> Iterator[list[str]]:
    """One row for each package that is installed."""
    names = ["", *(name for name in IMPORTS if find_spec(name.split(".")[0]))]
    costs: dict[str, list[tuple[float, int]]] = {name: [] for name in names}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            import_cost(name, Path(folder))  # so that everything is compiled
        for _ in range(rounds):
            for name in names:
                costs[name].append(import_cost(name, Path(folder)))
    bare = median(cpu for cpu, _ in costs[""])
    ours = median(cpu for cpu, _ in costs["prompt_assemble"]) - bare
    yield ["bare interpreter", f"{bare:.1f} ms", "", ""]
    for name in names[1:]:
        over = median(cpu for cpu, _ in costs[name]) - bare
        added = costs[name][0][1] - costs[""][0][1]
        yield [
            f"import {name}",
            f"{over:.1f} ms",
            f"{over / ours:.1f}",
            f"{added} modules",
        ]


def seconds(act: Callable[[], object], rounds: int) -> float:
    """CPU seconds of one call, the median of rounds."""
    act()
    times = []
    for _ in range(rounds):
        start = time.process_time()
        act()
        times.append(time.process_time() - start)
    return max(median(times), 1e-9)


def fresh(text: str, number: int) -> str:
    """A text of `SIZE` bytes that no memo has seen."""
    size = len(text.encode())
    return f"{number} " + (text * (SIZE // size + 1))[: SIZE * len(text) // size]


def counting(rounds: int) -> Iterator[list[str]]:
    """Bound, estimate and tiktoken on a megabyte of each script."""
    tiktoken = module("tiktoken") if use_installed_vocabulary() else None
    encoding = tiktoken.get_encoding("cl100k_base") if tiktoken else None
    for script, text in (("ASCII", ASCII), ("Chinese", CHINESE)):
        texts = iter([fresh(text, number) for number in range(4 * rounds + 8)])
        acts: dict[str, Callable[[], object]] = {
            "bound": lambda: token_upper_bound(next(texts), "cl100k"),
            "estimate": lambda: estimate_tokens(next(texts), "cl100k", True),
        }
        if encoding is not None:
            acts["tiktoken"] = lambda: encoding.encode_ordinary(next(texts))
        rates = {name: SIZE / seconds(act, rounds) / 1e6 for name, act in acts.items()}
        for name, rate in rates.items():
            ratio = f"{rate / rates['tiktoken']:.0f} x" if encoding else "-"
            yield [f"{name}, {script}", f"{rate:,.0f} MB/s", ratio, ""]


def phases(rounds: int) -> Iterator[list[str]]:
    """Trigger, summary and store."""
    short = "Where did I leave my keys, do you remember?"
    paste = f"Look at this: {ASCII}"
    ten = (ASCII * (10_000_000 // len(ASCII) + 1))[:10_000_000]
    question = "How are names resolved in a class body?"
    for name, act in (
        ("trigger, 43 characters", lambda: needs_memory(short)),
        (f"trigger, {len(paste):,} characters", lambda: needs_memory(paste)),
        ("summary of 10 MB", lambda: summarize_memory(ten, question)),
        ("summary of 5 kB", lambda: summarize_memory(ten[:5_000], question)),
    ):
        yield [name, f"{1e3 * seconds(act, rounds):.3f} ms", "", ""]
    with tempfile.TemporaryDirectory() as folder:
        yield from stored(Path(folder) / "notes.db", rounds)


def stored(path: Path, rounds: int) -> Iterator[list[str]]:
    """A thousand notes put in, and one search among them."""
    with MemoryStore(str(path)) as store:
        start = time.process_time()
        for number in range(1_000):
            store.add(f"Likes the corner room number {number}.", "preference", "guest")
        each = (time.process_time() - start) / 1_000
        search = seconds(lambda: store.search("corner room 17", 3, "guest"), rounds)
    yield ["store, add one note", f"{1e3 * each:.3f} ms", "", ""]
    yield ["store, search 1,000 notes", f"{1e3 * search:.3f} ms", "", ""]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds (default 7)")
    rounds = parser.parse_args().rounds
    print(f"{time.strftime('%Y-%m-%d')}, CPython {platform.python_version()}\n")
    print("| operation | CPU, or rate | ratio | |\n| --- | --- | --- | --- |")
    for part in (imports, counting, phases):
        for row in part(rounds):
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
