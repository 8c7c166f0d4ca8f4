"""Rows of counted text as matrices of pieces, features and hashed grams, for fit.py."""

from __future__ import annotations

import importlib
import json
import os
import sys
import unicodedata
from collections import Counter, defaultdict
from random import Random
from typing import Any

import numpy as np
import scipy.sparse as sp

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
DATA = os.path.join(ROOT, "src", "prompt_assemble", "token_data.py")
LANGUAGE_DATA = os.path.join(os.path.dirname(DATA), "token_language_data.py")
SERVED = (
    "o200k cl100k minimax_m2 qwen3 qwen3_5 deepseek_v3 glm4_7 llama3 gemma3 tekken"
    " claude3 claude4_7"
).split()
OTHERS = "gpt2 glm4 llama2 gemini mistral_v3 claude_old".split()
COUNT_ORDER = (
    "o200k cl100k gpt2 minimax_m2 qwen3 qwen3_5 deepseek_v3 glm4 glm4_7 llama3 llama2"
    " gemma3 gemini tekken mistral_v3 claude_old claude3 claude4_7"
).split()
FAMILIES = SERVED + OTHERS
HOSTILE = frozenset(("whitespace", "repeat", "random_unicode", "combining"))
ALPHABET = "".join(chr(c) for c in range(40, 40 + 64) if chr(c) not in '"\\')
ALPHABET = (ALPHABET + "ijklmnop")[:63]
GROUPS = "k wl wT wU p d ws rep han kana hang cyrl arab alph indi thai rare sym".split()
# Caution is at least 22 %, less where a piece costs nearly the same everywhere; for
# words it is on what goes beyond one token.
LEAST_CAUTION = dict(k=1.09, p=1.15, d=1.12, ws=1.15, wl=1.3, wT=1.3, wU=1.3)
# Few rows rule some groups; without a lid their worst row would set the price of all.
MOST_CAUTION = dict(k=1.09, p=1.25, indi=1.35, thai=1.45, sym=1.3, d=1.25, alph=1.25)
# Below so many characters of natural text the price of a class is a guess.
ENOUGH = 2000
# Blocks whose characters differ much among each other, whatever the rows hold.
ALWAYS_RISKY = (
    "ipa mod comb grex cyrx oth2 oth3 oth4 hanr hanx hangr jamo cher tags tibt box emo5"
    " usp"
).split()
# Punctuation and signs that stand alone in running text.
NEVER_RISKY = "lat1p gpun zw cjkp full".split()
Array = Any


def library_module(name: str) -> Any:
    """A module of the library as it stands in this tree."""
    sys.path.insert(0, os.path.join(ROOT, "src"))
    return importlib.import_module("prompt_assemble." + name)


