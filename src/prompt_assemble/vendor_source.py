"""Reads one module of the core for the single file: its parts, and what it relies on.

The text is cut by the positions of the parsed statements, so that comments and layout
stay as they were written. What could not be joined to other modules without changing
its meaning is refused here. This module knows one module at a time: what comes first in
the file is decided in `vendor_layout`.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .errors import PromptAssembleError

OF_A_FILE = frozenset(
    ("__doc__", "__file__", "__name__", "__package__", "__path__", "__spec__")
)
"""Names that mean something else once modules are joined."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class JoiningError(PromptAssembleError):
    """The modules cannot be joined to one file: says which module, where, and why."""


class StandardImport(NamedTuple):
    """One name from the standard library: `import module` if `name` is empty.

    `alias` is the name that it is bound to.
    """

    module: str
    name: str
    alias: str
    for_types_only: bool


class SourceModule(NamedTuple):
    """One module, taken apart.

    `text` is all of it but for its docstring and its imports. `own_imports` gives the
    module that each name of the package comes from. `needed_at_import` are the names
    that are looked up while the module is imported, `needed_by_function` those that
    each of its functions looks up when it is called, and each class when it makes an
    object.
    """

    name: str
    docstring: str
    text: str
    standard_imports: tuple[StandardImport, ...]
    own_imports: dict[str, str]
    defined: frozenset[str]
    looked_up: frozenset[str]
    needed_at_import: frozenset[str]
    called_at_import: frozenset[str]
    needed_by_function: dict[str, frozenset[str]]


def read_module(path: Path) -> SourceModule:
    """Take one module apart; `JoiningError` for what cannot be joined."""
    return _taken_apart(path.stem, path.read_text(encoding="utf-8"))


@lru_cache(maxsize=256)  # all modules, for a program that checks several copies
def _taken_apart(name: str, source: str) -> SourceModule:
    tree = ast.parse(source)
    docstring = ast.get_docstring(tree)
    if docstring is None:
        raise JoiningError(f"{name}: it has no docstring to say what it is for")
    opening = [
        it for it in tree.body[1:] if isinstance(it, ast.ImportFrom | ast.Import)
    ]
    for_types = [it for it in tree.body if _is_type_checking(it)]
    _check_imports(name, tree, opening, for_types)
    cut = [tree.body[0], *opening, *for_types]
    _check_cuts(name, source, tree, cut)
    rest = [it for it in tree.body if it not in cut]
    needed, called = _needs_of(rest)
    return SourceModule(
        name,
        docstring,
        _without(source, cut),
        tuple(_standard_imports(opening, for_types)),
        {
            alias.name: str(node.module)
            for node in opening
            if isinstance(node, ast.ImportFrom) and node.level
            for alias in node.names
        },
        frozenset(_bound_names(rest)),
        _loaded_names(rest),
        needed,
        called,
        {
            node.name: _needed_by_a_call(node)
            for node in rest
            if isinstance(node, Function | ast.ClassDef)
        },
    )


def _is_type_checking(node: ast.stmt) -> bool:
    """Whether a statement is `if TYPE_CHECKING:`, for imports that only types need."""
    test = node.test if isinstance(node, ast.If) else None
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _check_imports(
    name: str,
    tree: ast.Module,
    opening: Sequence[ast.stmt],
    for_types: Sequence[ast.stmt],
) -> None:
    """Imports of the package: at the top, by `from .x import y`, without alias."""
    for node in ast.walk(tree):
        where = f"{name}, line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.ImportFrom) and node.level:
            if node not in opening:
                raise JoiningError(f"{where}: an import of the package below the top")
            if node.level != 1 or not node.module or "." in node.module:
                raise JoiningError(f"{where}: only `from .x import name` can be joined")
            if any(it.asname not in (None, it.name) for it in node.names) or any(
                it.name == "*" for it in node.names
            ):
                raise JoiningError(f"{where}: an alias or a star cannot be joined")
        elif isinstance(node, ast.ImportFrom | ast.Import):
            modules = [getattr(node, "module", None) or it.name for it in node.names]
            if any(it.split(".")[0] == "prompt_assemble" for it in modules):
                raise JoiningError(
                    f"{where}: an import of the package by its full name"
                )
            if node in opening and any(it.name == "*" for it in node.names):
                raise JoiningError(f"{where}: a star hides which names are imported")
        elif isinstance(node, ast.Name) and node.id in OF_A_FILE:
            raise JoiningError(f"{where}: {node.id} would mean the single file")
    for block in for_types:
        body = block.body if isinstance(block, ast.If) else []
        if not all(isinstance(it, ast.Import | ast.ImportFrom) for it in body):
            raise JoiningError(f"{name}: TYPE_CHECKING guards more than imports")
    futures = {
        alias.name
        for node in opening
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
        for alias in node.names
    }
    if not futures <= {"annotations"}:
        raise JoiningError(f"{name}: a future import other than annotations")


