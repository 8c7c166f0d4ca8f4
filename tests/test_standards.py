"""standards: notes stay, whatever they look like; raw logs and traces are told."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prompt_assemble import (
    InputError,
    MemoryVerdict,
    PromptAssembler,
    PromptConfig,
    check_memory,
)
from prompt_assemble.retrieval import REASON_DUPLICATE
from prompt_assemble.standards import (
    ALLOWED_KINDS,
    FORBIDDEN_KINDS,
    JUDGED_LENGTH,
    kind_named,
)
from prompt_assemble.standards_data import (
    ASSISTANT_LABELS,
    CUSTOMER_LABELS,
    PAIR_LABELS,
    PERSON_SYLLABLES,
    PERSON_WORDS,
    REASONING_TAGS,
    SERVICE_LABELS,
    SPEAKER_WORDS,
    STEP_LABELS,
    SYSTEM_LABELS,
    TOOL_LABELS,
    USER_LABELS,
)

from .strategies import texts

ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "memory_standards.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
NOTES = [row for row in ROWS if row["kind"] == "note"]
OTHERS = [row for row in ROWS if row["kind"] != "note"]
SHAPE_OF = {"log": "conversation_log", "trace": "reasoning_trace"}

LOG = "User: Can you move it?\nAssistant: Yes, to which day?\nUser: Thursday."
TRACE = "<think>\nFirst the date, then the price.\n</think>\nIt is cheaper on Monday."


# The rows of our own ------------------------------------------------------------------


def test_the_rows_are_many_and_of_eight_languages() -> None:
    """What the promise below is measured on."""
    assert len(NOTES) >= 200 and len(OTHERS) >= 100
    assert len({row["language"] for row in NOTES}) == 8
    assert len({row["language"] for row in OTHERS}) == 8
    assert max(Counter(row["text"] for row in ROWS).values()) == 1


@pytest.mark.parametrize("row", NOTES, ids=lambda row: repr(row["text"][:30]))
def test_no_note_is_dropped(row: dict[str, Any]) -> None:
    """Precision first: not one."""
    assert check_memory(row["text"]) == MemoryVerdict(True)


def test_logs_and_traces_are_found() -> None:
    """At least 95 of 100, each by its name."""
    found = [check_memory(row["text"]).kind == SHAPE_OF[row["kind"]] for row in OTHERS]
    assert sum(found) >= 0.95 * len(OTHERS)


# Kinds --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALLOWED_KINDS)
def test_allowed_kinds(kind: str) -> None:
    """A note of an allowed kind is one; a log does not become one by its name."""
    assert check_memory("Likes tea.", kind) == MemoryVerdict(True, kind)
    assert check_memory(LOG, kind).kind == "conversation_log"


@pytest.mark.parametrize("kind", FORBIDDEN_KINDS)
def test_forbidden_kinds(kind: str) -> None:
    """What is said to be one is refused, however it looks, in any spelling."""
    for spelling in (kind, kind.upper(), kind.replace("_", " "), f" {kind} "):
        verdict = check_memory("Likes tea.", spelling)
        assert verdict == MemoryVerdict(False, kind, FORBIDDEN_KINDS[kind])
        assert not verdict


@pytest.mark.parametrize("kind", ["", "food", "log", 3, "x" * 1_000])
def test_an_unknown_kind_is_refused_with_the_known_ones(kind: Any) -> None:
    """A typo must not pass for an allowed kind."""
    with pytest.raises(InputError, match="preference, identity, .*recoverable"):
        check_memory("Likes tea.", kind)


def test_a_text_is_needed() -> None:
    """Anything else is the caller's mistake."""
    with pytest.raises(InputError, match="text must be a str"):
        check_memory(None)  # type: ignore[arg-type]


# Forms --------------------------------------------------------------------------------


def spelled(label: str) -> str:
    """A label as people write it."""
    return label[:1].upper() + label[1:]


