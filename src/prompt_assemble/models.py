"""Published limits by model id.

Responsible for finding the row of `model_data` that an id belongs to. It must not know
budgets or configurations, and it never guesses: an id that no row matches is an error.
"""

import re
from functools import lru_cache
from typing import Any, NamedTuple

from .checks import shown
from .errors import ConfigError
from .model_data import LISTED_APART, MODEL_LIMITS_TABLE, MODEL_SOURCE_NAMES
from .template_data import TEMPLATE_TOKENS

GIVE_WINDOW = (
    "Give the window yourself: "
    "PromptConfig(context_window=...), with max_input_tokens=... if the endpoint "
    "has an input cap of its own and tokenizer=... if you know the family."
)
"""What to do about a model that is not known."""


class ModelLimits(NamedTuple):
    """What is published about one model, or a group of models, at one kind of endpoint.

    All limits are in tokens; None means that nothing is published.

    `pattern` is what the id was matched with. `max_input_tokens` is a cap of its own
    that holds whatever output is asked for (GPT-5, Gemini, DashScope).
    `max_output_tokens` may equal the window where both share it.
    `output_shares_window` says whether input and output together must fit
    `context_window`. `lowest_published_input_tokens` is the smallest limit that a host
    of the model publishes, as far as the lists of our sources know: take it where the
    endpoint is not known. `tokenizer`
    is one of our families or "any"; `tokenizer_basis` says how that is known:
    "documented" or "measured", "assumed" for models whose tokenizer is not public,
    "n/a" where it depends on the model. `source` and `as_of` (year, month, maybe day)
    say where and when the figures were read, `note` what to beware of.
    """

    pattern: str
    provider: str
    context_window: int
    max_input_tokens: int | None
    max_output_tokens: int | None
    tokenizer: str
    tokenizer_basis: str
    output_shares_window: bool
    source: str
    as_of: str
    note: str
    lowest_published_input_tokens: int


def model_limits(model: str) -> ModelLimits:
    """The published limits of a model id, in tokens.

    The table is ordered and the first matching pattern wins, whatever the case. A
    pattern with a `/` is matched with the whole id, any other with the part after the
    last `/`; so "MiniMaxAI/MiniMax-M2.1" (self-hosted weights, 196,608) is not
    "MiniMax-M2.1" (204,000). A number is matched whole: `gpt-5*` is neither "gpt-54"
    nor "gpt-5.9", which are not known. A limit belongs to an endpoint and a model
    together: ids of hosts that publish another limit have rows of their own
    ("github_copilot/gpt-4.1"), and of GitHub Copilot no other ids are known. Where a
    host sets its own window (vLLM, SGLang, llama.cpp, Ollama), give that window
    yourself.

    Raises `ConfigError` for an id that no row matches; it says how to give the window.
    """
    if not isinstance(model, str):
        raise ConfigError(
            "model must be a model id such as 'MiniMax-M2.1', "
            f"got {type(model).__name__}"
        )
    whole_id = model.lower()
    short_id = whole_id.rpartition("/")[2]
    is_apart = whole_id.startswith(LISTED_APART)
    for limits in published_limits():
        pattern = limits.pattern.lower()
        if "/" in pattern:
            found = _is_matched(whole_id, pattern)
        else:
            found = not is_apart and _is_matched(short_id, pattern)
        if found:
            return limits
    raise ConfigError(_unknown_model_message(model, whole_id))


def _is_matched(model_id: str, pattern: str) -> bool:
    """Whether an id matches a pattern whose stars go on with no number."""
    if not any(sign in pattern for sign in "*?["):
        return model_id == pattern
    from fnmatch import fnmatchcase  # only a config for a model id needs it

    first, *rest = re.split(r"(?<=[0-9\]])\*", pattern)
    closed = [first]
    for piece in rest:
        # Nothing stands for such a star, or what begins with another sign.
        ends = (piece, "[!0-9a-z.]*" + piece)
        closed = [it + end for it in closed for end in ends]
    return any(fnmatchcase(model_id, it) for it in closed)


def template_tokens(model: str) -> dict[str, Any]:
    """What a model's template costs, where it is known.

    As fields of a config; empty for all other models.
    """
    short_id = model.lower().rpartition("/")[2]
    for pattern, per_message, per_request, per_argument, in_json in TEMPLATE_TOKENS:
        if _is_matched(short_id, pattern):
            return {
                "tokens_per_message": per_message,
                "tokens_per_request": per_request,
                "tokens_per_argument": per_argument,
                "tool_results_in_json": in_json,
            }
    return {}


@lru_cache(maxsize=1)
def published_limits() -> tuple[ModelLimits, ...]:
    """Every row of the table in the order of matching; read on first use, then kept."""
    rows = re.split(r"\n(?=\S)", MODEL_LIMITS_TABLE.rstrip("\n"))
    return tuple(map(_limits_from_row, rows))


def _limits_from_row(row: str) -> ModelLimits:
    *figures, facts = row.split(None, 8)
    pattern, window, max_input, max_output, lowest, family, basis, pool = figures
    provider, as_of, source, note = " ".join(facts.split()).split(" | ")
    for name, full in MODEL_SOURCE_NAMES.items():
        source = source.replace("{" + name + "}", full)
    return ModelLimits(
        pattern=pattern,
        provider=provider,
        context_window=int(window),
        max_input_tokens=_published_number(max_input),
        max_output_tokens=_published_number(max_output),
        tokenizer=family,
        tokenizer_basis=basis,
        output_shares_window=pool == "shared",
        source=source,
        as_of=as_of,
        note="" if note == "-" else note,
        lowest_published_input_tokens=int(lowest),
    )


def _published_number(text: str) -> int | None:
    return None if text == "-" else int(text)


def _unknown_model_message(model: str, whole_id: str) -> str:
    near = _nearest_patterns(whole_id)
    hint = f" Nearest known: {', '.join(near)}." if near else ""
    return (
        f"no published limits are known for model {shown(model)}.{hint} " + GIVE_WINDOW
    )


def _nearest_patterns(whole_id: str) -> list[str]:
    """Up to five patterns that begin like the id, in at least three characters.

    Of the same host, where it is listed apart, else of no host in particular.
    """
    host, _, short_id = whole_id.rpartition("/")
    prefix = f"{host}/" if whole_id.startswith(LISTED_APART) else ""
    patterns = [it.pattern for it in published_limits()]
    near = [
        it for it in patterns if (it.startswith(prefix) if prefix else "/" not in it)
    ]
    lengths = {
        it: _common_prefix_length(short_id, it.removeprefix(prefix).lstrip("*"))
        for it in near
    }
    longest = max(lengths.values(), default=0)
    if longest < 3:
        return []
    return [pattern for pattern, length in lengths.items() if length == longest][:5]


def _common_prefix_length(left: str, right: str) -> int:
    for position, (a, b) in enumerate(zip(left, right)):
        if a != b:
            return position
    return min(len(left), len(right))
