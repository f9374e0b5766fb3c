"""``pack.toml``: what a pack says about itself."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import NewType

from attrs import frozen

from starcup.kernel.errors import PackError
from starcup.kernel.faults import Document, Fault, Wrong, pack_error

FILE = "pack.toml"
Slug = NewType("Slug", str)


@frozen
class Manifest:
    """A pack's ``pack.toml``: its name, its game, and what people want to know about it.

    ``version`` is for packs that are folders; an installed one has its distribution's.
    """

    name: Slug
    game: Slug
    title: str = ""
    description: str = ""
    authors: tuple[str, ...] = ()
    version: str = ""


SLUG = "[A-Za-z0-9][A-Za-z0-9_-]*"
"""How names of packs and games are written, as a regular expression."""
_SLUG = re.compile(SLUG)


def _slug(value: object) -> Wrong | None:
    fits = isinstance(value, str) and _SLUG.fullmatch(value)
    return None if fits else Wrong("a name of letters, digits, _ and -", value)


def read_manifest(files: Traversable, known_as: str, faults: list[Fault]) -> Manifest | None:
    """The manifest in a pack's folder; None if it is missing or faulty.

    Faults are noted, under the name that the pack is known as until it has told its own.
    """
    file = files / FILE
    if not file.is_file():
        return None
    from starcup.kernel.strict import Reader  # and with it cattrs, which a list of names does without

    document = read_document(files, FILE, known_as, faults)
    if faults:
        return None
    reader = Reader()
    reader.check(Slug, "a name", _slug)
    return reader.read(document, document.data, Manifest)


def manifest_of(files: Traversable, known_as: str) -> Manifest:
    """The manifest in a pack's folder.

    Raises:
        PackError: there is none, or it is faulty.
    """
    faults: list[Fault] = []
    manifest = read_manifest(files, known_as, faults)
    if manifest is None:
        raise pack_error(faults) if faults else PackError(f"pack {known_as!r}: expected a file {FILE}, found none")
    return manifest


def read_document(files: Traversable, name: str, pack: str, faults: list[Fault]) -> Document:
    """A TOML file of a pack; empty if there is none of that name."""
    file = files / name
    if not file.is_file():
        return Document(pack, name, "", faults)
    try:
        return Document(pack, name, file.read_text(encoding="utf-8"), faults)
    except UnicodeDecodeError as error:
        faults.append(Fault(pack, name, 0, "", "a text in UTF-8", f"other bytes at position {error.start}"))
        return Document(pack, name, "", faults)
