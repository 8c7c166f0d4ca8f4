"""The memory commands, as `main` runs them."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import prompt_assemble
from prompt_assemble import InputError
from prompt_assemble.cli import main
from prompt_assemble.cli_memory import REFUSALS_SHOWN, searcher_in
from prompt_assemble.store import MemoryStore

from .under_test import is_one_file

pytestmark = pytest.mark.skipif(
    is_one_file(), reason="the commands belong to the package"
)

SOURCE = Path(prompt_assemble.__file__).parents[1]
COMMANDS = ("add", "search", "list", "forget", "import", "export", "purge")


def run(*arguments: object) -> int:
    """The exit code of `memory` with these arguments."""
    try:
        return main(["memory", *map(str, arguments)])
    except SystemExit as stop:
        return int(stop.code or 0)


def in_a_process(
    *arguments: object, **options: Any
) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, "-m", "prompt_assemble", "memory", *map(str, arguments)],
        env={**environment, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        **options,
    )


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


def added(db: Path, *texts: str) -> None:
    with MemoryStore(db) as store:
        for text in texts:
            store.add(text, "preference", "mara")


def test_from_adding_to_forgetting(
    db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole life of a memory."""
    whose = ("--db", db, "--subject", "mara")
    assert run("add", *whose, "--kind", "preference", "Likes paperbacks.") == 0
    assert capsys.readouterr().out == "1\n"
    assert (
        run("add", *whose, "--kind", "goal", "Finds 茶", "--created", "2026-01-31") == 0
    )
    capsys.readouterr()
    assert run("search", *whose, "Which paperback?") == 0
    (found,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert found["text"] == "Likes paperbacks." and found["score"] > 0
    assert run("list", *whose, "--limit", "9") == 0
    out = capsys.readouterr().out
    assert "茶" in out and len(out.splitlines()) == 2
    assert run("forget", *whose, "1") == 0
    assert capsys.readouterr().out == "forgotten: 1\n"
    assert run("forget", *whose, "--all", "--no-scrub") == 0
    assert capsys.readouterr() == ("forgotten: 1\n", "")


def test_exports_and_imports(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To a file or standard output, for one subject or all."""
    added(db, "likes tea", "likes milk")
    file = tmp_path / "memories.jsonl"
    assert run("export", "--db", db, "--all-subjects", file) == 0
    assert capsys.readouterr() == ("", "")
    assert run("export", "--db", db, "--subject", "mara") == 0
    assert capsys.readouterr().out == file.read_text("utf-8")
    other = tmp_path / "other.db"
    assert run("import", "--db", other, "--all-subjects", file) == 0
    assert run("import", "--db", other, "--subject", "mara", file) == 0
    assert capsys.readouterr().out.splitlines() == [
        "added: 2, renewed: 0, expired: 0, refused: 0",
        "added: 0, renewed: 2, expired: 0, refused: 0",
    ]


def test_purging(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is expired at a date, now if none is given."""
    whose = ("--db", db, "--subject", "mara", "--kind", "goal")
    assert run("add", *whose, "sells the boat", "--expires", "2999-12-31") == 0
    assert run("purge", "--db", db) == 0
    assert run("purge", "--db", db, "--now", "2999-12-31T00:00:00+00:00") == 0
    assert capsys.readouterr().out == "1\npurged: 0\npurged: 1\n"


def test_a_refusal_is_one_line_and_code_1(
    db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the memory standards."""
    whose = ("--db", db, "--subject", "mara")
    assert run("add", *whose, "--kind", "temporary", "It rains.") == 1
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("prompt_assemble: not stored: ")
    assert err.count("\n") == 1
    assert "It rains" not in err


def test_refused_lines_of_an_import(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Are named, up to a number, and give code 1; the rest is stored."""
    file = tmp_path / "memories.jsonl"
    lines = [{"text": f"it rains {n}", "kind": "temporary"} for n in range(25)]
    lines.append({"text": "likes tea", "kind": "preference"})
    file.write_text("\n".join(map(json.dumps, lines)))
    assert run("import", "--db", db, "--subject", "mara", file) == 1
    out, err = capsys.readouterr()
    assert out == "added: 1, renewed: 0, expired: 0, refused: 25\n"
    assert (
        err.splitlines()[0] == "line 1: refused, it is a temporary matter, not a memory"
    )
    assert len(err.splitlines()) == REFUSALS_SHOWN + 1


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("search", "--db", "DB.missing", "--subject", "m", "q"), "does not exist"),
        (("list", "--db", "DB"), "--subject"),
        (("list", "--subject", "mara"), "--db"),
        (("search", "--db", "DB", "--subject", "mara", "--top-k", "-1", "q"), "top_k"),
        (("search", "--db", "DB", "--subject", "mara", "--top-k", "x", "q"), "top-k"),
        (("search", "--db", "DB", "--subject", " ", "q"), "subject must not be blank"),
        (("forget", "--db", "DB", "--subject", "mara"), "give the ids"),
        (("forget", "--db", "DB", "--subject", "mara", "1", "--all"), "give the ids"),
        (("forget", "--db", "DB", "--subject", "mara", "1", "99"), "99 is no memory"),
        (("forget", "--db", "DB", "--subject", "omar", "1"), "1 is no memory"),
        (("export", "--db", "DB"), "--all-subjects"),
        (("export", "--db", "DB", "--all-subjects", "no/folder/x"), "no/folder/x"),
        (("import", "--db", "DB", "--subject", "mara", "missing"), "missing"),
        (("purge", "--db", "DB", "--now", "soon"), "--now must be a date"),
        (("purge", "--db", "README"), "is not a memory store"),
        (("add", "--db", "DB", "--subject", "m", "--kind", "taste", "x"), "kind must"),
        (("add", "--db", "DB", "--subject", "m", "--kind", "goal", " "), "blank"),
        (("add", "--db", "no/x", "--subject", "m", "--kind", "goal", "x"), "make it"),
        ((), "COMMAND"),
    ],
)
def test_wrong_usage_is_code_2(
    db: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    message: str,
) -> None:
    """With a line that names the value; nothing changes."""
    monkeypatch.chdir(db.parent)
    added(db, "likes tea")
    Path("README").write_text("words " * 50)
    given = [it.replace("DB", str(db)) for it in arguments]
    assert run(*given) == 2
    out, err = capsys.readouterr()
    assert out == "" and message in err
    # Who complains stands in front, as in the other commands.
    assert err.startswith("prompt_assemble: ") and err.count("\n") == 1
    with MemoryStore(db) as store:
        assert len(store.list("mara")) == 1


