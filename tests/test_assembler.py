"""assembler: the phases in order, for one call and for many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    BudgetExceededError,
    CallbackError,
    ConfigError,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    RoleLabels,
    build_prompt,
    message_text,
)
from prompt_assemble.config import TokenLimits
from prompt_assemble.config_fields import FIELD_CHECKS

from .helpers import SYSTEM, USER, Recorder, call, config_of, result
from .strategies import (
    CANARY,
    Answer,
    Counter,
    Faulty,
    configs,
    counters,
    dialogs,
    encodable_texts,
    faulty_callables,
    memory_answers,
    nonblank_texts,
)

FORMS = st.sampled_from(("text", "messages"))


# The calls ----------------------------------------------------------------------------


def test_three_arguments_give_a_string() -> None:
    """System prompt first, the user's words last, memory above them."""
    prompt = build_prompt(
        "Do you remember my room?",
        lambda query, top_k: ["The guest likes room nine."],
        lambda n: [("user", "hello"), ("assistant", "Welcome back.")],
        system_prompt=SYSTEM,
    )
    assert prompt.startswith(
        f"{SYSTEM}\n\nUser: hello\n\nAssistant: Welcome back.\n\n<"
    )
    assert "\n| - The guest likes room nine.\n" in prompt
    assert prompt.endswith("\n\nUser: Do you remember my room?")


def test_build_prompt_by_position() -> None:
    """Input, backend and dialog, in this order; everything else by name."""
    search, dialog = Recorder(["tea"]), Recorder(["hello"])
    build_prompt("last time", search, dialog)
    assert search.calls == [("last time", 3)]
    assert dialog.calls == [(3,)]
    with pytest.raises(TypeError):
        build_prompt("last time", search, dialog, SYSTEM)  # type: ignore[call-arg]


def test_build_is_the_text_form() -> None:
    """`build`, `build_prompt` and the text form of `assemble` are the same bytes."""
    assembler = PromptAssembler()
    built = assembler.build(
        USER, ["tea"], ["hello"], system_prompt=SYSTEM, memory="always"
    )
    assembled = assembler.assemble(
        USER, ["tea"], ["hello"], system_prompt=SYSTEM, memory="always", form="text"
    )
    assert built == assembled.text
    assert built == build_prompt(
        USER, ["tea"], ["hello"], system_prompt=SYSTEM, needs_memory="always"
    )


def test_order_of_the_calls() -> None:
    """Dialog, need, search, summary, then counting; each of the first three once."""
    order: list[str] = []

    def told(name: str, answer: object) -> Callable[..., Any]:
        def tell(*args: object) -> object:
            order.append(name)
            return answer

        return tell

    PromptAssembler(
        count_tokens=told("count", 1),
        summarize=told("summary", "short"),
        needs_memory=told("need", True),
    ).assemble(USER, told("search", ["a", "b"]), told("dialog", ["hello"]))
    assert order == ["dialog", "need", "search", "summary", "summary", "count"]


def test_the_query_is_the_users_words_or_the_one_given() -> None:
    """`memory_query` replaces what is searched for, not what is sent."""
    search = Recorder([])
    assembler = PromptAssembler(needs_memory="always")
    assembler.build(f"  {USER}\r\n", search)
    prompt = assembler.build(USER, search, memory_query="room of the guest")
    assert [query for query, _ in search.calls] == [
        f"  {USER}\r\n",
        "room of the guest",
    ]
    assert prompt.endswith(USER)


def test_a_long_query_is_shortened_and_the_input_is_not() -> None:
    """A backend sees at most 4,000 characters."""
    search = Recorder([])
    user = "abcde " * 5_000
    prompt = build_prompt(user, search, needs_memory="always")
    assert len(search.calls[0][0]) == 4_000
    assert prompt.endswith(user)


