"""The promises P1 to P8 of docs/promises.md (but P7) as checks of one turn.

Each check takes a `Setting`, a `Trial` and its `Outcome`, and returns what is wrong in
words, or None. What a prompt must be is worked out again here from what went in; of the
library only the definitions are used (which text is counted, which marks a fence has).
Beside the core.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from .testing_trials import Outcome, Trial, overhead_of


class Setting(NamedTuple):
    """What is tested, and against what.

    `library` is the module with the public names that belong to `assembler`. With
    `count_tokens` the prompts are recounted, else with the assembler's own counter, or
    with the bound or estimate that the report names.
    """

    library: ModuleType
    assembler: Any
    count_tokens: Callable[[str], int] | None = None

    @property
    def config(self) -> Any:
        """The config of the assembler."""
        return self.assembler.config

    def fence(self) -> Any:
        """What makes memory harmless, as it should be: that of this package.

        Only a copy of another version is held against its own.
        """
        here = __name__.rpartition(".")[0]
        if self.library.__version__ == import_module(here).__version__:
            return import_module(f"{here}.fence")
        if not hasattr(self.library, "__path__"):
            return self.library
        return import_module(f"{self.library.__name__}.fence")

    def own_counter(self, name: str) -> Callable[[Any], int] | None:
        """The assembler's `count_tokens` or `count_messages`, if it has one."""
        counter: Callable[[Any], int] | None = getattr(
            getattr(self.assembler, "_policy", None), name, None
        )
        return counter


Check = Callable[[Setting, Trial, Outcome], str | None]


def budget_is_kept(setting: Setting, trial: Trial, outcome: Outcome) -> str | None:
    """P1: a recount of what is returned is within the budget; else it is refused."""
    if outcome.prompt is None:
        return None
    report = outcome.report
    by_estimate = report.verified_by == "estimate" and setting.count_tokens is None
    budget = _budget(setting.config, overhead_of(trial, setting.config), by_estimate)
    name, recount = _recount(setting, outcome.prompt)
    if recount > budget:
        return f"{name} finds {recount} tokens, and {budget} are allowed"
    if report.token_count > budget:
        return f"the report says {report.token_count} tokens, and {budget} are allowed"
    return None


def words_are_untouched(setting: Setting, trial: Trial, outcome: Outcome) -> str | None:
    """P2: the system prompt opens the prompt, the user input ends it."""
    if outcome.prompt is None:
        return None
    if not outcome.text.endswith(trial.user):
        return "the last user message does not end with the user input"
    if outcome.report.form == "text":
        if not outcome.text.startswith(trial.system):
            return "the prompt does not start with the system prompt"
        return None
    messages = outcome.prompt.messages
    system = [it for it in messages if it["role"] == "system"]
    wanted = [{"role": "system", "content": trial.system}] if trial.system else []
    if (
        messages[-1]["role"] != "user"
        or system != wanted
        or messages[: len(system)] != (system)
    ):
        return (
            "there is not one system message in front and one user message at the end"
        )
    return None


def memory_is_expendable(
    setting: Setting, trial: Trial, outcome: Outcome
) -> str | None:
    """P3: whatever the backend did, the turn went on; each memory whole or absent."""
    if outcome.prompt is None:
        may_raise = setting.config.on_memory_error == "raise" or getattr(
            setting.assembler, "_strict", False
        )
        allowed = ("BudgetExceededError", "CallbackError")[: 2 if may_raise else 1]
        if outcome.error_name not in allowed:
            return f"the turn ended with {outcome.error_name}"
        return None
    memories = outcome.prompt.memories
    lines = outcome.text[: len(outcome.text) - len(trial.user)].splitlines()
    if not _stand_whole(memories, lines):
        return "a memory that the prompt lists does not stand in it whole"
    kept = outcome.report.memories_kept
    if kept != len(memories):
        return f"{kept} memories are reported as kept, and {len(memories)} are listed"
    return None


