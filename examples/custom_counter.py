"""Counting tokens with a counter of your own, and how seldom it has to run.

    python examples/custom_counter.py

Any function from a text to a whole number will do: a tokenizer in the process, a
server's endpoint, a table. It decides alone, on the finished prompt. If it counts with
a tokenizer of a known family, say so: the library then proves most prompts without it.

It prints:

    a plain function: counter, called 1 time
    with its family declared: bound, called 0 times
    in a small window: counter, called 6 times
    a counter that fails: estimate, called 1 time
      count_tokens failed with ConnectionError: the built-in bound or estimate \
was used for this turn
    the same with strict=True: CallbackError
    no counter, nothing but proof: BudgetExceededError
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from prompt_assemble import (
    BudgetExceededError,
    CallbackError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.counters import counter
from prompt_assemble.testing import Recorder, raising

PIECES = re.compile(r"\w{1,6}|\s|[^\w\s]")
ROOMY = PromptConfig(context_window=32_768, tokenizer="qwen3")
SMALL = PromptConfig(context_window=160, tokenizer="qwen3")
MEMORIES = [
    "Mara prefers paperbacks and reads mostly crime novels.",
    "Her parcels go to the neighbour at number 5, who is at home after four.",
    "Her sister likes cookery books with many pictures.",
]
QUESTION = "Which of the new books would be a good gift for my sister?"


def count(text: str) -> int:
    """Yours stands here; this one never gives more tokens than a text has bytes."""
    return len(PIECES.findall(text))


def show(title: str, config: PromptConfig, function: Callable[[str], int]) -> None:
    """One turn with a counter: who decided, and how often the counter ran."""
    recorder = Recorder(function)
    counted: Any = recorder
    if title.startswith(("with its family", "in a small")):
        counted = counter(recorder, tokenizer="qwen3")
    assembler = PromptAssembler(config, count_tokens=counted)
    report = assembler.assemble(QUESTION, memories=MEMORIES).report
    calls = len(recorder.calls)
    print(f"{title}: {report.verified_by}, called {calls} time{'s' * (calls != 1)}")
    for warning in report.warnings:
        print(f"  {warning}")


def main() -> None:
    """The same question under several counters."""
    broken = raising(ConnectionError("the tokenizer's server is down"))
    show("a plain function", ROOMY, count)
    show("with its family declared", ROOMY, count)
    show("in a small window", SMALL, count)
    show("a counter that fails", SMALL.replace(context_window=400), broken)
    try:
        strict = PromptAssembler(ROOMY, count_tokens=broken, strict=True)
        strict.build(QUESTION)
    except CallbackError as error:
        print(f"the same with strict=True: {type(error).__name__}")
    try:
        tiny = SMALL.replace(context_window=150, certainty="proved")
        PromptAssembler(tiny).assemble(QUESTION)
    except BudgetExceededError as error:
        print(f"no counter, nothing but proof: {type(error).__name__}")


if __name__ == "__main__":
    main()
