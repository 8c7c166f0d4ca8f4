"""Phase 2, memory need: does this message ask for something that was said before?

Looks at the user's words and decides; it calls nothing and knows nothing of backends.
"""

from __future__ import annotations

from typing import NamedTuple

from .checks import text_argument
from .trigger_data import ORIGINAL_PHRASES

LOOKED_AT = 4_000
"""Characters read at each end of a message; the middle of a huge paste is not read."""


class TriggerDecision(NamedTuple):
    """Whether memory is needed, and what decided.

    `category` is "explicit" (a phrase), "none", or who decided instead ("always",
    "never", "given", "callable"); `cue` the phrase of our own table; `score` 1.0 or
    0.0; `span` its place in the user input, in characters.
    """

    needed: bool
    category: str = "none"
    cue: str | None = None
    language: str | None = None
    score: float = 0.0
    span: tuple[int, int] | None = None

    def __bool__(self) -> bool:
        return self.needed


NOT_NEEDED = TriggerDecision(False)


def needs_memory(user_input: str, recent: object = ()) -> TriggerDecision:
    """Decide by the eight original phrases, as whole words, in any case.

    `recent` is accepted for rules that look at the dialog; these do not. English only.
    """
    text_argument("user_input", user_input)
    for start, end in _stretches(user_input):
        # U+0130 is the only letter whose lower case is longer: positions must not
        # shift.
        lowered = user_input[start:end].replace("\u0130", "i").lower()
        for phrase in ORIGINAL_PHRASES:
            if phrase not in lowered:
                continue
            found = _find_words(user_input, start, lowered, phrase)
            if found >= 0:
                span = (found, found + len(phrase))
                return TriggerDecision(True, "explicit", phrase, "en", 1.0, span)
    return NOT_NEEDED


def _stretches(text: str) -> tuple[tuple[int, int], ...]:
    if len(text) <= 2 * LOOKED_AT:
        return ((0, len(text)),)
    return ((0, LOOKED_AT), (len(text) - LOOKED_AT, len(text)))


def _find_words(text: str, offset: int, lowered: str, phrase: str) -> int:
    """Place in `text` of `phrase` with no letter, digit or underscore beside it, or -1.

    `lowered` is the stretch of `text` from `offset` on, in lower case.
    """
    found = lowered.find(phrase)
    while found >= 0:
        start = offset + found
        if not (_in_word(text, start - 1) or _in_word(text, start + len(phrase))):
            return start
        found = lowered.find(phrase, found + 1)
    return -1


def _in_word(text: str, position: int) -> bool:
    if not 0 <= position < len(text):
        return False
    return text[position].isalnum() or text[position] == "_"
