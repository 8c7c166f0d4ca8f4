"""The fit of the trigger's weights: cues of rows, a linear model, pruned and rounded.

The cues are those of the library itself, so that what is fitted is what is looked up.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp, log
from typing import Any, NamedTuple

import numpy as np
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression

from prompt_assemble.trigger_correction_data import CORRECTIONS
from prompt_assemble.trigger_cues import (
    JOINED_SCRIPTS,
    LETTERS_IN_A_ROW,
    cues_and_places,
    letter_cue,
    weights_in,
)
from prompt_assemble.trigger_language import SIGN_SIZE, language_of
from prompt_assemble.trigger_reading import reading
from prompt_assemble.trigger_words import letter_row, pieces, run_row, tokens_of
from prompt_assemble.word_class_data import FUNCTION_WORDS

from .rows import Row, weight_of

BYTES_KEPT = 38_700
"""Bytes of all cues that are kept, each with the one of its separator."""
BYTES_POWER = 0.3
"""How much a long cue stands back: its value is divided by this power of its bytes."""
SPARSE_STRENGTH = 1.5
"""Inverse of the penalty on the sizes of the weights in the fit that chooses cues.

15 kB of cues that it chooses decide nearly as well as 36 kB of those that weigh most
in a fit with a penalty on squares. From 1 to 4 the figures are the same.
"""
SPARSE_TOLERANCE = 0.01
"""When that fit stops. Stopped later it drops cues that the second fit makes use of."""
FEWEST_ROWS = 3
"""Rows that a cue must stand in."""
STRENGTH = 0.5
"""Inverse of the penalty on the squares of the weights of the cues that are kept."""
LONGEST_FRAGMENT = 5
"""Characters of the longest piece of Chinese, Japanese or Korean that may be a cue."""
SIGNS_KEPT = 100
"""Signs for each language in Latin letters."""
CATEGORIES = ("explicit", "personal", "implicit", "continuation")
CATEGORY_CUES_KEPT = 60
CATEGORY_STRENGTH = 0.3

Signs = dict[str, tuple[str, ...]]


class Fitted(NamedTuple):
    """What a fit gives: weights by (table, cue), and what tells languages apart."""

    intercept: float
    weights: dict[tuple[str, str], float]
    categories: dict[str, dict[str, float]]
    signs: dict[str, list[str]]


def learn_signs(rows: list[Row]) -> dict[str, list[str]]:
    """The rows of three characters that tell languages in Latin letters apart."""
    found: dict[str, Counter[str]] = {name: Counter() for name in FUNCTION_WORDS}
    sizes: Counter[str] = Counter()
    for row in rows:
        language, text = row["language"][:2], reading(row["text"]).text
        if language in found and (language != "hi" or text.isascii()):
            sizes[language] += 1
            found[language].update(pieces(letter_row(tokens_of(text)), SIGN_SIZE))
    return {name: _best_signs(name, found, sizes) for name in sorted(found)}


def _best_signs(
    name: str, found: dict[str, Counter[str]], sizes: Counter[str]
) -> list[str]:
    scores = {}
    for sign, count in found[name].items():
        own = (count + 0.5) / (sizes[name] + 1)
        others = [it for it in found if it != name]
        rival = max((found[it][sign] + 0.3) / (sizes[it] + 1) for it in others)
        if count >= 3 and own > rival and sign[1] != "_":
            scores[sign] = own * log(own / rival)
    return sorted(scores, key=lambda sign: (-scores[sign], sign))[:SIGNS_KEPT]


def inverted(signs: dict[str, list[str]]) -> Signs:
    """The languages of each sign, as the library looks them up."""
    table: Signs = {}
    for language, its in signs.items():
        for sign in its:
            table[sign] = (*table.get(sign, ()), language)
    return table


def is_shared(cue: str) -> bool:
    """Whether a cue stands in the table of all languages: classes and shape."""
    shape = ("language ", "words ", "sentences ", "numbers ")
    names = ("question", "question at the end", "quote", "paste")
    return cue.startswith(("[", "^[", *shape)) or cue in names or is_joint(cue)


def is_joint(cue: str) -> bool:
    """Whether a cue is one of shape that takes several things together."""
    kinds = ("question", "statement", "paste", "quote")
    lengths = tuple(f"{kind} words " for kind in kinds)
    starts = (*lengths, "commas ", "pointing ", "quote pointing ")
    return cue.startswith(starts) or cue == "colons 1"


def keys_of(row: Row, signs: Signs) -> set[tuple[str, str]]:
    """The cues of a row by table: of its language, and of all."""
    read = reading(row["text"])
    tokens = tokens_of(read.text)
    row_of_letters = letter_row(tokens)
    language = language_of(tokens, pieces(row_of_letters, SIGN_SIZE), read, signs)
    keys = set()
    cues = cues_and_places(tokens, read, language)[0]
    for cue in cues | fragments(run_row(tokens)) if language else cues:
        if is_shared(cue):
            keys.add(("shared", cue))
        if language and not (is_shared(cue) and ("[" not in cue or "&" in cue)):
            keys.add((language, cue))
    if language and language not in JOINED_SCRIPTS:
        keys.update([(language, cue) for cue in letter_cues(row_of_letters)])
    return keys


def fragments(row: str) -> set[str]:
    """Pieces of runs of Chinese, Japanese and Korean as cues."""
    found: set[str] = set()
    for run in row.split("\n") if row else ():
        for size in range(1, LONGEST_FRAGMENT + 1):
            found.update(pieces(run, size))
    return found


def letter_cues(row: str) -> set[str]:
    """Letters in a row of words as cues, but no whole words: they are cues already."""
    found: set[str] = set()
    for size in LETTERS_IN_A_ROW:
        found.update(pieces(row, size))
    inside = [it for it in found if "_" not in it[1:-1]]
    return {letter_cue(it) for it in inside if not it[0] == "_" == it[-1]}


def fit(rows: list[Row]) -> Fitted:
    """Choose cues, fit their weights, round these."""
    signs = learn_signs(rows)
    table = inverted(signs)
    keys = [keys_of(row, table) for row in rows]
    vectors = CountVectorizer(analyzer=sorted, binary=True, min_df=FEWEST_ROWS)
    x: Any = vectors.fit_transform(keys)
    y = np.array([row["label"] for row in rows])
    w = np.array([weight_of(row) for row in rows])
    names = np.empty(x.shape[1], dtype=object)
    names[:] = [tuple(key) for key in vectors.get_feature_names_out()]
    single, alike = _without_twins(x)
    x, names = x[:, single], names[single]
    # Twins share one weight; with this factor it costs what theirs cost together.
    scale = np.sqrt(alike)
    x = x.multiply(scale).tocsr()
    kept = _chosen(x, y, w, scale, [cue for _, cue in names])
    last = _regression(STRENGTH, balanced=True).fit(x[:, kept], y, sample_weight=w)
    rounded = _rounded(last.coef_[0] * scale[kept])
    found = {key: float(it) for key, it in zip(names[kept], rounded) if it}
    return Fitted(
        round(float(last.intercept_[0]), 2),
        found,
        _fit_categories(rows, w, keys),
        signs,
    )


def _without_twins(x: Any) -> tuple[Any, Any]:
    """The first of the cues that stand in the very same rows, and how many they are."""
    columns = x.tocsc()
    columns.sort_indices()
    groups: dict[bytes, list[int]] = {}
    for column in range(columns.shape[1]):
        start, end = columns.indptr[column : column + 2]
        groups.setdefault(columns.indices[start:end].tobytes(), []).append(column)
    firsts = [group[0] for group in groups.values()]
    return np.array(firsts), np.array([len(group) for group in groups.values()])


def written(cue: str) -> str:
    """A cue as it stands in the data: letters in a row with their borders."""
    if "*" not in cue:
        return cue.replace(" ", "_")
    inside = cue.strip("*")
    return "_" * (cue[0] != "*") + inside + "_" * (cue[-1] != "*")


def _chosen(x: Any, y: Any, w: Any, scale: Any, cues: list[str]) -> Any:
    """The places of the cues that a sparse fit finds of most value for their size."""
    size = np.array([len(written(cue).encode()) + 1 for cue in cues])
    cost = size**BYTES_POWER
    sparse = LogisticRegression(
        C=SPARSE_STRENGTH,
        l1_ratio=1.0,
        tol=SPARSE_TOLERANCE,
        solver="liblinear",
        class_weight="balanced",
        random_state=0,
    ).fit(x.multiply(1 / cost).tocsr(), y, sample_weight=w)
    share = np.asarray((x > 0).T @ w).ravel() / w.sum()
    weight = abs(sparse.coef_[0]) * scale / cost
    value = weight * np.sqrt(share * (1 - share)) / cost
    order = np.argsort(-value, kind="stable")
    order = order[: int((np.cumsum(size[order]) <= BYTES_KEPT).sum())]
    return np.sort(order[value[order] > 0])


def _rounded(weights: Any) -> Any:
    """Weights to a tenth, above 1 to a fifth, above 2 to two fifths."""
    steps = np.where(abs(weights) < 1, 10, np.where(abs(weights) < 2, 5, 2.5))
    return np.round(np.round(weights * steps) / steps, 1)


def _fit_categories(
    rows: list[Row], weights: Any, keys: list[set[tuple[str, str]]]
) -> dict[str, dict[str, float]]:
    """Weights of shared cues that tell the categories of positive rows apart."""
    chosen = [i for i, row in enumerate(rows) if row["label"]]
    # Lengths tell a need from none, not one need from another.
    shared = [
        {cue for table, cue in keys[i] if table == "shared" and not is_joint(cue)}
        for i in chosen
    ]
    vectors = CountVectorizer(analyzer=sorted, binary=True, min_df=3)
    x: Any = vectors.fit_transform(shared)
    y = [CATEGORIES.index(rows[i]["kind"]) for i in chosen]
    w = weights[chosen]
    first = _regression(CATEGORY_STRENGTH).fit(x, y, sample_weight=w)
    share = np.asarray(x.mean(axis=0)).ravel()
    value = abs(first.coef_).max(axis=0) * np.sqrt(share)
    kept = np.sort(np.argsort(-value, kind="stable")[:CATEGORY_CUES_KEPT])
    second = _regression(CATEGORY_STRENGTH).fit(x[:, kept], y, sample_weight=w)
    names = vectors.get_feature_names_out()[kept]
    return {
        name: {cue: float(it) for cue, it in zip(names, np.round(row, 1)) if it}
        for name, row in zip(CATEGORIES, second.coef_)
    }


def _regression(strength: float, balanced: bool = False) -> LogisticRegression:
    if balanced:
        return LogisticRegression(
            C=strength, solver="liblinear", class_weight="balanced", random_state=0
        )
    return LogisticRegression(C=strength, max_iter=500)


@lru_cache(maxsize=1)
def corrections() -> dict[tuple[str, str], float]:
    """The weights that are set by hand, by table and cue."""
    return {
        (table, cue): weight
        for table, text in CORRECTIONS.items()
        for cue, weight in weights_in(text).items()
    }


def score(row: Row, fitted: Fitted, signs: Signs) -> float:
    """The score of a row, from 0 to 1, as the library would give it by its cues."""
    weights = {**fitted.weights, **corrections()}
    keys = keys_of(row, signs)
    if all(table == "shared" for table, _ in keys):
        return 0.0  # shape alone does not ask for memory
    total = fitted.intercept + sum(weights.get(key, 0.0) for key in keys)
    return 1 / (1 + exp(-total))
