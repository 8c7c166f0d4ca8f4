"""The standing rules of the cases, held against every build that was made.

FIT, SYS, USR, WHOLE, PAIR, PURE, ROLES and a right end of the turn are promised always
and so are looked at in every case; ALIVE, SAME, QUICK and TOLD where the case names
them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from prompt_assemble import (
    BudgetExceededError,
    CallbackError,
    ConfigError,
    InputError,
)

from .bench import Bench
from .build import Build, read_marks
from .block import rule_whole
from .facts import (
    LONG_ENOUGH,
    allowed_errors,
    has_wrong_setting,
    interrupt_of,
    memory_failed,
    must_pass_through,
    time_limit,
)
from .notation import NotationError
from .runner import TICK, Run
from .sources import leaf_texts
from .telling import rule_told

QUERY_WHOLE = 4_000
"""Characters of the user's text up to which the query is the text itself."""

SECONDS_AT_MOST = 10.0
"""What "seconds and not minutes" means here, for one build and for a whole process."""

SLACK = 5.0
"""Seconds that a build may take beyond the time that it may wait for memory."""

TICKS_AT_LEAST = 0.3
"""Share of the ticks that fit into the time of the builds and must have been there; a
loop that is blocked has next to none, whatever the load of the machine."""

SYSTEM_ROLES = ("system", "developer")
"""How a message of the dialog names itself that becomes a system message."""


def check_rules(run: Run) -> None:
    """Hold a run against what is promised always, and against its `must_hold`."""
    wanted = run.case.get("must_hold", [])
    unknown = [rule for rule in wanted if rule not in RULES]
    if unknown:
        raise NotationError(f"rules that are not known: {unknown}")
    assert run.builds, "nothing was built"
    for build in run.builds:
        check_ending(build)
        check_silence(build)
    for rule in dict.fromkeys((*ALWAYS, *wanted)):
        RULES[rule](run)


# How a turn may end -------------------------------------------------------------------


def check_ending(build: Build) -> None:
    """A prompt comes out, or an error that the input calls for; no other."""
    if build.must_be_refused:
        assert isinstance(build.error, InputError), "async callables need a refusal"
        assert not build.backend.calls and not build.dialog.calls
    elif must_pass_through(build):
        assert type(build.error) is type(interrupt_of(build))
    elif has_wrong_setting(build.fields):
        assert isinstance(build.error, ConfigError), "wrong settings are refused"
    elif not build.user.strip():
        assert isinstance(build.error, InputError), "a blank input is refused"
    elif build.fields.get("memory_required") and memory_failed(build):
        assert isinstance(build.error, (CallbackError, BudgetExceededError))
    elif build.error is not None:
        allowed = tuple(allowed_errors(build))
        assert isinstance(build.error, allowed), f"raised {build.error!r}"


def check_silence(build: Build) -> None:
    """Nothing is called twice, and never with a query that is not the user's words."""
    assert len(build.dialog.calls) <= 1
    assert len(build.backend.calls) <= 1
    for call in build.backend.calls:
        words = [it for it in leaf_texts(call) if it.strip()]
        assert words, "a blank query"
        if len(build.user) <= QUERY_WHOLE:
            assert build.user in words
    if build.backend.spec.get("reentrant") and build.backend.calls:
        (inner,) = build.inner
        assert "inner fact" in inner and build.user not in inner
        assert build.prompt is None or "inner fact" not in build.bytes


# The rules ----------------------------------------------------------------------------


def rule_fit(run: Run) -> None:
    """What is returned is within the budget, and a refusal was due."""
    for build in run.builds:
        if isinstance(build.error, BudgetExceededError):
            _check_refusal(run.bench, build)
        if build.prompt is None or build.config is None:
            continue
        report, config = build.prompt.report, build.config
        count = run.bench.count(build.fields, build.prompt)
        assert report.token_count <= report.token_budget
        assert count <= config.token_budget
        assert count + config.reserved_output_tokens <= config.context_window
        if report.verified_by == "counter":
            assert report.token_count == count, "what is counted is what is sent"


def _check_refusal(bench: Bench, build: Build) -> None:
    """Without memory it did not fit either."""
    counter = bench.counter_of(build.fields)
    if build.config is None or counter is None or not counter.counts:
        return
    bare = bench.count(build.fields, bench.alone(build.fields, None))
    assert bare > build.config.token_budget, "refused although it fits"


