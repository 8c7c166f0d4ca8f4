"""The loop that goes on: extend, refit, and fit_messages over a whole list."""

from __future__ import annotations

import gc
import pickle
import weakref
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.fitting import REASON_STEP_DROPPED
from prompt_assemble.message_rules import message_problems
from prompt_assemble.messages import Message, read_message, without_results

from .helpers import SYSTEM, USER, Recorder, call, config_of, result
from .shapes import ai, found_block, mixed_dialogs, said, tool, use_block
from .strategies import configs, counters, nonblank_texts

MEMORIES = ["He likes tea.", "He has a dog.", "He is from Turin."]


def step(number: int, words: str = "result") -> list[dict[str, Any]]:
    """One call and its result."""
    return [call("f", f"c{number}"), result(f"{words} {number}", f"c{number}")]


def started(budget: int = 10_000, **more: Any) -> AssembledPrompt:
    """A prompt with memory, at the beginning of a tool loop."""
    assembler = PromptAssembler(config_of(budget), **more)
    return assembler.assemble(
        USER, None, [("user", "hi")], system_prompt=SYSTEM, memories=MEMORIES
    )


# Extend -------------------------------------------------------------------------------


@given(st.integers(1, 6), st.integers(0, 3))
def test_each_prompt_is_a_prefix_of_the_next(steps: int, memories: int) -> None:
    """Byte for byte, so that a provider's cache holds through the whole loop."""
    prompt = PromptAssembler().assemble(
        USER, None, [("user", "hi")], memories=MEMORIES[:memories]
    )
    for number in range(steps):
        longer = prompt.extend(step(number))
        assert longer.messages[: len(prompt.messages)] == prompt.messages
        assert longer.memories == prompt.memories
        assert message_problems(longer.messages) == []
        prompt = longer
    assert prompt.report.sections.steps > 0
    told = [it for it in prompt.report.messages if it.reason == "step of this turn"]
    assert [it.position for it in told] == list(range(1, 1 + 2 * steps))


def test_a_prompt_does_not_keep_the_one_that_it_goes_on_from() -> None:
    """A long loop holds one prompt, not all that came before it."""
    prompt: Any = started()
    before = weakref.ref(prompt._fitted)
    prompt = prompt.extend(step(1))
    gc.collect()
    assert before() is None
    assert prompt.extend(step(2)).report.sections.steps > 0


@pytest.mark.parametrize("blank", ["", " \n"])
def test_a_blank_leading_system_message_is_left_out(blank: str) -> None:
    """No API takes it; it is told of like any other blank message."""
    messages = [("system", blank), ("user", USER)]
    prompt = PromptAssembler().fit_messages(messages)
    assert [it["role"] for it in prompt.messages] == ["user"]
    told = [(it.position, it.kept, it.reason) for it in prompt.report.messages]
    assert told == [(0, False, "blank"), (1, True, "user input")]


def test_no_callable_runs_but_the_counter() -> None:
    """Dialog, need, search and summary belong to the turn that has begun."""
    search, dialog, count = Recorder(MEMORIES), Recorder([]), Recorder(len)
    assembler = PromptAssembler(
        config_of(10_000), count_tokens=count, needs_memory="always"
    )
    prompt = assembler.assemble(USER, search, dialog)
    calls = len(count.calls)
    prompt.extend(step(1)).refit(9_000)
    assert (len(search.calls), len(dialog.calls)) == (1, 1)
    assert len(count.calls) > calls


@given(st.integers(1, 12), st.integers(600, 2_000))
def test_the_oldest_steps_give_way_and_nothing_else(steps: int, budget: int) -> None:
    """Question, memory, history and the newest step stay; the report tells of each."""
    prompt = started(budget, count_tokens=len)
    stable = prompt.messages
    for number in range(steps):
        prompt = prompt.extend(step(number, "x" * 100))
        assert prompt.messages[: len(stable)] == stable
        assert prompt.messages[-2:] == step(number, "x" * 100)
        assert len(message_text(prompt.messages)) <= budget
        assert message_problems(prompt.messages) == []
    dropped = [it for it in prompt.report.messages if it.reason == REASON_STEP_DROPPED]
    kept = [it for it in prompt.report.messages if it.reason == "step of this turn"]
    assert len(dropped) + len(kept) == 2 * steps
    assert not dropped or max(it.position for it in dropped) < kept[0].position
    # One more step would not have fitted: nothing is dropped for nothing.
    size = len(message_text([call("f", "c0"), result("x" * 100 + " 0", "c0")])) + 1
    assert not dropped or len(message_text(prompt.messages)) + size + 4 > budget


