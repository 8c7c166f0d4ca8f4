"""This library in the scenarios, as a user of it would write it.

With its own estimate the tokenizer family of the model is named, and the budget of the
scenario is the input cap of the model; with an exact counter `count_messages` counts
what the judge counts. A memory may have as many lines as it likes, 256 tokens at most.
"""

from __future__ import annotations

from typing import Any

from prompt_assemble import AssembledPrompt, PromptAssembler, PromptConfig

from .judge import TOKENS_PER_MESSAGE, Answer, Tokenizer
from .scenarios import Scenario

UNLIMITED = 10**9
"""Tokens, or lines: more than any scenario has."""


def own_answer(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """The prompt for a scenario, and what each memory left out would have cost."""
    counter = tokenizer if exact else None
    history, memories = scenario.own_history(), scenario.memories
    prompt = _assembled(scenario.budget, counter, scenario, history, memories)
    kept = {outcome.rank for outcome in prompt.report.memories if outcome.kept}
    sizes = []
    for rank in range(len(memories)):
        if rank not in kept:
            wanted = [memories[at] for at in sorted({*kept, rank})]
            # The same history, with this memory beside those that are kept.
            larger = _assembled(
                UNLIMITED, counter, scenario, prompt.messages[1:-1], wanted
            )
            sizes.append(tokenizer.messages(larger.messages))
    return Answer(prompt.messages, fits=True, left_out=tuple(sizes))


def _assembled(
    budget: int,
    counter: Tokenizer | None,
    scenario: Scenario,
    history: Any,
    memories: Any,
) -> AssembledPrompt:
    assembler = PromptAssembler(
        _config(budget, len(history)),
        count_messages=None if counter is None else counter.messages,
    )
    return assembler.assemble(
        scenario.user,
        None,
        history,
        system_prompt=scenario.system,
        memories=memories,
    )


def _config(budget: int, messages: int) -> PromptConfig:
    fields: dict[str, Any] = {
        "context_window": 10 * budget + 10,
        "max_input_tokens": budget,
        "tokenizer": "cl100k",
        "tokens_per_message": TOKENS_PER_MESSAGE,
        "tokens_per_request": 0,
        "tokens_per_argument": 0,
        "memory_max_lines": UNLIMITED,
        **history_fields(messages, everything=budget == UNLIMITED),
    }
    return PromptConfig(**fields)


def history_fields(messages: int, everything: bool) -> dict[str, Any]:
    """As much history as fits, or all of it."""
    if everything:
        return {"recent_messages": messages}
    return {
        "recent_messages": 0,
        "recent_messages_max": messages,
        "recent_cut": "tight",
    }
