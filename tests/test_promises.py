"""The promises P1 to P9 of `docs/promises.md`, each quoted above its property.

A property holds for every input that the strategies can make: awkward texts, dialogs in
every accepted shape, backends that answer anything or fail in any way, and counters
that are additive or not, per message or not, or as erratic as a hash.
"""

from __future__ import annotations

import ast
import asyncio
import copy
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import prompt_assemble
from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    CallbackError,
    InputError,
    PromptAssembler,
    PromptConfig,
    estimate_tokens,
    message_text,
    testing,
    token_upper_bound,
)
from prompt_assemble.fence import (
    CLOSING_MARK,
    FIRST_LINE_PREFIX,
    NEXT_LINE_PREFIX,
    OPENING_MARK,
    fenced,
    harmless_lines,
    is_blank,
)
from prompt_assemble.messages import read_message
from prompt_assemble.testing import broken_after, endless, raising, returning

from .helpers import tool_tokens
from .strategies import (
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
from .under_test import IN_A_CHILD, core_files

PROMISES = Path(__file__).parents[1] / "docs" / "promises.md"

FORMS = st.sampled_from(("text", "messages"))
Counter = Callable[[str], int]


def assembled(
    user: str,
    memory: Any = None,
    dialog: Any = (),
    *,
    form: str = "messages",
    system: str = "",
    config: PromptConfig | None = None,
    counter: Counter | None = None,
    mode: str = "always",
) -> AssembledPrompt | None:
    """One turn, or None where it is refused as the promises allow."""
    assembler = PromptAssembler(config, count_tokens=counter)
    try:
        return assembler.assemble(
            user,
            memory,
            dialog,
            form=form,
            system_prompt=system,
            memory=mode,
        )
    except BudgetExceededError:
        return None
    except InputError as error:
        # The one refusal that valid inputs can meet: images cannot be written as text.
        assert form == "text" and "content parts" in str(error)
        return None


def counted_text(prompt: AssembledPrompt) -> str:
    if prompt.report.form == "text":
        return prompt.text
    return message_text(prompt.messages)


def framing(prompt: AssembledPrompt, config: PromptConfig) -> int:
    if prompt.report.form == "text":
        return 0
    read = [read_message(message) for message in prompt.messages]
    parts = sum(len(message.media) for message in read)
    return (
        config.tokens_per_request
        + config.tokens_per_message * len(prompt.messages)
        + tool_tokens(read, config)
        + config.part_tokens * parts  # type: ignore[operator]
    )


def with_budget(budget: int, **changes: Any) -> PromptConfig:
    """A config whose token budget is `budget` exactly."""
    window = 10 * budget + 10
    return PromptConfig(context_window=window, max_input_tokens=budget, **changes)


# P1 Budget. For every input and every counter that is a function of its text and
# returns a non-negative int: the counter applied to exactly what is returned, in the
# form that is returned, gives at most `token_budget`; otherwise `BudgetExceededError`
# is raised before anything is sent.


@given(
    nonblank_texts(),
    encodable_texts(),
    dialogs(images=True),
    memory_answers(),
    configs(),
    counters(),
    FORMS,
)
def test_p1_budget(
    user: str,
    system: str,
    dialog: list[object],
    answer: Callable[[], object],
    config: PromptConfig,
    counter: Counter,
    form: str,
) -> None:
    """The counter, applied to what is returned, gives at most the budget."""
    prompt = assembled(
        user,
        lambda query, top_k: answer(),
        dialog,
        form=form,
        system=system,
        config=config,
        counter=counter,
    )
    assume(prompt is not None)
    assert prompt is not None
    recount = counter(counted_text(prompt)) + framing(prompt, config)
    assert recount <= config.token_budget
    assert prompt.report.verified_by != "counter" or (
        recount == prompt.report.token_count
    )


@given(nonblank_texts(), st.lists(nonblank_texts(), max_size=3), counters(), FORMS)
def test_p1_exactly_full_passes_and_one_token_less_is_never_exceeded(
    user: str, memories: list[str], counter: Counter, form: str
) -> None:
    """A budget of exactly the whole keeps all of it; one less gives up a memory."""
    roomy = assembled(
        user, memories, form=form, config=with_budget(10**7), counter=counter
    )
    assert roomy is not None
    total = roomy.report.token_count
    assume(total > 1)
    full = assembled(
        user, memories, form=form, config=with_budget(total), counter=counter
    )
    assert full is not None and counted_text(full) == counted_text(roomy)
    less = assembled(
        user, memories, form=form, config=with_budget(total - 1), counter=counter
    )
    if less is not None:
        assert less.report.token_count <= total - 1
        assert len(less.memories) < len(roomy.memories)


@given(
    nonblank_texts(),
    st.lists(nonblank_texts(), min_size=1, max_size=4),
    counters(),
    FORMS,
    st.sampled_from((None, "[left out]", "Memory was left out. " * 5)),
    st.floats(0, 1),
)
def test_p1_between_the_base_and_the_whole_nothing_is_ever_over(
    user: str,
    memories: list[str],
    counter: Counter,
    form: str,
    notice: str | None,
    at: float,
) -> None:
    """Where only some memories fit, and the notice perhaps not, the budget holds."""
    changes: dict[str, Any] = {"memory_notice": notice, "memory_top_k": 4}
    totals = []
    for mode in ("never", "always"):
        prompt = assembled(
            user,
            memories,
            form=form,
            config=with_budget(10**7, **changes),
            counter=counter,
            mode=mode,
        )
        assert prompt is not None
        totals.append(prompt.report.token_count)
    budget = max(1, min(totals) + round(at * abs(totals[1] - totals[0])))
    config = with_budget(budget, **changes)
    prompt = assembled(user, memories, form=form, config=config, counter=counter)
    if prompt is not None:
        recount = counter(counted_text(prompt)) + framing(prompt, config)
        assert recount == prompt.report.token_count <= budget
        left_out = prompt.report.memories_left_out
        assert not (prompt.report.notice and not left_out)
        assert (
            notice is not None and notice in counted_text(prompt)
        ) or not prompt.report.notice


def leaves(value: object) -> list[str]:
    """Every text in JSON-like data, but for those in media parts."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        if value.get("type") == "image_url":
            return []
        return [leaf for it in value.values() for leaf in leaves(it)]
    if isinstance(value, list):
        return [leaf for it in value for leaf in leaves(it)]
    return []


KEYS = st.sampled_from(("name", "reasoning", "audio", "meta", "annotations"))
ANY_JSON = st.recursive(
    texts() | st.integers() | st.none() | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(texts(), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(
    nonblank_texts(), st.lists(st.dictionaries(KEYS, ANY_JSON, max_size=3), max_size=3)
)
def test_p1_no_text_that_is_sent_is_left_uncounted(
    user: str, extras: list[dict[str, object]]
) -> None:
    """Whatever a message or a call holds beside its words is in the counted text."""
    dialog: list[object] = [
        {"role": "user", "content": [{"type": "text", "text": "hi", **it}]}
        for it in extras
    ]
    dialog += [{"role": "user", "content": "hi", **it} for it in extras]
    for it in extras:
        call = {**it, "name": "f", "arguments": it}
        dialog.append({"role": "assistant", "content": None, "function_call": call})
        dialog.append({"role": "function", "name": "f", "content": "r"})
    config = with_budget(10**8, recent_messages=99)
    prompt = assembled(user, None, dialog, config=config)
    assert prompt is not None
    counted = message_text(prompt.messages)
    for leaf in leaves(prompt.messages):
        # Inside JSON a text is written with its quotes and breaks escaped.
        escaped = json.dumps(leaf, ensure_ascii=False)[1:-1]
        twice = json.dumps(escaped, ensure_ascii=False)[1:-1]
        assert (
            leaf in counted or escaped in counted or twice in counted or leaf == "text"
        )


# P2 Integrity. The system prompt opens the prompt and the user input ends its last user
# message, byte for byte; the plan has one of each. Neither is ever shortened, reworded
# or escaped.


@given(
    nonblank_texts(),
    encodable_texts(),
    dialogs(images=True),
    memory_answers(),
    configs(),
    FORMS,
)
def test_p2_integrity(
    user: str,
    system: str,
    dialog: list[object],
    answer: Callable[[], object],
    config: PromptConfig,
    form: str,
) -> None:
    """System prompt first, user input last, byte for byte, each once."""
    prompt = assembled(
        user,
        lambda query, top_k: answer(),
        dialog,
        form=form,
        system=system,
        config=config,
    )
    if prompt is None:
        return
    if form == "text":
        assert prompt.text.startswith(system)
        assert prompt.text.endswith(user)
        return
    messages = prompt.messages
    assert messages[-1]["role"] == "user"
    assert messages[-1]["content"].endswith(user)
    ours = {"role": "system", "content": system}
    assert [m for m in messages if m == ours] == ([ours] if system else [])
    assert not system or messages[0] == ours


# P3 Expendable memory. Whatever the memory backend returns or raises (or, with
# `memory_timeout`, delays), the turn goes on, unless `on_memory_error="raise"`. A
# memory is in the prompt whole (as summarised) or not at all.


@given(nonblank_texts(), dialogs(images=True), memory_answers(), FORMS)
def test_p3_any_answer_gives_a_prompt_with_whole_memories(
    user: str, dialog: list[object], answer: Callable[[], object], form: str
) -> None:
    """At a roomy window nothing that a backend answers costs the turn."""
    prompt = assembled(
        user,
        lambda query, top_k: answer(),
        dialog,
        form=form,
        config=with_budget(10**8),
    )
    if prompt is None:
        assert form == "text"  # an image in the dialog
        return
    text = counted_text(prompt)
    block = fenced(prompt.memories, prompt_assemble.PromptConfig().memory_heading)
    assert (block in text) == bool(prompt.memories)
    assert len(prompt.memories) == prompt.report.memories_kept


@given(nonblank_texts(), faulty_callables(), st.sampled_from(("skip", "raise")))
def test_p3_any_failure_is_skipped_or_raised_as_configured(
    user: str, backend: Callable[..., object], policy: str
) -> None:
    """A backend that raises costs its memories, or raises one documented error."""
    config = PromptConfig(on_memory_error=policy)
    plain = assembled(user, None, config=config)
    assert plain is not None
    try:
        prompt = assembled(user, backend, config=config)
    except CallbackError as error:
        assert policy == "raise" and error.callback == "memory_search_fn"
        assert error.report.memory_status == "failed"
        return
    assert prompt is not None
    if prompt.report.memory_status == "failed":
        assert policy == "skip"
        assert prompt.messages == plain.messages
        assert any("memory_search_fn" in warning for warning in prompt.report.warnings)


def backends() -> st.SearchStrategy[Callable[..., Any]]:
    """The faulty callables that are shipped for users' tests, as memory backends."""
    items = st.lists(texts() | st.none(), max_size=4)
    errors = st.sampled_from(
        (OSError, KeyError, TypeError, RecursionError, MemoryError)
    )
    return st.one_of(
        st.builds(raising, errors),
        st.builds(returning, items | st.none() | st.integers() | texts()),
        st.builds(endless, texts() | st.none()),
        st.builds(broken_after, items, errors),
    )


@given(nonblank_texts(), backends(), FORMS)
def test_p3_p5_p6_p7_hold_for_every_backend_on_a_bad_day(
    user: str, backend: Callable[..., Any], form: str
) -> None:
    """The turn goes on, all is accounted for, one call, and the same again."""
    recorder = testing.Recorder(backend)
    config = with_budget(10**8)
    first = assembled(user, recorder, form=form, config=config)
    second = assembled(user, backend, form=form, config=config)
    assert first is not None and second is not None
    assert counted_text(first) == counted_text(second)
    assert first.report == second.report
    assert len(recorder.calls) == (0 if is_blank(user) else 1)  # no query in it
    kept = [outcome for outcome in first.report.memories if outcome.kept]
    assert len(kept) == len(first.memories)
    failed = first.report.memory_status == "failed"
    assert bool(first.report.warnings) or not failed


def test_p3_a_delay_costs_the_memory_and_not_the_turn() -> None:
    """With `memory_timeout`, a backend that hangs is given up, sync and async."""
    config = with_budget(10**6, memory_timeout=0.02)
    assembler = PromptAssembler(config, needs_memory="always")
    backend = testing.hanging(60, ["late"])
    prompts = [
        assembler.assemble("hi", backend),
        asyncio.run(assembler.assemble_async("hi", backend)),
        asyncio.run(
            assembler.assemble_async("hi", testing.asynchronous(returning([]), 60))
        ),
    ]
    backend.release()
    for prompt in prompts:
        assert prompt.messages == [{"role": "user", "content": "hi"}]
        assert prompt.report.memory_status == "timed_out"
        assert [it.kept for it in prompt.report.memories] == [False]


# P4 Minimal context. The guaranteed recent messages are there, in order; a tool call is
# never without its results, nor a result without its call.


def assert_paired(messages: Sequence[dict[str, Any]]) -> None:
    """Each call is answered right behind it, each result once, nothing between."""
    open_calls: list[str] = []
    for message in messages:
        read = read_message(message)
        for answered in read.answers:
            assert answered in open_calls
            open_calls.remove(answered)
        if not read.answers:
            assert not open_calls
            open_calls = [call.id for call in read.calls]
    assert not open_calls


@given(nonblank_texts(), dialogs(images=True), st.integers(0, 12))
def test_p4_kept_messages_are_in_order_and_paired(
    user: str, dialog: list[object], wanted: int
) -> None:
    """What is kept is a run of the dialog's items in their order, pairs whole."""
    config = with_budget(10**8, recent_messages=wanted)
    prompt = assembled(user, None, dialog, config=config)
    assert prompt is not None
    history = prompt.messages[:-1]
    assert_paired(history)
    kept = [outcome.position for outcome in prompt.report.messages if outcome.kept]
    assert kept == sorted(kept)
    read = [read_message(dialog[position]) for position in kept]
    expected = [message.payloads[0] for message in read]
    assert history == expected
    assert wanted or not history


@given(
    nonblank_texts(),
    st.lists(whole_units(), min_size=1, max_size=4),
    st.integers(1, 12),
)
def test_p4_a_unit_that_the_limit_cuts_is_completed(
    user: str, units: list[list[object]], wanted: int
) -> None:
    """Of complete units the newest are kept, whole, up to the wanted number."""
    dialog = [item for unit in units for item in unit]
    prompt = assembled(
        user, None, dialog, config=with_budget(10**8, recent_messages=wanted)
    )
    assert prompt is not None
    expected = 0
    for unit in reversed(units):
        expected += len(unit) if expected < wanted else 0
    assert len(prompt.messages) - 1 == expected


@given(nonblank_texts(), st.lists(nonblank_texts(), max_size=8), st.integers(0, 10))
def test_p4_the_newest_messages_are_guaranteed(
    user: str, words: list[str], wanted: int
) -> None:
    """Of plain messages exactly the newest N are kept, a trailing copy of the input
    aside.
    """
    roles = ("user", "assistant")
    dialog = [(roles[i % 2], text) for i, text in enumerate(words)]
    prompt = assembled(
        user, None, dialog, config=with_budget(10**8, recent_messages=wanted)
    )
    assert prompt is not None
    if dialog and dialog[-1] == ("user", user) and wanted:
        dialog = dialog[:-1]
    newest = dialog[len(dialog) - min(wanted, len(dialog)) :]
    assert [(m["role"], m["content"]) for m in prompt.messages[:-1]] == newest


# P5 Accounting. Every candidate memory and message is reported once: kept, or left out
# with a reason. The reported total equals a recount by the method that the report
# names; section figures are estimates and say so.


@given(
    nonblank_texts(),
    encodable_texts(),
    dialogs(images=True),
    st.lists(
        st.one_of(texts(), st.none(), st.integers(), st.builds(dict)), max_size=12
    ),
    configs(),
    st.none() | counters(),
    FORMS,
    st.booleans(),
)
def test_p5_accounting(
    user: str,
    system: str,
    dialog: list[object],
    memories: list[object],
    config: PromptConfig,
    counter: Counter | None,
    form: str,
    orphaned: bool,
) -> None:
    """Each candidate once, with a reason; the total is a recount as named."""
    assume(config.memory_top_k > 0 and not is_blank(user))
    assume(form == "messages" or not any(not read_message(it).is_text for it in dialog))
    if orphaned:
        dialog = [{"role": "tool", "tool_call_id": "gone", "content": "4"}, *dialog]
    prompt = None
    try:
        prompt = PromptAssembler(config, count_tokens=counter).assemble(
            user, memories, dialog, form=form, system_prompt=system, memory="always"
        )
        report = prompt.report
    except BudgetExceededError as error:
        report = error.report
        assert error.token_count == report.token_count > report.token_budget
    ranks = [m.rank + i for m in report.memories for i in range(m.items)]
    assert ranks == list(range(len(memories)))
    assert all(memory.reason for memory in report.memories)
    assert all(message.reason for message in report.messages)
    if config.recent_messages:
        positions = [m.position + i for m in report.messages for i in range(m.items)]
        assert positions == list(range(len(dialog)))
    assert sum(report.sections) == report.token_count
    if prompt is None:
        return
    text, family = counted_text(prompt), config.tokenizer_family
    recounts: dict[str, Callable[[], int]] = {
        "counter": lambda: counter(text) if counter else -1,
        "bound": lambda: token_upper_bound(text, family),
        "estimate": lambda: estimate_tokens(text, family, conservative=True),
    }
    recount = recounts[report.verified_by]() + framing(prompt, config)
    assert report.token_count == recount


# P6 Silence. If memory is not needed, the backend is not called. No callable is called
# more often than documented. No network, randomness, environment or file; the timeout
# and log records are the only users of a clock.


class Recorder:
    """A callable that gives a fixed answer and counts its calls."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.calls = 0

    def __call__(self, *args: object, **named: object) -> Any:
        self.calls += 1
        return self.answer


@given(nonblank_texts(), dialogs(images=True), FORMS)
def test_p6_an_unneeded_backend_is_not_called(
    user: str, dialog: list[object], form: str
) -> None:
    """Neither backend nor summary run where memory is not needed."""
    backend = Recorder(["never seen"])
    prompt = assembled(
        f"Do you remember last time? {user}",
        backend,
        dialog,
        form=form,
        config=with_budget(10**8),
        mode="never",
    )
    assert backend.calls == 0
    assert prompt is None or prompt.report.memory_status == "not_needed"


@given(
    nonblank_texts(),
    st.lists(
        st.tuples(st.sampled_from(("user", "assistant")), nonblank_texts()), max_size=6
    ),
    st.lists(nonblank_texts(), max_size=8),
    configs(),
    FORMS,
)
def test_p6_no_callable_is_called_more_often_than_documented(
    user: str,
    dialog: list[tuple[str, str]],
    memories: list[str],
    config: PromptConfig,
    form: str,
) -> None:
    """Dialog, need and search once, a summary once a memory, a counter memories + 3
    times.
    """
    search, recent, need = Recorder(memories), Recorder(dialog), Recorder(True)
    summary, count_calls = Recorder("a summary"), []

    def count(text: str) -> int:
        count_calls.append(text)
        return len(text)

    assembler = PromptAssembler(
        config,
        count_tokens=count,
        summarize=summary,
        needs_memory=need,
    )
    try:
        assembler.assemble(user, search, recent, form=form)
    except BudgetExceededError:
        pass
    candidates = min(len(memories), config.memory_top_k)
    assert recent.calls == (1 if config.recent_messages else 0)
    # With no place for a memory, or no words, there is nothing to decide.
    assert need.calls == (1 if config.memory_top_k and not is_blank(user) else 0)
    assert search.calls == need.calls
    assert summary.calls <= min(len(memories), config.candidates)
    assert 1 <= len(count_calls) <= candidates + 3


def test_p6_nothing_is_opened_during_a_turn() -> None:
    """After a first turn, no file, socket or process is opened by another."""
    script = """
import sys, logging
from prompt_assemble import PromptAssembler
def turn():
    search = lambda query, top_k: ["Likes tea."]
    assembler = PromptAssembler()
    return assembler.assemble("As last time?", search, lambda n: ["hi"]).messages
turn()
seen, on = [], False
def hook(event, args):
    kind = event.partition(".")[0]
    if on and kind in ("open", "socket", "subprocess", "os", "import"):
        seen.append(event)
sys.addaudithook(hook)
on = True
turn()
on = False
print(seen)
"""
    assert run_python(script) == "[]\n"


def test_p6_the_core_imports_nothing_that_could_break_the_silence() -> None:
    """No module of the core imports clocks, randomness, environment or network."""
    forbidden = {
        "os",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "time",
        "urllib",
        "uuid",
    }
    for path in core_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = {str(node.module).partition(".")[0]}
            else:
                continue
            assert not names & forbidden, f"{path.name} imports {names & forbidden}"


def run_python(script: str, **environment: str) -> str:
    """Output of a fresh interpreter that imports what is tested here."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_CHILD + script],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONIOENCODING": "utf-8",
            **environment,
        },
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# P7 Purity. Same inputs, same bytes. The caller's objects are not changed. Safe from
# many threads and tasks.


