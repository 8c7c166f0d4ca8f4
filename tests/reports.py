"""Reports for tests: one by hand, and any that there can be, hostile names included."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from prompt_assemble import (
    AssemblyReport,
    MemoryOutcome,
    MessageOutcome,
    TriggerDecision,
)
from prompt_assemble.measure import SectionTokens
from prompt_assemble.report_text import MEMORY_STATUS_WORDS

from .strategies import texts

REPORT = AssemblyReport(
    form="messages",
    context_window=1_000,
    reserved_output_tokens=100,
    overhead_tokens=7,
    tokenizer="o200k",
    token_budget=800,
    token_count=80,
    verified_by="counter",
    sections=SectionTokens(system=10, history=20, memory=30, input=5, framing=15),
    trigger=TriggerDecision(True, "explicit", "last time", "en", 1.0, (3, 12)),
    memory_status="kept",
    memories=(
        MemoryOutcome(0, True, "kept", 1, "m-0", 0.5),
        MemoryOutcome(1, False, "token budget", 1, "m-1", 0.25, 900, 720),
        MemoryOutcome(2, False, "over top_k", 4),
        MemoryOutcome(6, False, "not read", 0),
    ),
    messages=(
        MessageOutcome(0, 5, None, False, "older"),
        MessageOutcome(5, 1, "user", True, "recent"),
        MessageOutcome(6, 1, "tool", False, "orphan"),
    ),
    notice=True,
    warnings=("a warning",),
)

REFUSED = REPORT._replace(
    token_count=900,
    sections=SectionTokens(system=500, history=300, input=85, framing=15),
    memory_status="left_out",
)
"""100 tokens over a budget of 800."""

HOSTILE = (
    "<script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "&lt;b&gt; &amp; &#60;",
    "<!-- --><![CDATA[ ]]>",
    "javascript:alert(1)",
    "\x1b]0;title\x07\x1b[2J\x1b[31m",
    "new\nline\r\nand\u2028more",
    "\u202eright to left\u2066",
    "lone \ud800",
    "漢字" * 40,
    "a" + "\u0301" * 500,
    "👨‍👩‍👧‍👦" * 30,
    "x" * 300,
)


def numbers() -> SearchStrategy[int]:
    """Tokens: none, few, many, and more than anybody has."""
    return st.integers(0, 3) | st.integers(0, 300_000) | st.integers(0, 10**40)


def any_reports() -> SearchStrategy[AssemblyReport]:
    """Reports with any figures and names, those included that no turn would give."""
    names = st.sampled_from(HOSTILE) | texts()
    memories = st.builds(
        MemoryOutcome,
        numbers(),
        st.booleans(),
        names,
        numbers(),
        st.none() | names,
        st.none() | st.floats(allow_nan=False),
        st.none() | numbers(),
        st.none() | numbers(),
    )
    messages = st.builds(
        MessageOutcome, numbers(), numbers(), st.none() | names, st.booleans(), names
    )
    return st.builds(
        AssemblyReport,
        st.sampled_from(("text", "messages")) | names,
        numbers(),
        numbers(),
        numbers(),
        st.sampled_from(("any", "o200k")) | names,
        numbers(),
        numbers(),
        st.sampled_from(("bound", "counter", "estimate", "nothing")),
        st.builds(SectionTokens, *[numbers()] * len(SectionTokens._fields)),
        st.builds(
            TriggerDecision,
            st.booleans(),
            names,
            st.none() | names,
            st.none() | names,
            st.floats(0, 1),
            st.none() | st.tuples(numbers(), numbers()),
        ),
        st.sampled_from(tuple(MEMORY_STATUS_WORDS)) | names,
        st.lists(memories, max_size=4).map(tuple),
        st.lists(messages, max_size=4).map(tuple),
        st.booleans(),
        st.lists(names, max_size=3).map(tuple),
    )
