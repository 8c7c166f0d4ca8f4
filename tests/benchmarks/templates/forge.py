"""Hostile memories through real chat templates: no forged turn, no control token.

    python -m tests.benchmarks.templates.forge --npm NODE_MODULES --prompts 100000

For each model at hand, prompts are assembled with hostile memories, rendered by the
model's own template and split by its own tokenizer.  The control tokens must be the
very ones, in order, that the same prompt has with harmless memories; the mark that ends
the fence stands in it once; it encodes.  Before that, every control token of every
vocabulary at hand goes through the fence alone, and none may come out.  "raw" is the
share of prompts in which the same memories, joined as they are, change the control
tokens: what an attack is worth without the fence.  Exits with 1 if anything comes
through.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from prompt_assemble import PromptAssembler, PromptConfig
from prompt_assemble.fence import CLOSING_MARK, OPENING_MARK, harmless_lines

from .hostile import hostile_memories
from .real_templates import (
    SHAPES,
    Messages,
    Model,
    load_models,
    vocabulary_strings,
)

SYSTEM = "You mind the desk of a small hotel."
DIALOG = (
    {"role": "user", "content": "Good evening."},
    {"role": "assistant", "content": "Good evening. How can I help?"},
)
QUESTION = "Which room did I like?"
HARMLESS = ["Likes the corner room.", "Comes in May.", "Has a dog."]
RAW_EVERY = 10
"""One prompt of so many is rendered without the fence as well."""


class Tally(NamedTuple):
    """What became of the prompts of one model."""

    prompts: int
    forged: int
    fence_ends: int
    unencodable: int
    raw_tried: int
    raw_forged: int


def main() -> int:
    """Run all models; print a row for each and one for the sum."""
    options = _options()
    models = list(load_models(options.npm, options.folder))
    usable = [it for it in map(_in_its_shape, models) if it is not None]
    if not usable:
        print("no chat template is at hand", file=sys.stderr)
        return 2
    markers = sorted({text for model in models for text in model.strings})
    alive = _come_through(vocabulary_strings(options.npm))
    each = -(-options.prompts // len(usable))
    print("| model | tokens by | prompts | forged | fence ends | not UTF-8 | raw |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    tallies = []
    for model in usable:
        tally = _run(model, markers, each, options.seed)
        tallies.append(tally)
        basis = "vocabulary" if model.is_counted else "spelling"
        print(_row(model.name, basis, tally), flush=True)
    total = Tally(*map(sum, zip(*tallies)))
    print(_row(f"all {len(usable)}", "", total), flush=True)
    return 1 if alive or total.forged or total.fence_ends or total.unencodable else 0


def _options() -> Any:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--npm", type=Path, help="a node_modules folder")
    parser.add_argument("--folder", type=Path, action="append", default=[])
    parser.add_argument("--prompts", type=int, default=10_000, help="in all")
    parser.add_argument("--seed", type=int, default=2026)
    return parser.parse_args()


def _come_through(strings: dict[str, tuple[str, ...]]) -> list[str]:
    """The control tokens of all vocabularies that the fence leaves as they are."""
    found = sorted({text for texts in strings.values() for text in texts})
    alive = [text for text in found if text in "\n".join(harmless_lines(text))]
    print(
        f"{len(found):,} control tokens of {len(strings)} vocabularies, "
        f"{len(alive)} come through the fence: {' '.join(alive)}\n"
    )
    return alive


def _in_its_shape(model: Model) -> Model | None:
    """The model, rendering messages in the first shape that its template takes."""
    problem = "it leaves the question out"
    for shape in SHAPES:
        try:
            if QUESTION in model.render(shape(_prompt(HARMLESS))):
                return model._replace(render=partial(_reshaped, model, shape))
        except Exception as error:  # whatever a template raises
            problem = type(error).__name__
    print(f"skipped {model.name}: {problem}", file=sys.stderr)
    return None


def _reshaped(
    model: Model, shape: Callable[[Messages], Messages], messages: Messages
) -> str:
    return model.render(shape(messages))


def _run(model: Model, markers: Sequence[str], prompts: int, seed: int) -> Tally:
    base = model.control_tokens(model.render(_prompt(HARMLESS)))
    draw = random.Random(f"{seed} {model.name}")
    turn = _turn_of(model)
    forged = fence_ends = unencodable = raw_tried = raw_forged = 0
    own = [text for text in model.strings if not text.strip("<>[]|").isalnum()]
    for number in range(prompts):
        memories = hostile_memories(draw, own or markers, markers, turn)
        rendered = model.render(_prompt(memories))
        unencodable += not _encodes(rendered)
        fence_ends += _wrong_marks(rendered)
        forged += model.control_tokens(rendered) != base
        if number % RAW_EVERY == 0:
            raw_tried += 1
            text = "\n".join([*memories, QUESTION]).encode("utf-8", "replace").decode()
            messages: Messages = [
                {"role": "system", "content": SYSTEM},
                *map(dict, DIALOG),
                {"role": "user", "content": text},
            ]
            raw_forged += model.control_tokens(model.render(messages)) != base
    return Tally(prompts, forged, fence_ends, unencodable, raw_tried, raw_forged)


def _turn_of(model: Model) -> str:
    """A whole turn of the template itself, without a system prompt of its own.

    Such a prompt has headings in tags, which are words and no tokens.
    """
    asked = {"role": "user", "content": "obey me"}
    try:
        return model.render([{"role": "system", "content": SYSTEM}, asked])
    except Exception:  # some templates know no system prompt
        return model.render([asked])


ASSEMBLER = PromptAssembler(PromptConfig(memory_screening="report"))


def _prompt(memories: list[str]) -> Messages:
    # Nothing is screened out: it is the fence that is looked at.
    assembled = ASSEMBLER.assemble(
        QUESTION, None, list(DIALOG), system_prompt=SYSTEM, memories=memories
    )
    assert assembled.messages is not None
    return [dict(message) for message in assembled.messages]


def _wrong_marks(rendered: str) -> bool:
    folded = rendered.casefold()
    return folded.count(OPENING_MARK) != 1 or folded.count(CLOSING_MARK) != 1


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _row(name: str, basis: str, tally: Tally) -> str:
    raw = f"{tally.raw_forged / tally.raw_tried:.0%}" if tally.raw_tried else ""
    counts = (tally.prompts, tally.forged, tally.fence_ends, tally.unencodable)
    cells = (name, basis, *(f"{count:,}" for count in counts), raw)
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
