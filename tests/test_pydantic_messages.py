"""pydantic_messages: one request of pydantic-ai becomes one message for each role."""

from __future__ import annotations

import json
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import InputError, PromptAssembler, PromptConfig
from prompt_assemble.plain import DIALOG_ITEM
from prompt_assemble.pydantic_messages import unfolded
from prompt_assemble.testing import message_problems

from .strategies import nonblank_texts

ASSEMBLER = PromptAssembler(PromptConfig(recent_messages=100))


def part(kind: str, content: Any = None, **more: Any) -> dict[str, Any]:
    """A part as it is stored."""
    return {"part_kind": kind, "content": content, **more}


def request(*parts: dict[str, Any]) -> dict[str, Any]:
    """A ModelRequest as it is stored."""
    return {"kind": "request", "parts": list(parts), "instructions": None}


def response(*parts: dict[str, Any]) -> dict[str, Any]:
    """A ModelResponse as it is stored."""
    return {"kind": "response", "parts": list(parts), "model_name": "m"}


def called(call_id: str = "c1", args: Any = None, **more: Any) -> dict[str, Any]:
    """A tool-call part."""
    fields = {"tool_name": "weather", "tool_call_id": call_id, "args": args}
    return {"part_kind": "tool-call", **fields, **more}


def returned(content: Any, call_id: str = "c1", **more: Any) -> dict[str, Any]:
    """A tool-return part."""
    return part("tool-return", content, tool_name="f", tool_call_id=call_id, **more)


def as_object(value: Any) -> Any:
    """The same as an object with attributes, lists stay lists."""
    if isinstance(value, dict) and ("part_kind" in value or "parts" in value):
        return SimpleNamespace(**{key: as_object(it) for key, it in value.items()})
    return [as_object(it) for it in value] if isinstance(value, list) else value


DIALOG = [
    request(part("system-prompt", "Be brief."), part("user-prompt", "Is it warm?")),
    response(part("text", "Let me see."), called(args={"city": "Turin"})),
    request(returned({"degrees": 21}), part("user-prompt", "And dry?")),
    response(part("text", "Yes."), part("text", "Both.")),
]


@pytest.mark.parametrize("shape", [deepcopy, as_object], ids=["stored", "objects"])
def test_a_conversation(shape: Any) -> None:
    """Roles come apart, results go to their call, and both forms are valid."""
    dialog = [shape(it) for it in DIALOG]
    prompt = ASSEMBLER.assemble("Thanks!", None, dialog, system_prompt="Be brief.")
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
    told = [(it["role"], it.get("content")) for it in prompt.messages]
    assert told == [
        ("system", "Be brief."),
        ("user", "Is it warm?"),
        ("assistant", "Let me see."),
        ("tool", '{"degrees": 21}'),
        ("user", "And dry?"),
        ("assistant", "Yes.\n\nBoth."),
        ("user", "Thanks!"),
    ]
    function = prompt.messages[2]["tool_calls"][0]["function"]
    assert function == {"name": "weather", "arguments": '{"city": "Turin"}'}


def test_a_whole_list_and_a_loop() -> None:
    """The first system prompt leads; a response and its results extend a turn."""
    prompt = ASSEMBLER.fit_messages(DIALOG[:1])
    assert [it["role"] for it in prompt.messages] == ["system", "user"]
    step = [DIALOG[1], request(returned("21"))]
    longer = prompt.extend(step)
    assert longer.messages[:2] == prompt.messages
    assert [it["role"] for it in longer.messages[2:]] == ["assistant", "tool"]
    with pytest.raises(InputError, match="begins another turn"):
        prompt.extend(DIALOG[1:3])


