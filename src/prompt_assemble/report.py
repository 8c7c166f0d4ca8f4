"""The report of a turn: what was decided, and why.

Numbers, names and reasons, never contents. Made from the results of the phases; it
decides nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .checks import grouped
from .measure import SectionTokens
from .retrieval import MemoryOutcome
from .tokens import PROVED_TOKENIZERS
from .trigger import TriggerDecision
from .units import MessageOutcome

if TYPE_CHECKING:
    from logging import Logger

LOGGER_NAME = "prompt_assemble"
LEVEL_INFO, LEVEL_WARNING = 20, 30
"""Levels of the logging module, which is not imported before the first turn."""

BAR_WIDTH = 60
BAR_SIGNS = {
    "system": "S",
    "history": "H",
    "memory": "M",
    "input": "I",
    "steps": "T",
    "framing": "F",
}

HOW_VERIFIED = {
    "bound": "by an upper bound that no tokenizer of the family exceeds",
    "counter": "by the given counter, on the whole prompt",
    "estimate": "by an estimate, held against a smaller budget",
    "nothing": "not measured: the turn ended before",
}


class AssemblyReport(NamedTuple):
    """What one turn decided.

    `token_count` is what `verified_by` measured ("bound", "counter" or "estimate") and
    what was held against `token_budget`; both in tokens. `tokenizer` is the family that
    bound and estimate were made for. `sections` splits `token_count` over system,
    history, memory, input and framing; the split is an estimate. `memory_status` is one
    of "not_needed", "no_backend", "none_found", "failed", "timed_out", "kept",
    "left_out". `memories` and `messages` tell the fate of each candidate once.
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

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        state = "" if self.fits else "  DOES NOT FIT"
        most = "at most " if self.verified_by == "bound" else ""
        total, budget = f"{grouped(self.token_count)}", f"{grouped(self.token_budget)}"
        yield f"prompt ({self.form}): {most}{total} of {budget} tokens{state}"
        yield f"  {self._how_verified()} (family {self.tokenizer})"
        yield f"  [{self._bar()}]"
        yield "  estimated: " + ", ".join(
            f"{k} {grouped(v)}" for k, v in self.sections._asdict().items()
        )
        yield (
            f"window {grouped(self.context_window)}, reserved for the answer "
            f"{grouped(self.reserved_output_tokens)}, "
            f"beside the prompt {grouped(self.overhead_tokens)}"
        )
        yield f"memory: {self.memory_status} (need: {self._need()})"
        for memory in self.memories:
            yield f"  {_memory_line(memory)}"
        if self.notice:
            yield "  notice: the prompt says that memory was left out"
        yield f"dialog: {self.numbers()['messages_kept']} messages kept"
        for message in self.messages:
            if not message.kept:
                yield f"  {_message_line(message)}"
        for warning in self.warnings:
            yield f"warning: {warning}"

    def _how_verified(self) -> str:
        if self.verified_by == "bound" and self.tokenizer not in PROVED_TOKENIZERS:
            return "by an upper bound that is checked by fuzzing and not proved"
        return HOW_VERIFIED[self.verified_by]

    def _need(self) -> str:
        cue = "" if self.trigger.cue is None else f" by {self.trigger.cue!r}"
        return f"{self.trigger.category}{cue}"

    def _bar(self) -> str:
        scale = max(self.token_budget, self.token_count, 1)
        bar = ""
        for name, tokens in self.sections._asdict().items():
            bar += BAR_SIGNS[name] * -(-tokens * BAR_WIDTH // scale)
        return bar[:BAR_WIDTH].ljust(BAR_WIDTH, ".")


def _memory_line(outcome: MemoryOutcome) -> str:
    name = f"#{outcome.rank}" + (
        "" if outcome.id is None else f" id {outcome.id[:20]!r}"
    )
    if outcome.items == 0:
        name += " and the rest"
    elif outcome.items > 1:
        name += f" and {outcome.items - 1} more"
    state = "kept" if outcome.kept else f"left out: {outcome.reason}"
    if outcome.needed is not None and outcome.free is not None:
        state += f" (needed {grouped(outcome.needed)}, free {grouped(outcome.free)})"
    return f"{name} {state}"


def _message_line(outcome: MessageOutcome) -> str:
    last = outcome.position + outcome.items - 1
    place = (
        f"{outcome.position}" if outcome.items == 1 else f"{outcome.position} to {last}"
    )
    return f"item {place} left out: {outcome.reason}"


@lru_cache(maxsize=1)
def turn_logger() -> Logger:
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
