"""config: budgets in exact arithmetic, and a refusal for every wrong value."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import ConfigError, PromptConfig, RoleLabels, model_limits
from prompt_assemble.checks import one_of, shown, whole_number

from .strategies import CANARY, OddNumber, configs

WHOLE_NUMBERS = {
    "context_window": 1,
    "max_input_tokens": 1,
    "reserved_output_tokens": 0,
    "overhead_tokens": 0,
    "tokens_per_message": 0,
    "tokens_per_request": 0,
    "tokens_per_argument": 0,
    "part_tokens": 0,
    "recent_messages": 0,
    "memory_top_k": 0,
    "memory_candidates": 1,
    "memory_max_lines": 1,
    "memory_max_tokens": 1,
}
OPTIONAL = {"max_input_tokens", "memory_candidates"}


def test_fewer_candidates_than_memories_are_refused() -> None:
    """At birth, and when either field is replaced."""
    with pytest.raises(ConfigError, match="memory_candidates is 2 .* at least"):
        PromptConfig(memory_candidates=2)
    with pytest.raises(ConfigError, match="memory_candidates is 5 .* at least"):
        PromptConfig(memory_candidates=5).replace(memory_top_k=6)


def test_default_budget() -> None:
    """The default is 85 % of the default window."""
    assert PromptConfig().token_budget == 173_400
    assert PromptConfig().estimate_budget == 173_400
    assert PromptConfig(safety_ratio=0.75).token_budget == 153_000


def test_a_fractional_share_is_rounded_down() -> None:
    """85 % of 777 are 660.45 tokens, of which 660 may be used."""
    assert PromptConfig(context_window=777).token_budget == 660


@pytest.mark.parametrize("percent", range(1, 101))
def test_hundredths_are_not_binary_fractions(percent: int) -> None:
    """A ratio written with two decimals gives whole hundredths, without float error."""
    config = PromptConfig(context_window=100_000, safety_ratio=percent / 100)
    assert config.token_budget == min(percent * 1_000, 99_999)


def test_huge_windows_are_exact() -> None:
    """Windows beyond the precision of a float lose no token."""
    window = 10**18 + 1
    config = PromptConfig(context_window=window, safety_ratio=0.85)
    assert config.token_budget == window * 85 // 100


@given(configs())
def test_budget_formula(config: PromptConfig) -> None:
    """Both budgets are those of the documented formula."""
    window = config.context_window
    cap = window if config.max_input_tokens is None else config.max_input_tokens
    hard_in = min(cap, window - config.reserved_output_tokens)
    ratio = Fraction(str(config.safety_ratio))
    limit = min(int(ratio * window), hard_in, window - 1)
    by_estimate = min(limit, hard_in * 85 // 100)
    assert config.token_budget == limit - config.overhead_tokens
    assert config.estimate_budget == max(0, by_estimate - config.overhead_tokens)


@given(configs())
def test_answer_and_overhead_fit_beside_a_full_prompt(config: PromptConfig) -> None:
    """A full prompt leaves room for the reserve and for what is sent beside it."""
    full = config.token_budget + config.overhead_tokens
    assert 0 < full < config.context_window
    assert full + config.reserved_output_tokens <= config.context_window
    assert config.estimate_budget <= config.token_budget


@given(configs(), st.integers(0, 400))
def test_overhead_of_a_turn_replaces_that_of_the_config(
    config: PromptConfig, overhead: int
) -> None:
    """`limits_with` gives the budgets of a config with that overhead, or refuses it."""
    try:
        expected = config.replace(overhead_tokens=overhead).limits
    except ConfigError:
        with pytest.raises(ConfigError):
            config.limits_with(overhead)
    else:
        assert config.limits_with(overhead) == expected


@pytest.mark.parametrize("value", [None, "8k", 1.0, 8192.5, True, b"1", [1]])
@pytest.mark.parametrize("field", sorted(set(WHOLE_NUMBERS) - OPTIONAL))
def test_whole_numbers_must_be_whole(field: str, value: object) -> None:
    """A size that is no int is refused by name, and so is a bool."""
    with pytest.raises(ConfigError, match=rf"\b{field}\b"):
        PromptConfig(**{field: value})  # type: ignore[arg-type]


def test_a_number_that_breaks_is_refused() -> None:
    """What a foreign number raises when it is read does not come out."""
    with pytest.raises(ConfigError, match="context_window") as caught:
        PromptConfig(context_window=OddNumber())  # type: ignore[arg-type]
    assert CANARY not in str(caught.value)


@pytest.mark.parametrize("field, minimum", sorted(WHOLE_NUMBERS.items()))
def test_sizes_below_their_minimum_are_refused(field: str, minimum: int) -> None:
    """One below the least value is refused with field, value and requirement."""
    with pytest.raises(ConfigError) as caught:
        PromptConfig(**{field: minimum - 1})  # type: ignore[arg-type]
    assert field in str(caught.value)
    assert f"at least {minimum}" in str(caught.value)
    assert str(minimum - 1) in str(caught.value)


@pytest.mark.parametrize(
    "value",
    [0, 0.0, -0.1, 1.0001, 85, float("nan"), float("inf"), True, None, "0.85", 1e-12],
)
def test_safety_ratio_is_a_share(value: object) -> None:
    """Only a number above 0 and at most 1 is a share of the window; no percentages."""
    with pytest.raises(ConfigError, match="safety_ratio"):
        PromptConfig(safety_ratio=value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changes",
    [
        {"context_window": 1},
        {"context_window": 100, "reserved_output_tokens": 100},
        {"context_window": 100, "reserved_output_tokens": 101},
        {"context_window": 100, "overhead_tokens": 85},
        {"context_window": 100, "max_input_tokens": 10, "overhead_tokens": 10},
    ],
)
def test_nothing_left_is_refused_with_the_numbers(changes: dict[str, int]) -> None:
    """A budget of 0 or less is refused, and the message holds every number given."""
    with pytest.raises(ConfigError) as caught:
        PromptConfig(**changes)  # type: ignore[arg-type]
    for field, value in changes.items():
        assert f"{field} {value}" in str(caught.value)


def test_the_smallest_budget_is_one_token() -> None:
    """One token left is a budget; the boundary lies between 1 and 0."""
    assert PromptConfig(context_window=100, overhead_tokens=84).token_budget == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"tokenizer": "bert"},
        {"tokenizer": 3},
        {"certainty": "certain"},
        {"certainty": None},
        {"memory_screening": "keep"},
        {"memory_screening": None},
        {"on_memory_error": "ignore"},
        {"on_memory_error": None},
        {"memory_notice": " "},
        {"memory_notice": 5},
        {"memory_notice": "a\ud800"},
        {"memory_heading": ""},
        {"memory_heading": None},
        {"memory_heading": "\udfff"},
        {"role_labels": {"narrator": "N: "}},
        {"role_labels": {"user": None}},
        {"role_labels": "User: "},
        {"role_labels": {"user": "U\ud800: "}},
        {"role_labels": RoleLabels(tool="\udfff")},
    ],
)
def test_wrong_words_are_refused_by_field(changes: dict[str, Any]) -> None:
    """Each wrong choice or text is refused with the name of its field."""
    (field,) = changes
    with pytest.raises(ConfigError, match=field):
        PromptConfig(**changes)


def test_role_labels_may_be_a_mapping_of_some() -> None:
    """Labels that are not given keep their default."""
    config = PromptConfig(role_labels={"user": "U> "})
    assert config.role_labels == RoleLabels(user="U> ")


def test_zero_memories_is_not_no_limit() -> None:
    """0 stays 0: it is never read as an absent value."""
    config = PromptConfig(memory_top_k=0, recent_messages=0)
    assert (config.memory_top_k, config.recent_messages) == (0, 0)


@given(configs())
def test_equal_by_value(config: PromptConfig) -> None:
    """Copies are equal and hash alike; a changed copy is not equal."""
    for same in (
        config.replace(),
        copy.deepcopy(config),
        pickle.loads(pickle.dumps(config)),
    ):
        assert same == config
        assert hash(same) == hash(config)
    assert config.replace(memory_top_k=config.memory_top_k + 1) != config
    assert config != "config"


@given(configs())
def test_repr_is_the_call_that_makes_it(config: PromptConfig) -> None:
    """What `repr` shows can be pasted back."""
    names = {"PromptConfig": PromptConfig, "RoleLabels": RoleLabels}
    assert eval(repr(config), names) == config


def test_a_model_gives_its_limits() -> None:
    """The published window, cap and family are taken, and each can be changed."""
    published = model_limits("MiniMax-M2.1")
    config = PromptConfig.for_model("MiniMax-M2.1", recent_messages=9)
    assert config.context_window == published.context_window
    assert config.max_input_tokens == published.max_input_tokens
    assert config.tokenizer == published.tokenizer
    assert config.recent_messages == 9
    assert (
        PromptConfig.for_model("MiniMax-M2.1", context_window=500).token_budget == 425
    )


@pytest.mark.parametrize("model", ["no-such-model-1871", "", None, 5])
def test_an_unknown_model_is_never_a_guess(model: object) -> None:
    """There is no default window for an id that nobody knows."""
    with pytest.raises(ConfigError, match="model"):
        PromptConfig.for_model(model)  # type: ignore[arg-type]


def test_frozen() -> None:
    """No field can be set, added or deleted after birth, and the error says how to."""
    config = PromptConfig()
    with pytest.raises(AttributeError, match="replace"):
        config.memory_top_k = 5
    with pytest.raises(AttributeError):
        config.brand_new = 5
    with pytest.raises(AttributeError):
        del config.memory_top_k
    assert config == PromptConfig()


def test_replace_refuses_unknown_fields() -> None:
    """A misspelt field is an error that lists the fields, `limits` is none of them."""
    for name in ("top_k", "limits", "token_budget"):
        with pytest.raises(ConfigError, match=f"{name}.*memory_top_k"):
            PromptConfig().replace(**{name: 1})


def test_replace_checks_like_a_new_one() -> None:
    """Budgets follow the change, and wrong values are refused."""
    assert PromptConfig().replace(context_window=1_000).token_budget == 850
    with pytest.raises(ConfigError, match="context_window"):
        PromptConfig().replace(context_window=0)


def test_family_follows_the_window() -> None:
    """Only the default window names a family by itself; a given family always wins."""
    assert PromptConfig().tokenizer_family == "minimax_m2"
    assert PromptConfig(context_window=8_192).tokenizer_family == "any"
    assert PromptConfig(tokenizer="o200k").tokenizer_family == "o200k"


def test_positional_settings_are_refused() -> None:
    """Settings are given by name."""
    with pytest.raises(TypeError):
        PromptConfig(8_192)  # type: ignore[call-arg]


class WholeByIndex:
    """A number of another library."""

    def __index__(self) -> int:
        return 4_096


def test_integers_of_other_libraries_are_taken() -> None:
    """Whatever has `__index__` is a whole number, and becomes a plain int."""
    number = whole_number("field", WholeByIndex(), 1)
    assert (number, type(number)) == (4_096, int)


def test_shown_never_quotes_at_length() -> None:
    """Numbers and words are shown; of anything else type and, of texts, length."""
    assert shown(-1) == "-1"
    assert shown("auto") == "'auto'"
    assert shown(CANARY * 9) == f"a text of {len(CANARY) * 9} characters"
    assert shown([CANARY]) == "a value of type list"


def test_numbers_too_long_to_print_are_still_config_errors() -> None:
    """Python refuses to print such a number; the refusal must not break."""
    with pytest.raises(ConfigError, match="context_window"):
        PromptConfig(context_window=-(10**5_000))


def test_one_of_lists_the_choices() -> None:
    """The message holds field, value and what would have been right."""
    assert one_of("mode", "b", ("a", "b")) == "b"
    with pytest.raises(ConfigError, match="mode must be one of 'a', 'b', got 'c'"):
        one_of("mode", "c", ("a", "b"))


def test_an_assumed_tokenizer_proves_nothing() -> None:
    """A model whose tokenizer is not public needs a counter for certainty."""
    assumed = PromptConfig.for_model("gpt-5.4")
    assert (assumed.tokenizer, assumed.bound_is_proof) == ("o200k", False)
    assert not assumed.replace(certainty="proved").bound_is_proof
    assert PromptConfig.for_model("gpt-5.4", tokenizer="o200k").bound_is_proof
    assert PromptConfig.for_model("MiniMax-M2.1").bound_is_proof
    assert not PromptConfig(context_window=8_192).bound_is_proof
