"""What chat templates may add to tool calls and results, counted; not what it costs.

Some write each value of a call in tags of its own, some write results as JSON, which
adds a character for each quote, backslash and line break in them.
"""

from __future__ import annotations

from collections.abc import Iterable

from .blocks import is_deep
from .messages import Message
from .parts import ToolCall, content_text


def values_of(calls: Iterable[ToolCall]) -> int:
    """The values in the arguments of calls, members and elements at any depth."""
    return sum([_values_in(call.arguments) for call in calls])


def escapes_of(message: Message) -> int:
    """The characters that JSON adds to the texts of the tool results in a message."""
    return sum(
        _escapes_in(content_text(payload.get("content")))
        for payload in message.payloads
        if payload["role"] in ("tool", "function")
    )


def _escapes_in(text: str) -> int:
    import json

    return len(json.dumps(text, ensure_ascii=False)) - len(text) - 2


def _values_in(arguments: str) -> int:
    """The values of a JSON text; 0 of any other, which no template takes apart.

    Of one that is nested deeper than arguments are read: no less than its values.
    """
    import json  # only a turn with tool calls needs it

    try:
        # Numbers are not read: one of thousands of digits would raise.
        read = json.loads(arguments, parse_int=len, parse_float=len)
        if is_deep(read):  # else the depth of the caller's stack would decide
            raise RecursionError
    except ValueError:
        return 0
    except RecursionError:
        return arguments.count(",") + arguments.count("[") + arguments.count("{")
    found, waiting = 0, [read]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, list):
            found += len(value)
            waiting += value
    return found
