"""Real message objects of SDKs and frameworks, as a dialog and as the tool loop."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    InputError,
    PromptAssembler,
    PromptConfig,
)
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


def test_messages_of_llama_index(package: Package) -> None:
    """Text, pictures, calls in blocks and calls beside them, signed thinking."""
    types = package("llama_index.core.base.llms.types")
    message, text = types.ChatMessage, types.TextBlock
    used = types.ToolCallBlock(tool_call_id="c1", tool_name="f", tool_kwargs={"a": 1})
    picture = types.ImageBlock(image=b"\x89PNG\r\n\x1a\n", image_mimetype="image/png")
    found = {"tool_call_id": "c1"}
    dialog = [
        message("Be brief.", role="system"),
        message(role="user", blocks=[text(text="see"), picture]),
        message(role="assistant", blocks=[types.ThinkingBlock(content="hm"), used]),
        message("21 degrees", role="tool", additional_kwargs=found),
        message("Yes.", role="assistant"),
        message("And now?", role="user"),
    ]
    prompt = ASSEMBLER.fit_messages(dialog)
    roles = [it["role"] for it in prompt.messages]
    assert roles == ["system", "user", "assistant", "tool", "assistant", "user"]
    address = prompt.messages[1]["content"][1]["image_url"]["url"]
    assert address == "data:image/png;base64,iVBORw0KGgo="
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


def test_messages_of_pydantic_ai(package: Package) -> None:
    """As objects and as the plain data that its type adapter stores."""
    ai = package("pydantic_ai.messages")
    signed = {"signature": "c2ln", "provider_name": "anthropic"}
    dialog = [
        ai.ModelRequest(
            parts=[ai.SystemPromptPart("Be brief."), ai.UserPromptPart("Is it warm?")]
        ),
        ai.ModelResponse(
            parts=[
                ai.ThinkingPart("hm", **signed),
                ai.TextPart("Let me see."),
                ai.ToolCallPart("weather", {"c": None}, "c1"),
            ]
        ),
        ai.ModelRequest(
            parts=[
                ai.ToolReturnPart("weather", {"degrees": 21}, "c1"),
                ai.UserPromptPart(
                    [
                        "And here?",
                        ai.BinaryContent(data=b"\x89PNG", media_type="image/png"),
                        ai.ImageUrl("https://example.org/a.png"),
                        ai.CachePoint(),
                    ]
                ),
            ]
        ),
        ai.ModelResponse(parts=[ai.TextPart("Yes.")]),
    ]
    stored = ai.ModelMessagesTypeAdapter.dump_python(dialog, mode="json")
    told = []
    for messages in (dialog, stored):
        prompt = ASSEMBLER.assemble(
            "And now?", None, messages, system_prompt="Be brief."
        )
        system, converted = prompt.to_anthropic()
        assert message_problems(converted, "anthropic") == []
        told.append((system, converted))
        thought, said, used = converted[1]["content"]
        assert thought["signature"] == "c2ln" and said["text"] == "Let me see."
        assert used["input"] == {"c": None}
        result, question, *pictures = converted[2]["content"]
        assert result["content"] == '{"degrees":21}' or messages is stored
        assert question["text"] == "And here?" and len(pictures) == 2
    assert told[0][0] == told[1][0] == "Be brief."


def test_a_loop_of_pydantic_ai(package: Package) -> None:
    """A real agent run, with its test model: the history of one run, then the next."""
    ai, test = package("pydantic_ai"), package("pydantic_ai.models.test")
    agent = ai.Agent(test.TestModel(custom_output_text="Yes."), system_prompt="Brief.")

    def weather(city: str) -> dict[str, int]:
        """Degrees in a city."""
        return {"degrees": 21}

    agent.tool_plain(weather)
    history = agent.run_sync("Is it warm?").all_messages()
    prompt = ASSEMBLER.assemble("And now?", None, history, system_prompt="Brief.")
    roles = [it["role"] for it in prompt.messages]
    assert roles == ["system", "user", "assistant", "tool", "assistant", "user"]
    assert message_problems(prompt.messages) == []
    assert all(it.kept for it in prompt.report.messages[1:])


def test_the_state_of_a_langgraph(package: Package) -> None:
    """Messages that `add_messages` has merged, given ids, and stored."""
    graph, lc = package("langgraph.graph.message"), package("langchain_core.messages")
    call = {"name": "weather", "args": {}, "id": "c1"}
    state = graph.add_messages(
        [lc.HumanMessage("Is it warm?"), lc.AIMessage("", tool_calls=[call])],
        [lc.ToolMessage("21 degrees", tool_call_id="c1"), ("user", "And now?")],
    )
    prompt = ASSEMBLER.fit_messages(state)
    assert [it["role"] for it in prompt.messages] == [
        "user",
        "assistant",
        "tool",
        "user",
    ]
    assert not any("id" in it for it in prompt.messages)


@pytest.mark.parametrize("rows", ["tuple_row", "dict_row", "namedtuple_row"])
def test_rows_of_psycopg(package: Package, postgres: str, rows: str) -> None:
    """A history in a table, newest rows first as such a query has them."""
    psycopg, kinds = package("psycopg"), package("psycopg.rows")
    with psycopg.connect(postgres, row_factory=getattr(kinds, rows)) as connection:
        connection.execute("CREATE TEMP TABLE said (id int, role text, content text)")
        for place, role in enumerate(("user", "assistant", "user", "assistant")):
            values = (place, role, f"words {place}")
            connection.execute("INSERT INTO said VALUES (%s, %s, %s)", values)
        query = "SELECT role, content FROM said ORDER BY id DESC LIMIT %s"
        assembler = PromptAssembler(PromptConfig(recent_messages=2))
        prompt = assembler.assemble(
            "And now?", None, lambda n: connection.execute(query, (n,)).fetchall()[::-1]
        )
    assert prompt.messages[:-1] == [
        {"role": "user", "content": "words 2"},
        {"role": "assistant", "content": "words 3"},
    ]


def test_the_place_of_trim_messages(package: Package) -> None:
    """As docs/migrating.md has it: LangChain's counter decides, and what it gives
    back is a list of messages again. Where nothing fits, it is not empty.
    """
    lc = package("langchain_core.messages")
    count = package("langchain_core.messages.utils").count_tokens_approximately
    history: list[Any] = [lc.SystemMessage("Be brief.")]
    for number in range(200):
        history += [lc.HumanMessage(f"question {number}"), lc.AIMessage("Yes.")]
    history.append(lc.HumanMessage("And now?"))
    counted: list[int] = []

    def count_messages(messages: Any) -> int:
        counted.append(count(lc.convert_to_messages(messages)))
        return counted[-1]

    config = PromptConfig(
        context_window=128_000,
        max_input_tokens=500,
        first_message="user",
        recent_cut="tight",
    )
    prompt = PromptAssembler(config, count_messages=count_messages).fit_messages(
        history
    )
    ours = lc.convert_to_messages(prompt.messages)
    theirs = lc.trim_messages(
        history,
        max_tokens=500,
        token_counter="approximate",
        start_on="human",
        include_system=True,
    )
    # Ours adds up the counts of single messages, which this counter rounds up.
    assert [it.content for it in ours[1:]] == [
        it.content for it in theirs[1 - len(ours) :]
    ]
    assert len(theirs) * 0.85 <= len(ours) <= len(theirs)
    assert prompt.report.token_count == count(ours) <= 500
    few = {"max_tokens": 3, "token_counter": "approximate"}
    assert lc.trim_messages(history, **few) == []
    tiny = PromptAssembler(config.replace(max_input_tokens=3), count_messages=count)
    with pytest.raises(BudgetExceededError):
        tiny.fit_messages(history)
