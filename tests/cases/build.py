"""One build, and how a normal build of the library looks."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from prompt_assemble import (
    AssembledPrompt,
    PromptAssembler,
    PromptConfig,
    RoleLabels,
    message_text,
)

from .notation import Marks
from .sources import Backend, CaseCounter, DialogSource, picture


PICTURES = ("image", "image_url", "input_image", "input_audio", "file", "document")
"""Types of parts that cost `part_tokens`."""


@cache
def read_marks() -> Marks:
    """The markers of the library, read off a normal build."""
    labels = RoleLabels()._asdict()
    prompt = PromptAssembler().assemble(
        "U", ["line one\nline two"], form="text", system_prompt="S", memory="always"
    )
    end = f"\n\n{labels['user']}U"
    assert prompt.text.startswith("S\n\n") and prompt.text.endswith(end)
    lines = prompt.text[len("S\n\n") : -len(end)].split("\n")
    first, following = (
        next(line[: -len(words)] for line in lines if line.endswith(words))
        for words in ("line one", "line two")
    )
    return Marks(lines[0], lines[-1], first, following, labels)


@dataclass
class Build:
    """One build: what went in, and what came out, a prompt or an error."""

    fields: dict[str, Any]
    form: str
    entry: str
    system: str
    user: str
    backend: Backend
    dialog: DialogSource
    config: PromptConfig | None = None
    counter: CaseCounter | None = None
    prompt: AssembledPrompt | None = None
    error: BaseException | None = None
    budget: int | None = None
    seconds: float = 0.0
    before: Any = None
    after: Any = None
    inner: list[str] = field(default_factory=list)

    @property
    def is_async(self) -> bool:
        """Whether one of its callables is async."""
        return self.backend.is_async or bool(self.dialog.spec.get("async"))

    @property
    def must_be_refused(self) -> bool:
        """Whether async callables were given to a call that is not async."""
        return self.is_async and self.entry == "sync"

    @property
    def result(self) -> AssembledPrompt:
        """The prompt, where there has to be one."""
        assert self.prompt is not None, f"no prompt but {self.error!r}"
        return self.prompt

    @property
    def report(self) -> Any:
        """The report of the prompt, or that of the error."""
        if self.prompt is not None:
            return self.prompt.report
        return getattr(self.error, "report", None)

    @property
    def bytes(self) -> str:
        """What was returned, as the text that is counted."""
        return returned_text(self.result)


def returned_text(prompt: AssembledPrompt) -> str:
    """The text of a prompt that a counter is applied to, in its form."""
    if prompt.report.form == "text":
        return prompt.text
    return message_text(prompt.messages)


def pictures_in(prompt: AssembledPrompt) -> int:
    """The parts of a prompt that a counter of texts does not see."""
    if prompt.report.form == "text":
        return 0
    contents = [message["content"] for message in prompt.messages]
    parts = [it for content in contents if isinstance(content, list) for it in content]
    return sum(it.get("type") in PICTURES for it in parts if isinstance(it, dict))


def looks(made: Build) -> Any:
    """What the caller's objects look like now; a list that is to grow is left aside."""
    is_live = made.dialog.spec.get("live_list")
    return picture([made.backend.answer, None if is_live else made.dialog.answer])


def finish(made: Build, start: float) -> None:
    """Note how long a build took, and what the caller's objects look like after it."""
    made.seconds = time.perf_counter() - start
    made.after = looks(made)
