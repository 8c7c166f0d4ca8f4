"""The data module is what the fit makes of the rows."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER_VARIABLE = "PROMPT_ASSEMBLE_TRIGGER_EVAL"


def test_the_data_module_matches_the_rows() -> None:
    folder = os.environ.get(FOLDER_VARIABLE, "")
    if not Path(folder, "dev.jsonl").is_file() or not folder:
        pytest.skip(f"set {FOLDER_VARIABLE} to the data folder to compare the table")
    if importlib.util.find_spec("sklearn") is None:
        pytest.skip("the fit needs scikit-learn")
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.trigger.fit", folder, "--check"],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
