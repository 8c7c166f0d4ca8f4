"""Refusals of prompts that are too long, recognised in every wrapping; no others."""

from __future__ import annotations

import builtins
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import ConfigError, OverflowInfo, context_overflow
from prompt_assemble.overflow import DEPTH_AT_MOST, OBJECTS_AT_MOST
from prompt_assemble.overflow_data import CODES_IN_TEXTS, OVERFLOW_CODES, WORDINGS
from prompt_assemble.overflow_text import READ_AT_EACH_END, plain_words

DATA = Path(__file__).parent / "data"
REFUSED = "prompt is too long: 206989 tokens > 200000 maximum"
TOLD = OverflowInfo(200_000, 206_989, None, "anthropic")


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a table, one JSON object a line."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


REFUSALS = rows("overflow_refusals.jsonl")
OTHERS = rows("overflow_others.jsonl")
ERRORS = [it for it in OTHERS if it["kind"] != "talk"]


class Answer(NamedTuple):
    """A response of an HTTP library."""

    status_code: int
    text: str


class SdkError(Exception):
    """An exception as SDKs have it, with any attributes."""

    def __init__(self, text: object = "failed", /, **fields: object) -> None:
        super().__init__(text)
        for name, value in fields.items():
            setattr(self, name, value)


class Thing:
    """An object with any attributes."""

    def __init__(self, **fields: object) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


def caused_by(error: BaseException) -> BaseException:
    """An error of the caller's own, raised from another."""
    outer = RuntimeError("the turn failed")
    outer.__cause__ = error
    return outer


WRAPPINGS: dict[str, Callable[[str], object]] = {
    "text": lambda text: text,
    "bytes": lambda text: text.encode(),
    "bytearray": lambda text: bytearray(text.encode()),
    "memoryview": lambda text: memoryview(text.encode()),
    "json": lambda text: json.dumps({"error": {"message": text}}),
    "json, escaped": lambda text: json.dumps({"error": {"message": text}}).encode(),
    "json in json": lambda text: json.dumps({"error": json.dumps({"message": text})}),
    "dict": lambda text: {"error": {"message": text, "type": "invalid"}},
    "flat dict": lambda text: {"error": text},
    "list of errors": lambda text: {"errors": [{"msg": text}]},
    "base_resp": lambda text: {"base_resp": {"status_code": 2013, "status_msg": text}},
    "exception": lambda text: ValueError(text),
    "exception of two": lambda text: ValueError(400, text),
    "message": lambda text: SdkError("failed", message=text),
    "body": lambda text: SdkError("400", body={"error": {"message": text}}),
    "body as text": lambda text: SdkError("400", body=json.dumps({"message": text})),
    "response": lambda text: SdkError("400", response=Answer(400, text)),
    "response of an aws client": lambda text: SdkError(
        "failed", response={"Error": {"Code": "ValidationException", "Message": text}}
    ),
    "response with json()": lambda text: SdkError(
        "400", response=Thing(status_code=400, json=lambda: {"message": text})
    ),
    "bare response": lambda text: Answer(400, json.dumps({"error": text})),
    "cause": lambda text: caused_by(caused_by(SdkError(text))),
    "group": lambda text: SdkError(
        "two failed", exceptions=(OSError(), SdkError(text))
    ),
    "choice": lambda text: {"choices": [{"error": {"code": 400, "message": text}}]},
    "raw of a provider": lambda text: {
        "error": {"message": "Provider failed", "metadata": {"raw": text}}
    },
}


