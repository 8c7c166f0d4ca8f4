"""Reports as one HTML page: the window to scale, the phases in order, the tables.

Beside the core. The page stands alone: nothing is loaded, no script runs, and it reads
in light and dark, on a phone, on paper and aloud. It says what a report says and
decides nothing; contents of a prompt stand in it only on request.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .checks import grouped, described
from .errors import InputError
from .parts import message_text
from .picture_markup import bar, element, escaped, figure, swatch, table, table_row
from .picture_style import PAGE_STYLE
from .prompt import AssembledPrompt
from .report import AssemblyReport
from .report_text import (
    fate_words,
    kept_words,
    memory_name,
    memory_words,
    message_name,
    message_runs,
    need_words,
    share_words,
    total_words,
    verified_words,
    window_words,
)
from .retrieval import REASON_BUDGET, REASON_NO_ROOM, MemoryOutcome
from .units import MessageOutcome
from .window import PART_NOTES, WindowPart, prompt_parts

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""What the page may load: its own style. Enforced by the browser."""

FORM_WORDS = {"messages": "chat messages", "text": "one text"}


def report_page(
    *turns: AssemblyReport | AssembledPrompt,
    include_text: bool = False,
    title: str | None = None,
) -> str:
    """One self-contained HTML page about one turn, or several, oldest first.

    Of several turns an overview comes first: where the window goes from turn to turn,
    when memory was used, where the history was cut. A refusal is drawn from the
    `report` of its error. With `include_text` the prompts stand on the page, escaped;
    that needs an `AssembledPrompt` for each turn. Raises `InputError` for anything
    else, and where there is no turn.
    """
    reports = [_report_of(turn) for turn in turns]
    if not reports:
        raise InputError("report_page was given no turn; pass a report or a prompt")
    if include_text and not all(isinstance(it, AssembledPrompt) for it in turns):
        raise InputError(
            "include_text=True needs the prompts: a report has no contents; "
            "pass what assemble(...) returned"
        )
    if title is None:
        title = _title(reports)
    body = [element("h1", escaped(title)), _totals(reports)]
    if len(reports) > 1:
        body.append(_overview(reports))
    for number, (turn, report) in enumerate(zip(turns, reports), 1):
        texts = _prompt_text(turn) if include_text else ""
        body.append(_turn(number, report, len(reports) > 1, texts))
    return _document(title, "\n".join(body))


def _report_of(turn: Any) -> AssemblyReport:
    report = getattr(turn, "report", turn)
    # By its fields, not by its class: one of a copied package is welcome.
    if not isinstance(getattr(report, "token_budget", None), int):
        raise InputError(
            "report_page takes reports and assembled prompts, "
            f"got {described(turn)}; pass prompt.report or error.report"
        )
    found: AssemblyReport = report
    return found


def _document(title: str, body: str) -> str:
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escaped(POLICY)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<link rel="icon" href="data:,">',
        element("title", escaped(title)),
        f"<style>{PAGE_STYLE}</style>",
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n'
        + "\n".join(head)
        + f"\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _title(reports: Sequence[AssemblyReport]) -> str:
    if len(reports) == 1:
        return "Prompt report"
    return f"Prompt report, {grouped(len(reports))} turns"


def _totals(reports: Sequence[AssemblyReport]) -> str:
    windows = sorted({report.context_window for report in reports})
    words = "Window of " + " or ".join(map(grouped, windows)) + " tokens. "
    words += "Section figures are estimates that add up to what was measured."
    return element("p", escaped(words), class_="soft")


# The overview of several turns --------------------------------------------------------


def _overview(reports: Sequence[AssemblyReport]) -> str:
    longest = max(sum(it.tokens for it in prompt_parts(rep.window)) for rep in reports)
    rows = [_overview_row(n, rep, longest) for n, rep in enumerate(reports, 1)]
    heading = element("h2", "Turn by turn", id="overview")
    about = "Above, the window of each turn; below, its prompt beside the longest one."
    turns = element("ol", *rows, class_="turns")
    return element(
        "nav",
        heading,
        element("p", escaped(about), class_="soft"),
        _key(reports),
        turns,
        class_="card",
        aria_labelledby="overview",
    )


def _overview_row(number: int, report: AssemblyReport, longest: int) -> str:
    link = element("a", f"Turn {number}", href=f"#turn-{number}")
    bars = "" if report.verified_by == "nothing" else _overview_bars(report, longest)
    return element(
        "li",
        element("div", link),
        element("div", bars),
        element("div", *_facts(report), class_="facts"),
    )


