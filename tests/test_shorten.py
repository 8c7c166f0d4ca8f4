"""shorten: head, marked gap and tail of a long tool result."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prompt_assemble import PromptAssembler, PromptConfig, estimate_tokens
from prompt_assemble.messages import read_message
from prompt_assemble.shorten import GAP, GAP_TOKENS, short_text, shortened
from prompt_assemble.tokens import utf8_length

from .helpers import SEQUENCES, call, result
from .shapes import IMAGE_BLOCK, found_block, said, text_block, use_block
from .strategies import texts

LINES = "\n".join(f"line {number} of a long listing" for number in range(200))


@given(texts(), st.integers(1, 40), st.integers(1, 200))
@example("x" * 616, 1, 82)  # short runs of one letter were dearer than long ones
def test_what_fits_is_returned_as_it_is(text: str, times: int, limit: int) -> None:
    """What does not costs no more than limit and gap, and is less in every unit."""
    text *= times
    short = short_text(text, limit, estimate_tokens)
    most = max(limit, GAP_TOKENS) + GAP_TOKENS
    if estimate_tokens(text) <= limit:
        assert short == text
    elif short == text:  # the gap would be longer than what it stands for
        assert estimate_tokens(text) <= most + 4 * len(GAP)
    else:
        assert estimate_tokens(short) <= most
        assert estimate_tokens(short) < estimate_tokens(text)
        assert len(short) < len(text)
        assert utf8_length(short) < utf8_length(text)
        assert "were left out" in short


def test_a_text_longer_than_its_gap_is_shortened() -> None:
    """None but short texts come back as they are."""
    for text in ("\U0001f680" * 300, "word " * 100, "x" * 2_000, "\n".join("abc" * 99)):
        assert len(short_text(text, 8, estimate_tokens)) < len(text)


@given(st.integers(60, 500))
def test_whole_lines_from_both_ends(limit: int) -> None:
    """The gap stands alone on its line and tells how much is gone."""
    head, gap, tail = short_text(LINES, limit, estimate_tokens).partition("[...")
    assert LINES.startswith(head) and head.endswith("\n")
    ending = gap + tail
    assert LINES.endswith(ending[ending.index("]") + 2 :])
    gone = int(ending.split(" tokens")[0].split()[-1].replace(",", ""))
    assert gone > estimate_tokens(LINES) - 2 * limit


def test_one_long_line_is_cut_at_spaces() -> None:
    """Where no whole line fits, both ends of it are kept."""
    short = short_text("word " * 2_000 + "end", 60, estimate_tokens)
    first, _, last = short.split("\n")
    assert set(first.split()) == {"word"} and last.endswith("word end")
    solid = short_text("x" * 20_000, 60, estimate_tokens)
    assert solid.startswith("xxxx") and solid.endswith("xxxx")


def test_the_text_of_a_result_is_no_template() -> None:
    """Braces and backslashes come through, and no field is filled in."""
    text = "{tokens} \\1 %s {0}\n" + LINES
    assert short_text(text, 60, estimate_tokens).startswith("{tokens} \\1 %s {0}\n")


def test_ids_and_everything_else_stay() -> None:
    """In the shape in which the message came, on a copy."""
    items: list[dict[str, Any]] = [
        {**result(LINES, "c1"), "name": "look_up"},
        {**result("", "c1"), "content": [{"type": "text", "text": LINES}]},
        said("user", found_block("t", LINES, is_error=True), text_block(LINES)),
        said("user", found_block("t", [text_block(LINES)])),
    ]
    before = deepcopy(items)
    for item in items:
        message = read_message(item)
        short = shortened(message, 60, estimate_tokens)
        assert short.answers == message.answers and short.role == message.role
        assert "were left out" in short.text and len(short.text) < len(message.text)
    short = shortened(read_message(items[2]), 60, estimate_tokens)
    assert short.native is not None
    assert short.native["content"][0]["is_error"] is True
    assert short.native["content"][1] == text_block(LINES)
    assert items == before


def test_what_is_no_text_stays() -> None:
    """A picture in a result cannot be shortened, and other messages are none."""
    pictured = read_message(said("user", found_block("t", [IMAGE_BLOCK])))
    assert shortened(pictured, 1, estimate_tokens) is pictured
    words = read_message(("user", LINES))
    assert shortened(words, 1, estimate_tokens) is words


def test_results_of_the_dialog_are_shortened_and_told() -> None:
    """Always, so that a result has the same bytes in every later turn."""
    config = PromptConfig(tool_result_max_tokens=60, recent_messages=9)
    dialog = [("user", "a"), call("f"), result(LINES)]
    prompt = PromptAssembler(config).assemble("b", None, dialog)
    assert "were left out" in prompt.messages[2]["content"]
    assert prompt.messages[2]["tool_call_id"] == "c1"
    assert any("shortened" in warning for warning in prompt.report.warnings)
    native = [said("assistant", use_block("t")), said("user", found_block("t", LINES))]
    prompt = PromptAssembler(config).assemble("b", None, [("user", "a"), *native])
    assert "were left out" in prompt.to_anthropic()[1][2]["content"][0]["content"]


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_a_single_long_line_is_cut_between_characters(sequence: str) -> None:
    """As a reader sees them: neither end holds a part of one."""
    for limit in range(20, 300, 7):
        short = short_text((sequence * 20 + "z") * 99, limit, estimate_tokens)
        head, gap, tail = short.partition("[...")
        tail = tail.partition("...]")[2]
        assert gap and not (head + tail).replace(sequence, "").strip("z\n")
