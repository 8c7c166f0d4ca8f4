"""pairing: each call keeps one result, whatever a store holds behind it."""

from __future__ import annotations

import json
import re
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
)
from prompt_assemble.context import WARN_ORPHAN, WARN_SUPERSEDED
from prompt_assemble.messages import Message, read_message
from prompt_assemble.pairing import paired
from prompt_assemble.parts import ToolCall
from prompt_assemble.testing import message_problems
from prompt_assemble.units import REASON_ORPHAN, REASON_SUPERSEDED, REASON_THOUGHT

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages=100))


def calling(*ids: str | None, names: str = "f") -> dict[str, Any]:
    """A message with one call for each id; the names are letters, the last repeated."""
    calls = [
        {
            "id": call_id,
            "type": "function",
            "function": {"name": names[min(at, len(names) - 1)], "arguments": "{}"},
        }
        for at, call_id in enumerate(ids)
    ]
    return {"role": "assistant", "content": None, "tool_calls": calls}


def answer(call_id: str | None, text: str, **more: Any) -> dict[str, Any]:
    """A result; without an id where `call_id` is None."""
    ids = {} if call_id is None else {"tool_call_id": call_id}
    return {"role": "tool", **ids, "content": text, **more}


def blocks_of(*results: tuple[str, str], words: str = "") -> dict[str, Any]:
    """An Anthropic message with these results, and words behind them."""
    content: list[dict[str, Any]] = [
        {"type": "tool_result", "tool_use_id": call_id, "content": text}
        for call_id, text in results
    ]
    content += [{"type": "text", "text": words}] if words else []
    return {"role": "user", "content": content}


def using(*ids: str) -> dict[str, Any]:
    """An Anthropic message with one call for each id."""
    blocks = [{"type": "tool_use", "id": it, "name": "f", "input": {}} for it in ids]
    return {"role": "assistant", "content": blocks}


def prompt_of(*steps: dict[str, Any]) -> AssembledPrompt:
    """A prompt whose dialog holds these between two messages of the user."""
    dialog = [("user", "first"), *steps, ("assistant", "done")]
    return ASSEMBLER.assemble("And now?", None, dialog)


def results_in(prompt: AssembledPrompt) -> list[str]:
    """The texts of the tool results that are sent, in order."""
    return [it["content"] for it in prompt.messages if it["role"] == "tool"]


def reasons_by_place(prompt: AssembledPrompt) -> dict[int, str]:
    """Why each left out item is left out."""
    return {it.position: it.reason for it in prompt.report.messages if not it.kept}


def assert_sent_rightly(prompt: AssembledPrompt) -> None:
    """Both shapes are such as the providers take."""
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


@pytest.mark.parametrize("form", ["chat", "one message", "two messages"])
def test_the_newest_result_of_a_call_holds(form: str) -> None:
    """A call that was tried again keeps its step, with what came of it last."""
    steps: list[dict[str, Any]] = {
        "chat": [calling("c"), answer("c", "failed"), answer("c", "good")],
        "one message": [using("c"), blocks_of(("c", "failed"), ("c", "good"))],
        "two messages": [
            using("c"),
            blocks_of(("c", "failed")),
            blocks_of(("c", "good")),
        ],
    }[form]
    prompt = prompt_of(*steps)
    assert results_in(prompt) == ["good"]
    assert prompt.report.warnings == (WARN_SUPERSEDED,)
    told = {} if form == "one message" else {2: REASON_SUPERSEDED}
    assert reasons_by_place(prompt) == told
    assert_sent_rightly(prompt)


@pytest.mark.parametrize("place", [2, 3])
def test_results_of_no_call_do_not_take_a_step_with_them(place: int) -> None:
    """They are left out alone."""
    steps = [calling("c"), answer("c", "good")]
    steps.insert(place - 1, answer("gone", "strange"))
    prompt = prompt_of(*steps)
    assert results_in(prompt) == ["good"]
    assert reasons_by_place(prompt) == {place: REASON_ORPHAN}
    assert prompt.report.warnings == (WARN_ORPHAN,)
    assert_sent_rightly(prompt)


