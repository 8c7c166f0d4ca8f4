"""trigger: what asks for memory, in which language, and what never does."""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

import prompt_assemble
from prompt_assemble import (
    ConfigError,
    InputError,
    PromptAssembler,
    TriggerDecision,
    TriggerRules,
    build_prompt,
    needs_memory,
)
from prompt_assemble.trigger import CATEGORIES, LANGUAGES, NOT_NEEDED, THRESHOLDS
from prompt_assemble.trigger_cues import letter_cue, weight_tables
from prompt_assemble.trigger_data import LETTER_WEIGHTS, ORIGINAL_PHRASES
from prompt_assemble.trigger_reading import LOOKED_AT

from .strategies import texts
from .trigger_examples import NEEDED, NOT_NEEDED_BY_LANGUAGE, WRONG_TODAY
from .under_test import PACKAGE_ONLY

PHRASES = st.sampled_from(ORIGINAL_PHRASES)
POSITIVE = [
    (language, category, text)
    for language, its in NEEDED.items()
    for category, text in its.items()
]
NEGATIVE = [
    (language, text) for language, its in NOT_NEEDED_BY_LANGUAGE.items() for text in its
]
EXAMPLES = st.sampled_from([text for *_, text in POSITIVE + NEGATIVE])
OWN_CUES = {cue for table in weight_tables().values() for cue in table}
OWN_CUES |= {letter_cue(it) for text in LETTER_WEIGHTS.values() for it in text.split()}


# Examples -----------------------------------------------------------------------------


def test_there_are_examples_for_each_language() -> None:
    """Every language has its messages, of every category."""
    assert set(NEEDED) == set(NOT_NEEDED_BY_LANGUAGE) == set(LANGUAGES)
    assert all(tuple(its) == CATEGORIES for its in NEEDED.values())
    known = {text for *_, text in POSITIVE} | {text for _, text in NEGATIVE}
    assert WRONG_TODAY <= known


@pytest.mark.parametrize("language, category, text", POSITIVE)
def test_what_needs_memory(language: str, category: str, text: str) -> None:
    """A message of each category in each language."""
    assert needs_memory(text).needed == (text not in WRONG_TODAY)


def test_languages_and_categories_are_mostly_right() -> None:
    """Both are guesses of the same cues; four in five are right."""
    decisions = [(it, needs_memory(it[2])) for it in POSITIVE]
    found = [(wanted, decision) for wanted, decision in decisions if decision.needed]
    languages = sum(wanted[0] == decision.language for wanted, decision in found)
    categories = sum(wanted[1] == decision.category for wanted, decision in found)
    assert languages >= 0.9 * len(found) and categories >= 0.8 * len(found)


@pytest.mark.parametrize("language, text", NEGATIVE)
def test_what_does_not(language: str, text: str) -> None:
    """A plain question, advice on the user's own matters, a task with its material."""
    decision = needs_memory(text)
    assert decision.needed == (text in WRONG_TODAY)
    if not decision:
        assert (decision.category, decision.cue, decision.span) == ("none", None, None)


@pytest.mark.parametrize(
    "text",
    "Good morning!|Thank you!|Thanks|Hello|hi|ok|yes|你好|谢谢|こんにちは|안녕하세요|hola|"
    "gracias|bonjour|merci|Hallo|Danke|oi|obrigado|ciao|grazie|привет|спасибо|مرحبا|"
    "नमस्ते|xin chào|merhaba|halo".split("|"),
)
def test_courtesy_asks_for_nothing(text: str) -> None:
    """The first words of most conversations."""
    assert not needs_memory(text).needed


@pytest.mark.parametrize(
    "text",
    [
        "Wanneer is de winkel open op zondag?",
        "Co mówiłeś mi wczoraj o kuchni?",
        "Τι μου είπες χθες;",
        "אתה זוכר מה אמרתי לך?",
        "เมื่อวานเราคุยเรื่องอะไร",
    ],
)
def test_another_language_says_so(text: str) -> None:
    """Without tables only the shape is weighed, and the decision says "unknown"."""
    decision = needs_memory(text)
    assert decision.language == "unknown"
    assert all(cue in weight_tables()["shared"] for cue, _ in decision.cues)


# The original phrases -----------------------------------------------------------------


def test_there_are_eight_phrases_in_lower_case() -> None:
    """The table is the original one; matching is done on lower case."""
    assert len(ORIGINAL_PHRASES) == len(set(ORIGINAL_PHRASES)) == 8
    assert all(phrase == phrase.lower() for phrase in ORIGINAL_PHRASES)


