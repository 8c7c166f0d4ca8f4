"""The page of a report in a real browser: what is drawn is what the numbers say.

Needs chromium and chromedriver, for instance Debian's packages chromium and
chromium-driver.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from prompt_assemble import AssembledPrompt, PromptAssembler, PromptConfig
from prompt_assemble.demo import demo_turns
from prompt_assemble.picture import report_page

from ..helpers import call, result
from ..reports import HOSTILE, REFUSED, REPORT
from .browser import CHROMIUM, DRIVER, Browser
from .conftest import missing

WIDTHS = (320, 390, 1280)
SUBPIXEL = 1 / 64
"""The unit in which the browser lays out, in pixels."""

TAB, ENTER = "\ue004", "\ue007"

BARS = """
return [...document.querySelectorAll(".bar")].map(bar => ({
  width: bar.getBoundingClientRect().width,
  tokens: Number(bar.dataset.tokens),
  parts: [...bar.children].map(part => [
    Number(part.dataset.tokens), part.getBoundingClientRect().width,
    part.getBoundingClientRect().height]),
}))
"""

# Text on a plain ground whose contrast is below the 4.5 of WCAG 2.2 level AA.
FAINT_TEXTS = """
const luminance = colour => {
  const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).slice(0, 3)
    .map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ground = element => {
  for (let it = element; it; it = it.parentElement) {
    const style = getComputedStyle(it);
    if (style.backgroundImage !== "none") return null;
    if (!/, 0\\)$/.test(style.backgroundColor)) return style.backgroundColor;
  }
  return "rgb(255, 255, 255)";
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const faint = [];
let looked = 0;
while (texts.nextNode()) {
  const element = texts.currentNode.parentElement, style = getComputedStyle(element);
  if (!texts.currentNode.data.trim() || style.fontSize === "0px") continue;
  const behind = ground(element);
  if (behind === null) continue;
  const [a, b] = [luminance(style.color), luminance(behind)].sort((x, y) => y - x);
  looked += 1;
  if ((a + 0.05) / (b + 0.05) < 4.5)
    faint.push([texts.currentNode.data.slice(0, 30), style.color, behind]);
}
return {looked, faint};
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if not (CHROMIUM and DRIVER):
        missing("a browser: the Debian packages chromium and chromium-driver")
    with Browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(scope="module")