def test_the_tables_are_large() -> None:
    """At least 60 refusals and 60 others, of every known family."""
    assert len(REFUSALS) >= 60 and len(ERRORS) >= 60 and len(OTHERS) >= 85
    assert {it[0] for it in WORDINGS} <= {it["provider"] for it in REFUSALS}
    texts = [it["text"] for it in (*REFUSALS, *OTHERS)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("row", REFUSALS, ids=lambda row: row["text"][:60])
def test_refusals_are_recognised_with_their_figures(row: dict[str, Any]) -> None:
    """Limit, sent and output tokens where the text states them, and its family."""
    info = context_overflow(row["text"])
    assert info is not None
    assert (info.limit_tokens, info.sent_tokens) == (row["limit"], row["sent"])
    assert (info.output_tokens, info.provider) == (row["output"], row["provider"])


@pytest.mark.parametrize("wrapping", WRAPPINGS)
def test_the_wrapping_changes_nothing(wrapping: str) -> None:
    """A refusal says the same as text, JSON, bytes, dict, exception, cause."""
    for row in REFUSALS:
        text = row["text"]
        if text.startswith(("{", "[")) and wrapping == "exception of two":
            continue  # str() of two arguments is no JSON any more
        assert context_overflow(WRAPPINGS[wrapping](text)) == overflow_of(text), text


@cache
def overflow_of(text: str) -> OverflowInfo | None:
    """What a text says without a wrapping, found once for all of them."""
    return context_overflow(text)


@pytest.mark.parametrize("row", OTHERS, ids=lambda row: row["text"][:60])
def test_other_texts_are_not_taken_for_refusals(row: dict[str, Any]) -> None:
    """Rates, money, output, bytes, characters, images, and talk about refusals."""
    assert context_overflow(row["text"]) is None


@pytest.mark.parametrize("wrapping", WRAPPINGS)
def test_other_errors_are_not_taken_for_refusals(wrapping: str) -> None:
    """Nor in any wrapping that says that they are errors."""
    for row in ERRORS:
        assert context_overflow(WRAPPINGS[wrapping](row["text"])) is None, row


@pytest.mark.parametrize("code", [it[0] for it in OVERFLOW_CODES])
def test_codes_say_it_alone(code: str) -> None:
    """In every spelling of a code, beside a text that says nothing."""
    for spelled in (code, code.upper(), code.replace(" ", "_"), code.replace(" ", "-")):
        error = {"error": {"message": "Bad request", "code": spelled}}
        assert context_overflow(error) is not None
        assert context_overflow(SdkError("Bad request", code=spelled)) is not None


@pytest.mark.parametrize("code", [it[0] for it in OVERFLOW_CODES])
def test_a_code_is_a_text_of_its_own(code: str) -> None:
    """One that is words, as hosts spell it; digits alone are any number."""
    for spelled in (code.replace(" ", "_"), code.title().replace(" ", "")):
        found = context_overflow(spelled)
        assert (found is None) == code.isdecimal(), spelled
        assert context_overflow(f"Error: {spelled}") == found
        assert context_overflow(RuntimeError(spelled)) == found


@pytest.mark.parametrize(
    "answer",
    [
        {"stop_reason": "model_context_window_exceeded", "content": []},
        {"role": "assistant", "stop_reason": "model_context_window_exceeded"},
        Thing(role="assistant", stop_reason="model_context_window_exceeded"),
        {"delta": {"stop_reason": "model_context_window_exceeded"}, "type": "x"},
        Thing(delta=Thing(stop_reason="model_context_window_exceeded")),
        {"messageStop": {"stopReason": "model_context_window_exceeded"}},
        Thing(response_metadata={"stop_reason": "model_context_window_exceeded"}),
        {"message": {"role": "assistant", "stop_reason": "model_length"}},
        {"choices": [{"finish_reason": "model_length", "message": {"role": "x"}}]},
        Thing(choices=[Thing(finish_reason="model_context_window_exceeded")]),
        Thing(stop_reason="model_context_window_exceeded"),
    ],
    ids=repr,
)
def test_answers_that_the_window_cut(answer: object) -> None:
    """A response is an overflow where its stop reason says so."""
    assert context_overflow(answer) is not None


@pytest.mark.parametrize("reason", ["stop", "length", "end_turn", "max_tokens", None])
def test_answers_may_talk_of_anything(reason: str | None) -> None:
    """What a model wrote is not read, in dicts and in objects."""
    message = {"role": "assistant", "content": REFUSED}
    block = {"type": "text", "text": REFUSED}
    choice = {"finish_reason": reason, "message": message}
    for fields in (
        {"choices": [choice]},
        {"role": "assistant", "content": [block], "stop_reason": reason},
        {"message": message, "done_reason": reason},
        {"output": [block], "output_text": REFUSED, "error": None},
        {"status_code": 200, "text": REFUSED, "content": REFUSED.encode()},
        {"type": "response.output_text.delta", "delta": REFUSED},
        {"choices": [{"delta": {"content": REFUSED}, "finish_reason": reason}]},
        {"delta": {"message": REFUSED, "stop_reason": reason}},
        {"response_metadata": {"stop_reason": reason, "message": REFUSED}},
    ):
        assert isinstance(fields, dict)
        assert context_overflow(fields) is None
        assert context_overflow(Thing(**fields)) is None
        assert context_overflow(json.dumps(fields, default=repr)) is None
    spoken = Thing(choices=[Thing(message=Thing(**message), finish_reason=reason)])
    assert context_overflow(spoken) is None


def test_class_names_say_it() -> None:
    """A wrapper's own exception counts by its name, and those derived from it."""
    kind = type("ContextWindowExceededError", (Exception,), {})
    assert context_overflow(kind("no")) == OverflowInfo()
    assert context_overflow(type("Own", (kind,), {})(REFUSED)) == TOLD


@pytest.mark.parametrize(
    "error",
    [
        SdkError(REFUSED, status_code=429),
        SdkError(REFUSED, code="rate_limit_exceeded"),
        type("RateLimitError", (SdkError,), {})(REFUSED),
        type("ThrottlingException", (SdkError,), {})(REFUSED),
        {
            "error": {
                "message": REFUSED,
                "type": "tokens",
                "code": "rate_limit_exceeded",
            }
        },
        SdkError("tokens per min: Limit 1, Requested 2", body={"message": REFUSED}),
    ],
    ids=repr,
)
def test_a_rate_limit_is_none_whatever_else_it_says(error: object) -> None:
    """Its remedy is to wait, so that it must not be retried with less at once."""
    assert context_overflow(error) is None


def test_what_was_being_handled_is_not_the_cause() -> None:
    """A retry that fails for another reason is raised while the refusal is handled."""
    try:
        try:
            raise SdkError(REFUSED)
        except SdkError:
            raise ConnectionError("reset") from None
    except ConnectionError as error:
        error.__context__ = SdkError(REFUSED)
        assert context_overflow(error) is None
        error.__cause__ = error.__context__
        assert context_overflow(error) == TOLD


def test_a_group_is_searched() -> None:
    """A rate limit in a group hides no overflow beside it."""
    group: Any = getattr(builtins, "ExceptionGroup", None)
    if group is None:
        pytest.skip("exception groups came with Python 3.11")
    inner = group("b", [SdkError("x", status_code=429), SdkError(REFUSED)])
    assert context_overflow(group("a", [OSError("no"), inner])) == TOLD


def test_figures_of_a_structured_body() -> None:
    """Number fields are read beside a refusal, and never make one."""
    fields = {
        "type": "exceed_context_size_error",
        "n_ctx": 4096,
        "n_prompt_tokens": 5000,
    }
    assert context_overflow({"error": fields}) == OverflowInfo(
        4096, 5000, None, "llama.cpp"
    )
    assert context_overflow({"error": {**fields, "type": "server_error"}}) is None


@pytest.mark.parametrize(
    ("shown", "limit"),
    [
        ("200000", 200_000),
        ("200,000", 200_000),
        ("200_000", 200_000),
        ("200'000", 200_000),
        ("200\u00a0000", 200_000),
        ("200k", 200_000),
        ("200K", 200_000),
        ("1M", 1_000_000),
        ("128Ki", 131_072),
        ("1,048,576", 1_048_576),
        ("1.5M", 1_500_000),
        ("\uff12\uff10\uff10\uff10\uff10\uff10", 200_000),
    ],
)
def test_number_formats(shown: str, limit: int) -> None:
    """Thousands in groups, and k and M."""
    text = f"maximum context length is {shown} tokens. However, you requested 3,000,001"
    assert context_overflow(text) == OverflowInfo(limit, 3_000_001, None, "openai")


@pytest.mark.parametrize(
    ("info", "share"),
    [
        (OverflowInfo(800, 1_000), 0.8),
        (OverflowInfo(1_000, 1_300, 100), 0.75),
        (OverflowInfo(1_000, 1_000), 1.0),
        (OverflowInfo(1_000, 900), 1.0),
        (OverflowInfo(1_000, 1_300, 1_000), None),
        (OverflowInfo(1_000, 1_300, 1_300), None),
        (OverflowInfo(1_000, None), None),
        (OverflowInfo(None, 1_000), None),
        (OverflowInfo(), None),
    ],
)
def test_the_fitting_share(info: OverflowInfo, share: float | None) -> None:
    """The prompt shrinks and the room for the answer stays."""
    assert info.fitting_share == info.prompt_share(0) == share
    assert info


@pytest.mark.parametrize(
    ("info", "overhead", "share"),
    [
        (OverflowInfo(8_000, 11_000), 6_000, 0.4),
        (OverflowInfo(8_000, 11_000, 1_000), 5_000, 0.4),
        (OverflowInfo(8_000, 7_000), 6_000, 1.0),
        (OverflowInfo(8_000, 11_000), 8_000, None),
        (OverflowInfo(8_000, 11_000), 12_000, None),
        (OverflowInfo(8_000, None), 10, None),
    ],
)
def test_the_share_beside_tools(
    info: OverflowInfo, overhead: int, share: float | None
) -> None:
    """Tools keep their size, as the room for the answer does."""
    assert info.prompt_share(overhead) == share


@pytest.mark.parametrize("wrong", [-1, 0.5, True, "6000", None])
def test_an_overhead_that_is_no_number_of_tokens(wrong: Any) -> None:
    """It would give a share of nothing that was sent."""
    with pytest.raises(ConfigError, match="overhead_tokens"):
        OverflowInfo(8_000, 11_000).prompt_share(wrong)


@pytest.mark.parametrize("code", sorted(CODES_IN_TEXTS))
def test_a_figure_as_large_as_a_code(code: str) -> None:
    """A window or a prompt may have as many tokens as the number of a host's code."""
    size = int(code)
    for limit, sent in ((size, size + 300), (size - 300, size)):
        texts = (
            f"prompt is too long: {sent} tokens > {limit} maximum",
            f"This model's maximum context length is {limit} tokens. However, your "
            f"messages resulted in {sent} tokens.",
        )
        for text in texts:
            info = context_overflow(RuntimeError(text))
            assert info is not None
            assert (info.limit_tokens, info.sent_tokens) == (limit, sent)


NUMBERS = st.integers(1, 10**9)


@given(NUMBERS, NUMBERS, NUMBERS)
def test_every_figure_is_in_the_text(limit: int, prompt: int, output: int) -> None:
    """As a number of it or as the sum of prompt and output; nothing is made up."""
    texts = (
        f"maximum context length is {limit} tokens. However, you requested {prompt}",
        f"prompt is too long: {prompt} tokens > {limit} maximum",
        f"input and max_tokens exceed context limit: {prompt} + {output} > {limit}",
        f"You passed {prompt} input tokens and requested {output} output tokens. "
        f"However, the model's context length is only {limit} tokens",
        f"request ({prompt:,} tokens) exceeds the available context size ({limit:,})",
    )
    for text in texts:
        info = context_overflow(text)
        assert info is not None and info.limit_tokens in (limit, None)
        assert info.sent_tokens in (prompt, prompt + output, None)
        assert info.output_tokens in (output, None)


JSON_LIKE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["error", "message", "code", "body", "choices", "n_ctx"])
            | st.text(max_size=5),
            inner,
            max_size=4,
        )
    ),
    max_leaves=20,
)
PIECES = st.lists(
    st.sampled_from(
        "prompt is too long maximum context length tokens requested exceeds limit > + "
        "8192 9000 1,000 200k . ? ( ) \\n \\u4e0a 上下文 超长 max_tokens per minute".split()
    )
    | st.text(max_size=4),
    max_size=40,
).map(" ".join)


