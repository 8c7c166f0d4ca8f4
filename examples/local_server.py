"""A model on your own machine, with 8,192 tokens of context, in Japanese and English.

    llama-server -m qwen3.gguf -c 8192          # or another server that speaks OpenAI's
    python examples/local_server.py             # here with a stand-in for it

A small window fills soon, so that the history has to give way turn by turn. Nothing but
the standard library is needed: requests go out by urllib, and tokens are estimated for
the family of the model, or counted by the server, which llama.cpp offers.

Ollama speaks the same, but drops the front of a prompt that is too long without a word,
and its window is smaller than the model's unless told: start it with
OLLAMA_CONTEXT_LENGTH=8192, and give the same number to `context_window`.

It prints:

    日本語: 75 of 301 messages sent, estimate, at most 6092 tokens
    English: 71 of 301 messages sent, estimate, at most 6092 tokens
    日本語, counted by the server: 67 messages sent, counter
    A server with half the window: 67 messages refused, 47 accepted
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from stand_in import Answer, openai_reply, refusal, stand_in

from prompt_assemble import (
    AssembledPrompt,
    PromptAssembler,
    PromptConfig,
    context_overflow,
    estimate_tokens,
    message_text,
)

ANSWER_TOKENS = 1_024
SLACK = 0.97
"""The server counts a little differently from us."""

CONFIG = PromptConfig(
    context_window=8_192,
    reserved_output_tokens=ANSWER_TOKENS,
    tokenizer="qwen3",  # the family of the model that the server runs
    first_message="user",  # many templates refuse a list that begins otherwise
    recent_messages_max=300,
)
SYSTEM = "You help in a bookshop. Answer in the language of the question."

ROLES = ("user", "assistant")
JAPANESE = ("新しい本はありますか。", "はい、三冊あります。" * 9)
ENGLISH = ("Is there a new book?", "Yes, there are three of them. " * 9)


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One request to the server; an error status raises, with the server's words."""
    data = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    try:
        with urlopen(Request(address + path, data, headers), timeout=60) as reply:
            answer: dict[str, Any] = json.load(reply)
            return answer
    except HTTPError as error:
        with error:
            raise RuntimeError(error.read().decode()) from None


def ask(address: str, prompt: AssembledPrompt) -> dict[str, Any]:
    """Send a prompt to the chat endpoint."""
    body = {
        "messages": prompt.messages,
        "max_tokens": prompt.clamp_output_tokens(ANSWER_TOKENS),
    }
    return post(address, "/v1/chat/completions", body)


def ask_fitting(address: str, prompt: AssembledPrompt) -> AssembledPrompt:
    """Send a prompt; if the server finds it too long, send it once more, smaller."""
    try:
        ask(address, prompt)
        return prompt
    except RuntimeError as error:
        info = context_overflow(error)
        if info is None:
            raise
        share = info.prompt_share(prompt.report.overhead_tokens)
        share = share or 0.8  # nothing stated: a guess
        smaller = prompt.refit(max(1, int(size_of(prompt) * share * SLACK)))
        ask(address, smaller)
        return smaller


def size_of(prompt: AssembledPrompt) -> int:
    """Tokens of a prompt; one verified by its bound has far fewer than that."""
    report = prompt.report
    if report.verified_by != "bound":
        return report.token_count
    text = estimate_tokens(message_text(prompt.messages), report.tokenizer)
    return text + report.sections.framing


def counter_of(address: str) -> Callable[[Any], int]:
    """Exact counts: llama.cpp renders the chat template, and tokenizes the result."""

    def count_messages(messages: Any) -> int:
        text = post(address, "/apply-template", {"messages": messages})["prompt"]
        return len(post(address, "/tokenize", {"content": text})["tokens"])

    return count_messages


def llama_server(window: int) -> Callable[[str, dict[str, Any]], Answer]:
    """What the stand-in answers: the endpoints of llama.cpp, with a toy tokenizer."""

    def answer(path: str, request: dict[str, Any]) -> Answer:
        if path == "/apply-template":
            return Answer(200, {"prompt": rendered(request["messages"])})
        if path == "/tokenize":
            return Answer(200, {"tokens": tokens(request["content"])})
        sent = len(tokens(rendered(request["messages"])))
        if sent + request["max_tokens"] <= window:
            return openai_reply("はい。")
        message = "the request exceeds the available context size, try increasing it"
        figures = {"n_prompt_tokens": sent, "n_ctx": window}
        return refusal(400, message, **figures, type="exceed_context_size_error")

    return answer


def rendered(messages: list[dict[str, Any]]) -> str:
    """A chat template as many models have it."""
    turns = [f"<|im_start|>{it['role']}\n{it['content']}<|im_end|>" for it in messages]
    return "\n".join([*turns, "<|im_start|>assistant\n"])


def tokens(text: str) -> list[int]:
    """A toy tokenizer: a token for each 4 bytes of ASCII, and for each other sign."""
    others = [ord(sign) for sign in text if not sign.isascii()]
    return [*others, *range((len(text) - len(others) + 3) // 4)]


def main() -> None:
    """Long histories in two languages, three ways."""
    history = {
        name: [(role, words) for _ in range(150) for role, words in zip(ROLES, pair)]
        for name, pair in (("日本語", JAPANESE), ("English", ENGLISH))
    }
    assembler = PromptAssembler(CONFIG)
    with stand_in(llama_server(8_192)) as server:
        for name, dialog in history.items():
            prompt = assembler.assemble("続けて。", None, dialog, system_prompt=SYSTEM)
            ask(server.address, prompt)
            report = prompt.report
            print(
                f"{name}: {len(prompt.messages) - 1} of {len(dialog) + 1} messages "
                f"sent, {report.verified_by}, at most {report.token_budget} tokens"
            )
        exact = PromptAssembler(CONFIG, count_messages=counter_of(server.address))
        dialog = history["日本語"]
        prompt = exact.assemble("続けて。", None, dialog, system_prompt=SYSTEM)
        ask(server.address, prompt)
        print(
            f"日本語, counted by the server: {len(prompt.messages) - 1} messages sent, "
            f"{prompt.report.verified_by}"
        )
    with stand_in(llama_server(4_096)) as server:
        smaller = ask_fitting(server.address, prompt)
        print(
            f"A server with half the window: {len(prompt.messages) - 1} messages "
            f"refused, {len(smaller.messages) - 1} accepted"
        )


if __name__ == "__main__":
    main()
