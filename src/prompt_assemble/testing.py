"""What the library ships for your tests: callables, strategies, and its own promises.

Faulty and recording callables for a bad day, what a provider would refuse in a message
list, hypothesis strategies for texts, dialogs, memories and counters, and
`check_promises` for your own configuration. Hypothesis is imported when a strategy or a
check is asked for. Beside the core; nothing of the library imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .message_rules import message_problems
from .testing_callables import (
    Behaviour,
    Hanging,
    RecordedCall,
    Recorder,
    asynchronous,
    broken_after,
    endless,
    hanging,
    raising,
    returning,
)
from .testing_copies import library_of
from .testing_promises import Setting
from .testing_search import PromiseBrokenError, try_promises
from .testing_strategies import (
    counters,
    encodable_texts,
    memory_lists,
    nonblank_texts,
    plain_dialogs,
    texts,
    tool_units,
)

__all__ = [
    "Behaviour",
    "Hanging",
    "PromiseBrokenError",
    "RecordedCall",
    "Recorder",
    "asynchronous",
    "broken_after",
    "check_promises",
    "counters",
    "encodable_texts",
    "endless",
    "hanging",
    "memory_lists",
    "message_problems",
    "nonblank_texts",
    "plain_dialogs",
    "raising",
    "returning",
    "texts",
    "tool_units",
]


def check_promises(
    assembler: Any,
    *,
    memory_search_fn: Callable[..., Any] | None = None,
    count_tokens: Callable[[str], int] | None = None,
    examples: int = 200,
) -> None:
    """Try the promises P1 to P8 on an assembler of yours, in `examples` turns.

    The turns are drawn by hypothesis, always the same, and run with the config and the
    callables of `assembler`; budgets down to one token are tried by
    `overhead_tokens`. `memory_search_fn` is your backend (sync), else backends of good
    and bad days are drawn. `count_tokens` recounts each prompt, such as your model's
    tokenizer for an assembler that estimates; without it the assembler's own counter
    does, or the bound or estimate that the report names.

    Prints the first counter-example in words, and raises it as `PromiseBrokenError`, an
    `AssertionError`. Texts in it were drawn; what your backend answered is not shown.
    Raises `InputError` without hypothesis.
    """
    setting = Setting(library_of(assembler), assembler, count_tokens)

    def one_setting() -> Any:
        from hypothesis import strategies as st

        return st.just(setting)

    try_promises(one_setting, memory_search_fn, examples)
