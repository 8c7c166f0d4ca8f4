"""One turn: memory need and retrieval over a minimal context, then the draft.

Holds what the phases have found so far, so that a refusal can still be reported. A turn
lives for one call and is never shared; what can be used again is handed to the prompt.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from .account import NOTHING_FOUND, Basis, Findings, Kept, written_report
from .anthropic import anthropic_form
from .callables import Policy
from .checks import grouped, whole_number
from .context import steps_of
from .deadline import DeadlineError
from .draft import NO_PRICES, Draft, Held
from .errors import BudgetExceededError, CallbackError, PromptAssembleError
from .fitting import fit
from .guard import Guard
from .history import NOTHING_OLDER
from .measure import Gauge, Measured, SectionTokens, measure
from .messages import message_as_it_is
from .prompt import AssembledPrompt
from .recall import Question, recall
from .render import Rendered, framing_tokens
from .report import turn_logger
from .retrieval import REASON_NOT_NEEDED, MemoryOutcome, left_unread
from .trigger import TriggerDecision, needs_memory
from .valve import NOTHING_KEPT, Plan

GIVEN = TriggerDecision(True, "given", score=1.0)
ALWAYS = TriggerDecision(True, "always", score=1.0)
NEVER = TriggerDecision(False, "never")
NO_WORDS = TriggerDecision(False, "no_words")

NOT_ASKED = Findings(NEVER, "not_needed", has_source=True)
"""Of a turn that has a memory source and may not ask it."""

Fresh = TypeVar("Fresh")
"""What is made anew of a prompt that is there."""


class Turn:
    """Phases 2 to 6 for one user input: `run` once."""

    def __init__(self, basis: Basis, guard: Guard) -> None:
        self.basis = basis
        self.guard = guard
        self.findings = NOTHING_FOUND

    def run(
        self, source: object, given: object, mode: str, query: str
    ) -> AssembledPrompt:
        """Go through the phases; an error of ours leaves with the report so far."""
        try:
            self._retrieve(source, given, mode, query)
            if self.guard.faults:
                faults = tuple(self.guard.faults)
                self.findings = self.findings._replace(faults=faults)
            return fitted_prompt(self.basis, self.findings, self.guard)
        except PromptAssembleError as error:
            if error.report is None:
                error.report = self._unfinished_report()
            raise

    def _retrieve(self, source: object, given: object, mode: str, query: str) -> None:
        """Phases 2 and 3: decide whether memory is needed, search, summarise."""
        if source is None and given is None:
            return
        is_given = given is not None and mode != "never"
        decision = GIVEN if is_given else self._decide(mode, query)
        if not decision.needed:
            outcomes: tuple[MemoryOutcome, ...] = ()
            if given is not None:  # candidates all the same: they are accounted for
                outcomes = left_unread(given, REASON_NOT_NEEDED)
            self.findings = Findings(
                decision, "not_needed", outcomes=outcomes, has_source=True
            )
            return
        # Failed until the search has come back.
        self.findings = Findings(decision, "failed", has_source=True)
        context = self.basis.context
        said = (*(message.text for message in context.recent), context.user.text)
        if given is None:
            question = Question(source, "memory_search_fn", query, said)
        else:
            question = Question(given, "memories", query, said)
        self._search(question)

    def _search(self, question: Question) -> None:
        try:
            found = recall(self.basis.policy, self.guard.strict, question)
        except CallbackError as error:
            if isinstance(error.__cause__, DeadlineError):
                self.findings = self.findings._replace(status="timed_out")
            raise
        self.guard.faults += found.faults
        status = "failed" if found.failure is not None else "none_found"
        self.findings = self.findings._replace(
            status="timed_out" if found.timed_out else status,
            memories=found.memories,
            outcomes=found.outcomes,
            warnings=found.warnings,
        )

    def _decide(self, mode: str, query: str) -> TriggerDecision:
        policy, context = self.basis.policy, self.basis.context
        if never_searches(policy, mode):
            return NEVER
        if not query.strip():  # an image without words: nothing to search for
            return NO_WORDS
        rule = policy.needs_memory if mode == "auto" else mode
        if rule == "always":
            return ALWAYS
        if callable(rule):
            return self.guard.need(rule, context.user.text, context.recent)
        said = [message.text for message in context.recent]
        rules = None if isinstance(rule, str) else rule
        return needs_memory(context.user.text, said, rules)

    def _unfinished_report(self) -> Any:
        family = self.basis.policy.config.tokenizer_family
        unmeasured = Measured(0, self.basis.limits.token_budget, "nothing", family)
        context = self.basis.context
        kept = Kept(context.units, NOTHING_OLDER, context.older, context.steps)
        faults = tuple(self.guard.faults)
        return written_report(
            self.basis,
            self.findings,
            kept,
            Plan((), False, unmeasured),
            unmeasured,
            SectionTokens(),
            faults,
            gauge_of(self.basis, self.guard).counter is not None,
        )


class Again(NamedTuple):
    """Fits a prompt again; what is known of it is not asked for once more."""

    draft: Draft

    def extended(self, messages: Sequence[object]) -> AssembledPrompt:
        """The same prompt with further steps of its turn."""
        return self._reported(partial(self._extended, messages))

    def refitted(self, token_budget: int) -> AssembledPrompt:
        """Phases 5 and 6 again, with at most so many tokens."""
        return self._reported(partial(self._refitted, token_budget))

    def anthropic(self) -> tuple[str | list[Any], list[Any]]:
        """The prompt in Anthropic's shape, measured again in that shape."""
        return self._reported(self._anthropic)

    def _reported(self, act: Callable[[], Fresh]) -> Fresh:
        """What `act` gives; its errors leave with the report of this prompt."""
        try:
            return act()
        except PromptAssembleError as error:
            if error.report is None:
                error.report = self.draft.report()
            raise

    def _extended(self, messages: Sequence[object]) -> AssembledPrompt:
        draft = self.draft
        context = draft.basis.context
        held = Held(draft.kept(), draft.plan)
        done = sum(unit.items for unit in held.kept.steps)
        start = len(context.dialog) if context.place is None else context.place + 1
        guard = self._guard()
        steps = steps_of(guard.step_list(messages), start + done)
        context = context._replace(steps=(*held.kept.steps, *steps))
        basis = draft.basis._replace(context=context)
        return self._fitted(basis, guard, held)

    def _refitted(self, token_budget: int) -> AssembledPrompt:
        whole_number("token_budget", token_budget, 1)
        draft = self.draft
        basis, kept = draft.basis, draft.kept()
        smaller = basis.limits._replace(
            token_budget=min(basis.limits.token_budget, token_budget),
            estimate_budget=min(basis.limits.estimate_budget, token_budget),
        )
        context = basis.context._replace(steps=kept.steps)
        basis = basis._replace(limits=smaller, context=context)
        guard = self._guard()
        if self._still_fits(basis, guard):  # nothing need go, nothing comes back
            return self._fitted(basis, guard, Held(kept, draft.plan))
        return self._fitted(basis, guard, None, kept.was_shortened)

    def _still_fits(self, basis: Basis, guard: Guard) -> bool:
        """Whether the prompt as it is keeps the limits of `basis`.

        A count that there is decides: the counter need not be asked again, nor be there
        any more.
        """
        draft, limits = self.draft, basis.limits
        known = draft.plan.measured
        if known is None or known.verified_by == "bound":
            gauge = gauge_of(basis, guard)._replace(estimates=draft.gauge.estimates)
            return measure(draft.rendered, gauge).fits
        if known.verified_by == "estimate":
            return known.tokens <= limits.estimate_budget
        return known.tokens <= limits.token_budget

    def _anthropic(self) -> tuple[str | list[Any], list[Any]]:
        basis, prompt = self.draft.basis, self.draft.rendered
        config = basis.policy.config
        system, messages = anthropic_form(self.draft.scene(), prompt.above)
        whole = [{"role": "system", "content": system}] if system else []
        told = tuple(map(message_as_it_is, (*whole, *messages)))
        pieces = tuple(piece for message in told for piece in message.pieces)
        sent = sum([message.payload_count for message in prompt.sent])
        parts = prompt.framing - framing_tokens(sent, config, 0)
        rendered = Rendered(
            "messages",
            pieces,
            (0, 0, 0, 0, len(pieces)),
            framing_tokens(len(told), config, parts),
            sent=told,
        )
        guard = self._guard()
        gauge = gauge_of(basis, guard)
        known = self.draft.gauge.estimates
        measured = measure(rendered, gauge._replace(estimates=known))
        for fault in guard.faults[len(self.draft.findings.faults) :]:
            # The report is that of the prompt, which was measured before.
            turn_logger().warning("to_anthropic: %s", fault)
        if not measured.fits:
            excess = measured.tokens - measured.budget
            budget = basis.limits.token_budget - 2 * excess
            remedy = (
                f"refit({budget}).to_anthropic() leaves out more"
                if budget > 0
                else "shorten what it must hold, or raise the budget by as much"
            )
            raise BudgetExceededError(
                f"in Anthropic's shape the prompt has {grouped(measured.tokens)} "
                f"tokens ({measured.verified_by}) of {grouped(measured.budget)}; "
                f"{remedy}",
                token_count=measured.tokens,
                token_budget=measured.budget,
                verified_by=measured.verified_by,
            )
        return system, messages

    def _fitted(
        self,
        basis: Basis,
        guard: Guard,
        held: Held | None,
        was_shortened: bool = False,
    ) -> AssembledPrompt:
        findings, prices = self.draft.findings, self.draft.part_prices
        return fitted_prompt(basis, findings, guard, held, was_shortened, prices)

    def _guard(self) -> Guard:
        draft = self.draft
        return Guard(draft.guard.strict, draft.findings.faults)


