"""The one place of the program that knows the library: its policy, and how it is asked.

The rest of the program imports from here. So one line changes if the library is ever
installed instead of copied.
"""

from __future__ import annotations

from ._vendor.prompt_assemble import (
    AssembledPrompt,
    PromptAssembler,
    PromptAssembleError,
    PromptConfig,
)

__all__ = ["PromptAssembleError", "prompt_for"]

SYSTEM = "You are the clerk of a small bookshop. Answer briefly."
NOTES = ["Mara prefers paperbacks.", "Mara liked 'The Red House'."]

ASSEMBLER = PromptAssembler(
    PromptConfig(
        context_window=8_192,
        reserved_output_tokens=1_024,
        tokenizer="llama3",
        recent_messages_max=50,
    )
)


def search(query: str, top_k: int) -> list[str]:
    """A memory backend as simple as can be."""
    return NOTES[:top_k]


def prompt_for(words: str, dialog: list[tuple[str, str]]) -> AssembledPrompt:
    """The messages to send for what a customer said."""
    return ASSEMBLER.assemble(words, search, dialog, system_prompt=SYSTEM)
