"""Formulas for images, audio, video, documents and tools, with published examples."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.errors import CallbackError, ConfigError, InputError
from prompt_assemble.media import (
    anthropic_image_tokens,
    anthropic_pdf_tokens,
    gemini_audio_tokens,
    gemini_image_tokens,
    gemini_pdf_tokens,
    gemini_video_tokens,
    openai_image_tokens,
    openai_pdf_tokens,
    tool_tokens,
)

sides = st.integers(min_value=1, max_value=20_000)
OPENAI_MODELS = ("gpt-4o", "gpt-4o-mini", "gpt-4.1-mini", "o3", "gpt-5", "gpt-5.4")
WEATHER = {
    "type": "function",
    "function": {
        "name": "weather",
        "description": "Wetter für einen Ort: 天気",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
    },
}


@pytest.mark.parametrize(
    ("width", "height", "model", "detail", "tokens"),
    [
        (1024, 1024, "gpt-4o", "high", 765),  # OpenAI's example: 4 tiles
        (2048, 4096, "gpt-4o", "high", 1_105),  # OpenAI's example: 6 tiles
        (4096, 8192, "gpt-4o", "low", 85),  # OpenAI's example
        (512, 512, "gpt-4o", "auto", 255),
        (513, 512, "gpt-4o", "auto", 425),
        (1024, 1024, "gpt-4o-mini", "high", 25_501),
        (1024, 1024, "openai/o3", "high", 675),
        (1024, 1024, "gpt-5.1", "high", 630),
        (1024, 1024, "gpt-4.1-mini", "high", 1_659),  # 1,024 patches times 1.62
        (1800, 2400, "gpt-4.1-nano", "high", 3_779),  # capped at 1,536 patches
        (1800, 2400, "o4-mini", "low", 2_642),
        (1024, 1024, "gpt-5.2", "high", 1_229),
        (6000, 6000, "gpt-5.4", "high", 3_000),
        (6000, 6000, "gpt-5.4", "original", 12_000),
        (6000, 6000, "gpt-6", "auto", 42_413),
        (None, None, "gpt-4o", "high", 1_445),
        (None, None, "gpt-4o-mini", "high", 48_169),
        (None, None, "gpt-4.1-nano", "high", 3_779),
        (None, None, "gpt-6", "high", 12_000),
    ],
)
def test_openai_images(
    width: int | None, height: int | None, model: str, detail: str, tokens: int
) -> None:
    assert openai_image_tokens(width, height, model, detail) == tokens


@given(width=sides, height=sides, model=st.sampled_from(OPENAI_MODELS))
def test_no_openai_image_costs_more_than_the_largest(
    width: int, height: int, model: str
) -> None:
    largest = openai_image_tokens(model=model)
    assert 0 < openai_image_tokens(width, height, model) <= largest
    assert openai_image_tokens(width, height, model) == openai_image_tokens(
        height, width, model
    )


@pytest.mark.parametrize(
    ("width", "height", "resolution", "tokens"),
    [
        (200, 200, "legacy", 54),  # Anthropic's example
        (1000, 1000, "legacy", 1_334),  # Anthropic's example
        (4000, 4000, "legacy", 1_600),
        (1000, 1000, "standard", 1_296),
        (4000, 4000, "standard", 1_568),
        (1000, 1000, "high", 1_296),
        (2576, 1449, "high", 4_784),
        (8000, 100, "high", 184),
        (None, None, "high", 4_784),
        (None, None, "standard", 1_568),
        (None, None, "legacy", 1_600),
    ],
)
def test_anthropic_images(
    width: int | None, height: int | None, resolution: str, tokens: int
) -> None:
    assert anthropic_image_tokens(width, height, resolution=resolution) == tokens


@given(width=sides, height=sides)
def test_anthropic_images_stay_below_their_caps(width: int, height: int) -> None:
    assert 0 < anthropic_image_tokens(width, height) <= 4_784
    standard = anthropic_image_tokens(width, height, resolution="standard")
    assert 0 < standard <= anthropic_image_tokens(width, height)


@pytest.mark.parametrize(
    ("width", "height", "model", "tokens"),
    [
        (384, 384, "gemini-2.5-flash", 258),
        (385, 384, "gemini-2.5-flash", 1_032),
        (960, 540, "gemini-2.5-flash", 1_548),  # Google's example: 6 tiles
        (1024, 1024, "models/gemini-2.5-pro", 1_032),
        (7680, 768, "gemini-2.5-flash", 7_740),
        (384, 384, "gemini-3-pro", 1_120),
        (7680, 7680, "gemini-3-pro", 25_800),
    ],
)
def test_gemini_images(width: int, height: int, model: str, tokens: int) -> None:
    assert gemini_image_tokens(width, height, model) == tokens


def test_sound_and_film() -> None:
    assert gemini_audio_tokens(60) == 1_920
    assert gemini_audio_tokens(0.2) == 32
    assert gemini_audio_tokens(0) == 0
    assert gemini_video_tokens(10) == 2_630


def test_documents() -> None:
    assert anthropic_pdf_tokens(3) == 3 * 7_784
    assert (
        anthropic_pdf_tokens(2, text_tokens_per_page=1_500, image_tokens_per_page=1_600)
        == 6_200
    )
    assert openai_pdf_tokens(2) == 192 + 2 * (3_000 + 1_445 + 13)
    assert openai_pdf_tokens(1, text_tokens_per_page=0, model="gpt-6") == 12_205
    assert openai_pdf_tokens(0) == 192
    assert gemini_pdf_tokens(4) == 2_240


@pytest.mark.parametrize("width", [-1, 0, 1.5, "640", True, float("nan")])
def test_a_bad_size_is_refused(width: Any) -> None:
    for tokens_of in (
        openai_image_tokens,
        anthropic_image_tokens,
        gemini_image_tokens,
    ):
        with pytest.raises(InputError, match="width|pixels"):
            tokens_of(width, 480)


def test_one_side_alone_is_refused() -> None:
    with pytest.raises(InputError, match="both width and height"):
        openai_image_tokens(640)
    with pytest.raises(InputError, match="both width and height"):
        anthropic_image_tokens(height=480)


def test_an_image_without_a_largest_cost_needs_a_size() -> None:
    nothing: Any = None
    with pytest.raises(InputError, match="width and height are needed"):
        gemini_image_tokens(nothing, nothing)
    with pytest.raises(InputError, match="'gpt-6'.*detail"):
        openai_image_tokens(model="gpt-6")


def test_unknown_names_list_the_known_ones() -> None:
    with pytest.raises(ConfigError, match="'gpt-9'.*gpt-4o-mini"):
        openai_image_tokens(10, 10, "gpt-9")
    with pytest.raises(ConfigError, match="'hd'.*low, high, auto, original"):
        openai_image_tokens(10, 10, detail="hd")
    with pytest.raises(ConfigError, match="'old'.*high, standard, legacy"):
        anthropic_image_tokens(10, 10, resolution="old")
    with pytest.raises(ConfigError, match="'gpt-4o'"):
        gemini_image_tokens(10, 10, "gpt-4o")


@pytest.mark.parametrize("seconds", [-1, float("inf"), float("nan"), "60", None, True])
def test_a_bad_duration_is_refused(seconds: Any) -> None:
    with pytest.raises(InputError, match="seconds="):
        gemini_audio_tokens(seconds)
    with pytest.raises(InputError, match="seconds="):
        gemini_video_tokens(seconds)


@pytest.mark.parametrize("pages", [-1, 1.5, None, "3", True])
def test_a_bad_number_of_pages_is_refused(pages: Any) -> None:
    for tokens_of in (anthropic_pdf_tokens, openai_pdf_tokens, gemini_pdf_tokens):
        with pytest.raises(InputError, match="pages="):
            tokens_of(pages)


def test_tools_are_counted_as_templates_print_them() -> None:
    seen: list[str] = []

    def count(text: str) -> int:
        seen.append(text)
        return 100

    assert tool_tokens([WEATHER], count) == 356
    assert tool_tokens((WEATHER, WEATHER), count, provider="openai") == 356
    assert tool_tokens([WEATHER], count, provider="Anthropic") == 1_356
    assert seen[0] == json.dumps([WEATHER], ensure_ascii=False)
    assert "天気" in seen[0] and '", "' in seen[0]


def test_no_tools_cost_nothing_and_count_nothing() -> None:
    def never(text: str) -> int:
        raise AssertionError("counted")

    assert tool_tokens([], never, provider="anthropic") == 0


@pytest.mark.parametrize(
    "tools", ["[]", b"[]", None, {"name": "x"}, 3, iter([WEATHER])]
)
def test_tools_must_be_a_list(tools: Any) -> None:
    with pytest.raises(InputError, match=f"not {type(tools).__name__}"):
        tool_tokens(tools, len)


def circular_tool() -> dict[str, Any]:
    tool: dict[str, Any] = {"name": "x"}
    tool["self"] = tool
    return tool


@pytest.mark.parametrize(
    "tool",
    [
        {"name": {1, 2}},
        {"name": b"secret"},
        {"limit": float("nan")},
        {("a", "b"): 1},
        circular_tool(),
        {"name": object()},
    ],
    ids=["set", "bytes", "nan", "tuple key", "circle", "object"],
)
def test_a_tool_that_is_not_json_is_named(tool: Any) -> None:
    with pytest.raises(InputError, match=r"tools\[1\] is not JSON") as caught:
        tool_tokens([WEATHER, tool], len)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("tool", [print, "weather", None, [WEATHER]])
def test_a_tool_must_be_a_definition(tool: Any) -> None:
    with pytest.raises(InputError, match=r"tools\[0\] must be a dict"):
        tool_tokens([tool], len)


@pytest.mark.parametrize("result", [-1, 1.0, float("nan"), True, None, "12"])
def test_a_counter_of_nonsense_is_blamed(result: Any) -> None:
    with pytest.raises(CallbackError) as caught:
        tool_tokens([WEATHER], lambda text: result)
    assert caught.value.callback == "count_tokens"
    assert type(result).__name__ in str(caught.value)
