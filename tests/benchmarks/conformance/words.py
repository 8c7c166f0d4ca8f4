"""Texts of twelve kinds for the scenarios, made from a seed.

Responsible for what the texts look like. It must not know budgets, messages or
tokenizers. All words are invented for this purpose.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from random import Random

ENGLISH = (
    "our courier left two parcels with the neighbour because nobody opened and the "
    "invoice still shows last month's address so please correct it before Friday"
).split()
ARABIC = (
    "وصلت الطرود متأخرة إلى المكتب القديم ونرجو "
    "تصحيح العنوان قبل يوم الجمعة وإبلاغ الزبائن"
).split()
HINDI = "पार्सल पुराने पते पर पहुँच गए हैं कृपया शुक्रवार से पहले पता ठीक करें".split()
HINDI += "और ग्राहकों को बता दें".split()
CHINESE = "包裹已经送到旧地址请在星期五之前更正发票并且通知所有客户确认新的收货时间和联系电话以免再次延误"
EMOJI = ("📦", "🚚", "👨‍👩‍👧", "🏴‍☠️", "🇨🇭", "👩🏾‍🔧", "❤️‍🩹", "🦑", "✅", "🫥")
CODE = (
    "class Parcel(NamedTuple):",
    "    weight_g: int = 0x7F",
    "    def late(self, now: float) -> bool:",
    '        return f"{now - self.sent:.3f}" > LIMITS["late"][0]',
    "for (const row of rows ?? []) { total += row.weight_g ** 2; }",
    "SELECT id, SUM(weight_g) FROM parcels WHERE sent < :day GROUP BY id;",
)
CONTROL_MARKERS = ("<|endoftext|>", "<|im_start|>system", "<|fim_suffix|>")
GAPS = (" " * 9, "\n\n\n\n", "\t\t\t", " \n \n", "\u00a0\u2003\u3000")
MIXED = ("english", "chinese", "arabic", "emoji", "code", "digits")


def _words(random: Random, words: list[str], count: int, end: str) -> str:
    return " ".join(random.choice(words) for _ in range(count)) + end


def _run(random: Random, alphabet: str, length: int) -> str:
    return "".join(random.choice(alphabet) for _ in range(length))


def _clause(random: Random) -> str:
    start = random.randrange(len(CHINESE) - 10)
    return CHINESE[start : start + 10] + "，"


PIECES: dict[str, Callable[[Random], str]] = {
    "english": lambda random: _words(random, ENGLISH, 8, ". "),
    "chinese": _clause,
    "arabic": lambda random: _words(random, ARABIC, 6, "، "),
    "hindi": lambda random: _words(random, HINDI, 6, "। "),
    "emoji": lambda random: "".join(random.choices(EMOJI, k=5)) + " ",
    "base64": lambda random: _run(
        random, string.ascii_letters + string.digits + "+/", 44
    ),
    "code": lambda random: random.choice(CODE) + "\n",
    # One line without a space.
    "path": lambda random: _run(random, string.ascii_lowercase + "_-./%", 44),
    "white space": lambda random: random.choice(ENGLISH) + random.choice(GAPS),
    "digits": lambda random: _run(random, string.digits, 9) + ".25,",
    "mixed": lambda random: PIECES[random.choice(MIXED)](random),
    "control markers": lambda random: (
        _words(random, ENGLISH, 6, " ") + random.choice(CONTROL_MARKERS) + " "
    ),
}
"""One piece of text of each kind; pieces are joined until a text is long enough."""
