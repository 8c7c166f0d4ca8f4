"""Phase 5, history: how much of the dialog beyond the guaranteed messages fits.

Newest first, whole units, until the room is full; then the cut. A stable cut falls on
the same unit for many turns, so that the prefix of the prompt, and with it a provider's
cache, stays. This module reads prices and lengths; it measures nothing itself.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from .units import REASON_OLDER, Unit

REASON_CUT = "older than what fits"

STABLE_SHARE_PERCENT = 60
"""Share of the room that a stable cut keeps at least, where a unit ends there."""


ROOM_STEPS = 16
"""Steps of a budget in which room for a stable cut is given."""


class Older(NamedTuple):
    """Units older than the guaranteed ones, newest first: taken, and cut off.

    `is_full` says that the room ended the history, not its beginning or the limit.
    """

    taken: tuple[Unit, ...] = ()
    cut_off: tuple[Unit, ...] = ()
    is_full: bool = False

    def start_before(self, newer: int) -> int:
        """Index of the oldest item that is told of here, or `newer` where none is."""
        told = (unit.start for unit in (*self.taken, *self.cut_off))
        return min(told, default=newer)

    def without_oldest(self, count: int) -> "Older":
        """The same, `count` kept units fewer."""
        kept = [place for place, unit in enumerate(self.taken) if not unit.reason]
        end = kept[-count] if len(kept) >= count else 0
        return Older(
            self.taken[:end], (*_cut(self.taken[end:]), *self.cut_off), self.is_full
        )


NOTHING_OLDER = Older()


class Room(NamedTuple):
    """Tokens for the history: all of them, and those that guaranteed messages take."""

    all: int
    taken: int = 0

    @property
    def free(self) -> int:
        """Tokens that older units may cost."""
        return self.all - self.taken


def steady_room(budget: int, beside: int, taken: int) -> Room:
    """Room beside the rest of a prompt, in steps of a sixteenth of the budget.

    So that a longer question or one more tool step does not move a stable cut.
    """
    step = max(1, budget // ROOM_STEPS)
    return Room(budget - -(-beside // step) * step, taken)


class Replay:
    """Units of a walk that can be gone through again without being read again."""

    def __init__(self, walk: Iterator[Unit]) -> None:
        self._walk = walk
        self._read: list[Unit] = []

    def __iter__(self) -> Iterator[Unit]:
        yield from tuple(self._read)
        for unit in self._walk:
            self._read.append(unit)
            yield unit


def older_that_fit(
    walk: Iterable[Unit],
    price: Callable[[Unit], int],
    room: Room,
    messages_at_most: int,
    cut: str,
) -> Older:
    """The newest units whose prices sum to at most `room.free` tokens.

    Reads one unit beyond those that fit. With the cut "stable", of the boundaries that
    keep at least 60 % of the room the one whose oldest unit has the lowest checksum: a
    function of content alone, so that it moves only when it falls out of the room.
    """
    taken: list[Unit] = []
    spent: list[int] = []
    total = messages = 0
    for unit in walk:
        if not unit.reason:
            messages += len(unit.messages)
            if messages > messages_at_most:
                return Older(tuple(taken), _cut((unit,), REASON_OLDER))
            total += price(unit)
            if total > room.free:
                end = _boundary(taken, spent, room) if cut == "stable" else len(taken)
                return Older(tuple(taken[:end]), _cut((*taken[end:], unit)), True)
        taken.append(unit)
        spent.append(total)
    return Older(tuple(taken))


def _boundary(taken: list[Unit], spent: list[int], room: Room) -> int:
    """How many of the taken units a stable cut keeps."""
    least = room.all * STABLE_SHARE_PERCENT - room.taken * 100
    candidates = [
        (_checksum(unit), place + 1)
        for place, unit in enumerate(taken)
        if not unit.reason and spent[place] * 100 >= least
    ]
    return min(candidates)[1] if candidates else len(taken)


def _checksum(unit: Unit) -> int:
    from binascii import crc32  # only a history that is cut needs it

    total = 0
    for message in unit.messages:
        for piece in message.pieces:
            total = crc32(piece.encode(), total)
    return total


def _cut(units: Iterable[Unit], reason: str = REASON_CUT) -> tuple[Unit, ...]:
    return tuple(unit._replace(reason=unit.reason or reason) for unit in units)
