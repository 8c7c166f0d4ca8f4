"""Phase 6, assembly: the six phases in order, and the prompt that comes out.

`PromptAssembler` holds policy, callables and the last system prompt, never a
conversation: what a turn finds lives in its `Turn` and `Guard`, so one assembler serves
any number of threads.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

from .account import Basis
from .bridge import Bridge, is_async
from .callables import (
    MemoryNeed,
    MemorySearch,
    MessageCounter,
    Policy,
    RecentDialog,
    Summarizer,
    TokenCounter,
)
from .checks import described, has_fields, one_of, shown
from .config import PromptConfig, TokenLimits
from .config_fields import FIELD_CHECKS
from .context import (
    SystemPrompt,
    checked_input,
    checked_text,
    listed_context,
    minimal_context,
)
from .errors import ConfigError, InputError
from .guard import Guard
from .plain_turn import PlainTurn, plain_family, plain_prompt
from .prompt import AssembledPrompt
from .retrieval import search_query
from .tokens import PROVED_TOKENIZERS
from .trigger import TriggerRules, are_rules
from .turn import Turn

ASYNC_TIMEOUT = 10.0
"""Seconds that search and summary may take in an async turn, unless the config says."""

FORMS = ("messages", "text")
MEMORY_MODES = ("auto", "always", "never")

COUNTERS = ("count_tokens", "count_messages")
AWAITED = ("needs_memory", "summarize", *COUNTERS)
"""Callables of an assembler that a sync turn cannot wait for."""

MemorySource = MemorySearch | Callable[..., object] | Iterable[object] | None
UserInput = str | Sequence[Any]
"""What the user said: a text or, in the messages form, a list of content parts."""

DialogSource = RecentDialog | Callable[..., object] | Iterable[object] | None


class PromptAssembler:
    """Makes prompts that fit, under one policy; reusable, holds no conversation.

    Of a turn it keeps the system prompt alone, so as not to read the same one again.

    - `count_tokens(text) -> int` or `count_messages(messages) -> int` decide alone
      where they are given; `count_messages` in the messages form only.
    - `summarize(text, query, max_lines) -> str` replaces the built-in summary and is
      held to the same limits.
    - `needs_memory` is a `TriggerRules` (languages, categories, threshold), "always",
      "never", or a callable `(user_input, recent) -> bool`.
    - `strict=True`, for development: a fault of a callable raises `CallbackError`
      instead of being reported.

    Callables are called at most: dialog, need and search once a turn, `summarize` once
    a memory, a counter `memories + 3` times, and once more for each older message that
    `recent_messages_max` has it look at. Where messages give way to the budget, the
    counter is called up to 4 times more, and twice for each that is left out.
    """

    def __init__(
        self,
        config: PromptConfig | None = None,
        *,
        count_tokens: TokenCounter | None = None,
        count_messages: MessageCounter | None = None,
        summarize: Summarizer | None = None,
        needs_memory: MemoryNeed | TriggerRules | str | None = None,
        strict: bool = False,
    ) -> None:
        config = PromptConfig() if config is None else _frozen_config(config)
        _check_need(needs_memory)
        _check_certainty(config, count_tokens, count_messages)
        self._policy = Policy(
            config,
            _checked_callable("count_tokens", count_tokens),
            _checked_callable("count_messages", count_messages),
            _checked_callable("summarize", summarize),
            needs_memory,
        )
        self._strict, self._system = strict, SystemPrompt()
        self._plain_family = plain_family(self._policy)
        self._async_names = [
            name for name in AWAITED if is_async(getattr(self._policy, name))
        ]

    @property
    def config(self) -> PromptConfig:
        """The limits and policy that this assembler works under."""
        return self._policy.config

    def build(
        self,
        user_input: str,
        memory_search_fn: MemorySource = None,
        get_recent_dialog_fn: DialogSource = None,
        *,
        system_prompt: str = "",
        memories: object = None,
        memory: str = "auto",
        memory_query: str | None = None,
        overhead_tokens: int | None = None,
    ) -> str:
        """Build the prompt as one string; see `assemble` for arguments and errors."""
        return self.assemble(
            user_input,
            memory_search_fn,
            get_recent_dialog_fn,
            form="text",
            system_prompt=system_prompt,
            memories=memories,
            memory=memory,
            memory_query=memory_query,
            overhead_tokens=overhead_tokens,
        ).text

    def assemble(
        self,
        user_input: UserInput,
        memory_search_fn: MemorySource = None,
        get_recent_dialog_fn: DialogSource = None,
        *,
        form: str = "messages",
        system_prompt: str = "",
        memories: object = None,
        memory: str = "auto",
        memory_query: str | None = None,
        overhead_tokens: int | None = None,
    ) -> AssembledPrompt:
        """Assemble one prompt, in the form "messages" or "text", verified in that form.

        - `user_input` is a text or, in the messages form, a list of content parts.
        - `memory_search_fn(query, top_k)` and `get_recent_dialog_fn(n)` (oldest first)
          may be callables or plain sequences.
        - `memories` are found already: no trigger, no search.
        - `memory` is "auto", or "always" or "never" for this turn.
        - `memory_query` is searched for instead of the user's words.
        - `overhead_tokens` replaces that of the config for this turn.

        Raises `InputError` and `ConfigError` for values that cannot be used,
        `CallbackError` for a dialog that fails, and `BudgetExceededError` if the system
        prompt, the recent messages and the user input alone do not fit.
        """
        given = _TurnInput(
            user_input,
            memory_search_fn,
            get_recent_dialog_fn,
            form,
            system_prompt,
            memories,
            memory,
            memory_query,
            overhead_tokens,
        )
        self._refuse_async(given, "await assemble_async(...)")
        return self._assembled(self._policy, given)

    async def assemble_async(
        self,
        user_input: UserInput,
        memory_search_fn: MemorySource = None,
        get_recent_dialog_fn: DialogSource = None,
        *,
        form: str = "messages",
        system_prompt: str = "",
        memories: object = None,
        memory: str = "auto",
        memory_query: str | None = None,
        overhead_tokens: int | None = None,
    ) -> AssembledPrompt:
        """Assemble one prompt as `assemble` does, with sync and async callables mixed.

        Async callables (dialog, search, need, summary) are awaited on the running loop,
        sync ones run in a thread of this turn, off the loop. `memory_timeout` is 10
        seconds unless the config sets it. A cancelled turn cancels what it awaits.
        Counters must be sync.
        """
        given = _TurnInput(
            user_input,
            memory_search_fn,
            get_recent_dialog_fn,
            form,
            system_prompt,
            memories,
            memory,
            memory_query,
            overhead_tokens,
        )
        policy = self._policy
        for name in COUNTERS:
            if name in self._async_names:
                raise _async_error(name, "a sync counter")
        bridge = Bridge()
        config = policy.config
        if config.memory_timeout is None:
            config = config.replace(memory_timeout=ASYNC_TIMEOUT)
        policy = policy._replace(
            config=config,
            summarize=bridge.sync(policy.summarize),
            needs_memory=bridge.sync(policy.needs_memory),
        )
        given = given._replace(
            memory_search_fn=bridge.sync(memory_search_fn),
            get_recent_dialog_fn=bridge.sync(get_recent_dialog_fn),
        )
        return await bridge.run(partial(self._assembled, policy, given))

    def fit_messages(
        self,
        messages: Iterable[object],
        memory_search_fn: MemorySource = None,
        *,
        system_prompt: str = "",
        memories: object = None,
        memory: str = "auto",
        memory_query: str | None = None,
        overhead_tokens: int | None = None,
    ) -> AssembledPrompt:
        """Fit a whole chat list, oldest first, as it would go to the API.

        Told apart are the leading system messages (behind `system_prompt`), the
        history, the last message of the user, which is the question, and the tool steps
        after it. The newest `recent_messages` of the history are guaranteed; older ones
        stay while they fit, at most `recent_messages_max` in all, or as many as there
        are. Memory is put above the question. Over budget the oldest steps of this turn
        give way after it, never the question nor the newest step.

        Other arguments and errors are those of `assemble`; a list without a message of
        the user is an `InputError`.
        """
        given = _TurnInput(
            user_input="",
            memory_search_fn=memory_search_fn,
            get_recent_dialog_fn=None,
            form="messages",
            system_prompt=system_prompt,
            memories=memories,
            memory=memory,
            memory_query=memory_query,
            overhead_tokens=overhead_tokens,
            messages=messages,
            is_list=True,
        )
        search_first = "a sync one, or search first and pass memories="
        self._refuse_async(given, "a sync one", search_first)
        return self._assembled(self._policy, given)

    def _refuse_async(
        self, given: "_TurnInput", remedy: str, search_remedy: str = ""
    ) -> None:
        """Refuse what nobody would wait for, before anything is called."""
        if is_async(given.memory_search_fn):
            raise _async_error("memory_search_fn", search_remedy or remedy)
        if is_async(given.get_recent_dialog_fn):
            raise _async_error("get_recent_dialog_fn", remedy)
        if self._async_names:
            name = self._async_names[0]
            raise _async_error(name, "a sync counter" if name in COUNTERS else remedy)

    def _assembled(self, policy: Policy, given: "_TurnInput") -> AssembledPrompt:
        one_of("form", given.form, FORMS)
        one_of("memory", given.memory, MEMORY_MODES)
        if not callable(given.memory_search_fn):
            _check_source("memory_search_fn", given.memory_search_fn, "(query, top_k)")
        if not callable(given.get_recent_dialog_fn):
            _check_source("get_recent_dialog_fn", given.get_recent_dialog_fn, "(n)")
        if callable(given.memories):
            raise InputError(
                "memories must be the memories themselves; "
                "pass a callable as memory_search_fn"
            )
        config, limits = policy.config, policy.config.limits
        if given.overhead_tokens is not None:
            limits = config.limits_with(given.overhead_tokens)
        query, guard = given.memory_query, Guard(self._strict)
        if query is not None:
            query = checked_text("memory_query", query)
        if given.is_list:
            system = self._system.message(given.system_prompt)
            items = guard.message_list(given.messages)
            context = listed_context(system, items, config.recent_messages)
        else:
            turn = self._read(policy, limits, guard, given)
            if self._plain_family is not None and given.memories is None:
                plain = plain_prompt(turn, self._plain_family)
                if plain is not None:
                    return plain
            context = minimal_context(
                turn.system, turn.dialog, turn.user, config.recent_messages
            )
        if query is None:
            query = context.user.text
        basis = Basis(policy, limits, given.form, context)
        return Turn(basis, guard).run(
            given.memory_search_fn, given.memories, given.memory, search_query(query)
        )

    def _read(
        self, policy: Policy, limits: TokenLimits, guard: Guard, given: "_TurnInput"
    ) -> PlainTurn:
        """Phase 1 of a turn that is given in its parts, as far as they are checked."""
        system = self._system.message(given.system_prompt)
        user = checked_input(given.user_input)
        if given.form == "text" and not isinstance(given.user_input, str):
            raise InputError(
                "user_input is a list of parts, which the text form cannot hold; "
                "use assemble(form='messages'), or give a text"
            )
        wanted = policy.config.wanted_messages
        return PlainTurn(
            policy,
            limits,
            given.form,
            system,
            guard.dialog(given.get_recent_dialog_fn, wanted),
            user,
            given.memory_search_fn is not None,
            given.memory,
            self._strict,
        )


class _TurnInput(NamedTuple):
    """The arguments of one turn, as they were given.

    With `is_list` its `messages` are a whole list, whatever they are.
    """

    user_input: UserInput
    memory_search_fn: MemorySource
    get_recent_dialog_fn: DialogSource
    form: str
    system_prompt: str
    memories: object
    memory: str
    memory_query: str | None
    overhead_tokens: int | None
    messages: object = None
    is_list: bool = False


def _async_error(name: str, remedy: str) -> InputError:
    return InputError(f"{name} is async, this call is not: use {remedy}")


def build_prompt(
    user_input: str,
    memory_search_fn: MemorySource = None,
    get_recent_dialog_fn: DialogSource = None,
    *,
    system_prompt: str = "",
    model: str | None = None,
    config: PromptConfig | None = None,
    count_tokens: TokenCounter | None = None,
    summarize: Summarizer | None = None,
    needs_memory: MemoryNeed | TriggerRules | str | None = None,
) -> str:
    """Build one prompt as a string that fits the token budget.

    It starts with `system_prompt` and ends with `user_input`, byte for byte. `model` is
    a model id and stands for `PromptConfig.for_model(model)`; with `config` it is a
    `ConfigError`. With neither, the window is MiniMax-M2.1's 204,000 tokens. The other
    arguments are those of `PromptAssembler` and `PromptAssembler.assemble`, as are the
    errors.
    """
    if model is not None:
        if config is not None:
            raise ConfigError(
                "model and config were both given; pass "
                "config=PromptConfig.for_model(model, ...) with your changes"
            )
        config = PromptConfig.for_model(model)
    assembler = PromptAssembler(
        config,
        count_tokens=count_tokens,
        summarize=summarize,
        needs_memory=needs_memory,
    )
    return assembler.build(
        user_input, memory_search_fn, get_recent_dialog_fn, system_prompt=system_prompt
    )


def _frozen_config(config: object) -> PromptConfig:
    """The config, or one of our own with its fields: another class may let them change.

    By its fields, not by its class: one of a copied package is welcome.
    """
    # Not isinstance: a proxy says that it is of the class that it stands for.
    if issubclass(type(config), PromptConfig):
        return cast(PromptConfig, config)
    if not has_fields(config, FIELD_CHECKS):
        raise ConfigError(f"config must be a PromptConfig, got {described(config)}")
    return PromptConfig(**{name: getattr(config, name) for name in FIELD_CHECKS})


def _check_certainty(config: PromptConfig, *counters: object) -> None:
    family = config.tokenizer_family
    has_counter = any(counter is not None for counter in counters)
    if config.certainty == "proved" and not (has_counter or config.bound_is_proof):
        raise ConfigError(
            'certainty="proved" needs a counter or a tokenizer family with a proved '
            f"bound, and {family!r} has none; pass count_tokens, or one of these as "
            "tokenizer: " + ", ".join(sorted(PROVED_TOKENIZERS))
        )


def _check_need(value: object) -> None:
    # A class can be called, but what it makes is no decision: TriggerRules() is meant.
    is_called = callable(value) and not isinstance(value, type)
    is_rule = value is None or are_rules(value) or is_called
    is_word = isinstance(value, str) and value in ("always", "never")
    if not (is_rule or is_word):
        raise ConfigError(
            "needs_memory must be a TriggerRules, 'always', 'never' or a callable "
            f"(user_input, recent), got {shown(value)}"
        )


def _check_source(name: str, source: object, form: str) -> None:
    if source is None:
        return
    if not isinstance(source, Iterable) or isinstance(source, (str, bytes)):
        raise InputError(
            f"{name} must be a callable {form}, a list of items, or None, "
            f"got {described(source)}{_meant_by(source)}"
        )


def _meant_by(source: object) -> str:
    """The method of a store or a client that is probably meant, or ""."""
    if has_fields(source, ("searcher",)):
        return "; pass its .searcher(subject)"
    named = (it for it in ("search", "retrieve", "query") if has_fields(source, (it,)))
    method = next(named, None)
    return "" if method is None else f"; pass a callable that calls its .{method}"


def _checked_callable(name: str, value: Any) -> Any:
    if value is not None and not callable(value):
        raise ConfigError(
            f"{name} must be callable or None, got {shown(value)}"
            + _counter_meant_by(name, value)
        )
    return value


def _counter_meant_by(name: str, value: object) -> str:
    """How what is no counter becomes one, or ""."""
    if name == "summarize":
        return ""
    if isinstance(value, str):
        return (
            "; a tokenizer family is named by PromptConfig(tokenizer=...), a model by "
            "PromptConfig.for_model(...)"
        )
    is_tokenizer = has_fields(value, ("encode",))
    return "; prompt_assemble.counters makes one of a tokenizer" if is_tokenizer else ""
