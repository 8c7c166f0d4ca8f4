"""The exact text and messages that are counted and returned, and nothing else.

A `Frame` holds what does not depend on memory, so that trying another set of memories
renders only the last user message again. Order: system, history, then memory block,
notice and the user's words in the last user message, then the steps of this turn. This
module decides nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .config import PromptConfig
from .errors import InputError
from .messages import Message
from .parts import has_text
from .tokens import utf8_length

_NO_ENDS = (0, 0, 0, 0, 0)
"""Where the sections of a part end that is counted alone: it has none."""


class Scene(NamedTuple):
    """What a prompt is made of beside memory: messages in their order."""

    system: Message | None
    history: tuple[Message, ...]
    user: Message
    steps: tuple[Message, ...] = ()

    @property
    def before(self) -> tuple[Message, ...]:
        """The messages in front of the user's."""
        return self.history if self.system is None else (self.system, *self.history)

    @property
    def all(self) -> tuple[Message, ...]:
        """Every message, in order."""
        told = (*self.history, self.user, *self.steps)
        return told if self.system is None else (self.system, *told)

    @property
    def asked(self) -> int:
        """Index of the user's message among all."""
        return len(self.history) + (self.system is not None)

    @property
    def only_native(self) -> str:
        """The first block that only Anthropic's shape has, or ""."""
        for message in self.all:
            if message.parts is not None and message.only_native:
                return message.only_native
        return ""


class Rendered(NamedTuple):
    """One finished prompt in one form.

    `pieces` joined by line breaks are the text that is counted: the prompt itself in
    the text form, `message_text(messages)` in the messages form. `ends` are the indexes
    at which the sections system, history, memory, input and steps end; the last
    `opening` pieces of the history are the role line of the input. `framing` is what is
    charged beside the text, in tokens. `above` are the memory block and the notice over
    the input, as far as there are any. `sent` are the messages in their order, the one
    with the question at the index `asked`; the text form sends none.
    """

    form: str
    pieces: tuple[str, ...]
    ends: tuple[int, int, int, int, int]
    framing: int
    above: tuple[str, ...] = ()
    sent: tuple[Message, ...] = ()
    asked: int = 0
    opening: int = 0

    @property
    def text(self) -> str:
        """The text that is counted."""
        return "\n".join(self.pieces)

    def new_messages(self) -> list[Any]:
        """The messages as new dicts, so that nobody can change what was verified."""
        return new_messages(self.sent, self.asked, self.above)


class Frame(NamedTuple):
    """A prompt around the memory in its last user message.

    `opening` stands before the memory in that message, `user` after it; `tail` are the
    steps. `scene` are all messages.
    """

    form: str
    head: tuple[str, ...]
    system_end: int
    opening: tuple[str, ...]
    user: tuple[str, ...]
    tail: tuple[str, ...]
    framing: int
    scene: Scene


def extent_of(
    messages: Sequence[Message],
    form: str,
    config: PromptConfig,
    above: Sequence[str],
    price: Callable[[Sequence[Message]], int],
) -> tuple[int | None, int]:
    """How large a prompt of these messages is, told without rendering it.

    No less than the bytes of its text in UTF-8, None where nobody has added them up;
    and what is charged beside the text, in tokens. `above` are texts above the user's;
    `price` gives the tokens of what is not text in messages.
    """
    size, more = 0, []
    for message in messages:
        size += message.size
        if message.parts is not None:
            more.append(message)
    for text in above:
        size += utf8_length(text) + 2
    sent = len(messages)
    if not more:
        return extent_of_words(size, sent, form, config)
    if form == "text":
        return None, 0
    sent += sum([message.payload_count - 1 for message in more])
    return size, framing_tokens(sent, config, price(more))


def extent_of_words(
    size: int, sent: int, form: str, config: PromptConfig
) -> tuple[int, int]:
    """How large a prompt of `sent` messages is that are words alone, told by `size`.

    That is the bytes of roles and words, each with its line break, in UTF-8.
    """
    if form == "messages":
        return size, framing_tokens(sent, config, 0)
    # A role and its line break are as long as the blank line behind it, or longer.
    return size + sent * max(map(len, map(str.encode, config.role_labels))), 0


def frame_of(scene: Scene, form: str, config: PromptConfig, part_tokens: int) -> Frame:
    """Render what does not depend on memory, for the form "text" or "messages".

    `part_tokens` is what all content parts that are not text cost together.
    """
    if form == "text":
        return _text_frame(scene, config)
    return _messages_frame(scene, config, part_tokens)


