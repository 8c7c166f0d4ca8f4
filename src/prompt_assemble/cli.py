"""`python -m prompt_assemble`: the parser, and what goes wrong as an exit code.

Exit codes: 0 done, 1 refused (over budget, or against the memory standards), 2 wrong
usage or input that cannot be read. What a command does stands in its own module.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from .cli_arguments import OneLineParser
from .cli_build import add_build_command
from .cli_demo import add_demo_command
from .cli_facts import add_fact_commands
from .cli_files import (
    EXIT_DONE,
    EXIT_INTERRUPTED,
    EXIT_REFUSED,
    EXIT_UNUSABLE,
    drop_output,
    write_complaint,
)
from .cli_memory import add_memory_commands
from .cli_vendor import add_vendor_commands
from .errors import BudgetExceededError, PromptAssembleError
from .store_values import MemoryRefusedError

PROGRAM = "python -m prompt_assemble"

CLI_EXAMPLE = """\
example:
  python -m prompt_assemble demo
  python -m prompt_assemble build --system system.txt --input "Hello" --report

exit codes: 0 done, 1 refused, 2 wrong usage or input that cannot be read
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; `arguments` are those after the program. The exit code."""
    given = _parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        return code
    except BrokenPipeError:
        # The reader has what it wanted; the interpreter must not complain at exit.
        drop_output()
        return EXIT_DONE
    except BudgetExceededError as error:
        return _complain(f"over budget: {error}", EXIT_REFUSED)
    except MemoryRefusedError as error:
        return _complain(str(error), EXIT_REFUSED)
    except PromptAssembleError as error:
        return _complain(str(error), EXIT_UNUSABLE)
    except OSError as error:  # a full disk, say
        drop_output()
        return _complain(str(error), EXIT_UNUSABLE)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog=PROGRAM,
        description="Prompts that fit: memory gives way, your words never do.",
        epilog=CLI_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add_build_command(commands)
    add_fact_commands(commands)
    add_memory_commands(commands)
    add_vendor_commands(commands)
    add_demo_command(commands)
    return parser


def _complain(message: str, code: int) -> int:
    write_complaint(message)
    return code
