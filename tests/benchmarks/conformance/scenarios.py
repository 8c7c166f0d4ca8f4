"""The scenarios: system prompt, history, memories, question and a token budget.

Twelve kinds of text, three histories and six budgets, 216 in all, the same in every
run. Budgets are set from a count with a real tokenizer, so that what fits is known. It
must not know which libraries are judged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from .words import PIECES

Messages = list[dict[str, Any]]

HISTORIES = ("plain", "tools", "many tools")
BUDGETS: dict[str, Callable[[int, int], int]] = {
    "generous": lambda base, whole: 3 * whole,
    "snug": lambda base, whole: -(-104 * whole // 100),
    "half": lambda base, whole: base + (whole - base) // 2,
    "tight": lambda base, whole: base + (whole - base) * 15 // 100,
    "razor": lambda base, whole: base + 16,
    "impossible": lambda base, whole: base * 6 // 10,
}
"""Tokens, from what system prompt and question cost (`base`) and what all of it costs.
"impossible" is below the base, so that nothing but a refusal can be right."""


class Scenario(NamedTuple):
    """One turn that a library is asked to fit into `budget` tokens."""

    kind: str
    shape: str
    tier: str
    system: str
    history: Messages
    user: str
    memories: tuple[str, ...]
    budget: int

    def messages(self) -> Messages:
        """All of it as one chat, memories behind the system prompt, newly made."""
        given = [{"role": "system", "content": self.system}]
        given += [{"role": "user", "content": text} for text in self.memories]
        given += self.own_history()
        return [*given, {"role": "user", "content": self.user}]

    def own_history(self) -> Messages:
        """The history as new objects: some libraries write into what they are given."""
        copied: Messages = json.loads(json.dumps(self.history))
        return copied

    def turns(self) -> list[tuple[str, str]]:
        """History as (role, text), tool calls written out, for libraries of strings."""
        return [_as_turn(message) for message in self.history]


def _as_turn(message: dict[str, Any]) -> tuple[str, str]:
    if message.get("tool_calls"):
        calls = (
            f"CALL<{call['id']}> {call['function']['name']} "
            f"{call['function']['arguments']}"
            for call in message["tool_calls"]
        )
        return "assistant", "\n".join(calls)
    if message["role"] == "tool":
        return "tool", f"RESULT<{message['tool_call_id']}> {message['content']}"
    return message["role"], message["content"]


class _Writer:
    """Writes texts of one kind, each with a beginning and an end of its own."""

    def __init__(self, kind: str, seed: int, count: Callable[[str], int]) -> None:
        self.kind = kind
        self.random = Random(seed)
        self.count = count

    def text(self, name: str, tokens: int) -> str:
        """A text of about so many tokens."""
        pieces, used = [f"[{name}] "], self.count(f"[{name}]  [/{name}]")
        while used < tokens:
            pieces.append(PIECES[self.kind](self.random))
            used += self.count(pieces[-1])
        return "".join(pieces).strip() + f" [/{name}]"

    def between(self, name: str, least: int, most: int) -> str:
        return self.text(name, self.random.randrange(least, most))

    def history(self, shape: str, mark: str) -> Messages:
        if shape == "plain":
            roles = ("user", "assistant") * 4
            return [
                {"role": role, "content": self.between(f"h{mark}.{number}", 40, 120)}
                for number, role in enumerate(roles)
            ]
        turns = 3 if shape == "tools" else 8
        return [
            message for turn in range(turns) for message in self.tool_turn(mark, turn)
        ]

    def tool_turn(self, mark: str, turn: int) -> Iterator[dict[str, Any]]:
        """Question, one or two calls, their results, answer."""
        name = f"{mark}.{turn}"
        yield {"role": "user", "content": self.between(f"q{name}", 20, 60)}
        ids = [f"call_{mark}_{turn}_{number}" for number in range(1 + turn % 2)]
        yield {
            "role": "assistant",
            "content": "",
            "tool_calls": list(map(self.call, ids)),
        }
        for call_id in ids:
            text = self.between(f"r{call_id}", 40, 160)
            yield {"role": "tool", "tool_call_id": call_id, "content": text}
        yield {"role": "assistant", "content": self.between(f"a{name}", 20, 60)}

    def call(self, call_id: str) -> dict[str, Any]:
        words = PIECES[self.kind](self.random)[:60]
        arguments = json.dumps({"query": words, "limit": 5})
        function = {"name": "find_parcel", "arguments": arguments}
        return {"id": call_id, "type": "function", "function": function}


def scenarios(
    count: Callable[[str], int], count_messages: Callable[[Messages], int]
) -> Iterator[Scenario]:
    """All 216, sized with these counters."""
    for row, kind in enumerate(PIECES):
        for column, shape in enumerate(HISTORIES):
            write, mark = _Writer(kind, 100 * row + column, count), f"{row}-{column}"
            roomy = Scenario(
                kind,
                shape,
                "",
                write.text(f"system{mark}", 160),
                write.history(shape, mark),
                write.text(f"user{mark}", 180),
                tuple(
                    write.text(f"memory{mark}.{number}", tokens)
                    for number, tokens in enumerate((60, 90, 140))
                ),
                0,
            )
            bare = roomy._replace(history=[], memories=())
            base = count_messages(bare.messages())
            whole = count_messages(roomy.messages())
            for tier, budget in BUDGETS.items():
                yield roomy._replace(tier=tier, budget=budget(base, whole))