def test_a_line_that_cannot_be_read_names_file_and_line(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is imported then."""
    file = tmp_path / "memories.jsonl"
    file.write_text('{"text": "likes tea", "kind": "goal"}\nlikes milk\n')
    assert run("import", "--db", db, "--subject", "mara", file) == 2
    assert f"{str(file)!r}, line 2: it is not JSON" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """That one can copy."""
    assert run(command, "--help") == 0
    assert f"example:\n  memory {command} --db store.db" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_of_the_help_can_be_run(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As they stand, on a store with a memory of that id."""
    monkeypatch.chdir(tmp_path)
    added(Path("store.db"), *(f"likes tea {number}" for number in range(17)))
    Path("memories.jsonl").write_text('{"text": "likes milk", "kind": "goal"}\n')
    run(command, "--help")
    example = capsys.readouterr().out.split("example:\n")[1]
    assert run(*shlex.split(example)[1:]) == 0


RECIPES = Path(__file__).parents[1] / "docs" / "recipes.md"
IN_RECIPES = re.findall(r"^memory (\w+) +(--db .*)$", RECIPES.read_text("utf-8"), re.M)


def test_the_commands_of_the_recipes_work_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On an empty folder; the search finds the memory that was added."""
    monkeypatch.chdir(tmp_path)
    assert {name for name, _ in IN_RECIPES} == set(COMMANDS)
    for name, rest in IN_RECIPES:
        assert run(name, *shlex.split(rest)) == 0, capsys.readouterr().err
        out, err = capsys.readouterr()
        assert err == "" and (out != "" or name == "export")


@pytest.mark.parametrize("command", [("search", "Which books?"), ("list",)])
def test_nothing_found_is_said_beside_the_output(
    command: tuple[str, ...], db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reader of the lines gets none; whoever looks at the terminal is told."""
    added(db, "Mara prefers paperbacks.")
    whose = "mara" if command[0] == "search" else "omar"
    assert run(command[0], "--db", db, "--subject", whose, *command[1:]) == 0
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "no memor" in err


def test_standard_input_is_utf8_whatever_the_locale(db: Path) -> None:
    """As standard output is; bytes that are not are code 2."""
    whose = ("--db", db, "--subject", "mara")
    done = in_a_process(
        "add",
        *whose,
        "--kind",
        "goal",
        "-",
        input="喜欢茶".encode(),
        capture_output=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"1\n", b"")
    done = in_a_process("list", *whose, capture_output=True)
    assert json.loads(done.stdout.decode("utf-8"))["text"] == "喜欢茶"
    done = in_a_process("export", *whose, capture_output=True)
    done = in_a_process("import", *whose, "-", input=done.stdout, capture_output=True)
    assert done.stdout == b"added: 0, renewed: 1, expired: 0, refused: 0\n"
    done = in_a_process("search", *whose, "-", input=b"\xff", capture_output=True)
    told = b"prompt_assemble: standard input:1: not UTF-8 "
    assert done.returncode == 2 and done.stderr.startswith(told)


FORMS_OF_LINES = {
    "plain": b"%s\n%s\n",
    "byte order mark": b"\xef\xbb\xbf%s\n%s",
    "line ends of Windows": b"%s\r\n%s\r\n",
    "blank lines": b"\n%s\n\n  \n%s\n\n",
    "not UTF-8": b"%s\n\xff%s\n",
    "not JSON": b"%s\n{%s\n",
    "nothing": b"",
}


@pytest.mark.parametrize("form", FORMS_OF_LINES)
def test_an_import_reads_a_pipe_as_it_reads_a_file(form: str, tmp_path: Path) -> None:
    """What the file may hold does not depend on how it is given."""
    told = {"text": "Åsa likes tea.\u2028A lot.", "kind": "goal"}
    one = json.dumps(told, ensure_ascii=False).encode()
    two = json.dumps({"text": "喜欢茶", "kind": "goal"}, ensure_ascii=False).encode()
    content = FORMS_OF_LINES[form]
    content = content % (one, two) if content else content
    file = tmp_path / "memories.jsonl"
    file.write_bytes(content)
    ends: list[tuple[int, bytes]] = []
    for source in (file, "-"):
        asked = ("--db", tmp_path / f"{len(ends)}.db", "--subject", "mara", source)
        done = in_a_process("import", *asked, input=content, capture_output=True)
        assert b"Traceback" not in done.stderr
        ends.append((done.returncode, done.stdout))
    assert ends[0] == ends[1]
    assert (ends[0][0] == 2) == form.startswith("not ")


@pytest.mark.skipif(os.name != "posix", reason="a pipe of POSIX")
@pytest.mark.parametrize("command", [("list",), ("export",), ("search", "tea")])
def test_a_broken_pipe_is_quiet(db: Path, command: tuple[str, ...]) -> None:
    """The reader has read enough: no error, no traceback."""
    with MemoryStore(db) as store, store.transaction():
        for number in range(3_000):
            store.add(f"likes tea number {number}", "preference", "mara")
    name, *rest = command
    many = ("--top-k", 3_000) if name == "search" else ()
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = in_a_process(
            name,
            "--db",
            db,
            "--subject",
            "mara",
            *many,
            *rest,
            stdout=writing,
            stderr=subprocess.PIPE,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_search_function_for_other_commands(db: Path) -> None:
    """Open while it is needed; a file that is missing is not made."""
    with (
        pytest.raises(InputError, match="does not exist"),
        searcher_in(str(db), "mara"),
    ):
        raise AssertionError
    assert not db.exists()
    added(db, "likes tea")
    with searcher_in(str(db), "mara") as search:
        assert "likes tea" in str(search("Which tea?", 3))


def test_progress_is_shown_on_a_terminal_only(
    db: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On standard error."""
    added(db, "likes tea")

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", Terminal())
        assert run("export", "--db", db, "--all-subjects") == 0
        assert isinstance(sys.stderr, Terminal)
        assert sys.stderr.getvalue() == "\rexported: 1\n"
    assert run("export", "--db", db, "--all-subjects") == 0
    assert capsys.readouterr().err == ""
