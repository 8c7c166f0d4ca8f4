"""Write rows of generated text: logs, identifiers, emoji, formulas and hostile text.

    python -m tests.benchmarks.estimator.generate OUT.jsonl

One JSON object a line: source (always "synthetic-B"), language, class, text. The seed
is fixed, so two runs write the same file.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sys
import unicodedata
from collections.abc import Callable, Iterator
from random import Random
from uuid import UUID

DRAW = Random(20261130)
WORDS = (
    "the of and to in is you that it he was for on are as with his they at be this have"
    " from or one had by word but not what all were we when your can said there use an"
    " each which she do how their if will up other about out many then them these so"
    " some her would make like him into time has look two more write go see number no"
    " way could people my than first water been call who oil its now find long down day"
    " did get come made may part"
).split()
POPULAR = (
    "😂❤🤣👍😭🙏😘🥰😍😊🎉😁💕🥺😅🔥🤦🤷🙄😆🤗😉🎂🤔👏🙂😳🥳😎👌💜😔💪✨💖👀😋😏😢👉💗😩💯🌹💞🎈💙😃💐😜"
    "🙈✅🚀📌⚠"
)
EMOJI_RANGES = (
    (0x1F600, 0x1F650),
    (0x1F300, 0x1F600),
    (0x1F680, 0x1F6C6),
    (0x1F900, 0x1FA00),
    (0x2600, 0x2700),
    (0x2702, 0x27B1),
)
JOINED = "👨‍👩‍👧‍👦 👩‍💻 🏳️‍🌈 👍🏽 ❤️ 🇩🇪 🇧🇷 🇯🇵 👩🏿‍🚀 1️⃣ 🧑‍🤝‍🧑 ☀️ ✌🏻 👁️‍🗨️".split()
TEX = (
    r"\frac{a_{%d}}{b^{%d}}",
    r"\sum_{i=%d}^{n} x_i^{%d}",
    r"\int_{%d}^{\infty} e^{-x^{%d}} \, dx",
    r"\begin{pmatrix} %d & 0 \\ 0 & %d \end{pmatrix}",
    r"\alpha_{%d} \le \beta^{%d} \cdot \gamma",
    r"\lim_{n \to %d} \sqrt[%d]{n!}",
    r"\mathbb{R}^{%d} \to \mathbb{C}^{%d}",
)
FORMULAS = (
    "∀x ∈ ℝ: x² ≥ %d ∧ ⌊x⌋ ≤ %d",
    "∑ᵢ₌₁ⁿ aᵢ ≈ %d ± %d",
    "∂f/∂x = λ·%d − μ∇g(%d)",
    "A ∩ B ⊆ C ∪ D, |A| = %d, |B| ≠ %d",
    "√%d ≈ 1.41, π·%d², θ → ∞",
)
REPEATED = (
    *".!-=*#_~/\\|+<>?$%&@^:;,'\"`()[]{}abehikmnoqstxzBDHJMSXZ0157",
    *"的一好ーのんㅠㅎ가นдعสקñüß€•—…\u3000🔥👍🙏\u200b\u0300\ufe0f\t ",
)
PATTERNS = (
    "ha;lol;abc;no ;yes! ;<>;();[];-+;/\\;ab ;xX;1 ;a.;?!;0x;__init__;foo bar ;哈哈哈 ;"
    "да ;ok\n;a\n;* ;- - ;\\n;\u200b ;=>;~-;QWERTY;aB;AAb;&nbsp"
).split(";")
RARE_BLOCKS = (
    "1400 1680 16a0 1700 1900 a000 a500 10000 10300 12000 13000 1d100 1d400 2800 1f00"
    " 2c00 2d30 ab70 1e900 20000 1b00"
).split()
pick = DRAW.choice
number = DRAW.randint


def words(least: int, most: int) -> str:
    return " ".join(DRAW.choices(WORDS, k=number(least, most)))


def lines(least: int, most: int, make: Callable[[], str]) -> str:
    return "\n".join(make() for _ in range(number(least, most)))


def encoded(size: int, urls: bool = False) -> str:
    code = base64.urlsafe_b64encode if urls else base64.b64encode
    return code(DRAW.randbytes(size)).decode()


def base64_texts() -> Iterator[str]:
    for turn in range(10):
        text = encoded(number(300, 1300))
        if turn % 3 == 0:
            cut = "\n".join(text[i : i + 64] for i in range(0, len(text), 64))
            head, tail = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
            yield f"{head}\n{cut}\n{tail}"
        elif turn % 3 == 1:
            yield '{"file": "img.png", "content": "' + text + '"}'
        else:
            yield f"{encoded(600, True).rstrip('=')}.{encoded(200, True).rstrip('=')}"


def hex_line() -> str:
    digest = hashlib.sha256(DRAW.randbytes(8)).hexdigest()
    pairs = ":".join(digest[i : i + 2] for i in range(0, 32, 2)).upper()
    return pick(
        [
            digest,
            f"{digest[:40]}  {pick(WORDS)}.py",
            "0x" + digest[:16],
            f"{digest[:7]} {words(4, 4)}",
            pairs,
        ]
    )


def uuid_line() -> str:
    return pick(["", "id=", "  - ", "user: "]) + str(UUID(bytes=DRAW.randbytes(16)))


def cell() -> str:
    return pick(
        [
            str(number(0, 9)),
            str(number(0, 99999)),
            f"{DRAW.random() * 100:.2f}",
            f"{DRAW.gauss(0, 1):.6f}",
            f"{DRAW.random() * 1e9:.0f}",
            f"20{number(10, 29)}-{number(1, 12):02d}-{number(1, 28):02d}",
            f"{DRAW.random():.3e}",
            f"${number(1, 9)},{number(100, 999)}.{number(0, 99):02d}",
            f"{number(1, 99)}%",
        ]
    )


def csv_texts() -> Iterator[str]:
    for _ in range(12):
        between = pick([",", ", ", ";", "\t", " | "])
        yield lines(20, 60, lambda b=between: b.join(cell() for _ in range(5)))


def log_line() -> str:
    clock = f"{number(0, 23):02d}:{number(0, 59):02d}:{number(0, 59):02d}"
    stamp = pick(
        [
            f"2026-{number(1, 12):02d}-{number(1, 28):02d}"
            f"T{clock}.{number(0, 999):03d}Z",
            f"[{number(1, 28):02d}/Nov/2026:{clock} +0000]",
            f"Nov {number(1, 30)} {clock}",
            str(number(1700000000, 1800000000)),
        ]
    )
    address = ".".join(str(number(1, 255)) for _ in range(4))
    message = pick(
        [
            f'GET /api/v{number(1, 3)}/{pick(WORDS)}/{number(1, 9999)} HTTP/1.1"'
            f" {pick([200, 201, 304, 404, 500])} {number(100, 99999)}",
            f"connection from {address} port {number(1024, 65535)} closed",
            f"worker[{number(1, 64)}]: took {DRAW.random() * 9:.3f}s,"
            f" queue={number(0, 400)} retries={number(0, 5)}",
            f"kernel: [{DRAW.random() * 1e5:.6f}] usb {number(1, 4)}-{number(1, 9)}:"
            f" new high-speed USB device number {number(1, 30)}",
            f"failed to open '/var/lib/{pick(WORDS)}/{pick(WORDS)}.db': Permission"
            " denied (errno 13)",
            f"user_id={number(1, 99999)} action={pick(WORDS)}_{pick(WORDS)} status=ok"
            f" trace={DRAW.randbytes(8).hex()}",
        ]
    )
    return f"{stamp} {pick(['INFO', 'WARN', 'ERROR', 'DEBUG', 'notice', ''])} {message}"


def url_line() -> str:
    host = pick(
        [
            "https://github.com",
            "https://docs.example.org",
            "http://www.site.io",
            "https://blog.some-company.co.uk",
            "s3://assets",
        ]
    )
    end = pick(
        [
            "",
            f"?id={number(1, 10**8)}&utm_source={pick(WORDS)}",
            f"#{pick(WORDS)}-{pick(WORDS)}",
            ".html",
            f"/{DRAW.randbytes(5).hex()}",
            f"?v={encoded(8, True)[:11]}",
        ]
    )
    return f"{host}/{words(1, 4).replace(' ', '/')}{end}"


def emoji_texts() -> Iterator[tuple[str, str]]:
    every = [chr(code) for low, high in EMOJI_RANGES for code in range(low, high)]
    for turn in range(14):
        pool = list(POPULAR) if turn % 2 else every
        if turn % 4 < 2:
            run = "".join(DRAW.choices(pool, k=number(60, 250)))
            yield "zxx", f"{words(3, 3)} {run}"
        else:
            yield (
                "en",
                "\n".join(
                    f"{words(3, 9)} {''.join(DRAW.choices(pool, k=number(1, 4)))}"
                    for _ in range(20)
                ),
            )


def joined_text() -> str:
    return "".join(pick(JOINED) + pick(["", " ", ""]) for _ in range(number(40, 120)))


def maths_texts() -> Iterator[str]:
    for turn in range(12):
        forms = TEX if turn % 2 else TEX + FORMULAS
        yield lines(
            15,
            40,
            lambda f=forms: (
                pick(["", "Let ", "where ", "so that ", "$$"])
                + pick(f) % (number(0, 9), number(1, 99))
                + pick(["", "$", ".", ",", " and"])
            ),
        )


def tool_calls() -> str:
    calls = []
    for _ in range(4):
        fields = {
            pick(WORDS): {
                "type": pick(["string", "integer", "boolean"]),
                "description": words(6, 6),
            }
            for _ in range(3)
        }
        schema = {"type": "object", "properties": fields, "required": [pick(WORDS)]}
        name = f"{pick(WORDS)}_{pick(WORDS)}"
        about = {"name": name, "description": words(5, 20), "parameters": schema}
        given = {pick(WORDS): number(0, 9999), pick(WORDS): pick(WORDS)}
        call = {"type": "function", "function": about, "id": "call_" + encoded(12)}
        calls.append({**call, "arguments": json.dumps(given)})
    return json.dumps(calls, indent=pick([None, 2, 4]))


def stack_texts() -> Iterator[str]:
    for turn in range(8):
        found = ["Traceback (most recent call last):"]
        for _ in range(number(5, 12)):
            a, b, c = DRAW.choices(WORDS, k=3)
            if turn % 2:
                place = f"line {number(1, 2000)}, in {c}_{a}"
                file = f"/usr/lib/python3/site-packages/{a}/{b}.py"
                found.append(f'  File "{file}", {place}')
                found.append(f"    return self._{b}({a}, {c}={number(0, 9)})")
            else:
                name = c.title() + "Service"
                call = f"{a}{b.title()}({name}.java:{number(1, 900)})"
                found.append(f"\tat com.{a}.{b}.{name}.{call}")
        found.append(
            pick(
                [
                    "ValueError: invalid literal for int() with base 10: 'x'",
                    "KeyError: 'user_id'",
                    "Caused by: java.lang.NullPointerException: value is null",
                ]
            )
        )
        yield "\n".join(found)


def repeats() -> Iterator[str]:
    for char in REPEATED:
        yield char * number(200, 1500)
    for pattern in PATTERNS:
        yield pattern * number(80, 300)


def blanks() -> str:
    return "".join(
        pick(
            [
                " " * number(2, 80),
                "\t" * number(1, 20),
                "\n" * number(1, 9),
                " \t" * number(1, 12),
                "\u3000" * number(1, 9),
                "\r\n" * number(1, 4),
                "\u00a0" * number(1, 6),
            ]
        )
        + pick([*WORDS, ""])
        for _ in range(number(10, 30))
    )


def assigned(low: int, high: int) -> list[str]:
    return [c for c in map(chr, range(low, high)) if unicodedata.category(c)[0] != "C"]


def random_texts() -> Iterator[str]:
    every = assigned(0xA0, 0x1FFFF)
    for turn in range(20):
        if turn % 4 == 0:
            yield "".join(DRAW.choices(every, k=400))
        elif turn % 4 == 1:
            start = int(pick(RARE_BLOCKS), 16)
            pool = assigned(start, start + 220)
            yield " ".join(
                "".join(DRAW.choices(pool, k=number(2, 9))) for _ in range(70)
            )
        elif turn % 4 == 2:
            latin = "abcdefghijklmnop "
            yield "".join(
                pick(every) if DRAW.random() < 0.4 else pick(latin) for _ in range(500)
            )
        else:
            codes = (number(0xA1, 0x10FFFF) for _ in range(400))
            yield "".join(chr(code) for code in codes if not 0xD800 <= code < 0xE000)


def stacked(most: int) -> str:
    return "".join(
        pick("abcdefghijkl mnopqrst")
        + "".join(chr(number(0x300, 0x36F)) for _ in range(number(1, most)))
        for _ in range(120)
    )


def rows() -> Iterator[tuple[str, str, str]]:
    """Class, language and text of all rows, always in this order."""

    def several(many: int, make: Callable[[], str]) -> list[str]:
        return [make() for _ in range(many)]

    groups: tuple[tuple[str, str, Callable[[], Iterator[str] | list[str]]], ...] = (
        ("base64", "zxx", base64_texts),
        ("hex", "zxx", lambda: several(10, lambda: lines(12, 30, hex_line))),
        ("uuid", "zxx", lambda: several(6, lambda: lines(15, 40, uuid_line))),
        ("csv_numbers", "zxx", csv_texts),
        ("log", "en", lambda: several(14, lambda: lines(8, 20, log_line))),
        ("url", "zxx", lambda: several(10, lambda: lines(8, 25, url_line))),
        ("emoji_zwj", "zxx", lambda: several(8, joined_text)),
        ("maths", "zxx", maths_texts),
        ("tool_json", "en", lambda: several(8, tool_calls)),
        ("stack_trace", "en", stack_texts),
        ("repeat", "zxx", repeats),
        ("whitespace", "zxx", lambda: several(12, blanks)),
        ("random_unicode", "zxx", random_texts),
        ("combining", "zxx", lambda: [stacked(3 + 9 * (i % 2)) for i in range(10)]),
    )
    for kind, language, make in groups:
        for text in make():
            yield kind, language, text
    for language, text in emoji_texts():
        yield "emoji", language, text


def run(arguments: list[str]) -> int:
    """Write the file named by the only argument."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    with open(arguments[0], "w", encoding="utf-8") as file:
        for kind, language, text in rows():
            row = {"source": "synthetic-B", "language": language, "class": kind}
            file.write(json.dumps({**row, "text": text}, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
