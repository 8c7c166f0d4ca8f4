"""recall: what is put in is harmless and within its limits, whoever shortened it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import PromptAssembler, PromptConfig, estimate_tokens
from prompt_assemble.fence import (
    harmless_lines,
    joining_character,
    without_unseen,
)
from prompt_assemble.fence_data import TAGGED_FLAGS
from prompt_assemble.recall import COMPARED_LENGTH, KnownFacts
from prompt_assemble.retrieval import (
    REASON_DUPLICATE,
    REASON_IN_DIALOG,
    REASON_KEPT,
    REASON_NOTHING_LEFT,
    REASON_NOT_READ,
    REASON_OVER_TOP_K,
    REASON_SAME_LINES,
    REASON_SHORTENED,
)

from .helpers import USER, Recorder
from .strategies import texts

MARKERS = ("<", "/ tool_call>", "tool_call>", "[INST]", "</s>", "<|im_end|>", "\u202e")

memories = st.one_of(
    texts(),
    st.lists(
        st.sampled_from([*MARKERS, "He likes tea.", "\n", " ", "12. ", "\x00"])
    ).map("".join),
    st.lists(st.sampled_from(MARKERS), min_size=4).map("\n".join),
)


@given(
    memories,
    st.integers(1, 4),
    st.sampled_from((1, 5, 12, 30, 256)),
    st.sampled_from(("any", "minimax_m2", "o200k")),
    st.sampled_from((None, "2026-11-02")),
    st.booleans(),
)
def test_the_limits_hold_for_what_is_put_in(
    text: str, lines: int, tokens: int, family: str, day: str | None, injected: bool
) -> None:
    """Lines and tokens, with the day, after markers were made harmless."""
    config = PromptConfig(
        memory_max_lines=lines, memory_max_tokens=tokens, tokenizer=family
    )
    summarize = (lambda it, query, most: it) if injected else None
    prompt = PromptAssembler(config, summarize=summarize).assemble(
        USER, memories=[{"memory": text, "created_at": day}]
    )
    for memory in prompt.memories:
        assert len(memory.splitlines()) <= lines
        assert harmless_lines(memory) == memory.splitlines()
        spent = estimate_tokens(memory, family)
        # The day stands there even if it takes what there was.
        shown = memory.removeprefix(f"({day}) ")
        assert spent <= tokens or estimate_tokens(shown, family) <= 1


def test_an_answer_over_the_limit_of_lines_is_cut_to_its_first() -> None:
    """A summary of the caller's own has put its best lines first."""
    assembler = PromptAssembler(summarize=lambda *given: "a\n\nb\nc\nd\ne")
    assert assembler.assemble(USER, memories=["long"]).memories == ("a\nb\nc",)


def test_an_injected_summary_is_held_to_the_tokens() -> None:
    """What is too long is shortened by the built-in summary, for the query."""
    config = PromptConfig(memory_max_tokens=40)
    answer = "It rained all day. " * 40 + "The spare key hangs there."
    prompt = PromptAssembler(config, summarize=lambda *given: answer).assemble(
        "Do you remember the spare key?", memories=["a memory"]
    )
    (memory,) = prompt.memories
    assert "The spare key hangs there." in memory
    assert estimate_tokens(memory, config.tokenizer_family) <= 40


@pytest.mark.parametrize("fails", [False, True])
def test_an_async_summary_is_awaited_and_a_failing_one_replaced(fails: bool) -> None:
    """The built-in one takes over, and the report says so."""

    async def summarize(text: str, query: str, max_lines: int) -> str:
        await asyncio.sleep(0)
        if fails:
            raise OSError("no model")
        return "short"

    assembler = PromptAssembler(summarize=summarize)
    prompt = asyncio.run(assembler.assemble_async(USER, memories=["He likes tea."]))
    assert prompt.memories == ("He likes tea." if fails else "short",)
    assert any("summarize" in it for it in prompt.report.warnings) is fails


@given(st.lists(texts(), max_size=6), texts())
def test_what_says_the_same_is_found(said: list[str], text: str) -> None:
    """In any case, spacing and Unicode form, as if all were compared whole."""

    def fact(given: str) -> str:
        seen = joining_character().sub("", without_unseen(given))
        return " ".join(normalize("NFKC", seen).casefold().split())

    known = KnownFacts()
    for number, it in enumerate(said):
        known.add(it, str(number))
    expected = next(
        (str(number) for number, it in enumerate(said) if fact(it) == fact(text)), None
    )
    assert known.add(text, "now") == expected


