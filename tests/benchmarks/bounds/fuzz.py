"""Fuzz the bound of every family against its real tokenizer; zero violations expected.

    python -m tests.benchmarks.bounds.fuzz --npm NODE_MODULES [--strings 300000]

Prints one row a family: strings, characters, violations, the largest count as a share
of the bound, how many strings reach the bound exactly, and how many strings would break
two simpler rules: the bytes of the text, and the larger of its bytes as given and as
normalised by this Python.  Exits with 1 if any bound is violated.  The strings depend
on the seed alone, and on nothing that is installed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from prompt_assemble.tokens import TOKENIZERS, token_upper_bound, utf8_length

from .real_tokenizers import CountTokens, load_counters

Writer = Callable[[random.Random], str]

COLUMNS = (
    "family",
    "strings",
    "characters",
    "violations",
    "largest share",
    "at the bound",
    "over the bytes",
    "over bytes or normalised bytes",
    "seconds",
)

# Characters that become more tokens than they have bytes, by family and kind.
NFC_EXPANDING = (
    "\u0344\u0958\u0a33\u0a36\u0a59\u0a5b\u0a5e\u0b5c\u0b5d\u0f43\u0f4d\u0f52\u0f57"
    "\u0f5c\u0f69\u0f73\u0f75\u0f76\u0f78\u0f81\u0f93\u0f9d\u0fa2\u0fa7\u0fac\u0fb9"
    "\u2adc\ufa6c"
    "\ufacf\ufad0\ufad1\ufad5\ufad6\ufad7\ufb2c\ufb2d\U0001d15e\U0001d160\U0001d164"
    "\U0001d1bb\U0001d1bc\U0001d1c0"
)
NFKC_EXPANDING = (
    "\ufdfa\ufdfb\u0eb3\u0edc\u0edd\u3200\u321d\u3250\u32cf\u3300\u3357\u33df\u00bc"
    "\u00bd\u00be\u222d\u2a0c\ufb03\ufb04\u1fb7\u2057\u33a8\ufc5e\ufe74\u0149"
)
# Marks younger than the Unicode tables that tokenizers ship, and pairs that they part.
YOUNG_MARKS = (
    "\u1dfa\u1df6\u08d3\u1abf\u1ac0\u1ace\u0898\U00010eab\U00010efd\U00010f82\U00011d42"
    "\U00011f42\U0001e08f\U0001e130\U0001e4ec\U0001133b"
)
COMPOSING_PAIRS = (
    ("\U00011099", "\U000110ba"),
    ("\U0001109b", "\U000110ba"),
    ("\u0928", "\u093c"),
    ("\u1b05", "\u1b35"),
    ("\u0b47", "\u0b3e"),
    ("a", "\u0323"),
    ("\u00e3", "\u0323"),
    ("e", "\u0301"),
    ("\u1100", "\u1161"),
    ("\uac00", "\u11a8"),
)
SCRIPTS = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x370, 0x3FF),
    (0x400, 0x52F),
    (0x590, 0x6FF),
    (0x900, 0xDFF),
    (0xE00, 0xFFF),
    (0x1000, 0x18AF),
    (0x1E00, 0x1FFF),
    (0x2000, 0x2BFF),
    (0x3040, 0x33FF),
    (0x4E00, 0x9FFF),
    (0xAC00, 0xD7A3),
    (0xF900, 0xFFFD),
    (0x10000, 0x11FFF),
    (0x1D000, 0x1D7FF),
    (0x1F000, 0x1FAFF),
    (0x20000, 0x2FA1F),
)
MARKERS = (
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "[INST]",
    "</s>",
    "<think>",
    "]~b]",
    "[e~[",
    "<bos>",
    "<\uff5cUser\uff5c>",
    "<0x0A>",
    "\u2581",
    "<pad>",
    "<unk>",
)
WORDS = (
    "the quick brown fox HTTPServer fooBAR DON'T can't naïve café Straße été señor "
    "привет МИР κόσμος שלום مرحبا नमस्ते দেশ தமிழ் ไทย ລາວ 漢字 かな カナ 한국어 ភាសា "
    "አማርኛ ქართული հայերեն ᏣᎳᎩ Tiếng Việt 12345 3.14 x_1 --- === ... 0xDEADBEEF"
).split()


def random_characters(rng: random.Random) -> str:
    low, high = rng.choice(SCRIPTS)
    return "".join(chr(rng.randint(low, high)) for _ in range(rng.randint(1, 24)))


def mixed_scripts(rng: random.Random) -> str:
    return "".join(
        chr(rng.randint(*rng.choice(SCRIPTS))) for _ in range(rng.randint(1, 16))
    )


def any_code_points(rng: random.Random) -> str:
    return "".join(chr(rng.randrange(0x110000)) for _ in range(rng.randint(1, 10)))


def expanding_characters(rng: random.Random) -> str:
    pool = NFC_EXPANDING if rng.random() < 0.5 else NFC_EXPANDING + NFKC_EXPANDING
    if rng.random() < 0.5:
        return rng.choice(pool) * rng.randint(1, 20)
    return "".join(rng.choice(pool) for _ in range(rng.randint(1, 12)))


def parted_compositions(rng: random.Random) -> str:
    base, mark = rng.choice(COMPOSING_PAIRS)
    parted = base + rng.choice(YOUNG_MARKS) + mark
    return (rng.choice(NFC_EXPANDING) * rng.randint(0, 9)) + parted * rng.randint(1, 9)


def stacked_marks(rng: random.Random) -> str:
    marks = "\u0300\u0301\u0302\u0303\u0308\u0323\u0327\u0331\u0345\u093c\u05b7\u064b"
    pool = marks + YOUNG_MARKS if rng.random() < 0.5 else marks
    base = rng.choice("aeiouAEy\u01d5\u1ea5\u03b1\u05d0\u0628\u0915")
    return base + "".join(rng.choice(pool) for _ in range(rng.randint(1, 12)))


def normal_forms_of_words(rng: random.Random) -> str:
    text = rng.choice((" ", "", "\n", "  ")).join(
        rng.choices(WORDS, k=rng.randint(1, 6))
    )
    return unicodedata.normalize(rng.choice(("NFC", "NFD", "NFKC", "NFKD")), text)


def one_character_repeated(rng: random.Random) -> str:
    low, high = rng.choice(SCRIPTS)
    return chr(rng.randint(low, high)) * rng.randint(1, 40)


def case_changes(rng: random.Random) -> str:
    letters = "abcdefghijklmnopqrstuvwxyzäöüñçéαβγдежз"
    return "".join(
        rng.choice((str.upper, str.lower))(rng.choice(letters))
        + rng.choice(("", "", " "))
        for _ in range(rng.randint(1, 24))
    )


def blanks_and_signs(rng: random.Random) -> str:
    return "".join(
        rng.choice(
            (" ", "\t", "\n", "\r\n", "\u00a0", "\u3000", "\u200d", "1", "'", "-")
        )
        * rng.randint(1, 5)
        for _ in range(rng.randint(1, 8))
    )


def spelled_special_tokens(rng: random.Random) -> str:
    return "".join(
        rng.choice((rng.choice(MARKERS), rng.choice(WORDS), " "))
        for _ in range(rng.randint(1, 6))
    )


def emoji_sequences(rng: random.Random) -> str:
    parts = [
        chr(rng.randint(0x1F300, 0x1FAFF)) + rng.choice(("", "\ufe0f", "\U0001f3fd"))
        for _ in range(rng.randint(1, 6))
    ]
    return rng.choice(("\u200d", "", " ")).join(parts)


WRITERS: tuple[Writer, ...] = (
    random_characters,
    mixed_scripts,
    any_code_points,
    expanding_characters,
    parted_compositions,
    stacked_marks,
    normal_forms_of_words,
    one_character_repeated,
    case_changes,
    blanks_and_signs,
    spelled_special_tokens,
    emoji_sequences,
)


def fuzz_strings(strings: int, seed: int) -> Iterator[str]:
    """Strings of every kind in turn, some of them joined from two kinds."""
    rng = random.Random(seed)
    for index in range(strings):
        text = WRITERS[index % len(WRITERS)](rng)
        if rng.random() < 0.2:
            text += rng.choice(WRITERS)(rng)
        yield text


class Outcome:
    """What one family showed over all strings."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.strings = self.characters = self.violations = self.reached = 0
        self.over_bytes = self.over_normalized = 0
        self.largest_share = 0.0
        self.examples: list[str] = []

    def add(self, text: str, tokens: int) -> None:
        bound = token_upper_bound(text, self.family)
        self.strings += 1
        self.characters += len(text)
        self.reached += tokens == bound
        self.largest_share = max(self.largest_share, tokens / bound)
        self.over_bytes += tokens > utf8_length(text)
        self.over_normalized += tokens > normalized_length(text, self.family)
        if not tokens <= bound <= token_upper_bound(text, "any"):
            self.violations += 1
            if len(self.examples) < 5:
                self.examples.append(f"{ascii(text)}: {tokens} tokens > {bound}")

    def row(self, seconds: float) -> str:
        return (
            f"| {self.family} | {self.strings:,} | {self.characters:,} "
            f"| {self.violations} | {self.largest_share:.3f} | {self.reached:,} "
            f"| {self.over_bytes:,} | {self.over_normalized:,} | {seconds:.0f} |"
        )


