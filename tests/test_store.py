"""MemoryStore: adding, finding, dates, subjects, forgetting, and values it refuses."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prompt_assemble import (
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.standards import ALLOWED_KINDS, check_memory
from prompt_assemble.store import MemoryStore
from prompt_assemble.store_file import StoreError
from prompt_assemble.store_search import POSTINGS, SCANNED, WEIGHED
from prompt_assemble.store_tables import KINDS
from prompt_assemble.store_values import (
    MEMORY_LENGTH,
    SUBJECT_LENGTH,
    MemoryRefusedError,
)

from .strategies import AWKWARD_TEXTS, CANARY

NOW = datetime(2026, 11, 30, 12, tzinfo=timezone.utc)
HOUR = timedelta(hours=1)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now.timestamp()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> Iterator[MemoryStore]:
    with MemoryStore(":memory:", clock=clock) as opened:
        yield opened


def texts(found: Any) -> list[str]:
    return [memory["text"] for memory in found]


def test_a_memory_comes_back_as_it_was_given(store: MemoryStore) -> None:
    """All fields, dates in UTC to the microsecond."""
    tokyo = timezone(timedelta(hours=9))
    made = datetime(2026, 11, 30, 8, 0, 0, 123_456, tzinfo=tokyo)
    number = store.add(
        "Mara reads\ncrime novels.",
        "preference",
        "mara",
        created_at=made,
        expires_at=NOW + HOUR,
    )
    assert store.get(number, "mara") == {
        "id": number,
        "text": "Mara reads\ncrime novels.",
        "kind": "preference",
        "subject": "mara",
        "created_at": "2026-11-29T23:00:00.123456+00:00",
        "expires_at": "2026-11-30T13:00:00+00:00",
    }


def test_a_turn_takes_a_searcher_as_its_backend(store: MemoryStore) -> None:
    """Id, score and date of a found memory are read by the library's retrieval."""
    number = store.add("Mara likes paperbacks.", "preference", "mara")
    prompt = PromptAssembler(strict=True).assemble(
        "Which paperbacks did I like?", store.searcher("mara"), memory="always"
    )
    (memory,) = prompt.report.memories
    assert (memory.kept, memory.id) == (True, str(number))
    assert memory.score is not None and memory.score > 0
    assert "(2026-11-30) Mara likes paperbacks." in str(prompt.messages)


def test_the_store_works_in_the_thread_of_a_timeout(tmp_path: Path) -> None:
    """A connection of SQLite is bound to its thread; the store is not."""
    with MemoryStore(tmp_path / "store.db") as store:
        store.add("Mara likes paperbacks.", "preference", "mara")
        assembler = PromptAssembler(PromptConfig(memory_timeout=60), strict=True)
        prompt = assembler.assemble(
            "Paperbacks?", store.searcher("mara"), memory="always"
        )
    assert prompt.report.memory_status == "kept"


FACTS = (
    "Mara's dog is called Rex.",
    "Prefers paperbacks to hardcovers.",
    "Wohnt in der Königstraße 5, 3. Stock.",
    "Son père habite à Orléans.",
    "Ее любимый чай — зелёный.",
    "我喜欢喝绿茶，不喜欢咖啡。",
    "猫の名前はミケです。",
    "고양이를 두 마리 키운다.",
    "ผมชอบกินข้าวผัดกุ้ง",
    "Kadınlar için İstanbul turu istiyor.",
    "שמו של הכלב הוא רקס",
    "يفضل القهوة العربية",
    "उसे हिन्दी फ़िल्में पसंद हैं",
    "Nhà ở Đà Nẵng gần biển.",
    "Wants a ☕ machine.",
)


