"""Phases 4 to 6 of one turn: what stays, and the verified prompt, or the refusal.

Works on what the phases before have found, which is frozen, so that a prompt can be
fitted again: to a smaller budget, or with further steps of its turn. User code is
called through the guard alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from .account import Basis, Findings, Kept, written_report
from .context import from_user_on, messages_of
from .estimate import estimate_tokens
from .fence import fenced
from .guard import Guard
from .history import (
    NOTHING_OLDER,
    Older,
    Replay,
    Room,
    older_that_fit,
    steady_room,
)
from .measure import (
    Gauge,
    Measured,
    added_tokens,
    measure,
    prompt_bound,
    section_tokens,
    surely_fits,
)
from .messages import Message
from .plain import hashable
from .refusal import refusal
from .render import (
    Frame,
    Rendered,
    Scene,
    extent_of,
    finished,
    frame_of,
    new_messages,
    part_of,
)
from .report import AssemblyReport, log_report
from .shorten import shortened
from .units import Unit
from .valve import NOTHING_KEPT, Plan, choose

REASON_STEP_DROPPED = "an older step of this turn, left out for the token budget"
REASON_RECENT_DROPPED = "an older message, left out for the token budget"

RESERVED_TOKENS = 16
"""Tokens beside its text that a memory costs: prefixes of its lines and its date."""

NO_PRICES: Mapping[Any, int] = {}
"""Where no part has been priced yet."""


class Held(NamedTuple):
    """What a prompt holds already and goes on holding, byte for byte, in its loop."""

    kept: Kept
    plan: Plan


class Fitting:
    """One run of phases 4 to 6: `fit` once. With `held`, only steps may give way.

    Then it stays as it is, and tells what the prompt is and how it came about, each
    when it is first asked for. `part_prices` are the tokens of parts that were priced
    before, by what they are.
    """

    plan: Plan = NOTHING_KEPT
    faults: tuple[str, ...] = ()
    older: Older = NOTHING_OLDER
    _frame: Frame | None = None
    _scene_now: Scene | None = None
    _report: AssemblyReport | None = None

    def __init__(
        self,
        basis: Basis,
        findings: Findings,
        guard: Guard,
        gauge: Gauge,
        held: Held | None = None,
        was_shortened: bool = False,
        part_prices: Mapping[Any, int] = NO_PRICES,
    ) -> None:
        self.basis, self.findings = basis, findings
        self.guard, self.gauge, self.held = guard, gauge, held
        self.config = basis.policy.config
        self.was_shortened = was_shortened
        if held is not None:
            self.was_shortened = held.kept.was_shortened
            self.units, self.older, self.start = held.kept[:3]
        else:
            self.units = basis.context.units
            if self.config.tool_result_max_tokens is not None:
                self.units = tuple(map(self._short, self.units))
            self.start = basis.context.older
        self.steps = list(basis.context.steps)
        self.part_prices = dict(part_prices)
        self._blocks: dict[tuple[int, ...], str] = {}
        self._rendered: dict[tuple[tuple[int, ...], bool], Rendered] = {}
        self._measured: dict[tuple[tuple[int, ...], bool, str | None], Measured] = {}

    def fit(self) -> None:
        """Keep what fits and verify the finished prompt, or raise the refusal."""
        plan = self._plan()
        if not plan.fits:
            plan = self._give_way(plan)
        elif self.held is None:
            plan = self._add_older(plan)
        self.plan, fits = plan, plan.fits
        self.faults = tuple(self.guard.faults)  # of this prompt, whatever comes after
        if self._rendered:
            self._forget_trials()
        log_report(self.report, bool(self.faults))
        if not fits:
            raise refusal(self.report(), self.config)

    @property
    def rendered(self) -> Rendered:
        """The finished prompt."""
        return self._render(self.plan.kept, self.plan.notice)

    @property
    def form(self) -> str:
        """The form in which it is verified."""
        return self.basis.form

    @property
    def memories(self) -> tuple[str, ...]:
        """The texts of the memories in it."""
        return tuple([self.findings.memories[it][1] for it in self.plan.kept])

    @property
    def stable_messages(self) -> int:
        """How many leading messages of it do not depend on this turn."""
        return sum([message.payload_count for message in self.scene().before])

    @property
    def only_native(self) -> str:
        """The first block that only Anthropic's shape has, or ""."""
        return self.scene().only_native

    def new_messages(self) -> list[Any]:
        """The messages of it as new dicts, so that nobody can change it."""
        scene = self.scene()
        return new_messages(scene.all, scene.asked, self._above(self.plan))

    def report(self) -> AssemblyReport:
        """What was decided, and why."""
        if self._report is None:
            self._report = self._written_report()
        return self._report

    def _plan(self) -> Plan:
        count, plan = len(self.findings.memories), NOTHING_KEPT
        if self.held is not None:
            plan = self.held.plan._replace(measured=None)
        elif count:
            plan = Plan(tuple(range(count)), False, None)
        if self._surely_fits(plan):
            return plan
        if self.held is not None:
            return plan._replace(measured=self._measure(plan.kept, plan.notice))
        return choose(self._measure, count, self.config.memory_notice is not None)

    def _give_way(self, plan: Plan) -> Plan:
        """Let go what may go when nothing but memory has gone; oldest first."""
        limit = self.config.tool_result_max_tokens
        may_drop = self.config.on_recent_overflow == "drop_oldest" and not self.held
        newest = self._newest_step()
        for lessen in (
            partial(self._shorten_steps, slice(0, newest), limit),
            partial(self._drop_steps, plan),
            partial(self._shorten_steps, slice(newest, None), limit),
            partial(self._drop_recent, plan if may_drop else None),
        ):
            lessen()
            measured = self._measure(plan.kept, plan.notice)
            if measured.fits:
                return self._with_notice(plan._replace(measured=measured))
        return plan._replace(measured=measured)

    def _with_notice(self, plan: Plan) -> Plan:
        """The plan with the notice, if memory was left out and the notice fits."""
        if self.held or not self.findings.memories or not self.config.memory_notice:
            return plan
        noticed = self._measure(plan.kept, True)
        return plan._replace(notice=True, measured=noticed) if noticed.fits else plan

    def _shorten_steps(self, which: slice, limit: int | None) -> None:
        if limit is not None:
            self.steps[which] = map(self._short, self.steps[which])
            self._changed()

    def _newest_step(self) -> int:
        """Index of the newest step that is sent; what is left out may follow it."""
        sent = [place for place, unit in enumerate(self.steps) if not unit.reason]
        return sent[-1] if sent else 0

    def _drop_steps(self, plan: Plan) -> None:
        """Leave out the oldest steps of this turn, never the newest."""
        newest = self._newest_step()
        self._drop(self.steps, self.steps[newest:], REASON_STEP_DROPPED, plan)

    def _drop_recent(self, plan: Plan | None) -> None:
        if plan is not None:
            units = list(self.units)
            self._drop(units, [], REASON_RECENT_DROPPED, plan)

    def _drop(
        self, units: list[Unit], stay: list[Unit], reason: str, plan: Plan
    ) -> None:
        """Leave out the oldest of `units`, all but `stay`, until the prompt fits."""
        droppable = [
            place
            for place, unit in enumerate(units)
            if not unit.reason and unit not in stay
        ]
        while droppable:
            measured = self._measure(plan.kept, plan.notice)
            excess = measured.tokens - measured.budget
            if excess <= 0:
                return
            while droppable and excess > 0:
                place = droppable.pop(0)
                excess -= self._price(measured.verified_by, units[place])
                units[place] = units[place]._replace(reason=reason)
            if units is not self.steps:
                self.units = tuple(units)
            self._changed()

    def _add_older(self, plan: Plan) -> Plan:
        """Take older units while they fit beside memory, or beside room for it."""
        context, most = self.basis.context, self.config.recent_messages_max
        if most is None:  # of a whole list all may stay, of a dialog no more
            if context.place is None:
                return plan
            most = len(context.dialog)
        allowed = most - len(messages_of(self.units))
        if allowed <= 0 or self.start <= context.first:
            return plan
        walk = Replay(map(self._short, context.older_units()))
        for method in self._methods():
            room, method = self._room(plan, method)
            price = partial(self._price, method)
            older = older_that_fit(walk, price, room, allowed, self.config.recent_cut)
            if not older.is_full:
                break
        # Not what was read: another method may have walked further than this one.
        self.start = older.start_before(context.older)
        return self._verified(plan, older)

    def _verified(self, plan: Plan, older: Older) -> Plan:
        """The plan with these older units, or as many of them as truly fit."""
        if all(unit.reason for unit in older.taken):
            self.older = older  # to be told of; the prompt was measured as it is
            return plan
        fewer = 1
        while True:
            self.older = older
            self._changed()
            measured = self._measure(plan.kept, plan.notice)
            if measured.fits or not older.taken:
                return plan._replace(measured=measured)
            older = older.without_oldest(fewer)
            fewer *= 2  # so that a counter that does not add up is not asked for ever

    def _methods(self) -> tuple[str, ...]:
        """How to price older units: by the cheapest method that may prove them all."""
        if self.gauge.counter is not None:
            by_bound = self.gauge.counter_tokenizer is not None
            return ("bound", "counter") if by_bound else ("counter",)
        return ("bound",) if self.gauge.must_prove else ("bound", "estimate")

    def _room(self, plan: Plan, method: str) -> tuple[Room, str]:
        """Room for the history, and the method that it is counted by.

        Room for memory is set aside whether there is any or not, so that memory does
        not move the cut.
        """
        if method == "bound":
            family = self.gauge.counter_tokenizer or self.gauge.tokenizer
            budget = self.gauge.limits.token_budget
            base = prompt_bound(self._render((), False), family)
            used = prompt_bound(self._render(plan.kept, plan.notice), family)
        else:
            measured = self._measure((), False, method)
            budget, base = measured.budget, measured.tokens
            method = measured.verified_by
            used = self._measure(plan.kept, plan.notice, method).tokens
        # Never more than half of the room: a large memory_max_tokens is a limit of
        # memories and no wish for a short history.
        reserve = min(self._reserve(), max(0, budget - base) // 2)
        beside = base + max(used - base, reserve)
        if self.config.recent_cut == "tight":
            return Room(budget - beside), method
        taken = sum(self._price(method, it) for it in self.units if not it.reason)
        return steady_room(budget, beside - taken, taken), method

    def _reserve(self) -> int:
        """Tokens set aside for memory, an estimate; none where there is no source."""
        if not self.findings.has_source:
            return 0
        config, family = self.config, self.gauge.tokenizer
        notice = config.memory_notice or ""
        fixed = fenced([], config.memory_heading, notice) + notice
        each = config.memory_max_tokens + RESERVED_TOKENS
        return config.memory_top_k * each + estimate_tokens(fixed, family, True)

    def _price(self, method: str, unit: Unit) -> int:
        part = part_of(
            unit.messages,
            self.basis.form,
            self.config,
            self._part_tokens(unit.messages),
        )
        tokens = added_tokens(part, self.gauge, method)
        if tokens is None:  # the counter has failed meanwhile
            tokens = added_tokens(part, self.gauge, "estimate") or 0
        return tokens

    def _measure(
        self, kept: tuple[int, ...], noticed: bool, method: str | None = None
    ) -> Measured:
        """Measure a finished prompt; each is measured once by each method."""
        key = (kept, noticed, method)
        found = self._measured.get(key)
        if found is None:
            found = measure(self._render(kept, noticed), self.gauge, method)
            self._measured[key] = found
            self._measured[kept, noticed, found.verified_by] = found
        return found

    def _render(self, kept: tuple[int, ...], noticed: bool) -> Rendered:
        """The prompt with these memories, rendered once and so measured as returned."""
        found = self._rendered.get((kept, noticed))
        if found is None:
            if self._frame is None:
                self._frame = self._new_frame()
            block, notice = self._block(kept), self._notice(noticed)
            found = self._rendered[kept, noticed] = finished(self._frame, block, notice)
        return found

    def _surely_fits(self, plan: Plan) -> bool:
        """Whether the size of a prompt proves that it fits, before it is rendered."""
        form, messages, above = self.basis.form, self.scene().all, self._above(plan)
        extent = extent_of(messages, form, self.config, above, self._part_tokens)
        return surely_fits(*extent, self.gauge)

    def _above(self, plan: Plan) -> tuple[str, ...]:
        """The texts that a plan puts above the user's words."""
        if plan is NOTHING_KEPT:
            return ()
        texts = self._block(plan.kept), self._notice(plan.notice)
        return tuple([text for text in texts if text is not None])

    def _block(self, kept: tuple[int, ...]) -> str | None:
        if kept and kept not in self._blocks:
            texts = [self.findings.memories[index][1] for index in kept]
            self._blocks[kept] = fenced(
                texts, self.config.memory_heading, self.config.memory_notice
            )
        return self._blocks.get(kept)

    def _notice(self, noticed: bool) -> str | None:
        return self.config.memory_notice if noticed else None

    def _changed(self) -> None:
        """Forget what was rendered and measured before the dialog changed."""
        self._frame = self._scene_now = None
        self._rendered.clear()
        self._measured.clear()

    def _forget_trials(self) -> None:
        """Let go of what was tried on the way to the plan, which is kept for long."""
        kept, key = self.plan.kept, (self.plan.kept, self.plan.notice)
        rendered, block = self._rendered.get(key), self._blocks.get(kept)
        self._changed()
        self._rendered = {} if rendered is None else {key: rendered}
        self._blocks = {} if block is None else {kept: block}

    def kept(self) -> Kept:
        """The dialog as it stands, with the reason of each unit that is left out."""
        older, units = self._history()
        return Kept(units, older, self.start, tuple(self.steps), self.was_shortened)

    def _history(self) -> tuple[Older, tuple[Unit, ...]]:
        units, older = self.units, self.older
        if self.config.first_message == "user":
            count = len(older.taken)
            history = from_user_on((*older.taken[::-1], *units))
            older = older._replace(taken=history[:count][::-1])
            units = history[count:]
        return older, units

    def scene(self) -> Scene:
        """The messages of the dialog as it stands, around the user's."""
        if self._scene_now is None:
            context, (older, units) = self.basis.context, self._history()
            if units is context.units and not older.taken:
                history = context.recent
            else:
                history = messages_of((*older.taken[::-1], *units))
            steps = messages_of(self.steps) if self.steps else ()
            self._scene_now = Scene(context.system, history, context.user, steps)
        return self._scene_now

    def _new_frame(self) -> Frame:
        scene, form = self.scene(), self.basis.form
        parts = self._part_tokens(scene.all) if form == "messages" else 0
        return frame_of(scene, form, self.config, parts)

    def _part_tokens(self, messages: Sequence[Message]) -> int:
        """Tokens of the parts of messages that are not text; each is priced once.

        By what they are and not by the message, which may be read or shortened again.
        """
        price, total = self.config.part_tokens, 0
        for message in messages:
            if message.media:
                parts = message.media
                key = hashable(parts) if callable(price) else len(parts)
                tokens = self.part_prices.get(key)
                if tokens is None:
                    tokens = self.guard.part_tokens(price, message)
                    self.part_prices[key] = tokens
                total += tokens
        return total

    def _short(self, unit: Unit) -> Unit:
        """The unit with its tool results held to the limit, if there is one."""
        limit = self.config.tool_result_max_tokens
        if limit is None or unit.reason:
            return unit
        count = partial(estimate_tokens, tokenizer=self.gauge.tokenizer)
        told = tuple(shortened(message, limit, count) for message in unit.messages)
        if told != unit.messages:
            self.was_shortened = True
        return unit._replace(messages=told)

    def _written_report(self) -> AssemblyReport:
        rendered = self.rendered
        measured = self.plan.measured or measure(rendered, self.gauge)
        return written_report(
            self.basis,
            self.findings,
            self.kept(),
            self.plan,
            measured,
            section_tokens(rendered, measured, self.gauge),
            self.faults,
            self.gauge.counter is not None,
        )
