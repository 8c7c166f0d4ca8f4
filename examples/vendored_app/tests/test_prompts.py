"""The program's own tests, with the standard library."""

from __future__ import annotations

import unittest
from hashlib import sha256
from pathlib import Path

from bookclerk import prompts
from bookclerk._vendor import prompt_assemble

COPY = Path(prompt_assemble.__file__)
HASH = "# sha256 "


class Prompts(unittest.TestCase):
    """What the program relies on."""

    def test_memory_is_above_the_words(self) -> None:
        words = "Which books did I like last time?"
        last = prompts.prompt_for(words, []).messages[-1]
        self.assertTrue(last["content"].endswith(words))
        self.assertIn("The Red House", last["content"])

    def test_long_dialogs_fit(self) -> None:
        dialog = [("user", "Is it open? " * 40), ("assistant", "Yes. " * 90)] * 25
        report = prompts.prompt_for("Thanks.", dialog).report
        self.assertTrue(report.fits)

    def test_the_copy_is_as_it_was_written(self) -> None:
        lines = COPY.read_bytes().splitlines(keepends=True)
        rest = b"".join(it for it in lines if not it.startswith(HASH.encode()))
        told = next(it for it in lines if it.startswith(HASH.encode()))
        self.assertEqual(told.decode().split()[-1], sha256(rest).hexdigest())


if __name__ == "__main__":
    unittest.main()