def test_overhead_of_one_turn() -> None:
    """What is sent beside the prompt is taken off this turn's budget only."""
    assembler = PromptAssembler(config_of(1_000, overhead_tokens=10))
    budgets = [
        assembler.assemble("hi", overhead_tokens=overhead).report.token_budget
        for overhead in (0, 400, None)
    ]
    assert budgets == [1_000 + 0, 600, 990]


# Bad values ---------------------------------------------------------------------------

ENDLESS: list[Any] = []
ENDLESS.append(ENDLESS)


@pytest.mark.parametrize(
    "arguments, error, words",
    [
        ({"user_input": None}, InputError, "user_input"),
        ({"user_input": b"hi"}, InputError, "user_input"),
        ({"user_input": " \n"}, InputError, "user_input"),
        ({"user_input": "a\ud800"}, InputError, "user_input .*position 1"),
        ({"user_input": [object()]}, InputError, "^user_input holds .*object"),
        ({"user_input": [{"toolUse": {}}]}, InputError, "^user_input .*'toolUse'"),
        ({"user_input": [{"text": b""}]}, InputError, "^user_input holds .*bytes"),
        ({"user_input": ENDLESS}, InputError, "^user_input could not be read"),
        ({"system_prompt": None}, InputError, "system_prompt"),
        ({"system_prompt": "\udc00"}, InputError, "system_prompt .*position 0"),
        ({"form": "json"}, ConfigError, "form"),
        ({"form": None}, ConfigError, "form"),
        ({"memory": "maybe"}, ConfigError, "memory"),
        ({"memory": True}, ConfigError, "memory"),
        ({"overhead_tokens": -1}, ConfigError, "overhead_tokens"),
        ({"overhead_tokens": "9"}, ConfigError, "overhead_tokens"),
        ({"overhead_tokens": 204_000}, ConfigError, "overhead_tokens 204,000"),
        ({"memories": lambda query, top_k: []}, InputError, "memory_search_fn"),
        ({"memory_query": ""}, InputError, "memory_query"),
        ({"memory_query": 5}, InputError, "memory_query"),
        ({"memory_query": "a\ud800"}, InputError, "memory_query .*position 1"),
    ],
)
def test_bad_values_are_refused_before_anything_is_called(
    arguments: dict[str, Any], error: type[PromptAssembleError], words: str
) -> None:
    """The error names the value that is wrong, and no callable has run."""
    search, dialog = Recorder([]), Recorder([])
    with pytest.raises(error, match=words):
        PromptAssembler(needs_memory="always").assemble(
            **{
                "user_input": "hi",
                "memory_search_fn": search,
                "get_recent_dialog_fn": dialog,
                **arguments,
            }
        )
    assert (search.calls, dialog.calls) == ([], [])


@pytest.mark.parametrize(
    "arguments",
    [
        {"config": {"context_window": 5}},
        {"config": 5},
        {"config": PromptConfig},
        {"count_tokens": 5},
        {"count_messages": "len"},
        {"summarize": True},
        {"needs_memory": "sometimes"},
        {"needs_memory": True},
    ],
)
def test_an_assembler_is_refused_wrong_parts(arguments: dict[str, Any]) -> None:
    """Settings and callables are looked at once, at construction."""
    (name,) = arguments
    with pytest.raises(ConfigError, match=name):
        PromptAssembler(**arguments)


@pytest.mark.parametrize("answer", [None, {"a": 1}, "hello", 5])
def test_a_history_that_is_no_list_is_the_callables_fault(answer: object) -> None:
    """None is a failure and not an empty history."""
    with pytest.raises(CallbackError, match="get_recent_dialog_fn"):
        build_prompt("hi", None, lambda n: answer)


def test_an_unreadable_item_is_named_by_its_index() -> None:
    """An unknown role or shape is refused, never skipped in silence."""
    for item in (("narrator", "x"), 5, None):
        with pytest.raises(InputError, match="dialog item 1 "):
            build_prompt("hi", None, ["hello", item])


