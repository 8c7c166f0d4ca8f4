"""Cases written from public bug reports of other projects, in a neutral notation.

Each line of `data/cases.jsonl` goes through the runner in every variant and form, is
held against the standing rules, and against what its own words expect.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prompt_assemble import CallbackError, ConfigError, InputError

from .cases.build import Build
from .cases.expectations import EXPECTATIONS
from .cases.notation import NotationError
from .cases.rules import check_rules
from .cases.runner import Run, run_case

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "cases.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
BASE: dict[str, Any] = {
    "window": 8192,
    "safety": 0.85,
    "reserved_output": 1024,
    "counter": {"unit": "characters", "per_token": 1},
    "system": "You mind the desk of a small hotel.",
    "user": "Which room did I like best?",
    "dialog": {"returns": {"$turns": [4, "message"]}},
    "last_n": 10,
    "memory": {"returns": ["The corner room."]},
    "top_k": 5,
}


PICTURE = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """The rules hold, what the case expects comes true, and nothing is printed."""
    runs = []
    for run in run_case(case):
        check_rules(run)
        runs.append(run)
    EXPECTATIONS[case["id"]](runs)
    assert capsys.readouterr() == ("", "")


def test_no_expectation_is_left_over() -> None:
    """Each case says more than the rules do, and each function belongs to a case."""
    assert set(EXPECTATIONS) == {case["id"] for case in CASES}


def run_of(*rules: str, **changes: Any) -> list[Run]:
    """Run a case made up of `BASE` with changes, and check these rules."""
    case = {"id": "own", "input": {**BASE, **changes}, "must_hold": list(rules)}
    runs = []
    for run in run_case(case):
        check_rules(run)
        runs.append(run)
    return runs


@pytest.mark.parametrize(
    "changes",
    [
        {"unheard_of": 1},
        {"memory": {"returns": [], "unheard_of": 1}},
        {"memory": {}},
        {"memory": {"raises": "no exception"}},
        {"memory": {"returns": [{"$py": "unheard_of:1"}]}},
        {"memory": {"returns": {"$unheard_of": 1}}},
        {"memory": {"returns": [], "signature": "anything"}},
        {"dialog": {"returns": [], "unheard_of": 1}},
        {"counter": {"unit": "furlongs"}},
        {"counter": {"unit": "characters", "unheard_of": 1}},
        {"form": "unheard_of"},
        {"procedure": ["stand on one leg"]},
        {"procedure": ["T0 = count without memory, T = count with it", "hop"]},
        {"procedure": ["set the budget to T"]},
        {"steps": [{"note": "stand on one leg"}]},
        {"steps": [{"unheard_of": 1}]},
        {"threads": 2, "steps": [{}]},
        {"per_thread": {"user": "{i}"}},
        {"repeat": 0},
    ],
    ids=str,
)
def test_what_is_not_understood_fails_loudly(changes: dict[str, Any]) -> None:
    """A case that is half understood does not pass."""
    with pytest.raises(NotationError):
        run_of(**changes)


def test_a_rule_that_is_not_known_fails_loudly() -> None:
    """A rule that nobody checks does not hold."""
    with pytest.raises(NotationError):
        run_of("UNHEARD_OF")


@pytest.mark.parametrize(
    "changes",
    [
        {"memory": {"returns": {"$py": "generator_raising_after:2"}}},
        {"memory": {"returns": {"$py": "endless_generator:a|b"}}},
        {"memory": {"returns": {"$py": "set:a|b"}}},
        {"memory": {"returns": [{"$py": "nan"}, {"$py": "object"}, "a"]}},
        {"memory": {"returns": ["fact"], "reentrant": True, "record_calls": True}},
        {"memory": {"returns": ["fact"], "signature": "(query, *, top_k)"}},
        {"memory": {"returns": ["fact"], "signature": "(query, limit)"}},
        {"memory": {"returns": ["fact"], "signature": "(*args, **named)"}},
        {"memory": {"raises": "KeyboardInterrupt"}},
        {"memory": {"raises": "BackendError"}},
        {"memory": {"raises": "OSError"}, "memory_required": True},
        {"dialog": {"raises": "OSError"}},
        {"dialog": {"returns": {"$py": "generator:dialog"}}},
        {"repeat": 3},
        {"memory_cap": 40, "memory": {"returns": [{"$repeat": ["word ", 200]}]}},
        {"extra_tokens_outside_prompt": 5300},
        {"procedure": ["T0, T as before", "for every budget between T0 and T: build"]},
        {"memory": {"returns": [{"$fence": "close"}, {"$fence_nested": "open"}]}},
        {"counter": {"unit": "built-in"}, "memory": {"returns": ["fact"]}},
        {"counter": {"returns": {"$py": "nan"}}},
        {"counter": {"raises": "OSError"}},
        {"counter": {"raises": "KeyboardInterrupt"}},
        {"dialog": {"returns": "a text"}},
        {"dialog": {"returns": {"messages": []}}},
        {"dialog": {"returns": {"$py": "generator_raising_after:2"}}},
        {"dialog": {"returns": {"$py": "endless_generator:dialog"}}},
        {"dialog": {"returns": [{"role": "king", "content": "a"}]}},
        {"dialog": {"returns": [{"role": "user", "text": "a"}]}},
        {"dialog": {"returns": [{"role": "user", "content": [PICTURE]}]}},
        {"dialog": {"returns": [{"role": "user", "score": {"$py": "nan"}}]}},
        {"memory_timeout_s": None, "memory_cap": None},
        {"window": 8192.0},
        {"user": {"$fence": "close"}},
        {"memory": {"returns": [[{"text": "a fact"}, {"text": "another"}]]}},
        {"procedure": ["T0 = count without memory", "set the budget to T0", "build"]},
        {"procedure": ["T and T0 as usual", "set the budget to half of T and build"]},
        {"procedure": ["build without memory", "build three times"]},
        {"steps": [{}, {"note": "wait 0.01 s"}, {"note": "a new assembler"}, {}]},
    ],
    ids=str,
)
def test_the_notation_at_work(changes: dict[str, Any]) -> None:
    """What the shared cases do not use runs and keeps what is promised always."""
    assert run_of("SAME", "QUICK", **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"memory": {"async": True, "returns": ["fact"]}},
        {"memory": {"async": True, "raises": "OSError"}},
        {"inside_event_loop": True, "memory": {"raises": "OSError"}},
        {
            "tasks": 40,
            "per_task": {
                "user": "question of client {i}",
                "memory": {"returns": ["fact of client {i}"], "sleeps_s": 0.01},
            },
        },
        {"memory_timeout_s": 0.1, "memory": {"returns": {"$py": "slow_generator:9"}}},
        {
            "threads": 8,
            "per_thread": {"memory": {"reentrant": True, "returns": ["fact {i}"]}},
        },
    ],
    ids=str,
)
def test_the_notation_at_work_in_time(changes: dict[str, Any]) -> None:
    """The same for what waits, or is awaited."""
    for run in run_of("QUICK", "ALIVE", "WHOLE", **changes):
        assert any(build.prompt is not None for build in run.builds)


@pytest.mark.parametrize(
    "fault",
    [InputError("odd"), CallbackError("odd", callback="odd"), ConfigError("odd")],
)
def test_a_refusal_that_nothing_calls_for_is_seen(fault: Exception) -> None:
    """Only an odd dialog, or odd settings, may be refused."""
    for run in run_case({"id": "own", "input": BASE}):
        run.builds[0].prompt, run.builds[0].error = None, fault
        with pytest.raises(AssertionError):
            check_rules(run)


NOTED = ["build without memory, note the roles", "build with memory, note the roles"]


PARTS = [{"type": "text", "text": "Room four."}, {"type": "text", "text": "Alto."}]


@pytest.mark.parametrize(
    "item",
    [
        {"text": ["Room four.", "Alto."]},
        {"content": PARTS},
        {"payload": {"memory": PARTS}},
        "\ufe64/recalled_memory\ufe65 is a mark",
        "\uff1c/recalled_memory\uff1e is a mark",
    ],
    ids=str,
)
def test_a_memory_of_parts_or_with_wide_signs_is_whole(item: Any) -> None:
    """Parts are joined, and signs may be replaced; half of it is not the whole."""
    for run in run_of("WHOLE", memory={"returns": [item, "Low ceiling."]}):
        (build,) = run.builds
        assert len(build.result.memories) == 2
        build.backend.memories = [it[:9] for it in build.backend.memories]
        with pytest.raises(AssertionError, match="no memory"):
            check_rules(run)


def test_noted_roles_are_compared() -> None:
    """Memory adds no speaker, and a difference would be seen."""
    for run in run_of("ROLES", procedure=NOTED):
        assert len(run.noted) == 2 and run.noted[0][-1] == "user"
        run.noted[0] = ("system", *run.noted[0])
        with pytest.raises(AssertionError, match="who speaks"):
            check_rules(run)


def test_a_system_message_of_no_dialog_is_seen() -> None:
    """One that the dialog holds is the caller's."""
    dialog = [{"role": "user", "content": "a"}, {"role": "system", "content": "b"}]
    for run in run_of(dialog={"returns": dialog}, form="messages"):
        run.only.dialog.texts = []
        with pytest.raises(AssertionError, match="system message"):
            check_rules(run)


