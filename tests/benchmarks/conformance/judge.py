"""The judge: recounts what a library returned and says what was kept and what broken.

Counts with a real vocabulary: three tokens a message, its role, its text, and names and
arguments of tool calls; ids and the opening of the reply are charged to nobody. A
string is counted bare. Libraries are told apart only by what they return.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from .scenarios import Messages, Scenario

TOKENS_PER_MESSAGE = 3

REFUSES_CLEARLY = re.compile(
    r"budget|token.?limit|over.?flow|exceed|unsatisf|too small|too.?many.?tokens"
    r"|truncat|does not fit|cannot fit|context window",
    re.IGNORECASE,
)
SPECIAL_TOKEN_FAULT = "disallowed special token"
"""Words of the tokenizer, not of a library that says that something does not fit."""


class Answer(NamedTuple):
    """What a library returned: chat messages or one text.

    `fits` is what it says of itself, None where it says nothing. `left_out` are the
    tokens that the finished prompt would have with each memory that is not in it, where
    the library puts memories in another way than as a message each.
    """

    messages: Messages | None = None
    text: str | None = None
    fits: bool | None = None
    left_out: tuple[int, ...] | None = None


class Tokenizer:
    """Counts texts and messages with one vocabulary; control markers are plain text."""

    def __init__(self, encoding: Any) -> None:
        self.encoding = encoding

    def text(self, text: str) -> int:
        """Tokens of a text."""
        return len(self.encoding.encode(text, disallowed_special=()))

    def message(self, message: dict[str, Any]) -> int:
        """Tokens of a chat message, framing included."""
        tokens = TOKENS_PER_MESSAGE + self.text(str(message.get("role", "")))
        tokens += self.text(content_text(message))
        for call in message.get("tool_calls") or ():
            function = call.get("function", call)
            arguments = function.get("arguments", function.get("args", ""))
            tokens += self.text(str(function.get("name", "")))
            tokens += self.text(
                arguments if isinstance(arguments, str) else json.dumps(arguments)
            )
        return tokens

    def messages(self, messages: Messages) -> int:
        """Tokens of a chat."""
        return sum(map(self.message, messages))


def content_text(message: dict[str, Any]) -> str:
    """The text of a message, out of a string or of text parts."""
    content = message.get("content")
    if isinstance(content, list):
        parts = (part.get("text", "") for part in content if isinstance(part, dict))
        return "".join(parts)
    return content if isinstance(content, str) else ""


class Verdict(NamedTuple):
    """What the judge found for one scenario."""

    scenario: Scenario
    tokens: int | None = None
    says_it_fits: bool | None = None
    error: str | None = None
    refused: bool = False
    system_whole: bool = True
    user_whole: bool = True
    pair_broken: bool = False
    memory_wasted: bool = False

    @property
    def is_over(self) -> bool:
        """Whether more came out than the budget allows."""
        return self.tokens is not None and self.tokens > self.scenario.budget

    @property
    def is_whole(self) -> bool:
        """Whether a prompt came out that fits with nothing broken."""
        return (
            self.error is None
            and not self.is_over
            and self.system_whole
            and self.user_whole
            and not self.pair_broken
        )

    @property
    def says_no(self) -> bool:
        """Whether it was said that the prompt does not fit."""
        return self.refused or (self.error is None and self.says_it_fits is False)

    @property
    def met(self) -> bool:
        """A whole prompt where one is possible, a refusal where none is."""
        return self.says_no if self.scenario.tier == "impossible" else self.is_whole

    @property
    def kept_word(self) -> bool:
        """As `met`, and a clear refusal is no broken promise, even where it was not
        needed."""
        return self.met or self.refused


def judge(
    scenario: Scenario, ask: Callable[[], Answer], tokenizer: Tokenizer
) -> Verdict:
    """Let a library answer and look at the answer; a failure is a finding too."""
    try:
        answer = ask()
    except ModuleNotFoundError:
        raise
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        clear = bool(REFUSES_CLEARLY.search(words)) and SPECIAL_TOKEN_FAULT not in words
        return Verdict(scenario, error=words[:200], refused=clear)
    if answer.messages is None:
        bodies = [answer.text or ""]
        tokens = tokenizer.text(bodies[0])
    else:
        bodies = list(map(content_text, answer.messages))
        tokens = tokenizer.messages(answer.messages)
    return Verdict(
        scenario,
        tokens,
        answer.fits,
        system_whole=any(scenario.system in body for body in bodies),
        user_whole=any(scenario.user in body for body in bodies),
        pair_broken=_breaks_pairs(answer.messages or (), "\n".join(bodies)),
        memory_wasted=_wastes(scenario, answer, bodies, tokens, tokenizer),
    )


def _breaks_pairs(messages: Any, text: str) -> bool:
    """Whether a call is without its result or a result without its call."""
    calls = set(re.findall(r"CALL<([^>]*)>", text))
    results = set(re.findall(r"RESULT<([^>]*)>", text))
    for message in messages:
        calls.update(call.get("id") for call in message.get("tool_calls") or ())
        if message.get("role") == "tool" and "RESULT<" not in content_text(message):
            results.add(message.get("tool_call_id"))
    return calls != results


def _wastes(
    scenario: Scenario,
    answer: Answer,
    bodies: list[str],
    tokens: int,
    tokenizer: Tokenizer,
) -> bool:
    """Whether a memory is missing that would have fitted beside the rest."""
    sizes = answer.left_out
    if sizes is None:
        missing = [
            memory
            for memory in scenario.memories
            if not any(memory in body for body in bodies)
        ]
        sizes = tuple(
            tokens + tokenizer.message({"role": "user", "content": memory})
            for memory in missing
        )
    return tokens <= scenario.budget and any(size <= scenario.budget for size in sizes)
