"""history: as much of the dialog as fits, and a cut that stays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from prompt_assemble import (
    BudgetExceededError,
    ConfigError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.context import REASON_NOT_USER
from prompt_assemble.counters import counter
from prompt_assemble.fitting import REASON_RECENT_DROPPED
from prompt_assemble.history import REASON_CUT
from prompt_assemble.message_rules import message_problems
from prompt_assemble.messages import read_message
from prompt_assemble.tokens import utf8_length
from prompt_assemble.units import REASON_OLDER

from .benchmarks.history import uncached_share
from .helpers import SYSTEM, USER, Recorder, call, config_of, result, tool_tokens
from .shapes import mixed_dialogs
from .strategies import configs, counters, nonblank_texts

MEMORIES = ["He likes tea.", "He has a dog.", "He is from Turin."]


def talk(count: int, size: int = 40) -> list[tuple[str, str]]:
    """Messages of about `size` characters, each with words of its own."""
    roles = ("user", "assistant")
    return [(roles[n % 2], f"message {n} " + "x" * (size - 12)) for n in range(count)]


def long_config(budget: int, **changes: Any) -> PromptConfig:
    """A config that takes history beyond the guaranteed messages."""
    return config_of(budget, **{"recent_messages_max": 10**6, **changes})


def kept_positions(prompt: Any) -> list[int]:
    """Indexes of the dialog items in the prompt."""
    return [it.position for it in prompt.report.messages if it.kept]


# What fits ----------------------------------------------------------------------------


@pytest.mark.parametrize("most", [2, 3, 5, 9])
def test_what_is_beyond_the_limit_is_not_told_of_as_too_large(most: int) -> None:
    """With room for all of it, each message left out is older than what was asked."""
    config = PromptConfig(recent_messages=2, recent_messages_max=most)
    prompt = PromptAssembler(config).assemble(USER, None, talk(10))
    left_out = [it for it in prompt.report.messages if not it.kept]
    assert sum(it.items for it in left_out) == 10 - most
    assert {it.reason for it in left_out} == {REASON_OLDER}


@given(st.integers(0, 60), st.integers(300, 4_000))
def test_tight_keeps_as_many_as_fit(count: int, budget: int) -> None:
    """With a counter that adds up, one more message would not fit beside memory."""
    config = long_config(budget, recent_cut="tight")
    assembler = PromptAssembler(config, count_tokens=len)
    prompt = assembler.assemble(USER, None, talk(count))
    size = len(message_text(prompt.messages))
    assert size <= budget
    kept = kept_positions(prompt)
    assert kept == list(range(count - len(kept), count))
    if len(kept) < count:
        role, text = talk(count)[count - len(kept) - 1]
        assert size + len(f"\n{role}\n{text}") + 2 > budget


@given(mixed_dialogs(), nonblank_texts(), configs(), counters(), st.booleans())
def test_any_dialog_beyond_the_guaranteed_part(
    dialog: list[object], user: str, config: PromptConfig, count: Any, tight: bool
) -> None:
    """It fits by its counter, is valid, and every item is told of once."""
    cut = "tight" if tight else "stable"
    most = max(config.recent_messages, 50)
    config = config.replace(recent_messages_max=most, recent_cut=cut, part_tokens=3)
    try:
        prompt = PromptAssembler(config, count_tokens=count).assemble(
            user, None, dialog, memories=MEMORIES
        )
    except BudgetExceededError:
        return
    assert message_problems(prompt.messages) == []
    report = prompt.report
    assert report.token_count <= report.token_budget
    if report.verified_by == "counter":
        read = [read_message(message) for message in prompt.messages]
        framing = (
            config.tokens_per_request
            + config.tokens_per_message * len(prompt.messages)
            + tool_tokens(read, config)
            + 3 * str(prompt.messages).count("'image_url': {")
        )
        counted = count(message_text(prompt.messages)) + framing
        assert counted <= report.token_budget
    end = 0
    for outcome in report.messages:
        assert outcome.position == end
        end += outcome.items
    assert end == len(dialog)


@given(nonblank_texts(), mixed_dialogs(), st.integers(0, 3), st.booleans())
def test_memory_never_moves_the_cut(
    user: str, dialog: list[object], memories: int, tight: bool
) -> None:
    """With memories or without, the same history stands before the question.

    The question is short: memories that take more than the half of the room that is
    set aside for them do push older messages out.
    """
    assume(utf8_length(user) <= 500)
    cut = "tight" if tight else "stable"
    config = long_config(1_400, recent_cut=cut, memory_max_tokens=60, tokenizer="gpt2")
    assembler = PromptAssembler(config.replace(recent_messages=1, part_tokens=1))
    dialog = [*dialog, *talk(20)]
    try:
        one = assembler.assemble(user, None, dialog, memories=MEMORIES[:memories])
    except BudgetExceededError:
        return
    two = assembler.assemble(user, None, dialog, memories=[])
    assert one.messages[:-1] == two.messages[:-1]


def test_guaranteed_then_memory_then_older() -> None:
    """Where memory and history do not fit together, memory stays."""
    config = long_config(
        365, recent_messages=2, recent_cut="tight", memory_max_tokens=9
    )
    assembler = PromptAssembler(config, count_tokens=len)
    prompt = assembler.assemble(USER, None, talk(20), memories=MEMORIES[:1])
    assert prompt.memories and len(prompt.messages) == 3


def test_the_limit_is_kept() -> None:
    """`recent_messages_max` counts all messages of the dialog, whole units only."""
    dialog = [*talk(10), call("f"), result("1"), *talk(3)]
    for most, kept in ((3, 3), (4, 3), (5, 5), (9, 9), (99, 15)):
        config = PromptConfig(recent_messages=3, recent_messages_max=most)
        prompt = PromptAssembler(config).assemble(USER, None, dialog)
        assert len(kept_positions(prompt)) == kept, most


def test_the_dialog_is_asked_for_as_many_as_may_be_kept() -> None:
    """Once, whatever becomes of them."""
    dialog = Recorder(talk(30))
    config = PromptConfig(recent_messages_max=200)
    PromptAssembler(config).assemble(USER, None, dialog)
    assert dialog.calls == [(200,)]


def test_a_limit_below_the_guarantee_is_refused() -> None:
    """With both fields named."""
    with pytest.raises(ConfigError, match=r"recent_messages_max is 2 .* 3"):
        PromptConfig(recent_messages_max=2)


# The cut ------------------------------------------------------------------------------


@given(st.integers(1_500, 4_000), st.integers(60, 120))
def test_a_stable_cut_keeps_most_of_the_room(budget: int, count: int) -> None:
    """Between 60 and 100 % of what a tight cut keeps, but for the steps of the room."""
    lengths = []
    for cut in ("tight", "stable"):
        config = long_config(budget, recent_cut=cut)
        assembler = PromptAssembler(config, count_tokens=len)
        prompt = assembler.assemble(USER, None, talk(count))
        lengths.append(len(message_text(prompt.messages)))
    step = budget / 16
    assert lengths[1] >= (lengths[0] - step) * 0.6 - 60
    assert lengths[1] <= lengths[0]


@given(
    st.integers(1_500, 3_000), st.lists(st.integers(12, 120), min_size=40, max_size=50)
)
def test_a_dropped_message_never_comes_back(budget: int, sizes: list[int]) -> None:
    """While messages are appended, the cut stays or moves on."""
    dialog = [talk(place + 1, size)[place] for place, size in enumerate(sizes)]
    assembler = PromptAssembler(long_config(budget), count_tokens=len)
    starts = []
    for end in range(20, len(dialog), 2):
        prompt = assembler.assemble(USER, None, dialog[:end])
        starts.append(min(kept_positions(prompt)))
    assert starts == sorted(starts)


@pytest.mark.parametrize("cut, at_most", [("stable", 0.25), ("tight", 1.0)])
def test_most_of_a_prompt_comes_from_the_cache(cut: str, at_most: float) -> None:
    """Of what is sent in 100 turns past the limit, so much is not the last prefix."""
    share = uncached_share(cut, turns=100, messages_kept=60)
    assert share <= at_most
    assert cut == "stable" or share > 0.5


def test_the_cut_is_a_function_of_content() -> None:
    """Another assembler and a longer list in front cut at the same message."""
    config = long_config(2_000)
    dialog = talk(100)
    one = PromptAssembler(config, count_tokens=len).assemble(USER, None, dialog)
    two = PromptAssembler(config, count_tokens=len).assemble(USER, None, dialog[30:])
    assert one.messages == two.messages


def test_questions_of_other_lengths_do_not_move_the_cut() -> None:
    """Room is given in steps, so that the prefix stays from turn to turn."""
    assembler = PromptAssembler(long_config(8_000), count_tokens=len)
    firsts = {
        assembler.assemble("?" * size, None, talk(300)).messages[0]["content"]
        for size in range(20, 300, 20)
    }
    assert len(firsts) == 1


def test_what_was_cut_is_told() -> None:
    """Units that were read say why they are not there, the rest as a number."""
    assembler = PromptAssembler(long_config(2_000), count_tokens=len)
    report = assembler.assemble(USER, None, talk(100)).report
    first, second = report.messages[:2]
    assert (first.position, first.kept, first.role) == (0, False, None)
    assert second.position == first.items and second.reason == REASON_CUT


# Cost ---------------------------------------------------------------------------------


class Watched(list[Any]):
    """A list that counts which of its items are looked at."""

    def __init__(self, items: list[Any]) -> None:
        super().__init__(items)
        self.seen = 0

    def __getitem__(self, place: Any) -> Any:
        self.seen += 1
        return super().__getitem__(place)


@pytest.mark.parametrize("cut", ["stable", "tight"])
def test_a_long_history_costs_what_is_kept(cut: str) -> None:
    """Ten thousand messages or two hundred: the same calls, the same characters."""
    costs = []
    for length in (200, 10_000):
        count = Recorder(len)
        config = long_config(3_000, recent_cut=cut)
        prompt = PromptAssembler(config, count_tokens=count).assemble(
            USER, None, talk(10_000)[-length:], memories=MEMORIES
        )
        texts = sum(len(text) for (text,) in count.calls)
        costs.append((len(count.calls), texts, len(prompt.messages)))
    assert costs[0] == costs[1]
    calls, _, messages = costs[0]
    if cut == "tight":
        assert calls <= messages - 1 + len(MEMORIES) + 3


@pytest.mark.parametrize("cut", ["stable", "tight"])
def test_what_is_far_too_old_is_not_even_read(cut: str) -> None:
    """Items of no known shape stand where no reading has to come."""
    config = long_config(3_000, recent_cut=cut)
    dialog = [*(object() for _ in range(1_000)), *talk(1_000)]
    prompt = PromptAssembler(config, count_tokens=len).assemble(USER, None, dialog)
    assert 3 < len(prompt.messages) < 1_000


def test_no_counter_is_needed_where_the_bound_proves_it() -> None:
    """A declared family decides a history that fits anyway."""
    count = Recorder(len)
    declared = counter(count, tokenizer="gpt2")
    config = PromptConfig(tokenizer="gpt2", recent_messages_max=500)
    assembler = PromptAssembler(config, count_tokens=declared)
    assert len(assembler.assemble(USER, None, talk(400)).messages) == 401
    assert count.calls == []


@given(counters(), st.integers(200, 3_000))
def test_a_counter_that_does_not_add_up_ends(count: Any, budget: int) -> None:
    """The whole prompt is counted in the end, and it fits or is refused."""
    config = long_config(budget)
    try:
        prompt = PromptAssembler(config, count_tokens=count).assemble(
            USER, None, talk(120), memories=MEMORIES
        )
    except BudgetExceededError:
        return
    assert count(message_text(prompt.messages)) <= budget


@given(counters(), st.integers(700, 2_500), st.booleans())
def test_older_messages_never_cause_a_refusal(
    count: Any, budget: int, tight: bool
) -> None:
    """Where the guaranteed messages fit alone, as many older ones stay as truly fit."""
    dialog = talk(60)
    config = long_config(budget, recent_cut="tight" if tight else "stable")
    alone = PromptAssembler(
        config.replace(recent_messages_max=None), count_tokens=count
    )
    try:
        alone.assemble(USER, None, dialog)
    except BudgetExceededError:
        return
    prompt = PromptAssembler(config, count_tokens=count).assemble(USER, None, dialog)
    assert prompt.report.token_count <= budget


@given(
    st.sampled_from(["é", "日本", "hello there ", "x", "line\n"]),
    st.lists(st.integers(1, 60), min_size=10, max_size=40),
    st.integers(300, 1_500),
    st.booleans(),
)
def test_each_message_is_told_of_once_whichever_method_decides(
    words: str, sizes: list[int], budget: int, tight: bool
) -> None:
    """Bound and estimate may read differently far; the account follows the last."""
    cut = "tight" if tight else "stable"
    config = long_config(budget, recent_cut=cut, recent_messages=0, tokenizer="gpt2")
    dialog = [("user", words * size) for size in sizes]
    report = PromptAssembler(config).assemble(USER, None, dialog).report
    told = [it.position + n for it in report.messages for n in range(it.items)]
    assert told == list(range(len(sizes)))


# The start, and the guaranteed messages -----------------------------------------------


def test_the_first_message_may_have_to_be_the_users() -> None:
    """Leading messages of others are left out and told; system messages stay."""
    dialog = [("assistant", "Hello"), call("f"), result("1"), ("user", "a")]
    config = PromptConfig(recent_messages=9, first_message="user")
    prompt = PromptAssembler(config).assemble("b", None, dialog, system_prompt=SYSTEM)
    assert [it["role"] for it in prompt.messages] == ["system", "user", "user"]
    reasons = [it.reason for it in prompt.report.messages]
    assert reasons == [REASON_NOT_USER] * 3 + ["recent"]
    dialog = [("system", "s"), ("assistant", "Hello"), ("user", "a")]
    prompt = PromptAssembler(config).assemble("b", None, dialog)
    assert [it["role"] for it in prompt.messages] == ["system", "user", "user"]


@given(st.integers(0, 12), st.integers(60, 600))
def test_the_oldest_guaranteed_messages_may_go(count: int, budget: int) -> None:
    """With "drop_oldest" the newest that fit stay; without, the prompt is refused."""
    config = config_of(budget, recent_messages=12)
    dialog = talk(count)
    with_all = message_text(
        [{"role": role, "content": text} for role, text in dialog]
        + [{"role": "user", "content": USER}]
    )
    dropping = config.replace(on_recent_overflow="drop_oldest")
    prompt = PromptAssembler(dropping, count_tokens=len).assemble(
        USER, None, dialog, memories=MEMORIES
    )
    assert len(message_text(prompt.messages)) <= budget
    kept = kept_positions(prompt)
    assert kept == list(range(count - len(kept), count))
    if len(with_all) > budget:
        assert prompt.report.messages[0].reason == REASON_RECENT_DROPPED
        role, text = dialog[count - len(kept) - 1]
        longer = len(message_text(prompt.messages)) + len(f"\n{role}\n{text}") + 1
        assert longer > budget or prompt.report.notice
        with pytest.raises(BudgetExceededError):
            PromptAssembler(config, count_tokens=len).assemble(USER, None, dialog)
    else:
        assert len(kept) == count


def test_dropping_ends_in_a_refusal() -> None:
    """System prompt and question are never dropped."""
    config = config_of(30, on_recent_overflow="drop_oldest")
    with pytest.raises(BudgetExceededError):
        PromptAssembler(config, count_tokens=len).assemble(
            USER, None, talk(5), system_prompt=SYSTEM
        )
