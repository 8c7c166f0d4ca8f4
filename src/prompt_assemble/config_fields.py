"""Phase 0, the fields of the configuration: how each is checked, and what is kept.

A wrong value is a `ConfigError` with field, value and requirement. Knows fields one by
one; how they go together is for the configuration to see.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from .checks import has_fields, is_word, one_of, plain_text, shown, whole_number
from .errors import ConfigError
from .tokens import check_tokenizer

LONGEST_TIMEOUT = 1_000_000
"""Seconds; waiting for threads overflows far above it."""


class RoleLabels(NamedTuple):
    """What stands in front of each message in the text form of a prompt."""

    system: str = "System: "
    user: str = "User: "
    assistant: str = "Assistant: "
    tool: str = "Tool: "


def _count(field: str, value: object) -> int:
    return whole_number(field, value)


def _size(field: str, value: object) -> int:
    return whole_number(field, value, 1)


def _size_unless_none(field: str, value: object) -> int | None:
    return None if value is None else whole_number(field, value, 1)


def _choice(*choices: str) -> Callable[[str, object], str]:
    return lambda field, value: one_of(field, value, choices)


def _price(field: str, value: Any) -> int | Callable[[Any], int]:
    if callable(value):
        price: Callable[[Any], int] = value
        return price
    return whole_number(field, value)


def _family(field: str, value: str | None) -> str | None:
    return None if value is None else check_tokenizer(value)


def _flag(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise ConfigError(f"{field} must be True or False, got {shown(value)}")
    return value


def _notice_unless_none(field: str, value: object) -> str | None:
    return None if value is None else _spoken(field, value, ", or None for none")


def _seconds(field: str, value: object) -> float | None:
    if value is None:
        return None
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    # NaN and endless times fail the comparison, which is what is wanted.
    if is_number and 0 < value <= LONGEST_TIMEOUT:  # type: ignore[operator]
        return float(value)  # type: ignore[arg-type]
    raise ConfigError(
        f"{field} must be a number of seconds above 0, at most "
        f"{LONGEST_TIMEOUT:,}, or None for no limit, got {shown(value)}"
    )


def _ratio(field: str, value: object) -> float:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    # NaN fails the comparison, which is what is wanted.
    if is_number and 0 < value <= 1:  # type: ignore[operator]
        return float(value)  # type: ignore[arg-type]
    raise ConfigError(
        f"{field} must be a share of the window, above 0 and at most 1 "
        f"(0.85 is 85 %), got {shown(value)}"
    )


def _spoken(field: str, value: object, instead: str = "") -> str:
    text = _encodable(field, value) if isinstance(value, str) else ""
    if not text.strip():
        raise ConfigError(
            f"{field} must be a text that is not blank{instead}, got {shown(value)}"
        )
    return text


def _encodable(field: str, value: str) -> str:
    """The text as a plain str, in which nothing of the caller's runs any more."""
    text = plain_text(value)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ConfigError(
            f"{field} holds a lone surrogate at position {error.start}, "
            "which no API can send; remove it"
        ) from None
    return text


def _labels(field: str, value: object) -> RoleLabels:
    if isinstance(value, Mapping):
        given = dict(value)
    elif has_fields(value, RoleLabels._fields):  # one of a copied package is too
        given = {role: getattr(value, role) for role in RoleLabels._fields}
    else:
        raise ConfigError(
            f"{field} must be a RoleLabels, or a mapping of roles to texts such as "
            f"{{'user': 'User: '}}, got {shown(value)}"
        )
    unknown = sorted(str(role) for role in given if role not in RoleLabels._fields)
    wrong = [role for role, label in given.items() if not isinstance(label, str)]
    if unknown or wrong:
        raise ConfigError(
            f"{field} must give a text for roles out of "
            f"{', '.join(RoleLabels._fields)}, "
            f"got {shown(value)} with {', '.join(map(shown, unknown or wrong))}"
        )
    return RoleLabels(
        **{role: _encodable(f"{field}[{role!r}]", it) for role, it in given.items()}
    )


def unknown_field(names: Iterable[str]) -> ConfigError:
    """The error about fields that there are none of, with those that may be meant."""
    from difflib import get_close_matches  # only a mistake needs it

    name = min(names)
    near = get_close_matches(name, FIELD_CHECKS, 2) if is_word(name) else []
    hint = f"; perhaps {' or '.join(near)} is meant" if near else ""
    return ConfigError(
        f"PromptConfig has no field {shown(name)}{hint}; "
        f"its fields are {', '.join(FIELD_CHECKS)}"
    )


FIELD_CHECKS: dict[str, Callable[[str, Any], Any]] = {
    "context_window": _size,
    "safety_ratio": _ratio,
    "max_input_tokens": _size_unless_none,
    "reserved_output_tokens": _count,
    "overhead_tokens": _count,
    "tokens_per_message": _count,
    "tokens_per_request": _count,
    "tokens_per_argument": _count,
    "tool_results_in_json": _flag,
    "part_tokens": _price,
    "tokenizer": _family,
    "tokenizer_is_assumed": _flag,
    "certainty": _choice("estimated", "proved"),
    "recent_messages": _count,
    "recent_messages_max": _size_unless_none,
    "recent_cut": _choice("stable", "tight"),
    "first_message": _choice("any", "user"),
    "on_recent_overflow": _choice("error", "drop_oldest"),
    "tool_result_max_tokens": _size_unless_none,
    "memory_top_k": _count,
    "memory_candidates": _size_unless_none,
    "memory_max_lines": _size,
    "memory_max_tokens": _size,
    "memory_timeout": _seconds,
    "memory_screening": _choice("drop", "report"),
    "on_memory_error": _choice("skip", "raise"),
    "memory_notice": _notice_unless_none,
    "memory_heading": _spoken,
    "role_labels": _labels,
}
"""How each field of `PromptConfig` is checked, and what is kept of it."""
