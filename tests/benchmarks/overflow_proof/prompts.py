"""Random prompts as people have them: long dialogs, tool loops, pasted text, memories.

Responsible for the parts of one prompt and for the settings that it is made under, all
out of a seeded source of chance. It must not know templates or verdicts.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

from ...helpers import ARGUMENT_NAMES
from .texts import Piece, Pool

SMALLEST, LARGEST = 1_000, 204_000
"""Windows in tokens."""

CERTAINTIES = ("counter", "proved", "estimated", "unnamed")
"""What decides: an exact counter, the bound alone, the estimate of the named family,
the estimate of "any"."""


class Case(NamedTuple):
    """One prompt to be made."""

    certainty: str
    is_hostile: bool
    window: int
    reserve: int
    system: str
    dialog: list[dict[str, Any]]
    user: str
    memories: list[str]


class Writer:
    """Writes the texts of one case: two languages, technical text, hostile text."""

    def __init__(self, draw: Random, pool: Pool, is_hostile: bool) -> None:
        self.draw = draw
        self.pool = pool
        self.is_hostile = is_hostile
        self.languages = draw.choices(sorted(pool.prose), k=2)
        self.technical_share = draw.choice((0.0, 0.1, 0.6))

    def text(self, tokens: float) -> str:
        """A text of about so many tokens."""
        parts, used = [], 0
        while used < tokens:
            piece = self._piece()
            rest = tokens - used
            # The last piece is cut, so that short texts are short.
            share = min(1.0, rest / max(1, piece.tokens))
            parts.append(piece.text[: max(1, int(share * len(piece.text)))])
            used += max(1, min(piece.tokens, int(rest) + 1))
        joined = self.draw.choice(("\n", "\n\n", " ")).join(parts)
        return joined if joined.strip() else "?"

    def _piece(self) -> Piece:
        draw = self.draw
        if self.is_hostile and draw.random() < 0.5:
            return draw.choice(self.pool.hostile)
        if draw.random() < self.technical_share:
            return draw.choice(self.pool.technical)
        return draw.choice(self.pool.prose[draw.choice(self.languages)])

    def dialog(self, tokens: float, with_tools: bool) -> list[dict[str, Any]]:
        """Turns of user and assistant, some of them with a tool loop between."""
        messages: list[dict[str, Any]] = []
        while tokens > 0:
            size = min(tokens, self.draw.lognormvariate(5, 1.3) + 5)
            tokens -= size
            messages.append({"role": "user", "content": self.text(size * 0.4)})
            if with_tools and self.draw.random() < 0.4:
                messages += self._loop(size, len(messages))
            messages.append({"role": "assistant", "content": self.text(size * 0.6)})
        return messages

    def _loop(self, tokens: float, number: int) -> list[dict[str, Any]]:
        # Nine letters and digits, which is what the strictest template takes.
        ids = [f"call{number:04}{at}" for at in range(self.draw.randint(1, 3))]
        calls = [
            {
                "id": call_id,
                "type": "function",
                "function": {
                    "name": "search_orders",
                    "arguments": self._arguments(),
                },
            }
            for call_id in ids
        ]
        # Often so little that the calls are most of the loop.
        size = tokens * self.draw.choice((0.3, 0.3, 0.02))
        results = [
            {"role": "tool", "tool_call_id": it, "content": self.text(size)}
            for it in ids
        ]
        return [{"role": "assistant", "content": "", "tool_calls": calls}, *results]

    def _arguments(self) -> str:
        """The arguments of a call: a query, or up to sixteen values of any kind."""
        draw = self.draw
        given: dict[str, Any] = {"query": self.text(8), "limit": 5}
        if draw.random() < 0.5:
            names = draw.sample(ARGUMENT_NAMES, draw.randint(0, len(ARGUMENT_NAMES)))
            given = {name: self._value() for name in names}
        return json.dumps(given, ensure_ascii=draw.random() < 0.5)

    def _value(self) -> object:
        draw, word = self.draw, self.text(2)
        return draw.choice(
            (word, draw.randint(0, 99), True, None, [word, "x"], {"a": word})
        )


def random_case(
    draw: Random, pool: Pool, certainty: str, largest: int, with_tools: bool
) -> Case:
    """A case of 0.3 to 1.3 times what its window lets in; small ones are common."""
    window = round(SMALLEST * (largest / SMALLEST) ** (draw.random() ** 2))
    reserve = draw.choice((0, 0, window // 20, window // 4))
    is_hostile = draw.random() < 0.2
    writer = Writer(draw, pool, is_hostile)
    tokens = (window - reserve) * draw.uniform(0.3, 1.3)
    system, user = draw.uniform(0.01, 0.15), draw.choice((0.01, 0.05, 0.3))
    memories = [writer.text(draw.choice((15, 60, 300))) for _ in range(3)]
    spent = tokens * (system + user) + sum(min(300, len(it) / 4) for it in memories)
    return Case(
        certainty,
        is_hostile,
        window,
        reserve,
        writer.text(tokens * system),
        writer.dialog(tokens - spent, with_tools and draw.random() < 0.5),
        writer.text(tokens * user),
        memories,
    )
