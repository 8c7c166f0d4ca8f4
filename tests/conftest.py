"""Which copy of the library is tested (see `under_test`), Hypothesis profiles, and what
makes the whole suite cheaper without any test knowing of it.

"default" is quick and runs with the one test command; in CI (environment variable CI)
it draws the same examples every time.  PROMPT_ASSEMBLE_EXAMPLES=5000 chooses "thorough"
with that many examples a property (CI runs the Pythons beside the default one so, with
fewer).  "copy" is for a copy: the properties ran at full
size on the package, and the copy shall only be shown to be the same.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from .under_test import CHOSEN, use_copy

use_copy()

EXAMPLES = os.environ.get("PROMPT_ASSEMBLE_EXAMPLES", "")

settings.register_profile(
    "default",
    max_examples=100,
    deadline=None,  # no test of this suite depends on a clock
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    max_examples=int(EXAMPLES or 5_000),
)
settings.register_profile(
    "copy", settings.get_profile("default"), max_examples=20, derandomize=True
)
settings.load_profile("thorough" if EXAMPLES else "copy" if CHOSEN else "default")


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what lives until the end anyway.

    Modules, tests and their parameters are half a million objects, and it would go
    through them again and again.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _compiled_modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Child processes share compiled modules where none may be written to the checkout.

    Otherwise each of them compiles the whole library anew.
    """
    with pytest.MonkeyPatch.context() as environment:
        if sys.dont_write_bytecode:
            folder = tmp_path_factory.mktemp("compiled")
            environment.setenv("PYTHONPYCACHEPREFIX", str(folder))
            environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        yield