def test_failures_of_tools_stay_failures() -> None:
    """By outcome, or by the older retry part; one that answers no call is words."""
    for failed in (
        returned("no such city", outcome="failed"),
        part("retry-prompt", "no such city", tool_name="f", tool_call_id="c1"),
    ):
        found = unfolded([request(failed)], DIALOG_ITEM)
        assert found == [
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": "c1",
                        "content": "no such city",
                        "is_error": True,
                    }
                ],
            }
        ]
    details = [{"type": "missing", "loc": ["city"]}]
    (words,) = unfolded(
        [request(part("retry-prompt", [], tool_name=None))], DIALOG_ITEM
    )
    assert words == {"role": "user", "content": []}
    retried = part("retry-prompt", details, tool_name="f", tool_call_id="c1")
    found = unfolded([request(retried)], DIALOG_ITEM)
    told: Any = found[0]
    assert json.loads(told["content"][0]["content"]) == details


def test_images_of_a_prompt() -> None:
    """By address, as bytes, and as they are stored; cache points are left out."""
    content = [
        "see",
        {"kind": "text-content", "content": "this"},
        {"kind": "image-url", "url": "https://example.org/a.png"},
        {"kind": "binary", "media_type": "image/png", "data": b"abc"},
        {"kind": "binary", "media_type": "image/png", "data": "YWJj"},
        {"kind": "cache-point", "ttl": "5m"},
    ]
    (message,) = unfolded([request(part("user-prompt", content))], DIALOG_ITEM)
    parts: Any = message["content"]
    assert [it.get("text") for it in parts[:2]] == ["see", "this"]
    addresses = [it["image_url"]["url"] for it in parts[2:]]
    data = "data:image/png;base64,YWJj"
    assert addresses == ["https://example.org/a.png", data, data]


def test_signed_reasoning_keeps_its_shape() -> None:
    """Anthropic's goes out as it came; that of chat servers in its field."""
    signed = {"signature": "c2ln", "provider_name": "anthropic"}
    step = response(
        part("thinking", "hm", **signed),
        part("thinking", "", id="redacted_thinking", **signed),
        part("text", "So."),
        called(args='{"city": null}'),
    )
    dialog = [request(part("user-prompt", "a")), step, request(returned("21"))]
    prompt = ASSEMBLER.assemble("q", None, dialog)
    content = prompt.to_anthropic()[1][1]["content"]
    assert [it["type"] for it in content] == [
        "thinking",
        "redacted_thinking",
        "text",
        "tool_use",
    ]
    assert content[0]["signature"] == "c2ln" and content[1]["data"] == "c2ln"
    assert content[3]["input"] == {"city": None}
    thought = part("thinking", "hm", id="reasoning_content")
    (message,) = unfolded([response(thought, part("text", "So."))], DIALOG_ITEM)
    expected = {"role": "assistant", "content": "So.", "reasoning_content": "hm"}
    assert message == expected
    other = part("thinking", "hm", signature="x", provider_name="openai")
    assert unfolded([response(other, part("text", "So."))], DIALOG_ITEM) == [
        {"role": "assistant", "content": "So."}
    ]


@pytest.mark.parametrize(
    "item",
    [
        response(part("file", "x")),
        request(part("instruction", "x")),
        request(part("user-prompt", [{"kind": "audio-url", "url": "a"}])),
        request(part("user-prompt", [{"kind": "x" * 100}])),
        request(part("user-prompt", [object()])),
    ],
)
def test_parts_without_a_place_are_refused(item: Any) -> None:
    """By name and with the way, whether stored or as objects, never as a repr."""
    for shaped in (item, as_object(item)):
        with pytest.raises(
            InputError, match="pydantic-ai message that holds .*convert it"
        ):
            ASSEMBLER.assemble("q", None, lambda n: [shaped])


def test_files_in_results_are_refused() -> None:
    """Their words would be there without them."""
    result = as_object(returned("x"))
    result.files = [object()]
    with pytest.raises(InputError, match="file in a tool's result"):
        unfolded([SimpleNamespace(kind="request", parts=[result])], DIALOG_ITEM)


class Broken:
    """An object that cannot be read."""

    @property
    def kind(self) -> str:
        raise OSError("secret")


