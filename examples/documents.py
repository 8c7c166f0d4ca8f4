"""Answers from documents: why found passages are not memories, and where they go.

    python examples/documents.py

A memory is a short fact that may give way. It is cut to three lines, screened, searched
for only when the user's words ask for it, and left out first when the prompt is full.
A passage that the answer must rest on wants the opposite of each: it stays whole, it is
there in every turn that was answered from it, and where it does not fit, that must be
decided, not happen. So passages go where nothing gives way, into the user's message,
above the question:

- fill a share of the budget with them, best first, whole, and say what was left out;
- search and trigger see the question alone: `memory_query=question`;
- the history keeps the question alone, so that old passages do not come back;
- they are not fenced: mark where each begins and ends, and treat what they say as
  untrusted. What stands in your history or input is yours to guard.

It prints:

    As memories: 5 of their 9 lines are left
    In the message: 2 passages whole, 1 left out, 1 memory
      <source 1: Shop rules> Books may be returned within 30 days ...
      Can I return a book that was a gift last time?
    The history holds: Can I return a book that was a gift last time?
"""

from __future__ import annotations

from typing import NamedTuple

from prompt_assemble import PromptAssembler, PromptConfig, estimate_tokens

SYSTEM = "Answer from the sources, name them by number, and say if they do not tell."
CONFIG = PromptConfig(context_window=8_192, tokenizer="o200k")
ASSEMBLER = PromptAssembler(CONFIG)
DOCUMENT_SHARE = 0.5
"""How much of the budget passages may take; the rest is for history and memory."""


class Passage(NamedTuple):
    """What a search over documents finds."""

    title: str
    text: str


RULES = Passage(
    "Shop rules",
    "Books may be returned within 30 days with the receipt.\n"
    "They must look as new.\n"
    "Audio books and magazines are not taken back once they have been opened.\n"
    "Gifts are taken back without a receipt, against a voucher.\n"
    "The voucher is valid for three years.\n"
    "Books that were ordered for you are taken back at half the price.",
)
HOURS = Passage("Opening hours", "Monday to Saturday from nine to six.")
ARCHIVE = Passage("Shop rules of 1987", "Books may be exchanged on Tuesdays. " * 900)
NOTE = "Mara was given a cookery book by her sister."


def message_with(question: str, passages: list[Passage]) -> tuple[str, list[str]]:
    """The question under the passages that fit their share; titles of the others."""
    room = int(CONFIG.token_budget * DOCUMENT_SHARE)
    parts: list[str] = []
    left_out: list[str] = []
    for passage in passages:
        begin = f"<source {len(parts) + 1}: {passage.title}>"
        part = f"{begin}\n{passage.text}\n</source {len(parts) + 1}>"
        cost = estimate_tokens(part, CONFIG.tokenizer_family, conservative=True)
        if cost > room:
            left_out.append(passage.title)
            continue
        room -= cost
        parts.append(part)
    return "\n\n".join([*parts, question]), left_out


def main() -> None:
    """The wrong way with its losses, then the right way."""
    question = "Can I return a book that was a gift last time?"
    texts = [f"{it.title}\n{it.text}" for it in (RULES, HOURS)]
    wrong = ASSEMBLER.assemble(question, memories=texts)
    left = sum(len(it.splitlines()) for it in wrong.memories)
    given = sum(len(it.splitlines()) for it in texts)
    print(f"As memories: {left} of their {given} lines are left")

    history: list[tuple[str, str]] = []
    message, left_out = message_with(question, [RULES, ARCHIVE, HOURS])
    prompt = ASSEMBLER.assemble(
        message,
        lambda query, top_k: [NOTE],
        history,
        system_prompt=SYSTEM,
        memory_query=question,
    )
    history += [("user", question), ("assistant", "Yes, against a voucher [1].")]
    print(
        f"In the message: {message.count('</source')} passages whole, "
        f"{len(left_out)} left out, {len(prompt.memories)} memory"
    )
    first = message.replace("\n", " ")[:63].rsplit(" ", 1)[0]
    print(f"  {first} ...\n  {prompt.messages[-1]['content'].splitlines()[-1]}")
    print(f"The history holds: {history[0][1]}")


if __name__ == "__main__":
    main()
