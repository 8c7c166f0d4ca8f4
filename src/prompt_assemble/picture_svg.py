"""Reports as one SVG image: a bar of the window for each turn.

Beside the core. For pages that show images, such as a README: the same parts and
colours as on the page of `picture`, in light and dark; nothing is loaded and no script
runs. It shows figures and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .checks import grouped
from .columns import clipped
from .errors import InputError
from .picture_markup import element, escaped
from .picture_style import COLOURS
from .report import AssemblyReport
from .window import WindowPart

IMAGE_WIDTH, ROW_HEIGHT, TOP = 940, 34, 48
BAR_LEFT, BAR_WIDTH, BAR_HEIGHT = 70, 440, 18
"""All in pixels of the image at its own size."""

KEY_STEP = 90
FACTS_WIDTH = 58
"""Columns of the words beside a bar."""
SVG_STYLE = """
text { font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: var(--text); }
rect { fill: var(--unknown); }
.ground { fill: var(--card); } .soft { fill: var(--soft); }
.frame { fill: none; stroke: var(--soft); } .free { fill: var(--track); }
.hatch { stroke: var(--hatch); stroke-width: 2; }
.safety { fill: url(#safety); } .reserve { fill: url(#reserve); }
"""
PLAIN_PARTS = ("system", "history", "memory", "input", "steps", "framing", "overhead")

PATTERNS = (
    '<defs><pattern id="safety" width="8" height="8" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="hatch" d="M0 0V8"/></pattern>'
    '<pattern id="reserve" width="4" height="4" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(-45)"><path class="hatch" d="M0 0V4"/></pattern></defs>'
)


def report_svg(*reports: AssemblyReport, title: str = "Where the window goes") -> str:
    """One SVG image about one turn or several, oldest first: each window to scale.

    Raises `InputError` where there is no report.
    """
    if not reports:
        raise InputError("report_svg was given no report; pass prompt.report")
    height = str(TOP + ROW_HEIGHT * len(reports))
    colours = "".join(f".{it} {{ fill: var(--{it}); }}\n" for it in PLAIN_PARTS)
    return element(
        "svg",
        element("title", escaped(title), id="title"),
        f"<style>{COLOURS}{SVG_STYLE}{colours}</style>\n{PATTERNS}\n",
        _rectangle(0, 0, IMAGE_WIDTH, float(height), "ground"),
        *_key(reports),
        *(_row(number, report) for number, report in enumerate(reports, 1)),
        xmlns="http://www.w3.org/2000/svg",
        width=str(IMAGE_WIDTH),
        height=height,
        viewBox=f"0 0 {IMAGE_WIDTH} {height}",
        role="img",
        aria_labelledby="title",
    )


def _key(reports: Sequence[AssemblyReport]) -> Iterator[str]:
    """The parts that occur, each with its colour."""
    found = {it.name for report in reports for it in report.window if it.tokens}
    named = [it.name for it in reports[0].window if it.name in found]
    for place, name in enumerate(named):
        left = 12 + place * KEY_STEP
        yield _rectangle(left, 14, 14, 14, name)
        yield _rectangle(left, 14, 14, 14, "frame")
        yield _text(left + 20, 26, name, "")


def _row(number: int, report: AssemblyReport) -> str:
    top = TOP + ROW_HEIGHT * (number - 1)
    baseline = top + 14
    total = sum(part.tokens for part in report.window)
    drawn = (
        "".join(_bar(report.window, total, top))
        if report.verified_by != "nothing"
        else ""
    )
    return "\n" + element(
        "g",
        _text(12, baseline, f"Turn {number}", ""),
        drawn,
        _rectangle(BAR_LEFT, top, BAR_WIDTH, BAR_HEIGHT, "frame"),
        _text(BAR_LEFT + BAR_WIDTH + 12, baseline, _facts(report), "soft"),
    )


def _bar(parts: Sequence[WindowPart], total: int, top: int) -> Iterator[str]:
    reached = 0
    for part in parts:
        if part.tokens:
            left = BAR_LEFT + BAR_WIDTH * reached / total
            width = BAR_WIDTH * part.tokens / total
            yield _rectangle(left, top, width, BAR_HEIGHT, part.name)
        reached += part.tokens


def _facts(report: AssemblyReport) -> str:
    words = f"{grouped(report.token_count)} of {grouped(report.token_budget)} tokens"
    kept, left_out = report.memories_kept, report.memories_left_out
    if kept or left_out:
        words += f", memory {grouped(kept)} of {grouped(kept + left_out)}"
    cut = int(report.numbers()["messages_left_out"])
    if cut:
        words += f", {grouped(cut)} messages left out"
    return clipped(words, FACTS_WIDTH)


def _rectangle(left: float, top: float, width: float, height: float, name: str) -> str:
    return element(
        "rect",
        class_=name,
        x=f"{left:.6g}",
        y=f"{top:.6g}",
        width=f"{width:.6g}",
        height=f"{height:.6g}",
    )


def _text(left: int, baseline: int, words: str, class_: str) -> str:
    return element("text", escaped(words), class_=class_, x=str(left), y=str(baseline))
