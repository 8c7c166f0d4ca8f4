"""measure: bound first, then the counter, then an estimate against a smaller budget."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import PromptAssembler, PromptConfig, token_upper_bound
from prompt_assemble.config import TokenLimits
from prompt_assemble.errors import InputError
from prompt_assemble.measure import (
    Gauge,
    Measured,
    measure,
    section_tokens,
    surely_fits,
)
from prompt_assemble.render import Rendered, extent_of, finished
from prompt_assemble.tokens import (
    PROVED_TOKENIZERS,
    TOKENIZERS,
    family_bound,
    utf8_length,
)

from .helpers import context_of, frame_for, scene_for
from .strategies import counters, dialogs, encodable_texts

CountFunction = Callable[[Rendered], int | None]


def rendered_of(*dialog: object, form: str = "messages", system: str = "") -> Rendered:
    """A prompt around the usual question."""
    context = context_of(*dialog, system=system)
    return finished(frame_for(context, form, PromptConfig()), None, None)


def limits_of(token_budget: int, estimate_budget: int) -> TokenLimits:
    """Budgets without any overhead."""
    return TokenLimits(token_budget, estimate_budget, 0)


def gauge_of(
    limits: TokenLimits,
    counter: CountFunction | None = None,
    declared: str | None = None,
    tokenizer: str = "o200k",
    must_prove: bool = False,
) -> Gauge:
    """A gauge without memory of earlier texts."""
    return Gauge(limits, tokenizer, counter, declared, must_prove, True, {})


PROMPT = rendered_of("hello", ("ai", "ho"), system="Be kind.")
BOUND = token_upper_bound(PROMPT.text, "o200k") + PROMPT.framing


def test_a_prompt_exactly_as_long_as_its_budget_fits() -> None:
    """The budget is the last number that fits."""
    assert Measured(10, 10, "counter", "o200k").fits
    assert not Measured(11, 10, "counter", "o200k").fits


def test_the_bound_decides_where_it_can() -> None:
    """Up to the last token the proof is enough; one token less needs an estimate."""
    proved = measure(PROMPT, gauge_of(limits_of(BOUND, 1)))
    assert proved == Measured(BOUND, BOUND, "bound", "o200k")
    guessed = measure(PROMPT, gauge_of(limits_of(BOUND - 1, 1)))
    assert (guessed.verified_by, guessed.budget) == ("estimate", 1)


def test_an_estimate_is_held_against_its_own_budget() -> None:
    """What would fit the larger budget does not count."""
    limits = limits_of(BOUND - 1, 2)
    assert not measure(PROMPT, gauge_of(limits)).fits


def test_where_proof_is_wanted_no_estimate_decides() -> None:
    """The bound then refuses what it cannot prove."""
    gauge = gauge_of(limits_of(BOUND - 1, BOUND), must_prove=True)
    assert measure(PROMPT, gauge) == Measured(BOUND, BOUND - 1, "bound", "o200k")


def test_a_counter_is_asked_once_and_decides_alone() -> None:
    """Its number stands, however far it is from bound or estimate."""
    for tokens in (0, 3, 10**9):
        asked: list[Rendered] = []

        def count(rendered: Rendered, tokens: int = tokens) -> int:
            asked.append(rendered)
            return tokens

        measured = measure(PROMPT, gauge_of(limits_of(50, 1), count))
        assert measured == Measured(tokens, 50, "counter", "o200k")
        assert asked == [PROMPT]


def test_a_declared_counter_is_not_asked_where_the_bound_decides() -> None:
    """The family proves the fit without a call; beyond it the counter is asked."""
    asked: list[Rendered] = []

    def count(rendered: Rendered) -> int:
        asked.append(rendered)
        return 7

    roomy = gauge_of(limits_of(BOUND, 1), count, "o200k", "any")
    assert measure(PROMPT, roomy) == Measured(BOUND, BOUND, "bound", "o200k")
    assert not asked
    tight = gauge_of(limits_of(BOUND - 1, 1), count, "o200k", "any")
    assert measure(PROMPT, tight) == Measured(7, BOUND - 1, "counter", "any")
    assert asked == [PROMPT]


def test_an_undeclared_counter_is_always_asked() -> None:
    """The family of the config says nothing about a counter."""
    measured = measure(PROMPT, gauge_of(limits_of(10**9, 10**9), lambda _: 10**9 + 1))
    assert (measured.verified_by, measured.fits) == ("counter", False)


@pytest.mark.parametrize("declared", [None, "o200k"])
@pytest.mark.parametrize("budget, method", [(BOUND, "bound"), (BOUND - 1, "estimate")])
def test_a_failed_counter_is_replaced(
    declared: str | None, budget: int, method: str
) -> None:
    """None from the counter leaves the decision to bound or estimate."""
    measured = measure(PROMPT, gauge_of(limits_of(budget, 1), lambda _: None, declared))
    assert measured.verified_by == method


@given(dialogs(images=True), encodable_texts(), st.integers(1, 3_000), counters())
def test_a_measurement_is_never_above_the_bound(
    dialog: list[object], system: str, budget: int, counter: Callable[[str], int]
) -> None:
    """Without a counter, nothing is charged beyond what can be proved."""
    rendered = rendered_of(*dialog, system=system)
    for tokenizer in ("any", "o200k", "minimax_m2", "llama2"):
        gauge = gauge_of(limits_of(budget, budget), tokenizer=tokenizer)
        measured = measure(rendered, gauge)
        bound = token_upper_bound(rendered.text, tokenizer) + rendered.framing
        assert rendered.framing <= measured.tokens <= bound
        assert measured == measure(rendered, gauge), (
            "the memory for pieces changes nothing"
        )


@given(
    dialogs(images=True),
    encodable_texts(),
    st.integers(1, 3_000),
    counters(),
    st.booleans(),
)
def test_sections_add_up(
    dialog: list[object],
    system: str,
    budget: int,
    counter: Callable[[str], int],
    counted: bool,
) -> None:
    """The split names every section, has no negative part, and adds up."""
    rendered = rendered_of(*dialog, system=system)
    gauge = gauge_of(
        limits_of(budget, budget), (lambda r: counter(r.text)) if counted else None
    )
    measured = measure(rendered, gauge)
    sections = section_tokens(rendered, measured, gauge)
    assert min(sections) >= 0
    assert sum(sections) == measured.tokens


def test_sections_follow_the_texts() -> None:
    """Most tokens are charged to where most of the text is."""
    gauge = gauge_of(limits_of(10**6, 10**6))
    for name, rendered in {
        "system": rendered_of("hi", system="kind " * 400),
        "history": rendered_of("hi " * 400, system="Be kind."),
    }.items():
        sections = section_tokens(rendered, measure(rendered, gauge), gauge)
        assert max(sections._fields, key=lambda it: getattr(sections, it)) == name


def test_the_role_line_of_the_input_is_no_history() -> None:
    """Without a dialog nothing is charged to it."""
    sections = PromptAssembler().assemble("What is the weather like?").report.sections
    assert sections.history == sections.memory == sections.system == 0
    assert sections.input > 0


memory_texts = st.none() | encodable_texts().filter(bool)


@given(
    dialogs(images=True),
    encodable_texts(),
    st.sampled_from(("messages", "text")),
    memory_texts,
    memory_texts,
)
def test_the_size_of_a_prompt_is_no_less_than_its_bytes(
    dialog: list[object], system: str, form: str, block: str | None, notice: str | None
) -> None:
    """Whatever is in it, wherever the size was added up."""
    context, config = context_of(*dialog, system=system), PromptConfig()
    above = [text for text in (block, notice) if text is not None]
    scene, parts = scene_for(context, config)
    size, framing = extent_of(scene.all, form, config, above, lambda _: parts)
    try:
        rendered = finished(frame_for(context, form, config), block, notice)
    except InputError:  # a picture has no text form
        assert size is None
        return
    assert size is None or size >= utf8_length(rendered.text)
    assert form == "text" or size is not None
    assert framing == rendered.framing


@given(
    dialogs(images=True),
    encodable_texts(),
    st.integers(1, 9_000),
    st.sampled_from(TOKENIZERS),
    st.sampled_from((None, *TOKENIZERS)),
    st.booleans(),
    st.booleans(),
)
def test_what_surely_fits_would_be_found_to_fit_by_the_bound(
    dialog: list[object],
    system: str,
    budget: int,
    tokenizer: str,
    declared: str | None,
    counted: bool,
    must_prove: bool,
) -> None:
    """So that a report may measure later what was told to fit without measuring."""
    rendered = rendered_of(*dialog, system=system)
    counter: CountFunction | None = (lambda _: budget) if counted else None
    gauge = gauge_of(
        limits_of(budget, budget), counter, declared, tokenizer, must_prove
    )
    gauge = gauge._replace(bound_is_proof=tokenizer in PROVED_TOKENIZERS)
    if surely_fits(utf8_length(rendered.text), rendered.framing, gauge):
        measured = measure(rendered, gauge)
        assert measured.fits and measured.verified_by == "bound"


def test_an_ordinary_turn_is_fitted_without_reading_its_text_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its size proves the fit; the report measures it when it is asked for."""
    read: list[str] = []

    def noted(text: str, family: str) -> int:
        read.append(text)
        return family_bound(text, family)

    module = import_module("prompt_assemble.measure")
    monkeypatch.setattr(module, "family_bound", noted)
    assembler = PromptAssembler()
    for form in ("messages", "text"):
        prompt = assembler.assemble("h\u00e9llo", None, ["h\u00f4"], form=form)
        assert not read
        assert prompt.report.verified_by == "bound"
        assert prompt.report.token_count >= len(read.pop())