@given(counters(), st.integers(100, 2_000), st.booleans())
def test_a_counter_is_asked_as_often_as_is_said(
    count: Any, budget: int, as_steps: bool
) -> None:
    """Also where messages give way, and for counters that do not add up."""
    counting = Recorder(count)
    config = config_of(
        budget, recent_messages=60, on_recent_overflow="drop_oldest",
        tool_result_max_tokens=5,
    )  # fmt: skip
    loop = [it for number in range(25) for it in step(number, "a result " * 4)]
    talk = [("user", f"message {number}") for number in range(30)]
    messages = [*talk, ("user", USER), *(loop if as_steps else [])]
    assembler = PromptAssembler(config, count_tokens=counting)
    try:
        report = assembler.fit_messages(messages, memories=MEMORIES).report
    except BudgetExceededError as error:
        assert error.report is not None
        report = error.report
    gone = sum(not it.kept for it in report.messages)
    assert len(counting.calls) <= len(MEMORIES) + 3 + 4 + 2 * gone


@given(st.integers(0, 450), st.integers(0, 3), st.booleans())
def test_memory_goes_before_a_turn_ends(
    short: int, older: int, has_notice: bool
) -> None:
    """Once no older step is left; a refusal is due only without memory, and says so."""
    steps = [step(number, "x" * 200) for number in range(older + 1)]
    newest = [("user", "hi"), ("user", USER), *steps[-1]]
    sizes = []
    for memories in (MEMORIES, []):
        prompt = PromptAssembler(config_of(10_000)).fit_messages(
            newest, memories=memories, system_prompt=SYSTEM, memory="always"
        )
        sizes.append(len(message_text(prompt.messages)))
    full, bare = sizes
    notice = {} if has_notice else {"memory_notice": None}
    assembler = PromptAssembler(config_of(full - short, **notice), count_tokens=len)
    prompt = assembler.assemble(
        USER, None, [("user", "hi")], system_prompt=SYSTEM, memories=MEMORIES
    )
    try:
        for taken in steps:
            prompt = prompt.extend(taken)
    except BudgetExceededError as error:
        assert error.token_count == bare > full - short
        assert sum(error.sections.values()) == bare
        return
    assert bare <= full - short
    assert prompt.messages[-2:] == steps[-1]
    kept = [it.kept for it in prompt.report.memories]
    assert len(prompt.memories) == sum(kept) == prompt.report.memories_kept
    assert [it for it, there in zip(MEMORIES, kept) if there] == [*prompt.memories]
    assert short or all(kept)
    assert prompt.report.token_count == len(message_text(prompt.messages))


def test_the_newest_step_is_never_dropped() -> None:
    """What does not fit with it alone is refused, with the steps named."""
    prompt = started(700, count_tokens=len).extend(step(1))
    with pytest.raises(BudgetExceededError, match="steps") as caught:
        prompt.extend(step(2, "y" * 1_000))
    assert caught.value.report is not None


LEFT_OUT_LATER = [
    [("assistant", " ")],
    [call("f", "unanswered")],
    [call("f", "unanswered"), ("assistant", "")],
]
"""Messages that are left out for what they are, and so are nobody's newest step."""


@pytest.mark.parametrize("after", LEFT_OUT_LATER)
def test_the_newest_step_is_the_newest_that_is_sent(after: list[Any]) -> None:
    """Whatever is left out behind it: it stays, or the prompt is refused."""
    assembler = PromptAssembler(config_of(700), count_tokens=len)
    steps = [*step(1, "x" * 400), *step(2, "y" * 400)]
    prompt = assembler.fit_messages([("user", USER), *steps, *after])
    assert prompt.messages[1:] == step(2, "y" * 400)
    with pytest.raises(BudgetExceededError, match="steps"):
        assembler.fit_messages([("user", USER), *step(1, "x" * 1_000), *after])


