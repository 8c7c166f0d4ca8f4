"""What hosts publish of a model, where it is not what the row of the model says.

Facts of 2026-11-30, from litellm 1.110.2 (its bundled list of prices and windows), for
generate.py.  `HOSTS`: the row of the model in the list of limits, and ids of hosts with
their limit of input and their limit of output (None: not published).  An id stands here
if a prompt of the default share of the row's window could be more than the host takes,
or if the host serves more than the weights alone; and all ids of `LISTED_APART`, whose
host serves other windows than the vendors: of those no other id is known.  `LOWEST`:
the smallest limit that litellm has for any id of the row, with that id, where it is
below that of the list.  Left out are Fireworks' rows of 4,096 for models of long
windows, which look like a blank that was filled in, and the rows of vendors themselves
(DeepSeek, DashScope), where the list names a later source.
"""

from __future__ import annotations

LISTED_APART = ("github_copilot/",)

HOSTS: dict[str, tuple[tuple[str, int, int | None], ...]] = {
    "ollama/*": (("ollama/vicuna", 2_048, 2_048),),
    "*minimaxai/minimax-m3*": (("wandb/minimaxai/minimax-m3", 262_000, 262_144),),
    "minimax-m3*": (
        ("fireworks_ai/accounts/fireworks/models/minimax-m3", 512_000, 512_000),
        ("fireworks_ai/minimax-m3", 512_000, 512_000),
        ("inferenceapis/minimax-m3", 524_288, 524_288),
        ("wally/minimax-m3", 524_287, 131_072),
    ),
    "gpt-6.1*": (
        ("github_copilot/gpt-6.1-sol", 922_000, 128_000),
        ("github_copilot/gpt-6.1-terra", 922_000, 128_000),
    ),
    "gpt-6*": (
        ("github_copilot/gpt-6-astra", 922_000, 128_000),
        ("github_copilot/gpt-6-luna", 922_000, 128_000),
        ("github_copilot/gpt-6-sol", 922_000, 128_000),
        ("zerogpu/gpt-6-luna", 272_000, 128_000),
    ),
    "gpt-5.6*": (
        ("github_copilot/gpt-5.6-luna", 200_000, 128_000),
        ("github_copilot/gpt-5.6-sol", 272_000, 128_000),
        ("github_copilot/gpt-5.6-terra", 272_000, 128_000),
        ("zerogpu/gpt-5.6-luna", 272_000, 128_000),
    ),
    "gpt-5.5*": (("github_copilot/gpt-5.5", 272_000, 128_000),),
    "gpt-5.4-mini*": (("github_copilot/gpt-5.4-mini", 272_000, 128_000),),
    "gpt-5.4-nano*": (("github_copilot/gpt-5.4-nano", 272_000, 128_000),),
    "gpt-5.4*": (
        ("github_copilot/gpt-5.4", 272_000, 128_000),
        ("gmi/openai/gpt-5.4", 409_600, None),
        ("gmi/openai/gpt-5.4-pro", 409_600, None),
    ),
    "gpt-5.[123]*": (
        ("chatgpt/gpt-5.1-codex-max", 128_000, 128_000),
        ("chatgpt/gpt-5.1-codex-mini", 128_000, 64_000),
        ("chatgpt/gpt-5.2", 128_000, 64_000),
        ("chatgpt/gpt-5.2-codex", 128_000, 128_000),
        ("chatgpt/gpt-5.3-codex", 128_000, 128_000),
        ("github_copilot/gpt-5.3-codex", 128_000, 128_000),
    ),
    "gpt-5*": (("github_copilot/gpt-5-mini", 128_000, 64_000),),
    "gpt-4.1*": (
        ("github_copilot/gpt-4.1", 128_000, 16_384),
        ("github_copilot/gpt-4.1-2025-04-14", 128_000, 16_384),
    ),
    "gpt-4o-2024-05-13": (("github_copilot/gpt-4o-2024-05-13", 64_000, 4_096),),
    "gpt-4o*": (
        ("github_copilot/gpt-4o", 64_000, 4_096),
        ("github_copilot/gpt-4o-2024-08-06", 64_000, 16_384),
        ("github_copilot/gpt-4o-2024-11-20", 64_000, 16_384),
        ("github_copilot/gpt-4o-mini", 64_000, 4_096),
        ("github_copilot/gpt-4o-mini-2024-07-18", 64_000, 4_096),
    ),
    "gpt-4*": (
        ("github_copilot/gpt-4", 32_768, 4_096),
        ("github_copilot/gpt-4-0613", 32_768, 4_096),
        ("github_copilot/gpt-4-o-preview", 64_000, 4_096),
    ),
    "gpt-3.5-turbo-0613": (("github_copilot/gpt-3.5-turbo-0613", 16_384, 4_096),),
    "gpt-3.5-turbo*": (
        ("azure/gpt-3.5-turbo", 4_097, 4_096),
        ("github_copilot/gpt-3.5-turbo", 16_384, 4_096),
    ),
    "*claude-opus-5?5*": (("github_copilot/claude-opus-5.5", 200_000, 128_000),),
    "*claude-opus-5*": (("github_copilot/claude-opus-5", 200_000, 64_000),),
    "*claude-sonnet-5?5*": (("github_copilot/claude-sonnet-5.5", 200_000, 128_000),),
    "*claude-sonnet-5*": (("github_copilot/claude-sonnet-5", 200_000, 64_000),),
    "*claude-haiku-5?5*": (("github_copilot/claude-haiku-5.5", 128_000, 16_000),),
    "*claude-fable-5.1*": (("github_copilot/claude-fable-5.1", 200_000, 64_000),),
    "*claude-fable-5*": (("github_copilot/claude-fable-5", 200_000, 64_000),),
    "*claude-opus-4?8*": (
        ("github_copilot/claude-opus-4.8", 200_000, 64_000),
        ("github_copilot/claude-opus-4.8-fast", 200_000, 64_000),
    ),
    "*claude-opus-4?6*": (
        ("vercel_ai_gateway/anthropic/claude-opus-4.6", 200_000, 64_000),
    ),
    "*claude-sonnet-4?6*": (
        ("github_copilot/claude-sonnet-4.6", 200_000, 64_000),
        ("snowflake/claude-sonnet-4-6", 200_000, 16_384),
    ),
    "*claude-haiku-4?5*": (("github_copilot/claude-haiku-4.5", 128_000, 16_000),),
    "gemini-4-*": (("github_copilot/gemini-4-argon", 200_000, 65_536),),
    "gemini-3.[0-9]*": (
        ("github_copilot/gemini-3.7-flash", 200_000, 64_000),
        ("github_copilot/gemini-3.8-flash", 200_000, 65_536),
    ),
    "*gemma-4-*": (
        ("cerebras/gemma-4-31b", 131_072, 40_960),
        ("darkbloom/gemma-4-26b", 131_072, 32_768),
        ("deepinfra/google/gemma-4-31b-it-ultra", 131_072, 131_072),
        ("kyma/gemma-4-31b", 128_000, 8_192),
        ("sail/google/gemma-4-12b-it", 16_384, 16_384),
        ("sambanova/gemma-4-31b-it", 131_072, 131_072),
        ("tensormesh/google/gemma-4-31b-it", 32_768, 32_768),
    ),
    "*gemma-3-*": (
        ("nebius/google/gemma-3-27b-it", 110_000, 110_000),
        ("novita/google/gemma-3-27b-it", 98_304, 16_384),
    ),
    "deepseek-v4*": (
        ("libertai/deepseek-v4-flash", 200_000, 200_000),
        ("libertai/deepseek-v4-flash-thinking", 200_000, 200_000),
        ("pinstripes/ps/deepseek-v4-flash", 163_840, 163_840),
        ("scaleway/deepseek-v4-flash-0731", 256_000, 32_768),
        ("tensormesh/deepseek-ai/deepseek-v4-flash", 32_768, 32_768),
        ("wandb/deepseek-ai/deepseek-v4-flash-0731", 262_000, 262_144),
    ),
    "deepseek-v3.2*": (
        ("azure_ai/deepseek-v3.2", 128_000, 128_000),
        ("azure_ai/deepseek-v3.2-speciale", 128_000, 128_000),
        ("sambanova/deepseek-v3.2", 32_768, 32_768),
    ),
    "deepseek-r1-distill-llama*": (
        ("gradient_ai/deepseek-r1-distill-llama-70b", 32_768, 8_000),
        ("novita/deepseek/deepseek-r1-distill-llama-70b", 8_192, 8_192),
    ),
    "deepseek-r1-distill-qwen*": (
        ("novita/deepseek/deepseek-r1-distill-qwen-14b", 32_768, 16_384),
    ),
    "deepseek-v3": (("hyperbolic/deepseek-ai/deepseek-v3", 32_768, 32_768),),
    "deepseek-v3-*": (("hyperbolic/deepseek-ai/deepseek-v3-0324", 32_768, 32_768),),
    "deepseek-r1": (
        ("hyperbolic/deepseek-ai/deepseek-r1", 32_768, 32_768),
        ("sambanova/deepseek-r1", 32_768, 32_768),
    ),
    "deepseek-r1-*": (
        ("deepinfra/deepseek-ai/deepseek-r1-0528-turbo", 32_768, 32_768),
        ("deepinfra/deepseek-ai/deepseek-r1-turbo", 40_960, 40_960),
    ),
    "kimi-k3*": (("github_copilot/kimi-k3", 917_504, 131_072),),
    "kimi-k2.[567]*": (("tensormesh/moonshotai/kimi-k2.6", 32_768, 32_768),),
    "kimi-k2*": (("vercel_ai_gateway/moonshotai/kimi-k2", 131_072, 16_384),),
    "glm-5.[23]*": (
        ("clf_ai_gateway/glm-5.2", 262_144, 131_072),
        ("cloudflare/@cf/zai-org/glm-5.2", 262_144, 262_144),
        ("openinfer/@oi/glm-5.3-flash", 393_216, 393_216),
        ("scaleway/glm-5.2", 256_000, 16_384),
        ("wandb/zai-org/glm-5.2", 262_000, 262_144),
    ),
    "glm-4.[67]*": (
        ("clf_ai_gateway/glm-4.7-flash", 131_072, 131_072),
        ("cloudflare/@cf/zai-org/glm-4.7-flash", 131_072, 131_072),
    ),
    "qwen3.8-*": (
        ("deepinfra/qwen/qwen3.8-max", 256_000, 256_000),
        ("gmi/qwen/qwen3.8-max", 262_144, None),
        ("gmi/qwen/qwen3.8-max-0902", 262_144, None),
    ),
    "qwen3.7-*": (
        ("deepinfra/qwen/qwen3.7-max", 256_000, 256_000),
        ("gmi/qwen/qwen3.7-max", 262_144, None),
    ),
    "qwen3.[56]-plus*": (
        ("gmi/qwen/qwen3.6-plus", 262_144, None),
        ("gmi/qwen/qwen3.6-plus-2026-04-02", 262_144, None),
    ),
    "*qwen3-[56]-*b*": (("empiriolabs/qwen3-6-35b-a3b", 131_072, 16_384),),
    "*qwen3.[56]-*b*": (
        ("openinfer/@oi/qwen3.5-27b", 32_768, 32_768),
        ("openinfer/@oi/qwen3.5-9b", 100_000, 100_000),
        ("pinstripes/ps/qwen3.6-35b-a3b", 131_072, 131_072),
    ),
    "*qwen3-vl-*b*": (("llamagate/qwen3-vl-8b", 32_768, 8_192),),
    "*qwen3-*b*": (
        ("dashscope/qwen3-30b-a3b", 129_024, 16_384),
        ("deepinfra/qwen/qwen3-14b", 40_960, 40_960),
        ("deepinfra/qwen/qwen3-235b-a22b", 40_960, 40_960),
        ("deepinfra/qwen/qwen3-30b-a3b", 40_960, 40_960),
        ("deepinfra/qwen/qwen3-32b", 40_960, 40_960),
        ("empiriolabs/qwen3-8-27b", 262_144, 32_768),
        ("fireworks_ai/accounts/fireworks/models/qwen3-0p6b", 40_960, 40_960),
        ("fireworks_ai/accounts/fireworks/models/qwen3-14b", 40_960, 40_960),
        ("fireworks_ai/accounts/fireworks/models/qwen3-1p7b", 131_072, 131_072),
        (
            "fireworks_ai/accounts/fireworks/models/qwen3-1p7b-fp8-draft",
            262_144,
            262_144,
        ),
        (
            "fireworks_ai/accounts/fireworks/models/qwen3-1p7b-fp8-draft-131072",
            131_072,
            131_072,
        ),
        (
            "fireworks_ai/accounts/fireworks/models/qwen3-1p7b-fp8-draft-40960",
            40_960,
            40_960,
        ),
        ("fireworks_ai/accounts/fireworks/models/qwen3-235b-a22b", 131_072, 131_072),
        ("fireworks_ai/accounts/fireworks/models/qwen3-30b-a3b", 131_072, 131_072),
        ("fireworks_ai/accounts/fireworks/models/qwen3-32b", 131_072, 131_072),
        ("fireworks_ai/accounts/fireworks/models/qwen3-4b", 40_960, 40_960),
        ("fireworks_ai/accounts/fireworks/models/qwen3-8b", 40_960, 40_960),
        ("gmi/qwen/qwen3-30b-a3b", 40_946, None),
        ("gradient_ai/alibaba-qwen3-32b", 131_072, 40_960),
        ("hyperbolic/qwen/qwen3-235b-a22b", 131_072, 131_072),
        ("lambda_ai/qwen3-32b-fp8", 131_072, 131_072),
        ("nebius/qwen/qwen3-235b-a22b", 262_144, 262_144),
        ("nebius/qwen/qwen3-32b", 40_960, 40_960),
        ("novita/qwen/qwen3-235b-a22b-fp8", 40_960, 20_000),
        ("novita/qwen/qwen3-30b-a3b-fp8", 40_960, 20_000),
        ("novita/qwen/qwen3-32b-fp8", 40_960, 20_000),
        ("novita/qwen/qwen3-4b-fp8", 128_000, 8_192),
        ("novita/qwen/qwen3-8b-fp8", 128_000, 20_000),
        ("pinstripes/ps/qwen3-30b-a3b", 131_072, 131_072),
        ("qwen_ai_platform/qwen3-30b-a3b", 129_024, 16_384),
        ("qwencloud/qwen3-30b-a3b", 129_024, 16_384),
        ("wandb/openpipe/qwen3-14b-instruct", 32_800, 32_768),
    ),
    "mistral-large-*": (
        ("azure/mistral-large-latest", 32_000, 32_000),
        ("azure_ai/mistral-large-latest", 128_000, 4_096),
    ),
    "mistral-medium-*": (("azure_ai/mistral-medium-3-5", 128_000, 128_000),),
    "mistral-small-*2503*": (
        ("vertex_ai/mistral-small-2503@001", 32_000, 8_191),
        ("watsonx/mistralai/mistral-small-2503", 32_000, 32_000),
    ),
    "codestral-*": (
        ("codestral/codestral-latest", 32_000, 8_191),
        ("text-completion-codestral/codestral-latest", 32_000, 8_191),
    ),
    "grok-4.3*": (
        ("azure_ai/grok-4.3", 200_000, 8_192),
        ("vertex_ai/xai/grok-4.3", 200_000, 200_000),
    ),
    "grok-4.[567]*": (
        ("azure_ai/grok-4.6", 200_000, 128_000),
        ("github_copilot/grok-4.5", 500_000, 500_000),
        ("github_copilot/grok-4.6", 500_000, 500_000),
        ("github_copilot/grok-4.7", 500_000, 500_000),
    ),
    "*llama-3.[123]*": (
        ("cloudflare/@cf/meta/llama-3.1-8b-instruct-fp8", 32_000, 32_000),
        ("cloudflare/@cf/meta/llama-3.2-1b-instruct", 60_000, 60_000),
        ("cloudflare/@cf/meta/llama-3.2-3b-instruct", 80_000, 80_000),
        ("cloudflare/@cf/meta/llama-3.3-70b-instruct-fp8-fast", 24_000, 24_000),
        ("hyperbolic/nousresearch/hermes-3-llama-3.1-70b", 32_768, 32_768),
        ("hyperbolic/meta-llama/llama-3.2-3b-instruct", 32_768, 32_768),
        ("hyperbolic/meta-llama/meta-llama-3.1-405b-instruct", 32_768, 32_768),
        ("hyperbolic/meta-llama/meta-llama-3.1-70b-instruct", 32_768, 32_768),
        ("hyperbolic/meta-llama/meta-llama-3.1-8b-instruct", 32_768, 32_768),
        ("novita/meta-llama/llama-3.1-8b-instruct", 16_384, 16_384),
        ("novita/meta-llama/llama-3.2-3b-instruct", 32_768, 32_000),
        ("novita/meta-llama/llama-3.3-70b-instruct", 12_288, 12_288),
        ("snowflake/snowflake-llama-3.1-405b", 8_000, 8_192),
        ("together_ai/meta-llama/llama-3.1-405b-instruct", 4_096, 4_096),
        ("together_ai/meta-llama/meta-llama-3.1-8b", 16_384, 16_384),
    ),
    "*llama-4-*": (("lambda_ai/llama-4-scout-17b-16e-instruct", 16_384, 8_192),),
}

