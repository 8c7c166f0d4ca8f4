"""valve: which memories stay, whatever a measurement says."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.measure import Measured
from prompt_assemble.valve import LeftOut, Plan, choose

SIZES = st.lists(st.integers(0, 12), max_size=7)


def counted(tokens: int, budget: int) -> Measured:
    """A measurement as a counter makes it."""
    return Measured(tokens, budget, "counter", "any")


class Scale:
    """Measures by adding up, as a reader would; remembers what it was asked."""

    def __init__(
        self, base: int, sizes: Sequence[int], notice: int, budget: int
    ) -> None:
        self.base, self.sizes, self.notice, self.budget = base, sizes, notice, budget
        self.asked: list[tuple[tuple[int, ...], bool]] = []

    def __call__(
        self, kept: tuple[int, ...], noticed: bool, method: str | None = None, /
    ) -> Measured:
        self.asked.append((kept, noticed))
        tokens = self.base + sum(self.sizes[i] for i in kept) + self.notice * noticed
        return counted(tokens, self.budget)


def test_everything_stays_where_everything_fits() -> None:
    """One measurement is enough, to the last token."""
    scale = Scale(10, (4, 6), 3, 20)
    assert choose(scale, 2, True) == Plan((0, 1), False, counted(20, 20))
    assert len(scale.asked) == 1


def test_one_token_too_many_costs_one_memory() -> None:
    """The first that fits stays; the other is left out with what it needed and had."""
    plan = choose(Scale(10, (4, 6), 3, 19), 2, True)
    assert (plan.kept, plan.notice) == ((0,), True)
    assert plan.left_out == (LeftOut(1, 6, 5),)
    assert plan.measured is not None
    assert plan.measured.tokens == 17


def test_a_misfit_is_passed_over() -> None:
    """A memory too large does not keep smaller ones behind it from being tried."""
    plan = choose(Scale(10, (90, 2, 50, 3), 0, 20), 4, False)
    assert plan.kept == (1, 3)
    assert [left.memory for left in plan.left_out] == [0, 2]


def test_the_notice_gives_way_too() -> None:
    """A notice that does not fit is left out, not forced in."""
    assert choose(Scale(10, (90,), 11, 20), 1, True).notice is False
    assert choose(Scale(10, (90,), 10, 20), 1, True).notice is True
    assert choose(Scale(10, (90,), 0, 20), 1, False).notice is False


def test_nothing_is_kept_where_the_base_does_not_fit() -> None:
    """The plan then holds the measurement of the bare prompt, which does not fit."""
    plan = choose(Scale(21, (1, 1), 0, 20), 2, True)
    assert plan == Plan((), False, counted(21, 20))
    assert not plan.fits


def test_no_memories_no_notice() -> None:
    """Where there was nothing to leave out, nothing is said about it."""
    assert choose(Scale(5, (), 1, 20), 0, True) == Plan((), False, counted(5, 20))


@given(st.integers(0, 30), SIZES, st.integers(0, 9), st.integers(0, 40), st.booleans())
def test_greedy_in_backend_order(
    base: int, sizes: list[int], notice: int, budget: int, has_notice: bool
) -> None:
    """Each memory in turn stays if it still fits, as a reader would do it by hand."""
    kept, total = [], base
    for index, size in enumerate(sizes):
        if base <= budget and total + size <= budget:
            kept.append(index)
            total += size
    plan = choose(Scale(base, sizes, notice, budget), len(sizes), has_notice)
    assert list(plan.kept) == kept
    dropped = len(kept) < len(sizes) and base <= budget
    assert plan.notice is (has_notice and dropped and total + notice <= budget)
    assert plan.measured is not None
    assert plan.measured.tokens == total + notice * plan.notice


@given(SIZES, st.integers(0, 40), st.randoms(use_true_random=False), st.booleans())
def test_no_measurement_is_believed_to_add_up(
    sizes: list[int], budget: int, rng: random.Random, has_notice: bool
) -> None:
    """With any numbers: the plan was measured so, and fits if the base does."""
    table: dict[tuple[tuple[int, ...], bool], Measured] = {}

    def measure(
        kept: tuple[int, ...], noticed: bool, method: str | None = None, /
    ) -> Measured:
        tokens = rng.randint(0, 50)
        return table.setdefault((kept, noticed), counted(tokens, budget))

    plan = choose(measure, len(sizes), has_notice)
    assert plan.measured == table[plan.kept, plan.notice]
    assert plan.fits or plan.kept == ()
    if not plan.fits:
        assert not table[(), False].fits
    gone = [left.memory for left in plan.left_out]
    assert list(plan.kept) == sorted(set(plan.kept))
    if plan.fits:
        assert sorted([*plan.kept, *gone]) == list(range(len(sizes)))
    assert all(left.needed > left.free >= 0 for left in plan.left_out)


@given(st.integers(0, 30), SIZES, st.integers(0, 9), st.integers(0, 40), st.booleans())
def test_number_of_measurements(
    base: int, sizes: list[int], notice: int, budget: int, has_notice: bool
) -> None:
    """At most memories + 3, and the same prompt is never measured twice."""
    scale = Scale(base, sizes, notice, budget)
    choose(scale, len(sizes), has_notice)
    assert len(scale.asked) <= len(sizes) + 3
    assert len(set(scale.asked)) == len(scale.asked)


@given(st.integers(0, 20), SIZES, st.integers(20, 60))
def test_more_room_never_takes_a_single_memory_away(
    base: int, sizes: list[int], budget: int
) -> None:
    """With a rising budget a memory is absent up to a point, then present."""
    for size in sizes:
        kept = [
            bool(choose(Scale(base, (size,), 0, room), 1, False).kept)
            for room in range(budget)
        ]
        assert kept == sorted(kept)
