"""Tells reasoning traces from notes: tagged reasoning, logs of reasoning with tools.

Only what is marked as reasoning counts; a note may reason as it likes, speak of the
tags, or be a diary of thoughts and actions. Knows one text and nothing of memories.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .standards_data import REASONING_TAGS, STEP_LABELS
from .transcript import (
    LOG_LINES,
    SENTENCE_ENDS,
    ends_as_speech,
    label_and_words,
    may_have_labels,
)

STEP_DECORATION = " \t>#*_-\u2022\u2013\u2014.)([0123456789"
STEP_REGION = 60
"""Characters of a line in which the label of a step begins and ends."""

FIRST_STEP = 12
"""Lines by which a log of steps has begun."""

SHORTEST_REASONING = 12
"""Characters between two tags: "<think> and </think>" speaks of them."""

LONGEST_HEADING = 40
"""Characters above an end tag alone that may be words about it, or a heading."""

LONGEST_MENTION = 80
"""Characters between two tags that a sentence which names both may have."""


def is_reasoning_trace(text: str) -> bool:
    """Whether `text` is tagged reasoning, or steps of thought and action."""
    if _has_reasoning_tag(text):
        return True
    return may_have_labels(text) and _has_steps(text)


@lru_cache(maxsize=1)
def reasoning_tags() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The tag that opens reasoning where a text begins, and the one that ends it."""
    names = f"(?:{'|'.join(map(re.escape, REASONING_TAGS))})"
    opens = (
        rf"\s{{0,8}}(?:[<\[\u25c1]\s?{names}\s?[>\]\u25b7]|```{names}\s"
        r"|(?:<\|start\|>assistant)?<\|channel\|>analysis(?:<\|message\|>(?=\S)|\s?\n))"
    )
    closes = rf"[<\[\u25c1](?i:/\s?{names}\s?[>\]\u25b7])"
    return re.compile(opens, re.IGNORECASE), re.compile(closes)


def _has_reasoning_tag(head: str) -> bool:
    """Whether reasoning stands between tags, or one of them ends it.

    A text that only names the tags has next to nothing between them.
    """
    opens, closes = reasoning_tags()
    has_end = any(sign in head for sign in ("</", "[/", "\u25c1/"))
    opened, closed = opens.match(head), closes.search(head) if has_end else None
    if opened is not None:
        inside = head[opened.end() : closed.start() if closed else None]
        is_whole = closed is not None and (
            len(inside) > LONGEST_MENTION or ends_as_speech(inside)
        )
        is_alone = inside.startswith(("\n", "\r")) or opened[0][-1] in "\n\r"
        is_tagged = is_whole or is_alone or "channel" in opened[0]
        return is_tagged and len(inside.strip()) >= SHORTEST_REASONING
    if closed is None:
        return False
    # Where a template has opened the tag, only its end is in the text.
    above, below = head[: closed.start()], head[closed.end() :]
    ends_line = below[:1] in ("", "\n", "\r")
    begins_line = not above.strip(" \t") or above.rstrip(" \t").endswith(("\n", "\r"))
    is_end = ends_line and (begins_line or ends_as_speech(above))
    # A sentence above the tag and something below it: a thought, and what came of it.
    is_thought = above.rstrip().endswith(SENTENCE_ENDS) and bool(below.strip())
    shortest = SHORTEST_REASONING if is_thought else LONGEST_HEADING
    return is_end and len(above.strip()) >= shortest


@lru_cache(maxsize=1)
def steps_by_label() -> dict[str, str]:
    """The step that each label stands for."""
    return {label: step for step, them in STEP_LABELS.items() for label in them}


@lru_cache(maxsize=1)
def step_labels() -> tuple[str, ...]:
    """All labels of steps."""
    return tuple(steps_by_label())


def _has_steps(head: str) -> bool:
    """Whether thoughts alternate with calls of tools and what they returned.

    A diary has thoughts and actions too, but calls no tool and does not start again.
    """
    steps: list[str] = []
    calls_tool = names_tool = False
    for number, line in enumerate(head.splitlines()[:LOG_LINES]):
        if number == FIRST_STEP and not steps:
            return False
        # Most lines are told by their beginning, for less than it takes to read them.
        begin = line[:STEP_REGION]
        if ":" not in begin and "\uff1a" not in begin:
            continue
        begin = begin.casefold().lstrip(STEP_DECORATION)
        found = label_and_words(line) if begin.startswith(step_labels()) else None
        if found is None:
            continue
        label, words = found
        step = steps_by_label().get(label)
        if step is not None:
            steps.append(step)
            is_action = step == "action"
            calls_tool = calls_tool or (is_action and _is_call(words))
            names_tool = names_tool or (is_action and _is_name(words))
    kinds = set(steps)
    if "thought" not in kinds or not kinds & {"action", "observation"}:
        return False
    goes_on = names_tool and steps.count("thought") > 1
    is_whole = goes_on or bool(kinds & {"input", "answer"})
    return len(steps) > 1 and (calls_tool or (is_whole and len(kinds) > 2))


def _is_call(words: str) -> bool:
    """Whether an action calls a tool, by its form or by a name as programs write it."""
    call = r"[^\W\d][\w.]{0,40}[\[(]|[a-z]+_\w{1,40}$"
    return re.match(call, words) is not None


def _is_name(words: str) -> bool:
    """Whether an action is the name of a tool: one word; a sentence is a diary's."""
    return re.match(r"`?[A-Za-z][\w.-]{0,40}`?$", words) is not None
