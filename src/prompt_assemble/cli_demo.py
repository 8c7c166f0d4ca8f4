"""The `demo` command: shows a conversation, its reports, and where their page is.

Prints; what is shown is made in `demo`.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from typing import Any

from .cli_files import EXIT_DONE, wants_colour, write_file, write_out
from .demo import DEMO_TITLE, DemoTurn, demo_turns
from .picture import report_page
from .picture_svg import report_svg

DEMO_EXAMPLE = """\
example:
  python -m prompt_assemble demo
"""


def add_demo_command(commands: Any) -> None:
    """Register `demo`; `commands` is what `add_subparsers` gave."""
    what = "Show five turns of a conversation: prompt, report, and a page of them."
    parser = commands.add_parser(
        "demo",
        help="show a short conversation and its reports",
        description=what + " They are written to a new temporary folder too.",
        epilog=DEMO_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run_demo)


def run_demo(given: argparse.Namespace) -> int:
    """Print the turns, and write prompts, reports and page to a temporary folder."""
    turns = list(demo_turns())
    folder = tempfile.mkdtemp(prefix="prompt_assemble-demo-")
    colour = wants_colour(sys.stdout)
    for number, turn in enumerate(turns, 1):
        report = turn.prompt.report
        write_file(os.path.join(folder, f"turn-{number}-prompt.txt"), turn.prompt.text)
        write_file(os.path.join(folder, f"turn-{number}-report.txt"), str(report))
        write_out(_shown(number, turn, report.table(color=colour)))
    page = os.path.join(folder, "report.html")
    prompts = [turn.prompt for turn in turns]
    write_file(page, report_page(*prompts, include_text=True, title=DEMO_TITLE))
    image = report_svg(*(prompt.report for prompt in prompts), title=DEMO_TITLE)
    write_file(os.path.join(folder, "report.svg"), image)
    write_out(f"prompts and reports: {folder}\nall turns as a page: {page}")
    return EXIT_DONE


def _shown(number: int, turn: DemoTurn, table: str) -> str:
    head = f"=== {number}. {turn.title}\n{turn.about}"
    return f"{head}\n\n{turn.prompt.text}\n\n--- report\n{table}\n"
