"""Calls of the real SDKs pass mypy strict: tests/typing/sdk_calls.py, and examples."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from mypy import api

ROOT = Path(__file__).parents[2]


CHECKED = (
    ROOT / "tests" / "typing" / "sdk_calls.py",
    ROOT / "examples" / "openai_chat.py",
    ROOT / "examples" / "anthropic_tools.py",
)


def test_the_calls_are_typed(package: Callable[[str], ModuleType]) -> None:
    """No cast, no ignore, nothing untyped. In one run: the SDKs take half a minute."""
    package("openai")
    package("anthropic")
    for path in CHECKED:
        source = path.read_text(encoding="utf-8").split('"""', 2)[2]
        assert "cast" not in source and "type: ignore" not in source
    paths = map(str, CHECKED)
    output, errors, status = api.run(["--strict", "--no-incremental", *paths])
    assert status == 0, output + errors
