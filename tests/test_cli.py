"""The command line as a shell calls it: output, errors, exit codes, pipes.

What depends on the process is tested in one: the locale, pipes, the exit code of each
kind of end. What a command says is tested by `main` where it is the same.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import prompt_assemble
from prompt_assemble import (
    PromptAssembler,
    estimate_tokens,
    model_limits,
    token_upper_bound,
)
from prompt_assemble.cli import main
from prompt_assemble.models import published_limits
from prompt_assemble.standards import ALLOWED_KINDS, FORBIDDEN_KINDS
from prompt_assemble.tokens import TOKENIZERS

from .under_test import is_one_file

pytestmark = pytest.mark.skipif(
    is_one_file(), reason="the commands belong to the package"
)

SOURCE = Path(prompt_assemble.__file__).parent.parent
SYSTEM = "You are a clerk.\nBe brief."
QUESTION = "Which seat did I like last time?"
DIALOG = [
    {"role": "user", "content": "Hello, ich heiße Åsa ☃"},
    ["assistant", "Hello, Åsa."],
]
MEMORY = ["Åsa likes a window seat.", {"text": "Åsa drinks tea.", "kind": "preference"}]
Done = subprocess.CompletedProcess[bytes]
Run = Callable[..., Done]
FOR_PYTHON = (
    "PromptConfig|count_tokens|for_model|[a-z]=|context_window|recent_messages_"
)
"""What an error of the command line has no use for."""
HAS_FULL_DEVICE = Path("/dev/full").exists()


def run(
    *arguments: object, given: bytes = b"", expect: int = 0, **environment: str
) -> Done:
    """Run a command in an ASCII locale; the exit code is checked, and no traceback."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "prompt_assemble", *map(str, arguments)],
        input=given,
        capture_output=True,
        env={
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "PYTHONIOENCODING": "ascii",
            **environment,
        },
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    assert done.returncode == expect, done.stderr.decode()
    return done


