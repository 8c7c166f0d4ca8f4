"""turn: the phases over one minimal context, and what is told of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    CallbackError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.account import WARN_BLOCK_IN_DIALOG, WARN_UNNAMED_FAMILY, Basis
from prompt_assemble.callables import Policy
from prompt_assemble.context import MinimalContext
from prompt_assemble.guard import Guard
from prompt_assemble.retrieval import (
    REASON_BLANK_MEMORY,
    REASON_BUDGET,
    REASON_DUPLICATE,
    REASON_IN_DIALOG,
    REASON_IN_SYSTEM,
    REASON_NO_ROOM,
    REASON_NOT_NEEDED,
    REASON_NOT_TRIED,
    REASON_NOTHING_LEFT,
    REASON_OWN_BLOCK,
    REASON_OVER_TOP_K,
)
from prompt_assemble.turn import Turn

from .helpers import USER, Recorder, config_of, context_of
from .strategies import CANARY, Counter, counters

PLAIN = "How long does oil paint take to dry?"
"""A message that needs no memory."""

MEMORIES = ["The guest likes room nine.", "He asked for tea.", "He has a dog."]


def run(
    config: PromptConfig,
    source: object = None,
    *,
    given: object = None,
    mode: str = "always",
    context: MinimalContext | None = None,
    form: str = "text",
    strict: bool = False,
    **callables: Any,
) -> AssembledPrompt:
    """One turn around the usual question."""
    context = context_of() if context is None else context
    basis = Basis(Policy(config, **callables), config.limits, form, context)
    return Turn(basis, Guard(strict)).run(source, given, mode, context.user.text)


ROOMY = config_of(5_000)


# Need and search ----------------------------------------------------------------------


def test_without_a_backend() -> None:
    """Nothing is decided, nothing is told, no trace of a block."""
    prompt = run(ROOMY)
    assert prompt.report.memory_status == "no_backend"
    assert prompt.report.warnings == ()
    assert prompt.text == f"User: {USER}"


@pytest.mark.parametrize(
    "config, mode",
    [
        (ROOMY, "never"),
        (ROOMY, "auto"),
        (ROOMY.replace(memory_top_k=0), "always"),
    ],
)
def test_memory_that_is_not_needed_is_not_searched(
    config: PromptConfig, mode: str
) -> None:
    """Neither backend nor summary is called."""
    search, summarize = Recorder(["tea"]), Recorder("tea")
    context = context_of(user=PLAIN)
    prompt = run(config, search, mode=mode, summarize=summarize, context=context)
    assert prompt.report.memory_status == "not_needed"
    assert (search.calls, summarize.calls) == ([], [])


class Untouchable:
    """An answer that may not be looked at."""

    def __iter__(self) -> Any:
        raise AssertionError("was read")


@pytest.mark.parametrize(
    "given, items",
    [
        (["tea", "rain"], [2]),
        (("tea",), [1]),
        ([], []),
        (Untouchable(), [0]),
        ({"results": [{"memory": "tea"}]}, [0]),
    ],
)
def test_given_memories_that_are_not_needed_are_told_of_unread(
    given: Any, items: list[int]
) -> None:
    """Each is accounted for: 0 stands for an unknown number."""
    prompt = PromptAssembler(ROOMY).assemble("hi", memories=given, memory="never")
    told = prompt.report.memories
    assert [it.items for it in told] == items
    assert all(it.reason == REASON_NOT_NEEDED and not it.kept for it in told)


@pytest.mark.parametrize(
    "rule, mode, category",
    [
        ("always", "auto", "always"),
        ("never", "always", "always"),
        ("always", "never", "never"),
        ("never", "auto", "never"),
        (None, "auto", "none"),
        (lambda text, recent: True, "auto", "callable"),
        (lambda text, recent: True, "never", "never"),
    ],
)
def test_the_wish_of_the_turn_goes_before_the_policy(
    rule: Any, mode: str, category: str
) -> None:
    """ "always" and "never" of the call win over `needs_memory` of the assembler."""
    search = Recorder(["tea"])
    context = context_of(user=PLAIN)
    prompt = run(ROOMY, search, mode=mode, needs_memory=rule, context=context)
    decision = prompt.report.trigger
    assert decision.category == category
    assert len(search.calls) == decision.needed


@pytest.mark.parametrize(
    "sign", ["\u200b", "\ufeff", "\u3164", "\u2800", "\x00", "\u2060"]
)
@pytest.mark.parametrize("mode", ["auto", "always"])
def test_words_that_show_nothing_are_not_searched_for(sign: str, mode: Any) -> None:
    """A backend answers a blank query with everything; the input is sent as it is."""
    asked: list[str] = []

    def search(query: str, top_k: int) -> list[str]:
        asked.append(query)
        return ["a fact"]

    for user in (sign, f" {sign}\n{sign}", [{"type": "text", "text": sign}]):
        prompt = PromptAssembler().assemble(user, search, memory=mode)
        assert not asked and prompt.report.trigger.category == "no_words"
        assert prompt.messages == [{"role": "user", "content": user}]
    prompt = PromptAssembler().assemble(f"{sign}a", search, memory="always")
    assert asked == [f"{sign}a"] and prompt.report.memory_status == "kept"
    given = PromptAssembler().assemble(sign, ["a fact"], memory="always")
    assert given.memories == ("a fact",)  # no search, so no words are needed


def test_found_already() -> None:
    """Given memories are used without trigger, search or need."""
    search, decide = Recorder(["rain"]), Recorder(True)
    prompt = run(ROOMY, search, given=["tea"], mode="auto", needs_memory=decide)
    assert prompt.memories == ("tea",)
    assert prompt.report.trigger.category == "given"
    assert (search.calls, decide.calls) == ([], [])


def test_given_memories_are_not_called_a_search() -> None:
    """A fault in `memories` names what the caller passed."""

    def torn() -> Any:
        yield "tea"
        raise OSError(CANARY)

    (warning,) = run(ROOMY, given=torn()).report.warnings
    assert "memory_search_fn" not in warning
    assert "memories" in warning


# Status -------------------------------------------------------------------------------


def failing(query: str, top_k: int) -> object:
    """A backend that is down."""
    raise ConnectionError(CANARY)


@pytest.mark.parametrize(
    "source, status",
    [
        (["tea"], "kept"),
        ([], "none_found"),
        (None, "no_backend"),
        (failing, "failed"),
        (["x" * 9_000], "left_out"),
    ],
)
def test_status(source: object, status: str) -> None:
    """Used, nothing found, failed and left out are told apart."""
    config = config_of(400, memory_max_tokens=100_000, memory_max_lines=9)
    assert run(config, source, count_tokens=len).report.memory_status == status


def test_a_failed_search_leaves_the_prompt_without_memory() -> None:
    """Same bytes as without a backend; the report names the exception's type only."""
    prompt = run(ROOMY, failing)
    assert prompt.text == run(ROOMY).text
    (warning,) = prompt.report.warnings
    assert "ConnectionError" in warning and CANARY not in warning


