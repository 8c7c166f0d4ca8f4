"""Tells files of a conversation from notes: messages as data, subtitles, template text.

JSON, YAML or a repr of messages with roles, as dicts or objects; cues with times; the
text that a chat template makes of turns. A note that speaks of such things is a note.
Knows one text and nothing of memories.
"""

from __future__ import annotations

import re

from .transcript import ends_as_speech, sides_by_label

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
        return True
    speaker = rf"{quote}(?:speaker|sender){quote}{gap}:{gap}{quote}([^\"'\\]{{1,40}})"
    speakers = re.findall(speaker, text)
    takes_turns = len(speakers) > 2 and 1 < len(set(speakers)) < len(speakers)
    return takes_turns and len(contents) > 2


def _is_yaml_of_messages(text: str) -> bool:
    roles = re.findall(
        r"(?m)^[ \t]{0,8}-?[ \t]{0,4}role:[ \t]{0,4}[\"']?(\w{2,12})", text
    )
    contents = re.findall(r"(?m)^[ \t]{0,8}-?[ \t]{0,4}content:", text)
    return len(contents) > 1 and _are_of_a_talk(roles)


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


def _is_template_text(text: str) -> bool:
    """Whether a text begins as a chat template renders a turn, and goes on so."""
    role = "(?:user|assistant|system|developer|human|model|tool|ai)"
    said = r"(?=[ \t]{0,4}[\r\n]|[^<\[]{8})"
    turn = (
        rf"<\|(?:im_start|start_header_id|start_of_role|start)\|>\s?{role}"
        rf"(?:<\|end_header_id\|>|<\|end_of_role\|>|<\|message\|>|\b{said})"
        rf"|<(?:start_of_turn|\|turn)>\s?{role}\b{said}"
        rf"|<[|\uff5c]{role}[|\uff5c]>{said}|\]~b\]{role}\b{said}"
        rf"|\[INST\]{said}|<(?:user|human|assistant)>(?=[^<]{{2}})"
    )
    opening = r"\s{0,8}(?:<s>|<bos>|<\|begin_of_text\|>|\]~!b\[)?\s{0,8}"
    if re.match(f"{opening}(?:{turn})", text, re.IGNORECASE) is None:
        return False
    if len(re.findall(turn, text, re.IGNORECASE)) > 1:
        return True
    ends = r"<\|im_end\|>|<\|eot_id\|>|<end_of_turn>|\[e~\[|\[/INST\]|<turn\|>"
    end = re.search(ends, text)
    return end is not None and ends_as_speech(text[: end.start()])