@pytest.fixture
def here(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs a command as `run` does, without a process of its own."""

    def run_here(*arguments: object, expect: int = 0) -> Done:
        try:
            code: object = main([*map(str, arguments)])
        except SystemExit as stop:
            code = stop.code
        out, error = capfdbinary.readouterr()
        assert code == expect, error.decode()
        return subprocess.CompletedProcess([], expect, out, error)

    return run_here


def one_line(done: Done) -> str:
    """The one line on standard error, and nothing on standard output."""
    assert done.stdout == b""
    text = done.stderr.decode()
    assert text.count("\n") == 1 and text.startswith("prompt_assemble: ")
    return text


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with a system prompt, a dialog and memories."""
    (tmp_path / "system.txt").write_bytes(f"{SYSTEM}\n".encode())
    lines = "".join(json.dumps(it, ensure_ascii=False) + "\n" for it in DIALOG)
    (tmp_path / "dialog.jsonl").write_bytes(lines.encode())
    lines = "\n".join(json.dumps(it, ensure_ascii=False) for it in MEMORY)
    (tmp_path / "memory.jsonl").write_bytes(lines.encode())
    return tmp_path


def build_arguments(files: Path) -> list[object]:
    return [
        *("build", "--system", files / "system.txt"),
        *("--dialog", files / "dialog.jsonl", "--memory", files / "memory.jsonl"),
    ]


# build --------------------------------------------------------------------------------


def test_build_as_text(files: Path) -> None:
    """The prompt and a line break on standard output, nothing on standard error."""
    done = run(*build_arguments(files), "--input", QUESTION)
    text = done.stdout.decode()
    assert text.startswith(f"{SYSTEM}\n\nUser: Hello, ich heiße Åsa ☃\n\nAssistant: ")
    assert text.endswith(f"\n\nUser: {QUESTION}\n")
    assert "Åsa likes a window seat." in text
    assert done.stderr == b""


def test_build_reads_a_pipe_byte_for_byte(files: Path) -> None:
    """All but the last line break; carriage returns too."""
    words = "Zeile 1\r\n\r\nZeile ☃\r\n"
    done = run("build", "--input", "-", given=words.encode())
    assert done.stdout == f"User: {words.removesuffix(chr(10))[:-1]}\n".encode()


def test_build_for_openai(files: Path) -> None:
    """The body of a request: model, messages, and room for the answer."""
    asked = ("--model", "gpt-5.4", "--format", "openai", "--reserve", 500)
    done = run(*build_arguments(files), "--input", QUESTION, *asked)
    body = json.loads(done.stdout)
    assert set(body) == {"model", "messages", "max_completion_tokens"}
    assert (body["model"], body["max_completion_tokens"]) == ("gpt-5.4", 500)
    assert body["messages"][0] == {"role": "system", "content": SYSTEM}
    assert body["messages"][1] == DIALOG[0]
    assert body["messages"][-1]["content"].endswith(QUESTION)
    assert "heiße".encode() in done.stdout


def test_build_for_openai_without_a_model_says_nothing_of_one(
    files: Path, here: Run
) -> None:
    """What is not known is left to the caller."""
    done = here("build", "--input", "Hi", "--format", "openai")
    assert json.loads(done.stdout) == {"messages": [{"role": "user", "content": "Hi"}]}


def test_build_for_anthropic(files: Path) -> None:
    """System apart, the first message the user's."""
    asked = ("--model", "claude-sonnet-4-5", "--format", "anthropic", "--reserve", 500)
    done = run(*build_arguments(files), "--input", QUESTION, *asked)
    body = json.loads(done.stdout)
    assert set(body) == {"model", "system", "messages", "max_tokens"}
    assert body["system"] == SYSTEM
    assert body["messages"][0]["role"] == "user"


def test_build_reads_what_agent_frameworks_stored(tmp_path: Path, here: Run) -> None:
    """A message of pydantic-ai as JSON, which is several messages of a chat."""
    parts = [
        {"part_kind": "system-prompt", "content": "Be kind."},
        {"part_kind": "user-prompt", "content": "Tea?"},
    ]
    dialog = tmp_path / "stored.jsonl"
    dialog.write_text(json.dumps({"kind": "request", "parts": parts}))
    prompt = here("build", "--dialog", dialog, "--input", "Hi").stdout.decode()
    assert "Be kind." in prompt and "Tea?" in prompt


def test_build_with_more_history(tmp_path: Path, here: Run) -> None:
    """`--recent-max` takes more of the dialog than the guaranteed messages."""
    dialog = tmp_path / "long.jsonl"
    lines = [json.dumps(["user", f"message {number}"]) for number in range(20)]
    dialog.write_text("\n".join(lines))
    few = here("build", "--dialog", dialog, "--input", "Hi").stdout
    many = here("build", "--dialog", dialog, "--input", "Hi", "--recent-max", 15).stdout
    assert (few.count(b"message"), many.count(b"message")) == (3, 15)


def test_the_report_goes_to_standard_error(files: Path) -> None:
    """And the page to a file; standard output is the same without them."""
    page = files / "report.html"
    asked = (*build_arguments(files), "--input", QUESTION)
    done = run(*asked, "--report", "--html", page)
    assert done.stdout == run(*asked).stdout
    report = done.stderr.decode()
    assert report.startswith("prompt (text): fits, ") and "\x1b" not in report
    assert "memory: kept, the backend answered (2 kept)" in report
    source = page.read_text(encoding="utf-8")
    assert source.startswith("<!DOCTYPE html>") and "window seat" not in source


def test_a_refusal_is_one_line_with_the_figures(files: Path) -> None:
    """Exit code 1; the report is there all the same if it was asked for."""
    asked = ("build", "--input", "word " * 200, "--window", 100)
    line = one_line(run(*asked, expect=1))
    assert line.startswith("prompt_assemble: over budget: ")
    assert " of 85" in line and "too many" in line
    page = files / "refused.html"
    done = run(*asked, "--report", "--html", page, expect=1)
    assert b"DOES NOT FIT" in done.stderr and done.stderr.decode().endswith(line)
    assert "DOES NOT FIT" in page.read_text(encoding="utf-8")


def test_build_searches_a_store(files: Path, here: Run) -> None:
    """Whose memories, says --subject."""
    store = files / "memory.db"
    added = ("memory", "add", "--db", store, "--kind", "preference", "--subject")
    here(*added, "asa", "A window seat is what she likes.")
    here(*added, "bo", "An aisle seat is what he likes.")
    asked = ("build", "--memory", store, "--input", QUESTION)
    text = here(*asked, "--subject", "asa").stdout.decode()
    assert "A window seat" in text and "aisle" not in text
    assert "--subject" in one_line(here(*asked, expect=2))


# What cannot be read ------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, content, words",
    [
        ("dialog", b'["user", "hi"]\n{"role": "user"\n', "dialog.jsonl:2: not JSON"),
        ("dialog", b'["user", "hi"]\n\n7\n', "dialog.jsonl:3: is of type int"),
        (
            "dialog",
            b'{"role": "wizard", "content": "x"}',
            "dialog.jsonl:1: has the unknown",
        ),
        ("dialog", b'["user", "\xff"]', "dialog.jsonl:1: not UTF-8 (byte 10"),
        ("memory", b'"good"\nbad\n', "memory.jsonl:2: not JSON at column 1"),
        ("memory", b"[" * 100_000, "memory.jsonl:1: nested too deeply"),
        ("memory", b"9" * 5_000, "memory.jsonl:1: holds a number"),
        ("system", b"good\n\xe9\n", "system.jsonl:2: not UTF-8"),
    ],
)
def test_what_cannot_be_read_is_named(
    tmp_path: Path, name: str, content: bytes, words: str, here: Run
) -> None:
    """File and line, in one line, with exit code 2; contents are not quoted."""
    path = tmp_path / f"{name}.jsonl"
    path.write_bytes(content)
    line = one_line(here("build", f"--{name}", path, "--input", "Hi", expect=2))
    assert words in line


