"""Errors name values, and never show what somebody may have said."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    BudgetExceededError,
    CallbackError,
    ConfigError,
    InputError,
    PromptAssembleError,
    PromptAssembler,
    PromptConfig,
    RoleLabels,
    TriggerRules,
    build_prompt,
    check_memory,
    model_limits,
    needs_memory,
    token_upper_bound,
)
from prompt_assemble.checks import (
    PRINTED_BELOW,
    WORD_LENGTH,
    described,
    grouped,
    is_word,
    shown,
)
from prompt_assemble.config_fields import FIELD_CHECKS, LONGEST_TIMEOUT
from prompt_assemble.guard import CALLED_AS
from prompt_assemble.picture import report_page
from prompt_assemble.plain import own_copy

from .helpers import A_FIFTH

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages=20))
SAID = "Mara's PIN is 1234"
UNSENDABLE = object()


def dialog_with(message: Any) -> Any:
    """A turn with this message in its dialog."""
    return ASSEMBLER.assemble("q", None, [message])


SLIPS: dict[str, Callable[[Any], object]] = {
    "memory_search_fn": lambda it: ASSEMBLER.assemble("q", it),
    "get_recent_dialog_fn": lambda it: ASSEMBLER.assemble("q", None, it),
    "memory": lambda it: ASSEMBLER.assemble("q", memory=it),
    "form": lambda it: ASSEMBLER.assemble("q", form=it),
    "overhead_tokens": lambda it: ASSEMBLER.assemble("q", overhead_tokens=it),
    "messages": lambda it: ASSEMBLER.fit_messages(it),
    "extend": lambda it: ASSEMBLER.assemble("q").extend(it),
    "config": lambda it: PromptAssembler(it),
    "build_prompt config": lambda it: build_prompt("q", config=it),
    "model": lambda it: build_prompt("q", model=it),
    "model_limits": lambda it: model_limits(it),
    "needs_memory": lambda it: PromptAssembler(needs_memory=it),
    "rules": lambda it: needs_memory("q", (), it),
    "count_tokens": lambda it: PromptAssembler(count_tokens=it),
    "summarize": lambda it: PromptAssembler(summarize=it),
    "tokenizer": lambda it: token_upper_bound("q", it),
    "kind": lambda it: check_memory("q", it),
    "report": lambda it: report_page(it),
    "window": lambda it: PromptConfig(context_window=it),
    "timeout": lambda it: PromptConfig(memory_timeout=it),
    "labels": lambda it: PromptConfig(role_labels={it: "x"}),
    "threshold": lambda it: TriggerRules(threshold=it),
    "key": lambda it: dialog_with(
        {"role": "user", "content": [{"type": "text", "text": "x", it: UNSENDABLE}]}
    ),
    "inner key": lambda it: dialog_with(
        {"role": "user", "content": "x", "audio": [{it: {"deep": UNSENDABLE}}]}
    ),
    "key of a result": lambda it: dialog_with(
        {"role": "tool", "tool_call_id": "c", "content": {it: UNSENDABLE}}
    ),
    "key that is no text": lambda it: dialog_with(
        {"role": "user", "content": "x", "audio": {(it, 1): UNSENDABLE}}
    ),
    "role": lambda it: dialog_with({"role": it, "content": "x"}),
    "item": lambda it: ASSEMBLER.assemble("q", None, [5, it]),
}
"""Where a text can be passed in the place of something else."""

sentences = st.lists(
    st.text("abcXYZ\u00e4\u4e2d'!?", min_size=1, max_size=9), min_size=1, max_size=9
).map(lambda words: " ".join(["quagga", *words]))


@pytest.mark.parametrize("slip", sorted(SLIPS))
@A_FIFTH
@given(sentences)
def test_what_somebody_said_stands_in_no_error(slip: str, text: str) -> None:
    """However short it is, and wherever it was passed by mistake."""
    with pytest.raises(PromptAssembleError) as caught:
        SLIPS[slip](text)
    assert "quagga" not in str(caught.value)


@given(sentences)
def test_what_somebody_said_stands_in_no_warning_of_a_field(text: str) -> None:
    """Keys that are no names might be words of somebody's, too."""
    said = {"role": "user", "content": "x", text: UNSENDABLE, (text, 1): "y"}
    prompt = ASSEMBLER.assemble("q", None, [said])
    assert prompt.messages[0] == {"role": "user", "content": "x"}
    (warning,) = prompt.report.warnings
    assert "left out" in warning and "quagga" not in warning


