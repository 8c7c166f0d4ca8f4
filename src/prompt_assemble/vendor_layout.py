"""The order of the single file: which modules of the core stand where, and why there.

The modules are those that the front page of the package reaches by its imports. Phases
come first, in the order of a turn, and within a phase the module that uses comes before
the ones that it uses, so that a reader goes from the whole to the details. Functions
look their helpers up when they are called, so that is allowed. What is needed while the
file is imported (base classes, decorators, defaults, constants made of others) is moved
up to where it is needed first. Data comes last. This module writes no text.
"""

from __future__ import annotations

import builtins
import re
from pathlib import Path
from typing import NamedTuple

from .vendor_source import JoiningError, SourceModule, StandardImport, read_module

FRONT_PAGE = "__init__"

ERRORS = "Errors"
SHARED = "Beneath the phases: what several of them use"
DATA = "Data"
SECTIONS = {
    ERRORS: ("errors",),
    "Phase 0: configuration": ("config", "models"),
    "Phase 1: minimal context": (
        "context",
        "messages",
        "shapes",
        "units",
        "contents",
        "blocks",
        "parts",
        "plain",
    ),
    "Phase 2: memory need": ("trigger",),
    "Phase 3: retrieve and summarise": (
        "recall",
        "retrieval",
        "standards",
        "summary",
        "fence",
    ),
    "Phase 4: tokens": ("measure", "tokens", "estimate"),
    "Phase 5: safety valve": ("valve", "history", "shorten", "refusal"),
    "Phase 6: assembly": (
        "assembler",
        "plain_turn",
        "turn",
        "again",
        "fitting",
        "older_messages",
        "draft",
        "render",
        "prompt",
        "anthropic",
    ),
    SHARED: ("report", "guard", "callables", "deadline", "checks", "overflow"),
    DATA: (),
}
"""The sections of the file in order, each with its main modules in order.

Any other module goes where the first words of its docstring say ("Phase 3, ..."), else
to the one section that uses it, else to what is shared.
"""


class Section(NamedTuple):
    """A part of the single file: its title and its modules in order."""

    title: str
    modules: tuple[SourceModule, ...]


def core_modules(folder: Path) -> dict[str, SourceModule]:
    """The front page and every module that it reaches by imports, by name.

    Raises `JoiningError` for modules that cannot be joined.
    """
    found: dict[str, SourceModule] = {}
    waiting = [FRONT_PAGE]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _module_in(folder, name)
            waiting += found[name].own_imports.values()
    _check_origins(found)
    _check_circles(found)
    _check_collisions(found)
    return found


def sections_of(modules: dict[str, SourceModule]) -> tuple[Section, ...]:
    """The modules without the front page, in the order of the single file."""
    section = _section_by_module(modules)
    needs = {name: _needs_at_import(modules, name) for name in modules}
    placed: set[str] = set()
    sections: list[Section] = []
    for title in SECTIONS:
        order: list[str] = []
        for name in _reading_order(modules, title, section):
            _place(name, needs, placed, order)
        if order:
            sections.append(Section(title, tuple(modules[it] for it in order)))
    return tuple(sections)


def _module_in(folder: Path, name: str) -> SourceModule:
    path = folder / f"{name}.py"
    try:
        return read_module(path)
    except FileNotFoundError:
        raise JoiningError(
            f"{name}: there is no {path.name} beside the others"
        ) from None


def _check_origins(modules: dict[str, SourceModule]) -> None:
    """Each name is defined in the module that it is imported from."""
    for module in modules.values():
        for name, origin in module.own_imports.items():
            if name not in modules[origin].defined:
                raise JoiningError(
                    f"{module.name}: {name} is imported from {origin}, which does not "
                    "define it; import it from where it is defined"
                )


def _check_circles(modules: dict[str, SourceModule]) -> None:
    """Imports run one way."""
    imports = {it.name: set(it.own_imports.values()) for it in modules.values()}
    settled: set[str] = set()
    while len(settled) < len(imports):
        ready = {it for it in imports if it not in settled and imports[it] <= settled}
        if not ready:
            circle = ", ".join(sorted(imports.keys() - settled))
            raise JoiningError(f"a circle of imports runs through some of {circle}")
        settled |= ready


