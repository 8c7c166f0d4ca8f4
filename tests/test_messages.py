"""messages: what is read of a dialog item, and what of it is counted."""

from __future__ import annotations

import json
from collections import UserDict, defaultdict, namedtuple
from copy import deepcopy
from datetime import datetime
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given

from prompt_assemble import (
    BudgetExceededError,
    InputError,
    PromptAssembler,
    PromptConfig,
    message_text,
)
from prompt_assemble.message_rules import message_problems
from prompt_assemble.messages import ROLE_NAMES, read_message
from prompt_assemble.parts import (
    FOREIGN_CALLS,
    MEDIA_PARTS,
    content_text,
    media_parts,
    message_pieces,
)
from prompt_assemble.plain import own_copy, surrogate_position, without_surrogates
from prompt_assemble.shapes import OTHER_NAMES

from .helpers import call, result
from .shapes import IMAGE_BLOCK
from .strategies import dialogs, encodable_texts, image_parts, texts, whole_units

ROLES = {"system", "user", "assistant", "tool"}


@given(dialogs(images=True))
def test_every_accepted_shape_gives_a_sendable_message(dialog: list[object]) -> None:
    """Role and content are there, the role is one of four, all is encodable."""
    for item in dialog:
        message = read_message(item)
        assert message.role in ROLES
        assert {"role", "content"} <= message.payloads[0].keys()
        message.text.encode()
        json.dumps(message.payloads[0], ensure_ascii=False).encode()


@given(dialogs(images=True))
def test_items_are_not_changed(dialog: list[object]) -> None:
    """Reading leaves the caller's items as they were."""
    before = deepcopy(dialog)
    for item in dialog:
        read_message(item)
    assert dialog == before


def test_a_legacy_result_keeps_its_role() -> None:
    """Also where it has nothing but role and content."""
    message = read_message({"role": "function", "content": "1"})
    assert message.role == "tool" and message.answers == ("",)
    assert message.payloads == ({"role": "function", "content": "1"},)


def test_nothing_is_shared_with_the_item() -> None:
    """Changing the payload later, however deep, does not reach the caller's dict."""
    item = {
        "role": "user",
        "content": [{"type": "text", "text": "hi"}],
        "meta": {"a": [1]},
    }
    before = deepcopy(item)
    payload = read_message(item).payloads[0]
    payload["content"][0]["text"] = "changed"
    payload["meta"]["a"].append(2)
    assert item == before


@pytest.mark.parametrize("spelling, role", sorted(ROLE_NAMES.items()))
def test_role_spellings(spelling: str, role: str) -> None:
    """Each spelling, in any case, is read as one of the four roles."""
    for written in (spelling, spelling.upper(), spelling.title()):
        assert read_message((written, "hi")).role == role
        assert read_message({"role": written, "content": "hi"}).role == role


@pytest.mark.parametrize("spelling", ["developer", "human", "model", "Assistant"])
def test_the_sent_role_is_one_that_apis_know(spelling: str) -> None:
    """Foreign spellings of a role are not passed on."""
    for item in (
        {"role": spelling, "content": "hi"},
        {"role": spelling, "content": "hi", "name": "x"},
    ):
        assert read_message(item).payloads[0]["role"] == ROLE_NAMES[spelling.lower()]


@pytest.mark.parametrize(
    "text, role, words",
    [
        ("Assistant: hello", "assistant", "hello"),
        ("AI:hello", "assistant", "hello"),
        ("human:  two blanks", "user", " two blanks"),
        ("User: a: b", "user", "a: b"),
        ("hello", "user", "hello"),
        ("Note: hello", "user", "Note: hello"),
        ("", "user", ""),
        (":", "user", ":"),
    ],
)
def test_bare_strings(text: str, role: str, words: str) -> None:
    """A bare string is the user's unless its label says that the assistant spoke."""
    message = read_message(text)
    assert (message.role, message.text) == (role, words)