def test_found_but_nothing_usable_is_not_none_found() -> None:
    """An answer of which nothing could be used was found and left out."""
    prompt = run(ROOMY, [42, "  "])
    assert [it.kept for it in prompt.report.memories] == [False, False]
    assert prompt.report.memory_status == "left_out"


def test_a_summary_that_says_nothing_is_not_a_matter_of_size() -> None:
    """The reason for a memory whose summary came back empty does not blame a limit."""
    (outcome,) = run(ROOMY, ["a memory"], summarize=lambda *args: " \n").report.memories
    assert outcome.kept or outcome.reason != REASON_NOTHING_LEFT


def test_given_memories_and_no_places_for_them() -> None:
    """With `memory_top_k=0` they are left out and counted."""
    report = run(ROOMY.replace(memory_top_k=0), given=["tea", "rain"]).report
    assert report.memories_left_out == 2
    assert {it.reason for it in report.memories} == {REASON_OVER_TOP_K}


def test_a_partly_read_answer_is_used_and_told() -> None:
    """What came before the failure is kept."""

    def torn(query: str, top_k: int) -> Any:
        yield "tea"
        raise OSError(CANARY)

    prompt = run(ROOMY, torn)
    assert prompt.memories == ("tea",)
    assert prompt.report.memory_status == "kept"
    assert "memories read until then: 1" in prompt.report.warnings[0]