@pytest.mark.parametrize(
    "query, fact",
    [
        ("What is the name of my dog again? I forgot what it was called", 0),
        ("Which does she prefer, a hardcover or a paperback?", 1),
        ("WO IST DIE KONIGSTRASSE?", 2),
        ("Où habite le pere de Marie, déjà ?", 3),
        ("Какой ее любимый зеленый чаи?", 4),
        ("绿茶", 5),
        ("你还记得我喜欢喝什么茶吗？绿茶还是红茶", 5),
        ("茶", 5),
        ("欢", 5),
        ("名前", 7 - 1),
        ("ミケ", 6),
        ("ﾐｹ", 6),
        ("고양이", 7),
        ("ข้าวผัด", 8),
        ("istanbul", 9),
        ("רקס", 10),
        ("القَهْوَة", 11),
        ("फ़िल्में", 12),
        ("da nang", 13),
        ("Da\u0300 Na\u0306\u0303ng".replace("Da", "Đa"), 13),
        ("☕", 14),
    ],
)
def test_every_script_is_found(store: MemoryStore, query: str, fact: int) -> None:
    """Whole questions, two characters, one character, without accents, any case."""
    numbers = [store.add(text, "conclusion", "mara") for text in FACTS]
    found = store.search(query, 3, "mara")
    if query == "da nang":  # đ is a letter of its own, not an accented d
        assert numbers[fact] in [memory["id"] for memory in found]
    else:
        assert found and found[0]["id"] == numbers[fact]


def test_rarer_words_and_more_of_them_count_more(store: MemoryStore) -> None:
    """What BM25 is about."""
    for plant in ("fern", "moss", "ivy", "oak"):
        store.add(f"likes {plant} leaves", "preference", "mara")
    both = store.add("likes orchid leaves", "preference", "mara")
    rare = store.add("orchid garden walks", "preference", "mara")
    found = [it["id"] for it in store.search("orchid leaves", 10, "mara")]
    assert found[:2] == [both, rare] and len(found) == 6


def test_equal_scores_are_newest_first(store: MemoryStore) -> None:
    """By their dates, then by their ids."""
    old = store.add("likes tea", "preference", "mara", created_at=NOW - 9 * HOUR)
    new = store.add("wants tea", "preference", "mara", created_at=NOW)
    mid = store.add("takes tea", "preference", "mara", created_at=NOW - 3 * HOUR)
    last = store.add("sells tea", "preference", "mara", created_at=NOW - 9 * HOUR)
    found = store.search("tea", 9, "mara")
    assert [memory["id"] for memory in found] == [new, mid, last, old]
    assert len({memory["score"] for memory in found}) == 1


def test_function_words_are_asked_for_alone_only(store: MemoryStore) -> None:
    """Beside other words they would find what nobody asked for."""
    store.add("what is not, is not", "conclusion", "mara")
    store.add("called Rex", "conclusion", "mara")
    assert texts(store.search("What is he called?", 5, "mara")) == ["called Rex"]
    assert texts(store.search("What is it?", 5, "mara")) == ["what is not, is not"]
    assert texts(store.search("What is a zebra?", 5, "mara")) == []


def test_words_that_thousands_share_are_still_found_together(
    store: MemoryStore,
) -> None:
    """Where postings are cut off, memories with all of the words come first."""
    with store.transaction():
        wanted = store.add("red kite number none", "conclusion", "mara")
        for number in range(POSTINGS + WEIGHED):
            store.add(f"red thing number {number}", "conclusion", "mara")
            store.add(f"blue kite number {number}", "conclusion", "mara")
    assert store.search("red kite", 1, "mara")[0]["id"] == wanted
    assert store.search("red kite number", 1, "mara")[0]["id"] == wanted
    assert len(store.search("red", POSTINGS, "mara")) == POSTINGS


def test_expired_memories_do_not_crowd_out_living_ones(
    store: MemoryStore, clock: Clock
) -> None:
    """More than are weighed at a time are passed over."""
    with store.transaction():
        wanted = store.add("tea, as ever, and with milk", "preference", "mara")
        for number in range(WEIGHED + 50):
            store.add(f"tea {number}", "preference", "mara", expires_at=NOW + HOUR)
    clock.now += 2 * HOUR
    assert [it["id"] for it in store.search("tea", 3, "mara")] == [wanted]