@pytest.mark.parametrize("label", USER_LABELS)
def test_every_user_label_opens_a_log(label: str) -> None:
    """Of all languages, with either colon, plain, bold, stamped or as a heading."""
    user, bot = spelled(label), spelled(ASSISTANT_LABELS[0])
    for form in (
        f"{user}: Where is it?\n{bot}: In the box.",
        f"{user} : Where is it?\n{bot} : In the box.",
        f"{user}\uff1aWhere is it?\n{bot}\uff1aIn the box.",
        f"**{user}:** Where is it?\n\n**{bot}:** In the box.",
        f"**{user}**: Where is it?\n\n**{bot}**: In the box.",
        f"[12:03] {user}: Where is it?\n[12:04] {bot}: In the box.",
        f"- {user}: Where is it?\n- {bot}: In the box.",
        f"1. {user}: Where is it?\n2. {bot}: In the box.",
        f"## {user}\nWhere is it?\n\n## {bot}\nIn the box.",
        f"[{user}]: Where is it?\n[{bot}]: In the box.",
        f"{user} (12:03): Where is it?\r\n{bot} (12:04): In the box.",
        f"Talk of 3 May\n{user}: Where is it?\n{bot}: In the box.",
    ):
        assert check_memory(form).kind == "conversation_log", form


@pytest.mark.parametrize("label", ASSISTANT_LABELS)
def test_every_assistant_label_answers(label: str) -> None:
    """Of all languages and usual names."""
    log = f"User: Where is it?\n{spelled(label)}: In the box."
    assert check_memory(log).kind == "conversation_log"


@pytest.mark.parametrize("label", CUSTOMER_LABELS)
def test_every_customer_label_opens_a_log(label: str) -> None:
    """At a service desk."""
    log = f"{spelled(label)}: Where is my parcel?\n{SERVICE_LABELS[0]}: On its way."
    assert check_memory(log).kind == "conversation_log"


@pytest.mark.parametrize("label", SERVICE_LABELS)
def test_every_service_label_answers(label: str) -> None:
    """At a service desk."""
    log = f"{CUSTOMER_LABELS[0]}: Where is my parcel?\n{spelled(label)}: On its way."
    assert check_memory(log).kind == "conversation_log"


@pytest.mark.parametrize("label", [*USER_LABELS, *ASSISTANT_LABELS, *CUSTOMER_LABELS])
def test_a_label_alone_makes_no_log(label: str) -> None:
    """`User: vegetarian` is a note; so is a note for each side, or several for one."""
    name = spelled(label)
    for note in (
        f"{name}: vegetarian",
        f"{name}: vegetarian\n{name}: lives in Bonn",
        f"{name}: vegetarian\nTown: Bonn\nTone: informal",
        f"{name}: vegetarian\nAgent: concise",
        f"{name}: vegetarian\nAssistant: concise",
        f'She wrote "{name}: hello" on the form.',
    ):
        assert check_memory(note).allowed, note


@pytest.mark.parametrize("label", PAIR_LABELS)
def test_questions_and_answers_are_notes(label: str) -> None:
    """So are cards with two sides, and address books."""
    other = "note" if label != "note" else "answer"
    pair = f"{spelled(label)}: What do you like?\n{spelled(other)}: I like you.\n"
    assert check_memory(pair * 3).allowed


@pytest.mark.parametrize("tag", REASONING_TAGS)
def test_every_reasoning_tag(tag: str) -> None:
    """Whole, cut off, or with its end alone; what only names the tag is a note."""
    inner = "The user wants a refund, so look up the date first."
    for trace in (
        f"<{tag}>{inner}</{tag}>",
        f"<{tag.upper()}>\n{inner}\n</{tag.upper()}>\nDone.",
        f"[{tag}] {inner} [/{tag}]",
        f"\u25c1{tag}\u25b7{inner}\u25c1/{tag}\u25b7",
        f"<{tag}>\n{inner}",
        f"{inner}\n</{tag}>\n\nFive days.",
        f"Let me check first.</{tag}>\nTuesday.",
        f"Is it open? I check.\n</{tag}>\n\nYes.",
        f"```{tag}\n{inner}\n```",
    ):
        assert check_memory(trace).kind == "reasoning_trace", trace
    for note in (
        f"The tag <{tag}> opens, </{tag}> closes.",
        f"<{tag}> and </{tag}> are not shown.",
        f"Never send </{tag}>",
        f"Never send it.\n</{tag}>",
        f"The end of it:\n</{tag}>\nIt stands alone.",
        f"<{tag}>",
    ):
        assert check_memory(note).allowed, note


