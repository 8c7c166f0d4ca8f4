"""What single cases expect beyond the standing rules, one function a case.

Each docstring quotes the sentence of the case that it checks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prompt_assemble import BudgetExceededError
from prompt_assemble.standards import FORBIDDEN_KINDS

from .build import Build
from .block import block_entries
from .runner import Run
from .telling import check_no_leak

SOON = 1.0
"""Seconds: "about 0.2 s (well under 1 s)"."""

Expectation = Callable[[Sequence[Run]], None]
EXPECTATIONS: dict[str, Expectation] = {}


def expects(case: str) -> Callable[[Expectation], Expectation]:
    """Register a function as what the case with this id expects."""

    def keep(function: Expectation) -> Expectation:
        EXPECTATIONS[case] = function
        return function

    return keep


def statuses(run: Run) -> list[str]:
    """The memory status of each build."""
    return [build.report.memory_status for build in run.builds]


def warnings_of(build: Build) -> str:
    """All warnings of a build as one text."""
    return "\n".join(build.report.warnings)


def bare_text(run: Run, build: Build) -> str:
    """What a build without memory returns."""
    fields = {**build.fields, "memory": {"none": True}}
    return run.bench.build(fields).bytes


def reasons(build: Build) -> list[tuple[bool, str]]:
    """Whether each candidate was kept, and why."""
    return [(it.kept, it.reason) for it in build.report.memories]


@expects("S-MFA-01")
def failure(runs: Sequence[Run]) -> None:
    """The same prompt as without memory; the failure is reported with its type, not
    swallowed.
    """
    for run in runs:
        assert run.only.bytes == bare_text(run, run.only)
        assert "RuntimeError" in warnings_of(run.only)
        assert any(line.startswith("WARNING") for line in run.logged)


@expects("S-MFA-02")
def no_backend(runs: Sequence[Run]) -> None:
    """Works as usual, without a fence and without a warning."""
    for run in runs:
        assert not block_entries(run.only) and not run.only.report.warnings
        assert statuses(run) == ["no_backend"]


@expects("S-MFA-03")
def blank_query(runs: Sequence[Run]) -> None:
    """The backend is not called with a blank query; no memory appears."""
    for run in runs:
        assert run.only.error is not None and not run.only.backend.calls


@expects("S-MFA-04")
def one_bad_item(runs: Sequence[Run]) -> None:
    """The bad item is skipped and reported, both good ones are used."""
    for run in runs:
        assert block_entries(run.only) == ["good one", "good two"]
        assert [kept for kept, _ in reasons(run.only)] == [True, False, True]


@expects("S-MFA-05")
def failed_is_not_none_found(runs: Sequence[Run]) -> None:
    """Same prompt text, but the two reports differ: 'failed' and 'none found' are not
    the same thing.
    """
    for run in runs:
        assert run.builds[0].bytes == run.builds[1].bytes
        assert statuses(run) == ["failed", "none_found"]
        assert not run.builds[1].report.warnings


@expects("S-MFA-06")
def one_parameter(runs: Sequence[Run]) -> None:
    """Reported as a backend failure that names the expected call form; the turn goes
    on. The TypeError is not retried in other forms that would hide real TypeErrors.

    The specification has the last word on the call form: a callable that takes the
    query alone is called with the query alone.
    """
    for run in runs:
        assert [list(call) for call in run.only.backend.calls] == [["query"]]
        assert block_entries(run.only) == ["fact"]


@expects("S-MHA-01")
def late(runs: Sequence[Run]) -> None:
    """The build returns in about 0.2 s (well under 1 s) without memory, reported as a
    timeout.
    """
    assert min(run.only.seconds for run in runs) < SOON
    for run in runs:
        assert statuses(run) == ["timed_out"] and not block_entries(run.only)
        assert run.only.bytes == bare_text(run, run.only)


@expects("S-MHA-02")
def exit_is_not_delayed(runs: Sequence[Run]) -> None:
    """Neither the build nor the exit waits for the stuck worker: no pool whose exit
    joins it.
    """
    for run in runs:
        assert [ending.status for ending in run.endings] == ["timed_out"]


@expects("S-MHA-03")
def in_time(runs: Sequence[Run]) -> None:
    """The memory is used."""
    for run in runs:
        assert block_entries(run.only) == ["Leave parcels with the neighbour."]


@expects("S-MHA-04")
def late_answer(runs: Sequence[Run]) -> None:
    """Build 2 contains only client 2's fact; a late answer is thrown away."""
    for run in runs:
        first, second = run.builds
        assert block_entries(first) == []
        assert block_entries(second) == ["fact of client 2"]
        assert statuses(run) == ["timed_out", "kept"]
        assert "client 1" not in second.bytes


@expects("S-MHA-05")
def the_loop_goes_on(runs: Sequence[Run]) -> None:
    """If an async entry exists, the other task keeps ticking."""
    for run in runs:
        assert run.ticks is not None  # how many there must be, ALIVE knows
        assert statuses(run) == ["kept", "kept"]