@pytest.mark.parametrize(
    "slip", ["memory_search_fn", "get_recent_dialog_fn", "config", "report"]
)
@pytest.mark.parametrize("text", [SAID, "1234", "x" * 500])
def test_a_text_in_the_place_of_a_source_is_told_by_its_length(
    slip: str, text: str
) -> None:
    """Type and length: a single word may be what somebody said, too."""
    with pytest.raises((InputError, ConfigError)) as caught:
        SLIPS[slip](text)
    assert f"got a text of {len(text)} characters" in str(caught.value)
    assert text not in str(caught.value)


@given(st.text(max_size=60))
def test_only_words_are_shown(text: str) -> None:
    """A name, as of models and fields; a subclass of str shows no more than that."""

    class Loud(str):
        """A text with a form of its own."""

        def __repr__(self) -> str:
            return "quagga"

    is_shown = text.isascii() and len(text) <= WORD_LENGTH
    is_shown = is_shown and all(it.isalnum() or it in "_-.:/@+" for it in text)
    assert is_word(text) == is_shown
    assert shown(text) == shown(Loud(text))
    assert shown(text) == (repr(text) if is_shown else described(text))


def test_keys_that_are_names_are_shown() -> None:
    """The path of what JSON does not have; other keys by their type and length."""
    for key, step in (
        ("extra", "extra"),
        (3, "3"),
        (SAID, "(a text of 18 characters)"),
    ):
        with pytest.raises(InputError) as caught:
            own_copy({"deep": {key: {"end": UNSENDABLE}}})
        assert f"at deep.{step}.end," in str(caught.value)


@given(
    st.integers(-(10**140), 10**140) | st.integers(1, 9_000).map(lambda e: 10**e - 1)
)
def test_numbers_are_written_alike_whatever_their_length(number: int) -> None:
    """In full up to a hundred digits, and rounded to two beyond them."""
    text = grouped(number)
    if abs(number) < PRINTED_BELOW:
        assert int(text.replace(",", "")) == number
        return
    sign, _, rest = text.partition("about ")[2].rpartition("-")
    mantissa, exponent = rest.split("e")
    assert (sign == "" and number < 0) == ("-" in text)
    assert 1 <= float(mantissa) < 10
    near = int(float(mantissa) * 10) * 10 ** (int(exponent) - 1)
    assert abs(abs(number) - near) <= 10 ** (int(exponent) - 1)


@pytest.mark.parametrize("digits", [30, 99, 400])
def test_a_refusal_of_any_size_speaks_in_one_way(digits: int) -> None:
    """Not one figure of it in bits, and the next in full."""
    assembler = PromptAssembler(count_tokens=lambda text: 10**digits)
    with pytest.raises(BudgetExceededError) as caught:
        assembler.assemble("q")
    tokens, text = caught.value.token_count, str(caught.value)
    assert tokens >= 10**digits and "bits" not in text
    is_in_full = tokens < PRINTED_BELOW
    assert (f"{tokens:,}" if is_in_full else f"about 1.0e{digits}") in text
    assert bool(re.search(r"[0-9]e[0-9]", text)) != is_in_full
    assert bool(re.search(r"[\d,]{30}", text)) == is_in_full


@pytest.mark.parametrize("seconds", [0, -1, LONGEST_TIMEOUT + 1, 10**9, float("inf")])
def test_both_limits_of_a_timeout_are_said(seconds: float) -> None:
    """And the longest is taken."""
    with pytest.raises(ConfigError, match="above 0, at most 1,000,000"):
        PromptConfig(memory_timeout=seconds)
    longest = PromptConfig(memory_timeout=LONGEST_TIMEOUT)
    assert longest.memory_timeout == 1_000_000
    prompt = PromptAssembler(longest).assemble("q", memories=["a fact"])
    assert prompt.memories == ("a fact",)


