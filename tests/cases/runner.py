"""Runs a case: every choice of `$each`, in every form, the way that it says.

`run_case` gives one `Run` for each; what is checked is not known here. A case whose
fields are not understood raises `NotationError`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from prompt_assemble import estimate_tokens

from .bench import FORMS, Bench
from .build import Build
from .notation import NotationError, expand_each, numbered
from .procedures import Ending, Procedure
from .sources import Pause

CASE_FIELDS = frozenset(
    "id kind description input expected must_hold depends_on_specification "
    "seen_in".split()
)
TICK = 0.02
"""Seconds between two ticks of the task beside a build in an event loop."""

WAY_OUT = 0.5
"""Seconds that a thread gets to end once nothing holds it any more."""

WAYS = ("procedure", "steps", "threads", "tasks", "inside_event_loop")
"""Fields that say how to run. They exclude each other, but for steps in an event
loop."""


@dataclass
class Run:
    """The builds of one case, for one choice of its values, in one form."""

    case: dict[str, Any]
    bench: Bench
    builds: list[Build] = field(default_factory=list)
    endings: list[Ending] = field(default_factory=list)
    noted: list[tuple[str, ...]] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    ticks: int | None = None
    probed: int | None = None
    seconds: float = 0.0

    @property
    def only(self) -> Build:
        """The one build that is not there to be refused."""
        (build,) = (it for it in self.builds if not it.must_be_refused)
        return build


def run_case(case: dict[str, Any]) -> Iterator[Run]:
    """Run a case in all its variants, one after the other; nothing is checked yet.

    What still waits is let go when the next run is asked for.
    """
    unknown = sorted(case.keys() - CASE_FIELDS)
    if unknown or not isinstance(case.get("input"), dict):
        raise NotationError(f"a case with odd fields: {unknown}, or without input")
    for raw in expand_each(case["input"]):
        for form in _forms(raw.get("form")):
            yield from _one_run(case, raw, form)


def _forms(name: Any) -> tuple[str, ...]:
    if name is None:
        return tuple(FORMS.values())
    if name not in FORMS:
        raise NotationError(f"no form is called {name!r}")
    return (FORMS[name],)


def _one_run(case: dict[str, Any], raw: dict[str, Any], form: str) -> Iterator[Run]:
    pause, others = Pause(), set(threading.enumerate())
    run = Run(case, Bench(raw, form, pause))
    try:
        with _log_of_the_library() as run.logged:
            start = time.perf_counter()
            _do(run, raw)
            run.seconds = time.perf_counter() - start
        run.builds = list(run.bench.builds)
        yield run
    finally:
        pause.release()
        # A thread that is still on its way out would count as stuck in the next run.
        for thread in set(threading.enumerate()) - others:
            thread.join(WAY_OUT)


def _do(run: Run, raw: dict[str, Any]) -> None:
    ways = [way for way in WAYS if raw.get(way)]
    if len(ways) > 1 and set(ways) != {"steps", "inside_event_loop"}:
        raise NotationError(f"ways to run that do not go together: {ways}")
    for way, each in (("threads", "per_thread"), ("tasks", "per_task")):
        if raw.get(each) and not raw.get(way):
            raise NotationError(f"{each} without {way}")
    if "probe" in raw:
        run.probed = estimate_tokens(run.bench.notation.text(raw["probe"]))
    if raw.get("inside_event_loop"):
        asyncio.run(_inside_a_loop(run))
    elif raw.get("procedure"):
        procedure = Procedure(run.bench)
        procedure.run(raw["procedure"])
        run.endings, run.noted = procedure.endings, procedure.noted
    elif raw.get("threads"):
        _in_threads(run.bench, _all_fields(run.bench, "threads", "per_thread"))
    elif raw.get("tasks"):
        asyncio.run(_in_tasks(run.bench, _all_fields(run.bench, "tasks", "per_task")))
    else:
        _in_turn(run.bench)


def _in_turn(bench: Bench) -> None:
    """One build after the other; async ones also by the sync entry, to be refused."""
    turns = _turns(bench)
    for fields in turns:
        if "note" in fields:
            _do_as_noted(bench, fields["note"])
        else:
            _by_fitting_entry(bench, fields)
    if "steps" not in bench.raw and _has_async(turns[0]):
        bench.build(turns[0])


def _do_as_noted(bench: Bench, note: Any) -> None:
    """What a note between two builds says to do."""
    wait = re.fullmatch(
        r"(?:wait|sleep) (?:for )?([\d.]+) ?s(?:ec(?:onds?)?)?", str(note)
    )
    if wait:
        time.sleep(float(wait[1]))
    elif re.fullmatch(r"wait until (?:the|its) (?:late )?answer .*", str(note)):
        time.sleep(max(it.backend.spec.get("sleeps_s", 0) for it in bench.builds))
    elif re.fullmatch(r"(?:with |make )?a new assembler", str(note)):
        bench.forget_assemblers()
    else:
        raise NotationError(f"a note that is not understood: {note!r}")


def _turns(bench: Bench) -> list[dict[str, Any]]:
    """The fields of each build, and notes between them, as often as `repeat` says."""
    repeat = bench.raw.get("repeat", 1)
    if type(repeat) is not int or repeat < 1:
        raise NotationError(f"repeat is a number from 1 up, not {repeat!r}")
    steps = bench.raw.get("steps", [{}])
    turns = [it if it.keys() == {"note"} else bench.with_changes(it) for it in steps]
    return turns * repeat


def _has_async(fields: dict[str, Any]) -> bool:
    sources = (fields.get("memory"), fields.get("dialog"))
    return any(isinstance(it, dict) and bool(it.get("async")) for it in sources)


def _by_fitting_entry(bench: Bench, fields: dict[str, Any]) -> None:
    if _has_async(fields):
        asyncio.run(bench.build_async(fields))
    else:
        bench.build(fields)


async def _inside_a_loop(run: Run) -> None:
    """The async entry beside a ticking task, then the sync one in the same loop."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(TICK)
            ticks += 1

    ticking = asyncio.create_task(tick())
    turns = [fields for fields in _turns(run.bench) if "note" not in fields]
    for fields in turns:
        await run.bench.build_async(fields)
    run.ticks = ticks
    ticking.cancel()
    await asyncio.gather(ticking, return_exceptions=True)
    for fields in turns:
        run.bench.build(fields)


