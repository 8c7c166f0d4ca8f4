"""The joiner of modules: what it refuses, what it moves, and that nothing is lost."""

from __future__ import annotations

import ast
import importlib
import io
import re
import shutil
import sys
import tempfile
import tokenize
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble.vendor_join import single_file
from prompt_assemble.vendor_layout import DATA, SECTIONS, core_modules, sections_of
from prompt_assemble.vendor_source import JoiningError

from .under_test import PACKAGE_ONLY, SOURCE

pytestmark = PACKAGE_ONLY

FUTURE = "from __future__ import annotations\n"
FRONT = (
    '"""Front."""\n\nfrom .one import first as first\n\n__version__ = "1"\n\n'
    '__all__ = ["first"]\n'
)
ONE = f'"""Phase 0, one: one thing."""\n\n{FUTURE}\n'
TWO = f'"""Phase 1, two: another."""\n\n{FUTURE}\n'


def package(folder: Path, **modules: str) -> Path:
    """A package of these modules, `front` being its front page."""
    folder.mkdir(exist_ok=True)
    for name, text in {"front": FRONT, **modules}.items():
        stem = "__init__" if name == "front" else name
        (folder / f"{stem}.py").write_text(text, encoding="utf-8")
    return folder


def joined(folder: Path) -> dict[str, Any]:
    """What the joined file defines."""
    namespace: dict[str, Any] = {"__name__": "joined"}
    exec(compile(single_file(folder), "joined.py", "exec"), namespace)
    return namespace


REFUSED = {
    "an alias": {
        "one": ONE + "from .two import second as other\n\nfirst = other\n",
        "two": TWO + "second = 2\n",
    },
    "a star": {
        "one": ONE + "from .two import *\n\nfirst = 1\n",
        "two": TWO + "second = 2\n",
    },
    "a star of the standard library": {
        "one": ONE + "from math import *\n\nfirst = 1\n"
    },
    "a lazy import": {
        "one": ONE + "def first():\n    from .two import second\n    return second\n",
        "two": TWO + "second = 2\n",
    },
    "an import of a module": {
        "one": ONE + "from . import two\n\nfirst = two.second\n",
        "two": TWO + "second = 2\n",
    },
    "an import by the full name": {
        "one": ONE + "import prompt_assemble.two\n\nfirst = 1\n",
    },
    "an import by the full name, from": {
        "one": ONE + "from prompt_assemble.two import second\n\nfirst = 1\n",
    },
    "a name that is defined elsewhere": {
        "one": ONE + "from .two import third\n\nfirst = third\n",
        "two": TWO + "from .three import third\n\nsecond = third\n",
        "three": '"""Three."""\n\nthird = 3\n',
    },
    "a module that is not there": {
        "one": ONE + "from .two import second\n\nfirst = second\n",
    },
    "a circle of imports": {
        "one": ONE + "from .two import second\n\ndef first():\n    return second()\n",
        "two": TWO + "from .one import first\n\ndef second():\n    return first()\n",
    },
    "two definitions of a name": {
        "one": ONE + "from .two import second\n\n_same = 1\nfirst = second\n",
        "two": TWO + "def _same():\n    pass\n\n\nsecond = 2\n",
    },
    "two definitions, one in a loop": {
        "one": ONE
        + "from .two import second\n\nfor same in (1, 2):\n    first = same\n",
        "two": TWO + "same = 1\nsecond = 2\n",
    },
    "a definition over an import": {
        "one": ONE + "from .two import second\n\ndef floor():\n    pass\n\nfirst = 1\n",
        "two": TWO + "from math import floor\n\nsecond = floor(2.5)\n",
    },
    "two imports of one name": {
        "one": ONE + "from math import pow\nfrom .two import second\n\nfirst = 1\n",
        "two": TWO + "from operator import pow\n\nsecond = pow(2, 2)\n",
    },
    "a built-in that another module hides": {
        "one": ONE + "from .two import second\n\nfirst = sum((1, 2))\n",
        "two": TWO + "def sum(of):\n    return 0\n\n\nsecond = 2\n",
    },
    "a name of the file": {"one": ONE + "first = __name__\n"},
    "a comment on an import": {"one": ONE + "import math  # why\n\nfirst = math.pi\n"},
    "two statements on a line": {"one": ONE + "import math; first = 1\n"},
    "code for types only": {
        "one": ONE + "from typing import TYPE_CHECKING\n\nfirst = 1\n"
        "if TYPE_CHECKING:\n    first = 2\n",
    },
    "another future": {
        "one": ONE.replace("annotations", "annotations, division") + "first = 1\n"
    },
    "no docstring": {"one": "first = 1\n"},
}