def rows_of(path: str) -> list[dict[str, Any]]:
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def prior_pieces() -> dict[str, float]:
    """Pieces that stand for characters no row has, and their share of their class.

    Of every class beyond ASCII up to 160 characters, spread over its blocks: each
    alone, and in runs of five.
    """
    module = library_module("estimate_pieces")
    classes: dict[str, list[str]] = {}
    for code in range(0x80, 0xE0200):
        char = chr(code)
        # Category C: not assigned, private, surrogates, controls; tags are wanted.
        if unicodedata.category(char)[0] != "C" or 0x200B <= code < 0x2010:
            classes.setdefault(module.character_class(char), []).append(char)
    classes["tags"] = [chr(code) for code in range(0xE0020, 0xE0080)]
    found: dict[str, float] = {}
    for name, chars in sorted(classes.items()):
        chosen = chars[:: max(1, len(chars) // 160)]
        draw = Random(name)
        draw.shuffle(chosen)
        runs = ["".join(chosen[i : i + 5]) for i in range(0, len(chosen) - 4, 5)]
        for pieces in (chosen, runs):
            pieces = [p for p in pieces if module.line_pieces().findall(p) == [p]]
            found.update(dict.fromkeys(pieces, 0.5 / max(1, len(pieces))))
    return found


def splitter(words: tuple[str, ...]) -> Any:
    """The splitter of the library with a given word list."""
    module = library_module("estimate_pieces")
    module.ESTIMATE_WORDS = words
    module.listed_words.cache_clear()
    return module


def is_english(row: dict[str, Any]) -> bool:
    return row["language"] == "en" and row["class"] in (
        "prose",
        "chat",
        "markdown",
        "ui_strings",
    )


def word_shares(lists: list[str]) -> dict[str, float]:
    """Shares of words of text, a space before each, from lists by falling frequency."""
    share: Counter[str] = Counter()
    for text in lists:
        for rank, word in enumerate(text.split()):
            share[" " + word] += 1 / (rank + 100)
    total = sum(share.values())
    return {word: value / total for word, value in share.items()}


def class_support(text: str, module: Any) -> Counter[str]:
    """Characters of each class beyond ASCII."""
    return Counter(module.character_class(char) for char in text if char > "\x7f")


def origin_of(source: str) -> str:
    """Project that a source comes from; two generators of ours count as two."""
    return source if source.startswith("synthetic") else source.split("-")[0]


class Corpus:
    """Rows as counts of pieces, with what the lines of each row look like."""

    def __init__(
        self, rows: list[dict[str, Any]], pieces: dict[str, list[int]]
    ) -> None:
        module = splitter(())
        prior = prior_pieces()
        lists = [row["text"] for row in rows if row["class"] == "word_list"]
        listed = word_shares(lists)
        rows = [row for row in rows if row["class"] != "word_list"]
        self.rows = rows
        self.class_of = module.character_class
        self.index: dict[str, int] = {}
        row_of, line_of, piece_of, lines = [], [], [], 0
        self.line_stats = np.zeros((len(rows), 3))
        for number, row in enumerate(rows):
            parts = row["text"].split("\n")
            self.line_stats[number, 0] = len(parts) - 1
            for line in filter(None, parts):
                self.line_stats[number, 1] += 1
                self.line_stats[number, 2] += line[-1] in module.MARK_CHARACTERS
                for piece in module.line_pieces().findall(line):
                    row_of.append(number)
                    line_of.append(lines)
                    piece_of.append(self.index.setdefault(piece, len(self.index)))
                lines += 1
        for piece in (*prior, *listed):
            self.index.setdefault(piece, len(self.index))
        self.pieces = list(self.index)
        self.prior = np.array([prior.get(piece, 0) for piece in self.pieces])
        self.english_words = np.array([listed.get(p, 0) for p in self.pieces])
        self.row_of, self.line_of, self.piece_of = map(
            np.array, (row_of, line_of, piece_of)
        )
        self.lines = lines
        shape = (len(rows), len(self.pieces))
        ones = np.ones(len(row_of))
        self.counts = sp.csr_matrix((ones, (self.row_of, self.piece_of)), shape=shape)
        self.true = np.array([[r["counts"][f] for f in FAMILIES] for r in rows], float)
        order = [COUNT_ORDER.index(name) for name in FAMILIES]
        nothing = [np.nan] * len(COUNT_ORDER)
        self.piece_true = np.array(
            [pieces.get(p, nothing) for p in self.pieces], float
        )[:, order]
        self.support = [class_support(row["text"], module) for row in rows]
        self.source = np.array([row["source"] for row in rows])
        self.kind = np.array([row["class"] for row in rows])
        self.language = np.array([row["language"] for row in rows])
        self.english = np.array([is_english(row) for row in rows])
        self.natural = ~np.isin(self.kind, list(HOSTILE))

    def weights(self, skip: list[str], english: float) -> Array:
        weight = np.where(self.natural, 1.0, 0.3) * np.where(self.english, english, 1.0)
        # Running text stands for what people write; most rows are strings of programs.
        weight *= np.where(np.isin(self.kind, ["prose", "chat"]), 2.0, 1.0)
        return weight * ~np.isin(self.source, skip)

    def risk_prices(self, name: str) -> Array:
        """Mean tokens of a character of a class, alone and in runs, for each family."""
        chosen = [
            place
            for place in np.flatnonzero(self.prior)
            if self.class_of(self.pieces[place][0]) == name
        ]
        sizes = np.array([len(self.pieces[place]) for place in chosen])
        each = self.piece_true[chosen] / sizes[:, None]
        return np.average(each, axis=0, weights=self.prior[chosen])

    def risky_classes(self, skip: list[str]) -> list[str]:
        """Classes with too little text, or text of one project, behind their prices."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for row, support, natural in zip(self.rows, self.support, self.natural):
            if natural and row["source"] not in skip:
                for name, many in support.items():
                    found[name][origin_of(row["source"])] += many
        every = {name for support in self.support for name in support}
        thin = {
            name
            for name in every
            if sum(found[name].values()) < ENOUGH
            or sum(many >= ENOUGH / 20 for many in found[name].values()) < 2
        }
        return sorted((thin | set(ALWAYS_RISKY)) - set(NEVER_RISKY))


class Design:
    """Features and hashed grams of all pieces as sparse matrices."""

    def __init__(self, corpus: Corpus, words: tuple[str, ...], size: int) -> None:
        module = splitter(words)
        names: dict[str, int] = {}
        rows, cols, vals, gram_rows, gram_cols, groups = [], [], [], [], [], []
        for number, piece in enumerate(corpus.pieces):
            found = module.estimate_features(piece)
            groups.append(found.group)
            for name, value in found.features:
                rows.append(number)
                cols.append(names.setdefault(name, len(names)))
                vals.append(value / 4)
            places = module.gram_places(found.chars, size)
            gram_rows += [number] * len(places)
            gram_cols += places
        many = len(corpus.pieces)
        self.names, self.groups, self.words = list(names), np.array(groups), words
        self.group_of = np.array([GROUPS.index(group) for group in groups])
        self.base = sp.csr_matrix((vals, (rows, cols)), shape=(many, len(names)))
        ones = np.ones(len(gram_rows))
        self.grams = sp.csr_matrix((ones, (gram_rows, gram_cols)), shape=(many, size))
        unit = np.isin(self.groups, list(module.UNIT_GROUPS))
        self.floor = np.where(unit, 1.0, 0.3)[:, None]
        self.word = np.isin(self.groups, list(module.WORD_GROUPS))
        self.listed = self.groups == "k"
