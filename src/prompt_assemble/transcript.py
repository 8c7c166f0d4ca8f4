"""Tells raw conversation logs and reasoning traces from notes, by their form.

A log is somebody's turns one after the other; a note may quote people, list things or
have `key: value` lines. In doubt a text is a note: what speaks for a log must stand in
its form and in its words. Knows one text and nothing of memories; reads a bounded head
of it, in one pass.
"""

from __future__ import annotations

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
    REASONING_TAGS,
    SERVICE_LABELS,
    SPEAKER_WORDS,
    STEP_LABELS,
    SYSTEM_LABELS,
    TOOL_LABELS,
    USER_LABELS,
)

LOG_LENGTH = 8_192
"""Characters that are read: a log shows itself within its first turns."""

LOG_LINES = 120
"""Lines that are read."""

LABEL_LENGTH = 32
"""Characters of a speaker's name at most."""

HEADER_LENGTH = 60
"""Characters of a line above the first turn, such as a title or a date."""

MARKS_OF_LABELS = (":", "\uff1a", "<", "{", "[", "#", "*", "\u25c1")
"""Without any of these there is neither label nor tag."""

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
        """Whether somebody asks, greets, or speaks of himself or to another."""
        spoken = re.split(r"[\s'\u2019.,!\u00a1;:]{1,8}", self.words.casefold())
        return (
            self.asks
            or not person_words().isdisjoint(spoken)
            or any(part in self.words for part in PERSON_SYLLABLES)
        )


def is_conversation_log(text: str) -> bool:
    """Whether `text` is a raw log: turns under labels, message dicts, template text."""
    head = text[:LOG_LENGTH]
    if not any(mark in head for mark in MARKS_OF_LABELS):
        return False
    return _is_message_dump(head) or _is_template_text(head) or _has_turns(head)


def is_reasoning_trace(text: str) -> bool:
    """Whether `text` is tagged reasoning, or steps of thought, action, observation."""
    head = text[:LOG_LENGTH]
    if not any(mark in head for mark in MARKS_OF_LABELS):
        return False
    return _has_reasoning_tag(head) or _has_steps(head)


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
        r"(?:[AaPp]\.?[Mm]\.?)?[\])]?[\s,\u2013\u2014-]{0,4})?"
        r"[*_]{0,3}(?P<open>[\[(]?)"
        r"(?P<label>[^\s\d:\uff1a\[\](){}<>\"|*_]"
        rf"[^:\uff1a\[\](){{}}<>\"|*_]{{0,{LABEL_LENGTH}}})"
        r"[\])]?[*_]{0,3}(?:\s?\([^()]{1,24}\))?\s{0,2}"
        r"(?P<colon>[:\uff1a]?)[*_]{0,3}(?P<words>.*)"
    )


def _has_turns(head: str) -> bool:
    turns, lead = _turns_of(head)
    roles = [turn for turn in turns if turn.side is not None]
    sides = {turn.side for turn in roles}
    if any(talk <= sides for talk in SIDES_OF_TALK):
        return _is_talk(roles, lead)
    merged = _merged(turns)
    if "assistant" in sides and not lead:
        return _is_talk_with_a_name(merged)
    return not lead and _is_talk_of_names(merged)


def _turns_of(head: str) -> tuple[list[SpokenTurn], bool]:
    """The turns of a text, and whether more than a header stands above them.

    Once somebody has a role, what is under other labels belongs to his words.
    """
    turns: list[SpokenTurn] = []
    is_noted = has_user = False
    for line in _lines_of(head):
        turn = _turn_at(line)
        if turn is not None and has_user and turn.side is None:
            turn = None
        if turn is not None:
            has_user = has_user or turn.side in ("user", "customer")
            turns.append(turn)
        elif turns:
            last = turns[-1]
            turns[-1] = last._replace(words=f"{last.words}\n{line}"[:LABEL_LENGTH * 32])
        elif line.endswith(SENTENCE_ENDS) or len(line) > HEADER_LENGTH:
            is_noted = True
    return turns, is_noted


def _lines_of(head: str) -> Iterator[str]:
    """The lines that are not blank; a line with several role labels is cut at them."""
    for line in head.splitlines()[:LOG_LINES]:
        cuts = _inner_labels(line)
        if len(cuts) > 1:
            for start, end in zip(cuts, [*cuts[1:], len(line)]):
                yield line[start:end].strip()
        elif line.strip():
            yield line.strip()