class Decision:
    """A class: what it makes is no decision."""

    needed = True
    languages = categories = extra_phrases = ()
    threshold = 0.5


@pytest.mark.parametrize("rule", [TriggerRules, Decision, bool, str])
def test_a_class_is_no_rule(rule: Any) -> None:
    """It can be called and may have the fields, but an instance is meant."""
    with pytest.raises(ConfigError, match=f"got the class {rule.__name__}"):
        PromptAssembler(needs_memory=rule)
    with pytest.raises(ConfigError, match=f"got the class {rule.__name__}"):
        needs_memory("q", (), rule)


def test_a_class_is_no_config() -> None:
    """The same slip."""
    with pytest.raises(ConfigError, match="config must be a PromptConfig"):
        PromptAssembler(PromptConfig)  # type: ignore[arg-type]


def of_no_arguments() -> Any:
    """A callable with another signature."""


def by_name_alone(*, n: int) -> Any:
    """A callable whose argument has to be named."""


@pytest.mark.parametrize("function", [of_no_arguments, by_name_alone])
def test_a_dialog_with_another_signature_is_told_how_it_is_called(
    function: Any,
) -> None:
    """Not only what it must return."""
    with pytest.raises(CallbackError, match=r"TypeError; it is called as \(n\)"):
        ASSEMBLER.assemble("q", None, function)


@pytest.mark.parametrize("name", sorted(CALLED_AS))
@pytest.mark.parametrize("function", [of_no_arguments, by_name_alone])
def test_each_callable_with_another_signature_is_told_so(
    name: str, function: Any
) -> None:
    """In the error, and in the warning of a turn that went on."""
    form = f"failed with TypeError (it is called as {CALLED_AS[name]})"
    picture = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    given = [{"type": "text", "text": "q"}, picture]

    def run(strict: bool) -> Any:
        if name == "part_tokens":
            config = PromptConfig(part_tokens=function)
            return PromptAssembler(config, strict=strict).assemble(given)
        assembler = PromptAssembler(**{name: function}, strict=strict)
        found = ["a fact"]
        if name == "needs_memory":
            return assembler.assemble("q", lambda query, top_k: found)
        return assembler.assemble("q", memories=found)

    with pytest.raises(CallbackError) as caught:
        run(True)
    assert form in str(caught.value)
    if name != "part_tokens":
        assert any(form in it for it in run(False).report.warnings)


class Encoding:
    """A tokenizer as packages have them."""

    def encode(self, text: str) -> list[int]:
        return [len(text)]


class Client:
    """A memory service as packages have them."""

    def search(self, query: str) -> list[str]:
        return [query]


class Store(Client):
    """One that keeps the memories of many users."""

    def searcher(self, subject: str) -> Callable[[str], list[str]]:
        return self.search


async def an_answer(*_: object) -> list[str]:
    return []


async def some_items(*_: object) -> AsyncIterator[str]:
    yield "x"


