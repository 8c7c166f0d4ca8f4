"""Long histories: what a cut costs a provider's cache, and how the cost grows.

    python -m tests.benchmarks.history [--rounds 5] [--longest 10000]

Prints, for the stable and the tight cut, the share of the sent tokens outside the
prefix that the turn before had sent, over 200 turns past the limit; then the CPU time
of one turn with 10 to 10,000 messages of 200 bytes at a fixed budget (`--budget`, in
tokens), beside LangChain's trim_messages, litellm's trim_messages and LlamaIndex's
ChatMemoryBuffer where they are installed:

    python -m pip install langchain-core litellm llama-index-core tiktoken

Contenders run in turn within each round; the exponent is that of the growth from 100
messages on. A contender whose last turn took over five seconds is not asked for more.
Ours remembers what texts cost from turn to turn; "never seen" forgets it before each.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import math
import platform
import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from prompt_assemble import PromptAssembler, PromptConfig, message_text
from prompt_assemble.estimate_memo import remembered_estimates

TURNS = 200
BUDGET = 4_000
LENGTHS = (10, 100, 1_000, 10_000)
SLOWEST = 5.0
"""Seconds of one turn after which a contender is not given longer histories."""

Trim = Callable[[list[dict[str, str]]], object]


def conversation(count: int, seed: int = 1) -> list[dict[str, str]]:
    """Messages of user and assistant in turn, of 60 to 340 characters."""
    chance = random.Random(seed)
    return [
        {
            "role": ("user", "assistant")[place % 2],
            "content": f"{place} " + "word " * chance.randrange(12, 68),
        }
        for place in range(count)
    ]


def uncached_share(cut: str, turns: int = TURNS, messages_kept: int = 200) -> float:
    """Share of what is sent that is not a prefix of what was sent the turn before.

    In characters, over `turns` turns of a conversation whose history has filled a
    budget of about `messages_kept` messages; memory is in every other turn.
    """
    start = 2 * messages_kept
    dialog = conversation(start + 2 * turns)
    budget = 200 * messages_kept
    config = PromptConfig(
        context_window=budget + 1,
        safety_ratio=1.0,
        tokens_per_message=0,
        tokens_per_request=0,
        tokens_per_argument=0,
        recent_messages_max=len(dialog),
        recent_cut=cut,
    )
    assembler = PromptAssembler(config, count_tokens=len)
    before, sent, fresh = "", 0, 0
    for turn in range(turns):
        memories = ["He likes tea."] if turn % 2 else []
        asked = dialog[start + 2 * turn]["content"]
        told = dialog[: start + 2 * turn]
        prompt = assembler.assemble(asked, None, told, memories=memories)
        text = message_text(prompt.messages)
        if before:
            sent += len(text)
            fresh += len(text) - common_prefix(before, text)
        before = text
    return fresh / sent


def common_prefix(one: str, two: str) -> int:
    """Characters with which both texts begin."""
    low, high = 0, min(len(one), len(two))
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == two[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def ours(budget: int, **changes: Any) -> Trim:
    """One turn of ours over a whole list."""
    config = PromptConfig(
        context_window=budget + 1, safety_ratio=1.0, tokenizer="o200k", **changes
    )
    return PromptAssembler(config).fit_messages


def ours_on_new_texts(budget: int) -> Trim:
    """The same, where no text was in an earlier turn."""
    fit = ours(budget)

    def trim(given: list[dict[str, str]]) -> object:
        remembered_estimates.cache_clear()
        return fit(given)

    return trim


def langchain(budget: int) -> dict[str, Trim]:
    """LangChain's trim_messages with both counters."""
    exact = exact_counter()
    messages = importlib.import_module("langchain_core.messages")
    approximate = messages.utils.count_tokens_approximately

    def trimming(counter: Any) -> Trim:
        def trim(given: list[dict[str, str]]) -> object:
            return messages.trim_messages(
                given, max_tokens=budget, token_counter=counter, strategy="last"
            )

        return trim

    found = {"LangChain, approximate": trimming(approximate)}
    if exact is not None:
        count = exact
        found["LangChain, tiktoken"] = trimming(
            lambda ms: sum(count(m.content) + 3 for m in ms)
        )
    return found


