"""Phase 4, token counts without a tokenizer: a proved upper bound and an estimate.

Knows the arithmetic of tokenizer families and nothing of prompts, budgets or counters.
"""

from __future__ import annotations

from unicodedata import normalize

from .errors import ConfigError, InputError

NORMAL_FORMS = {
    "minimax_m2": "NFC",
    "qwen3": "NFC",
    "qwen3_5": "NFC",
    "claude_old": "NFKC",
}
DUMMY_PREFIX = frozenset({"llama2", "mistral_v3"})
RECONSTRUCTED = frozenset({"claude3", "claude4_7"})
TOKENIZERS = (
    "o200k", "cl100k", "gpt2", "minimax_m2", "qwen3", "qwen3_5", "deepseek_v3", "glm4",
    "glm4_7", "llama2", "llama3", "gemma3", "gemini", "tekken", "mistral_v3", "claude_old",
    "claude3", "claude4_7", "any",
)


PROVED_TOKENIZERS = frozenset(TOKENIZERS) - RECONSTRUCTED - {"any"}


def check_tokenizer(tokenizer: object) -> str:
    if not isinstance(tokenizer, str) or tokenizer not in TOKENIZERS:
        raise ConfigError(f"tokenizer must be one of {', '.join(TOKENIZERS)}")
    return tokenizer


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


def token_upper_bound(text: str, tokenizer: str = "any") -> int:
    check_tokenizer(tokenizer)
    if not isinstance(text, str):
        raise InputError("text must be str")
    if not text:
        return 0
    size = _size(text)
    if text.isascii():
        forms = size, size
    else:
        forms = _size(normalize("NFC", text)), _size(normalize("NFKC", text))
    if tokenizer in NORMAL_FORMS:
        size = max(size, forms[NORMAL_FORMS[tokenizer] == "NFKC"])
    if tokenizer in DUMMY_PREFIX:
        return size + 1
    if tokenizer in RECONSTRUCTED:
        return 2 * max(size, forms[0]) + 1
    if tokenizer == "any":
        return max(2 * max(size, forms[0]) + 1, forms[1])
    return size


def estimated_millitokens(text: str, tokenizer: str, conservative: bool) -> int:
    """Placeholder until the fitted estimate is in."""
    return _size(text) * (1000 if conservative else 400)


def estimate_tokens(text: str, tokenizer: str = "any", conservative: bool = False) -> int:
    if not text:
        return 0
    units = estimated_millitokens(text, tokenizer, conservative)
    return min(-(-units // 1000), token_upper_bound(text, tokenizer))