def test_a_model_or_a_config() -> None:
    """A model id stands for its config; both at once are refused."""
    assert build_prompt("hi", model="MiniMax-M2.1") == build_prompt("hi")
    with pytest.raises(ConfigError, match="model and config"):
        build_prompt("hi", model="MiniMax-M2.1", config=PromptConfig())
    with pytest.raises(BudgetExceededError):
        build_prompt("word " * 2_000_000, model="MiniMax-M2.1")


@pytest.mark.parametrize("family", ["any", "claude3", "claude4_7"])
def test_proof_needs_something_that_proves(family: str) -> None:
    """A family without a proved bound needs a counter."""
    config = PromptConfig(certainty="proved", tokenizer=family)
    with pytest.raises(ConfigError, match="count_tokens"):
        PromptAssembler(config)
    assert PromptAssembler(config, count_tokens=len).build("hi") == "User: hi"


@pytest.mark.parametrize("family", ["any", "claude3"])
def test_a_counter_for_messages_proves_nothing_about_a_text(family: str) -> None:
    """In the form that no counter counts, an unproved bound must not decide."""
    config = config_of(5_000, certainty="proved", tokenizer=family)
    assembler = PromptAssembler(config, count_messages=lambda messages: 1)
    assert assembler.assemble("hi").report.verified_by == "counter"
    with pytest.raises(ConfigError, match="count_tokens") as caught:
        assembler.assemble("hi", form="text")
    assert caught.value.report.verified_by == "nothing"


@pytest.mark.parametrize("family", ["any", "claude3"])
def test_a_failed_counter_proves_nothing(family: str) -> None:
    """Where only the counter could prove, its failure is no proof by another way."""
    config = config_of(5_000, certainty="proved", tokenizer=family)
    assembler = PromptAssembler(config, count_tokens=Faulty("None", lambda: None))
    with pytest.raises(PromptAssembleError):
        assembler.assemble("hi")


def test_with_proof_no_estimate_decides() -> None:
    """What the bound cannot prove is left out, or refused."""
    config = config_of(400, certainty="proved", tokenizer="o200k")
    report = (
        PromptAssembler(config).assemble("hi", ["word " * 60], memory="always").report
    )
    assert (report.verified_by, report.memory_status) == ("bound", "left_out")
    with pytest.raises(BudgetExceededError) as caught:
        PromptAssembler(config).assemble("word " * 90)
    assert caught.value.verified_by == "bound"


# The whole ----------------------------------------------------------------------------


@given(
    configs(),
    dialogs(images=True),
    encodable_texts(),
    nonblank_texts(),
    memory_answers(),
    st.none() | counters(),
    FORMS,
)
def test_any_turn_ends_in_a_prompt_or_an_error_of_ours(
    config: PromptConfig,
    dialog: list[object],
    system: str,
    user: str,
    make: Answer,
    counter: Counter | None,
    form: str,
) -> None:
    """A prompt that fits and holds both texts, or a documented refusal."""
    assembler = PromptAssembler(config, count_tokens=counter)
    try:
        prompt = assembler.assemble(
            user,
            lambda query, top_k: make(),
            dialog,
            system_prompt=system,
            form=form,
            memory="always",
        )
    except (BudgetExceededError, InputError) as error:
        if isinstance(error, InputError):
            assert form == "text" and "content parts" in str(error)
        assert CANARY not in str(error)
        return
    assert prompt.report.token_count <= config.token_budget
    if form == "text":
        text = prompt.text
        assert text.startswith(system) and text.endswith(user)
    else:
        text = message_text(prompt.messages)
        assert prompt.messages[-1]["content"].endswith(user)
        assert [it["role"] for it in prompt.messages].index("user") >= bool(system)
    text.encode()
    assert CANARY not in text
    assert counter is None or counter.calls <= len(prompt.report.memories) + 3