TAMPERINGS: dict[str, Callable[[Build], object]] = {
    "FIT": lambda build: setattr(build, "config", build.config and small(build)),
    "SYS": lambda build: setattr(build, "system", "Another text of the system."),
    "USR": lambda build: setattr(build, "user", "Another question."),
    "WHOLE": lambda build: setattr(build.backend, "memories", ["The corner"]),
    "PURE": lambda build: setattr(build, "after", "something else"),
    "QUICK": lambda build: setattr(build, "seconds", 99.0),
    "SAME": lambda build: setattr(build, "fields", {**build.fields, "user": "Other?"}),
    "TOLD": lambda build: setattr(build.backend, "size", 7),
    "ALIVE": lambda build: setattr(build, "error", OSError()),
}
"""What makes each rule fail, done to a build that keeps it."""


def small(build: Build) -> Any:
    """A config whose budget the prompt of this build exceeds."""
    count = build.result.report.token_count
    assert build.config is not None
    return build.config.replace(max_input_tokens=count - 1)


@pytest.mark.parametrize("rule", TAMPERINGS)
def test_the_rules_can_fail(rule: str) -> None:
    """A rule that holds for everything would tell nothing."""
    case = {"id": "own", "input": BASE, "must_hold": [rule]}
    for run in run_case(case):
        check_rules(run)
        TAMPERINGS[rule](run.builds[0])
        with pytest.raises(AssertionError):
            check_rules(run)
