"""The public names: what the package shows is what it lists, and no more."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import prompt_assemble

from .under_test import PACKAGE_ONLY, is_one_file

ROOT = Path(__file__).parent.parent
PYPROJECT = ROOT / "pyproject.toml"
API = ROOT / "docs" / "api.md"
PUBLIC = sorted(set(prompt_assemble.__all__) - {"__version__"})


@pytest.mark.skipif(is_one_file(), reason="one file holds the inner names as well")
def test_all_is_what_the_package_shows() -> None:
    """Names without underscore that are no submodules are in `__all__`."""
    shown = {
        name
        for name, value in vars(prompt_assemble).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert set(PUBLIC) == shown


def test_a_star_brings_the_public_names() -> None:
    """Each name of `__all__` is there, and nothing else comes along."""
    found: dict[str, object] = {}
    exec("from prompt_assemble import *", found)
    assert found.keys() - {"__builtins__"} == set(prompt_assemble.__all__)


def test_each_public_name_has_its_line_in_the_docs() -> None:
    """The table of docs/api.md has the names of `__all__`, in order, with one line."""
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", API.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == prompt_assemble.__all__
    assert all(line.strip() for _, line in rows)


def test_all_is_sorted_and_has_no_name_twice() -> None:
    """A list that people read is in order."""
    names = prompt_assemble.__all__
    assert names == sorted(set(names))


def test_the_version_is_that_of_the_distribution() -> None:
    """The literal in the package and the metadata agree."""
    # Read as text: the oldest supported Python has no parser for it.
    (version,) = re.findall(
        r'^version = "([^"]+)"$', PYPROJECT.read_text(), re.MULTILINE
    )
    assert prompt_assemble.__version__ == version


@PACKAGE_ONLY
def test_there_are_no_dependencies() -> None:
    """The package needs Python and nothing else."""
    assert re.search(r"^dependencies = \[\]$", PYPROJECT.read_text(), re.MULTILINE)


@pytest.mark.parametrize("name", PUBLIC)
def test_public_names_are_explained(name: str) -> None:
    """Each has a docstring of its own."""
    value = getattr(prompt_assemble, name)
    assert value.__doc__ and value.__doc__.strip()
    # A class without docstring shows that of its base, a named tuple its fields.
    assert not value.__doc__.startswith(f"{name}(")


@pytest.mark.parametrize("name", PUBLIC)
def test_public_methods_are_explained(name: str) -> None:
    """Each public method and property of a public class has a docstring."""
    value = getattr(prompt_assemble, name)
    if not inspect.isclass(value):
        return
    for attribute, member in vars(value).items():
        fields = getattr(value, "_fields", ()) if issubclass(value, tuple) else ()
        if attribute.startswith("_") or attribute in fields:
            continue
        if inspect.isfunction(member) or isinstance(member, property):
            assert member.__doc__, f"{name}.{attribute}"


@pytest.mark.skipif(is_one_file(), reason="one file needs no marker")
def test_types_are_shipped() -> None:
    """The marker that tells type checkers to read the package is part of it."""
    assert (Path(prompt_assemble.__file__).parent / "py.typed").is_file()


def test_build_prompt_has_the_promised_signature() -> None:
    """Three arguments by position, everything else by name and optional."""
    parameters = inspect.signature(prompt_assemble.build_prompt).parameters.values()
    placed = [it for it in parameters if it.kind is it.POSITIONAL_OR_KEYWORD]
    named = [it for it in parameters if it.kind is it.KEYWORD_ONLY]
    assert [it.name for it in placed] == [
        "user_input",
        "memory_search_fn",
        "get_recent_dialog_fn",
    ]
    assert all(it.default is not it.empty for it in (*placed[1:], *named))
    assert len(placed) + len(named) == len(parameters)
