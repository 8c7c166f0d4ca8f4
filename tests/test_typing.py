"""Types: the package and its tests are clean under the strictest settings of mypy."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent


def test_mypy_is_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """One run with the settings of pyproject.toml finds nothing."""
    monkeypatch.chdir(ROOT)
    output, errors, status = api.run(
        ["--config-file", "pyproject.toml", "src", "tests"]
    )
    assert status == 0, output + errors


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
    # Only the scripts on numpy and scikit-learn, which the dev extra does not have.
    assert settings.count("exclude") == 1
    scripts = '["tests/benchmarks/estimator/", "tests/benchmarks/trigger/"]'
    assert f"exclude = {scripts}" in settings
