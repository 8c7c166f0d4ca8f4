"""Where the context window goes: its parts in tokens, and a bar of them to scale.

Arithmetic over the figures of a report; it does not know how they came about, nor how
they are drawn.
"""

from collections.abc import Iterable
from typing import NamedTuple


class WindowPart(NamedTuple):
    """One part of the context window: its name, one sign for bars, its tokens."""

    name: str
    sign: str
    tokens: int


PART_SIGNS = {
    "system": "S",
    "history": "H",
    "memory": "M",
    "input": "I",
    "steps": "T",
    "framing": "F",
    "overhead": "O",
    "free": ".",
    "safety": "~",
    "reserve": "R",
}

PART_NOTES = {
    "steps": "tool calls and results of this turn",
    "framing": "the chat template, images and files",
    "overhead": "sent beside the prompt, such as tools",
    "safety": "by safety_ratio, an input cap or the estimate",
    "reserve": "reserved for the answer",
}
"""What a part is where its name alone does not say it."""

BESIDE_THE_PROMPT = ("overhead", "free", "safety", "reserve")

PROMPT_IS_SMALL = 4
"""A prompt under a quarter of the window is drawn again, larger."""


def window_parts(
    sections: Iterable[tuple[str, int]],
    overhead_tokens: int,
    free_tokens: int,
    kept_back_tokens: int,
    reserved_output_tokens: int,
) -> tuple[WindowPart, ...]:
    """The parts of the window in the order in which they are drawn, empty ones too.

    `sections` are those of the prompt; `kept_back_tokens` are what the budget does not
    reach, of which the reserve for the answer is one part and safety the rest.
    """
    reserve = min(reserved_output_tokens, kept_back_tokens)
    named = [
        *sections,
        ("overhead", overhead_tokens),
        ("free", free_tokens),
        ("safety", kept_back_tokens - reserve),
        ("reserve", reserve),
    ]
    return tuple(WindowPart(it, PART_SIGNS.get(it, "?"), n) for it, n in named)


def prompt_parts(parts: Iterable[WindowPart]) -> tuple[WindowPart, ...]:
    """Those parts of the window that are the prompt itself."""
    return tuple(it for it in parts if it.name not in BESIDE_THE_PROMPT)


def bar_cells(amounts: Iterable[int], width: int) -> list[int]:
    """`width` cells shared out in proportion to `amounts`, all of them.

    Each share is within one cell of the exact one: the borders are rounded, not the
    shares, so that errors do not add up. Without any amount all shares are 0.
    """
    counts = list(amounts)
    total, reached, last = sum(counts), 0, 0
    cells = []
    for count in counts:
        reached += count
        border = (2 * reached * width + total) // (2 * total) if total else 0
        cells.append(border - last)
        last = border
    return cells


def per_mille(tokens: int, total: int) -> int:
    """The share of `tokens` in `total`, in thousandths, rounded; 0 of nothing."""
    return (2_000 * tokens + total) // (2 * total) if total else 0
