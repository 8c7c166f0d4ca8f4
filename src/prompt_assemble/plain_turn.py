"""The turn in which nothing has to be decided: plain words, no memory, room for all.

Most turns are that, so it is told by the sizes of the texts alone. Where anything else
would have to be looked at this says None, and the phases take over. The prompt is the
one that the phases make of the same turn; whatever is asked of it but its messages or
its text, they tell when it is asked. User code is not called here.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .account import Basis
from .again import Again
from .callables import Policy
from .config import TokenLimits
from .context import minimal_context
from .draft import Draft
from .guard import Guard
from .measure import fits_by_size
from .messages import SPOKEN_ROLES, Message
from .plain import Unfolded
from .prompt import AssembledPrompt
from .render import Rendered, extent_of_words
from .report import AssemblyReport, log_report
from .turn import never_searches, settled_draft

ROLE_SIZE = max(map(len, SPOKEN_ROLES.values())) + 2
"""Bytes that a message has beside its words at most: its role and two line breaks."""

Said = list[tuple[str, str]]
"""Role and words of some messages, oldest first."""


class PlainTurn(NamedTuple):
    """What a turn is given, as far as the phases may be asked to tell of it later."""

    policy: Policy
    limits: TokenLimits
    form: str
    system: Message | None
    dialog: Sequence[object]
    user: Message
    has_source: bool
    mode: str
    is_strict: bool


class PlainPrompt:
    """A prompt of plain words that fits by its size; the rest the phases tell."""

    __slots__ = ("_draft", "_family", "_said", "_turn", "form")

    only_native = ""
    memories: tuple[str, ...] = ()

    def __init__(self, turn: PlainTurn, said: Said, family: str) -> None:
        self.form, self._turn = turn.form, turn
        self._said, self._family = said, family
        self._draft: Draft | None = None

    @property
    def draft(self) -> Draft:
        """The same prompt, made by the phases."""
        if self._draft is None:
            self._draft = self._settled()
        return self._draft

    @property
    def rendered(self) -> Rendered:
        """The finished prompt."""
        return self.draft.rendered

    @property
    def text(self) -> str:
        """The prompt as one string."""
        labels, said = self._turn.policy.config.role_labels, self._said
        first = 0 if self._turn.system is None else 1  # which has no label
        told = [getattr(labels, role) + text for role, text in said[first:]]
        return "\n\n".join((*[text for _, text in said[:first]], *told))

    @property
    def stable_messages(self) -> int:
        """How many leading messages of it do not depend on this turn."""
        return len(self._said) - 1

    def report(self) -> AssemblyReport:
        """What was decided, and why."""
        return self.draft.report()

    def new_messages(self) -> list[Any]:
        """The messages of it as new dicts."""
        return [{"role": role, "content": text} for role, text in self._said]

    def again(self) -> Again:
        """What fits it again."""
        return Again(self.draft)

    def _settled(self) -> Draft:
        turn, said = self._turn, self._said
        dialog = said[:-1] if turn.system is None else said[1:-1]
        # What was read stays as it was, whatever became of the caller's dicts; what is
        # older is counted alone.
        items = (*[""] * (len(turn.dialog) - len(dialog)), *dialog)
        wanted = turn.policy.config.recent_messages
        context = minimal_context(turn.system, items, turn.user, wanted)
        basis = Basis(turn.policy, turn.limits, turn.form, context)
        guard = Guard(turn.is_strict)
        return settled_draft(basis, turn.has_source, guard, self._family)


def plain_family(policy: Policy) -> str | None:
    """The family whose bound proves that the plain turns of an assembler fit.

    None where there are no such turns: where a counter decides that declares no family,
    where a bound is no proof, or where the config has more to look at.
    """
    config = policy.config
    if config.recent_messages_max is not None or config.first_message != "any":
        return None
    if policy.count_messages is not None:
        return None
    if policy.count_tokens is not None:
        return Guard(False).declared_family(policy.count_tokens)
    may_prove = config.certainty != "proved" or config.bound_is_proof
    return config.tokenizer_family if may_prove else None


def plain_prompt(turn: PlainTurn, family: str) -> AssembledPrompt | None:
    """The prompt of a turn in which nothing has to be decided, None of any other.

    `family` is the `plain_family` of its policy.
    """
    if turn.has_source and not never_searches(turn.policy, turn.mode):
        return None
    found = _newest_words(turn)
    if found is None:
        return None
    said, size = found
    said.append(("user", turn.user.text))
    size += turn.user.size
    if turn.system is not None:
        said.insert(0, ("system", turn.system.text))
        size += turn.system.size
    extent = extent_of_words(size, len(said), turn.form, turn.policy.config)
    if not fits_by_size(*extent, family, turn.limits):
        return None
    fitted = PlainPrompt(turn, said, family)
    log_report(fitted.report, False)
    return AssembledPrompt(fitted, PlainPrompt.again)


def _newest_words(turn: PlainTurn) -> tuple[Said, int] | None:
    """The newest messages of the dialog, and no less than their bytes in UTF-8.

    None where one is anything but a dict of role and words, is blank, or a copy of what
    stands in the prompt, and where the words alone have more bytes than the budget has
    tokens: the phases read them, and once is enough.
    """
    dialog, user, system = turn.dialog, turn.user, turn.system
    if user.parts is not None or isinstance(dialog, Unfolded):
        return None
    # Blank, and what stands in the prompt already.
    unwanted = ("", user.text, "" if system is None else system.text)
    start = max(0, len(dialog) - turn.policy.config.recent_messages)
    newest = dialog[start:] if start else dialog
    said, size, most = [], ROLE_SIZE * len(newest), turn.limits.token_budget
    try:
        for item in newest:
            if type(item) is not dict or len(item) != 2:
                return None
            role, text = item["role"], item["content"]
            if type(role) is not str or type(text) is not str:
                return None
            if text in unwanted or text.isspace():
                return None
            said.append((SPOKEN_ROLES[role], text))
            size += len(text)
            if not text.isascii():
                if size > most:
                    return None
                size += len(text.encode()) - len(text)
    except (KeyError, UnicodeEncodeError):
        return None  # another shape or role; a lone surrogate, which the phases mend
    if start and newest and not _begins_a_unit(newest[0], dialog[start - 1]):
        return None
    return said, size


def _begins_a_unit(item: Any, before: object) -> bool:
    """Whether no reasoning may stand right before a message, which would go with it."""
    is_said = type(before) is dict and type(before.get("content")) is str
    return is_said or SPOKEN_ROLES[item["role"]] != "assistant"