def _inner_labels(line: str) -> list[int]:
    """Where roles stand in a line, each a word of its own before a colon; from 0 on."""
    places = [0]
    for found in re.finditer("[:\uff1a]", line):
        start = max(0, found.start() - LABEL_LENGTH)
        before = line[start : found.start()].rstrip()
        start += max(before.rfind(" "), before.rfind("\t")) + 1
        word = line[start : found.start()].strip()
        is_role = sides_by_label().get(word.casefold()) in ("user", "assistant")
        # In the middle of a line a label shows by its capital, if its script has any.
        if start and is_role and (word != word.lower() or not word.isascii()):
            places.append(start)
    return places


def _turn_at(line: str) -> SpokenTurn | None:
    found = turn_pattern().match(line)
    if found is None:
        return None
    label = " ".join(found["label"].casefold().split())
    side = sides_by_label().get(label.rstrip("0123456789 "))
    words, stamp = found["words"].strip(), (found["stamp"] or "").strip()
    # Without a colon only a heading can be a label, and only that of a role.
    is_heading = line.startswith(("#", "*", "[")) and not words
    if found["colon"] or (is_heading and side is not None):
        return SpokenTurn(label, side, words, stamp)
    return None


def _merged(turns: list[SpokenTurn]) -> list[SpokenTurn]:
    """Turns of one speaker in a row, joined."""
    merged: list[SpokenTurn] = []
    for turn in turns:
        if merged and _voice(merged[-1]) == _voice(turn):
            words = f"{merged[-1].words}\n{turn.words}"
            merged[-1] = merged[-1]._replace(words=words)
        else:
            merged.append(turn)
    return merged


def _voice(turn: SpokenTurn) -> str:
    return turn.side or turn.speaker


def _is_talk(roles: list[SpokenTurn], lead: bool) -> bool:
    """Whether turns of both sides are a conversation, not settings for each side."""
    if lead:
        return False
    turns = _merged(roles)
    speech = sum(turn.is_speech for turn in turns)
    asked = any(turn.asks for turn in turns)
    if len(turns) == 2:
        return asked or speech == 2
    if {"customer", "service"} >= {turn.side for turn in turns}:
        return asked or speech > 1
    said = sum(len(turn.words) > 8 for turn in turns)
    return speech > 0 or (len(turns) > 3 and 2 * said >= len(turns))


def _is_talk_with_a_name(turns: list[SpokenTurn]) -> bool:
    """Whether a named person and an assistant take turns, and speak."""
    voices = {_voice(turn) for turn in turns}
    names = [turn.speaker for turn in turns if turn.side is None]
    return (
        len(turns) > 2
        and len(voices) == 2
        and all(map(_may_be_a_name, names))
        and any(turn.is_speech for turn in turns)
    )


def _is_talk_of_names(turns: list[SpokenTurn]) -> bool:
    """Whether named people take turns: stamped as in a chat, or in lively speech."""
    speakers = {turn.speaker for turn in turns}
    if len(turns) < 2 or not 2 <= len(speakers) <= 8:
        return False
    if not all(map(_may_be_a_name, speakers)):
        return False
    lively = sum(turn.is_speech for turn in turns)
    returns = len(turns) - len(speakers)
    if all(sum(map(str.isdigit, turn.stamp)) > 6 for turn in turns):
        return lively > 0
    if all(turn.stamp for turn in turns):
        return lively > 0 and returns > 0
    loud = {turn.speaker for turn in turns if turn.is_speech}
    asked = any(turn.asks for turn in turns)
    return len(turns) > 3 and returns > 1 and len(loud) > 1 and asked


def _may_be_a_name(speaker: str) -> bool:
    words = speaker.rstrip("0123456789 ")
    if words in SPEAKER_WORDS:
        return True
    is_short = len(speaker) < 2 and speaker.isascii()
    has_digit = any(map(str.isdigit, speaker))
    is_label = speaker in PAIR_LABELS or is_short or has_digit
    return not is_label and len(speaker.split()) < 4


# Message dicts and the text of templates ----------------------------------------------


