"""A web handler that waits for memory only as long as it may.

    python examples/async_web_handler.py

`app` is a plain ASGI application, so that it runs under uvicorn, hypercorn or any
framework: `uvicorn async_web_handler:app`. One assembler serves all requests at once.
The search is async and has half a second; when it takes longer, the answer comes
without it, and the reply says so. A client that hangs up cancels its turn, and with it
whatever the turn was waiting for.

Here the application is called directly, three requests at once, with a stand-in for the
model. It prints:

    quick: 200 kept
    slow: 200 timed_out
    broken: 200 failed
    too long: 413 {"error": "your message is too long", "tokens_at_most": 6963}
    cancelled: the search was cancelled with it
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.request import Request, urlopen

from stand_in import openai_reply, stand_in

from prompt_assemble import BudgetExceededError, PromptAssembler, PromptConfig

SYSTEM = "You are the assistant of a small bookshop. Answer briefly."
MODEL_ADDRESS = ""  # set by main(); yours is the provider's

ASSEMBLER = PromptAssembler(
    PromptConfig(
        context_window=8_192,
        tokenizer="o200k",
        memory_timeout=0.5,
        recent_messages_max=200,
    )
)
HISTORY: list[tuple[str, str]] = [("assistant", "Good morning, Mara.")]

Event = dict[str, Any]


async def search_memories(query: str, top_k: int) -> list[str]:
    """A vector store on the network; what the user asks for tells how its day is."""
    if "slow" in query:
        await asyncio.sleep(60)
    if "broken" in query:
        raise ConnectionError("the vector store is down")
    return ["Mara's parcels go to number 5."][:top_k]


async def last_messages(n: int) -> list[tuple[str, str]]:
    """The newest messages of this user, oldest first."""
    return HISTORY[-n:]


async def ask_model(messages: list[Any]) -> str:
    """Call the model; an async client of your provider stands here."""

    def call() -> str:
        data = json.dumps({"messages": messages}).encode()
        with urlopen(Request(MODEL_ADDRESS, data), timeout=60) as reply:
            message = json.load(reply)["choices"][0]["message"]
        return str(message["content"])

    return await asyncio.to_thread(call)


async def reply_to(words: str) -> tuple[int, dict[str, Any]]:
    """One turn: status and body of the HTTP reply."""
    try:
        prompt = await ASSEMBLER.assemble_async(
            words, search_memories, last_messages, system_prompt=SYSTEM, memory="always"
        )
    except BudgetExceededError:
        most = ASSEMBLER.config.token_budget
        return 413, {"error": "your message is too long", "tokens_at_most": most}
    answer = await ask_model(prompt.messages)
    return 200, {"answer": answer, "memory": prompt.report.memory_status}


async def app(
    scope: Event,
    receive: Callable[[], Awaitable[Event]],
    send: Callable[[Event], Awaitable[None]],
) -> None:
    """The ASGI application: POST a JSON object with `words`."""
    if scope["type"] != "http":
        return
    body = b""
    while True:
        event = await receive()
        body += event.get("body", b"")
        if not event.get("more_body"):
            break
    status, reply = await reply_to(json.loads(body)["words"])
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(reply).encode()})


async def post(words: str) -> tuple[int, dict[str, Any]]:
    """Call the application as a server would."""
    sent: list[Event] = []

    async def receive() -> Event:
        return {"type": "http.request", "body": json.dumps({"words": words}).encode()}

    async def send(event: Event) -> None:
        sent.append(event)

    await app({"type": "http"}, receive, send)
    return sent[0]["status"], json.loads(sent[1]["body"])


async def demonstrate() -> None:
    """Three requests at once, one that is too long, and one whose client hangs up."""
    names = ("quick", "slow", "broken")
    replies = await asyncio.gather(
        *(post(f"A {name} search, please") for name in names)
    )
    for name, (status, reply) in zip(names, replies):
        print(f"{name}: {status} {reply['memory']}")
    status, reply = await post("word " * 9_000)
    print(f"too long: {status} {json.dumps(reply)}")
    task = asyncio.create_task(post("A slow search, please"))
    await asyncio.sleep(0.1)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("cancelled: the search was cancelled with it")


def main() -> None:
    """The demonstration, beside a stand-in for the model."""
    global MODEL_ADDRESS
    with stand_in(lambda path, request: openai_reply("Gladly.")) as server:
        MODEL_ADDRESS = server.address
        asyncio.run(demonstrate())


if __name__ == "__main__":
    main()
