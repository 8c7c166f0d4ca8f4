"""Published limits: order, matching, and no guesses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from prompt_assemble import PromptConfig, models
from prompt_assemble.errors import ConfigError
from prompt_assemble.models import model_limits, published_limits, template_tokens
from prompt_assemble.template_data import TEMPLATE_TOKENS
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
    example = re.sub(r"\[([^]]+)\]", lambda found: found[1][-1], row.pattern)
    example = example.replace("?", ".").replace("-*b*", "-8b")
    bare, longer = example.replace("*", ""), example.replace("*", "-x")
    examples = (longer.removeprefix("-"), bare, longer)
    assert row.pattern in {found_pattern(it) for it in examples}


def found_pattern(model: str) -> str | None:
    """The pattern of the row that an id comes to."""
    try:
        return model_limits(model).pattern
    except ConfigError:
        return None


@pytest.mark.parametrize("more", ["0", "4x", "x", ".9"])
@pytest.mark.parametrize(
    "row",
    [row for row in published_limits() if re.search(r"[0-9]\*$", row.pattern)],
    ids=lambda row: str(row.pattern),
)
def test_a_number_is_matched_whole(row: Any, more: str) -> None:
    """`gpt-5*` is not gpt-54, gpt-5x or gpt-5.9: nobody published anything of these."""
    example = re.sub(r"\[([^]]+)\]", lambda found: found[1][-1], row.pattern)
    example = example.replace("?", ".").replace("*", "")
    assert model_limits(f"{example}-turbo").pattern
    try:
        found = model_limits(example + more).pattern
    except ConfigError:
        return
    assert found != row.pattern


@pytest.mark.parametrize(
    "model",
    [
        *("gpt-40", "gpt-54", "gpt-5.9", "gpt-4.5-preview", "o10", "o1x", "o30-mini"),
        *("gemini-20-pro", "claude-opus-40", "kimi-k20", "glm-50", "grok-4.35"),
        *("deepseek-llm-7b-chat", "deepseek-coder-33b-instruct", "deepseek-v2"),
    ],
)
def test_a_model_that_is_like_another_is_not_known(model: str) -> None:
    """Its window would be a guess."""
    with pytest.raises(ConfigError, match="context_window="):
        model_limits(model)


@pytest.mark.parametrize(
    ("models", "most"),
    [
        ("o1-mini o1-mini-2024-09-12 o1-preview o1-preview-2024-09-12", 128_000),
        ("gpt-3.5-turbo-instruct openai/gpt-3.5-turbo-instruct-0914", 4_096),
        ("gpt-5-chat gpt-5.1-chat gpt-5.2-chat-latest gpt-5.3-instant", 128_000),
        ("gpt-5.6-cyber", 272_000),
        ("google/gemma-3-1b-it gemma-3-270m-it", 32_768),
        ("gemma-4-e2b-it google.gemma-4-e4b", 128_000),
        ("gemini-2.5-computer-use-preview-10-2025", 128_000),
        ("gemini-2.5-flash-native-audio-latest gemini-2.5-flash-preview-tts", 128_000),
        ("deepseek-ai/DeepSeek-V3-0324 deepseek-r1 deepseek-r1-0528", 65_536),
        ("MiniMax-M2 nebius/MiniMaxAI/MiniMax-M2.5", 196_608),
        ("moonshotai/Kimi-K2-Instruct kimi-k2-instruct", 131_072),
        ("glm-4.6v zai-org/glm-4.6v-flash", 131_072),
        ("glm-4.5v", 64_000),
        ("qwen-plus-2025-04-28 qwen-plus-2025-07-14", 129_024),
        ("Qwen/Qwen3-30B-A3B-Instruct-2507 Qwen/Qwen3-Coder-30B-A3B", 131_072),
        ("mistral-large-2402 azure/mistral-large-2402", 32_000),
        ("mistral-large-2411 mistralai/Mistral-Large-Instruct-2407", 131_072),
        ("mistral-medium-2505 mistral-medium-3@001", 131_072),
        ("mistralai/Mistral-Small-24B-Instruct-2501", 32_768),
        ("mistral-small-2506 mistralai/Mistral-Small-3.1-24B-Instruct-2503", 131_072),
        ("ministral-3b ministral-8b ministral-8b-2410", 131_072),
        ("devstral-small-2505 devstral-medium-2507", 131_072),
        ("codestral-2405", 32_000),
        ("command-a-vision-07-2025", 128_000),
    ],
)
def test_a_smaller_model_of_a_family_has_its_own_row(models: str, most: int) -> None:
    """No more than its vendor publishes of it, whatever its family has."""
    for model in models.split():
        limits = model_limits(model)
        allowed = limits.max_input_tokens or limits.context_window
        assert allowed <= most, model
        assert limits.lowest_published_input_tokens <= allowed, model


@pytest.mark.parametrize(
    ("model", "published"),
    [
        ("github_copilot/claude-opus-5", 200_000),
        ("github_copilot/claude-haiku-4.5", 128_000),
        ("github_copilot/gpt-4.1", 128_000),
        ("GitHub_Copilot/GPT-4o-mini", 64_000),
        ("github_copilot/gpt-5.4", 272_000),
        ("deepinfra/Qwen/Qwen3-32B", 40_960),
        ("novita/qwen/qwen3-omni-30b-a3b-instruct", 65_536),
        ("novita/meta-llama/llama-3.3-70b-instruct", 12_288),
        ("hyperbolic/deepseek-ai/DeepSeek-V3", 32_768),
        ("cloudflare/@cf/zai-org/glm-5.2", 262_144),
        ("chatgpt/gpt-5.2-codex", 128_000),
        ("snowflake/claude-sonnet-4-6", 200_000),
        ("tensormesh/google/gemma-4-31B-it", 32_768),
        ("azure_ai/grok-4.3", 200_000),
        ("ollama/llama3.1", 4_096),
        ("ollama_chat/llama3.1", 4_096),
        ("ollama/vicuna", 2_048),
    ],
)
def test_a_budget_is_within_what_the_host_publishes(model: str, published: int) -> None:
    """A limit belongs to an endpoint and a model together."""
    assert PromptConfig.for_model(model).token_budget <= published
    assert model_limits(model).lowest_published_input_tokens <= published


@pytest.mark.parametrize(
    ("model", "smallest"),
    [
        ("gpt-4o", 64_000),
        ("gpt-4.1", 128_000),
        ("claude-opus-5", 200_000),
        ("deepseek-v4-flash", 32_768),
        ("glm-5.2", 262_144),
        ("qwen3.7-max", 256_000),
        ("gemma-4-31b-it", 32_768),
        ("grok-4.6", 200_000),
        ("mistral-large-latest", 32_000),
    ],
)
def test_the_lowest_limit_is_that_of_any_host(model: str, smallest: int) -> None:
    """Of a host whose ids have rows of their own, too."""
    assert model_limits(model).lowest_published_input_tokens <= smallest


@pytest.mark.parametrize(
    ("model", "window"),
    [
        ("gpt-4-32k-0613", 32_768),
        ("gpt-4-vision-preview", 128_000),
        ("gpt-4-1106-preview", 128_000),
        ("gpt-4-0125-preview", 128_000),
        ("gpt-4-0613", 8_192),
        ("qwen-plus", 1_000_000),
        ("qwen-plus-latest", 1_000_000),
        ("qwen-plus-2025-09-11", 1_000_000),
        ("qwen-flash-2025-07-28", 1_000_000),
    ],
)
def test_a_plain_id_has_the_window_of_its_vendor(model: str, window: int) -> None:
    """What a host cuts is no matter of it."""
    assert model_limits(model).context_window == window


@pytest.mark.parametrize(
    "model",
    [
        *("github_copilot/claude-opus-4.1", "github_copilot/gpt-5.1"),
        *("github_copilot/o3-mini", "qwen-plus-character", "qwen-flash-character"),
    ],
)
def test_what_a_host_does_not_list_is_not_known(model: str) -> None:
    """The vendor's window would be a guess, and too large."""
    with pytest.raises(ConfigError, match="context_window="):
        model_limits(model)


