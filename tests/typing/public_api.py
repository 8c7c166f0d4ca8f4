"""How the public names are used, with the types that a user's checker must find.

Read by mypy alone (tests/test_typing.py), and never run: a wrong type is a fault of the
suite even where the code would work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typing_extensions import assert_type

from prompt_assemble import (
    AssembledPrompt,
    AssemblyReport,
    BudgetExceededError,
    CallbackError,
    ConfigError,
    InputError,
    MemoryNeed,
    MemoryOutcome,
    MemorySearch,
    MemoryVerdict,
    MessageCounter,
    MessageOutcome,
    ModelLimits,
    OverflowInfo,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    RecentDialog,
    RoleLabels,
    Summarizer,
    TokenCounter,
    TriggerDecision,
    TriggerRules,
    __version__,
    build_prompt,
    check_memory,
    context_overflow,
    estimate_tokens,
    message_text,
    model_limits,
    needs_memory,
    summarize_memory,
    token_upper_bound,
)

# Any function of the right shape fits, whatever its parameters are called.


def search(words: str, number: int) -> list[dict[str, str]]:
    return []


def search_by_name(query: str, *, top_k: int) -> list[str]:
    return []


def dialog(n: int) -> Sequence[tuple[str, str]]:
    return []


def count(text: str) -> int:
    return len(text)


def count_list(messages: list[dict[str, Any]]) -> int:
    return len(messages)


def shorten(text: str, query: str, max_lines: int) -> str:
    return text


async def shorten_later(text: str, query: str, max_lines: int) -> str:
    return text


def asks(user_input: str, recent: Sequence[object]) -> bool:
    return True


searches: MemorySearch = search
dialogs: RecentDialog = dialog
counter: TokenCounter = count
list_counter: MessageCounter = count_list
summarizers: list[Summarizer] = [shorten, shorten_later]
need: MemoryNeed = asks

# The one call.

assert_type(build_prompt("hi"), str)
assert_type(build_prompt("hi", search, dialog, system_prompt="s", model="m"), str)
assert_type(build_prompt("hi", search_by_name, ["a"], count_tokens=count), str)
build_prompt("hi", None, None, summarize=shorten, needs_memory="always")
build_prompt(b"hi")  # type: ignore[arg-type]
build_prompt("hi", system="s")  # type: ignore[call-arg]

# The assembler.

assembler = PromptAssembler(
    PromptConfig(context_window=32_000, role_labels=RoleLabels(user="U: ")),
    count_tokens=count,
    count_messages=count_list,
    summarize=shorten,
    needs_memory=asks,
    strict=True,
)
PromptAssembler(count_tokens=lambda text: len(text))
PromptAssembler(count_tokens="o200k")  # type: ignore[arg-type]
assert_type(assembler.config, PromptConfig)
assert_type(assembler.build("hi"), str)
prompt = assembler.assemble("hi", search, dialog, form="text", memory="never")
assert_type(prompt, AssembledPrompt)
assert_type(prompt.text, str)
assert_type(prompt.memories, tuple[str, ...])
assert_type(prompt.report, AssemblyReport)
assert_type(prompt.clamp_output_tokens(100), int)
assert_type(prompt.extend(["and?"]), AssembledPrompt)
assert_type(prompt.refit(10_000), AssembledPrompt)
assert_type(
    assembler.fit_messages([{"role": "user", "content": "hi"}]), AssembledPrompt
)


async def turn() -> None:
    assert_type(await assembler.assemble_async("hi", search), AssembledPrompt)


# Values.

config = PromptConfig.for_model("MiniMax-M2.1", reserved_output_tokens=1_000)
assert_type(config, PromptConfig)
assert_type(config.replace(recent_messages=5), PromptConfig)
assert_type(config.token_budget, int)
report = prompt.report
assert_type(report.token_count, int)
assert_type(report.verified_by, str)
assert_type(report.trigger, TriggerDecision)
assert_type(report.memories, tuple[MemoryOutcome, ...])
assert_type(report.messages, tuple[MessageOutcome, ...])
assert_type(report.warnings, tuple[str, ...])
assert_type(report.to_dict(), dict[str, Any])
assert_type(report.memories[0].score, float | None)
assert_type(report.messages[0].position, int)

# The phases alone.

assert_type(needs_memory("hi"), TriggerDecision)
rules = TriggerRules(languages=["en"], threshold="eager")
assert_type(needs_memory("hi", (), rules), TriggerDecision)
assert_type(rules.threshold, float)
assert_type(needs_memory("hi").needed, bool)
assert_type(summarize_memory("text", "query", max_lines=2), str)
assert_type(estimate_tokens("text", "o200k", conservative=True), int)
assert_type(token_upper_bound("text"), int)
assert_type(message_text(prompt.messages), str)
assert_type(model_limits("gpt-5.4"), ModelLimits)
assert_type(model_limits("gpt-5.4").context_window, int)
assert_type(check_memory("Likes tea."), MemoryVerdict)
assert_type(check_memory("Likes tea.", kind="preference").allowed, bool)
assert_type(context_overflow(ValueError()), OverflowInfo | None)
assert_type(OverflowInfo().limit_tokens, int | None)
assert_type(__version__, str)

# Errors.

try:
    build_prompt("hi")
except BudgetExceededError as error:
    assert_type(error.token_count, int)
    assert_type(error.sections, dict[str, int])
except CallbackError as error:
    assert_type(error.callback, str)
except (ConfigError, InputError) as wrong:
    value_error: ValueError = wrong
except PromptAssembleError as other:
    other.report