def test_a_search_that_must_work_raises_with_the_report_so_far() -> None:
    """With `on_memory_error="raise"` there is no prompt, and the error tells what
    was."""
    context = context_of("hello")
    with pytest.raises(CallbackError) as caught:
        run(ROOMY.replace(on_memory_error="raise"), failing, context=context)
    report = caught.value.report
    assert (report.memory_status, report.verified_by) == ("failed", "nothing")
    assert len(report.messages) == 1
    str(report)


# Fit ----------------------------------------------------------------------------------


def sizes(form: str, **changes: Any) -> tuple[int, int]:
    """Characters of the whole prompt with, and without, the three memories."""
    config = config_of(50_000, **changes)
    return tuple(  # type: ignore[return-value]
        run(config, source, form=form, count_tokens=len).report.token_count
        for source in (MEMORIES, None)
    )


@pytest.mark.parametrize("form", ["text", "messages"])
def test_an_exactly_full_prompt_passes(form: str) -> None:
    """At its own size everything is kept; one token less and one memory is left out."""
    whole, bare = sizes(form)
    full = run(config_of(whole), MEMORIES, form=form, count_tokens=len)
    assert full.memories == tuple(MEMORIES)
    assert full.report.token_count == full.report.token_budget == whole
    less = run(config_of(whole - 1), MEMORIES, form=form, count_tokens=len)
    assert less.memories == tuple(MEMORIES[:2])
    assert less.report.token_count <= whole - 1
    assert run(config_of(bare), MEMORIES, form=form, count_tokens=len).memories == ()


@pytest.mark.parametrize("form", ["text", "messages"])
def test_one_token_over_without_memory_is_refused(form: str) -> None:
    """The refusal gives the numbers, by section, and what would help."""
    _, bare = sizes(form)
    with pytest.raises(BudgetExceededError) as caught:
        run(config_of(bare - 1), MEMORIES, form=form, count_tokens=len)
    error = caught.value
    assert (error.token_count, error.token_budget) == (bare, bare - 1)
    assert error.verified_by == "counter"
    assert sum(error.sections.values()) == bare
    assert f"{bare} tokens" in str(error) and "1 too many" in str(error)
    assert {it.reason for it in error.report.memories} == {REASON_NO_ROOM}
    assert error.report.memory_status == "left_out"


@pytest.mark.parametrize(
    "system, dialog, user, section, remedy",
    [
        ("s" * 900, [], "hi", "system", "system_prompt"),
        ("", ["h" * 900], "hi", "history", "recent_messages"),
        ("", [], "u" * 900, "input", "user"),
    ],
)
def test_a_refusal_names_the_largest_part(
    system: str, dialog: list[object], user: str, section: str, remedy: str
) -> None:
    """The part to shorten is named; no text of it is quoted."""
    context = context_of(*dialog, system=system, user=user)
    with pytest.raises(
        BudgetExceededError, match=f"largest part is {section}"
    ) as caught:
        run(config_of(500), context=context, count_tokens=len)
    assert remedy in str(caught.value)
    assert not any(text * 20 in str(caught.value) for text in "shu")


@pytest.mark.parametrize("counter, hint", [(None, True), (len, False)])
def test_a_refusal_by_estimate_says_so(counter: Any, hint: bool) -> None:
    """Only an estimate is a reason to name the model or to pass a counter."""
    context = context_of(user="u " * 5_000)
    with pytest.raises(BudgetExceededError) as caught:
        run(config_of(500), context=context, count_tokens=counter)
    assert ("count_tokens" in str(caught.value)) is hint


