"""What a dialog calls for, judged by the notation alone: read, refused, or a failure.

Knows the decisions of the specification about roles, contents and parts, and nothing of
how the library reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from math import isfinite
from typing import Any

ROLES = frozenset(
    "system developer user human assistant ai model bot tool function".split()
)
"""Roles that are understood, in any case."""

WORDS_ELSEWHERE = ("text", "message", "body")
"""Names under which a message has its words where it has no content."""

MOST_ITEMS = 10_000
"""Items of an iterator beyond which the newest are not known."""


def fails(answer: Any) -> bool:
    """Whether a dialog callable that gives this has failed; an iterator is used up."""
    if isinstance(answer, (str, bytes, Mapping, set, frozenset)):
        return True
    if not isinstance(answer, Iterable):
        return True
    try:
        return len(list(islice(answer, MOST_ITEMS + 1))) > MOST_ITEMS
    except RuntimeError:  # a generator of the notation that breaks
        return True


def has_odd_items(items: Any) -> bool:
    """Whether an item has no known role, or holds what no message can."""
    return any(map(_is_odd, _list_of(items)))


def has_other_parts(items: Any) -> bool:
    """Whether a content holds parts that are not text, which the text form refuses."""
    return any(_is_other(part) for item in _list_of(items) for part in _parts_of(item))


def _list_of(items: Any) -> list[Any]:
    return list(items) if isinstance(items, (list, tuple)) else []


def _parts_of(item: Any) -> Iterator[Any]:
    content = item.get("content") if isinstance(item, dict) else None
    yield from content if isinstance(content, list) else ()


def _is_other(part: Any) -> bool:
    if isinstance(part, str):
        return False
    kind = part.get("type", "text") if isinstance(part, dict) else None
    return kind not in ("text", "refusal", "tool_use", "tool_result")


def _is_odd(item: Any) -> bool:
    if isinstance(item, str):
        return False
    if isinstance(item, (tuple, list)):
        return len(item) != 2 or not all(isinstance(it, str) for it in item)
    fields = item if isinstance(item, dict) else getattr(item, "__dict__", {})
    role, content = fields.get("role"), fields.get("content")
    if not isinstance(role, str) or role.lower() not in ROLES:
        return True
    is_result = role.lower() in ("tool", "function")
    if not (content is None or isinstance(content, (str, list)) or is_result):
        return True
    if isinstance(content, list) and not is_result:
        if not all(isinstance(part, (str, dict)) for part in content):
            return True
    is_silent = content is None and any(fields.get(it) for it in WORDS_ELSEWHERE)
    return is_silent or not _is_json(fields)


def _is_json(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(_is_json, value.values()))
    if isinstance(value, (list, tuple)):
        return all(map(_is_json, value))
    if isinstance(value, float):
        return isfinite(value)
    return value is None or isinstance(value, (str, bool, int))
