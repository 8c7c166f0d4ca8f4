"""Reads one text: is it the refusal of a prompt that is too long, and by what figures?

Knows words and numbers, and nothing of errors or of where a text was found. Every text
is read at its two ends only, and each pattern looks a bounded way ahead.
"""

import re
from functools import cache
from typing import NamedTuple

from .overflow_data import (
    CODES_IN_TEXTS,
    COUNT_AFTER,
    DENIALS,
    ERROR_PREFIX,
    INPUT_AFTER,
    INPUT_BEFORE,
    INPUT_RIGHT_BEFORE,
    INPUT_SUBJECTS,
    LIMIT_AFTER,
    LIMIT_BEFORE,
    NOT_SAID,
    OTHER_LIMITS,
    OUTPUT_AFTER,
    OUTPUT_BEFORE,
    OUTPUT_LIMITS,
    OUTPUT_RIGHT_BEFORE,
    OVERFLOW_CODES,
    RATE_WORDS,
    SENT_AFTER,
    SENT_BEFORE,
    STATUS_BEFORE,
    SUBJECTS,
    TALK,
    TOKEN_SENSE,
    TOKENS_OF_INPUT,
    TOO_LONG_ALONE,
    TOTAL_BEFORE,
    TOO_MUCH,
    UNITS_AFTER,
    WAIT_WORDS,
    WINDOW,
    WORDINGS,
)

READ_AT_EACH_END = 8_000
"""Characters read of a text at its start, and as many at its end."""

FRAGMENT_GAP = 160
"""Characters that may lie between two fragments of one wording."""

CUE_DISTANCE = 80
"""Characters before a number in which the word is sought that says what it is."""

PLAIN_REFUSAL_LENGTH = 1_200
"""Characters of a plain text that may still be taken for a bare error message."""

CODE_LENGTH = 120
"""Characters of a text, or of a field, that may be a code."""

MULTIPLES = {"": 1, "k": 1_000, "ki": 1_024, "m": 1_000_000, "mi": 1_048_576}

FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    0x2264: "<=",
    0x2265: ">=",
    0x3001: ",",
    0x3002: ".",
}


class Figures(NamedTuple):
    """Tokens that a refusal states: the limit, what was held against it, and the part
    of that which is room for the answer. None where it is not stated."""

    limit: int | None = None
    sent: int | None = None
    output: int | None = None


class Refusal(NamedTuple):
    """A text that was recognised: the family of its wording, and its figures."""

    provider: str
    figures: Figures


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _finds(pattern: str, text: str) -> bool:
    return _compiled(pattern).search(text) is not None


def both_ends(text: str) -> str:
    """A text, or the two ends of a long one."""
    if len(text) <= 2 * READ_AT_EACH_END:
        return text
    return f"{text[:READ_AT_EACH_END]}\n{text[-READ_AT_EACH_END:]}"


def plain_words(text: str) -> str:
    """The two ends of `text` as lower-case words between single blanks.

    Numbers are plain digits ("1,048,576", "200k"), sentences end with the word ".",
    and quotes, brackets, escapes and words with digits in them are gone.
    """
    text = both_ends(text).translate(FULL_WIDTH)
    text = _compiled(r"\\{1,8}u([0-9a-fA-F]{4})").sub(_unescaped, text)
    text = _compiled(r"\\{1,8}[nrt](?![a-z]{0,1}[:\\])|[\r\n]{1,9}|;").sub(" . ", text)
    text = _compiled(r"(?<=[a-z])(?=[A-Z])").sub(" ", text).lower()
    text = _compiled(r"(?<=n)['\u2019]t\b").sub("t", text)
    text = _compiled(r"(?<=[a-z])['\u2019`]s\b").sub("s", text)
    text = _compiled(
        r"(?<![\d,.])\d{1,3}(?:[,_'\u2019\u00a0\u2009\u202f]\d{3}){1,4}(?![\d,_]\d|\d)"
        r"|(?<![\d,.])\d{1,3}(?:\.\d{3}){1,4}(?=[ -]tokens?)"
    ).sub(_ungrouped, text)
    text = _compiled(
        r"(?<=[\u3040-\u9fff])(?=[0-9a-z<>])|(?<=[0-9a-z<>])(?=[\u3040-\u9fff])"
        r"|(?<=\d)[- ]?(?=tokens?\b)|(?<=\d[km])-(?=tokens?\b)|(?=[,+])|(?<=[,+])"
        r"|(?<=\d{3})(?=/\d{3})|(?<=\d{3}/)(?=\d{3})"
    ).sub(" ", text)
    words: list[str] = []
    for piece in _compiled(r"[^\s\"'`()\[\]{}:;=<>~]+|[<>]=?").findall(text):
        words += _words_of(piece)
    return f" {' '.join(words)} "


def _unescaped(found: re.Match[str]) -> str:
    return chr(int(found[1], 16))


def _ungrouped(found: re.Match[str]) -> str:
    return "".join(it for it in found[0] if it.isdecimal())


