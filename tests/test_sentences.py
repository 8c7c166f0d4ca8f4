"""sentences: where a unit of a memory begins and ends, in any script and shape."""

from __future__ import annotations

import pytest
from hypothesis import given

from prompt_assemble.sentences import ends_sentence, units_of, whole_edge

from .strategies import texts

LONG = "This line is long enough to be taken apart at the ends of sentences"


def texts_of(*parts: str) -> list[str]:
    """The texts of the units of some parts."""
    return [unit.text for unit in units_of([*parts])]


@pytest.mark.parametrize(
    "rest",
    [
        "by Dr. Lind and Mr. Voss.",
        "at 3.5 percent, e.g. in May.",
        "by J. R. Marsh of St. Olaf.",
        "am 12. Mai um 10 Uhr.",
        "etc. and so on.",
        "на ул. Мира, т.е. рядом.",
        "... and it goes on.",
    ],
)
def test_these_marks_end_no_sentence(rest: str) -> None:
    """Abbreviations, initials, days, numbers, and what goes on in lower case."""
    assert texts_of(f"{LONG} {rest} It rained.") == [f"{LONG} {rest}", "It rained."]


@pytest.mark.parametrize(
    "first, second",
    [
        ("He left!", "Who stayed?"),
        ('He said "No."', "She stayed."),
        ("(It was 2019.)", "Then it rained."),
        ("Это всё.", "Дождь шёл."),
        ("यह सच है।", "वह आया।"),
        ("هل جاء؟", "نعم جاء."),
        ("他走了。", "她说：“好。”"),
        ("「行く。」", "彼は言った。"),
        ("Սա վերջն է։", "Նա գնաց։"),
    ],
)
def test_these_marks_end_a_sentence(first: str, second: str) -> None:
    """With what closes a quote or a bracket behind them."""
    space = "" if first[0] in "他「" else " "
    found = texts_of(f"{LONG}.{space or ' '}{first}{space}{second}")
    assert found == [f"{LONG}.", first, second]


def test_lines_items_and_pairs_stay_whole() -> None:
    """A short line, a list item, a pair and a row are one unit each."""
    lines = [
        "One. Two. Three.",
        f"- {LONG}. It has two sentences.",
        f"12) {LONG}. It has two sentences.",
        f"note: {LONG}. It has two sentences.",
        f"| {LONG}. | It is a row. |",
    ]
    assert texts_of("\n".join(lines)) == lines


def test_headings_are_known() -> None:
    """Markdown, sections of a config, bold lines, and lines that end with a colon."""
    headings = ["# Plan", "[cache]", "**Open**", "Next steps:", "== Notes =="]
    found = units_of(["\n".join([*headings, "- item:", "tea", "key: value"])])
    assert [unit.text for unit in found if unit.is_heading] == headings


def test_hard_wrapped_prose_is_joined() -> None:
    """Only where the next word had no room: a list of short lines stays a list."""
    wrapped = (
        "The harbour was built long before the town had a wall, and nobody knew\n"
        "exactly why. Boats lay at iron rings there, and each family kept its own\n"
        "for centuries."
    )
    assert texts_of(wrapped) == [
        "The harbour was built long before the town had a wall, and nobody knew "
        "exactly why.",
        "Boats lay at iron rings there, and each family kept its own for centuries.",
    ]
    listed = f"{LONG}\nlikes tea\nhates rain"
    assert texts_of(listed) == listed.split("\n")


def test_between_parts_a_line_is_missing() -> None:
    """So that a reader can see that something was left out."""
    first, second, third = units_of(["one\ntwo", "three"])
    assert second.line == first.line + 1
    assert third.line == second.line + 2


@given(texts())
def test_units_hold_all_of_a_text_in_order(text: str) -> None:
    """Nothing goes but white space."""
    assert "".join("".join(texts_of(text)).split()) == "".join(text.split())


@pytest.mark.parametrize(
    "text, at, before, after",
    [
        ("green room", 8, 6, 10),
        ("green room", 5, 5, 5),
        ("价格是1250元", 5, 3, 7),
        ("他的船叫苍鹭", 3, 3, 3),
        ("ae\u0301\u0323o" * 40, 3, 1, 4),
        ("\U0001f1eb\U0001f1f7" * 90, 91, 90, 92),
        ("\U0001f44d\U0001f3fd" * 90, 91, 90, 92),
        ("x", 9, 1, 1),
    ],
)
def test_edges(text: str, at: int, before: int, after: int) -> None:
    """The nearest place on either side that cuts no word, number or sequence."""
    assert whole_edge(text, at, -1) == before
    assert whole_edge(text, at, 1) in (after, len(text))


def test_ends_of_lines_and_sentences() -> None:
    """Known by a mark, with what closes it, or by a line break."""
    assert ends_sentence('He said "No." ') and ends_sentence("名前。」")
    assert ends_sentence("a title\n") and not ends_sentence("a word ")