@pytest.mark.parametrize("case", sorted(REFUSED))
def test_what_would_change_its_meaning_is_refused(case: str, tmp_path: Path) -> None:
    """Names that collide, imports that cannot be dropped, circles."""
    folder = package(tmp_path / "made", **REFUSED[case])
    with pytest.raises(JoiningError) as caught:
        single_file(folder)
    assert re.match(r"(__init__|one|two|_?\w+ is|a circle)", str(caught.value))


@pytest.mark.parametrize(
    "first",
    [
        "class first(Base):\n    pass",
        "@decorate\ndef first():\n    pass",
        "def first(given=CONSTANT):\n    pass",
        "def first(*, given=CONSTANT):\n    pass",
        "first = CONSTANT + 1",
        "first: int = CONSTANT",
        "first = compute()",
        "first = list(map(compute_one, (1,)))",
        "first = (lambda: compute())()",
        "def helper():\n    def inner():\n        return compute()\n"
        "    return inner()\n\n\nfirst = helper()",
        "class Made:\n    def __init__(self):\n        compute()\n\n\nfirst = Made()",
        "class first:\n    given = CONSTANT",
        "class first:\n    def method(self, given=CONSTANT):\n        pass",
    ],
)
def test_what_is_needed_at_import_stands_before(first: str, tmp_path: Path) -> None:
    """Phase 0 stands behind a later phase only where it could not be imported else."""
    names = re.findall(r"Base|decorate|CONSTANT|compute_one|compute", first)
    two = (
        "class Base:\n    pass\n\n\ndef decorate(it):\n    return it\n\n\n"
        "CONSTANT = 3\n\n\ndef compute():\n    return TABLE[0]\n\n\n"
        "def compute_one(of):\n    return TABLE[0] + of\n\n\nTABLE = [1]\n"
    )
    folder = package(
        tmp_path / "made",
        one=f"{ONE}from .two import {names[0]}\n\n{first}\n",
        two=TWO + two,
    )
    assert "first" in joined(folder)
    titles = [it.modules[0].name for it in sections_of(core_modules(folder))]
    assert titles == ["two"] and single_file(folder).index("CONSTANT = 3") < (
        single_file(folder).index(first)
    )


def test_a_function_that_is_made_at_import_is_not_run_then(tmp_path: Path) -> None:
    """A closure needs its helpers when it is called."""
    folder = package(
        tmp_path / "made",
        one=ONE + "from .two import second\n\n\n"
        "def make():\n    def made():\n        return second()\n    return made\n\n\n"
        "first = make()\n",
        two=TWO + "def second():\n    return 2\n",
    )
    assert single_file(folder).index("def make") < single_file(folder).index(
        "def second"
    )
    assert joined(folder)["first"]() == 2


def test_what_a_function_needs_may_come_later(tmp_path: Path) -> None:
    """A body and an annotation are looked at when they are called: phases in order."""
    folder = package(
        tmp_path / "made",
        one=ONE + "from .two import Second, second\n\n"
        "def first(given: Second) -> Second:\n    return second()\n",
        two=TWO + "class Second:\n    pass\n\n\ndef second():\n    return 2\n",
    )
    text = single_file(folder)
    assert text.index("def first") < text.index("class Second")
    assert joined(folder)["first"](None) == 2


@st.composite
def packages(draw: st.DrawFn) -> dict[str, str]:
    """Modules that import earlier ones, and use them in functions and at import."""
    count = draw(st.integers(1, 6))
    modules: dict[str, str] = {}
    for i in reversed(range(count)):
        kind = draw(st.sampled_from(["Phase 1, it: ", "Phase 4, it: ", ""]))
        later = [j for j in range(i + 1, count) if draw(st.booleans())]
        lines = [f'"""{kind}module {i}."""', "", FUTURE]
        lines += [f"from .m{j} import f{j}, C{j}" for j in later]
        used = [draw(st.sampled_from((f"f{j}()", f"C{j}", "1"))) for j in later]
        const = [draw(st.sampled_from((f"f{j}()", f"C{j}", "2"))) for j in later]
        lines += ["", f"# reason {i}"]
        body = [
            f"def f{i}():\n    return {' + '.join(['T%d[0]' % i, *used])}",
            f"T{i} = [{i}]",
        ]
        lines += body
        lines.append(f"C{i} = {' + '.join([str(i), *const])}")
        modules[f"m{i}"] = "\n".join(lines) + "\n"
    names = "".join(
        f"from .m{i} import f{i} as f{i}, C{i} as C{i}\n" for i in range(count)
    )
    modules["front"] = f'"""Front."""\n\n{names}\n__version__ = "1"\n__all__ = []\n'
    return modules