def _check_collisions(modules: dict[str, SourceModule]) -> None:
    """No module overwrites a name that another one defines, imports or relies on."""
    owners: dict[str, str] = {}
    imported: dict[str, tuple[StandardImport, str]] = {}
    for module in modules.values():
        for name in sorted(module.defined):
            if name in owners:
                raise JoiningError(
                    f"{name} is defined in {owners[name]} and in {module.name}"
                )
            owners[name] = module.name
        for it in module.standard_imports:
            other, _ = imported.setdefault(it.alias, (it, module.name))
            if (other.module, other.name) != (it.module, it.name):
                raise JoiningError(
                    f"{module.name}: {it.alias} means something else in another module"
                )
    for name, (_, importer) in imported.items():
        if name in owners:
            raise JoiningError(
                f"{name} is defined in {owners[name]} and imported in {importer}"
            )
    hidden = vars(builtins).keys() & (owners.keys() | imported.keys())
    for module in modules.values():
        own = module.defined | {it.alias for it in module.standard_imports}
        for name in sorted(hidden & module.looked_up - own - module.own_imports.keys()):
            raise JoiningError(
                f"{module.name} uses the built-in {name}, another hides it"
            )


def _section_by_module(modules: dict[str, SourceModule]) -> dict[str, str]:
    """The title of the section that each module belongs to."""
    importers = _importers(modules)
    section: dict[str, str] = {}
    while len(section) < len(modules) - 1:
        for name in modules:
            users = importers[name] - {FRONT_PAGE}
            if name != FRONT_PAGE and section.keys() >= users:
                of_users = {section[it] for it in users}
                section[name] = _section_of(modules[name], of_users)
    return section


def _section_of(module: SourceModule, of_users: set[str]) -> str:
    for title, main_modules in SECTIONS.items():
        if module.name in main_modules:
            return title
    if module.name.endswith("_data"):
        return DATA
    phase = re.match(r"Phase [0-6]\b", module.docstring)
    for title in SECTIONS:
        if phase is not None and title.startswith(phase[0]):
            return title
    return of_users.pop() if len(of_users) == 1 else SHARED


def _importers(modules: dict[str, SourceModule]) -> dict[str, set[str]]:
    importers: dict[str, set[str]] = {name: set() for name in modules}
    for module in modules.values():
        for origin in module.own_imports.values():
            importers[origin].add(module.name)
    return importers


def _reading_order(
    modules: dict[str, SourceModule], title: str, section: dict[str, str]
) -> list[str]:
    """The modules of a section: the main ones, each with its helpers behind it.

    A helper follows the last module of its section that uses it.
    """
    importers = _importers(modules)
    inside = [name for name in modules if section.get(name) == title]
    main = [name for name in SECTIONS[title] if name in inside]
    helpers = [name for name in inside if name not in main]
    order: list[str] = []

    def follow(name: str) -> None:
        order.append(name)
        for helper in dict.fromkeys(modules[name].own_imports.values()):
            users = importers[helper].intersection(inside)
            if helper in helpers and helper not in order and users <= set(order):
                follow(helper)

    alone = [name for name in helpers if not importers[name].intersection(inside)]
    for name in [*main, *alone]:
        follow(name)
    return order


def _needs_at_import(modules: dict[str, SourceModule], name: str) -> list[str]:
    """The other modules that must stand before this one, in the order of need."""
    found: dict[str, None] = {}
    seen: set[tuple[str, str, bool]] = set()
    module = modules[name]
    waiting = [
        (name, it, it in module.called_at_import)
        for it in sorted(module.needed_at_import)
    ]
    while waiting:
        here, wanted, is_called = waiting.pop(0)
        origin = modules[here].own_imports.get(wanted, here)
        if (origin, wanted, is_called) in seen or wanted not in modules[origin].defined:
            continue
        seen.add((origin, wanted, is_called))
        if origin != name:
            found[origin] = None
        if is_called:  # what runs at import needs what its body looks up, too
            inner = modules[origin].needed_by_function.get(wanted, frozenset())
            waiting += [(origin, it, True) for it in sorted(inner)]
    return list(found)


def _place(
    name: str, needs: dict[str, list[str]], placed: set[str], order: list[str]
) -> None:
    """Append a module to `order`, behind those that it needs at import.

    These need each other one way, as imports run one way.
    """
    if name in placed:
        return
    for needed in needs[name]:
        _place(needed, needs, placed, order)
    placed.add(name)
    order.append(name)