LOWEST: dict[str, int] = {
    "ollama/*": 2_048,  # ollama/vicuna
    "*minimaxai/minimax-m3*": 262_000,  # wandb/MiniMaxAI/MiniMax-M3
    "gpt-6*": 272_000,  # zerogpu/gpt-6-luna
    "gpt-5.6*": 200_000,  # github_copilot/gpt-5.6-luna
    "gpt-5.4*": 272_000,  # github_copilot/gpt-5.4
    "gpt-5.[123]*": 128_000,  # github_copilot/gpt-5.3-codex
    "gpt-5*": 128_000,  # github_copilot/gpt-5-mini
    "gpt-4.1*": 128_000,  # github_copilot/gpt-4.1
    "gpt-4o-2024-05-13": 64_000,  # github_copilot/gpt-4o-2024-05-13
    "gpt-4o*": 64_000,  # github_copilot/gpt-4o
    "gpt-3.5-turbo*": 4_097,  # azure/gpt-3.5-turbo
    "*gpt-oss-*": 128_000,  # cloudflare/@cf/openai/gpt-oss-120b
    "*claude-opus-5?5*": 200_000,  # github_copilot/claude-opus-5.5
    "*claude-opus-5*": 200_000,  # github_copilot/claude-opus-5
    "*claude-sonnet-5?5*": 200_000,  # github_copilot/claude-sonnet-5.5
    "*claude-sonnet-5*": 200_000,  # github_copilot/claude-sonnet-5
    "*claude-haiku-5?5*": 128_000,  # github_copilot/claude-haiku-5.5
    "*claude-fable-5.1*": 200_000,  # github_copilot/claude-fable-5.1
    "*claude-fable-5*": 200_000,  # github_copilot/claude-fable-5
    "*claude-opus-4?8*": 200_000,  # github_copilot/claude-opus-4.8
    "*claude-opus-4?6*": 200_000,  # vercel_ai_gateway/anthropic/claude-opus-4.6
    "*claude-sonnet-4?6*": 200_000,  # snowflake/claude-sonnet-4-6
    "*claude-haiku-4?5*": 128_000,  # github_copilot/claude-haiku-4.5
    "*claude-3*": 195_904,  # bedrock/us-gov-east-1, Claude 3 Haiku
    "gemini-4-*": 200_000,  # github_copilot/gemini-4-argon
    "*gemma-4-*": 16_384,  # sail/google/gemma-4-12B-it
    "*gemma-3-*": 98_304,  # novita/google/gemma-3-27b-it
    "deepseek-v4*": 32_768,  # tensormesh/deepseek-ai/DeepSeek-V4-Flash
    "deepseek-v3.2*": 32_768,  # sambanova/DeepSeek-V3.2
    "deepseek-r1-distill-llama*": 8_192,  # novita, 70B
    "deepseek-r1-distill-qwen*": 32_768,  # novita/deepseek/deepseek-r1-distill-qwen-14b
    "deepseek-v3": 32_768,  # hyperbolic/deepseek-ai/DeepSeek-V3
    "deepseek-v3-*": 32_768,  # hyperbolic/deepseek-ai/DeepSeek-V3-0324
    "deepseek-r1": 32_768,  # hyperbolic/deepseek-ai/DeepSeek-R1
    "deepseek-r1-*": 32_768,  # deepinfra/deepseek-ai/DeepSeek-R1-0528-Turbo
    "kimi-k3.1*": 1_000_000,  # baseten/moonshotai/Kimi-K3.1-Pro
    "kimi-k3*": 917_504,  # github_copilot/kimi-k3
    "kimi-k2.[567]*": 32_768,  # tensormesh/moonshotai/Kimi-K2.6
    "kimi-k2*": 131_072,  # vercel_ai_gateway/moonshotai/kimi-k2
    "glm-5.[23]*": 256_000,  # scaleway/glm-5.2
    "glm-4.[67]*": 131_072,  # cloudflare/@cf/zai-org/glm-4.7-flash
    "qwen3.8-*[0-9]b*": 262_000,  # wandb/Qwen/Qwen3.8-27B
    "qwen3.8-*": 256_000,  # deepinfra/Qwen/Qwen3.8-Max
    "qwen3.7-*": 256_000,  # deepinfra/Qwen/Qwen3.7-Max
    "qwen3.[56]-plus*": 262_144,  # gmi/Qwen/Qwen3.6-Plus
    "qwen3-max*": 256_000,  # deepinfra/Qwen/Qwen3-Max
    "*qwen3-[56]-*b*": 131_072,  # empiriolabs/qwen3-6-35b-a3b
    "*qwen3.[56]-*b*": 32_768,  # openinfer/@oi/Qwen3.5-27B
    "*qwen3-*b*": 32_000,  # ovhcloud/Qwen3-32B
    "mistral-large-*": 32_000,  # azure/mistral-large-latest
    "mistral-medium-*": 128_000,  # azure_ai/mistral-medium-3-5
    "mistral-small-*2503*": 32_000,  # vertex_ai/mistral-small-2503@001
    "codestral-*": 32_000,  # codestral/codestral-latest
    "grok-4.3*": 200_000,  # azure_ai/grok-4.3
    "grok-4.[567]*": 200_000,  # azure_ai/grok-4.6
    "*llama-3.[123]*": 4_096,  # together_ai/meta-llama/Llama-3.1-405B-Instruct
    "*llama-4-*": 16_384,  # lambda_ai/llama-4-scout-17b-16e-instruct
}
