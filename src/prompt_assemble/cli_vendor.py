"""The commands about copies: `vendor` writes or checks one, `verify` tests one.

Turns arguments into calls and results into lines and an exit status: 0 where all is
well, 1 where a copy was changed or a promise does not hold, 2 where the arguments or
the path cannot be used. It decides nothing else.
"""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from typing import Any

from .errors import InputError
from .testing_copies import load_copy, verify_copy
from .testing_search import PromiseBrokenError
from .vendor import ChangedCopyError, check_copy, write_single_file

OK, WRONG, UNUSABLE = 0, 1, 2

EXAMPLES = 300
"""Turns that `verify` tries, unless it is told otherwise."""


def add_vendor_commands(subparsers: Any) -> None:
    """Add `vendor` and `verify` to what `ArgumentParser.add_subparsers` returned.

    The namespace of each has `run`, a function of the namespace that returns the exit
    status.
    """
    vendor = subparsers.add_parser(
        "vendor",
        help="write the core of the library as one file, or check such a file",
        description="Write the core of the library as one file, to be copied into "
        "another repository. A file that was not written so, or was changed since, is "
        "not overwritten.",
    )
    vendor.add_argument("path", metavar="PATH", help="the file, or a folder for it")
    vendor.add_argument(
        "--check",
        action="store_true",
        help="write nothing: tell version and whether the file (or a copied folder) is "
        "unchanged",
    )
    vendor.set_defaults(run=run_vendor)
    verify = subparsers.add_parser(
        "verify",
        help="test the promises of the library on a copy of it",
        description="Import a copy and test the promises of the library on it, with "
        "inputs that nobody chose. Needs hypothesis. The code of the copy runs.",
    )
    verify.add_argument(
        "copy", metavar="PATH|MODULE", help="a file, a folder, or a module to import"
    )
    verify.add_argument(
        "--examples",
        type=_positive,
        default=EXAMPLES,
        metavar="N",
        help=f"turns to try (default: {EXAMPLES})",
    )
    verify.set_defaults(run=run_verify)


def run_vendor(arguments: Namespace) -> int:
    """Write or check a copy; the exit status."""
    try:
        if arguments.check:
            return _checked(arguments.path)
        print(f"wrote {write_single_file(arguments.path)}")
    except ChangedCopyError as error:
        return _failed(error, WRONG)
    except (InputError, OSError) as error:
        return _failed(error, UNUSABLE)
    return OK


def run_verify(arguments: Namespace) -> int:
    """Test the promises on a copy; the exit status."""
    try:
        copy = load_copy(arguments.copy)
    except InputError as error:
        return _failed(error, UNUSABLE)
    try:
        verify_copy(copy, arguments.examples)
    except PromiseBrokenError:  # printed where it was found
        return WRONG
    except InputError as error:
        return _failed(error, UNUSABLE)
    print(f"P1 to P8 held in {arguments.examples} turns on {copy.__file__}")
    return OK


def _checked(path: str) -> int:
    state = check_copy(path)
    verdict = "unchanged" if state.is_unchanged else "CHANGED"
    print(f"{path}: prompt_assemble {state.version}, {verdict}")
    for line in (*state.changes, *state.remarks):
        print(f"  {line}")
    return OK if state.is_unchanged else WRONG


def _failed(error: Exception, status: int) -> int:
    print(error, file=sys.stderr)
    return status


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)
