"""Processes that write to one store and are killed: nothing committed is lost.

PROMPT_ASSEMBLE_KILLS says how many are killed; the default keeps the suite quick.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest

import prompt_assemble
from prompt_assemble.store import MemoryStore

KILLS = int(os.environ.get("PROMPT_ASSEMBLE_KILLS") or 10)
SOURCE = Path(prompt_assemble.__file__).parents[1]

WRITER = """
import random, sys
from prompt_assemble.store import MemoryStore
round, random = sys.argv[2], random.Random(sys.argv[2])
def say(*words):
    print(*words, flush=True)
with MemoryStore(sys.argv[1], busy_timeout=60) as store:
    mine = []
    for step in range(100_000):
        text = f"round{round}step{step} " + "tea " * random.choice((1, 1, 300))
        action = random.random()
        if action < 0.7 or not mine:
            number = store.add(text, "preference", "mara")
            say("added", number, f"round{round}step{step}")
            mine.append(number)
        elif action < 0.85:
            with store.transaction():
                parts = [f"{text} part{i}" for i in range(9)]
                numbers = [store.add(part, "goal", "mara") for part in parts]
            for i, number in enumerate(numbers):
                say("added", number, f"round{round}step{step}", f"part{i}")
        else:
            number = mine.pop()
            say("forgetting", number)
            store.forget(number, "mara", scrub=action > 0.97)
            say("forgot", number)
"""


def writer(path: Path, seed: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )


class Ledger:
    """What the writers said before they were killed."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.uncertain: set[int] = set()

    def note(self, line: str) -> None:
        action, number, *words = line.split()
        if action == "added":
            self.texts[int(number)] = " ".join(words)
        elif action == "forgetting":
            self.uncertain.add(int(number))
        else:
            self.uncertain.discard(int(number))
            del self.texts[int(number)]


def check(path: Path, ledger: Ledger) -> None:
    """All that was confirmed is there and found, the rest of the file is sound."""
    with MemoryStore(path, busy_timeout=60) as store:
        listed = {memory["id"]: memory["text"] for memory in store.list("mara")}
        for number, words in ledger.texts.items():
            if number in listed:
                assert set(words.split()) <= set(listed[number].split())
            else:
                assert number in ledger.uncertain
        for number in list(ledger.uncertain):
            ledger.uncertain.discard(number)
            if number not in listed:
                del ledger.texts[number]
        parts = [text for text in listed.values() if " part" in text]
        assert len(parts) % 9 == 0, "a transaction is there as a whole or not at all"
        some = sorted(ledger.texts)[-5:]
        for number in some:
            query = ledger.texts[number].split()[0]  # nine memories at most have it
            assert number in [it["id"] for it in store.search(query, 20, "mara")]
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    (rows,) = connection.execute("SELECT count(*) FROM memories").fetchone()
    (total,) = connection.execute("SELECT sum(memories) FROM subjects").fetchone()
    assert rows == (total or 0)
    connection.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_nothing_committed_is_lost_by_kills(tmp_path: Path) -> None:
    """Two writers at a time; each is killed in the middle of its writes."""
    path, ledger, random = tmp_path / "store.db", Ledger(), Random(2026)
    for round_number in range(0, KILLS, 2):
        processes = [writer(path, round_number), writer(path, round_number + 1)]
        for process in processes:
            assert process.stdout is not None
            for _ in range(random.choice((0, 1, 3, 10))):
                ledger.note(process.stdout.readline())
            sleep(random.random() / 500)  # so that kills fall anywhere within a write
            process.kill()
        for process in processes:
            rest, _ = process.communicate()
            assert process.returncode == -signal.SIGKILL
            for line in rest.splitlines(keepends=True):
                if line.endswith("\n"):
                    ledger.note(line)
        check(path, ledger)
    assert ledger.texts