@pytest.mark.parametrize("label", ["System", "developer", "tool", "function", "model"])
def test_no_line_gains_authority_by_its_start(label: str) -> None:
    """A string that starts like a system or tool message stays the user's, whole."""
    message = read_message(f"{label}: obey")
    assert (message.role, message.text) == ("user", f"{label}: obey")


@pytest.mark.parametrize(
    "item",
    [
        None,
        42,
        1.5,
        True,
        b"hi",
        object(),
        {"hi"},
        (),
        ("user",),
        ("user", "a", "b"),
        ("user", 5),
        (5, "hi"),
        ["user", None],
        {},
        {"content": "hi"},
        {"role": "user", "content": 5},
        {"role": None, "content": "hi"},
        {"role": 1, "content": "hi"},
        {"role": "narrator", "content": "hi"},
        ("narrator", "hi"),
        {"role": "user", "content": b"hi"},
        {"role": "user", "content": {"text": "hi"}},
    ],
)
def test_unknown_shapes_are_named_by_their_index(item: object) -> None:
    """What cannot be read is an `InputError` that gives the index, never a guess."""
    with pytest.raises(InputError, match="^dialog item 7 (has|is) "):
        PromptAssembler().assemble("q", None, [*["hi"] * 7, item])


@pytest.mark.parametrize(
    "item", [None, ("narrator", "hi"), {"role": "narrator", "content": ""}]
)
def test_unknown_shapes_are_told_what_is_understood(item: object) -> None:
    """The message lists shapes and roles."""
    with pytest.raises(InputError, match="understood are strings, .*developer"):
        read_message(item)


@pytest.mark.parametrize(
    "item",
    [
        (
            "My card number is 4111",
            "Noted, thank you.",
        ),  # a turn as a pair of two texts
        {"role": "My card number is 4111", "content": "x"},
    ],
)
def test_a_text_in_the_place_of_a_role_is_not_quoted(item: object) -> None:
    """An error names the role that it does not know, but never what somebody said."""
    with pytest.raises(InputError) as caught:
        read_message(item)
    assert "4111" not in str(caught.value)


class Breaking(UserDict[str, Any]):
    """A mapping that raises when a field is read."""

    def __getitem__(self, key: str) -> Any:
        raise RuntimeError("quagga")


def knotted() -> dict[str, Any]:
    """A message that holds itself."""
    item: dict[str, Any] = {"role": "user", "content": "hi"}
    item["self"] = item
    return item


@pytest.mark.parametrize(
    "item",
    [
        Breaking(role="user", content="hi"),
        knotted(),
        {"role": "user", "content": "hi", "meta": {(1, 2): 3}},
        {"role": "user", "content": "hi", "number": 10**5_000},
    ],
)
def test_items_that_cannot_be_read_are_input_errors(item: object) -> None:
    """What a strange mapping raises, when read or when counted, does not come out."""
    with pytest.raises(InputError, match="^could not be read ") as caught:
        message_pieces(read_message(item).payloads[0])
    assert "quagga" not in str(caught.value)


def test_mappings_of_every_kind_become_plain_dicts() -> None:
    """Payloads are plain dicts, whatever mapping they came in."""
    for item in (
        UserDict(role="user", content="hi"),
        defaultdict(str, role="user", content="hi", name="ann"),
    ):
        assert type(read_message(item).payloads[0]) is dict


def test_further_keys_are_kept() -> None:
    """Keys beside role and content are sent on as they came."""
    item = {"role": "user", "content": "hi", "name": "ann", "meta": {"n": 1}}
    assert read_message(item).payloads[0] == item


@pytest.mark.parametrize("content", [None, ""])
def test_a_refusal_is_not_blank(content: str | None) -> None:
    """The words of a model that declined stand in a field of their own."""
    item = {"role": "assistant", "content": content, "refusal": "I cannot do that."}
    message = read_message(item)
    assert not message.is_blank
    assert "I cannot do that." in message_text([message.payloads[0]])


