"""Phase 6, a prompt that fits, and the same prompt again.

Makes the prompt of a draft, and fits a prompt that is there once more: with further
steps of its turn, under a smaller budget, in Anthropic's shape. What is known of it is
not asked for once more: no callable but the counter is called. It does not know how
memory was found.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from .account import Basis, Findings
from .anthropic import anthropic_form
from .callables import MessageCounter, TokenCounter
from .checks import grouped, whole_number
from .context import steps_of
from .draft import NO_PRICES, Draft, Held
from .errors import BudgetExceededError, PromptAssembleError
from .fitting import fit
from .guard import Guard
from .measure import Gauge, Measured, measure
from .messages import message_as_it_is
from .prompt import AssembledPrompt
from .render import Rendered, framing_tokens
from .report import turn_logger

Fresh = TypeVar("Fresh")
"""What is made anew of a prompt that is there."""


class Again(NamedTuple):
    """Fits a prompt again."""

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
        further = guard.step_list(messages)
        steps = steps_of(further, start + done, held.kept.steps)
        context = context._replace(steps=steps)
        basis = draft.basis._replace(context=context)
        return self._fitted(basis, guard, held)

    def _refitted(self, token_budget: int) -> AssembledPrompt:
        token_budget = whole_number("token_budget", token_budget, 1)
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
            return measure(draft.rendered, self._gauge(basis, guard)).fits
        if known.verified_by == "estimate":
            return known.tokens <= limits.estimate_budget
        return known.tokens <= limits.token_budget

    def _anthropic(self) -> tuple[str | list[Any], list[Any]]:
        system, messages = anthropic_form(self.draft.scene(), self.draft.rendered.above)
        whole = [{"role": "system", "content": system}] if system else []
        measured = self._measured((*whole, *messages))
        if not measured.fits:
            raise self._too_large(measured)
        return system, messages

    def _measured(self, messages: Sequence[dict[str, Any]]) -> Measured:
        """The measurement of the same prompt as other messages."""
        basis, prompt = self.draft.basis, self.draft.rendered
        config = basis.policy.config
        told = tuple(map(message_as_it_is, messages))
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
        measured = measure(rendered, self._gauge(basis, guard))
        for fault in guard.faults[len(self.draft.findings.faults) :]:
            # The report is that of the prompt, which was measured before.
            turn_logger().warning("to_anthropic: %s", fault)
        return measured

    def _too_large(self, measured: Measured) -> BudgetExceededError:
        """The refusal of a shape, with the budget at which it would be none."""
        draft, by = self.draft, measured.verified_by
        kept, noticed = draft.plan.kept, draft.plan.notice
        own = draft.measure(kept, noticed, None if by == "bound" else by)
        # What the shape adds to this prompt is left free in the next.
        budget = measured.budget - (measured.tokens - own.tokens)
        remedy = (
            f"refit({budget}).to_anthropic() leaves out more"
            if budget > 0
            else "shorten what it must hold, or raise the budget by as much"
        )
        return BudgetExceededError(
            f"in Anthropic's shape the prompt has {grouped(measured.tokens)} tokens "
            f"({by}) of {grouped(measured.budget)}; {remedy}",
            token_count=measured.tokens,
            token_budget=measured.budget,
            verified_by=by,
        )

    def _fitted(
        self,
        basis: Basis,
        guard: Guard,
        held: Held | None,
        was_shortened: bool = False,
    ) -> AssembledPrompt:
        findings, prices = self.draft.findings, self.draft.part_prices
        return fitted_prompt(basis, findings, guard, held, was_shortened, prices)

    def _gauge(self, basis: Basis, guard: Guard) -> Gauge:
        """What a trial is measured with; what pieces cost is known from the draft."""
        return gauge_of(basis, guard)._replace(estimates=self.draft.gauge.estimates)

    def _guard(self) -> Guard:
        draft = self.draft
        return Guard(draft.guard.strict, draft.findings.faults)


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
    count: Callable[[Rendered], int | None] | None = None
    declared = None
    if messages and policy.count_messages is not None:
        count = partial(_counted_messages, guard, policy.count_messages)
    elif policy.count_tokens is not None:
        count = partial(_counted_text, guard, policy.count_tokens)
        declared = guard.declared_family(policy.count_tokens)
    return Gauge(
        limits=basis.limits,
        tokenizer=config.tokenizer_family,
        counter=count,
        counter_tokenizer=declared,
        must_prove=must_prove,
        bound_is_proof=must_prove and config.bound_is_proof,
        estimates={},
    )


def _counted_text(
    guard: Guard, count_tokens: TokenCounter, rendered: Rendered
) -> int | None:
    """Tokens by the caller's counter of texts, and what the template costs beside."""
    tokens = guard.count("count_tokens", count_tokens, rendered.text)
    return None if tokens is None else tokens + rendered.framing


def _counted_messages(
    guard: Guard, count_messages: MessageCounter, rendered: Rendered
) -> int | None:
    """Tokens by the caller's counter of messages, which decides alone."""
    return guard.count("count_messages", count_messages, rendered.new_messages())
