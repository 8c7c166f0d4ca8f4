"""The report of a turn: what was decided, and why.

Numbers, names and reasons, never contents. Made from the results of the phases; it
decides nothing itself.
"""

import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .checks import grouped
from .measure import SectionTokens
from .report_text import (
    fate_words,
    item_line,
    kept_words,
    memory_line,
    memory_words,
    message_name,
    message_runs,
    need_words,
    said_line,
    total_words,
    verified_words,
    window_lines,
)
from .retrieval import MemoryOutcome
from .trigger import TriggerDecision
from .units import MessageOutcome
from .window import WindowPart, window_parts

if TYPE_CHECKING:
    from logging import Logger

LOGGER_NAME = "prompt_assemble"
LEVEL_INFO, LEVEL_WARNING = 20, 30
"""Levels of the logging module, which is not imported before the first turn."""


class AssemblyReport(NamedTuple):
    """What one turn decided.

    `token_count` is what `verified_by` measured ("bound", "counter" or "estimate"; or
    "nothing" where the turn ended before) and what was held against `token_budget`;
    both in tokens. `tokenizer` is the family that bound and estimate were made for.
    `sections` splits `token_count` over system, history, memory, input, steps and
    framing; the split is an estimate. `memory_status` is one of "not_needed",
    "no_backend", "none_found", "failed", "timed_out", "kept", "left_out".
    `memories` and `messages` tell the fate of each candidate once.
    """

    form: str
    context_window: int
    reserved_output_tokens: int
    overhead_tokens: int
    tokenizer: str
    token_budget: int
    token_count: int
    verified_by: str
    sections: SectionTokens
    trigger: TriggerDecision
    memory_status: str
    memories: tuple[MemoryOutcome, ...]
    messages: tuple[MessageOutcome, ...]
    notice: bool
    warnings: tuple[str, ...]

    @property
    def fits(self) -> bool:
        """Whether the prompt was within its budget; False only in a refusal."""
        was_measured = self.verified_by != "nothing"
        return was_measured and self.token_count <= self.token_budget

    @property
    def memories_kept(self) -> int:
        """Number of memories in the prompt."""
        return sum(outcome.items for outcome in self.memories if outcome.kept)

    @property
    def memories_left_out(self) -> int:
        """Number of memories that were seen and are not in the prompt."""
        return sum(outcome.items for outcome in self.memories if not outcome.kept)

    def to_dict(self) -> dict[str, Any]:
        """The report as plain dicts, lists, texts and numbers, ready for JSON."""
        plain = self._asdict()
        plain["sections"] = self.sections._asdict()
        plain["trigger"] = self.trigger._asdict()
        plain["memories"] = [outcome._asdict() for outcome in self.memories]
        plain["messages"] = [outcome._asdict() for outcome in self.messages]
        plain["warnings"] = list(self.warnings)
        return plain

    def numbers(self) -> dict[str, int | str | bool]:
        """The facts of the turn as one flat dict of scalars, as in the log record."""
        return {
            "form": self.form,
            "token_budget": self.token_budget,
            "token_count": self.token_count,
            "verified_by": self.verified_by,
            "memory_needed": self.trigger.needed,
            "memory_status": self.memory_status,
            "memories_kept": self.memories_kept,
            "memories_left_out": self.memories_left_out,
            "messages_kept": sum(it.items for it in self.messages if it.kept),
            "messages_left_out": sum(it.items for it in self.messages if not it.kept),
            "warnings": len(self.warnings),
        }

    def attributes(
        self, prefix: str = "prompt_assemble"
    ) -> dict[str, int | str | bool]:
        """`numbers` and tokens by section under `prefix.name`, flat, for tracing."""
        sections = self.sections._asdict().items()
        split = {f"section_{name}_tokens": tokens for name, tokens in sections}
        facts = {**self.numbers(), **split, "trigger_category": self.trigger.category}
        return {f"{prefix}.{name}": value for name, value in facts.items()}

    @property
    def window(self) -> tuple[WindowPart, ...]:
        """Where the context window goes, part by part in tokens; empty parts too.

        The sections, what is sent beside the prompt, what is free, what the budget
        keeps back for safety, and the reserve. They add up to `context_window`; in a
        refusal to as much more as the prompt is over its budget.
        """
        reached = self.token_budget + self.overhead_tokens
        return window_parts(
            self.sections._asdict().items(),
            self.overhead_tokens,
            max(0, self.token_budget - self.token_count),
            max(0, self.context_window - reached),
            self.reserved_output_tokens,
        )

    def table(self, color: bool | None = None) -> str:
        """The report for people, in lines of at most 80 columns.

        With `color` True the parts of the window are coloured (ANSI codes, which take
        no columns); None colours where standard output is a terminal. `str(report)`
        never does.
        """
        if color is None:
            # Programs put streams of their own there, and None where there is none.
            is_terminal = getattr(sys.stdout, "isatty", None)
            color = is_terminal is not None and bool(is_terminal())
        return "\n".join(self._lines(color))

    def __str__(self) -> str:
        return self.table(color=False)

    def _lines(self, color: bool) -> Iterator[str]:
        counts = self.numbers()
        verdict = total_words(self.verified_by, self.token_count, self.token_budget)
        yield from said_line(f"prompt ({self.form})", verdict)
        if self.verified_by != "nothing":
            yield from window_lines(self.window, self.context_window, color)
        yield from said_line("memory needed", need_words(self.trigger))
        kept, left_out = self.memories_kept, self.memories_left_out
        given = memory_words(self.memory_status, kept, left_out)
        yield from said_line("memory", given)
        for memory in self.memories:
            yield from memory_line(memory)
        if self.notice:
            yield "notice: the prompt says that memory was left out"
        kept, left_out = int(counts["messages_kept"]), int(counts["messages_left_out"])
        yield from said_line("dialog", kept_words(kept, left_out))
        for message, _ in message_runs(self.messages):
            if not message.kept:
                yield from item_line(message_name(message), fate_words(message))
        how = verified_words(self.verified_by, self.tokenizer)
        yield from said_line("verified", how)
        for warning in self.warnings:
            yield from said_line("warning", warning)


@lru_cache(maxsize=1)
def turn_logger() -> "Logger":
    """The logger of the library, with a handler that leaves showing to the program."""
    # Imported at the first turn: importing the package alone does not pay for it.
    import logging

    logger = logging.getLogger(LOGGER_NAME)
    logger.addHandler(logging.NullHandler())
    return logger


def log_report(write_report: Callable[[], AssemblyReport], faulty: bool) -> None:
    """Write the one log record of a turn: numbers in `extra`, never contents.

    Level INFO, or WARNING if a callable of the caller failed. The report is only
    written where somebody listens.
    """
    logger, level = turn_logger(), LEVEL_WARNING if faulty else LEVEL_INFO
    if logger.isEnabledFor(level):
        report = write_report()
        logger.log(
            level,
            "prompt %s: %s of %s tokens by %s, memory %s",
            report.form,
            grouped(report.token_count),
            grouped(report.token_budget),
            report.verified_by,
            report.memory_status,
            extra=report.numbers(),
        )
