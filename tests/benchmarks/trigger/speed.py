"""What a decision costs: microseconds of processor time, least of several rounds.

python -m tests.benchmarks.trigger.speed
"""

from __future__ import annotations

from time import process_time

from prompt_assemble import needs_memory

SENTENCES = {
    "en": "Could you tell me which of the two hotels we saw had the garden? ",
    "zh": "上次你推荐的那家餐厅叫什么",
    "ru": "Как назывался тот отель у моря? ",
    "hi": "मैंने तुम्हें पिछले हफ़्ते क्या बताया था? ",
    "plain": "How long does oil paint take to dry on wood in a cold room? ",
}
HOSTILE = {"back-ticks": "`", "quotes": '"x ', "colons": "a:\n", "U+FDFA": "\ufdfa"}


def cost(text: str, times: int = 100, rounds: int = 9) -> float:
    needs_memory(text)
    least = float("inf")
    for _ in range(rounds):
        start = process_time()
        for _ in range(times):
            needs_memory(text)
        least = min(least, process_time() - start)
    return 1e6 * least / times


def main() -> None:
    print("| text | 100 characters | 1,000 | 1,000,000 |\n| --- | --- | --- | --- |")
    for name, piece in {**SENTENCES, **HOSTILE}.items():
        costs = [cost((piece * size)[:size], 20) for size in (100, 1_000, 1_000_000)]
        print(f"| {name} | " + " | ".join(f"{it:.0f}" for it in costs) + " |")


if __name__ == "__main__":
    main()
