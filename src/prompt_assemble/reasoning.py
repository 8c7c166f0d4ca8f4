"""Tells reasoning traces from notes: tagged reasoning, logs of reasoning with tools.

Only what is marked as reasoning counts; a note may reason as it likes, speak of the
tags, or be a diary of thoughts and actions. Knows one text and nothing of memories.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .standards_data import REASONING_TAGS, STEP_LABELS
from .transcript import LOG_LINES, ends_as_speech, label_and_words, may_have_labels

TAG_SIGNS = ("<", "[", "\u25c1", "```")

SHORTEST_REASONING = 12
"""Characters between two tags: "<think> and </think>" speaks of them."""

LONGEST_MENTION = 80
"""Characters between two tags that a sentence which names both may have."""


def is_reasoning_trace(text: str) -> bool:
    """Whether `text` is tagged reasoning, or steps of thought, action, observation."""
    has_sign = any(sign in text for sign in TAG_SIGNS)
    if has_sign and _has_reasoning_tag(text):
        return True
    folded = text.casefold()
    has_thought = any(label in folded for label in STEP_LABELS["thought"])
    return has_thought and may_have_labels(text) and _has_steps(text)


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
        found = label_and_words(line)
        if found is None:
            continue
        label, words = found
        step = steps_by_label().get(label)
        if step is not None:
            steps.append(step)
            call = r"[A-Za-z][\w.]{0,40}[\[(]|[a-z]+_\w{1,40}$"
            is_call = re.match(call, words)
            calls_tool = calls_tool or (step == "action" and is_call is not None)
    kinds = set(steps)
    if "thought" not in kinds or not kinds & {"action", "observation"}:
        return False
    goes_on = steps.count("thought") > 1 and len(kinds) > 2
    return len(steps) > 1 and (
        goes_on or calls_tool or bool(kinds & {"input", "answer"} and len(kinds) > 2)
    )