@given(JSON_LIKE)
def test_nothing_raises(value: object) -> None:
    """Any value gives None or an info, alone and in an exception's fields."""
    for error in (value, SdkError(value), SdkError("x", body=value, response=value)):
        found = context_overflow(error)
        assert found is None or isinstance(found, OverflowInfo)


@given(PIECES)
def test_the_answer_depends_on_the_text_alone(text: str) -> None:
    """Asked twice, of a text and of its bytes, the answer is the same."""
    found = context_overflow(text)
    assert found == context_overflow(text)
    if "\ufffd" not in text and text == text.encode("utf-8", "ignore").decode():
        assert found == context_overflow(text.encode())
    if found is not None and found.limit_tokens is not None:
        digits = re.sub(r"\D", "", plain_words(text))
        assert str(found.limit_tokens) in digits


class Hostile(Exception):
    """An exception whose every attribute raises, and its text as well."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(name)

    def __str__(self) -> str:
        raise RuntimeError("no text")


class Endless:
    """An object that has every attribute, each like itself."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Endless()


class TextLike(str):
    """A text whose methods lie."""

    def lower(self) -> str:
        raise RuntimeError("lower")

    def __len__(self) -> int:
        raise RuntimeError("len")

    def __str__(self) -> str:
        return "fine"


