"""Phase 5, older messages: how many of them come in beside memory, or room for it.

Works out the room that a draft leaves to its history, has `history` fill it, and
verifies the prompt that comes of it. It never lets a guaranteed message go.
"""

from __future__ import annotations

from functools import partial

from .context import messages_of
from .draft import Draft
from .estimate import estimate_tokens
from .fence import fenced
from .history import Older, Replay, Room, older_that_fit, steady_room
from .measure import Gauge, prompt_bound
from .valve import Plan

RESERVED_TOKENS = 16
"""Tokens beside its text that a memory costs: prefixes of its lines and its date."""


def with_older(draft: Draft, plan: Plan) -> Plan:
    """Take older units while they fit beside memory, or beside room for it."""
    context, most = draft.basis.context, draft.config.recent_messages_max
    if most is None:  # of a whole list all may stay, of a dialog no more
        if context.place is None:
            return plan
        most = len(context.dialog)
    allowed = most - len(messages_of(draft.units))
    if allowed <= 0 or draft.start <= context.first:
        return plan
    walk = Replay(map(draft.short, context.older_units()))
    for method in _methods(draft.gauge):
        room, method = _room(draft, plan, method)
        price = partial(draft.price, method)
        older = older_that_fit(walk, price, room, allowed, draft.config.recent_cut)
        if not older.is_full:
            break
    # Not what was read: another method may have walked further than this one.
    draft.start = older.start_before(context.older)
    return _verified(draft, plan, older)


def _verified(draft: Draft, plan: Plan, older: Older) -> Plan:
    """The plan with these older units, or as many of them as truly fit."""
    if all(unit.reason for unit in older.taken):
        draft.older = older  # to be told of; the prompt was measured as it is
        return plan
    fewer = 1
    while True:
        draft.put_older(older)
        measured = draft.measure(plan.kept, plan.notice)
        if measured.fits or not older.taken:
            return plan._replace(measured=measured)
        older = older.without_oldest(fewer)
        fewer *= 2  # so that a counter that does not add up is not asked for ever


def _methods(gauge: Gauge) -> tuple[str, ...]:
    """How to price older units: by the cheapest method that may prove them all."""
    if gauge.counter is not None:
        by_bound = gauge.counter_tokenizer is not None
        return ("bound", "counter") if by_bound else ("counter",)
    return ("bound",) if gauge.must_prove else ("bound", "estimate")


def _room(draft: Draft, plan: Plan, method: str) -> tuple[Room, str]:
    """Room for the history, and the method that it is counted by.

    Room for memory is set aside whether there is any or not, so that memory does not
    move the cut.
    """
    gauge = draft.gauge
    if method == "bound":
        family = gauge.counter_tokenizer or gauge.tokenizer
        budget = gauge.limits.token_budget
        base = prompt_bound(draft.render((), False), family)
        used = prompt_bound(draft.render(plan.kept, plan.notice), family)
    else:
        measured = draft.measure((), False, method)
        budget, base = measured.budget, measured.tokens
        method = measured.verified_by
        used = draft.measure(plan.kept, plan.notice, method).tokens
    # Never more than half of the room: a large memory_max_tokens is a limit of memories
    # and no wish for a short history.
    reserve = min(_reserve(draft), max(0, budget - base) // 2)
    beside = base + max(used - base, reserve)
    if draft.config.recent_cut == "tight":
        return Room(budget - beside), method
    taken = sum(draft.price(method, it) for it in draft.units if not it.reason)
    return steady_room(budget, beside - taken, taken), method


def _reserve(draft: Draft) -> int:
    """Tokens set aside for memory, an estimate; none where there is no source."""
    if not draft.findings.has_source:
        return 0
    config, family = draft.config, draft.gauge.tokenizer
    notice = config.memory_notice or ""
    fixed = fenced([], config.memory_heading, notice) + notice
    each = config.memory_max_tokens + RESERVED_TOKENS
    return config.memory_top_k * each + estimate_tokens(fixed, family, True)