def _words_of(piece: str) -> list[str]:
    """The words of a piece without blanks, its full stop being a word of its own."""
    if piece in ("-", "/", ",", "+", "<", ">", "<=", ">="):
        return [piece]
    ends = [mark for mark in piece[-1:] if mark in ".!?"]
    piece = piece.strip(".!?*_#|\\/$&")
    number = _compiled(r"(\d{1,12}(?:\.\d{1,3})?)([km]i?)?").fullmatch(piece)
    if number and (number[2] or "." not in number[1]):
        return [str(round(float(number[1]) * MULTIPLES[number[2] or ""])), *ends]
    if any(it.isdecimal() for it in piece):
        return ends
    return [*_compiled(r"[-_/\\.|*#@&]+").sub(" ", piece).split(), *ends]


def is_rate_limit(words: str) -> bool:
    """Whether plain words speak of a rate, a quota or money."""
    return _finds(RATE_WORDS, words)


def refusal_in(text: str, is_error: bool) -> Refusal | None:
    """What a text refuses, if it refuses a prompt that is too long.

    With `is_error` the text is known to be an error; else it must look like one.
    """
    words = plain_words(text)
    if is_rate_limit(words) or _finds(WAIT_WORDS, words):
        return None
    words = _compiled(ERROR_PREFIX).sub(" error ", words)
    if not is_error and len(text) > PLAIN_REFUSAL_LENGTH and not _opens_as_error(words):
        return None
    found = _code_alone(text)
    if found is None:
        found = _known_wording(words, is_error)
    if found is None and not _is_refusal_by_sense(words, is_error):
        return None
    return Refusal(found or "", figures_in(words))


def _opens_as_error(words: str) -> bool:
    opening = words[:160]
    return _finds(r" (?:error|exception|bad request|invalid|failed) ", opening)


def _code_alone(text: str) -> str | None:
    """The family of the code that a text is, at most with a name and a colon before it.

    A code of digits says it in a field only: without one it is any number.
    """
    if len(text) > CODE_LENGTH:
        return None
    *names, code = text.split() or [""]
    if len(names) > 1 or not all(it.endswith(":") for it in names):
        return None
    code = plain_words(code).strip()
    known = (it for it in OVERFLOW_CODES if it[0] == code and not code.isdecimal())
    return next((family for _, family, _ in known), None)


def _known_wording(words: str, is_error: bool) -> str | None:
    """The family whose wording is in `words`; a plain text must not talk before it."""
    for provider, _, fragments in WORDINGS:
        start = end = -1
        for fragment in fragments:
            reach = len(words) if end < 0 else end + FRAGMENT_GAP + len(fragment)
            found = words.find(f" {fragment} ", max(end - 1, 0), reach)
            if found < 0:
                break
            start, end = found if start < 0 else start, found + len(fragment) + 1
        else:
            if not _is_mention(words, start, end, is_error):
                return provider
    return None


def _is_mention(words: str, start: int, end: int, is_error: bool) -> bool:
    """Whether what stands before or behind a wording makes it a mere mention."""
    opening = words[max(words.rfind(" . ", 0, start + 1), 0) : start + 1]
    if _finds(DENIALS, opening) or _measures_otherwise(words, start, end):
        return True
    if is_error:
        return False
    talks = _finds(NOT_SAID, opening) or _finds(TALK, words[: start + 1])
    return talks or " ? " in words[end:]


def _measures_otherwise(words: str, start: int, end: int) -> bool:
    """Whether the numbers beside a wording count characters, bytes or other things."""
    around = words[start : end + CUE_DISTANCE]
    if _finds(r" tokens? ", around):
        return False
    return _finds(r"(?<= )\d{1,12}" + UNITS_AFTER, around)


def _is_refusal_by_sense(words: str, is_error: bool) -> bool:
    """Whether a sentence says that the input is more than the window holds."""
    if not is_error and (_finds(TALK, words) or " ? " in words):
        return False
    sentences = [f" {it.strip()} " for it in words.split(" . ")]
    return any(map(_says_too_long, sentences)) or _figures_say_it(words)


def _says_too_long(sentence: str) -> bool:
    if any(_finds(it, sentence) for it in (NOT_SAID, DENIALS, OTHER_LIMITS)):
        return False
    if _finds(TOO_LONG_ALONE, sentence):
        return True
    about, subjects = _without_output(sentence)
    room = _compiled(WINDOW).search(about)
    if room is None or not (_finds(TOO_MUCH, about) and _finds(TOKEN_SENSE, about)):
        return False
    return _finds(subjects, f"{about[: room.start() + 1]} {about[room.end() - 1 :]}")


def _figures_say_it(words: str) -> bool:
    """Whether more tokens of input were sent than the limit that is stated beside."""
    figures = figures_in(words)
    if figures.limit is None or figures.sent is None or figures.sent < figures.limit:
        return False
    if any(_finds(it, words) for it in (NOT_SAID, DENIALS, OTHER_LIMITS)):
        return False
    about, subjects = _without_output(words)
    if not (_finds(subjects, about) and _finds(TOKEN_SENSE, about)):
        return False
    return _finds(WINDOW, about) or _finds(TOKENS_OF_INPUT, about)


