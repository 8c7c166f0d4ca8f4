"""Phase 4: how many tokens a text can cost at most, without any vocabulary.

Responsible for the tokenizer families by name and for the upper bound that the
guarantee stands on. It must not know budgets, messages, memories or any tokenizer
package: a text and the name of a family go in, a number of tokens comes out, and
nothing is read or kept.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache
from typing import Literal

from .checks import plain_text, shown, text_argument
from .errors import ConfigError
from .plain import ASCII_BYTES

# Families whose tokenizer takes the text as it is.
_PLAIN_FAMILIES = (
    "o200k",
    "cl100k",
    "gpt2",
    "deepseek_v3",
    "glm4",
    "glm4_7",
    "llama3",
    "gemma3",
    "gemini",
    "tekken",
)
# SentencePiece vocabularies that put a space of their own before the text.
_DUMMY_PREFIX_FAMILIES = ("llama2", "mistral_v3")
# Families whose tokenizer normalises the text before it looks at the bytes.
_NORMALIZED_FAMILIES: dict[str, Literal["NFC", "NFKC"]] = {
    "minimax_m2": "NFC",
    "qwen3": "NFC",
    "qwen3_5": "NFC",
    "claude_old": "NFKC",
}
# Nobody outside the vendor has these vocabularies: counts come from a reconstruction.
_RECONSTRUCTED_FAMILIES = ("claude3", "claude4_7")

#: Families whose bound is proved, see `token_upper_bound`; not only checked by fuzzing.
PROVED_TOKENIZERS: frozenset[str] = frozenset(
    (*_PLAIN_FAMILIES, *_DUMMY_PREFIX_FAMILIES, *_NORMALIZED_FAMILIES)
)
#: Every name that a `tokenizer` setting may have; "any" is the dearest of all families.
TOKENIZERS: tuple[str, ...] = (
    *sorted(PROVED_TOKENIZERS),
    *_RECONSTRUCTED_FAMILIES,
    "any",
)


def check_tokenizer(tokenizer: object, field: str = "tokenizer") -> str:
    """Return the name of a tokenizer family, if it is one.

    Raises `ConfigError` with the value and the known names; `field` is the setting or
    parameter that the message speaks of.
    """
    name = plain_text(tokenizer) if isinstance(tokenizer, str) else None
    if name is not None and name in TOKENIZERS:
        return name
    known = ", ".join(TOKENIZERS)
    raise ConfigError(
        f"{field} must be a known tokenizer family, got {shown(tokenizer)}; "
        f"known are {known}. "
        "Take 'any' if the family of your model is not among them."
    )


def token_upper_bound(text: str, tokenizer: str = "any") -> int:
    """The most tokens that `text` can cost in a tokenizer family; 0 for an empty text.

    Why it is a bound: byte-level BPE starts with one token for each byte of the text
    that it sees and only merges, and SentencePiece with byte fallback has one token for
    each character or for each of its bytes. So a count never exceeds the UTF-8 bytes,
    plus one where SentencePiece puts a space before the text (`llama2`, `mistral_v3`).
    `minimax_m2`, `qwen3` and `qwen3_5` normalise to NFC first and `claude_old` to NFKC,
    which can make a text longer: there it is the larger of the bytes as given and the
    bytes normalised, and where the Unicode version of the tokenizer could decide the
    normal form, the bytes that no version exceeds. This is proved for the names in
    `PROVED_TOKENIZERS`.

    `claude3` and `claude4_7` are reconstructions of a tokenizer that is not published,
    and they spend tokens on word and case marks too: twice the larger byte length, plus
    one. That is checked by fuzzing only, and so is `any`, the largest of all families.

    Apply it to the finished text. A sum over parts can fall short of the bound of the
    whole, since normalised lengths do not add up (U+00E3 with U+0323 is four bytes, and
    five in NFC).

    ASCII text costs nothing (its length is known), other text a few readings.
    Lone surrogates count three bytes each and never raise. A `text` that is no string
    raises `InputError`, an unknown family `ConfigError`.
    """
    family = check_tokenizer(tokenizer)
    return family_bound(text_argument("text", text), family)


def family_bound(text: str, family: str) -> int:
    """`token_upper_bound` of a plain str and the name of a family, both checked."""
    if not text:
        return 0
    if family in _NORMALIZED_FAMILIES:
        return _normalized_bytes(text, _NORMALIZED_FAMILIES[family])
    if family in _DUMMY_PREFIX_FAMILIES:
        return utf8_length(text) + 1
    if family in _RECONSTRUCTED_FAMILIES:
        return 2 * _normalized_bytes(text, "NFC") + 1
    if family == "any":
        return _any_family_bytes(text)
    return utf8_length(text)


def rough_bound(size: int, family: str) -> int:
    """No less than `family_bound` of any text of `size` bytes in UTF-8.

    By how much normalising makes a text longer at most (Unicode annex 15): 3 times in
    NFC and NFD, 11 times in NFKC and NFKD.
    """
    form = _NORMALIZED_FAMILIES.get(family)
    if form == "NFC":
        return 3 * size
    if form == "NFKC" or family == "any":
        return 11 * size + 1
    return 6 * size + 1 if family in _RECONSTRUCTED_FAMILIES else size + 1


def utf8_length(text: str) -> int:
    """Bytes of `text` in UTF-8; a lone surrogate counts three, like U+FFFD."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


