"""The file ``pack.toml``: the manifest of a pack."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NewType

from attrs import field

from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Document, Unquoted, Wrong, pack_error
from starcup.packs.layout import MANIFEST
from starcup.packs.strict import Reader

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Slug = NewType("Slug", str)
Anything = NewType("Anything", object)
Release = NewType("Release", str)


@frozen
class Option:
    """Something to choose when a pack is loaded: one of ``values``; ``text`` says what it means."""

    values: tuple[str, ...]
    default: str
    text: str = ""


@frozen
class Manifest:
    """A pack's ``pack.toml``: its name, its game, and what people want to know about it.

    ``version`` is for packs that are folders; an installed one has its
    distribution's. ``needs`` are packs that have to be loaded before this one,
    with their least version if wanted (``"base>=0.1"``), ``conflicts`` packs that
    it can't be combined with. ``leaves_out`` and ``replaces`` list, by kind,
    what of other packs is not in the game, and of what this pack brings its own;
    ``numbers`` are numbers of the game that it changes, ``options`` what may
    be chosen when it is loaded. The game says what kinds and numbers there are.
    """

    name: Slug
    game: Slug
    title: str = ""
    description: str = ""
    authors: tuple[str, ...] = ()
    version: Release = Release("")
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    leaves_out: dict[str, tuple[str, ...]] = field(factory=dict)
    replaces: dict[str, tuple[str, ...]] = field(factory=dict)
    numbers: dict[str, Anything] = field(factory=dict)
    options: dict[str, Option] = field(factory=dict)


SLUG = "[A-Za-z0-9][A-Za-z0-9_-]*"
"""The spelling of names of packs and games, as a regular expression."""
_WORD = re.compile(r"[a-z0-9][a-z0-9_-]*")
_SLUG = re.compile(SLUG)
_RELEASE = re.compile(r"\d+(\.\d+)*")
MOST_NAME = 60
"""The longest name of a pack or tile, in characters."""
MOST_BYTES = 1_000_000
"""The size of the largest file of a pack that is read."""


def _slug(value: object) -> Wrong | None:
    if isinstance(value, str) and len(value) > MOST_NAME:
        return Wrong(f"a name of at most {MOST_NAME} characters", Unquoted(f"one of {len(value):,}"))
    fits = isinstance(value, str) and _SLUG.fullmatch(value)
    return None if fits else Wrong("a name of letters, digits, _ and -", value)


def _release(value: object) -> Wrong | None:
    if isinstance(value, str) and (not value or _RELEASE.fullmatch(value)):
        return None
    from packaging.version import InvalidVersion, Version

    try:
        Version(value if isinstance(value, str) else "")
    except InvalidVersion:
        return Wrong("a version such as '1.0'", value)
    return None


def manifest_reader() -> Reader:
    """Return a reader of manifests."""
    reader = Reader()
    reader.check(Slug, "a name", _slug, {"type": "string", "pattern": f"^{SLUG}$"})
    reader.check(Release, "a version", _release)
    reader.check(Anything, "a value", lambda value: None, {})
    return reader


def read_manifest(files: Traversable, known_as: str, faults: list[Fault]) -> Manifest | None:
    """Return the manifest in a pack's folder; None if it is missing or faulty, under the name the pack is known as."""
    file = files / MANIFEST
    if not file.is_file():
        return None
    document = read_document(files, MANIFEST, known_as, faults)
    if faults:
        return None
    manifest = manifest_reader().read(document, document.data, Manifest)
    for name, option in ({} if manifest is None else manifest.options).items():
        _check_option(document, name, option)
    return None if faults else manifest


def _check_option(document: Document, name: str, option: Option) -> None:
    """Note a fault unless an option and its values are single words, and its default is one of its values."""
    if not option.values:
        document.fault(("options", name, "values"), "a list with something in it", ())
        return
    for word in (name, *option.values):
        if not _WORD.fullmatch(word):
            document.fault(("options", name), "words of a-z, 0-9, _ and -", word)
    if option.default not in option.values:
        near = nearest_name(option.default, option.values)
        document.fault(("options", name, "default"), f"one of {', '.join(option.values)}", option.default, near)


def manifest_of(files: Traversable, known_as: str) -> Manifest:
    """Return the manifest in a pack's folder."""
    faults: list[Fault] = []
    manifest = read_manifest(files, known_as, faults)
    if manifest is None:
        raise pack_error(faults) if faults else PackError(f"pack {known_as!r}: expected a file {MANIFEST}, found none")
    return manifest


def read_document(files: Traversable, name: str, pack: str, faults: list[Fault]) -> Document:
    """Return a TOML file of a pack; an empty document if there is none of that name."""
    file = files / name
    return read_file(file, name, pack, faults) if file.is_file() else Document(pack, name, "", faults)


def read_file(file: Traversable, name: str, pack: str, faults: list[Fault]) -> Document:
    """Return an existing TOML file of a pack; if it can't be read, an empty document, and a fault is noted."""
    expected, found, text = "", "", ""
    try:
        size = file.stat().st_size if isinstance(file, Path) else 0
        if size > MOST_BYTES:
            expected, found = f"a file of at most {MOST_BYTES:,} bytes", f"one of {size:,}"
        else:
            text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        expected, found = "a text in UTF-8", f"other bytes at position {error.start}"
    except OSError as error:
        expected, found = "a file that can be read", f"one that can't: {error.strerror}"
    if expected:
        faults.append(Fault(pack, name, 0, "", expected, found))
    return Document(pack, name, text, faults)