@pytest.mark.parametrize(
    "error",
    [
        Endless(),
        SdkError("x", body=Endless()),
        SdkError(12),
        SdkError(None),
        SdkError(b"\xff\xfe"),
        SdkError(
            "x", message=12, body=object(), response=3, code=[], status_code="429"
        ),
        Thing(error=Thing(message=lambda: REFUSED)),
        {"error": {"message": {"text": 3}}, 4: 5},
        object(),
        None,
        0,
        float("nan"),
        [[[[[[[[[[[[REFUSED]]]]]]]]]]]],
        "[" * 50_000,
        "\ud800",
        memoryview(b""),
    ],
    ids=lambda error: type(error).__name__,
)
def test_hostile_and_odd_errors_give_none(error: object) -> None:
    """Nothing that an object does reaches the caller."""
    assert context_overflow(error) is None


def test_an_error_whose_attributes_all_raise() -> None:
    """Not even its class can be asked for; what it was raised from can."""
    assert context_overflow(Hostile(REFUSED)) is None
    assert context_overflow(Hostile) is None
    assert context_overflow({"error": Hostile("x"), "message": REFUSED}) == TOLD
    assert context_overflow([Hostile("x"), REFUSED]) == TOLD


def test_a_text_of_a_subclass_is_read_as_what_it_is() -> None:
    """Its own methods are not asked."""
    assert context_overflow(TextLike(REFUSED)) == TOLD
    assert context_overflow({"error": TextLike(REFUSED)}) == TOLD


