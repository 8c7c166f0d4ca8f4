"""Published limits: order, matching, and no guesses."""

from __future__ import annotations

from typing import Any

import pytest

from prompt_assemble import PromptConfig
from prompt_assemble.errors import ConfigError
from prompt_assemble.models import model_limits, published_limits
from prompt_assemble.tokens import TOKENIZERS


@pytest.mark.parametrize(
    ("model", "window", "max_input", "max_output", "tokenizer"),
    [
        ("MiniMax-M2.1", 204_000, None, 131_072, "minimax_m2"),
        ("minimax/minimax-m2.1", 204_000, None, 131_072, "minimax_m2"),
        ("MiniMaxAI/MiniMax-M2.1", 196_608, None, None, "minimax_m2"),
        ("minimax.minimax-m2.1", 196_000, None, 8_000, "minimax_m2"),
        (
            "fireworks_ai/accounts/fireworks/models/minimax-m2p1",
            196_608,
            None,
            None,
            "minimax_m2",
        ),
        ("MiniMax-M2.5", 204_800, None, 131_072, "minimax_m2"),
        ("gpt-5-mini", 400_000, 272_000, 128_000, "o200k"),
        ("openai/GPT-5.4", 1_050_000, 922_000, 128_000, "o200k"),
        ("gpt-5.4-mini", 400_000, 272_000, 128_000, "o200k"),
        ("gpt-5-chat-latest", 128_000, None, 16_384, "o200k"),
        ("gpt-4o-2024-05-13", 128_000, None, 4_096, "o200k"),
        ("gpt-4o-mini", 128_000, None, 16_384, "o200k"),
        ("gpt-4", 8_192, None, 4_096, "cl100k"),
        ("o3-mini", 200_000, None, 100_000, "o200k"),
        ("claude-sonnet-4-5", 200_000, None, 64_000, "claude3"),
        (
            "us.anthropic.claude-sonnet-4-5-20250929-v1:0",
            200_000,
            None,
            64_000,
            "claude3",
        ),
        ("anthropic/claude-opus-4.7", 1_000_000, None, 128_000, "claude4_7"),
        ("gemini-2.5-flash", 1_048_576, 1_048_576, 65_536, "gemma3"),
        ("gemini-2.5-flash-image", 32_768, 32_768, 32_768, "gemma3"),
        ("groq/openai/gpt-oss-120b", 131_072, None, 65_536, "o200k"),
        ("openai/gpt-oss-120b", 131_072, None, 131_072, "o200k"),
        ("ollama/llama3.1", 4_096, None, None, "any"),
        ("glm-4.5-air", 131_072, None, 98_304, "glm4"),
        ("glm-4.7", 204_800, None, 131_072, "glm4_7"),
        ("qwen-max", 32_768, 30_720, 8_192, "qwen3"),
        ("Qwen/Qwen3.6-27B", 262_144, None, 65_536, "qwen3_5"),
        ("kimi-k2.5", 262_144, None, 262_144, "any"),
        ("meta-llama/Llama-3.3-70B-Instruct", 131_072, None, None, "llama3"),
        ("grok-4.3", 1_000_000, None, 30_000, "any"),
    ],
)
def test_known_ids(
    model: str,
    window: int,
    max_input: int | None,
    max_output: int | None,
    tokenizer: str,
) -> None:
    limits = model_limits(model)
    assert limits.context_window == window
    assert limits.max_input_tokens == max_input
    assert limits.max_output_tokens == max_output
    assert limits.tokenizer == tokenizer


def test_a_row_keeps_its_source_date_and_note() -> None:
    limits = model_limits("MiniMax-M2.1")
    assert limits.provider == "minimax"
    assert limits.as_of == "2026-11-30"
    assert "MiniMax docs" in limits.source
    assert "litellm 1.110.2 (bundled" in limits.source
    assert "204,800" in limits.note
    assert limits.lowest_published_input_tokens == 196_000
    assert limits.output_shares_window
    assert not model_limits("gemini-2.5-pro").output_shares_window


def test_every_row_is_sane() -> None:
    rows = published_limits()
    assert len(rows) >= 100
    assert len({row.pattern for row in rows}) == len(rows)
    for row in rows:
        assert row.tokenizer in TOKENIZERS, row.pattern
        assert row.tokenizer_basis in ("documented", "measured", "assumed", "n/a")
        assert row.provider and row.source and "{" not in row.source, row.pattern
        assert row.as_of.startswith("2026-"), row.pattern
        assert 0 < row.lowest_published_input_tokens <= row.context_window
        assert row.max_input_tokens is None or row.max_input_tokens > 0
        assert row.max_output_tokens is None or row.max_output_tokens > 0
        assert row.pattern == row.pattern.lower()


@pytest.mark.parametrize("row", published_limits(), ids=lambda row: str(row.pattern))
def test_no_row_is_hidden_by_an_earlier_one(row: Any) -> None:
    """An id made from the pattern itself must come back to its own row."""
    example = row.pattern
    for wildcard, letters in (("[134]", "3"), ("[123]", "3"), ("[23]", "3")):
        example = example.replace(wildcard, letters)
    for wildcard, letters in (("[67]", "6"), ("[56]", "5"), ("[567]", "5")):
        example = example.replace(wildcard, letters)
    example = example.replace("?", ".").replace("-*b*", "-8b")
    if "/" in example:
        example = example.replace("*", "x")
    else:
        example = example.replace("*", "")
    assert model_limits(example).pattern == row.pattern


def test_an_unknown_id_is_an_error_with_the_way_out() -> None:
    with pytest.raises(ConfigError) as caught:
        model_limits("gpt-7")
    message = str(caught.value)
    assert "'gpt-7'" in message
    assert "PromptConfig(context_window=" in message
    assert "gpt-6*" in message


@pytest.mark.parametrize("model", ["", "zzz", "/", "claude", "gpt", "my-own-model"])
def test_nothing_is_guessed(model: str) -> None:
    with pytest.raises(ConfigError, match="context_window="):
        model_limits(model)


@pytest.mark.parametrize("model", [None, 4, b"gpt-4o", ["gpt-4o"]])
def test_what_is_no_id_is_refused(model: Any) -> None:
    with pytest.raises(ConfigError, match=type(model).__name__):
        model_limits(model)


@pytest.mark.parametrize(
    "model, per_message, per_request",
    [
        ("MiniMax-M3", 24, 192),
        ("MiniMaxAI/MiniMax-M3", 24, 192),
        ("grok-4.3", 8, 512),
        ("MiniMax-M2.1", 8, 64),
        ("gpt-5.4", 8, 64),
    ],
)
def test_dearer_templates_are_charged(
    model: str, per_message: int, per_request: int
) -> None:
    """`for_model` knows the templates that cost more than the usual."""
    config = PromptConfig.for_model(model)
    assert config.tokens_per_message == per_message
    assert config.tokens_per_request == per_request
