"""places: a reader says what is wrong with an item, its caller says where it stands."""

from __future__ import annotations

import re
from collections import UserDict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from prompt_assemble import InputError, PromptAssembler, PromptConfig
from prompt_assemble.messages import read_message

from .shapes import said, thinking_block

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages_max=9))
BEFORE, AFTER = ("assistant", "secret before"), ("assistant", "secret after")
QUESTION = ("user", "secret question")


class Breaking(UserDict[str, Any]):
    """A mapping that raises when a field is read."""

    def __getitem__(self, key: str) -> Any:
        raise RuntimeError("secret")


WRONG: dict[str, Any] = {
    "role": ("king", "secret"),
    "type": 7,
    "content": {"role": "assistant", "content": 5},
    "other name": {"role": "assistant", "text": "secret"},
    "number": {"role": "assistant", "content": "secret", "audio": float("nan")},
    "key": {"role": "assistant", "content": "secret", "audio": {object(): 1}},
    "result": {"role": "tool", "content": {"a": object()}},
    "foreign call": {"role": "assistant", "content": [{"functionCall": {}}]},
    "broken": Breaking(role="assistant", content="secret"),
    "gemini": {"role": "model", "parts": [{"inline_data": "secret"}]},
    "both": {"role": "model", "parts": [], "content": "secret"},
    "langchain": SimpleNamespace(type="ai", content=[{"type": "reasoning"}]),
    "llama_index": SimpleNamespace(
        role="assistant",
        model_dump=lambda **options: {"blocks": [{"block_type": "audio"}]},
    ),
    "reasoning": {**said("assistant", thinking_block("secret")), "name": object()},
}
"""Items that cannot be read, each for a reason of its own."""

WALKS: dict[str, Callable[[Any], object]] = {
    "dialog item 1": lambda it: ASSEMBLER.assemble("q", None, [BEFORE, it, AFTER]),
    "dialog item 2": lambda it: ASSEMBLER.assemble(
        "q", None, lambda n: [BEFORE, QUESTION, it, *[AFTER] * 4]
    ),
    "messages item 0": lambda it: ASSEMBLER.fit_messages([it, AFTER, QUESTION]),
    "messages item 1": lambda it: ASSEMBLER.fit_messages([BEFORE, it, AFTER, QUESTION]),
    "messages item 2": lambda it: ASSEMBLER.fit_messages([BEFORE, QUESTION, it, AFTER]),
    "messages item 3": lambda it: ASSEMBLER.fit_messages(
        [BEFORE, QUESTION, BEFORE, it, *[AFTER] * 4, QUESTION], system_prompt="s"
    ),
    "extend: message 1": lambda it: ASSEMBLER.assemble("q").extend([BEFORE, it, AFTER]),
}
"""Every way by which lists are read, by what it calls the item; among them dialog that
is guaranteed, older dialog, what stands before the question and what behind it."""


def error_of(read: Callable[[Any], object], value: Any) -> InputError:
    with pytest.raises(InputError) as caught:
        read(value)
    return caught.value


@pytest.mark.parametrize("item", WRONG.values(), ids=WRONG)
def test_a_reader_says_only_what_is_wrong(item: Any) -> None:
    """With a remedy, without a place, and never in the words of the message."""
    problem = str(error_of(read_message, item))
    assert re.match("(has|is|holds|could not be read) ", problem)
    assert ";" in problem and "secret" not in problem
    assert not re.search("dialog|item|user_input|extend", problem)


@pytest.mark.parametrize("place", WALKS)
@pytest.mark.parametrize("item", WRONG.values(), ids=WRONG)
def test_whoever_walks_a_list_puts_the_place_in_front(place: str, item: Any) -> None:
    """The rest of the error stays as it is, its cause too."""
    problem, error = error_of(read_message, item), error_of(WALKS[place], item)
    assert str(error) == f"{place} {problem}"
    assert type(error.__cause__) is type(problem.__cause__)
    assert error.__suppress_context__ or error.__context__ is None


@pytest.mark.parametrize(
    "parts",
    [
        [{"type": "text", "text": "secret", "n": float("nan")}],
        [{"functionCall": {"name": "f"}}],
        [Breaking(type="text", text="secret")],
    ],
    ids=["number", "foreign call", "broken"],
)
def test_the_input_is_called_by_its_name(parts: list[Any]) -> None:
    """It is read as a message is, and stands in no list."""
    problem = error_of(read_message, {"role": "user", "content": parts})
    error = error_of(ASSEMBLER.assemble, parts)
    assert str(error) == f"user_input {problem}"
    assert "secret" not in str(error)
    assert type(error.__cause__) is type(problem.__cause__)