def test_interrupts_pass_through() -> None:
    """Ctrl-C while an error is looked at is no fault of the error."""

    class Interrupting:
        @property
        def error(self) -> object:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        context_overflow(Interrupting())


def test_cycles_come_to_an_end() -> None:
    """Errors that cause each other, and dicts that hold themselves."""
    one, two = SdkError("one"), SdkError("two")
    one.__cause__, two.__cause__ = two, one
    assert context_overflow(one) is None
    nested: dict[str, object] = {"code": 1}
    nested["error"] = [nested, nested]
    assert context_overflow(nested) is None


def test_a_wide_and_deep_object_is_read_in_part() -> None:
    """Attributes are asked a bounded number of times."""
    asked = []

    class Counting:
        def __getattr__(self, name: str) -> Any:
            asked.append(name)
            return [Counting() for _ in range(20)] if name == "errors" else None

    assert context_overflow(Counting()) is None
    assert len(asked) < OBJECTS_AT_MOST * 70
    many = SdkError("x", errors=[SdkError(f"text {n}") for n in range(16)])
    for _ in range(20):
        many = SdkError("x", errors=[many, SdkError("y", errors=[many] * 16)])
    assert context_overflow(many) is None
    deep: object = REFUSED
    for _ in range(DEPTH_AT_MOST + 2):
        deep = {"error": deep}
    assert context_overflow(deep) is None


@pytest.mark.parametrize(
    "filler", ["a", "7", " ", "1,", "\\u4e0a", "(", "context ", "\n"]
)
def test_long_texts_are_read_at_their_ends(filler: str) -> None:
    """A refusal at either end is found; the middle of a huge text is not read."""
    size = 10_000_000 // len(filler)
    long = f"Error: {REFUSED}. {filler * size}"
    assert len(plain_words(long)) <= 4 * READ_AT_EACH_END
    assert context_overflow(SdkError(long)) == TOLD
    assert context_overflow(SdkError(f"{filler * size} . {REFUSED}")) is not None
    assert context_overflow(SdkError(long).args[0].encode()) == TOLD
    assert context_overflow(SdkError(filler * size)) is None


def test_nothing_else_is_called() -> None:
    """A response that was accepted is not read, nor is one asked to load itself."""

    def fail() -> object:
        raise AssertionError("called")

    assert context_overflow(Thing(status_code=200, json=fail, read=fail)) is None


def test_a_json_method_that_is_async_is_left() -> None:
    """Its coroutine is closed, so that nothing warns later."""

    async def body() -> object:
        return {"message": REFUSED}

    error = SdkError("failed", response=Thing(status_code=400, json=body))
    assert context_overflow(error) is None


@pytest.mark.parametrize(
    "remedy",
    [
        "Please try again in a new chat.",
        "Try again in a new conversation.",
        "Try again in a shorter form.",
        "Retry in another thread.",
    ],
)
def test_a_refusal_may_say_where_to_try_again(remedy: str) -> None:
    """Only a time to wait for belongs to a rate."""
    assert context_overflow(f"Your prompt is too long. {remedy}") is not None
    for wait in ("in a few minutes", "after some time", "in 20 s", "after a while"):
        assert context_overflow(f"Too many tokens. Try again {wait}.") is None


@pytest.mark.parametrize("size", [1_000, 33_000, 40_000, 60_000])
def test_bytes_say_what_their_text_says(size: int) -> None:
    """Of any length that a text is read whole at."""
    finish = "model_context_window_exceeded"
    body = json.dumps({"content": "x" * size, "stop_reason": finish})
    assert context_overflow(body.encode()) == context_overflow(body) is not None
