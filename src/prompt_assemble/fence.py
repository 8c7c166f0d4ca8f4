"""Phase 3, the fence: makes memory text harmless and marks it as data.

The one exit for all memory text. Every line gets a prefix, so that nothing in a memory
can start a line; the marks of the block cannot occur inside it; nothing can break the
encoding. This module knows text and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

OPENING_MARK = "<recalled_memory>"
CLOSING_MARK = "</recalled_memory>"
FIRST_LINE_PREFIX = "| - "
NEXT_LINE_PREFIX = "|   "

# The mark's bracket is replaced, not deleted: deleting can join two halves to a new
# mark. The gaps are bounded so that a long run of spaces costs no more than its length.
MARK_BRACKET = r"(?i)<(?=\s{0,64}/?\s{0,64}recalled_memory)"
HARMLESS_BRACKET = "\u2039"

# C0 and C1 controls but the tab and the line ends (which splitlines takes), and
# surrogates.
UNSAFE_CHARACTER = "[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]"
REPLACEMENT = "\ufffd"


def harmless_lines(text: str) -> list[str]:
    """The lines of a memory as they stand in the block, without their prefix.

    Line ends of every kind end a line; control characters and lone surrogates become
    U+FFFD. Applying it to its own result changes nothing.
    """
    # The re module keeps what it compiled: the first memory pays, not the import.
    lines = re.sub(UNSAFE_CHARACTER, REPLACEMENT, text).splitlines()
    return [re.sub(MARK_BRACKET, HARMLESS_BRACKET, line) for line in lines]


def fenced(memories: Iterable[str], heading: str) -> str:
    """The memory block: marks, heading, and every line of `memories` behind a prefix.

    The prefix of a memory's first line differs, so that a reader can tell memories
    apart.
    """
    lines = [OPENING_MARK, *harmless_lines(heading)]
    for text in memories:
        prefix = FIRST_LINE_PREFIX
        for line in harmless_lines(text):
            lines.append(prefix + line)
            prefix = NEXT_LINE_PREFIX
    return "\n".join([*lines, CLOSING_MARK])
