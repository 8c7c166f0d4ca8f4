"""Phase 2, memory need: does this message ask for something that was said before?

Looks at the user's words and the last messages and decides; it calls nothing and knows
nothing of backends. How words are weighed is in trigger_cues.py.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from .checks import described, has_fields, shown, text_argument
from .errors import ConfigError, InputError
from .trigger_cues import best_placed, weigh
from .trigger_data import ORIGINAL_PHRASES
from .trigger_fold import folded
from .trigger_reading import Reading, reading
from .trigger_recent import is_answered

CATEGORIES = ("explicit", "personal", "implicit", "continuation")

LANGUAGES = (
    "en",
    "zh",
    "ja",
    "ko",
    "es",
    "fr",
    "de",
    "pt",
    "it",
    "ru",
    "ar",
    "hi",
    "vi",
    "tr",
    "id",
)
"""Languages that have tables; zh is Chinese in both scripts."""

THRESHOLDS = {"cautious": 0.75, "balanced": 0.38, "eager": 0.15}

RULE_FIELDS = ("languages", "categories", "extra_phrases", "threshold")

FEWEST_CHARACTERS = 2
"""Letters and digits of a message that can ask for anything."""

FEWEST_IN_LATIN = 3
"""The same of one in Latin letters, in which two are a greeting or an answer."""

STRONGEST = 5
"""Cues that a decision tells."""


class TriggerDecision(NamedTuple):
    """Whether memory is needed, and what decided.

    `category` is "explicit" (names an earlier exchange), "personal" (asks for a fact
    about the user), "implicit" (takes something unknown for known) or "continuation"
    (goes on with earlier work) where memory is needed, else "none"; or it says who
    decided instead ("always", "never", "given", "callable"), or that the input has no
    text to decide on ("no_words"). `cue` is the strongest cue in the notation of our
    own tables, with blanks between words, and `re*`, `*ead*`, `*ed` for letters in a
    row at the start, inside and at the end of a word, which are named where nothing
    else is; `span` is its place in the user input, in characters.
    `extra_phrases[0]` names the first phrase of the caller's. `language` is the likely
    language, "unknown" where there is no table for it. `score`, from 0 to 1, is held
    against the threshold. `cues` are the strongest cues with their weights. None of
    these holds words that are not in our tables.
    """

    needed: bool
    category: str = "none"
    cue: str | None = None
    language: str | None = None
    score: float = 0.0
    span: tuple[int, int] | None = None
    cues: tuple[tuple[str, float], ...] = ()

    def __bool__(self) -> bool:
        return self.needed


NOT_NEEDED = TriggerDecision(False)


class TriggerRules:
    """What the built-in trigger looks for; frozen, keyword only, compared by value.

    - `languages`: codes out of en zh ja ko es fr de pt it ru ar hi vi tr id (zh-Hans
      and zh-Hant are zh); None for all. A message in another language is judged by its
      shape alone, which does not say that memory is needed.
    - `categories`: out of "explicit", "personal", "implicit", "continuation"; a message
      of another category does not ask for memory.
    - `extra_phrases`: phrases of your own that always ask for memory where they stand
      as whole words outside quotes, in any case and with or without accents.
    - `threshold`: the score from which memory is needed, above 0 and at most 1, or a
      named point. On 61 writers, each left out of the fit in turn (2026-11-30, 16
      languages, half of the messages in need, docs/trigger.md), recall / precision are
      .81 / .96 at "cautious", .90 / .92 at "balanced", .94 / .87 at "eager"; of
      ordinary requests of all sorts 1, 4 and 8 % ask for memory.

    The eight phrases of the original script always decide, outside quotes, unless
    "explicit" is switched off. Raises `ConfigError` with field, value and requirement.
    """

    def __init__(
        self,
        *,
        languages: Iterable[str] | None = None,
        categories: Iterable[str] = CATEGORIES,
        extra_phrases: Iterable[str] = (),
        threshold: str | float = "balanced",
    ) -> None:
        known = LANGUAGES if languages is None else _checked_languages(languages)
        self.languages = tuple(it for it in LANGUAGES if it in known)
        wanted = _given_texts("categories", categories)
        _all_known("categories", wanted, CATEGORIES)
        self.categories = tuple(it for it in CATEGORIES if it in wanted)
        self.extra_phrases = _given_texts("extra_phrases", extra_phrases)
        for phrase in self.extra_phrases:
            if not _phrase_words(phrase):
                raise ConfigError(
                    "extra_phrases must be phrases with a letter or digit in them, "
                    f"got {shown(phrase)}"
                )
        self.threshold = _checked_threshold(threshold)

    def __setattr__(self, name: str, value: object) -> None:
        if "threshold" in self.__dict__:  # the last field that is set
            raise AttributeError("TriggerRules is frozen: make a new one")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError("TriggerRules is frozen: fields cannot be deleted")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TriggerRules):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    def __repr__(self) -> str:
        # Phrases of the caller's may hold names of people: they are counted only.
        return (
            f"TriggerRules(languages={self.languages!r}, "
            f"categories={self.categories!r}, threshold={self.threshold!r}, "
            f"extra_phrases=<{len(self.extra_phrases)}>)"
        )


@lru_cache(maxsize=1)
def default_rules() -> TriggerRules:
    """All languages and categories, at the balanced threshold."""
    return TriggerRules()


def are_rules(value: object) -> bool:
    """Whether a value is a `TriggerRules`, by its fields: one of a copy is too."""
    return has_fields(value, RULE_FIELDS)


def needs_memory(
    user_input: str, recent: object = (), rules: TriggerRules | None = None
) -> TriggerDecision:
    """Decide by weighed cues in 16 languages whether a message needs memory.

    `recent` are the messages before this one, oldest first, as strings, `(role, text)`
    pairs or dicts with "content"; the last three are looked at: what they hold already
    is not searched for. Only the first and the last 1,000 characters of the message are
    read. Quoted, pasted and fenced text never turns the decision on, nor do case, width
    and Unicode form change it. How it decides, how well, and what no text can show:
    docs/trigger.md. Raises `InputError` if `user_input` is not a str or `recent` no
    sequence, `ConfigError` if `rules` are none.
    """
    message, before = text_argument("user_input", user_input), _messages(recent)
    given = default_rules() if rules is None else _checked_rules(rules)
    read = reading(message)
    letters = "".join(filter(str.isalnum, read.text))
    if len(letters) < FEWEST_CHARACTERS:
        return NOT_NEEDED
    phrase = _phrase(read, given)
    if phrase is not None:
        return phrase
    if letters.isascii() and len(letters) < FEWEST_IN_LATIN:
        return NOT_NEEDED
    weighing = weigh(read, given.languages)
    score = round(1 / (1 + exp(-max(-30.0, min(30.0, weighing.total)))), 3)
    language = weighing.language or "unknown"
    refused = TriggerDecision(False, "none", None, language, score)
    if score < given.threshold:
        return refused
    category = weighing.category
    if category not in given.categories:
        return refused
    if is_answered(read.text, weighing, before):
        return refused
    strongest = weighing.strongest
    # A word or a class before letters, which tell a reader less.
    by_words = sorted((name for name, _ in strongest), key=lambda it: "*" in it)
    cue, span = best_placed(by_words, read, weighing)
    if span is None:  # shape alone does not ask for memory
        return refused
    told = tuple((name, round(weight, 1)) for name, weight in strongest[:STRONGEST])
    return TriggerDecision(True, category, cue, language, score, read.span(*span), told)


def _messages(recent: object) -> Sequence[object]:
    if recent is None:
        return ()
    if not isinstance(recent, Sequence) or isinstance(recent, (str, bytes)):
        raise InputError(
            "recent must be a list of the messages before this one, oldest first, "
            f"got {described(recent)}"
        )
    return recent


def _checked_rules(rules: TriggerRules) -> TriggerRules:
    if not are_rules(rules):
        raise ConfigError(f"rules must be a TriggerRules or None, got {shown(rules)}")
    return rules


def _phrase(read: Reading, rules: TriggerRules) -> TriggerDecision | None:
    """The decision of an original or own phrase that stands in the text as words."""
    if "explicit" not in rules.categories:
        return None
    # The longest first: one of them begins like another.
    for phrase in sorted(ORIGINAL_PHRASES, key=len, reverse=True):
        found = _find_words(read.text, phrase)
        if found is not None:
            return _by_phrase(read, phrase, "en", found)
    for index, own in enumerate(rules.extra_phrases):
        found = _find_words(read.text, _phrase_words(own))
        if found is not None:
            return _by_phrase(read, f"extra_phrases[{index}]", None, found)
    return None


def _by_phrase(
    read: Reading, cue: str, language: str | None, found: tuple[int, int]
) -> TriggerDecision:
    return TriggerDecision(True, "explicit", cue, language, 1.0, read.span(*found))


def _find_words(text: str, phrase: str) -> tuple[int, int] | None:
    """Where a phrase stands with no letter, digit or underscore of a word beside it.

    A phrase that starts or ends in a script without blanks needs no border there.
    """
    found = text.find(phrase)
    while found >= 0:
        end = found + len(phrase)
        if not (_joins(text, found - 1, found) or _joins(text, end - 1, end)):
            return found, end
        found = text.find(phrase, found + 1)
    return None


def _joins(text: str, left: int, right: int) -> bool:
    """Whether two neighbouring characters belong to one word."""
    if left < 0 or right >= len(text):
        return False
    pair = text[left], text[right]
    return all(it.isalnum() or it == "_" for it in pair) and max(pair) < "\u2e80"


def _phrase_words(phrase: str) -> str:
    words = " ".join(folded(phrase).split())
    return words if any(letter.isalnum() for letter in words) else ""


def _given_texts(field: str, value: object) -> tuple[str, ...]:
    is_many = isinstance(value, Iterable) and not isinstance(value, (str, Mapping))
    texts: tuple[Any, ...] = tuple(value) if is_many else ()  # type: ignore[arg-type]
    if not is_many or not all(isinstance(it, str) for it in texts):
        raise ConfigError(f"{field} must be a list of texts, got {shown(value)}")
    return texts


def _all_known(field: str, given: tuple[str, ...], known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            raise ConfigError(
                f"{field} must be out of {', '.join(known)}, got {shown(name)}"
            )


def _checked_languages(value: object) -> tuple[str, ...]:
    given = _given_texts("languages", value)
    names = tuple("zh" if it in ("zh-Hans", "zh-Hant") else it for it in given)
    _all_known("languages", names, LANGUAGES)
    return names


def _checked_threshold(value: object) -> float:
    if isinstance(value, str) and value in THRESHOLDS:
        return THRESHOLDS[value]
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    # NaN fails the comparison, which is what is wanted.
    if is_number and 0 < value <= 1:  # type: ignore[operator]
        return float(value)  # type: ignore[arg-type]
    raise ConfigError(
        "threshold must be a score above 0 and at most 1, or one of "
        f"{', '.join(map(repr, THRESHOLDS))}, got {shown(value)}"
    )
