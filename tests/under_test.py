"""Which copy of the library the suite runs on.

Without the environment variable PROMPT_ASSEMBLE_UNDER_TEST it is the package as it is
installed. The variable names a copy instead: the path of a single file, the path of a
copied folder, or a module that can be imported, such as
`myagent._vendor.prompt_assemble`.

`use_copy` then makes `prompt_assemble` and its modules mean that copy, so that no test
has to know of it:

- a folder: `prompt_assemble.x` is the module x of the copy;
- a single file: `prompt_assemble.x` is the file itself for each module of the core,
  since that is where the names of all of them are. The modules beside the core, which
  the file does not hold, are loaded from this repository on top of it.

Tests of how the package is laid out are for the package alone: `PACKAGE_ONLY`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

NAME = "prompt_assemble"
VARIABLE = "PROMPT_ASSEMBLE_UNDER_TEST"
CHOSEN = os.environ.get(VARIABLE, "")
ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / NAME

PACKAGE_ONLY = pytest.mark.skipif(
    bool(CHOSEN), reason="about this repository, not about a copy of the library"
)
"""For tests that look at the layout of the package, its types or the docs."""

IN_A_CHILD = f"""\
import sys
sys.path[:] = {[str(ROOT), *sys.path]!r}
from tests.under_test import use_copy
use_copy()
"""
"""First lines of a script for a fresh interpreter that shall use the same copy."""


def use_copy() -> None:
    """Let `prompt_assemble` mean the chosen copy, before anything imports it."""
    if not CHOSEN:
        return
    assert NAME not in sys.modules, f"{NAME} was imported before the copy was chosen"
    copy = _load(CHOSEN)
    sys.modules[NAME] = copy
    if hasattr(copy, "__path__"):
        for path in sorted(Path(copy.__path__[0]).glob("[!_]*.py")):
            module = importlib.import_module(f"{copy.__name__}.{path.stem}")
            sys.modules[f"{NAME}.{path.stem}"] = module
        return
    for name in _core():
        # Under both names: `from prompt_assemble import config` looks for the second.
        sys.modules[f"{NAME}.{name}"] = copy
        sys.modules[f"{copy.__name__}.{name}"] = copy
    copy.__path__ = [str(SOURCE)]


def _load(chosen: str) -> ModuleType:
    path = Path(chosen).resolve()
    if path.suffix != ".py" and not path.is_dir():
        return importlib.import_module(chosen)
    file = path / "__init__.py" if path.is_dir() else path
    folder = [str(path)] if path.is_dir() else None
    spec = importlib.util.spec_from_file_location(
        path.stem, file, submodule_search_locations=folder
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def is_one_file() -> bool:
    """Whether what is tested is a single file."""
    return _front_page().name != "__init__.py"


def core_files() -> list[Path]:
    """The files that hold the core of what is tested."""
    front = _front_page()
    if is_one_file():
        return [front]
    return [front, *(front.parent / f"{name}.py" for name in _core())]


def _front_page() -> Path:
    return Path(str(importlib.import_module(NAME).__file__))


def _core() -> list[str]:
    """The modules that the front page reaches: those that a single file holds."""
    found: dict[str, None] = {}
    waiting = ["__init__"]
    while waiting:
        text = (SOURCE / f"{waiting.pop()}.py").read_text(encoding="utf-8")
        names = re.findall(r"^from \.(\w+) import", text, re.MULTILINE)
        waiting += [name for name in dict.fromkeys(names) if name not in found]
        found.update(dict.fromkeys(names))
    return list(found)
