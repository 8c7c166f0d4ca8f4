"""The prompt that comes out: verified in one form, and given only in that form.

Knows what was rendered and what was reported; it assembles nothing.
"""

from __future__ import annotations

from typing import Any

from .errors import InputError
from .render import Rendered
from .report import AssemblyReport


class AssembledPrompt:
    """A prompt that was verified in the form in which it is returned; frozen.

    `report` tells how it came about; `memories` are the texts that were put in, as they
    stand in the memory block.
    """

    __slots__ = ("_rendered", "memories", "report")

    _rendered: Rendered
    memories: tuple[str, ...]
    report: AssemblyReport

    def __init__(
        self, rendered: Rendered, memories: tuple[str, ...], report: AssemblyReport
    ) -> None:
        object.__setattr__(self, "_rendered", rendered)
        object.__setattr__(self, "memories", memories)
        object.__setattr__(self, "report", report)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("AssembledPrompt is frozen: assemble another one")

    def __reduce__(self) -> tuple[Any, ...]:
        return AssembledPrompt, (self._rendered, self.memories, self.report)

    def __repr__(self) -> str:
        report = self.report
        return (
            f"<AssembledPrompt {report.form}, {report.token_count} of "
            f"{report.token_budget} tokens, verified by {report.verified_by}>"
        )

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

    def _check_form(self, form: str) -> None:
        if self._rendered.form != form:
            raise InputError(
                f"this prompt was assembled and verified as {self._rendered.form}; "
                f"for the other form call assemble(..., form={form!r})"
            )
