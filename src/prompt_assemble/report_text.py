"""A report in words and as a table of 80 columns, with a bar of the window to scale.

Says what the phases decided, each in its own line or sentence; the picture of a report
uses the same words. It decides nothing, sees no text of a prompt, and does not know
whether a terminal is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from .checks import grouped
from .columns import clipped, wrapped
from .retrieval import REASON_SHORTENED, MemoryOutcome
from .tokens import PROVED_TOKENIZERS
from .trigger import TriggerDecision
from .units import MessageOutcome
from .window import (
    PART_NOTES,
    PROMPT_IS_SMALL,
    WindowPart,
    bar_cells,
    per_mille,
    prompt_parts,
)

TABLE_WIDTH = 80
WINDOW_BAR_CELLS = 76
NAME_WIDTH = 40
"""Columns of a name that comes from outside: an id, a cue."""

PART_COLOURS = {
    "system": "44;97",
    "history": "46;30",
    "memory": "43;30",
    "input": "42;30",
    "steps": "45;97",
    "framing": "100;97",
    "overhead": "41;97",
    "free": "",
    "safety": "90",
    "reserve": "7",
}
"""Background and foreground of each part, as codes of ECMA-48 (SGR); the sign says the
same without colour."""

HOW_VERIFIED = {
    "bound": "by a proved upper bound of the tokenizer family {}",
    "counter": "by the given counter, on the whole prompt",
    "estimate": "by an estimate for the tokenizer family {}, against a smaller budget",
    "nothing": "not at all: the turn ended before",
}

HOW_BOUND_UNPROVED = (
    "by an upper bound of the tokenizer family {}, checked by fuzzing and not proved"
)

CATEGORY_WORDS = {
    "none": "nothing in the words asks for it",
    "always": "always, as set",
    "never": "never, as set",
    "given": "the memories were given",
    "callable": "the given function decided",
    "no_words": "there are no words to search for",
}
"""What decided, where it was no cue of a category."""

MEMORY_STATUS_WORDS = {
    "not_needed": "the backend was not called",
    "no_backend": "no backend was given",
    "none_found": "the backend had nothing that could be used",
    "failed": "the backend failed, and the turn went on without it",
    "timed_out": "the backend took too long, and the turn went on without it",
    "kept": "the backend answered",
    "left_out": "the backend answered, and nothing of it is in the prompt",
}


def verified_words(verified_by: str, tokenizer: str) -> str:
    """How the fit was verified, and for which tokenizer family."""
    how = HOW_VERIFIED.get(verified_by, verified_by)
    if verified_by == "bound" and tokenizer not in PROVED_TOKENIZERS:
        how = HOW_BOUND_UNPROVED
    return how.replace("{}", clipped(tokenizer, NAME_WIDTH))


def total_words(verified_by: str, token_count: int, token_budget: int) -> str:
    """The verdict of the turn: tokens, budget, and whether it fits."""
    if verified_by == "nothing":
        return f"NOT MEASURED, budget {grouped(token_budget)} tokens"
    most = "at most " if verified_by == "bound" else ""
    figures = f"{most}{grouped(token_count)} of {grouped(token_budget)} tokens"
    if token_count <= token_budget:
        return f"fits, {figures}"
    return f"DOES NOT FIT, {figures}, {grouped(token_count - token_budget)} too many"


def need_words(trigger: TriggerDecision) -> str:
    """Whether memory was needed, by which category and cue, and where it stands."""
    words = "yes" if trigger.needed else "no"
    words += f", {CATEGORY_WORDS.get(trigger.category, trigger.category)}"
    if trigger.cue is not None:
        words += f", by {clipped(repr(trigger.cue), NAME_WIDTH)}"
    if trigger.language is not None:
        words += f" ({clipped(trigger.language, NAME_WIDTH)})"
    if trigger.span is not None:
        words += (
            f" at characters {grouped(trigger.span[0])} to {grouped(trigger.span[1])}"
        )
    return words


def memory_words(status: str, kept: int, left_out: int) -> str:
    """What the backend gave, and how much of it is in the prompt."""
    words = f"{status}, {MEMORY_STATUS_WORDS.get(status, '')}".rstrip(", ")
    return f"{words} ({kept_words(kept, left_out)})" if kept or left_out else words


def kept_words(kept: int, left_out: int) -> str:
    """How many were kept, and how many were left out, if any were."""
    rest = f", {grouped(left_out)} left out" if left_out else ""
    return f"{grouped(kept)} kept{rest}"


def memory_name(outcome: MemoryOutcome) -> str:
    """What a memory is called: its rank, its id if it has one, how many more."""
    name = f"#{grouped(outcome.rank)}"
    if outcome.id is not None:
        name += f" id {clipped(repr(outcome.id), NAME_WIDTH)}"
    if outcome.items == 0:
        return f"{name} and the rest"
    return (
        name if outcome.items == 1 else f"{name} and {grouped(outcome.items - 1)} more"
    )


def message_name(outcome: MessageOutcome) -> str:
    """The place of dialog items: their positions, from 0, oldest first."""
    last = outcome.position + outcome.items - 1
    if outcome.items == 1:
        return f"item {grouped(outcome.position)}"
    return f"items {grouped(outcome.position)} to {grouped(last)}"


def message_runs(
    messages: Iterable[MessageOutcome],
) -> Iterator[tuple[MessageOutcome, list[str]]]:
    """Neighbours of one fate as one outcome, and the roles among them."""
    for _, run in groupby(messages, lambda it: (it.kept, it.reason)):
        found = list(run)
        roles = sorted({it.role for it in found if it.role is not None})
        yield found[0]._replace(items=sum(it.items for it in found)), roles


def fate_words(outcome: MemoryOutcome | MessageOutcome) -> str:
    """Kept, whole or not, or left out and why."""
    if outcome.kept:
        return REASON_SHORTENED if outcome.reason == REASON_SHORTENED else "kept"
    return f"left out: {outcome.reason}"


def share_words(tokens: int, total: int) -> str:
    """The share of `tokens` in `total` in percent, such as 12.5; "<0.1" of a trace."""
    thousandths = per_mille(tokens, total)
    if tokens and not thousandths:
        return "<0.1"
    return f"{thousandths // 10}.{thousandths % 10}"


def window_words(total: int, context_window: int) -> str:
    """The tokens that a drawn window has, and what the model has if that is less."""
    words = f"{grouped(total)} tokens"
    if total > context_window:
        words += f", where the model has {grouped(context_window)}"
    return words


def window_lines(
    parts: tuple[WindowPart, ...], context_window: int, color: bool
) -> Iterator[str]:
    """The window as a bar to scale, larger once more for a small prompt; its parts."""
    total = sum(part.tokens for part in parts)
    yield from said_line("window to scale", window_words(total, context_window))
    yield _bar(parts, color)
    prompt = prompt_parts(parts)
    if 0 < sum(it.tokens for it in prompt) * PROMPT_IS_SMALL < total:
        yield "the prompt alone, larger:"
        yield _bar(prompt, color)
    shown = [part for part in parts if part.tokens]
    names = max((len(part.name) for part in shown), default=0)
    figures = max((len(grouped(part.tokens)) for part in shown), default=0)
    for part in shown:
        row = f" {part.name:<{names}}  {grouped(part.tokens):>{figures}}  "
        row += f"{share_words(part.tokens, total):>6} %"
        if part.name in PART_NOTES:
            row += f"  {PART_NOTES[part.name]}"
        sign = _tinted(part.sign, part, color)
        yield f"  {sign}{clipped(row, TABLE_WIDTH - 3)}"


def memory_line(outcome: MemoryOutcome) -> Iterator[str]:
    """One memory: what became of it, what it needed and what was free."""
    state = fate_words(outcome)
    if outcome.needed is not None and outcome.free is not None:
        state += f" (needed {grouped(outcome.needed)}, free {grouped(outcome.free)})"
    return item_line(memory_name(outcome), state)


def said_line(name: str, text: str) -> Iterator[str]:
    """`name` and `text` in as many lines as it takes, none wider than the table."""
    return wrapped(f"{name}: {text}", TABLE_WIDTH, indent="  ")


def item_line(name: str, text: str) -> Iterator[str]:
    """The same for one item below such a line."""
    return wrapped(f"{name}: {text}", TABLE_WIDTH, "  ", "      ")


def _bar(parts: tuple[WindowPart, ...], color: bool) -> str:
    cells = bar_cells((part.tokens for part in parts), WINDOW_BAR_CELLS)
    drawn = [
        _tinted(part.sign * count, part, color) for part, count in zip(parts, cells)
    ]
    return f"  [{''.join(drawn)}]"


def _tinted(text: str, part: WindowPart, color: bool) -> str:
    code = PART_COLOURS.get(part.name, "")
    return f"\x1b[{code}m{text}\x1b[0m" if color and code and text else text
