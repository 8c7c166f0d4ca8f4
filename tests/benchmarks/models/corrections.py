"""What the list of published limits has too coarsely or too large, for generate.py.

`CHANGED` are fields of a row of the list, by its pattern; a note stands before the
published one.  `INSERTED` are rows that stand before the one with that pattern, and
have of it what they do not say.  Each has its source and the day on which it was read.
Only what a vendor publishes of a model; what hosts of it publish stands in `hosts.py`.
"""

from __future__ import annotations

from typing import Any

READ = "2026-11-30"
LITELLM = "litellm 1.110.2 (bundled model_prices_and_context_window_backup.json)"
AZURE_35 = f"Azure rows of {LITELLM} (4,097); OpenRouter's list (4,095)"


def smaller(
    pattern: str,
    window: int,
    output: int | None,
    source: str = LITELLM,
    note: str = "",
    cap: int | None = None,
) -> dict[str, Any]:
    """A row of a model with a smaller window than its family."""
    return {
        "pattern": pattern,
        "context_window": window,
        "max_input_tokens": cap,
        "max_output_tokens": output,
        "lowest_published_input_tokens": window if cap is None else cap,
        "source": source,
        "as_of": READ,
        "note": note,
    }


def version(pattern: str) -> dict[str, Any]:
    """A row of further versions with the same limits."""
    return {"pattern": pattern}


CHANGED: dict[str, dict[str, Any]] = {
    # MiniMax publishes 204,800 for its own API.  The library keeps the rounder 204,000,
    # which is its default window, so that naming the model and naming nothing mean the
    # same budget.
    "minimax-m2.1*": {
        "context_window": 204_000,
        "note": "204,800 is published; 204,000 is the default of this library. ",
    },
    "minimax-m2*": {"context_window": 196_608},
    "minimaxai/minimax-m2*": {"pattern": "*minimaxai/minimax-m2*"},
    "minimaxai/minimax-m3*": {"pattern": "*minimaxai/minimax-m3*"},
    "gpt-5*-chat-latest": {"pattern": "gpt-5-chat*"},
    # Before V3 there were models of 4,096 to 131,072 tokens.
    "deepseek-*": {"pattern": "deepseek-r1-*"},
    # Others that begin so are other models: `qwen-plus-character` has a small window.
    "qwen-plus*": {"pattern": "qwen-plus-202[5-9]-*"},
    "qwen-flash*": {"pattern": "qwen-flash-202[5-9]-*"},
}

