"""Phase 6, the account: the report of a turn, from what the phases decided.

Every candidate memory and message is told once. Decides nothing and reads no text but
for the marks of a stored memory block.
"""

from collections.abc import Iterator
from typing import NamedTuple

from .callables import Policy
from .config import TokenLimits
from .context import MinimalContext, outcomes_of, warnings_of
from .fence import holds_block
from .history import REASON_CUT, Older
from .measure import Measured, SectionTokens
from .report import AssemblyReport
from .retrieval import (
    REASON_BUDGET,
    REASON_NO_ROOM,
    REASON_NOT_TRIED,
    MemoryOutcome,
)
from .trigger import NOT_NEEDED, TriggerDecision
from .units import REASON_OLDER, MessageOutcome, Unit
from .valve import Plan

WARN_NO_TEXT_COUNTER = (
    "count_messages cannot count the text form, which was measured without it; "
    "pass count_tokens as well"
)

WARN_BLOCK_IN_DIALOG = (
    "the dialog holds a memory block of an earlier prompt; store what the user said, "
    "not the prompt that was made of it"
)

WARN_NOT_USER_FIRST = (
    "the dialog does not begin with a message of the user; to_anthropic() leaves out "
    "what stands before it"
)

WARN_SEVERAL_SYSTEMS = (
    "the list begins with more than one system message, and some chat templates drop "
    "all but the first: put their texts into one"
)

WARN_UNSENT = (
    "fields of messages were left out, since JSON does not have their values (turn "
    "them into plain data, or drop them): "
)

WARN_SHORTENED = (
    "tool results longer than tool_result_max_tokens were shortened to head and tail"
)

# Figures: docs/tokens.md, section `any`.
WARN_UNNAMED_FAMILY = (
    "memory was left out while the tokenizer family is unknown, so that text costs "
    "what the dearest family asks; naming it, by model= or "
    "PromptConfig(tokenizer=...), typically frees 20 to 50 % of the tokens (an "
    "estimate; docs/tokens.md)"
)


class Findings(NamedTuple):
    """What phases 2 and 3 found.

    `status` is the fate of the search; `memories` are those in question, each with what
    the report says of it if it is kept and with its text, `outcomes` tell of the
    others. `faults` tell of callables that failed, `warnings` of memories that were
    kept all the same; `has_source` says whether there was anything to search or to
    read.
    """

    decision: TriggerDecision = NOT_NEEDED
    status: str = "no_backend"
    memories: tuple[tuple[MemoryOutcome, str], ...] = ()
    outcomes: tuple[MemoryOutcome, ...] = ()
    faults: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    has_source: bool = False


NOTHING_FOUND = Findings()
"""Of a turn that has not searched."""


class Kept(NamedTuple):
    """The dialog of a prompt, kept and left out.

    `units` are the guaranteed ones, oldest first, `older` those beyond them; `start` is
    the index of the oldest item that was read. `steps` are those of the current turn.
    """

    units: tuple[Unit, ...]
    older: Older
    start: int
    steps: tuple[Unit, ...]
    was_shortened: bool = False

    @property
    def history(self) -> tuple[Unit, ...]:
        """The units before the user's message that were read, oldest first."""
        read = (*self.older.cut_off[::-1], *self.older.taken[::-1])
        return (*read, *self.units)


class Basis(NamedTuple):
    """What does not change within a turn."""

    policy: Policy
    limits: TokenLimits
    form: str
    context: MinimalContext


def written_report(
    basis: Basis,
    findings: Findings,
    kept: Kept,
    plan: Plan,
    measured: Measured,
    sections: SectionTokens,
    faults: tuple[str, ...],
    has_counter: bool,
) -> AssemblyReport:
    """The report of a turn as far as it got."""
    config = basis.policy.config
    outcomes = _memory_outcomes(findings, plan, measured.verified_by != "nothing")
    warnings = [*warnings_of((*kept.history, *kept.steps)), *faults]
    warnings += findings.warnings
    warnings += _prompt_warnings(basis, kept)
    if not has_counter:
        warnings += _uncounted_warnings(basis.policy, outcomes)
    return AssemblyReport(
        form=basis.form,
        context_window=config.context_window,
        reserved_output_tokens=config.reserved_output_tokens,
        overhead_tokens=basis.limits.overhead_tokens,
        tokenizer=measured.tokenizer,
        token_budget=measured.budget,
        token_count=measured.tokens,
        verified_by=measured.verified_by,
        sections=sections,
        trigger=findings.decision,
        memory_status=_status(findings, plan, outcomes),
        memories=tuple(outcomes),
        messages=tuple(_message_outcomes(basis.context, kept)),
        notice=plan.notice,
        warnings=tuple(warnings),
    )