def _overview_bars(report: AssemblyReport, longest: int) -> str:
    parts, prompt = report.window, prompt_parts(report.window)
    drawn = figure("", bar(parts, "Window", sum(it.tokens for it in parts)))
    return drawn + (figure("", bar(prompt, "Prompt", longest)) if longest else "")


def _facts(report: AssemblyReport) -> Iterator[str]:
    """What distinguishes a turn, in a few words each."""
    figures = f"{grouped(report.token_count)} of {grouped(report.token_budget)} tokens"
    yield element("div", escaped(figures))
    if not report.fits:
        unmeasured = report.verified_by == "nothing"
        yield _badge("not measured" if unmeasured else "does not fit", "badge bad")
    yield _badge(_memory_badge(report), f"badge memory-{report.memory_status}")
    cut = int(report.numbers()["messages_left_out"])
    if cut:
        yield _badge(f"history: {grouped(cut)} left out", "badge")
    if report.warnings:
        yield _badge(f"warnings: {len(report.warnings)}", "badge")


def _memory_badge(report: AssemblyReport) -> str:
    if report.memory_status in ("kept", "left_out"):
        counts = report.memories_kept, report.memories_left_out
        return f"memory: {kept_words(*counts)}"
    return f"memory {report.memory_status.replace('_', ' ')}"


def _badge(text: str, class_: str) -> str:
    return element("span", escaped(text), class_=class_)


def _key(reports: Sequence[AssemblyReport]) -> str:
    """The parts that occur, each with its colour and sign."""
    found = {it.name: it for rep in reports for it in rep.window if it.tokens}
    ordered = [it for it in reports[0].window if it.name in found]
    named = [element("span", swatch(it), escaped(it.name)) for it in ordered]
    return element("div", *named, class_="key", aria_hidden="true")


# One turn -----------------------------------------------------------------------------


def _turn(number: int, report: AssemblyReport, among_others: bool, texts: str) -> str:
    name = f"turn-{number}"
    heading = element(
        "h2", f"Turn {number}" if among_others else "The turn", id=f"{name}-title"
    )
    count, budget = report.token_count, report.token_budget
    verdict = total_words(report.verified_by, count, budget)
    back = element("p", element("a", "Back to the overview", href="#overview"))
    return element(
        "section",
        heading,
        element("p", escaped(verdict[:1].upper() + verdict[1:]), class_="verdict"),
        _window(report),
        element("h3", "The phases in order"),
        element("ol", *map(_phase, _phases(report)), class_="phases"),
        _warnings(report),
        _memories(report.memories),
        _messages(report.messages),
        texts,
        back if among_others else "",
        id=name,
        class_="card" if report.fits else "card over",
        aria_labelledby=f"{name}-title",
    )


def _window(report: AssemblyReport) -> str:
    if report.verified_by == "nothing":
        return element("p", "The turn ended before its prompt was measured.")
    parts, prompt = report.window, prompt_parts(report.window)
    total, alone = sum(it.tokens for it in parts), sum(it.tokens for it in prompt)
    caption = f"The window to scale: {window_words(total, report.context_window)}"
    drawn = figure(caption, bar(parts, "Window", total))
    if alone:
        caption = f"The prompt alone: {grouped(alone)} tokens"
        drawn += figure(caption, bar(prompt, "Prompt", alone), "thin")
    return drawn + _legend(parts, total)


def _legend(parts: Sequence[WindowPart], total: int) -> str:
    kinds = "tnnt"
    rows = [
        table_row(_legend_row(it, total), kinds, swatch(it))
        for it in parts
        if it.tokens
    ]
    rows.append(table_row(("all", grouped(total), "100 %", ""), kinds, class_="total"))
    heads = ("part", "tokens", "share", "what it is")
    return table("Where the window goes", heads, kinds, rows)


def _legend_row(part: WindowPart, total: int) -> tuple[str, ...]:
    share = f"{share_words(part.tokens, total)} %"
    note = PART_NOTES.get(part.name, "")
    return part.name, grouped(part.tokens), share, note


