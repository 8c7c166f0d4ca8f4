"""report: numbers, names and reasons of a turn, never its contents."""

from __future__ import annotations

import json
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssemblyReport,
    BudgetExceededError,
    MemoryOutcome,
    MessageOutcome,
    PromptAssembler,
    PromptConfig,
    TriggerDecision,
)
from prompt_assemble.measure import SectionTokens
from prompt_assemble.report import BAR_SIGNS, BAR_WIDTH, LOGGER_NAME, log_report

from .helpers import config_of
from .strategies import Answer, configs, dialogs, memory_answers, nonblank_texts

SECTIONS = SectionTokens(system=10, history=20, memory=30, input=5, framing=15)

REPORT = AssemblyReport(
    form="messages",
    context_window=1_000,
    reserved_output_tokens=100,
    overhead_tokens=7,
    tokenizer="o200k",
    token_budget=800,
    token_count=80,
    verified_by="counter",
    sections=SECTIONS,
    trigger=TriggerDecision(True, "explicit", "last time", "en", 1.0, (3, 12)),
    memory_status="kept",
    memories=(
        MemoryOutcome(0, True, "kept", 1, "m-0", 0.5),
        MemoryOutcome(1, False, "token budget", 1, "m-1", 0.25, 900, 720),
        MemoryOutcome(2, False, "over top_k", 4),
        MemoryOutcome(6, False, "not read", 0),
    ),
    messages=(
        MessageOutcome(0, 5, None, False, "older"),
        MessageOutcome(5, 1, "user", True, "recent"),
        MessageOutcome(6, 1, "tool", False, "orphan"),
    ),
    notice=True,
    warnings=("a warning",),
)


def test_fits_to_the_last_token() -> None:
    """A prompt as long as its budget fits."""
    assert REPORT._replace(token_count=800).fits
    assert not REPORT._replace(token_count=801).fits


def test_counts_of_memories() -> None:
    """Groups count with their items; an unknown rest counts as none."""
    assert (REPORT.memories_kept, REPORT.memories_left_out) == (1, 5)


def test_to_dict_is_plain() -> None:
    """Every field is there, as something that JSON has."""
    plain = REPORT.to_dict()
    assert set(plain) == set(REPORT._fields)
    assert json.loads(json.dumps(plain, allow_nan=False)) == {
        **plain,
        "trigger": {**plain["trigger"], "span": [3, 12], "cues": []},
    }


def test_to_dict_is_a_copy() -> None:
    """Changing it does not change the report."""
    plain = REPORT.to_dict()
    plain["sections"]["system"] = 0
    plain["warnings"].clear()
    plain["memories"][0]["kept"] = False
    assert REPORT.sections.system == 10
    assert REPORT.warnings and REPORT.memories[0].kept


def test_numbers_are_flat_scalars() -> None:
    """One level, for tracing and for the log record."""
    numbers = REPORT.numbers()
    assert all(type(value) in (int, str, bool) for value in numbers.values())
    assert numbers["messages_kept"] == 1
    assert numbers["messages_left_out"] == 6
    assert numbers["memories_left_out"] == 5


def test_text_for_people() -> None:
    """Budget, method, status, and each thing that was left out with its reason."""
    text = str(REPORT)
    for words in (
        "80 of 800 tokens",
        "by the given counter",
        "window 1,000",
        "memory: kept (need: explicit by 'last time')",
        "#0 id 'm-0' kept",
        "token budget (needed 900, free 720)",
        "#2 and 3 more left out: over top_k",
        "#6 and the rest left out: not read",
        "item 0 to 4 left out: older",
        "item 6 left out: orphan",
        "notice",
        "warning: a warning",
    ):
        assert words in text, words
    assert "DOES NOT FIT" not in text
    assert "DOES NOT FIT" in str(REPORT._replace(token_count=801))


@given(
    st.builds(SectionTokens, *[st.integers(0, 900)] * 5),
    st.integers(1, 2_000),
)
def test_the_bar_has_its_width(sections: SectionTokens, budget: int) -> None:
    """However the parts are rounded, the bar is as wide as it should be."""
    total = sum(sections)
    report = REPORT._replace(sections=sections, token_count=total, token_budget=budget)
    bar = str(report).split("[", 1)[1].split("]", 1)[0]
    assert len(bar) == BAR_WIDTH
    assert set(bar) <= set("SHMIF.")
    for name, sign in BAR_SIGNS.items():
        if not getattr(sections, name):
            assert sign not in bar


@given(configs(), dialogs(), nonblank_texts(), memory_answers())
def test_every_report_is_consistent(
    config: PromptConfig, dialog: list[object], user: str, make: Answer
) -> None:
    """Totals, sections, states and outcomes of a turn agree, kept or refused."""
    assembler = PromptAssembler(config)
    try:
        report = assembler.assemble(
            user, lambda query, top_k: make(), dialog, memory="always"
        ).report
    except BudgetExceededError as error:
        report = error.report
        assert not report.fits and not report.memories_kept
    else:
        assert report.fits
    assert sum(report.sections) == report.token_count
    read = len(dialog)  # a dialog of 0 is not asked for
    assert sum(message.items for message in report.messages) == read
    ranks = [memory.rank for memory in report.memories]
    assert ranks == sorted(ranks) and len(set(ranks)) == len(ranks)
    assert (report.memory_status == "kept") is (report.memories_kept > 0)
    if report.memory_status == "none_found":
        assert not any(memory.reason == "token budget" for memory in report.memories)
    json.dumps(report.to_dict(), allow_nan=False)
    str(report).encode()


@pytest.mark.parametrize("score", [float("inf"), float("-inf"), float("nan")])
def test_a_score_without_end_does_not_break_json(score: float) -> None:
    """JSON has no infinity: such a score is not in the report as a number."""
    items = [{"text": "tea", "score": score}]
    report = PromptAssembler().assemble("hi", items, memory="always").report
    json.dumps(report.to_dict(), allow_nan=False)


def test_one_log_record_a_turn_without_contents(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The record holds numbers in its extra fields and nothing that anybody said."""
    caplog.set_level(logging.DEBUG, LOGGER_NAME)
    PromptAssembler(config_of(2_000)).assemble(
        "quagga user last time",
        ["quagga memory"],
        ["quagga dialog"],
        system_prompt="quagga system",
    )
    (record,) = caplog.records
    assert (record.name, record.levelno) == (LOGGER_NAME, logging.INFO)
    assert record.__dict__["memories_kept"] == 1
    assert record.__dict__["token_budget"] == 2_000
    assert "quagga" not in record.getMessage() + str(record.__dict__)


def test_a_fault_is_logged_as_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    """A faulty callable raises the level, and its message stays out."""

    def search(query: str, top_k: int) -> object:
        raise OSError("quagga")

    caplog.set_level(logging.DEBUG, LOGGER_NAME)
    PromptAssembler().assemble("last time", search)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "quagga" not in str(record.__dict__)


def test_a_refusal_is_logged_too(caplog: pytest.LogCaptureFixture) -> None:
    """A turn that ends without a prompt leaves its numbers."""
    caplog.set_level(logging.DEBUG, LOGGER_NAME)
    with pytest.raises(BudgetExceededError):
        PromptAssembler(config_of(5)).assemble("quagga " * 50)
    (record,) = caplog.records
    assert record.__dict__["token_budget"] == 5
    assert "quagga" not in str(record.__dict__)


def test_a_silenced_logger_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    """Below the level of the logger nothing is written."""
    caplog.set_level(logging.ERROR, LOGGER_NAME)
    log_report(lambda: REPORT, True)
    assert caplog.records == []
