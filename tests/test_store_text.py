"""Index terms of the memory store: stable over Pythons, whole scripts, linear."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.store_text import (
    ANY_ENDING,
    TERM_LENGTH,
    fact_of,
    folded_words,
    index_terms,
    query_terms,
)
from prompt_assemble.store_words_data import FUNCTION_WORDS

SURROGATES = range(0xD800, 0xE000)


def test_folding_is_the_same_under_every_python() -> None:
    """Every character of the basic plane, before and between others.

    An index that was written under one Python must be emptied under another. If this
    fails, either the rules were changed, which takes a new schema version, or a Python
    has come that folds differently, which takes one, too.
    """
    digest = sha256()
    for code in range(0x10000):
        if code not in SURROGATES:
            words = folded_words(f"{chr(code)}a\u0301 b{chr(code)}\u3099")
            digest.update(" ".join(words).encode())
    assert digest.hexdigest().startswith("df31a28669cf9bbd")


@pytest.mark.parametrize(
    "text, terms",
    [
        ("Mara's CAFÉ, cafe\u0301 & ﬁg!", ["mara", "s", "cafe", "cafe", "fig"]),
        ("Straße STRASSE", ["strasse", "strasse"]),
        (
            "parcels boxes cities glass bus toes as",
            "parcel boxe city glass bus toes as",
        ),
        ("İstanbul ISPARTA", ["istanbul", "isparta"]),
        ("Ёлка, йод", ["елка", "йод"]),
        ("سُكَّر مـــصر", ["سكر", "مصر"]),
        ("绿茶。咖啡", ["绿茶", "茶", "咖啡", "啡"]),
        ("iPhone手机壳", ["iphone", "手机", "机壳", "壳"]),
        ("か\u3099く ｶﾞｸ", ["がく", "く", "ガク", "ク"]),
        ("한글", ["한글", "글"]),
        ("한글", ["한글", "글"]),
        ("soft\u00adhyphen zero\u200bwidth", ["softhyphen", "zero", "width"]),
        ("hi👋🏽there", ["hi", "👋", "🏽", "there"]),
        ("snake_case 3.14 C++", ["snake", "case", "3", "14", "c"]),
        ("ʼn \ud83d \x00", ["n"]),
    ],
)
def test_terms(text: str, terms: list[str] | str) -> None:
    """Case, accents, widths and plurals are gone, scripts in pairs are in pairs."""
    assert index_terms(text) == (terms.split() if isinstance(terms, str) else terms)


def test_terms_of_queries() -> None:
    """Function words are told apart, a lone character stands for any pair with it."""
    asked = query_terms("What is 茶, 绿茶, the parcels' box, parcels?")
    assert asked.telling == ("茶" + ANY_ENDING, "绿茶", "parcel", "box")
    assert asked.function == ("what", "is", "the")


@given(st.text())
def test_terms_are_harmless(text: str) -> None:
    """No term holds what FTS5 reads as syntax, or is longer than it should be."""
    for term in (*index_terms(text), *query_terms(text).telling):
        bare = term.removesuffix(ANY_ENDING)
        assert 0 < len(bare) <= TERM_LENGTH
        assert not set(bare) & set("\"'*:^()-+ \t\n\0{}")
        term.encode("utf-8")


@given(st.text(max_size=30), st.text(max_size=30))
def test_a_text_is_found_by_its_words(text: str, more: str) -> None:
    """What a query asks for is what the index holds, whatever stands around it."""
    asked = query_terms(text)
    held = index_terms(f"{more} {text} {more}")
    for term in (*asked.telling, *asked.function):
        if term.endswith(ANY_ENDING):
            assert any(it.startswith(term[:-1]) for it in held)
        else:
            assert term in held


@given(st.text())
def test_a_fact_has_no_case_and_spacing(text: str) -> None:
    """Nor does it change when it is asked for again."""
    assert fact_of(f"  {text}\n") == fact_of(text)
    assert fact_of("Likes  TEA") == fact_of("likes tea")


def test_function_words_are_folded() -> None:
    """A word that is not as folding leaves it would never be met."""
    assert [it for it in sorted(FUNCTION_WORDS) if folded_words(it) != [it]] == []
