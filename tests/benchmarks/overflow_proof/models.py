"""Real models: a chat template and the tokenizer that counts what it renders.

Templates come out of `tests.benchmarks.templates`, vocabularies out of
`tests.benchmarks.bounds`. A control token of the template is one token, as it is for
the server. For OpenAI, whose template is not published, its documented formula counts:
three tokens a message, three for the reply. For Mistral its own package encodes whole
requests. It must not know what is proved.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from ..bounds.real_tokenizers import CountTokens, family_loaders, package_folder
from ..templates.real_templates import SHAPES, Model, load_models

Messages = list[dict[str, Any]]

FAMILIES = {
    "minimax": "minimax_m2",
    "minimax-m3": "minimax_m2",
    "qwen-2.5": "qwen3",
    "qwen-3": "qwen3",
    "qwen-3.5": "qwen3_5",
    "deepseek-r1": "deepseek_v3",
    "deepseek-v3.1": "deepseek_v3",
    "glm-4.5v": "glm4",
    "glm-4.7-flash": "glm4_7",
    "tokenizer-llama3_1": "llama3",
    "tokenizer-gemma3": "gemma3",
}
"""Templates whose vocabulary is that of a family: merges, normaliser and splits are
equal."""

OPENAI_FAMILIES = ("o200k", "cl100k")

MISTRAL_FILES = {
    "tekken": "tekken_240911.json",
    "mistral_v3": "mistral_instruct_tokenizer_240323.model.v3",
}
"""Files of mistral-common by family."""

MODEL_IDS = {
    "minimax": "MiniMax-M2.1",
    "minimax-m3": "MiniMax-M3",
    "qwen-2.5": "qwen2.5-72b-instruct",
    "qwen-3": "qwen3-235b-a22b",
    "qwen-3.5": "qwen3.5-397b-a17b",
    "deepseek-r1": "deepseek-r1",
    "deepseek-v3.1": "deepseek-v3.1",
    "glm-4.5v": "glm-4.5v",
    "glm-4.7-flash": "glm-4.7-flash",
    "tokenizer-llama3_1": "llama-3.1-8b-instruct",
    "tokenizer-gemma3": "gemma-3-27b-it",
    "OpenAI, o200k": "gpt-4o",
    "OpenAI, cl100k": "gpt-4-turbo",
    "Mistral, tekken": "mistral-nemo-2407",
    "Mistral, mistral_v3": "mistral-small-2409",
}
"""The id under which a user would name each of the models."""

CALLS = [
    {
        "id": "call00001",
        "type": "function",
        "function": {"name": "look_up", "arguments": '{"query": "probe-argument"}'},
    }
]
SPOKEN: Messages = [
    {"role": "system", "content": "probe-system"},
    {"role": "user", "content": "probe-question"},
]
ANSWER_FIRST: Messages = [
    *SPOKEN[:1],
    {"role": "assistant", "content": "probe-answer"},
    *SPOKEN[1:],
]
TOOL_LOOP: Messages = [
    *SPOKEN,
    {"role": "assistant", "content": "", "tool_calls": CALLS},
    {"role": "tool", "tool_call_id": "call00001", "content": "probe-result"},
    {"role": "assistant", "content": "probe-answer"},
    {"role": "user", "content": "probe-next"},
]


class CountedModel(NamedTuple):
    """A model whose rendered prompts can be counted.

    `count_messages` counts what the model gets, `count_text` a plain text.
    `takes_tools` says whether its template renders tool loops whole, `first_message`
    who has to speak first in it.
    """

    name: str
    family: str
    count_messages: Callable[[Messages], int]
    count_text: CountTokens
    takes_tools: bool
    first_message: str = "any"


def counted_models(npm: Path, only: str) -> Iterator[CountedModel]:
    """Every model that is at hand, or the one called `only`."""
    loaders = family_loaders(npm)
    templates = _templates(npm)
    for name, family in FAMILIES.items():
        if only in ("", name):
            if name in templates:
                yield from _of_template(templates[name], family, loaders[family])
            else:
                print(f"left out {name}: its template is not here", file=sys.stderr)
    for family in OPENAI_FAMILIES:
        if only in ("", f"OpenAI {family}"):
            count = loaders[family]()
            yield CountedModel(
                f"OpenAI, {family}", family, partial(_openai, count), count, True
            )
    for family, file_name in MISTRAL_FILES.items():
        if only in ("", f"Mistral {family}"):
            yield from _of_mistral(family, file_name, loaders[family])


@lru_cache(maxsize=1)
def _templates(npm: Path) -> dict[str, Model]:
    return {model.name: model for model in load_models(npm, [])}


def _of_template(
    model: Model, family: str, load: Callable[[], CountTokens]
) -> Iterator[CountedModel]:
    count = load()
    for shape in SHAPES:
        tools = _renders_whole(model, shape, TOOL_LOOP)
        if tools or _renders_whole(model, shape, SPOKEN):
            rendered = partial(_rendered_count, model, shape, count)
            first = "any" if _renders_whole(model, shape, ANSWER_FIRST) else "user"
            yield CountedModel(model.name, family, rendered, count, tools, first)
            return
    print(f"left out {model.name}: its template takes no shape", file=sys.stderr)


def _of_mistral(
    family: str, file_name: str, load: Callable[[], CountTokens]
) -> Iterator[CountedModel]:
    """Mistral's own package, which checks, renders and encodes a whole request."""
    try:
        request, tokenizer = _mistral_encoder(file_name)
    except ImportError as error:
        print(f"left out Mistral {family}: {error}", file=sys.stderr)
        return

    def count_messages(messages: Messages) -> int:
        encoded = tokenizer.encode_chat_completion(
            request.from_openai(messages=messages)
        )
        return len(encoded.tokens)

    yield CountedModel(f"Mistral, {family}", family, count_messages, load(), True)


