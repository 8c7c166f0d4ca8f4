"""The examples that need nothing but Python run, and print what they say.

Those that need packages are in tests/integrations.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from .example_runs import EXAMPLES, example_module, printed, promised
from .under_test import PACKAGE_ONLY

pytestmark = PACKAGE_ONLY

PLAIN = (
    "async_web_handler.py",
    "custom_counter.py",
    "documents.py",
    "local_server.py",
)
"""Examples whose output stands in their docstring, and that need no package."""

ELSEWHERE = {
    "quickstart.py": "tests/test_docs.py",
    "openai_chat.py": "tests/integrations/test_examples.py",
    "anthropic_tools.py": "tests/integrations/test_examples.py",
    "langgraph_node.py": "tests/integrations/test_examples.py",
    "postgres_memory.py": "tests/integrations/test_postgres_memory.py",
    "stand_in.py": "tests/test_examples.py",
}
"""Where each other example is run."""


@pytest.mark.parametrize("name", PLAIN)
def test_an_example_prints_what_it_says(name: str) -> None:
    """Word for word, without a warning."""
    assert printed(name) == promised(name)


def test_every_example_is_run_somewhere() -> None:
    """A new example needs a test."""
    found = {path.name for path in EXAMPLES.glob("*.py")}
    assert found == {*PLAIN, *ELSEWHERE}
    for name, page in ELSEWHERE.items():
        named = (EXAMPLES.parent / page).read_text(encoding="utf-8")
        assert name.removesuffix(".py") in named


def test_examples_need_no_key() -> None:
    """None reads the environment, where keys are kept."""
    for path in EXAMPLES.glob("*.py"):
        names = {
            node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        }
        assert not names & {"environ", "getenv"}, path.name


def test_the_program_with_a_copy_in_it(tmp_path: Path) -> None:
    """The commands of its page, in their order, in a folder with spaces in its name."""
    app = tmp_path / "with spaces"
    shutil.copytree(EXAMPLES / "vendored_app", app)
    page = (app / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python .*$", page, re.MULTILINE)
    assert len(commands) == 5
    outputs = [run_in(app, command) for command in commands]
    assert "wrote" in outputs[0]
    assert "The Red House" in json.loads(outputs[1])[-1]["content"]
    assert "unchanged" in outputs[3] and "held" in outputs[4]
    held = set((EXAMPLES / "vendored_app" / "bookclerk" / "_vendor").glob("*.py"))
    assert [path.name for path in held] == ["__init__.py"], "the copy is not kept here"


def run_in(folder: Path, command: str) -> str:
    """Standard output of a command of a page, with the Python of the tests."""
    words = [sys.executable, *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=folder, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


# The stand-in -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def stand_in() -> ModuleType:
    """The module, which is no part of a package."""
    return example_module("stand_in.py")


def posted(address: str, request: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """Status and body of the server's answer."""
    try:
        with urlopen(Request(address, json.dumps(request).encode())) as reply:
            return reply.status, json.load(reply)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_the_stand_in_refuses_what_an_api_would(stand_in: ModuleType) -> None:
    """With the problem in words; a request without problems gets the next reply."""
    orphan = {"role": "tool", "tool_call_id": "c1", "content": "x"}
    good = {"messages": [{"role": "user", "content": "a"}]}
    bad = {"messages": [orphan]}
    with stand_in.stand_in(stand_in.in_turn(stand_in.openai_reply("b"))) as server:
        status, body = posted(server.address, bad)
        assert status == 400 and "without its call" in body["error"]["message"]
        status, body = posted(server.address, good)
        assert status == 200 and body["choices"][0]["message"]["content"] == "b"
        assert posted(server.address, good)[0] == 500, "no more replies"
        assert server.requests == [bad, good, good]


def test_the_folder_is_where_the_pages_say(stand_in: ModuleType) -> None:
    """`python examples/...` from the top of a checkout."""
    assert Path(str(stand_in.__file__)).parent.name == "examples"
