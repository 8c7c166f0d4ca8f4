"""How many values tool calls hold: some chat templates write each in tags of its own.

Knows calls as they are counted, not what a value costs.
"""

from __future__ import annotations

from collections.abc import Iterable

from .parts import ToolCall


def values_of(calls: Iterable[ToolCall]) -> int:
    """The values in the arguments of calls, members and elements at any depth."""
    return sum([_values_in(call.arguments) for call in calls])


def _values_in(arguments: str) -> int:
    """The values of a JSON text; 0 of any other, which no template takes apart."""
    import json  # only a turn with tool calls needs it

    try:
        # Numbers are not read: one of thousands of digits would raise.
        waiting = [json.loads(arguments, parse_int=len, parse_float=len)]
    except ValueError:
        return 0
    except RecursionError:
        return arguments.count(",") + arguments.count("[") + arguments.count("{")
    found = 0
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, list):
            found += len(value)
            waiting += value
    return found