ASKED = {"role": "user", "content": "hi"}
USED_UP = iter([("user", "hi")])
next(USED_UP)
SAID_TO_BE_ASYNC = PromptAssembler(
    PromptConfig(on_memory_error="raise"), needs_memory="always", strict=True
)
MISTAKES: dict[str, tuple[Callable[[], object], str]] = {
    "no system prompt": (
        lambda: ASSEMBLER.assemble("q", system_prompt=cast(str, None)),
        'leave it out, or pass ""',
    ),
    "bytes": (lambda: ASSEMBLER.assemble(cast(str, b"q")), "decode it"),
    "a number": (lambda: ASSEMBLER.assemble(cast(str, 7)), "convert it"),
    "no words": (lambda: ASSEMBLER.assemble(cast(str, None)), "fit_messages"),
    "a message": (lambda: ASSEMBLER.assemble(cast(str, ASKED)), "pass the content"),
    "a message, many": (lambda: ASSEMBLER.assemble(cast(str, ASKED)), "fit_messages"),
    "a system message": (
        lambda: ASSEMBLER.assemble("q", system_prompt=cast(str, ASKED)),
        "pass the content",
    ),
    "one label": (
        lambda: PromptConfig(role_labels=cast(RoleLabels, "User")),
        "a RoleLabels, or a mapping",
    ),
    "a notice": (lambda: PromptConfig(memory_notice=cast(str, 5)), "or None for none"),
    "a store": (
        lambda: ASSEMBLER.assemble("q", cast(Any, Store())),
        ".searcher(subject)",
    ),
    "a client": (lambda: ASSEMBLER.assemble("q", cast(Any, Client())), ".search"),
    "an encoding": (
        lambda: PromptAssembler(count_tokens=cast(Any, Encoding())),
        "prompt_assemble.counters",
    ),
    "a family": (
        lambda: PromptAssembler(count_tokens=cast(Any, "o200k")),
        "tokenizer=",
    ),
    "an iterator twice": (lambda: ASSEMBLER.fit_messages(USED_UP), "pass a list"),
    "another field": (
        lambda: PromptConfig(context_windows=5),  # type: ignore[arg-type]
        "perhaps context_window is meant",
    ),
    "another change": (
        lambda: PromptConfig().replace(reserve_output=5),
        "perhaps reserved_output_tokens is meant",
    ),
    "a change of a model": (
        lambda: PromptConfig.for_model("gpt-5.4", max_input=5),
        "perhaps max_input_tokens is meant",
    ),
    "a sync search": (
        lambda: SAID_TO_BE_ASYNC.assemble("q", lambda *it: an_answer(*it)),
        "await assemble_async",
    ),
    "a search of items": (
        lambda: SAID_TO_BE_ASYNC.assemble("q", lambda *it: some_items(*it)),
        "await assemble_async",
    ),
    "a search in a list": (
        lambda: SAID_TO_BE_ASYNC.fit_messages([ASKED], lambda *it: an_answer(*it)),
        "memories=",
    ),
    "an async search in a list": (
        lambda: ASSEMBLER.fit_messages([ASKED], an_answer),
        "memories=",
    ),
    "a dialog": (
        lambda: ASSEMBLER.assemble("q", None, lambda n: an_answer(n)),
        "assemble_async",
    ),
    "an async counter": (
        lambda: PromptAssembler(count_tokens=cast(Any, an_answer)).assemble("q"),
        "a sync counter",
    ),
    "a need": (
        lambda: PromptAssembler(
            needs_memory=cast(Any, lambda *it: an_answer(*it)), strict=True
        ).assemble("q", ["x"]),
        "await assemble_async",
    ),
    "a counter": (
        lambda: PromptAssembler(
            count_tokens=cast(Any, lambda it: an_answer(it)), strict=True
        ).assemble("q"),
        "use a sync one",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_what_is_often_mistaken_is_told_with_its_remedy(name: str) -> None:
    """What to write instead, where it can be seen what was meant."""
    mistake, remedy = MISTAKES[name]
    with pytest.raises(PromptAssembleError) as caught:
        mistake()
    assert remedy in str(caught.value)


@pytest.mark.parametrize("field", FIELD_CHECKS)
@pytest.mark.parametrize("make", [PromptConfig, PromptConfig().replace])
def test_a_field_with_a_slip_is_recognised(
    field: str, make: Callable[..., Any]
) -> None:
    """One letter too many names the field that is meant, however it is given."""
    with pytest.raises(ConfigError, match=rf"perhaps (\w+ or )?{field}( or \w+)? is"):
        make(**{f"{field}s": 1})


@given(sentences)
def test_no_field_shows_what_somebody_said(text: str) -> None:
    """A mapping of something else, unpacked by mistake."""
    with pytest.raises(ConfigError) as caught:
        PromptConfig(**{text: 1})  # type: ignore[arg-type]
    assert "quagga" not in str(caught.value)