@pytest.mark.parametrize("phrase", ORIGINAL_PHRASES)
@pytest.mark.parametrize(
    "frame", ["{}", "Well, {}, it rained.", "({})", "\n{}?", "a {}", "上{}下"]
)
def test_each_phrase_fires_in_any_case(phrase: str, frame: str) -> None:
    """Alone, inside a sentence, between punctuation; lower, upper and title case."""
    for spelling in (phrase, phrase.upper(), phrase.title()):
        decision = needs_memory(frame.replace("{}", spelling))
        assert decision.needed
        assert (decision.category, decision.language) == ("explicit", "en")
        assert (decision.score, decision.cue) == (1.0, phrase)


@pytest.mark.parametrize(
    "text",
    [
        "See you before weekend.",
        "A blast time for all!",
        "unpreviously",
        "previously_used = 3",
        "previouslyé",
        "9last time",
        "last time9",
        "before_we",
        "continuing fromage",
        "lasttime",
    ],
)
def test_parts_of_words_do_not_fire(text: str) -> None:
    """A phrase with a letter, digit or underscore beside it is another word."""
    assert needs_memory(text).score < 1.0


def test_a_later_whole_word_is_found_behind_a_part_of_one() -> None:
    """The search goes on after an occurrence inside a word."""
    assert needs_memory("previouslyx previously").span == (12, 22)


@given(st.text("abcé ", max_size=60), PHRASES, st.text("xyzß ", max_size=60))
def test_a_phrase_outside_quotes_always_fires(
    before: str, phrase: str, after: str
) -> None:
    """Whatever words stand around it, a phrase of its own is found at its place."""
    text = f"{before} {phrase} {after}"
    decision = needs_memory(text)
    assert decision.needed and decision.span is not None
    assert text[slice(*decision.span)] == phrase


def test_letters_that_grow_do_not_shift_the_span() -> None:
    """U+0130 is one character in the user's text and two in lower case."""
    decision = needs_memory("\u0130\u0130\u0130 LAST TIME \u0130")
    assert (decision.cue, decision.span) == ("last time", (4, 13))


# What never turns the decision on -----------------------------------------------------

BLOCKS = [
    'Is "{}" polite?',
    "Is \u201c{}\u201d polite?",
    "Er sagte \u201e{}\u201c.",
    "Il a dit \u00ab {} \u00bb.",
    "他说\u300c{}\u300d。",
    "Is `{}` valid?",
    "Is this valid?\n```\n{}\n```",
    "Is this polite?\n> {}",
    "Translate into French: {}",
    "Proofread this mail:\n{}",
    "Summarise\n\n{}",
    "Is this polite?\nFrom: Ann\nSubject: tea\n\n{}",
    "翻译成英文：{}",
    "Traduis : {}",
    "Er sagte \u201e{}\".",
    "Rechtschreibung prüfen\n{}",
    "Corrija a ortografia\n\n{}",
    "Расставь запятые\n{}",
    "改错别字\n{}",
    "맞춤법 봐줘\n\n{}",
    "मात्राएँ ठीक करो\n{}",
]
UNMARKED = str.maketrans(
    "", "", "\"\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d`\n'\u2018\r"
)


@pytest.mark.parametrize("frame", BLOCKS)
@given(content=st.one_of(texts(), EXAMPLES, PHRASES))
def test_quoted_and_pasted_text_never_turns_it_on(frame: str, content: str) -> None:
    """Text between marks, behind a task, in code or in a quoted mail is not asked."""
    # Line breaks of all kinds would end the block, and its marks would close it.
    content = " ".join(content.translate(UNMARKED).split())
    if len(content) < LOOKED_AT:
        assert not needs_memory(frame.replace("{}", content or "tea")).needed


def test_own_words_around_a_quote_count() -> None:
    """Only the quote is left out, not the question beside it."""
    decision = needs_memory('Why did you tell me "never twice" last week?')
    assert decision.needed


@pytest.mark.parametrize("size", [100, 1_000_000])
def test_what_is_asked_before_or_after_a_paste_is_found(size: int) -> None:
    """Both ends are read, at their places."""
    paste = "z" * size
    assert needs_memory(f"last time, {paste}").span == (0, 9)
    assert needs_memory(f"{paste} last time").span == (size + 1, size + 10)


