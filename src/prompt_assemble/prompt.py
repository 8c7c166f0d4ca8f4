"""The prompt that comes out: verified in one form, and given only in that form.

Knows what was rendered and what was reported; it assembles nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .checks import grouped, whole_number
from .config import ESTIMATE_SHARE_PERCENT
from .errors import InputError
from .estimate import estimate_tokens
from .measure import prompt_bound
from .render import Rendered
from .report import AssemblyReport


class AssembledPrompt:
    """A prompt that was verified in the form in which it is returned; frozen.

    `report` tells how it came about; `memories` are the texts that were put in, as they
    stand in the memory block.
    """

    __slots__ = ("_rendered", "_report", "memories")

    _rendered: Rendered
    _report: AssemblyReport | Callable[[], AssemblyReport]
    memories: tuple[str, ...]

    def __init__(
        self,
        rendered: Rendered,
        memories: tuple[str, ...],
        report: AssemblyReport | Callable[[], AssemblyReport],
    ) -> None:
        object.__setattr__(self, "_rendered", rendered)
        object.__setattr__(self, "_report", report)
        object.__setattr__(self, "memories", memories)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("AssembledPrompt is frozen: assemble another one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("AssembledPrompt is frozen: nothing of it can be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return AssembledPrompt, self._facts()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AssembledPrompt):
            return NotImplemented
        return self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self._rendered.form, self._rendered.pieces))

    def _facts(self) -> tuple[Rendered, tuple[str, ...], AssemblyReport]:
        return self._rendered, self.memories, self.report

    def __repr__(self) -> str:
        report = self.report
        return (
            f"<AssembledPrompt {report.form}, {grouped(report.token_count)} of "
            f"{grouped(report.token_budget)} tokens, verified by {report.verified_by}>"
        )

    @property
    def report(self) -> AssemblyReport:
        """What the turn decided, and why; written when it is first asked for."""
        if callable(self._report):
            object.__setattr__(self, "_report", self._report())
        assert not callable(self._report)
        return self._report

    @property
    def text(self) -> str:
        """The prompt as one string; only where it was assembled with form="text"."""
        self._check_form("text")
        return self._rendered.text

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The prompt as new OpenAI-style dicts; only with form="messages"."""
        self._check_form("messages")
        return self._rendered.new_messages()

    def clamp_output_tokens(self, requested: int) -> int:
        """The most output tokens to ask for beside this prompt, `requested` at most.

        What the context window holds beyond prompt and overhead, at least 1. The prompt
        is taken at the counter's number if it ran, otherwise at the smaller of its
        bound and its conservative estimate / 0.85.
        """
        wanted, report = whole_number("requested", requested, 1), self.report
        room = report.context_window - report.overhead_tokens
        used = report.token_count
        if report.verified_by == "estimate" or used + wanted > room:
            used = self._cautious_tokens()
        return max(1, min(wanted, room - used))

    def _cautious_tokens(self) -> int:
        """What the prompt has at most, as far as is known without counting again."""
        report, rendered = self.report, self._rendered
        if report.verified_by == "counter":
            return report.token_count
        estimate = estimate_tokens(rendered.text, report.tokenizer, conservative=True)
        estimate = -(-100 * (estimate + rendered.framing) // ESTIMATE_SHARE_PERCENT)
        return min(prompt_bound(rendered, report.tokenizer), estimate)

    def _check_form(self, form: str) -> None:
        if self._rendered.form != form:
            raise InputError(
                f"this prompt was assembled and verified as {self._rendered.form}; "
                f"for the other form call assemble(..., form={form!r})"
            )