@pytest.mark.parametrize("form", ["text", "messages"])
def test_memories_are_whole_or_absent(form: str) -> None:
    """At every budget from bare to full: whole memories, one pair of marks."""
    whole, bare = sizes(form)
    for budget in range(bare, whole + 1):
        prompt = run(config_of(budget), MEMORIES, form=form, count_tokens=len)
        text = prompt.text if form == "text" else prompt.messages[-1]["content"]
        assert text.count("<recalled_memory>") == text.count("</recalled_memory>")
        assert text.count("<recalled_memory>") == bool(prompt.memories)
        for memory in MEMORIES:
            assert (f"| - {memory}\n" in text) is (memory in prompt.memories)
        assert len(prompt.memories) == prompt.report.memories_kept


def test_a_large_memory_does_not_keep_small_ones_out() -> None:
    """The first does not fit and is skipped; those behind it are used."""
    config = config_of(500, memory_max_tokens=100_000, memory_notice=None)
    prompt = run(config, ["long " * 400, *MEMORIES[:2]], count_tokens=len)
    assert prompt.memories == tuple(MEMORIES[:2])
    assert [(it.rank, it.kept) for it in prompt.report.memories] == [
        (0, False),
        (1, True),
        (2, True),
    ]


def test_the_notice_is_counted_and_gives_way() -> None:
    """It is there where a memory was left out and it fits, to the last token."""
    config = config_of(50_000, memory_max_tokens=100_000)
    notice = config.memory_notice or ""
    bare = run(config, count_tokens=len).report.token_count
    for room, expected in ((len(notice) + 2, True), (len(notice) + 1, False)):
        small = config_of(bare + room, memory_max_tokens=100_000)
        prompt = run(small, ["long " * 400], count_tokens=len)
        assert prompt.report.notice is (notice in prompt.text) is expected
        assert prompt.report.token_count == len(prompt.text)


