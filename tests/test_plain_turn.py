"""plain turns: what is told by sizes alone is the prompt that the phases make."""

from __future__ import annotations

import copy
import logging
import pickle
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.counters import counter

from .helpers import SYSTEM, USER
from .strategies import dialogs, encodable_texts, nonblank_texts, texts

REPLY = {"role": "assistant", "content": "And one step more."}
REASONING = {"role": "assistant", "content": [{"type": "thinking", "thinking": "Hm."}]}
ROLES = ("user", "human", "assistant", "ai", "system", "User", "tool", "nobody")

Turn = Callable[[PromptAssembler], AssembledPrompt]


def words(
    user: str, system: str, roles: tuple[str, ...] = ROLES
) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of role and words, some of them of words that stand elsewhere."""
    said = st.one_of(nonblank_texts(), texts(), st.sampled_from((user, system)))
    return st.fixed_dictionaries({"role": st.sampled_from(roles), "content": said})


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """Turns that may be plain, most of them are."""
    user, system = draw(nonblank_texts()), draw(st.just("") | encodable_texts())
    items: list[Any] = draw(
        st.lists(words(user, system, ROLES[:5]), max_size=6)
        | st.lists(words(user, system) | st.just(REASONING), max_size=6)
        | dialogs(images=True)
    )
    source = draw(st.none() | st.just(lambda query, top_k: ["found"]))
    form, mode = (
        draw(st.sampled_from(it))
        for it in (("messages", "text"), ("never", "never", "auto", "always"))
    )
    given_as = draw(st.sampled_from((list, tuple, lambda it: lambda n: it[-n:])))
    return lambda by: by.assemble(
        user,
        source,
        given_as(copy.deepcopy(items)),
        form=form,
        system_prompt=system,
        memory=mode,
    )


def assemblers() -> st.SearchStrategy[Callable[[], PromptAssembler]]:
    """Makers of assemblers, small and large, with and without a counter."""
    declared = counter(len, tokenizer="cl100k")
    configs = st.fixed_dictionaries(
        {"recent_messages": st.integers(0, 4)},
        optional={
            "context_window": st.integers(100, 2_000),
            "tokenizer": st.sampled_from(("cl100k", "qwen3", "any")),
            "certainty": st.sampled_from(("estimated", "proved")),
            "first_message": st.just("user"),
            "recent_messages_max": st.integers(4, 6),
            "tool_result_max_tokens": st.just(16),
            "memory_top_k": st.just(0),
        },
    )

    def maker(config: dict[str, Any], count: Any, need: Any) -> PromptAssembler:
        return PromptAssembler(
            PromptConfig(**config), count_tokens=count, needs_memory=need
        )

    counts = st.sampled_from((None, None, None, declared, len))
    needs = st.sampled_from((None, "never", "always"))
    return st.builds(lambda *given: lambda: maker(*given), configs, counts, needs)


def attempt(act: Callable[[], Any]) -> tuple[Any, str]:
    """What came of it: the answer, or the class and words of the library's error."""
    try:
        return act(), ""
    except PromptAssembleError as error:
        return type(error), str(error)


def made_by_phases(make: Callable[[], PromptAssembler]) -> PromptAssembler:
    """An assembler that knows no plain turns."""
    assembler = make()
    assembler._plain_family = None
    return assembler


def is_plain(prompt: object) -> bool:
    """Whether no phase was asked for a prompt."""
    return type(getattr(prompt, "_fitted", None)).__name__ == "PlainPrompt"


def sent(prompt: AssembledPrompt) -> Any:
    """The prompt as it is sent, in its form."""
    return prompt.text if prompt.report.form == "text" else prompt.messages


@given(assemblers(), turns(), st.integers(1, 400))
def test_a_plain_turn_is_the_turn_of_the_phases(
    make: Callable[[], PromptAssembler], turn: Turn, budget: int
) -> None:
    """Whatever is asked of its prompt, and in whatever order."""
    plain, problem = attempt(lambda: turn(make()))
    phases, known = attempt(lambda: turn(made_by_phases(make)))
    event(f"plain: {is_plain(plain)}")
    assert problem == known and not is_plain(phases)
    if problem:
        assert plain is phases
        return
    assert attempt(lambda: sent(plain)) == attempt(lambda: sent(phases))
    assert plain.stable_messages == phases.stable_messages
    assert plain.memories == phases.memories
    assert plain.report == phases.report and plain == phases
    assert hash(plain) == hash(phases) and repr(plain) == repr(phases)
    assert pickle.loads(pickle.dumps(plain)) == phases
    assert plain.clamp_output_tokens(budget) == phases.clamp_output_tokens(budget)
    acts: list[Callable[[AssembledPrompt], Any]] = [
        lambda prompt: sent(prompt.refit(budget)),
        lambda prompt: prompt.refit(budget).report,
        lambda prompt: sent(prompt.extend([REPLY])),
        lambda prompt: prompt.extend([REPLY]).report,
        lambda prompt: prompt.to_anthropic(),
    ]
    for act in acts:
        assert attempt(lambda: act(plain)) == attempt(lambda: act(phases))


