"""turn cost: how many calls a turn makes, and what waits until it is asked for.

Counts, never times. What a turn costs in microseconds is for `tests/benchmarks/turns`.
"""

from __future__ import annotations

import contextlib
import copy
import gc
import pickle
import sys
from collections.abc import Callable
from importlib import import_module
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    InputError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.context import KEPT_SYSTEM_BYTES
from prompt_assemble.plain import as_json, hashable, own_copy

from .helpers import SYSTEM, USER, config_of
from .strategies import CANARY, encodable_texts

PLAIN_CALLS = 33
"""Calls of Python functions in a turn in which nothing has to be decided, at most, with
any number of messages of dialog."""

TURN_CALLS = 76
"""Calls in a turn of the phases with three messages of dialog, at most: 73 to 76 on
CPython 3.10 to 3.13."""

MESSAGE_CALLS = 5
"""Calls for each message more in a turn of the phases, at most."""


def dialog_of(count: int) -> list[Any]:
    """Messages of user and assistant in turn, in the usual shape."""
    roles = ("user", "assistant")
    return [{"role": roles[i % 2], "content": f"words {i}"} for i in range(count)]


def calls_of(run: Callable[[], object]) -> int:
    """How many Python functions are called in a run, which was made before."""
    run()
    calls = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(before)
    return calls


def turn_of(
    count: int, form: str, most: int | None = None
) -> Callable[[], AssembledPrompt]:
    """A turn that needs no memory, with so many messages, all of them wanted.

    With `most` there may be older ones, so that the phases have to look.
    """
    config = PromptConfig(recent_messages=count, recent_messages_max=most)
    assembler = PromptAssembler(config)
    dialog = dialog_of(count)
    return lambda: assembler.assemble(
        USER,
        lambda query, top_k: [],
        lambda n: dialog,
        form=form,
        system_prompt=SYSTEM,
        memory="never",
    )


@pytest.mark.parametrize("form", ["messages", "text"])
def test_an_ordinary_turn_makes_few_calls(form: str) -> None:
    """However many messages there are."""
    few, many = calls_of(turn_of(3, form)), calls_of(turn_of(103, form))
    assert few == many <= PLAIN_CALLS


@pytest.mark.parametrize("form", ["messages", "text"])
def test_a_turn_of_the_phases_makes_few_calls(form: str) -> None:
    """And a bounded number for each message more."""
    few, many = (calls_of(turn_of(count, form, count)) for count in (3, 103))
    assert few <= TURN_CALLS
    assert many - few <= 100 * MESSAGE_CALLS


@pytest.mark.parametrize("form", ["messages", "text"])
def test_a_prompt_is_rendered_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """A fit that the size proves asks for no text, and reading the prompt neither."""
    module = import_module("prompt_assemble.draft")
    finished, rendered = module.finished, []

    def noted(*args: Any) -> Any:
        rendered.append(args)
        return finished(*args)

    monkeypatch.setattr(module, "finished", noted)
    prompt = turn_of(3, form)()
    assert not rendered
    assert prompt.messages if form == "messages" else prompt.text
    assert not rendered
    # Once, whatever is read, and as often as it is.
    assert prompt.report == prompt.report and prompt == prompt
    assert len(rendered) == 1


def test_what_was_said_stays_though_it_is_read_later() -> None:
    """The caller's dialog may go on growing before the prompt is read."""
    dialog = dialog_of(3)
    assembler = PromptAssembler()
    prompt = assembler.assemble(USER, None, dialog, system_prompt=SYSTEM)
    dialog[2]["content"] = "changed"
    dialog.append({"role": "user", "content": "more"})
    said = [*dialog_of(3), {"role": "user", "content": USER}]
    assert prompt.messages == [{"role": "system", "content": SYSTEM}, *said]
    assert sum(it.items for it in prompt.report.messages) == 3


