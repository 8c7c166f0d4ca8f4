"""The `build` command: files and settings in, one prompt out.

Standard output holds the prompt alone; the report goes to standard error, its picture
to a file. It decides nothing that the library decides.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from .assembler import PromptAssembler
from .cli_arguments import number
from .cli_files import (
    EXIT_DONE,
    STANDARD_STREAM,
    read_json_lines,
    read_spoken,
    wants_colour,
    write_error,
    write_file,
    write_out,
)
from .cli_memory import searcher_in
from .cli_remedies import optioned, refused_build
from .config import PromptConfig
from .errors import (
    BudgetExceededError,
    ConfigError,
    InputError,
    PromptAssembleError,
)
from .messages import read_message
from .picture import report_page
from .plain import error_at
from .prompt import AssembledPrompt
from .pydantic_messages import unfolded
from .report import AssemblyReport
from .tokens import check_tokenizer

STORE_HEADER = b"SQLite format 3\x00"

BUILD_EXAMPLE = """\
example:
  python -m prompt_assemble build --system system.txt --dialog dialog.jsonl \\
      --memory memory.jsonl --input "Same address as last time?" \\
      --model MiniMax-M2.1 --format openai --report

  A dialog has one message on each line, oldest first, as JSON: {"role": "user",
  "content": "Hello"}, or ["user", "Hello"]. A memory file has one memory on each line,
  best first: a JSON text, or an object with its text in "text"; or it is a store that
  `memory add` made. "-" reads standard input. Of a system prompt and an input the last
  line break is dropped.
"""

Source = list[object] | Callable[[str, int], Any] | None


def add_build_command(commands: Any) -> None:
    """Register `build`; `commands` is what `add_subparsers` gave."""
    parser = commands.add_parser(
        "build",
        help="build one prompt from files",
        description="Build one prompt from files; it goes to standard output.",
        epilog=BUILD_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--input", metavar="TEXT|-", required=True, help="the user's words")
    add("--system", metavar="FILE", help="the system prompt")
    add("--dialog", metavar="FILE.jsonl", help="the recent dialog")
    add("--memory", metavar="FILE.jsonl|STORE.db", help="memories, or a store of them")
    add("--subject", help="whose memories in the store")
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--model", metavar="ID", help="model id, for published limits")
    window.add_argument("--window", metavar="N", type=number, help="context window")
    add("--tokenizer", metavar="FAMILY", help="tokenizer family, if it is known")
    add("--reserve", metavar="N", type=number, help="tokens kept free for the answer")
    add("--recent-max", metavar="N", type=number, help="messages of dialog at most")
    add("--format", choices=("text", "openai", "anthropic"), default="text")
    add("--report", action="store_true", help="print the report to standard error")
    add("--html", metavar="FILE", help="write the report as a page")
    parser.set_defaults(run=run_build)


def run_build(given: argparse.Namespace) -> int:
    """Build the prompt that the arguments ask for, and write it with its report."""
    _check_streams(given)
    config = _config_of(given)
    try:
        _build(given, PromptAssembler(config))
    except BudgetExceededError as error:
        raise refused_build(error, config, given.model) from None
    return EXIT_DONE


def _build(given: argparse.Namespace, assembler: PromptAssembler) -> None:
    try:
        prompt = _assembled(given, assembler)
    except PromptAssembleError as error:
        if error.report is not None:
            _tell(given, error.report)
        raise
    _tell(given, prompt.report)
    write_out(_as_asked(given, prompt))


def _assembled(
    given: argparse.Namespace, assembler: PromptAssembler
) -> AssembledPrompt:
    is_piped = given.input == STANDARD_STREAM
    user = read_spoken(STANDARD_STREAM) if is_piped else given.input
    with ExitStack() as opened:
        return assembler.assemble(
            user,
            _memories_of(given.memory, given.subject, opened),
            None if given.dialog is None else _dialog_of(given.dialog),
            form="text" if given.format == "text" else "messages",
            system_prompt="" if given.system is None else read_spoken(given.system),
        )


def _check_streams(given: argparse.Namespace) -> None:
    sources = (given.input, given.system, given.dialog, given.memory)
    if sources.count(STANDARD_STREAM) > 1:
        raise InputError("standard input can be read once: give one - only")


def _config_of(given: argparse.Namespace) -> PromptConfig:
    if given.tokenizer is not None:
        check_tokenizer(given.tokenizer, "--tokenizer")
    changes: dict[str, Any] = {
        "context_window": given.window,
        "tokenizer": given.tokenizer,
        "reserved_output_tokens": given.reserve,
        "recent_messages_max": given.recent_max,
    }
    if given.recent_max is not None:
        # A shell sets one number; those that are guaranteed cannot be more.
        guaranteed = PromptConfig().recent_messages
        changes["recent_messages"] = max(1, min(guaranteed, given.recent_max))
    changes = {name: value for name, value in changes.items() if value is not None}
    try:
        if given.model is not None:
            return PromptConfig.for_model(given.model, **changes)
        return PromptConfig().replace(**changes)
    except ConfigError as error:
        raise optioned(error) from None


def _dialog_of(path: str) -> list[object]:
    items: list[object] = []
    for place, item in read_json_lines(path):
        try:
            for message in unfolded([item], "item"):
                read_message(message)
        except InputError as error:
            raise error_at(f"{place}:", error)
        items.append(item)
    return items


def _memories_of(path: str | None, subject: str | None, opened: ExitStack) -> Source:
    is_store = path is not None and _is_store(path)
    if is_store != (subject is not None):
        raise InputError(
            "--memory is a store: say whose memories, with --subject"
            if is_store
            else "--subject is for a store of memories, and --memory is none"
        )
    if path is None:
        return None
    if subject is not None:
        return opened.enter_context(searcher_in(path, subject))
    return [item for _, item in read_json_lines(path)]


def _is_store(path: str) -> bool:
    if path == STANDARD_STREAM:
        return False
    try:
        with open(path, "rb") as file:
            return file.read(len(STORE_HEADER)) == STORE_HEADER
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or 'cannot be read'}") from None


def _tell(given: argparse.Namespace, report: AssemblyReport) -> None:
    if given.html is not None:
        write_file(given.html, report_page(report))
    if given.report:
        write_error(report.table(color=wants_colour(sys.stderr)))


def _as_asked(given: argparse.Namespace, prompt: AssembledPrompt) -> str:
    """The prompt as text, or as the JSON body that the API takes."""
    if given.format == "text":
        return prompt.text
    body: dict[str, Any] = {} if given.model is None else {"model": given.model}
    output = "max_tokens" if given.format == "anthropic" else "max_completion_tokens"
    if given.reserve:
        body[output] = prompt.clamp_output_tokens(given.reserve)
    if given.format == "openai":
        body["messages"] = prompt.messages
    else:
        system, body["messages"] = prompt.to_anthropic()
        if system:
            body["system"] = system
    return json.dumps(body, ensure_ascii=False, indent=2)
