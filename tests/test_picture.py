"""picture: one page that stands alone, says what the reports say, and does nothing."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prompt_assemble import (
    AssembledPrompt,
    AssemblyReport,
    InputError,
    PromptAssembler,
    PromptConfig,
)
from prompt_assemble.demo import DEMO_TITLE, demo_turns
from prompt_assemble.picture import report_page
from prompt_assemble.picture_markup import escaped
from prompt_assemble.picture_style import PAGE_STYLE
from prompt_assemble.picture_svg import report_svg

from .helpers import call, result
from .reports import HOSTILE, REFUSED, REPORT, any_reports
from .strategies import dialogs, nonblank_texts, texts

VOID = {"meta", "link"}
LOADING = {"src", "srcset", "action", "formaction", "data", "poster", "background"}
ALLOWED_TAGS = set(
    "html head meta link title style body main h1 h2 h3 h4 p nav ol ul li a div span b "
    "figure figcaption section table caption thead tbody tr th td pre".split()
)


class Page(HTMLParser):
    """A parsed page: its elements, its text, and whether every element is closed."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), "an attribute twice"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, "elements are closed in order"

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.texts.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError("a comment that nobody wrote")

    def handle_pi(self, data: str) -> None:
        raise AssertionError("an instruction that nobody wrote")

    def unknown_decl(self, data: str) -> None:
        raise AssertionError("a declaration that nobody wrote")

    @property
    def text(self) -> str:
        return "".join(self.texts)

    def attributes(self, name: str) -> list[str]:
        return [attrs[name] for _, attrs in self.elements if name in attrs]

    def with_class(self, name: str) -> list[dict[str, str]]:
        return [
            attrs
            for _, attrs in self.elements
            if name in attrs.get("class", "").split()
        ]


def check_stands_alone(source: str) -> Page:
    """No script, nothing loaded, nothing of a text became markup."""
    page = Page(source)
    assert page.open == []
    source.encode()  # no lone surrogate
    assert {tag for tag, _ in page.elements} <= ALLOWED_TAGS
    for _, attrs in page.elements:
        assert not LOADING & attrs.keys()
        assert not any(name.startswith("on") for name in attrs)
    for href in page.attributes("href"):
        assert re.fullmatch(r"#[\w-]+|data:,", href)
    for style in page.attributes("style"):
        assert re.fullmatch(r"width:\d+\.\d+%", style)
    ids = page.attributes("id")
    assert len(ids) == len(set(ids))
    for target in (href[1:] for href in page.attributes("href") if href[0] == "#"):
        assert target in ids
    for target in page.attributes("aria-labelledby"):
        assert target in ids
    return page


def widths_of(page: Page) -> list[float]:
    """Width in percent of each part of each bar, in order."""
    return [float(part["style"][6:-1]) for part in page.with_class("part")]


@given(st.lists(any_reports(), min_size=1, max_size=3))
@settings(max_examples=50)
def test_any_reports_make_a_page_that_does_nothing(
    reports: list[AssemblyReport],
) -> None:
    """Whatever the names, reasons and numbers in them are."""
    check_stands_alone(report_page(*reports))


@given(any_reports())
@settings(max_examples=50)
def test_widths_equal_the_numbers(report: AssemblyReport) -> None:
    """The window first: each part has its share, and all of them make 100 %."""
    page = Page(report_page(report))
    shown = [part for part in report.window if part.tokens]
    if report.verified_by == "nothing" or not shown:
        return
    total = sum(part.tokens for part in shown)
    widths = widths_of(page)[: len(shown)]
    for part, width in zip(shown, widths, strict=True):
        assert width == pytest.approx(100 * part.tokens / total, abs=1e-6)
    assert sum(widths) == pytest.approx(100, abs=1e-4)


def test_the_page_of_one_turn_says_what_the_report_says() -> None:
    """Verdict, window, the six phases, memories, messages, warnings."""
    page = check_stands_alone(report_page(REPORT))
    for words in (
        "Fits, 80 of 800 tokens",
        "The window to scale: 1,000 tokens",
        "reserved for the answer",
        "yes, explicit, by 'last time' (en)",
        "kept, the backend answered (1 kept, 5 left out)",
        "by the given counter, on the whole prompt",
        "memories left out for the budget: 1; the prompt says so",
        "#1 id 'm-1'",
        "left out: token budget",
        "items 0 to 4",
        "left out: orphan",
        "a warning",
    ):
        assert words in page.text, words
    assert "Turn by turn" not in page.text
    names = ["Minimal context", "Memory need", "Retrieval", "Tokens", "Safety valve"]
    places = [page.text.index(name) for name in [*names, "Assembly"]]
    assert places == sorted(places)


