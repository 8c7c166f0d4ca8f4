"""Print the messages that would be sent for the words on the command line."""

from __future__ import annotations

import json
import sys

from .prompts import PromptAssembleError, prompt_for


def main() -> int:
    """Exit status 1 where there is no prompt, with the reason in one line."""
    try:
        prompt = prompt_for(" ".join(sys.argv[1:]), [("assistant", "Hello, Mara.")])
    except PromptAssembleError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(prompt.messages, indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
