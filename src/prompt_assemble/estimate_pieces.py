"""Pieces of a line and what their token prices are made of.

Responsible for splitting a line much like tokenizers split it and for describing each
piece by kind, length, script and neighbouring characters. It must not know prices,
families or modes: those are for `estimate`.
"""

import re
from bisect import bisect_right
from functools import lru_cache
from itertools import groupby
from operator import eq
from typing import NamedTuple

from .token_data import ESTIMATE_BLOCKS, ESTIMATE_WORDS

_LOWER = "a-z\u00df-\u00f6\u00f8-\u00ff\u0100-\u024f\u1e00-\u1eff"
_UPPER = "A-Z\u00c0-\u00d6\u00d8-\u00de"
_BLANK = " \t\r\x0b\x0c"
# One alternative for each kind of piece; every character of a line is in exactly one
# piece, and no alternative can give back more than one character.
_LINE_PIECES = (
    rf"'(?:[stmd]|ll|ve|re)(?![{_LOWER}])"
    rf"| ?[{_UPPER}]?[{_LOWER}]+"
    rf"| ?[{_UPPER}]+(?![{_LOWER}])"
    r"|[0-9]+"
    r"| ?[!-/:-@\[-`{-~]+"
    rf"| ?[^\x00-\x7f{_LOWER}{_UPPER}]+"
    rf"|[{_BLANK}]+(?![^{_BLANK}])|[{_BLANK}]+"
    r"|[\x00-\x08\x0e-\x1f\x7f]"
)


@lru_cache(maxsize=1)
def line_pieces() -> re.Pattern[str]:
    """The pattern of pieces, compiled at the first estimate and not at import."""
    return re.compile(_LINE_PIECES)


MARK_CHARACTERS = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_PROSE_MARKS = frozenset(" .,;:!?'-")
_CHEAP_REPEATS = frozenset("-=*#_./")
_POINTERS = frozenset("^~")
_MANY_LETTERS = frozenset(("thai", "khmr", "guru"))

# Characters that belong to no script in particular: they say nothing about a mixture.
_NEUTRAL = frozenset(
    "lat1p ipa mod comb usp zw gpun sym box emo3 emo4 emo5 emof flag skin vsel full"
    " cjkp tags".split()
)
_JAPANESE = frozenset("han1 han2 han3 hanr hanx hira kata".split())
_GROUP_OF_CLASS = {
    **dict.fromkeys("han1 han2 han3 hanr hanx".split(), "han"),
    **dict.fromkeys("hira kata".split(), "kana"),
    **dict.fromkeys("hang hangr jamo".split(), "hang"),
    **dict.fromkeys("cyrl cyrx".split(), "cyrl"),
    **dict.fromkeys("arab arax".split(), "arab"),
    **dict.fromkeys("grek armn hebr geor ethi cher".split(), "alph"),
    **dict.fromkeys(
        "deva beng guru gujr orya taml telu knda mlym sinh".split(), "indi"
    ),
    **dict.fromkeys("thai laoo tibt mymr khmr".split(), "thai"),
    **dict.fromkeys("oth2 oth3 oth4 grex ipa mod comb".split(), "rare"),
}
_HASHED = frozenset(_GROUP_OF_CLASS) - frozenset("oth2 oth3 oth4 grex".split()) | {
    "gpun",
    "lat1p",
    "cjkp",
    "full",
    "emo3",
    "emo4",
    "emof",
}
WORD_GROUPS = frozenset(("wl", "wT", "wU"))
UNIT_GROUPS = WORD_GROUPS | {"k", "p", "d", "ws", "rep"}


class EstimatedPiece(NamedTuple):
    """What the price of a piece is made of; values are in quarters of a unit."""

    group: str
    features: list[tuple[str, int]]
    chars: str