def test_the_page_of_a_refusal() -> None:
    """It says so first, and draws what it would have taken."""
    page = check_stands_alone(report_page(REFUSED))
    assert "DOES NOT FIT, 900 of 800 tokens, 100 too many" in page.text
    assert "1,100 tokens, where the model has 1,000" in page.text
    assert "refused: no prompt was made" in page.text
    assert page.with_class("over")


def test_a_turn_that_was_not_measured_has_no_window() -> None:
    """It says that it ended before."""
    report = REPORT._replace(verified_by="nothing", token_count=0)
    page = check_stands_alone(report_page(report))
    assert "NOT MEASURED" in page.text and "The window to scale" not in page.text


def test_several_turns_have_an_overview() -> None:
    """One row a turn, with its window, its memory and its history."""
    not_needed = REPORT._replace(
        memory_status="not_needed", memories=(), messages=(), warnings=()
    )
    page = check_stands_alone(report_page(REPORT, not_needed, REFUSED))
    assert [it for it in page.attributes("href") if it.startswith("#turn")] == [
        "#turn-1",
        "#turn-2",
        "#turn-3",
    ]
    for words in (
        "Turn by turn",
        "memory: 1 kept, 5 left out",
        "memory not needed",
        "history: 6 left out",
        "does not fit",
        "warnings: 1",
    ):
        assert words in page.text, words


def test_bars_are_told_to_those_who_do_not_see_them() -> None:
    """Each bar is an image with its figures as its name."""
    page = Page(report_page(REPORT))
    bars = page.with_class("bar")
    assert bars and all(bar["role"] == "img" for bar in bars)
    assert bars[0]["aria-label"].startswith("Window: system 10, history 20, memory 30")


def test_tables_are_tables() -> None:
    """Captions, and heads that say what they are the head of."""
    page = Page(report_page(REPORT))
    tags = [tag for tag, _ in page.elements]
    assert tags.count("table") == tags.count("caption") == tags.count("thead") == 3
    assert all(attrs.get("scope") for tag, attrs in page.elements if tag == "th")


def test_the_page_has_a_language_a_title_and_one_main_heading() -> None:
    """What a screen reader says first."""
    page = Page(report_page(REPORT, title="A <b>title</b>"))
    assert page.elements[0] == ("html", {"lang": "en"})
    assert [tag for tag, _ in page.elements].count("h1") == 1
    assert page.text.count("A <b>title</b>") == 2


def test_the_style_loads_nothing_and_knows_dark_narrow_and_paper() -> None:
    """No address in it, and no tag that would end it."""
    assert not re.search(r"url\(|@import|https?:|<", PAGE_STYLE)
    for query in ("prefers-color-scheme: dark", "max-width", "@media print"):
        assert query in PAGE_STYLE


# Contents -----------------------------------------------------------------------------


def prompt_of(**given: Any) -> AssembledPrompt:
    return PromptAssembler(PromptConfig(recent_messages=20)).assemble(
        "quagga user", ["quagga memory"], system_prompt="quagga system", **given
    )


def test_contents_only_on_request() -> None:
    """Without include_text a prompt shows what its report has."""
    dialog = ["quagga dialog", call("look_up"), result("quagga result")]
    prompt = prompt_of(get_recent_dialog_fn=dialog, memory="always")
    assert report_page(prompt) == report_page(prompt.report)
    assert "quagga" not in report_page(prompt, prompt.report)
    page = check_stands_alone(report_page(prompt, include_text=True))
    for words in ("system", "dialog", "memory", "user", "result"):
        assert f"quagga {words}" in page.text
    assert "look_up" in page.text


def test_contents_of_the_text_form() -> None:
    """The text as it stands, line breaks included."""
    prompt = prompt_of(form="text", memory="always")
    page = Page(report_page(prompt, include_text=True))
    assert prompt.text in page.text