@given(packages())
def test_joined_modules_mean_what_they_meant(modules: dict[str, str]) -> None:
    """A random package and its single file define the same values."""
    folder = Path(tempfile.mkdtemp())
    try:
        package(folder / "made_package", **modules)
        sys.path.insert(0, str(folder))
        made = importlib.import_module("made_package")
        found = joined(folder / "made_package")
        for name in vars(made):
            if name.startswith("C"):
                assert found[name] == getattr(made, name)
            if re.fullmatch(r"f\d", name):
                assert found[name]() == getattr(made, name)()
        text = single_file(folder / "made_package")
        assert all(f"# reason {i}\n" in text for i in range(len(modules) - 1))
    finally:
        sys.path.remove(str(folder))
        for name in [it for it in sys.modules if it.startswith("made_package")]:
            del sys.modules[name]
        shutil.rmtree(folder)


# The core itself ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def core_text() -> str:
    """The single file of this package."""
    return single_file(SOURCE)


def comments_of(text: str) -> list[str]:
    """The comments of a source text."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [it.string for it in tokens if it.type == tokenize.COMMENT]


def test_the_phases_stand_in_order_and_data_last(core_text: str) -> None:
    """Each section of the design is there, under its ruler, in the order of a turn."""
    titles = re.findall(r"^# =+\n# (.+)\n# =+$", core_text, re.MULTILINE)
    assert titles == list(SECTIONS)
    sections = sections_of(core_modules(SOURCE))
    for section in sections:
        for module in section.modules:
            is_data = module.name.endswith("_data")
            assert is_data == (section.title == DATA), (
                f"{module.name} stands in {section.title}: a module there reads it at "
                "import; read it in a function that is called once (lru_cache)"
            )


def test_each_module_is_there_as_it_was_written(core_text: str) -> None:
    """Code and comments word for word, once; nothing else is code."""
    modules, comments = core_modules(SOURCE), set(comments_of(core_text))
    for module in modules.values():
        assert core_text.count(module.text) == 1, module.name
        source = (SOURCE / f"{module.name}.py").read_text("utf-8")
        assert set(comments_of(source)) <= comments
    tree = ast.parse(core_text)
    assert sum(not is_import(it) for it in tree.body) == 1 + sum(
        len(ast.parse(it.text).body) for it in modules.values()
    )


def is_import(node: ast.stmt) -> bool:
    """Whether a statement imports, also for types only."""
    if isinstance(node, ast.If):
        return all(is_import(it) for it in node.body)
    return isinstance(node, ast.Import | ast.ImportFrom)


def test_nothing_of_the_package_is_left(core_text: str) -> None:
    """No import of it, no module that imports twice, one `__all__`, one version."""
    nodes = list(ast.walk(ast.parse(core_text)))
    assert not [it for it in nodes if isinstance(it, ast.ImportFrom) and it.level]
    top = [it for it in ast.parse(core_text).body if is_import(it)]
    lines = [ast.unparse(it) for it in top]
    assert len(set(lines)) == len(lines)
    modules = [it.module for it in top if isinstance(it, ast.ImportFrom)]
    assert len(set(modules)) == len(modules)
    for name in ("__all__", "__version__"):
        assert len(re.findall(rf"^{name} = ", core_text, re.MULTILINE)) == 1
    assert "this module" not in " ".join(comments_of(core_text)).lower()


def test_it_is_laid_out_as_by_hand(core_text: str) -> None:
    """Lines fit, no white space at their ends, never more than two blank lines."""
    lines = core_text.split("\n")
    assert all(len(it) <= 88 and it == it.rstrip() for it in lines)
    assert "\n\n\n\n" not in core_text and core_text.endswith("\n")
    assert not core_text.endswith("\n\n")


def test_the_same_modules_give_the_same_file(core_text: str) -> None:
    """No order of sets or folders reaches it."""
    assert single_file(SOURCE) == core_text
