"""One turn: memory need and retrieval over a minimal context, then the draft.

Holds what the phases have found so far, so that a refusal can still be reported. A turn
lives for one call and is never shared; what can be used again is handed to the prompt.
"""

from .account import NOTHING_FOUND, Basis, Findings, Kept, written_report
from .again import fitted_prompt, gauge_of
from .callables import Policy
from .deadline import DeadlineError
from .draft import Draft
from .errors import CallbackError, PromptAssembleError
from .fence import is_blank
from .guard import Guard
from .history import NOTHING_OLDER
from .measure import Measured, SectionTokens
from .prompt import AssembledPrompt
from .recall import Question, recall
from .report import AssemblyReport
from .retrieval import REASON_NOT_NEEDED, MemoryOutcome, left_unread
from .trigger import TriggerDecision, needs_memory
from .valve import NOTHING_KEPT, Plan

GIVEN = TriggerDecision(True, "given", score=1.0)
ALWAYS = TriggerDecision(True, "always", score=1.0)
NEVER = TriggerDecision(False, "never")
NO_WORDS = TriggerDecision(False, "no_words")

NOT_ASKED = Findings(NEVER, "not_needed", has_source=True)
"""Of a turn that has a memory source and may not ask it."""


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
        decision = GIVEN if is_given else self._decide(source, mode, query)
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
        system = "" if context.system is None else context.system.text
        name = "memories" if is_given else "memory_search_fn"
        asked = given if is_given else source
        question = Question(asked, name, query, said, system)
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

    def _decide(self, source: object, mode: str, query: str) -> TriggerDecision:
        policy, context = self.basis.policy, self.basis.context
        if never_searches(policy, mode):
            return NEVER
        # An image without words, or signs that show nothing; a list is not searched.
        if callable(source) and is_blank(query):
            return NO_WORDS
        rule = policy.needs_memory if mode == "auto" else mode
        if rule == "always":
            return ALWAYS
        if callable(rule):
            return self.guard.need(rule, context.user.text, context.recent)
        said = [message.text for message in context.recent]
        rules = None if isinstance(rule, str) else rule
        return needs_memory(context.user.text, said, rules)

    def _unfinished_report(self) -> AssemblyReport:
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