@given(
    st.lists(st.integers(1, 200), max_size=3),
    st.sampled_from("xé漢"),
    st.sampled_from(("messages", "text")),
    st.integers(150, 1_500),
)
def test_a_plain_turn_fits_by_the_bound(
    lengths: list[int], letter: str, form: str, window: int
) -> None:
    """However near to the budget it is, and whatever a letter costs."""
    dialog = [{"role": "user", "content": letter * length} for length in lengths]
    assembler = PromptAssembler(PromptConfig(context_window=window, tokenizer="cl100k"))
    prompt, problem = attempt(lambda: usual_turn(assembler, dialog, form=form))
    if is_plain(prompt):
        assert prompt.report.verified_by == "bound"
        assert prompt.report.token_count <= prompt.report.token_budget
    elif not problem and form == "messages":
        # One byte is no more than one token: near to the bound the phases are asked.
        assert 2 * prompt.report.token_count > prompt.report.token_budget


def usual_dialog() -> list[Any]:
    """Three messages in the usual shape, in more scripts than one."""
    return [
        {"role": "user", "content": "What is a sound post?"},
        {"role": "assistant", "content": "一根小木柱，在琴里面。"},
        {"role": "human", "content": "Et où se trouve-t-elle ?"},
    ]


def usual_turn(assembler: PromptAssembler, dialog: Any = None, **more: Any) -> Any:
    """A turn that searches nothing, changed by `more`."""
    dialog = usual_dialog() if dialog is None else dialog
    arguments: dict[str, Any] = {"system_prompt": SYSTEM, "memory": "never", **more}
    return assembler.assemble(USER, lambda query, top_k: [], dialog, **arguments)


@pytest.mark.parametrize("form", ["messages", "text"])
def test_an_ordinary_turn_is_plain(form: str) -> None:
    """Otherwise the property above would say nothing."""
    assert is_plain(usual_turn(PromptAssembler(), form=form))
    declared = PromptAssembler(count_tokens=counter(len, tokenizer="cl100k"))
    assert is_plain(usual_turn(declared, form=form))
    none_wanted = PromptAssembler(PromptConfig(memory_top_k=0))
    assert is_plain(usual_turn(none_wanted, form=form, memory="auto"))
    assert is_plain(PromptAssembler().assemble(USER, form=form))


@pytest.mark.parametrize(
    "newest",
    [
        {"role": "user", "content": " "},
        {"role": "user", "content": USER},
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": "half of \ud83d"},
        {"role": "user", "content": [{"type": "text", "text": "parts"}]},
        {"role": "user", "content": "named", "name": "ann"},
        {"role": "tool", "content": "without a call"},
        ("user", "a pair"),
        "a text",
    ],
    ids=[
        "blank",
        "copy of the input",
        "copy of the system prompt",
        "lone surrogate",
        "parts",
        "named",
        "tool",
        "pair",
        "text",
    ],
)
def test_what_the_phases_must_look_at_is_not_plain(newest: object) -> None:
    """An item that may be left out, mended or sent as something else."""
    assert not is_plain(usual_turn(PromptAssembler(), [*usual_dialog(), newest]))


def test_reasoning_before_the_oldest_message_goes_with_it() -> None:
    """So a turn whose oldest message may have some before it is not plain."""
    dialog = usual_dialog()
    dialog[:1] = [{"role": "user", "content": "Go on."}, REASONING]
    prompt = usual_turn(PromptAssembler(PromptConfig(recent_messages=2)), dialog)
    assert not is_plain(prompt)
    assert prompt.to_anthropic()[1] and prompt.report.messages[1].kept