def _check_cuts(
    name: str, source: str, tree: ast.Module, cut: Sequence[ast.stmt]
) -> None:
    """Nothing but the cut statements themselves stands on their lines."""
    lines = {number for node in cut for number in _lines_of(node)}
    last = max(lines)
    for node in tree.body:
        if node not in cut and lines.intersection(_lines_of(node)):
            raise JoiningError(f"{name}, line {node.lineno}: two statements on a line")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.start[0] > last:
            break
        if token.type == tokenize.COMMENT and token.start[0] in lines:
            raise JoiningError(
                f"{name}, line {token.start[0]}: a comment among the imports would be "
                "lost; put it above them"
            )


def _lines_of(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _without(source: str, cut: Sequence[ast.stmt]) -> str:
    gone = {number for node in cut for number in _lines_of(node)}
    # Split as the parser counts: only at line feeds.
    lines = source.split("\n")
    kept = [line for number, line in enumerate(lines, 1) if number not in gone]
    return "\n".join(kept).strip("\n")


def _standard_imports(
    opening: Sequence[ast.stmt], for_types: Sequence[ast.stmt]
) -> Iterator[StandardImport]:
    guarded = [it for block in for_types for it in getattr(block, "body", ())]
    for nodes, for_types_only in ((opening, False), (guarded, True)):
        for node in nodes:
            if isinstance(node, ast.Import):
                for it in node.names:
                    alias = it.asname or it.name
                    yield StandardImport(it.name, "", alias, for_types_only)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                for it in node.names:
                    alias = it.asname or it.name
                    module = str(node.module)
                    yield StandardImport(module, it.name, alias, for_types_only)


def _bound_names(nodes: Iterable[ast.stmt]) -> Iterator[str]:
    """The names that statements bind at the level where they stand."""
    for node in nodes:
        if isinstance(node, Function | ast.ClassDef):
            yield node.name
            continue
        for it in _walk_without_functions(node):
            if isinstance(it, ast.Name) and isinstance(it.ctx, ast.Store):
                yield it.id


def _walk_without_functions(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it; names that comprehensions bind are their own."""
    own_scope = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*own_scope, Function)):
            yield from _walk_without_functions(child)


def _loaded_names(nodes: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(
        it.id
        for node in nodes
        for it in ast.walk(node)
        if isinstance(it, ast.Name) and isinstance(it.ctx, ast.Load)
    )


def _needs_of(nodes: Iterable[ast.stmt]) -> tuple[frozenset[str], frozenset[str]]:
    """Names that are looked up at import, and those among them that may be called.

    Bodies of functions and annotations wait; decorators, defaults, bases, the bodies of
    classes and all other statements do not. A name anywhere in a call may be called.
    """
    needed: set[str] = set()
    called: set[str] = set()
    waiting: list[ast.AST] = list(nodes)
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function):
            defaults = [it for it in node.args.kw_defaults if it is not None]
            called |= _loaded_names(node.decorator_list)
            waiting += [*node.decorator_list, *node.args.defaults, *defaults]
        elif isinstance(node, ast.ClassDef):
            called |= _loaded_names(node.decorator_list)
            waiting += [*node.decorator_list, *node.bases, *node.body]
            waiting += [it.value for it in node.keywords]
        elif isinstance(node, ast.AnnAssign):
            waiting += [] if node.value is None else [node.value]
        elif isinstance(node, ast.Lambda):
            waiting += node.args.defaults
        elif isinstance(node, ast.Call):
            called |= _loaded_names([node])
        else:
            waiting += ast.iter_child_nodes(node)
            needed |= {node.id} if isinstance(node, ast.Name) else set()
    return frozenset(needed | called), frozenset(called)


def _needed_by_a_call(node: Function | ast.ClassDef) -> frozenset[str]:
    """Names that are looked up when a function runs, or a class makes an object.

    Of a class these are its special methods. A function within waits until it is
    called, too.
    """
    parts: list[ast.stmt] = list(node.body)
    if isinstance(node, ast.ClassDef):
        methods = [it for it in node.body if isinstance(it, Function)]
        special = [it for it in methods if it.name.startswith("__")]
        parts = [statement for method in special for statement in method.body]
    needed, called = _needs_of(parts)
    inner = [it for part in parts for it in ast.walk(part) if isinstance(it, Function)]
    return needed | _loaded_names(it for it in inner if it.name in called)
