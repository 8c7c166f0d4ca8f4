"""Markers and invisible characters that a memory must not bring into a prompt.

Data only. Markers of chat templates, MiniMax first, the default model; then all that
the vocabularies named in docs/security.md hold as control tokens (read November 2026).
Everything that begins with `<|` counts as one and is not listed.
"""

TAG_NAMES = (
    # Turns, and where a text begins or ends
    *("start_of_turn", "end_of_turn", "bos", "eos", "pad", "unk", "sop", "eop", "s"),
    *("sep", "cls", "mask", "EOT", "SOS", "META", "META_START", "META_END", "SYS"),
    *("BOS_TOKEN", "EOS_TOKEN", "EOP_TOKEN", "MASK_TOKEN", "beginning_of_sentence"),
    *("end_of_sentence", "begin_of_document", "end_of_document", "2mass"),
    # Roles, which some templates write as tags
    *("user", "assistant", "system", "human", "developer", "observation", "role"),
    # Reasoning
    *("think", "thinking", "thought", "reasoning", "scratchpad"),
    # Tools
    *("tool_call", "tool_calls", "tool_response", "tool_responses", "tools"),
    *("function", "function_call", "function_calls", "functions", "function_results"),
    *("tool", "tool_result", "tool_results", "tool_output", "tool_sep", "tool_def_sep"),
    *("toolcall", "available_tools", "invoke", "parameter", "arg_key", "arg_value"),
    *("code_interpreter", "reminder"),
    # Images, sound, video
    *("image", "image_beg", "image_end", "image_soft_token", "image_placeholder"),
    *("start_of_image", "end_of_image", "begin_of_image", "patch_placeholder"),
    *("audio_soft_token", "start_of_audio", "end_of_audio", "video", "vision_pad"),
    *("im_patch", "REKA_IMG_TOKEN"),
    *("start_of_video", "end_of_video", "speech", "start_of_speech", "end_of_speech"),
    # Code and repositories
    *("fim_prefix", "fim_middle", "fim_suffix", "fim_pad", "reponame", "filename"),
    *("gh_stars", "issue_start", "issue_comment", "issue_closed", "jupyter_start"),
    *("jupyter_text", "jupyter_code", "jupyter_output", "jupyter_error"),
    *("empty_output", "commit_before", "commit_msg", "commit_after", "add_file"),
    *("delete_file", "rename_file", "edit_file", "commit_message", "repo_struct"),
    *("empty_source_file", "code_context", "file_content", "source_files", "pr_start"),
    *("review_comment", "filepath", "file_sep"),
)
"""Names in angle brackets, opening or closing."""

EXACT_TAGS = ("R", "X")
"""The same, too short for more: with a blank behind it, `x < R >` is honest text."""

NUMBERED_TAGS = ("unused", "image_", "extra_", "extra_id_", "SPECIAL_", "reserved_")
"""Beginnings of tag names that end in a number."""

TAG_NAMESPACES = ("minimax:", "mm:", "seed:", "dsml:", "antml:", "atem:")
"""Beginnings of tag names that vendors keep for themselves."""

BRACKET_NAMES = (
    *("INST", "/INST", "SYSTEM_PROMPT", "/SYSTEM_PROMPT", "AVAILABLE_TOOLS"),
    *("/AVAILABLE_TOOLS", "TOOL_CALLS", "/TOOL_CALLS", "TOOL_RESULTS", "/TOOL_RESULTS"),
    *("TOOL_CONTENT", "ARGS", "CALL_ID", "THINK", "/THINK", "MODEL_SETTINGS"),
    *("/MODEL_SETTINGS", "IMG", "IMG_BREAK", "IMG_END", "AUDIO", "BEGIN_AUDIO"),
    *("TRANSCRIBE", "PREFIX", "MIDDLE", "SUFFIX", "BOS", "EOS", "EOT", "PAD", "UNK"),
    *("CLS", "SEP", "MASK", "gMASK", "sMASK", "@BOS@", "multimodal"),
    *("BEGIN FINAL RESPONSE", "END FINAL RESPONSE", "System Notice"),
)
"""Names in square brackets, as Mistral, GLM, Kimi and others write them."""

NUMBERED_BRACKETS = ("PAD", "control_", "extra_id_")
"""Beginnings of names in square brackets that end in a number."""

MINIMAX_MARKS = ("]~b]", "]~!b[", "[e~[", "]!p~[", "]!d~[", "]<]", "[>[")
"""Marks of the MiniMax templates, each a token of its own."""

OTHER_MARKS = (
    "\u25c1think\u25b7",
    "\u25c1/think\u25b7",
    "\uff5cDSML\uff5c",
    "/nothink",
    "/no_think",
)
"""Marks in other signs: Kimi, DeepSeek, and what turns off reasoning, GLM and Qwen."""

LOOKALIKES = {
    "<": "\u2039",
    "[": "\u2772",
    "]": "\u2773",
    "/": "\u2215",
    "\uff5c": "\u2502",
    "\u25c1": "\u2039",
}
"""The signs that begin a marker, and what each is replaced by: alike to a reader,
nothing to a tokenizer, and the same in every normal form."""

WIDE_SIGNS = "\ufe47\ufe48\ufe64\uff0f\uff1c\uff3b\uff3d\u2100\u2101\u2105\u2106"
"""Characters that NFKC makes one of these signs, or a text that holds one."""

UNJOINED_SIGNS = "\ufe64\ufe65\uff1c\uff1e\uff3b\uff3d\uff5c\u25b7\u25c1"
"""Signs of markers beyond ASCII: like those of ASCII, they need no joiner."""

INVISIBLE_RANGES = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"
)
"""Characters that show nothing or turn the direction of what is shown."""

JOINERS = "\u200c\u200d"
"""Joiners that emoji and many scripts need, one at a time and beside their letters."""

VARIATION_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""What chooses the form of the character before it; one is enough."""

MONGOLIAN_LETTERS = "\u1820-\u1878\u1880-\u18aa"
MONGOLIAN_SELECTORS = "\u180b-\u180f"
"""What chooses the form of such a letter before it, or parts its last vowel from it."""

TAGGED_FLAGS = (
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
)
"""England, Scotland and Wales: all flags of tags that Unicode recommends (emoji 17)."""