def conversation(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The demo and what it does not have: a refusal, a turn that ended early."""
    turns: list[Any] = [turn.prompt for turn in demo_turns()]
    early = REPORT._replace(verified_by="nothing", token_count=0)
    page = tmp_path_factory.mktemp("pages") / "conversation.html"
    source = report_page(*turns, REPORT, REFUSED, early)
    page.write_text(source, encoding="utf-8", newline="\n")
    return page


def hostile_prompt() -> AssembledPrompt:
    dialog = [
        {"role": "user", "content": text.encode("utf-8", "replace").decode()}
        for text in HOSTILE
    ]
    config = PromptConfig(recent_messages=100, memory_top_k=100)
    return PromptAssembler(config).assemble(
        HOSTILE[0],
        [{"id": text, "text": text} for text in HOSTILE],
        [*dialog, call("<b>look_up</b>"), result(HOSTILE[2])],
        system_prompt=HOSTILE[1],
        memory="always",
    )


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_page_is_drawn_without_complaint(
    browser: Browser, conversation: Path, width: int, dark: bool
) -> None:
    """Nothing in the console, nothing loaded, nothing wider than the window."""
    browser.open(conversation, width, dark)
    assert browser.run("return document.readyState") == "complete"
    assert browser.console() == []
    assert browser.run("return performance.getEntriesByType('resource').length") == 0
    assert browser.run("return document.documentElement.scrollWidth") == width
    assert browser.screenshot().startswith(b"\x89PNG")


def test_the_console_is_looked_at(browser: Browser, tmp_path: Path) -> None:
    """A page that breaks its own rule leaves a line, so an empty console says much."""
    page = tmp_path / "broken.html"
    source = report_page(REPORT).replace("<main>", "<main><script>x()</script>")
    page.write_text(source, encoding="utf-8")
    browser.open(page)
    assert any("Content Security Policy" in line for line in browser.console())


@pytest.mark.parametrize("width", WIDTHS)
def test_bar_widths_equal_the_numbers(
    browser: Browser, conversation: Path, width: int
) -> None:
    """To the unit of the layout: each part has its share of its bar."""
    browser.open(conversation, width)
    bars = browser.run(BARS)
    assert len(bars) > 20
    compared = 0
    for bar in bars:
        for count, pixels, height in bar["parts"]:
            exact = count * bar["width"] / bar["tokens"]
            assert pixels == pytest.approx(exact, abs=SUBPIXEL)
            assert height > 0
            compared += 1
    assert compared > 100


def test_the_bar_of_a_window_is_full(browser: Browser, conversation: Path) -> None:
    """The parts of a window leave nothing out."""
    browser.open(conversation)
    for bar in browser.run(BARS.replace('".bar"', '".bar[aria-label^=Window]"')):
        drawn = sum(part[1] for part in bar["parts"])
        assert drawn == pytest.approx(bar["width"], abs=SUBPIXEL * len(bar["parts"]))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_text_can_be_read(
    browser: Browser, conversation: Path, dark: bool
) -> None:
    """Contrast of at least 4.5 on its ground, in light and dark."""
    browser.open(conversation, 1280, dark)
    found = browser.run(FAINT_TEXTS)
    assert found["looked"] > 200
    assert found["faint"] == []


def test_light_and_dark_differ(browser: Browser, conversation: Path) -> None:
    """The page follows what the reader prefers."""
    grounds = []
    for dark in (False, True):
        browser.open(conversation, 1280, dark)
        script = "return getComputedStyle(document.body).backgroundColor"
        grounds.append(browser.run(script))
    assert grounds == ["rgb(246, 247, 249)", "rgb(15, 18, 22)"]


def test_the_keyboard_reaches_each_turn(browser: Browser, conversation: Path) -> None:
    """Tab goes from turn to turn and is seen; Enter goes there."""
    browser.open(conversation)
    browser.press(TAB)
    browser.press(TAB)
    focused = "return document.activeElement.getAttribute('href')"
    assert browser.run(focused) == "#turn-2"
    outline = "return getComputedStyle(document.activeElement).outlineStyle"
    assert browser.run(outline) == "solid"
    browser.press(ENTER)
    assert browser.run("return location.hash") == "#turn-2"


def test_what_a_screen_reader_hears(browser: Browser, conversation: Path) -> None:
    """Every bar has a name with its figures; tables, headings and lists are there."""
    browser.open(conversation)
    nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
    heard: dict[str, list[str]] = {}
    for node in nodes:
        name = str(node.get("name", {}).get("value", ""))
        heard.setdefault(node["role"]["value"], []).append(name)
    assert len(heard["image"]) == browser.run(
        "return document.querySelectorAll('.bar').length"
    )
    assert all(": " in name for name in heard["image"])
    assert "Turn by turn" in heard["navigation"]
    assert heard["table"].count("Where the window goes") == 7
    assert {"Turn 1", "The phases in order"} <= set(heard["heading"])
    assert heard["main"] and heard["list"]


def test_hostile_text_stays_text(browser: Browser, tmp_path: Path) -> None:
    """In ids, reasons, warnings, titles and contents: it is read, and does nothing."""
    (memory, *_) = REPORT.memories
    page = tmp_path / "hostile.html"
    prompt = hostile_prompt()
    source = report_page(prompt, include_text=True, title=HOSTILE[1])
    page.write_text(source, encoding="utf-8", newline="\n")
    browser.open(page)
    assert browser.console() == []
    assert browser.run("return document.scripts.length + document.images.length") == 0
    assert browser.run("return document.title") == HOSTILE[1]
    shown = browser.run("return document.body.textContent")
    for text in HOSTILE[:7]:
        assert text in shown
    handlers = "return [...document.querySelectorAll('*')].filter("
    handlers += "it => [...it.attributes].some(a => a.name.startsWith('on'))).length"
    assert browser.run(handlers) == 0
    assert browser.run("return document.querySelectorAll('pre').length") == len(
        prompt.messages
    )