@pytest.mark.parametrize("option", ["--system", "--dialog", "--memory"])
def test_a_file_that_is_not_there(tmp_path: Path, option: str, here: Run) -> None:
    """Or is a folder: the file and what the system says."""
    for path in (tmp_path / "none.txt", tmp_path):
        line = one_line(here("build", option, path, "--input", "Hi", expect=2))
        assert f"{path}: " in line


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("My PIN is 1234",),
        ("build",),
        ("build", "--input", "Hi", "--window", "My PIN is 1234"),
        ("build", "--input", "Hi", "--window", "1234" * 9),
        ("build", "--input", "Hi", "--recent-max", "1234.5"),
        ("memory", "forget", "--db", "x", "--subject", "ann", "My PIN is 1234"),
        ("build", "--input", "Hi", "--window", "9", "--model", "gpt-5.4"),
        ("build", "--input", "Hi", "--format", "My PIN is 1234"),
        ("build", "--input", "Hi", "--model=My PIN is 1234", "--window", "9"),
        ("count",),
        ("check",),
        ("memory",),
        ("memory", "list", "--db"),
        ("verify", "x", "--examples", "0"),
        ("verify", "x", "--examples", "PIN"),
        ("build", "--input", "My", "PIN", "is", "1234"),
        ("build", "--input", "x", "--iput=My PIN is 1234"),
        ("build", "--input", "x", "--re=My PIN is 1234"),
        ("build", "--input", "x", "--report=My PIN is 1234"),
        ("build", "--input", "x", "--My PIN is 1234"),
        ("build", "--input", "x", "--window=-+1234"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], here: Run) -> None:
    """One line that says where the usage stands, exit code 2."""
    line = one_line(here(*arguments, expect=2))
    assert re.search("; see python -m prompt_assemble( [a-z]+)* --help$", line)
    assert "PIN" not in line and "1234" not in line


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("nonsense",), ": argument COMMAND: must be one of "),
        (("build", "--input", "Hi", "--format", "xml"), "--format: must be one of "),
        (("build", "--input", "Hi", "--window", "8k"), "--window: must be a whole nu"),
        (("build", "--input", "Hi", "--report=x"), "--report: takes no value; see"),
        (("build", "--input", "Hi", "--re=9"), ": ambiguous option: could match --re"),
        (("build", "--input", "Hi", "there"), ": 1 argument too many; put a text"),
        (("build", "--input", "Hi", "--sytem", "x"), ": unknown option --sytem; see"),
        (("build", "--input", "Hi", "--a", "--b=1"), ": unknown options --a, --b; see"),
    ],
)
def test_wrong_usage_says_what_is_wanted(
    arguments: tuple[str, ...], words: str, here: Run
) -> None:
    """In words that tell what to type instead."""
    assert words in one_line(here(*arguments, expect=2))


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_few_recent_messages_need_no_other_setting(most: int, files: Path) -> None:
    """`--recent-max` alone is enough, also below what a config guarantees."""
    dialog = files / "long.jsonl"
    lines = [json.dumps(["user", f"message {i}"]) for i in range(9)]
    dialog.write_text("\n".join(lines), encoding="utf-8")
    done = run("build", "--input", "Hi", "--dialog", dialog, "--recent-max", most)
    assert done.stdout.decode().count("message ") == most


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("build", "--input", "  "), "blank"),
        (("build", "--input", "Hi", "--model", "no-such-model"), "--window"),
        (("build", "--input", "Hi", "--window", "0"), "--window must be"),
        (("build", "--input", "Hi", "--reserve", "-1"), "--reserve must be"),
        (("build", "--input", "Hi", "--recent-max", "0"), "--recent-max must be"),
        (("build", "--input", "Hi", "--window", "9", "--reserve", "9"), "--window 9"),
        (("build", "--input", "Hi", "--tokenizer", "x"), "--tokenizer must be"),
        (("build", "--input", "Hi", "--subject", "mara"), "--subject"),
        (("build", "--input", "-", "--system", "-"), "read once"),
        (("build", "--input", "Hi", "--html", "no/such/folder/x"), "no/such/folder/x"),
        (("count", "-", "-"), "read once"),
        (("count", "-", "--tokenizer", "x"), "--tokenizer"),
        (("models", "no-such-model"), "`models`"),
    ],
)
def test_wrong_values(arguments: tuple[str, ...], words: str, here: Run) -> None:
    """One line that names the value, exit code 2, with nothing that is for Python."""
    line = one_line(here(*arguments, expect=2))
    assert words in line and not re.search(FOR_PYTHON, line)