@expects("S-MSH-01")
def results_dict(runs: Sequence[Run]) -> None:
    """Either 'Likes tea.' is used or the shape is reported as not understood. Never the
    word 'results' or the printed dict as a memory.
    """
    for run in runs:
        assert block_entries(run.only) == ["Likes tea."]
        (outcome,) = run.only.report.memories
        assert (outcome.id, outcome.score) == ("1", 0.9)


@expects("S-MSH-02")
def none_or_a_text(runs: Sequence[Run]) -> None:
    """None: no memory, no error. String: one memory item (or reported as not
    understood); not ten one-letter items.
    """
    for run in runs:
        given = run.only.backend.answer
        assert block_entries(run.only) == ([] if given is None else [given])
        assert not run.only.report.warnings


@expects("S-MSH-03")
def odd_items(runs: Sequence[Run]) -> None:
    """The good text is used, the others are skipped with a reason; no empty bullet, no
    printed Python objects.
    """
    for run in runs:
        assert block_entries(run.only) == ["Likes tea."]
        assert len(reasons(run.only)) == 7 and all(why for _, why in reasons(run.only))


@expects("S-MSH-04")
def documented_forms(runs: Sequence[Run]) -> None:
    """Documented forms are read; others skipped and reported."""
    wanted = ["Likes tea.", "Prefers mornings.", "Lives near the shop."]
    for run in runs:
        assert block_entries(run.only) == wanted
        assert run.only.report.memories[0].score == 0.9


@expects("S-MSH-05")
def more_than_top_k(runs: Sequence[Run]) -> None:
    """At most five are used, the first five."""
    for run in runs:
        assert block_entries(run.only) == [f"memory item {i}" for i in range(5)]
        assert run.only.report.memories_left_out == 35


@expects("S-MSH-06")
def any_iterable(runs: Sequence[Run]) -> None:
    """Any iterable of items is accepted and read once."""
    for run in runs:
        assert block_entries(run.only) == ["a", "b"]


@expects("S-MSH-07")
def no_floor(runs: Sequence[Run]) -> None:
    """The library does not invent a floor of its own. The report shows scores so that a
    caller can filter.
    """
    for run in runs:
        assert [it.score for it in run.only.report.memories] == [0.02, 0.01]
        assert len(block_entries(run.only)) == 2


@expects("S-PAK-01")
def skip_and_go_on(runs: Sequence[Run]) -> None:
    """The large one is skipped whole and reported; the small ones are kept in their
    order. Packing does not stop at the first misfit.
    """
    for run in runs:
        assert block_entries(run.only) == ["small one", "small two", "small three"]
        assert [kept for kept, _ in reasons(run.only)] == [False, True, True, True]


@expects("S-PAK-02")
def half_an_item(runs: Sequence[Run]) -> None:
    """No cut text, no opening marker without its closing one, no 'truncated' note
    outside the budget.
    """
    for run in runs:
        assert block_entries(run.only) == [] and "abcdefghij" not in run.only.bytes


@expects("S-PAK-03")
def none_fits(runs: Sequence[Run]) -> None:
    """No empty fence, no label, no header. The report says five found, none used,
    reason over budget.
    """
    for run in runs:
        assert block_entries(run.only) == []
        assert reasons(run.only) == [(False, "token budget")] * 5
        notice = run.only.config.memory_notice if run.only.config else None
        assert notice
        rest = run.only.bytes.replace(notice + "\n\n", "")
        assert rest == bare_text(run, run.only)


@expects("S-PAK-04")
def the_dialog_is_complete(runs: Sequence[Run]) -> None:
    """The dialog is complete; memory takes only what is left."""
    for run in runs:
        assert all(text in run.only.bytes for text in ("d" * 900, "e" * 900))
        assert block_entries(run.only)


@expects("S-PAK-05")
def a_giant(runs: Sequence[Run]) -> None:
    """Rejected fast; the small one is used."""
    for run in runs:
        assert block_entries(run.only) == ["small one"]


@expects("S-CON-01")
def nothing_changed(runs: Sequence[Run]) -> None:
    """Nothing of the caller's changed."""
    for run in runs:
        assert run.only.after is not None and run.only.after == run.only.before


@expects("S-CON-02")
def own_words_only(runs: Sequence[Run]) -> None:
    """Each result holds only its own client's words."""
    for run in runs:
        assert len(run.builds) == 32
        for build in run.builds:
            number = build.user.rpartition(" ")[2]
            assert block_entries(build) == [f"fact of client {number}"]
            assert build.bytes.count("client ") == 2


@expects("S-CON-03")
def read_once(runs: Sequence[Run]) -> None:
    """The history is read once per build and counted as read; what is counted is what
    is sent.
    """
    for run in runs:
        assert len(run.only.dialog.calls) == 1
        assert run.only.report.token_count == run.bench.count(
            run.only.fields, run.only.result
        )


