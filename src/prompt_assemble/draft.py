"""Phases 4 to 6 of one turn: a prompt on trial, and in the end the one that comes out.

Holds the dialog as it stands, renders and measures it with any memories, each trial
once. What is to stay is decided by others (`fitting`, `older_messages`); when they have
settled a plan, this tells what the prompt is and how it came about. User code is called
through the guard alone.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from .account import Basis, Findings, Kept, written_report
from .context import from_user_on, messages_of
from .estimate import estimate_tokens
from .fence import fenced
from .guard import Guard
from .history import NOTHING_OLDER, Older
from .measure import (
    Gauge,
    Measured,
    added_tokens,
    measure,
    section_tokens,
    surely_fits,
)
from .messages import Message
from .parts import ToolCall
from .plain import hashable
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
from .report import AssemblyReport
from .shorten import shortened
from .tool_framing import escapes_of, values_of
from .units import Unit
from .valve import NOTHING_KEPT, Plan

NO_PRICES: Mapping[Any, int] = {}
"""Where no part has been priced yet."""


class Held(NamedTuple):
    """What a prompt holds already and goes on holding, byte for byte, in its loop."""

    kept: Kept
    plan: Plan


class Draft:
    """The dialog of one turn around any memories; with `held`, only steps may change.

    `units` are the guaranteed messages, `older` those beyond them, `start` the index of
    the oldest item that was read, `steps` those of the current turn. Once a plan is
    settled all stays as it is, and each fact is worked out when it is first asked for.
    `part_prices` are the tokens of parts that
    were priced before, by what they are.
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
        self.config, self.form = basis.policy.config, basis.form
        self.was_shortened = was_shortened
        self.steps = basis.context.steps
        if held is not None:
            self.was_shortened = held.kept.was_shortened
            self.units, self.older, self.start = held.kept[:3]
        else:
            self.units = basis.context.units
            if self.config.tool_result_max_tokens is not None:
                self.units = tuple(map(self.short, self.units))
            self.start = basis.context.older
        self.part_prices = dict(part_prices)
        self._blocks: dict[tuple[int, ...], str] = {}
        self._rendered: dict[tuple[tuple[int, ...], bool], Rendered] = {}
        self._measured: dict[tuple[tuple[int, ...], bool, str | None], Measured] = {}

    def put_units(self, units: tuple[Unit, ...]) -> None:
        """Go on with these guaranteed units."""
        self.units = units
        self._forget()

    def put_steps(self, steps: tuple[Unit, ...]) -> None:
        """Go on with these steps of the turn."""
        self.steps = steps
        self._forget()

    def put_older(self, older: Older) -> None:
        """Go on with these older units."""
        self.older = older
        self._forget()

    def settle(self, plan: Plan) -> None:
        """From here on this is the prompt of a plan, and stays as it is."""
        self.plan = plan
        self.faults = tuple(self.guard.faults)  # of this prompt, whatever comes after
        if self._rendered:
            self._forget_trials()

    @property
    def rendered(self) -> Rendered:
        """The finished prompt."""
        return self.render(self.plan.kept, self.plan.notice)

    @property
    def text(self) -> str:
        """The text that is counted; in the text form the prompt itself."""
        return self.rendered.text

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
        scene, plan = self.scene(), self.plan
        above = self._above(plan) if plan.kept or plan.notice else ()
        return new_messages(scene.all, scene.asked, above)

    def report(self) -> AssemblyReport:
        """What was decided, and why."""
        if self._report is None:
            self._report = self._written_report()
        return self._report

    def kept(self) -> Kept:
        """The dialog as it stands, with the reason of each unit that is left out."""
        older, units = self._history()
        return Kept(units, older, self.start, self.steps, self.was_shortened)

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

    def measure(
        self, kept: tuple[int, ...], noticed: bool, method: str | None = None
    ) -> Measured:
        """Measure a finished prompt; each is measured once by each method."""
        key = (kept, noticed, method)
        found = self._measured.get(key)
        if found is None:
            found = measure(self.render(kept, noticed), self.gauge, method)
            self._measured[key] = found
            self._measured[kept, noticed, found.verified_by] = found
        return found

    def surely_fits(self, plan: Plan) -> bool:
        """Whether the size of a prompt proves that it fits, before it is rendered."""
        messages = self.scene().all
        above = self._above(plan) if plan.kept or plan.notice else ()
        extent = extent_of(messages, self.form, self.config, above, self._part_tokens)
        return surely_fits(*extent, self.gauge)

    def price(self, method: str, unit: Unit) -> int:
        """What a unit adds to a prompt, in tokens, by one method."""
        part = part_of(
            unit.messages,
            self.form,
            self.config,
            self._part_tokens(unit.messages),
        )
        tokens = added_tokens(part, self.gauge, method)
        if tokens is None:  # the counter has failed meanwhile
            tokens = added_tokens(part, self.gauge, "estimate") or 0
        return tokens

    def short(self, unit: Unit) -> Unit:
        """The unit with its tool results held to the limit, if there is one."""
        limit = self.config.tool_result_max_tokens
        if limit is None or unit.reason:
            return unit
        count = partial(estimate_tokens, tokenizer=self.gauge.tokenizer)
        told = tuple(shortened(message, limit, count) for message in unit.messages)
        if told != unit.messages:
            self.was_shortened = True
        return unit._replace(messages=told)

    def render(self, kept: tuple[int, ...], noticed: bool) -> Rendered:
        """The prompt with these memories, rendered once and so measured as returned."""
        found = self._rendered.get((kept, noticed))
        if found is None:
            if self._frame is None:
                self._frame = self._new_frame()
            block, notice = self._block(kept), self._notice(noticed)
            found = self._rendered[kept, noticed] = finished(self._frame, block, notice)
        return found

    def _block(self, kept: tuple[int, ...]) -> str | None:
        if kept and kept not in self._blocks:
            texts = [self.findings.memories[index][1] for index in kept]
            self._blocks[kept] = fenced(
                texts, self.config.memory_heading, self.config.memory_notice
            )
        return self._blocks.get(kept)

    def _notice(self, noticed: bool) -> str | None:
        return self.config.memory_notice if noticed else None

    def _above(self, plan: Plan) -> tuple[str, ...]:
        """The texts that a plan puts above the user's words."""
        texts = self._block(plan.kept), self._notice(plan.notice)
        return tuple([text for text in texts if text is not None])

    def _history(self) -> tuple[Older, tuple[Unit, ...]]:
        units, older = self.units, self.older
        if self.config.first_message == "user":
            count = len(older.taken)
            history = from_user_on((*older.taken[::-1], *units))
            older = older._replace(taken=history[:count][::-1])
            units = history[count:]
        return older, units

    def _new_frame(self) -> Frame:
        scene, form = self.scene(), self.form
        parts = self._part_tokens(scene.all) if form == "messages" else 0
        return frame_of(scene, form, self.config, parts)

    def _part_tokens(self, messages: Sequence[Message]) -> int:
        """Tokens that messages cost beside their text; each part is priced once.

        By what they are and not by the message, which may be read or shortened again.
        """
        total = 0
        for message in messages:
            if message.media:
                total += self._media_tokens(message)
            if message.calls and self.config.tokens_per_argument:
                total += self._argument_tokens(message.calls)
            if message.answers and self.config.tool_results_in_json:
                total += escapes_of(message)
        return total

    def _media_tokens(self, message: Message) -> int:
        price, parts = self.config.part_tokens, message.media
        key = hashable(parts) if callable(price) else len(parts)
        tokens = self.part_prices.get(key)
        if tokens is None:
            tokens = self.guard.part_tokens(price, message)
            self.part_prices[key] = tokens
        return tokens

    def _argument_tokens(self, calls: tuple[ToolCall, ...]) -> int:
        tokens = self.part_prices.get(calls)
        if tokens is None:
            tokens = self.config.tokens_per_argument * values_of(calls)
            self.part_prices[calls] = tokens
        return tokens

    def _forget(self) -> None:
        """Forget what was rendered and measured before the dialog changed."""
        self._frame = self._scene_now = None
        self._rendered.clear()
        self._measured.clear()

    def _forget_trials(self) -> None:
        """Let go of what was tried on the way to the plan, which is kept for long."""
        kept, key = self.plan.kept, (self.plan.kept, self.plan.notice)
        rendered, block = self._rendered.get(key), self._blocks.get(kept)
        self._forget()
        self._rendered = {} if rendered is None else {key: rendered}
        self._blocks = {} if block is None else {kept: block}

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