def _phases(report: AssemblyReport) -> Iterator[tuple[str, str]]:
    """Name and outcome of the phases 1 to 6."""
    counts = report.numbers()
    kept, left_out = int(counts["messages_kept"]), int(counts["messages_left_out"])
    yield "Minimal context", f"messages of dialog: {kept_words(kept, left_out)}"
    yield "Memory need", need_words(report.trigger)
    yield (
        "Retrieval",
        memory_words(
            report.memory_status, report.memories_kept, report.memories_left_out
        ),
    )
    yield "Tokens", f"verified {verified_words(report.verified_by, report.tokenizer)}"
    yield "Safety valve", _valve_words(report)
    form = FORM_WORDS.get(report.form, report.form)
    yield "Assembly", form if report.fits else "refused: no prompt was made"


def _valve_words(report: AssemblyReport) -> str:
    gone = sum(
        outcome.items
        for outcome in report.memories
        if outcome.reason in (REASON_BUDGET, REASON_NO_ROOM)
    )
    if report.verified_by == "nothing":
        return "not reached"
    if not report.fits:
        return "what must be there does not fit, without any memory"
    if not gone:
        return "everything that was found fits"
    told = "the prompt says so" if report.notice else "the prompt does not say so"
    return f"memories left out for the budget: {grouped(gone)}; {told}"


def _phase(phase: tuple[str, str]) -> str:
    name, outcome = phase
    return element("li", element("b", name), element("span", escaped(outcome)))


def _warnings(report: AssemblyReport) -> str:
    if not report.warnings:
        return ""
    items = [element("li", escaped(warning)) for warning in report.warnings]
    return element("h3", "Warnings") + element("ul", *items, class_="warnings")


def _memories(memories: Sequence[MemoryOutcome]) -> str:
    if not memories:
        return ""
    columns = {
        "score": ["" if it.score is None else f"{it.score:.4g}" for it in memories],
        "needed": [_figure_or_blank(it.needed) for it in memories],
        "free": [_figure_or_blank(it.free) for it in memories],
    }
    told = {name: cells for name, cells in columns.items() if any(cells)}
    kinds = "t" + "n" * len(told) + "t"
    names = [memory_name(it) for it in memories]
    cells = zip(names, *told.values(), [fate_words(it) for it in memories])
    caption = "In the order of the backend"
    if "needed" in told:
        caption += "; needed and free, when it was tried, in tokens"
    heads = ("memory", *told, "outcome")
    drawn = table(caption, heads, kinds, (table_row(it, kinds) for it in cells))
    return element("h3", "Memories") + drawn


def _figure_or_blank(tokens: int | None) -> str:
    return "" if tokens is None else grouped(tokens)


def _messages(messages: Sequence[MessageOutcome]) -> str:
    """Neighbours of one fate in one row, and a strip of the dialog item by item."""
    if not messages:
        return ""
    rows, strip = [], []
    for run, roles in message_runs(messages):
        fate = f"kept: {run.reason}" if run.kept else fate_words(run)
        items = grouped(run.items)
        rows.append((message_name(run), items, ", ".join(roles), fate))
        strip.append(WindowPart("kept" if run.kept else "left out", "", run.items))
    total = sum(part.tokens for part in strip)
    label = "Dialog items, oldest first"
    drawn = figure("Item by item, oldest first", bar(strip, label, total), "thin")
    heads = ("items", "number", "roles", "outcome")
    written = (table_row(it, "tntt") for it in rows)
    told = table("Positions in the dialog, from 0", heads, "tntt", written)
    return element("h3", "Dialog") + drawn + told


def _prompt_text(turn: AssemblyReport | AssembledPrompt) -> str:
    """The prompt itself, message by message, as text that does nothing."""
    assert isinstance(turn, AssembledPrompt)
    if turn.report.form == "text":
        return element("h3", "The prompt") + _shown_text(turn.text)
    said = [
        element("h4", f"{number}. ", escaped(str(message["role"])))
        + _shown_text(message_text([message]).partition("\n")[2])
        for number, message in enumerate(_messages_of(turn), 1)
    ]
    return element("h3", "The prompt") + "".join(said)


def _messages_of(turn: AssembledPrompt) -> list[Any]:
    try:
        return turn.messages
    except InputError:  # it holds blocks that only Anthropic's shape has
        system, messages = turn.to_anthropic()
        return [*([{"role": "system", "content": system}] if system else ()), *messages]


def _shown_text(text: str) -> str:
    # A line break right after the tag is dropped by HTML, so there is always one.
    return f"<pre>\n{escaped(text)}</pre>"