def _all_fields(bench: Bench, way: str, each: str) -> list[dict[str, Any]]:
    """The fields of each of the builds that run at once."""
    count = bench.raw[way]
    if type(count) is not int or count < 1:
        raise NotationError(f"{way} is a number from 1 up, not {count!r}")
    changes = bench.raw.get(each, {})
    return [bench.with_changes(numbered(changes, number)) for number in range(count)]


def _in_threads(bench: Bench, all_fields: list[dict[str, Any]]) -> None:
    # Lest the threads make their assemblers at once: they are to share one.
    for fields in all_fields:
        bench.assembler_of(fields)
    gate = threading.Barrier(len(all_fields))

    def work(fields: dict[str, Any]) -> None:
        gate.wait()
        _by_fitting_entry(bench, fields)

    threads = [threading.Thread(target=work, args=(it,)) for it in all_fields]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(bench.builds) != len(all_fields):
        raise NotationError("a thread ended without its build")


async def _in_tasks(bench: Bench, all_fields: list[dict[str, Any]]) -> None:
    builds: list[Awaitable[object]] = [bench.build_async(it) for it in all_fields]
    await asyncio.gather(*builds)


class _Listener(logging.Handler):
    """Keeps the log records as texts, with their extra fields."""

    def __init__(self, found: list[str]) -> None:
        super().__init__()
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.levelname} {record.getMessage()} {vars(record)}")


@contextmanager
def _log_of_the_library() -> Iterator[list[str]]:
    logger, found = logging.getLogger("prompt_assemble"), list[str]()
    listener, level = _Listener(found), logger.level
    logger.addHandler(listener)
    logger.setLevel(logging.INFO)
    try:
        yield found
    finally:
        logger.setLevel(level)
        logger.removeHandler(listener)
