"""Phase 4: what a text probably costs in tokens, without any vocabulary."""

from __future__ import annotations

from .tokens import check_tokenizer, token_upper_bound, utf8_length


def estimated_millitokens(text: str, tokenizer: str, conservative: bool) -> int:
    """Placeholder until the fitted estimate is in."""
    check_tokenizer(tokenizer)
    return utf8_length(text) * (1000 if conservative else 400)


def estimate_tokens(
    text: str, tokenizer: str = "any", conservative: bool = False
) -> int:
    """Placeholder until the fitted estimate is in."""
    if not text:
        return 0
    units = estimated_millitokens(text, tokenizer, conservative)
    return min(-(-units // 1000), token_upper_bound(text, tokenizer))