@given(
    faulty_callables(),
    faulty_callables(),
    faulty_callables(),
    faulty_callables(),
    FORMS,
)
def test_faulty_callables_never_cost_the_turn(
    search: Faulty, count: Faulty, summarize: Faulty, need: Faulty, form: str
) -> None:
    """Backend, counter, summary and need may all fail: the question is asked."""
    prompt = PromptAssembler(
        count_tokens=count, count_messages=count, summarize=summarize, needs_memory=need
    ).assemble(USER, search, system_prompt=SYSTEM, form=form)
    text = prompt.text if form == "text" else message_text(prompt.messages)
    assert text.endswith(USER)
    assert max(search.calls, need.calls, count.calls) <= 1
    assert CANARY not in str(prompt.report.warnings)


@given(faulty_callables(), FORMS)
def test_summaries_may_fail_for_every_memory(summarize: Faulty, form: str) -> None:
    """It is called once a memory, whatever it does."""
    prompt = PromptAssembler(summarize=summarize).assemble(
        USER, ["tea", "rain"], memory="always", form=form
    )
    assert summarize.calls == 2
    # What it says of both memories alike is put in once.
    assert prompt.report.memories_kept == (1 if summarize.kind == "a text" else 2)


@given(
    configs(), dialogs(images=True), nonblank_texts(), st.lists(st.text(max_size=30))
)
def test_same_inputs_same_bytes_and_nothing_changed(
    config: PromptConfig, dialog: list[object], user: str, memories: list[str]
) -> None:
    """Two turns are equal, and the caller's objects are as they were."""
    assembler = PromptAssembler(config)
    before = deepcopy((dialog, memories))

    def turn() -> object:
        try:
            prompt = assembler.assemble(user, memories, dialog, memory="always")
        except BudgetExceededError as error:
            return str(error), error.report
        return prompt.messages, prompt.memories, prompt.report

    assert turn() == turn()
    assert (dialog, memories) == before


def test_fifty_turns_do_not_grow() -> None:
    """Nothing of a turn is kept inside: a refused one leaves no trace either."""
    assembler = PromptAssembler(config_of(700), count_tokens=len)

    def turn() -> str:
        return assembler.build(
            USER, ["tea"], ["hello"], system_prompt=SYSTEM, memory="always"
        )

    first = turn()
    with pytest.raises(BudgetExceededError):
        assembler.build(USER * 900)
    assert {turn() for _ in range(50)} == {first}


def test_threads_share_an_assembler() -> None:
    """Each turn holds its own words, dialog and memory."""
    assembler = PromptAssembler(needs_memory="always")

    def turn(number: int) -> str:
        name = f"guest-{number:03}"
        return assembler.build(
            f"{name} asks",
            lambda query, top_k: [f"{name} likes tea"],
            lambda n: [f"{name} came"],
        )

    with ThreadPoolExecutor(16) as pool:
        for number, prompt in enumerate(pool.map(turn, range(200))):
            assert prompt.count(f"guest-{number:03}") == prompt.count("guest-") == 3


def test_a_backend_may_use_the_assembler() -> None:
    """A turn inside a turn disturbs neither."""
    assembler = PromptAssembler(needs_memory="always")
    alone = assembler.build("inner", ["rain"])

    def search(query: str, top_k: int) -> list[str]:
        assert assembler.build("inner", ["rain"]) == alone
        return ["tea"]

    assert "| - tea\n" in assembler.build("outer", search)


def test_an_unending_a_huge_and_a_broken_backend_all_give_a_prompt() -> None:
    """Five million characters, a stream without end, and an exception."""

    def endless(query: str, top_k: int) -> Iterator[str]:
        while True:
            yield "tea"

    def broken(query: str, top_k: int) -> object:
        raise RuntimeError(CANARY)

    for source in (["word " * 1_000_000], endless, broken):
        prompt = build_prompt(USER, source, system_prompt=SYSTEM, needs_memory="always")
        assert prompt.startswith(SYSTEM) and prompt.endswith(USER)
        assert len(prompt) < 10_000


