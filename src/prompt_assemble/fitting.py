"""Phases 4 to 6 of one turn: what stays of a draft, or the refusal.

Memory gives way first, in the valve; where nothing but memory has gone and the prompt
is still too large, long tool results and older messages may. In a prompt that goes on,
memory that was sent stays as long as older steps may go. Changes a draft of phase 1
to 3 until it fits and settles it; it renders and measures nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .draft import Draft
from .measure import Measured
from .older_messages import with_older
from .refusal import refusal
from .report import log_report
from .units import Unit
from .valve import NOTHING_KEPT, Plan, choose

REASON_STEP_DROPPED = "an older step of this turn, left out for the token budget"
REASON_RECENT_DROPPED = "an older message, left out for the token budget"


def fit(draft: Draft) -> None:
    """Settle a draft with what fits of it, or raise the refusal; once for each."""
    plan = _plan(draft)
    if not plan.fits:
        plan = _give_way(draft, plan)
    elif draft.held is None:
        plan = with_older(draft, plan)
    draft.settle(plan)
    log_report(draft.report, bool(draft.faults))
    if not plan.fits:
        raise refusal(draft.report(), draft.config, draft.held is not None)


def _plan(draft: Draft) -> Plan:
    """What the valve lets stay of memory, measured only where its size is no proof."""
    count, plan = len(draft.findings.memories), NOTHING_KEPT
    if draft.held is not None:
        plan = draft.held.plan._replace(measured=None)
    elif count:
        plan = Plan(tuple(range(count)), False, None)
    if draft.surely_fits(plan):
        return plan
    if draft.held is not None:
        return plan._replace(measured=draft.measure(plan.kept, plan.notice))
    return choose(draft.measure, count, draft.config.memory_notice is not None)


def _give_way(draft: Draft, plan: Plan) -> Plan:
    """Let go what may go when nothing but memory has gone, until it fits."""
    for lessen in _ways(draft, plan):
        lessen()
        measured = draft.measure(plan.kept, plan.notice)
        if measured.fits:
            return _with_notice(draft, plan._replace(measured=measured))
    if draft.held is not None:
        return _without_held_memory(draft, plan)
    return plan._replace(measured=measured)


def _without_held_memory(draft: Draft, plan: Plan) -> Plan:
    """What the valve lets stay of the memory of a prompt that was made already.

    The last that may go there: the messages behind it are no longer those that a
    provider has read, but the turn goes on.
    """
    held, has_notice = plan.kept, draft.config.memory_notice is not None

    def measured(kept: tuple[int, ...], *how: Any) -> Measured:
        return draft.measure(tuple([held[it] for it in kept]), *how)

    found = choose(measured, len(held), has_notice)
    kept = tuple([held[it] for it in found.kept])
    left_out = [it._replace(memory=held[it.memory]) for it in found.left_out]
    return found._replace(kept=kept, left_out=(*plan.left_out, *left_out))


def _ways(draft: Draft, plan: Plan) -> list[Callable[[], None]]:
    """The ways in which a draft may be lessened, in order; steps may always go."""
    may_shorten = draft.config.tool_result_max_tokens is not None
    newest = _newest_step(draft)
    ways: list[Callable[[], None]] = []
    if may_shorten:
        ways.append(partial(_shorten_steps, draft, slice(0, newest)))
    ways.append(partial(_drop_steps, draft, plan))
    if may_shorten:
        ways.append(partial(_shorten_steps, draft, slice(newest, None)))
    if draft.config.on_recent_overflow == "drop_oldest" and not draft.held:
        ways.append(partial(_drop_recent, draft, plan))
    return ways


def _with_notice(draft: Draft, plan: Plan) -> Plan:
    """The plan with the notice, if memory was left out and the notice fits."""
    if draft.held or not draft.findings.memories or not draft.config.memory_notice:
        return plan
    noticed = draft.measure(plan.kept, True)
    return plan._replace(notice=True, measured=noticed) if noticed.fits else plan


def _shorten_steps(draft: Draft, which: slice) -> None:
    steps = list(draft.steps)
    steps[which] = map(draft.short, steps[which])
    draft.put_steps(tuple(steps))


def _newest_step(draft: Draft) -> int:
    """Index of the newest step that is sent; what is left out may follow it."""
    sent = [place for place, unit in enumerate(draft.steps) if not unit.reason]
    return sent[-1] if sent else 0


def _drop_steps(draft: Draft, plan: Plan) -> None:
    """Leave out the oldest steps of this turn, never the newest."""
    end = _newest_step(draft)
    _drop(draft, plan, draft.steps, end, REASON_STEP_DROPPED, draft.put_steps)


def _drop_recent(draft: Draft, plan: Plan) -> None:
    """Leave out the oldest guaranteed messages; the last resort."""
    units, reason = draft.units, REASON_RECENT_DROPPED
    _drop(draft, plan, units, len(units), reason, draft.put_units)


def _drop(
    draft: Draft,
    plan: Plan,
    told: tuple[Unit, ...],
    end: int,
    reason: str,
    put: Callable[[tuple[Unit, ...]], None],
) -> None:
    """Leave out the oldest of `told` in front of `end` until the prompt fits."""
    units = list(told)
    droppable = [place for place in range(end) if not units[place].reason]
    while droppable:
        measured = draft.measure(plan.kept, plan.notice)
        excess = measured.tokens - measured.budget
        if excess <= 0:
            return
        while droppable and excess > 0:
            place = droppable.pop(0)
            excess -= draft.price(measured.verified_by, units[place])
            units[place] = units[place]._replace(reason=reason)
        put(tuple(units))