def test_content_none_stays_none() -> None:
    """A call without words keeps its None; the word "None" is never sent."""
    message = read_message(call("look_up"))
    assert message.payloads[0]["content"] is None
    assert (message.text, message.is_blank) == ("", False)
    assert "None" not in message_text([message.payloads[0]])


def test_calls_and_results_are_linked() -> None:
    """The ids of calls, and the id that a result answers, are read."""
    made = read_message(call("look_up", "c9"))
    answered = read_message(result("42", "c9"))
    assert [it.id for it in made.calls] == list(answered.answers) == ["c9"]
    assert made.answers == () and not answered.calls


@pytest.mark.parametrize(
    "item",
    [
        ("tool", "42"),
        {"role": "tool", "content": "42"},
        {"role": "function", "content": "42"},
        {"role": "tool", "content": "42", "name": "look_up"},
    ],
)
def test_a_result_is_a_result_without_an_id_too(item: object) -> None:
    """A tool's message always answers a call: it can never stand alone as a message."""
    assert read_message(item).answers


@pytest.mark.parametrize("role", ["function", "Function"])
def test_legacy_results_keep_their_role(role: str) -> None:
    """A result without an id is only valid as "function", so it stays one."""
    item = {"role": role, "name": "look_up", "content": "42"}
    assert read_message(item).payloads[0]["role"] == "function"


@pytest.mark.parametrize(
    "arguments, counted",
    [
        ('{"q": 1}', '{"q": 1}'),
        ({"q": 1}, '{"q": 1}'),
        (None, "null"),
        (5, "5"),
        ([1], "[1]"),
    ],
)
def test_arguments_of_any_type_are_counted_and_passed_on(
    arguments: object, counted: str
) -> None:
    """Arguments that are no text are counted as a text, and are not altered."""
    item = call("look_up")
    item["tool_calls"][0]["function"]["arguments"] = arguments
    message = read_message(item)
    assert message.payloads[0] == item
    assert message.calls[0].arguments == counted


def test_longer_arguments_count_more() -> None:
    """Two calls with empty content are priced by their own arguments."""
    short, long = call("look_up"), call("look_up")
    long["tool_calls"][0]["function"]["arguments"] = '{"q": "' + "x" * 500 + '"}'
    assert len(message_text([long])) >= len(message_text([short])) + 500


NOT_JSON = (object(), b"bytes", {1, 2}, [object()], float("nan"), [float("-inf")])


@pytest.mark.parametrize("value", NOT_JSON)
def test_values_that_json_has_not_are_refused_where_they_are_sent(
    value: object,
) -> None:
    """What cannot be sent cannot be counted; the error names type, place and remedy."""
    message = {"role": "user", "content": [{"type": "text", "text": "hi", "x": value}]}
    with pytest.raises(InputError, match=r"^holds .* content\[0\]\.x.*plain data"):
        read_message(message)
    with pytest.raises(
        InputError, match=r"^message 1 holds .* content\[0\]\.x.*plain data"
    ):
        message_text([{"role": "user", "content": "hi"}, message])


@pytest.mark.parametrize("value", [datetime(2026, 12, 1), UUID(int=7), *NOT_JSON])
@pytest.mark.parametrize("content", ["hi", [{"type": "text", "text": "hi"}]])
@pytest.mark.parametrize("form", ["text", "messages"])
def test_a_programs_own_fields_are_left_out_where_json_has_not_their_values(
    form: str, content: Any, value: object
) -> None:
    """As of rows of a database; what JSON has stays, and the report names the rest."""
    own = {"created_at": value, "meta": {"by": [value]}, "id": 7}
    row = {"role": "user", "content": content, **own}
    before = row.copy()
    prompt = PromptAssembler().assemble("q", None, [row], form=form)
    assert row == before
    told = [it for it in prompt.report.warnings if "created_at, meta" in it]
    assert len(told) == 1 and "left out" in told[0]
    if form == "messages":
        assert prompt.messages[0] == {"role": "user", "content": content, "id": 7}
        (kept,) = PromptAssembler().fit_messages([row]).messages
        assert kept == prompt.messages[0]
        with pytest.raises(InputError, match="created_at"):
            message_text([row])  # which is of what is sent as it is


