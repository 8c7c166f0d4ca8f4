"""One build in a process of its own, which then ends: nothing is waited for by hand.

Reads the input of a case and the form from standard input and writes the memory status,
or the error's type.
"""

from __future__ import annotations

import json
import sys

from .bench import Bench
from .sources import Pause


def main() -> None:
    """Build once and say how it went."""
    order = json.load(sys.stdin)
    build = Bench(order["input"], order["form"], Pause()).build()
    status = build.report.memory_status if build.report is not None else ""
    print(type(build.error).__name__ if build.error is not None else status)


if __name__ == "__main__":
    main()
