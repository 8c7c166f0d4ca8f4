"""Other libraries at the work of one turn, each as its documentation shows it.

Responsible for calling them; `turns` times them. Messages are made outside the timed
call where a library takes plain ones. None of them searches memory, shortens it or
reports. A library that is not installed is left out with a word.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

Count = Callable[[str], int]
Contender = Callable[[], object]
Messages = list[dict[str, str]]


def module(name: str) -> Any:
    """The module, or None with a word about what is left out."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"{name} is not installed: its rows are left out", file=sys.stderr)
        return None


def peers(messages: Messages, budget: int, count: Count | None) -> dict[str, Contender]:
    """What is timed beside this library, by name; `count` is an exact counter."""
    makers = (
        _langchain,
        _litellm,
        _llama_index,
        _contextcram,
        _convopack,
        _ctx_compact,
    )
    return {name: run for make in makers for name, run in make(messages, budget, count)}


def _langchain(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    package = module("langchain_core.messages")
    if package is None:
        return
    kinds = {
        "system": package.SystemMessage,
        "user": package.HumanMessage,
        "assistant": package.AIMessage,
    }

    def turn(counter: Any) -> Contender:
        return lambda: package.trim_messages(
            [kinds[it["role"]](it["content"]) for it in messages],
            max_tokens=budget,
            token_counter=counter,
            strategy="last",
            include_system=True,
        )

    utils = importlib.import_module("langchain_core.messages.utils")
    yield "LangChain, approximate", turn(utils.count_tokens_approximately)
    if count is not None:
        yield (
            "LangChain, exact",
            turn(lambda found: sum(count(it.content) + 3 for it in found)),
        )


def _litellm(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    package = module("litellm.utils")
    if package is not None:
        yield (
            "litellm",
            lambda: package.trim_messages(
                list(messages), model="gpt-4o", max_tokens=budget
            ),
        )


def _llama_index(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    memory = module("llama_index.core.memory")
    if memory is None or count is None:
        return
    message = importlib.import_module("llama_index.core.base.llms.types").ChatMessage

    def turn() -> object:
        buffer = memory.ChatMemoryBuffer.from_defaults(
            chat_history=[message(**it) for it in messages[1:]],
            token_limit=budget,
            tokenizer_fn=lambda text: range(count(text)),
        )
        return buffer.get(initial_token_count=count(messages[0]["content"]))

    yield "LlamaIndex buffer, exact", turn


def _contextcram(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    package = module("contextcram")
    if package is None or count is None:
        return

    def turn() -> object:
        packer = package.Packer(
            budget=budget, tokenizer=package.CallableTokenizer(count)
        )
        packer.add(messages[0]["content"], priority="required", name="system")
        history = [f"{it['role']}: {it['content']}" for it in messages[1:-1]]
        packer.add(history, priority="high", strategy="trim", name="history")
        packer.add(messages[-1]["content"], priority="required", name="user")
        return packer.fit().text

    yield "contextcram, exact", turn


def _convopack(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    package = module("convopack")
    if package is None or count is None:
        return
    openai = importlib.import_module("convopack.providers.openai")

    def turn() -> object:
        packer = package.Packer(
            budget=budget,
            tokenizer="tiktoken:gpt-4o",
            pin=("system", "last_user"),
            strategy=package.Recency(min_keep=0),
        )
        return openai.to_openai(packer.pack(openai.from_openai(messages)).kept)

    yield "convopack, exact", turn


def _ctx_compact(
    messages: Messages, budget: int, count: Count | None
) -> Iterator[tuple[str, Contender]]:
    package = module("ctx_compact")
    if package is None or count is None:
        return

    def tokens(message: dict[str, Any]) -> int:
        return 3 + count(message["content"])

    yield (
        "ctx-compact, exact",
        lambda: package.compact(
            messages,
            max_tokens=budget,
            keep_head=1,
            keep_tail=1,
            count_tokens=tokens,
        ),
    )
