"""Phase 3, failures that are answered: a backend that says so instead of raising.

Knows by which fields an answer says that it is none. It looks at no items, and does not
know what becomes of them.
"""

from collections.abc import Mapping

from .checks import attempt
from .memory_fields import (
    INNER_FIELDS,
    NESTING,
    TEXT_FIELDS,
    ItemFields,
    fields_of,
    is_memory,
    is_set,
    text_in,
)

FAILURE_FLAGS = (
    ("isError", True),
    ("is_error", True),
    ("success", False),
    ("ok", False),
)
"""Fields by which an answer says that it is none, whatever else is in it."""

FAILURE_FIELDS = ("error", "errors")
"""What a wrapper of items holds where the backend failed, and leaves out, empty or None
elsewhere."""

STATE_FIELDS = ("status", "code", "status_code", "statusCode")
FAILED_STATES = ("error", "failed", "failure", *range(400, 600))
"""Where a wrapper says in a word, or a number of HTTP, that the backend failed."""

FAILURE_WORDS = (
    *FAILURE_FIELDS,
    *STATE_FIELDS,
    *("message", "detail", "details", "reason", "type"),
    *("request_id", "requestId", "trace_id"),
)
"""Fields that hold words of an answer that says that it failed, or found nothing."""


def failure_told(fields: ItemFields, is_wrapper: bool) -> str | None:
    """The field in which an answer says that it failed, or None.

    `is_wrapper` says that it has lists of items.
    """
    for name, flag in FAILURE_FLAGS:
        if told_in(fields, name) is flag:
            return name
    is_result = told_in(fields, "tool_call_id") is not None
    is_one = is_memory(fields.item) or (
        not is_wrapper and attempt(_holds_memory, fields)[0]
    )
    if is_one and not is_result:
        return None  # one memory, and what is noted beside its text
    for name in FAILURE_FIELDS:
        value = told_in(fields, name)
        is_told = isinstance(value, (str, Mapping, list, tuple, BaseException))
        if value is True or (is_told and is_set(value)):
            return name
    told = (it for it in STATE_FIELDS if _is_failed_state(told_in(fields, it)))
    return next(told, None)


def told_in(fields: ItemFields, name: str) -> object:
    """A field, or None where it cannot be read: an answer need not have it."""
    return attempt(fields.own, name)[0]


def _holds_memory(fields: ItemFields) -> bool:
    """Whether an answer is one item around the object that holds its text."""
    holders = (*INNER_FIELDS, *TEXT_FIELDS)
    inner = (fields_of(fields.own(name)) for name in holders)
    return any(it is not None and text_in(it, NESTING - 1) for it in inner)


def _is_failed_state(state: object) -> bool:
    word = state.casefold() if isinstance(state, str) else state
    return isinstance(word, (str, int)) and word in FAILED_STATES
