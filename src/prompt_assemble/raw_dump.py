"""Tells files of a conversation from notes: messages as data, subtitles, template text.

JSON, YAML or a repr of messages with roles, as dicts or objects; cues with times; the
text that a chat template makes of turns. A note that speaks of such things is a note.
Knows one text and nothing of memories.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice

from .standards_data import (
    BARE_MARKS,
    QUESTION_MARK,
    TEMPLATE_OPENINGS,
    TURN_ENDS,
    TURN_MARKS,
    TURN_ROLES,
)
from .transcript import SpokenTurn, ends_as_speech, is_talk, sides_by_label

JSON_OPENINGS, MARKER_OPENINGS = ("{", "["), ("<", "[", "]")

ROLE_KEYS = "role|from|sender|speaker|author|type"
CONTENT_KEYS = "content|text|value|message|parts|body"

MESSAGE_CLASSES = {
    "AIMessage": "ai",
    "AIMessageChunk": "ai",
    "AssistantMessage": "assistant",
    "HumanMessage": "human",
    "HumanMessageChunk": "human",
    "TextPart": "assistant",
    "UserMessage": "user",
    "UserPromptPart": "user",
}
"""Who speaks in a message object, by its class (LangChain, AutoGen and pydantic-ai,
read November 2026); in others a field says it."""

TAGGED_ROLES = "user|human|assistant|ai|bot"
"""Roles that stand in tags of their own, with an end tag or without."""

REPR_SIGNS = ("", ")", "]", "}", ",", "[", "(", "{", "=", ":")
"""What may stand before a message object where several are printed."""

REPR_OPENING = r"[\[({\s]{0,4}(?:[\"']?\w{1,20}[\"']?\s?[:=]\s?[\[({\s]{0,4})?\Z"


def is_raw_dump(text: str) -> bool:
    """Whether `text` is a conversation in a form that programs write."""
    opening = text.lstrip()[:1]
    return (
        (opening in JSON_OPENINGS and _is_json_of_messages(text))
        or (opening in MARKER_OPENINGS and _is_template_text(text))
        or ("role:" in text and _is_yaml_of_messages(text))
        or (" --> " in text and _has_cues(text))
        or ("=" in text and _is_repr_of_messages(text))
    )


def _is_json_of_messages(text: str) -> bool:
    """Whether there are roles and contents, or speakers who take turns."""
    quote, gap = r"\\{0,3}[\"']", r"\s{0,4}"
    key = rf"{quote}(?:{ROLE_KEYS}){quote}{gap}:{gap}"
    roles = re.findall(rf"{key}{quote}([a-z]{{2,12}}){quote}", text)
    contents = re.findall(rf"{quote}(?:{CONTENT_KEYS}){quote}{gap}:", text)
    if len(contents) > 1 and _are_of_a_talk(roles):
        return not _are_records(text, roles)
    speaker = rf"{quote}(?:speaker|sender){quote}{gap}:{gap}{quote}([^\"'\\]{{1,40}})"
    speakers = re.findall(speaker, text)
    takes_turns = len(speakers) > 2 and 1 < len(set(speakers)) < len(speakers)
    return takes_turns and len(contents) > 2


def _are_records(text: str, roles: list[str]) -> bool:
    """Whether each of several users has a name of his own: a list of people."""
    names = re.findall(
        r"[\"']name\\?[\"']\s{0,4}:\s{0,4}\\{0,3}[\"'](.{1,40}?)[\"']", text
    )
    is_one_sided = len({sides_by_label().get(role) for role in roles} - {None}) < 2
    return is_one_sided and 1 < len(roles) == len(names) == len(set(names))


def _is_yaml_of_messages(text: str) -> bool:
    """Whether there are roles and contents that speak: settings have this form, too."""
    mark = r"(?m)^[ \t]{0,8}-?[ \t]{0,4}"
    above, *parts = re.split(rf"{mark}role:[ \t]{{0,4}}[\"']?(\w{{2,12}})", text)
    roles = parts[::2]
    if len(re.findall(f"{mark}content:", text)) < 2 or not _are_of_a_talk(roles):
        return False
    sides = map(sides_by_label().get, roles)
    said = [above, *parts[1::2]] if "content:" in above else parts[1::2]
    turns = map(SpokenTurn, roles, sides, said)
    return is_talk([turn for turn in turns if turn.side is not None])


def _is_repr_of_messages(text: str) -> bool:
    """Whether message objects stand one after the other, as Python prints them.

    Nothing stands between them but brackets, commas, names of fields and blanks: a note
    that speaks of such objects has words there.
    """
    if text.count("content=") + text.count("text=") < 2:
        return False
    calls = list(re.finditer(r"\b([A-Z]\w{1,40})\((?=_?[a-z]\w{0,20}=)", text))
    if not calls or re.match(REPR_OPENING, text[: calls[0].start()]) is None:
        return False
    named = [it for it in calls if _is_message_class(it[1])]
    before = [text[max(0, it.start() - 9) : it.start()].rstrip()[-1:] for it in named]
    if len(named) < 2 or not all(sign in REPR_SIGNS for sign in before):
        return False
    roles = [MESSAGE_CLASSES[it[1]] for it in named if it[1] in MESSAGE_CLASSES]
    field = r"\b_?(?:role|source)=(?:<?\w{1,20}\.|[\"'])(\w{2,12})"
    return _are_of_a_talk(roles + [it.lower() for it in re.findall(field, text)])


def _is_message_class(name: str) -> bool:
    return name in MESSAGE_CLASSES or "Message" in name or name == "Content"


def _are_of_a_talk(roles: list[str]) -> bool:
    """Instructions and a question alone are a prompt that somebody noted down."""
    sides = {sides_by_label().get(role) for role in roles} - {None}
    is_answered = "assistant" in sides and len(sides) > 1
    return is_answered or ("user" in sides and len(roles) > 2)


def _has_cues(text: str) -> bool:
    """Whether there are subtitles: at least two cues, each with its times."""
    cue = r"(?m)^[\d:.,]{5,16} --> [\d:.,]{5,16}[ \t]{0,4}$"
    return len(re.findall(cue, text)) > 1


@lru_cache(maxsize=1)
def template_marks() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """What opens the text of a template, what opens a turn in it, and what ends one.

    What is said follows at once or in the next line: behind a mark that a sentence
    names stands a blank, a comma or another mark. Where lines were joined there is a
    blank as well, and an end or a question directly before the next mark.
    """
    roles = f"(?:{'|'.join(TURN_ROLES)})"
    ends = "|".join(map(re.escape, TURN_ENDS))
    in_next_line = (
        r"[ \t]{0,4}[\r\n]|[ \t][^<\[\]]{1,999}"
        rf"(?:(?<!\s)(?:{ends})|(?<=[?\uff1f]))\s?(?:[<\[\]]|\Z)"
    )
    said = rf"(?={in_next_line}|[^\s,;:.)\]}}\"'`<]|<(?![|\uff5c/]))"
    marks = [rf"{re.escape(QUESTION_MARK)}(?=\s?\S)"]
    marks += [re.escape(mark) + said for mark in BARE_MARKS]
    for before, behind in TURN_MARKS:
        begin = rf"{re.escape(before)}\s?{roles}"
        if behind == "\n":
            marks.append(f"{begin}(?={in_next_line})")
        elif behind == "<|message|>":  # the channel may stand between, and for whom
            header = r"[^<\r\n]{0,60}"
            between = rf"{header}(?:<\|(?:channel|constrain)\|>{header}){{0,2}}"
            marks.append(begin + between + re.escape(behind) + said)
        else:
            marks.append(begin + re.escape(behind) + said)
    openings = "|".join(map(re.escape, TEMPLATE_OPENINGS))
    return (
        re.compile(rf"\s{{0,8}}(?:{openings}){{0,2}}", re.IGNORECASE),
        re.compile("|".join(marks), re.IGNORECASE),
        re.compile(ends),
    )


def _is_template_text(text: str) -> bool:
    """Whether a text begins as a chat template renders a turn, and goes on so."""
    opens, mark, ends = template_marks()
    opening = opens.match(text)
    start = 0 if opening is None else opening.end()
    first, second = (*islice(mark.finditer(text), 2), None, None)[:2]
    if first is None:
        return _is_tagged_talk(text)
    before = text[start : first.start()]
    # A system prompt may have no mark, where something opens the whole text.
    is_prompt = text[:start].strip() and second is not None and before[:1].strip()
    if before.strip() and not is_prompt:
        return False
    if second is not None:
        return _is_said(text[first.end() : second.start()])
    end = ends.search(text)
    return end is not None and ends_as_speech(text[: end.start()])


def _is_said(words: str) -> bool:
    """Whether words between two marks are a turn: a sentence goes on around marks."""
    is_closed = ends_as_speech(words) or words.rstrip().endswith(TURN_ENDS)
    return bool(words.strip()) and (is_closed or words[-1] not in " \t")


def _is_tagged_talk(text: str) -> bool:
    """Whether tags of roles hold turns of a talk, not settings for each side."""
    if re.match(rf"(?i)\s{{0,8}}<(?:{TAGGED_ROLES})>", text) is None:
        return False
    _, *parts = re.split(rf"(?i)</?({TAGGED_ROLES})>", text)
    turns = [
        SpokenTurn(role, sides_by_label()[role], words.strip())
        for role, words in zip(map(str.lower, parts[::2]), parts[1::2])
        if words.strip()
    ]
    if len({turn.side for turn in turns}) < 2:
        return False
    return is_talk(turns) or all(ends_as_speech(turn.words) for turn in turns)
