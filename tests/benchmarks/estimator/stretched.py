"""Texts that the fit has not seen, against real tokenizers: is the estimate safe?

    python -m tests.benchmarks.estimator.stretched --npm NODE_MODULES [--rows ROWS]

Runs of characters drawn by lot or repeated, by alphabet and length; dialects, chat and
running text full of names or terms (tests/data/unusual_texts.json); and natural rows
written in another way: in capitals, as quoted cells, as marked-up words and so on. For
each kind: the largest true count as a share of the conservative estimate, by which
family, and how many counts exceed the estimate / 0.85. Draws repeat by their seed.
"""

from __future__ import annotations

import argparse
import codecs
import json
import string
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from prompt_assemble import estimate_tokens

from ..bounds.real_tokenizers import CountTokens, load_counters

SHARED = Path(__file__).parents[4] / "shared" / "token_truth" / "dev.jsonl"
UNUSUAL = Path(__file__).parents[2] / "data" / "unusual_texts.json"
SIZES = (24, 64, 300)
SAFE_SHARE = 1 / 0.85
ROWS_OF_A_LANGUAGE = 3
CHARACTERS = 600

ALPHABETS = {
    "small letters": string.ascii_lowercase,
    "capitals": string.ascii_uppercase,
    "both": string.ascii_letters,
    "amino acids": "ACDEFGHIKLMNPQRSTVWY",
    "bases": "ACGT",
    "consonants": "bcdfghjklmnpqrstvwxz",
    "capital consonants": "BCDFGHJKLMNPQRSTVWXZ",
    "letters with accents": "\u00e9\u00e8\u00ea\u00e0\u00e2\u00ee\u00f4\u00fb\u00e7",
    "capitals with accents": "\u00c9\u00c8\u00ca\u00c0\u00c2\u00ce\u00d4\u00db\u00c7",
    "digits": string.digits,
    "hexadecimal": string.hexdigits[:16],
    "base 32": string.ascii_uppercase + "234567",
    "base 64": string.ascii_letters + string.digits + "+/",
    "marks": string.punctuation,
    "some marks": "!?.,;:-_#*+~",
    "brackets": "()[]{}<>",
    "Morse": ".- ",
    "tabs": "\t",
    "Cyrillic capitals": "".join(map(chr, range(0x410, 0x430))),
    "Greek capitals": "".join(map(chr, range(0x391, 0x3A2))),
    "Hebrew with points": "\u05d0\u05b8\u05d1\u05b4\u05d2\u05b5\u05d3\u05b7\u05d4",
    "Thai digits": "".join(map(chr, range(0xE50, 0xE5A))),
    "Arabic digits": "".join(map(chr, range(0x660, 0x66A))),
    "Persian digits": "".join(map(chr, range(0x6F0, 0x6FA))),
    "Devanagari digits": "".join(map(chr, range(0x966, 0x970))),
    "full-width letters": "".join(map(chr, range(0xFF21, 0xFF3B))),
}
"""What runs are drawn of."""

REPEATED = {
    "a word in capitals": "DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITAEN",
    "a long word": "donaudampfschifffahrtsgesellschaftskapitaen",
    "laughter": "ha",
    "laughter in capitals": "HA",
    "three marks": "-=*",
}


def _words(change: Callable[[list[str]], str]) -> Callable[[str], str]:
    return lambda text: change(text.split())


CHANGES: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "in capitals": str.upper,
    "titles": str.title,
    "without blanks": _words("".join),
    "names of constants": _words(lambda words: "_".join(words).upper()),
    "quoted cells, commas": _words(lambda words: ",".join(f'"{it}"' for it in words)),
    "quoted cells, semicolons": _words(
        lambda words: ";".join(f'"{it}"' for it in words)
    ),
    "a table": _words(lambda words: "| " + " | ".join(words) + " |"),
    "bold and code": _words(
        lambda words: " ".join(
            f"**{it}**" if at % 2 else f"`{it}`" for at, it in enumerate(words)
        )
    ),
    "hash tags": _words(lambda words: " ".join(f"#{it}" for it in words)),
    "a path": _words("/".join),
    "lines": _words("\n".join),
    "JSON, escaped": json.dumps,
    "a JSON list": _words(lambda words: json.dumps(words, ensure_ascii=False)),
    "entities": lambda text: "".join(
        it if it.isascii() else f"&#{ord(it)};" for it in text[: CHARACTERS // 4]
    ),
    "letters thirteen on": lambda text: codecs.encode(text, "rot13"),
}
"""Ways to write a text anew."""


class Worst(NamedTuple):
    """The largest true count as a share of the estimate, and how many are unsafe."""

    share: float = 0.0
    family: str = "-"
    unsafe: int = 0
    counted: int = 0

    def with_count(self, true: int, family: str, text: str) -> Worst:
        share = true / max(1, estimate_tokens(text, family, conservative=True))
        unsafe = self.unsafe + (share > SAFE_SHARE)
        counted = self.counted + 1
        if share > self.share:
            return Worst(share, family, unsafe, counted)
        return self._replace(unsafe=unsafe, counted=counted)


def runs(seed: int) -> Iterator[tuple[str, str]]:
    """Kind and text of runs of characters."""
    draw = Random(seed)
    for kind, alphabet in ALPHABETS.items():
        for size in SIZES:
            yield kind, "".join(draw.choices(alphabet, k=size))
    for kind, piece in REPEATED.items():
        for size in SIZES:
            yield kind, (piece * size)[:size]


def unusual() -> Iterator[tuple[str, str]]:
    """Kind and text of what everyday words tell to be in another, cheaper language."""
    texts = json.loads(UNUSUAL.read_text(encoding="utf-8"))["texts"]
    for kind, found in texts.items():
        yield kind, found["text"]


def rewritten(rows: Path) -> Iterator[tuple[str, str]]:
    """Kind and text of natural rows written in other ways; some of each language."""
    seen: dict[str, int] = {}
    for line in rows.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        language = row["language"]
        seen[language] = seen.get(language, 0) + 1
        if language == "zxx" or seen[language] > ROWS_OF_A_LANGUAGE:
            continue
        text = row["text"][:CHARACTERS]
        for kind, change in CHANGES.items():
            changed = change(text)
            if changed != text or change is str:
                yield kind, changed


def measured(
    texts: list[tuple[str, str]], counters: dict[str, CountTokens]
) -> dict[str, Worst]:
    """The worst of each kind."""
    found: dict[str, Worst] = {}
    for kind, text in texts:
        for family, count in counters.items():
            worst = found.get(kind, Worst())
            found[kind] = worst.with_count(count(text), family, text)
    return found


def main() -> int:
    """Print both tables; 1 if a natural row as it is was unsafe."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--npm", type=Path, required=True, help="a node_modules folder")
    parser.add_argument("--rows", type=Path, default=SHARED, help="rows of real text")
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    counters = dict(load_counters(given.npm))
    texts = [*runs(given.seed), *unusual()]
    if given.rows.is_file():
        texts += rewritten(given.rows)
    else:
        print(f"no rows of text at {given.rows}: runs only", file=sys.stderr)
    found = measured(texts, counters)
    print("| kind | largest share | family | unsafe | of |\n| --- |" + " --- |" * 4)
    for kind, it in sorted(found.items(), key=lambda item: -item[1].share):
        print(f"| {kind} | {it.share:.2f} | {it.family} | {it.unsafe} | {it.counted} |")
    return int(found.get("as it is", Worst()).unsafe > 0)


if __name__ == "__main__":
    sys.exit(main())