def never_searches(policy: Policy, mode: str) -> bool:
    """Whether a turn in this memory mode asks for no memory, whatever is said."""
    rule = policy.needs_memory if mode == "auto" else mode
    return rule == "never" or not policy.config.memory_top_k


def settled_draft(basis: Basis, has_source: bool, guard: Guard, family: str) -> Draft:
    """The draft of a turn that asks for no memory and fits by the bound of a family."""
    findings = NOT_ASKED if has_source else NOTHING_FOUND
    gauge = gauge_of(basis, guard)
    if gauge.counter is not None:  # which may declare another family by now
        gauge = gauge._replace(counter_tokenizer=family)
    draft = Draft(basis, findings, guard, gauge)
    draft.settle(NOTHING_KEPT)
    return draft


def fitted_prompt(
    basis: Basis,
    findings: Findings,
    guard: Guard,
    held: Held | None = None,
    was_shortened: bool = False,
    part_prices: Mapping[Any, int] = NO_PRICES,
) -> AssembledPrompt:
    """Phases 4 to 6, and the prompt that comes out of them.

    `was_shortened` says that steps in `basis` were shortened already; `part_prices` are
    those that are known.
    """
    gauge = gauge_of(basis, guard)
    draft = Draft(basis, findings, guard, gauge, held, was_shortened, part_prices)
    fit(draft)
    return AssembledPrompt(draft, Again)


def gauge_of(basis: Basis, guard: Guard) -> Gauge:
    """What the prompts of a turn are measured with."""
    policy, messages = basis.policy, basis.form == "messages"
    config = policy.config
    must_prove = config.certainty == "proved"
    count, declared = None, None
    if messages and policy.count_messages is not None:
        count = partial(guard.count_messages, policy.count_messages)
    elif policy.count_tokens is not None:
        count = partial(guard.count_text, policy.count_tokens)
        declared = guard.declared_family(policy.count_tokens)
    return Gauge(
        basis.limits,
        config.tokenizer_family,
        count,
        declared,
        must_prove,
        must_prove and config.bound_is_proof,
        {},
    )
