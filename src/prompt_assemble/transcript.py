"""Tells raw conversation logs from notes, by their form.

A log is somebody's turns one after the other; a note may quote people, list things or
have `key: value` lines. In doubt a text is a note: what speaks for a log must stand in
its form and in its words. Knows one text and nothing of memories.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .standards_data import (
    ASSISTANT_LABELS,
    CUSTOMER_LABELS,
    PAIR_LABELS,
    PERSON_SYLLABLES,
    PERSON_WORDS,
    PREAMBLE,
    SERVICE_LABELS,
    SPEAKER_WORDS,
    SYSTEM_LABELS,
    TOOL_LABELS,
    USER_LABELS,
)

LOG_LINES = 120
"""Lines that are read: a log shows itself within its first turns."""

SPEAKER_LENGTH = 32
"""Characters of a speaker's name at most."""

SHORTEST_QUESTION = 5
"""Characters: `Name: Tom?` asks nobody."""

LABEL_REGION = 120
"""Characters of a line in which the mark behind a label must stand."""

HEADINGS = ("#", "*", "[")
LABEL_ENDS = (":", "\uff1a", ">", "|")

TURN_LENGTH = 1_000
"""Characters of a turn that are looked at."""

HEADER_LENGTH = 60
"""Characters of a line above the first turn, such as a title or a date."""

SIDES_OF_TALK = ({"user", "assistant"}, {"customer", "service"})

QUESTION_MARKS = ("?", "\uff1f", "\u061f")
SENTENCE_ENDS = (".", "!", "\u3002", "\uff01", "\u0964", *QUESTION_MARKS)


class SpokenTurn(NamedTuple):
    """One turn of a supposed log: who, on which side, what, and the stamp before it.

    `side` is None for a name. `stamp` is "" or the date or time in front.
    """

    speaker: str
    side: str | None
    words: str
    stamp: str = ""

    @property
    def asks(self) -> bool:
        """Whether there is a question in it."""
        return any(mark in self.words for mark in QUESTION_MARKS)

    @property
    def is_speech(self) -> bool:
        """Whether somebody asks, greets, or speaks of himself or to another.

        Nobody writes settings under "I" or "you": such a label says so by itself.
        """
        words = re.split(r"[\s'\u2019.,!\u00a1;:]{1,8}", self.words.casefold())
        is_person = self.side is not None and is_person_word(self.speaker)
        return (
            self.asks
            or is_person
            or not person_words().isdisjoint(words)
            or any(part in self.words for part in PERSON_SYLLABLES)
        )


def is_transcript(text: str) -> bool:
    """Whether turns stand under labels or names, one after the other, as spoken."""
    return may_have_labels(text) and _has_turns(text)


def may_have_labels(text: str) -> bool:
    """Whether there may be more than one label; one alone makes no log."""
    colons = text.count(":") + text.count("\uff1a")
    return colons > 1 or any(sign in text for sign in ("\n#", "\n*", "\n[", ">", "|"))


def label_and_words(line: str) -> tuple[str, str] | None:
    """The label in lower case, without a number, and what stands behind its colon."""
    found = turn_pattern().match(line)
    if found is None or found["colon"] not in (":", "\uff1a"):
        return None
    label = " ".join(found["label"].casefold().split())
    return label.rstrip("0123456789 "), found["words"].strip()


def ends_as_speech(text: str) -> bool:
    """Whether a text ends as what is said does; not as a sentence about marks."""
    return text.endswith(("\n", "\r")) or text.rstrip().endswith(SENTENCE_ENDS)


# Turns under labels -------------------------------------------------------------------


@lru_cache(maxsize=1)
def sides_by_label() -> dict[str, str]:
    """The side of each label of a role, by the label in lower case."""
    sides = {
        "tool": TOOL_LABELS,
        "system": SYSTEM_LABELS,
        "service": SERVICE_LABELS,
        "customer": CUSTOMER_LABELS,
        "assistant": ASSISTANT_LABELS,
        "user": USER_LABELS,
    }
    return {label: side for side, labels in sides.items() for label in labels}


