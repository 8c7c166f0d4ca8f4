"""Checks of values that callers give, and how such values are shown in messages.

Knows numbers and texts and nothing of what they are for; a wrong value raises with its
field, the value and the requirement. An awaitable that nobody will await is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log10
from operator import index
from typing import Any
from types import CoroutineType

from .errors import ConfigError, InputError

PRINTED_BELOW = 10**100
"""Longer numbers are rounded: Python refuses to print those of over 4,300 digits."""

WORD_LENGTH = 40
"""Characters of a word that an error message shows."""

SIGNS_IN_WORDS = "_-.:/@+"
"""What the names of models, fields, kinds and days have beside letters and digits."""

RUST_PANIC = "PanicException"
"""What tokenizers written in Rust raise on a fault of theirs (tiktoken on a million
blanks); it derives from BaseException alone, and no package exports it by name."""


def is_fault(error: BaseException) -> bool:
    """Whether a callable failed; interrupts, exits and cancellation are no faults."""
    return isinstance(error, Exception) or type(error).__name__ == RUST_PANIC


def attempt(
    function: Callable[..., Any], /, *args: Any, **named: Any
) -> tuple[Any, BaseException | None]:
    """What a function gives, or None and what it failed with; no fault passes.

    Interrupts, exits and cancellation do.
    """
    try:
        return function(*args, **named), None
    except BaseException as error:  # whatever code of the caller's raises
        if is_fault(error):
            return None, error
        raise


def discard_awaitable(answer: object) -> bool:
    """Whether `answer` is an awaitable; a coroutine is closed, lest it warn later."""
    if isinstance(answer, CoroutineType):
        answer.close()
        return True
    return hasattr(type(answer), "__await__")


def whole_number(field: str, value: object, minimum: int = 0) -> int:
    """Return `value` as an int of at least `minimum`, else raise `ConfigError`."""
    number = as_whole_number(value)
    if number is None or number < minimum:
        raise ConfigError(
            f"{field} must be a whole number of at least {minimum}, got {shown(value)}"
        )
    return number


def as_whole_number(value: object) -> int | None:
    """The int that `value` stands for, of other libraries too, or None."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except Exception:  # a number of the caller's may fail in its own way
        return None


def text_argument(name: str, value: object, remedy: str = "") -> str:
    """Return `value` as a plain str, of a subclass too, else raise `InputError`.

    `remedy` is what to do, where it is more than to make a text of the value.
    """
    if not isinstance(value, str):
        is_bytes = isinstance(value, (bytes, bytearray, memoryview))
        own = "decode it first" if is_bytes else "convert it to a text first"
        raise InputError(
            f"{name} must be a str, got {type(value).__name__}; {remedy or own}"
        )
    return value if type(value) is str else plain_text(value)


def plain_text(value: str) -> str:
    """`value` without what a subclass of str may do when it is joined or shown."""
    return value if type(value) is str else str.__str__(value)


def one_of(field: str, value: object, choices: tuple[str, ...]) -> str:
    """Return `value`, as a plain str, if it is one of `choices`, else `ConfigError`."""
    word = value
    if type(word) is not str:
        word = plain_text(word) if isinstance(word, str) else ""
    if word not in choices:
        names = ", ".join(repr(choice) for choice in choices)
        raise ConfigError(f"{field} must be one of {names}, got {shown(value)}")
    return word


def has_fields(value: object, names: Iterable[str]) -> bool:
    """Whether a value has all these attributes, whatever its class and its faults."""
    if isinstance(value, type):  # fields of a class describe those of its values
        return False
    try:
        return all(hasattr(value, name) for name in names)
    except Exception:  # an attribute of the caller's may fail in its own way
        return False


def is_word(text: str) -> bool:
    """Whether a text is a name, or nothing, and no sentence that somebody wrote."""
    if not text.isascii() or len(text) > WORD_LENGTH:
        return False
    return all(char.isalnum() or char in SIGNS_IN_WORDS for char in text)


def shown(value: object) -> str:
    """A setting for an error message: numbers and words as they are, or a type.

    For what may be words of a dialog or a memory, see `described`.
    """
    if isinstance(value, bool) or value is None:
        return repr(value)
    if isinstance(value, int):
        return grouped(value)
    if isinstance(value, float):
        return float.__repr__(value)
    if isinstance(value, type):
        return f"the class {value.__name__}"
    if isinstance(value, str) and is_word(plain_text(value)):
        return str.__repr__(value)
    return described(value)


def described(value: object) -> str:
    """A value for an error message by its type, and a text by its length as well."""
    if isinstance(value, str):
        return f"a text of {str.__len__(value):,} characters"
    return f"a value of type {type(value).__name__}"


def grouped(number: int) -> str:
    """A number with its thousands marked; one too long to be read is rounded."""
    if abs(number) < PRINTED_BELOW:
        return f"{number:,}"
    digits = log10(abs(number))
    exponent = int(digits)
    tenths = round(10 ** (digits - exponent + 1))
    if tenths == 100:  # 9.96 is rounded to 10
        tenths, exponent = 10, exponent + 1
    return f"about {'-' if number < 0 else ''}{tenths / 10}e{exponent}"