def test_the_newest_result_is_shortened_last_whatever_follows() -> None:
    """A blank reply behind it does not make it an older one."""
    config = config_of(900, tool_result_max_tokens=60)
    lines = "\n".join(f"line {n} of the answer" for n in range(20))
    steps = [call("f", "c1"), result(lines, "c1"), call("f", "c2")]
    prompt = PromptAssembler(config, count_tokens=len).fit_messages(
        [("user", USER), *steps, result(lines, "c2"), ("assistant", "")]
    )
    assert "were left out" in prompt.messages[2]["content"]
    assert prompt.messages[-1]["content"] == lines


def test_long_results_are_shortened_before_steps_are_dropped() -> None:
    """Those of older steps first, then the oldest steps, then the newest one."""
    config = config_of(650, tool_result_max_tokens=60)
    lines = "\n".join(f"line {n} of the answer" for n in range(12))
    prompt = PromptAssembler(config, count_tokens=len).assemble(USER)
    prompt = prompt.extend([call("f", "c1"), result(lines, "c1")])
    assert prompt.messages[-1]["content"] == lines
    prompt = prompt.extend([call("f", "c2"), result(lines, "c2")])
    assert "were left out" in prompt.messages[2]["content"]
    assert prompt.messages[2]["content"].startswith("line 0")
    assert prompt.messages[-1]["content"] == lines
    long = "\n".join([lines] * 4)
    prompt = prompt.extend([call("f", "c3"), result(long, "c3")])
    assert prompt.messages[-1]["content"].endswith("line 11 of the answer")
    assert prompt.messages[-1]["tool_call_id"] == "c3"
    assert any("shortened" in warning for warning in prompt.report.warnings)


def test_a_refit_goes_on_telling_of_what_was_shortened() -> None:
    """Steps stay short when they are fitted again, and the report says so."""
    config = config_of(650, tool_result_max_tokens=60)
    lines = "\n".join(f"line {n} of the answer" for n in range(12))
    prompt = PromptAssembler(config, count_tokens=len).assemble(USER)
    for name in ("c1", "c2"):
        prompt = prompt.extend([call("f", name), result(lines, name)])
    again = prompt.refit(640)
    assert "were left out" in again.messages[2]["content"]
    assert prompt.report.warnings == again.report.warnings != ()


def test_errors_of_a_prompt_that_goes_on_carry_a_report() -> None:
    """Whatever was asked of it: the report of the attempt, or else of the prompt."""
    audio = {"type": "input_audio", "input_audio": {"data": "", "format": "wav"}}
    assembler = PromptAssembler(
        config_of(300), count_tokens=lambda text: 10 + 1_000 * ("tool_use" in text)
    )
    prompt = assembler.assemble(USER, None, [("user", "a"), *step(1)])
    heard = PromptAssembler().assemble([audio])
    for act in (
        lambda: prompt.extend([call("f")]),
        lambda: prompt.refit(1),
        lambda: prompt.refit(0),
        prompt.to_anthropic,
        heard.to_anthropic,
    ):
        with pytest.raises(PromptAssembleError) as caught:
            act()
        assert caught.value.report is not None


def test_a_shape_that_no_refit_makes_fit_is_not_sent_to_refit() -> None:
    """The advice is one that can be followed."""
    assembler = PromptAssembler(
        config_of(300), count_tokens=lambda text: 10 + 1_000 * ("tool_use" in text)
    )
    prompt = assembler.assemble(USER, None, [("user", "a"), *step(1)])
    with pytest.raises(BudgetExceededError, match="shorten") as caught:
        prompt.to_anthropic()
    assert "refit" not in str(caught.value)