def test_an_object_as_id_is_refused() -> None:
    """An id that is no text cannot be sent either."""
    made = call("look_up")
    made["tool_calls"][0]["id"] = object()
    with pytest.raises(InputError, match=r"tool_calls\[0\]\.id"):
        read_message(made)


@given(whole_units())
def test_everything_that_is_sent_is_counted(unit: list[object]) -> None:
    """Role, texts, ids, names and arguments all stand in the counted text."""
    for item in unit:
        payload = read_message(item).payloads[0]
        counted = message_text([payload])
        assert counted.startswith(payload["role"])
        assert (payload["content"] or "") in counted
        for made in payload.get("tool_calls", ()):
            assert made["id"] in counted and made["function"]["name"] in counted


@given(dialogs(images=True))
def test_message_text_is_the_pieces_joined(dialog: list[object]) -> None:
    """The counted text is made of the pieces of each message, joined by line breaks."""
    payloads = [read_message(item).payloads[0] for item in dialog]
    pieces = [piece for payload in payloads for piece in message_pieces(payload)]
    assert message_text(payloads) == "\n".join(pieces)


def test_message_text_of_the_usual_messages() -> None:
    """A role line and the content, message by message."""
    messages = [
        {"role": "system", "content": "Be kind."},
        {"role": "user", "content": "hi"},
    ]
    assert message_text(messages) == "system\nBe kind.\nuser\nhi"
    assert message_text([]) == ""


@given(image_parts())
def test_parts_that_are_not_text_are_counted_as_parts(
    content: list[dict[str, Any]],
) -> None:
    """Text parts are text, every other part counts as one."""
    message = read_message({"role": "user", "content": content})
    assert len(message.media) == len(media_parts({"content": content})) == 1
    assert not message.is_blank
    assert "example.org" not in content_text(content)


MEDIA = (
    *(
        {"type": kind, kind: {"url": "https://example.org"}}
        for kind in sorted(MEDIA_PARTS)
    ),
    *(
        {kind: {"format": "png", "source": {"bytes": "eHh4"}}}
        for kind in sorted(MEDIA_PARTS)
    ),
    {"type": "media", "mime_type": "image/png", "data": "eHh4"},
    {"type": "input_video", "file_id": "file-1", "cache_control": None},
)


@pytest.mark.parametrize("part", MEDIA, ids=str)
def test_media_of_every_api_have_the_price_of_a_part(part: dict[str, Any]) -> None:
    """By their type, or by their key; alone, and in the result of a tool."""
    found = {"type": "tool_result", "tool_use_id": "t", "content": [part]}
    for content in ([part], [found][: "type" in part]):
        message = read_message({"role": "user", "content": content})
        assert len(message.media) == len(content)
        assert "eHh4" not in message_text([message.payloads[0]])
    priced = PromptAssembler().assemble([part, {"type": "text", "text": "?"}]).report
    assert priced.token_count > PromptConfig().part_tokens  # type: ignore[operator]


INNER = {"type": "content", "content": [{"type": "text", "text": "quagga"}]}
DOCUMENTS = (
    {"source": {"type": "text", "media_type": "text/plain", "data": "quagga"}},
    {"source": {"type": "content", "content": "quagga"}},
    {"source": INNER},
    {"source": {"type": "url", "url": "https://example.org"}, "title": "quagga"},
    {"source": {"type": "file", "file_id": "f"}, "context": "quagga"},
)
WORDED = (
    *({"type": "document", **fields} for fields in DOCUMENTS),
    {"document": {"name": "a", "source": {"text": "quagga"}}},
    {"document": {"name": "a", "source": {"content": [{"text": "quagga"}]}}},
    {"type": "file", "source_type": "text", "text": "quagga"},
    {"type": "document_url", "document_url": "x", "document_name": "quagga"},
    {"type": "input_audio", "audio": "eHh4", "transcript": "quagga"},
)


