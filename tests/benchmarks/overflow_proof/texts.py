"""Pieces of real text by language and kind, with their token counts in each family.

Read from rows as `token_truth` has them: one JSON object a line with `text`, `class`,
`language` and `counts`. Hostile pieces are added from the fuzz of the bounds. It must
not know what a prompt is.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import NamedTuple
from unicodedata import is_normalized

from ..bounds.fuzz import WRITERS
from ..bounds.real_tokenizers import CountTokens, encodable

LANGUAGES = (
    "en de fr es pt it pl ru uk tr vi id ar he fa hi bn th ja ko zh-Hans el".split()
)
"""The languages that prompts are written in, where the rows have them."""

HOSTILE_CLASSES = frozenset("whitespace repeat random_unicode combining base64".split())
PROSE_CLASSES = frozenset("prose chat ui_strings markdown".split())


class Piece(NamedTuple):
    """A text and its tokens in one family, counted alone."""

    text: str
    tokens: int


class Pool(NamedTuple):
    """Pieces for one family: prose by language, code and data, hostile ones."""

    prose: dict[str, list[Piece]]
    technical: list[Piece]
    hostile: list[Piece]


def read_pool(path: Path, family: str, count: CountTokens, seed: int) -> Pool:
    """The pieces of a file of rows, and 400 hostile strings that the seed decides."""
    prose: dict[str, list[Piece]] = defaultdict(list)
    technical: list[Piece] = []
    hostile: list[Piece] = []
    with path.open(encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            piece = Piece(encodable(row["text"]), row["counts"][family])
            # Decomposed letters are priced as such, whatever the tokenizer does.
            is_composed = is_normalized("NFC", piece.text)
            if row["class"] in HOSTILE_CLASSES or not is_composed:
                hostile.append(piece)
            elif row["class"] in PROSE_CLASSES:
                prose[row["language"]].append(piece)
            else:
                technical.append(piece)
    draw = Random(seed)
    for _ in range(400):
        text = encodable(draw.choice(WRITERS)(draw)) * draw.randint(1, 40)
        hostile.append(Piece(text, count(text)))
    known = {name: prose[name] for name in LANGUAGES if prose[name]}
    return Pool(known, technical, hostile)
