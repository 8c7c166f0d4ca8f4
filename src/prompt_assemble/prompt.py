"""The prompt that comes out: verified in one form, and given only in that form.

Knows what was rendered and what was reported; it assembles nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from .checks import grouped, shown, whole_number
from .config import ESTIMATE_SHARE_PERCENT
from .errors import InputError
from .estimate import estimate_tokens
from .measure import prompt_bound
from .render import Rendered
from .report import AssemblyReport


class FittedPrompt(Protocol):
    """What a prompt is, told when it is asked for; it stays as it is."""

    @property
    def form(self) -> str: ...

    @property
    def rendered(self) -> Rendered: ...

    @property
    def text(self) -> str: ...

    @property
    def memories(self) -> tuple[str, ...]: ...

    @property
    def stable_messages(self) -> int: ...

    @property
    def only_native(self) -> str: ...

    def report(self) -> AssemblyReport: ...

    def new_messages(self) -> list[Any]: ...


class FitsAgain(Protocol):
    """Fits a prompt again under other conditions; see `AssembledPrompt`."""

    def extended(self, messages: Sequence[object]) -> "AssembledPrompt": ...

    def refitted(self, token_budget: int) -> "AssembledPrompt": ...

    def anthropic(self) -> tuple[str | list[Any], list[Any]]: ...


class CopiedPrompt(NamedTuple):
    """A prompt as it travels: without what it was fitted from."""

    rendered: Rendered
    memories: tuple[str, ...]
    written: AssemblyReport
    stable_messages: int
    only_native: str

    @property
    def form(self) -> str:
        """The form in which it was verified."""
        return self.rendered.form

    @property
    def text(self) -> str:
        """The prompt as one string."""
        return self.rendered.text

    def report(self) -> AssemblyReport:
        """What was decided, and why."""
        return self.written

    def new_messages(self) -> list[Any]:
        """The messages as new dicts."""
        return self.rendered.new_messages()


class AssembledPrompt:
    """A prompt that was verified in the form in which it is returned; frozen.

    `report` tells how it came about; `memories` are the texts that were put in, as they
    stand in the memory block. `stable_messages` is how many leading messages of
    `.messages` do not depend on this turn: a cache mark belongs on the last of them.
    """

    __slots__ = ("_again", "_fitted")

    _fitted: FittedPrompt
    _again: Callable[[Any], FitsAgain] | None

    def __init__(
        self, fitted: FittedPrompt, again: Callable[[Any], FitsAgain] | None = None
    ) -> None:
        object.__setattr__(self, "_fitted", fitted)
        object.__setattr__(self, "_again", again)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("AssembledPrompt is frozen: assemble another one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("AssembledPrompt is frozen: nothing of it can be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        # Callables of the caller do not travel: a copy cannot be fitted again.
        rest = (self.stable_messages, self._fitted.only_native)
        return AssembledPrompt, (CopiedPrompt(*self._facts(), *rest),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AssembledPrompt):
            return NotImplemented
        return self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self._fitted.form, self._fitted.rendered.pieces))

    def _facts(self) -> tuple[Rendered, tuple[str, ...], AssemblyReport]:
        return self._fitted.rendered, self.memories, self.report

    def __repr__(self) -> str:
        report = self.report
        return (
            f"<AssembledPrompt {report.form}, {grouped(report.token_count)} of "
            f"{grouped(report.token_budget)} tokens, verified by {report.verified_by}>"
        )

    @property
    def report(self) -> AssemblyReport:
        """What the turn decided, and why; written when it is first asked for."""
        return self._fitted.report()

    @property
    def memories(self) -> tuple[str, ...]:
        """The texts that were put in, as they stand in the memory block."""
        return self._fitted.memories

    @property
    def stable_messages(self) -> int:
        """How many leading messages of `.messages` do not depend on this turn."""
        return self._fitted.stable_messages

    @property
    def text(self) -> str:
        """The prompt as one string; only where it was assembled with form="text"."""
        self._check_form("text")
        return self._fitted.text

    @property
    def messages(self) -> list[Any]:
        """The prompt as new OpenAI-style dicts; only with form="messages".

        Raises `InputError` where the dialog holds blocks that only Anthropic's shape
        has, such as reasoning.
        """
        self._check_form("messages")
        only_native = self._fitted.only_native
        if only_native:
            raise InputError(
                f"the dialog holds a block of type {shown(only_native)}, which "
                "only Anthropic's shape has; use .to_anthropic(), or leave it out of "
                "the dialog"
            )
        return self._fitted.new_messages()

    def to_anthropic(self) -> tuple[str | list[Any], list[Any]]:
        """System prompt and messages as the Messages API of Anthropic takes them.

        The system prompt is a text; a list of blocks only where a leading system
        message of `fit_messages` was one with more than text, such as cache marks. What
        came in that shape goes out as it came; the rest is converted. The first
        message is the user's (others before it are left out), roles alternate, system
        messages of the dialog have the user's role. Measured again: raises
        `BudgetExceededError` if it does not fit in this shape, and `InputError` for
        what only another shape can hold. Only with form="messages".
        """
        self._check_form("messages")
        return self._once_more().anthropic()

    def extend(self, messages: Sequence[object]) -> "AssembledPrompt":
        """The same prompt, byte for byte, and the next messages of its turn.

        `messages` are the model's reply and the results of its tool calls, in any
        understood shape. The result is verified again; no callable runs but the
        counter, and `part_tokens` for parts that it has not priced yet. Over budget the
        oldest completed steps of this turn give way, and if need be memory, never the
        question nor the newest step; then `BudgetExceededError` is raised. Raises
        `InputError` for calls without all their results and for words of the user,
        which begin another turn.
        """
        return self._once_more().extended(messages)

    def refit(self, token_budget: int) -> "AssembledPrompt":
        """The same turn in at most `token_budget` tokens: phases 5 and 6 once more.

        Memory gives way first, then older history; callables run as in `extend`. A
        budget above the present one changes nothing. Raises `BudgetExceededError` if
        what must stay does not fit, and `ConfigError` for less than 1 token.
        """
        return self._once_more().refitted(token_budget)

    def clamp_output_tokens(self, requested: int) -> int:
        """The most output tokens to ask for beside this prompt, `requested` at most.

        What the context window holds beyond prompt and overhead, at least 1. The prompt
        is taken at the counter's number if it ran, otherwise at the smaller of its
        bound and its conservative estimate / 0.85. `ConfigError` for less than 1.
        """
        wanted, report = whole_number("requested", requested, 1), self.report
        room = report.context_window - report.overhead_tokens
        used = report.token_count
        if report.verified_by == "estimate" or used + wanted > room:
            used = self._cautious_tokens()
        return max(1, min(wanted, room - used))

    def _cautious_tokens(self) -> int:
        """What the prompt has at most, as far as is known without counting again."""
        report, rendered = self.report, self._fitted.rendered
        if report.verified_by == "counter":
            return report.token_count
        estimate = estimate_tokens(rendered.text, report.tokenizer, conservative=True)
        estimate = -(-100 * (estimate + rendered.framing) // ESTIMATE_SHARE_PERCENT)
        return min(prompt_bound(rendered, report.tokenizer), estimate)

    def _once_more(self) -> FitsAgain:
        if self._again is None:
            raise InputError(
                "this prompt is a copy (pickled or copied), which does not know its "
                "counter any more; extend, refit and convert the original"
            )
        return self._again(self._fitted)

    def _check_form(self, form: str) -> None:
        own = self._fitted.form
        if own != form:
            raise InputError(
                f"this prompt was assembled and verified as {own}; "
                f"for the other form call assemble(..., form={form!r})"
            )