def test_a_tool_conversation_in_both_forms() -> None:
    """A call and its result stay together, also where N would part them."""
    dialog = ["look it up", call("look_up"), result("42"), ("assistant", "It is 42.")]
    assembler = PromptAssembler(PromptConfig(recent_messages=2))
    messages = assembler.assemble("Sure?", None, dialog).messages
    assert [it["role"] for it in messages] == ["assistant", "tool", "assistant", "user"]
    assert "Tool: 42" in assembler.build("Sure?", None, dialog)


def test_no_memory_leaves_no_trace() -> None:
    """No heading, no empty block, no empty message, and the same roles."""
    assembler = PromptAssembler()
    bare = assembler.assemble("hi").messages
    assert bare == [{"role": "user", "content": "hi"}]
    assert assembler.assemble("hi", [], memory="always").messages == bare
    found = assembler.assemble("hi", ["tea"], memory="always").messages
    assert [it["role"] for it in found] == ["user"]


def test_a_config_of_a_copied_package_is_welcome() -> None:
    """What behaves like a config is one, so that a copy and an installation mix."""
    copied: Any = SimpleNamespace(**vars(config_of(900, tokenizer="o200k")))
    assembler = PromptAssembler(copied)
    assert assembler.build("hi") == "User: hi"
    assert assembler.config == config_of(900, tokenizer="o200k")
    del copied.role_labels
    with pytest.raises(ConfigError, match="must be a PromptConfig, got a value of"):
        PromptAssembler(copied)


CHANGES = {
    "role_labels": RoleLabels("S" * 900, "U" * 900, "A" * 900, "T" * 900),
    "tokens_per_request": 900,
    "tokens_per_message": 900,
    "tokens_per_argument": 900,
    "part_tokens": 900,
    "memory_heading": "H" * 900,
    "memory_notice": "N" * 900,
    "tokenizer": "any",
    "certainty": "proved",
    "limits": TokenLimits(1, 1, 0),
}
"""What would make a prompt larger, or prove less, if it were read once more."""


@pytest.mark.parametrize("form", ["messages", "text"])
@pytest.mark.parametrize("field", [*FIELD_CHECKS, "limits"])
def test_a_config_that_changes_later_changes_no_prompt(field: str, form: str) -> None:
    """Neither the one that is there nor the next: what was verified is sent."""
    config = config_of(2_000, memory_top_k=1)
    proxy: Any = SimpleNamespace(**vars(config))

    def turn(assembler: PromptAssembler) -> AssembledPrompt:
        return assembler.assemble(USER, ["tea"], ["hello"], form=form)

    assembler = PromptAssembler(proxy, needs_memory="always")
    untouched = turn(PromptAssembler(config, needs_memory="always"))
    prompt = turn(assembler)
    setattr(proxy, field, CHANGES.get(field, 1))
    assert prompt == untouched and turn(assembler) == untouched


def test_a_proxy_that_says_it_is_a_config_is_none() -> None:
    """Its fields are taken, whatever class it names."""

    class Proxy(SimpleNamespace):
        __class__ = PromptConfig  # type: ignore[assignment]

    proxy: Any = Proxy(**vars(config_of(900)))
    assert isinstance(proxy, PromptConfig)
    assert type(PromptAssembler(proxy).config) is PromptConfig


def test_a_subclass_of_the_config_stays() -> None:
    """It is frozen as well, and what it says of its family holds."""

    class Cautious(PromptConfig):
        tokenizer_family = "any"

    config = Cautious(tokenizer="o200k", certainty="proved")
    assert PromptAssembler(Cautious(tokenizer="o200k")).config.tokenizer_family == "any"
    assert not config.bound_is_proof
    with pytest.raises(ConfigError, match="'any' has none"):
        PromptAssembler(config)
    counted = PromptAssembler(config, count_tokens=len)
    assert counted.assemble("hi").report.verified_by == "counter"
    faulty = PromptAssembler(config, count_tokens=lambda text: -1)
    with pytest.raises(ConfigError, match="cannot be kept"):
        faulty.assemble("hi")