def finished(frame: Frame, block: str | None, notice: str | None) -> Rendered:
    """Complete a frame with a memory block and a notice, where there are any."""
    above = tuple([part for part in (block, notice) if part is not None])
    memory, user = above, frame.user
    if above:
        content = frame.scene.user.payloads[0]["content"]
        # Parts are joined by line breaks when they are counted, texts by blank lines.
        if isinstance(content, str):
            memory = tuple([piece for part in above for piece in (part, "")])
        elif not has_text(content):
            user = user[1:]  # no line of text after the memory's
    start = len(frame.head) + len(frame.opening)
    pieces = (*frame.head, *frame.opening, *memory, *user, *frame.tail)
    memory_end = start + len(memory)
    input_end = memory_end + len(user)
    ends = (frame.system_end, start, memory_end, input_end, len(pieces))
    form, framing, scene = frame.form, frame.framing, frame.scene
    if form == "text":
        return Rendered(form, pieces, ends, framing, above)
    opening = len(frame.opening)
    return Rendered(form, pieces, ends, framing, above, scene.all, scene.asked, opening)


def new_messages(
    sent: Sequence[Message], asked: int, above: Sequence[str]
) -> list[dict[str, Any]]:
    """The messages as new dicts, with texts above the words of the one at `asked`."""
    told = [payload for message in sent for payload in message.new_payloads()]
    if above:
        place = sum([message.payload_count for message in sent[:asked]])
        told[place]["content"] = with_above(told[place]["content"], above)
    return told


def with_above(content: Any, above: Sequence[str]) -> Any:
    """A user's content, a text or parts, with texts above it."""
    if isinstance(content, str):
        return "\n\n".join((*above, content))
    return [*({"type": "text", "text": text} for text in above), *content]


def part_of(
    messages: tuple[Message, ...], form: str, config: PromptConfig, part_tokens: int
) -> Rendered:
    """Some messages alone, as they are counted where they stand in a prompt."""
    if form == "text":
        parts = [_labelled(it, getattr(config.role_labels, it.role)) for it in messages]
        pieces = tuple(piece for part in parts for piece in (part, ""))
        return Rendered(form, pieces, _NO_ENDS, 0)
    sent = sum([message.payload_count for message in messages])
    framing = config.tokens_per_message * sent + part_tokens
    return Rendered(form, _joined(messages), _NO_ENDS, framing, (), messages)


def framing_tokens(messages: int, config: PromptConfig, part_tokens: int) -> int:
    """Tokens that a list of so many messages costs beside its text."""
    return (
        config.tokens_per_request + config.tokens_per_message * messages + part_tokens
    )


def _messages_frame(scene: Scene, config: PromptConfig, part_tokens: int) -> Frame:
    system, user = scene.system, scene.user
    sent = sum([message.payload_count for message in scene.all])
    return Frame(
        "messages",
        _joined(scene.before),
        len(system.pieces) if system else 0,
        user.pieces[:1],
        user.pieces[1:],
        _joined(scene.steps),
        framing_tokens(sent, config, part_tokens),
        scene,
    )


def _joined(messages: tuple[Message, ...]) -> tuple[str, ...]:
    """All pieces of some messages."""
    return tuple([piece for message in messages for piece in message.pieces])


def _text_frame(scene: Scene, config: PromptConfig) -> Frame:
    labels = config.role_labels
    parts = [scene.system.text] if scene.system else []
    parts += [_labelled(it, getattr(labels, it.role)) for it in scene.history]
    steps = [_labelled(it, getattr(labels, it.role)) for it in scene.steps]
    return Frame(
        "text",
        tuple([piece for part in parts for piece in (part, "")]),
        2 if scene.system else 0,
        (),
        (_labelled(scene.user, labels.user),),
        tuple([piece for step in steps for piece in ("", step)]),
        0,
        scene,
    )


def _labelled(message: Message, label: str) -> str:
    if message.parts is None:
        return label + message.text
    if not message.is_text:
        raise InputError(
            "a message has content parts that are not text, which the text form cannot "
            "hold; use assemble(form='messages')"
        )
    calls = [call.as_text for call in message.calls]
    return label + "\n".join([message.text, *calls] if message.text else calls)
