"""MemoryStore against a model in plain Python, in any order and from many threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from math import isclose, log
from pathlib import Path
from random import Random
from threading import Barrier
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    rule,
)

from prompt_assemble.store import FoundMemories, MemoryStore

START = datetime(2026, 11, 30, tzinfo=timezone.utc)
WORDS = ("tea", "milk", "sugar", "bread", "honey", "salt")
SUBJECTS = ("mara", "omar", "Mara")
WORD_LISTS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6)


class Entry(NamedTuple):
    """A memory of the model."""

    words: list[str]
    subject: str
    created: datetime
    expires: datetime | None


class Model:
    """What a store should do, by walking over everything."""

    def __init__(self) -> None:
        self.now = START
        self.entries: dict[int, Entry] = {}

    def same_fact(self, words: list[str], subject: str) -> int | None:
        return next(
            (
                number
                for number, it in self.entries.items()
                if (it.words, it.subject) == (words, subject)
            ),
            None,
        )

    def put(self, number: int, entry: Entry) -> None:
        known = self.entries.get(number)
        if known is None or entry.created >= known.created:
            self.entries[number] = entry

    def is_alive(self, number: int) -> bool:
        expires = self.entries[number].expires
        return expires is None or expires > self.now

    def living(self, subject: str) -> list[int]:
        """Newest first."""
        alive = [
            number
            for number, it in self.entries.items()
            if it.subject == subject and self.is_alive(number)
        ]
        return sorted(
            alive, key=lambda it: (self.entries[it].created, it), reverse=True
        )

    def search(self, query: list[str], subject: str) -> list[tuple[int, float]]:
        """BM25 as the textbook has it; expired memories count until they are purged."""
        texts = [it.words for it in self.entries.values() if it.subject == subject]
        mean = sum(map(len, texts)) / max(len(texts), 1)
        scores: dict[int, float] = {}
        for number in self.living(subject):
            words = self.entries[number].words
            for word in set(query) & set(words):
                holders = sum(word in text for text in texts)
                rarity = log(1 + (len(texts) - holders + 0.5) / (holders + 0.5))
                often = words.count(word)
                norm = 1.2 * (0.25 + 0.75 * len(words) / mean)
                gain = rarity * often * 2.2 / (often + norm)
                scores[number] = scores.get(number, 0) + gain
        return sorted(scores.items(), key=lambda it: -it[1])


class StoreMachine(RuleBasedStateMachine):
    """Steps that change a store and the model alike; searches must then agree."""

    numbers: Bundle[int] = Bundle("numbers")

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.store = MemoryStore(":memory:", clock=lambda: self.model.now.timestamp())

    def teardown(self) -> None:
        self.store.close()

    @rule(
        target=numbers,
        words=WORD_LISTS,
        subject=st.sampled_from(SUBJECTS),
        age=st.integers(0, 50),
        lifetime=st.none() | st.integers(1, 50),
    )
    def add(
        self, words: list[str], subject: str, age: int, lifetime: int | None
    ) -> int:
        created = self.model.now - timedelta(hours=age)
        expires = lifetime and self.model.now + timedelta(hours=lifetime)
        known = self.model.same_fact(words, subject)
        number = self.store.add(
            "  ".join(words).title(),
            "preference",
            subject,
            created_at=created,
            expires_at=expires or None,
        )
        assert number == known if known else number not in self.model.entries
        self.model.put(number, Entry(words, subject, created, expires or None))
        return number

    @rule(number=numbers, subject=st.sampled_from(SUBJECTS), scrub=st.booleans())
    def forget(self, number: int, subject: str, scrub: bool) -> None:
        entry = self.model.entries.get(number)
        is_there = entry is not None and entry.subject == subject
        assert self.store.forget(number, subject, scrub=scrub) == is_there
        if is_there:
            del self.model.entries[number]

    @rule(subject=st.sampled_from(SUBJECTS))
    def forget_subject(self, subject: str) -> None:
        kept = {k: it for k, it in self.model.entries.items() if it.subject != subject}
        gone = len(self.model.entries) - len(kept)
        assert self.store.forget_subject(subject) == gone
        self.model.entries = kept

    @rule(hours=st.integers(1, 30))
    def time_passes(self, hours: int) -> None:
        self.model.now += timedelta(hours=hours)

    @rule()
    def purge(self) -> None:
        kept = {k: it for k, it in self.model.entries.items() if self.model.is_alive(k)}
        gone = len(self.model.entries) - len(kept)
        assert self.store.purge_expired() == gone
        self.model.entries = kept

    @rule(query=WORD_LISTS, subject=st.sampled_from(SUBJECTS), top_k=st.integers(0, 9))
    def search(self, query: list[str], subject: str, top_k: int) -> None:
        expected = self.model.search(query, subject)
        found = self.store.search(" ".join(query).upper() + "?", top_k, subject)
        assert len(found) == min(top_k, len(expected))
        scores = dict(expected)
        for memory, (_, score) in zip(found, expected):
            assert isclose(memory["score"], score)
            assert isclose(memory["score"], scores[memory["id"]])

    @invariant()
    def lists_agree(self) -> None:
        for subject in SUBJECTS:
            listed = [memory["id"] for memory in self.store.list(subject)]
            assert listed == self.model.living(subject)


TestStoreMachine = StoreMachine.TestCase
TestStoreMachine.settings = settings(max_examples=40, stateful_step_count=30)


def in_threads(count: int, work: Callable[[int], None]) -> None:
    """Run `work(0)` to `work(count - 1)` at the same time; their errors come out."""
    barrier = Barrier(count)

    def started_together(number: int) -> None:
        barrier.wait()
        work(number)

    with ThreadPoolExecutor(count) as pool:
        for future in [pool.submit(started_together, n) for n in range(count)]:
            future.result()


def test_threads_on_one_store(tmp_path: Path) -> None:
    """Each thread sees its subject as if it were alone, while all write and search."""

    def work(number: int) -> None:
        random, subject, mine = Random(number), f"thread {number}", {}
        for step in range(60):
            action = random.choice(("add", "add", "add", "search", "forget"))
            word = random.choice(WORDS)
            if action == "add":
                text = f"{word} {step}"
                mine[store.add(text, "preference", subject)] = text
            elif action == "search":
                expected = {it for it in mine.values() if it.startswith(word)}
                found: FoundMemories = store.search(word, 99, subject)
                assert {memory["text"] for memory in found} == expected
            elif mine:
                gone, _ = mine.popitem()
                assert store.forget(gone, subject, scrub=step % 20 == 0)
        assert {it["id"]: it["text"] for it in store.list(subject)} == mine

    with MemoryStore(tmp_path / "store.db") as store:
        in_threads(8, work)


def test_stores_on_one_file(tmp_path: Path) -> None:
    """A store each, as processes have them: nothing that was added is missing."""
    path = tmp_path / "store.db"

    def work(number: int) -> None:
        with MemoryStore(path, busy_timeout=60) as store:
            for step in range(25):
                store.add(f"tea {number} {step}", "preference", "mara")
                store.search("tea", 3, "mara")

    in_threads(6, work)
    with MemoryStore(path) as store:
        assert len(store.list("mara")) == 150
        assert len(store.search("tea", 200, "mara")) == 150


def test_the_same_fact_from_many_threads_is_one(tmp_path: Path) -> None:
    """Looking for it and adding it are one step."""
    path = tmp_path / "store.db"

    def work(number: int) -> None:
        with MemoryStore(path, busy_timeout=60) as store:
            for step in range(10):
                store.add(f"tea {step}", "preference", "mara")

    in_threads(6, work)
    with MemoryStore(path) as store:
        assert len(store.list("mara")) == 10
