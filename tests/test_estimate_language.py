"""Lines told to be in a language: cheaper than others, and never below what is firm."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prompt_assemble.estimate import (
    _FIRM_AT,
    _PRICE_MASK,
    _line_pricer,
    estimated_millitokens,
)
from prompt_assemble.estimate_language import (
    LONGEST_LINE,
    VOTE_BITS,
    language_votes,
    likely_languages,
    told_languages,
)
from prompt_assemble.estimate_pieces import estimate_features, line_pieces
from prompt_assemble.language_word_data import EVERYDAY_WORDS
from prompt_assemble.token_language_data import (
    ESTIMATE_LANGUAGE_RATES,
    ESTIMATE_LANGUAGE_SHARES,
    ESTIMATE_LANGUAGES,
)

SENTENCES = {
    "de": "Der Hund ist nicht in dem Haus, und wir sind auch nicht da.",
    "el": "Δεν ήταν κανείς εκεί και δεν μπορεί να έχει γίνει από αυτή.",
    "en": "We were told that it would be here for the rest of the week.",
    "es": "No hay nada en la casa que sea de los dos.",
    "fa": "این خانه را به او که از آن جا است داد.",
    "fr": "Nous ne sommes pas dans la maison de votre ami.",
    "he": "הבית הזה לא שלנו, אבל אנחנו היינו בו עם כל מי שלא היה שם.",
    "hi": "यह घर नदी के पास है और इसमें कोई नहीं रहता है।",
    "id": "Ini adalah rumah yang tidak dapat saya lihat dari jalan itu.",
    "ja": "その家は川のそばにあって、だれも住んでいません。",
    "ko": "그 집은 강가에 있고 아무도 살지 않습니다.",
    "pl": "To nie jest dom, który był tu przez cały rok.",
    "ru": "Это не тот дом, в котором мы были до этого.",
    "th": "บ้านหลังนี้อยู่ริมแม่น้ำ",
    "tr": "Bu ev ne çok büyük ne de çok küçük bir ev.",
    "uk": "Це не той дім, в якому ми були до цього, але він є.",
    "vi": "Ngôi nhà này không phải là của tôi và tôi không ở đó.",
    "zh": "那座房子在河边，没有人住在里面，我们也不知道是谁的。",
}


def told(line: str) -> set[str]:
    """The languages that a line may be in."""
    pieces = line_pieces().findall(line)
    votes = sum(language_votes(piece, estimate_features(piece)) for piece in pieces)
    places = likely_languages(votes, len(line)) if votes else []
    return {told_languages()[place] for place in places}


@pytest.mark.parametrize("language", sorted(SENTENCES))
def test_a_sentence_is_told_to_be_in_its_language(language: str) -> None:
    assert language in told(SENTENCES[language])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x = [0x7f, 0x80]; return x[-1] << 3",
        "2026-11-30 12:00:01 WARN worker-7 retry=3 latency_ms=118",
        "Нæ бæстæ у рæсугъд æмæ хъæздыг.",
        "Egun on, zer moduz zaude gaur goizean?",
    ],
)
def test_code_and_other_languages_are_told_to_be_in_none(line: str) -> None:
    assert not told(line)


@given(
    st.sampled_from([w for line in EVERYDAY_WORDS.values() for w in line.split()]),
    st.sampled_from(["", " ", ",", "x", "1"]),
    st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_votes_of_the_longest_line_are_counted_right(
    word: str, between: str, is_title: bool
) -> None:
    """Nothing is carried over from one language to the next."""
    piece = (word.title() if is_title else word) + between
    line = piece * (LONGEST_LINE // len(piece))
    found = Counter(line_pieces().findall(line))
    votes = {it: language_votes(it, estimate_features(it)) for it in found}
    mask = (1 << VOTE_BITS) - 1
    for place in range(len(told_languages())):
        lane = VOTE_BITS * place
        assert sum((votes[it] >> lane & mask) * n for it, n in found.items()) <= mask


def test_the_words_of_each_language_stand_in_order_and_once() -> None:
    for language, line in EVERYDAY_WORDS.items():
        words = line.split()
        assert words == sorted(set(words)), language
        assert words == [word.lower() for word in words], language
    assert list(EVERYDAY_WORDS) == sorted(EVERYDAY_WORDS)


def test_every_family_has_shares_and_a_rate_of_every_language() -> None:
    names = ESTIMATE_LANGUAGES.split()
    assert set(names) <= set(told_languages())
    assert set(ESTIMATE_LANGUAGE_RATES) == {*ESTIMATE_LANGUAGE_SHARES, "any"}
    for rates in ESTIMATE_LANGUAGE_RATES.values():
        assert len(rates.split()) == len(names)
        assert all(200 <= rate <= 3000 for rate in map(int, rates.split()))
    for family, row in ESTIMATE_LANGUAGE_SHARES.items():
        modes = [list(map(int, mode.split())) for mode in row.split(";")]
        assert [len(mode) for mode in modes] == [len(names)] * 2, family
        assert all(800 <= share <= 1000 for mode in modes for share in mode), family


@pytest.mark.parametrize("family", sorted(ESTIMATE_LANGUAGE_SHARES))
@pytest.mark.parametrize("language", sorted(SENTENCES))
def test_a_language_never_makes_a_line_dearer_or_cheap(
    language: str, family: str
) -> None:
    """The same pieces, with figures around them, so that no language is told."""
    line = SENTENCES[language]
    apart = f"{line} {'1 ' * 400}"
    assert not told(apart)
    beside = estimated_millitokens(f". {'1 ' * 400}", family, True)
    alone = estimated_millitokens(line, family, True)
    plain = estimated_millitokens(apart, family, True) - beside
    assert 0.78 * plain - 3000 <= alone <= plain + 3000


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from(sorted(SENTENCES)),
    st.sampled_from(["\u0301" * 20, "Я" * 20, "\U00010348" * 12, "WWWWWWWWWWWW"]),
    st.sampled_from(sorted(ESTIMATE_LANGUAGE_SHARES)),
)
def test_what_nobody_writes_is_no_cheaper_in_any_language(
    language: str, strange: str, family: str
) -> None:
    pricer = _line_pricer(family, True)
    firm = pricer.price_of(f" {strange}") >> _FIRM_AT & _PRICE_MASK
    line = SENTENCES[language]
    both = estimated_millitokens(f"{line} {strange}", family, True)
    assert firm > 4_000
    assert both >= firm + 0.7 * estimated_millitokens(line, family, False)


@pytest.mark.parametrize("family", sorted(ESTIMATE_LANGUAGE_RATES))
@pytest.mark.parametrize("language", ESTIMATE_LANGUAGES.split())
def test_a_line_loses_the_discount_step_by_step_as_it_gets_dearer(
    language: str, family: str
) -> None:
    """All of it stays up to 1.05 times the usual price, nothing from 1.2 times on."""
    pricer, line = _line_pricer(family, True), "x" * 1000
    place = told_languages().index(language)
    usual = pricer.table.usual_prices[place]
    full = pricer.table.languages[place]
    shares = [
        pricer.share_of_usual(place, line, usual * tenth) for tenth in range(1400)
    ]
    assert shares == sorted(shares)
    assert set(shares[:1051]) == {full}
    assert set(shares[1200:]) == {1000}


@pytest.mark.parametrize("parts", ["Haus-boot-bauer-in", "HAUS", "haus_boot_rad"])
@pytest.mark.parametrize("family", sorted(ESTIMATE_LANGUAGE_SHARES))
def test_parts_of_words_and_capitals_keep_their_price(parts: str, family: str) -> None:
    pricer = _line_pricer(family, True)
    for piece in line_pieces().findall(f" {parts}")[1:] or [f" {parts}"]:
        if piece.isalpha() or piece.strip().isupper():
            packed = pricer.price_of(piece)
            assert packed >> _FIRM_AT & _PRICE_MASK == packed & _PRICE_MASK