def test_the_nearest_ids_are_of_the_same_host() -> None:
    """Or of none in particular."""
    with pytest.raises(ConfigError, match=r"known: github_copilot/gpt-5\."):
        model_limits("github_copilot/gpt-5.1")
    with pytest.raises(ConfigError, match=r"known: gpt-6[.*]") as caught:
        model_limits("azure/gpt-7")
    assert "/gpt" not in str(caught.value).partition("Nearest")[2]


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
    "model, per_message, per_request, per_argument",
    [
        ("MiniMax-M3", 20, 176, 16),
        ("MiniMaxAI/MiniMax-M3", 20, 176, 16),
        ("grok-4.3", 8, 512, 8),
        ("MiniMax-M2.1", 4, 48, 8),
        ("gpt-5.4", 8, 64, 8),
        ("gpt-4o-mini", 4, 16, 0),
        ("deepseek-v3.2", 8, 64, 12),
        ("deepseek-v3p2", 8, 64, 12),
        ("deepseek-v3-2-251201", 8, 64, 12),
        ("deepseek-v3-250324", 4, 16, 0),
        ("deepseek-v4-flash", 8, 160, 16),
        ("deepseek-chat", 8, 160, 16),
        ("deepseek-reasoner", 8, 160, 16),
        ("deepseek-v3.1", 4, 16, 0),
        ("Qwen/Qwen3-32B", 4, 16, 0),
        ("Qwen/Qwen3-Coder-30B-A3B-Instruct", 8, 64, 10),
        ("Qwen/Qwen3.5-27B", 4, 16, 10),
        ("qwen3.6-plus", 8, 64, 10),
        ("qwen3-max", 8, 64, 8),
        ("glm-4.7", 4, 16, 4),
        ("glm-4.6v", 4, 16, 4),
        ("MiniMax-M3.1", 20, 176, 16),
        ("accounts/fireworks/models/minimax-m2p1", 4, 48, 8),
        ("deepseek-v4p1-flash", 8, 160, 16),
        ("kimi-k3.1-pro", 8, 128, 8),
        ("meta-llama/Llama-3.3-70B-Instruct", 4, 48, 0),
    ],
)
def test_known_templates_are_charged(
    model: str, per_message: int, per_request: int, per_argument: int
) -> None:
    """`for_model` knows what templates cost, beside those that cost the usual."""
    config = PromptConfig.for_model(model)
    assert config.tokens_per_message == per_message
    assert config.tokens_per_request == per_request
    assert config.tokens_per_argument == per_argument
    assert config.tool_results_in_json == ("llama" in model.lower())


