"""Phase 5, the safety valve: which memories stay.

Memory gives way first and alone. The valve asks for measurements of finished prompts
and never trusts a sum of parts; it terminates because every memory is tried once. It
knows memories by their index and nothing of their text.
"""

from typing import NamedTuple, Protocol

from .measure import Measured


class Measure(Protocol):
    """Measures the prompt with these memories (by index), with or without the notice.

    By the cheapest method that decides, or by a given one.
    """

    def __call__(
        self, kept: tuple[int, ...], noticed: bool, method: str | None = None, /
    ) -> Measured: ...


class LeftOut(NamedTuple):
    """A memory (by index) that did not fit: tokens it needed, and that were free."""

    memory: int
    needed: int
    free: int


class Plan(NamedTuple):
    """What the prompt will hold, and its measurement.

    `measured` does not fit only if the minimal context itself does not; then nothing is
    kept. It is None where the prompt was known to fit without being measured.
    """

    kept: tuple[int, ...]
    notice: bool
    measured: Measured | None
    left_out: tuple[LeftOut, ...] = ()

    @property
    def fits(self) -> bool:
        """Whether the prompt is within its budget."""
        return self.measured is None or self.measured.fits


NOTHING_KEPT = Plan((), False, None)
"""Of a prompt without memory that was not measured."""


def choose(measure: Measure, memories: int, has_notice: bool) -> Plan:
    """Keep as many memories as fit, in backend order; each whole or not at all.

    Measures at most `memories + 3` prompts by the dearest method: all, none, each in
    turn, and the notice, which is added where a memory was left out, unless it does not
    fit.
    """
    everything = tuple(range(memories))
    measured = measure(everything, False)
    if measured.fits or not memories:
        return Plan(everything, False, measured)
    with_all, measured = measured, measure((), False)
    if not measured.fits:
        return Plan((), False, measured)
    kept: tuple[int, ...] = ()
    left_out: list[LeftOut] = []
    rest = measured  # what is kept, by the method that measured the last misfit
    for index in everything:
        trial = (*kept, index)
        tried = with_all if trial == everything else measure(trial, False)
        if tried.fits:
            kept, measured, rest = trial, tried, tried
        else:
            # Numbers of two methods do not mix.
            if tried.verified_by != rest.verified_by:
                rest = measure(kept, False, tried.verified_by)
            needed = max(0, tried.tokens - rest.tokens)
            left_out.append(LeftOut(index, needed, max(0, tried.budget - rest.tokens)))
    if has_notice and left_out:
        noticed = measure(kept, True)
        if noticed.fits:
            return Plan(kept, True, noticed, tuple(left_out))
    return Plan(kept, False, measured, tuple(left_out))
