"""Tells the refusal of a prompt that is too long from every other error.

Looks through an error, a response or a text of any library by the names of its fields
and imports none. It stands beside the core, which never needs it: the core knows what
a prompt costs before it is sent, this module reads what came back.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from .checks import attempt, discard_awaitable, plain_text, whole_number
from .overflow_data import NUMBER_FIELDS, OVERFLOW_CODES, OVERFLOW_FINISHES
from .overflow_text import (
    CODE_LENGTH,
    READ_AT_EACH_END,
    Figures,
    figures_in,
    is_rate_limit,
    plain_words,
    refusal_in,
)

ERROR_TEXT_FIELDS = (
    "message",
    "msg",
    "detail",
    "details",
    "description",
    "error_message",
    "error_msg",
    "error_description",
    "errorMessage",
    "errorMsg",
    "status_msg",
    "title",
    "Message",
    "raw",
)
CODE_FIELDS = (
    "code",
    "type",
    "error_code",
    "errorCode",
    "error_type",
    "Code",
    "__type",
)
FINISH_FIELDS = (
    "finish_reason",
    "stop_reason",
    "native_finish_reason",
    "finishReason",
    "stopReason",
    "done_reason",
    "reason",
)
FINISH_HOLDERS = (
    "delta",
    "messageStop",
    "response_metadata",
    "generation_info",
    "provider_details",
)
"""Fields by which events of a stream, and libraries, hold the finish of an answer.
Nothing else of them is read: a delta may be what a model wrote."""

ERROR_HOLDERS = (
    "error",
    "Error",
    "errors",
    "response",
    "body",
    "base_resp",
    "baseResp",
    "choices",
    "candidates",
    "last_error",
    "incomplete_details",
    "inner_error",
    "innererror",
    "metadata",
    "original_error",
    "orig_exc",
    "data",
)
"""Fields by which libraries and hosts hold an error. What an answer says (`content`,
`output`, a message with a `role`) is not among them: it may talk of anything."""

STATUS_FIELDS = ("status_code", "status", "http_status", "code")
FIRST_REFUSED_STATUS = 400
RATE_STATUS = 429

OBJECTS_AT_MOST = 200
"""Objects looked at, so that endless and cyclic ones come to an end."""

TEXTS_AT_MOST = 40
"""Texts read, each at its ends, of one error and its causes."""

ITEMS_AT_MOST = 16
"""Items of a list that are looked at."""

DEPTH_AT_MOST = 8


class OverflowInfo(NamedTuple):
    """What a refusal says, in tokens; a figure that it does not state is None.

    `limit_tokens`: what the host allows. `sent_tokens`: what it held against that, the
    room for the answer included where the host counts it. `output_tokens`: that room,
    where it is stated and part of `sent_tokens`. `provider`: whose wording it is, in
    lower case ("openai" for all that speak like OpenAI), or "".
    """

    limit_tokens: int | None = None
    sent_tokens: int | None = None
    output_tokens: int | None = None
    provider: str = ""

    @property
    def fitting_share(self) -> float | None:
        """The share of what was refused that would fit: above 0, below or equal to 1.

        The room for the answer keeps its size. None where the figures are not stated or
        leave nothing for the prompt.
        """
        return self.prompt_share(0)

    def prompt_share(self, overhead_tokens: int) -> float | None:
        """The share of the prompt alone that would fit: above 0, below or equal to 1.

        `overhead_tokens` is what was sent beside the prompt, such as tool schemas; it
        keeps its size, as does the room for the answer. None where the figures are not
        stated or leave nothing for the prompt. Raises `ConfigError` for what is no
        whole number of 0 or more.
        """
        beside = whole_number("overhead_tokens", overhead_tokens, 0)
        if self.limit_tokens is None or self.sent_tokens is None:
            return None
        beside += self.output_tokens or 0
        room, prompt = self.limit_tokens - beside, self.sent_tokens - beside
        return min(room / prompt, 1.0) if room > 0 and prompt > 0 else None


def context_overflow(error: object) -> OverflowInfo | None:
    """What `error` says of a prompt too long for the context window, or None.

    `error` may be an exception of any library, its `__cause__` and groups included; a
    response object or dict; a text, JSON or bytes. A plain text is believed only where
    it is an error message and does not talk about one. None for everything else, among
    it rate limits, too much output asked for, and limits of bytes or characters.

    Reads at most 200 objects and 40 texts, 16,000 characters of each. Never raises but
    for an interrupt, imports no SDK and sends nothing.
    """
    info, _ = attempt(_first_overflow, error)
    return cast("OverflowInfo | None", info)


def _first_overflow(error: object) -> OverflowInfo | None:
    """Look through an error, then what caused it; a rate limit ends its own chain."""
    waiting = [error]
    looked = _Looked()
    for _ in range(OBJECTS_AT_MOST):
        if not waiting:
            break
        case = waiting.pop(0)
        if id(case) in looked.objects:
            continue
        evidence = _Evidence(looked)
        evidence.read(case)
        found = evidence.verdict()
        if found is not None:
            return found
        if not (evidence.is_rate_limit and isinstance(case, BaseException)):
            waiting += [*_causes_of(case), *evidence.inner]
    return None


def _causes_of(error: object) -> list[object]:
    """What an exception was raised from, and the members of a group.

    What was merely being handled (`__context__`) is left out: a retry that fails
    for another reason is raised while the first refusal is handled.
    """
    if not isinstance(error, BaseException):
        return []
    causes = [_field(error, "__cause__"), *_items(_field(error, "exceptions"))]
    return [it for it in causes if attempt(isinstance, it, BaseException)[0]]


class _Looked:
    """What one call has looked at, so that it comes to an end."""

    def __init__(self) -> None:
        # The objects are held, lest the place in memory of one be taken by another.
        self.objects: dict[int, object] = {}
        self.texts = 0

    def is_new(self, value: object) -> bool:
        """Whether an object may be looked at: the first time, and while few were."""
        if id(value) in self.objects or len(self.objects) >= OBJECTS_AT_MOST:
            return False
        self.objects[id(value)] = value
        return True

    def may_read(self) -> bool:
        """Whether another text may be read."""
        self.texts += 1
        return self.texts <= TEXTS_AT_MOST


class _Evidence:
    """What one error says, gathered from all of its fields."""

    def __init__(self, looked: _Looked) -> None:
        self.texts: list[tuple[str, bool]] = []
        self.code_family: str | None = None
        self.is_rate_limit = False
        self.numbers: dict[str, int] = {}
        self.inner: list[BaseException] = []
        self._looked = looked

    def verdict(self) -> OverflowInfo | None:
        """The overflow that was found, its figures from wherever they are stated."""
        if self.is_rate_limit:
            return None
        refusals = [refusal_in(text, is_error) for text, is_error in self.texts]
        told = [it for it in refusals if it is not None]
        if not told and self.code_family is None:
            return None
        figures = [it.figures for it in told]
        if not any(it.limit for it in figures):
            figures += [figures_in(plain_words(text)) for text, _ in self.texts]
        best = max(figures, key=_stated, default=Figures())
        limit = self.numbers.get("limit") if best.limit is None else best.limit
        sent = self.numbers.get("input") if best.sent is None else best.sent
        families = [it.provider for it in told if it.provider]
        family = next(iter(families), self.code_family or "")
        return OverflowInfo(limit, sent, best.output, family)

    def read(self, value: object, is_error: bool = False, depth: int = 0) -> None:
        """Gather from a value of any kind; one that cannot be read is passed over.

        An exception in a field is an error of its own and goes to `inner`.
        """
        if value is not None and depth <= DEPTH_AT_MOST:
            attempt(self._read_value, value, is_error, depth)

    def _read_value(self, value: object, is_error: bool, depth: int) -> None:
        if depth and isinstance(value, BaseException):
            self.inner.append(value)
            return
        if isinstance(value, (str, bytes, bytearray, memoryview)):
            self._read_text(_decoded(value), is_error, depth)
            return
        if not self._looked.is_new(value):
            return
        if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
            for item in value[:ITEMS_AT_MOST]:
                self.read(item, is_error, depth + 1)
        elif not isinstance(value, (int, float, complex, type)):
            self._read_fields(value, depth)

    def _read_text(self, text: str, is_error: bool, depth: int) -> None:
        inner = _json_in(text)
        if inner is not None:
            self.read(inner, is_error, depth + 1)
            return
        if (text, is_error) in self.texts or not self._looked.may_read():
            return
        self.texts.append((text, is_error))
        if is_error and is_rate_limit(plain_words(text)):
            self.is_rate_limit = True

    def _read_fields(self, value: object, depth: int) -> None:
        self._read_finish(value)
        if _field(value, "role") is not None:  # a message of a chat
            return
        if isinstance(value, BaseException):
            self._read_exception(value, depth)
        self._read_codes(value)
        for name in ERROR_TEXT_FIELDS:
            self.read(_field(value, name), True, depth + 1)
        for name in ERROR_HOLDERS:
            self.read(_field(value, name), True, depth + 1)
        for name, role in NUMBER_FIELDS.items():
            number = _field(value, name)
            if type(number) is int and number > 0:
                self.numbers.setdefault(role, number)
        if _is_refused_response(value):
            for body in _bodies_of(value):
                self.read(body, True, depth + 1)

    def _read_finish(self, value: object) -> None:
        held = (_field(value, name) for name in FINISH_HOLDERS)
        for holder in (value, *(it for it in held if it is not None)):
            for name in FINISH_FIELDS:
                if _code(_field(holder, name)) in OVERFLOW_FINISHES:
                    self.code_family = self.code_family or ""

    def _read_exception(self, error: BaseException, depth: int) -> None:
        for kind in type(error).__mro__[:-1]:
            self._take_code(kind.__name__)
        for argument in _items(_field(error, "args")):
            self.read(argument, True, depth + 1)
        self.read(attempt(str, error)[0], True, depth + 1)

    def _read_codes(self, value: object) -> None:
        for name in CODE_FIELDS:
            self._take_code(_field(value, name))
        for name in STATUS_FIELDS:
            status = _field(value, name)
            if type(status) is int and status == RATE_STATUS:
                self.is_rate_limit = True

    def _take_code(self, value: object) -> None:
        code = _code(value)
        if not code:
            return
        if is_rate_limit(f" {code} "):
            self.is_rate_limit = True
        for known, family, _ in OVERFLOW_CODES:
            if known == code and not self.code_family:
                self.code_family = family


def _stated(figures: Figures) -> int:
    return sum(it is not None for it in figures)


def _field(value: object, name: str) -> Any:
    """A field of a mapping, or an attribute of any other object, or None."""
    if isinstance(value, Mapping):
        return attempt(value.get, name)[0]
    return attempt(getattr, value, name, None)[0]


def _items(value: object) -> list[object]:
    return list(value[:ITEMS_AT_MOST]) if isinstance(value, (list, tuple)) else []


def _code(value: object) -> str:
    """A code or reason as plain words, or "" for what is none."""
    if type(value) is int:
        return str(value)
    if not isinstance(value, str) or len(value) > CODE_LENGTH:
        return ""
    return plain_words(plain_text(value)).strip()


def _decoded(value: str | bytes | bytearray | memoryview) -> str:
    """A text, or the two ends of a body of bytes as one."""
    if isinstance(value, str):
        return plain_text(value)
    data = memoryview(value).cast("B") if not isinstance(value, bytes) else value
    half = 4 * READ_AT_EACH_END
    kept = bytes(data[: 2 * half])
    if len(data) > len(kept):
        kept = bytes(data[:half]) + b"\n" + bytes(data[-half:])
    return kept.decode("utf-8", "replace")


def _json_in(text: str) -> object:
    """The object or list that a text is, from its first bracket on, or None."""
    if len(text) > 8 * READ_AT_EACH_END:
        return None
    start = text.lstrip().removeprefix("data:").lstrip()
    if not start.startswith(("{", "[", '"')):
        return None
    from json import loads  # not needed for most errors

    try:
        found = loads(start)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, (dict, list, str)) else None


def _is_refused_response(value: object) -> bool:
    """Whether a value is a response whose status says that it was refused."""
    if isinstance(value, (Mapping, BaseException)):
        return False
    statuses = (_field(value, name) for name in STATUS_FIELDS)
    return any(type(it) is int and it >= FIRST_REFUSED_STATUS for it in statuses)


def _bodies_of(response: object) -> Iterator[object]:
    """The body of a response: its text, its bytes, or what its `json()` returns."""
    for name in ("text", "content"):
        body = _field(response, name)
        if isinstance(body, (str, bytes)) and body:
            yield body
            return
    reader = _field(response, "json")
    if callable(reader):
        body, _ = attempt(reader)
        if not discard_awaitable(body):
            yield body
