"""Whether the last messages hold already what a message refers to.

Compares words; knows what was weighed and nothing of thresholds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from .trigger_cues import Weighing
from .trigger_fold import folded
from .trigger_words import common_words

MESSAGES_COMPARED = 3
CHARACTERS_COMPARED = 1_000
"""At each end of a message of the dialog."""

ENOUGH_SHARED = 0.6
"""Share of a message's content words that the last messages must hold."""

SHORTEST_WORD = 4
"""Letters of a word that is taken for content; in Chinese, Japanese and Korean two
characters in a row are."""


def is_answered(text: str, weighing: Weighing, recent: Sequence[object]) -> bool:
    """Whether the referent of a folded text stands in the last messages.

    It does if most of its content words are there, unless it names an earlier time
    ("yesterday", "last week"), which the running conversation cannot hold.
    """
    said = list(_texts_of(recent))
    if not said or "[past]" in weighing.cues:
        return False
    language = weighing.language
    common = frozenset() if language is None else common_words(language)
    words = _content(text) - common
    held = _content(folded("\n".join(said)))
    # Without content words ("the usual, please") nothing says that it is answered.
    return bool(words) and len(words & held) >= ENOUGH_SHARED * len(words)


def _texts_of(recent: Sequence[object]) -> Iterator[str]:
    """The ends of the last messages, of the shapes that are understood."""
    last = range(max(0, len(recent) - MESSAGES_COMPARED), len(recent))
    for item in map(recent.__getitem__, last):  # some sequences have no slices
        if isinstance(item, Mapping):
            item = item.get("content")
        elif isinstance(item, tuple) and len(item) == 2:
            item = item[1]
        if isinstance(item, str):
            yield item[:CHARACTERS_COMPARED]
            yield item[CHARACTERS_COMPARED:][-CHARACTERS_COMPARED:]


def _content(text: str) -> set[str]:
    words: set[str] = set()
    for found in _content_word().finditer(text):
        if found[1]:
            words.update(found[1][i : i + 2] for i in range(len(found[1]) - 1))
        else:
            words.add(found[0])
    return words


@lru_cache(maxsize=1)
def _content_word() -> re.Pattern[str]:
    return re.compile(
        "([\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2,})"
        rf"|[^\W_]{{{SHORTEST_WORD},}}"
    )
