"""The memory block of a prompt, read back: WHOLE, and what expectations look at."""

from __future__ import annotations

import re

from .bench import Bench
from .build import Build, read_marks
from .runner import Run

READ_WHOLE = 65_536
"""Characters up to which a memory must stand in the block as it was given."""

MAY_BE_MARKERS = set("<|[\u200b\u25c1\ufe64\uff1c\uff3b\uff5c")
"""Characters that the library may replace where they begin a marker."""

SELECTOR = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: printable to Python, and removed where they select nothing."""

DATE = re.compile(r"[\s\d\-/:.,()\[\]TZ+]*")
"""What may stand beside a memory in its block: the date that the backend gave."""


def rule_whole(run: Run) -> None:
    """Each memory is there whole or not at all, in one block or in none."""
    for build in run.builds:
        if build.prompt is None:
            continue
        entries = block_entries(build)
        assert len(entries) == len(build.prompt.memories)
        assert build.config is None or len(entries) <= build.config.memory_top_k
        _check_places(run.bench, build, entries)
        ranks = [it.rank for it in build.prompt.report.memories if it.kept]
        assert len(ranks) == len(entries) and ranks == sorted(ranks)


def block_entries(build: Build) -> list[str]:
    """The memories as they stand in the block; the block is whole, or not there."""
    marks = read_marks()
    # In the text form a label stands before the first line of what somebody said.
    of_others = build.system.split("\n")
    for text in (*build.dialog.texts, build.user):
        of_others += text.split("\n")[1:]
    lines = build.result.text.split("\n") if build.form == "text" else _last(build)
    if build.form == "messages":
        of_others = build.user.split("\n")
    openings = lines.count(marks.opening) - of_others.count(marks.opening)
    closings = lines.count(marks.closing) - of_others.count(marks.closing)
    assert openings == closings and openings in (0, 1), "half a block, or two"
    if not openings:
        assert not any(line.startswith(marks.first) for line in lines) or any(
            line.startswith(marks.first) for line in of_others
        )
        return []
    own = lines[: len(lines) - build.user.count("\n") - 1]
    end = len(own) - 1 - own[::-1].index(marks.closing)
    start = end - own[end::-1].index(marks.opening)
    return _entries(own[start + 1 : end])


def _last(build: Build) -> list[str]:
    content: str = build.result.messages[-1]["content"]
    return content.split("\n")


def _entries(lines: list[str]) -> list[str]:
    """The texts of the memories; what stands before the first one is the heading."""
    marks = read_marks()
    entries: list[str] = []
    for line in lines:
        if line.startswith(marks.first):
            entries.append(line[len(marks.first) :])
        elif entries:
            assert line.startswith(marks.following), "a line of its own in the block"
            entries[-1] += "\n" + line[len(marks.following) :]
    assert entries, "an empty block"
    return entries


def _check_places(bench: Bench, build: Build, entries: list[str]) -> None:
    """Each entry is a text of the backend, and they stand in its order."""
    texts, place = build.backend.memories, 0
    is_ordered = not isinstance(build.backend.answer, (set, frozenset))
    for entry in entries:
        start = place if is_ordered else 0
        found = (k for k in range(start, len(texts)) if _is_it(bench, build, entry, k))
        where = next(found, None)
        assert where is not None, f"no memory, or not in its place: {entry[:60]!r}"
        place = where + 1


def _is_it(bench: Bench, build: Build, entry: str, place: int) -> bool:
    """Whether an entry is this text of the backend as a whole.

    What is made harmless, or shortened to a cap, is compared with what the library
    makes of the text alone.
    """
    text = build.backend.memories[place]
    if not text.strip():
        return False
    if _is_plain(build, text):
        return _is_given(entry, text)
    shown = bench.alone(build.fields, [text]).memories
    return any(_is_given(entry, it) for it in shown)


def _is_plain(build: Build, text: str) -> bool:
    """Whether this text has to stand in the block exactly as it was given."""
    has_cap = "memory_cap" in build.fields
    is_simple = text.isprintable() and not SELECTOR.search(text)
    is_simple = is_simple and not set(text) & MAY_BE_MARKERS
    return is_simple and not has_cap and len(text) <= READ_WHOLE


def _is_given(entry: str, text: str) -> bool:
    before, found, after = entry.partition(text.strip())
    return bool(found) and bool(DATE.fullmatch(before) and DATE.fullmatch(after))