@given(nonblank_texts(), texts(), dialogs())
@settings(max_examples=50)
def test_hostile_contents_stay_text(
    user: str, memory: str, dialog: list[object]
) -> None:
    """Whatever anybody wrote, it becomes no element and no attribute."""
    prompt = PromptAssembler().assemble(user, [memory], dialog, memory="always")
    check_stands_alone(report_page(prompt, include_text=True))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_names_stay_text(text: str) -> None:
    """In the id of a memory, a reason, a warning, a title."""
    (memory, *_) = REPORT.memories
    report = REPORT._replace(
        memories=(memory._replace(id=text, reason=text, kept=False),),
        warnings=(text,),
        tokenizer=text,
        form=text,
    )
    page = check_stands_alone(report_page(report, title=text))
    if text.isprintable():
        assert text in page.text


@given(texts())
def test_escaped_text_reads_as_it_was(text: str) -> None:
    """Nothing but what cannot be shown is changed, and nothing stays hidden."""
    source = f"<p>{escaped(text)}</p>"
    shown = Page(source).text
    plain = text.replace("\n", "").replace("\t", "")
    if plain.isprintable():
        assert shown == text
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]", shown)
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", shown)


def test_a_report_has_no_contents_to_include() -> None:
    """The error says what to pass."""
    with pytest.raises(InputError, match="pass what assemble"):
        report_page(REPORT, include_text=True)


@pytest.mark.parametrize("turns", [(), ("text",), (None,), ([REPORT],)])
def test_what_is_no_turn_is_refused(turns: tuple[Any, ...]) -> None:
    """With what to pass instead."""
    with pytest.raises(InputError, match="report"):
        report_page(*turns)


# The image ----------------------------------------------------------------------------


@given(st.lists(any_reports(), min_size=1, max_size=3), st.sampled_from(HOSTILE))
@settings(max_examples=50)
def test_any_reports_make_an_image_that_does_nothing(
    reports: list[AssemblyReport], title: str
) -> None:
    """It is well-formed XML without script, and refers to its own patterns alone."""
    source = report_svg(*reports, title=title)
    root = ElementTree.fromstring(source)
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    known = "svg title style defs pattern path rect g text"
    assert tags <= set(known.split())
    assert set(re.findall(r"url\((.*?)\)", source)) <= {"#safety", "#reserve"}
    for element in root.iter():
        assert not any(name.startswith(("on", "{")) for name in element.attrib)


def test_bars_of_the_image_equal_the_numbers() -> None:
    """Left to right, each part as wide as its share of the bar."""
    root = ElementTree.fromstring(report_svg(REPORT, REFUSED))
    rows = [it for it in root.iter() if it.tag.endswith("}g")]
    assert len(rows) == 2
    for row, report in zip(rows, (REPORT, REFUSED)):
        shown = [part for part in report.window if part.tokens]
        total = sum(part.tokens for part in shown)
        *parts, frame = [it.attrib for it in row if it.tag.endswith("}rect")]
        assert [it["class"] for it in parts] == [part.name for part in shown]
        left = float(frame["x"])
        for attributes, part in zip(parts, shown, strict=True):
            width = float(frame["width"]) * part.tokens / total
            assert float(attributes["width"]) == pytest.approx(width, abs=1e-3)
            assert float(attributes["x"]) == pytest.approx(left, abs=1e-2)
            left += width


def test_an_image_of_nothing_is_refused() -> None:
    """With what to pass."""
    with pytest.raises(InputError, match="prompt.report"):
        report_svg()


def test_the_image_of_the_readme_is_that_of_the_demo() -> None:
    """`python -m prompt_assemble demo` writes it as report.svg: copy it to docs."""
    reports = [turn.prompt.report for turn in demo_turns()]
    image = report_svg(*reports, title=DEMO_TITLE)
    shown = Path(__file__).parents[1] / "docs" / "demo.svg"
    is_current = shown.read_text(encoding="utf-8") == image
    assert is_current, "run the demo and copy its report.svg to docs/demo.svg"


def test_contents_that_only_anthropic_has() -> None:
    """Reasoning blocks are shown as they are counted."""
    thought = {"type": "thinking", "thinking": "quagga", "signature": "s"}
    dialog = [
        {"role": "user", "content": "Hello"},
        {"role": "assistant", "content": [thought, {"type": "text", "text": "Hi"}]},
    ]
    prompt = PromptAssembler().assemble("And?", None, dialog, system_prompt="Be kind.")
    page = check_stands_alone(report_page(prompt, include_text=True))
    for words in ("Be kind.", "quagga", "And?"):
        assert words in page.text
    bare = PromptAssembler().assemble("And?", None, dialog)
    assert "1. user" in Page(report_page(bare, include_text=True)).text
