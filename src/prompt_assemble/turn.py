"""One turn: from memory need to the verified prompt, over one minimal context.

Holds what the phases have found so far, so that a refusal can still be reported. A turn
lives for one call and is never shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from .callables import Policy
from .config import TokenLimits
from .context import MinimalContext
from .deadline import DeadlineError
from .errors import CallbackError, PromptAssembleError
from .fence import fenced, holds_block
from .guard import Guard
from .measure import Gauge, Measured, SectionTokens, measure, section_tokens
from .prompt import AssembledPrompt
from .recall import Question, recall
from .refusal import refusal
from .render import Frame, Rendered, finished, frame_of
from .report import AssemblyReport, log_report
from .retrieval import (
    REASON_BUDGET,
    REASON_NO_ROOM,
    REASON_NOT_NEEDED,
    REASON_NOT_TRIED,
    MemoryOutcome,
)
from .trigger import NOT_NEEDED, TriggerDecision, TriggerRules, needs_memory
from .valve import Plan, choose

WARN_NO_TEXT_COUNTER = (
    "count_messages cannot count the text form, which was measured without it; "
    "pass count_tokens as well"
)

WARN_BLOCK_IN_DIALOG = (
    "the dialog holds a memory block of an earlier prompt; store what the user said, "
    "not the prompt that was made of it"
)

# Figures: docs/tokens.md, section `any`.
WARN_UNNAMED_FAMILY = (
    "memory was left out while the tokenizer family is unknown, so that text costs "
    "what the dearest family asks; naming it, by model= or "
    "PromptConfig(tokenizer=...), typically frees 20 to 50 % of the tokens (an "
    "estimate; docs/tokens.md)"
)

GIVEN = TriggerDecision(True, "given", score=1.0)


class Turn:
    """Phases 2 to 6 for one user input: `run` once."""

    def __init__(
        self,
        policy: Policy,
        guard: Guard,
        limits: TokenLimits,
        context: MinimalContext,
        form: str,
    ) -> None:
        self.policy = policy
        self.guard = guard
        self.limits = limits
        self.context = context
        self.form = form
        self.decision = NOT_NEEDED
        self.search_status = "no_backend"
        # What each memory in question is called in the report, and its summary.
        self.memories: tuple[tuple[MemoryOutcome, str], ...] = ()
        self.outcomes: tuple[MemoryOutcome, ...] = ()
        self.gauge = self._gauge()
        self._rendered: dict[tuple[tuple[int, ...], bool], Rendered] = {}

    def run(
        self, source: object, given: object, mode: str, query: str
    ) -> AssembledPrompt:
        """Go through the phases; an error of ours leaves with the report so far."""
        try:
            frame = self._frame()
            self._retrieve(source, given, mode, query)
            return self._fit(frame)
        except PromptAssembleError as error:
            if error.report is None:
                family = self.policy.config.tokenizer_family
                unmeasured = Measured(0, self.limits.token_budget, "nothing", family)
                plan = Plan((), False, unmeasured)
                error.report = self._report(plan, SectionTokens())
            raise

    def _retrieve(self, source: object, given: object, mode: str, query: str) -> None:
        """Phases 2 and 3: decide whether memory is needed, search, summarise."""
        if source is None and given is None:
            return
        is_given = given is not None and mode != "never"
        self.decision = GIVEN if is_given else self._decide(mode)
        if not self.decision.needed:
            self.search_status = "not_needed"
            if given is not None:  # candidates all the same: each is accounted for
                unread = self.guard.read(given, 0).outcomes
                self.outcomes = tuple(
                    outcome._replace(reason=REASON_NOT_NEEDED) for outcome in unread
                )
            return
        self.search_status = "failed"  # until the search has come back
        said = (*(message.text for message in self.context.recent), self.context.user)
        if given is None:
            question = Question(source, "memory_search_fn", query, said)
        else:
            question = Question(given, "memories", query, said)
        try:
            found = recall(self.policy, self.guard.strict, question)
        except CallbackError as error:
            if isinstance(error.__cause__, DeadlineError):
                self.search_status = "timed_out"
            raise
        self.memories, self.outcomes = found.memories, found.outcomes
        self.guard.faults += found.faults
        if found.failure is None:
            self.search_status = "none_found"
        elif found.timed_out:
            self.search_status = "timed_out"

    def _frame(self) -> Frame:
        config, parts = self.policy.config, 0
        if self.form == "messages":
            parts = self.guard.part_tokens(config.part_tokens, self.context.recent)
        return frame_of(self.context, self.form, config, parts)

    def _fit(self, frame: Frame) -> AssembledPrompt:
        """Phases 4 to 6: keep what fits, verify the finished prompt, or refuse."""
        gauge, notice = self.gauge, self.policy.config.memory_notice
        plan = choose(
            lambda kept, noticed, method=None: measure(
                self._render(frame, kept, noticed), gauge, method
            ),
            len(self.memories),
            notice is not None,
        )
        rendered = self._render(frame, plan.kept, plan.notice)

        def write_report() -> AssemblyReport:
            return self._report(plan, section_tokens(rendered, plan.measured, gauge))

        log_report(write_report, bool(self.guard.faults))
        if not plan.measured.fits:
            raise refusal(write_report(), self.policy.config)
        kept = tuple(self.memories[index][1] for index in plan.kept)
        return AssembledPrompt(rendered, kept, write_report)

    def _decide(self, mode: str) -> TriggerDecision:
        rule = self.policy.needs_memory if mode == "auto" else mode
        if rule == "never" or not self.policy.config.memory_top_k:
            return TriggerDecision(False, "never")
        if rule == "always":
            return TriggerDecision(True, "always", score=1.0)
        if callable(rule):
            return self.guard.need(rule, self.context.user, self.context.recent)
        said = [message.text for message in self.context.recent]
        rules = rule if isinstance(rule, TriggerRules) else None
        return needs_memory(self.context.user, said, rules)

    def _gauge(self) -> Gauge:
        policy, messages = self.policy, self.form == "messages"
        limits, family = self.limits, policy.config.tokenizer_family
        must_prove = policy.config.certainty == "proved"
        is_proof = policy.config.bound_is_proof
        count, declared = None, None
        if messages and policy.count_messages is not None:
            count = partial(self.guard.count_messages, policy.count_messages)
        elif policy.count_tokens is not None:
            count = partial(self.guard.count_text, policy.count_tokens)
            declared = self.guard.declared_family(policy.count_tokens)
        return Gauge(limits, family, count, declared, must_prove, is_proof, {})

    def _render(self, frame: Frame, kept: tuple[int, ...], noticed: bool) -> Rendered:
        """The prompt with these memories, rendered once and so measured as returned."""
        found = self._rendered.get((kept, noticed))
        if found is None:
            config = self.policy.config
            texts = [self.memories[index][1] for index in kept]
            block = fenced(texts, config.memory_heading) if texts else None
            notice = config.memory_notice if noticed else None
            found = self._rendered[kept, noticed] = finished(frame, block, notice)
        return found

    def _outcomes(self, plan: Plan) -> list[MemoryOutcome]:
        """The fate of each memory, by rank: what was found, tried, kept or left out."""
        found = list(self.outcomes)
        kept, tried = set(plan.kept), {left.memory: left for left in plan.left_out}
        unmeasured = plan.measured.verified_by == "nothing"
        for index, (outcome, _) in enumerate(self.memories):
            if index in tried:
                left = tried[index]
                outcome = outcome._replace(
                    kept=False, reason=REASON_BUDGET, needed=left.needed, free=left.free
                )
            elif index not in kept:
                reason = REASON_NOT_TRIED if unmeasured else REASON_NO_ROOM
                outcome = outcome._replace(kept=False, reason=reason)
            found.append(outcome)
        return sorted(found, key=lambda outcome: outcome.rank)

    def _report(self, plan: Plan, sections: SectionTokens) -> AssemblyReport:
        config, measured = self.policy.config, plan.measured
        outcomes = self._outcomes(plan)
        status = self.search_status
        if status in ("none_found", "failed", "timed_out") and self.memories:
            status = "kept" if plan.kept else "left_out"
        elif status == "none_found" and outcomes:
            status = "left_out"
        return AssemblyReport(
            self.form,
            config.context_window,
            config.reserved_output_tokens,
            self.limits.overhead_tokens,
            measured.tokenizer,
            measured.budget,
            measured.tokens,
            measured.verified_by,
            sections,
            self.decision,
            status,
            tuple(outcomes),
            self.context.outcomes,
            plan.notice,
            tuple(self._warnings(plan)),
        )

    def _warnings(self, plan: Plan) -> Iterator[str]:
        yield from self.context.warnings
        yield from self.guard.faults
        config = self.policy.config
        heading = config.memory_heading
        if any(holds_block(said.text, heading) for said in self.context.recent):
            yield WARN_BLOCK_IN_DIALOG
        if self.gauge.counter is not None:
            return
        # A counter of messages that is not in the gauge is there for the other form.
        if self.policy.count_messages is not None:
            yield WARN_NO_TEXT_COUNTER
        if plan.left_out and config.tokenizer_family == "any":
            yield WARN_UNNAMED_FAMILY
