"""The shapes of the callables that callers inject.

Parameters are positional, so that any function or lambda of that shape fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


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
    """Reduces a memory to at most `max_lines` lines that matter for the query."""

    def __call__(self, text: str, query: str, max_lines: int, /) -> str: ...


class MemoryNeed(Protocol):
    """Decides whether the user's words need memory; `recent` are OpenAI-style dicts."""

    def __call__(
        self, user_input: str, recent: Sequence[dict[str, Any]], /
    ) -> object: ...
