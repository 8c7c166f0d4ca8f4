"""Token formulas for what is sent beside the text: images, audio, video, PDF, tools.

Responsible for published formulas and their sources. It stands beside the core, which
never imports it, and must not know prompts or budgets: its results are meant for
`PromptConfig(overhead_tokens=...)` and `part_tokens`. Where sources differ or a size
is not known, the dearer figure is given, so that a result is an upper figure. Sources,
read in November 2026: OpenAI "Images and vision", Anthropic "Vision", "PDF support" and
"Tool use overview", Google "Understand and count tokens" and "Image understanding",
litellm 1.110.2 `token_counter.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .checks import as_whole_number, shown
from .errors import CallbackError, ConfigError, InputError


class _TileModel(NamedTuple):
    base: int
    per_tile: int


class _PatchModel(NamedTuple):
    multiplier_percent: int
    high_patches: int
    original_patches: int | None  # None: the size that is sent, without a cap


# OpenAI "Images and vision", ordered: the first name that the model id begins with.
# Accounts of the caps from gpt-5.2 on differ (1,536 to 6,144 patches): the dearer
# stands.
_OPENAI_IMAGE_MODELS: tuple[tuple[str, _TileModel | _PatchModel], ...] = (
    ("gpt-4.1-mini", _PatchModel(162, 1_536, 1_536)),
    ("gpt-4.1-nano", _PatchModel(246, 1_536, 1_536)),
    ("o4-mini", _PatchModel(172, 1_536, 1_536)),
    ("gpt-5-mini", _PatchModel(162, 1_536, 1_536)),
    ("gpt-5-nano", _PatchModel(246, 1_536, 1_536)),
    ("gpt-5.2", _PatchModel(120, 2_500, 2_500)),
    ("gpt-5.3", _PatchModel(120, 2_500, 2_500)),
    ("gpt-5.4-mini", _PatchModel(246, 2_500, 2_500)),
    ("gpt-5.4-nano", _PatchModel(246, 2_500, 2_500)),
    ("gpt-5.4", _PatchModel(120, 2_500, 10_000)),
    ("gpt-5.5", _PatchModel(120, 6_144, 10_000)),
    ("gpt-5.6", _PatchModel(120, 10_000, None)),
    ("gpt-6", _PatchModel(120, 10_000, None)),
    ("gpt-4o-mini", _TileModel(2_833, 5_667)),
    ("gpt-4o", _TileModel(85, 170)),
    ("gpt-4.1", _TileModel(85, 170)),
    ("gpt-5.1", _TileModel(70, 140)),
    ("gpt-5", _TileModel(70, 140)),
    ("o1", _TileModel(75, 150)),
    ("o3", _TileModel(75, 150)),
)
_OPENAI_DETAILS = ("low", "high", "auto", "original")
_OPENAI_LARGEST_TILES = 8  # 2048 by 768 pixels, the largest that fitting leaves

_ANTHROPIC_RESOLUTIONS = {
    # longest side in pixels, most tokens of one image
    "high": (2_576, 4_784),
    "standard": (1_568, 1_568),
    "legacy": (1_568, 1_600),
}
_TOOL_OVERHEAD_TOKENS = 256
_ANTHROPIC_TOOL_PROMPT_TOKENS = 1_000


def openai_image_tokens(
    width: int | None = None,
    height: int | None = None,
    model: str = "gpt-4o",
    detail: str = "auto",
) -> int:
    """Tokens of one image at OpenAI, from its size in pixels.

    Tile models (4o, 4.1, o1, o3, 5, 5.1): fitted into 2048 by 2048, then to a shortest
    side of 768 pixels; base + per tile of 512 by 512.  4o and 4.1 cost 85 + 170,
    4o-mini 2,833 + 5,667, o1 and o3 75 + 150, gpt-5 and 5.1 70 + 140; `detail="low"` is
    the base. Patch models: patches of 32 by 32 up to a cap that depends on model and
    detail, times 1.62 (4.1-mini, 5-mini), 2.46 (4.1-nano, 5-nano), 1.72 (o4-mini) or
    1.2 (5.2 to 6). They are charged as "high" for "low" too; "auto" is what is dearest
    for the model.

    Without width and height: the most that any image costs. From gpt-5.6 on there is
    no such figure unless `detail` is "low" or "high", for those models take sizes as
    they are.

    Raises `ConfigError` for an unknown model or detail, `InputError` for a bad size.
    """
    if detail not in _OPENAI_DETAILS:
        raise ConfigError(_unknown_name_message("detail", detail, _OPENAI_DETAILS))
    formula = _openai_image_formula(model)
    size = _image_size(width, height)
    if isinstance(formula, _TileModel):
        tiles = 0 if detail == "low" else _openai_tiles(size)
        return formula.base + formula.per_tile * tiles
    patches = _openai_patches(size, _openai_patch_cap(formula, detail), model)
    return _ceil_division(patches * formula.multiplier_percent, 100)


def anthropic_image_tokens(
    width: int | None = None, height: int | None = None, *, resolution: str = "high"
) -> int:
    """Tokens of one image at Anthropic, from its size in pixels.

    "high" (Claude 4.7 and later, Sonnet 5 and later): fitted to 2,576 pixels on the
    longest side, one token for each 28 by 28 pixels, at most 4,784. "standard": the
    same with 1,568 pixels and at most 1,568 tokens. "legacy" is the older published
    formula for standard models, width * height / 750 after fitting to 1,568 pixels, at
    most 1,600.

    Without width and height: the most that any image costs. The default is the
    dearest. Raises `ConfigError` for an unknown resolution, `InputError` for a bad
    size.
    """
    if resolution not in _ANTHROPIC_RESOLUTIONS:
        known = tuple(_ANTHROPIC_RESOLUTIONS)
        raise ConfigError(_unknown_name_message("resolution", resolution, known))
    longest_side, most_tokens = _ANTHROPIC_RESOLUTIONS[resolution]
    size = _image_size(width, height)
    if size is None:
        return most_tokens
    fitted_width, fitted_height = _fit_longest_side(size, longest_side)
    if resolution == "legacy":
        tokens = _ceil_division(fitted_width * fitted_height, 750)
    else:
        tokens = _ceil_division(fitted_width, 28) * _ceil_division(fitted_height, 28)
    return min(tokens, most_tokens)


def gemini_image_tokens(
    width: int, height: int, model: str = "gemini-2.5-flash"
) -> int:
    """Tokens of one image at Google, from its size in pixels.

    258 if both sides are at most 384; else 258 for each tile. A tile is two thirds of
    the shorter side, no smaller than 256 and no larger than 768 pixels ("Image
    understanding"; the "Tokens" page speaks of 768 alone, which gives fewer). Gemini 3
    and 4 take up to 1,120 for an image, whatever its size: they cost the larger of
    both.

    There is no largest figure, so both sizes are needed. Raises `InputError` for a bad
    size, `ConfigError` for a model that is not Gemini.
    """
    short_id = str(model).lower().rpartition("/")[2]
    if not short_id.startswith("gemini-"):
        raise ConfigError(f"model={shown(model)} is not a Gemini model ('gemini-...').")
    size = _image_size(width, height)
    if size is None:
        raise InputError("width and height are needed: no image size is the largest.")
    tiles = 1
    if max(size) > 384:
        tile = min(768, max(256, min(size) * 2 // 3))
        tiles = _ceil_division(size[0], tile) * _ceil_division(size[1], tile)
    least = 1_120 if short_id.startswith(("gemini-3", "gemini-4")) else 0
    return max(least, 258 * tiles)


def gemini_audio_tokens(seconds: float) -> int:
    """Tokens of audio at Google: 32 for each second begun ("Understand and count
    tokens").

    Raises `InputError` for a negative or endless duration.
    """
    return 32 * _whole_seconds(seconds)


def gemini_video_tokens(seconds: float) -> int:
    """Tokens of video at Google: 263 for each second begun, sound included."""
    return 263 * _whole_seconds(seconds)


def anthropic_pdf_tokens(
    pages: int,
    *,
    text_tokens_per_page: int = 3_000,
    image_tokens_per_page: int = 4_784,
) -> int:
    """Tokens of a PDF at Anthropic: for each page its text and its image.

    "PDF support" gives 1,500 to 3,000 text tokens a page, and each page is an image as
    well: 4,784 at most on high-resolution models, 1,600 on others.
    Raises `InputError` for a negative number.
    """
    per_page = _checked_number(
        "text_tokens_per_page", text_tokens_per_page
    ) + _checked_number("image_tokens_per_page", image_tokens_per_page)
    return _checked_number("pages", pages) * per_page


def openai_pdf_tokens(
    pages: int, *, text_tokens_per_page: int = 3_000, model: str = "gpt-4o"
) -> int:
    """Tokens of a PDF at OpenAI: each page's text and image, 13 a page, 192 a file.

    The two constants are litellm's, the most that a page image costs is
    `openai_image_tokens(model=model, detail="high")`. OpenAI publishes no figure for
    the text of a page; the default is Anthropic's upper one. A file of no pages costs
    192. Raises `InputError` for a negative number, `ConfigError` for an unknown model.
    """
    image_tokens = openai_image_tokens(model=model, detail="high")
    per_page = (
        _checked_number("text_tokens_per_page", text_tokens_per_page)
        + image_tokens
        + 13
    )
    return 192 + _checked_number("pages", pages) * per_page


def gemini_pdf_tokens(pages: int) -> int:
    """Tokens of a PDF at Google: 560 a page, as seen on Gemini 3 (258 documented
    before).

    Raises `InputError` for a negative number.
    """
    return 560 * _checked_number("pages", pages)


def tool_tokens(
    tools: Sequence[Mapping[str, Any]],
    count_tokens: Callable[[str], int],
    provider: str | None = None,
) -> int:
    """Tokens that tool definitions cost in a request, as an upper figure.

    The JSON of the tools with the default separators and unescaped characters, as chat
    templates print it, plus 256 for the words that templates put around it; plus 1,000
    for a `provider` that names Anthropic or Claude, whose own tool prompt was reported
    at up to 935 tokens.
    Held for MiniMax, Qwen, GLM and OpenAI's rendering on sets of 1 to 80 tools. Count
    with the counter of your model, or with `token_upper_bound` for a proved figure; no
    tools cost nothing.

        PromptConfig(overhead_tokens=tool_tokens(TOOLS, count_tokens))

    Raises `InputError` for tools that are not a list of JSON objects, and
    `CallbackError` if the counter returns anything but a non-negative int.
    """
    given: object = tools  # what the annotation rules out is what has to be refused
    if not isinstance(given, (list, tuple)):
        raise InputError(
            "tools must be the list of tool definitions that is sent, not "
            f"{type(tools).__name__}; give the list itself, not its JSON text."
        )
    if not tools:
        return 0
    for position, tool in enumerate(tools):
        _check_tool(position, tool)
    counted: object = count_tokens(json.dumps(list(tools), ensure_ascii=False))
    tokens = as_whole_number(counted)
    if tokens is None or tokens < 0:
        raise CallbackError(
            f"count_tokens returned {type(counted).__name__} for the tools; "
            "it must return the number of tokens, an int of 0 or more.",
            callback="count_tokens",
        )
    host = str(provider or "").lower()
    adds_prompt = "anthropic" in host or "claude" in host
    extra = _ANTHROPIC_TOOL_PROMPT_TOKENS if adds_prompt else 0
    return tokens + _TOOL_OVERHEAD_TOKENS + extra


def _check_tool(position: int, tool: object) -> None:
    if not isinstance(tool, dict):
        raise InputError(
            f"tools[{position}] must be a dict, not {type(tool).__name__}: give the "
            "definition that is sent, not a function or a class."
        )
    try:
        json.dumps(tool, ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise InputError(
            f"tools[{position}] is not JSON ({type(error).__name__}): it may hold only "
            "dicts with string keys, lists, strings, finite numbers, booleans and None."
        ) from error


def _openai_image_formula(model: str) -> _TileModel | _PatchModel:
    short_id = str(model).lower().rpartition("/")[2]
    for name, formula in _OPENAI_IMAGE_MODELS:
        # "gpt-5" is meant by "gpt-5-mini" and not by "gpt-50".
        rest = short_id.removeprefix(name)
        if short_id.startswith(name) and not rest[:1].isalnum():
            return formula
    known = tuple(name for name, _ in _OPENAI_IMAGE_MODELS)
    raise ConfigError(_unknown_name_message("model", model, known))


def _openai_tiles(size: tuple[int, int] | None) -> int:
    if size is None:
        return _OPENAI_LARGEST_TILES
    fitted = _fit_shortest_side(_fit_longest_side(size, 2_048), 768)
    tiles = _ceil_division(fitted[0], 512) * _ceil_division(fitted[1], 512)
    return min(tiles, _OPENAI_LARGEST_TILES)


def _openai_patch_cap(formula: _PatchModel, detail: str) -> int | None:
    return (
        formula.high_patches if detail in ("low", "high") else formula.original_patches
    )


def _openai_patches(size: tuple[int, int] | None, cap: int | None, model: str) -> int:
    if size is None:
        if cap is None:
            raise InputError(
                f"width and height are needed for {shown(model)}: it reads an image "
                "in its own size, without a cap, unless detail is 'low' or 'high'."
            )
        return cap
    patches = _ceil_division(size[0], 32) * _ceil_division(size[1], 32)
    return patches if cap is None else min(patches, cap)


def _fit_longest_side(size: tuple[int, int], limit: int) -> tuple[int, int]:
    """The size scaled down so that no side is longer than `limit`; rounded up."""
    return _scaled(size, limit, max(size)) if max(size) > limit else size


def _fit_shortest_side(size: tuple[int, int], limit: int) -> tuple[int, int]:
    """The size scaled down so that the shorter side is at most `limit`; rounded up."""
    return _scaled(size, limit, min(size)) if min(size) > limit else size


def _scaled(size: tuple[int, int], numerator: int, denominator: int) -> tuple[int, int]:
    width, height = size
    return (
        _ceil_division(width * numerator, denominator),
        _ceil_division(height * numerator, denominator),
    )


def _ceil_division(numerator: int, denominator: int) -> int:
    return -(-numerator // denominator)


def _image_size(width: int | None, height: int | None) -> tuple[int, int] | None:
    """Both sides as checked numbers of pixels, or None where neither is known."""
    if width is None and height is None:
        return None
    if width is None or height is None:
        raise InputError("Give both width and height, in pixels, or neither.")
    size = (_checked_number("width", width), _checked_number("height", height))
    if 0 in size:
        raise InputError(
            f"An image of {size[0]} by {size[1]} pixels has no tokens: width and "
            "height must be at least 1."
        )
    return size


def _checked_number(field: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise InputError(f"{field}={shown(value)} must be an int of 0 or more.")
    return value


def _whole_seconds(seconds: object) -> int:
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise InputError(f"seconds={shown(seconds)} must be a number of 0 or more.")
    if not 0 <= seconds < float("inf"):
        raise InputError(
            f"seconds={shown(seconds)} must be a finite number of 0 or more."
        )
    return int(-(-seconds // 1))


def _unknown_name_message(field: str, value: object, known: Sequence[str]) -> str:
    return f"{field}={shown(value)} is not known. Known are: {', '.join(known)}."