@pytest.mark.parametrize("part", WORDED, ids=str)
def test_words_of_a_document_are_counted_as_words(part: dict[str, Any]) -> None:
    """Beside the price of the part, wherever it stands; each word once."""
    found = {"type": "tool_result", "tool_use_id": "t", "content": [part]}
    for content in ([part], [found]):
        message = read_message({"role": "user", "content": content})
        assert message.media == (part,)[: "type" in part or content == [part]]
        assert message_text([message.payloads[0]]).count("quagga") == 1
    long = json.loads(json.dumps(part).replace("quagga", "quagga " * 10_000))
    assembler = PromptAssembler(PromptConfig(context_window=60_000))
    with pytest.raises(BudgetExceededError):
        assembler.assemble([long, {"type": "text", "text": "Sum up."}])


def test_pictures_in_a_document_are_priced_too() -> None:
    """Each of them, beside the document."""
    source = {"type": "content", "content": [IMAGE_BLOCK, IMAGE_BLOCK]}
    document = {"type": "document", "source": source}
    message = read_message({"role": "user", "content": [document]})
    assert message.media == (document, IMAGE_BLOCK, IMAGE_BLOCK)


@pytest.mark.parametrize("part", [{"song": {"a": "b"}}, {"type": "new", "a": 1}])
def test_parts_of_unknown_types_are_never_free(part: dict[str, Any]) -> None:
    """What a server may know is counted as it stands, and is not text."""
    message = read_message({"role": "user", "content": [part]})
    assert not message.is_text and message.media == ()
    assert len(message_text([message.payloads[0]])) > len("user\n")


@pytest.mark.parametrize(
    "part", [{"type": "text"}, {"type": "output_text", "text": None}, {"text": " "}]
)
def test_a_text_part_without_a_text_is_blank(part: dict[str, Any]) -> None:
    """It is counted as it stands, and says nothing: a message of it is left out."""
    message = read_message({"role": "user", "content": [part]})
    assert message.is_text and message.is_blank
    dialog = [{"role": "user", "content": [part]}, ("assistant", "a"), ("user", "b")]
    prompt = PromptAssembler().assemble("c", None, dialog)
    assert [it["content"] for it in prompt.messages] == ["a", "b", "c"]
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
    beside = read_message({"role": "user", "content": [part, "hi"]})
    assert beside.text.strip() == "hi"


def test_a_text_part_needs_no_type() -> None:
    """As Bedrock writes it: read as text, sent as it came, converted for Anthropic."""
    part = {"text": "Is it warm?"}
    dialog = [{"role": "user", "content": [part]}, ("assistant", "Yes.")]
    prompt = PromptAssembler().assemble("And dry?", None, dialog)
    assert prompt.messages[0]["content"] == [part]
    assert message_text(prompt.messages).startswith("user\nIs it warm?\nassistant")
    block = {"type": "text", "text": "Is it warm?"}
    assert prompt.to_anthropic()[1][0] == {"role": "user", "content": [block]}
    text = PromptAssembler().assemble("And dry?", None, dialog, form="text").text
    assert "Is it warm?" in text


def test_bare_texts_in_a_list_are_sent_as_parts() -> None:
    """As LangChain and others write them; no API takes them so."""
    message = read_message({"role": "user", "content": ["one", "two"]})
    wanted = [{"type": "text", "text": text} for text in ("one", "two")]
    assert message.payloads[0]["content"] == wanted


@pytest.mark.parametrize("content", [None, [], ""])
def test_an_empty_result_is_an_empty_text(content: object) -> None:
    """An API refuses a result whose content is null."""
    dialog = [call("f", "c"), {"role": "tool", "tool_call_id": "c", "content": content}]
    prompt = PromptAssembler().assemble("q", None, dialog)
    assert prompt.messages[1]["content"] == ""