class Hostile(str):
    """A text that is shorter, and says more, than what it holds."""

    def __len__(self) -> int:
        return 0

    def __add__(self, other: str) -> str:
        return "x" * 9_999 + other

    def __str__(self) -> str:
        return "x" * 9_999

    def __format__(self, spec: str) -> str:
        return "x" * 9_999

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def encode(self, *args: Any, **named: Any) -> bytes:
        return b""

    def strip(self, *args: Any) -> str:
        return "x"

    def splitlines(self, *args: Any, **named: Any) -> list[str]:
        return ["x" * 9_999]


@pytest.mark.parametrize("form", ["messages", "text"])
def test_texts_of_a_config_are_plain(form: str) -> None:
    """What a subclass of str does when it is joined or measured reaches no prompt."""
    texts: dict[str, Any] = {
        "tokenizer": "o200k",
        "certainty": "estimated",
        "recent_cut": "tight",
        "first_message": "any",
        "on_recent_overflow": "error",
        "memory_screening": "report",
        "on_memory_error": "skip",
        "memory_notice": "Left out.",
        "memory_heading": "Notes.",
    }
    labels = dict.fromkeys(RoleLabels._fields, "Said: ")
    hostile = {name: Hostile(text) for name, text in texts.items()}
    config = config_of(
        900, **hostile, role_labels={it: Hostile(text) for it, text in labels.items()}
    )
    kept = [value for value in vars(config).values() if isinstance(value, str)]
    assert {type(it) for it in (*kept, *config.role_labels)} == {str}
    assert len(kept) == len(texts)
    plain = config_of(900, **texts, role_labels=labels)
    prompts = [
        PromptAssembler(it, needs_memory="always").assemble(
            USER, ["tea", "word " * 900], ["hello"], system_prompt=SYSTEM, form=form
        )
        for it in (config, plain)
    ]
    assert prompts[0] == prompts[1]
    with pytest.raises(ConfigError, match="memory_heading"):
        config_of(900, memory_heading=Hostile(" "))
    with pytest.raises(ConfigError, match="certainty"):
        config_of(900, certainty=Hostile("sure"))


def test_strict_is_for_development() -> None:
    """The same fault is a line in the report, or an error."""

    def search(query: str, top_k: int) -> object:
        raise OSError(CANARY)

    lenient = PromptAssembler(needs_memory="always").assemble("hi", search)
    assert "OSError" in lenient.report.warnings[0]
    with pytest.raises(CallbackError, match="OSError"):
        PromptAssembler(needs_memory="always", strict=True).assemble("hi", search)


def test_the_config_can_be_read_back() -> None:
    """The assembler shows the policy that it works under."""
    config = config_of(500)
    assert PromptAssembler(config).config is config
    assert PromptAssembler().config == PromptConfig()


def test_a_small_turn_at_the_default_window_needs_no_counting() -> None:
    """A counter of declared family is never called where the bound proves the fit."""
    counter = Recorder(len)
    counter.tokenizer_family = "o200k"  # type: ignore[attr-defined]
    assembler = PromptAssembler(count_tokens=counter)
    report = assembler.assemble(USER, ["tea"], ["hello"] * 3, memory="always").report
    assert (counter.calls, report.verified_by) == ([], "bound")


@pytest.mark.parametrize("memories", [1, 10, 100])
def test_counter_calls_grow_by_one_a_memory(memories: int) -> None:
    """At most memories + 3 calls, however many do not fit."""
    counter = Counter("characters", len)
    config = config_of(900, memory_top_k=memories, memory_max_tokens=9_999)
    PromptAssembler(config, count_tokens=counter).assemble(
        USER, ["word " * 300] * memories, ["hello"] * 3, memory="always"
    )
    assert counter.calls <= memories + 3