def test_a_result_of_no_call_leaves_the_words_beside_it() -> None:
    """In Anthropic's shape they stand in one message."""
    for steps in (
        [blocks_of(("gone", "strange"), words="I like it")],
        [using("c"), blocks_of(("c", "good"), ("gone", "strange"), words="I like it")],
        [
            using("c"),
            blocks_of(("c", "good")),
            blocks_of(("gone", "strange"), words="I like it"),
        ],
    ):
        prompt = prompt_of(*steps)
        said = [it["content"] for it in prompt.messages if it["role"] == "user"]
        assert said == ["first", "I like it", "And now?"]
        assert "strange" not in str(prompt.messages)
        assert prompt.report.warnings == (WARN_ORPHAN,)
        assert_sent_rightly(prompt)


def test_results_without_ids_belong_to_the_calls_that_are_left() -> None:
    """By their tool's name, or in order; they are sent with the id."""
    for first, second in (
        (answer(None, "one"), answer(None, "two")),
        (answer(None, "two", name="g"), answer(None, "one", name="f")),
        (answer(None, "two", tool_name="g"), answer("c", "one")),
    ):
        prompt = prompt_of(calling("c", "d", names="fg"), first, second)
        ids = {it["content"]: it["tool_call_id"] for it in prompt.messages[2:4]}
        assert ids == {"one": "c", "two": "d"}
        assert "tool_call_id" not in first
        assert_sent_rightly(prompt)


@pytest.mark.parametrize(
    "steps",
    [
        [calling("c", "d"), answer(None, "one")],  # whose?
        [calling("c"), answer(None, "one", name="g")],  # another tool's
        [calling("c", "c"), answer("c", "one"), answer("c", "two")],
        [calling(None, None), *[answer(None, it) for it in ("one", "two", "three")]],
        [calling("c", "d"), answer("c", "one"), answer("c", "two")],
        [using("c", "d"), blocks_of(("c", "one"), words="wait"), blocks_of(("d", "x"))],
    ],
    ids=str,
)
def test_what_cannot_be_told_is_left_out_whole(steps: list[dict[str, Any]]) -> None:
    """A call without a result of its own would be refused."""
    prompt = prompt_of(*steps)
    assert results_in(prompt) == [] and prompt.report.warnings == (WARN_ORPHAN,)
    assert_sent_rightly(prompt)


def test_pictures_among_results_are_no_words() -> None:
    """Results in several messages are one step, also where one holds a picture."""
    source = {"type": "url", "url": "https://example.com/a.png"}
    seen = blocks_of(("c", ""))
    seen["content"][0]["content"] = [{"type": "image", "source": source}]
    prompt = prompt_of(using("c", "d"), seen, blocks_of(("d", "two")))
    assert not reasons_by_place(prompt)
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


def test_reasoning_alone_is_called_so() -> None:
    """It is no tool call."""
    thought = {"type": "thinking", "thinking": "hm", "signature": "s"}
    prompt = prompt_of(
        {"role": "assistant", "content": [thought]}, blocks_of(words="?")
    )
    assert reasons_by_place(prompt) == {1: REASON_THOUGHT}
    assert prompt.report.warnings == ()


def test_extend_takes_a_call_that_was_tried_again() -> None:
    """And goes on counting: a later step stands behind what was left out."""
    prompt = ASSEMBLER.assemble("And now?")
    longer = prompt.extend([calling("c"), answer("c", "failed"), answer("c", "good")])
    longest = longer.extend([calling("d"), answer("d", "more")])
    assert results_in(longest) == ["good", "more"]
    steps = [(it.position, it.kept) for it in longest.report.messages]
    assert steps == [(0, True), (1, False), (2, True), (3, True), (4, True)]
    for strange in (
        [calling("c"), answer("c", "good"), answer("gone", "strange")],
        [using("c"), blocks_of(("c", "good"), ("gone", "strange"))],
        [{"role": "assistant", "content": [{"type": "thinking", "thinking": "hm"}]}],
    ):
        with pytest.raises(InputError, match="^extend: message"):
            prompt.extend(strange)


