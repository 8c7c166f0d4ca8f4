"""House rules: how the modules are laid out, and what importing them costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import ForwardRef

import pytest

import prompt_assemble
from prompt_assemble import AssemblyReport, BudgetExceededError, TriggerDecision
from prompt_assemble.measure import SectionTokens
from prompt_assemble.refusal import SHORTER
from prompt_assemble.report_text import (
    CATEGORY_WORDS,
    HOW_VERIFIED,
    MEMORY_STATUS_WORDS,
)
from prompt_assemble.trigger import CATEGORIES, LANGUAGES

from .under_test import PACKAGE_ONLY

pytestmark = PACKAGE_ONLY

FOLDER = Path(prompt_assemble.__file__).parent
TESTS = Path(__file__).parent
MODULES = sorted(path.stem for path in FOLDER.glob("*.py"))
BESIDE = {
    "counters",
    "media",
    "store",
    "message_rules",
    "store_file",
    "store_lines",
    "store_search",
    "store_tables",
    "store_text",
    "store_values",
    "store_words_data",
    "testing",
    "picture",
    "picture_markup",
    "picture_style",
    "picture_svg",
    "demo",
    "vendor",
    "cli",
    "cli_arguments",
    "cli_build",
    "cli_demo",
    "cli_facts",
    "cli_files",
    "cli_memory",
    "cli_remedies",
    "__main__",
    "cli_vendor",
    "testing_callables",
    "testing_copies",
    "testing_promises",
    "testing_search",
    "testing_strategies",
    "testing_trials",
    "vendor_join",
    "vendor_layout",
    "vendor_source",
    "vendor_words",
}
"""Modules that stand beside the core and are never imported by it."""

HANDED_ON = {"overflow", "overflow_data", "overflow_text"}
"""Modules that `__init__` hands on and that nothing in the core imports."""

CORE = [name for name in MODULES if name not in {"__init__", *BESIDE}]
INNER = [name for name in MODULES if name != "__init__"]

LONGEST_FUNCTION = 60
LONGEST_LINE = 88

NEVER_IMPORTED = (
    "asyncio",
    "logging",
    "dataclasses",
    "inspect",
    "importlib.metadata",
    "decimal",
    "fractions",
)
FOREIGN_MODULES_AT_MOST = 37
"""Modules of the standard library that `import prompt_assemble` may add to a bare
interpreter: re and typing with what they need."""


@cache
def tree_of(module: str) -> ast.Module:
    """The parsed source of one module."""
    return ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))


@cache
def nodes_of(module: str) -> tuple[ast.AST, ...]:
    """All nodes of one module, so that each test need not look for them anew."""
    return tuple(ast.walk(tree_of(module)))


@cache
def own_imports(module: str) -> list[ast.ImportFrom]:
    """The imports of one module from other modules of the package."""
    return [
        node
        for node in nodes_of(module)
        if isinstance(node, ast.ImportFrom) and node.level
    ]


def absolute_imports(module: str) -> list[str]:
    """The modules from outside that one module imports, anywhere in it."""
    names: list[str] = []
    for node in nodes_of(module):
        if isinstance(node, ast.Import):
            names += [it.name for it in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.append(node.module or "")
    return names


def functions_of(module: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions and methods of one module."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in nodes_of(module) if isinstance(node, kinds)]


@cache
def module_level_names(module: str) -> set[str]:
    """The names that a module itself defines, without what it imports."""
    names: set[str] = set()
    for node in tree_of(module).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {
                it.id
                for target in targets
                for it in ast.walk(target)
                if isinstance(it, ast.Name)
            }
    return names


def test_the_modules_are_found() -> None:
    """The checks below look at something."""
    assert {"__init__", "config", "assembler"} <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_module_docstring(module: str) -> None:
    """Each module starts with a sentence that says what it is for."""
    docstring = ast.get_docstring(tree_of(module))
    assert docstring and docstring.split("\n\n")[0].rstrip().endswith((".", "?"))


@pytest.mark.parametrize("module", INNER)
def test_imports_within_the_package(module: str) -> None:
    """Only `from .x import name`: no alias, no star, no absolute and no deeper path."""
    for node in own_imports(module):
        assert node.level == 1 and node.module and "." not in node.module
        assert all(it.asname is None and it.name != "*" for it in node.names)
    assert not [
        it for it in absolute_imports(module) if it.startswith("prompt_assemble")
    ]


@pytest.mark.parametrize("module", INNER)
def test_own_imports_are_never_lazy(module: str) -> None:
    """They stand at the top, so that modules can be joined to one file."""
    at_top = set(tree_of(module).body)
    assert all(node in at_top for node in own_imports(module))


def test_imports_run_one_way() -> None:
    """Modules can be put in an order in which each imports earlier ones only."""
    needs = {name: {node.module for node in own_imports(name)} for name in INNER}
    ordered: list[str] = []
    while len(ordered) < len(INNER):
        ready = [it for it in INNER if it not in ordered and needs[it] <= set(ordered)]
        assert ready, f"a cycle among {sorted(set(INNER) - set(ordered))}"
        ordered += ready


@pytest.mark.parametrize("module", ["__init__", *CORE])
def test_the_core_does_not_know_what_stands_beside_it(module: str) -> None:
    """Helpers for some callers cost nobody else an import."""
    assert not {node.module for node in own_imports(module)} & BESIDE


@pytest.mark.parametrize("module", sorted({*CORE} - HANDED_ON))
def test_the_core_does_not_know_what_is_only_handed_on(module: str) -> None:
    """What reads answers of providers is no part of how a prompt is made."""
    assert not {node.module for node in own_imports(module)} & HANDED_ON


def test_imported_names_are_defined_where_they_are_taken_from() -> None:
    """No module hands on what it imported, no private name crosses a border."""
    for module in MODULES:
        for node in own_imports(module):
            for it in node.names:
                assert it.name in module_level_names(node.module or ""), (
                    module,
                    it.name,
                )
                assert not it.name.startswith("_"), (module, it.name)


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_is_imported(module: str) -> None:
    """Nothing has to be installed, but for the properties that ship for tests."""
    extra = {"hypothesis"} if module.startswith("testing") else set()
    for name in absolute_imports(module):
        assert name.split(".")[0] in sys.stdlib_module_names | extra, name


def test_module_level_names_are_unique() -> None:
    """Joined to one file, no module overwrites a name of another one."""
    owners: dict[str, list[str]] = defaultdict(list)
    for module in CORE:
        for name in module_level_names(module):
            owners[name].append(module)
    assert {name: found for name, found in owners.items() if len(found) > 1} == {}


@pytest.mark.parametrize("module", MODULES)
def test_functions_fit_on_a_screen(module: str) -> None:
    """No function is longer than 60 lines."""
    for function in functions_of(module):
        lines = (function.end_lineno or 0) - function.lineno + 1
        assert lines <= LONGEST_FUNCTION, function.name


@pytest.mark.parametrize("module", INNER)
def test_public_functions_are_explained(module: str) -> None:
    """Functions and classes that other modules may use have a docstring."""
    for node in tree_of(module).body:
        if isinstance(
            node, (ast.FunctionDef, ast.ClassDef)
        ) and not node.name.startswith("_"):
            assert ast.get_docstring(node), node.name


@pytest.mark.parametrize("folder", [FOLDER, TESTS], ids=["package", "tests"])
def test_lines_fit(folder: Path) -> None:
    """No line is longer than 88 columns, and none ends with white space."""
    wrong = [
        f"{path.name}:{number}"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE or line != line.rstrip()
    ]
    assert wrong == []


def test_the_front_page_only_hands_names_on() -> None:
    """`__init__` has docstring, imports, `__version__` and `__all__` only."""
    first, *rest = tree_of("__init__").body
    assert isinstance(first, ast.Expr)
    for node in rest:
        if isinstance(node, ast.Assign):
            (target,) = node.targets
            assert isinstance(target, ast.Name) and target.id in (
                "__version__",
                "__all__",
            )
        else:
            assert isinstance(node, ast.ImportFrom) and node.level == 1
            assert all(it.asname == it.name for it in node.names)


def loaded_in_isolation(statement: str) -> set[str]:
    """Modules that are loaded after `statement`, without site-packages."""
    code = (
        f"import sys; sys.path.insert(0, {str(FOLDER.parent)!r})\n"
        f"{statement}\nprint(*sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_importing_loads_little() -> None:
    """Without site-packages the import works, and adds a counted number of modules."""
    added = loaded_in_isolation("import prompt_assemble") - loaded_in_isolation("")
    assert "prompt_assemble.assembler" in added
    assert not added.intersection(NEVER_IMPORTED)
    foreign = {name for name in added if not name.startswith("prompt_assemble")}
    assert len(foreign) <= FOREIGN_MODULES_AT_MOST, sorted(foreign)


@pytest.mark.parametrize("module", CORE)
def test_fields_of_named_tuples_are_no_text(module: str) -> None:
    """Their annotations are evaluated: typing compiles each that is text, at import.

    So a module with a named tuple has no `from __future__ import annotations`.
    """
    for kind in vars(import_module(f"prompt_assemble.{module}")).values():
        if isinstance(kind, type) and hasattr(kind, "_fields"):
            texts = [
                name
                for name, it in kind.__annotations__.items()
                if isinstance(it, str | ForwardRef)
            ]
            assert texts == [], kind


def test_hypothesis_is_loaded_when_a_property_is_asked_for() -> None:
    """Its callables, and the commands, do without."""
    modules = "testing, testing_copies, testing_search, testing_strategies, cli_vendor"
    code = f"from prompt_assemble import {modules}"
    assert "hypothesis" not in loaded_in_isolation(code)


def test_nothing_is_printed() -> None:
    """Faults are reported and logged; a program that set up no logging sees nothing."""
    code = (
        f"import sys; sys.path.insert(0, {str(FOLDER.parent)!r})\n"
        "from prompt_assemble import build_prompt\n"
        "build_prompt('last time', len)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, check=True
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_turn_without_memory_loads_no_inspect() -> None:
    """A turn that searches nothing does not pay for looking at signatures."""
    turn = "import prompt_assemble; prompt_assemble.build_prompt('hi')"
    assert "inspect" not in loaded_in_isolation(turn)
    assert "asyncio" not in loaded_in_isolation(turn)


def test_every_category_of_a_decision_has_words() -> None:
    """The table of a report says what decided, and never by the name in the code."""
    told = {
        call.args[1].value
        for module in INNER
        for call in nodes_of(module)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "TriggerDecision"
        and len(call.args) > 1
        and isinstance(call.args[1], ast.Constant)
    }
    assert {"given", "no_words"} <= told
    assert told - CATEGORY_WORDS.keys() - set(CATEGORIES) == set()
    documented = TriggerDecision.__doc__ or ""
    assert [it for it in CATEGORY_WORDS if f'"{it}"' not in documented] == []


@pytest.mark.parametrize(
    "documented, names",
    [
        (AssemblyReport, SectionTokens._fields),
        (AssemblyReport, (*HOW_VERIFIED, *MEMORY_STATUS_WORDS)),
        (BudgetExceededError, SHORTER),
    ],
    ids=["sections", "words", "shares"],
)
def test_docstrings_name_every_value(documented: type, names: Iterable[str]) -> None:
    """Whoever compares with one of them finds it there."""
    words = (documented.__doc__ or "").replace('"', "").replace(",", " ").split()
    words = [word.strip("().;`") for word in words]
    assert [name for name in names if name not in words] == []


def test_the_docs_name_every_language_of_the_trigger() -> None:
    """In the sentence that names the argument."""
    page = (TESTS.parent / "docs" / "trigger.md").read_text(encoding="utf-8")
    said = " ".join(page.split())
    assert f"The languages are {', '.join(LANGUAGES)}." in said