@pytest.mark.parametrize(
    "query",
    [
        *AWKWARD_TEXTS,
        'tea"',
        "tea AND",
        "NEAR(tea milk, 2)",
        "held : tea",
        "tea*",
        "^tea",
        "-tea + milk",
        "(((",
        "' OR 1=1 --",
        "§1",
        "x" * 1_000_000,
        "tea " * 250_000,
        "\u0301\u0327" * 500_000,
    ],
    ids=lambda query: repr(query[:20]),
)
def test_a_query_is_text_never_syntax(store: MemoryStore, query: str) -> None:
    """Whatever it holds, and however long it is."""
    store.add("tea", "preference", "mara")
    assert len(store.search(query, 3, "mara")) == int("tea" in query)


@given(st.text(max_size=60))
@example("\u02b9")
def test_any_query_is_answered(query: str) -> None:
    """No text is an error; what was stored is found by itself, if it has a word.

    Letters that modify others, such as a prime, are no word by themselves.
    """
    with MemoryStore(":memory:") as store:
        store.search(query, 3, "mara")
        try:
            store.add(query, "conclusion", "mara")
        except InputError:
            return
        assert texts(store.search(query, 3, "mara")) == [query] or not any(
            char.isalnum() and category(char) != "Lm" for char in query
        )


def test_subjects_do_not_see_each_other(store: MemoryStore) -> None:
    """Not by search, id, list, forgetting, export; not even in the scores."""
    mara = store.add("likes green tea", "preference", "mara")
    alone = store.search("green tea", 9, "mara")
    other = store.add("likes green tea", "preference", "Mara")
    for number in range(20):
        store.add(f"green tea {number}", "preference", "omar")
    assert store.search("green tea", 9, "mara") == alone
    assert [it["id"] for it in store.list("mara")] == [mara]
    assert store.get(other, "mara") is None
    assert not store.forget(other, "mara")
    assert store.get(other, "Mara") is not None
    assert store.forget_subject("omar") == 20
    assert store.search("green", 9, "omar") == [] and store.list("omar") == []
    assert store.search("green tea", 9, "mara") == alone


def test_the_same_fact_again_renews_its_date(store: MemoryStore, clock: Clock) -> None:
    """Case, spacing and Unicode form make no other fact; the first text stays."""
    number = store.add(
        "Likes  cafe\u0301.", "preference", "mara", expires_at=NOW + HOUR
    )
    clock.now += HOUR / 2
    assert store.add("likes café.", "identity", "mara") == number
    (memory,) = store.list("mara")
    assert memory["text"] == "Likes  cafe\u0301."
    assert memory["kind"] == "identity"
    assert memory["created_at"] == "2026-11-30T12:30:00+00:00"
    assert memory["expires_at"] is None
    assert store.add("likes café.", "goal", "mara", created_at=NOW) == number
    assert store.list("mara") == [memory], "an older statement changes nothing"
    assert store.add("likes cafe.", "preference", "mara") != number


def test_what_is_expired_is_not_found(store: MemoryStore, clock: Clock) -> None:
    """From the moment on; purging takes it out."""
    number = store.add("likes tea", "preference", "mara", expires_at=NOW + HOUR)
    stays = store.add("drinks tea", "preference", "mara")
    clock.now += HOUR
    assert store.get(number, "mara") is None
    assert [it["id"] for it in store.list("mara")] == [stays]
    assert [it["id"] for it in store.search("tea", 9, "mara")] == [stays]
    assert store.purge_expired(NOW) == 0
    assert store.purge_expired() == 1
    assert store.purge_expired(NOW + 9 * HOUR) == 0


def test_an_id_is_never_used_again(store: MemoryStore) -> None:
    """Whoever still holds the id of what was forgotten gets nothing else for it."""
    number = store.add("likes tea", "preference", "mara")
    assert store.forget(number, "mara") and not store.forget(number, "mara")
    assert store.add("likes coffee", "preference", "mara") != number
    assert store.get(number, "mara") is None