def litellm(budget: int) -> dict[str, Trim]:
    """litellm's trim_messages, with the model that its own tests use."""
    trim = importlib.import_module("litellm.utils").trim_messages
    return {"litellm": lambda given: trim(given, model="gpt-4o", max_tokens=budget)}


def llama_index(budget: int) -> dict[str, Trim]:
    """LlamaIndex's ChatMemoryBuffer, with characters / 4 as its counter."""
    memory = importlib.import_module("llama_index.core.memory").ChatMemoryBuffer
    message = importlib.import_module("llama_index.core.llms").ChatMessage

    def trim(given: list[dict[str, str]]) -> object:
        history = [message(role=it["role"], content=it["content"]) for it in given]
        return memory.from_defaults(
            chat_history=history,
            token_limit=budget,
            tokenizer_fn=lambda text: [0] * (len(text) // 4),
        ).get()

    return {"LlamaIndex buffer, approximate": trim}


def contenders(budget: int) -> dict[str, Trim]:
    """What is timed, by name; those that are not installed are told and left out."""
    found: dict[str, Trim] = {
        "ours, estimate": ours(budget),
        "ours, never seen": ours_on_new_texts(budget),
        "ours, tight cut": ours(budget, recent_cut="tight"),
    }
    for make in (langchain, litellm, llama_index):
        try:
            found.update(make(budget))
        except Exception as error:
            print(f"left out: {error}")
    return found


def exact_counter() -> Callable[[str], int] | None:
    """o200k by tiktoken, if the package and its vocabulary are here."""
    try:
        encoding = importlib.import_module("tiktoken").get_encoding("o200k_base")
    except Exception as error:
        print(f"no tiktoken: {type(error).__name__}")
        return None
    return lambda text: len(encoding.encode_ordinary(text))


def timed(trim: Trim, given: list[dict[str, str]]) -> float:
    """CPU seconds of one call."""
    start = time.process_time()
    trim(given)
    return time.process_time() - start


def growth(lengths: Sequence[int], seconds: Sequence[float]) -> float:
    """Exponent of the growth from 100 messages on."""
    points = [(n, t) for n, t in zip(lengths, seconds) if n >= 100]
    if len(points) < 2:
        return math.nan
    (first, start), (last, end) = points[0], points[-1]
    return math.log(end / start) / math.log(last / first)


def race(rounds: int, longest: int, budget: int) -> None:
    """Print CPU milliseconds by contender and length, and the exponent."""
    lengths = [length for length in LENGTHS if length <= longest]
    lists = {length: conversation(length - 1) for length in lengths}
    for given in lists.values():
        given.append({"role": "user", "content": "And now?"})
    gc.disable()
    print(f"milliseconds of CPU at {budget:,} tokens by messages:", *lengths)
    for name, trim in contenders(budget).items():
        seconds: list[float] = []
        for length in lengths:
            if seconds and seconds[-1] > SLOWEST:
                break
            timed(trim, lists[length])
            found = [timed(trim, lists[length]) for _ in range(rounds)]
            seconds.append(median(found))
        told = " ".join(f"{it * 1_000:10.2f}" for it in seconds)
        exponent = growth(lengths, seconds)
        print(f"{name:32} {told} | exponent {exponent:.2f}")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Cost of long histories.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--longest", type=int, default=LENGTHS[-1])
    parser.add_argument("--budget", type=int, default=BUDGET)
    given = parser.parse_args()
    print(f"CPython {platform.python_version()}, {time.strftime('%Y-%m-%d')}")
    for cut in ("stable", "tight"):
        share = 100 * uncached_share(cut)
        print(f"{cut}: {share:.1f} % of the sent text was not in the cached prefix")
    race(given.rounds, given.longest, given.budget)


if __name__ == "__main__":
    main()
