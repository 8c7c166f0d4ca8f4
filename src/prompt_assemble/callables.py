"""The shapes of the callables that callers inject, and the policy that holds them.

Parameters are positional, so that any function or lambda of that shape fits. Nothing is
called here.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, Protocol

from .config import PromptConfig
from .trigger import TriggerRules


class MemorySearch(Protocol):
    """Finds at most `top_k` memories for a query; any answer is read, see `retrieval`.

    A function that names its parameters `query` and `top_k` is called by name.
    """

    def __call__(self, query: str, top_k: int, /) -> object: ...


class RecentDialog(Protocol):
    """Gives the newest `n` messages of the dialog, oldest first."""

    def __call__(self, n: int, /) -> Sequence[object]: ...


class TokenCounter(Protocol):
    """Counts the tokens of a text; the same text must always give the same number."""

    def __call__(self, text: str, /) -> int: ...


class MessageCounter(Protocol):
    """Counts the tokens of a message list (OpenAI-style dicts), framing included."""

    def __call__(self, messages: list[dict[str, Any]], /) -> int: ...


class Summarizer(Protocol):
    """Reduces a memory to at most `max_lines` lines that matter for the query.

    May be async in `assemble_async`.
    """

    def __call__(
        self, text: str, query: str, max_lines: int, /
    ) -> str | Awaitable[str]: ...


class MemoryNeed(Protocol):
    """Decides whether the user's words need memory; `recent` are OpenAI-style dicts."""

    def __call__(
        self, user_input: str, recent: Sequence[dict[str, Any]], /
    ) -> object: ...


class Policy(NamedTuple):
    """The settings and callables of an assembler, the same for every turn."""

    config: PromptConfig
    count_tokens: TokenCounter | None = None
    count_messages: MessageCounter | None = None
    summarize: Summarizer | None = None
    needs_memory: MemoryNeed | TriggerRules | str | None = None
