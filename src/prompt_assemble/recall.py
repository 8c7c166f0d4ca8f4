"""Phase 3 as a whole: search or read, then summarise, within the time that is given.

The one step of a turn that may hang, so it works on a guard of its own: what comes back
too late changes nothing. It does not know how much of what it finds will fit.
"""

from functools import partial
from typing import NamedTuple
from unicodedata import normalize

from .callables import Policy
from .config import PromptConfig
from .deadline import DeadlineError, StuckError, within
from .estimate import estimate_tokens
from .excerpt import SCAN_LENGTH, compared_spans
from .fence import (
    harmless_lines,
    holds_block,
    is_blank,
    joining_character,
    unseen_character,
    without_unseen,
)
from .guard import Guard
from .plain import beyond_ascii
from .retrieval import (
    REASON_DUPLICATE,
    REASON_IN_DIALOG,
    REASON_IN_SYSTEM,
    REASON_KEPT,
    REASON_NOT_CALLED,
    REASON_NOT_READ,
    REASON_NOTHING_LEFT,
    REASON_OVER_TOP_K,
    REASON_OWN_BLOCK,
    REASON_SAME_LINES,
    REASON_SHORTENED,
    REASON_TIMED_OUT,
    Memory,
    MemoryOutcome,
    left_unread,
)
from .standards import check_memory, kind_named
from .summary import summarize_memory
from .summary_data import ELLIPSIS
from .tokens import sorts_slowly


COMPARED_LENGTH = 65_536
"""Characters of a text that decide whether it says the same as another."""

FIRST_PICTURE = "\U0001f000"
"""From here on there are emoji, and letters that are hardly ever used."""

ASCII_SIGNS = bytes(it for it in range(128) if not chr(it).isalnum())

SETTLING_ROUNDS = 4
"""Times that a summary is made and made harmless: the second is of harmless text, and
what still forms markers after the fourth was written to form them."""


class Recalled(NamedTuple):
    """What phase 3 found.

    `memories` are those in question, each with what the report says of it if it is kept
    and with its text; `outcomes` tell of the others. `failure` is what the backend
    failed with, `faults` what callables did wrong, `warnings` what else there is to
    tell.
    """

    memories: tuple[tuple[MemoryOutcome, str], ...] = ()
    outcomes: tuple[MemoryOutcome, ...] = ()
    failure: BaseException | None = None
    faults: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def timed_out(self) -> bool:
        """Whether the backend was given up on."""
        return isinstance(self.failure, DeadlineError)


class Question(NamedTuple):
    """Where memories come from, under which parameter it was given, and the query.

    `said` are the texts of the recent dialog and the input, `system` is the system
    prompt: what stands there need not be remembered.
    """

    source: object
    name: str
    query: str
    said: tuple[str, ...] = ()
    system: str = ""


def recall(policy: Policy, strict: bool, question: Question) -> Recalled:
    """Search or read, and summarise; within `memory_timeout` seconds if set."""
    seconds = policy.config.memory_timeout
    work = partial(_recall_now, policy, strict, question)
    if seconds is None:
        return work()
    try:
        return within(seconds, work)
    except (DeadlineError, StuckError) as error:
        guard = Guard(strict)
        must_work = policy.config.on_memory_error == "raise"
        guard.report_failure(error, 0, question.name, must_work, seconds)
        was_called = isinstance(error, DeadlineError)
        reason = REASON_TIMED_OUT if was_called else REASON_NOT_CALLED
        lost = left_unread(question.source, reason)
        return Recalled((), lost, error, tuple(guard.faults))


def _recall_now(policy: Policy, strict: bool, question: Question) -> Recalled:
    guard, config = Guard(strict), policy.config
    reading = guard.search(question.source, question.query, config.candidates)
    sieve = _Sieve(policy, guard, question)
    for memory in reading.memories(sieve.enough):
        sieve.take(memory)
    must_work, seconds = config.on_memory_error == "raise", config.memory_timeout
    guard.report_failure(
        reading.failure, reading.found, question.name, must_work, seconds
    )
    return Recalled(
        tuple(sieve.memories),
        (*reading.outcomes, *sieve.outcomes),
        reading.failure,
        tuple(guard.faults),
        tuple(sieve.warnings),
    )


