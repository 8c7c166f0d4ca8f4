"""Copies of the library: writes the core as one file, and tells of changes in a copy.

Beside the core. It knows where a copy stands and what its first lines say; what stands
in it is the matter of `vendor_join`. Nothing here needs a network.
"""

from __future__ import annotations

import keyword
import os
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from .errors import InputError, PromptAssembleError
from .vendor_join import HASH_LINE, hash_of, single_file

SOURCE_FOLDER = Path(__file__).parent
FILE_NAME = "prompt_assemble.py"
FIRST_LINE = re.compile(r"# prompt_assemble (\S+)\n")
VERSION_LINE = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


class ChangedCopyError(PromptAssembleError):
    """A single file was changed since it was written, so it is not overwritten."""


class CopyState(NamedTuple):
    """What is found of a copy.

    `version` is what it says of itself. `changes` tells in words what speaks against
    it, and is empty for a copy that is as it was written. `remarks` tells how far the
    check went.
    """

    version: str
    changes: tuple[str, ...]
    remarks: tuple[str, ...] = ()

    @property
    def is_unchanged(self) -> bool:
        """Whether nothing speaks against the copy."""
        return not self.changes


def write_single_file(path: str | os.PathLike[str]) -> Path:
    """Write the core as one file to `path`, or into the folder `path`; where it went.

    An existing file is overwritten only if it is a single file of any version and
    unchanged: `ChangedCopyError` for one that was changed, `InputError` for any other
    file, a name that cannot be imported, and a folder that does not exist.
    """
    target = Path(path).resolve()
    if target.is_dir():
        target /= FILE_NAME
    _check_name(target)
    if target.exists():
        _, changes = _own_statement(target)
        if changes:
            raise ChangedCopyError(
                f"{target} was changed since it was written ({changes[0]}): move your "
                "changes elsewhere and delete it, then write it anew"
            )
    _replace(target, single_file(SOURCE_FOLDER))
    return target


def check_copy(path: str | os.PathLike[str]) -> CopyState:
    """Tell whether a single file, or a copied folder, is as it was written; offline.

    A single file is held against the hash in its header and, if its version is that of
    this installation, against what would be written here. A folder has no hash: it is
    held against the modules of this installation, which must have its version.
    `InputError` for a path that is neither.
    """
    target = Path(path)
    return _folder_state(target) if target.is_dir() else _file_state(target)


def _check_name(target: Path) -> None:
    stem = target.stem
    if target.suffix != ".py" or not stem.isidentifier() or keyword.iskeyword(stem):
        raise InputError(
            f"{target.name} cannot be imported: give a name such as {FILE_NAME}"
        )
    if not target.parent.is_dir():
        raise InputError(f"there is no folder {target.parent}: make it first")


def _replace(target: Path, text: str) -> None:
    """Write `text` so that the file is there whole or not at all."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=".tmp")
    written = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        mode = target.stat().st_mode if target.exists() else 0o666 & ~_umask()
        written.chmod(mode)
        written.replace(target)
    finally:
        written.unlink(missing_ok=True)


def _umask() -> int:
    # The system gives the mask only in exchange for another one.
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _own_statement(path: Path) -> tuple[str, list[str]]:
    """The version that a single file states, and what its hash says against it."""
    text = _text_of(path)
    first, stated = FIRST_LINE.match(text), HASH_LINE.findall(text)
    if first is None or not stated:
        raise InputError(
            f"{path} is no single file of prompt_assemble: its first lines do not give "
            "a version and a hash"
        )
    changes = ["it states more than one hash"] if len(stated) > 1 else []
    if hash_of(text) != stated[0]:
        changes.append("its hash does not match its text")
    return first[1], changes


def _file_state(path: Path) -> CopyState:
    version, changes = _own_statement(path)
    if version != _own_version():
        how = f"held against its own hash; this installation is {_own_version()}"
        return CopyState(version, tuple(changes), (how,))
    # A hash can be written anew by whoever changes the text.
    if not changes and _text_of(path) != single_file(SOURCE_FOLDER):
        changes.append(
            f"its hash matches, but it is not what version {version} writes here"
        )
    return CopyState(version, tuple(changes))


def _folder_state(folder: Path) -> CopyState:
    found = VERSION_LINE.search(_text_of(folder / "__init__.py"))
    if found is None:
        raise InputError(f"{folder} is no copy of prompt_assemble: it gives no version")
    version = found[1]
    if version != _own_version():
        raise InputError(
            f"{folder} is version {version} and this is {_own_version()}: a folder is "
            f"compared with an installation of its own version, so install {version}"
        )
    changes = []
    theirs = {it.name: it for it in folder.glob("*.py")}
    ours = {it.name: it for it in SOURCE_FOLDER.glob("*.py")}
    for name in sorted(theirs.keys() | ours.keys()):
        if name not in ours:
            changes.append(f"{name} does not belong to it")
        elif name not in theirs:
            changes.append(f"{name} is missing")
        elif _text_of(theirs[name]) != _text_of(ours[name]):
            changes.append(f"{name} was changed")
    return CopyState(version, tuple(changes))


def _text_of(path: Path) -> str:
    """The text of a file; line ends of Windows, which version control may have put in
    place of plain ones, count as those.
    """
    try:
        return path.read_bytes().decode().replace("\r\n", "\n")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(f"{path} cannot be read: {reason}") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path} is not a text in UTF-8") from error


def _own_version() -> str:
    found = VERSION_LINE.search(_text_of(SOURCE_FOLDER / "__init__.py"))
    return "" if found is None else found[1]
