"""The rows that summaries are measured on, and the rules that they are held against.

A row is a memory, a query and the answer, which stands in the memory once. The data are
not part of the repository; where they are absent, the scripts say so and end.
"""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from math import log
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from prompt_assemble.summary import relevant_part
from prompt_assemble.tokens import utf8_length

SHARED = Path(__file__).resolve().parents[4] / "shared"
ROWS = SHARED / "summary_eval" / "dev.jsonl"
PROTOTYPE = SHARED / "reference" / "summary_prototype.py"

Rule = Callable[[str, str, int, int], str]
"""(text, query, max_lines, max_tokens) -> summary."""


class Row(NamedTuple):
    """One memory with a question about it; `answer` is normalised."""

    source: str
    language: str
    shape: str
    memory: str
    query: str
    answer: str


def read_rows(path: Path) -> list[Row]:
    """All rows of a file; ends the script where there is none."""
    if not path.is_file():
        sys.exit(f"{path} is not there: pass the path of a file of rows")
    rows = map(json.loads, path.read_text("utf-8").splitlines())
    return [
        Row(
            row["source"],
            row["lang"],
            row["shape"],
            row["memory"],
            row["query"],
            normalized(row["answer"]),
        )
        for row in rows
        if "memory" in row
    ]


def normalized(text: str) -> str:
    """As answers are compared: NFKC, case folded, white space collapsed."""
    return " ".join(normalize("NFKC", text).casefold().split())


def is_kept(row: Row, summary: str) -> bool:
    """Whether the answer stands in a summary."""
    return row.answer in normalized(summary)


def byte_tokens(text: str) -> int:
    """Tokens at four bytes each, rounded up: the same measure for every rule."""
    return -(-utf8_length(text) // 4)


def byte_price(text: str) -> int:
    """The same in thousandths of a token."""
    return 250 * utf8_length(text)


def original_rule(text: str, query: str, max_lines: int, max_tokens: int) -> str:
    """First line and last two, cut at the cap."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) > max_lines:
        lines = [lines[0], *lines[1 - max_lines :]]
    cut = "\n".join(lines).encode()[: 4 * max_tokens]
    return cut.decode("utf-8", "ignore")


def bm25_rule(text: str, query: str, max_lines: int, max_tokens: int) -> str:
    """The sentences that BM25 ranks highest, one a line, as many as fit."""
    ends = r"(?<=[.!?…؟۔।])\s+|(?<=[。！？])|\n"
    found = [it.strip() for it in re.split(ends, text) if it and it.strip()]
    words = [Counter(words_of(sentence)) for sentence in found]
    mean = sum(map(len, words)) / max(1, len(words))
    spread = Counter(word for bag in words for word in bag)
    scores = [0.0] * len(found)
    for word in set(words_of(query)):
        rarity = log(1 + (len(found) - spread[word] + 0.5) / (spread[word] + 0.5))
        for place, bag in enumerate(words):
            often = bag[word]
            length = 0.25 + 0.75 * sum(bag.values()) / max(1.0, mean)
            scores[place] += rarity * often * 2.2 / (often + 1.2 * length)
    taken: list[int] = []
    room = 4 * max_tokens
    for place in sorted(range(len(found)), key=lambda it: (-scores[it], it)):
        size = utf8_length(found[place]) + 1
        if size <= room and len(taken) < max_lines:
            taken.append(place)
            room -= size
    return "\n".join(found[place] for place in sorted(taken))


def words_of(text: str) -> list[str]:
    """Words, and pairs of characters in Chinese and Japanese."""
    found: list[str] = []
    for word in re.findall(r"\w+", text.casefold()):
        if re.search("[\u3040-\u30ff\u3400-\u9fff]", word):
            found += [word[at : at + 2] for at in range(max(1, len(word) - 1))]
        else:
            found.append(word)
    return found


def our_rule(text: str, query: str, max_lines: int, max_tokens: int) -> str:
    """The library's choice, measured at four bytes a token like the others."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    fitted = "\n".join(lines)
    if len(lines) <= max_lines and byte_tokens(fitted) <= max_tokens:
        return fitted
    return relevant_part(text, query, max_lines, max_tokens, byte_price)


def prototype_rule(path: Path) -> Rule | None:
    """The prototype that this was built after, if its file is there."""
    spec = importlib.util.spec_from_file_location("summary_prototype", path)
    if not path.is_file() or spec is None or spec.loader is None:
        print(f"{path} is not there: its column is left out")
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rule: Rule = module.summarize_memory
    return rule