def test_a_refit_that_asks_too_much_says_what_would_do() -> None:
    """No setting of the config stands in the way, so none is named."""
    prompt = started(count_tokens=len)
    with pytest.raises(
        BudgetExceededError, match=r"refit to at least [\d,]+"
    ) as caught:
        prompt.refit(1)
    assert "it would fit" not in str(caught.value)
    prompt.refit(caught.value.token_count)


def test_the_final_answer_may_follow() -> None:
    """For those who store what was said in the loop."""
    prompt = started().extend(step(1)).extend([("assistant", "Room nine.")])
    assert prompt.messages[-1] == {"role": "assistant", "content": "Room nine."}


@pytest.mark.parametrize(
    "messages, words",
    [
        ([call("f")], "results together"),
        ([result("1")], "results together"),
        ([call("f", "a"), result("1", "b")], "results together"),
        ([*step(1), ("user", "And then?")], "another turn"),
        ("text", "a list of messages"),
        ({"role": "assistant", "content": "a"}, "a list of messages"),
        (None, "a list of messages"),
        (iter([*step(1), 42]), "type int"),
        ((it / 0 for it in (1, 2)), "ZeroDivisionError.*a list of messages"),
        ([*step(1), 42], "type int"),
    ],
)
def test_what_does_not_go_on_is_refused(messages: Any, words: str) -> None:
    """The error says what to pass instead."""
    with pytest.raises(InputError, match=words):
        started().extend(messages)


@pytest.mark.parametrize(
    "messages, words",
    [
        ([{**step(1)[0]}], "no result of call 'c1'"),
        ([tool("late", "c9")], "no call 'c9'"),
        ([ai("", "t1", "t2")], "'t1', no result of call 't2'"),
        ([step(1)[0], ai("hm"), step(1)[1]], "results of 'c1' do not follow"),
        ([step(1)[1], step(1)[0]], "results of 'c1' do not follow"),
    ],
)
def test_half_a_step_is_refused_by_the_id_that_lacks(
    messages: list[Any], words: str
) -> None:
    """In a loop of parallel calls nobody sees which one was forgotten."""
    with pytest.raises(InputError, match=words):
        started().extend(messages)


def test_steps_of_every_shape() -> None:
    """LangChain and Anthropic replies go on in the shape that is asked for."""
    prompt = started().extend([ai("", "x"), tool("1", "x")])
    prompt = prompt.extend(
        [said("assistant", use_block("y")), said("user", found_block("y"))]
    )
    assert message_problems(prompt.messages) == []
    _, messages = prompt.to_anthropic()
    assert message_problems(messages, "anthropic") == []
    assert messages[-2:] == [
        said("assistant", use_block("y")),
        said("user", found_block("y")),
    ]


def test_the_text_form_goes_on_too() -> None:
    """Steps follow the input with their labels."""
    prompt = PromptAssembler().assemble(USER, form="text").extend(step(1))
    assert prompt.text.startswith(f"User: {USER}\n\nAssistant: {{")
    assert prompt.text.endswith("\n\nTool: result 1")


# Refit --------------------------------------------------------------------------------


@given(st.integers(200, 2_000), st.integers(200, 2_000))
def test_a_smaller_budget_keeps_no_more(first: int, second: int) -> None:
    """Refit is monotone: what a smaller budget keeps, a larger one keeps too."""
    prompt = started(count_tokens=len)
    kept: list[int] = []
    for budget in sorted((first, second)):
        try:
            fitted = prompt.refit(budget)
        except BudgetExceededError:
            continue
        assert len(message_text(fitted.messages)) <= budget
        assert fitted.messages[-1]["content"].endswith(USER)
        kept.append(len(fitted.memories))
    assert kept == sorted(kept)


def test_refit_equals_a_turn_under_that_budget() -> None:
    """Phases 5 and 6 are the same; only the backend is not asked again."""
    search = Recorder(MEMORIES)
    config = config_of(2_000, tokenizer="gpt2", recent_messages_max=50)
    dialog = [("user", f"message {n}") for n in range(30)]
    assembler = PromptAssembler(config, needs_memory="always")
    prompt = assembler.assemble(USER, search, dialog)
    smaller = PromptAssembler(
        config.replace(context_window=901), needs_memory="always"
    ).assemble(USER, MEMORIES, dialog)
    assert prompt.refit(900).messages == smaller.messages
    assert prompt.refit(10**9).messages == prompt.messages
    assert len(search.calls) == 1


