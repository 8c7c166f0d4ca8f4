"""A stand-in for a provider: an HTTP server on this machine that checks every request.

The examples talk to it, so that they run without a key and without a network. It knows
nothing about language: it answers with the replies that the example gives it, in turn.
What it does know is what an API would refuse. A request with problems gets status 400
and the problems in words, and the real client of the example raises.

`openai_problems` and `anthropic_problems` hold a request against the types of the real
SDKs, which must be installed for that; `chat_problems` needs the standard library only.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from prompt_assemble.testing import message_problems


class Answer(NamedTuple):
    """What the server says: an HTTP status and a JSON body."""

    status: int
    body: dict[str, Any]


class StandIn(NamedTuple):
    """A running server: its address, and the bodies of the requests it got, in order."""

    address: str
    requests: list[dict[str, Any]]


def chat_problems(request: Mapping[str, Any]) -> list[str]:
    """What a chat server would refuse in the messages of a request."""
    return message_problems(request.get("messages") or (), "openai")


def openai_problems(request: Mapping[str, Any]) -> list[str]:
    """What OpenAI's chat completions would refuse: types of the SDK, order of calls."""
    from openai.types.chat import completion_create_params as params

    expected = params.CompletionCreateParamsNonStreaming
    return type_problems(expected, request) or chat_problems(request)


def anthropic_problems(request: Mapping[str, Any]) -> list[str]:
    """What Anthropic's Messages API would refuse: types of the SDK, rules of turns."""
    from anthropic.types import message_create_params as params

    expected = params.MessageCreateParamsNonStreaming
    messages = request.get("messages") or ()
    problems = type_problems(expected, request)
    return problems or message_problems(messages, "anthropic")


def type_problems(expected: Any, request: Mapping[str, Any]) -> list[str]:
    """Where a request differs from a TypedDict of an SDK; unknown keys are problems."""
    from pydantic import ValidationError

    try:
        walk(adapter(expected).validate_python(dict(request), extra="forbid"))
    except ValidationError as error:
        return [f"{problem['loc']}: {problem['msg']}" for problem in error.errors()]
    return []


@cache
def adapter(expected: Any) -> Any:
    """The validator of a type, made once: that takes longer than all checks with it."""
    from pydantic import TypeAdapter

    return TypeAdapter(expected)


def walk(value: Any) -> None:
    """Look at everything: what an SDK types as iterable is checked when it is read."""
    if isinstance(value, Mapping):
        for inner in value.values():
            walk(inner)
    elif not isinstance(value, str) and hasattr(value, "__iter__"):
        for inner in value:
            walk(inner)


@contextmanager
def stand_in(
    answer: Callable[[str, dict[str, Any]], Answer],
    problems: Callable[[Mapping[str, Any]], list[str]] = chat_problems,
) -> Iterator[StandIn]:
    """Run a server that answers with `answer(path, request)` if nothing is wrong."""
    requests: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length") or 0)
            request = json.loads(self.rfile.read(length))
            requests.append(request)
            found = problems(request) if "messages" in request else []
            self.reply(refusal(400, "; ".join(found)) if found else self.said(request))

        def said(self, request: dict[str, Any]) -> Answer:
            try:
                return answer(self.path, request)
            except StopIteration:
                return refusal(500, "the example has no more replies")

        def reply(self, given: Answer) -> None:
            body = json.dumps(given.body).encode()
            self.send_response(given.status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing: the example does the talking."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield StandIn(f"http://127.0.0.1:{server.server_address[1]}", requests)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def in_turn(*answers: Answer) -> Callable[[str, dict[str, Any]], Answer]:
    """Answer with these, one for each request, whatever is asked."""
    left = iter(answers)
    return lambda path, request: next(left)


def refusal(status: int, message: str, **more: Any) -> Answer:
    """An error in the shape that OpenAI, Anthropic and local servers share."""
    error = {"type": "invalid_request_error", "message": message, **more}
    return Answer(status, {"type": "error", "error": error})


def openai_reply(text: str | None = None, *calls: dict[str, Any]) -> Answer:
    """A chat completion with words, or with tool calls."""
    message: dict[str, Any] = {"role": "assistant", "content": text, "refusal": None}
    if calls:
        message["tool_calls"] = list(calls)
    reason = "tool_calls" if calls else "stop"
    choice = {"index": 0, "finish_reason": reason, "message": message, "logprobs": None}
    body = {"object": "chat.completion", "created": 0, "model": "stand-in"}
    return Answer(200, {"id": "reply", **body, "choices": [choice]})


def anthropic_reply(*blocks: dict[str, Any]) -> Answer:
    """A message of the Messages API with these content blocks."""
    uses_tools = any(block["type"] == "tool_use" for block in blocks)
    return Answer(
        200,
        {
            "id": "reply",
            "type": "message",
            "role": "assistant",
            "model": "stand-in",
            "stop_reason": "tool_use" if uses_tools else "end_turn",
            "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
            "content": list(blocks),
        },
    )