@pytest.mark.parametrize(
    "assembler",
    [
        PromptAssembler(PromptConfig(context_window=400)),
        PromptAssembler(PromptConfig(recent_messages_max=9)),
        PromptAssembler(PromptConfig(first_message="user")),
        PromptAssembler(count_tokens=len),
        PromptAssembler(count_messages=len),
    ],
    ids=["small", "older messages", "user first", "counter", "message counter"],
)
def test_where_more_decides_no_turn_is_plain(assembler: PromptAssembler) -> None:
    """A budget that sizes do not prove, a config with more to do, a counter."""
    assert not is_plain(usual_turn(assembler))


def test_a_turn_that_may_search_is_not_plain() -> None:
    """The trigger or the caller decides, and candidates are accounted for."""
    for more in ({"memory": "auto"}, {"memory": "always"}, {"memories": ["given"]}):
        assert not is_plain(usual_turn(PromptAssembler(), **more))


def test_the_phases_are_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not before something is asked that they alone tell."""
    module = import_module("prompt_assemble.plain_turn")
    minimal, asked = module.minimal_context, []

    def noted(*args: Any) -> Any:
        asked.append(args)
        return minimal(*args)

    monkeypatch.setattr(module, "minimal_context", noted)
    prompt = usual_turn(PromptAssembler())
    assert prompt.messages and prompt.stable_messages == 4 and not prompt.memories
    assert asked == []
    assert prompt.report is prompt.report and prompt.extend([REPLY]).messages
    assert len(asked) == 1


def test_what_was_read_of_a_plain_turn_stays() -> None:
    """In the report and in what is made of the prompt, too."""
    dialog = [{"role": "user", "content": f"words {i}"} for i in range(5)]
    prompt = usual_turn(PromptAssembler(), dialog)
    said = prompt.messages
    for item in dialog:
        item["content"] = "changed " * 99
    dialog.append({"role": "user", "content": "more"})
    assert prompt.messages == said == prompt.refit(90_000).messages
    assert sum(it.items for it in prompt.report.messages) == 5
    prompt.messages[1]["content"] = "changed"
    assert prompt.messages == said


@pytest.mark.parametrize("wanted", range(4))
@pytest.mark.parametrize(
    "later",
    [REASONING, {"role": "user"}, {"role": "tool", "content": "x"}],
    ids=["reasoning", "no content", "tool"],
)
def test_what_was_not_read_of_a_plain_turn_is_never_read(
    wanted: int, later: dict[str, Any]
) -> None:
    """Whatever became of it, no message more comes into what is told of the prompt."""
    dialog = [{"role": "assistant", "content": f"words {i}"} for i in range(4)]
    assembler = PromptAssembler(PromptConfig(recent_messages=wanted))
    prompt, known = usual_turn(assembler, dialog), usual_turn(assembler, dialog)
    assert is_plain(prompt) and known.report.messages
    for item in dialog:
        item.clear()
        item.update(later)
    assert prompt.report == known.report and prompt == known
    assert prompt.refit(90_000).messages == prompt.messages == known.messages
    extended = prompt.extend([REPLY])
    assert extended.messages == [*known.messages, REPLY]
    assert extended.report == known.extend([REPLY]).report


def test_a_plain_turn_is_reported_by_the_bound_that_proved_it() -> None:
    """Whatever the counter declares by then; it is not asked."""
    asked: list[str] = []

    def count(text: str) -> int:
        asked.append(text)
        return 10**9

    declared = counter(count, tokenizer="cl100k")
    prompt = usual_turn(PromptAssembler(count_tokens=declared))
    known = usual_turn(PromptAssembler(count_tokens=declared)).report
    declared.tokenizer_family = None
    assert is_plain(prompt) and prompt.report == known
    assert prompt.report.verified_by == "bound" and not asked


def test_a_plain_turn_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    """Where somebody listens; the report that is read later is no second turn."""
    with caplog.at_level(logging.INFO, logger="prompt_assemble"):
        prompt = usual_turn(PromptAssembler())
        assert prompt.report.verified_by == "bound"
        assert len(caplog.records) == 1
    assert caplog.records[0].message.startswith("prompt messages: ")


def test_a_plain_turn_is_read_as_it_was_made() -> None:
    """In the other form it was not verified."""
    with pytest.raises(InputError, match="form='text'"):
        _ = usual_turn(PromptAssembler()).text
    with pytest.raises(InputError, match="form='messages'"):
        _ = usual_turn(PromptAssembler(), form="text").messages