@st.composite
def stored_dialogs(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Steps with results in any order, again, of other calls, or missing."""
    ids, native = st.sampled_from("abcd"), draw(st.booleans())
    dialog: list[dict[str, Any]] = [{"role": "user", "content": "first"}]
    for _ in range(draw(st.integers(0, 4))):
        made = draw(st.lists(ids, max_size=3, unique=True))
        if made:
            dialog.append(using(*made) if native else calling(*made))
        answered = draw(st.lists(ids, max_size=5))
        if native:
            numbered = [(it, f"{it}{at}") for at, it in enumerate(answered)]
            cut = draw(st.integers(0, len(numbered)))
            words = draw(st.sampled_from(["", "said"]))
            halves = (numbered[:cut], numbered[cut:])
            dialog += [blocks_of(*it, words=words) for it in halves if it or words]
        else:
            dialog += [answer(it, f"{it}{at}") for at, it in enumerate(answered)]
        if draw(st.booleans()):
            dialog.append({"role": "assistant", "content": "well"})
    return dialog


@given(stored_dialogs())
def test_whatever_is_stored_what_is_sent_is_paired(
    dialog: list[dict[str, Any]],
) -> None:
    """Each item is told of once, each call has one result, and words are not lost."""
    for prompt in (
        ASSEMBLER.assemble("And now?", None, dialog),
        ASSEMBLER.fit_messages([*dialog, {"role": "user", "content": "And now?"}]),
    ):
        assert_sent_rightly(prompt)
        told = [it.position for it in prompt.report.messages]
        assert told[: len(dialog)] == list(range(len(dialog)))


@given(stored_dialogs(), st.lists(st.integers(1, 3), min_size=1, max_size=3))
def test_wherever_a_call_is_tried_again_each_item_is_told_of_once(
    dialog: list[dict[str, Any]], tries: list[int]
) -> None:
    """Also behind a dialog, behind other steps, and under a smaller budget."""
    prompt = ASSEMBLER.assemble("And now?", None, dialog)
    for number, answered in enumerate(tries):
        call_id = f"step{number}"
        results = [answer(call_id, f"{number} {at}") for at in range(answered)]
        prompt = prompt.extend([calling(call_id), *results])
    count = len(dialog) + sum(tries) + len(tries)
    for told in (prompt.report, prompt.refit(prompt.report.token_count).report):
        assert [it.position for it in told.messages] == list(range(count))


said_beside = st.lists(st.sampled_from(["", "said", " "]), min_size=1, max_size=3)


@given(st.lists(said_beside, min_size=1, max_size=3))
def test_extend_takes_no_words_of_the_user(steps: list[list[str]]) -> None:
    """Beside whichever result: the question stays the last that the user said."""
    messages = []
    for number, beside in enumerate(steps):
        ids = [f"{number}_{at}" for at in range(len(beside))]
        results = [blocks_of((it, "r"), words=said) for it, said in zip(ids, beside)]
        messages += [using(*ids), *results]
    prompt = ASSEMBLER.assemble("And now?")
    if any("said" in beside for beside in steps):
        with pytest.raises(InputError, match="^extend: message"):
            prompt.extend(messages)
    else:
        sent = prompt.extend(messages).messages
        assert [it["content"] for it in sent if it["role"] == "user"] == ["And now?"]


def test_words_beside_the_results_of_a_step_begin_another_turn() -> None:
    """Blank texts and pictures do not; the error names the message that has them."""
    prompt = ASSEMBLER.assemble("And now?")
    step = [using("c", "d"), blocks_of(("c", "old")), blocks_of(("c", "new"))]
    with pytest.raises(
        InputError, match="^extend: message 3 holds words .* the user's"
    ):
        prompt.extend([*step, blocks_of(("d", "done"), words="And then?")])
    blank = blocks_of(("d", "done"), words=" \n")
    source = {"type": "url", "url": "https://example.com/a.png"}
    shown = blocks_of(("d", "done"))
    shown["content"].append({"type": "image", "source": source})
    for last in (blank, shown):
        longer = prompt.extend([*step, last])
        assert [it.kept for it in longer.report.messages] == [True, False, True, True]


def test_a_retried_result_that_is_shortened_is_told_of_all_the_same() -> None:
    """Shortening makes the message anew."""
    assembler = PromptAssembler(
        PromptConfig(recent_messages=9, tool_result_max_tokens=30)
    )
    long = "a long result " * 100
    for steps in (
        [calling("c"), answer("c", "failed"), answer("c", long)],
        [using("c"), blocks_of(("c", "failed"), ("c", long))],
    ):
        prompt = assembler.assemble("And now?", None, [("user", "first"), *steps])
        assert WARN_SUPERSEDED in prompt.report.warnings
        (kept,) = results_in(prompt)
        assert "were left out" in kept


def test_a_picture_beside_results_is_no_question() -> None:
    """A tool that shows what it did; the question is the one before it."""
    shown = blocks_of(("c", "done"))
    source = {"type": "url", "url": "https://example.com/a.png"}
    shown["content"].append({"type": "image", "source": source})
    given = [{"role": "user", "content": "first"}, using("c"), shown]
    prompt = ASSEMBLER.fit_messages(given, ["Likes tea."], memory="always")
    system, messages = prompt.to_anthropic()
    assert "Likes tea." in messages[0]["content"] and messages[2] == shown
    assert prompt.report.messages[0].reason == "user input"


def test_the_newest_words_of_a_list_are_its_question() -> None:
    """Also where they stand beside tool results, in one message of Anthropic's."""
    asked: list[str] = []

    def search(query: str, top_k: int) -> list[str]:
        asked.append(query)
        return ["Likes tea."]

    mixed = blocks_of(("c", "found"), words="Do you remember my tea?")
    given = [{"role": "user", "content": "first"}, using("c"), mixed]
    prompt = ASSEMBLER.fit_messages(given, search, memory="always")
    assert asked == ["Do you remember my tea?"]
    assert [it["role"] for it in prompt.messages] == [
        "user",
        "assistant",
        "tool",
        "user",
    ]
    last = prompt.messages[-1]["content"]
    assert "Likes tea." in last and last.endswith("\n\nDo you remember my tea?")
    assert given[-1] is mixed and len(mixed["content"]) == 2
    assert [it.position for it in prompt.report.messages] == [0, 1, 2, 3]
    assert_sent_rightly(prompt)
    assert_sent_rightly(prompt.extend([using("d"), blocks_of(("d", "more"))]))


class CountedText(str):
    """An id that counts how often it is looked up or compared."""

    looks = 0

    def __hash__(self) -> int:
        CountedText.looks += 1
        return super().__hash__()

    def __eq__(self, other: object) -> bool:
        CountedText.looks += 1
        return str.__eq__(self, other)


@pytest.mark.parametrize("has_ids", [True, False])
def test_thousands_of_results_are_paired_in_step_with_their_number(
    has_ids: bool,
) -> None:
    """One message may make as many calls, and each may be answered again."""
    ids = [CountedText(f"c{number}") for number in range(2_000)]
    calls = [ToolCall(it, CountedText(f"f{it}"), "{}") for it in ids]
    bare = read_message(answer(None, "x"))
    assert bare.parts is not None
    waiting: list[tuple[int, Message]] = []
    for call_id in ids[::-1]:
        named = {**bare.payloads[0], "name": f"f{call_id}"}
        one = bare._replace(parts=bare.parts._replace(payloads=(named,)))
        if has_ids:
            one = bare._replace(parts=bare.parts._replace(answers=(call_id,)))
            waiting.append((len(waiting), one))
        waiting.append((len(waiting), one))
    CountedText.looks = 0
    found = paired(calls, waiting)
    assert found is not None and len(found.results) == len(ids)
    assert CountedText.looks < 100 * len(ids)


# Tools that the server runs -----------------------------------------------------------


def searched(call_id: str, kind: str = "server_tool_use") -> dict[str, Any]:
    """The call of a server's tool."""
    return {"type": kind, "id": call_id, "name": "web_search", "input": {"q": "x"}}


def search_found(call_id: str, text: str = "") -> dict[str, Any]:
    """The result that the server put behind it."""
    content = [{"type": "web_search_result", "title": text}]
    return {
        "type": "web_search_tool_result",
        "tool_use_id": call_id,
        "content": content,
    }


def spoken(*blocks: dict[str, Any]) -> dict[str, Any]:
    """A message of the assistant's."""
    return {"role": "assistant", "content": [*blocks]}


SAID = {"type": "text", "text": "So."}
USED = {"type": "tool_use", "id": "t", "name": "f", "input": {}}
HALVES: list[list[dict[str, Any]]] = [
    [spoken(searched("s"), search_found("s"), SAID)],
    [spoken(SAID, searched("s")), spoken(search_found("s"), SAID)],
    [spoken(searched("s", "mcp_tool_use")), spoken(search_found("s"))],
    [spoken(searched("s"), USED), blocks_of(("t", "r")), spoken(search_found("s"))],
    [
        spoken(searched("s"), searched("u")),
        spoken(search_found("s"), searched("v")),
        spoken(search_found("v"), search_found("u"), USED),
        blocks_of(("t", "r")),
    ],
    [spoken(SAID, searched("s"))],
    [spoken(SAID, search_found("s"))],
    [spoken(searched("s"), USED), blocks_of(("t", "r"))],
    [spoken(search_found("s"), USED), blocks_of(("t", "r"))],
    [spoken(search_found("s"), USED), blocks_of(("t", "r"), words="Hm.")],
    [
        spoken(searched("s")),
        {"role": "user", "content": "b"},
        spoken(search_found("s")),
    ],
    [spoken(SAID)],
    [{"role": "user", "content": "b"}],
    [{"role": "assistant", "content": " "}],
    [{"role": "assistant", "content": "b"}],
]
"""The first five are whole."""


@given(st.lists(st.sampled_from(HALVES), max_size=5), st.integers(1, 9))
def test_halves_of_a_servers_call_are_never_sent(
    groups: list[list[dict[str, Any]]], count: int
) -> None:
    """Whatever was stored, and wherever the dialog is cut."""
    dialog = [
        json.loads(re.sub(r'(id": ")', rf"\g<1>{place}-", json.dumps(it)))
        for place, group in enumerate(groups)
        for it in group
    ]  # ids are the server's, and no two calls have the same
    for guaranteed in (count, 0):
        config = PromptConfig(recent_messages=guaranteed, recent_messages_max=count)
        prompt = PromptAssembler(config).assemble("And now?", None, dialog)
        assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
        told = [it for it in prompt.report.messages for _ in range(it.items)]
        assert len(told) == len(dialog)
    listed = [{"role": "user", "content": "a"}, *dialog]
    prompt = ASSEMBLER.fit_messages([*listed, {"role": "user", "content": "q"}])
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
    assert sum(it.items for it in prompt.report.messages) == len(listed) + 1


@pytest.mark.parametrize("group", HALVES[:5], ids=range(5))
def test_both_halves_of_a_servers_call_are_one_unit(
    group: list[dict[str, Any]],
) -> None:
    """Kept whole, though one message is asked for."""
    dialog = [{"role": "user", "content": "a"}, *group]
    prompt = PromptAssembler(PromptConfig(recent_messages=1)).assemble(
        "b", None, dialog
    )
    fates = [it.kept for it in prompt.report.messages for _ in range(it.items)]
    assert fates == [False, *[True] * len(group)]
    assert WARN_ORPHAN not in prompt.report.warnings


NARROW = PromptAssembler(
    PromptConfig(
        context_window=900, safety_ratio=1.0, tokens_per_message=0, tokens_per_request=0
    ),
    count_tokens=len,
)
"""Room for 899 characters."""


def test_a_call_that_waits_is_sent_as_the_last_of_its_turn() -> None:
    """And joined with its result, however many rounds later, in a list as well."""
    assembler, long = NARROW, {"type": "text", "text": "s" * 300}
    paused, rest = spoken(long, searched("s")), blocks_of(("t", "w" * 500))
    prompt = assembler.assemble("Search it.").extend([paused])
    assert prompt.to_anthropic()[1][1:] == [paused]
    first = [spoken(search_found("s"), USED), blocks_of(("t", "r"))]
    assert len(prompt.extend(first).to_anthropic()[1]) == 3
    with pytest.raises(BudgetExceededError):  # as one: nothing is torn
        prompt.extend([first[0], rest])
    for turn in ([paused], [paused, *first], [spoken(searched("s"), USED), rest]):
        listed = assembler.fit_messages([{"role": "user", "content": "Go."}, *turn])
        assert message_problems(listed.to_anthropic()[1], "anthropic") == []
        assert all(it.kept for it in listed.report.messages)
    later = prompt.extend(first).extend([spoken(SAID)])
    assert [it.position for it in later.report.messages] == [0, 1, 2, 3]


def test_older_rounds_of_a_turn_are_dropped_with_both_halves() -> None:
    """A paused search gives way whole."""
    assembler, long = NARROW, {"type": "text", "text": "s" * 300}
    prompt = assembler.assemble("Search it.").extend([spoken(long, searched("s"))])
    prompt = prompt.extend([spoken(search_found("s"), SAID)])
    prompt = prompt.extend([spoken(USED), blocks_of(("t", "w" * 500))])
    assert [it.kept for it in prompt.report.messages] == [False, False, True, True]
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []


def test_a_result_of_a_server_that_nothing_asked_for_is_refused_in_a_turn() -> None:
    """As every half in `extend`."""
    prompt = ASSEMBLER.assemble("q")
    with pytest.raises(InputError, match="extend: message 1 is or holds"):
        prompt.extend([spoken(SAID), spoken(search_found("s"))])
    waiting = prompt.extend([spoken(searched("s"))])
    with pytest.raises(InputError, match="extend: message 0 is or holds"):
        waiting.extend([spoken(search_found("other"))])


@pytest.mark.parametrize("kind", ["server_tool_use", "mcp_tool_use"])
def test_a_call_that_waits_in_the_history_is_left_out_and_told(kind: str) -> None:
    """A new question stands behind it, so that no result can follow."""
    dialog = [("user", "a"), spoken(SAID, searched("s", kind))]
    prompt = ASSEMBLER.assemble("b", None, dialog)
    assert [it.reason for it in prompt.report.messages if not it.kept] == [
        REASON_ORPHAN
    ]
    assert prompt.report.warnings == (WARN_ORPHAN,)
    again = ASSEMBLER.assemble("a", None, dialog)  # the question is not sent twice
    assert len(again.to_anthropic()[1]) == 1


@pytest.mark.parametrize("rounds", [1, 40, 200])
def test_the_halves_of_a_long_call_of_a_server_stay_together(rounds: int) -> None:
    """However many rounds of tools the call made itself."""

    def said_by_assistant(*blocks: dict[str, Any]) -> dict[str, Any]:
        return {"role": "assistant", "content": [*blocks]}

    made = {"type": "server_tool_use", "id": "s", "name": "code_execution", "input": {}}
    dialog: list[Any] = [{"role": "user", "content": "Count."}]
    for number in range(rounds):
        use = {"type": "tool_use", "id": f"t{number}", "name": "ls", "input": {}}
        found = {"type": "tool_result", "tool_use_id": f"t{number}", "content": "1"}
        dialog.append(said_by_assistant(*([made] if not number else []), use))
        dialog.append({"role": "user", "content": [found]})
    done = {"type": "code_execution_tool_result", "tool_use_id": "s", "content": []}
    dialog.append(said_by_assistant(done, {"type": "text", "text": "All counted."}))
    prompt = PromptAssembler(PromptConfig(recent_messages_max=900)).fit_messages(
        [*dialog, {"role": "user", "content": "Thanks?"}]
    )
    assert all(outcome.kept for outcome in prompt.report.messages)


def test_results_that_name_their_call_otherwise_are_no_halves() -> None:
    """LangChain's own blocks of server tools pass, as they always did."""
    blocks = [
        {"type": "server_tool_call", "name": "web_search", "args": {}, "id": "s1"},
        {"type": "server_tool_result", "tool_call_id": "s1", "output": []},
        {"type": "text", "text": "Rain today."},
    ]
    dialog = [("user", "News?"), {"role": "assistant", "content": blocks}]
    prompt = PromptAssembler().assemble("And now?", None, dialog)
    assert [outcome.kept for outcome in prompt.report.messages] == [True, True]
