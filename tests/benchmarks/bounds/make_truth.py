"""Write `tests/data/bound_truth.json`: texts of our own with the real counts.

    python -m tests.benchmarks.bounds.make_truth --npm NODE_MODULES

The texts were written for this file.  Every family must be installed, or nothing is
written.
"""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from pathlib import Path

from prompt_assemble.tokens import TOKENIZERS

from .real_tokenizers import load_counters

TARGET = Path(__file__).resolve().parents[2] / "data" / "bound_truth.json"

TEXTS = {
    "english": "The ferry leaves at seven, so please wake me before the others do.",
    "german": "Übermorgen prüfen wir die Größe der Fässer, nicht früher.",
    "french": "Où as-tu rangé la clé du grenier ? Là-haut, près de l'échelle.",
    "spanish": "¿Mañana también lloverá? El señor Núñez dice que sí.",
    "polish": "Żółta łódź płynie wśród gęstej mgły.",
    "vietnamese": "Buổi sáng tôi thường uống cà phê đá cạnh cửa sổ.",
    "vietnamese, decomposed": unicodedata.normalize(
        "NFD", "Buổi sáng tôi thường uống cà phê đá cạnh cửa sổ."
    ),
    "turkish": "Iğdır'da kışın güneş geç doğar.",
    "russian": "Лодка ушла без нас, но билеты ещё годны до пятницы.",
    "ukrainian": "Її кіт любить спати на теплій підлозі.",
    "greek": "Το καράβι φεύγει νωρίς το πρωί από το λιμάνι.",
    "arabic": "يصل القطار بعد ساعة من غروب الشمس.",
    "persian": "کتاب را روی میز گذاشتم و رفتم.",
    "hebrew": "הספר נשאר על השולחן ליד החלון.",
    "hindi": "कल सुबह हम नदी के किनारे क़लम और काग़ज़ लेकर बैठेंगे।",
    "bengali": "বৃষ্টি থামলে আমরা বড়ো মাঠে যাব।",
    "punjabi": "ਸ਼ਾਮ ਨੂੰ ਖ਼ਤ ਆਇਆ ਸੀ।",
    "tamil": "நாளை காலை கடற்கரைக்குப் போவோம்.",
    "telugu": "రేపు ఉదయం మనం తోటకు వెళ్దాం.",
    "thai": "พรุ่งนี้เช้าเราจะไปตลาดริมน้ำกัน",
    "lao": "ມື້ອື່ນເຊົ້າພວກເຮົາຈະໄປຕະຫຼາດຊື້ໝາກໄມ້",
    "burmese": "မနက်ဖြန် မနက် ဈေးသွားမယ်။",
    "khmer": "ស្អែកនេះ យើងនឹងទៅផ្សារ។",
    "tibetan": "སང་ཉིན་ཞོགས་པ་ང་ཚོ་འགྲོ་གི་ཡིན།",
    "georgian": "ხვალ დილით ზღვაზე წავალთ.",
    "armenian": "Վաղը առավոտյան գնում ենք շուկա։",
    "amharic": "ነገ ጠዋት ወደ ገበያ እንሄዳለን።",
    "cherokee": "ᏌᎾᎴ ᏙᏓᏛᎦᏂ.",
    "chinese": "明天早上我们坐第一班船去岛上，别忘了带伞。",
    "japanese": "あしたの朝、始発の船で島へ渡ります。カサを忘れずに。",
    "half-width kana": "ｶﾞｷﾞｸﾞ ﾊﾟﾋﾟﾌﾟ",
    "korean": "내일 아침 첫 배를 타고 섬으로 갑니다.",
    "korean, decomposed": unicodedata.normalize("NFD", "첫 배를 타고 섬으로"),
    "emoji": "🚢🌊👩🏽‍🔬🏴‍☠️🇳🇴 ok 👍🏿",
    "code": "def ferry(seats: int) -> list[str]:\n    return [f'{i:03d}' for i in"
    " range(seats)]\n",
    "json": '{"port": "A-7", "seats": [1, 2, 3.5], "open": true, "note": null}',
    "log line": "2026-03-01T06:59:58.123Z WARN dock[41]: retry=3 took=1045ms",
    "hexadecimal": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "capitals": "iPhone McDONALD eBAY HTTPServerERROR fooBAR bAzQuX",
    "blanks": "\n\n\t  \t\n   \r\n      \n",
    "repeated letters": "zzzzzzzzzzzzzzzzzzzzqqqqqqqqqqqqqqqqqqqqjjjjjjjjjj",
    "mathematics": "∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−f(a)|<ε, ∭ℝ³ ½·ﬃ",
    "spelled special tokens": "<|endoftext|> <|im_start|> [INST] </s> ]~b] <bos>",
    "grows in NFC": "\U0001d1c0\u0fa7\u0f43\u2adc\ufb2c\u0344" * 3,
    "grows in NFKC": "\ufdfa\ufdfa\u33af\u3250\u2a0c",
    "grows in context": "\u00e3\u0323" * 8,
    "young marks": "\u0fa7" * 8 + "\U00011099\U0001e4ec\U000110ba" * 8,
    "no known script": "\U00016a40\U0001e290\U00010c80\u0378\ue000",
}


def command_line(arguments: list[str]) -> int:
    """Count every text in every family and write the file."""
    parser = argparse.ArgumentParser(description="Write bound_truth.json")
    parser.add_argument("--npm", type=Path, default=Path("node_modules"))
    options = parser.parse_args(arguments)
    counters = dict(load_counters(options.npm))
    if set(counters) != set(TOKENIZERS) - {"any"}:
        print("not every family is installed", file=sys.stderr)
        return 1
    rows = [
        {
            "name": name,
            "text": text,
            "counts": {family: count(text) for family, count in counters.items()},
        }
        for name, text in TEXTS.items()
    ]
    # One row a line, escaped, so that no editor can normalise the texts.
    lines = ",\n".join(json.dumps(row) for row in rows)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(command_line(sys.argv[1:]))