@pytest.mark.parametrize("tokenizer", ["any", "o200k", "minimax_m2", "llama2"])
@pytest.mark.parametrize("before", [(), (300,)])
def test_what_was_left_out_needed_more_than_was_free(
    tokenizer: str, before: tuple[int, ...]
) -> None:
    """Without a counter too, both numbers explain why it was left out."""
    config = config_of(
        1_500, tokenizer=tokenizer, memory_max_tokens=9_000, memory_top_k=9
    )
    left_out = 0
    for size in range(0, 6_000, 40):
        words = ["word " * (length // 5) + "end" for length in (*before, size)]
        for outcome in run(config, words).report.memories:
            if outcome.reason == REASON_BUDGET:
                left_out += 1
                assert outcome.needed is not None and outcome.free is not None
                assert outcome.needed > outcome.free >= 0, size
    assert left_out


# Summary ------------------------------------------------------------------------------


def test_an_injected_summary_is_called_once_a_memory_and_held_to_the_limits() -> None:
    """Nine lines of it are too many; three are used."""
    calls: list[tuple[object, ...]] = []

    def summarize(*given: object) -> str:
        calls.append(given)
        return "\n".join(f"{len(calls)}.{line}" for line in "123456789")

    prompt = run(ROOMY, MEMORIES, summarize=summarize)
    assert [args[0] for args in calls] == MEMORIES
    assert {args[1:] for args in calls} == {(USER, 3)}
    assert prompt.memories == tuple(f"{n}.1\n{n}.2\n{n}.3" for n in (1, 2, 3))


@pytest.mark.parametrize("answer", [None, 5, b"short", ["short"]])
def test_a_faulty_summary_is_replaced(answer: object) -> None:
    """The built-in summary is used, and the report says so."""
    prompt = run(ROOMY, MEMORIES, summarize=lambda *args: answer)
    assert prompt.memories == tuple(MEMORIES)
    assert prompt.report.warnings[0].startswith("summarize returned")


def test_bad_items_stand_in_the_report_with_their_rank() -> None:
    """Outcomes are in the order of the answer, whenever they were decided."""
    report = run(ROOMY, ["", "tea", None, "rain"]).report
    assert [it.rank for it in report.memories] == [0, 1, 2, 3]
    assert report.memories[0].reason == REASON_BLANK_MEMORY


# Counters -----------------------------------------------------------------------------


@given(counters(), st.integers(20, 900), st.sampled_from(("text", "messages")))
def test_the_counter_has_the_last_word(
    counter: Counter, budget: int, form: str
) -> None:
    """Counted again, exactly what is returned has the reported size and fits."""
    config = config_of(budget)
    try:
        prompt = run(config, MEMORIES, form=form, count_tokens=counter)
    except BudgetExceededError as error:
        assert error.token_count > error.token_budget == budget
        return
    text = prompt.text if form == "text" else message_text(prompt.messages)
    assert prompt.report.verified_by == "counter"
    assert counter.count(text) == prompt.report.token_count <= budget
    assert counter.calls <= len(MEMORIES) + 3


def declared(family: object) -> Recorder:
    """A counter that says which tokenizer family it belongs to."""
    counter = Recorder(len)
    counter.tokenizer_family = family  # type: ignore[attr-defined]
    return counter


@pytest.mark.parametrize(
    "family, calls", [("o200k", 0), ("claude4_7", 1), ("any", 1), ("x", 1), (None, 1)]
)
def test_a_declared_counter_is_spared(family: object, calls: int) -> None:
    """A family with a proved bound needs no call where the bound proves the fit."""
    counter = declared(family)
    run(PromptConfig(), MEMORIES, count_tokens=counter)
    assert len(counter.calls) == calls


class Unreadable:
    """A counter that lets nobody look at it."""

    def __call__(self, text: str) -> int:
        return len(text)

    def __getattr__(self, name: str) -> object:
        raise RuntimeError(CANARY)


def test_a_counter_that_cannot_be_looked_at_still_counts() -> None:
    """What a foreign object raises for an unknown attribute does not come out."""
    assert run(ROOMY, count_tokens=Unreadable()).report.verified_by == "counter"


def test_messages_are_counted_by_their_own_counter() -> None:
    """`count_messages` decides alone in the messages form and is not asked for text."""
    whole, plain = Recorder(17), Recorder(23)
    both: dict[str, Any] = {"count_messages": whole, "count_tokens": plain}
    assert run(ROOMY, form="messages", **both).report.token_count == 17
    assert run(ROOMY, form="text", **both).report.token_count == 23
    assert (len(whole.calls), len(plain.calls)) == (1, 1)


@pytest.mark.parametrize("failing_call", [0, 1, 2, 3, 4])
def test_a_counter_that_fails_midway(failing_call: int) -> None:
    """From the failure on, bound or estimate decide; the fault is told."""
    asked: list[str] = []

    def count(text: str) -> int:
        asked.append(text)
        if len(asked) > failing_call:
            raise OSError(CANARY)
        return len(text)

    _, bare = sizes("text")
    prompt = run(config_of(bare * 5), ["x " * 90, "y " * 90, "z"], count_tokens=count)
    report = prompt.report
    assert len(asked) <= failing_call + 1
    assert report.fits
    if len(asked) > failing_call:
        assert any("OSError" in warning for warning in report.warnings)
    if report.verified_by == "counter":
        assert report.token_count == len(prompt.text)


@pytest.mark.parametrize("digits", [30, 5_000])
def test_a_gigantic_count_is_a_refusal(digits: int) -> None:
    """A number too long to print is still a count over budget."""
    tokens = 10**digits
    with pytest.raises(BudgetExceededError) as caught:
        run(ROOMY, count_tokens=lambda text: tokens)
    assert caught.value.token_count == tokens
    str(caught.value.report)


@pytest.mark.parametrize(
    "name", ["count_tokens", "count_messages", "summarize", "needs_memory"]
)
def test_strict_faults_carry_the_report_so_far(name: str) -> None:
    """Every error after the minimal context tells what the turn had decided."""

    def fail(*args: object) -> object:
        raise OSError(CANARY)

    callables: dict[str, Any] = {name: fail}
    with pytest.raises(CallbackError) as caught:
        run(
            ROOMY,
            MEMORIES,
            mode="auto" if name == "needs_memory" else "always",
            form="messages",
            strict=True,
            **callables,
        )
    assert caught.value.callback == name
    assert caught.value.report is not None
    assert caught.value.report.verified_by == "nothing"


@pytest.mark.parametrize(
    "again",
    ["Likes tea.", "likes  TEA.", " Likes\ntea.", "Ｌｉｋｅｓ tea.", "Likes te\u0061."],
)
def test_the_same_fact_is_put_in_once(again: str) -> None:
    """Equal after case, spacing and Unicode form; the first one stays."""
    prompt = run(ROOMY, ["Likes tea.", again, "Prefers mornings."])
    assert prompt.memories == ("Likes tea.", "Prefers mornings.")
    assert [it.reason for it in prompt.report.memories if not it.kept] == [
        REASON_DUPLICATE
    ]


def test_what_the_dialog_holds_is_not_remembered_as_well() -> None:
    """A memory equal to a recent message, or to the input, is left out and told."""
    context = context_of(("user", "I like tea."))
    prompt = run(ROOMY, ["i like tea.", USER, "Prefers mornings."], context=context)
    assert prompt.memories == ("Prefers mornings.",)
    assert [it.reason for it in prompt.report.memories if not it.kept] == [
        REASON_IN_DIALOG,
        REASON_IN_DIALOG,
    ]


@pytest.mark.parametrize("mode", ["auto", "always"])
@pytest.mark.parametrize("words", ["\u200b\u2060", "\x00", "\u3164 ", "\ufffd"])
def test_words_that_show_nothing_are_no_query(words: str, mode: str) -> None:
    """The backend might answer them with anything; they are sent as they are."""
    asked: list[str] = []
    prompt = PromptAssembler().assemble(
        words, lambda query: asked.append(query), memory=mode
    )
    assert asked == [] and prompt.report.memory_status == "not_needed"
    assert prompt.messages[-1]["content"] == words


@pytest.mark.parametrize("form", ["text", "messages"])
def test_the_system_prompt_is_not_remembered_as_well(form: str) -> None:
    """A memory that says the same is left out and told, and no other."""
    system = "You help in a bookshop."
    for memories in (
        [system.upper(), "Likes tea."],
        [f"{system} Or not.", "Likes tea."],
    ):
        prompt = PromptAssembler().assemble(
            USER, memories=memories, system_prompt=system, form=form
        )
        is_copy = memories[0] == system.upper()
        assert prompt.memories == tuple(memories[is_copy:])
        reason = REASON_IN_SYSTEM if is_copy else "kept"
        assert prompt.report.memories[0].reason == reason


@pytest.mark.parametrize("is_given", [True, False])
def test_more_candidates_make_up_for_duplicates(is_given: bool) -> None:
    """Of ten that are fetched, the first two that say something new are kept."""
    config = ROOMY.replace(memory_top_k=2, memory_candidates=10)
    said = ["Likes tea.", "likes  tea.", USER, "Has a dog.", "Rises late."]
    asked: list[int] = []

    def search(query: str, top_k: int) -> list[str]:
        asked.append(top_k)
        return said

    prompt = run(config, given=said) if is_given else run(config, search)
    assert asked == ([] if is_given else [10])
    assert prompt.memories == ("Likes tea.", "Has a dog.")
    assert [it.reason for it in prompt.report.memories] == [
        "kept",
        REASON_DUPLICATE,
        REASON_IN_DIALOG,
        "kept",
        REASON_OVER_TOP_K,
    ]


@pytest.mark.parametrize("form", ["text", "messages"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", " \u2028"])
@pytest.mark.parametrize("heading", ["Notes [1] <s>:", ROOMY.memory_heading, "\u200b"])
def test_a_prompt_that_was_stored_does_not_come_back(
    form: str, line_end: str, heading: str
) -> None:
    """Neither whole nor cut off after its start; a dialog that holds one warns."""
    config = ROOMY.replace(memory_heading=heading)
    stored = run(config, MEMORIES).text.replace("\n", line_end)
    cut_off = stored[: stored.index("| - ") + 6]
    parts = [stored, cut_off, "Prefers <recalled_memory> as a mark."]
    again = run(config, parts, form=form)
    assert [it.reason for it in again.report.memories if not it.kept] == [
        REASON_OWN_BLOCK,
        REASON_OWN_BLOCK,
    ]
    assert len(again.memories) == 1
    told = run(config, context=context_of(("user", stored)), form=form)
    assert told.report.warnings == (WARN_BLOCK_IN_DIALOG,)


def test_a_turn_that_ended_early_claims_to_have_kept_nothing() -> None:
    """An error between search and measurement reports its memories as not tried."""

    def broken(text: str) -> int:
        raise OSError(CANARY)

    assembler = PromptAssembler(ROOMY, count_tokens=broken, strict=True)
    with pytest.raises(CallbackError) as caught:
        assembler.assemble(USER, ["tea"], memory="always")
    report = caught.value.report
    assert [(it.kept, it.reason) for it in report.memories] == [
        (False, REASON_NOT_TRIED)
    ]
    assert report.memory_status == "left_out"


@pytest.mark.parametrize("form", ["text", "messages"])
@pytest.mark.parametrize(
    "family, repeats, counted, warned",
    [
        ("any", 99, False, True),
        ("any", 1, False, False),  # nothing was left out
        ("any", 99, True, False),  # a counter decided, and no family
        ("o200k", 99, False, False),
    ],
)
def test_the_report_says_what_naming_the_family_would_free(
    form: str, family: str, repeats: int, counted: bool, warned: bool
) -> None:
    given = [memory + " He asked for tea." * repeats for memory in MEMORIES]
    counters = {"count_tokens": len, "count_messages": lambda it: len(str(it))}
    callables: dict[str, Any] = counters if counted else {}
    config = config_of(900, tokenizer=family)
    report = run(config, given=given, form=form, **callables).report
    assert bool(report.memories_left_out) is (repeats > 1)
    assert (WARN_UNNAMED_FAMILY in report.warnings) is warned


def test_text_counters_see_the_text_and_are_charged_the_framing() -> None:
    """`count_tokens` counts what is sent as text; the template comes on top."""
    counter, config = Recorder(5), ROOMY.replace(tokens_per_message=7)
    assembler = PromptAssembler(config, count_tokens=counter)
    prompt = assembler.assemble("hi", system_prompt="Be kind.")
    assert prompt.report.token_count == 5 + 2 * 7
    assert counter.calls == [(message_text(prompt.messages),)]
    assert assembler.assemble("hi", form="text").report.token_count == 5


def test_message_counters_see_the_messages_and_decide_alone() -> None:
    """`count_messages` gets new dicts, so it cannot change what is sent."""
    asked = [{"type": "text", "text": "hi"}]

    def count(messages: Any) -> int:
        assert messages == [
            {"role": "user", "content": [{"type": "text", "text": "hi"}]}
        ]
        messages[0]["content"][0]["text"] = "changed"
        return 5

    config = ROOMY.replace(tokens_per_message=7)
    prompt = PromptAssembler(config, count_messages=count).assemble(asked)
    assert prompt.report.token_count == 5
    assert prompt.messages == [{"role": "user", "content": asked}]
    assert asked == [{"type": "text", "text": "hi"}]