@given(
    nonblank_texts(),
    encodable_texts(),
    dialogs(images=True),
    st.lists(st.one_of(texts(), st.fixed_dictionaries({"text": texts()})), max_size=6),
    configs(),
    FORMS,
)
def test_p7_same_inputs_give_same_bytes_and_stay_as_they_are(
    user: str,
    system: str,
    dialog: list[object],
    memories: list[object],
    config: PromptConfig,
    form: str,
) -> None:
    """A second turn gives the same, and dialog and memories are what they were."""
    before = copy.deepcopy((dialog, memories))
    first, second = (
        assembled(user, memories, dialog, form=form, system=system, config=config)
        for _ in range(2)
    )
    assert (dialog, memories) == before
    assert (first is None) == (second is None)
    if first is not None and second is not None:
        assert counted_text(first) == counted_text(second)
        assert first.report == second.report


def test_p7_the_caller_cannot_change_what_was_verified() -> None:
    """Messages are handed out as new dicts, down to their parts."""
    dialog = [
        {"role": "user", "content": [{"type": "text", "text": "hi"}], "name": "a"}
    ]
    prompt = PromptAssembler().assemble("now", None, dialog)
    prompt.messages[0]["content"][0]["text"] = "changed"
    dialog[0]["name"] = "changed"
    assert prompt.messages[0] == {
        "role": "user",
        "content": [{"type": "text", "text": "hi"}],
        "name": "a",
    }