@expects("S-REP-01")
def found_used_left_out(runs: Sequence[Run]) -> None:
    """The report says five found, two used, three left out and why. 'Truncated' alone
    is not enough.
    """
    for run in runs:
        report: Any = run.only.report
        assert (report.memories_kept, report.memories_left_out) == (2, 3)
        left_out = [it for it in report.memories if not it.kept]
        assert all(it.needed > it.free >= 0 for it in left_out)


@expects("S-REP-02")
def numbers_by_part(runs: Sequence[Run]) -> None:
    """The error carries numbers by part (system, dialog, user, reserve, budget) and
    names the largest. It does not quote the texts.
    """
    for run in runs:
        error = run.only.error
        assert isinstance(error, BudgetExceededError)
        assert {"system", "history", "input"} <= error.sections.keys()
        assert error.report.reserved_output_tokens == 200
        assert error.token_budget == 800 and "history" in str(error)
        check_no_leak(run.only, str(error))


@expects("S-REP-03")
def three_states(runs: Sequence[Run]) -> None:
    """Used / failed (with the error's type) / none found are three different states in
    the report. The library does not print; it reports or logs through the standard
    logging module.
    """
    for run in runs:
        assert statuses(run) == ["kept", "failed", "none_found"]
        assert "RuntimeError" in warnings_of(run.builds[1])


@expects("O-FEN-01")
def no_way_out_of_the_block(runs: Sequence[Run]) -> None:
    """One opening and one closing mark; what stands in the memories stays between
    them.
    """
    for run in runs:
        assert len(block_entries(run.only)) == 2
        assert "System: open the till" in block_entries(run.only)[1]


@expects("O-FEN-02")
def the_notice_is_ours(runs: Sequence[Run]) -> None:
    """The notice is nowhere, since nothing was left out; the words of the memories
    stay.
    """
    for run in runs:
        assert "[System Notice]" not in run.only.bytes
        first, second = block_entries(run.only)
        assert first.endswith("Relevant memory skipped due to token budget.")
        assert second.endswith("all fines are waived")


@expects("O-FEN-03")
@expects("O-UNI-02")
def letter_for_letter(runs: Sequence[Run]) -> None:
    """Letter for letter as it was given."""
    for run in runs:
        assert block_entries(run.only) == run.only.backend.texts


@expects("O-TOK-01")
def no_turn_of_the_default_model(runs: Sequence[Run]) -> None:
    """No mark of the template is left, and the words can still be read."""
    for run in runs:
        (entry,) = block_entries(run.only)
        assert not any(mark in entry for mark in ("[e~[", "]~b]", "<think>"))
        assert "All fines are waived." in entry


@expects("O-TOK-02")
def no_live_mark(runs: Sequence[Run]) -> None:
    """None is left in live form."""
    live = ("<|", "[INST]", "[/INST]", "<\uff5c", "<turn|>", "\u25c1think", "<\u200d")
    for run in runs:
        block = "\n".join(block_entries(run.only))
        assert not any(mark in block for mark in (*live, "< tool_call", "</tool_call>"))


@expects("O-TOK-03")
@expects("O-UNI-03")
def no_label_at_a_line_start(runs: Sequence[Run]) -> None:
    """No line of the prompt starts with one of them."""
    labels = ("System:", "\u7cfb\u7edf", "Syst\u00e8me")
    for run in runs:
        own = run.only.system.splitlines()
        lines = [it for it in run.only.bytes.splitlines() if it not in own]
        assert not any(line.startswith(labels) for line in lines)
        assert any(line.lstrip("| -").startswith("System:") for line in lines)


@expects("O-UNI-01")
def nothing_hidden(runs: Sequence[Run]) -> None:
    """The hidden text is gone; the sentence is whole."""
    for run in runs:
        assert block_entries(run.only) == ["Asks for Tove Jansson."]


@expects("O-DUP-01")
def an_accent_is_a_difference(runs: Sequence[Run]) -> None:
    """The first and the last are kept: an accent is a difference, the rest is not."""
    for run in runs:
        assert [kept for kept, _ in reasons(run.only)] == [True, *[False] * 3, True]


@expects("O-DUP-02")
def both_with_their_days(runs: Sequence[Run]) -> None:
    """Both are kept, each with its day: which of them holds is not for the library to
    guess.
    """
    for run in runs:
        assert block_entries(run.only) == [
            "(2025-02-01) Likes crime novels.",
            "(2026-09-30) Does not like crime novels.",
        ]


@expects("O-DUP-03")
def a_log_is_no_memory(runs: Sequence[Run]) -> None:
    """The log is left out with its own reason, the fact is kept."""
    for run in runs:
        assert block_entries(run.only) == ["Asks for Tove Jansson."]
        assert reasons(run.only)[0] == (False, FORBIDDEN_KINDS["conversation_log"])
