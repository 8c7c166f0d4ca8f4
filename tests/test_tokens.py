"""The bound: real counts never exceed it, and it says what it promises.

`data/bound_truth.json` holds texts of our own with the counts of the real tokenizers as
facts; `benchmarks/bounds` measures the same with hundreds of thousands of strings.
"""

from __future__ import annotations

import json
import re
import unicodedata
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.errors import ConfigError, InputError
from prompt_assemble.tokens import (
    _SETTLED_THAT_TREBLE,
    _UNUSUAL_CHARACTERS,
    PROVED_TOKENIZERS,
    TOKENIZERS,
    _becomes_mark,
    _is_disputed_character,
    _is_settled,
    check_tokenizer,
    rough_bound,
    token_upper_bound,
    utf8_length,
)

TRUTH: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "bound_truth.json").read_text(encoding="utf-8")
)
FAMILIES = tuple(family for family in TOKENIZERS if family != "any")
NFC_FAMILIES = ("minimax_m2", "qwen3", "qwen3_5")
PREFIX_FAMILIES = ("llama2", "mistral_v3")
PLAIN_FAMILIES = tuple(
    sorted(PROVED_TOKENIZERS.difference(NFC_FAMILIES, PREFIX_FAMILIES, {"claude_old"}))
)
# Marks and composites that Unicode got after 3.2 (2002), and characters around them.
YOUNG = "\u1dfa\u08d3\u1ac0\u1ace\U00010eab\U0001e08f\U00011f42\U000110ba\U00011099"
MARKED = "ae\u00e3\u1ea5\u0301\u0323\u0f73\u0fa7\u0928\u093c\u1b05\u1b35\uac00\u11a8"

texts = st.text(st.characters(exclude_categories=[]), max_size=40)
marked_texts = st.text(st.sampled_from(YOUNG + MARKED + "\U0001d1c0\ufdfa\u0378 "))


def normalized_by_older_unicode(text: str, form: Any, unknown: str) -> str:
    """The normal form where the characters of `unknown` are not assigned yet.

    Such a character has no class and no composites, so nothing passes it.
    """
    pieces, piece = [], ""
    for char in text:
        if char in unknown:
            pieces += [unicodedata.normalize(form, piece), char]
            piece = ""
        else:
            piece += char
    return "".join([*pieces, unicodedata.normalize(form, piece)])


@pytest.mark.parametrize("row", TRUTH, ids=lambda row: str(row["name"]))
def test_real_counts_stay_within_the_bound(row: dict[str, Any]) -> None:
    assert set(row["counts"]) == set(FAMILIES)
    for family, count in row["counts"].items():
        assert count <= token_upper_bound(row["text"], family), family
        assert count <= token_upper_bound(row["text"], "any"), family


def test_the_truth_table_reaches_the_bound() -> None:
    """The bound is no larger than it must be: some real text costs as much."""
    for family in ("gpt2", "llama2", "mistral_v3", "gemma3", "claude_old", "llama3"):
        assert any(
            row["counts"][family] == token_upper_bound(row["text"], family)
            for row in TRUTH
        ), family


def test_bytes_alone_are_no_bound_for_families_that_normalise() -> None:
    rows = {row["name"]: row for row in TRUTH}
    for name, family in (
        ("grows in NFC", "minimax_m2"),
        ("grows in NFC", "qwen3"),
        ("grows in NFKC", "claude_old"),
    ):
        row = rows[name]
        assert row["counts"][family] > len(row["text"].encode())


def test_normalising_once_is_no_bound_where_unicode_versions_differ() -> None:
    """Real counts exceed both byte lengths: the tokenizer's Unicode is an older one."""
    row = next(row for row in TRUTH if row["name"] == "young marks")
    composed = row["text"].replace(
        "\U00011099\U0001e4ec\U000110ba", "\U0001109a\U0001e4ec"
    )
    as_python_sees_it = utf8_length(unicodedata.normalize("NFC", composed))
    naive = max(utf8_length(row["text"]), as_python_sees_it)
    assert row["counts"]["minimax_m2"] > naive
    assert row["counts"]["minimax_m2"] <= token_upper_bound(row["text"], "minimax_m2")


def test_families() -> None:
    assert len(set(TOKENIZERS)) == len(TOKENIZERS) == 19
    assert set(TOKENIZERS) - PROVED_TOKENIZERS == {"claude3", "claude4_7", "any"}


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
def test_an_empty_text_has_no_tokens(tokenizer: str) -> None:
    assert token_upper_bound("", tokenizer) == 0


@pytest.mark.parametrize(
    ("tokenizer", "expected"),
    [("o200k", 5), ("minimax_m2", 5), ("claude_old", 5), ("llama2", 6), ("any", 11)],
)
def test_ascii_is_measured_without_being_read(tokenizer: str, expected: int) -> None:
    class Unreadable(str):
        def encode(self, encoding: str = "", errors: str = "") -> bytes:
            raise AssertionError("ASCII text was encoded")

        def __iter__(self) -> Any:
            raise AssertionError("ASCII text was read")

    assert token_upper_bound(Unreadable("hello"), tokenizer) == expected