def _status(findings: Findings, plan: Plan, outcomes: list[MemoryOutcome]) -> str:
    searched = findings.status in ("none_found", "failed", "timed_out")
    if searched and findings.memories:
        return "kept" if plan.kept else "left_out"
    return (
        "left_out" if findings.status == "none_found" and outcomes else findings.status
    )


def _memory_outcomes(
    findings: Findings, plan: Plan, was_measured: bool
) -> list[MemoryOutcome]:
    """The fate of each memory, by rank: what was found, tried, kept or left out."""
    found = list(findings.outcomes)
    kept, tried = set(plan.kept), {left.memory: left for left in plan.left_out}
    for index, (outcome, _) in enumerate(findings.memories):
        if index in tried:
            left = tried[index]
            outcome = outcome._replace(
                kept=False, reason=REASON_BUDGET, needed=left.needed, free=left.free
            )
        elif index not in kept:
            reason = REASON_BUDGET if plan.fits else REASON_NO_ROOM
            reason = reason if was_measured else REASON_NOT_TRIED
            outcome = outcome._replace(kept=False, reason=reason)
        found.append(outcome)
    return sorted(found, key=lambda outcome: outcome.rank)


def _message_outcomes(context: MinimalContext, kept: Kept) -> Iterator[MessageOutcome]:
    """The fate of each message, in order; of a whole list also of its fixed ones."""
    place = context.place
    yield from context.leading
    unread = REASON_CUT if kept.older.is_full else REASON_OLDER
    yield from outcomes_of(kept.history, context.first, kept.start, unread)
    if place is not None:
        yield MessageOutcome(place, 1, "user", True, "user input")
    for unit in kept.steps:
        yield from unit.outcomes("step of this turn")


def _prompt_warnings(basis: Basis, kept: Kept) -> Iterator[str]:
    """What there is to tell of the messages that are in the prompt."""
    system = basis.context.system
    if system is not None and system.payload_count > 1:
        yield WARN_SEVERAL_SYSTEMS
    history = [unit for unit in kept.history if not unit.reason]
    said = (message.text for unit in history for message in unit.messages)
    heading = basis.policy.config.memory_heading
    if any(holds_block(text, heading) for text in said):
        yield WARN_BLOCK_IN_DIALOG
    if basis.form == "messages" and history:
        if history[0].messages[0].role not in ("user", "system"):
            yield WARN_NOT_USER_FIRST
    unsent = _unsent_fields(basis.context, kept)
    if unsent:
        yield WARN_UNSENT + ", ".join(unsent)
    if kept.was_shortened:
        yield WARN_SHORTENED


def _unsent_fields(context: MinimalContext, kept: Kept) -> list[str]:
    """The names of fields that messages of the prompt have lost, each once."""
    units = (*kept.history, *kept.steps)
    told = [it for unit in units if not unit.reason for it in unit.messages]
    told += [context.user, *([] if context.system is None else [context.system])]
    return sorted({name for message in told for name in message.unsent})


def _uncounted_warnings(policy: Policy, outcomes: list[MemoryOutcome]) -> Iterator[str]:
    """What there is to tell where no counter decides."""
    # A counter of messages that does not count here is there for the other form.
    if policy.count_messages is not None:
        yield WARN_NO_TEXT_COUNTER
    gave_way = any(outcome.reason == REASON_BUDGET for outcome in outcomes)
    if gave_way and policy.config.tokenizer_family == "any":
        yield WARN_UNNAMED_FAMILY
