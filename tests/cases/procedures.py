"""What the words of a `procedure` say to do, as small functions found by their pattern.

T is the count of the full result and T0 the count of the result without memory, both
with all the room in the world; budgets are set from them. Words that no pattern matches
raise `NotationError`: a procedure that is not understood must not pass.
"""

from __future__ import annotations

import ast
import json
import operator
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .bench import Bench
from .build import Build, read_marks
from .notation import NotationError

CHILD_LIMIT = 60
"""Seconds after which a child process is given up."""

BUDGETS_AT_MOST = 1_000
"""Budgets out of a range that are tried; a wider range is gone through in strides."""

REPOSITORY = Path(__file__).parents[2]

OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Div: operator.floordiv,
}
SUM = r"[\w\s()+*/-]+?"


class Ending(NamedTuple):
    """How a child process that made the build ended."""

    seconds: float
    code: int
    status: str
    errors: str


class Procedure:
    """Goes through the words of one procedure.

    `endings` tell of child processes, `noted` are the roles of prompts, in order.
    """

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.endings: list[Ending] = []
        self.noted: list[tuple[str, ...]] = []
        self.names: dict[str, int] = {}
        self.budget: int | None = None

    def run(self, steps: Sequence[str]) -> None:
        """Do what each of the words says, in order."""
        for words in steps:
            self.do(words)

    def do(self, words: str) -> None:
        """Do what `words` say, else raise `NotationError`."""
        for pattern, act in ACTS:
            found = re.fullmatch(pattern, words.strip().rstrip("."), re.IGNORECASE)
            if found:
                act(self, **found.groupdict())
                return
        raise NotationError(f"a procedure that is not understood: {words!r}")

    def measure(self) -> None:
        """Find T and T0, and what the marks and the memory texts alone cost."""
        fields = self.bench.raw
        low, high = self.bench.totals(fields)
        counter = self.bench.counter_of(fields)
        if counter is None or not counter.counts:
            raise NotationError("budgets from T and T0 need a counter that counts")
        marks = read_marks()
        texts = self.bench.memory_texts(fields)
        self.names = {
            "T": high,
            "T0": low,
            "EMPTY": counter.count(f"{marks.opening}\n{marks.closing}"),
            "TEXT": sum(map(counter.count, texts)),
        }

    def set_budget(self, amount: str, then: str | None = None) -> None:
        """Later builds have a budget of so many tokens; `then` build, if it says so."""
        self.budget = self.amount(amount)
        if then:
            self.build()

    def build(self, times: str | None = None) -> None:
        """Build, once or more often, under the budget that was set last."""
        for _ in range(1 if times is None else TIMES.get(times) or int(times)):
            self.bench.build(budget=self.budget)

    def build_bare(self) -> None:
        """Build without memory, under the budget that was set last."""
        fields = self.bench.with_changes({"memory": {"none": True}})
        self.bench.build(fields, self.budget)

    def build_range(self, first: str, last: str) -> None:
        """Build under each budget from `first` to `last`, both included."""
        low, high = self.amount(first), self.amount(last)
        if low > high:
            raise NotationError(f"no budgets lie between {first} and {last}")
        stride = max(1, (high - low) // BUDGETS_AT_MOST)
        for budget in (*range(low, high, stride), high):
            self.bench.build(budget=budget)

    def note_roles(self, memory: str) -> None:
        """Build with or without memory, and note who speaks in the prompt, in order."""
        fields = None
        if memory.lower() == "without":
            fields = self.bench.with_changes({"memory": {"none": True}})
        self.noted.append(spoken_roles(self.bench.build(fields, self.budget)))

    def exit(self) -> None:
        """Build in a process of its own, and see how long that takes to end."""
        order = json.dumps({"input": self.bench.raw, "form": self.bench.form})
        path = os.pathsep.join(filter(None, sys.path))
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", f"{__package__}.child"],
            input=order,
            capture_output=True,
            text=True,
            timeout=CHILD_LIMIT,
            cwd=REPOSITORY,
            env={**os.environ, "PYTHONPATH": path},
        )
        seconds = time.perf_counter() - start
        ending = Ending(seconds, done.returncode, done.stdout.strip(), done.stderr)
        self.endings.append(ending)

    def amount(self, words: str) -> int:
        """The number that an amount such as "(T0 + T) // 2" stands for."""
        names = re.sub(r"\(?cost of an empty fence\)?", "EMPTY", words)
        names = re.sub(r"\(?length of the memory text\)?", "TEXT", names)
        names = re.sub(r"half of (\w+)", r"\1 // 2", names)
        try:
            return self._value(ast.parse(names.strip(), mode="eval").body)
        except (SyntaxError, KeyError):
            problem = f"an amount that is not understood: {words!r}"
            raise NotationError(problem) from None

    def _value(self, node: ast.expr) -> int:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.Name):
            return self.names[node.id]
        if isinstance(node, ast.BinOp):
            combine = OPERATORS[type(node.op)]
            return combine(self._value(node.left), self._value(node.right))
        raise KeyError(type(node).__name__)


def spoken_roles(build: Build) -> tuple[str, ...]:
    """The roles of a prompt, in order; in the text form those of the labels."""
    prompt = build.result
    if build.form == "messages":
        return tuple(message["role"] for message in prompt.messages)
    roles = {label: role for role, label in read_marks().labels.items() if label}
    labels = "|".join(map(re.escape, roles))
    return tuple(roles[it] for it in re.findall(rf"^(?:{labels})", prompt.text, re.M))


FULL = r"T ?= ?(?:the )?count (?:of the |with )(?![^,;=]*without)[^,;=]*"
BARE = r"T0 ?= ?(?:the )?count [^,;=]*without[^,;=]*"
AND = r"(?:[;,] ?(?:and )?| and )"
SET = (
    r"set (?:the )?(?:budget|window(?: and reserve)? so that the budget is)"
    r"(?: to)?(?: exactly)? "
)
TIMES = {"twice": 2, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10}
ACTS: tuple[tuple[str, Callable[..., Any]], ...] = (
    (
        rf"(?:build [^;:,=]*[;:,] *)?(?:{FULL}|{BARE})(?:{AND}(?:{FULL}|{BARE}))?",
        Procedure.measure,
    ),
    (r"T0?(?:,? and |, ?)T0? as (?:before|usual)", Procedure.measure),
    (r"build once without memory; T0 ?= ?count of the result", Procedure.measure),
    (
        rf"set the budget so that exactly (?P<amount>{SUM}) is allowed",
        Procedure.set_budget,
    ),
    (rf"{SET}(?P<amount>{SUM})(?P<then>,? and build)?", Procedure.set_budget),
    (
        r"build(?: again| once| with memory)?"
        r"(?: (?P<times>twice|two|three|four|five|ten|\d+)(?: times)?)?",
        Procedure.build,
    ),
    (r"build without memory", Procedure.build_bare),
    (
        rf"for (?:every|each) budget (?:between|from) (?P<first>{SUM}) (?:and|to) "
        rf"(?P<last>{SUM}): build",
        Procedure.build_range,
    ),
    (
        rf"for (?:b|every budget|each budget) in (?P<first>{SUM})\.\.(?P<last>{SUM}): "
        r"(?:set the budget to b and )?build",
        Procedure.build_range,
    ),
    (
        r"build (?P<memory>with|without) memory,? (?:and )?note the roles",
        Procedure.note_roles,
    ),
    (
        r"exit the interpreter(?:, (?:and )?measure the (?:total )?run ?time)?",
        Procedure.exit,
    ),
)
"""What words mean, first match first."""
