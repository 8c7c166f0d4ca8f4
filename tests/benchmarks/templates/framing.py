"""What real chat templates add to the text that is counted, against `template_data`.

    python -m tests.benchmarks.templates.framing --npm NODE_MODULES

For each model at hand, dialogs with and without a system message and tool loops of one
to three calls with up to sixteen arguments, of texts, numbers, lists and objects, and
with results of code and data, are rendered by its template and counted by its
tokenizer. "most" is what they cost beside `message_text`, less what
`tokens_per_message`, `tokens_per_argument` and `tool_results_in_json` charge, at most:
`tokens_per_request` must cover it. "refused" are dialogs that the template raises for.
Exits with 1 where a request costs more than it is charged or a template takes no dialog
at all.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from prompt_assemble import PromptConfig, message_text
from prompt_assemble.messages import read_message
from prompt_assemble.models import template_tokens

from ...helpers import ARGUMENT_NAMES, tool_loop, tool_tokens
from ..overflow_proof.models import MODEL_IDS, CountedModel, Messages, counted_models

TURNS = (0, 1, 2, 4, 10, 20)
CALLS = (1, 2, 3)
ARGUMENTS = (0, 1, 2, 4, 16)
VALUES: tuple[Any, ...] = (
    "red",
    "",
    7,
    True,
    None,
    {"a": 1},
    ["x", "y"],
    {"a": [{"b": "c"}, 2.5]},
)
RESULTS = (
    json.dumps([{"path": "C:\\new", "is_open": True}] * 9, indent=1),
    "\n".join(f"\tprint('line', \"{number}\")" for number in range(30)),
    'a\tb\t"c"\n' * 30,
    '"' * 99,
    "\\" * 99,
    "\x1b[31mred\x1b[0m \x07" * 20,
)
SYSTEM: Messages = [{"role": "system", "content": "Be brief."}]
QUESTION: Messages = [{"role": "user", "content": "What is this?"}]
ANSWER: Messages = [{"role": "assistant", "content": "It is a thing."}]


def dialogs(takes_tools: bool) -> Iterator[Messages]:
    """Dialogs of all lengths, without a system message too, and tool loops."""
    for turns in TURNS:
        plain = [*(QUESTION + ANSWER) * turns, *QUESTION]
        yield plain
        yield SYSTEM + plain
        for calls in CALLS if takes_tools else ():
            ids = [f"call0000{number}" for number in range(calls)]
            for arguments, value in product(ARGUMENTS, VALUES):
                given = json.dumps(dict.fromkeys(ARGUMENT_NAMES[:arguments], value))
                loop = tool_loop(ids, given, "Nothing found.")
                yield [*SYSTEM, *QUESTION, *loop * turns, *plain]
            for result in RESULTS:
                loop = tool_loop(ids, "{}", result)
                yield [*SYSTEM, *QUESTION, *loop * turns, *plain]


def most_of_request(
    model: CountedModel, config: PromptConfig
) -> tuple[int | None, int]:
    """The most that a request costs beside what else is charged, and dialogs refused.

    None where the template takes no dialog.
    """
    most, refused = None, 0
    for messages in dialogs(model.takes_tools):
        try:
            count = model.count_messages(messages)
        except Exception:  # whatever a template raises for what it does not take
            refused += 1
            continue
        beside = count - model.count_text(message_text(messages))
        beside -= config.tokens_per_message * len(messages)
        beside -= tool_tokens([read_message(it) for it in messages], config)
        most = beside if most is None else max(most, beside)
    return most, refused


def main() -> int:
    """Print a row for each model; 1 if a template costs more than the table says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--npm", type=Path, required=True, help="a node_modules folder")
    usual = PromptConfig()
    wrong = found = 0
    print("| model | per message | per argument | per request | most | refused |")
    print("| --- |" + " --- |" * 5)
    for model in counted_models(parser.parse_args().npm, ""):
        model_id = MODEL_IDS[model.name]
        config = usual.replace(**template_tokens(model_id))
        most, refused = most_of_request(model, config)
        row = (
            model_id,
            config.tokens_per_message,
            config.tokens_per_argument,
            config.tokens_per_request,
            most,
            refused,
        )
        print("|", " | ".join(map(str, row)), "|", flush=True)
        found += 1
        wrong += most is None or most > config.tokens_per_request
    return 2 if not found else int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