def test_the_system_prompt_of_the_turn_before_is_not_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that differs is, and so is what only claims to be equal."""
    module = import_module("prompt_assemble.context")
    checked, read = module.checked_system, []

    def noted(value: object) -> Any:
        read.append(value)
        return checked(value)

    monkeypatch.setattr(module, "checked_system", noted)

    class Alike(str):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = str.__hash__

    assembler = PromptAssembler()
    prompts = (SYSTEM, SYSTEM[:5] + SYSTEM[5:], "Other.", "Other.", Alike("Third."))
    sent = [
        assembler.assemble(USER, system_prompt=it).messages[0]["content"]
        for it in prompts
    ]
    assert sent == [*map(str, prompts)]
    assert [*map(str, read)] == [SYSTEM, "Other.", "Third."]


@pytest.mark.parametrize(
    "copied", [lambda it: pickle.loads(pickle.dumps(it)), copy.deepcopy]
)
def test_a_copied_assembler_does_not_have_the_system_prompt(
    copied: Callable[[PromptAssembler], PromptAssembler],
) -> None:
    """Nothing of a turn travels; the copy works as a new one does."""
    assembler = PromptAssembler()
    prompt = assembler.assemble(USER, system_prompt=CANARY)
    again = copied(assembler)
    assert CANARY.encode() not in pickle.dumps(assembler)
    assert CANARY in texts_below(assembler) and CANARY not in texts_below(again)
    assert again.assemble(USER, system_prompt=CANARY) == prompt


@pytest.mark.parametrize("character", ["a", "\xe9", "\U0001f600"])
@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("token_budget", [10, 10**7])
def test_a_large_system_prompt_is_not_kept(
    character: str, more: int, token_budget: int
) -> None:
    """Neither after a refusal; nor is the one before it."""
    assembler = PromptAssembler(config_of(token_budget))
    room = KEPT_SYSTEM_BYTES - len("system") - 2
    system = character * (room // len(character.encode()) + more)
    for it in (SYSTEM, system):
        with contextlib.suppress(BudgetExceededError):
            assembler.assemble(USER, system_prompt=it)
    kept = [text for text in texts_below(assembler) if text in (SYSTEM, system)]
    assert all(text == system for text in kept) and bool(kept) == (not more)


def texts_below(value: object) -> list[str]:
    """Every text that an object keeps alive, classes and modules aside."""
    found, waiting, seen = [], [value], set()
    while waiting:
        it = waiting.pop()
        if id(it) in seen or isinstance(it, (type, FunctionType, ModuleType)):
            continue
        seen.add(id(it))
        if isinstance(it, str):
            found.append(it)
        waiting += gc.get_referents(it)
    return found


@pytest.mark.parametrize("form", ["messages", "text"])
@pytest.mark.parametrize("token_budget", [1_000, 2_000])
def test_a_prompt_keeps_nothing_of_what_was_tried(form: str, token_budget: int) -> None:
    """One block of memories, however many were tried; what is read is the same."""
    config = config_of(token_budget, memory_top_k=30)
    memories = [f"memory {number} " + "word " * 20 for number in range(30)]
    prompt = PromptAssembler(config, count_tokens=len).assemble(
        USER, None, dialog_of(3), memories=memories, form=form
    )
    blocks = [it for it in texts_below(prompt) if it.startswith("<recalled_memory>")]
    assert len(blocks) == 1
    assert all(text in blocks[0] for text in prompt.memories)
    assert 0 < len(prompt.memories) < 30
    sent = prompt.text if form == "text" else message_text(prompt.messages)
    tokens = prompt.report.token_count
    assert blocks[0] in sent and tokens == len(sent) <= token_budget
    less = prompt.refit(tokens - 100)
    assert len(less.memories) < len(prompt.memories)


@given(
    st.lists(encodable_texts() | st.sampled_from((SYSTEM, "", "\ud800")), max_size=6)
)
def test_an_assembler_treats_each_system_prompt_as_a_new_one_does(
    prompts: list[str],
) -> None:
    """In whatever order they come, and after an error."""

    def outcome(assembler: PromptAssembler, system: str) -> object:
        try:
            return assembler.assemble(USER, system_prompt=system)
        except InputError as error:
            return str(error)

    assembler = PromptAssembler()
    for system in prompts:
        assert outcome(assembler, system) == outcome(PromptAssembler(), system)


PNG = "data:image/png;base64"


def picture(name: str) -> dict[str, Any]:
    """A content part that has a price of its own."""
    return {"type": "image_url", "image_url": {"url": f"{PNG},{name}", "detail": 1}}


def tool_step(number: int) -> list[Any]:
    """A call, and its result: a long text and a picture, in Anthropic's shape."""
    call_id = f"c{number}"
    text = {"type": "text", "text": "word " * 80}
    results = [
        {"type": "tool_result", "tool_use_id": call_id, "content": [text]},
        picture(call_id),
    ]
    made = {"type": "tool_use", "id": call_id, "name": "look", "input": {}}
    return [
        {"role": "assistant", "content": [made]},
        {"role": "user", "content": results},
    ]


@pytest.mark.parametrize("token_budget", [10**6, 5_000, 3_000])
@pytest.mark.parametrize("limit", [None, 20])
@pytest.mark.parametrize("cut", ["stable", "tight"])
def test_each_part_is_priced_once_for_a_turn_and_all_that_follows(
    token_budget: int, limit: int | None, cut: str
) -> None:
    """Extended, refitted, shortened, read again: only what is new is priced."""
    priced: list[Any] = []

    def price(part: Any) -> int:
        priced.append(part)
        return 30 + len(priced)  # another number each time, which nobody may see

    config = config_of(
        10**6,
        part_tokens=price,
        recent_messages=2,
        recent_messages_max=20,
        recent_cut=cut,
        tool_result_max_tokens=limit,
    )
    dialog: list[Any] = []
    for number in range(9):
        asked = [{"type": "text", "text": f"words {number}"}, picture(f"p{number}")]
        dialog += [{"role": "user", "content": asked}, *tool_step(number)]
    question = [{"type": "text", "text": USER}, picture("asked")]
    prompt = PromptAssembler(config).assemble(question, None, dialog)
    known = len(priced)
    assert known == len(set(map(repr, priced))) > 10
    for number in (20, 21, 22):
        fitted = prompt.refit(token_budget)
        assert fitted.report.token_count <= token_budget and len(priced) == known
        prompt = prompt.extend(tool_step(number))
        known += 1
        assert prompt.report.token_count and len(priced) == known
    prompt.to_anthropic()
    assert len(priced) == known


ATOMS = st.sampled_from((0, 1, 1.0, True, False, None, "", "1", "a"))
PLAIN_DATA = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from("ab"), inner, max_size=2)
    ),
    max_leaves=6,
)


@given(PLAIN_DATA, PLAIN_DATA)
def test_parts_are_known_again_by_all_that_is_sent_of_them(one: Any, two: Any) -> None:
    """What Python takes for equal, such as 1 and True, is not the same part."""
    assert hashable(one) == hashable(own_copy(one))
    assert len({hashable(one), hashable(two)}) == len({as_json(one), as_json(two)})
