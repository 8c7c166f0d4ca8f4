"""Phase 5, tool results: a long one becomes its head, a marked gap and its tail.

Works on copies; ids, order and everything that is no text of a result stay. It does not
decide when.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .checks import grouped
from .messages import Message, read_message
from .parts import part_text, part_type, parts_of
from .sentences import unjoined_edge
from .tokens import utf8_length

GAP = "[... about {tokens} tokens of this result were left out ...]"
"""Stands alone on its line; the number is an estimate."""

GAP_TOKENS = 24
"""Tokens set aside for the gap, in any family."""

SMALLEST_CUT = 8
"""Characters below which no piece of a single long line is taken."""


def shortened(message: Message, limit: int, count: Callable[[str], int]) -> Message:
    """The message with each of its tool results held to about `limit` tokens.

    `count` gives the tokens of a text. The same message comes back where nothing is
    too long.
    """
    if not message.answers:
        return message
    source = message.native or message.payloads[0]
    changed = dict(source)
    if message.native is None:
        changed["content"] = _short_content(source.get("content"), limit, count)
    else:
        changed["content"] = [
            {**part, "content": _short_content(part["content"], limit, count)}
            if part_type(part) == "tool_result" and "content" in part
            else part
            for part in source["content"]
        ]
    if changed == source:
        return message
    short = read_message(changed)
    return short._replace(repaired=message.repaired, lost=message.lost)


def short_text(text: str, limit: int, count: Callable[[str], int]) -> str:
    """Head, gap and tail of a text of over `limit` tokens; whole lines where it can.

    The text itself where that would not be shorter.
    """
    tokens = count(text)
    if tokens <= limit:
        return text
    half = max(0, limit - GAP_TOKENS) // 2
    lines = text.split("\n")
    head = _lines_within(lines, half, count)
    tail = _lines_within(lines[len(head) :][::-1], half, count)[::-1]
    if not head and not tail:
        head, tail = _ends_of_line(text, half, count)
    left = max(1, tokens - sum(map(count, (*head, *tail))))
    # The text goes in as it is: nothing of it is read as a template.
    gap = GAP.replace("{tokens}", grouped(left))
    short = "\n".join([*head, gap, *tail])
    return short if _is_less(short, text) and count(short) < tokens else text


def _is_less(short: str, text: str) -> bool:
    """Whether a text is shorter in each unit that a counter may count by."""
    return len(short) < len(text) and utf8_length(short) < utf8_length(text)


def _short_content(content: Any, limit: int, count: Callable[[str], int]) -> Any:
    """A result's content, a text or parts that are all text, shortened."""
    if isinstance(content, str):
        return short_text(content, limit, count)
    texts = [part_text(part) for part in parts_of(content)]
    told = [text for text in texts if text is not None]
    if not told or len(told) < len(texts):
        return content
    whole = "\n".join(told)
    short = short_text(whole, limit, count)
    return content if short == whole else [{"type": "text", "text": short}]


def _lines_within(
    lines: list[str], limit: int, count: Callable[[str], int]
) -> list[str]:
    taken: list[str] = []
    for line in lines:
        limit -= count(line) + 1
        if limit < 0:
            break
        taken.append(line)
    return taken


def _ends_of_line(
    text: str, half: int, count: Callable[[str], int]
) -> tuple[list[str], list[str]]:
    """Both ends of a text whose lines are too long, cut at spaces where there are.

    Elsewhere at least between what a reader sees as characters.
    """
    size = half * 4
    while size >= SMALLEST_CUT and count(text[:size]) + count(text[-size:]) > 2 * half:
        size //= 2
    if size < SMALLEST_CUT:
        return [], []
    head = text[: unjoined_edge(text, size, -1)]
    tail = text[unjoined_edge(text, len(text) - size, 1) :]
    ends = head.rpartition(" ")[0] or head, tail.partition(" ")[2] or tail
    return [ends[0]] if ends[0] else [], [ends[1]] if ends[1] else []
