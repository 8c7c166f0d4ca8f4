"""Write fitted prices as the module src/prompt_assemble/token_data.py."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np

from .corpus import ALPHABET, FAMILIES, GROUPS, SERVED, Array

HEADER = '''"""Fitted prices of the token estimate: data only, written by a script.

Source: counts of 18 real tokenizers (claude3 and claude4_7: of a reconstruction) over
the truth rows of the project and texts of packages under permissive licences, see
docs/tokens.md. Date: 2026-11-30. Written by tests/benchmarks/estimator/fit.py; change
that, not this.

ESTIMATE_BLOCKS: first code point (hex) and class of the characters from there on.
ESTIMATE_RISKY: classes with little or no text behind their prices.
ESTIMATE_FAMILIES: six rows of integers each, parted by semicolons: price of each of
ESTIMATE_FEATURES (1/100 token), weight of each of ESTIMATE_GRAMS (1/6400 token a
level), scale and caution of each of ESTIMATE_GROUPS (per mille), and the prices of a
line break, of a line, of a mark at its end, the discount for known words (per mille)
and what a byte of doubtful text costs (millitokens), and what a character of each of
ESTIMATE_RISKY costs in conservative mode (1/10 token).
ESTIMATE_WORDS: words of one token in most families, by their tokens in the dearest one.
ESTIMATE_GRAMS: levels of hashed pairs and triples of characters, one character each,
its place in ESTIMATE_ALPHABET less 31.
"""

from __future__ import annotations
'''


def pack_family(result: dict[str, Any], caution: Array, number: int) -> str:
    features = np.round(result["features"][:, number] * 100).astype(int)
    mix = np.round(result["mix"][:, number] * 6400).astype(int)
    scale = np.round(result["scales"][number] * 1000).astype(int)
    many = len(GROUPS)
    factor = np.ceil(caution[number] * 100).astype(int) * 10
    doubled = 2000 if FAMILIES[number] in ("claude3", "claude4_7") else 1000
    risks = np.ceil(result["risks"][:, number] * 10).astype(int)
    lines = [*scale[many:], doubled]
    rows = [features, mix, scale[:many], factor, lines, risks]
    return ";".join(" ".join(str(int(v)) for v in row) for row in rows)


def wrapped(text: str) -> str:
    """Words of a text over lines of at most 88 columns."""
    return "\n".join(textwrap.wrap(text, 88, break_on_hyphens=False))


def cut(text: str) -> str:
    return "\n".join(text[i : i + 88] for i in range(0, len(text), 88))


def data_module(
    result: dict[str, Any], caution: Array, header: str, blocks: str
) -> str:
    design = result["design"]
    plain = dict(
        BLOCKS=blocks,
        SERVED=" ".join(SERVED),
        GROUPS=" ".join(GROUPS),
        RISKY=" ".join(result["risky"]),
        FEATURES=" ".join(design.names),
    )
    parts = [header, f'ESTIMATE_ALPHABET: str = (\n    "{ALPHABET}"\n)']
    parts += [f'ESTIMATE_{k}: str = """\\\n{wrapped(v)}\n"""' for k, v in plain.items()]
    parts += ["ESTIMATE_FAMILIES: dict[str, str] = {"]
    for number, name in enumerate(FAMILIES):
        packed = wrapped(pack_family(result, caution, number))
        parts += [f'    "{name}": """\\\n{packed}\n""",']
    parts += ["}", "ESTIMATE_WORDS: tuple[str, ...] = ("]
    parts += [f'    """\\\n{wrapped(words)}\n""",' for words in design.words]
    parts += [")", "ESTIMATE_GRAMS: tuple[str, ...] = ("]
    for column in result["table"].T:
        text = "".join(ALPHABET[int(level) + 31] for level in column)
        parts += [f'    """\\\n{cut(text)}\n""",']
    return "\n".join([*parts, ")", ""])