class BrokenPart:
    """A part that names its kind and fails after that."""

    part_kind = "user-prompt"

    @property
    def content(self) -> str:
        raise OSError("secret")


def test_a_message_that_fails_while_it_is_read() -> None:
    """It is the caller's fault, told without the words of the other error."""
    endless: list[Any] = []
    endless.append(endless)
    for broken in (BrokenPart(), part("user-prompt", {"a": endless})):
        dialog = [("user", "a"), {"kind": "request", "parts": [broken]}]
        with pytest.raises(InputError, match="item 1 could not be read") as caught:
            ASSEMBLER.assemble("q", None, dialog)
        assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {"role": "king", "content": "x"},
        {"role": "user", "content": 5},
        {"role": "user", "content": "x", "name": object()},
        7,
        response(part("file", "x")),
    ],
    ids=str,
)
def test_errors_name_the_item_of_the_caller(wrong: Any) -> None:
    """However many messages the items before it have become."""
    dialog = [*DIALOG, wrong]
    for source in (dialog, lambda n: dialog):
        with pytest.raises(InputError, match="^dialog item 4 "):
            ASSEMBLER.assemble("q", None, source)
    with pytest.raises(InputError, match="^messages item 4 "):
        ASSEMBLER.fit_messages([*dialog, ("user", "q")])
    with pytest.raises(InputError, match="^extend: message 3 ") as caught:
        ASSEMBLER.assemble("q").extend([*DIALOG[1:], wrong])
    assert "dialog" not in str(caught.value).partition(";")[0]


def test_errors_of_extend_name_the_message_of_the_caller() -> None:
    """The third of these, though it became the fourth."""
    seen = request(returned(1), part("user-prompt", " "))
    step = [DIALOG[1], seen, request(part("user-prompt", "And?"))]
    with pytest.raises(InputError, match="^extend: message 2 is the user's"):
        ASSEMBLER.assemble("q").extend(step)


def test_other_items_are_not_touched() -> None:
    """Not even looked at twice: the same objects come back."""
    strange = [Broken(), {"kind": "request"}, {"kind": "request", "parts": "x"}, 7]
    plain = [{"role": "user", "content": "a"}, {"role": "kind", "kind": 1}]
    for items in ([], ["a kind request"], [("user", "a")], strange, plain):
        given_items: list[object] = list(items)
        found = unfolded(given_items, DIALOG_ITEM)
        assert len(found) == len(given_items)
        assert all(one is other for one, other in zip(found, given_items))


@st.composite
def conversations(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Turns with words, calls and results, as pydantic-ai stores them."""
    found = []
    for number in range(draw(st.integers(1, 4))):
        first = [part("user-prompt", draw(nonblank_texts()))]
        if not number and draw(st.booleans()):
            first.insert(0, part("system-prompt", draw(nonblank_texts())))
        found.append(request(*first))
        ids = [f"c{number}{place}" for place in range(draw(st.integers(0, 3)))]
        if ids:
            values = st.text() | st.lists(st.integers()) | st.none()
            found.append(response(*map(called, ids)))
            results = [returned(draw(values), it) for it in draw(st.permutations(ids))]
            found.append(request(*results))
        found.append(response(part("text", draw(nonblank_texts()))))
    return found


@given(conversations())
def test_any_conversation_is_kept_whole(dialog: list[dict[str, Any]]) -> None:
    """Nothing is an orphan, nothing of the caller's changes, both forms are valid."""
    before = deepcopy(dialog)
    prompt = ASSEMBLER.assemble("And now?", None, dialog)
    assert dialog == before
    assert all(it.kept for it in prompt.report.messages)
    roles = len([it for message in dialog for it in message["parts"]])
    calls = sum(
        max(0, len(it["parts"]) - 1) for it in dialog if it["kind"] == "response"
    )
    assert len(prompt.messages) == roles - calls + 1
    assert message_problems(prompt.messages) == []
    assert message_problems(prompt.to_anthropic()[1], "anthropic") == []