def _normalized_bytes(text: str, form: Literal["NFC", "NFKC"]) -> int:
    """The larger of raw and normalised byte length, in any version of Unicode."""
    if text.isascii():
        return len(text)
    encoded = text.encode("utf-8", "surrogatepass")
    if form == "NFC" and _is_settled(text, encoded):
        return len(encoded)
    return _longest_form(text, len(encoded), form)


def _longest_form(text: str, raw: int, form: Literal["NFC", "NFKC"]) -> int:
    """The bytes that `_normalized_bytes` promises, for text that is not settled."""
    unusual = set("".join(_compiled_pattern(_UNUSUAL_CHARACTERS).findall(text)))
    if _has_disputed_form(unusual, form) or _has_long_mark_run(text, unusual):
        # Decomposing grows a text character by character, whatever the version; putting
        # marks in order keeps its length, and composing never makes it longer.
        return raw + sum(
            _growth_bytes(char, form) * count for char, count in Counter(text).items()
        )
    normalized = unicodedata.normalize(form, text)
    return raw if normalized is text else max(raw, utf8_length(normalized))


def _any_family_bytes(text: str) -> int:
    """The largest bound of all families."""
    # Twice the bytes and one exceeds every family but the one that uses NFKC.
    if text.isascii():
        return 2 * len(text) + 1
    encoded = text.encode("utf-8", "surrogatepass")
    raw = len(encoded)
    if not _is_settled(text, encoded):
        reconstructed = 2 * _longest_form(text, raw, "NFC") + 1
    elif _holds_any(text, _SETTLED_THAT_TREBLE):
        reconstructed = 2 * raw + 1
    else:
        return 2 * raw + 1
    return max(reconstructed, _longest_form(text, raw, "NFKC"))


# Most text is told by its UTF-8 bytes alone to be of characters that NFC cannot make
# longer: no marks, and nothing whose normal form is longer than itself. Deleting bytes
# and counting runs of them goes through a text ten times faster than a pattern does.
_SETTLED_LEADS = bytes(
    (
        *range(0xC0),  # ASCII, and the bytes that follow a lead
        *range(0xC2, 0xCC),  # Latin letters and signs
        *(0xCF, 0xD0, 0xD1, 0xD3),  # Greek, Cyrillic
        *range(0xE4, 0xE9),  # Chinese characters
        *(0xEB, 0xEC),  # Hangul syllables
    )
)
# Under the other leads: beginnings of blocks of such characters, and those in the
# blocks that are marks or not assigned.
_SETTLED_BLOCKS: dict[int, tuple[tuple[bytes, ...], str]] = {
    0xCE: ((b"\xce",), "\u0380\u0381\u0382\u0383\u038b\u038d\u03a2"),  # Greek
    0xE1: ((b"\xe1\xb8", b"\xe1\xb9", b"\xe1\xba", b"\xe1\xbb"), ""),  # Vietnamese
    # Punctuation, the euro sign, letter-like signs, five arrows, boxes and signs.
    0xE2: (
        (b"\xe2\x80", b"\xe2\x82\xac", b"\xe2\x84")
        + (b"\xe2\x86\x90", b"\xe2\x86\x91", b"\xe2\x86\x92", b"\xe2\x86\x93")
        + (b"\xe2\x86\x94", b"\xe2\x94", b"\xe2\x95", b"\xe2\x96", b"\xe2\x97")
        + (b"\xe2\x98", b"\xe2\x99", b"\xe2\x9a", b"\xe2\x9b", b"\xe2\x9c"),
        "",
    ),
    0xE3: (
        (b"\xe3\x80", b"\xe3\x81", b"\xe3\x82", b"\xe3\x83"),
        "\u302a\u302b\u302c\u302d\u302e\u302f\u3040\u3097\u3098\u3099\u309a",
    ),  # kana
    0xE9: ((b"\xe9",), "\u9ffd\u9ffe\u9fff"),  # Chinese characters
    0xEA: (tuple(bytes((0xEA, second)) for second in range(0xB0, 0xC0)), ""),  # Hangul
    0xED: (tuple(bytes((0xED, second)) for second in range(0x80, 0x9E)), ""),  # Hangul
    0xEF: ((b"\xef\xbc", b"\xef\xbd"), "\uff00"),  # full width
    0xF0: (tuple(bytes((0xF0, 0x9F, it)) for it in range(0x8C, 0xAC)), ""),  # emoji
}
# The settled characters that NFKC makes more than twice as long.
_SETTLED_THAT_TREBLE = "\u00bc\u00bd\u00be\u0385\u2034\u2037"


