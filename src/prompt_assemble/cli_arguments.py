"""What the commands' arguments may be, and in one line what is wrong with them.

Nothing that was typed is quoted: a prompt without its quotes could be. Knows no
commands and no files.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any, NoReturn

from .cli_files import EXIT_UNUSABLE, write_complaint

NUMBER = r"[-+]?\d{1,18}"
"""A number on a command line; no count needs more digits."""

OPTION = r"--[a-z][-\w]*"
"""What may be named as an option: a prompt may begin with a dash, too."""


class OneLineParser(ArgumentParser):
    """A parser that says in one line what is wrong, and where the usage stands."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What the arguments say; those that nobody takes end the program."""
        given, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error(_unknown(rest))
        return given

    def error(self, message: str) -> NoReturn:
        """End the program; `message` is what the arguments lack."""
        write_complaint(f"{_without_value(message)}; see {self.prog} --help")
        raise SystemExit(EXIT_UNUSABLE)


def number(text: str) -> int:
    """A whole number, a sign and digits; `ArgumentTypeError` for anything else."""
    if not re.fullmatch(NUMBER, text.strip()):
        raise ArgumentTypeError("must be a whole number, such as 8000")
    return int(text)


def positive_number(text: str) -> int:
    """A whole number of at least 1; `ArgumentTypeError` for anything else."""
    found = number(text)
    if found < 1:
        raise ArgumentTypeError(f"must be a whole number of at least 1, got {found}")
    return found


def _unknown(rest: list[str]) -> str:
    """What is wrong with arguments that nobody takes; only options are named."""
    named = [it.partition("=")[0] for it in rest]
    options = [it for it in named if re.fullmatch(OPTION, it)]
    if options:
        is_one = len(options) == 1
        return f"unknown option{'' if is_one else 's'} {', '.join(options)}"
    many = "1 argument" if len(rest) == 1 else f"{len(rest)} arguments"
    return f"{many} too many; put a text with blanks in quotes"


def _without_value(message: str) -> str:
    """A message of `argparse` without the value that some of them quote."""
    named, is_choice, quoted = message.partition("invalid choice: ")
    if is_choice:
        choices = quoted.rpartition("(choose from ")[2].removesuffix(")")
        return f"{named}must be one of {choices}"
    named, is_ignored, _ = message.partition("ignored explicit argument ")
    if is_ignored:
        return f"{named}takes no value"
    is_ambiguous = message.startswith("ambiguous option: ")
    _, could_match, options = message.rpartition(" could match ")
    return f"ambiguous option:{could_match}{options}" if is_ambiguous else message
