"""Checks for files and folders of a pack that would be ignored, and for links that lead out of the pack."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from starcup.kernel.suggest import brief, misspelt, nearest_name
from starcup.packs.claims import KEY
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import one_of
from starcup.packs.layout import EXTENSIONS, MANIFEST, POWERS, RULES, TERMS, TEXTS
from starcup.packs.pack import Pack

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDERS = (POWERS, EXTENSIONS)
_TOOLS = ("pyproject.toml", "ruff.toml", "uv.toml")
"""The files of a project whose root is the folder of its pack."""
_MISNAMED = re.compile(r"(?i)(.+?)(\.toml)?\.(tml|toml|ya?ml|json|txt|csv)")
"""Names of files that were perhaps meant to be read; files left behind by editors have other suffixes."""
_LEFT_BEHIND = re.compile(r"(?i).*(~|\.(bak|before|orig|old|rej|swp|tmp)|\.py[cdio]|\.so)|README.*|py\.typed")


def check_folder(pack: Pack, data: Sequence[str], faults: list[Fault], *, open: bool = False) -> None:
    """Note a fault for each file or folder of a pack that would be ignored, with the nearest valid name."""
    files = (MANIFEST, *data, TEXTS, RULES)
    try:
        for place, expected, found, near in _strays(pack.files, files, open):
            faults.append(Fault(pack.name, place, 0, "", expected, found, near))
    except OSError as error:
        raise PackError(f"pack {pack.name!r}: its folder can't be read: {error}") from None


def check_parts(pack: Pack, faults: list[Fault], *, extensions: bool, numbers: bool) -> None:
    """Note a fault for each extension and each number of a pack of a game whose packs have none."""
    for name in () if extensions else pack.extensions():
        expected, found = "no extensions, which packs of this game don't have", "one"
        faults.append(Fault(pack.name, f"{EXTENSIONS}/{name}.py", 0, "", expected, found))
    if pack.manifest.numbers and not numbers:
        document = pack.document(MANIFEST, faults)
        document.fault(("numbers",), "no numbers, which packs of this game don't set", pack.manifest.numbers)


_Stray = tuple[str, str, str, str]


def _strays(folder: Traversable, files: Sequence[str], open: bool) -> Iterator[_Stray]:
    if isinstance(folder, Path):
        yield from _links(folder)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = entry.name
        if name in FOLDERS and entry.is_dir():
            if not (isinstance(entry, Path) and entry.is_symlink()):
                yield from _in_folder(entry, name)
        elif name in FOLDERS or (name in files and entry.is_dir()):
            yield name, "a folder" if name in FOLDERS else "a file", "a file" if name in FOLDERS else "a folder", ""
        elif name == f"{POWERS}.toml":
            yield (
                name,
                f"a file for each power, {POWERS}/KEY.toml, with its terms under [{TERMS}]",
                "one file for all",
                "",
            )
        elif name not in files and not name.startswith((".", "_")):
            near = misspelt(name, FOLDERS) if entry.is_dir() else _like_a_file(name, files, open)
            if near is not None:
                yield name, one_of(FOLDERS if entry.is_dir() else files), brief(name), near


def _like_a_file(name: str, files: Sequence[str], open: bool) -> str | None:
    """Return the valid file name nearest to a name, or "" if none is near; None if it is not a data file."""
    stems = [file.removesuffix(".toml") for file in files]
    match = _MISNAMED.fullmatch(name)
    if match is None or name in _TOOLS:
        return None
    stem = nearest_name(match[1], stems) or ""
    if match[1].lower() in ("power", POWERS):
        return f"{POWERS}/KEY.toml"
    if not match[2] and name.endswith(".toml"):
        if open:
            stem = misspelt(match[1], stems) or ""
            return f"{stem}.toml" if stem else None
        return stem and f"{stem}.toml"
    return f"{stem}.toml" if match[1].lower() in stems else None


def _in_folder(folder: Traversable, name: str) -> Iterator[_Stray]:
    """Yield the entries of a folder of powers or extensions that are neither its files nor shared code."""
    suffixes = ("toml", "py") if name == POWERS else ("py",)
    what = "KEY.toml or KEY.py" if name == POWERS else "a module NAME.py, its name of a-z, 0-9 and _"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "_")) or _LEFT_BEHIND.fullmatch(entry.name):
            continue
        stem, _, suffix = entry.name.rpartition(".")
        if entry.is_dir():
            near = f"_{entry.name}" if entry.name.isidentifier() else ""
            yield f"{name}/{entry.name}", f"{what}, or a folder of shared code that begins with _", "a folder", near
        elif suffix not in suffixes or (name == EXTENSIONS and not KEY.fullmatch(stem)):
            plain = re.sub(r"\W", "_", stem.lower(), flags=re.ASCII)
            near = f"{plain}.{suffix.lower()}" if suffix.lower() in suffixes and KEY.fullmatch(plain) else ""
            yield f"{name}/{entry.name}", what, brief(entry.name), near


def _links(folder: Path) -> Iterator[_Stray]:
    """Yield the links among files that are read that lead nowhere, out of the folder, or in a cycle."""
    root = folder.resolve()
    for here, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.startswith("."))
        for name in [*folders, *sorted(name for name in files if name.endswith((".toml", ".py")))]:
            link = Path(here, name)
            if not link.is_symlink():
                continue
            place, expected = link.relative_to(folder).as_posix(), "a file or folder in the pack's own folder"
            try:
                target = link.resolve(strict=True)
            except (OSError, RuntimeError):  # before Python 3.13 a cycle raises the latter
                yield place, expected, "a link that leads nowhere", ""
                continue
            if root != target and root not in target.parents:
                yield place, expected, "a link that leads out of it", ""
            elif target.is_dir():
                yield place, expected, "a link to a folder", ""