class _Sieve:
    """Takes memories as they are read, and keeps those that have a place."""

    def __init__(self, policy: Policy, guard: Guard, question: Question) -> None:
        self.memories: list[tuple[MemoryOutcome, str]] = []
        self.outcomes: list[MemoryOutcome] = []
        self.warnings: list[str] = []
        self._policy, self._guard, self._query = policy, guard, question.query
        self._shortened = 0
        self._known = KnownFacts()
        self._shown: set[str] = set()
        if question.system:
            self._known.add(question.system, REASON_IN_SYSTEM)
        for said in question.said:
            self._known.add(said, REASON_IN_DIALOG)

    def enough(self) -> str:
        """The reason why no further memory is wanted, or ""."""
        config = self._policy.config
        if len(self.memories) >= config.memory_top_k:
            return REASON_OVER_TOP_K
        # A caller's summary may ask a model: no more of them than memories to fetch.
        is_dear = self._policy.summarize is not None
        is_spent = is_dear and self._shortened >= config.candidates
        return REASON_NOT_READ if is_spent else ""

    def take(self, memory: Memory) -> None:
        """Keep a memory, or note why not."""
        reason, warning = _judged(memory, self._policy.config)
        if warning is not None:
            self.warnings.append(warning)
        seen = ""
        if reason is None:
            seen = _seen_part(memory.text, self._query)
            reason = self._known.add(seen, REASON_DUPLICATE)
        reason, text = reason or self.enough(), ""
        if not reason:
            self._shortened += 1
            text = _shortened(self._policy, self._guard, memory, seen, self._query)
            # What differs can be left with the same lines.
            reason = REASON_SAME_LINES if text in self._shown else ""
        if text and not reason:
            self._shown.add(text)
            is_whole = _says_all(text, seen, memory.date)
            fate = REASON_KEPT if is_whole else REASON_SHORTENED
            self.memories.append((_outcome(memory, True, fate), text))
        else:
            why = reason or REASON_NOTHING_LEFT
            self.outcomes.append(_outcome(memory, False, why))


def _judged(memory: Memory, config: PromptConfig) -> tuple[str | None, str | None]:
    """Why a memory should never have been stored: as reason against it, as warning."""
    if holds_block(memory.text, config.memory_heading):
        return REASON_OWN_BLOCK, None
    verdict = check_memory(memory.text, kind_named(memory.kind))
    if verdict.allowed:
        return None, None
    if config.memory_screening == "drop":
        return verdict.reason, None
    return None, (
        f"memory #{memory.rank} is {verdict.reason}; it was let through because "
        'memory_screening is "report": store only what docs/memory-standards.md allows'
    )


def _shortened(
    policy: Policy, guard: Guard, memory: Memory, seen: str, query: str
) -> str:
    """The lines of a memory that stand in the prompt, with its day if there is one.

    `seen` is what can be seen of its text; a summary of the caller's is made of all.
    """
    config, text = policy.config, None
    if policy.summarize is not None:
        most = config.memory_max_lines
        text = guard.summary(policy.summarize, memory.text, query, most)
        if text is not None:  # it was told how many lines there may be
            lines = [it for it in text.splitlines() if not is_blank(it)]
            text = _seen_part("\n".join(lines[:most]), query)
    if text is None:
        text = seen
    if memory.date is None:
        return _harmless_summary(text, query, config, config.memory_max_tokens)
    # The day is part of what is put in, so it has its share of the tokens.
    day = f"({memory.date}) "
    spent = estimate_tokens(day, config.tokenizer_family) + 1
    room = max(1, config.memory_max_tokens - spent)
    summary = _harmless_summary(text, query, config, room)
    return day + summary if summary else ""


