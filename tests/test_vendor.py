"""Copies on disk: written, checked, refused; typed, light, and at home with others."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mypy import api

import prompt_assemble
from prompt_assemble.cli import main
from prompt_assemble.testing_copies import load_copy, verify_copy
from prompt_assemble.testing_search import PromiseBrokenError
from prompt_assemble.vendor import check_copy, write_single_file
from prompt_assemble.vendor_layout import core_modules
from prompt_assemble.vendor_words import LICENCE

from .under_test import PACKAGE_ONLY, ROOT, SOURCE

pytestmark = PACKAGE_ONLY


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A single file that tests may read and must not change."""
    return write_single_file(tmp_path_factory.mktemp("copies") / "our_prompts.py")


@pytest.fixture
def copy_path(written: Path, tmp_path: Path) -> Path:
    """A single file that a test may change."""
    return Path(shutil.copy(written, tmp_path / "our_prompts.py"))


def run(*arguments: str) -> int:
    """The exit code of a command."""
    return main(arguments)


# Writing and checking -----------------------------------------------------------------


def test_it_goes_where_it_is_told_to(tmp_path: Path) -> None:
    """To a file of any name, or into a folder under its own."""
    assert write_single_file(tmp_path / "fit.py") == (tmp_path / "fit.py").resolve()
    assert write_single_file(tmp_path).name == "prompt_assemble.py"
    assert sorted(it.name for it in tmp_path.iterdir()) == [
        "fit.py",
        "prompt_assemble.py",
    ]


