"""The commands about copies: `vendor` writes or checks one, `verify` tests one.

Turns arguments into calls and results into lines and an exit code: 0 where all is well,
1 where a copy was changed or a promise does not hold. What cannot be used is for the
parser, or an error that it tells.
"""

from __future__ import annotations

from argparse import Namespace, RawDescriptionHelpFormatter
from typing import Any

from .cli_arguments import positive_number
from .cli_files import EXIT_DONE, EXIT_REFUSED, write_complaint, write_out
from .testing_copies import load_copy, verify_copy
from .testing_search import PromiseBrokenError
from .vendor import ChangedCopyError, check_copy, write_single_file

VENDOR_EXAMPLE = """\
example:
  python -m prompt_assemble vendor src/myagent/_vendor/prompt_assemble.py
  python -m prompt_assemble vendor --check src/myagent/_vendor/prompt_assemble.py

exit codes: 0 written or unchanged, 1 changed, 2 no copy, or wrong usage
"""

VERIFY_EXAMPLE = """\
example:
  python -m prompt_assemble verify src/myagent/_vendor/prompt_assemble.py
  python -m prompt_assemble verify myagent._vendor.prompt_assemble --examples 1000

exit codes: 0 the promises held, 1 one did not, 2 no copy, or wrong usage
"""

EXAMPLES = 300
"""Turns that `verify` tries, unless it is told otherwise."""


def add_vendor_commands(subparsers: Any) -> None:
    """Add `vendor` and `verify` to what `ArgumentParser.add_subparsers` returned.

    The namespace of each has `run`, a function of the namespace that returns the exit
    code.
    """
    vendor = subparsers.add_parser(
        "vendor",
        help="write the core of the library as one file, or check such a file",
        description="Write the core of the library as one file, to be copied into "
        "another repository. A file that was not written so, or was changed since, is "
        "not overwritten.",
        epilog=VENDOR_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
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
        epilog=VERIFY_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    verify.add_argument(
        "copy", metavar="PATH|MODULE", help="a file, a folder, or a module to import"
    )
    verify.add_argument(
        "--examples",
        type=positive_number,
        default=EXAMPLES,
        metavar="N",
        help=f"turns to try (default: {EXAMPLES})",
    )
    verify.set_defaults(run=run_verify)


def run_vendor(arguments: Namespace) -> int:
    """Write or check a copy; the exit code. `InputError` for a path of no use."""
    if arguments.check:
        return _checked(arguments.path)
    try:
        write_out(f"wrote {write_single_file(arguments.path)}")
    except ChangedCopyError as error:
        write_complaint(str(error))
        return EXIT_REFUSED
    return EXIT_DONE


def run_verify(arguments: Namespace) -> int:
    """Test the promises on a copy; the exit code. `InputError` if there is none."""
    copy = load_copy(arguments.copy)
    try:
        verify_copy(copy, arguments.examples)
    except PromiseBrokenError:  # it was printed where it was found
        return EXIT_REFUSED
    write_out(f"P1 to P8 held in {arguments.examples} turns on {copy.__file__}")
    return EXIT_DONE


def _checked(path: str) -> int:
    state = check_copy(path)
    verdict = "unchanged" if state.is_unchanged else "CHANGED"
    write_out(f"{path}: prompt_assemble {state.version}, {verdict}")
    for line in (*state.changes, *state.remarks):
        write_out(f"  {line}")
    return EXIT_DONE if state.is_unchanged else EXIT_REFUSED
