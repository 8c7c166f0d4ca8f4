"""tool framing: what chat templates add to calls and results is charged."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import BudgetExceededError, PromptAssembler, PromptConfig
from prompt_assemble.messages import read_message
from prompt_assemble.parts import ToolCall
from prompt_assemble.tool_framing import escapes_of, values_of

from .helpers import ARGUMENT_NAMES, config_of, tool_loop

leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=9)
values = st.recursive(
    leaves | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=9,
)


def values_in(arguments: str) -> int:
    """The values of one call with these arguments."""
    return values_of([ToolCall("1", "look_up", arguments)])


def told(value: Any) -> int:
    """The members and elements of a value, at any depth."""
    inner = [*value.values()] if isinstance(value, dict) else value
    if not isinstance(inner, list):
        return 0
    return len(inner) + sum(map(told, inner))


@given(st.dictionaries(st.text(max_size=5), values, max_size=5), st.booleans())
def test_every_member_and_element_is_a_value(
    arguments: dict[str, Any], ascii_only: bool
) -> None:
    """At any depth, and however its letters are written."""
    assert values_in(json.dumps(arguments, ensure_ascii=ascii_only)) == told(arguments)


@given(st.text(max_size=40))
def test_a_text_that_is_no_json_has_none(text: str) -> None:
    """No template takes it apart; and whatever it is, nothing is raised."""
    assert values_in(text) >= 0
    assert values_in("{" + text.replace('"', "").replace("}", "")) == 0


def test_hostile_arguments_are_counted_and_raise_nothing() -> None:
    """Numbers of many digits or of none, and more depth than can be read."""
    assert values_in(f'{{"n": {"9" * 9_000}, "m": 1.{"9" * 9_000}e9999}}') == 2
    assert values_in('{"n": [NaN, -Infinity]}') == 3
    assert values_in("[" * 100_000 + "]" * 100_000) >= 99_999


@pytest.mark.parametrize("depth", [10, 90, 150, 600])
def test_the_depth_of_the_stack_does_not_decide(depth: int) -> None:
    """Deep arguments have as many values wherever a turn is made from."""
    arguments = '{"a": [1, ' * depth + "2" + "]}" * depth

    def from_below(frames: int) -> int:
        return from_below(frames - 1) if frames else values_in(arguments)

    assert len({from_below(frames) for frames in (0, 50, 400, 700)}) == 1


def loop(arguments: dict[str, Any], calls: int, turns: int) -> list[Any]:
    """A question and a loop of calls that find nothing."""
    dialog: list[Any] = [{"role": "user", "content": "What is this?"}]
    for turn in range(turns):
        ids = [f"call{turn}_{number}" for number in range(calls)]
        dialog += tool_loop(ids, json.dumps(arguments), "Nothing.")
    return dialog


@pytest.mark.parametrize(
    "model, value, beside",
    [
        ("MiniMax-M2.1", "red", 669),
        ("MiniMax-M2.1", ["x", "y"], 1_053),
        ("MiniMax-M3", "red", 2_812),
        ("MiniMax-M3", ["x", "y"], 8_956),
        ("Qwen/Qwen3.5-27B", "red", 948),
        ("Qwen/Qwen3.5-27B", ["x", "y"], 1_320),
        ("glm-4.7", "red", 0),
        ("glm-4.7", ["x", "y"], 104),
    ],
)
def test_calls_of_many_arguments_are_charged_what_templates_add(
    model: str, value: object, beside: int
) -> None:
    """Tokens of four times three calls of sixteen arguments beside `message_text`.

    By the template and the tokenizer of each model, tests/benchmarks/templates/framing,
    2026-11-30.
    """
    dialog = loop(dict.fromkeys(ARGUMENT_NAMES, value), 3, 4)
    config = PromptConfig.for_model(model)
    prompt = PromptAssembler(config).fit_messages(dialog)
    assert prompt.report.sections.framing >= beside


@given(st.dictionaries(st.text(max_size=3), values, max_size=4), st.integers(1, 3))
def test_values_are_charged_wherever_a_prompt_is_measured(
    arguments: dict[str, Any], calls: int
) -> None:
    """In a whole list, in the next steps of a turn, and given in Anthropic's shape."""
    dialog = loop(arguments, calls, 1)
    charge = 50 * calls * told(json.loads(json.dumps(arguments)))

    def framings(per_argument: int) -> list[int]:
        config = config_of(90_000, tokens_per_argument=per_argument)
        assembler = PromptAssembler(config)
        whole = assembler.fit_messages(dialog)
        begun = assembler.fit_messages(dialog[:1])
        native = assembler.fit_messages(whole.to_anthropic()[1])
        told = whole, begun.extend(dialog[1:]), native
        return [prompt.report.sections.framing for prompt in told]

    free = framings(0)
    assert framings(50) == [it + charge for it in free]


def test_what_values_cost_may_be_too_much() -> None:
    """For a list in the shape of the chat API as for Anthropic's."""
    dialog = loop(dict.fromkeys(ARGUMENT_NAMES, 1), 3, 1)
    large = config_of(1_000, tokens_per_argument=8)
    assembler = PromptAssembler(large, count_tokens=lambda text: 700)
    with pytest.raises(BudgetExceededError, match="framing about 384"):
        assembler.fit_messages(dialog)
    prompt = PromptAssembler(large, count_tokens=lambda text: 600).fit_messages(dialog)
    assert prompt.to_anthropic()[1]
    with pytest.raises(BudgetExceededError, match="in Anthropic's shape"):
        counts = iter((600, 700))
        PromptAssembler(large, count_tokens=lambda text: next(counts)).fit_messages(
            dialog
        ).to_anthropic()


@given(st.text(max_size=40))
def test_json_adds_a_character_for_each_that_it_escapes(text: str) -> None:
    """More for control characters that have no short name, and none for others."""
    result = {"role": "tool", "tool_call_id": "c", "content": text}
    escaped = sum(it in '"\\' or it < " " for it in text)
    long_names = sum(it < " " and it not in "\b\f\n\r\t" for it in text)
    assert escapes_of(read_message(result)) == escaped + 4 * long_names
    assert escapes_of(read_message(("user", text))) == 0


CODE = "\n".join(f"\tprint('line', \"{number}\")" for number in range(30))


@pytest.mark.parametrize(
    "model", ["meta-llama/Llama-3.3-70B-Instruct", "mistral-small-2409"]
)
def test_results_that_a_template_writes_as_json_are_charged_their_escapes(
    model: str,
) -> None:
    """In the chat shape as in Anthropic's, and once for each result."""
    dialog = loop({}, 2, 1)
    for message in dialog[2:]:
        message["content"] = CODE
    blocks = [
        {"type": "tool_result", "tool_use_id": f"call0_{it}", "content": CODE}
        for it in range(2)
    ]
    native = [*dialog[:2], {"role": "user", "content": blocks}]
    config = PromptConfig.for_model(model)
    assert config.tool_results_in_json

    def framing(messages: list[Any], in_json: bool) -> int:
        of_model = config.replace(tool_results_in_json=in_json)
        prompt = PromptAssembler(of_model).fit_messages(messages)
        return prompt.report.sections.framing

    escapes = len(json.dumps(CODE)) - len(CODE) - 2
    assert escapes > 100
    for messages in (dialog, native):
        assert framing(messages, True) == framing(messages, False) + 2 * escapes
