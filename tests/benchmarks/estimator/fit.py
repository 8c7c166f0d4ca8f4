"""Fit the token estimate and write src/prompt_assemble/token_data.py.

    python -m tests.benchmarks.estimator.fit ROWS.jsonl PIECES.json [--left-out DIR]

ROWS.jsonl: one object a line with text, class, language, source and counts for each
tokenizer: the truth rows, and rows of further texts counted the same way. PIECES.json:
counts of the pieces of the rows, by `count_pieces.py`. Needs numpy and scipy.

DIR gets a data module for each source of truth rows, fitted without that source, for
report.py.

DIR gets a data module for each source of truth rows, fitted without that source, for
report.py.

Three steps. (1) Prices of pieces: ridge regression of the counts of single pieces on
kind, length and script plus hashed pairs and triples of characters, where a price below
one token counts as one; the hashed part is cut to a few shared tables (SVD). (2)
Scales of groups of pieces, prices of lines and line breaks: relative least absolute
error on rows. (3) Caution: the smallest factors that keep rows of every class safe.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from typing import Any

import numpy as np
import scipy.linalg as la
import scipy.sparse as sp

from .corpus import (
    DATA,
    FAMILIES,
    GROUPS,
    LEAST_CAUTION,
    MOST_CAUTION,
    SERVED,
    Array,
    Corpus,
    Design,
    library_module,
    origin_of,
    rows_of,
)
from .data_module import HEADER, data_module

# Weight of all that stands for one class of characters, as a share of all weight.
PRIOR = 2e-5
# Weight of English words of the frequency lists: rows hold few of them.
ENGLISH = 0.05


def choose_words(
    corpus: Corpus, weight: Array, number: int, prices: Array | None
) -> tuple[str, ...]:
    """Words that most families keep whole, where a list entry saves the most error.

    Three strings, by the tokens that claude4_7 spends on the word: one, two, more.
    """
    share = sp.diags(weight * corpus.english / corpus.true.mean(1)) @ corpus.counts
    share = np.asarray(share.sum(0)).ravel()
    share = share / share.sum() + corpus.english_words
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
    # A class that rows hold outweighs this by far; of others it is all that is known.
    total = share.sum()
    share += total * (PRIOR * corpus.prior + ENGLISH * corpus.english_words)
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
    chosen = design.group_of
    many = len(design.groups)
    place, shape = (np.arange(many), chosen), (many, len(GROUPS))
    select = sp.csr_matrix((prices, place), shape=shape)
    over = np.where(design.word, prices - design.floor[:, 0], 0)
    by_group = sp.csr_matrix((over, place), shape=shape)
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
    chosen = design.group_of
    over = over * scale[chosen]
    select = sp.csr_matrix((over, (np.arange(many), chosen)), shape=(many, len(GROUPS)))
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
    words: int = 1200,
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
    risky = corpus.risky_classes(skip)
    return dict(
        risky=risky,
        risks=np.array([corpus.risk_prices(name) for name in risky]),
        shares=np.array(all_parts),
        design=design,
        features=features,
        table=table,
        mix=mix,
        scales=np.array(scales),
        fitted=fitted,
    )


class LeftOut:
    """Fits that each saw no row of one fold, and what they say of the rows of it."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self.fits: list[tuple[list[str], dict[str, Any]]] = []
        self.fitted = np.full_like(corpus.true, np.nan)
        size = len(FAMILIES), len(corpus.rows), len(GROUPS)
        self.shares = np.zeros(size, np.float32)
        for fold in source_folds(corpus):
            result = fit_all(corpus, fold)
            rows = np.isin(corpus.source, fold)
            self.fitted[rows] = result["fitted"][rows]
            self.shares[:, rows] = result.pop("shares")[:, rows]
            self.fits.append((fold, result))
            print("fitted without", *fold, file=sys.stderr, flush=True)

    def caution(self, fold: list[str]) -> Array:
        """Factors of caution from the rows outside a fold."""
        rows = np.isin(self.corpus.source, fold)
        seen = np.where(rows[:, None], np.nan, self.fitted)
        return caution_factors(self.corpus, seen, self.shares)

    def write(self, folder: str, blocks: str) -> None:
        """A data module for each source of truth rows, fitted without it."""
        os.makedirs(folder, exist_ok=True)
        truth = {row["source"] for row in self.corpus.rows if row["dev"]}
        for fold, result in self.fits:
            if truth.isdisjoint(fold):
                continue
            text = data_module(result, self.caution(fold), HEADER, blocks)
            path = os.path.join(folder, "+".join(fold) + ".py")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


# Sources that hold the same text or come from one project count as one.
TOGETHER = {"udhr-html": "udhr", "chatterbot-yml": "chatterbot-corpus"}


def source_folds(corpus: Corpus, many: int = 6) -> list[list[str]]:
    """Each source of truth rows left out by itself, projects of others in few folds."""
    truth = {row["source"] for row in corpus.rows if row.get("dev", True)}
    alone: dict[str, list[str]] = {}
    for name in sorted(truth):
        alone.setdefault(TOGETHER.get(name, name), []).append(name)
    others = sorted(set(corpus.source) - truth)
    folds: list[list[str]] = [[] for _ in range(many)]
    for number, origin in enumerate(sorted(set(map(origin_of, others)))):
        folds[number % many] += [name for name in others if origin_of(name) == origin]
    return [*alone.values(), *filter(None, folds)]


def caution_factors(corpus: Corpus, fitted: Array, shares: Array) -> Array:
    """Factors per family and group: how far rows ruled by a group were priced too low.

    All is lifted by 8 %; the factor of a group lifts its share until 99.5 % of the rows
    in which it has a good part of the price reach 0.85 / 0.97 of the true count.
    """
    least = np.array([LEAST_CAUTION.get(group, 1.22) for group in GROUPS])
    factors = np.tile(least, (len(FAMILIES), 1))
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
    return np.minimum(factors, most)


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows")
    parser.add_argument("pieces")
    parser.add_argument("--out", default=DATA)
    parser.add_argument("--left-out", default="")
    chosen = parser.parse_args(arguments)
    if not os.path.exists(chosen.rows) or not os.path.exists(chosen.pieces):
        print("skipped: no rows or no piece counts at", chosen.rows, chosen.pieces)
        return 0
    with open(chosen.pieces, encoding="utf-8") as file:
        pieces = json.load(file)
    corpus = Corpus(rows_of(chosen.rows), pieces)
    blocks = library_module("token_data").ESTIMATE_BLOCKS
    blocks = " ".join(blocks.split())
    left_out = LeftOut(corpus)
    if chosen.left_out:
        left_out.write(chosen.left_out, blocks)
    text = data_module(fit_all(corpus, []), left_out.caution([]), HEADER, blocks)
    with open(chosen.out, "w", encoding="utf-8") as file:
        file.write(text)
    print(chosen.out, len(text.encode()), "bytes")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
