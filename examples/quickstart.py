"""Four turns of one conversation: memory used, not needed, left out, and failing.

Run it from anywhere after installing the package; it needs nothing else.
"""

from __future__ import annotations

from prompt_assemble import PromptAssembler, PromptConfig

SYSTEM = "You are the assistant of a small bookshop. Answer briefly."

NOTES = [
    "Mara prefers paperbacks and reads mostly crime novels.",
    "Delivery: leave parcels with the neighbour at number 5.\n"
    "The neighbour is at home after four.",
    "Mara ordered 'The Red House' as a gift in October.",
]

DIALOG: list[tuple[str, str]] = [
    ("user", "Hello, I ordered two books on Monday."),
    ("assistant", "Thank you, Mara. They leave our shop today."),
]


def search_notes(query: str, top_k: int) -> list[str]:
    """A memory backend as simple as can be: notes that share most words come first."""
    words = set(query.lower().split())
    return sorted(NOTES, key=lambda note: -len(words & set(note.lower().split())))[
        :top_k
    ]


def broken_search(query: str, top_k: int) -> list[str]:
    """A backend on a bad day."""
    raise ConnectionError("the vector store is down")


def last_messages(n: int) -> list[tuple[str, str]]:
    """The newest messages, oldest first."""
    return DIALOG[-n:]


def main() -> None:
    """Show each turn: what was asked, the prompt, and the report."""
    roomy = PromptAssembler()
    # A window so small that the notes do not fit beside what must be there.
    small = PromptAssembler(PromptConfig(context_window=100, tokenizer="o200k"))
    turns = [
        (
            "1. Memory is needed and found",
            roomy,
            "Do you remember my delivery wish?",
            search_notes,
        ),
        ("2. No memory is needed", roomy, "Who wrote The Moonstone?", search_notes),
        (
            "3. The budget leaves memory out",
            small,
            "Same address as last time?",
            search_notes,
        ),
        ("4. The backend fails", roomy, "What did I order last time?", broken_search),
    ]
    for title, assembler, question, search in turns:
        prompt = assembler.assemble(
            question, search, last_messages, system_prompt=SYSTEM, form="text"
        )
        print(f"=== {title}\n\n{prompt.text}\n\n--- report\n{prompt.report}\n")


if __name__ == "__main__":
    main()
