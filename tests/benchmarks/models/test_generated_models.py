"""The data module is what the generator makes of the list of published limits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LIST_VARIABLE = "PROMPT_ASSEMBLE_MODEL_WINDOWS"


def test_the_data_module_matches_the_list() -> None:
    source = os.environ.get(LIST_VARIABLE, "")
    if not Path(source).is_file():
        pytest.skip(f"set {LIST_VARIABLE} to the JSON list to compare model_data.py")
    module = "tests.benchmarks.models.generate"
    done = subprocess.run(
        [sys.executable, "-m", module, str(Path(source).resolve()), "--check"],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
