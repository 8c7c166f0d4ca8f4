"""Phase 3, summarise: a few whole lines of a memory, chosen for the query.

Extractive, deterministic, linear. Knows texts and token estimates; it does not know
where a memory comes from, nor whether it will fit.
"""

from __future__ import annotations

import re

from .config import text_argument, whole_number
from .estimate import estimate_tokens

READ_LENGTH = 65_536
"""Characters of a memory that are read; a cap that keeps the work of a turn bounded."""

CUT_LENGTH = 8
"""Characters a token at most, for cutting a line: what is longer is not looked at."""

QUERY_WORD = re.compile(r"\w+")
ELLIPSIS = "…"


def summarize_memory(
    text: str,
    query: str,
    max_lines: int = 3,
    max_tokens: int = 256,
    *,
    tokenizer: str = "any",
) -> str:
    """Reduce `text` to at most `max_lines` lines and `max_tokens` (estimated) tokens.

    A text that fits comes back as it is but for blank lines and white space at line
    ends. Otherwise the lines that share most words with `query` are taken whole, in the
    order of the text; a first line that alone exceeds the cap is cut at a word
    edge. Only the first 65,536 characters are read.
    """
    text_argument("text", text)
    text_argument("query", query)
    whole_number("max_lines", max_lines, 1)
    whole_number("max_tokens", max_tokens, 1)
    stripped = (line.rstrip() for line in text[:READ_LENGTH].splitlines())
    lines = [line for line in stripped if line]
    if len(lines) > max_lines or _tokens_of(lines, tokenizer) > max_tokens:
        lines = _chosen(lines, query, max_lines, max_tokens, tokenizer)
    return "\n".join(lines)


def _tokens_of(lines: list[str], tokenizer: str) -> int:
    return estimate_tokens("\n".join(lines), tokenizer)


def _chosen(
    lines: list[str], query: str, max_lines: int, max_tokens: int, tokenizer: str
) -> list[str]:
    words = set(QUERY_WORD.findall(query.casefold()))
    by_value = sorted(range(len(lines)), key=lambda i: (-_shared(lines[i], words), i))
    taken: list[int] = []
    for i in by_value:
        if len(taken) == max_lines:
            break
        trial = [lines[k] for k in sorted((*taken, i))]
        if _tokens_of(trial, tokenizer) <= max_tokens:
            taken.append(i)
    if taken:
        return [lines[k] for k in sorted(taken)]
    cut = _cut_line(lines[by_value[0]], max_tokens, tokenizer)
    return [cut] if cut else []


def _shared(line: str, words: set[str]) -> int:
    return len(words.intersection(QUERY_WORD.findall(line.casefold())))


def _cut_line(line: str, max_tokens: int, tokenizer: str) -> str:
    """The head of `line` that fits with an ellipsis; it ends at a word if it can."""
    head = line[: max_tokens * CUT_LENGTH]
    while head.strip():
        cut = head.rstrip() + ELLIPSIS
        excess = estimate_tokens(cut, tokenizer) / max_tokens
        if excess <= 1:
            return cut
        # In proportion, by at least one character: estimates need not shrink evenly.
        head = head[: min(len(head) - 1, int(len(head) / excess))]
        edge = max(head.rfind(" "), head.rfind("\t"))
        # A head without any space is one long word, cut where it has to be.
        head = head[:edge] if edge > 0 else head
    return ""