SOME_WORDS = "Which of the twelve floors do I take? " * 3


@pytest.mark.parametrize(
    "options, repeats",
    [
        ("", 150_000),
        ("--window 40", 30),
        ("--window 40 --tokenizer o200k", 30),
        ("--window 100 --format openai", 9),
        ("--window 200 --reserve 190", 3),
        ("--window 200 --reserve 190", 30),
        ("--window 120 --format anthropic", 9),
        ("--reserve 200000", 3_000),
        ("--tokenizer o200k", 150_000),
        ("--model MiniMax-M2.1", 150_000),
        ("--model claude-sonnet-4-5 --format anthropic", 150_000),
    ],
)
def test_the_options_that_a_refusal_names_help(
    options: str, repeats: int, here: Run
) -> None:
    """Each with its value; nothing is named that only Python has."""
    given = ["build", "--input", "Which floor? " * repeats, *options.split()]
    line = one_line(here(*given, expect=1))
    assert not re.search(FOR_PYTHON, line)
    ways = re.findall(r"(?<=; or with )--[^(;]*(?= (?:\(now|it fits))", line)
    assert ways or "take a model with a window of" in line
    for way in ways:
        here(*given, *way.split())


@pytest.mark.parametrize(
    "command", ["build", "count", "models", "check", "demo", "memory add"]
)
def test_every_command_has_help_with_an_example(command: str, here: Run) -> None:
    """On standard output, exit code 0."""
    text = here(*command.split(), "--help").stdout.decode()
    assert "example:\n" in text and text.count(command) >= 2


