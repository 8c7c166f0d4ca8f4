"""HTML in small pieces: escaped text, elements, bars to scale, tables.

Whatever is text becomes text here and nowhere else: pieces are joined from `element`,
and the strings in it from `escaped`. Knows nothing of reports.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from .checks import grouped
from .report_text import share_words
from .window import WindowPart

NAMED_FROM = 160
"""Thousandths of a bar from which a part has room for its name."""

HIDDEN = (
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters but tab and line feed, line separators, what turns the direction
of reading, and lone surrogates."""


def escaped(text: str) -> str:
    """`text` as HTML that shows it and does nothing else.

    What is `HIDDEN` stands there as an escape, such as `\\x1b`.
    """
    return escape(re.sub(HIDDEN, lambda found: repr(found[0])[1:-1], text), quote=True)


def element(tag: str, *content: str, **attributes: str) -> str:
    """One element around HTML that is ready; attribute values are escaped.

    `class_` is the attribute class; an underscore inside a name is a hyphen. An
    attribute without a value is left out.
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escaped(value)}"'
        for name, value in attributes.items()
        if value
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