@given(st.integers(900, 3_000), st.integers(0, 3), st.integers(0, 4_000), st.booleans())
def test_a_budget_that_the_prompt_fits_changes_nothing(
    size: int, steps: int, more: int, stable: bool
) -> None:
    """Whatever was extended: nothing goes, and nothing comes in beside the question."""
    config = config_of(
        size, recent_messages_max=50, recent_cut="stable" if stable else "tight"
    )
    assembler = PromptAssembler(config, count_tokens=len, needs_memory="always")
    dialog = [("user", f"message {n} " + "w" * 60) for n in range(12)]
    prompt = assembler.assemble(USER, MEMORIES, dialog)
    for number in range(steps):
        try:
            prompt = prompt.extend(step(number, "r" * 200))
        except BudgetExceededError:
            break
    again = prompt.refit(prompt.report.token_count + more)
    assert again.messages == prompt.messages
    assert again.memories == prompt.memories
    assert again.refit(10**9).messages == prompt.messages


def test_a_count_that_there_is_decides_though_the_counter_has_gone() -> None:
    """Else an estimate below the count would take a smaller budget for kept."""
    gone: list[bool] = []

    def count(text: str) -> int:
        if gone:
            raise ConnectionError("no server any more")
        return 3 * len(text)  # far more than any estimate

    config = config_of(9_000, recent_messages_max=50)
    dialog = [("user", f"message {n} " + "w" * 60) for n in range(12)]
    prompt = PromptAssembler(config, count_tokens=count).assemble(USER, None, dialog)
    gone.append(True)
    smaller = prompt.refit(prompt.report.token_count // 4)
    assert len(smaller.messages) < len(prompt.messages)


@pytest.mark.parametrize("budget", [0, -1, 1.5, "9", None, True])
def test_a_budget_is_a_whole_number(budget: Any) -> None:
    """The error names the field."""
    with pytest.raises(ValueError, match="token_budget"):
        started().refit(budget)


def test_a_budget_that_no_refit_can_meet() -> None:
    """The base itself is refused as in any turn."""
    with pytest.raises(BudgetExceededError, match="even without memory"):
        started(count_tokens=len).refit(20)


def test_copies_cannot_go_on() -> None:
    """A pickled prompt has lost its counter; it says so."""
    prompt = started()
    copied = pickle.loads(pickle.dumps(prompt))
    assert copied == prompt and copied.messages == prompt.messages
    assert copied.stable_messages == prompt.stable_messages == 2
    for go_on in (
        lambda: copied.extend(step(1)),
        lambda: copied.refit(500),
        copied.to_anthropic,
    ):
        with pytest.raises(InputError, match="original"):
            go_on()


# Stable prefix ------------------------------------------------------------------------


@given(mixed_dialogs(), nonblank_texts())
def test_stable_messages_do_not_depend_on_the_turn(
    dialog: list[object], user: str
) -> None:
    """Another question with other memory has the same leading messages."""
    assembler = PromptAssembler(PromptConfig(recent_messages=1_000))
    dialog = [*dialog, ("assistant", "Yes?")]
    one = assembler.assemble(
        user, None, dialog, memories=MEMORIES, system_prompt=SYSTEM
    )
    two = assembler.assemble("Other words.", None, dialog, system_prompt=SYSTEM)
    count = one.stable_messages
    assert count == two.stable_messages == len(one.messages) - 1
    assert one.messages[:count] == two.messages[:count]


# A whole list -------------------------------------------------------------------------


def test_the_parts_of_a_list_are_told_apart() -> None:
    """System first, history, the question, and the steps after it."""
    messages = [
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": "hi"},
        {"role": "assistant", "content": "Hello."},
        {"role": "user", "content": USER},
        *step(1),
    ]
    before = deepcopy(messages)
    prompt = PromptAssembler().fit_messages(messages, memories=MEMORIES)
    assert messages == before
    found = prompt.messages
    assert found[:3] == messages[:3] and found[4:] == messages[4:]
    assert found[3]["content"].endswith(USER) and MEMORIES[0] in found[3]["content"]
    assert [it.position for it in prompt.report.messages] == list(range(6))
    assert all(it.kept for it in prompt.report.messages)
    assert prompt.stable_messages == 3


def has_mixed_question(messages: list[object]) -> bool:
    """Whether the newest words of the user stand beside tool results."""
    read = [read_message(it) for it in messages]
    asked = [
        it
        for it in read
        if (it.role == "user" and not it.is_blank) or answers_and_says(it)
    ]
    return bool(asked[-1].answers)


def answers_and_says(message: Message) -> bool:
    """Whether a message holds results and words of the user's."""
    if message.native is None or not message.answers:
        return False
    rest = without_results(message, ())
    return rest.role == "user" and bool(rest.text.strip())


@given(mixed_dialogs(), nonblank_texts(), mixed_dialogs(max_groups=2), configs())
def test_any_list_is_fitted_or_refused(
    dialog: list[object], user: str, after: list[object], config: PromptConfig
) -> None:
    """The result is valid, the question is in it, every item is told of once."""
    messages = [*dialog, ("user", user), *after]
    assembler = PromptAssembler(config.replace(part_tokens=1))
    try:
        prompt = assembler.fit_messages(messages, memories=MEMORIES)
    except (BudgetExceededError, InputError) as error:
        is_told = "surrogate" in str(error) or "holds a tool call" in str(error)
        assert isinstance(error, BudgetExceededError) or is_told
        return
    assert message_problems(prompt.messages) == []
    end = 0
    for outcome in prompt.report.messages:
        assert outcome.position == end
        end += outcome.items
    assert end == len(messages) + has_mixed_question(messages)


def test_without_a_limit_as_many_stay_as_fit() -> None:
    """A whole list is there to be kept; `recent_messages_max` limits it."""
    messages = [(("user", "assistant")[n % 2], f"m{n}") for n in range(41)]
    assert len(PromptAssembler().fit_messages(messages).messages) == 41
    few = PromptAssembler(PromptConfig(recent_messages_max=5))
    assert len(few.fit_messages(messages).messages) == 6
    small = PromptAssembler(config_of(200, recent_cut="tight"), count_tokens=len)
    fitted = small.fit_messages(messages)
    assert 5 < len(fitted.messages) < 41
    assert len(message_text(fitted.messages)) <= 200


def test_pictures_beside_a_blank_content_are_a_question() -> None:
    """In the way of Ollama, also behind words that stand beside a tool result."""
    result = {"type": "tool_result", "tool_use_id": "1", "content": "4"}
    words = {"type": "text", "text": "And this?"}
    mixed = {"role": "user", "content": [result, words]}
    shown = {"role": "user", "content": "", "images": ["iVBORw0KGgo="]}
    prompt = PromptAssembler().fit_messages([call("f", "1"), mixed, shown])
    assert prompt.messages[-1] == shown


def test_the_question_keeps_what_stands_beside_its_words() -> None:
    """A name, and pictures in the way of Ollama; all of it is counted."""
    asked = {"role": "user", "content": "?", "name": "Ana", "images": ["iVBORw0KGgo="]}
    prompt = PromptAssembler().fit_messages([asked], memories=MEMORIES)
    (found,) = prompt.messages
    assert {**found, "content": "?"} == asked and found["content"].endswith("?")
    assert prompt.report.sections.framing > 4_784
    blocks = prompt.to_anthropic()[1][0]["content"]
    assert [it["type"] for it in blocks] == ["text", "image", "text"]


def test_the_same_words_twice_are_not_a_copy() -> None:
    """In a whole list the question stands once; what is equal to it was said before."""
    prompt = PromptAssembler().fit_messages([("user", "yes"), ("user", "yes")])
    assert [it["content"] for it in prompt.messages] == ["yes", "yes"]


def test_a_given_system_prompt_goes_before_that_of_the_list() -> None:
    """The list's own then is one more system message, or a copy."""
    listed = [("system", "Be brief."), ("user", USER)]
    prompt = PromptAssembler().fit_messages(listed, system_prompt="Be kind.")
    assert [it["content"] for it in prompt.messages] == ["Be kind.", "Be brief.", USER]
    prompt = PromptAssembler().fit_messages(listed, system_prompt="Be brief.")
    assert [it["content"] for it in prompt.messages] == ["Be brief.", USER]


@given(st.lists(nonblank_texts(), min_size=1, max_size=4, unique=True), st.booleans())
def test_all_leading_system_messages_stay(texts: list[str], is_given: bool) -> None:
    """In their order, whatever goes; one system prompt in Anthropic's shape."""
    leading = [{"role": "system", "content": text} for text in texts]
    told = [(("user", "assistant")[number % 2], "old " * 99) for number in range(30)]
    messages = [*leading[is_given:], *told, ("user", USER)]
    config = config_of(sum(map(len, texts)) + 2_500, recent_messages=1)
    prompt = PromptAssembler(config, count_tokens=len).fit_messages(
        messages, system_prompt=texts[0] if is_given else ""
    )
    count = len(texts)
    assert prompt.messages[:count] == leading and len(prompt.messages) < count + 31
    assert any("more than one system" in it for it in prompt.report.warnings) == (
        count > 1
    )
    system, turns = prompt.to_anthropic()
    assert system == "\n\n".join(texts)
    assert message_problems(turns, "anthropic") == []
    assert sum(it.items for it in prompt.report.messages) == len(messages)


def test_a_copy_of_any_leading_system_message_is_left_out() -> None:
    """Some stores write the system messages in front of each session."""
    systems = [("system", "Be brief."), ("system", "Be kind.")]
    listed = [*systems, ("user", "a"), ("assistant", "b"), *systems, ("user", USER)]
    prompt = PromptAssembler().fit_messages(listed)
    assert [it["role"] for it in prompt.messages] == (
        ["system", "system", "user", "assistant", "user"]
    )
    assert [it.kept for it in prompt.report.messages].count(False) == 2


@pytest.mark.parametrize("between", ["One.", " \n", ""])
@pytest.mark.parametrize("given", ["", "One."])
def test_what_says_nothing_among_leading_system_messages_is_left_out(
    between: str, given: str
) -> None:
    """It is told of, and what stands behind it stays all the same."""
    texts = ["One.", between, "Two."]
    messages = [*(("system", it) for it in texts), *[("user", "old " * 99)] * 30]
    config = config_of(2_000, recent_messages=1)
    prompt = PromptAssembler(config, count_tokens=len).fit_messages(
        [*messages, ("user", USER)], system_prompt=given
    )
    systems = [it["content"] for it in prompt.messages if it["role"] == "system"]
    assert systems == ["One.", "Two."] and len(prompt.messages) < 30
    told = prompt.report.messages
    assert [it.kept for it in told[:3]] == [not given, False, True]
    assert sum(it.items for it in told) == 34
    assert [it.position for it in told[:4]] == [0, 1, 2, 3]


def test_marks_of_several_system_messages_stay() -> None:
    """Then the system prompt is their blocks."""
    mark = {"cache_control": {"type": "ephemeral"}}
    systems: list[Any] = [
        {"role": "system", "content": "Be brief."},
        {"role": "system", "content": [{"type": "text", "text": "s", **mark}]},
    ]
    prompt = PromptAssembler().fit_messages([*systems, ("user", USER)])
    assert prompt.messages[:2] == systems
    assert prompt.to_anthropic()[0] == [
        {"type": "text", "text": "Be brief."},
        {"type": "text", "text": "s", **mark},
    ]


def test_a_system_prompt_of_parts_stays_as_it_is() -> None:
    """With the cache mark that somebody put on it."""
    mark = {"cache_control": {"type": "ephemeral"}}
    system = {"role": "system", "content": [{"type": "text", "text": "s", **mark}]}
    prompt = PromptAssembler().fit_messages([system, ("user", USER)])
    assert prompt.messages[0] == system
    assert prompt.to_anthropic()[0] == system["content"]


@pytest.mark.parametrize(
    "messages, words",
    [
        ([], "no message of the user"),
        ([("assistant", "a"), *step(1)], "no message of the user"),
        ([("system", "s")], "no message of the user"),
        ([said("user", found_block("x"))], "no message of the user"),
        ("text", "a str"),
        ({"role": "user"}, "a dict"),
        (42, "a int"),
        ([("user", "\ud800")], "lone surrogate"),
    ],
)
def test_lists_that_cannot_be_fitted(messages: Any, words: str) -> None:
    """The error names what is missing."""
    with pytest.raises(InputError, match=words):
        PromptAssembler().fit_messages(messages)


@pytest.mark.parametrize("content", [{}, {"content": None}, {"content": ""}])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"tool_calls": []},
        {"function_call": None},
        {"refusal": "no"},
        {"audio": {"id": "a"}},
    ],
    ids=str,
)
def test_a_message_without_content_asks_nothing(
    content: dict[str, Any], more: dict[str, Any]
) -> None:
    """The question is the last message of the user that has content."""
    silent = {"role": "user", **content, **more}
    with pytest.raises(InputError, match="no message of the user"):
        PromptAssembler().fit_messages([silent], memories=MEMORIES)
    prompt = PromptAssembler().fit_messages([("user", USER), silent], memories=MEMORIES)
    assert prompt.messages[0]["content"].endswith(USER)


