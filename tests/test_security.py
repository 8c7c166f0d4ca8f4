"""What docs/security.md says of the code: no text of others is run, none a template."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_house import CORE, FOLDER
from .under_test import PACKAGE_ONLY

pytestmark = PACKAGE_ONLY

MODULES = sorted(FOLDER.glob("*.py"))
RUNS_CODE = {"eval", "exec", "compile", "__import__"}
READS_OBJECTS = {"pickle", "marshal", "shelve", "dill", "ctypes"}


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of a module."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_text_is_run(path: Path) -> None:
    """No `eval` and its kin, no module that makes objects out of bytes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {node.func.id for node in calls(tree) if isinstance(node.func, ast.Name)}
    assert not named & RUNS_CODE
    imported = {
        name.name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for name in node.names
    } | {
        str(node.module).partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not node.level
    }
    assert not imported & READS_OBJECTS


@pytest.mark.parametrize("module", CORE)
def test_no_text_is_a_template(module: str) -> None:
    """In the core, `str.format` stands on literals alone, if anywhere."""
    for node in calls(ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))):
        if isinstance(node.func, ast.Attribute) and "format" in node.func.attr:
            assert isinstance(node.func.value, ast.Constant), node.lineno
