"""What lines told to be in a language cost, as a share of their prices.

    python -m tests.benchmarks.estimator.languages ROWS.jsonl LEFT_OUT

Writes src/prompt_assemble/token_language_data.py. After fit.py, with the same
ROWS.jsonl and the folder LEFT_OUT that it wrote. Truth rows are priced by the fit that
saw no row of their source, all others by the shipped data.
For each language and family, over its rows of which most is told to be in it:

- conservative: the largest share of its price that a row truly costs, so that no row of
  the language costs more than its estimate, and RESERVE; not below LEAST, since
  dialect, spelling without accents and foreign names cost more than the rows
  (stretched.py), nor below LEAST_BY_SCRIPT where the script alone tells the language,
  and the whole price in WHOLE;
- typical: the median of these shares and MARGIN more, since no share lifts a price;
- usual: the median of what a character costs in conservative mode without shares, also
  for "any"; a line that is much dearer is not made cheaper.

Neither is above one: no language is made dearer. A language with too few rows or
projects has no share. The modules in LEFT_OUT get the shares of a fit without the rows
of their source, for report.py, in front of what they hold.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from . import corpus as data
from .data_module import wrapped
from .report import install

Array = Any
LEAST, LEAST_BY_SCRIPT, RESERVE = 0.88, 0.95, 0.01
WHOLE = ("ja", "th")
"""Languages told by script whose names, slang and older texts cost more than is
estimated without a share: up to 1.3 and 1.5 times (stretched.py and like it)."""
LEAST_TYPICAL = 0.8
MARGIN = 20
MOSTLY = 0.6
FEWEST_ROWS, FEWEST_ORIGINS = 8, 3

HEADER = '''"""What lines in a language cost, as a share of their prices: data only.

Written by tests/benchmarks/estimator/languages.py from counts of real tokenizers, see
docs/tokens.md; change that, not this. Date: 2026-11-30.