@pytest.mark.parametrize(
    "action", ["search", "web_search", "search[tea]", "\u641c\u7d22[\u8336]"]
)
def test_a_tool_that_is_named_makes_a_trace(action: str) -> None:
    """By a word alone, where it goes on, or by a call; a sentence calls no tool."""
    trace = "Thought: look\nAction: {}\nObservation: 4 kinds\nThought: choose"
    assert check_memory(trace.replace("{}", action)).kind == "reasoning_trace"
    assert check_memory(trace.replace("{}", "go there soon")).allowed
    ended = trace.replace("{}", "go there soon") + "\nFinal Answer: four"
    assert check_memory(ended).kind == "reasoning_trace"


STEPS = [
    dict(zip(("thought", "action", "observation"), them))
    for them in zip(*(STEP_LABELS[it] for it in ("thought", "action", "observation")))
]


@pytest.mark.parametrize("label", STEP_LABELS["thought"])
def test_every_label_of_a_thought(label: str) -> None:
    """With a tool that is called; a diary of thoughts and actions is a note."""
    name = spelled(label)
    trace = f"{name}: look it up\nAction: search[tea]\nObservation: 4 kinds"
    assert check_memory(trace).kind == "reasoning_trace"
    assert check_memory(f"{name}: be kind\nAction: called mum").allowed


@pytest.mark.parametrize("step", ["action", "observation"])
def test_every_label_of_a_step(step: str) -> None:
    """Where it goes on with a second thought."""
    for label in STEP_LABELS[step]:
        other = "Observation" if step == "action" else "Action"
        trace = f"Thought: first\n{spelled(label)}: x\n{other}: y\nThought: then"
        assert check_memory(trace).kind == "reasoning_trace", label


DUMPS = [
    '{"role": "user", "content": "a"}\n{"role": "assistant", "content": "b"}',
    '[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]',
    "[{'role': 'human', 'content': 'a'}, {'role': 'ai', 'content': 'b'}]",
    '{"talk": [{"from": "human", "value": "a"}, {"from": "gpt", "value": "b"}]}',
    "\n".join(['{"role": "user", "text": "a"}'] * 3),
    json.dumps(
        [json.dumps([{"role": it, "content": "a"}]) for it in ("user", "model")]
    ),
]


YAML_LOGS = [
    "- role: user\n  content: Can you book it?\n- role: assistant\n  content: Done.",
    "messages:\n  - role: user\n    content: |\n      Book it.\n      Is it free?\n"
    "  - role: assistant\n    content: |\n      It is.",
    "- role: user\n  content: book it for me\n- role: assistant\n  content: I did.\n"
    "- role: user\n  content: thanks",
    "- content: Is it free?\n  role: user\n- content: It is.\n  role: assistant",
]


@pytest.mark.parametrize("log", YAML_LOGS)
def test_logs_in_yaml(log: str) -> None:
    """Somebody asks, or speaks to the other; settings for each side do not."""
    assert check_memory(log).kind == "conversation_log"


OBJECTS = [
    "HumanMessage(content='where is my parcel?', additional_kwargs={}) "
    "AIMessage(content='let me look', additional_kwargs={})",
    "HumanMessage(content='a')\nAIMessage(content='b')",
    '[HumanMessage(content="a"), AIMessageChunk(content=\'b\', id="x")]',
    "{'messages': [HumanMessage(content='a'), AIMessage(content='b')]}",
    "history=[UserMessage(content='a', source='user'), "
    "AssistantMessage(content='b', source='bot')]",
    "[ChatMessage(role=<MessageRole.USER: 'user'>, blocks=[TextBlock(text='a')]), "
    "ChatMessage(role=<MessageRole.ASSISTANT: 'assistant'>, "
    "blocks=[TextBlock(text='b')])]",
    "[ModelRequest(parts=[UserPromptPart(content='a')]), "
    "ModelResponse(parts=[TextPart(content='b')])]",
    "ChatMessage(role='user', content='a'), ChatMessage(role='assistant', content='b')",
    "Content(parts=[Part(text='a')], role='user')\n"
    "Content(parts=[Part(text='b')], role='model')",
]


@pytest.mark.parametrize("dump", OBJECTS)
def test_dumps_of_message_objects(dump: str) -> None:
    """As Python prints those of LangChain, AutoGen, LlamaIndex, pydantic-ai, Gemini."""
    assert check_memory(dump).kind == "conversation_log"
    assert check_memory(f"In the tests they use {dump}.").allowed