def test_a_broken_last_step_is_left_out_and_told() -> None:
    """A call whose results have not come yet cannot be sent."""
    prompt = PromptAssembler().fit_messages([("user", USER), *step(1), call("f", "x")])
    assert len(prompt.messages) == 3
    assert "without all its results" in prompt.report.warnings[0]


def test_ten_thousand_calls_in_one_message() -> None:
    """Pairing is by sorting, not by looking each one up in a list."""
    calls = [call("f", f"c{n}")["tool_calls"][0] for n in range(10_000)]
    calling = {"role": "assistant", "content": None, "tool_calls": calls}
    results = [result("1", f"c{n}") for n in range(10_000)]
    config = PromptConfig(context_window=10**8)
    prompt = PromptAssembler(config).fit_messages([("user", USER), calling, *results])
    assert len(prompt.messages) == 10_002
    assert len(prompt.to_anthropic()[1]) == 3


def test_a_list_that_grows_meanwhile() -> None:
    """What is appended while a prompt is made is not in it."""
    messages: list[Any] = [("user", "hi"), ("assistant", "Hello."), ("user", USER)]

    def search(query: str, top_k: int) -> list[str]:
        messages.append(("assistant", "too late"))
        return MEMORIES

    assembler = PromptAssembler(needs_memory="always")
    prompt = assembler.fit_messages(messages, search)
    assert len(messages) == 4 and len(prompt.messages) == 3


@given(mixed_dialogs(max_groups=3), nonblank_texts())
def test_a_budget_of_exactly_the_base(dialog: list[object], user: str) -> None:
    """It fits; one less is refused with the shortfall."""
    wide = config_of(10**7, recent_messages=99, part_tokens=5)
    report = PromptAssembler(wide, count_tokens=len).assemble(user, None, dialog).report
    exact = wide.replace(context_window=report.token_count + 1)
    prompt = PromptAssembler(exact, count_tokens=len).assemble(
        user, None, dialog, memories=MEMORIES
    )
    assert not prompt.memories and prompt.report.token_count == report.token_count
    if report.token_count > 1:
        less = wide.replace(context_window=report.token_count)
        with pytest.raises(BudgetExceededError, match=" 1 too many"):
            PromptAssembler(less, count_tokens=len).assemble(user, None, dialog)


@pytest.mark.parametrize("source", [[("user", "hi")], lambda n: [("user", "hi")]])
def test_no_recent_messages_means_none(source: Any) -> None:
    """Zero is not all of them."""
    config = PromptConfig(recent_messages=0)
    assert len(PromptAssembler(config).assemble(USER, None, source).messages) == 1
