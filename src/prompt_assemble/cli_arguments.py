"""What the commands' arguments may be, and in one line what is wrong with them.

Nothing that was typed is quoted: a prompt without its quotes could be. Knows no
commands and no files.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import Any, NoReturn

from .cli_files import EXIT_UNUSABLE, write_complaint

LONGEST_NUMBER = 18
"""Digits that a number on a command line may have; no count needs more."""


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
    digits = text.strip().removeprefix("-").removeprefix("+")
    if not (digits.isdecimal() and len(digits) <= LONGEST_NUMBER):
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
    options = [it.partition("=")[0] for it in rest if it.startswith("--")]
    if options:
        is_one = len(options) == 1
        return f"unknown option{'' if is_one else 's'} {', '.join(options)}"
    many = "1 argument" if len(rest) == 1 else f"{len(rest)} arguments"
    return f"{many} too many; put a text with blanks in quotes"


def _without_value(message: str) -> str:
    """The message of `argparse` about a wrong choice without the value it quotes."""
    named, is_choice, quoted = message.partition("invalid choice: ")
    if not is_choice:
        return message
    choices = quoted.rpartition("(choose from ")[2].removesuffix(")")
    return f"{named}must be one of {choices}"