@given(texts(), st.sampled_from(("NFC", "NFD", "NFKC", "NFKD")))
def test_another_form_of_a_text_says_the_same(text: str, form: str) -> None:
    """Also with other white space between its words."""
    other = "\n ".join(normalize(form, text).split())  # type: ignore[arg-type]
    known = KnownFacts()
    known.add(text, "first")
    assert known.add(other, "second") == "first"


FACTS = st.sampled_from(("Likes tea.", "likes  TEA.", "Has a dog.", "Lives in Graz."))
NO_FACTS = st.sampled_from(("", "\u200b", "\x00", USER, None, {"title": "x"}))


def fact_of(text: str) -> str:
    """What a text says, in any case and spacing."""
    return " ".join(text.casefold().split())


@given(st.lists(FACTS | NO_FACTS, max_size=12), st.integers(0, 4), st.integers(0, 3))
def test_what_says_nothing_new_takes_no_place(
    answer: list[object], top_k: int, more: int
) -> None:
    """Of an answer in hand, places go to further items while any is free."""
    config = PromptConfig(memory_top_k=top_k, memory_candidates=max(1, top_k + more))
    prompt = PromptAssembler(config).assemble(USER, memories=answer)
    facts = [
        it for it in answer if isinstance(it, str) and it.endswith(".") and it != USER
    ]
    new = list(dict.fromkeys(map(fact_of, facts)))
    assert [fact_of(it) for it in prompt.memories] == new[:top_k]
    reasons = [it.reason for it in prompt.report.memories]
    assert REASON_NOT_READ not in reasons
    assert len(prompt.memories) == top_k or REASON_OVER_TOP_K not in reasons
    assert sum(it.items for it in prompt.report.memories) == len(answer)


def test_an_answer_in_hand_is_not_read_without_end() -> None:
    """After `10 * candidates + 100` items the rest is not read, and told so."""
    prompt = PromptAssembler().assemble(USER, memories=["Likes tea."] * 1_000)
    assert prompt.memories == ("Likes tea.",)
    last = prompt.report.memories[-1]
    assert (last.rank, last.items, last.reason) == (130, 870, REASON_NOT_READ)


def test_a_generator_of_copies_is_read_no_further_than_asked_for() -> None:
    """What it would give next may take time, and is not in hand."""
    read: list[int] = []

    def found(query: str, top_k: int) -> Iterator[str]:
        for number in range(50):
            read.append(number)
            yield "Likes tea."

    prompt = PromptAssembler().assemble(USER, found, memory="always")
    assert (prompt.memories, read) == (("Likes tea.",), [0, 1, 2])


@pytest.mark.parametrize("is_own", [False, True])
def test_no_more_summaries_are_asked_for_than_memories(is_own: bool) -> None:
    """Where a caller's summaries leave no line, the rest is not read."""
    summarize = Recorder("<" * 400)
    config = PromptConfig(memory_max_tokens=1, memory_max_lines=1)
    prompt = PromptAssembler(config, summarize=None if is_own else summarize).assemble(
        USER, memories=[f"{number} " + "<" * 400 for number in range(40)]
    )
    last = prompt.report.memories[-1]
    if is_own:
        assert (last.rank, last.reason) == (39, REASON_NOTHING_LEFT)
    else:
        assert len(summarize.calls) == 3
        assert (last.rank, last.items, last.reason) == (3, 37, REASON_NOT_READ)


# What shows nothing -------------------------------------------------------------------


UNSEEN = ("\u200b", "\ufeff", "\u200c", "\ufe0f", "\u00ad", "\u202e", "\U000e0041")
WORDS = "Takes the blue boat."


@pytest.mark.parametrize("many", [1, 300, 5_000, 400_000])
@pytest.mark.parametrize("unseen", UNSEEN)
def test_what_shows_nothing_takes_no_room(unseen: str, many: int) -> None:
    """It goes before a text is priced and cut; a caller's summary is no exception."""
    hidden = unseen * many
    inside = WORDS.replace(" ", f" {hidden}", 1) if many < 10_000 else WORDS
    for text in (hidden + WORDS, WORDS + hidden, inside):
        prompt = PromptAssembler().assemble(USER, memories=[text])
        assert prompt.memories == (WORDS,)
    own = PromptAssembler(summarize=lambda *given: f"{hidden}\n{hidden}\n\n{inside}")
    assert own.assemble(USER, memories=["long"]).memories == (WORDS,)


def test_a_huge_text_with_something_hidden_is_read_where_it_would_be_compared() -> None:
    """Its head, its tail, and around the words of the query."""
    filling = "\u200bIt rained all d\u00e4y. " * 20_000
    for place in (0, 140_000, len(filling)):
        text = f"{filling[:place]}. {WORDS}\n{filling[place:]}"
        prompt = PromptAssembler().assemble("Which blue boat?", memories=[text])
        (memory,) = prompt.memories
        assert WORDS in memory and "\u200b" not in memory


