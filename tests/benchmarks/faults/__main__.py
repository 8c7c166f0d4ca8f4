"""Plants faults in a copy of the library and sees that a named test catches each.

    python -m tests.benchmarks.faults [--only WORDS] [--workers 2]

The working tree is never changed: source, tests and docs are copied to a temporary
folder for each fault. Examples of properties are the same in every run. First the named
tests have to pass without any fault. Ends with exit code 1 where a fault survives,
where its fragment does not stand in its module exactly once, where it only breaks the
code, which any test would notice, or where the tests could not be run.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from .planted import FAULTS, Fault

REPOSITORY = Path(__file__).parents[3]
PACKAGE = Path("src") / "prompt_assemble"
SECONDS_AT_MOST = 600

CAUGHT = "caught"
SURVIVED = "SURVIVED"
MISPLACED = "FRAGMENT NOT FOUND ONCE"
BROKEN = "ONLY BREAKS THE CODE"
NOT_RUN = "TESTS NOT RUN"
VERDICTS = {0: SURVIVED, 1: CAUGHT}
"""By the exit code of pytest: all passed, some failed; any other says nothing."""

BROKEN_CODE = r"(?m)^E +(?:NameError|AttributeError|UnboundLocalError|ImportError)\b"
"""What pytest prints of code that cannot run as it is written."""


@contextmanager
def copied_repository() -> Iterator[Path]:
    """A copy of what the tests need, gone again afterwards."""
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        copy = Path(folder)
        for path in REPOSITORY.iterdir():
            if path.name.startswith("."):
                continue
            if path.is_dir():
                leave = shutil.ignore_patterns("__pycache__", "node_modules", ".*")
                shutil.copytree(path, copy / path.name, ignore=leave)
            else:
                shutil.copy(path, copy)
        yield copy


def run_tests(copy: Path, tests: Iterable[str]) -> tuple[int, str]:
    """Exit code and output of pytest on the copy, which is what gets imported."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "CI": "1",
        "PROMPT_ASSEMBLE_EXAMPLES": "",
    }
    found = [str(Path("tests") / test) for test in tests]
    options = ["-q", "-x", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *found],
            cwd=copy,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=SECONDS_AT_MOST,
        )
    except subprocess.TimeoutExpired:
        return 1, ""  # a test that no longer ends has noticed something
    return done.returncode, done.stdout


def plant(copy: Path, fault: Fault) -> bool:
    """Put a fault into the copy; False if its place is not there exactly once."""
    path = copy / PACKAGE / f"{fault.module}.py"
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    if source.count(fault.fragment) != 1:
        return False
    path.write_text(source.replace(fault.fragment, fault.replacement), encoding="utf-8")
    compile(path.read_text(encoding="utf-8"), str(path), "exec")
    return True


def verdict_on(fault: Fault) -> str:
    """What became of one fault."""
    with copied_repository() as copy:
        if not plant(copy, fault):
            return MISPLACED
        code, output = run_tests(copy, [fault.caught_by])
    verdict = VERDICTS.get(code, NOT_RUN)
    is_broken = verdict == CAUGHT and re.search(BROKEN_CODE, output)
    return BROKEN if is_broken else verdict


def passes_without_faults(faults: Iterable[Fault]) -> bool:
    """Whether the named tests pass on the library as it is."""
    with copied_repository() as copy:
        code, _ = run_tests(copy, dict.fromkeys(it.caught_by for it in faults))
        return code == 0


def parsed_arguments() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", default="", help="words of a name, or a module")
    parser.add_argument("--workers", type=int, default=2, help="tests at once")
    return parser.parse_args()


def main() -> int:
    """Print the table; 1 if a fault was not caught."""
    options = parsed_arguments()
    faults = [it for it in FAULTS if options.only in f"{it.module} {it.name}"]
    start = time.perf_counter()
    if not passes_without_faults(faults):
        print("the named tests do not pass without any fault")
        return 1
    print("| fault | module | promise | named test | verdict |")
    print("| --- | --- | --- | --- | --- |")
    caught = 0
    with ThreadPoolExecutor(options.workers) as pool:
        for fault, verdict in zip(faults, pool.map(verdict_on, faults)):
            caught += verdict == CAUGHT
            test = fault.caught_by.replace(".py::", ": ")
            row = (fault.name, fault.module, fault.promise, test, verdict)
            print(f"| {' | '.join(row)} |", flush=True)
    seconds = time.perf_counter() - start
    print(f"\n{caught} of {len(faults)} faults caught, {seconds:.0f} seconds")
    return int(caught != len(faults))


if __name__ == "__main__":
    sys.exit(main())