def _mistral_encoder(file_name: str) -> tuple[Any, Any]:
    root = "mistral_common"
    request = import_module(f"{root}.protocol.instruct.request").ChatCompletionRequest
    encoder = import_module(f"{root}.tokens.tokenizers.mistral").MistralTokenizer
    folder = package_folder(root) / "data"
    return request, encoder.from_file(str(folder / file_name))


def _rendered_count(
    model: Model,
    shape: Callable[[Messages], Messages],
    count: CountTokens,
    messages: Messages,
) -> int:
    return count(model.render(_as_served(shape(messages))))


def _as_served(messages: Messages) -> Messages:
    """Arguments of calls as objects, which is what servers hand to a template."""
    served = []
    for message in messages:
        calls = message.get("tool_calls")
        if calls:
            calls = [{**it, "function": _with_object(it["function"])} for it in calls]
            message = {**message, "tool_calls": calls}
        served.append(message)
    return served


def _with_object(function: dict[str, Any]) -> dict[str, Any]:
    return {**function, "arguments": json.loads(function["arguments"])}


def _renders_whole(
    model: Model, shape: Callable[[Messages], Messages], messages: Messages
) -> bool:
    try:
        rendered = model.render(_as_served(shape(messages)))
    except Exception:  # whatever a template raises for what it does not take
        return False
    probes = {json.dumps(it)[1:-1] for it in _probes(messages)}
    return all(probe in rendered for probe in probes)


def _probes(messages: Messages) -> Iterator[str]:
    for message in messages:
        if message["content"]:
            yield message["content"]
        if message.get("tool_calls"):
            yield "probe-argument"


def _openai(count: CountTokens, messages: Messages) -> int:
    tokens = 3
    for message in messages:
        tokens += 3 + count(message["role"]) + count(message["content"] or "")
        for call in message.get("tool_calls") or ():
            function = call["function"]
            tokens += count(call["id"]) + count(function["name"])
            tokens += count(function["arguments"])
    return tokens