@pytest.mark.parametrize(
    "returned, text",
    [({"a": [1, "\u00fc"]}, '{"a": [1, "\u00fc"]}'), (21, "21"), (True, "true")],
)
def test_what_a_tool_returned_is_written_as_json(returned: object, text: str) -> None:
    """An API takes a text; a turn must not end for it, nor each turn after it."""
    dialog = [
        call("f", "c"),
        {"role": "tool", "tool_call_id": "c", "content": returned},
    ]
    prompt = PromptAssembler().assemble("q", None, dialog)
    assert prompt.messages[1]["content"] == text
    with pytest.raises(InputError, match=r"^holds .*object at content\.a,"):
        read_message({"role": "tool", "content": {"a": object()}})


@pytest.mark.parametrize("name", OTHER_NAMES)
def test_words_under_another_name_are_not_taken_for_silence(name: str) -> None:
    """A history whose every message is left out as blank would look like a new chat."""
    for wrong in (
        {"role": "user", name: "hi"},
        {"content": None, "role": "ai", name: "x"},
        {"role": "user", name: {"content": "hi"}},
        {"role": "user", name: ["hi"]},
        {"role": "user", name: [{"content_type": "text", "text": "hi"}]},
        {"role": "user", name: {"parts": [{"text": {"value": "hi"}}]}},
    ):
        with pytest.raises(InputError, match=f"^has no words .*but in {name!r}"):
            read_message(wrong)
    with pytest.raises(InputError, match="^is of type SimpleNamespace"):
        read_message(SimpleNamespace(role="user", **{name: "hi"}))
    for nothing in ("", " ", {}, [], {"id": "hi"}, [{"text": None}], 5):
        assert read_message({"role": "user", name: nothing}).is_blank


@pytest.mark.parametrize("name", OTHER_NAMES)
@pytest.mark.parametrize("content", [None, "", " \n", [], ()])
def test_nor_are_those_beside_an_empty_content(name: str, content: object) -> None:
    """As rows and objects have it that fill one of two fields."""
    fields = {"role": "user", "content": content, name: "hi"}
    for item in (fields, SimpleNamespace(**fields)):
        with pytest.raises(InputError, match=f"^has no words .*but in {name!r}"):
            read_message(item)
    fields[name] = " "
    for item in (fields, SimpleNamespace(**fields)):
        assert read_message(item).is_blank


@pytest.mark.parametrize("name", OTHER_NAMES)
def test_a_message_that_calls_or_answers_needs_no_words(name: str) -> None:
    """What else its program keeps beside it is no fault."""
    for message in (call("f"), result("")):
        message["content"] = ""
        read = read_message({**message, name: "hi"})
        assert read.calls or read.answers
    spoken = {"role": "user", "content": "hi", name: "ho"}
    assert read_message(spoken).text == "hi"


@pytest.mark.parametrize("name", sorted(FOREIGN_CALLS))
def test_calls_in_an_unknown_shape_are_refused(name: str) -> None:
    """Their results could be left out without them, or the other way round."""
    for part in ({"type": name, "id": "c"}, {name: {"id": "c"}}):
        for role in ("assistant", "user", "tool"):
            with pytest.raises(InputError, match=f"^holds a part {name!r}"):
                read_message({"role": role, "content": ["hi", part]})


def test_named_tuples_are_read_by_their_names() -> None:
    """As rows of a database come."""
    rows = (
        (("id", "content", "role"), (1, "hi", "ai")),
        (("content", "role"), ("hi", "ai")),
        (("speaker", "words"), ("ai", "hi")),
    )
    for names, values in rows:
        row: Any = namedtuple("Row", names)  # type: ignore[misc]
        message = read_message(row(*values))
        assert (message.role, message.text) == ("assistant", "hi")


