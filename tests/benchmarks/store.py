"""MemoryStore at 100,000 memories: adding, searching, size and erasure, beside LIKE.

    python -m tests.benchmarks.store [--memories 100000] [--subjects 1 1000]

Memories are pieces of 8 to 19 words of the English topics that come with Python. A
query is a question with one to five words of a memory; both ways of searching answer
the same questions of the same subjects. LIKE is a plain table with an index on the
subject, one condition for each word that is no function word, best count of words
first. "crowded" asks for words that a tenth of all memories hold, in memories of few
words. Times are CPU times of the process, since the machine may be shared.
"""

from __future__ import annotations

import argparse
import platform
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from pydoc_data.topics import topics
from random import Random
from statistics import median

from prompt_assemble.store import MemoryStore
from prompt_assemble.store_words_data import FUNCTION_WORDS

QUESTIONS = 200
COLOURS = "red blue green black white brown grey pink gold silver".split()
THINGS = "bicycle kettle lamp chair carpet table mirror shelf clock basket".split()


def natural(count: int, random: Random) -> tuple[list[str], list[str]]:
    """Memories of English prose, and questions about them."""
    words = re.findall("[a-zA-Z]+", "\n".join(topics[name] for name in sorted(topics)))
    memories = []
    for _ in range(count):
        at = random.randrange(len(words) - 20)
        memories.append(" ".join(words[at : at + random.randrange(8, 20)]))
    questions = []
    for _ in range(QUESTIONS):
        asked = random.choice(memories).split()
        some = random.sample(asked, min(len(asked), random.randrange(1, 6)))
        questions.append(f"What do you remember about {' '.join(some)}?")
    return memories, questions


def crowded(count: int, random: Random) -> tuple[list[str], list[str]]:
    """Memories that all have the same few words, and questions that many answer."""
    pairs = [(random.choice(COLOURS), random.choice(THINGS)) for _ in range(count)]
    memories = [f"user likes the {a} {b} number {i}" for i, (a, b) in enumerate(pairs)]
    questions = [
        f"Which {random.choice(COLOURS)} {random.choice(THINGS)} does the user like?"
        for _ in range(QUESTIONS)
    ]
    return memories, questions


def milliseconds(search: Callable[[str, str], object], asked: list[str], n: int) -> str:
    """Median and 95th percentile of one search."""
    times = []
    for number, question in enumerate(asked):
        start = time.process_time()
        search(question, f"subject {number % n}")
        times.append((time.process_time() - start) * 1_000)
    return f"{median(times):7.2f} {sorted(times)[int(len(times) * 0.95)]:7.2f}"


def with_like(
    folder: Path, memories: list[str], subjects: int
) -> tuple[sqlite3.Connection, Callable[[str, str], object]]:
    """A plain table of the same memories, and a search in it."""
    table = sqlite3.connect(folder / "like.db")
    table.execute("CREATE TABLE memories (subject TEXT, text TEXT)")
    table.execute("CREATE INDEX by_subject ON memories (subject)")
    rows = ((f"subject {i % subjects}", text) for i, text in enumerate(memories))
    table.executemany("INSERT INTO memories VALUES (?, ?)", rows)
    table.commit()

    def search(question: str, subject: str) -> object:
        said = re.findall(r"\w+", question.lower())
        telling = [word for word in said if word not in FUNCTION_WORDS]
        words = [f"%{word}%" for word in telling or said]
        held = " + ".join("(text LIKE ?)" for _ in words)
        either = " OR ".join("text LIKE ?" for _ in words)
        return table.execute(
            f"SELECT text FROM memories WHERE subject = ? AND ({either})"
            f" ORDER BY {held} DESC LIMIT 3",
            (subject, *words, *words),
        ).fetchall()

    return table, search


def report(name: str, memories: list[str], asked: list[str], subjects: int) -> None:
    """One line of the table."""
    size = sum(len(text.encode()) for text in memories)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with MemoryStore(folder / "store.db") as store:
            start = time.process_time()
            with store.transaction():
                for number, text in enumerate(memories):
                    store.add(text, "preference", f"subject {number % subjects}")
            rate = len(memories) / (time.process_time() - start)
            (newest,) = store.list("subject 0", limit=1)
            start = time.process_time()
            store.forget(newest["id"], "subject 0")
            erasure = time.process_time() - start
            times = milliseconds(
                lambda question, subject: store.search(question, 3, subject),
                asked,
                subjects,
            )
            ratio = (folder / "store.db").stat().st_size / size
        table, search = with_like(folder, memories, subjects)
        like = milliseconds(search, asked, subjects)
        table.close()
    print(
        f"{name:8} {subjects:8,} {rate:10,.0f} {ratio:6.2f} {erasure:8.2f} "
        f"{times} {like}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--memories", type=int, default=100_000)
    parser.add_argument("--subjects", type=int, nargs="+", default=[1, 1_000])
    options = parser.parse_args()
    print(
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
        f"{options.memories:,} memories\n"
        "texts    subjects  added/s   size/text  erase s   "
        "search ms (median, 95 %)  LIKE ms"
    )
    for make in (natural, crowded):
        memories, asked = make(options.memories, Random(2026))
        for subjects in options.subjects:
            report(make.__name__, memories, asked, subjects)


if __name__ == "__main__":
    main()