def _says_all(summary: str, text: str, date: str | None) -> bool:
    """Whether a summary has as many letters, digits and pictures as its text.

    Its other signs may differ: lines are joined, and markers made harmless. Where there
    is nothing but signs, they count.
    """
    if date is not None:
        summary = summary.removeprefix(f"({date}) ")
    if summary == text:
        return True
    told = _telling_characters(summary)
    # Of most longer texts the beginning has more of them already.
    edge = 2 * len(summary)
    found = _telling_characters(text[:edge])
    if found > told:
        return False
    found += _telling_characters(text[edge:COMPARED_LENGTH])
    if not found:
        compared = text[: max(COMPARED_LENGTH, edge)]
        return len("".join(compared.split())) <= len("".join(summary.split()))
    return found <= told


def _telling_characters(text: str) -> int:
    """How many letters, digits and pictures there are, rare letters twice."""
    told = len(text.encode("ascii", "ignore").translate(None, ASCII_SIGNS))
    if text.isascii():
        return told
    wide = beyond_ascii(text)
    pictures = sum(map(FIRST_PICTURE.__le__, wide))
    return told + sum(map(str.isalnum, wide)) + pictures


def _harmless_summary(
    text: str, query: str, config: PromptConfig, max_tokens: int
) -> str:
    """The summary of a text, harmless and within its limits as it is put in.

    What is made harmless can grow, and what is joined can form a marker: so both are
    done until nothing changes, and a text that never settles is left out. So is one of
    which only such signs have a place that say nothing.
    """
    lines, family = config.memory_max_lines, config.tokenizer_family
    for _ in range(SETTLING_ROUNDS):
        summary = summarize_memory(text, query, lines, max_tokens, tokenizer=family)
        text = "\n".join(harmless_lines(summary, config.memory_notice))
        if text == summary:
            return "" if is_blank(summary.replace(ELLIPSIS, "")) else summary
    return ""


def _seen_part(text: str, query: str) -> str:
    """A text without what shows nothing, so that it takes no room from the words.

    Of a text that is too long to be compared with the query whole, only the parts that
    would be compared are looked at; if something is hidden in them, only they are left.
    """
    if text.isascii() or len(text) <= SCAN_LENGTH:
        return without_unseen(text)
    given = [text[start:end] for start, end in compared_spans(text, query)]
    seen = [without_unseen(part) for part in given]
    if seen == given:
        return text
    return f" {ELLIPSIS}\n".join(part for part in seen if not is_blank(part))


class KnownFacts:
    """What has been said so far, to find what says the same again.

    Two texts say the same if they agree whatever their case, spacing and Unicode form,
    and whatever is in them that shows nothing. Only texts that begin alike are compared
    whole.
    """

    def __init__(self) -> None:
        self._facts: dict[str, str] = {}
        # Those whose fact nobody has asked for yet, by their beginning; None when it
        # has been.
        self._waiting: dict[str, tuple[str, str] | None] = {}

    def add(self, text: str, reason: str) -> str | None:
        """The reason that was given with an equal text, else None; it is known now."""
        text = _telling(text[: 2 * COMPARED_LENGTH])[:COMPARED_LENGTH]
        beginning = _beginning(text)
        if beginning not in self._waiting:
            self._waiting[beginning] = (text, reason)
            return None
        first = self._waiting[beginning]
        if first is not None:
            self._waiting[beginning] = None
            self._facts.setdefault(_fact(first[0]), first[1])
        fact = _fact(text)
        known = self._facts.get(fact)
        self._facts.setdefault(fact, reason)
        return known


def _telling(text: str) -> str:
    """A text as it is compared: joiners and selectors change nothing of a fact."""
    if text.isascii() or unseen_character().search(beyond_ascii(text)) is None:
        return text
    return joining_character().sub("", without_unseen(text))


def _beginning(text: str) -> str:
    """The first words of the fact: normalising joins nothing over white space."""
    words = _fact(" ".join(text.split(None, 4)[:4])).split(" ", 4)
    return " ".join(words[:4])


def _fact(text: str) -> str:
    """What a text says, whatever its case, spacing and Unicode form."""
    folded = text
    if not (text.isascii() or sorts_slowly(text)):
        folded = normalize("NFKC", text)
    return " ".join(folded.casefold().split())


def _outcome(memory: Memory, kept: bool, reason: str) -> MemoryOutcome:
    return MemoryOutcome(memory.rank, kept, reason, 1, memory.id, memory.score)