def test_a_new_file_is_readable_as_the_system_wants(tmp_path: Path) -> None:
    """Not for its owner alone, as temporary files are; an old one keeps its mode."""
    (tmp_path / "usual").write_text("")
    path = write_single_file(tmp_path / "fit.py")
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode
    path.chmod(0o640)
    assert write_single_file(path).stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    "name", ["fit", "our-prompts.py", "class.py", "fit.txt", "3.py"]
)
def test_a_name_that_cannot_be_imported_is_refused(name: str, tmp_path: Path) -> None:
    """Before anything is written."""
    with pytest.raises(prompt_assemble.InputError, match="cannot be imported"):
        write_single_file(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_an_unchanged_file_is_overwritten(copy_path: Path) -> None:
    """Also one of an older version, and one whose line ends were changed."""
    before = copy_path.read_bytes()
    copy_path.write_bytes(before.replace(b"\n", b"\r\n"))
    assert check_copy(copy_path).is_unchanged
    write_single_file(copy_path)
    assert copy_path.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text + "# a line more\n",
        lambda text: text[:-1],
        lambda text: text.replace("0.85", "0.95", 1),
        lambda text: text.replace("# prompt_assemble ", "# prompt_assemble 9.", 1),
        lambda text: text.replace("without restriction", "with restriction", 1),
        lambda text: text + f"# sha256 {'0' * 64}\n",
        lambda text: re.sub("# sha256 .", "# sha256 z", text, count=1),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("    ", "\t", 1),
    ],
)
def test_any_change_is_found_and_never_overwritten(
    change: Any, copy_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever it is: text, header, licence, the hash itself."""
    changed = change(copy_path.read_text("utf-8"))
    copy_path.write_text(changed, "utf-8")
    for arguments in (("vendor", "--check"), ("vendor",)):
        assert run(*arguments, str(copy_path)) in (1, 2)
    assert copy_path.read_text("utf-8") == changed
    assert "unchanged" not in capsys.readouterr().out


def test_a_file_of_somebody_else_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told from a changed copy."""
    theirs = tmp_path / "fit.py"
    theirs.write_text("print('theirs')\n")
    assert run("vendor", str(theirs)) == 2
    assert run("vendor", "--check", str(theirs)) == 2
    assert theirs.read_text() == "print('theirs')\n"
    assert "no single file" in capsys.readouterr().err


def test_a_hash_that_was_written_anew_is_found(copy_path: Path) -> None:
    """The file of this version is known here, whatever a changed one says of itself."""
    from prompt_assemble.vendor_join import HASH_LINE, hash_of

    text = copy_path.read_text("utf-8").replace("0.85", "0.95", 1)
    text = HASH_LINE.sub(f"# sha256 {hash_of(text)}\n", text)
    copy_path.write_text(text, "utf-8")
    assert not check_copy(copy_path).is_unchanged


def test_another_version_is_held_against_its_own_hash(copy_path: Path) -> None:
    """Nothing but its header is known of it, and the answer says so."""
    from prompt_assemble.vendor_join import HASH_LINE, hash_of

    text = copy_path.read_text("utf-8").replace(
        "prompt_assemble 0", "prompt_assemble 9"
    )
    text = HASH_LINE.sub(f"# sha256 {hash_of(text)}\n", text)
    copy_path.write_text(text, "utf-8")
    state = check_copy(copy_path)
    assert state.is_unchanged and state.version.startswith("9.")
    assert "its own hash" in state.remarks[0]


def test_the_hash_is_that_of_the_recipe_in_the_header(written: Path) -> None:
    """Anybody can check a file without this package."""
    recipe = "grep -v '^# sha256 ' THIS_FILE | sha256sum"
    assert recipe in written.read_text("utf-8")
    if shutil.which("sha256sum") is None or shutil.which("grep") is None:
        pytest.skip("the recipe needs grep and sha256sum")
    done = subprocess.run(
        recipe.replace("THIS_FILE", str(written)),
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"# sha256 {done.stdout.split()[0]}\n" in written.read_text("utf-8")


def test_a_folder_is_held_against_this_installation(tmp_path: Path) -> None:
    """Each file that was changed, added or taken away is named."""
    folder = Path(shutil.copytree(SOURCE, tmp_path / "ours"))
    assert check_copy(folder).is_unchanged
    (folder / "valve.py").write_text("")
    (folder / "extra.py").write_text("")
    (folder / "render.py").unlink()
    state = check_copy(folder)
    assert state.version == prompt_assemble.__version__
    assert sorted(state.changes) == [
        "extra.py does not belong to it",
        "render.py is missing",
        "valve.py was changed",
    ]
    front = folder / "__init__.py"
    front.write_text(front.read_text().replace('__version__ = "', '__version__ = "9.'))
    with pytest.raises(prompt_assemble.InputError, match="install 9"):
        check_copy(folder)


def test_what_cannot_be_read_is_unusable(tmp_path: Path) -> None:
    """A path that leads nowhere, to a folder of others, or to no text."""
    (tmp_path / "bytes.py").write_bytes(b"\xff\xfe")
    for name in ("nothing.py", ".", "bytes.py", "no/folder/fit.py"):
        assert run("vendor", "--check", str(tmp_path / name)) == 2
    assert run("vendor", str(tmp_path / "no" / "folder" / "fit.py")) == 2
    assert run("verify", str(tmp_path / "nothing.py")) == 2
    assert run("verify", "no_module_of_this_name") == 2
    assert run("verify", "json") == 2


def test_the_commands_say_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line each, and status 0."""
    path = tmp_path / "fit.py"
    assert run("vendor", str(path)) == 0
    assert run("vendor", "--check", str(path)) == 0
    assert run("verify", "--examples", "5", str(path)) == 0
    version = prompt_assemble.__version__
    assert capsys.readouterr().out.splitlines() == [
        f"wrote {path.resolve()}",
        f"{path}: prompt_assemble {version}, unchanged",
        f"P1 to P8 held in 5 turns on {path.resolve()}",
    ]


# What a copy is -----------------------------------------------------------------------


def test_it_carries_the_licence(written: Path) -> None:
    """That of the project, word for word, as it asks for."""
    licence = (ROOT / "LICENSE").read_text("utf-8")
    assert LICENCE == licence
    comments = [line[2:] for line in written.read_text("utf-8").splitlines()]
    assert licence in "\n".join(comments[:60]) + "\n"


def test_types_of_the_file_alone(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strict mypy is content with it, and knows the types of what it gives.

    With the settings of this project, so that what mypy knows of the standard library
    is the same as in `test_typing` and is not read again.
    """
    monkeypatch.chdir(ROOT)
    user = tmp_path / "user.py"
    user.write_text(
        "from our_prompts import build_prompt, PromptAssembler\n"
        "text: str = build_prompt('hi')\n"
        "count: int = PromptAssembler().assemble('hi').report.token_count\n"
    )
    monkeypatch.setenv("MYPYPATH", str(written.parent))
    output, errors, status = api.run(
        ["--config-file", "pyproject.toml", str(written), str(user)]
    )
    assert status == 0, output + errors


@pytest.mark.parametrize("form", ["file", "folder"])
def test_it_is_imported_without_site_packages(
    form: str, written: Path, tmp_path: Path
) -> None:
    """The standard library is enough, and nothing is said."""
    if form == "file":
        shutil.copy(written, tmp_path / "copied.py")
    else:
        shutil.copytree(SOURCE, tmp_path / "copied")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import copied\n"
        "assert not {'asyncio', 'logging', 'prompt_assemble'} & set(sys.modules)\n"
        "print(copied.build_prompt('It works.'))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("User: It works.\n", "")


@pytest.fixture(scope="module")
def other(written: Path) -> Iterator[ModuleType]:
    """A copy, imported beside the package."""
    spec = importlib.util.spec_from_file_location("our_prompts", written)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["our_prompts"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["our_prompts"]


@pytest.mark.parametrize("ours_first", [True, False])
def test_values_of_a_copy_and_of_the_package_work_together(
    ours_first: bool, other: Any
) -> None:
    """A config, labels, decisions, memories and messages of one serve the other."""
    one, two = (prompt_assemble, other) if ours_first else (other, prompt_assemble)
    labels = one.RoleLabels(user="U: ")
    config = two.PromptConfig(role_labels=labels, memory_timeout=5.0)
    decided: list[object] = []

    def need(user_input: str, recent: object) -> object:
        decided.append(two.needs_memory("as last time"))
        return decided[-1]

    assembler = one.PromptAssembler(config, needs_memory=need)
    first = assembler.assemble("hi", ["Likes tea."], [("user", "Hello?")])
    assert first.memories and decided
    assert not first.report.warnings
    second = two.PromptAssembler(config).assemble(
        "and now?", None, first.messages, memories=first.memories, form="text"
    )
    assert second.memories == first.memories and "U: hi" not in second.text
    assert two.message_text(first.messages) == one.message_text(first.messages)


def test_each_value_is_one_of_its_own_library(other: Any) -> None:
    """No isinstance across: the classes are different ones, and nobody minds."""
    assert other.PromptConfig is not prompt_assemble.PromptConfig
    with pytest.raises(other.InputError):
        other.build_prompt("")
    with pytest.raises(ValueError):
        other.build_prompt("")


# Verifying ----------------------------------------------------------------------------

HARM = """

_assemble = PromptAssembler.assemble


def _harmed(
    self, user_input, memory_search_fn=None, get_recent_dialog_fn=None, **named
):
    {before}
    prompt = _assemble(
        self, user_input, memory_search_fn, get_recent_dialog_fn, **named
    )
    {after}
    return prompt


PromptAssembler.assemble = _harmed
"""
LATE_HARM = """\
if prompt.report.memory_status == "failed":
        raise OSError
"""
HARMS = {
    "P1": "named['overhead_tokens'] = None",
    "P2": "user_input = user_input.strip() + '.'",
    "P4": "dialog = get_recent_dialog_fn; "
    "get_recent_dialog_fn = lambda n: dialog(n)[::-1]",
    "P5": "search = memory_search_fn; "
    "memory_search_fn = lambda query, top_k: search(query, top_k)[:-1]",
    "P6": "named['memory'] = 'always'",
    "P7": "self.turns = getattr(self, 'turns', 0) + 1; "
    "named['memory'] = 'never' if self.turns % 2 else 'always'",
}


@pytest.mark.parametrize("promise", [f"P{number}" for number in range(1, 9)])
def test_a_planted_fault_is_found(
    promise: str, copy_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the check, and by the promise that it breaks, in words."""
    text = copy_path.read_text("utf-8")
    if promise == "P8":
        text += "\n\ndef harmless_lines(text, *_):\n    return text.split('\\n')\n"
    elif promise == "P3":
        text += HARM.format(before="", after=LATE_HARM)
    else:
        text += HARM.format(before=HARMS[promise], after="")
    copy_path.write_text(text, "utf-8")
    assert run("vendor", "--check", str(copy_path)) == 1
    capsys.readouterr()
    assert run("verify", str(copy_path)) == 1
    words = capsys.readouterr().out
    assert re.match(rf"{promise} \w", words), words
    assert "user input:" in words and "outcome:" in words


@pytest.mark.parametrize("form", ["file", "folder", "module"])
def test_a_sound_copy_is_verified(form: str, written: Path, tmp_path: Path) -> None:
    """Whatever form it has; the package itself is a copy, too."""
    if form == "folder":
        shutil.copytree(SOURCE, tmp_path / "ours")
    source = {
        "file": str(written),
        "folder": str(tmp_path / "ours"),
        "module": "prompt_assemble",
    }
    verify_copy(load_copy(source[form]), 30)


def test_a_copy_that_cannot_be_imported_leaves_nothing(tmp_path: Path) -> None:
    """Neither a module nor a traceback."""
    broken = tmp_path / "broken.py"
    broken.write_text("raise RuntimeError('at import')")
    before = set(sys.modules)
    assert run("verify", str(broken)) == 2
    assert set(sys.modules) == before


def test_verifying_needs_a_number_of_turns() -> None:
    """Wrong usage ends with status 2, as the parser does it."""
    for wrong in ("0", "-1", "many"):
        with pytest.raises(SystemExit) as caught:
            run("verify", "--examples", wrong, "prompt_assemble")
        assert caught.value.code == 2


def test_a_broken_promise_is_an_assertion() -> None:
    """So that test runners show it as a failure."""
    assert issubclass(PromiseBrokenError, AssertionError)


def test_the_docs_name_what_the_file_does_not_hold() -> None:
    """Each module that the docs send somebody to and that stands beside the core."""
    docs, core = ROOT / "docs", core_modules(SOURCE)
    pages = [*docs.glob("*.md"), ROOT / "README.md"]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    named = set(re.findall(r"(?<![/\w.])prompt_assemble\.(\w+)(?= import|`)", told))
    beside = {it for it in named if (SOURCE / f"{it}.py").exists()} - core.keys()
    assert {"store", "picture_svg", "testing"} <= beside
    page = (docs / "vendoring.md").read_text(encoding="utf-8")
    (held_not,) = re.findall(r"What the file does not hold.*?\n\n", page, re.DOTALL)
    assert [it for it in sorted(beside) if f"`{it}`" not in held_not] == []
