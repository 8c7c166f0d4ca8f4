"""HTML in small pieces: escaped text, elements, bars to scale, tables.

Whatever is text becomes text here and nowhere else: pieces are joined from `element`,
and the strings in it from `escaped`. Knows nothing of reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from unicodedata import bidirectional, category

from .checks import grouped
from .report_text import share_words
from .window import WindowPart

NAMED_FROM = 160
"""Thousandths of a bar from which a part has room for its name."""

BIDI_CONTROLS = frozenset(
    ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
)


def escaped(text: str) -> str:
    """`text` as HTML that shows it and does nothing else.

    Control characters, lone surrogates and what turns the direction of reading stand
    there as escapes, such as `\\x1b`; line breaks and tabs stay.
    """
    return escape("".join(map(_visible, text)), quote=True)


def _visible(char: str) -> str:
    if char.isascii():
        return char if char.isprintable() or char in "\n\t" else repr(char)[1:-1]
    is_hidden = category(char) in ("Cc", "Cs", "Zl", "Zp")
    if is_hidden or bidirectional(char) in BIDI_CONTROLS:
        return repr(char)[1:-1]
    return char


def element(tag: str, *content: str, **attributes: str) -> str:
    """One element around HTML that is ready; attribute values are escaped.

    `class_` is the attribute class; an underscore inside a name is a hyphen.
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escaped(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(content)}</{tag}>"


def bar(parts: Sequence[WindowPart], label: str, total: int) -> str:
    """A bar of `total` tokens to scale, told as a sentence to those who do not see."""
    shown = [part for part in parts if part.tokens]
    drawn = "".join(_bar_part(part, total) for part in shown)
    told = ", ".join(f"{it.name} {grouped(it.tokens)}" for it in shown) or "empty"
    return element(
        "div",
        drawn,
        class_="bar",
        role="img",
        aria_label=f"{label}: {told}",
        data_tokens=_digits(total),
    )


def _bar_part(part: WindowPart, total: int) -> str:
    has_room = part.tokens * 1_000 >= NAMED_FROM * total
    return element(
        "span",
        escaped(part.name) if has_room else "",
        class_=f"part {_class_name(part)}",
        style=f"width:{100 * part.tokens / total:.6f}%",
        title=f"{part.name}: {grouped(part.tokens)} ({_share(part, total)})",
        data_tokens=_digits(part.tokens),
    )


def figure(caption: str, drawn: str, class_: str = "") -> str:
    """A bar with its caption."""
    named = element("figcaption", escaped(caption)) if caption else ""
    return element("figure", named, drawn, class_=class_)


def swatch(part: WindowPart) -> str:
    """The colour and sign of a part, for legends; nothing that is read aloud."""
    sign = escaped(part.sign)
    return element(
        "span", sign, class_=f"swatch {_class_name(part)}", aria_hidden="true"
    )


def table(caption: str, heads: Sequence[str], kinds: str, rows: Iterable[str]) -> str:
    """A table of rows made by `table_row`.

    `kinds` has one letter for each column: "n" for figures, "t" for texts.
    """
    head = "".join(
        element("th", escaped(it), scope="col", class_=_class_of(kind))
        for it, kind in zip(heads, kinds)
    )
    return element(
        "table",
        element("caption", escaped(caption)),
        element("thead", element("tr", head)),
        element("tbody", *rows),
    )


def table_row(row: Sequence[str], kinds: str, lead: str = "", class_: str = "") -> str:
    """One row; `lead` is HTML before the text of its first cell."""
    first = element("th", lead, escaped(row[0]), scope="row")
    rest = "".join(
        element("td", escaped(it), class_=_class_of(kind))
        for it, kind in zip(row[1:], kinds[1:])
    )
    return element("tr", first, rest, class_=class_)


def _digits(tokens: int) -> str:
    return grouped(tokens).replace(",", "")


def _class_name(part: WindowPart) -> str:
    return part.name.replace(" ", "-")


def _class_of(kind: str) -> str:
    return "number" if kind == "n" else "text"


def _share(part: WindowPart, total: int) -> str:
    return f"{share_words(part.tokens, total)} %"
