"""Fit the token estimate and write src/prompt_assemble/token_data.py.

    python tests/benchmarks/estimator/fit.py ROWS.jsonl PIECES.json [--out FILE]

ROWS.jsonl: one object a line with text, class, language, source and counts for each
tokenizer: the truth rows, and rows of further texts counted the same way.  PIECES.json:
counts of the pieces of the rows, by `count_pieces.py`.  Needs numpy and scipy.

Three steps.  (1) Prices of pieces: ridge regression of the counts of single pieces on
kind, length and script plus hashed pairs and triples of characters, where a price below
one token counts as one; the hashed part is cut to a few shared tables (SVD).  (2)
Scales of groups of pieces, prices of lines and line breaks: relative least absolute
error on rows.  (3) Caution: the smallest factors that keep rows of every class safe.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import textwrap
from collections import Counter
from typing import Any

import numpy as np
import scipy.linalg as la
import scipy.sparse as sp

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
DATA = os.path.join(ROOT, "src", "prompt_assemble", "token_data.py")
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
Array = Any


def library_module(name: str) -> Any:
    """A module of the library as it stands in this tree."""
    sys.path.insert(0, os.path.join(ROOT, "src"))
    return importlib.import_module("prompt_assemble." + name)


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


class Corpus:
    """Rows as counts of pieces, with what the lines of each row look like."""

    def __init__(
        self, rows: list[dict[str, Any]], pieces: dict[str, list[int]]
    ) -> None:
        module = splitter(())
        self.rows = rows
        self.index: dict[str, int] = {}
        row_of, line_of, piece_of, lines = [], [], [], 0
        self.line_stats = np.zeros((len(rows), 3))
        for number, row in enumerate(rows):
            parts = row["text"].split("\n")
            self.line_stats[number, 0] = len(parts) - 1
            for line in filter(None, parts):
                self.line_stats[number, 1] += 1
                self.line_stats[number, 2] += line[-1] in module.MARK_CHARACTERS
                for piece in module.LINE_PIECES.findall(line):
                    row_of.append(number)
                    line_of.append(lines)
                    piece_of.append(self.index.setdefault(piece, len(self.index)))
                lines += 1
        self.pieces = list(self.index)
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


def choose_words(
    corpus: Corpus, weight: Array, number: int, prices: Array | None
) -> tuple[str, ...]:
    """Words that most families keep whole, where a list entry saves the most error.

    Three strings, by the tokens that claude4_7 spends on the word: one, two, more.
    """
    share = sp.diags(weight * corpus.english / corpus.true.mean(1)) @ corpus.counts
    share = np.asarray(share.sum(0)).ravel()
    served = corpus.piece_true[:, : len(SERVED)]
    whole = (served <= 1).mean(1)
    if prices is not None:
        share = share * (0.05 + np.abs(prices[:, : len(SERVED)] - served).mean(1))
    score: Counter[str] = Counter()
    tier: dict[str, int] = {}
    for number_of, piece in enumerate(corpus.pieces):
        word = piece.strip()
        plain = word.isascii() and word.isalpha() and word[1:] == word[1:].lower()
        if plain and len(word) > 1 and piece[0] == " " and whole[number_of] >= 0.75:
            score[word.lower()] += share[number_of]
            if word.islower() or word.lower() not in tier:
                tier[word.lower()] = int(min(3, served[number_of, -1]))
    best = sorted(word for word, value in score.most_common(number) if value > 0)
    return tuple(" ".join(w for w in best if tier[w] == t) for t in (1, 2, 3))


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
            windows = module.gram_windows(found.chars)
            hashes = [h for w in windows for h in module.window_hashes(w, size)]
            gram_rows += [number] * len(hashes)
            gram_cols += hashes
        many = len(corpus.pieces)
        self.names, self.groups, self.words = list(names), np.array(groups), words
        self.base = sp.csr_matrix((vals, (rows, cols)), shape=(many, len(names)))
        ones = np.ones(len(gram_rows))
        self.grams = sp.csr_matrix((ones, (gram_rows, gram_cols)), shape=(many, size))
        unit = np.isin(self.groups, list(module.UNIT_GROUPS))
        self.floor = np.where(unit, 1.0, 0.3)[:, None]
        self.word = np.isin(self.groups, list(module.WORD_GROUPS))
        self.listed = self.groups == "k"


def censored_ridge(x: Any, weight: Array, y: Array, reg: Array, rounds: int) -> Array:
    """Ridge regression where a target of one token means "one or less"."""
    weighted = x.T @ sp.diags(weight)
    gram = (weighted @ x).toarray()
    gram[np.diag_indices_from(gram)] += reg
    factor = la.cho_factor(gram, overwrite_a=True)
    target = y.copy()
    for _ in range(rounds):
        solution = la.cho_solve(factor, weighted @ target)
        target = np.where((y <= 1) & (x @ solution < 1), x @ solution, y)
    return solution


def fit_pieces(
    corpus: Corpus, design: Design, weight: Array, tables: int, ridge: float
) -> tuple[Array, Array, Array]:
    """Feature prices, quantised tables (-31..31) and their weights per family."""
    share = sp.diags(weight / corpus.true.mean(1)) @ corpus.counts
    share = np.asarray(share.sum(0)).ravel()
    use = np.flatnonzero(np.isfinite(corpus.piece_true).all(1) & (share > 0))
    w = np.minimum(share[use], 3 * np.quantile(share[use], 0.9995))
    base, grams, y = design.base[use], design.grams[use], corpus.piece_true[use]
    total, size = w.sum() / 100, base.shape[1]
    reg = np.r_[np.full(size, 1e-5 * total), np.full(grams.shape[1], ridge * total)]
    solution = censored_ridge(sp.hstack([base, grams]).tocsr(), w, y, reg, 10)
    seen = np.sqrt(np.asarray((sp.diags(w) @ grams).sum(0)).ravel() + 1e-9 * total)
    left, strength, _ = la.svd(solution[size:] * seen[:, None], full_matrices=False)
    table = left[:, :tables] * strength[:tables] / seen[:, None]
    table /= np.maximum(np.quantile(np.abs(table), 0.99, axis=0), 1e-9)
    table = np.round(np.clip(table, -1, 1) * 31)
    both = sp.hstack([base, sp.csr_matrix(grams @ table)]).tocsr()
    reg = np.r_[reg[:size], np.full(tables, 1e-7 * total)]
    final = censored_ridge(both, w, y, reg, 18)
    mix = np.round(final[size:] * 6400) / 6400
    return np.round(final[:size] * 100) / 100, table, mix


def piece_prices(design: Design, features: Array, table: Array, mix: Array) -> Array:
    raw = design.base @ features + design.grams @ (table @ mix)
    return np.maximum(raw, design.floor)


def known_share(corpus: Corpus, design: Design) -> Any:
    """Pieces of unlisted words, each counted with the listed share of its line."""
    listed = design.listed[corpus.piece_of].astype(float)
    unlisted = design.word[corpus.piece_of]
    many = np.bincount(corpus.line_of, listed, minlength=corpus.lines)
    words = many + np.bincount(corpus.line_of, unlisted, minlength=corpus.lines) + 2
    share = (many / words)[corpus.line_of][unlisted]
    place = corpus.row_of[unlisted], corpus.piece_of[unlisted]
    return sp.csr_matrix((share, place), shape=corpus.counts.shape)


def row_parts(corpus: Corpus, design: Design, prices: Array, shares: Any) -> Array:
    """Per row: price of each group, line figures, excess under the known share."""
    chosen = [GROUPS.index(group) for group in design.groups]
    many = len(design.groups)
    select = sp.csr_matrix((prices, (range(many), chosen)), shape=(many, len(GROUPS)))
    over = np.where(design.word, prices - design.floor[:, 0], 0)
    by_group = sp.csr_matrix((over, (range(many), chosen)), shape=(many, len(GROUPS)))
    return np.hstack(
        [
            (corpus.counts @ select).toarray(),
            corpus.line_stats,
            -(shares @ by_group).toarray()[:, 1:4].sum(1, keepdims=True),
        ]
    )


def fit_rows(parts: Array, true: Array, weight: Array, ridge: float) -> Array:
    """Scales by iterated least squares towards the least absolute relative error."""
    prior = np.r_[np.ones(len(GROUPS)), 0.9, 0.1, -0.1, 0.3]
    reg = np.r_[np.full(len(GROUPS), ridge), np.full(4, ridge / 2)]
    use = weight > 0
    x, w = parts[use] / true[use, None], weight[use]
    y = 1 - x @ prior
    delta = np.zeros(len(prior))
    for _ in range(25):
        robust = w / np.maximum(np.abs(y - x @ delta), 0.02) * 0.05
        gram = x.T @ (x * robust[:, None]) + np.diag(reg)
        delta = la.solve(gram, x.T @ (y * robust), assume_a="pos")
    return clean_scales(prior + delta)


def cost_shares(corpus: Corpus, design: Design, prices: Array, scale: Array) -> Array:
    """Per row: scaled price of each group; of words only what goes beyond one token."""
    many = len(design.groups)
    over = np.where(design.word, prices - design.floor[:, 0], prices)
    chosen = np.array([GROUPS.index(group) for group in design.groups])
    over = over * scale[chosen]
    select = sp.csr_matrix((over, (range(many), chosen)), shape=(many, len(GROUPS)))
    return np.asarray((corpus.counts @ select).todense(), dtype=np.float32)


def clean_scales(theta: Array) -> Array:
    theta = theta.copy()
    theta[: len(GROUPS)] = np.maximum(theta[: len(GROUPS)], 0.3)
    theta[-4] = max(theta[-4], 0)
    theta[-3] = max(theta[-3], 0)
    theta[-1] = min(max(theta[-1], 0), 0.9)
    return np.round(theta * 1000) / 1000


def fit_all(
    corpus: Corpus,
    skip: list[str],
    *,
    size: int = 4093,
    tables: int = 3,
    ridge: float = 0.002,
    words: int = 1400,
    row_ridge: float = 3.0,
    english: float = 2.5,
    first_pass: bool = True,
) -> dict[str, Any]:
    """Everything but caution, fitted on rows of all sources but `skip`."""
    weight = corpus.weights(skip, english)
    prices = None
    if first_pass:
        plain = Design(corpus, choose_words(corpus, weight, 100, None), size)
        first = fit_pieces(corpus, plain, weight, tables, ridge)
        prices = piece_prices(plain, *first)
    design = Design(corpus, choose_words(corpus, weight, words, prices), size)
    features, table, mix = fit_pieces(corpus, design, weight, tables, ridge)
    prices = piece_prices(design, features, table, mix)
    shares = known_share(corpus, design)
    scales, fitted, all_parts = [], np.zeros_like(corpus.true), []
    for number in range(len(FAMILIES)):
        parts = row_parts(corpus, design, prices[:, number], shares)
        scales.append(fit_rows(parts, corpus.true[:, number], weight, row_ridge))
        fitted[:, number] = parts @ scales[-1]
        all_parts.append(cost_shares(corpus, design, prices[:, number], scales[-1]))
    return dict(
        shares=np.array(all_parts),
        design=design,
        features=features,
        table=table,
        mix=mix,
        scales=np.array(scales),
        fitted=fitted,
    )


def out_of_source(corpus: Corpus, folds: list[list[str]], **options: Any) -> Any:
    """Estimates and price shares of every row by a fit that saw no row of its fold."""
    fitted = np.full_like(corpus.true, np.nan)
    shares = np.zeros((len(FAMILIES), len(corpus.rows), len(GROUPS)), np.float32)
    for fold in folds:
        result = fit_all(corpus, fold, **options)
        rows = np.isin(corpus.source, fold)
        fitted[rows] = result["fitted"][rows]
        shares[:, rows] = result["shares"][:, rows]
        print("fold", *fold, file=sys.stderr, flush=True)
    return fitted, shares


def origin_of(source: str) -> str:
    """Project that a source comes from; two generators of ours count as two."""
    return source if source.startswith("synthetic") else source.split("-")[0]


def source_folds(sources: list[str], many: int) -> list[list[str]]:
    """Sources dealt into folds, those of one project together."""
    origins = sorted({origin_of(name) for name in sources})
    folds: list[list[str]] = [[] for _ in range(many)]
    for number, origin in enumerate(origins):
        folds[number % many] += [n for n in sources if origin_of(n) == origin]
    return [fold for fold in folds if fold]


def caution_factors(corpus: Corpus, fitted: Array, shares: Array) -> Array:
    """Factors per family and group: how far rows ruled by a group were priced too low.

    All is lifted by 8 %; the factor of a group lifts its share until 99.5 % of the rows
    in which it has a good part of the price reach 0.85 / 0.97 of the true count.
    """
    least = np.array([LEAST_CAUTION.get(group, 1.22) for group in GROUPS])
    # Families that no host serves got less text and no tuning.
    careful = np.array([1.0 if name in SERVED else 1.2 for name in FAMILIES])
    factors = careful[:, None] * least
    rows = corpus.natural & np.isfinite(fitted[:, 0])
    for family in range(len(FAMILIES)):
        need = 0.876 * corpus.true[:, family] - 1.08 * fitted[:, family]
        part = shares[family] / np.maximum(fitted[:, family, None], 1e-9)
        for group in range(1, len(GROUPS)):
            ruled = rows & (part[:, group] > (0.25 if group <= 3 else 0.4))
            if ruled.sum() < 5:
                continue
            lift = 1.08 + need[ruled] / np.maximum(shares[family][ruled, group], 1e-9)
            margin = 0.2 if ruled.sum() < 30 else 0.04
            enough = np.quantile(lift, 0.995) + margin
            factors[family, group] = max(factors[family, group], enough)
    most = np.array([MOST_CAUTION.get(group, 1.8) for group in GROUPS])
    return np.minimum(factors, np.where(careful[:, None] > 1, 1.8, most))


def pack_family(result: dict[str, Any], caution: Array, number: int) -> str:
    features = np.round(result["features"][:, number] * 100).astype(int)
    mix = np.round(result["mix"][:, number] * 6400).astype(int)
    scale = np.round(result["scales"][number] * 1000).astype(int)
    many = len(GROUPS)
    factor = np.ceil(caution[number] * 100).astype(int) * 10
    doubled = 2000 if FAMILIES[number] in ("claude3", "claude4_7") else 1000
    rows = [features, mix, scale[:many], factor, [*scale[many:], doubled]]
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


def rows_of(path: str) -> list[dict[str, Any]]:
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


HEADER = '''"""Fitted prices of the token estimate: data only, written by a script.