def estimate_features(piece: str) -> EstimatedPiece:
    """Kind, features and character codes of one piece of a line."""
    spaced = piece[0] == " " and len(piece) > 1
    body = piece[1:] if spaced else piece
    head = body[0]
    if head > "\x7f" and not _is_latin(head):
        return _script_run(body, spaced)
    if head.isalpha():
        return _latin_word(body, spaced)
    if head.isdigit():
        groups = -(-len(body) // 3)
        return EstimatedPiece(
            "d", [("d_run", 4), ("d_n", 4 * len(body)), ("d_c3", 4 * groups)], ""
        )
    if head in MARK_CHARACTERS:
        return _mark_run(body, spaced)
    return _blank_run(piece)


@lru_cache(maxsize=1)
def listed_words() -> dict[str, int]:
    """Everyday English words, by how many tokens the dearest family spends on them."""
    tiers = enumerate(ESTIMATE_WORDS, 1)
    return {word: tier for tier, words in tiers for word in words.split()}


def gram_places(chars: str, size: int) -> list[int]:
    """Places of neighbouring characters in the shared table, which has `size` places.

    Pairs, threes and single characters beyond Latin; no threes where there are
    ideographs or syllables: they hardly repeat.
    """
    if not chars:
        return []
    codes = list(map(ord, chars))
    places = [(a * 9176 + b * 3571) % size for a, b in zip(codes, codes[1:])]
    top = max(codes)
    if top < 0x2E80:
        places.pop()
        places += [
            (a * 6791 + b * 1597 + c * 13331 + 17) % size
            for a, b, c in zip(codes, codes[1:], codes[2:])
        ]
        codes.pop()
    if top > 0x24F:
        places += [(code * 7919 + 5) % size for code in codes[1:] if code > 0x24F]
    return places


def _is_latin(char: str) -> bool:
    return (
        (char < "\u0250" or "\u1e00" <= char <= "\u1eff")
        and char.isalpha()
        and (char >= "\u00c0" or char < "\x80")
    )


def _latin_word(word: str, spaced: bool) -> EstimatedPiece:
    lower = word.lower()
    size = len(word)
    kind = "l" if word == lower else "T" if word[1:] == lower[1:] else "U"
    mark = "s" if spaced else ""
    tier = listed_words().get(lower)
    if tier:
        return EstimatedPiece("k", [(f"k{tier}{kind}{mark}", 4)], "")
    if size > 10 and len(set(lower)) <= 3:
        name = "rep_nU" if kind == "U" else "rep_n"
        return EstimatedPiece("rep", [("rep", 4), (name, 4 * size)], "")
    lengths = _length_features("wU_" if kind == "U" else "wl_", size)
    features = [(f"w{kind}{mark}", 4), *lengths]
    if not word.isascii():
        features += _accent_features(word)
    start = " " if spaced else "_"
    chars = f"{start}^{lower}\0\0" if kind == "U" else f"{start}{lower}\0\0"
    return EstimatedPiece("w" + kind, features, chars)


def _accent_features(word: str) -> list[tuple[str, int]]:
    basic = sum("\x80" <= char < "\u0100" for char in word)
    extended = sum("\u0100" <= char < "\u0250" for char in word)
    additional = sum(char >= "\u0250" for char in word)
    counts = (("x1", 4 * basic), ("xA", 4 * extended), ("xV", 4 * additional))
    return [item for item in counts if item[1]]


_LENGTH_KNOTS = (1, 2, 3, 4, 6, 8, 12, 16)


@lru_cache(maxsize=256)
def _length_features(prefix: str, size: int) -> tuple[tuple[str, int], ...]:
    """A length as shares of the two nearest knots: prices between them are straight."""
    last = _LENGTH_KNOTS[-1]
    if size >= last:
        return (f"{prefix}{last}", 4), (f"{prefix}long", 4 * (size - last))
    place = bisect_right(_LENGTH_KNOTS, size)
    low, high = _LENGTH_KNOTS[place - 1], _LENGTH_KNOTS[place]
    share = 4 * (size - low) // (high - low)
    return (f"{prefix}{low}", 4 - share), (f"{prefix}{high}", share)


def _mark_run(body: str, spaced: bool) -> EstimatedPiece:
    size = len(body)
    if size > 1 and body[0] == "'" and body[1].isalpha():
        return EstimatedPiece("p", [("con", 4)], "")
    chars = (" " if spaced else "_") + body + "\0\0"
    mark = "s" if spaced else ""
    if size <= 2:
        return EstimatedPiece("p", [(f"p{size}{mark}", 4)], chars)
    kinds = len(set(body))
    if kinds == 1:
        name = "prc" if body[0] in _CHEAP_REPEATS else "pr"
        return EstimatedPiece("p", [(name, 4), (name + "_n", size // 2)], "")
    if kinds == 2 and size > 8:
        return EstimatedPiece("p", [("pa", 4), ("pa_n", 2 * size)], "")
    features = [("p3", 4), ("p3_n", 4 * (size - 2)), ("p3s", 4 * spaced)]
    return EstimatedPiece("p", features, chars)


def _blank_run(piece: str) -> EstimatedPiece:
    if piece[0] not in _BLANK:
        return EstimatedPiece("ws", [("ctl", 4 * len(piece))], "")
    if piece == " ":
        return EstimatedPiece("ws", [("ws1", 4)], "")
    size, tabs = len(piece), piece.count("\t")
    other = size - tabs - piece.count(" ")
    changes = sum(a != b for a, b in zip(piece, piece[1:]))
    features = [("ws", 4), ("ws_n", (size - 1) // 4), ("ws_t", tabs)]
    features += [("ws_u", 4 * other), ("ws_mix", 4 * changes)]
    return EstimatedPiece("ws", features, "")


def _script_run(body: str, spaced: bool) -> EstimatedPiece:
    classes = list(map(character_class, body))
    counts = dict.fromkeys(classes, len(classes))
    if len(counts) > 1:
        counts = {name: classes.count(name) for name in counts}
    features = [("c_" + name, 4 * count) for name, count in counts.items()]
    groups = {_GROUP_OF_CLASS.get(name, "sym"): 4 for name in counts}
    if len(groups) > 1:
        groups = dict.fromkeys(groups, 0)
        for group, _ in groupby(_GROUP_OF_CLASS.get(name, "sym") for name in classes):
            groups[group] += 4
    features += [("r_" + group, value) for group, value in groups.items()]
    repeats = sum(map(eq, body, body[1:]))
    if repeats:
        features.append(("rr", 4 * repeats))
    if spaced:
        features.append(("sp_x", 4))
    chars = body
    if not _HASHED.issuperset(counts):
        chars = "".join(c if k in _HASHED else "\1" for c, k in zip(body, classes))
    chars = (" " if spaced else "_") + chars + "\0\0"
    top = max(counts, key=counts.__getitem__)
    return EstimatedPiece(_GROUP_OF_CLASS.get(top, "sym"), features, chars)


@lru_cache(maxsize=1)
def character_blocks() -> tuple[list[int], list[str]]:
    """First code points of the blocks of characters, and the class of each block."""
    blocks = [item.split(":") for item in ESTIMATE_BLOCKS.split()]
    return [int(start, 16) for start, _ in blocks], [name for _, name in blocks]


@lru_cache(maxsize=8192)
def character_class(char: str) -> str:
    """The class of a character beyond ASCII; commonness from codecs of the standard."""
    starts, names = character_blocks()
    name = names[bisect_right(starts, ord(char)) - 1]
    if name == "han":
        return _han_class(char)
    if name == "hang":
        # Two bytes: of the 2350 syllables of KS X 1001; the rest is spelled in eight.
        return "hang" if len(char.encode("euc_kr", "ignore")) == 2 else "hangr"
    if name == "grek":
        return "grek" if "\u0384" <= char <= "\u03ce" else "grex"
    if name == "cyrl":
        return "cyrl" if "\u0410" <= char <= "\u044f" else "cyrx"
    if name == "arab":
        return "arab" if "\u0621" <= char <= "\u064a" else "arax"
    return name


def _han_class(char: str) -> str:
    """First levels of GB 2312 and Big5 hold the common characters, sorted by use."""
    simplified = (char.encode("gb2312", "ignore") or b"\0")[0]
    if 0xB0 <= simplified <= 0xD7:
        return "han1"
    traditional = (char.encode("big5", "ignore") or b"\0")[0]
    if 0xA4 <= traditional <= 0xC6:
        return "han2"
    return "han3" if simplified or traditional else "hanr"


def doubtful_bytes(piece: str, found: EstimatedPiece) -> int:
    """Bytes of a piece that nobody writes: repeats, marks, mixed scripts and cases."""
    names = dict(found.features)
    size = len(piece)
    if "pr" in names and size >= 8 and piece.isascii():
        # Sixteen tokenizers: 0.7 tokens a character at most, of all 32 ASCII marks, and
        # 0.5 of those that point at a place in the line above.
        return size * (5 if piece[-1] in _POINTERS else 7) // 10 + 1
    if found.group == "rep" or "pr" in names or "pa" in names:
        return size
    if piece.isascii():
        # Long rules cost a token for each 5 to 80 characters, by family and length.
        return size // 5 if "prc" in names and size >= 64 else 0
    if found.group in WORD_GROUPS:
        rare = names.get("xA", 0) + names.get("xV", 0)
        return _utf8_size(piece) if size >= 4 and rare > 2 * size else 0
    runs = sum(value for name, value in names.items() if name.startswith("r_")) // 4
    mixed = size >= 6 and runs * 2 > size and is_script_salad(piece, 1)
    repeated = max(names.get("rr", 0), names.get("c_comb", 0)) > 2 * size
    if mixed or repeated or _is_case_salad(piece):
        return _utf8_size(piece)
    return 0


def are_of_prose(marks: str) -> bool:
    """Whether a run of marks, maybe behind a blank, is one that prose has."""
    if not _PROSE_MARKS.issuperset(marks):
        return False
    return "-" not in marks or len(set(marks.strip())) == 1


def _utf8_size(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


def _is_case_salad(piece: str) -> bool:
    """Whether capitals stand inside a word, as nobody writes in Greek or Cyrillic."""
    word = piece.strip()
    if len(word) < 4 or word.islower() or word.isupper() or word.istitle():
        return False
    return word.lower() != word.upper()


def is_doubtful_line(line: str) -> bool:
    """Whether a line looks like nothing that people write."""
    if line.isascii():
        return _is_pattern(line)
    return is_script_salad(line, 3) or _is_letter_salad(line) or _is_pattern(line)


def _is_pattern(line: str) -> bool:
    """Whether a long line repeats two to eight characters, other than rules do."""
    # It would show at both ends of the line, where most lines show nothing of it.
    if len(line) < 48 or line[0] not in line[2:9] or line[-1] not in line[-9:-2]:
        return False
    return bool(line.strip(" \t-=*#_./|+:")) and any(
        line.startswith(line[period : period + 24]) and line[period:] == line[:-period]
        for period in range(2, 9)
    )


def _is_letter_salad(line: str) -> bool:
    """Whether letters of a script are as varied as drawn by lot.

    People use few letters often: of n letters about 3 * n ** 0.5 differ, hardly ever
    more than the root of 18 n (0.5 % of lines in 60 languages); a draw exceeds that.
    Short lines of scripts that write many vowels and tones as letters of their own go
    up to the root of 23 n (no line of 241 in Thai, 139 in Khmer, 72 in Gurmukhi
    exceeds that), lines of syllables to that of 40 n.
    """
    letters = [
        char
        for char in line
        if "\u0370" <= char < "\u1e00" or "\u2190" <= char < "\u2600"
    ]
    size, kinds = len(letters), len(set(letters))
    if size < 24:
        return False
    middle, limit = letters[size // 2], 18
    if "\u1200" <= middle < "\u1400":
        limit = 40
    elif size < 100 and character_class(middle) in _MANY_LETTERS:
        limit = 23
    return kinds * kinds > size * limit


def is_script_salad(text: str, limit: int) -> bool:
    """Whether a text mixes more scripts than a sentence of people does."""
    classes = {character_class(char) for char in set(text) if char > "\x7f"}
    scripts = {
        "japanese" if name in _JAPANESE else _GROUP_OF_CLASS.get(name, "") + name[:4]
        for name in classes - _NEUTRAL
    }
    return len(scripts) > limit
