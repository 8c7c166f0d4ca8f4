"""Runs the examples, and reads what they say that they print."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from inspect import cleandoc
from pathlib import Path
from textwrap import dedent
from types import ModuleType

EXAMPLES = Path(__file__).parents[1] / "examples"
MARK = "prints:\n\n"


def promised(name: str) -> str:
    """The output at the end of an example's docstring."""
    source = (EXAMPLES / name).read_text(encoding="utf-8")
    docstring = cleandoc(ast.get_docstring(ast.parse(source)) or "")
    return dedent(docstring.split(MARK)[1]).rstrip() + "\n"


def printed(name: str) -> str:
    """What an example prints; warnings are errors, and nothing goes to stderr."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-X", "utf8", str(EXAMPLES / name)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def example_module(name: str) -> ModuleType:
    """The module of an example, which is no part of a package."""
    path = EXAMPLES / name
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module