ESTIMATE_LANGUAGES: the languages that have shares; the others cost what they cost.
ESTIMATE_LANGUAGE_SHARES: by family, per mille for each of them, of the conservative
price and, after the semicolon, of the typical one.
ESTIMATE_LANGUAGE_RATES: by family and for "any", what a character of each usually costs
in conservative mode without its share, in millitokens.
"""

from __future__ import annotations

'''


class LanguageRow(NamedTuple):
    """A row as its language sees it.

    `rest` and `told` are the prices by mode and family of its lines that are not told
    to be in its language and of those that are, in tokens; `true` its true counts,
    `rate` the millitokens a character of its told lines, by family and for "any".
    """

    language: str
    source: str
    rest: Array
    told: Array
    true: Array
    rate: Array


class LanguageShares(NamedTuple):
    """Of a language: per mille by mode and family; `rate` as in `LanguageRow`."""

    share: Array
    rate: Array


def language_of(row: dict[str, Any]) -> str:
    return str(re.split("[-_]", row["language"])[0])


def priced_rows(rows: list[dict[str, Any]], text: str) -> list[LanguageRow]:
    """Rows priced by a data module, given as source, without shares of languages."""
    module = install(without_shares(text))
    pieces = data.library_module("estimate_pieces")
    languages = data.library_module("estimate_language")

    def is_told(line: str, language: str) -> bool:
        votes = sum(
            languages.language_votes(piece, pieces.estimate_features(piece))
            for piece in pieces.line_pieces().findall(line)
        )
        found = languages.likely_languages(votes, len(line)) if votes else []
        return language in [languages.told_languages()[place] for place in found]

    chosen = [row for row in rows if language_of(row) in languages.told_languages()]
    sides: tuple[list[str], list[str]] = ([], [])
    for row in chosen:
        language = language_of(row)
        lines = list(filter(None, row["text"].split("\n")))
        for side, texts in enumerate(sides):
            mine = [line for line in lines if is_told(line, language) == bool(side)]
            texts.append("\n".join(mine))
    # By family first: few pricers are remembered at a time.
    dearest = [module.estimated_millitokens(text, "any", True) for text in sides[1]]
    prices = np.array(
        [
            [
                [
                    [module.estimated_millitokens(text, name, mode) for text in texts]
                    for name in data.FAMILIES
                ]
                for mode in (True, False)
            ]
            for texts in sides
        ]
    )
    return [
        LanguageRow(
            language_of(row),
            row["source"],
            prices[0, :, :, place] / 1000,
            prices[1, :, :, place] / 1000,
            np.array([row["counts"][name] for name in data.FAMILIES], float),
            np.append(prices[1, 0, :, place], dearest[place]) / len(sides[1][place]),
        )
        for place, row in enumerate(chosen)
        if sides[1][place]
    ]


def without_shares(text: str) -> str:
    """A data module after whose loading no language has a share."""
    empty = dict.fromkeys(data.FAMILIES, ";")
    none = dict.fromkeys([*data.FAMILIES, "any"], "")
    text += f"\nESTIMATE_LANGUAGES = ''\nESTIMATE_LANGUAGE_SHARES = {empty!r}\n"
    return f"{text}ESTIMATE_LANGUAGE_RATES = {none!r}\n"


def shares(rows: list[LanguageRow], skip: list[str]) -> dict[str, LanguageShares]:
    """By language, of all rows but those of the sources `skip`."""
    found: dict[str, LanguageShares] = {}
    words = data.library_module("language_word_data").EVERYDAY_WORDS
    for language in sorted({row.language for row in rows}):
        mine = [
            row
            for row in rows
            if row.language == language
            and row.source not in skip
            and row.told.sum() >= MOSTLY * (row.told + row.rest).sum()
        ]
        origins = {data.origin_of(row.source) for row in mine}
        if len(mine) < FEWEST_ROWS or len(origins) < FEWEST_ORIGINS:
            continue
        rates = np.median([row.rate for row in mine], axis=0).astype(int)
        need = np.array([(row.true - row.rest) / row.told for row in mine])
        cautious = largest_share(
            need[:, 0], np.array([row.rate for row in mine]) / rates
        )
        least = LEAST if words[language].strip() else LEAST_BY_SCRIPT
        least = 1.0 if language in WHOLE else least
        typical = np.median(need[:, 1], axis=0)
        both = np.array(
            [np.clip(cautious, least, 1), np.clip(typical, LEAST_TYPICAL, 1)]
        )
        both = np.ceil(1000 * both).astype(int)
        both[1] = np.minimum(1000, both[1] + MARGIN)
        found[language] = LanguageShares(both, rates)
    return found


def largest_share(need: Array, rate: Array) -> Array:
    """By family, of rows that need a share and cost `rate` times the usual.

    Dear rows keep a part of their price or all of it, whatever the share of others.
    """
    estimate = data.library_module("estimate")
    first, last = estimate._USUAL / 100, estimate._UNUSUAL / 100
    kept = np.clip((rate[:, : need.shape[1]] - first) / (last - first), 0, 0.999)
    return ((need - kept) / (1 - kept)).max(0) + RESERVE


def shares_text(found: dict[str, LanguageShares]) -> str:
    """The constants of the module."""
    lines = [f'ESTIMATE_LANGUAGES: str = """\\\n{wrapped(" ".join(found))}\n"""']
    lines += ["ESTIMATE_LANGUAGE_SHARES: dict[str, str] = {"]
    for number, name in enumerate(data.FAMILIES):
        modes = [
            " ".join(str(it.share[mode, number]) for it in found.values())
            for mode in (0, 1)
        ]
        lines += [f'    "{name}": """\\\n{wrapped(";".join(modes))}\n""",']
    lines += ["}", "ESTIMATE_LANGUAGE_RATES: dict[str, str] = {"]
    for number, name in enumerate([*data.FAMILIES, "any"]):
        rates = " ".join(str(it.rate[number]) for it in found.values())
        lines += [f'    "{name}": """\\\n{wrapped(rates)}\n""",']
    return "\n".join([*lines, "}", ""])


def write_left_out(rows: list[LanguageRow], folder: str) -> None:
    """The shares without a source behind the prices without it."""
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as file:
            text = file.read().partition("\nESTIMATE_LANGUAGES")[0].rstrip("\n")
        found = shares(rows, name.removesuffix(".py").split("+"))
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"{text}\n{shares_text(found)}")


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("rows")
    parser.add_argument("left_out")
    chosen = parser.parse_args(arguments)
    if not os.path.exists(chosen.rows) or not os.path.exists(chosen.left_out):
        print("skipped: nothing at", chosen.rows, "or", chosen.left_out)
        return 0
    rows = [
        row
        for row in data.rows_of(chosen.rows)
        if row["class"] not in data.HOSTILE and row["class"] != "word_list"
    ]
    modules = {
        name: os.path.join(chosen.left_out, name)
        for name in sorted(os.listdir(chosen.left_out))
    }
    sources = {name: name.removesuffix(".py").split("+") for name in modules}
    seen = {source for names in sources.values() for source in names}
    groups = [([r for r in rows if r["source"] not in seen], data.DATA)]
    for name, path in modules.items():
        groups.append(([r for r in rows if r["source"] in sources[name]], path))
    texts = []
    for _, path in groups:
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    with ProcessPoolExecutor(2) as pool:
        priced = list(pool.map(priced_rows, [group for group, _ in groups], texts))
    found = [row for part in priced for row in part]
    write_left_out(found, chosen.left_out)
    with open(data.LANGUAGE_DATA, "w", encoding="utf-8") as file:
        file.write(HEADER + shares_text(shares(found, [])))
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