def test_a_transaction_is_all_or_nothing(store: MemoryStore) -> None:
    """An exception undoes the block; so does a step that failed and was caught."""
    with pytest.raises(KeyError), store.transaction():
        store.add("likes tea", "preference", "mara")
        raise KeyError
    assert store.list("mara") == []
    with store.transaction():
        store.add("likes tea", "preference", "mara")
        with pytest.raises(MemoryRefusedError):  # before anything is written
            store.add("x", "temporary", "mara")
        assert len(store.search("tea", 3, "mara")) == 1
    assert len(store.list("mara")) == 1
    with pytest.raises(StoreError, match="nothing of this transaction was kept"):
        with store.transaction():
            store.add("likes milk", "preference", "mara")
            try:
                with store.transaction():
                    store.add("likes bread", "preference", "mara")
                    raise KeyError
            except KeyError:
                pass
    assert texts(store.list("mara")) == ["likes tea"]


def test_foreign_errors_pass_through_a_transaction(store: MemoryStore) -> None:
    """An error of the caller's own database is not one of the store."""
    with pytest.raises(sqlite3.OperationalError, match="mine"), store.transaction():
        raise sqlite3.OperationalError("mine")


@pytest.mark.parametrize("kind", ["temporary", "conversation log", "reasoning_trace"])
def test_forbidden_kinds_are_refused(store: MemoryStore, kind: str) -> None:
    """With what it is and why, without its text."""
    with pytest.raises(MemoryRefusedError, match="not stored: the text is") as caught:
        store.add(f"Asked about {CANARY}.", kind, "mara")
    assert caught.value.verdict == check_memory("x", kind)
    assert CANARY not in str(caught.value)
    assert store.list("mara") == []


def test_a_log_is_refused_whatever_its_kind_is_called(store: MemoryStore) -> None:
    """The form of the text decides, too."""
    with pytest.raises(MemoryRefusedError, match="conversation log"):
        store.add("User: hello\nAssistant: hi\nUser: tea?", "preference", "mara")


GOOD: dict[str, Any] = {"text": "likes tea", "kind": "preference", "subject": "mara"}