INSERTED: dict[str, list[dict[str, Any]]] = {
    "ollama/*": [version("ollama_chat/*")],
    "minimax.minimax-m2*": [version("minimax.minimax-m2.[0-9]*")],
    "minimaxai/minimax-m2*": [version("*minimaxai/minimax-m2.[0-9]*")],
    "*fireworks/models/minimax-m2p*": [version("fireworks_ai/minimax-m2p*")],
    "minimax-m3*": [version("minimax-m3.1*"), version("minimax-m3p1*")],
    "gpt-6*": [version("gpt-6.1*")],
    "gpt-5.6*": [smaller("gpt-5.6-cyber*", 400_000, 128_000, cap=272_000)],
    "gpt-5*-chat-latest": [
        smaller("gpt-5.[123]-chat", 128_000, 16_384, note="As Azure.", cap=111_616),
        version("gpt-5.[123]-chat-latest"),
        smaller("gpt-5.3-instant*", 128_000, 64_000),
    ],
    "gpt-5*": [version("gpt-5.[123]*")],
    "gpt-4*": [
        smaller("gpt-4-1106-*preview", 128_000, 4_096),
        smaller("gpt-4-0125-preview", 128_000, 4_096),
        smaller(
            "gpt-4-32k*", 32_768, 4_096, "OpenAI, 'GPT-4' (2023-03-14)", "Retired."
        ),
        smaller("gpt-4-vision-preview", 128_000, 4_096, note="As Azure. Retired."),
    ],
    "gpt-3.5-turbo*": [
        smaller(
            "gpt-3.5-turbo-instruct*",
            4_096,
            4_096,
            AZURE_35,
            "Its own row of litellm says 8,192.",
        ),
        smaller("gpt-3.5-turbo-0301", 4_096, 4_096, AZURE_35),
        smaller("gpt-3.5-turbo-0613", 4_096, 4_096, AZURE_35),
    ],
    "o[134]*": [
        smaller("o1-mini*", 128_000, 65_536),
        smaller("o1-preview*", 128_000, 32_768, f"As o1-mini in {LITELLM}", "Retired."),
    ],
    "*claude-fable-5*": [version("*claude-fable-5.1*")],
    "*claude-opus-4*": [version("*claude-opus-4.1*")],
    "gemini-[23]*": [
        smaller("gemini-2.5-computer-use*", 128_000, 64_000, cap=128_000),
        smaller(
            "gemini-*native-audio*",
            128_000,
            65_536,
            "Google Cloud, 'Gemini 2.5 Flash with Gemini Live API' (128K, 64K)",
            cap=128_000,
        ),
        version("gemini-2.5*"),
        version("gemini-3.[0-9]*"),
    ],
    "*gemma-4-*": [smaller("*gemma-4-e[24]b*", 128_000, 32_768)],
    "*gemma-3-*": [
        smaller(
            "*gemma-3-1b*",
            32_768,
            8_192,
            "Hugging Face, 'Welcome Gemma 3' (2025-03-12)",
            "32k for 1B; 128k for 4B, 12B and 27B.",
        ),
        smaller("*gemma-3-270m*", 32_768, 8_192, "Model card of google/gemma-3-270m"),
    ],
    "deepseek-*": [
        # Distilled ones are models of Llama 3 and Qwen 2.5, with their vocabularies.
        {"pattern": "deepseek-r1-distill-llama*", "tokenizer": "llama3"},
        {"pattern": "deepseek-r1-distill-qwen*", "tokenizer": "qwen2"},
        version("deepseek-v3"),
        version("deepseek-v3-*"),
        version("deepseek-v3.1*"),
        version("deepseek-v3p1*"),
        version("deepseek-r1"),
    ],
    "deepseek-v4*": [version("deepseek-v4.1*"), version("deepseek-v4p1*")],
    "deepseek-v3.2*": [version("deepseek-v3p2*")],
    "kimi-k3*": [version("kimi-k3.1*"), version("kimi-k3p1*")],
    "kimi-k2.[567]*": [version("kimi-k2p[567]*")],
    "kimi-k2*": [
        smaller("kimi-k2-base", 131_072, 16_384),
        smaller("kimi-k2-instruct", 131_072, 16_384, note="0905 and later: 262,144."),
        smaller("kimi-k2-thinking-251104", 229_376, 32_768, note="As Volcano Ark."),
    ],
    "glm-5.[23]*": [version("glm-5p[23]*")],
    "glm-5*": [version("glm-5.1*"), version("glm-5p1*"), version("glm-5v*")],
    "glm-4.[67]*": [smaller("glm-4.6v*", 131_072, 32_768)],
    "glm-4.5*": [smaller("glm-4.5v*", 64_000, 16_384)],
    "qwen-plus*": [
        smaller("qwen-plus-2024*", 131_072, 8_192, cap=129_024),
        smaller("qwen-plus-2025-0[1-6]-*", 131_072, 8_192, cap=129_024),
        smaller("qwen-plus-2025-07-14", 131_072, 16_384, cap=129_024),
        version("qwen-plus"),
        version("qwen-plus-latest"),
    ],
    "qwen-flash*": [version("qwen-flash"), version("qwen-flash-latest")],
    "*qwen3.[56]-*b*": [version("*qwen3-[56]-*b*")],
    "qwen3.8-*": [smaller("qwen3.8-*[0-9]b*", 262_144, 32_768, note="The weights.")],
    "*qwen3-*b*": [
        version("*qwen3-*2507*"),
        version("*qwen3-next-*b*"),
        version("*qwen3-coder-*b*"),
        version("*qwen3-vl-*b*"),
        smaller("*qwen3-omni-*b*", 65_536, 16_384),
    ],
    "mistral-large-*": [
        smaller("mistral-large-*2402*", 32_000, 32_000),
        smaller("mistral-large-*2407*", 128_000, 128_000),
        smaller("mistral-large-*2411*", 128_000, 8_191),
    ],
    "mistral-medium-*": [
        smaller(
            "mistral-medium-2312*",
            32_000,
            8_191,
            "docs.mistral.ai, 'Mistral Medium 1.0' (32k)",
        ),
        smaller("mistral-medium-2505*", 128_000, 8_191),
        smaller("mistral-medium-2508*", 128_000, 8_191, note="Taken as Medium 3."),
        smaller("mistral-medium-3", 128_000, 8_191, note="As Vertex AI."),
        smaller("mistral-medium-3@*", 128_000, 8_191, note="As Vertex AI."),
        smaller("mistral-medium-3.1*", 128_000, 8_191, note="Taken as Medium 3."),
    ],
    "mistral-small-*": [
        smaller("mistral-small-*2402*", 32_000, 8_191),
        smaller("mistral-small-*2409*", 32_000, 8_191),
        smaller("mistral-small-*2501*", 32_768, 32_768),
        smaller("mistral-small-*2503*", 128_000, 8_191),
        smaller("mistral-small-*2506*", 128_000, 32_768),
        smaller("mistral-small-3.[12]*", 128_000, 32_768),
    ],
    "ministral-*": [
        smaller("ministral-3b", 128_000, 4_000),
        smaller("ministral-8b", 128_000, 4_000),
        smaller("ministral-8b-*2410*", 128_000, 4_096),
        smaller("ministral-3-3b*", 131_072, 131_072),
    ],
    "devstral-*": [
        smaller("devstral-small", 128_000, 128_000),
        smaller("devstral-*2505*", 128_000, 128_000),
        smaller("devstral-*2507*", 128_000, 128_000),
    ],
    "codestral-*": [smaller("codestral-2405*", 32_000, 8_191)],
    "command-a-*": [
        smaller(
            "command-a-vision*",
            128_000,
            8_000,
            "anomalyco/models.dev snapshot",
        ),
    ],
}