def _without_output(words: str) -> tuple[str, str]:
    """Words without the room for the answer, and what then counts as the input."""
    about, dropped = _compiled(OUTPUT_LIMITS).subn(" ", words)
    return about, INPUT_SUBJECTS if dropped else SUBJECTS


def figures_in(words: str) -> Figures:
    """The tokens that plain words state, each by the words around it."""
    spelled = _spelled_out(words)
    if spelled is not None:
        return spelled
    found: dict[str, list[int]] = {}
    past = 0
    for number in _compiled(r"(?<= )\d{1,12}(?= )").finditer(words):
        before = words[max(past, number.start() - CUE_DISTANCE) : number.start()]
        after = words[number.end() : number.end() + CUE_DISTANCE]
        if _is_code(number[0], before, after):
            continue
        role, size = _role_of(before, after), int(number[0])
        if role != "input" or not _is_said_again(size, found):
            found.setdefault(role, []).append(size)
        past = number.end()
    return _combined(found)


def _is_said_again(size: int, found: dict[str, list[int]]) -> bool:
    """Whether a figure repeats a part, or what was counted in another unit.

    vLLM ends its refusals with the value of the parameter that it refuses.
    """
    return size in found.get("input", ()) or size in found.get("unit", ())


def _is_code(number: str, before: str, after: str) -> bool:
    """Whether a number is a status, or a host's code that says nothing of tokens.

    Windows and prompts may be as large as a code.
    """
    if _compiled(COUNT_AFTER).match(after):
        return False
    if _finds(STATUS_BEFORE, before):
        return True
    compared = before.endswith((" > ", " >= ", " < ", " <= "))
    return number in CODES_IN_TEXTS and not compared


def _spelled_out(words: str) -> Figures | None:
    """Figures written as a sum or a difference, or as a range of lengths."""
    sums = _compiled(
        r" (\d{1,12}) (?:[a-z]{1,12} ){0,3}\+ (?:[a-z]{1,12} ){0,4}(\d{1,12}) "
        r"(?:(?:[a-z]{1,12}|>|>=|<|<=) ){0,8}(\d{1,12}) "
    ).search(words)
    if sums:
        prompt, output, limit = map(int, sums.groups())
        return Figures(limit, prompt + output, output)
    rest = _compiled(r" (\d{1,12}) > (\d{1,12}) - (\d{1,12}) ").search(words)
    if rest:
        output, limit, prompt = map(int, rest.groups())
        return Figures(limit, prompt + output, output)
    ranged = _compiled(
        r" (?:range|length|长度|長度|between|范围)[^.\d]{0,60} [01] "
        r"(?:, |and |to |- |到 |至 ){0,2}(\d{2,12}) "
    ).search(words)
    return Figures(int(ranged[1])) if ranged else None


def _role_of(before: str, after: str) -> str:
    """What a number is, by the words behind it, else by the nearest before it."""
    if _compiled(UNITS_AFTER).match(after):
        return "unit"
    if before.endswith(" by "):
        return "excess"
    if _finds(OUTPUT_RIGHT_BEFORE, before):
        return "sent" if _finds(TOTAL_BEFORE, before) else "output"
    for role, pattern in (
        ("sent", SENT_AFTER),
        ("output", OUTPUT_AFTER),
        ("limit", LIMIT_AFTER),
        ("input", INPUT_AFTER),
    ):
        if _compiled(pattern).match(after):
            return role
    before = before[before.rfind(" . ") + 2 :] if " . " in before else before
    nearest = [
        (_last_end(pattern, before), role)
        for role, pattern in (
            ("limit", LIMIT_BEFORE),
            ("sent", SENT_BEFORE),
            ("output", OUTPUT_BEFORE),
        )
    ]
    place, role = max(nearest)
    if role == "sent" and _finds(INPUT_RIGHT_BEFORE, before):
        return "input"
    if place >= 0:
        return role
    return "input" if _finds(INPUT_BEFORE, before) else ""


def _last_end(pattern: str, text: str) -> int:
    # Looking ahead, so that matches which share a blank are all seen.
    ends = (it.end(1) for it in _compiled(f"(?=({pattern}))").finditer(text))
    return max(ends, default=-1)


def _combined(found: dict[str, list[int]]) -> Figures:
    """One figure of each kind; a total that is not stated is made of its parts."""
    limit = next(iter(found.get("limit", ())), None)
    output = next(iter(found.get("output", ())), None)
    parts = found.get("input")
    sent = next(iter(found.get("sent", ())), None)
    if sent is None and parts:
        sent = sum(parts[:4]) + (output or 0)
    elif sent and limit and output and sent <= limit < sent + output:
        sent += output
    if sent is None and limit is not None and found.get("excess"):
        sent = limit + found["excess"][0]
    is_part = sent is not None and output is not None and output <= sent
    return Figures(limit, sent, output if is_part else None)