Source: counts of 18 real tokenizers (claude3 and claude4_7: of a reconstruction) over
the truth rows of the project and texts of packages under permissive licences, see
docs/tokens.md.  Date: 2026-11-30.  Written by tests/benchmarks/estimator/fit.py; change
that, not this.

ESTIMATE_BLOCKS: first code point (hex) and class of the characters from there on.
ESTIMATE_FAMILIES: five rows of integers each, parted by semicolons: price of each of
ESTIMATE_FEATURES (1/100 token), weight of each of ESTIMATE_GRAMS (1/6400 token a
level), scale and caution of each of ESTIMATE_GROUPS (per mille), and the prices of a
line break, of a line, of a mark at its end, the discount for known words (per mille),
and what a byte of doubtful text costs (millitokens).
ESTIMATE_WORDS: words of one token in most families, by their tokens in the dearest one.
ESTIMATE_GRAMS: levels of hashed pairs and triples of characters, one character each,
its place in ESTIMATE_ALPHABET less 31.
"""

from __future__ import annotations
'''


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("pieces")
    parser.add_argument("--out", default=DATA)
    parser.add_argument("--folds", type=int, default=8)
    chosen = parser.parse_args(arguments)
    if not os.path.exists(chosen.rows) or not os.path.exists(chosen.pieces):
        print("skipped: no rows or no piece counts at", chosen.rows, chosen.pieces)
        return 0
    with open(chosen.pieces, encoding="utf-8") as file:
        pieces = json.load(file)
    corpus = Corpus(rows_of(chosen.rows), pieces)
    blocks = library_module("token_data").ESTIMATE_BLOCKS
    folds = source_folds(sorted(set(corpus.source)), chosen.folds)
    fitted, shares = out_of_source(corpus, folds, first_pass=False)
    caution = caution_factors(corpus, fitted, shares)
    text = data_module(fit_all(corpus, []), caution, HEADER, " ".join(blocks.split()))
    with open(chosen.out, "w", encoding="utf-8") as file:
        file.write(text)
    print(chosen.out, len(text.encode()), "bytes")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