def dialog_is_whole(setting: Setting, trial: Trial, outcome: Outcome) -> str | None:
    """P4: the newest messages, in order, no tool call without its results."""
    if outcome.prompt is None or outcome.report.form == "text":
        return None
    messages = outcome.prompt.messages[:-1]
    history = [_told(it) for it in messages if it["role"] != "system"]
    dialog = [_told(it) for it in trial.dialog]
    if dialog and dialog[-1] == ("user", trial.user):
        dialog.pop()
    if dialog[len(dialog) - len(history) :] != history:
        return "the history is not the newest part of the dialog, in order"
    may_shorten = (
        getattr(setting.config, "on_recent_overflow", "error") == "drop_oldest"
        or getattr(setting.config, "first_message", "any") == "user"
    )
    guaranteed = min(setting.config.recent_messages, len(dialog))
    if len(history) < guaranteed and not may_shorten:
        return f"{guaranteed} recent messages are guaranteed, {len(history)} are there"
    if not _are_paired(messages):
        return "a tool call is without its results, or a result without its call"
    return None


def all_is_accounted_for(
    setting: Setting, trial: Trial, outcome: Outcome
) -> str | None:
    """P5: each candidate once, with a reason; the total is a recount as named."""
    report = outcome.report
    if report is None:
        return None
    ranks = [it.rank + i for it in report.memories for i in range(it.items)]
    if ranks != list(range(len(ranks))):
        return f"memories are not reported once each: ranks {ranks}"
    if isinstance(outcome.answer, list) and report.memory_status != "timed_out":
        if len(ranks) != len(outcome.answer):
            return f"{len(outcome.answer)} memories came, {len(ranks)} are reported"
    places = [it.position + i for it in report.messages for i in range(it.items)]
    if outcome.dialog_calls and places != list(range(len(trial.dialog))):
        return f"messages are not reported once each: positions {places}"
    if not all(it.reason for it in (*report.memories, *report.messages)):
        return "an outcome has no reason"
    if sum(report.sections) != report.token_count:
        return "the sections do not add up to the total"
    if outcome.prompt is None or setting.count_tokens is not None:
        return None
    name, recount = _recount(setting, outcome.prompt)
    if recount != report.token_count:
        return f"the report says {report.token_count} tokens, {name} finds {recount}"
    return None


def silence_is_kept(setting: Setting, trial: Trial, outcome: Outcome) -> str | None:
    """P6: no search where memory is not needed; each source called once at most."""
    if outcome.searches > 1 or outcome.dialog_calls > 1:
        return (
            f"the backend was called {outcome.searches} times, "
            f"the dialog {outcome.dialog_calls} times"
        )
    is_needed = outcome.report is None or outcome.report.trigger.needed
    if outcome.searches and (trial.memory == "never" or not is_needed):
        return "the backend was called, but memory is not needed"
    return None


def memory_is_contained(setting: Setting, trial: Trial, outcome: Outcome) -> str | None:
    """P8: every line that memory brings stands behind a prefix, and is harmless."""
    if outcome.prompt is None or not outcome.prompt.memories:
        return None
    fence = setting.fence()
    try:
        outcome.text.encode()
    except UnicodeEncodeError:
        return "the prompt cannot be encoded"
    above = outcome.text[: len(outcome.text) - len(trial.user)]
    if outcome.report.form == "text":  # in front of the block: system and dialog
        _, mark, below = f"\n{above}".rpartition(f"\n{fence.OPENING_MARK}\n")
        above = mark.lstrip("\n") + below
    lines = above.split("\n")
    end = lines.index(fence.CLOSING_MARK) if fence.CLOSING_MARK in lines else -1
    if lines[0] != fence.OPENING_MARK or end < 0:
        return "the memory block has no opening or no closing mark"
    heading = len(fence.harmless_lines(setting.config.memory_heading))
    brought = lines[1 + heading : end]
    prefixes = (fence.FIRST_LINE_PREFIX, fence.NEXT_LINE_PREFIX)
    count = sum(len(text.splitlines()) for text in outcome.prompt.memories)
    if len(brought) != count or not all(it.startswith(prefixes) for it in brought):
        return "a line of a memory stands outside its fence, or without a prefix"
    if any(
        fence.harmless_lines(it, setting.config.memory_notice) != [it] for it in brought
    ):
        return "a memory holds a control marker, or a character that is not shown"
    return None


CHECKS: dict[str, Check] = {
    "P1 Budget": budget_is_kept,
    "P2 Integrity": words_are_untouched,
    "P3 Expendable memory": memory_is_expendable,
    "P4 Minimal context": dialog_is_whole,
    "P5 Accounting": all_is_accounted_for,
    "P6 Silence": silence_is_kept,
    "P8 Containment": memory_is_contained,
}


