"""What the chat templates of models cost beside the text that is counted.

Data only, checked by `tests/benchmarks/templates/framing.py`, which renders templates
of real models and counts what they add to `message_text`. It must not know budgets.

TEMPLATE_TOKENS: pattern of a model id, tokens a message, tokens a request, tokens for
each value in the arguments of calls, and whether tool results are written as JSON; the
first that matches holds, by the rule of `model_limits` (a `*` never goes on with a
number), and a model that none matches costs the usual of a config.
Date: 2026-11-30. Sources:

- MiniMax-M3, Qwen, DeepSeek, GLM, Llama and Gemma: their templates and vocabularies,
  in dialogs with and without system message and in tool loops, with a few tokens to
  spare. MiniMax, Qwen 3.5 and Coder, and GLM write each argument of a call in tags of
  its own; MiniMax-M3 also what stands in it. Llama has 24 tokens more for the date
  that its maker's template opens with, and that template writes results as JSON.
- Mistral: requests encoded by mistral-common 1.13, which writes results as JSON.
- GPT-3.5 to GPT-4.1: the formula of OpenAI's cookbook ("How to count tokens").
- Grok, DeepSeek V4 (DeepSeek's own aliases are it) and Kimi K3: constants that
  litellm 1.110.2 has for these hosts, with their tool preambles; for a value the
  usual, and for V4, whose calls have tags, as much as for the dearest.
- DeepSeek V3.2: the usual, but for a value: its calls have tags, too, of 11 tokens
  by the vocabulary of V3 (calls written by hand in its published encoding).
- Qwen 3.5 Plus and later ones, whose templates are not published: the usual, but
  for a value as Qwen 3.5.
"""

from __future__ import annotations

TEMPLATE_TOKENS: tuple[tuple[str, int, int, int, bool], ...] = (
    ("*minimax-m3*", 20, 176, 16, False),
    ("*minimax-m3[.p][0-9]*", 20, 176, 16, False),
    ("*minimax-m2*", 4, 48, 8, False),
    ("*minimax-m2[.p][0-9]*", 4, 48, 8, False),
    ("*grok*", 8, 512, 8, False),
    ("*deepseek-v4*", 8, 160, 16, False),
    ("*deepseek-v4[.p][0-9]*", 8, 160, 16, False),
    ("deepseek-chat", 8, 160, 16, False),
    ("deepseek-reasoner", 8, 160, 16, False),
    ("*deepseek-v3[.p]2*", 8, 64, 12, False),
    ("*deepseek-v3-2-*", 8, 64, 12, False),
    ("*kimi-k3*", 8, 128, 8, False),
    ("*kimi-k3[.p][0-9]*", 8, 128, 8, False),
    ("*qwen3.[56]-*b*", 4, 16, 10, False),
    ("*qwen3-[56]-*b*", 4, 16, 10, False),
    ("*qwen3.[5678]-*", 8, 64, 10, False),
    ("*qwen3-coder-*", 8, 64, 10, False),
    ("*qwen3-*b*", 4, 16, 0, False),
    ("*qwen2.5-*b*", 4, 32, 0, False),
    ("*deepseek-r1*", 4, 16, 0, False),
    ("*deepseek-v3", 4, 16, 0, False),
    ("*deepseek-v3-*", 4, 16, 0, False),
    ("*deepseek-v3[.p]1*", 4, 16, 0, False),
    ("*glm-4.[567]*", 4, 16, 4, False),
    ("*glm-4.[56]v*", 4, 16, 4, False),
    ("*llama-3.[123]*", 4, 48, 0, True),
    ("*gemma-3-*", 4, 16, 0, False),
    ("*mistral-nemo*", 4, 16, 0, True),
    ("*mistral-*240[79]*", 4, 16, 0, True),
    ("gpt-4.1*", 4, 16, 0, False),
    ("gpt-4o*", 4, 16, 0, False),
    ("gpt-4", 4, 16, 0, False),
    ("gpt-4-*", 4, 16, 0, False),
    ("gpt-3.5-turbo*", 4, 16, 0, False),
)
