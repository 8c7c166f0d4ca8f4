"""Small things that several test files need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hypothesis import settings

from prompt_assemble import PromptConfig
from prompt_assemble.context import MinimalContext, minimal_context
from prompt_assemble.guard import Guard
from prompt_assemble.messages import Message, text_message
from prompt_assemble.render import Frame, Scene, frame_of
from prompt_assemble.retrieval import (
    REASON_OVER_TOP_K,
    AnswerReading,
    Memory,
    MemoryOutcome,
)
from prompt_assemble.tool_framing import escapes_of, values_of

SYSTEM = "You are the desk clerk of a small hotel."
USER = "Which room did I like?"

ARGUMENT_NAMES = (
    "query limit path start_line end_line q user_id x b color size kind note since "
    "until mode"
).split()
"""Names of arguments as tools have them, sixteen."""


A_FIFTH = settings(max_examples=max(1, settings().max_examples // 5))
"""For a property that each of many parameters tries: together they have several times
the examples of one that stands alone; PROMPT_ASSEMBLE_EXAMPLES raises these, too."""

SEQUENCES = (
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",  # a family
    "\U0001f1e9\U0001f1ea",  # a flag
    "\U0001f44d\U0001f3fd",  # a thumb with its colour
    "e\u0323\u0302",  # Vietnamese in pieces
    "\u0e19\u0e49",  # Thai with a tone
)
"""What a reader sees as one character each."""


class Retrieved(NamedTuple):
    """What was read of an answer: usable memories, fate of the rest, the failure."""

    memories: tuple[Memory, ...] = ()
    outcomes: tuple[MemoryOutcome, ...] = ()
    failure: BaseException | None = None


def all_of(reading: AnswerReading) -> Retrieved:
    """All that a reading gives; what it has in hand beyond that is over top_k."""
    memories = tuple(reading.memories(lambda: REASON_OVER_TOP_K))
    return Retrieved(memories, tuple(reading.outcomes), reading.failure)


def read_memories(answer: object, top_k: int) -> Retrieved:
    """The first `top_k` usable memories of an answer."""
    return all_of(AnswerReading(answer, top_k))


def config_of(token_budget: int, **changes: Any) -> PromptConfig:
    """A config with exactly this `token_budget`, and no cost for the chat template."""
    free = {
        "tokens_per_message": 0,
        "tokens_per_request": 0,
        "tokens_per_argument": 0,
        "safety_ratio": 1.0,
    }
    return PromptConfig(context_window=token_budget + 1, **{**free, **changes})


def context_of(*dialog: object, system: str = "", user: str = USER) -> MinimalContext:
    """The minimal context with all of `dialog` in it."""
    return context_within(system, dialog, user, len(dialog))


def context_within(
    system: str, dialog: Sequence[object], user: str, wanted: int
) -> MinimalContext:
    """The minimal context of a turn whose system prompt and input are texts."""
    prompt = text_message("system", system) if system else None
    return minimal_context(prompt, dialog, text_message("user", user), wanted)


def scene_for(context: MinimalContext, config: PromptConfig) -> tuple[Scene, int]:
    """The messages of a prompt, and its parts priced as the assembler does."""
    scene = Scene(context.system, context.recent, context.user)
    guard = Guard(True)
    parts = sum(guard.part_tokens(config.part_tokens, it) for it in scene.all)
    return scene, parts + tool_tokens(scene.all, config)


def tool_tokens(messages: Sequence[Message], config: PromptConfig) -> int:
    """What a config charges for calls and results beside their text."""
    values = sum(values_of(message.calls) for message in messages)
    escapes = sum(map(escapes_of, messages)) if config.tool_results_in_json else 0
    return config.tokens_per_argument * values + escapes


def frame_for(context: MinimalContext, form: str, config: PromptConfig) -> Frame:
    """The frame of a prompt, its parts priced as the assembler does."""
    scene, parts = scene_for(context, config)
    return frame_of(scene, form, config, parts)


def tool_loop(ids: Sequence[str], arguments: str, result: str) -> list[Any]:
    """A message with a call by each id, all with these arguments, and their results."""
    function = {"name": "look_up", "arguments": arguments}
    calls = [{"id": it, "type": "function", "function": function} for it in ids]
    return [
        {"role": "assistant", "content": "", "tool_calls": calls},
        *({"role": "tool", "tool_call_id": it, "content": result} for it in ids),
    ]


class Recorder:
    """Remembers the arguments of its calls and answers from `answer`."""

    def __init__(self, answer: Callable[..., object] | object = None) -> None:
        self.answer = answer
        self.calls: list[tuple[Any, ...]] = []

    def __call__(self, *args: Any) -> Any:
        self.calls.append(args)
        return self.answer(*args) if callable(self.answer) else self.answer


def call(name: str, call_id: str = "c1") -> dict[str, Any]:
    """An assistant message that calls one tool."""
    function = {"name": name, "arguments": "{}"}
    calls = [{"id": call_id, "type": "function", "function": function}]
    return {"role": "assistant", "content": None, "tool_calls": calls}


def result(text: str, call_id: str = "c1") -> dict[str, Any]:
    """The result of a tool call."""
    return {"role": "tool", "tool_call_id": call_id, "content": text}