@pytest.mark.parametrize(
    "field, value, requirement",
    [
        ("text", "", "text must not be blank"),
        ("text", " \n\u3000", "text must not be blank"),
        ("text", None, "text must be a str"),
        ("text", b"tea", "text must be a str"),
        ("text", f"{CANARY}\0", "text has NUL at position 10"),
        ("text", f"{CANARY}\ud83d", "half of a surrogate pair at position 10"),
        ("text", "x" * 10_000_000, "at most 20,000 characters, got 10,000,000"),
        ("kind", "taste", "kind must be one of preference"),
        ("kind", None, "kind must be a str"),
        ("kind", "", "kind must be one of"),
        ("subject", "", "subject must not be blank"),
        ("subject", None, "subject must be a str"),
        ("subject", 7, "subject must be a str"),
        ("subject", "x" * (SUBJECT_LENGTH + 1), "subject must have at most 500"),
        ("subject", "\udcff", "subject has half of a surrogate pair"),
        ("expires_at", NOW, "expires_at must be ahead"),
        ("expires_at", NOW - HOUR, "expires_at must be ahead"),
        ("expires_at", datetime(2027, 1, 1), "expires_at must say its time zone"),
        ("expires_at", "2027-01-01", "expires_at must be a datetime"),
        ("expires_at", NOW.date(), "expires_at must be a datetime"),
        ("created_at", datetime(2026, 1, 1), "created_at must say its time zone"),
        ("created_at", 1_700_000_000, "created_at must be a datetime"),
        (
            "created_at",
            datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
            "created_at must lie in the years 1 to 9999",
        ),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_values_that_cannot_be_stored(
    store: MemoryStore, field: str, value: object, requirement: str
) -> None:
    """Each is refused with field and requirement, and nothing is stored."""
    with pytest.raises(InputError, match=requirement) as caught:
        store.add(**{**GOOD, field: value})
    assert CANARY not in str(caught.value)
    assert store.list("mara") == []


def test_the_longest_memory_is_stored_and_found(store: MemoryStore) -> None:
    """Words at both ends are found, also in a text without any space."""
    store.add("first " + "x " * (MEMORY_LENGTH // 2 - 8) + " last", "goal", "mara")
    store.add("長" * (MEMORY_LENGTH - 2) + "終点", "goal", "mara")
    for query in ("first", "last", "終点"):
        assert len(store.search(query, 3, "mara")) == 1


@pytest.mark.parametrize(
    "call",
    [
        lambda store: store.search(None, 3, "mara"),
        lambda store: store.search("tea", -1, "mara"),
        lambda store: store.search("tea", 1.5, "mara"),
        lambda store: store.search("tea", 3, ""),
        lambda store: store.searcher(None),
        lambda store: store.get("1", "mara"),
        lambda store: store.forget(True, "mara"),
        lambda store: store.list("mara", limit=-1),
        lambda store: store.list(None),
        lambda store: store.forget_subject(" "),
        lambda store: store.purge_expired(datetime(2027, 1, 1)),
        lambda store: store.purge_expired(0),
        lambda store: MemoryStore(":memory:", busy_timeout=-1),
        lambda store: type(store)(":memory:", busy_timeout="5"),
        lambda store: type(store)(":memory:", busy_timeout=None),
        lambda store: MemoryStore(":memory:", busy_timeout=float("nan")),
    ],
)
def test_wrong_arguments_of_other_calls(store: MemoryStore, call: Any) -> None:
    """Are refused by errors of this library."""
    with pytest.raises(PromptAssembleError):
        call(store)


def test_every_allowed_kind_has_a_number() -> None:
    """A kind that the standards allow can be stored and read."""
    with MemoryStore(":memory:") as store:
        for kind in ALLOWED_KINDS:
            number = store.add(f"a {kind}", kind.upper(), "mara")
            memory = store.get(number, "mara")
            assert memory is not None and memory["kind"] == kind


def test_the_kinds_of_the_file_are_those_of_the_standards() -> None:
    """No more and no fewer; a number means in every release what it meant."""
    assert sorted(KINDS) == sorted(ALLOWED_KINDS)
    assert KINDS[:5] == ("preference", "identity", "goal", "conclusion", "setting")


@pytest.mark.parametrize("memories", [SCANNED - 1, SCANNED + 1])
def test_few_and_many_memories_are_found_alike(
    store: MemoryStore, memories: int
) -> None:
    """Read from the texts or from the index: words, plurals, pairs, lone characters."""
    with store.transaction():
        for number in range(memories):
            store.add(f"nothing {number}", "goal", "mara")
            store.add(f"tea, 绿茶 and cakes {number}", "goal", "omar")
        wanted = store.add("喜欢喝绿茶 with two cakes", "goal", "mara")
    for query in ("茶", "喝", "绿茶", "a cake", "CAKES?"):
        assert [it["id"] for it in store.search(query, 9, "mara")] == [wanted]


def test_both_ends_of_a_long_query_are_read(store: MemoryStore) -> None:
    """A question stands at one of them."""
    first = store.add("drinks tea", "goal", "mara")
    last = store.add("eats bread", "goal", "mara")
    middle = " ".join(f"word{number}" for number in range(300))
    found = store.search(f"tea {middle} bread", 9, "mara")
    assert {memory["id"] for memory in found} == {first, last}


def test_numbers_beyond_sqlite_are_no_ids(store: MemoryStore) -> None:
    """They are not found, as any id that was never given."""
    store.add("likes tea", "preference", "mara")
    assert store.get(2**63, "mara") is None and not store.forget(10**40, "mara")
    assert len(store.search("tea", 10**40, "mara")) == 1
    assert len(store.list("mara", limit=10**40)) == 1
    assert store.list("mara", limit=0) == [] == store.search("tea", 0, "mara")


def test_the_subject_has_to_be_named() -> None:
    """There is no call for memories that could leave it out."""
    with MemoryStore(":memory:") as store:
        calls: list[Any] = [
            lambda: store.search("tea", 3),  # type: ignore[call-arg]
            lambda: store.get(1),  # type: ignore[call-arg]
            lambda: store.list(),  # type: ignore[call-arg]
            lambda: store.forget(1),  # type: ignore[call-arg]
        ]
        for call in calls:
            with pytest.raises(TypeError, match="subject"):
                call()


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    """Closing twice is no error; using it is."""
    store = MemoryStore(tmp_path / "store.db")
    store.close()
    store.close()
    with pytest.raises(StoreError, match="is closed"):
        store.list("mara")
