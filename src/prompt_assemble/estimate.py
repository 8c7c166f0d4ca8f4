"""Phase 4: what a text probably costs in tokens, without any vocabulary.

Responsible for pricing the pieces of a text from a small fitted table per family. It
must not know budgets, messages, counters or tokenizer packages, and it proves nothing:
the bound in `tokens` does that.

How a price comes about: each line is split into words, digit runs, runs of marks, runs
of spaces and runs of other characters. A listed English word has a fixed price; any
other piece has a sum of feature prices (kind, length, script) plus a price for each
pair and triple of neighbouring characters, looked up by a hash in a shared table.
Lines are priced each on its own, so prices add up exactly over line breaks.
"""

import re
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import is_normalized, normalize

from .checks import text_argument
from .estimate_language import (
    keeps_its_price,
    language_votes,
    likely_languages,
    told_languages,
)
from .estimate_least import least_price, typical_least
from .estimate_pieces import (
    MARK_CHARACTERS,
    UNIT_GROUPS,
    WORD_GROUPS,
    EstimatedPiece,
    are_of_prose,
    doubtful_bytes,
    estimate_features,
    gram_places,
    is_doubtful_line,
    line_pieces,
)
from .token_data import (
    ESTIMATE_ALPHABET,
    ESTIMATE_FAMILIES,
    ESTIMATE_FEATURES,
    ESTIMATE_GRAMS,
    ESTIMATE_GROUPS,
    ESTIMATE_RISKY,
    ESTIMATE_SERVED,
)
from .token_language_data import (
    ESTIMATE_LANGUAGE_RATES,
    ESTIMATE_LANGUAGE_SHARES,
    ESTIMATE_LANGUAGES,
)
from .tokens import (
    check_tokenizer,
    family_bound,
    sorts_slowly,
    token_upper_bound,
)

# Shorter lines hold no run of code and repeat nothing that their pieces do not show.
_DOUBTED_FROM = 24

_CODE_RUN = r"[A-Za-z0-9+/=_-]{32,}"
# A run is dense if it falls into three pieces for each ten characters: words and names
# fall into fewer. Beside it each character of the line is charged as of usual text.
_DENSE_PIECES, _OF_CHARACTERS = 3, 10
_USUAL_CHARACTER = 300
# Millitokens a character of runs of small and capital letters and digits, and of runs
# in one case: hexadecimal, UUIDs, base32, names of many parts. These cost 0.78 tokens a
# character at most (forty drawn by lot, sixteen tokenizers), or in families that split
# every digit 1.1 times the prices of their pieces.
_MIXED_CHARACTER = 1100
_DENSE_CHARACTER = 750

# Numbers travel side by side through one `sum`: price and excess in millitokens, listed
# and unlisted words, in conservative mode the typical price and the part that no
# language makes cheaper, and above them the votes for languages.  40 bits hold the
# price of a line of a gigabyte.
_FIELD = 40
_PRICE_MASK = (1 << _FIELD) - 1
_LISTED_ONE = 1 << 2 * _FIELD
_UNLISTED_ONE = 1 << 3 * _FIELD
_TYPICAL_AT = 4 * _FIELD
_FIRM_AT = 5 * _FIELD
_VOTES_AT = 6 * _FIELD

# Fields of prices side by side: 64 bits hold a piece of a gigabyte and a sign.
_LANE = 64
_LANE_BIAS = 1 << 62

# A comma before a blank is a token, of which other prices bear a part in sentences. A
# list has so many commas, one for each twenty characters, that it is dearer for that.
_LISTED_FROM = 6
_LISTED_CHARACTERS = 20

# A blank before a word is a part of it for tokenizers, but where scripts have none
# between words, it is a token of its own or breaks up what follows. The prices learn
# that mostly from Korean and alphabets. In millitokens, conservative mode.
_BLANK_BEFORE = {"kana": 1000, "han": 200, "thai": 0}

# Marks of code and data are swallowed less often than those of prose, whose scale in
# per mille is from 500 on.
_SHORT_MARKS = 8
_MARKS_SCALE = 850

# A line that costs more a character than its language usually does holds names,
# dialect, terms or other languages, of which the share of the language says nothing: it
# loses the discount step by step. In 35 languages nine of ten lines of 100 characters
# and more are below 1.13 times the usual (2026-11-30).
_USUAL, _UNUSUAL = 105, 120

_MEMO_ENTRIES = 65_536
_MEMO_PIECE_CHARS = 32