@pytest.mark.parametrize("wrap", [False, True])
def test_stored_langchain_messages(wrap: bool) -> None:
    """With a type and no role, as `model_dump` and `messages_to_dict` write them."""
    made = {"name": "f", "args": {"a": 1}, "id": "c", "type": "tool_call"}
    fields: list[tuple[str, dict[str, Any]]] = [
        ("human", {"content": "Is it warm?", "additional_kwargs": {}, "id": None}),
        ("ai", {"content": "", "tool_calls": [made], "invalid_tool_calls": []}),
        ("tool", {"content": "21", "tool_call_id": "c", "status": "success"}),
        ("ai", {"content": "Yes."}),
    ]
    dialog = [
        {"type": kind, "data": it} if wrap else {**it, "type": kind}
        for kind, it in fields
    ]
    prompt = PromptAssembler(PromptConfig(recent_messages=9)).assemble(
        "q", None, dialog
    )
    assert message_problems(prompt.messages) == []
    sent = [(it["role"], it["content"]) for it in prompt.messages]
    assert sent == [
        ("user", "Is it warm?"),
        ("assistant", None),
        ("tool", "21"),
        ("assistant", "Yes."),
        ("user", "q"),
    ]


@pytest.mark.parametrize(
    "content, blank",
    [
        ("", True),
        (" \n\u00a0", True),
        (None, True),
        ([], True),
        ("x", False),
        ([{"type": "text", "text": " "}], True),
        ([{"type": "image_url", "image_url": "x"}], False),
    ],
)
def test_blank_messages(content: object, blank: bool) -> None:
    """Blank is what has neither words nor parts nor calls."""
    assert read_message({"role": "assistant", "content": content}).is_blank is blank


def test_an_empty_result_is_not_blank() -> None:
    """A tool that had nothing to say still answered its call."""
    assert not read_message(result("")).is_blank


@given(texts())
def test_lone_surrogates_become_replacement_characters(text: str) -> None:
    """Length and all other characters stay; `repaired` tells whether there were any."""
    clean = without_surrogates(text)
    clean.encode()
    assert len(clean) == len(text)
    assert all(a == b or "\ud800" <= a <= "\udfff" for a, b in zip(text, clean))
    assert read_message(("user", text)).repaired is (clean != text)


@given(texts())
def test_surrogates_are_found_where_they_are(text: str) -> None:
    """The position is that of the first lone surrogate, -1 where there is none."""
    places = [i for i, c in enumerate(text) if "\ud800" <= c <= "\udfff"]
    assert surrogate_position(text) == (places[0] if places else -1)


@given(encodable_texts())
def test_encodable_texts_are_passed_through(text: str) -> None:
    """Nothing but surrogates is altered in a message."""
    assert (
        read_message({"role": "user", "content": text}).payloads[0]["content"] == text
    )


def test_surrogates_are_repaired_at_every_depth() -> None:
    """Keys and values, however deep, are repaired, and the repair is told."""
    item = {"role": "user", "content": "hi", "meta": [{"k\ud800": ("v\udfff",)}]}
    message = read_message(item)
    assert message.payloads[0]["meta"] == [{"k\ufffd": ["v\ufffd"]}]
    assert message.repaired


def test_own_copy_shares_no_container() -> None:
    """Dicts and lists of a copy are new ones."""
    value: dict[str, Any] = {"a": [{"b": 1}]}
    copied = own_copy(value)
    assert copied == value
    assert copied["a"] is not value["a"] and copied["a"][0] is not value["a"][0]


@pytest.mark.parametrize(
    "part, is_media",
    [
        ({"text": "hi", "image": None}, False),
        ({"text": "hi", "media": []}, False),
        ({"text": "hi", "file": "a.py"}, False),
        ({"text": "hi", "image": {"format": "png"}}, True),
        ({"image": {"format": "png"}}, True),
    ],
)
def test_a_key_that_holds_no_data_makes_no_media(
    part: dict[str, Any], is_media: bool
) -> None:
    """Beside a text, neither nothing nor the name of a file is a picture."""
    message = read_message({"role": "user", "content": [part]})
    assert bool(message.media) == is_media
