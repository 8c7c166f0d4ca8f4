"""`python -m prompt_assemble`: hands over to the command line."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
