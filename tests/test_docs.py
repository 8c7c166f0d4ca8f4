"""Every example of the docs runs and prints what the page says; every path in them
exists.
"""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from prompt_assemble.vendor_layout import FRONT_PAGE, core_modules

from .under_test import PACKAGE_ONLY

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"(?:^\|.*\|\n)+", re.MULTILINE)
PATHS = re.compile(r"`((?:docs|src|tests|examples)/[\w./-]+)`|\]\((?!https?:)([^)#]+)")


class Example(NamedTuple):
    """A Python block of a page, and the output that the page shows for it, if any."""

    page: str
    code: str
    output: str | None


def examples() -> list[Example]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = list(FENCE.finditer(text))
        for block, following in zip(blocks, [*blocks[1:], None]):
            if block[1] != "python":
                continue
            shown = None
            if (
                following is not None
                and text[block.end() : following.start()].strip() == "prints"
            ):
                shown = following[2]
            found.append(Example(page.name, block[2], shown))
    return found


def test_the_readme_has_examples_with_output() -> None:
    """The collection below is not empty by mistake."""
    assert (
        sum(it.page == "README.md" and it.output is not None for it in examples()) >= 2
    )


@pytest.mark.parametrize(
    "example", examples(), ids=lambda it: f"{it.page}:{it.code[:30]!r}"
)
def test_python_blocks_run_and_print_what_is_shown(example: Example) -> None:
    """A Python block runs as it stands; a block after "prints" is its output."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example.code, example.page, "exec"), {"__name__": "example"})
    if example.output is not None:
        assert printed.getvalue() == example.output


@PACKAGE_ONLY
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_and_links_resolve(page: Path) -> None:
    """A path or relative link on a page leads to a file or folder of the repository."""
    for path, link in PATHS.findall(page.read_text(encoding="utf-8")):
        target = ROOT / path if path else page.parent / link
        assert target.exists(), f"{page.name} points to {path or link}"


PLACEHOLDERS = re.compile(r"\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b")
MARKED = re.compile(r"`[^`\n]*(?:\n[^`\n]+)*`")


def placeholders_in(text: str) -> list[str]:
    """Words of capitals with an underscore outside code: forgotten names of figures.

    Code stands between fences, in lines behind four blanks, and between marks.
    """
    told = re.sub(r"^ {4}.*$", "", FENCE.sub("", text), flags=re.MULTILINE)
    return PLACEHOLDERS.findall(MARKED.sub("", told))


@PACKAGE_ONLY
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_placeholder_is_left(page: Path) -> None:
    """A figure stands where one was to be put in."""
    assert placeholders_in(page.read_text(encoding="utf-8")) == []


def test_a_placeholder_is_found_outside_code_alone() -> None:
    """Also at the start of a line and beside code; names in code are none."""
    code = "```sh\nMAKE_IT=1 run\n```\n\n    report DATA_FOLDER\n"
    text = f"Of ROWS_ALL rows `SOME_NAME\nand ONE_MORE` and\n2_ROWS_X, A_1.\n\n{code}"
    assert placeholders_in(text) == ["ROWS_ALL", "A_1"]
    assert placeholders_in(f"{code}\nNO_COLOR `a`, RED_1 `b`") == ["NO_COLOR", "RED_1"]


def tables_of(page: Path) -> list[list[dict[str, str]]]:
    """The tables of a page: for each its rows, by the names of the columns."""
    found = []
    for table in TABLE.findall(page.read_text(encoding="utf-8")):
        head, _, *rows = (
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in table.splitlines()
        )
        found.append([dict(zip(head, row)) for row in rows])
    return found


@PACKAGE_ONLY
def test_the_comparison_of_the_readme_is_that_of_its_page() -> None:
    """A figure that is measured anew changes in both places."""
    measured = {
        (row["library"], row["counter"]): row
        for table in tables_of(ROOT / "docs" / "comparison.md")
        for row in table
        if "contract met" in row
    }
    told = [
        row
        for table in tables_of(ROOT / "README.md")
        for row in table
        if "contract met" in row
    ]
    assert len(told) >= 6
    for row in told:
        assert row.items() <= measured[row["library"], row["counter"]].items()


@PACKAGE_ONLY
def test_the_quick_start_shows_each_memory_status() -> None:
    """The example of the first command runs and shows what it says."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "quickstart.py")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    for status in ("kept", "not_needed", "left_out", "failed"):
        assert f"memory: {status}," in done.stdout
    assert done.stderr == ""


@PACKAGE_ONLY
def test_the_modules_of_the_core_are_on_the_map() -> None:
    """Whoever looks for a phase finds its modules by name in docs/concepts.md."""
    modules = core_modules(ROOT / "src" / "prompt_assemble")
    page = (ROOT / "docs" / "concepts.md").read_text(encoding="utf-8")
    named = {name for name in modules if f"`{name}.py`" in page}
    data = {name for name in modules if name.endswith("_data")}
    assert modules.keys() - named - data == {FRONT_PAGE}
