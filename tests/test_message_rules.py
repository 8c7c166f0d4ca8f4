"""message_rules: what an API would refuse is told, each rule for itself."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import ConfigError
from prompt_assemble.testing import message_problems

from .helpers import call, result
from .shapes import (
    IMAGE_BLOCK,
    found_block,
    said,
    stored_messages,
    text_block,
    use_block,
)

ASKED = {"role": "user", "content": "a"}
ANSWERED = {"role": "assistant", "content": "b"}
CALLED, FOUND = call("f"), result("r")
USED, HELD = said("assistant", use_block("t")), said("user", found_block("t"))


def calling(calls: Any) -> dict[str, Any]:
    """A message of the assistant's with these calls."""
    return {"role": "assistant", "content": "c", "tool_calls": calls}


UNSIGNED = {"type": "thinking", "thinking": "hm"}
SEARCHED = {"type": "server_tool_use", "id": "s", "name": "web_search", "input": {}}
SEARCH_FOUND = {"type": "web_search_tool_result", "tool_use_id": "s", "content": []}
SVG = {"type": "base64", "media_type": "image/svg+xml", "data": "x"}
WITHIN_A_RESULT: tuple[tuple[dict[str, Any], str], ...] = (
    (text_block(" "), "blank text in a tool's result"),
    ({"text": "a"}, "names no type"),
    ({"type": "image_url", "image_url": {"url": "x"}}, "another API's shape"),
    ({"type": "image"}, "without a source"),
    ({"type": "image", "source": SVG}, "of a type that is not taken"),
)


def holding(part: dict[str, Any]) -> dict[str, Any]:
    """A tool's result that has this part."""
    return said("user", found_block("t", [part]))


def failed(content: Any) -> dict[str, Any]:
    """The result of a tool that failed."""
    return said("user", found_block("t", content, is_error=True))


WRONG: dict[str, list[tuple[list[Any], str]]] = {
    "openai": [
        ([{"role": "human", "content": "a"}], "has the role"),
        (["a"], "has the role"),
        ([{"role": "user", "content": " "}], "no words and no parts"),
        ([{"role": "user", "content": [text_block("")]}], "no words and no parts"),
        ([ASKED, FOUND], "result without its call"),
        ([ASKED, CALLED], "last calls have no results"),
        ([ASKED, CALLED, ASKED], "before all results"),
        ([ASKED, {**CALLED, "role": "user"}, FOUND], "is not the assistant's"),
        ([{**ASKED, "name": None}], "name that is null"),
        ([ASKED, calling([])], "no list of calls"),
        ([ASKED, calling(None)], "no list of calls"),
        ([ASKED, calling(CALLED["tool_calls"][0]), FOUND], "no list of calls"),
        ([ASKED, calling(["f"])], "is no object"),
        ([ASKED, calling([{"id": "c1"}]), FOUND], "without the name of a function"),
        ([{"role": "user", "content": [{"type": "image_url"}]}], "without its address"),
        ([{"role": "user", "content": [{"type": "image"}]}], "without its data"),
    ],
    "anthropic": [
        ([ANSWERED], "is not a user"),
        ([ASKED, ASKED], "role of the one before"),
        *(([ASKED, USED, holding(part)], words) for part, words in WITHIN_A_RESULT),
        ([ASKED, USED, failed("")], "failed tool's result without a content"),
        ([ASKED, USED, failed([])], "failed tool's result without a content"),
        ([{"role": "tool", "content": "a"}], "has the role"),
        (["a"], "has the role"),
        ([{"role": "user", "content": []}], "is empty"),
        ([said("user", text_block(" "))], "blank text"),
        (
            [ASKED, USED, said("user", text_block("w"), found_block("t"))],
            "behind other",
        ),
        ([ASKED, USED, ASKED], "does not answer"),
        ([ASKED, USED], "have no results"),
        ([said("user", use_block("t")), HELD], "is not the assistant's"),
        ([ASKED, said("assistant", found_block("t"))], "is not the user's"),
        ([ASKED, said("assistant", use_block("?")), HELD], "not unique or plain"),
        ([ASKED, said("assistant", {**use_block("t"), "input": "x"}), HELD], "input"),
        ([ASKED, USED, said("user", found_block("t", [{"id": 1}]))], "names no type"),
        ([said("user", {"text": "a"})], "block that names no type"),
        ([said("user", {"type": "image_url"})], "another API"),
        ([said("user", {**IMAGE_BLOCK, "source": SVG})], "picture of a type"),
        ([ASKED, said("assistant", text_block("b "))], "ends in white space"),
        ([said("user", {"type": "image", "data": "x"})], "without a source"),
        ([ASKED, said("assistant", UNSIGNED)], "without its signature"),
        ([ASKED, said("assistant", {**use_block("t"), "name": ""}), HELD], "name of a"),
        ([ASKED, said("assistant", SEARCHED), ASKED], "before the result of a server"),
        ([ASKED, said("assistant", SEARCH_FOUND)], "of a server without its call"),
    ],
}
BOTH: list[tuple[Any, str]] = [
    (5, "neither a text nor a list"),
    ({"a": 1}, "neither a text nor a list"),
    (["a"], "part that is no object"),
    ([None], "part that is no object"),
    ([{"id": 1}], "names no type"),
    ([{"type": None, "text": "a"}], "type is no text"),
    ([{"type": "text", "text": {"value": "a"}}], "text is none"),
    ([{"type": "text"}], "text is none"),
]
CASES = [
    *((name, *case) for name, cases in WRONG.items() for case in cases),
    *(
        (name, [{"role": "user", "content": content}], words)
        for name in WRONG
        for content, words in BOTH
    ),
]


@pytest.mark.parametrize("provider, messages, words", CASES)
def test_each_rule_is_told(provider: str, messages: list[Any], words: str) -> None:
    """In words that say which."""
    found = message_problems(messages, provider)
    assert [it for it in found if words in it], found


@pytest.mark.parametrize(
    "provider, messages",
    [
        ("openai", [ASKED, CALLED, FOUND, ANSWERED]),
        ("openai", [{"role": "user", "content": [{"text": "a"}, IMAGE_BLOCK]}]),
        ("openai", [{"role": "user", "content": [{"image": {"format": "png"}}]}]),
        ("anthropic", [ASKED, USED, HELD, ANSWERED]),
        ("anthropic", [said("user", text_block("a"), IMAGE_BLOCK)]),
    ],
)
def test_nothing_is_told_of_what_is_right(provider: str, messages: list[Any]) -> None:
    """Pictures, calls and results in either shape."""
    assert message_problems(messages, provider) == []


ODD: tuple[Any, ...] = (None, 5, "a", [], {})
ANYTHING = st.sampled_from(ODD) | stored_messages()


@given(st.lists(ANYTHING, max_size=4), st.sampled_from(sorted(WRONG)))
def test_any_list_is_told_of(messages: list[Any], provider: str) -> None:
    """Whatever stands in it: a check must not fail on what it is there for."""
    assert all(isinstance(it, str) for it in message_problems(messages, provider))


def test_other_providers_are_refused() -> None:
    """By their name."""
    with pytest.raises(ConfigError, match='"openai" or "anthropic"'):
        message_problems([ASKED], "gemini")