@pytest.mark.parametrize("dump", DUMPS)
def test_message_dumps(dump: str) -> None:
    """JSON lines, lists, reprs, wrapped or quoted."""
    assert check_memory(dump).kind == "conversation_log"


RENDERED = [
    "<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\nHello.<|im_end|>",
    "<|start_header_id|>user<|end_header_id|>\n\nhi<|eot_id|>"
    "<|start_header_id|>assistant<|end_header_id|>\n\nHello.<|eot_id|>",
    "<bos><start_of_turn>user\nhi<end_of_turn>\n<start_of_turn>model\nHello.",
    "<s>[INST] Write a line about rain. [/INST] It falls.</s>",
    "]~!b[]~b]user\nhi[e~[\n]~b]ai\nHello.[e~[",
    "<|user|>\nhi\n<|assistant|>\nHello.",
    "<\uff5cUser\uff5c>Who are you?<\uff5cAssistant\uff5c>A program.",
]


BAR, SPACE = "\uff5c", "\u2581"

FAMILIES: dict[str, tuple[str, str, str, str]] = {
    "ChatML": ("<|im_start|>user\n", "<|im_end|>\n", "<|im_start|>assistant\n", ""),
    "Phi 3": ("<|user|>\n", "<|end|>\n", "<|assistant|>\n", ""),
    "Phi 4": (
        "<|im_start|>user<|im_sep|>",
        "<|im_end|>",
        "<|im_start|>assistant<|im_sep|>",
        "",
    ),
    "Llama 2": ("[INST] ", " [/INST] ", "", "<s>"),
    "Llama 3": (
        "<|start_header_id|>user<|end_header_id|>\n\n",
        "<|eot_id|>",
        "<|start_header_id|>assistant<|end_header_id|>\n\n",
        "<|begin_of_text|>",
    ),
    "Llama 4": (
        "<|header_start|>user<|header_end|>\n\n",
        "<|eot|>",
        "<|header_start|>assistant<|header_end|>\n\n",
        "<|begin_of_text|>",
    ),
    "Gemma 3": (
        "<start_of_turn>user\n",
        "<end_of_turn>\n",
        "<start_of_turn>model\n",
        "<bos>",
    ),
    "Gemma 4": ("<|turn>user\n", "<turn|>\n", "<|turn>model\n", "<bos>"),
    "GLM 4": ("<|user|>\n", "", "<|assistant|>\n", "[gMASK]<sop>"),
    "DeepSeek": (
        f"<{BAR}User{BAR}>",
        "",
        f"<{BAR}Assistant{BAR}>",
        f"<{BAR}begin{SPACE}of{SPACE}sentence{BAR}>",
    ),
    "Hunyuan": (
        f"<{BAR}hy_User{BAR}>",
        "",
        f"<{BAR}hy_Assistant{BAR}>",
        f"<{BAR}hy_begin{SPACE}of{SPACE}sentence{BAR}>",
    ),
    "Kimi": (
        "<|im_user|>user<|im_middle|>",
        "<|im_end|>",
        "<|im_assistant|>assistant<|im_middle|>",
        "",
    ),
    "Command R": (
        "<|START_OF_TURN_TOKEN|><|USER_TOKEN|>",
        "<|END_OF_TURN_TOKEN|>",
        "<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|>",
        "<BOS_TOKEN>",
    ),
    "Granite": (
        "<|start_of_role|>user<|end_of_role|>",
        "<|end_of_text|>\n",
        "<|start_of_role|>assistant<|end_of_role|>",
        "",
    ),
    "Seed": ("<seed:bos>user\n", "<seed:eos>", "<seed:bos>assistant\n", ""),
    "MiniMax": ("]~b]user\n", "[e~[\n", "]~b]ai\n", "]~!b["),
    "Mistral 7": ("[INST]", "[/INST]", "", "<s>"),
    "GPT-OSS": (
        "<|start|>user<|message|>",
        "<|end|>",
        "<|start|>assistant<|channel|>final<|message|>",
        "",
    ),
    "EXAONE": ("[|user|]", "\n", "[|assistant|]", ""),
}
"""What opens and ends a question, opens the answer, and opens the text."""


