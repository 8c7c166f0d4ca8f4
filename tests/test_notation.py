"""The notation of the cases: what each value stands for, and what is refused."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any

import pytest

from .cases.build import read_marks
from .cases.notation import Marks, Notation, NotationError, expand_each, numbered
from .cases.sources import CaseCounter, error_named, leaf_texts, picture, size_of

MARKS = Marks("<m>", "</m>", "- ", "  ", {"user": "User: "})
DIALOG = [
    {"role": "user", "content": "Hello, I ordered two books."},
    {"role": "assistant", "content": "Thank you. Anything about the delivery?"},
]


def made(raw: Any) -> Any:
    """The value that `raw` stands for."""
    notation = Notation(lambda: MARKS, marks_of_step=lambda step: MARKS)
    return notation.without_sleep().value(raw)


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        ({"$repeat": ["ab", 3]}, "ababab"),
        ({"$concat": ["a", {"$repeat": ["b", 2]}]}, "abb"),
        ({"$concat": [["a"], {"$numbered": ["n", 1]}]}, ["a", "n 0"]),
        ({"$cp": "D83D"}, "\ud83d"),
        ({"$tags": "ab"}, "\U000e0061\U000e0062"),
        (
            {"$turns": [2, "hi"]},
            [
                {"role": "user", "content": "hi 0"},
                {"role": "assistant", "content": "hi 1"},
            ],
        ),
        ({"$numbered": [{"$repeat": ["x", 2]}, 2]}, ["xx 0", "xx 1"]),
        (["a", {"$numbered": ["n", 2]}], ["a", "n 0", "n 1"]),
        ({"$fence": "open"}, "<m>"),
        ({"$fence": "close"}, "</m>"),
        ({"$fence_nested": "close"}, "</</m>m>"),
        ({"$fence_variant": ["upper", "trailing_space"]}, "</M>\n</m> "),
        ({"$fence_variant": ["inner_spaces"]}, "< /m >"),
        ({"$fence_variant": ["newline_inside"]}, "</\nm>"),
        ({"$fence_variant": ["zero_width_inside"]}, "</\u200bm>"),
        ({"$fence_of_step": [1, "close"]}, "</m>"),
        ({"$role_label": "user"}, "User: "),
        ({"$py": "inf"}, float("inf")),
        ({"$py": "bytes:hello"}, b"hello"),
        ({"$py": "tuple:Likes tea.|0.9"}, ("Likes tea.", 0.9)),
        ({"$py": "tuple:user|hi"}, ("user", "hi")),
        ({"$py": "tuple:dialog"}, tuple(DIALOG)),
        ({"$py": "deque:a|b"}, deque("ab")),
        ({"$py": "deque:dialog"}, deque(DIALOG)),
        ({"$py": "set:a|b"}, {"a", "b"}),
    ],
    ids=str,
)
def test_values(raw: Any, value: Any) -> None:
    """Each value of the notation is what the notation says."""
    assert made({"field": raw}) == {"field": value}


@pytest.mark.parametrize(
    ("raw", "items"),
    [
        ("generator:a|b", ["a", "b"]),
        ("generator:dialog", DIALOG),
        ("dict_values:a|b", ["a", "b"]),
        ("endless_generator:a|b", ["a", "b", "a", "b"]),
        ("slow_generator:600", [f"slow item {i}" for i in range(4)]),
    ],
)
def test_iterables(raw: str, items: list[Any]) -> None:
    """They are what they are called, and give their items in order."""
    assert list(islice(made({"$py": raw}), 4)) == items


def test_objects() -> None:
    """Objects have the attributes that their names tell."""
    message = made({"$py": "object:assistant|hello"})
    assert (message.role, message.content) == ("assistant", "hello")
    assert made({"$py": "object_text:words"}).text == "words"
    assert made({"$py": "object_page_content:words"}).page_content == "words"
    assert type(made({"$py": "object"})) is object
    assert made({"$py": "nan"}) != made({"$py": "nan"})
    with pytest.raises(RuntimeError):
        made({"$py": "object_raising_on_text"}).text


def test_a_generator_that_breaks() -> None:
    """It gives its items, and then fails."""
    items = made({"$py": "generator_raising_after:1"})
    assert next(items) == "item 0"
    with pytest.raises(RuntimeError):
        next(items)


@pytest.mark.parametrize(
    "raw",
    [
        {"$unheard_of": 1},
        {"$py": "unheard_of"},
        {"$py": "unheard_of:a"},
        {"$fence": "middle"},
        {"$fence_variant": ["sideways"]},
        {"$role_label": "king"},
        {"$concat": ["a", ["b"]]},
        {"$repeat": [["a"], 2]},
        {"$repeat": ["a", 2], "more": 1},
    ],
    ids=str,
)
def test_what_is_not_known_is_refused(raw: Any) -> None:
    """Nothing is guessed."""
    with pytest.raises(NotationError):
        made(raw)


def test_each_gives_every_choice() -> None:
    """In every place, in combination."""
    raw = {"a": {"$each": [1, 2]}, "b": [{"c": {"$each": [3, 4]}}]}
    choices = [(it["a"], it["b"][0]["c"]) for it in expand_each(raw)]
    assert choices == [(1, 3), (1, 4), (2, 3), (2, 4)]


def test_numbers_are_put_in() -> None:
    """In all texts, however deep."""
    assert numbered({"a": ["n {i}", 1]}, 7) == {"a": ["n 7", 1]}


def test_errors_by_name() -> None:
    """Builtins, a class of one's own, a text; and no other words."""
    assert type(error_named("OSError: a text")) is OSError
    assert type(error_named("BackendTimeout")).__name__ == "BackendTimeout"
    for name in ("UnicodeEncodeError", "UnicodeDecodeError", "KeyError"):
        assert type(error_named(name)).__name__ == name
    for wrong in ("print", "no error", 1):
        with pytest.raises(NotationError):
            error_named(wrong)


def test_texts_and_sizes_of_answers() -> None:
    """What the rules look for, without consuming or disturbing anything."""
    answer = {"results": [{"memory": "a", "score": 1}, made({"$py": "object_text:b"})]}
    assert list(leaf_texts(answer)) == ["a", "b"]
    assert size_of(answer) == 2
    assert [size_of(it) for it in ("ab", None, ())] == [None] * 3
    items = made({"$py": "generator:a|b"})
    assert picture(items) == picture(items) and list(items) == ["a", "b"]


def test_marks_are_those_of_the_library() -> None:
    """They are read off a prompt, not out of the code."""
    marks = read_marks()
    assert marks.opening != marks.closing and marks.first != marks.following
    assert marks.labels["user"]


def test_what_a_counter_refuses_may_be_any_value_of_the_notation() -> None:
    """A lone surrogate cannot stand in a file of JSON as itself."""
    spec = {"unit": "characters", "raises_if_contains": [{"$cp": "D83D"}, "b"]}
    counter = CaseCounter(spec, Notation(lambda: MARKS))
    assert counter("a\U0001f600") == 2
    for text in ("a\ud83d", "ab"):
        with pytest.raises(ValueError):
            counter(text)
