"""context: the newest messages, whole units only, each item accounted for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import InputError, PromptAssembler
from prompt_assemble.context import (
    WARN_ORPHAN,
    WARN_REPAIRED,
    WARN_SYSTEM,
    MinimalContext,
    checked_text,
)
from prompt_assemble.messages import Message, read_message, text_message
from prompt_assemble.plain import DIALOG_ITEM
from prompt_assemble.units import (
    REASON_BLANK,
    REASON_COPY,
    REASON_OLDER,
    REASON_ORPHAN,
    REASON_SYSTEM,
    Unit,
    Words,
    units_backwards,
)

from .helpers import USER, call, context_within, result
from .strategies import dialogs, encodable_texts, nonblank_texts, texts


def words(context: MinimalContext) -> list[str]:
    """The texts of the recent messages, oldest first."""
    return [message.text for message in context.recent]


def numbered(count: int) -> list[object]:
    """Messages of user and assistant in turn, "m0", "m1", ..."""
    return [(("user", "assistant")[i % 2], f"m{i}") for i in range(count)]


def assert_paired(recent: tuple[Message, ...]) -> None:
    """Each call is followed at once by its results, each result follows its call."""
    open_calls: list[str] = []
    for message in recent:
        if message.role == "tool":
            for answered in message.answers:
                assert answered in open_calls
                open_calls.remove(answered)
        else:
            assert not open_calls
            open_calls = [made.id for made in message.calls]
    assert not open_calls


@given(encodable_texts(), nonblank_texts())
def test_texts_that_can_be_sent_are_returned_as_they_are(
    system: str, user: str
) -> None:
    """Nothing is stripped, normalised or replaced."""
    assert checked_text("system_prompt", system, may_be_blank=True) == system
    assert checked_text("user_input", user) == user


@pytest.mark.parametrize("value", [None, b"hi", 5, ["hi"], object()])
def test_texts_must_be_str(value: object) -> None:
    """Anything but a str is refused with its name and type."""
    for blank in (True, False):
        with pytest.raises(InputError, match=f"^notes .*{type(value).__name__}"):
            checked_text("notes", value, may_be_blank=blank)


@pytest.mark.parametrize("value", ["", " ", "\r\n\t", "\u00a0\u3000"])
def test_blank_input_is_refused(value: str) -> None:
    """There is nothing to answer in a blank text; a system prompt may be blank."""
    with pytest.raises(InputError, match="user_input is blank"):
        checked_text("user_input", value)
    assert checked_text("system_prompt", value, may_be_blank=True) == value


def test_each_blank_text_has_its_own_remedy() -> None:
    """Tool results are no way out of a blank query."""
    with pytest.raises(InputError, match="memory_query is blank .*None to search"):
        PromptAssembler().assemble("a", ["b"], memory_query="\n")
    with pytest.raises(InputError, match="user_input is blank .*After tool results"):
        PromptAssembler().assemble("\n")


@pytest.mark.parametrize("wrong", [None, 5, "words", {"role": "user"}])
def test_what_is_no_list_of_messages_is_called_so(wrong: Any) -> None:
    """None is not a blank input."""
    with pytest.raises(InputError, match="^messages is .* a list of messages"):
        PromptAssembler().fit_messages(wrong)


@given(
    encodable_texts(), st.sampled_from("\ud800\udbff\udc00\udfff"), encodable_texts()
)
def test_lone_surrogates_are_refused_with_their_place(
    before: str, lone: str, after: str
) -> None:
    """The position is that of the first one, and no word of the text is quoted."""
    text = f"{before}{lone}{after}"
    for blank in (True, False):
        with pytest.raises(InputError, match=f"^notes .*position {len(before)},"):
            checked_text("notes", text, may_be_blank=blank)


@pytest.mark.parametrize("wanted", range(8))
def test_the_newest_are_taken_in_order(wanted: int) -> None:
    """The last n messages, oldest first; 0 means none and not all."""
    context = context_within("", numbered(6), USER, wanted)
    assert words(context) == [f"m{i}" for i in range(6)][max(0, 6 - wanted) :]


def test_items_older_than_needed_are_not_read() -> None:
    """An unreadable item does no harm where nobody asks for it."""
    context = context_within("", [object(), *numbered(3)], USER, 3)
    assert words(context) == ["m0", "m1", "m2"]
    with pytest.raises(InputError, match="dialog item 0 "):
        context_within("", [object(), *numbered(3)], USER, 4)


def test_a_trailing_copy_of_the_input_is_left_out_and_does_not_count() -> None:
    """A store that holds the new input already costs none of the places."""
    context = context_within("", [*numbered(4), ("user", USER)], USER, 3)
    assert words(context) == ["m1", "m2", "m3"]
    assert context.outcomes[-1].reason == REASON_COPY


@pytest.mark.parametrize(
    "dialog",
    [
        [("user", USER), ("assistant", "again?")],  # said before
        [("assistant", USER)],  # said by the other side
        [("user", USER + " ")],  # not the same bytes
    ],
)
def test_only_a_trailing_copy_is_taken_for_the_input(dialog: list[object]) -> None:
    """The same words earlier, from somebody else, or almost the same, all stay."""
    assert len(context_within("", dialog, USER, 9).recent) == len(dialog)


def test_a_copy_above_an_empty_reply_is_trailing_too() -> None:
    """Stores put an empty message where the reply will stand: it is left out first."""
    dialog = ["before", ("user", USER), {"role": "assistant", "content": ""}]
    assert words(context_within("", dialog, USER, 9)) == ["before"]


def test_a_doubled_copy_is_removed_once() -> None:
    """Of two trailing copies the older one was another message."""
    context = context_within("", [("user", USER), ("user", USER)], USER, 9)
    assert words(context) == [USER]


def test_a_copy_given_as_a_bare_string_is_found() -> None:
    """A bare string equal to the input is a copy, even if it looks labelled."""
    for user in (USER, f"User: {USER}", f"AI: {USER}"):
        context = context_within("", ["before", user], user, 9)
        assert words(context) == ["before"]


def test_a_system_message_like_the_system_prompt_is_left_out() -> None:
    """The system prompt stands in the prompt once."""
    context = context_within(
        "Be kind.", [("system", "Be kind."), ("user", "a")], USER, 2
    )
    assert words(context) == ["a"]
    assert context.outcomes[0].reason == REASON_SYSTEM
    assert WARN_SYSTEM not in context.warnings


def test_other_system_messages_stay_where_they_are_and_are_told() -> None:
    """Some chat templates drop them, so there is a warning."""
    dialog = [("user", "a"), ("system", "Be brief."), ("user", "b")]
    context = context_within("Be kind.", dialog, USER, 3)
    assert words(context) == ["a", "Be brief.", "b"]
    assert context.warnings == (WARN_SYSTEM,)


def test_blank_messages_are_left_out_and_do_not_count() -> None:
    """An interrupted reply without a word does not block the conversation."""
    dialog = [("user", "a"), ("assistant", ""), {"role": "assistant", "content": None}]
    context = context_within("", dialog, USER, 1)
    assert words(context) == ["a"]
    assert [it.reason for it in context.outcomes] == [
        "recent",
        REASON_BLANK,
        REASON_BLANK,
    ]


def test_a_unit_that_the_limit_would_cut_is_completed() -> None:
    """One message is asked for: the newest result brings its call and its neighbour."""
    dialog = [("user", "a"), {**call("x", "1")}, result("one", "1")]
    dialog[1]["tool_calls"] += call("x", "2")["tool_calls"]  # type: ignore[index]
    dialog.append(result("two", "2"))
    context = context_within("", dialog, USER, 1)
    assert [message.role for message in context.recent] == ["assistant", "tool", "tool"]
    assert context.warnings == ()


def test_results_may_come_in_any_order() -> None:
    """Results are matched by id and keep the order in which they stand."""
    calling = call("x", "1")
    calling["tool_calls"] += call("x", "2")["tool_calls"]
    dialog: list[object] = [calling, result("two", "2"), result("one", "1")]
    assert words(context_within("", dialog, USER, 9)) == ["", "two", "one"]


@pytest.mark.parametrize(
    "broken",
    [
        [call("x", "1")],  # interrupted
        [result("one", "1")],  # its call is gone
        [call("x", "1"), result("two", "2")],  # the answer to another call
        [call("x", "1"), ("user", "well?"), result("one", "1")],  # torn apart
        [("tool", "one")],
        [{"role": "tool", "content": "one"}],
        [{"role": "function", "content": "one"}],
    ],
)
def test_orphans_are_left_out_with_a_warning(broken: list[object]) -> None:
    """A call without all its results, or a result without its call, is never sent."""
    context = context_within("", [("user", "a"), *broken, ("user", "b")], USER, 9)
    assert not [it for it in context.recent if it.calls or it.role == "tool"]
    assert words(context)[0] == "a" and words(context)[-1] == "b"
    assert WARN_ORPHAN in context.warnings
    assert REASON_ORPHAN in {it.reason for it in context.outcomes}


@given(dialogs(images=True), st.integers(0, 12), nonblank_texts())
def test_calls_and_results_are_always_paired(
    dialog: list[object], wanted: int, user: str
) -> None:
    """Whatever stands in the dialog, what is kept has no orphans."""
    assert_paired(context_within("", dialog, user, wanted).recent)


@given(dialogs(images=True), st.integers(0, 12), encodable_texts(), nonblank_texts())
def test_each_item_is_accounted_for_once(
    dialog: list[object], wanted: int, system: str, user: str
) -> None:
    """The outcomes cover the whole dialog in order, without overlap."""
    context = context_within(system, dialog, user, wanted)
    end = 0
    for outcome in context.outcomes:
        assert outcome.position == end
        end += outcome.items
    assert end == len(dialog)
    assert sum(it.items for it in context.outcomes if it.kept) == len(context.recent)


@given(dialogs(images=True), st.integers(0, 12), nonblank_texts())
def test_what_is_kept_is_what_the_outcomes_say(
    dialog: list[object], wanted: int, user: str
) -> None:
    """Kept messages are the items at the kept positions, in their order."""
    context = context_within("", dialog, user, wanted)
    kept = [it.position for it in context.outcomes if it.kept]
    assert context.recent == tuple(read_message(dialog[i]) for i in kept)


@given(dialogs(images=True), st.integers(0, 12), nonblank_texts())
def test_as_many_as_wanted_where_there_are_enough(
    dialog: list[object], wanted: int, user: str
) -> None:
    """Fewer than wanted are kept only if nothing older is left to take."""
    context = context_within("", dialog, user, wanted)
    if any(outcome.reason == REASON_OLDER for outcome in context.outcomes):
        assert len(context.recent) >= wanted
    if not wanted:
        assert not context.recent


@given(dialogs(), st.integers(0, 6), nonblank_texts())
def test_more_wanted_keeps_what_fewer_kept(
    dialog: list[object], wanted: int, user: str
) -> None:
    """The recent messages of a smaller number are the tail of those of a larger one."""
    fewer = context_within("", dialog, user, wanted).recent
    more = context_within("", dialog, user, wanted + 2).recent
    assert more[len(more) - len(fewer) :] == fewer


@given(texts(), texts())
def test_repairs_are_told_for_kept_messages_only(kept: str, older: str) -> None:
    """The warning appears if, and only if, a message that is sent was repaired."""
    context = context_within("", [("user", older), ("user", f"x{kept}")], USER, 1)
    broken = any("\ud800" <= c <= "\udfff" for c in kept)
    assert (WARN_REPAIRED in context.warnings) is broken


@pytest.mark.parametrize("role", ["system", "user", "assistant", "tool"])
@pytest.mark.parametrize("text", ["hi", "h\xe9", "\ud800", ""])
def test_a_message_made_of_a_tuple_is_what_the_class_makes(
    role: str, text: str
) -> None:
    """A field that is added, with a default or not, is not left out."""
    made = text_message(role, text)
    clean = text.replace("\ud800", "\ufffd")
    size = len(f"{role}\n{clean}\n".encode())
    assert made == Message(role, clean, size, made.parts, clean != text)
    assert (made.parts is None) == (role != "tool")
    assert len(made) == len(Message._fields)


@given(dialogs())
def test_a_unit_made_of_a_tuple_is_what_the_class_makes(dialog: list[object]) -> None:
    """A field that is added, with a default or not, is not left out."""
    units = [*units_backwards(dialog, 0, len(dialog), Words(None, None), DIALOG_ITEM)]
    for unit in units:
        assert unit == Unit(unit.start, unit.messages, unit.reason, unit.left)
        assert len(unit) == len(Unit._fields)
        assert all(len(it) == len(Message._fields) for it in unit.messages)
    assert [*units_backwards(["hi"], 0, 1, Words(None, None), DIALOG_ITEM)] == [
        Unit(0, (Message("user", "hi", len("user\nhi\n")),))
    ]


def test_each_warning_is_given_once() -> None:
    """Ten orphans are one hint, not ten."""
    dialog = [result(str(i), str(i)) for i in range(10)]
    assert context_within("", dialog, USER, 3).warnings == (WARN_ORPHAN,)