def normalized_length(text: str, family: str) -> int:
    """The simpler rule: bytes as given, or as this Python normalises them."""
    form: Literal["NFC", "NFKC"] = "NFKC" if family == "claude_old" else "NFC"
    return max(utf8_length(text), utf8_length(unicodedata.normalize(form, text)))


def fuzz_family(family: str, count: CountTokens, strings: int, seed: int) -> Outcome:
    """Count every string with the real tokenizer and compare it with the bound."""
    outcome = Outcome(family)
    for text in fuzz_strings(strings, seed):
        outcome.add(text, count(text))
    return outcome


def command_line(arguments: list[str]) -> int:
    """Run the families that are installed; 1 if any bound is violated."""
    parser = argparse.ArgumentParser(description="Fuzz the token bounds")
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    parser.add_argument("--strings", type=int, default=6_000, help="strings a family")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=(), choices=TOKENIZERS[:-1])
    options = parser.parse_args(arguments)
    print(f"Python {sys.version.split()[0]}, Unicode {unicodedata.unidata_version}\n")
    print("| " + " | ".join(COLUMNS) + " |")
    print("| --- " * len(COLUMNS) + "|", flush=True)
    violations = 0
    for family, count in load_counters(options.npm, options.only):
        began = time.perf_counter()
        outcome = fuzz_family(family, count, options.strings, options.seed)
        print(outcome.row(time.perf_counter() - began), flush=True)
        violations += outcome.violations
        for example in outcome.examples:
            print(f"  {example}", file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(command_line(sys.argv[1:]))
