"""Which language a line is in, as far as its everyday words or its script tell.

Responsible for the votes of pieces for languages, and for the winners of a line. It
must not know prices or families: what a language is worth is for `estimate`.

Only running text votes: words behind a blank, not in capitals, since tags, paths, cells
and names of the same words cost more. A character of an everyday word gives four votes
to each language that has the word, a character of a script that hardly more than one
language uses gives one. Votes of all languages lie side by side in one integer, so that
they add up with the prices.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import lru_cache

from .estimate_pieces import WORD_GROUPS, EstimatedPiece
from .language_word_data import EVERYDAY_WORDS

VOTE_BITS = 16
LONGEST_LINE = (1 << VOTE_BITS) // 8
"""Bits for the votes of one language, and the characters of a line that they hold: no
character gives a language more than eight."""

WORD_VOTES = 4
KANA_VOTES = 3

# A language has to win three votes for every ten characters, and more than one short
# word has; one that comes within a quarter of the winner has not lost.
_LEAST_SHARE = 0.3
_FEWEST_VOTES = 16
_CLOSE = 0.75

_WITHOUT_LETTERS = frozenset(("d", "p", "ws", "rep"))
_SPACED = WORD_GROUPS | {"k", "alph", "arab", "cyrl", "indi"}
_WITH_BLANKS = frozenset(("alph", "hang"))
_ENDS_OF_WORDS = " \u060c\u061b\u0964"

_SCRIPTS = {
    **dict.fromkeys(("c_han1", "c_han2"), (("zh", 1), ("ja", 1))),
    **dict.fromkeys(("c_hira", "c_kata"), (("ja", KANA_VOTES),)),
    "c_hang": (("ko", 1),),
    "c_thai": (("th", 1),),
}
"""Votes of a character by its class."""


def language_votes(piece: str, found: EstimatedPiece) -> int:
    """The votes of a piece, side by side in the order of `told_languages`."""
    if found.group in _WITHOUT_LETTERS or len(piece) > 1 and piece.isupper():
        return 0
    if piece[0] == " ":
        word = piece.strip(_ENDS_OF_WORDS).lower()
        votes = _votes_of_words().get(word)
        if votes:
            return votes * (len(word) + 1)
    if piece.isascii():
        return 0
    if piece[0] != " " and found.group in _WITH_BLANKS:
        return 0
    return sum(
        _side_vote(language, number * count // 4)
        for name, count in found.features
        for language, number in _SCRIPTS.get(name, ())
    )


def keeps_its_price(piece: str, found: EstimatedPiece) -> bool:
    """Whether a piece is no running text, so that no language makes it cheaper.

    Parts of words behind a mark and words in capitals cost more than words do.
    """
    if found.group not in _SPACED:
        return False
    return piece[0] != " " or len(piece) > 2 and piece.isupper()


def likely_languages(votes: int, size: int) -> list[int]:
    """Places in `told_languages` of what a line of `size` characters may be in.

    The likeliest first. Of a line over `LONGEST_LINE` nothing is told.
    """
    if size > LONGEST_LINE:
        return []
    lanes = _vote_lanes(votes)
    most = max(lanes)
    if most < _FEWEST_VOTES or most < size * _LEAST_SHARE:
        return []
    least, places = most * _CLOSE, []
    while most >= least:  # once or twice; going through all takes four times as long
        place = lanes.index(most)
        places.append(place)
        lanes[place] = 0
        most = max(lanes)
    return places


@lru_cache(maxsize=1)
def told_languages() -> tuple[str, ...]:
    """Every language that a line may be told to be in."""
    return tuple(EVERYDAY_WORDS)


@lru_cache(maxsize=1)
def _votes_of_words() -> dict[str, int]:
    """Votes for a character of each everyday word."""
    votes: dict[str, int] = defaultdict(int)
    for language, words in EVERYDAY_WORDS.items():
        for word in words.split():
            votes[word] += _side_vote(language, WORD_VOTES)
    return dict(votes)


@lru_cache(maxsize=1)
def _language_places() -> dict[str, int]:
    return {language: place for place, language in enumerate(told_languages())}


def _side_vote(language: str, number: int) -> int:
    return number << VOTE_BITS * _language_places()[language]


def _vote_lanes(votes: int) -> list[int]:
    raw = votes.to_bytes(VOTE_BITS // 8 * len(EVERYDAY_WORDS), sys.byteorder)
    lanes = memoryview(raw).cast("H").tolist()
    if sys.byteorder == "big":
        lanes.reverse()
    return lanes
