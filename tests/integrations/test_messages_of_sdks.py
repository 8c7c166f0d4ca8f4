"""Real message objects of OpenAI, Anthropic, LangChain and Gemini, as a dialog."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from prompt_assemble import AssembledPrompt, InputError, PromptAssembler, PromptConfig
from prompt_assemble.testing import message_problems

Package = Callable[[str], ModuleType]

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages_max=200))
RESULT = {"role": "tool", "tool_call_id": "c1", "content": "21 degrees"}
FOUND = {
    "role": "user",
    "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "21 degrees"}],
}


def assembled(*dialog: object) -> AssembledPrompt:
    """A prompt with the dialog and a memory, checked by the rules of both APIs."""
    prompt = ASSEMBLER.assemble("And now?", None, dialog, memories=["Lives in Turin."])
    messages = prompt.to_anthropic()[1]
    assert message_problems(messages, "anthropic") == []
    return prompt


def openai_reply(package: Package) -> Any:
    """A reply of chat completions that calls a tool, as the SDK reads it."""
    chat = package("openai.types.chat")
    function = {"name": "weather", "arguments": '{"city": null}'}
    return chat.ChatCompletionMessage.model_validate(
        {
            "role": "assistant",
            "content": None,
            "annotations": [],
            "tool_calls": [{"id": "c1", "type": "function", "function": function}],
        }
    )


def anthropic_reply(package: Package) -> Any:
    """A reply of the Messages API with reasoning, words and a call."""
    return package("anthropic.types").Message.model_validate(
        {
            "id": "msg",
            "type": "message",
            "role": "assistant",
            "model": "claude-sonnet-5",
            "stop_reason": "tool_use",
            "usage": {"input_tokens": 1, "output_tokens": 1},
            "content": [
                {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
                {"type": "text", "text": "Let me see."},
                {
                    "type": "tool_use",
                    "id": "t1",
                    "name": "weather",
                    "input": {"c": None},
                },
            ],
        }
    )


def test_a_reply_of_openai(package: Package) -> None:
    """It goes on as the API takes it back, and converts."""
    prompt = assembled(("user", "Is it warm?"), openai_reply(package), RESULT)
    assert message_problems(prompt.messages) == []
    made = prompt.messages[1]
    assert made["tool_calls"][0]["function"]["arguments"] == '{"city": null}'
    assert made.keys() == {"role", "content", "tool_calls"}
    used = prompt.to_anthropic()[1][1]["content"][0]
    assert used["input"] == {"city": None}


def test_a_reply_of_anthropic(package: Package) -> None:
    """Reasoning and signature stay, None in an input stays, ids of the response go."""
    reply = anthropic_reply(package)
    for dialog in ([reply], [{"role": "assistant", "content": reply.content}]):
        prompt = assembled(("user", "Is it warm?"), *dialog, FOUND)
        thought, said, used = prompt.to_anthropic()[1][1]["content"]
        assert thought == {"type": "thinking", "thinking": "hm", "signature": "c2ln"}
        assert said == {"type": "text", "text": "Let me see."}
        assert used["input"] == {"c": None}
        with pytest.raises(InputError, match="thinking"):
            _ = prompt.messages


def test_a_loop_with_real_replies(package: Package) -> None:
    """Extend takes the reply object and the results."""
    prompt = ASSEMBLER.assemble("Is it warm?", memories=["Lives in Turin."])
    longer = prompt.extend([openai_reply(package), RESULT])
    assert longer.messages[: len(prompt.messages)] == prompt.messages
    longer = prompt.extend([anthropic_reply(package), FOUND])
    assert message_problems(longer.to_anthropic()[1], "anthropic") == []


def test_messages_of_langchain(package: Package) -> None:
    """All kinds, chunks too; a whole list with its system message."""
    lc = package("langchain_core.messages")
    call = {"name": "weather", "args": {"city": "Turin"}, "id": "c1"}
    messages = [
        lc.SystemMessage("Be brief."),
        lc.HumanMessage([{"type": "text", "text": "Is it warm?"}]),
        lc.AIMessage("", tool_calls=[call]),
        lc.ToolMessage("21 degrees", tool_call_id="c1"),
        lc.AIMessageChunk(content="Yes."),
        lc.HumanMessage("And now?"),
    ]
    prompt = ASSEMBLER.fit_messages(messages)
    assert [it["role"] for it in prompt.messages] == [
        "system",
        "user",
        "assistant",
        "tool",
        "assistant",
        "user",
    ]
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


def test_contents_of_gemini(package: Package) -> None:
    """Text is read; a function call is refused with the way."""
    types = package("google.genai.types")
    told = types.Content(role="model", parts=[types.Part(text="Hello.")])
    prompt = assembled(("user", "Hi"), told)
    assert prompt.messages[1] == {"role": "assistant", "content": "Hello."}
    call = types.Part(function_call=types.FunctionCall(name="f", args={}))
    with pytest.raises(InputError, match="only text is read"):
        assembled(types.Content(role="model", parts=[call]))