@given(st.text(max_size=50), st.text(max_size=50))
def test_the_middle_of_a_huge_text_is_not_read(one: str, other: str) -> None:
    """The decision hangs on the ends alone, so that no paste costs more than these."""
    head, tail = "a b " * (LOOKED_AT // 4), " c d" * (LOOKED_AT // 4)
    padding = "x" * 50
    first = needs_memory(f"{head}{padding}{one}{tail}")
    assert first._replace(span=None) == needs_memory(
        f"{head}{padding}{other}{tail}"
    )._replace(span=None)


# Spelling -----------------------------------------------------------------------------

FORMS: list[Callable[[str], str]] = [
    str.upper,
    str.lower,
    str.title,
    str.casefold,
    lambda text: normalize("NFC", text),
    lambda text: normalize("NFD", text),
    lambda text: normalize("NFKC", text),
    lambda text: normalize("NFKD", text),
    lambda text: "".join(
        chr(ord(it) + 0xFEE0) if "!" <= it <= "~" and it not in "'`\"" else it
        for it in text
    ),
]


@given(EXAMPLES, st.sampled_from(FORMS))
def test_case_width_and_unicode_form_do_not_change_it(
    text: str, form: Callable[[str], str]
) -> None:
    """Same words, same decision, whatever the keyboard makes of them."""
    # Python's upper case of a sharp s or of a dotless i are two other letters.
    assert _verdict(form(text)) == _verdict(text)


@given(EXAMPLES)
def test_missing_accents_do_not_turn_a_word_into_another(text: str) -> None:
    """Only the guess of the language may miss them; the original phrases never do."""
    plain = "".join(it for it in normalize("NFD", "prévioüsly") if it.isascii())
    assert needs_memory(f"{plain} {text}").score == 1.0


def _verdict(text: str) -> tuple[Any, ...]:
    decision = needs_memory(text)
    return decision[:4] + (decision.score, decision.cues)


# Bad input ----------------------------------------------------------------------------


@given(texts())
def test_any_text_gets_a_decision(text: str) -> None:
    """Lone surrogates, controls, mixed scripts: a score, a place inside the text, and
    no words but our own.
    """
    decision = needs_memory(text)
    assert 0.0 <= decision.score <= 1.0
    assert decision.category in (*CATEGORIES, "none")
    assert decision.language is None or decision.language in (*LANGUAGES, "unknown")
    assert {cue for cue, _ in decision.cues} <= OWN_CUES
    if decision.span is not None:
        start, end = decision.span
        assert 0 <= start <= end <= len(text)


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u200b", "?", "a", "\ud800", "``"])
def test_next_to_nothing_is_not_needed(text: str) -> None:
    """Blank texts and single characters ask for nothing."""
    assert not needs_memory(text).needed
    assert needs_memory("") == NOT_NEEDED == TriggerDecision(False)


@pytest.mark.parametrize(
    "text",
    [
        "`" * 1_000_000,
        '"' * 1_000_000,
        "\u201c" * 1_000_000,
        "' " * 500_000,
        "last time" * 100_000,
        "\n" * 1_000_000,
        "a:\n" * 300_000,
        "> " * 500_000,
        "e\u0301" * 500_000,
        "\ufdfa" * 1_000_000,
        "上次" * 500_000,
        "\u202e abc \u05d0" * 100_000,
    ],
    ids=lambda text: repr(text[:6]),
)
def test_a_million_characters(text: str) -> None:
    """Hostile repeats come back with a decision; only the ends are read."""
    assert 0.0 <= needs_memory(text).score <= 1.0


@pytest.mark.parametrize("value", [None, 7, b"last time", ["last time"]])
def test_what_is_no_text_is_refused(value: Any) -> None:
    """The message must be a str."""
    with pytest.raises(InputError, match="user_input must be a str"):
        needs_memory(value)


@pytest.mark.parametrize("value", ["always", {}, 0.5])
def test_what_are_no_rules_is_refused(value: Any) -> None:
    """Rules are a `TriggerRules`."""
    with pytest.raises(ConfigError, match="rules must be a TriggerRules or None"):
        needs_memory("hello", rules=value)


# Recent dialog ------------------------------------------------------------------------

ABOUT_HEDGEHOGS = "Hedgehogs hibernate in piles of leaves from November."


@pytest.mark.parametrize(
    "recent",
    [
        [ABOUT_HEDGEHOGS],
        [{"role": "assistant", "content": ABOUT_HEDGEHOGS}],
        [("assistant", ABOUT_HEDGEHOGS)],
        (ABOUT_HEDGEHOGS, "a", "b"),
        deque([ABOUT_HEDGEHOGS, "a", "b"]),
    ],
)
def test_what_the_last_messages_hold_is_not_searched(recent: object) -> None:
    """The referent stands in the running conversation."""
    text = "Which hedgehogs did you tell me about?"
    assert needs_memory(text).needed
    assert not needs_memory(text, recent).needed


@pytest.mark.parametrize(
    "recent",
    [
        (),
        [],
        None,
        ["Nice weather."],
        [7, {}, object()],
        [ABOUT_HEDGEHOGS, "a", "b", "c"],
        deque([ABOUT_HEDGEHOGS, "a", "b", "c"]),
    ],
)
def test_other_messages_change_nothing(recent: object) -> None:
    """Of the dialog only the last three messages are looked at, of known shapes."""
    text = "Which hedgehogs did you tell me about?"
    assert needs_memory(text, recent) == needs_memory(text)


@pytest.mark.parametrize(
    "recent", [7, {}, ABOUT_HEDGEHOGS, iter([ABOUT_HEDGEHOGS]), {ABOUT_HEDGEHOGS}]
)
def test_what_is_no_list_of_messages_is_refused(recent: Any) -> None:
    """A text or a generator in its place would silently count for nothing."""
    with pytest.raises(InputError, match="recent must be a list of the messages") as it:
        needs_memory("Which hedgehogs did you tell me about?", recent)
    assert "Hedgehogs" not in str(it.value)


def test_a_message_without_content_words_is_not_answered() -> None:
    """A greeting before it does not say what the usual is."""
    assert needs_memory("The usual, please.", ["Good morning!"]).needed


def test_an_earlier_time_is_not_in_the_running_dialog() -> None:
    """Who says "last week" does not mean the last message."""
    text = "What did you say about hedgehogs last week?"
    assert needs_memory(text, [ABOUT_HEDGEHOGS]).needed


# Rules --------------------------------------------------------------------------------


@given(EXAMPLES)
def test_points_are_ordered(text: str) -> None:
    """What the cautious point finds, the others find too."""
    found = [
        needs_memory(text, rules=TriggerRules(threshold=name)).needed
        for name in ("cautious", "balanced", "eager")
    ]
    assert found == sorted(found)
    assert list(THRESHOLDS) == ["cautious", "balanced", "eager"]
    assert sorted(THRESHOLDS.values(), reverse=True) == list(THRESHOLDS.values())


@given(EXAMPLES, st.sets(st.sampled_from(CATEGORIES)))
def test_categories_can_be_switched_off(text: str, wanted: set[str]) -> None:
    """A message of a category that is off does not ask; the others do as before."""
    plain, chosen = (
        needs_memory(text),
        needs_memory(text, rules=TriggerRules(categories=wanted)),
    )
    assert chosen.needed == (plain.needed and plain.category in wanted)


def test_phrases_fall_silent_with_their_category() -> None:
    """The eight phrases are explicit ones."""
    rules = TriggerRules(categories=["personal"])
    assert not needs_memory("last time", rules=rules).needed


def test_languages_can_be_chosen() -> None:
    """A message in a language that is off is judged by its shape; the phrases stay."""
    rules = TriggerRules(languages=["zh-Hant", "fr"])
    assert rules.languages == ("zh", "fr")
    assert needs_memory(NEEDED["fr"]["explicit"], rules=rules).needed
    other = needs_memory(NEEDED["de"]["explicit"], rules=rules)
    assert (other.needed, other.language) == (False, "unknown")
    assert needs_memory("last time", rules=rules).needed


@pytest.mark.parametrize(
    "text", ["our KLÖNSCHNACK of old", "klonschnack", "(klönschnack)"]
)
def test_own_phrases_fire_and_are_not_told(text: str) -> None:
    """As whole words, in any case, with or without accents; named by number."""
    rules = TriggerRules(extra_phrases=["secret handshake", "Klönschnack"])
    decision = needs_memory(text, rules=rules)
    assert decision.needed and decision.category == "explicit"
    assert decision.cue == "extra_phrases[1]"
    assert "klön" not in repr(rules).lower()
    assert not needs_memory(f'"{text}"', rules=rules).needed
    assert not needs_memory("klönschnacks", rules=rules).needed


@pytest.mark.parametrize(
    "fields, told",
    [
        ({"languages": ["nl"]}, "languages must be out of en, zh"),
        ({"languages": "en"}, "languages must be a list"),
        ({"categories": ["explicit", "vague"]}, "categories must be out of explicit"),
        ({"categories": 3}, "categories must be a list"),
        ({"extra_phrases": "last time"}, "extra_phrases must be a list"),
        ({"extra_phrases": [" ", "a"]}, "extra_phrases must be phrases"),
        ({"threshold": "brave"}, "threshold must be a score"),
        ({"threshold": 0}, "threshold must be a score"),
        ({"threshold": 1.5}, "threshold must be a score"),
        ({"threshold": float("nan")}, "threshold must be a score"),
        ({"threshold": True}, "threshold must be a score"),
    ],
)
def test_wrong_rules_are_refused(fields: dict[str, Any], told: str) -> None:
    """Field, requirement and value are named."""
    with pytest.raises(ConfigError, match=told):
        TriggerRules(**fields)


def test_rules_are_values() -> None:
    """Frozen, compared and hashed by their fields."""
    one, same = TriggerRules(threshold=0.3), TriggerRules(threshold=0.3)
    assert one == same and hash(one) == hash(same) and one != TriggerRules()
    assert one != "rules"
    with pytest.raises(AttributeError, match="frozen"):
        one.threshold = 0.1
    with pytest.raises(AttributeError, match="frozen"):
        del one.threshold


# In a turn ----------------------------------------------------------------------------


def test_rules_in_an_assembler() -> None:
    """A `TriggerRules` decides, with the recent messages before it."""
    text = "Which hedgehogs did you tell me about?"
    assembler = PromptAssembler(needs_memory=TriggerRules(threshold="eager"))
    assert assembler.assemble(text, ["in leaves"]).memories
    with_dialog = assembler.assemble(text, ["in leaves"], [ABOUT_HEDGEHOGS])
    assert not with_dialog.memories
    off = PromptAssembler(needs_memory=TriggerRules(categories=[]))
    assert not off.assemble(NEEDED["en"]["explicit"], ["blue"]).memories


def test_the_report_tells_why_and_quotes_nobody() -> None:
    """Category, language, score and our own cues; no word of the user's."""
    text = "What did you say about Gwendolyn's zeppelin last week?"
    prompt = PromptAssembler().assemble(text, ["It flies."])
    trigger = prompt.report.trigger
    assert (trigger.needed, trigger.language) == (True, "en")
    told = str(prompt.report) + repr(prompt.report.to_dict())
    assert trigger.category in told
    assert "gwendolyn" not in told.lower() and "zeppelin" not in told.lower()


@pytest.mark.parametrize("value", ["sometimes", 3, True, ["always"], object()])
def test_what_cannot_decide_is_refused(value: Any) -> None:
    """The error names the ways to decide."""
    with pytest.raises(ConfigError, match="needs_memory must be a TriggerRules"):
        PromptAssembler(needs_memory=value)
    with pytest.raises(ConfigError, match="needs_memory must be a TriggerRules"):
        build_prompt("hello", needs_memory=value)


@PACKAGE_ONLY
def test_nothing_is_built_before_the_first_decision() -> None:
    """Importing the package reads no table and compiles no pattern of the trigger."""
    folder = str(Path(prompt_assemble.__file__).parent.parent)
    code = (
        f"import sys; sys.path.insert(0, {folder!r})\n"
        "import prompt_assemble\n"
        "names = [n for n in sys.modules if n.startswith('prompt_assemble.trigger')]\n"
        "built = [f'{n}.{k}' for n in names for k, v in vars(sys.modules[n]).items()\n"
        "         if hasattr(v, 'cache_info') and v.cache_info().currsize]\n"
        "assert len(names) > 4, names\n"
        "print(built)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    "signs",
    ["", "!", "!!", " ?", "\uff01", "...", "\u2026", "!\u201d", " \U0001f600"],
)
@pytest.mark.parametrize(
    "word", ["Hi", "hi", "Yo", "ok", "No", "Já", "oi", "Hey", "Ha", "My", "Ya"]
)
def test_a_word_of_two_latin_letters_asks_for_nothing(word: str, signs: str) -> None:
    """Whatever stands behind it; but a phrase of the caller's may be as short."""
    assert not needs_memory(word + signs).needed
    assert needs_memory(f"hi{signs}", rules=TriggerRules(extra_phrases=["hi"])).needed
