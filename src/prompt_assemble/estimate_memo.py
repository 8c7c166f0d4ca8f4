"""Phase 4: what texts cost that were estimated lately, so that no turn reads them anew.

Most of a long conversation is in the next prompt again, whole messages at a time.
Responsible for finding the number that a text was given before, by a digest of it: no
word of a text is kept. It must not know how a text is priced, nor what it is part of.
"""

from __future__ import annotations

from functools import lru_cache

from .estimate import estimated_millitokens

SHORTEST_REMEMBERED = 48
"""Characters from which on a text is remembered; to price a shorter one costs hardly
more than its digest."""

MOST_REMEMBERED = 16_384
"""Texts after which those of the last but one generation are forgotten; in each family,
with some 120 bytes for each text."""

DIGEST_SIZE = 16
"""Bytes of a digest: nobody can find two texts with the same one."""


class RememberedEstimates:
    """Conservative estimates of one family; threads may share it, and lose entries."""

    def __init__(self, tokenizer: str) -> None:
        from hashlib import blake2b  # only a turn that has to estimate needs it

        self._digest, self._tokenizer = blake2b, tokenizer
        self._lately: dict[bytes, int] = {}
        self._before: dict[bytes, int] = {}

    def millitokens(self, text: str) -> int:
        """The conservative estimate of a text, in thousandths of a token."""
        if len(text) < SHORTEST_REMEMBERED:
            return estimated_millitokens(text, self._tokenizer, True)
        encoded = text.encode("utf-8", "surrogatepass")
        key = self._digest(encoded, digest_size=DIGEST_SIZE).digest()
        found = self._lately.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                found = estimated_millitokens(text, self._tokenizer, True)
            if len(self._lately) >= MOST_REMEMBERED:
                self._before, self._lately = self._lately, {}
            self._lately[key] = found
        return found


@lru_cache(maxsize=8)
def remembered_estimates(tokenizer: str) -> RememberedEstimates:
    """The estimates of a family that this process remembers."""
    return RememberedEstimates(tokenizer)
