"""Types: the package and its tests are clean under the strictest settings of mypy."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from mypy import api

import prompt_assemble

from .under_test import PACKAGE_ONLY

pytestmark = PACKAGE_ONLY

ROOT = Path(__file__).parent.parent


def test_mypy_is_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """One run with the settings of pyproject.toml finds nothing."""
    monkeypatch.chdir(ROOT)
    output, errors, status = api.run(
        ["--config-file", "pyproject.toml", "src", "tests"]
    )
    assert status == 0, output + errors


def test_each_public_name_is_used_with_its_types() -> None:
    """The file that mypy reads for the public types has all public names."""
    tree = ast.parse((ROOT / "tests" / "typing" / "public_api.py").read_text("utf-8"))
    imported = {
        it.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "prompt_assemble"
        for it in node.names
    }
    assert imported == set(prompt_assemble.__all__)
    used = [it.id for it in ast.walk(tree) if isinstance(it, ast.Name)]
    assert imported <= set(used)


def test_the_settings_are_strict() -> None:
    """The run above is not made easier by a setting."""
    settings = (
        (ROOT / "pyproject.toml").read_text().split("[tool.mypy]")[1].split("\n[")[0]
    )
    assert "strict = true" in settings
    assert "warn_unreachable = true" in settings
    for loosening in (
        "ignore_errors",
        "ignore_missing_imports",
        "disable_error_code",
    ):
        assert loosening not in settings
    # Only what needs numpy and scipy or the SDKs of providers, which dev does not have.
    assert settings.count("exclude") == 1
    excluded = settings.split("exclude = [")[1].split("]")[0].split()
    assert excluded == [
        '"tests/benchmarks/estimator/",',
        '"tests/benchmarks/trigger/",',
        '"tests/typing/sdk_calls.py",',
    ]
