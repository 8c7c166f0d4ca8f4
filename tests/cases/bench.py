"""Maps the neutral fields of a case to this library and makes single builds.

Assemblers are kept by their policy: two builds under the same settings share one, as a
case that speaks of "the same assembler" wants. Costs of a chat template are set to
nothing, for the counter of a case says what the whole costs; and memories are not
summarised, unless a case sets a cap.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from prompt_assemble import (
    AssembledPrompt,
    ConfigError,
    PromptAssembler,
    PromptConfig,
)

from .build import (
    Build,
    finish,
    looks,
    pictures_in,
    read_marks,
    returned_text,
)
from .notation import Marks, Notation, NotationError
from .sources import Backend, CaseCounter, DialogSource, Pause, known_fields

POLICY_FIELDS = {
    "window": "context_window",
    "safety": "safety_ratio",
    "reserved_output": "reserved_output_tokens",
    "last_n": "recent_messages",
    "top_k": "memory_top_k",
    "memory_timeout_s": "memory_timeout",
    "memory_cap": "memory_max_tokens",
    "extra_tokens_outside_prompt": "overhead_tokens",
}
"""Neutral names of settings, and ours."""

TEXT_FIELDS = ("system", "user", "dialog", "memory", "counter", "memory_required")
RUN_FIELDS = (
    "form",
    "probe",
    "procedure",
    "steps",
    "repeat",
    "threads",
    "tasks",
    "inside_event_loop",
    "per_thread",
    "per_task",
)
INPUT_FIELDS = frozenset((*POLICY_FIELDS, *TEXT_FIELDS, *RUN_FIELDS))

PART_TOKENS = 4_784
"""What a part that is not text costs by default."""

WHOLE_MEMORIES = 10**6
"""Lines and tokens of a memory at most where a case sets no cap."""

ROOMY = 10**9
"""A budget, in tokens, in which everything fits."""

MAY_BE_NULL = ("memory_timeout_s", "memory_cap", "extra_tokens_outside_prompt")
"""Settings that a case may set to null, which says that there is none."""

FORMS = {"string": "text", "messages": "messages"}


def without_nulls(fields: dict[str, Any]) -> dict[str, Any]:
    """The same fields without those that say by null that there is no such setting."""
    return {
        name: value
        for name, value in fields.items()
        if value is not None or name not in MAY_BE_NULL
    }


class Bench:
    """Makes the builds of one case in one form; `builds` holds them in order."""

    def __init__(self, raw: Any, form: str, pause: Pause) -> None:
        self.raw = without_nulls(known_fields("input", raw, INPUT_FIELDS))
        self.form = form
        self.pause = pause
        self.builds: list[Build] = []
        self.notation = Notation(read_marks, pause, self._marks_of_step)
        self._assemblers: dict[str, Any] = {}
        self._counters: dict[str, CaseCounter] = {}

    def with_changes(self, changes: Any) -> dict[str, Any]:
        """The fields of the case with some of them overridden."""
        changed = {**self.raw, **known_fields("step", changes, INPUT_FIELDS)}
        return without_nulls(changed)

    def build(
        self, fields: dict[str, Any] | None = None, budget: int | None = None
    ) -> Build:
        """One build by the sync entry, kept in `builds`."""
        made, assemble = self._prepared(fields, budget, "sync")
        if assemble is not None:
            start = time.perf_counter()
            with made.dialog.growing():
                try:
                    made.prompt = assemble()
                except BaseException as error:  # interrupts too: they are looked at
                    made.error = error
            finish(made, start)
        self.builds.append(made)
        return made

    async def build_async(self, fields: dict[str, Any] | None = None) -> Build:
        """One build by the async entry, kept in `builds`."""
        made, assemble = self._prepared(fields, None, "async")
        if assemble is not None:
            start = time.perf_counter()
            with made.dialog.growing():
                try:
                    made.prompt = await assemble()
                except BaseException as error:
                    made.error = error
            finish(made, start)
        self.builds.append(made)
        return made

    def alone(
        self, fields: dict[str, Any], memories: Any, mode: str = "always"
    ) -> AssembledPrompt:
        """The prompt for these memories with all the room in the world; not kept."""
        config = self.config_of(fields).replace(
            context_window=2 * ROOMY,
            max_input_tokens=ROOMY,
            reserved_output_tokens=0,
            overhead_tokens=0,
        )
        made = self._sources(fields, "sync")
        # A counter may be slow or faulty, and the room does not depend on it.
        return PromptAssembler(config).assemble(
            made.user,
            None,
            made.dialog.answer or (),
            form=self.form,
            system_prompt=made.system,
            memories=memories,
            memory=mode,
        )

    def count(self, fields: dict[str, Any], prompt: AssembledPrompt) -> int:
        """Tokens of what is returned, by the counter of the case if it has one."""
        counter = self.counter_of(fields)
        if counter is None or not counter.counts:
            return prompt.report.token_count
        parts = pictures_in(prompt) * PART_TOKENS
        return counter.count(returned_text(prompt)) + parts

    def forget_assemblers(self) -> None:
        """Later builds are made by new ones."""
        self._assemblers.clear()

    def totals(self, fields: dict[str, Any]) -> tuple[int, int]:
        """T0 and T: the counts without memory and with all of it."""
        memories = self._sources(fields, "sync").backend.answer
        bare = self.alone(fields, None)
        full = self.alone(fields, memories)
        return self.count(fields, bare), self.count(fields, full)

    def memory_texts(self, fields: dict[str, Any]) -> list[str]:
        """All texts that the memory backend of these fields answers with."""
        return self._sources(fields, "sync").backend.texts

    def counter_of(self, fields: dict[str, Any]) -> CaseCounter | None:
        """The counter of a case, one for all builds; None for the built-in estimate."""
        spec = fields.get("counter", {"unit": "built-in"})
        if spec == {"unit": "built-in"}:
            return None
        key = json.dumps(spec, sort_keys=True)
        if key not in self._counters:
            self._counters[key] = CaseCounter(spec, self.notation)
        return self._counters[key]

    def config_of(
        self, fields: dict[str, Any], budget: int | None = None
    ) -> PromptConfig:
        """The config that the fields ask for; with `budget`, of that many tokens."""
        given: dict[str, Any] = {
            "memory_max_tokens": WHOLE_MEMORIES,
            "memory_max_lines": WHOLE_MEMORIES,
            "tokens_per_message": 0,
            "tokens_per_request": 0,
            "tokens_per_argument": 0,
        }
        for name, ours in POLICY_FIELDS.items():
            if name in fields:
                given[ours] = self.notation.value(fields[name])
        if fields.get("memory_required"):
            given["on_memory_error"] = "raise"
        if budget is not None:
            given |= _exactly(budget, given)
        return PromptConfig(**given)

    def _marks_of_step(self, step: int) -> Marks:
        marks = read_marks()
        if not 0 <= step <= len(self.builds):
            raise NotationError(f"step {step} has not been built")
        shown = self.builds[max(0, step - 1)].bytes
        assert marks.opening in shown, f"step {step} shows no fence"
        return marks

    def _sources(self, fields: dict[str, Any], entry: str) -> Build:
        text = self.notation.text
        inner: list[str] = []
        return Build(
            fields,
            self.form,
            entry,
            text(fields.get("system", "")),
            text(fields["user"]),
            Backend(
                fields.get("memory", {"none": True}),
                self.notation,
                self.pause,
                lambda: inner.append(self._inner_text(fields)),
            ),
            DialogSource(fields.get("dialog", []), self.notation, self.pause),
            inner=inner,
        )

    def _inner_text(self, fields: dict[str, Any]) -> str:
        """What a backend gets that asks the very assembler that is asking it."""
        assembler = self.assembler_of(fields, None)
        text: str = assembler.build("inner question", ["inner fact"], memory="always")
        return text

    def _prepared(
        self, fields: dict[str, Any] | None, budget: int | None, entry: str
    ) -> tuple[Build, Callable[[], Any] | None]:
        """A build and the call that makes it; None where the settings are refused."""
        fields = self.raw if fields is None else fields
        made = self._sources(fields, entry)
        made.counter, made.budget = self.counter_of(fields), budget
        made.before = looks(made)
        try:
            made.config = self.config_of(fields, budget)
            assembler = self.assembler_of(fields, budget)
        except ConfigError as error:
            made.error = error
            return made, None
        name = "assemble" if entry == "sync" else "assemble_async"

        def assemble() -> Any:
            return getattr(assembler, name)(
                made.user,
                made.backend.function,
                made.dialog.function,
                form=made.form,
                system_prompt=made.system,
                memory="always",
            )

        return made, assemble

    def assembler_of(self, fields: dict[str, Any], budget: int | None = None) -> Any:
        """The assembler for these settings, one for all builds under them."""
        counter = self.counter_of(fields)
        config = self.config_of(fields, budget)
        key = f"{config!r} {fields.get('counter')}"
        if key not in self._assemblers:
            self._assemblers[key] = PromptAssembler(config, count_tokens=counter)
        return self._assemblers[key]


def _exactly(budget: int, given: dict[str, Any]) -> dict[str, Any]:
    """Settings whose token budget is exactly `budget`."""
    beside = given.get("reserved_output_tokens", 0) + given.get("overhead_tokens", 0)
    window = 10 * (budget + beside) + 10
    cap = budget + given.get("overhead_tokens", 0)
    return {"context_window": window, "safety_ratio": 0.85, "max_input_tokens": cap}
