"""The calls of tests/typing/sdk_calls.py pass mypy strict against the real SDKs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from mypy import api

ROOT = Path(__file__).parents[2]


def test_the_calls_are_typed(package: Callable[[str], ModuleType]) -> None:
    """No cast, no ignore, nothing untyped."""
    package("openai")
    package("anthropic")
    checked = ROOT / "tests" / "typing" / "sdk_calls.py"
    source = checked.read_text(encoding="utf-8")
    assert "cast" not in source.split('"""', 2)[2] and "type: ignore" not in source
    output, errors, status = api.run(["--strict", "--no-incremental", str(checked)])
    assert status == 0, output + errors
