"""The examples that need packages run, and print what they say: openai_chat,
anthropic_tools and langgraph_node. Their stand-in refuses what the SDKs' types refuse.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from prompt_assemble import PromptAssembler

from ..example_runs import example_module, printed, promised

Package = Callable[[str], ModuleType]

NEEDS = {
    "openai_chat.py": ("openai",),
    "anthropic_tools.py": ("anthropic",),
    "langgraph_node.py": ("langgraph", "langchain_openai"),
}


@pytest.mark.parametrize("name", NEEDS)
def test_an_example_prints_what_it_says(package: Package, name: str) -> None:
    """Word for word, without a warning."""
    for needed in NEEDS[name]:
        package(needed)
    assert printed(name) == promised(name)


@pytest.fixture(scope="module")
def stand_in() -> ModuleType:
    """The module of the examples."""
    return example_module("stand_in.py")


USER = {"role": "user", "content": "a"}
FUNCTION = {"name": "f", "arguments": "{}"}
CALL = {"id": "c1", "type": "function", "function": FUNCTION}
CALLING = {"role": "assistant", "content": None, "tool_calls": [CALL]}
RESULT = {"role": "tool", "tool_call_id": "c1", "content": "x"}


@pytest.mark.parametrize(
    "messages",
    [
        [{"role": "narrator", "content": "a"}],
        [{"role": "user"}],
        [{"role": "user", "content": 7}],
        [{"role": "user", "content": "a", "reasoning_content": "hm"}],
        [{"role": "user", "content": [{"type": "image", "source": {}}]}],
        [USER, {**CALLING, "tool_calls": [{"id": "c1", "function": FUNCTION}]}, RESULT],
        [USER, CALLING, {"role": "tool", "content": "x"}],
        [USER, CALLING, USER],
        [USER, RESULT],
    ],
)
def test_wrong_requests_of_openai(
    package: Package, stand_in: Any, messages: list[Any]
) -> None:
    """Unknown roles, keys and parts, missing ids, orphans."""
    package("openai")
    request = {"model": "m", "messages": [USER, CALLING, RESULT]}
    assert stand_in.openai_problems(request) == []
    assert stand_in.openai_problems({**request, "messages": messages})
    assert stand_in.openai_problems({**request, "unheard_of": 1})


USED = {"type": "tool_use", "id": "t1", "name": "f", "input": {}}
FOUND = {"type": "tool_result", "tool_use_id": "t1", "content": "x"}
THOUGHT = {"type": "thinking", "thinking": "hm", "signature": "c2ln"}


def test_reasoning_through_langchain(package: Package, stand_in: Any) -> None:
    """`ChatAnthropic` sends what `to_anthropic` gives, signature and all."""
    lc, chat = package("langchain_core.messages"), package("langchain_anthropic")
    called = {**USED, "partial_json": "{}", "index": 1}
    dialog = [
        lc.HumanMessage("Is it warm?"),
        lc.AIMessage(
            [{**THOUGHT, "index": 0}, called],
            tool_calls=[{"name": "f", "args": {"a": 1}, "id": "t1"}],
        ),
        lc.ToolMessage("21 degrees", tool_call_id="t1"),
    ]
    prompt = PromptAssembler().fit_messages(dialog, system_prompt="Be brief.")
    system, messages = prompt.to_anthropic()
    answers = stand_in.in_turn(
        stand_in.anthropic_reply({"type": "text", "text": "Yes."})
    )
    with stand_in.stand_in(answers, stand_in.anthropic_problems) as server:
        model = chat.ChatAnthropic(
            model="claude-sonnet-5", api_key="none", base_url=server.address
        )
        assert model.invoke([("system", system), *messages]).content == "Yes."
        (request,) = server.requests
    thought, used = request["messages"][1]["content"]
    assert thought == THOUGHT and used["input"] == {"a": 1}
    assert request["system"] == "Be brief."


def said(role: str, *blocks: Any) -> dict[str, Any]:
    """A message of the Messages API."""
    return {"role": role, "content": list(blocks)}


@pytest.mark.parametrize(
    "messages",
    [
        [{"role": "system", "content": "a"}],
        [{"role": "user", "content": "a", "name": "Mara"}],
        [USER, said("assistant", {"type": "thinking", "thinking": "hm"})],
        [USER, said("assistant", {**USED, "input": "{}"}), said("user", FOUND)],
        [USER, said("assistant", USED), said("user", {**FOUND, "id": "t1"})],
        [USER, said("assistant", USED), USER],
        [said("assistant", {"type": "text", "text": "a"})],
        [USER, USER],
    ],
)
def test_wrong_requests_of_anthropic(
    package: Package, stand_in: Any, messages: list[Any]
) -> None:
    """Unknown roles, keys and blocks, missing signatures, orphans, no turns."""
    package("anthropic")
    good = [USER, said("assistant", THOUGHT, USED), said("user", FOUND)]
    request = {"model": "m", "max_tokens": 1, "messages": good}
    assert stand_in.anthropic_problems(request) == []
    assert stand_in.anthropic_problems({**request, "messages": messages})
    assert stand_in.anthropic_problems({"model": "m", "messages": good})