@pytest.mark.parametrize(
    "arguments, expect",
    [
        (("build", "--help"), 0),
        (("build", "--input", "word " * 200, "--window", "100"), 1),
        (("check", os.devnull, "no\u2603file"), 2),
        (("build", "--input", "Hi", "--model", "no-such-model"), 2),
        (("build", "--input", "Hi", "--window", "many"), 2),
        ((), 2),
    ],
)
def test_a_process_ends_as_main_does(
    arguments: tuple[str, ...], expect: int, here: Run
) -> None:
    """The same exit code and the same words, whatever kind of end it is."""
    alone, inside = run(*arguments, expect=expect), here(*arguments, expect=expect)
    assert alone.stdout == inside.stdout
    assert alone.stderr == inside.stderr


# Pipes --------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("models",), ("demo",), ("count", __file__)])
def test_a_reader_that_goes_away_is_no_error(command: tuple[str, ...]) -> None:
    """As with `| head`: no traceback, no complaint, exit code 0."""
    read, write = os.pipe()
    os.close(read)  # before anything is written
    with os.fdopen(write, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "prompt_assemble", *command],
            stdout=gone,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not HAS_FULL_DEVICE, reason="no /dev/full on this platform")
def test_a_full_disk_is_one_line() -> None:
    """And exit code 2, not silence."""
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "prompt_assemble", "models"],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1 and b"No space left" in done.stderr


# count, models, check -----------------------------------------------------------------


def test_count_by_family(files: Path, here: Run) -> None:
    """Characters, bytes, bound and estimate, as the library says."""
    path = files / "dialog.jsonl"
    text = path.read_text(encoding="utf-8")
    head, *rows = here("count", path).stdout.decode().splitlines()
    names = ["characters", "bytes", "family", "bound", "estimate", "file"]
    assert head.split() == names
    found = {}
    for row in rows:
        characters, size, family, bound, estimate, name = row.split()
        assert (characters, size) == (str(len(text)), str(path.stat().st_size))
        assert name == str(path)
        found[family] = (bound, estimate)
    assert found == {
        family: (
            f"{token_upper_bound(text, family):,}",
            f"{estimate_tokens(text, family):,}",
        )
        for family in TOKENIZERS
    }


def test_count_of_a_pipe_and_files(files: Path) -> None:
    """One row each with --tokenizer."""
    asked = ("count", files / "system.txt", "-", "--tokenizer", "o200k")
    rows = run(*asked, given="☃☃".encode()).stdout.decode().splitlines()
    assert len(rows) == 3
    assert rows[1].split()[:3] == ["27", "27", "o200k"]
    assert rows[2].split()[:2] == ["2", "6"] and rows[2].endswith("standard input")


def test_models(files: Path, here: Run) -> None:
    """All of them, those that a pattern finds, or the one an id belongs to."""
    head, *rows = here("models").stdout.decode().splitlines()
    assert head.split()[:2] == ["model", "window"]
    assert len(rows) == len(published_limits())
    _, *rows = here("models", "GPT-5*").stdout.decode().splitlines()
    assert rows and all(row.startswith("gpt-5") for row in rows)
    _, row = here("models", "MiniMax-M2.1-20260101").stdout.decode().splitlines()
    limits = model_limits("MiniMax-M2.1")
    assert row.split()[1] == f"{limits.context_window:,}"
    assert limits.tokenizer in row and limits.as_of in row and limits.source in row


def test_check(tmp_path: Path, here: Run) -> None:
    """A verdict for each line; 1 if one is refused."""
    good = json.dumps("Mara likes tea.").encode()
    log = json.dumps("User: hi\nAssistant: hello\nUser: how are you\nAssistant: fine")
    path = tmp_path / "memory.jsonl"
    path.write_bytes(good)
    text = here("check", path).stdout.decode()
    assert text.startswith(f"{path}:1: allowed") and "1 checked, 0 refused" in text
    bad = ['{"text": "x", "kind": "temporary"}', "7", '" "', log]
    path.write_bytes(b"\n".join([good, *(it.encode() for it in bad)]))
    lines = here("check", path, expect=1).stdout.decode().splitlines()
    assert [line.split(": ")[1] for line in lines[:-1]] == ["allowed"] + 4 * ["refused"]
    assert "conversation log" in lines[4] and lines[-1] == "5 checked, 4 refused"
    assert "how are you" not in "".join(lines)


