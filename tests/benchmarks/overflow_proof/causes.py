"""Why a prompt was refused that truly fits: what its estimate has beyond the truth.

Responsible for splitting that excess into framing, escaped arguments of calls and the
text itself. It must not know how a prompt was made, or what is proved.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from prompt_assemble import PromptConfig, message_text
from prompt_assemble.messages import read_message

from ...helpers import tool_tokens
from .models import CountedModel, Messages

HEAD = (
    "model | wrongly refused | reserved | true tokens | too many | framing | escapes"
    " | text"
).split(" | ")


class Excess(NamedTuple):
    """Tokens of a refused prompt: reserve as a share of the window, truth, and more.

    `too_many` are beyond the budget of the estimate; `framing`, `escapes` and `text`
    are what the estimate has beyond the truth.
    """

    reserved: float
    true: int
    too_many: int
    framing: int
    escapes: int
    text: int


def excess_of(
    messages: Messages, model: CountedModel, config: PromptConfig, estimate: int
) -> Excess:
    """The excess of an estimate of what could not be given up."""
    true = model.count_messages(messages)
    text = model.count_text(message_text(messages))
    told = model.count_text(message_text([_as_written(it) for it in messages]))
    framing = config.tokens_per_request + config.tokens_per_message * len(messages)
    framing += tool_tokens([read_message(it) for it in messages], config)
    return Excess(
        config.reserved_output_tokens / config.context_window,
        true,
        estimate - config.estimate_budget,
        framing - (true - told),
        text - told,
        estimate - framing - text,
    )


def _as_written(message: dict[str, Any]) -> dict[str, Any]:
    """A message whose calls hold letters as such, as most templates print them."""
    calls = message.get("tool_calls")
    if not calls:
        return message
    told = []
    for call in calls:
        arguments = json.loads(call["function"]["arguments"])
        written = json.dumps(arguments, ensure_ascii=False)
        told.append({**call, "function": {**call["function"], "arguments": written}})
    return {**message, "tool_calls": told}


def cause_rows(found: dict[str, list[Excess]]) -> Iterator[list[str]]:
    """One row for each model: means, those beyond the truth in % of it."""
    every = [excess for mine in found.values() for excess in mine]
    for name, mine in [*sorted(found.items()), ("all", every)]:
        if not mine:
            continue
        reserved, true, *parts = (sum(it) / len(mine) for it in zip(*mine))
        shares = [f"{100 * part / true:.0f} %" for part in parts]
        yield [name, str(len(mine)), f"{100 * reserved:.0f} %", f"{true:.0f}", *shares]
