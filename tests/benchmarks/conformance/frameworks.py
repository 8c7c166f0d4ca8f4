"""The large frameworks in the scenarios, each as its documentation shows it.

Responsible for calling them, not for judging. Nothing is imported before it is asked; a
framework that is not installed raises `ModuleNotFoundError`. `exact` plugs the judge's
tokenizer in, where there is a place for it.
"""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from typing import Any

from .judge import Answer, Tokenizer
from .scenarios import Messages, Scenario


def langchain(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """`trim_messages` of langchain-core."""
    messages = import_module("langchain_core.messages")
    plain = messages.convert_to_openai_messages
    count: Any = import_module(
        "langchain_core.messages.utils"
    ).count_tokens_approximately
    if exact:
        count = lambda found: tokenizer.messages(plain(found))  # noqa: E731
    kept = messages.trim_messages(
        messages.convert_to_messages(scenario.messages()),
        max_tokens=scenario.budget,
        token_counter=count,
        strategy="last",
        include_system=True,
        start_on="human",
    )
    return Answer(plain(kept))


def litellm(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """`trim_messages` of litellm."""
    trim = import_module("litellm.utils").trim_messages
    return Answer(trim(scenario.messages(), model="gpt-4", max_tokens=scenario.budget))


def _llama_rows(scenario: Scenario) -> list[Any]:
    message = import_module("llama_index.core.base.llms.types").ChatMessage
    return [
        message(
            role=row["role"],
            content=row["content"],
            additional_kwargs={
                key: row[key] for key in ("tool_calls", "tool_call_id") if key in row
            },
        )
        for row in [*scenario.own_history(), {"role": "user", "content": scenario.user}]
    ]


def _plain_llama(rows: list[Any]) -> Messages:
    return [
        {"role": row.role.value, "content": row.content or "", **row.additional_kwargs}
        for row in rows
    ]


def llama_index_buffer(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """`ChatMemoryBuffer` of LlamaIndex, told the length of what stands before."""
    buffer = import_module("llama_index.core.memory").ChatMemoryBuffer.from_defaults(
        chat_history=_llama_rows(scenario), token_limit=scenario.budget
    )
    prefix = "\n".join((scenario.system, *scenario.memories))
    kept = buffer.get(initial_token_count=tokenizer.text(prefix))
    return Answer([{"role": "system", "content": prefix}, *_plain_llama(kept)])


def llama_index_blocks(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """`Memory` of LlamaIndex, with system prompt and memories as static blocks."""
    package = import_module("llama_index.core.memory")
    texts = {"system": scenario.system}
    texts |= {f"memory{at}": text for at, text in enumerate(scenario.memories)}

    async def remembered() -> list[Any]:
        memory = package.Memory.from_defaults(
            session_id="scenario",
            token_limit=scenario.budget,
            chat_history_token_ratio=0.7,
            memory_blocks=[
                package.StaticMemoryBlock(name=name, static_content=text, priority=at)
                for at, (name, text) in enumerate(texts.items())
            ],
        )
        await memory.aput_messages(_llama_rows(scenario))
        found: list[Any] = await memory.aget()
        return found

    return Answer(_plain_llama(asyncio.run(remembered())))


def haystack(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """`SlidingWindowCompactor` of Haystack."""
    compaction = import_module("haystack.hooks.compaction")
    rows = _haystack_rows(scenario)
    counter: Any = import_module("haystack.token_counters").ApproximateTokenCounter()
    if exact:
        counter = _HaystackCounter(tokenizer)
    kept = compaction.SlidingWindowCompactor().compact(
        messages=rows, target_tokens=scenario.budget, token_counter=counter
    )
    kept = getattr(kept, "messages", kept)
    return Answer(_plain_haystack(rows if kept is None else kept))


def _haystack_rows(scenario: Scenario) -> list[Any]:
    package = import_module("haystack.dataclasses")
    message, calls, rows = package.ChatMessage, dict[str, Any](), list[Any]()
    makers = {
        "system": message.from_system,
        "user": message.from_user,
        "assistant": message.from_assistant,
    }
    for row in scenario.messages():
        if row["role"] == "tool":
            origin = calls[row["tool_call_id"]]
            rows.append(message.from_tool(row["content"], origin=origin))
        elif row.get("tool_calls"):
            made = [
                package.ToolCall(
                    id=call["id"],
                    tool_name=call["function"]["name"],
                    arguments=json.loads(call["function"]["arguments"]),
                )
                for call in row["tool_calls"]
            ]
            calls.update((call.id, call) for call in made)
            rows.append(message.from_assistant(tool_calls=made))
        else:
            rows.append(makers[row["role"]](row["content"]))
    return rows


def _plain_haystack(rows: list[Any]) -> Messages:
    return [row.to_openai_dict_format() for row in rows]


class _HaystackCounter:
    """The judge's tokenizer in the shape of Haystack's counters."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer

    def count(self, messages: list[Any], tools: object = None) -> int:
        """Tokens of a chat."""
        return self.tokenizer.messages(_plain_haystack(messages))


POET_TEMPLATE = """
- name: system
  role: system
  content: |
    {{ escape_special_characters(system) }}
{% for text in memories %}
- name: memory{{ loop.index }}
  role: user
  truncation_priority: {{ 200000 + loop.index }}
  content: |
    {{ escape_special_characters(text) }}
{% endfor %}
{% for role, text in history %}
- name: turn{{ loop.index }}
  role: {{ role }}
  truncation_priority: {{ 100000 - loop.index }}
  content: |
    {{ escape_special_characters(text) }}
{% endfor %}
- name: question
  role: user
  content: |
    {{ escape_special_characters(user) }}
"""


def prompt_poet(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """A template of Prompt Poet in which memories go first, then the oldest turns."""
    prompt = import_module("prompt_poet").Prompt(
        template_data={
            "system": scenario.system,
            "memories": scenario.memories,
            "history": scenario.turns(),
            "user": scenario.user,
        },
        raw_template=POET_TEMPLATE,
        token_limit=scenario.budget,
        truncation_step=1,
        tiktoken_encoding_name="cl100k_base",
        encode_func=lambda text: tokenizer.encoding.encode(text, disallowed_special=()),
    )
    prompt.tokenize()
    prompt.truncate()
    return Answer(prompt.messages)
