"""What is read of a message: its ends, in one spelling, without quotes and pastes.

Keeps the way back to places in the message. Knows nothing of cues.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from .trigger_fold import composed, place_before, unaccented
from .trigger_guards import READING_GAP, own_words

LOOKED_AT = 1_000
"""Characters read at each end of a message; the middle of a huge paste is not read."""

HEAD_SCORED, TAIL_SCORED = 300, 150
"""Characters of the own words that are scored at their start and, beyond, their end."""


class Reading(NamedTuple):
    """The own words of a message as they are looked up, and where they came from.

    `text` is without accents, `spelling` the same with them; `is_cut` says that much
    of what was read is not the user's own.
    """

    text: str
    spelling: str
    is_cut: bool
    source: str
    raw: str
    skipped: int
    places: tuple[tuple[int, int], ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where in the message stands what stands in `text` from `start` to `end`."""
        return self._place(start), self._place(end - 1) + 1

    def _place(self, place: int) -> int:
        place = place_before(unaccented, self.spelling, place + 1) - 1
        from_own, from_source = self.places[0]
        for own, source in self.places:
            if own > place:
                break
            from_own, from_source = own, source
        place = place_before(composed, self.raw, from_source + place - from_own + 1) - 1
        return place + self.skipped if place > LOOKED_AT and self.skipped else place


def reading(message: str) -> Reading:
    """Read both ends of a message; linear in what is read, at most 2 * LOOKED_AT."""
    raw, skipped = message, 0
    if len(message) > 2 * LOOKED_AT:
        raw = message[:LOOKED_AT] + READING_GAP + message[-LOOKED_AT:]
        skipped = len(message) - len(raw)
    source = composed(raw)[: 2 * LOOKED_AT + 1]
    own = own_words(source)
    spelling, places = _compact(own.text)
    return Reading(
        unaccented(spelling), spelling, own.is_cut, source, raw, skipped, places
    )


def _compact(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The words of a text with one blank between them, and where each came from.

    Of a long text only start and end.
    """
    if len(text) <= HEAD_SCORED + TAIL_SCORED and " ".join(text.split()) == text:
        return text, ((0, 0),)
    words, places, size = [], [], 0
    for found in _word().finditer(text):
        places.append((size, found.start()))
        words.append(found[0])
        size += len(found[0]) + 1
    joined = " ".join(words)
    if len(joined) <= HEAD_SCORED + TAIL_SCORED:
        return joined, tuple(places) or ((0, 0),)
    cut = len(joined) - TAIL_SCORED
    moved = HEAD_SCORED + 1 - cut
    head = [it for it in places if it[0] < HEAD_SCORED]
    tail = [(own + moved, source) for own, source in places if own > cut]
    before = max(it for it in places if it[0] <= cut)
    first = (HEAD_SCORED + 1, before[1] + cut - before[0])
    return joined[:HEAD_SCORED] + "\n" + joined[cut:], (*head, first, *tail)


@lru_cache(maxsize=1)
def _word() -> re.Pattern[str]:
    return re.compile(r"\S+")