@pytest.mark.parametrize("pattern", [row[0] for row in TEMPLATE_TOKENS])
def test_a_template_is_matched_by_the_rule_of_the_limits(pattern: str) -> None:
    """What goes on with a number is another model, whose template is not known."""
    example = re.sub(r"\[([^]]+)\]", lambda found: found[1][-1], pattern)
    assert template_tokens(example.replace("*", ""))
    if re.search(r"[0-9\]]\*$", pattern):
        number = example.removesuffix("*").replace("*", "-")
        assert template_tokens(f"{number}-x")
        for more in ("0", "55", "x"):
            assert not template_tokens(number + more), number + more


@pytest.mark.parametrize("model", ["minimax-m20", "glm-4.55", "kimi-k30", "gpt-4.15"])
def test_costs_are_known_only_of_what_is_published(model: str) -> None:
    """Limits and template go by one rule."""
    assert template_tokens(model) == {}
    with pytest.raises(ConfigError):
        model_limits(model)


@pytest.mark.parametrize(
    ("model", "is_matched"),
    [
        ("a1b2", True),
        ("a1-b2", True),
        ("a1-b2-c", True),
        ("a1-xb2", True),
        ("a10b2", False),
        ("a1b23", False),
        ("a1-b2.5", False),
        ("a1-b", False),
        ("a1", False),
    ],
)
def test_each_star_of_a_pattern_goes_on_with_no_number(
    model: str, is_matched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only the last one, nor one at the end."""
    row = published_limits()[0]._replace(pattern="a1*b2*")
    monkeypatch.setattr(models, "published_limits", lambda: (row,))
    if is_matched:
        assert model_limits(model) == row
    else:
        with pytest.raises(ConfigError):
            model_limits(model)


@pytest.mark.parametrize(
    ("model", "family"),
    [
        ("deepseek-ai/DeepSeek-R1-Distill-Llama-70B", "llama3"),
        ("deepseek-r1-distill-qwen-32b", "qwen3"),
        ("deepseek-r1-0528", "deepseek_v3"),
    ],
)
def test_a_distilled_model_has_the_vocabulary_of_its_base(
    model: str, family: str
) -> None:
    """Not that of the model that it learnt from, whose name it has."""
    assert PromptConfig.for_model(model).tokenizer == family
