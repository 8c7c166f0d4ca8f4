"""The estimate on texts that its fit has hardly seen: long words, capitals, digits.

Counts are those of the real tokenizers; far more kinds of text, and how they were
counted: tests/benchmarks/estimator/stretched.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import PromptAssembler, PromptConfig
from prompt_assemble.errors import BudgetExceededError
from prompt_assemble.estimate import estimate_tokens, estimated_millitokens
from prompt_assemble.tokens import TOKENIZERS

COUNTS: dict[str, dict[str, int]] = json.loads(
    (Path(__file__).parent / "data" / "stretched_counts.json").read_text("utf-8")
)["counts"]

UNUSUAL: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "unusual_texts.json").read_text("utf-8")
)["texts"]


def by_lot(alphabet: str, size: int) -> str:
    """Characters drawn by a generator that is the same everywhere and always."""
    state, drawn = 1, []
    for _ in range(size):
        state = (state * 69069 + 12345) % 2**32
        drawn.append(alphabet[(state >> 16) % len(alphabet)])
    return "".join(drawn)


def characters(first: int, count: int) -> str:
    return "".join(map(chr, range(first, first + count)))


SMALL_LANGUAGES = {
    "Shan": "ၸဝ်ႈၵဝ်ႇ တွၼ်ႈတႃႇ ဢမ်ႇၼၼ် ၵႃႈတီႈ ၾၢႆႇ တူၺ်း သဵၼ်ႈမၢႆ လႅၵ်ႈလၢႆႈ တီႈၼႂ်း",
    "Karen": "ပာ်ဘၢ ဘါဧံ ကွၢ်ဃု အဲးဒံၣ် လံာ်တြံာ် မ့တမ့ၢ် ခဲလၢာ် ဆီၣ်လီၤ ကတိၤတၢ်",
    "Chuvash": "эсир кӑларса сирӗн ҫине тата ятне чухне хутшӑнакан пулсан кӑна ҫӗнӗ",
    "Komi": "понда позь вӧлі вылӧ либо сійӧ вермӧ виль нимлёдз колӧ тіян сьӧрті",
    "Hill Mari": "доно манын агыл семӹнь тӹнь ӹштӓш гӹнь тӧрлӓтӓш лиэш тӹдӹм годым",
    "Kashmiri": "सफ़ॖ ख़ास ज़ऻच़ नऺव्य मंज़ हऻविव शरकऺच़ तब्दीलन नुमऻयिश सऻरी ब्रॊंह",
    "Luri": "بلگه بٱلگٱ بٱکؽت بکیت کاری ڤیرایش آلشت ساٛلٛ دیئن ایسنی دۏرس جانؽا",
}
"""Everyday words with letters that the large languages of their script do without."""


def words_by_lot(words: list[str], size: int, between: str) -> str:
    """Words drawn as `by_lot` draws characters."""
    return between.join(
        words[ord(it)] for it in by_lot(characters(0, len(words)), size)
    )


NUMBERS = by_lot("0123456789", 900)
KOREAN = "시절 시점 시중 시집 시청 시합 식구 식기 식당 식량 식빵 식사"
VIETNAMESE = "chẻng nồi nghĩa huỷ ngắc ngăm cồng xẹp sở hợi bội"
JAPANESE = (
    "あるところに おじいさん と おばあさん が すんで いました ある ひ ちいさな ねこ を "
    "みつけて うちへ つれて かえりました とても かわいい ねこ でした あした また きて ください"
)
CHINESE = (
    "古巴 库拉索 海地 牙买加 格林纳达 危地马拉 瓜德罗普 多米尼克 萨尔瓦多 洪都拉斯"
)
WORDS = "le chat mange une souris grise dans la cuisine avant midi".split()
TEXTS = {
    "amino acids": by_lot("ACDEFGHIKLMNPQRSTVWY", 2000),
    "bases": by_lot("ACGT", 2000),
    "a word in capitals": ("DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITAEN" * 50)[:2000],
    "small letters": by_lot("abcdefghijklmnopqrstuvwxyz", 2000),
    "Thai digits": by_lot(characters(0xE50, 10), 500),
    "Hebrew with points": by_lot(
        "\u05d0\u05b8\u05d1\u05b4\u05d2\u05b5\u05d3\u05b7\u05d4\u05bb", 500
    ),
    "full-width letters": by_lot(characters(0xFF21, 26), 500),
    "quoted cells": ";".join(f'"{it}"' for it in WORDS * 20),
    "long decimals": "\n".join(f"0.{NUMBERS[i : i + 15]}" for i in range(0, 900, 15)),
    "long numbers": "\n".join(NUMBERS[i : i + 10] for i in range(0, 900, 10)),
    "Korean words, commas": words_by_lot(KOREAN.split(), 300, ", "),
    "Chinese names, commas": words_by_lot(CHINESE.split(), 200, ", "),
    "Japanese with blanks": words_by_lot(JAPANESE.split(), 200, " "),
    "Vietnamese words, lines": words_by_lot(VIETNAMESE.split(), 300, "\n"),
    **{
        kind: words_by_lot(words.split(), 200, " ")
        for kind, words in SMALL_LANGUAGES.items()
    },
}


@pytest.mark.parametrize("kind", COUNTS)
def test_the_conservative_estimate_is_safe(kind: str) -> None:
    """No count exceeds the estimate / 0.85, which is what a budget rests on."""
    for family, tokens in COUNTS[kind].items():
        estimate = estimate_tokens(TEXTS[kind], family, conservative=True)
        assert tokens * 85 <= estimate * 100, family


@pytest.mark.parametrize("kind", UNUSUAL)
def test_everyday_words_do_not_make_unusual_text_too_cheap(kind: str) -> None:
    """Dialects, chat, names and terms between words of a language that has a share."""
    for family, tokens in UNUSUAL[kind]["counts"].items():
        text = UNUSUAL[kind]["text"]
        estimate = estimate_tokens(text, family, conservative=True)
        assert tokens * 85 <= estimate * 100, family


def test_every_text_is_counted() -> None:
    assert set(COUNTS) == set(TEXTS)


@given(
    st.text("abcdefgXYZ\u00e9\u0416\u05d0\u0e51.;-", min_size=1, max_size=8),
    st.sampled_from(TOKENIZERS),
    st.booleans(),
)
def test_a_longer_run_never_costs_less(
    piece: str, tokenizer: str, conservative: bool
) -> None:
    """What is a thousand times as long costs more by far, whatever it repeats."""
    short = estimated_millitokens(piece * 8, tokenizer, conservative)
    assert estimated_millitokens(piece * 8000, tokenizer, conservative) > 4 * short


def test_a_protein_is_no_small_prompt() -> None:
    """Half a million capitals in one word are refused by the default family."""
    protein = by_lot("ACDEFGHIKLMNPQRSTVWY", 500_000)
    assembler = PromptAssembler(PromptConfig(tokenizer="minimax_m2"))
    with pytest.raises(BudgetExceededError):
        assembler.assemble(f"Which protein is this? {protein}")