def _is_settled(text: str, encoded: bytes) -> bool:
    """Whether NFC, in any version of Unicode, leaves `text` no longer than it is."""
    wide = encoded.translate(None, ASCII_BYTES)  # often little is left to look at
    leads = wide.translate(None, _SETTLED_LEADS)
    if not leads:
        return True
    settled = 0
    for lead in set(leads):
        beginnings, excluded = _SETTLED_BLOCKS.get(lead, ((), ""))
        settled += sum(map(wide.count, beginnings))
        if _holds_any(text, excluded):
            return False
    return settled == len(leads)


def _holds_any(text: str, characters: str) -> bool:
    return any(character in text for character in characters)


# All but letters and signs whose normal form is settled and that are no marks. What is
# left needs a closer look; leaving out these first makes most text ten times faster.
_UNUSUAL_CHARACTERS = (
    "[^\x00-\u02ff\u0388-\u038a\u038e-\u03a1\u03a3-\u03f8\u03fa-\u0482\u048a-\u052f"
    "\u0561-\u0586\u05d0-\u05ea\u061e-\u064a\u0660-\u066f\u0671-\u06d5\u06ee-\u06ff"
    "\u10d0-\u10fb"
    "\u1e00-\u1f15\u2000-\u2064\u20a0-\u20bf\u2100-\u213a\u2190-\u2426\u2460-\u2b73"
    "\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3105-\u312f\u3400-\u4db5\u4e00-\u9fef"
    "\uac00-\ud7a3\ue000-\uf8ff\ufe0e\ufe0f\uff01-\uff9d\U0001f1e6-\U0001f1ff"
    "\U0001f300-\U0001faff\U00020000-\U0002a6d6]+"
)


@lru_cache(maxsize=2)
def _compiled_pattern(pattern: str) -> re.Pattern[str]:
    """Compiled on first use: most programs never see a text that needs it."""
    return re.compile(pattern)


def _has_disputed_form(unusual: set[str], form: Literal["NFC", "NFKC"]) -> bool:
    """Whether versions of Unicode may differ over a normal form of these characters.

    Normal forms of assigned characters never change (stable since Unicode 4.1), and
    unassigned ones are left alone. So versions differ only over marks and composites
    that are younger than one of them. Tokenizers ship old tables (the Rust crate
    behind the `tokenizers` package has Unicode 9, a current Python 15 or 16): U+11099
    U+1E4EC U+110BA is one composed character and a mark for Python, three characters
    for such a tokenizer.
    """
    return any(_is_disputed_character(char, form) for char in unusual)


@lru_cache(maxsize=4096)
def _is_disputed_character(char: str, form: Literal["NFC", "NFKC"]) -> bool:
    if unicodedata.category(char) == "Cn":
        # The pictograph blocks hold no marks and no composites, only emoji to come.
        return not "\U0001f300" <= char <= "\U0001faff"
    decomposition = unicodedata.decomposition(char)
    if form == "NFC" and decomposition.startswith("<"):
        decomposition = ""  # a compatibility form, which NFC leaves alone
    if not (unicodedata.combining(char) or decomposition):
        return False
    return unicodedata.ucd_3_2_0.category(char) == "Cn"


# Marks are neither \w nor space; the two half-width kana marks are \w and become marks.
# Looked for at the start of a run only: each start would read the whole run again.
_MARK_RUN = (
    r"(?<![^\w\s\x00-\x7f])(?<![\uff9e\uff9f])"
    r"(?:[^\w\s\x00-\x7f]|[\uff9e\uff9f]){256}"
)


def sorts_slowly(text: str) -> bool:
    """Whether `text` holds marks that `unicodedata.normalize` would sort for long."""
    return _has_long_mark_run(text, set(text))


def _has_long_mark_run(text: str, unusual: set[str]) -> bool:
    """Whether normalising would sort a long run of marks, which takes quadratic time.

    A megabyte of two alternating accents keeps `unicodedata.normalize` busy for long
    minutes.
    """
    if sum(map(_becomes_mark, unusual)) < 2:
        return False  # marks of one kind are in order already
    return _compiled_pattern(_MARK_RUN).search(text) is not None


@lru_cache(maxsize=4096)
def _becomes_mark(char: str) -> bool:
    return unicodedata.combining(unicodedata.normalize("NFKD", char)[0]) != 0


@lru_cache(maxsize=4096)
def _growth_bytes(char: str, form: Literal["NFC", "NFKC"]) -> int:
    """Bytes that decomposing for a normal form adds to one character, at most."""
    if "\uac00" <= char <= "\ud7a3":
        return 0  # Hangul syllables always compose again, nothing can come between
    size = utf8_length(char)
    if unicodedata.category(char) == "Cn":
        # The largest expansion factors in UTF-8, by Unicode annex 15: 3 and 11.
        return size * (10 if form == "NFKC" else 2)
    decomposed = unicodedata.normalize("NFKD" if form == "NFKC" else "NFD", char)
    return max(0, utf8_length(decomposed) - size)
