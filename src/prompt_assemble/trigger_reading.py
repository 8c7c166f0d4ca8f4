"""What is read of a message: its ends, in one spelling, without quotes and pastes.

Keeps the way back to places in the message. Knows nothing of cues.
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from .trigger_fold import composed, place_before, unaccented
from .trigger_guards import READING_GAP, own_words

LOOKED_AT = 1_000
"""Characters read at each end of a message; the middle of a huge paste is not read."""

HEAD_SCORED, TAIL_SCORED = 300, 150
"""Characters of the own words that are scored at their start and, beyond, their end."""


Place = tuple[int, int]
"""Of a word: in the compact text, and in the one that it came from."""


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
    places: tuple[Place, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where in the message stands what stands in `text` from `start` to `end`."""
        return self._place(start), self._place(end - 1) + 1

    def _place(self, place: int) -> int:
        if self.text != self.spelling:
            place = place_before(unaccented, self.spelling, self.text, place + 1) - 1
        from_own, from_source = self.places[0]
        for own, source in self.places:
            if own > place:
                break
            from_own, from_source = own, source
        place += from_source - from_own
        # Case folding never makes a text shorter: if it makes all of it no longer, no
        # character has moved.
        folded = self.raw.casefold()
        if self.source != folded or len(folded) != len(self.raw):
            place = place_before(composed, self.raw, self.source, place + 1) - 1
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


def _compact(text: str) -> tuple[str, tuple[Place, ...]]:
    """The words of a text with one blank between them, and where each came from.

    Of a long text only start and end.
    """
    words = text.split()
    joined = " ".join(words)
    if len(joined) <= HEAD_SCORED + TAIL_SCORED:
        moved = () if joined == text else _forwards(text, words)
        return joined, tuple(moved) or ((0, 0),)
    cut = len(joined) - TAIL_SCORED
    head = takewhile(lambda place: place[0] < HEAD_SCORED, _forwards(text, words))
    tail = []
    for own, source in _backwards(text, words, len(joined)):
        beyond = max(0, cut - own)
        tail.append((own + beyond - cut + HEAD_SCORED + 1, source + beyond))
        if own <= cut:
            break
    return joined[:HEAD_SCORED] + "\n" + joined[cut:], (*head, *reversed(tail))


def _forwards(text: str, words: list[str]) -> Iterator[Place]:
    """Where each word stands when joined, and in the text; the first first."""
    own = source = 0
    for word in words:
        source = text.find(word, source)
        yield own, source
        own += len(word) + 1
        source += len(word)


def _backwards(text: str, words: list[str], own: int) -> Iterator[Place]:
    """The same, the last first; `own` is the length of the joined words."""
    source = len(text)
    for word in reversed(words):
        own -= len(word)
        source = text.rfind(word, 0, source)
        yield own, source
        own -= 1