def test_the_bound_must_be_applied_to_the_whole() -> None:
    """Normalised lengths do not add up: the sum over parts falls short by one."""
    parts = ["\u00e3", "\u0323"]
    for family in NFC_FAMILIES:
        assert sum(token_upper_bound(part, family) for part in parts) == 4
        assert token_upper_bound("".join(parts), family) == 5


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
@given(text=texts)
def test_any_is_the_largest_and_every_bound_covers_the_bytes(
    tokenizer: str, text: str
) -> None:
    bound = token_upper_bound(text, tokenizer)
    assert utf8_length(text) <= bound <= token_upper_bound(text, "any")


@given(left=texts, right=texts)
def test_plain_bounds_add_up(left: str, right: str) -> None:
    for family in PLAIN_FAMILIES:
        assert token_upper_bound(left + right, family) == token_upper_bound(
            left, family
        ) + token_upper_bound(right, family)
    for family in PREFIX_FAMILIES:
        assert token_upper_bound(left + right, family) <= token_upper_bound(
            left, family
        ) + token_upper_bound(right, family)


@given(left=texts, right=texts)
def test_more_text_never_has_fewer_bytes_to_merge(left: str, right: str) -> None:
    for family in (*PLAIN_FAMILIES, *PREFIX_FAMILIES):
        assert token_upper_bound(left, family) <= token_upper_bound(
            left + right, family
        )


@given(text=texts | marked_texts)
def test_normalised_forms_stay_within_the_bound(text: str) -> None:
    nfc = utf8_length(unicodedata.normalize("NFC", text))
    nfkc = utf8_length(unicodedata.normalize("NFKC", text))
    old_nfc = utf8_length(unicodedata.ucd_3_2_0.normalize("NFC", text))
    old_nfkc = utf8_length(unicodedata.ucd_3_2_0.normalize("NFKC", text))
    for family in NFC_FAMILIES:
        assert max(nfc, old_nfc) <= token_upper_bound(text, family)
    assert max(nfkc, old_nfkc) <= token_upper_bound(text, "claude_old")
    if text:
        assert 2 * max(nfc, old_nfc) + 1 <= token_upper_bound(text, "claude3")


@given(text=marked_texts, unknown=st.sets(st.sampled_from(YOUNG)))
def test_any_older_unicode_stays_within_the_bound(text: str, unknown: set[str]) -> None:
    for form, family in (("NFC", "minimax_m2"), ("NFKC", "claude_old")):
        older = normalized_by_older_unicode(text, form, "".join(unknown))
        assert utf8_length(older) <= token_upper_bound(text, family)


def test_composing_never_makes_a_text_longer() -> None:
    """The lemma that the bound of disputed text rests on, for every composite."""
    for code_point in range(0x30000):
        char = chr(code_point)
        decomposed = unicodedata.normalize("NFD", char)
        if decomposed != char and unicodedata.normalize("NFC", char) == char:
            assert utf8_length(char) <= utf8_length(decomposed), hex(code_point)


def test_usual_characters_need_no_closer_look() -> None:
    """The lemma behind leaving them out: settled in every version, and no marks."""
    usual = re.sub(_UNUSUAL_CHARACTERS, "", "".join(map(chr, range(0x110000))))
    assert len(usual) > 90_000
    for char in usual:
        assert not _becomes_mark(char), hex(ord(char))
        assert not _is_disputed_character(char, "NFC"), hex(ord(char))
        assert not _is_disputed_character(char, "NFKC"), hex(ord(char))


def test_only_half_width_kana_marks_become_marks_unseen() -> None:
    """The lemma behind the search for long runs of marks."""
    unseen = [
        char
        for char in map(chr, range(0x110000))
        if (char.isalnum() or char.isspace())
        and unicodedata.combining(unicodedata.normalize("NFKD", char)[0])
    ]
    assert unseen == ["\uff9e", "\uff9f"]


def test_hangul_is_not_charged_for_its_parts() -> None:
    """A mark of any age in a Korean text must not triple its price."""
    text = "한국어 문장입니다 " * 20
    assert token_upper_bound(text + "\u1ac0", "minimax_m2") == utf8_length(text) + 3


@pytest.mark.parametrize("run", ["\u0301\u0323", "\u0301\uff9e", "\u0344\u0323"])
@pytest.mark.parametrize("tokenizer", ["minimax_m2", "claude_old", "any"])
def test_long_runs_of_marks_take_linear_time(run: str, tokenizer: str) -> None:
    """`unicodedata.normalize` would need minutes for this."""
    text = "a" + run * 150_000
    assert token_upper_bound(text, tokenizer) >= utf8_length(text)


