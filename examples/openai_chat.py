"""A chat with memory through the OpenAI SDK: three turns, each within its budget.

    python -m pip install openai
    python examples/openai_chat.py

It talks to a stand-in on this machine, which checks each request against the types of
the SDK. For the real API, make the client with `OpenAI()` instead.

It prints:

    Do you have new crime novels?
      not_needed, 1 message before, 0 memories
    And as last time, wrapped as a gift?
      kept, 3 messages before, 1 memory
    What does one of them cost?
      not_needed, 5 messages before, 0 memories
"""

from __future__ import annotations

from openai import OpenAI
from stand_in import in_turn, openai_problems, openai_reply, stand_in

from prompt_assemble import AssembledPrompt, PromptAssembler, PromptConfig
from prompt_assemble.store import MemoryStore

MODEL = "gpt-5.4"
SYSTEM = "You are the assistant of a small bookshop. Answer briefly."
ANSWER_TOKENS = 1_024

ASSEMBLER = PromptAssembler(
    PromptConfig.for_model(
        MODEL, reserved_output_tokens=ANSWER_TOKENS, recent_messages_max=200
    )
)


def turn(
    client: OpenAI, store: MemoryStore, history: list[object], words: str
) -> AssembledPrompt:
    """One turn: prompt, reply, and the history with both in it.

    The history gets the user's words, not the prompt: memory belongs to this turn only.
    """
    prompt = ASSEMBLER.assemble(
        words, store.searcher("mara"), history, system_prompt=SYSTEM
    )
    reply = client.chat.completions.create(
        model=MODEL,
        messages=prompt.messages,
        max_completion_tokens=prompt.clamp_output_tokens(ANSWER_TOKENS),
    )
    history += [{"role": "user", "content": words}, reply.choices[0].message]
    return prompt


def main() -> None:
    """Three turns with a stand-in for the model."""
    replies = ("Three.", "Gladly, in red paper.", "Nine euros.")
    answers = in_turn(*map(openai_reply, replies))
    history: list[object] = [("assistant", "Good morning, Mara.")]
    with stand_in(answers, openai_problems) as server, MemoryStore(":memory:") as store:
        store.add("Mara likes gifts wrapped in red.", "preference", "mara")
        store.add("Mara's parcels go to number 5.", "setting", "mara")
        client = OpenAI(api_key="none", base_url=server.address, max_retries=0)
        for words in (
            "Do you have new crime novels?",
            "And as last time, wrapped as a gift?",
            "What does one of them cost?",
        ):
            prompt = turn(client, store, history, words)
            before, found = len(prompt.messages) - 2, len(prompt.memories)
            print(words)
            print(
                f"  {prompt.report.memory_status}, "
                f"{before} message{'s' * (before != 1)} before, "
                f"{found} memor{'y' if found == 1 else 'ies'}"
            )


if __name__ == "__main__":
    main()