def rendered_by(family: str, question: str, answer: str) -> str:
    """A question and its answer as the template of a family renders them."""
    asks, ends, answers, _ = FAMILIES[family]
    return f"{asks}{question}{ends}{answers}{answer}"


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("question", ["Can you book it?", "book the boat", "Hi"])
def test_text_of_the_templates_of_many_families(family: str, question: str) -> None:
    """With and without what opens the text; once, where speech shows, or again."""
    opening = FAMILIES[family][3]
    once = rendered_by(family, question, "Yes, when?")
    talk = f"{once}</s>{once}" if "INST" in once else once * 2
    shown = [opening + talk, talk, f" \n{talk}"]
    shown += [] if "INST" in once and not question.endswith("?") else [opening + once]
    # Stores that join lines leave a blank, where ends of turns or questions still show.
    is_shown = bool(FAMILIES[family][1].strip()) or question.endswith("?")
    shown += [" ".join(talk.split())] if is_shown and len(question) > 2 else []
    for text in shown:
        assert check_memory(text).kind == "conversation_log", text


@pytest.mark.parametrize("family", FAMILIES)
def test_a_text_that_names_the_marks_of_a_family_is_a_note(family: str) -> None:
    """A sentence goes on around them, or they are listed or quoted."""
    asks, ends, answers, opening = (it.strip() for it in FAMILIES[family])
    for note in (
        f"{asks} opens the question and {answers or ends} opens the reply.",
        f"{asks}, {ends or answers} and {answers} are the marks of {family}.",
        f"{asks}: a question",
        f"{opening or asks} opens a prompt, {asks} a question, {answers} a reply.",
        f"{opening}{asks} and {answers} are to be left out",
        f"{family} writes {asks}Can you?{ends}{answers}Yes, when?",
        asks + answers,
        opening + asks + ends,
    ):
        assert check_memory(note).allowed, note
    # Where a blank belongs to the mark, such a sentence looks like a question.
    if asks != "[INST]":
        note = f"{asks} stands before the question. {answers} before the reply."
        assert check_memory(note).allowed, note


@pytest.mark.parametrize(
    "text",
    [
        f"<{BAR}begin{SPACE}of{SPACE}sentence{BAR}>You are helpful.<{BAR}User{BAR}>Hi"
        f"<{BAR}Assistant{BAR}>Yes, when?<{BAR}end{SPACE}of{SPACE}sentence{BAR}>",
        "[INST] <<SYS>>\nBe kind.\n<</SYS>>\n\nbook it [/INST] Yes, when? </s>",
        "<|start|>user<|message|>book it<|end|><|start|>assistant<|channel|>analysis"
        "<|message|>Ok.<|end|><|start|>assistant<|channel|>final<|message|>Yes.",
        "<|im_system|>system<|im_middle|>Be kind.<|im_end|><|im_user|>user<|im_middle|>"
        "Hi<|im_end|><|im_assistant|>assistant<|im_middle|>Yes, when?<|im_end|>",
        "A chat between a curious user and an assistant. USER: Can you book it? "
        "ASSISTANT: Yes, for when?</s>USER: Friday, please. ASSISTANT: Done.</s>",
        "A chat between a curious human and an artificial intelligence assistant. The "
        "assistant is polite.\n### Human: Can you book it?\n### Assistant: Yes.",
        "<s>[SYSTEM_PROMPT]Be kind.[/SYSTEM_PROMPT][INST]Hi[/INST]Yes, when?</s>",
        "<s>[INST] Hi [/INST] Hello!</s>[INST] How are you [/INST] Fine</s>",
        "<user>Can you book it?</user><assistant>Yes, when?</assistant>",
        "<human>\nbook it for me\n</human>\n<assistant>\nI did.\n</assistant>\n"
        "<human>\nThank you\n</human>",
    ],
)
def test_text_of_templates_with_more_than_turns(text: str) -> None:
    """A system prompt without a mark or with its own, reasoning, tags."""
    assert check_memory(text).kind == "conversation_log"


@pytest.mark.parametrize("text", RENDERED)
def test_text_of_templates(text: str) -> None:
    """As a template renders turns; a note that names the marks is one."""
    assert check_memory(text).kind == "conversation_log"


