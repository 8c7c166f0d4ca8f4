"""An agent with tools through the Anthropic SDK: loop, cache marks, one retry.

    python -m pip install anthropic
    python examples/anthropic_tools.py

It talks to a stand-in on this machine, which checks each request against the types of
the SDK and the rules of the Messages API. For the real API, make the client with
`Anthropic()` instead. The stand-in refuses the second request as too long, so that the
retry is seen at work.

It prints:

    3 messages, cache marks on 1 2, tool_use
    5 messages, cache marks on 1 4, refused: 9200 > 8000 tokens
    3 messages, cache marks on 2, end_turn
    Take an umbrella on Tuesday.
"""

from __future__ import annotations

import json
from typing import Any

from anthropic import Anthropic, APIStatusError
from anthropic.types import Message, ToolParam
from stand_in import anthropic_problems, anthropic_reply, in_turn, refusal, stand_in

from prompt_assemble import (
    AssembledPrompt,
    PromptAssembler,
    PromptConfig,
    context_overflow,
    estimate_tokens,
    message_text,
    token_upper_bound,
)
from prompt_assemble.media import tool_tokens

MODEL = "claude-sonnet-5"
SYSTEM = "You plan walks. Look the weather up before you answer."
ANSWER_TOKENS = 1_024
SLACK = 0.97
"""The host counts a little differently from us."""

CACHE = {"type": "ephemeral"}
TOOLS: list[ToolParam] = [
    {
        "name": "weather",
        "description": "The weather in a city on a day.",
        "input_schema": {
            "type": "object",
            "properties": {"city": {"type": "string"}, "day": {"type": "string"}},
            "required": ["city", "day"],
        },
    }
]

CONFIG = PromptConfig.for_model(
    MODEL,
    reserved_output_tokens=ANSWER_TOKENS,
    recent_messages=0,
    recent_messages_max=200,
)
TOOL_TOKENS = tool_tokens(
    [dict(tool) for tool in TOOLS],
    lambda text: token_upper_bound(text, CONFIG.tokenizer_family),
    "anthropic",
)
ASSEMBLER = PromptAssembler(CONFIG.replace(overhead_tokens=TOOL_TOKENS))


def weather(asked: dict[str, object]) -> str:
    """What the tool says."""
    return json.dumps({**asked, "rain": "from noon"})


def answer(client: Anthropic, question: str, history: list[object]) -> str:
    """Ask, run the tools that the model calls, and go on until it answers."""
    prompt = ASSEMBLER.assemble(
        question, None, history, system_prompt=SYSTEM, memories=["Has a dog."]
    )
    while True:
        reply, prompt = send(client, prompt)
        if reply.stop_reason != "tool_use":
            return "".join(it.text for it in reply.content if it.type == "text")
        results = [
            {
                "type": "tool_result",
                "tool_use_id": block.id,
                "content": weather(block.input),
            }
            for block in reply.content
            if block.type == "tool_use"
        ]
        prompt = prompt.extend([reply, {"role": "user", "content": results}])


def send(client: Anthropic, prompt: AssembledPrompt) -> tuple[Message, AssembledPrompt]:
    """Send a prompt; one that the host finds too long is sent once more, smaller."""
    try:
        return request(client, prompt), prompt
    except APIStatusError as error:
        info = context_overflow(error)
        if info is None:
            raise
        print(f"refused: {info.sent_tokens} > {info.limit_tokens} tokens")
        share = info.prompt_share(prompt.report.overhead_tokens)
        share = share or 0.8  # nothing stated: a guess
        prompt = prompt.refit(max(1, int(size_of(prompt) * share * SLACK)))
        return request(client, prompt), prompt


def size_of(prompt: AssembledPrompt) -> int:
    """Tokens of a prompt; one verified by its bound has far fewer than that."""
    report = prompt.report
    if report.verified_by != "bound":
        return report.token_count
    system, messages = prompt.to_anthropic()
    whole = [{"role": "system", "content": system}, *messages]
    text = estimate_tokens(message_text(whole), report.tokenizer)
    return text + report.sections.framing


def request(client: Anthropic, prompt: AssembledPrompt) -> Message:
    """One request, with a cache mark behind the history and one at its end."""
    system, messages = prompt.to_anthropic()
    places = marked(messages)
    print(f"{len(messages)} messages, cache marks on {places}", end=", ")
    reply = client.messages.create(
        model=MODEL,
        max_tokens=prompt.clamp_output_tokens(ANSWER_TOKENS),
        system=system,
        tools=TOOLS,
        messages=messages,
    )
    print(reply.stop_reason)
    return reply


def marked(messages: list[Any]) -> str:
    """Mark the last message before the question, and the last of all; their places.

    The first mark serves the next turn, the second the next step of this one. The
    messages are our own copies, so that marking them changes nothing of the prompt.
    """
    question = max(place for place, it in enumerate(messages) if is_question(it))
    places = sorted({question - 1, len(messages) - 1} - {-1})
    for place in places:
        content = messages[place]["content"]
        if isinstance(content, str):
            content = [{"type": "text", "text": content}]
            messages[place]["content"] = content
        content[-1]["cache_control"] = CACHE
    return " ".join(map(str, places))


def is_question(message: Any) -> bool:
    """Whether a message holds words of the user, not only results of tools."""
    content = message["content"]
    if message["role"] != "user" or isinstance(content, str):
        return bool(message["role"] == "user")
    return any(block["type"] != "tool_result" for block in content)


def main() -> None:
    """One turn with a stand-in for the model."""
    used = {"city": "Turin", "day": "Tuesday"}
    call = {"type": "tool_use", "id": "t1", "name": "weather", "input": used}
    answers = in_turn(
        anthropic_reply({"type": "text", "text": "Let me see."}, call),
        refusal(400, "prompt is too long: 9200 tokens > 8000 maximum"),
        anthropic_reply({"type": "text", "text": "Take an umbrella on Tuesday."}),
    )
    history = [
        {"role": "user", "content": "I want to walk in Turin. " * 9},
        {"role": "assistant", "content": "Which day?"},
    ]
    with stand_in(answers, anthropic_problems) as server:
        client = Anthropic(api_key="none", base_url=server.address, max_retries=0)
        print(answer(client, "On Tuesday.", list(history)))


if __name__ == "__main__":
    main()