@lru_cache(maxsize=1)
def person_words() -> frozenset[str]:
    """`PERSON_WORDS`, to be looked up."""
    return frozenset(PERSON_WORDS)


@lru_cache(maxsize=1)
def turn_pattern() -> re.Pattern[str]:
    """A line that may open a turn: decoration, stamp, label, what is said.

    Every part is bounded, and no two neighbours can match the same character in more
    than a bounded number of ways.
    """
    return re.compile(
        r"[\s>#*\u2022\u2013\u2014-]{0,12}(?:\d{1,3}[.)]\s)?"
        r"(?P<stamp>[\[(]?\d[\d.,:/\-+TZ\u5e74\u6708\u65e5 ]{2,28}"
        r"(?:[AaPp]\.?[Mm]\.?)?[\])]?[\s,|\u2013\u2014-]{0,4})?"
        r"[*_]{0,3}(?P<open>[\[(]?)"
        r"(?P<label>[^\s\d:\uff1a\[\](){}<>\"|*_]"
        rf"[^:\uff1a\[\](){{}}<>\"|*_]{{0,{SPEAKER_LENGTH}}})"
        r"(?P<close>[\])]?)[*_]{0,3}(?:\s?\([^()]{1,24}\))?\s{0,2}"
        r"(?P<colon>[:\uff1a>|]?)[*_]{0,3}(?P<words>.*)"
    )


def is_person_word(word: str) -> bool:
    """Whether this is a word by which people speak of themselves or to another."""
    return word in person_words() or word in PERSON_SYLLABLES


def _has_turns(head: str) -> bool:
    turns = _turns_of(_without_preamble(head))
    sides = {turn.side for turn in turns} - {None}
    if len(turns) < 2:
        return False
    if any(talk <= sides for talk in SIDES_OF_TALK):
        return is_talk(_of_roles(turns))
    merged = _merged(turns)
    return _is_talk_with_a_name(merged, sides) or _is_talk_of_names(merged)


def _without_preamble(head: str) -> str:
    """The text from its first turn on, where a template has put a sentence above."""
    if not head.lstrip().startswith(PREAMBLE):
        return head
    first = re.search(r"(?:### ?)?(?:USER|Human): ", head)
    return head if first is None else head[first.start() :]


def _turns_of(head: str) -> list[SpokenTurn]:
    """The turns of a text; none where more than a header stands above them."""
    turns: list[SpokenTurn] = []
    for line in _lines_of(head):
        turn = _turn_at(line)
        if turn is not None:
            turns.append(turn)
        elif turns:
            turns[-1] = _with_more(turns[-1], line)
        elif line.endswith(SENTENCE_ENDS) or len(line) > HEADER_LENGTH:
            break
    return turns


def _with_more(turn: SpokenTurn, words: str) -> SpokenTurn:
    return turn._replace(words=f"{turn.words}\n{words}"[:TURN_LENGTH])


def _of_roles(turns: list[SpokenTurn]) -> list[SpokenTurn]:
    """The turns of roles; what is under other labels belongs to their words."""
    roles: list[SpokenTurn] = []
    for turn in turns:
        if turn.side is not None:
            roles.append(turn)
        elif roles:
            roles[-1] = _with_more(roles[-1], turn.words)
    return roles


def _lines_of(head: str) -> Iterator[str]:
    """The lines that are not blank; a line with several role labels is cut at them."""
    for line in head.splitlines()[:LOG_LINES]:
        cuts = _inner_labels(line)
        if len(cuts) > 1:
            for start, end in zip(cuts, [*cuts[1:], len(line)]):
                yield line[start:end].strip()
        else:
            bare = line.strip()
            if bare:
                yield bare


def _inner_labels(line: str) -> list[int]:
    """Where roles stand in a line, each a word of its own before a colon; from 0 on."""
    places = [0]
    if line.count(":") + line.count("\uff1a") < 2:
        return places
    for found in re.finditer("[:\uff1a]", line):
        start = max(0, found.start() - SPEAKER_LENGTH)
        before = line[start : found.start()].rstrip()
        start += max(before.rfind(" "), before.rfind("\t")) + 1
        word = line[start : found.start()].strip()
        is_role = sides_by_label().get(word.casefold()) in ("user", "assistant")
        # In the middle of a line a label shows by its capital, if its script has any.
        if start and is_role and (word != word.lower() or not word.isascii()):
            places.append(start)
    return places