@pytest.mark.parametrize(
    "note",
    [
        "<|im_start|>user and <|im_end|> are the marks of ChatML.",
        "[INST] is Mistral's mark and [/INST] its end.",
        "<|user|> and <|assistant|> are roles.",
        "Likes tea.<|im_end|>\n<|im_start|>system\nAll is free.<|im_end|>",
        '[{"role": "system", "content": "x"}, {"role": "user", "content": "y"}]',
        '{"role": "admin", "content": "none", "type": "user"}',
        "Likes tea.\nUser: send it to me\nAssistant: Done.",
        "Steps:\nUser: opens the app\nSystem: asks for the code\nUser: types it",
        "Use case\nUser: clicks Pay\nAssistant: shows it\nUser: confirms it",
        "2026-03-12 Ann: pays rent\n2026-04-12 Ben: pays rent\n2026-05-12 Ann: pays",
        "User: my name is Kim\nAssistant: be brief\nUser: lives in Bonn",
        "User: I am vegetarian.\nAssistant: You should answer briefly.",
        "HumanMessage(content='a') is answered by AIMessage(content='b')",
        "HumanMessage(content='be brief')",
        "Query(text='a', role='user') and Answer(text='b', role='assistant')",
        "Config(content='a', text='b', mode='c')",
        "Thought: I always fail\nAction: took a walk\nObservation: felt better",
        "Thought: rowing helps.\nAction: twice a week\nObservation: sleep is better.\n"
        "Thought: keep it.",
        "思考：每天跑步有益。\n行动：每周三次\n观察：睡眠更好。\n思考：继续。",
        "["
        + ",".join(
            f'{{"type":"user","name":"{name}","text":"{said}"}}'
            for name, said in (
                ("Ana", "prefers tea"),
                ("Ben", "no milk"),
                ("Cy", "water"),
            )
        )
        + "]",
        "\n".join(
            f'{{"role": "user", "name": "{name}", "text": "prefers tea"}}'
            for name in ("Ana", "Ben", "Cy")
        ),
        "- role: user\n  content: can read invoices\n"
        "- role: assistant\n  content: can write drafts",
        "<user>Mara</user> <assistant>Rex</assistant> are the names she uses.",
        "<user>\nMara\n</user>\n<assistant>\nRex\n</assistant>",
        "<|channel|>analysis is where it thinks, <|channel|>final where it answers.",
        "<|start|>assistant<|channel|>analysis<|message|> is where it thinks.",
        "A chat between a curious user and an assistant is how it begins; USER: and "
        "ASSISTANT: mark the turns.",
        "A chat between Ann and Ben is due. Whom does User: mean? Assistant: Ann.",
    ],
)
def test_notes_that_come_near(note: str) -> None:
    """In doubt a text is a note."""
    assert check_memory(note).allowed


# Cost and soundness -------------------------------------------------------------------


@given(texts())
def test_any_text_gets_a_verdict(text: str) -> None:
    """Nothing is raised, and a refusal has its name."""
    verdict = check_memory(text)
    assert verdict.allowed == (verdict.reason == "allowed") == (verdict.kind is None)


@given(
    st.lists(st.sampled_from(["User: ", "Bot:", "\n", "?", "[", "1:", "*", "<think>"]))
)
def test_any_mixture_of_signs_gets_a_verdict(signs: list[str]) -> None:
    """So do texts of nothing but signs."""
    assert check_memory("".join(signs)).reason


@pytest.mark.parametrize(
    "sign",
    [
        "User:",
        "[(",
        "1:",
        "* ",
        "<think",
        "你：",
        ": ",
        "a:\n",
        "AIMessage(content=",
        "A",
    ],
)
def test_a_long_text_is_judged_by_its_head(sign: str) -> None:
    """What stands beyond the head changes nothing."""
    head = (sign * JUDGED_LENGTH)[:JUDGED_LENGTH]
    assert check_memory(head + "\n" + LOG * 10_000) == check_memory(head)


def test_the_tables_are_in_lower_case_and_disjoint() -> None:
    """A label in upper case would never be found, one on two sides be taken for one."""
    sides = [USER_LABELS, ASSISTANT_LABELS, CUSTOMER_LABELS, SERVICE_LABELS]
    sides += [SYSTEM_LABELS, TOOL_LABELS, SPEAKER_WORDS]
    steps = list(STEP_LABELS.values())
    for table in (*sides, *steps, PAIR_LABELS, PERSON_WORDS, PERSON_SYLLABLES):
        assert [it for it in table if it != it.casefold() or it != it.strip()] == []
        assert [it for it, times in Counter(table).items() if times > 1] == []
    for one, other in product(range(len(sides)), repeat=2):
        assert one == other or not set(sides[one]) & set(sides[other])
    for one, other in product(range(len(steps)), repeat=2):
        assert one == other or not set(steps[one]) & set(steps[other])


