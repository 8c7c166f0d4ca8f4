"""report: numbers, names and reasons of a turn, never its contents."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from fractions import Fraction

import pytest
from hypothesis import given

from prompt_assemble import (
    AssemblyReport,
    BudgetExceededError,
    MessageOutcome,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.columns import display_width
from prompt_assemble.report import LOGGER_NAME, log_report
from prompt_assemble.report_text import (
    MEMORY_STATUS_WORDS,
    TABLE_WIDTH,
    WINDOW_BAR_CELLS,
)

from .helpers import config_of
from .reports import REFUSED, REPORT, any_reports
from .strategies import Answer, configs, dialogs, memory_answers, nonblank_texts


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
    lines = str(REPORT).split("\n")
    for line in (
        "prompt (messages): fits, 80 of 800 tokens",
        "window to scale: 1,000 tokens",
        "  S system     10     1.0 %",
        "  O overhead    7     0.7 %  sent beside the prompt, such as tools",
        "  . free      720    72.0 %",
        "memory needed: yes, explicit, by 'last time' (en) at characters 3 to 12",
        "memory: kept, the backend answered (1 kept, 5 left out)",
        "  #0 id 'm-0': kept",
        "  #1 id 'm-1': left out: token budget (needed 900, free 720)",
        "  #2 and 3 more: left out: over top_k",
        "  #6 and the rest: left out: not read",
        "notice: the prompt says that memory was left out",
        "dialog: 1 kept, 6 left out",
        "  items 0 to 4: left out: older",
        "  item 6: left out: orphan",
        "verified: by the given counter, on the whole prompt",
        "warning: a warning",
    ):
        assert line in lines, line


def test_the_order_is_that_of_the_decisions() -> None:
    """Window, need, backend, what was left out, how it was verified, warnings."""
    order = "prompt, window, memory needed, memory:, notice, dialog, verified, warning"
    text = "\n" + str(REPORT)
    places = [text.index(f"\n{start}") for start in order.split(", ")]
    assert places == sorted(places)


def test_a_refusal_says_by_how_much() -> None:
    """In the first line, and the window shows what it would take."""
    first, second, *_ = str(REFUSED).split("\n")
    assert first == "prompt (messages): DOES NOT FIT, 900 of 800 tokens, 100 too many"
    assert second == "window to scale: 1,100 tokens, where the model has 1,000"


def test_a_turn_that_was_not_measured_draws_no_window() -> None:
    """There is nothing to scale."""
    text = str(REPORT._replace(verified_by="nothing", token_count=0))
    assert "NOT MEASURED" in text and "window" not in text


def bars_of(text: str) -> list[str]:
    """The bars in a table without colour."""
    return re.findall(r"^  \[(.*)\]$", text, re.MULTILINE)


@given(any_reports())
def test_the_bar_is_to_scale(report: AssemblyReport) -> None:
    """Each sign stands as often as its part is large, within one cell."""
    total = sum(part.tokens for part in report.window)
    if report.verified_by == "nothing" or not total:
        return
    bar = bars_of(str(report))[0]
    assert len(bar) == WINDOW_BAR_CELLS
    for part in report.window:
        exact = Fraction(part.tokens * WINDOW_BAR_CELLS, total)
        assert abs(bar.count(part.sign) - exact) <= 1


@given(any_reports())
def test_the_table_fits_80_columns_and_moves_no_cursor(report: AssemblyReport) -> None:
    """Whatever names, numbers and reasons stand in it."""
    for line in str(report).split("\n"):
        assert display_width(line) <= TABLE_WIDTH
        assert line.isprintable(), ascii(line)


@given(any_reports())
def test_colour_changes_nothing_but_colour(report: AssemblyReport) -> None:
    """Without its codes the coloured table is the plain one."""
    coloured = report.table(color=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == str(report)
    assert coloured.count("\x1b[0m") * 2 == coloured.count("\x1b")


def test_colour_only_on_a_terminal_or_when_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And never in `str`."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert "\x1b" in REPORT.table(color=True)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert "\x1b" not in REPORT.table()
    monkeypatch.setattr(sys, "stdout", None)
    assert "\x1b" not in REPORT.table()
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert "\x1b" in REPORT.table()
    assert "\x1b" not in REPORT.table(color=False)
    assert "\x1b" not in str(REPORT)


def test_neighbours_of_one_fate_share_a_line() -> None:
    """A history of hundreds of messages that was cut is one line."""
    cut = [MessageOutcome(n, 1, "user", False, "cut") for n in range(300)]
    kept = MessageOutcome(300, 1, "user", True, "recent")
    late = MessageOutcome(301, 2, "tool", False, "cut")
    text = str(REPORT._replace(messages=(*cut, kept, late)))
    assert "  items 0 to 299: left out: cut\n  items 301 to 302: left out" in text


@pytest.mark.parametrize("status", MEMORY_STATUS_WORDS)
def test_every_memory_status_has_words(status: str) -> None:
    """No status is left to be looked up."""
    lines = str(REPORT._replace(memory_status=status)).split("\n")
    (line,) = [it for it in lines if it.startswith("memory: ")]
    assert line.startswith(f"memory: {status}, {MEMORY_STATUS_WORDS[status][:10]}")


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


@pytest.mark.parametrize(
    "score, told",
    [(float("inf"), None), (-float("inf"), None), (float("nan"), None)]
    + [(0.5, 0.5), (-3, -3.0), (10**400, None)],
)
def test_a_score_without_end_does_not_break_json(
    score: float, told: float | None
) -> None:
    """JSON has no infinity: such a score is not in the report as a number."""
    items = [{"text": "tea", "score": score}]
    report = PromptAssembler().assemble("hi", items, memory="always").report
    read = json.loads(json.dumps(report.to_dict(), allow_nan=False))
    assert [memory["score"] for memory in read["memories"]] == [told]


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