def rule_system(run: Run) -> None:
    """The system text is there whole, once, first."""
    for build in run.builds:
        if build.prompt is None or not build.system:
            continue
        if build.form == "text":
            assert build.prompt.text.startswith(build.system)
        else:
            first = {"role": "system", "content": build.system}
            assert build.prompt.messages[0] == first
            assert build.prompt.messages[1:].count(first) == 0
        beside = "\n".join([*build.dialog.texts, *build.backend.texts, build.user])
        if len(build.system) >= LONG_ENOUGH and build.system not in beside:
            assert build.bytes.count(build.system) == 1


def rule_user(run: Run) -> None:
    """The user's text ends the last user turn, byte for byte, and is there once."""
    for build in run.builds:
        if build.prompt is None:
            continue
        if build.form == "text":
            label = read_marks().labels["user"]
            assert build.prompt.text.endswith(label + build.user)
        else:
            last = build.prompt.messages[-1]
            assert last["role"] == "user" and _ends_with(last["content"], build.user)
        beside = "\n".join([*build.dialog.texts, *build.backend.texts, build.system])
        if len(build.user) >= LONG_ENOUGH and build.user not in beside:
            assert build.bytes.count(build.user) == 1


def _ends_with(content: str, user: str) -> bool:
    return content == user or content.endswith("\n\n" + user)


def rule_pair(run: Run) -> None:
    """No tool result without its call, no call without its result."""
    for build in run.builds:
        if build.prompt is None or build.form == "text":
            continue
        made: list[str] = []
        answered: list[str] = []
        for message in build.prompt.messages:
            made += [_id_of(it, "id") for it in message.get("tool_calls") or ()]
            if message["role"] == "tool":
                answers = _id_of(message, "tool_call_id")
                assert answers in made, "a result without its call"
                answered.append(answers)
        assert sorted(made) == sorted(answered)


def _id_of(fields: dict[str, Any], name: str) -> str:
    """An id as text; "" where there is none, as Ollama has it."""
    return str(fields.get(name) or "")


def rule_alive(run: Run) -> None:
    """No exception of the memory side reaches the caller, and no event loop stops.

    Interrupts and cancelling do. Where a blank input or a broken dialog ends the turn,
    that is not memory's doing.
    """
    for build in run.builds:
        required = build.fields.get("memory_required") and memory_failed(build)
        if isinstance(build.error, CallbackError) and not required:
            assert "memory" not in build.error.callback
    for ending in run.endings:
        assert (ending.code, ending.errors) == (0, ""), ending
    if run.ticks is not None:
        seconds = sum(it.seconds for it in run.builds if it.entry == "async")
        assert run.ticks >= TICKS_AT_LEAST * seconds / TICK - 2, "the loop stood still"


def rule_roles(run: Run) -> None:
    """Memory adds no speaker, and what it adds is never a system message."""
    assert len(set(run.noted)) <= 1, "memory changed who speaks"
    for build in run.builds:
        if build.prompt is None or build.form == "text":
            continue
        roles = [message["role"] for message in build.prompt.messages]
        later = roles.count("system") - (roles[:1] == ["system"])
        given = [it.lower().startswith(SYSTEM_ROLES) for it in build.dialog.texts]
        assert later <= sum(given), "a system message that the dialog does not hold"


def rule_pure(run: Run) -> None:
    """The caller's objects are as they were."""
    for build in run.builds:
        if build.after is not None:
            assert build.after == build.before


def rule_same(run: Run) -> None:
    """The same inputs give the same bytes, by either entry."""
    seen: dict[str, str] = {}
    for build in run.builds:
        if build.prompt is None or build.dialog.spec.get("live_list"):
            continue
        key = f"{json.dumps(build.fields, sort_keys=True)} {build.budget}"
        assert seen.setdefault(key, build.bytes) == build.bytes
        if build.entry == "sync":
            again = run.bench.build(build.fields, build.budget)
            assert again.bytes == build.bytes


def rule_quick(run: Run) -> None:
    """Time is bounded: in seconds, and by the limit for memory where there is one."""
    for build in run.builds:
        limit = time_limit(build)
        most = SECONDS_AT_MOST if limit is None else limit + SLACK
        assert build.seconds < most
    for ending in run.endings:
        assert ending.seconds < SECONDS_AT_MOST


RULES: dict[str, Callable[[Run], Any]] = {
    "FIT": rule_fit,
    "SYS": rule_system,
    "USR": rule_user,
    "WHOLE": rule_whole,
    "PAIR": rule_pair,
    "ALIVE": rule_alive,
    "PURE": rule_pure,
    "ROLES": rule_roles,
    "SAME": rule_same,
    "QUICK": rule_quick,
    "TOLD": rule_told,
}
ALWAYS = ("FIT", "SYS", "USR", "WHOLE", "PAIR", "PURE", "ROLES")
