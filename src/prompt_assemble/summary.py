"""Phase 3, summarise: a few whole lines of a memory, chosen for the query.

Extractive, deterministic, linear. Knows texts and token estimates; it does not know
where a memory comes from, nor whether it will fit.
"""

from __future__ import annotations

import re
from unicodedata import combining

from .checks import text_argument, whole_number
from .estimate import estimate_tokens, estimated_millitokens

READ_LENGTH = 65_536
"""Characters of a memory that are read; a cap that keeps the work of a turn bounded."""

CUT_LENGTH = 8
"""Characters a token at most, for cutting a line: what is longer is not looked at."""

QUERY_WORD = r"\w+"
ELLIPSIS = "…"
JOINER = "\u200d"
# Joiner, variation selectors, key cap and skin tones belong to what stands before them.
JOINING = JOINER + "\ufe0e\ufe0f\u20e3" + "".join(map(chr, range(0x1F3FB, 0x1F400)))


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
    fitted = "\n".join(lines)
    if len(lines) > max_lines or estimate_tokens(fitted, tokenizer) > max_tokens:
        lines = _chosen(lines, query, max_lines, max_tokens, tokenizer)
    return "\n".join(lines)


def _chosen(
    lines: list[str], query: str, max_lines: int, max_tokens: int, tokenizer: str
) -> list[str]:
    """The lines worth most that fit together, in the order of the text."""
    words = set(re.findall(QUERY_WORD, query.casefold()))
    by_value = sorted(range(len(lines)), key=lambda i: (-_shared(lines[i], words), i))
    # Estimates add up over line breaks, so each line is estimated once.
    line_break = estimated_millitokens("\n", tokenizer, False)
    room = max_tokens * 1_000
    taken: list[int] = []
    for i in by_value:
        if len(taken) == max_lines:
            break
        cost = estimated_millitokens(lines[i], tokenizer, False)
        cost += line_break if taken else 0
        if cost <= room:
            taken.append(i)
            room -= cost
    if taken:
        return [lines[k] for k in sorted(taken)]
    cut = _cut_line(lines[by_value[0]], max_tokens, tokenizer)
    return [cut] if cut else []


def _shared(line: str, words: set[str]) -> int:
    return len(words.intersection(re.findall(QUERY_WORD, line.casefold())))


def _cut_line(line: str, max_tokens: int, tokenizer: str) -> str:
    """The head of `line` that fits with an ellipsis; it ends at a word if it can."""
    end = min(len(line), max_tokens * CUT_LENGTH)
    while end:
        head = line[: _whole_end(line, end)].rstrip()
        cut = head + ELLIPSIS
        excess = estimate_tokens(cut, tokenizer) / max_tokens
        if head and excess <= 1:
            return cut
        # In proportion, by at least one character: estimates need not shrink evenly.
        end = min(len(head) - 1, int(len(head) / excess)) if head else 0
        edge = max(line.rfind(" ", 0, end), line.rfind("\t", 0, end))
        # A head of mostly one long word, as in Chinese, is cut where it has to be.
        end = edge if edge > end // 2 else max(end, 0)
    return ""


def _whole_end(line: str, end: int) -> int:
    """`end`, or the nearest place before it that is not inside a character sequence."""
    while 0 < end < len(line) and (
        combining(line[end]) or line[end] in JOINING or line[end - 1] == JOINER
    ):
        end -= 1
    return end