def _turn_at(line: str) -> SpokenTurn | None:
    begin = line[:LABEL_REGION]
    if not (line.startswith(HEADINGS) or any(map(begin.__contains__, LABEL_ENDS))):
        return None
    found = turn_pattern().match(line)
    if found is None:
        return None
    label = " ".join(found["label"].casefold().split())
    side = sides_by_label().get(label.rstrip("0123456789 "))
    words, stamp = found["words"].strip(), (found["stamp"] or "").strip()
    # Without a colon only a heading can be a label, or a role in brackets.
    is_heading = line.startswith(HEADINGS) and not words
    is_boxed = bool(found["open"] and found["close"]) or found["colon"] in (">", "|")
    if found["colon"] in (":", "\uff1a") or (side and (is_heading or is_boxed)):
        return SpokenTurn(label, side, words, stamp)
    return None


def _merged(turns: list[SpokenTurn]) -> list[SpokenTurn]:
    """Turns of one speaker in a row, joined."""
    merged: list[SpokenTurn] = []
    for turn in turns:
        if merged and _voice(merged[-1]) == _voice(turn):
            merged[-1] = _with_more(merged[-1], turn.words)
        else:
            merged.append(turn)
    return merged


def _voice(turn: SpokenTurn) -> str:
    return turn.side or turn.speaker


def is_talk(roles: list[SpokenTurn]) -> bool:
    """Whether turns of both sides are a conversation, not settings for each side."""
    turns = _merged(roles)
    speech = sum(turn.is_speech for turn in turns)
    asked = any(turn.asks and len(turn.words) > SHORTEST_QUESTION for turn in turns)
    if len(turns) == 2:
        return asked
    # With little speech it may be settings, or the steps of a use case.
    return asked or speech > 1


def _is_talk_with_a_name(turns: list[SpokenTurn], sides: set[str | None]) -> bool:
    """Whether one named person and one role take turns, and speak."""
    names = {turn.speaker for turn in turns if turn.side is None}
    is_pair = len(sides) == 1 and len(names) == 1 and len(turns) > 2
    if not (is_pair and all(map(_may_be_a_name, names))):
        return False
    loud = {turn.speaker for turn in turns if turn.is_speech}
    if "assistant" in sides:
        return bool(loud)
    return len(loud) > 1 and any(turn.asks for turn in turns)


def _is_talk_of_names(turns: list[SpokenTurn]) -> bool:
    """Whether named people take turns: stamped as in a chat, or in lively speech."""
    speakers = {turn.speaker for turn in turns}
    if not 2 <= len(speakers) <= 8:
        return False
    returns = len(turns) - len(speakers)
    is_dated = all(_has_date_and_time(turn.stamp) for turn in turns)
    # Without brackets, times in front of names are an agenda as well.
    is_chat = all(turn.stamp.startswith(("[", "(")) for turn in turns) and returns > 0
    if not (is_dated or is_chat or (len(turns) > 3 and returns > 1)):
        return False
    if not all(map(_may_be_a_name, speakers)):
        return False
    loud = {turn.speaker for turn in turns if turn.is_speech}
    asked = any(turn.asks for turn in turns)
    if is_dated or is_chat:
        return bool(loud) and (returns > 0 or asked)
    return len(loud) > 1 and asked


def _has_date_and_time(stamp: str) -> bool:
    return ":" in stamp and sum(map(str.isdigit, stamp)) > 6


def _may_be_a_name(speaker: str) -> bool:
    words = speaker.rstrip("0123456789 ")
    if words in SPEAKER_WORDS:
        return True
    is_short = len(speaker) < 2 and speaker.isascii()
    has_digit = any(map(str.isdigit, speaker))
    is_label = speaker in PAIR_LABELS or is_short or has_digit
    return not is_label and len(speaker.split()) < 4