class _PriceTable(NamedTuple):
    """Prices of some families side by side: one integer holds a field for each family.

    Sums and multiples of such integers are sums and multiples field by field, so the
    price of a piece in twelve families takes hardly longer than in one. Features and
    grams are in 1/6400 token, risks in millitokens for a quarter of a character;
    scales, cautions and the shares of `told_languages` in per mille, their usual
    prices in millitokens a character.
    """

    features: dict[str, int]
    risks: dict[str, int]
    grams: list[int]
    scales: dict[str, list[int]]
    cautions: dict[str, list[int]]
    languages: list[int]
    typical_languages: list[int]
    usual_prices: list[int]
    line_break: int
    line: int
    mark_at_end: int
    known_share: int
    byte_price: int


def estimate_tokens(
    text: str, tokenizer: str = "any", conservative: bool = False
) -> int:
    """Estimate how many tokens a plain text costs; an estimate, not a guarantee.

    `tokenizer` is a family name, or "any" for a figure at or above all families that
    hosts serve today. `conservative` prices doubtful text (repeats, rare scripts,
    random characters, base64) at or near its bound and the rest with a reserve.

    The result is whole tokens, never above `token_upper_bound`, 0 for an empty text.
    Error figures and the command that measures them: docs/tokens.md. An unknown family
    raises `ConfigError`.
    """
    text = text_argument("text", text)
    bound = token_upper_bound(text, tokenizer)
    if not text:
        return 0
    milli = estimated_millitokens(text, tokenizer, conservative)
    return max(1, min(-(-milli // 1000), bound))


def estimated_millitokens(text: str, tokenizer: str, conservative: bool) -> int:
    """The estimate in thousandths of a token, exactly additive over line breaks.

    For all strings: m(a + "\\n" + b) == m(a) + m("\\n") + m(b).
    """
    pricer = _line_pricer(tokenizer, bool(conservative))
    price = pricer.priced_line if text.isascii() else pricer.dearer_form
    lines = text.split("\n")
    return sum(map(price, filter(None, lines))) + pricer.line_break * (len(lines) - 1)


class _PiecePrices(dict[str, int]):
    """Packed prices of pieces seen lately; bounded, any entry may be lost safely."""

    def __init__(self, tokenizer: str, conservative: bool) -> None:
        super().__init__()
        self.tokenizer, self.table = tokenizer, _price_table(tokenizer)
        self.conservative = conservative

    def __missing__(self, piece: str) -> int:
        found = estimate_features(piece)
        price = _dearest_price(self.table, found, piece, self.conservative)
        base, typical = price.base, price.typical
        if found.group == "rep" and len(piece) <= _MEMO_PIECE_CHARS:
            # Its price is fitted on long runs of one character.
            most = 1000 * family_bound(piece, self.tokenizer)
            base, typical = min(base, most), min(typical, most)
        if self.conservative and piece[0] == " " and found.group in _BLANK_BEFORE:
            bare = self[piece[1:]] & _PRICE_MASK
            base = max(base, bare + _BLANK_BEFORE[found.group])
        packed = base + price.excess + (price.excess << _FIELD)
        if found.group == "k":
            packed += _LISTED_ONE
        elif found.group in WORD_GROUPS:
            packed += _UNLISTED_ONE
        if self.conservative:
            whole = base + price.excess
            firm = whole if keeps_its_price(piece, found) else min(price.firm, whole)
            packed += (typical << _TYPICAL_AT) + (firm << _FIRM_AT)
        packed += language_votes(piece, found) << _VOTES_AT
        if len(piece) <= _MEMO_PIECE_CHARS:
            if len(self) >= _MEMO_ENTRIES:
                self.clear()
            self[piece] = packed
        return packed


class _LinePricer:
    """Prices of lines in one family and mode; holds no state but the memo of pieces."""

    def __init__(self, tokenizer: str, conservative: bool) -> None:
        prices = _PiecePrices(tokenizer, conservative)
        self.table, self.price_of = prices.table, prices.__getitem__
        self.conservative = conservative
        self.line_break = self.table.line_break
        self.pieces_of = line_pieces().findall
        self.comma_short = max(0, 1000 - (prices[","] & _PRICE_MASK))

    def priced_line(self, line: str) -> int:
        packed = sum(map(self.price_of, self.pieces_of(line)))
        price = self.table.line + (packed & _PRICE_MASK)
        if line[-1] in MARK_CHARACTERS:
            price += self.table.mark_at_end
        excess = packed >> _FIELD & _PRICE_MASK
        if excess:
            # The more of a line is everyday English, the cheaper its other words are.
            listed = packed >> 2 * _FIELD & _PRICE_MASK
            words = listed + (packed >> 3 * _FIELD & _PRICE_MASK) + 2
            price -= excess * listed * self.table.known_share // (words * 1000)
        if packed >> _VOTES_AT:
            price = self.in_language(line, price, packed)
        if self.conservative and len(line) >= _DOUBTED_FROM:
            return self.cautious_line(line, price)
        return max(price, 0)

    def in_language(self, line: str, price: int, packed: int) -> int:
        """The price of a line if it is in a language whose texts cost less."""
        places = likely_languages(packed >> _VOTES_AT, len(line))
        if not places or price <= 0:
            return price
        share = max([self.table.typical_languages[place] for place in places])
        if not self.conservative:
            return price * share // 1000
        typical = self.table.line + (packed >> _TYPICAL_AT & _PRICE_MASK)
        if line[-1] in MARK_CHARACTERS:
            typical += self.table.mark_at_end
        least = max([self.share_of_usual(place, line, price) for place in places])
        firm = min(price, packed >> _FIRM_AT & _PRICE_MASK)
        cheaper = firm + (price - firm) * least // 1000
        return min(price, max(cheaper, typical * share // 1000))

    def share_of_usual(self, place: int, line: str, price: int) -> int:
        """The share of a language, in per mille, nearer to one if the line is dear."""
        usual = self.table.usual_prices[place] * len(line)
        share = self.table.languages[place]
        dear, fades = price * 100 - usual * _USUAL, usual * (_UNUSUAL - _USUAL)
        if dear <= 0:
            return share
        lost = dear * 1000 // fades if dear < fades else 1000
        return share + (1000 - share) * lost // 1000

    def dearer_form(self, line: str) -> int:
        """The price of a line as it stands or in NFC: servers may normalise or not."""
        if line.isascii():
            return self.priced_line(line)
        price = self.priced_line(line)
        # A long run of marks is priced at its bound and would be sorted for minutes.
        if is_normalized("NFC", line) or sorts_slowly(line):
            return price
        return max(price, self.priced_line(normalize("NFC", line)))

    def cautious_line(self, line: str, price: int) -> int:
        price = max(price, _dense_price(line))
        if is_doubtful_line(line):
            size = len(line.encode("utf-8", "surrogatepass"))
            price = max(price, size * self.table.byte_price)
        commas = line.count(", ")
        if commas >= _LISTED_FROM and commas * _LISTED_CHARACTERS >= len(line):
            price += commas * self.comma_short
        return max(price, 0)


@lru_cache(maxsize=1)
def _code_runs() -> re.Pattern[str]:
    return re.compile(_CODE_RUN)


def _dense_price(line: str) -> int:
    """Over a token for each character of runs such as base64, little for the rest."""
    dense = price = 0
    for run in _code_runs().findall(line):
        pieces = len(line_pieces().findall(run))
        if pieces * _OF_CHARACTERS >= len(run) * _DENSE_PIECES:
            dense += len(run)
            is_mixed = run != run.lower() and run != run.upper()
            price += len(run) * (_MIXED_CHARACTER if is_mixed else _DENSE_CHARACTER)
    return price + (len(line) - dense) * _USUAL_CHARACTER if dense else 0


# Few pricers at a time keep the memory of their memos bounded.
@lru_cache(maxsize=8)
def _line_pricer(tokenizer: str, conservative: bool) -> _LinePricer:
    return _LinePricer(check_tokenizer(tokenizer), conservative)


@lru_cache(maxsize=32)
def _price_table(tokenizer: str) -> _PriceTable:
    names = ESTIMATE_SERVED.split() if tokenizer == "any" else [tokenizer]
    rows = [
        [list(map(int, row.split())) for row in ESTIMATE_FAMILIES[name].split(";")]
        for name in names
    ]
    features, mixes, scales, cautions, lines, risks = zip(*rows)
    prices = [16 * value for value in map(_side_by_side, zip(*features))]
    mix = list(map(_side_by_side, zip(*mixes)))
    grams = [
        sum(level * weight for level, weight in zip(column, mix))
        for column in zip(*_gram_levels())
    ]
    groups = ESTIMATE_GROUPS.split()
    risky = ["c_" + name for name in ESTIMATE_RISKY.split()]
    breaks, whole, ends, shares, per_byte = map(list, zip(*lines))
    return _PriceTable(
        dict(zip(ESTIMATE_FEATURES.split(), prices)),
        dict(zip(risky, [25 * value for value in map(_side_by_side, zip(*risks))])),
        grams,
        dict(zip(groups, map(list, zip(*scales)))),
        dict(zip(groups, map(list, zip(*cautions)))),
        _language_shares(names, 0),
        _language_shares(names, 1),
        _usual_prices(tokenizer),
        max(breaks),
        max(whole),
        max(ends),
        min(shares),
        max(per_byte),
    )


def _language_shares(names: list[str], mode: int) -> list[int]:
    """The largest share of families, in per mille, by the places of languages."""
    rows = [ESTIMATE_LANGUAGE_SHARES[name].split(";")[mode].split() for name in names]
    return _by_place([max(map(int, shares)) for shares in zip(*rows)], 1000)


def _usual_prices(tokenizer: str) -> list[int]:
    """What a character usually costs, in millitokens, by the places of languages."""
    return _by_place(map(int, ESTIMATE_LANGUAGE_RATES[tokenizer].split()), 0)


def _by_place(values: Iterable[int], absent: int) -> list[int]:
    """Values of the languages of the data by the places of `told_languages`."""
    found = dict(zip(ESTIMATE_LANGUAGES.split(), values))
    return [found.get(language, absent) for language in told_languages()]


def _side_by_side(values: Sequence[int]) -> int:
    return sum(value << _LANE * place for place, value in enumerate(values))


def _lanes(packed: int, many: int) -> list[int]:
    """The fields of a packed sum; a bias keeps negative ones from borrowing."""
    bias = _side_by_side([_LANE_BIAS] * many)
    raw = (packed + bias).to_bytes(_LANE // 8 * many, sys.byteorder)
    fields = memoryview(raw).cast("Q").tolist()
    if sys.byteorder == "big":
        fields.reverse()
    return [field - _LANE_BIAS for field in fields]


@lru_cache(maxsize=1)
def _gram_levels() -> list[list[int]]:
    places = {char: place - 31 for place, char in enumerate(ESTIMATE_ALPHABET)}
    return [[places[char] for char in "".join(row.split())] for row in ESTIMATE_GRAMS]


class _PiecePrice(NamedTuple):
    """The price of a piece in millitokens, each part that of the dearest family.

    A fixed part and, for words, what goes beyond it; what it costs in typical mode; and
    what it costs at least in any language.
    """

    base: int
    excess: int
    typical: int
    firm: int


def _dearest_price(
    table: _PriceTable, found: EstimatedPiece, piece: str, conservative: bool
) -> _PiecePrice:
    grams = table.grams
    units = sum(map(grams.__getitem__, gram_places(found.chars, len(grams))))
    prices = table.features
    for name, value in found.features:
        units += prices.get(name, 0) * value
    scales = table.scales[found.group]
    lanes = [units] if len(scales) == 1 else _lanes(units, len(scales))
    milli = [lane * 5 >> 5 for lane in lanes]
    least = typical_least(piece, found)
    base, excess = _scaled(found.group, milli, scales)
    base = max(base, least - excess)
    typical = base + excess
    if not conservative:
        return _PiecePrice(base, excess, typical, 0)
    base, excess = _cautious_parts(table, found, piece, milli)
    doubt = doubtful_bytes(piece, found) * table.byte_price
    doubt = max(doubt, least, least_price(piece, found))
    risk = sum(table.risks.get(name, 0) * value for name, value in found.features)
    if risk:
        doubt = max(doubt, *_lanes(risk, len(scales)))
    return _PiecePrice(max(base, doubt - excess), excess, typical, max(doubt, 0))


def _cautious_parts(
    table: _PriceTable, found: EstimatedPiece, piece: str, milli: list[int]
) -> tuple[int, int]:
    """Both parts of the price of a piece with the reserve of its group."""
    scales, cautions = table.scales[found.group], table.cautions[found.group]
    if found.group in WORD_GROUPS:
        # A word costs its first token anyway; the doubt is in what goes beyond.
        first = max(s * c // 1000 for s, c in zip(scales, table.cautions["k"]))
        scales = [scale * c // 1000 for scale, c in zip(scales, cautions)]
        return first, _scaled(found.group, milli, scales)[1]
    # Scales average over short runs, which a neighbour often swallows.
    if found.group == "d" or found.group == "p" and len(piece) > _SHORT_MARKS:
        scales = [max(1000, scale) for scale in scales]
    elif found.group == "p" and not are_of_prose(piece):
        scales = [max(_MARKS_SCALE, scale) for scale in scales]
    scales = [scale * c // 1000 for scale, c in zip(scales, cautions)]
    return _scaled(found.group, milli, scales)


def _scaled(group: str, milli: list[int], scales: list[int]) -> tuple[int, int]:
    floor = 1000 if group in UNIT_GROUPS else 300
    if group not in WORD_GROUPS:
        return max([max(floor, m) * s // 1000 for m, s in zip(milli, scales)]), 0
    excess = max([max(0, m - floor) * s for m, s in zip(milli, scales)]) // 1000
    return floor * max(scales) // 1000, excess
