"""Markers and invisible characters that a memory must not bring into a prompt.

Data only. Control markers of chat templates: MiniMax first, the default model, then
ChatML, Llama, DeepSeek, Gemma, Mistral, GLM and tool-call tags, as the templates and
vocabularies named in docs/security.md have them (November 2026).
"""

TAG_NAMES = (
    "minimax:tool_call",
    "think",
    "tool_call",
    "tool_response",
    "tool_calls",
    "tools",
    "function_call",
    "function_calls",
    "start_of_turn",
    "end_of_turn",
    "start_of_image",
    "bos",
    "eos",
    "pad",
    "unk",
    "sop",
    "eop",
    "s",
    "SYS",
)
"""Names in angle brackets that templates, or readers, take for a change of turn."""

BRACKET_NAMES = (
    "INST",
    "/INST",
    "SYSTEM_PROMPT",
    "/SYSTEM_PROMPT",
    "AVAILABLE_TOOLS",
    "/AVAILABLE_TOOLS",
    "TOOL_CALLS",
    "TOOL_RESULTS",
    "/TOOL_RESULTS",
    "gMASK",
    "IMG",
    "System Notice",
)
"""Names in square brackets."""

MINIMAX_MARKS = ("]~b]", "]~!b[", "[e~[", "]!p~[", "]!d~[", "]<]", "[>[")
"""Marks of the MiniMax templates, each a token of its own."""

INVISIBLE_RANGES = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
"""Characters that show nothing or turn the direction of what is shown.

The joiners U+200C and U+200D and the variation selectors are not among them: emoji and
many scripts need them.
"""