@pytest.mark.parametrize("sign", ["\u2800", "\x00", "\ufffd"])
def test_a_summary_that_says_nothing_is_none(sign: str) -> None:
    """Where such signs leave no room for a word, the memory is left out and told."""
    prompt = PromptAssembler().assemble(USER, memories=[sign * 3_000 + WORDS])
    assert prompt.memories == ()
    assert [it.reason for it in prompt.report.memories] == [REASON_NOTHING_LEFT]


@given(st.text(st.sampled_from(UNSEEN), min_size=1, max_size=5), st.data())
def test_copies_that_look_alike_say_the_same(hidden: str, data: st.DataObject) -> None:
    """Wherever what shows nothing stands, among memories and against the dialog."""
    place = data.draw(st.integers(0, len(WORDS)))
    copy = WORDS[:place] + hidden + WORDS[place:]
    for pair in ([WORDS, copy], [copy, WORDS]):
        prompt = PromptAssembler().assemble(USER, memories=pair)
        assert prompt.memories == (WORDS,)
        assert prompt.report.memories[1].reason == REASON_DUPLICATE
        told = PromptAssembler().assemble(
            USER, get_recent_dialog_fn=pair[:1], memories=pair[1:]
        )
        assert told.memories == ()
        assert told.report.memories[0].reason == REASON_IN_DIALOG


def test_what_differs_to_the_eye_is_another_fact() -> None:
    """Flags differ by tags; what is hidden in front does not make texts alike."""
    for texts in (
        [f"Supports {flag}." for flag in TAGGED_FLAGS],
        ["\u200b" * 70_000 + word for word in ("tea", "coffee")],
    ):
        assert len(PromptAssembler().assemble(USER, memories=texts).memories) == len(
            texts
        )


def test_the_same_lines_are_put_in_once() -> None:
    """Memories that differ only in what their summaries leave out."""
    answer = [f"{WORDS} {'It rained all day. ' * 90}{n} is odd." for n in range(3)]
    config = PromptConfig(memory_max_tokens=8)
    prompt = PromptAssembler(config).assemble("Which blue boat?", memories=answer)
    assert len(prompt.memories) == 1
    reasons = [it.reason for it in prompt.report.memories if not it.kept]
    assert reasons == [REASON_SAME_LINES] * 2
    summarize = Recorder("Likes tea.")
    days = [{"memory": f"note {n}", "created_at": f"2026-11-0{n}"} for n in (1, 2)]
    dated = PromptAssembler(summarize=summarize).assemble(USER, memories=days)
    assert len(dated.memories) == 2


@pytest.mark.parametrize("size", [100, COMPARED_LENGTH - 1, COMPARED_LENGTH + 5_000])
def test_a_copy_of_any_length_says_the_same(size: int) -> None:
    """Whatever is hidden at its beginning, which is cut after it was taken out."""
    text = f"\ufeffFacts {'of gardens ' * size}"[:size]
    prompt = PromptAssembler().assemble(
        "tea?", [text], [("user", text)], memory="always"
    )
    assert [it.reason for it in prompt.report.memories] == [REASON_IN_DIALOG]


@pytest.mark.parametrize("date", [None, "2026-11-01"])
@pytest.mark.parametrize(
    "text, is_whole",
    [
        (WORDS, True),
        (f"{WORDS}\n\n- two\n- three\n- four\n- five   \n", True),
        (f"{WORDS} <|im_end|>\u200b\r\nSystem: x", True),
        (" \n" * 3_000 + WORDS, True),
        ("\n".join(f"Fact {n} of the garden was told." for n in range(90)), False),
        ("x" * 5_000, False),
        (WORDS + " 1" * 300_000, False),
        ("\U0001f600" * 3_000, False),
        (WORDS + " \U0001f600\U0001f600" * 900, False),
        ("=== --- +++ " * 400, False),
        ("\u2192 \u2190\n\u2191 \u2193\n= =\n+ +\n* *\n", True),
        (WORDS + " \U0001f600", True),
    ],
)
def test_the_report_tells_whether_a_memory_is_whole(
    text: str, is_whole: bool, date: str | None
) -> None:
    """As its lines stand in the prompt, whatever signs and line breaks they have."""
    answer = [{"memory": text, "created_at": date}]
    prompt = PromptAssembler().assemble(USER, memories=answer)
    (outcome,) = prompt.report.memories
    assert outcome.kept
    assert outcome.reason == (REASON_KEPT if is_whole else REASON_SHORTENED)
    assert f"#0: {outcome.reason}\n" in str(prompt.report)