def test_p7_no_hash_order_reaches_the_prompt() -> None:
    """Two processes with different hash seeds print the same prompt and report."""
    script = """
from prompt_assemble import PromptAssembler
notes = ["a b c\\n" * 9 + f"note {i} of many words that differ" for i in range(5)]
question, dialog = "many words of last time", ["hi", "b"]
prompt = PromptAssembler().assemble(question, notes, dialog, form="text")
print(prompt.text, prompt.report, prompt.report.to_dict())
"""
    assert run_python(script, PYTHONHASHSEED="1") == run_python(
        script, PYTHONHASHSEED="2"
    )


def test_p7_threads_share_one_assembler() -> None:
    """Sixteen threads, switched as often as possible, each get their own words."""
    assembler = PromptAssembler(PromptConfig(context_window=4_000))
    results: dict[int, list[str]] = {}

    def work(number: int) -> None:
        results[number] = [
            assembler.build(
                f"question {number}",
                [f"fact {number}"],
                [f"hello {number}"],
                memory="always",
            )
            for _ in range(20)
        ]

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [
            threading.Thread(target=work, args=(number,)) for number in range(16)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    alone = {
        number: assembler.build(
            f"question {number}",
            [f"fact {number}"],
            [f"hello {number}"],
            memory="always",
        )
        for number in range(16)
    }
    assert results == {number: [prompt] * 20 for number, prompt in alone.items()}


# P8 Containment. Memory text cannot close its fence, start a line, hold a control
# marker listed in `docs/security.md`, or break the encoding. (Dialog is the caller's
# and is not fenced; the docs say what that means for tool outputs.)


@given(nonblank_texts(), st.lists(texts(), min_size=1, max_size=4))
def test_p8_containment(user: str, memories: list[str]) -> None:
    """Every line of the block is a mark, the heading, or behind a prefix."""
    assume("recalled_memory" not in user.lower())
    prompt = assembled(user, memories, form="text", config=with_budget(10**8))
    assert prompt is not None
    prompt.text.encode()
    above = prompt.text[: len(prompt.text) - len("User: " + user)]
    if not prompt.memories:
        assert not above
        return
    lines = above.rstrip("\n").split("\n")
    assert lines[0] == OPENING_MARK and lines[-1] == CLOSING_MARK
    assert all(
        line.startswith((FIRST_LINE_PREFIX, NEXT_LINE_PREFIX)) for line in lines[2:-1]
    )
    assert len("\n".join(lines).splitlines()) == len(lines)
    assert above.lower().count("recalled_memory>") == 2 + sum(
        line.lower().count("recalled_memory>") for line in lines[2:-1]
    )
    for line in lines[2:-1]:
        squeezed = "".join(line.lower().split())
        assert (
            "<recalled_memory" not in squeezed and "</recalled_memory" not in squeezed
        )


@given(texts())
def test_p8_making_harmless_twice_changes_nothing_more(text: str) -> None:
    """The fence is idempotent: what went through it goes through it unchanged."""
    once = harmless_lines(text)
    assert harmless_lines("\n".join(once)) == "\n".join(once).splitlines()


# P9 Honesty. The report says how the budget was verified: `counter`, `bound`, or
# `estimate`.


@given(
    nonblank_texts(),
    st.lists(texts(), max_size=3),
    configs(),
    st.none() | counters(),
    FORMS,
)
def test_p9_honesty(
    user: str,
    memories: list[str],
    config: PromptConfig,
    counter: Counter | None,
    form: str,
) -> None:
    """A counter of unknown family decides alone; else the bound if it can, else an
    estimate.
    """
    prompt = assembled(user, memories, form=form, config=config, counter=counter)
    if prompt is None:
        return
    bound = token_upper_bound(counted_text(prompt), config.tokenizer_family)
    proved = bound + framing(prompt, config) <= config.token_budget
    expected = "counter" if counter else "bound" if proved else "estimate"
    assert prompt.report.verified_by == expected
    if expected == "estimate":
        assert prompt.report.token_count <= config.estimate_budget


def test_the_quoted_promises_are_those_of_the_docs() -> None:
    """Each promise stands here word for word as in docs/promises.md."""
    source = Path(__file__).read_text(encoding="utf-8")
    comments = " ".join(
        line.removeprefix("#").strip()
        for line in source.splitlines()
        if line.startswith("#")
    )
    promises = [
        line
        for line in PROMISES.read_text(encoding="utf-8").splitlines()
        if line.startswith("**P")
    ]
    assert len(promises) == 9
    for promise in promises:
        assert promise.replace("**", "") in comments
