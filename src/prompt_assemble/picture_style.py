"""The style sheet of the page that `picture` writes, light and dark, and for paper.

Data: colours of the parts have a contrast of at least 4.5 to the text on them, and
parts that differ only by colour differ by their sign or pattern too.
"""

from __future__ import annotations

COLOURS = """
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --text: #16191d; --soft: #565e69;
  --line: #d5d9e0; --link: #1a56b0; --good: #17764b; --bad: #b3261e;
  --bad-page: #fdecea; --hatch: #aab2bd; --track: #ffffff;
  --system: #2457a6; --history: #8cc4f0; --memory: #f2b134; --input: #17764b;
  --steps: #a63f86; --framing: #626a76; --overhead: #b0440c; --unknown: #3d434b;
  --on-deep: #ffffff; --on-pale: #14181d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1216; --card: #181c22; --text: #e7eaee; --soft: #a3acb8;
    --line: #343b45; --link: #8ab8ff; --good: #5fd39c; --bad: #ff9d94;
    --bad-page: #3a1815; --hatch: #59626e; --track: #11151a;
    --system: #5b9bf5; --history: #a9d5f7; --memory: #f2b134; --input: #4cc38a;
    --steps: #e08bc4; --framing: #9aa3af; --overhead: #f08a4b; --unknown: #c3cad3;
    --on-deep: #0c1117; --on-pale: #0c1117;
  }
}
"""
"""Custom properties of a document, whether it is HTML or SVG."""

PAGE_STYLE = (
    COLOURS
    + """
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans",
    sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; }
h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; }
h4 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--soft); }
p { margin: .25rem 0; }
a { color: var(--link); }
a:focus-visible {
  outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px;
}
.soft, caption, figcaption { color: var(--soft); font-size: .875rem; }
.card {
  background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1.25rem; margin-top: 1.25rem;
}
.verdict { font-size: 1.05rem; font-weight: 600; color: var(--good); }
.over .verdict { color: var(--bad); }
.over { border-color: var(--bad); }
figure { margin: 1rem 0 0; }
figcaption { margin-bottom: .25rem; }
.bar {
  display: flex; height: 2.25rem; overflow: hidden; background: var(--track);
  box-shadow: 0 0 0 1px var(--soft); border-radius: 2px;
  forced-color-adjust: none; print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.thin .bar { height: 1rem; }
.part {
  flex: none; min-width: 0; overflow: hidden; white-space: nowrap;
  font-size: .8125rem; line-height: 2.25rem; text-align: center;
  background: var(--unknown); color: var(--on-deep);
}
.thin .part { line-height: 1rem; font-size: 0; }
.swatch {
  display: inline-block; width: 1.5rem; height: 1.5rem; line-height: 1.5rem;
  margin-right: .5rem; text-align: center; font: 700 .75rem/1.5rem ui-monospace,
    "DejaVu Sans Mono", monospace;
  border-radius: 3px; box-shadow: 0 0 0 1px var(--soft); vertical-align: middle;
  background: var(--unknown); color: var(--on-deep);
  forced-color-adjust: none; print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.part.system, .swatch.system { background: var(--system); }
.part.history, .swatch.history { background: var(--history); color: var(--on-pale); }
.part.memory, .swatch.memory { background: var(--memory); color: var(--on-pale); }
.part.input, .swatch.input { background: var(--input); }
.part.steps, .swatch.steps { background: var(--steps); }
.part.framing, .swatch.framing { background: var(--framing); }
.part.overhead, .swatch.overhead { background: var(--overhead); }
.part.free, .swatch.free { background: var(--track); color: var(--soft); }
.part.safety, .swatch.safety, .part.reserve, .swatch.reserve, .part.left-out {
  color: var(--text);
  text-shadow: 0 0 3px var(--track), 0 0 3px var(--track), 0 0 3px var(--track),
    0 0 3px var(--track);
}
.part.safety, .swatch.safety, .part.left-out {
  background: repeating-linear-gradient(
    135deg, var(--track) 0 6px, var(--hatch) 6px 8px);
}
.part.reserve, .swatch.reserve {
  background: repeating-linear-gradient(
    45deg, var(--hatch) 0 5px, var(--track) 5px 8px);
}
.part.kept { background: var(--history); color: var(--on-pale); }
table {
  border-collapse: collapse; width: 100%; margin-top: .75rem; font-size: .9375rem;
}
caption { text-align: left; padding-bottom: .25rem; }
th, td { overflow-wrap: break-word; }
tbody th { overflow-wrap: anywhere; min-width: 5.5rem; }
th:has(.swatch) { white-space: nowrap; }
th, td {
  text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0;
  border-bottom: 1px solid var(--line); font-weight: 400;
}
thead th { color: var(--soft); font-size: .8125rem; vertical-align: bottom; }
.number {
  text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
}
.total th, .total td { font-weight: 600; border-bottom: 0; }
ol.phases { margin: 0; padding: 0; list-style: none; counter-reset: phase; }
ol.phases li {
  counter-increment: phase; display: grid; grid-template-columns: 1.75rem 10rem 1fr;
  gap: 0 .5rem; padding: .375rem 0; border-bottom: 1px solid var(--line);
}
ol.phases li::before { content: counter(phase); color: var(--soft); }
ol.phases b { font-weight: 600; }
ul.warnings { margin: 0; padding: 0; list-style: none; }
ul.warnings li {
  border-left: 4px solid var(--memory); padding: .25rem 0 .25rem .75rem;
  margin: .5rem 0;
}
ol.turns { list-style: none; margin: 0; padding: 0; }
ol.turns li {
  display: grid; grid-template-columns: 5.5rem 1fr 17rem; gap: .25rem 1rem;
  padding: .75rem 0; border-bottom: 1px solid var(--line); align-items: center;
}
ol.turns li:last-child { border-bottom: 0; }
ol.turns figure { margin: 0; }
ol.turns .bar { height: 1.25rem; }
ol.turns .part { line-height: 1.25rem; font-size: 0; }
ol.turns figure + figure { margin-top: .375rem; }
ol.turns figure + figure .bar { height: .5rem; }
ol.turns .facts { font-size: .875rem; }
.badge {
  display: inline-block; padding: 0 .5rem; margin: 0 .375rem .25rem 0;
  border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem;
}
.badge.bad { border-color: var(--bad); color: var(--bad); font-weight: 600; }
.badge.memory-kept { border-color: var(--memory); border-width: 2px; }
.key { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: .75rem 0 0; }
.key span { white-space: nowrap; font-size: .875rem; }
pre {
  margin: 0; padding: .75rem; background: var(--page); border: 1px solid var(--line);
  border-radius: .375rem; white-space: pre-wrap; unicode-bidi: plaintext;
  font: .875rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
}
@media (max-width: 40rem) {
  main { padding: 1rem .75rem 2rem; }
  .card { padding: 1rem .75rem; }
  table { font-size: .875rem; }
  ol.phases li { grid-template-columns: 1.75rem 1fr; }
  ol.phases li span { grid-column: 2; }
  ol.turns li { grid-template-columns: 1fr; }
  th, td { padding-right: .5rem; }
  .swatch { margin-right: .25rem; }
}
@media (max-width: 22rem) {
  main { padding: 1rem .375rem 2rem; }
  table { font-size: .8125rem; }
  td { overflow-wrap: anywhere; }
}
@media print {
  body { background: none; }
  .card { break-inside: avoid-page; }
  a { color: inherit; text-decoration: none; }
}
"""
)
