"""Tests with real servers and packages, which the `integrations` extra installs.

They run in a step of CI of their own, `python -m pytest tests/integrations`, which sets
PROMPT_ASSEMBLE_INTEGRATIONS: what is missing is then a failure. Anywhere else a test
whose package or server is missing is skipped, and says what it needs.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from types import ModuleType

import pytest

MUST_RUN = bool(os.environ.get("PROMPT_ASSEMBLE_INTEGRATIONS"))


def missing(what: str) -> None:
    """Skip the test for want of `what`; in the step of CI, fail."""
    if MUST_RUN:
        pytest.fail(f"the integration step needs {what}")
    pytest.skip(f"needs {what}")


@pytest.fixture(scope="session")
def package() -> Callable[[str], ModuleType]:
    """Imports a package by name, or skips the test."""

    def imported(name: str) -> ModuleType:
        try:
            return importlib.import_module(name)
        except ImportError:
            missing(f"{name}: python -m pip install -e '.[integrations]'")
            raise

    return imported


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of an empty PostgreSQL server, for a superuser."""
    address = os.environ.get("PROMPT_ASSEMBLE_POSTGRES")
    if not address:
        missing("a server: .ci/with-postgres python -m pytest tests/integrations")
    return address or ""
