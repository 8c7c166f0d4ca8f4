"""render: the bytes that are counted are the bytes that are returned."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import InputError, PromptConfig, RoleLabels, message_text
from prompt_assemble.render import Rendered, finished

from .helpers import (
    SYSTEM,
    USER,
    call,
    config_of,
    context_of,
    frame_for,
    result,
    tool_tokens,
)
from .strategies import configs, dialogs, encodable_texts, nonblank_texts

FORMS = st.sampled_from(("text", "messages"))
OPTIONAL = st.none() | encodable_texts()


def rendered(
    form: str,
    *dialog: object,
    block: str | None = None,
    notice: str | None = None,
    system: str = SYSTEM,
) -> Rendered:
    """One prompt around the usual question."""
    context = context_of(*dialog, system=system)
    return finished(frame_for(context, form, config_of(1_000)), block, notice)


def test_text_form() -> None:
    """Parts are parted by blank lines, messages labelled, the system prompt bare."""
    text = rendered(
        "text", "hi", ("assistant", "hello"), block="<b>", notice="[n]"
    ).text
    assert text == (
        f"{SYSTEM}\n\nUser: hi\n\nAssistant: hello\n\n<b>\n\n[n]\n\nUser: {USER}"
    )


def test_messages_form() -> None:
    """Block and notice stand in the last user message, above the question."""
    messages = rendered("messages", "hi", block="<b>", notice="[n]").new_messages()
    assert messages == [
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": "hi"},
        {"role": "user", "content": f"<b>\n\n[n]\n\n{USER}"},
    ]


def test_nothing_but_the_question() -> None:
    """Without system prompt, dialog and memory there is no trace of them."""
    assert rendered("text", system="").text == f"User: {USER}"
    only = [{"role": "user", "content": USER}]
    assert rendered("messages", system="").new_messages() == only


def test_calls_and_results_in_the_text_form() -> None:
    """Tool messages are part of the text form, labelled, with name and arguments."""
    text = rendered("text", call("look_up"), result("42")).text
    assert 'Assistant: {"id": "c1", "name": "look_up", "arguments": {}}' in text
    assert "\n\nTool: 42\n\n" in text
    assert "None" not in text


def test_labels_are_those_of_the_config() -> None:
    """Every role of the text form has its label, the user's words too."""
    context = context_of("hi", ("ai", "ho"), ("system", "hm"), call("f"), result("42"))
    config = PromptConfig(role_labels=RoleLabels("S>", "U>", "A>", "T>"))
    text = finished(frame_for(context, "text", config), None, None).text
    assert "U>hi\n\nA>ho\n\nS>hm\n\nA>{" in text
    assert text.endswith(f"T>42\n\nU>{USER}")


def test_parts_do_not_fit_the_text_form() -> None:
    """An image cannot be written down: the error names the form that can hold it."""
    image = {
        "role": "user",
        "content": [{"type": "image_url", "image_url": {"url": "x"}}],
    }
    with pytest.raises(InputError, match="content parts .*form='messages'"):
        rendered("text", image)
    assert rendered("messages", image).new_messages()[1]["content"] == image["content"]


@given(
    dialogs(), encodable_texts(), nonblank_texts(), OPTIONAL, OPTIONAL, FORMS, configs()
)
def test_what_is_counted_is_what_is_returned(
    dialog: list[object],
    system: str,
    user: str,
    block: str | None,
    notice: str | None,
    form: str,
    config: PromptConfig,
) -> None:
    """Both texts stand at their ends, and the counted text is that of the messages."""
    context = context_of(*dialog, system=system, user=user)
    done = finished(frame_for(context, form, config), block, notice)
    text = done.text
    text.encode()
    if form == "text":
        assert text.startswith(system) and text.endswith(user)
    else:
        messages = done.new_messages()
        assert text == message_text(messages)
        assert messages[-1]["role"] == "user"
        assert messages[-1]["content"].endswith(user)
        if system:
            assert messages[0] == {"role": "system", "content": system}
        assert len(messages) == len(context.recent) + 1 + bool(system)


@given(dialogs(), encodable_texts(), nonblank_texts(), OPTIONAL, OPTIONAL, FORMS)
def test_sections_split_the_pieces(
    dialog: list[object],
    system: str,
    user: str,
    block: str | None,
    notice: str | None,
    form: str,
) -> None:
    """The ends rise to the number of pieces; sections hold what they say."""
    context = context_of(*dialog, system=system, user=user)
    done = finished(frame_for(context, form, PromptConfig()), block, notice)
    first, second, third, fourth, last = done.ends
    assert 0 <= first <= second <= third <= fourth == last == len(done.pieces)
    assert (system in done.pieces[:first]) is bool(system)
    memory = done.pieces[second:third]
    assert [part for part in memory if part] == [
        part for part in (block, notice) if part
    ]
    assert done.pieces[third:][0].endswith(user) and last - third == 1


@given(dialogs(images=True), encodable_texts(), configs())
def test_framing_of_messages(
    dialog: list[object], system: str, config: PromptConfig
) -> None:
    """Template cost a request and a message, and the parts that are not text."""
    context = context_of(*dialog, system=system)
    done = finished(frame_for(context, "messages", config), None, None)
    parts = sum(len(message.media) for message in context.recent)
    assert isinstance(config.part_tokens, int)
    assert done.framing == (
        config.tokens_per_request
        + config.tokens_per_message * len(done.new_messages())
        + tool_tokens(context.recent, config)
        + config.part_tokens * parts
    )


def test_the_text_form_has_no_framing() -> None:
    """A plain string is sent without a chat template."""
    context = context_of("hi")
    assert frame_for(context, "text", PromptConfig()).framing == 0


def test_new_messages_are_new_each_time() -> None:
    """Changing one copy changes neither the other nor what was verified."""
    done = rendered("messages", call("look_up"), result("42"))
    before = json.dumps(done.new_messages())
    for message in done.new_messages():
        for made in message.get("tool_calls", ()):
            made["function"]["arguments"] = "changed"
        message["content"] = "changed"
    assert json.dumps(done.new_messages()) == before


def test_finishing_twice_shares_the_frame() -> None:
    """Trying another set of memories leaves the frame as it was."""
    frame = frame_for(context_of("hi", system=SYSTEM), "messages", PromptConfig())
    bare = finished(frame, None, None)
    finished(frame, "<b>", "[n]")
    assert finished(frame, None, None) == bare