def _budget(config: Any, overhead: int | None, by_estimate: bool) -> int:
    """The budget by the formula in the docstring of `PromptConfig`, in tokens."""
    window, scale = config.context_window, 10**9  # the ratio has nine decimals
    cap = config.max_input_tokens
    most = min(window if cap is None else cap, window - config.reserved_output_tokens)
    share = window * round(config.safety_ratio * scale) // scale
    limit = int(min(share, most, window - 1))
    if by_estimate:
        limit = min(limit, most * 85 // 100)
    return limit - (config.overhead_tokens if overhead is None else overhead)


def _values_of_calls(messages: Any) -> int:
    """The values in the arguments of tool calls, at any depth."""
    given = []
    for message in messages:
        legacy = {"function": message.get("function_call")}
        calls = [*(message.get("tool_calls") or ()), legacy]
        functions = [call.get("function") or {} for call in calls]
        given += [function.get("arguments") for function in functions]
    return sum(map(_values_in, given))


def _values_in(arguments: Any) -> int:
    if isinstance(arguments, str):
        try:
            arguments = json.loads(arguments)
        except ValueError:
            return 0
    inner = arguments.values() if isinstance(arguments, dict) else arguments
    if not isinstance(arguments, (dict, list)):
        return 0
    return sum(1 + (0 if isinstance(it, str) else _values_in(it)) for it in inner)


def _escapes_of_result(message: Any) -> int:
    """The characters that JSON adds to the text of a tool result."""
    content = message.get("content")
    if message["role"] not in ("tool", "function") or not content:
        return 0
    if not isinstance(content, str):
        texts = (it if isinstance(it, str) else it.get("text") for it in content)
        content = "\n".join(text for text in texts if isinstance(text, str))
    return len(json.dumps(content, ensure_ascii=False)) - len(content) - 2


def _recount(setting: Setting, prompt: Any) -> tuple[str, int]:
    """Who counts, and how many tokens what is returned has, framing included."""
    config, is_text = setting.config, prompt.report.form == "text"
    text = prompt.text if is_text else setting.library.message_text(prompt.messages)
    framing = 0
    if not is_text:
        framing = config.tokens_per_request
        framing += config.tokens_per_message * len(prompt.messages)
        framing += config.tokens_per_argument * _values_of_calls(prompt.messages)
        if config.tool_results_in_json:
            framing += sum(map(_escapes_of_result, prompt.messages))
    if setting.count_tokens is not None:
        return "your counter", setting.count_tokens(text) + framing
    count_messages = setting.own_counter("count_messages")
    count_tokens = setting.own_counter("count_tokens")
    if prompt.report.verified_by == "counter":
        if count_messages is not None and not is_text:
            return "your counter", count_messages(prompt.messages)
        if count_tokens is not None:
            return "your counter", count_tokens(text) + framing
    family = prompt.report.tokenizer
    if prompt.report.verified_by == "bound":
        return "the bound", setting.library.token_upper_bound(text, family) + framing
    estimate = setting.library.estimate_tokens(text, family, conservative=True)
    return "the estimate", estimate + framing


def _stand_whole(memories: tuple[str, ...], lines: list[str]) -> bool:
    """Whether all lines of all memories stand in order, each at the end of a line."""
    wanted = [line for text in memories for line in text.splitlines()]
    at = 0
    for line in lines:
        if at < len(wanted) and line.endswith(wanted[at]):
            at += 1
    return at == len(wanted)


def _told(item: Any) -> tuple[object, ...]:
    """Role and content of a message, or the ids that a message of tools has.

    The content of a tool result may have been shortened, as the config allows.
    """
    if isinstance(item, tuple):
        return item
    calls = tuple(call["id"] for call in item.get("tool_calls") or ())
    if calls or "tool_call_id" in item:
        return (item["role"], calls, item.get("tool_call_id"))
    return (item["role"], item["content"])


def _are_paired(messages: list[dict[str, Any]]) -> bool:
    waiting: list[str] = []
    for message in messages:
        if message["role"] == "tool":
            if message["tool_call_id"] not in waiting:
                return False
            waiting.remove(message["tool_call_id"])
        elif waiting:
            return False
        else:
            waiting = [call["id"] for call in message.get("tool_calls") or ()]
    return not waiting