def test_many_different_characters_take_linear_time() -> None:
    text = "".join(map(chr, range(0x20000, 0x40000))) + "\u1ac0"
    assert token_upper_bound(text, "minimax_m2") >= utf8_length(text)


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
def test_lone_surrogates_count_three_bytes(tokenizer: str) -> None:
    broken = token_upper_bound("a\ud800b\udfff", tokenizer)
    assert broken == token_upper_bound("a\ufffdb\ufffd", tokenizer)


@pytest.mark.parametrize(
    "text", [b"secret", bytearray(b"secret"), None, 12, ["secret"], memoryview(b"s")]
)
def test_what_is_no_text_is_refused_by_type(text: Any) -> None:
    with pytest.raises(InputError) as caught:
        token_upper_bound(text, "o200k")
    message = str(caught.value)
    assert type(text).__name__ in message
    assert "secret" not in message
    is_bytes = isinstance(text, (bytes, bytearray, memoryview))
    assert ("decode it" if is_bytes else "convert it") in message


@pytest.mark.parametrize(
    "tokenizer, told",
    [
        ("gpt-4o", "got 'gpt-4o'"),
        ("", "got ''"),
        ("O200K", "got 'O200K'"),
        (None, "got None"),
        (7, "got 7"),
        (["o200k"], "got a value of type list"),
    ],
)
def test_an_unknown_family_names_the_known_ones(tokenizer: Any, told: str) -> None:
    with pytest.raises(ConfigError) as caught:
        token_upper_bound("text", tokenizer)
    message = str(caught.value)
    assert f"{told}; known are " in message
    assert all(family in message for family in TOKENIZERS)


def test_check_tokenizer_returns_the_name_and_names_the_field() -> None:
    assert check_tokenizer("qwen3") == "qwen3"
    with pytest.raises(ConfigError, match="family must be .* got 'x'"):
        check_tokenizer("x", "family")


# Of the planes that hold next to nothing, one of each row of 64 that share their first
# bytes in UTF-8, by which it is told.
SETTLED = [
    char
    for char in map(chr, chain(range(0x40000), range(0x40000, 0x110000, 61)))
    if _is_settled(char, char.encode("utf-8", "surrogatepass"))
]


def test_settled_characters_cannot_grow() -> None:
    """The short way is open only to characters that NFC cannot make longer, ever.

    Marks could reorder what stands before them, so none may be among them; a character
    that is not assigned yet must stand in a block of signs or letters.
    """
    assert len(SETTLED) > 40_000
    for char in SETTLED:
        assert unicodedata.combining(char) == 0
        size = utf8_length(char)
        assert utf8_length(unicodedata.normalize("NFC", char)) <= size
        grown = utf8_length(unicodedata.normalize("NFKC", char)) > 2 * size
        assert grown == (char in _SETTLED_THAT_TREBLE)


@given(st.text(st.sampled_from(SETTLED), max_size=20))
def test_settled_text_has_its_bytes_as_bound(text: str) -> None:
    """Joined, they cannot grow either, and `any` need not look at NFKC."""
    encoded = text.encode("utf-8", "surrogatepass")
    assert _is_settled(text, encoded)
    assert len(
        unicodedata.normalize("NFC", text).encode("utf-8", "surrogatepass")
    ) <= len(encoded)
    assert token_upper_bound(text, "minimax_m2") == len(encoded)
    compatible = unicodedata.normalize("NFKC", text).encode("utf-8", "surrogatepass")
    assert token_upper_bound(text, "any") >= len(compatible)


@given(st.text(max_size=30))
def test_the_short_way_gives_what_the_long_way_gives(text: str) -> None:
    """For any text: the bound is at least its NFC form, by whichever way."""
    form = unicodedata.normalize("NFC", text).encode("utf-8", "surrogatepass")
    assert token_upper_bound(text, "qwen3") >= max(len(form), utf8_length(text))


@given(st.one_of(texts, marked_texts), st.sampled_from(TOKENIZERS))
def test_the_rough_bound_is_never_below_the_bound(text: str, tokenizer: str) -> None:
    """Of every text, whatever is in it: the rough one knows its size alone."""
    rough = rough_bound(utf8_length(text), tokenizer)
    assert rough >= token_upper_bound(text, tokenizer)


def test_no_character_grows_beyond_the_rough_bound() -> None:
    """The lemma behind it: the factors of Unicode annex 15 hold for each character.

    Those that no form changes are looked at together.
    """
    changed: list[str] = []
    same: list[str] = []
    for char in map(chr, range(0x110000)):
        is_same = unicodedata.is_normalized("NFKD", char)
        (same if is_same else changed).append(char)
    texts = [
        *changed,
        *("".join(same[at : at + 4096]) for at in range(0, len(same), 4096)),
    ]
    assert len(changed) > 16_000
    for text in texts:
        size = utf8_length(text)
        for family, factor in (("minimax_m2", 3), ("claude_old", 11)):
            assert token_upper_bound(text, family) <= factor * size, hex(ord(text[0]))