ITEMS = [
    "Mara likes tea.",
    " ",
    "",
    "\u200b",
    "\u2060\ufeff \x00",
    "\u3164",
    7,
    None,
    {},
    {"text": "\u200b"},
    *({"text": "Likes tea.", "kind": it} for it in ALLOWED_KINDS),
    *({"text": "Likes tea.", "kind": it} for it in FORBIDDEN_KINDS),
    *({"text": "Likes tea.", "kind": it} for it in ("note", "", " Goal ", "x" * 99)),
    *({"text": "Likes tea.", "category": it} for it in ("note", "Temporary", 7, None)),
    {"text": "<think>She likes tea.</think> Tea.", "kind": "note"},
]


@pytest.mark.parametrize("item", ITEMS, ids=str)
def test_check_says_what_a_turn_does(item: object, tmp_path: Path, here: Run) -> None:
    """Allowed is what would be kept, and the reason of the others is the same."""
    outcomes = PromptAssembler().assemble("q", memories=[item]).report.memories
    path = tmp_path / "memory.jsonl"
    path.write_text(json.dumps(item))
    kept = all(outcome.kept for outcome in outcomes) and bool(outcomes)
    line = here("check", path, expect=0 if kept else 1).stdout.decode().splitlines()[0]
    assert line.startswith(f"{path}:1: {'allowed' if kept else 'refused'}: ")
    assert kept or not outcomes or line.endswith(f": {outcomes[0].reason}")


# demo ---------------------------------------------------------------------------------


def test_demo(tmp_path: Path) -> None:
    """Five turns on standard output, and the same in files of a new folder."""
    done = run("demo", TMPDIR=str(tmp_path), TEMP=str(tmp_path), TMP=str(tmp_path))
    text = done.stdout.decode()
    assert done.stderr == b"" and text.count("--- report\n") == 5
    (folder,) = tmp_path.iterdir()
    assert str(folder) in text
    reports = [
        (folder / f"turn-{number}-report.txt").read_text(encoding="utf-8")
        for number in range(1, 6)
    ]
    assert all(report in text for report in reports)
    used, not_needed, left_out, cut, hostile = reports
    assert "memory: kept" in used and "left out" not in used
    assert "memory: not_needed" in not_needed
    assert "left out: token budget" in left_out and "notice: " in left_out
    assert "\n  items 0 to " in cut
    prompt = (folder / "turn-5-prompt.txt").read_text(encoding="utf-8")
    assert "memory: kept" in hostile and "<|im_start|>" not in prompt
    assert prompt.count("</recalled_memory>") == 1
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<section") == 5 and "number 5" in page


# In process ---------------------------------------------------------------------------


def test_main_returns_the_exit_code(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """For programs that embed it."""
    assert main(["build", "--input", "Hi"]) == 0
    assert capfdbinary.readouterr().out == b"User: Hi\n"
    assert main(["build", "--input", " "]) == 2


# The sessions of the docs -------------------------------------------------------------

DOCS = Path(__file__).parents[1] / "docs" / "cli.md"
SESSIONS = re.findall(r"^```console\n(.*?)^```$", DOCS.read_text("utf-8"), re.M | re.S)


@pytest.mark.skipif(os.name != "posix", reason="the sessions are for a POSIX shell")
def test_the_sessions_of_the_docs(tmp_path: Path) -> None:
    """Each command prints what the page says, one session after the other."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    python.chmod(0o755)
    path = os.pathsep.join((str(python.parent), os.environ["PATH"]))
    assert len(SESSIONS) >= 3
    for session in SESSIONS:
        commands = re.findall(r"^\$ (.*)$", session, re.MULTILINE)
        script = ["exec 2>&1"]
        for command in commands:
            script += [f"printf '$ %s\\n' {shlex.quote(command)}", command]
        done = subprocess.run(
            ["sh", "-c", "\n".join(script)],
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(SOURCE), "PATH": path},
        )
        assert done.stdout.decode() == session
