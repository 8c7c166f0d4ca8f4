"""Writes the modules of the core as one text: header, imports, sections.

The text of each module is taken over as it stands; its docstring becomes the comment at
the head of its part. Nothing here depends on where the text goes: see `vendor`.
"""

from __future__ import annotations

import ast
import hashlib
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from .vendor_layout import FRONT_PAGE, Section, core_modules, sections_of
from .vendor_source import JoiningError, SourceModule, StandardImport
from .vendor_words import ABOUT_THE_COPY, HOW_TO_READ, LICENCE

WIDTH = 88
HASH_LINE = re.compile(r"^# sha256 ([0-9a-f]{64})\n", re.MULTILINE)


def single_file(folder: Path) -> str:
    """The core whose modules stand in `folder`, as the text of one module.

    The same modules always give the same text. Raises `JoiningError` where they cannot
    be joined.
    """
    modules = core_modules(folder)
    front, sections = modules[FRONT_PAGE], sections_of(modules)
    body = [
        _description(front, sections),
        "from __future__ import annotations\n",
        _import_lines(modules.values()),
        front.text + "\n",
        *(part for section in sections for part in _parts_of(section)),
    ]
    head = f"# prompt_assemble {_version_of(front)}\n"
    rest = "\n".join([_comment(LICENCE), _comment(ABOUT_THE_COPY), *body])
    return f"{head}# sha256 {hash_of(head + rest)}\n{rest}"


def hash_of(text: str) -> str:
    """The SHA-256 of a single file without the line that states it, in hex."""
    return hashlib.sha256(HASH_LINE.sub("", text).encode()).hexdigest()


def _version_of(front: SourceModule) -> str:
    """The literal that the front page gives as its version."""
    for node in ast.parse(front.text).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            return str(node.value.value)
    raise JoiningError(f"{FRONT_PAGE}: it gives no version")


def _comment(text: str) -> str:
    """The text as a comment; paragraphs that are too wide are filled anew."""
    paragraphs = text.split("\n\n")
    text = "\n\n".join(map(_narrowed, paragraphs))
    lines = ("# " + line if line else "#" for line in text.splitlines())
    return "\n".join(("#", *lines))


def _narrowed(paragraph: str) -> str:
    lines = paragraph.splitlines()
    is_layout = any(line.startswith(" ") for line in lines)
    if is_layout or all(len(line) <= WIDTH - 2 for line in lines):
        return paragraph
    return textwrap.fill(paragraph, WIDTH - 2, break_on_hyphens=False)


def _description(front: SourceModule, sections: Iterable[Section]) -> str:
    """The docstring of the file: what it is, and what stands where."""
    contents = []
    for section in sections:
        names = ", ".join(module.name for module in section.modules)
        start = section.title.partition(":")[0]
        contents += textwrap.wrap(
            f"{start:20}{names}", WIDTH - 4, subsequent_indent=" " * 20
        )
    listed = textwrap.indent("\n".join(contents), "    ")
    return f'"""{front.docstring}\n\n{HOW_TO_READ}\n{listed}\n"""\n'


def _import_lines(modules: Iterable[SourceModule]) -> str:
    """All standard-library imports, once; those for types alone under their guard."""
    found = {it for module in modules for it in module.standard_imports}
    found = {it for it in found if it.module != "__future__"}
    at_run_time = {it for it in found if not it.for_types_only}
    known = {it.alias for it in at_run_time}
    for_types = {it for it in found if it.for_types_only and it.alias not in known}
    text = "\n".join(_sorted_imports(at_run_time)) + "\n"
    if for_types:
        lines = "\n".join(_sorted_imports(for_types))
        text += f"\nif TYPE_CHECKING:\n{textwrap.indent(lines, '    ')}\n"
    return text


def _sorted_imports(imports: Iterable[StandardImport]) -> Iterator[str]:
    wholes = sorted(it for it in imports if not it.name)
    for it in wholes:
        alias = "" if it.alias == it.module else f" as {it.alias}"
        yield f"import {it.module}{alias}"
    names: dict[str, list[str]] = {}
    # Constants, classes, functions, each in order: as the modules have them.
    for it in sorted(
        (it for it in imports if it.name),
        key=lambda it: (it.module, not it.name.isupper(), it.name.islower(), it.name),
    ):
        alias = "" if it.alias == it.name else f" as {it.alias}"
        names.setdefault(it.module, []).append(it.name + alias)
    for module, wanted in names.items():
        line = f"from {module} import {', '.join(wanted)}"
        if len(line) <= WIDTH:
            yield line
        else:
            listed = "".join(f"    {name},\n" for name in wanted)
            yield f"from {module} import (\n{listed})"


def _parts_of(section: Section) -> Iterator[str]:
    ruler = "# " + "=" * (WIDTH - 2)
    yield f"\n{ruler}\n# {section.title}\n{ruler}\n"
    for module in section.modules:
        # Two blank lines around functions and classes, one elsewhere, as by hand.
        is_apart = re.match(r"(async def|def|class|@)", module.text) is not None
        gap = "\n\n\n" if is_apart else "\n\n"
        yield f"\n{_heading(module)}{gap}{module.text}\n"


def _heading(module: SourceModule) -> str:
    """The docstring of a module as the comment at the head of its part."""
    told = re.sub(r"\b([Tt])his(\s)module\b", r"\1his\2part", module.docstring)
    ruler = f"# {module.name} ".ljust(WIDTH, "-")
    return f"{ruler}\n{_comment(told)}"