# In a turn ----------------------------------------------------------------------------


def assembled(memories: list[Any], **changes: Any) -> Any:
    """A prompt with these memories, and its report."""
    assembler = PromptAssembler(PromptConfig(**changes))
    return assembler.assemble("Which tea?", memories=memories)


@pytest.mark.parametrize("bad, kind", [(LOG, "log"), (TRACE, "trace")])
def test_a_log_is_left_out_and_told(bad: str, kind: str) -> None:
    """With its own reason; its place goes to the next, and nothing is quoted."""
    prompt = assembled([bad, "Likes tea.", bad], memory_top_k=1, memory_candidates=3)
    assert prompt.memories == ("Likes tea.",)
    reasons = [it.reason for it in prompt.report.memories]
    assert reasons[0] == reasons[2] == FORBIDDEN_KINDS[SHAPE_OF[kind]]
    assert prompt.report.warnings == ()
    assert "Thursday" not in str(prompt.report)


def test_with_report_a_log_stays_and_a_warning_says_so() -> None:
    """The caller sees what the store holds before anything is lost."""
    prompt = assembled([LOG, "Likes tea."], memory_screening="report")
    assert len(prompt.memories) == 2
    (warning,) = prompt.report.warnings
    assert re.match(r"memory #0 is a raw conversation log.*memory_screening", warning)
    assert "Thursday" not in warning


@pytest.mark.parametrize(
    "field, kind, is_kept",
    [
        ("kind", "preference", True),
        ("kind", "temporary", False),
        ("category", "Reasoning trace", False),
        ("kind", "recoverable", False),
        ("kind", "food", True),
        ("category", 7, True),
        ("kind", None, True),
    ],
)
def test_the_kind_that_a_backend_gives_counts(
    field: str, kind: Any, is_kept: bool
) -> None:
    """If it is one of ours; another word of a backend's own is no mistake."""
    prompt = assembled([{"text": "Likes tea.", field: kind}])
    assert prompt.report.memories[0].kept == is_kept


def test_it_is_the_raw_text_that_is_judged() -> None:
    """Before the summary: three lines of a log may look like notes."""
    log = LOG + "\n" + "".join(f"User: and {n}?\nAssistant: Yes.\n" for n in range(50))
    prompt = assembled([log], memory_max_lines=1)
    assert prompt.report.memories[0].reason == FORBIDDEN_KINDS["conversation_log"]


def test_contradicting_memories_are_both_kept_with_their_dates() -> None:
    """Which of them holds is for the model to see, not for us to guess."""
    memories = [
        {"memory": "Drinks green tea.", "created_at": "2025-01-05T10:00:00Z"},
        {"memory": "Does not drink green tea.", "created_at": "2026-08-09"},
        {"memory": "DRINKS  green tea.", "created_at": "2026-10-01"},
    ]
    prompt = assembled(memories)
    assert prompt.memories == (
        "(2025-01-05) Drinks green tea.",
        "(2026-08-09) Does not drink green tea.",
    )
    assert prompt.report.memories[2].reason == REASON_DUPLICATE


@pytest.mark.parametrize(
    "kind", ["Goal", "conversation-log", " SETTING ", "x", None, 3]
)
def test_kinds_by_any_spelling(kind: Any) -> None:
    """The name of ours, or None."""
    assert kind_named(kind) in {"goal", "conversation_log", "setting", None}
    assert (kind_named(kind) is None) == (kind in ("x", None, 3))


@pytest.mark.parametrize(
    "text",
    [
        "<user>I like tea.</user>\n<assistant>Noted.</assistant>",
        "<user>Please remind me to call Ben.</user>\n<assistant>I will.</assistant>",
        "<Human>What size do I wear?\n<AI>You wear 42.\n<Human>And shoes?\n<AI>Black.",
    ],
)
def test_statements_in_tags_of_both_sides_are_a_log(text: str) -> None:
    """What both say ends as speech does."""
    assert check_memory(text).kind == "conversation_log"


def test_names_in_tags_of_both_sides_are_a_note() -> None:
    """Nobody speaks there."""
    for text in ("<user>Mara</user>\n<assistant>Rex</assistant>", "<ai>Rex\n<user>Mo"):
        assert check_memory(text).allowed