def _is_message_dump(head: str) -> bool:
    """Whether a text is JSON, or a repr, of messages with roles and contents."""
    if not head.lstrip().startswith(("{", "[")):
        return False
    quote, gap = r"\\?[\"']", r"\s{0,4}"
    role_keys = "role|from|sender|speaker|author|type"
    roles = re.findall(
        rf"{quote}(?:{role_keys}){quote}{gap}:{gap}{quote}([a-z]{{2,12}}){quote}", head
    )
    contents = re.findall(
        rf"{quote}(?:content|text|value|message|parts|body){quote}{gap}:", head
    )
    sides = {sides_by_label().get(role) for role in roles} - {None}
    return len(sides) > 1 and len(contents) > 1


def _is_template_text(head: str) -> bool:
    """Whether a text begins as a chat template renders a turn, and goes on so."""
    role = "(?:user|assistant|system|developer|human|model|tool|ai)"
    turn = (
        rf"<\|(?:im_start|start_header_id|start_of_role|start)\|>\s?{role}\b"
        rf"|<(?:start_of_turn|\|turn)>\s?{role}\b"
        rf"|<[|\uff5c]{role}[|\uff5c]>(?=[^<]{{8}})"
        rf"|\]~b\]{role}\b"
        r"|\[INST\](?=[^\[]{8})|<(?:user|human|assistant)>(?=[^<]{2})"
    )
    opening = r"\s{0,8}(?:<s>|<bos>|<\|begin_of_text\|>|\]~!b\[)?\s{0,8}"
    if re.match(f"{opening}(?:{turn})", head, re.IGNORECASE) is None:
        return False
    ends = ("<|im_end|>", "<|eot_id|>", "<end_of_turn>", "[e~[", "[/INST]", "<turn|>")
    turns = len(re.findall(turn, head, re.IGNORECASE))
    return turns > 1 or any(end in head for end in ends)


# Reasoning ----------------------------------------------------------------------------


def _has_reasoning_tag(head: str) -> bool:
    """Whether reasoning stands between tags, or one of them ends it.

    A text that only names the tags has next to nothing between them.
    """
    names = "|".join(map(re.escape, REASONING_TAGS))
    open_tag = rf"[<\[\u25c1]\s?(?:{names})\s?[>\]\u25b7]"
    close_tag = rf"[<\[\u25c1]\s?/\s?(?:{names})\s?[>\]\u25b7]"
    opened = re.match(
        rf"\s{{0,8}}(?:{open_tag}|```(?:{names})\s|<\|channel\|>analysis)",
        head,
        re.IGNORECASE,
    )
    closed = re.search(close_tag, head, re.IGNORECASE)
    if opened is not None:
        inside = head[opened.end() : closed.start() if closed else None]
        is_alone = inside.startswith(("\n", "\r")) or "```" in opened[0]
        is_tag = is_alone or closed is not None or "channel" in opened[0]
        return is_tag and len(inside.strip()) >= 12
    if closed is None:
        return False
    # Where a template has opened the tag, only its end is in the text.
    above, below = head[: closed.start()], head[closed.end() :]
    ends_line = below[:1] in ("", "\n", "\r")
    begins_line = not above.strip(" \t") or above.rstrip(" \t").endswith(("\n", "\r"))
    is_end = ends_line and (begins_line or above.rstrip().endswith(SENTENCE_ENDS))
    return is_end and len(above.strip()) >= 40


@lru_cache(maxsize=1)
def steps_by_label() -> dict[str, str]:
    """The step that each label stands for."""
    return {label: step for step, them in STEP_LABELS.items() for label in them}


def _has_steps(head: str) -> bool:
    """Whether thoughts alternate with calls of tools and what they returned.

    A diary has thoughts and actions too, but calls no tool and does not start again.
    """
    steps: list[str] = []
    calls_tool = False
    for line in head.splitlines()[:LOG_LINES]:
        found = turn_pattern().match(line)
        if found is None or not found["colon"]:
            continue
        label = " ".join(found["label"].casefold().split()).rstrip("0123456789 ")
        step = steps_by_label().get(label)
        if step is not None:
            steps.append(step)
            call = r"[A-Za-z][\w.]{0,40}[\[(]|[a-z]+_\w{1,40}$"
            is_call = re.match(call, found["words"].strip())
            calls_tool = calls_tool or (step == "action" and is_call is not None)
    kinds = set(steps)
    if "thought" not in kinds or not kinds & {"action", "observation"}:
        return False
    goes_on = steps.count("thought") > 1 and len(kinds) > 2
    return len(steps) > 1 and (
        goes_on or calls_tool or bool(kinds & {"input", "answer"} and len(kinds) > 2)
    )
