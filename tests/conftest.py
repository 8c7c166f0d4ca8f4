"""Hypothesis profiles of the suite.

"default" is quick and runs with the one test command; in CI (environment variable CI) it
draws the same examples every time.  PROMPT_ASSEMBLE_EXAMPLES=5000 chooses "thorough" with
that many examples a property.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

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
    derandomize=False,
)
settings.load_profile("thorough" if EXAMPLES else "default")
