"""Whatever is given, only documented errors come out; and one assembler for everybody.

The whole of `assemble`, `fit_messages`, `extend`, `refit` and `to_anthropic` under
hostile texts, values, settings and callables, of the wrong type as often as not.
"""

from __future__ import annotations

import asyncio
import copy
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from inspect import signature
from types import SimpleNamespace
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    invariant,
    rule,
)

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    ConfigError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.messages import read_message
from prompt_assemble.tool_framing import values_of

from .shapes import mixed_dialogs
from .strategies import (
    COUNTERS,
    configs,
    counters,
    dialogs,
    encodable_texts,
    faulty_callables,
    memory_answers,
    nonblank_texts,
    texts,
    whole_units,
)


class Refusing:
    """A value that breaks whatever is done with it."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("no attribute")

    def __iter__(self) -> Any:
        raise RuntimeError("no items")

    def __len__(self) -> int:
        raise RuntimeError("no length")

    def __bool__(self) -> bool:
        raise RuntimeError("no truth")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no equality")

    def __hash__(self) -> int:
        raise RuntimeError("no hash")

    def __repr__(self) -> str:
        return "<Refusing>"


class Dumping:
    """An object of an SDK whose dump is no dict."""

    role = "user"

    def model_dump(self) -> object:
        return 42


def odd_values() -> st.SearchStrategy[Any]:
    """Values of the wrong type, size or behaviour for most parameters."""
    fixed: tuple[Any, ...] = (
        *(None, True, 0, -1, 10**30, math.nan, math.inf, 0.5, Decimal("1.5"), 1j),
        *("", " ", "\ud800", "text", b"bytes", (), (1, 2, 3), [], [None], {}, set()),
        *({"role": "user"}, {"content": "x"}, {"role": [], "content": {}}, [[]]),
        *(object, len, int, SimpleNamespace(role="user", content=None), [b"x", 1]),
    )
    made: tuple[Callable[[], Any], ...] = (Refusing, Dumping, object, lambda: iter("x"))
    inner = st.none() | st.booleans() | st.integers() | st.floats() | texts()
    nested = st.recursive(
        inner,
        lambda it: st.lists(it, max_size=3) | st.dictionaries(texts(), it, max_size=3),
        max_leaves=5,
    )
    return st.sampled_from(fixed) | st.sampled_from(made).map(lambda it: it()) | nested


def messages_of_any_kind() -> st.SearchStrategy[Any]:
    """Lists in which understood messages stand beside anything else."""
    odd = st.lists(odd_values(), max_size=3)
    fields = st.dictionaries(
        st.sampled_from(
            ("role", "content", "tool_calls", "tool_call_id", "type", "id")
        ),
        odd_values() | st.sampled_from(("user", "assistant", "tool", "text")),
        max_size=5,
    )
    return st.one_of(
        dialogs(images=True),
        mixed_dialogs(),
        st.lists(fields, max_size=4),
        st.tuples(dialogs(max_items=3), odd).map(lambda it: [*it[0], *it[1]]),
    )


FIELDS = sorted(set(signature(PromptConfig.__init__).parameters) - {"self"})
WORDS: tuple[str, ...] = (
    "any",
    "user",
    "stable",
    "tight",
    "error",
    "drop_oldest",
    "skip",
    "raise",
)
WORDS += ("o200k", "claude3", "proved", "estimated")


def settings_of_any_kind() -> st.SearchStrategy[dict[str, Any]]:
    """Some fields of the config, with values that are right or wrong."""
    values = odd_values() | st.integers(0, 5_000) | st.sampled_from(WORDS)
    return st.dictionaries(st.sampled_from(FIELDS), values, max_size=4)


@given(
    st.sampled_from(("count_tokens", "count_messages", "summarize", "needs_memory")),
    odd_values(),
)
def test_an_assembler_is_made_or_refused(name: str, value: Any) -> None:
    """A wrong argument is a `ConfigError` at once."""
    attempted(lambda: PromptAssembler(**{name: value}))


@given(settings_of_any_kind())
@settings(max_examples=300)
def test_settings_are_taken_or_refused(fields: dict[str, Any]) -> None:
    """A wrong value is a `ConfigError` at construction, and nothing else."""
    try:
        config = PromptConfig(**fields)
    except ConfigError as error:
        assert str(error)
        return
    assert config.token_budget > 0
    assert config == config.replace()


def sources() -> st.SearchStrategy[Any]:
    """Dialogs and memory sources: right, faulty, or of a wrong type."""
    answers = memory_answers().map(lambda answer: lambda *given: answer())
    return st.one_of(odd_values(), messages_of_any_kind(), faulty_callables(), answers)


def arguments() -> st.SearchStrategy[dict[str, Any]]:
    """Named arguments of a turn."""
    words = ("auto", "always", "never")
    return st.fixed_dictionaries(
        {},
        optional={
            "system_prompt": texts() | odd_values(),
            "memories": sources(),
            "memory": st.sampled_from(words) | odd_values(),
            "memory_query": texts() | odd_values(),
            "overhead_tokens": st.integers(-1, 100) | odd_values(),
        },
    )


def policies() -> st.SearchStrategy[dict[str, Any]]:
    """Arguments of an assembler: counters, summaries and triggers, also faulty."""
    counting = counters() | faulty_callables() | st.none()
    return st.fixed_dictionaries(
        {"config": configs() | st.none()},
        optional={
            "count_tokens": counting,
            "count_messages": counting,
            "summarize": faulty_callables() | st.just(lambda t, q, n: t),
            "needs_memory": faulty_callables() | st.sampled_from(("always", "x")),
            "strict": st.booleans(),
        },
    )


def attempted(act: Callable[[], Any]) -> Any:
    """What a call returned, or None where it was refused as the docs say."""
    try:
        return act()
    except PromptAssembleError as error:
        assert str(error)
        return None


@given(
    policies(),
    nonblank_texts() | nonblank_texts() | nonblank_texts() | odd_values(),
    sources(),
    sources(),
    arguments(),
    messages_of_any_kind(),
    st.integers(1, 3_000),
    st.sampled_from(("messages", "text", "letters")),
)
def test_only_documented_errors_come_out(
    policy: dict[str, Any],
    user: Any,
    memory: Any,
    dialog: Any,
    named: dict[str, Any],
    more: Any,
    budget: int,
    form: str,
) -> None:
    """Each call returns a prompt or raises an error of ours."""
    assembler = attempted(lambda: PromptAssembler(**policy))
    if assembler is None:
        return
    prompts = [
        attempted(lambda: assembler.assemble(user, memory, dialog, form=form, **named)),
        attempted(lambda: assembler.fit_messages(more, memory, **named)),
    ]
    for prompt in filter(None, prompts):
        assert prompt.report.token_count <= prompt.report.token_budget
        attempted(lambda: prompt.extend(more))
        attempted(lambda: prompt.refit(budget))
        if prompt.report.form == "messages":
            attempted(lambda: prompt.messages)
            attempted(prompt.to_anthropic)
        assert str(prompt.report)


# One assembler, many users ------------------------------------------------------------


class Wanted(NamedTuple):
    """What one user asks of the shared assembler."""

    user: str
    system: str
    dialog: list[object]
    memories: list[str]


def wishes() -> st.SearchStrategy[Wanted]:
    """What users ask, small and large."""
    return st.builds(
        Wanted,
        nonblank_texts(),
        encodable_texts(),
        dialogs(max_items=4),
        st.lists(nonblank_texts(), max_size=3),
    )


# Deferred, so that nobody prints the strategies in full.
WISHES = st.deferred(wishes)
UNITS = st.deferred(whole_units)
FAULTY = st.deferred(faulty_callables)


def looks_of(prompt: AssembledPrompt) -> str:
    """Everything that can be seen of a prompt."""
    return f"{prompt.messages!r} {prompt.memories!r} {prompt.report.to_dict()!r}"


class SharedAssembler(RuleBasedStateMachine):
    """Threads, tasks, tool loops and bad days on one assembler that keeps nothing.

    What came out once stays as it was, and the same wish gives the same bytes, however
    many others are served beside it.
    """

    prompts = Bundle("prompts")

    def __init__(self) -> None:
        super().__init__()
        config = PromptConfig(
            context_window=1_200, recent_messages=2, recent_messages_max=6
        )
        self.assembler = PromptAssembler(config, count_tokens=COUNTERS["words"])
        self.seen: list[tuple[AssembledPrompt, str]] = []
        self.pool = ThreadPoolExecutor(4)

    def teardown(self) -> None:
        """Let the threads go."""
        self.pool.shutdown()

    def served(self, wanted: Wanted) -> AssembledPrompt | None:
        """One prompt, or None where it does not fit."""
        try:
            return self.assembler.assemble(
                wanted.user,
                None,
                wanted.dialog,
                system_prompt=wanted.system,
                memories=wanted.memories,
            )
        except BudgetExceededError:
            return None

    def keep(self, prompt: AssembledPrompt | None) -> AssembledPrompt | None:
        """Remember how a prompt looked when it came out."""
        if prompt is not None:
            self.seen.append((prompt, looks_of(prompt)))
        return prompt

    @rule(target=prompts, wanted=WISHES)
    def one_turn(self, wanted: Wanted) -> AssembledPrompt | None:
        """A single user, whose objects stay as they are."""
        before = copy.deepcopy(wanted)
        prompt = self.keep(self.served(wanted))
        assert wanted == before
        return prompt

    @rule(wanted=st.lists(WISHES, min_size=2, max_size=4))
    def threads(self, wanted: list[Wanted]) -> None:
        """Several at once get what each would get alone."""
        at_once = list(self.pool.map(self.served, wanted * 2))
        alone = [self.served(it) for it in wanted] * 2
        assert at_once == alone

    @rule(wanted=st.lists(WISHES, min_size=2, max_size=3))
    def tasks(self, wanted: list[Wanted]) -> None:
        """The same on one event loop, with async sources."""

        async def answer(it: Wanted) -> AssembledPrompt | None:
            async def dialog(n: int) -> list[object]:
                await asyncio.sleep(0)
                return it.dialog

            try:
                return await self.assembler.assemble_async(
                    it.user,
                    None,
                    dialog,
                    system_prompt=it.system,
                    memories=it.memories,
                )
            except BudgetExceededError:
                return None

        async def together() -> list[AssembledPrompt | None]:
            return list(await asyncio.gather(*map(answer, wanted)))

        assert asyncio.run(together()) == [self.served(it) for it in wanted]

    @rule(target=prompts, prompt=prompts, unit=UNITS)
    def tool_step(
        self, prompt: AssembledPrompt | None, unit: list[object]
    ) -> AssembledPrompt | None:
        """A tool loop goes on from any earlier prompt."""
        if prompt is None:
            return None
        try:
            longer = prompt.extend(unit)
        except PromptAssembleError:
            return None
        return self.keep(longer)

    @rule(target=prompts, prompt=prompts, budget=st.integers(1, 900))
    def smaller(
        self, prompt: AssembledPrompt | None, budget: int
    ) -> AssembledPrompt | None:
        """A prompt is fitted again under a smaller budget."""
        if prompt is None:
            return None
        try:
            fitted = prompt.refit(budget)
        except BudgetExceededError:
            return None
        assert fitted.report.token_count <= budget
        return self.keep(fitted)

    @rule(prompt=consumes(prompts))
    def careless(self, prompt: AssembledPrompt | None) -> None:
        """A caller writes into what it was given."""
        if prompt is not None:
            for message in prompt.messages:
                message["content"] = "changed"
                message.clear()

    @rule(faulty=FAULTY, user=nonblank_texts())
    def bad_day(self, faulty: Any, user: str) -> None:
        """A broken backend of one user is nobody else's trouble."""
        attempted(lambda: self.assembler.assemble(user, faulty, memory="always"))

    @invariant()
    def nothing_changes_afterwards(self) -> None:
        """What came out is what it was, and was measured right."""
        for prompt, looks in self.seen[-5:]:
            assert looks_of(prompt) == looks
            report = prompt.report
            assert report.token_count <= report.token_budget
            count = COUNTERS["words"](message_text(prompt.messages))
            read = [read_message(message) for message in prompt.messages]
            values = sum(values_of(message.calls) for message in read)
            framing = 64 + 8 * len(prompt.messages) + 8 * values
            assert report.verified_by != "counter" or (
                report.token_count == count + framing
            )


TestSharedAssembler = SharedAssembler.TestCase
TestSharedAssembler.settings = settings(
    max_examples=20, stateful_step_count=12, deadline=None
)
