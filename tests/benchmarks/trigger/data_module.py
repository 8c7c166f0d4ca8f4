"""Write what a fit gives as the modules trigger_data and trigger_language_data."""

from __future__ import annotations

import textwrap
from collections import defaultdict

from prompt_assemble.trigger_data import ORIGINAL_PHRASES
from prompt_assemble.trigger_fold import composed, folded

from .model import Fitted, written
from .rows import Row

LANGUAGE_ORDER = "shared en zh ja ko es fr de pt it ru ar hi vi tr id".split()

HEADER = '''"""Cues for and against the need of memory, for native speakers to read.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names; correct a weight in trigger_correction_data.py, not here. Date: 2026-11-30.

ORIGINAL_PHRASES: of the original one-file script, lower case; they always decide.
CUE_WEIGHTS: by language, `weight: cue cue`; weights are added up. Cues are compared
without accents. `you_said` is a row of words, `you_~_said` has one word between, `^`
and `$` are start and end of the text (in Chinese, Japanese and Korean: of a run of
characters). Names in brackets are word classes (word_class_data.py): `[said]`, in a
question `[said]?` or in none `[said].`, as first word `^[said]`, one after the other
`[you]>[said]`, both in the text `[my]&[usual]`. The shared table counts for all
languages, those of shape (`words_4`: 4 to 7 words) for unknown ones too;
`pointing_1_words_4` has one class of those that point back, too.
LETTER_WEIGHTS: by language, letters in a row within words, `_` is the border of a word.
CATEGORY_WEIGHTS: which shared cues speak for which category.
INTERCEPT: added to every sum; 1 / (1 + exp(-sum)) is the score.
"""

from __future__ import annotations
'''

LANGUAGE_HEADER = '''"""Letters in a row that tell languages in Latin letters apart.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names. Date: 2026-11-30.

LANGUAGE_SIGNS: by language, letters in a row that are typical of it; `_` is the border
of a word.
"""

from __future__ import annotations
'''


def language_module(fitted: Fitted) -> str:
    """The source of trigger_language_data, the same for the same fit."""
    signs = (signs_entry(name, its) for name, its in fitted.signs.items())
    table = ["LANGUAGE_SIGNS: dict[str, str] = {", *signs, "}"]
    return "\n".join([LANGUAGE_HEADER, *table]) + "\n"


def data_module(fitted: Fitted, rows: list[Row]) -> str:
    """The source of trigger_data, the same for the same fit."""
    spellings = usual_spellings(rows)
    tables: dict[str, dict[str, float]] = defaultdict(dict)
    letters: dict[str, dict[str, float]] = defaultdict(dict)
    for (table, cue), weight in fitted.weights.items():
        if "*" in cue:
            letters[table][written(cue)] = weight
        else:
            shown = cue if table == "shared" else spelled(cue, spellings)
            tables[table][written(shown)] = weight
    phrases = "".join(f'    "{phrase}",\n' for phrase in ORIGINAL_PHRASES)
    parts = [
        HEADER,
        f"ORIGINAL_PHRASES = (\n{phrases})",
        f"INTERCEPT: float = {fitted.intercept}",
        "CUE_WEIGHTS: dict[str, str] = {",
        *(entry(name, tables[name]) for name in LANGUAGE_ORDER),
        "}\nLETTER_WEIGHTS: dict[str, str] = {",
        *(entry(name, letters[name]) for name in LANGUAGE_ORDER if letters[name]),
        "}\nCATEGORY_WEIGHTS: dict[str, str] = {",
        *(
            entry(name, {written(cue): it for cue, it in table.items()})
            for name, table in fitted.categories.items()
        ),
        "}",
    ]
    return "\n".join(parts) + "\n"


def entry(name: str, table: dict[str, float]) -> str:
    """One table as text: cues by falling weight, sorted within a weight."""
    by_weight: dict[float, list[str]] = defaultdict(list)
    for cue, weight in table.items():
        by_weight[weight].append(cue)
    text = " ".join(
        f"{weight:+.1f}: " + " ".join(sorted(by_weight[weight]))
        for weight in sorted(by_weight, reverse=True)
    )
    return f'    "{name}": """\\\n{filled(text)}\n""",'


def filled(text: str) -> str:
    """Cues over lines, none of them broken."""
    return textwrap.fill(text, 86, break_long_words=False, break_on_hyphens=False)


def signs_entry(name: str, signs: list[str]) -> str:
    """The signs of one language as text."""
    return f'    "{name}": """\\\n{filled(" ".join(sorted(signs)))}\n""",'


def usual_spellings(rows: list[Row]) -> dict[str, str]:
    """The most frequent spelling, accents included, of each folded word."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for row in rows:
        for word in composed(row["text"]).split():
            word = word.strip(".,;:!?\u00bf\u00a1\u060c\u061f\u0964()\"'\u2026")
            counts[folded(word)][word] += 1
    return {
        plain: min(found, key=lambda word: (-found[word], word))
        for plain, found in counts.items()
        if plain and not plain.isspace()
    }


def spelled(cue: str, spellings: dict[str, str]) -> str:
    """A cue as people write it, where it still folds to the same."""
    words = [spellings.get(word, word) for word in cue.split(" ")]
    shown = " ".join(words)
    return shown if folded(shown) == cue else cue
