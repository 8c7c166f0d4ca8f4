"""Phase 3, the standards: what may be a memory, and what must not be one.

Memory is for what is worth remembering: preferences, identity, goals, conclusions,
settings. Raw conversation logs, reasoning traces, temporary matters and what can be had
again are not. Judges one text by its form and by what it is said to be; it does not
know what becomes of it. docs/memory-standards.md has the reasons.
"""

from typing import NamedTuple

from .checks import shown, text_argument
from .errors import InputError
from .raw_dump import is_raw_dump
from .reasoning import is_reasoning_trace
from .transcript import is_transcript

ALLOWED_KINDS = ("preference", "identity", "goal", "conclusion", "setting")

FORBIDDEN_KINDS = {
    "conversation_log": "a raw conversation log, not a memory",
    "reasoning_trace": "a reasoning trace, not a memory",
    "temporary": "a temporary matter, not a memory",
    "recoverable": "to be had again elsewhere, not a memory",
}
"""What each kind is called where it is left out."""

REASON_ALLOWED = "allowed"

JUDGED_LENGTH = 8_192
"""Characters that are read: a log shows itself within its first turns."""

SIGNS_OF_FORM = (":", "\uff1a", "<", "{", "[", "#", "*", "\u25c1", "`", "|", ">", "=")
"""Without any of these there is neither label nor tag nor field."""


class MemoryVerdict(NamedTuple):
    """Whether a text may be a memory, and why.

    `kind` is what it was said to be, or, where its form shows a log or a trace, that;
    None where neither is known. Like a bool, true for what is allowed.
    """

    allowed: bool
    kind: str | None = None
    reason: str = REASON_ALLOWED

    def __bool__(self) -> bool:
        return self.allowed


def check_memory(text: str, kind: str | None = None) -> MemoryVerdict:
    """Judge whether `text` may be stored and recalled as a memory.

    `kind` is what it is said to be: allowed are preference, identity, goal, conclusion
    and setting; forbidden are conversation_log, reasoning_trace, temporary and
    recoverable (any case; a space or hyphen for the underscore). Without it, and for
    allowed kinds, the form decides: raw logs and tagged reasoning are refused, in
    doubt a text is a note. At most the first 8,192 characters and 120 lines are read.

    Raises `InputError` for an unknown kind.
    """
    text = text_argument("text", text)
    name = None if kind is None else kind_named(kind)
    if kind is not None and name is None:
        raise InputError(
            f"kind must be one of {', '.join((*ALLOWED_KINDS, *FORBIDDEN_KINDS))}, "
            f"or None where it is not known, got {shown(kind)}"
        )
    if name in FORBIDDEN_KINDS:
        return MemoryVerdict(False, name, FORBIDDEN_KINDS[name])
    shape = _forbidden_shape(text[:JUDGED_LENGTH])
    if shape is not None:
        return MemoryVerdict(False, shape, FORBIDDEN_KINDS[shape])
    return MemoryVerdict(True, name)


def _forbidden_shape(head: str) -> str | None:
    if not any(sign in head for sign in SIGNS_OF_FORM):
        return None
    if is_reasoning_trace(head):
        return "reasoning_trace"
    is_log = is_raw_dump(head) or is_transcript(head)
    return "conversation_log" if is_log else None


def kind_named(kind: object) -> str | None:
    """The known kind that a caller or a backend means, or None."""
    if not isinstance(kind, str) or len(kind) > 64:
        return None
    name = "_".join(kind.casefold().replace("-", " ").replace("_", " ").split())
    return name if name in ALLOWED_KINDS or name in FORBIDDEN_KINDS else None
