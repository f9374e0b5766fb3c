"""Packs: installed ones and ones in folders, their files, modules and digests.

A distribution offers its pack under the entry-point group ``starcup.packs``:
the value is the import package that holds ``pack.toml`` and the other files, or
``package:attribute`` for a :class:`Pack` made by code. The first form imports
nothing: a pack that consists of data runs no code of its own.
An installed pack is not used by itself: a ruleset names the packs that it uses.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from starcup.kernel.arguments import check_kind
from starcup.kernel.blame import PACK, Blame, described, place_in
from starcup.kernel.journal import PackStamp
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.entry_points import entry_points, sole_entry
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Document, pack_error
from starcup.packs.folders import forget, import_part, pack_folder, package_files, package_of
from starcup.packs.layout import EXTENSIONS, MANIFEST, POWERS, RULES, TEXTS
from starcup.packs.manifest import Manifest, Slug, manifest_of, read_document, read_file

if TYPE_CHECKING:  # every start imports this module, and few need these
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP = "starcup.packs"


@frozen
class Pack:
    """A pack of tiles, powers and rules: a folder with data files, and perhaps a ``powers`` subpackage.

    Args:
        name: the name of the pack, unique among packs, used in errors and journals; keys get no prefix from it.
        package: the import package that holds the files.
        game: the game that it belongs to, such as ``roll``.
        distribution: the installed distribution, for the version; empty if there is none.
        folder: the folder with the files; None if they are found by the package.
    """

    name: str
    package: str
    game: str
    distribution: str = ""
    folder: Path | None = None

    @staticmethod
    def from_folder(path: str | Path) -> Pack:
        """Return the pack in a folder on disk, installed or not. Modules imported from it before are imported again.

        Args:
            path: the folder with ``pack.toml``, or a folder with one such folder in it or in its ``src``.

        Raises:
            PackError: there is no pack there, or its ``pack.toml`` is faulty.
        """
        check_kind(path, (str, PathLike), "path", "the path of a folder")
        folder = pack_folder(Path(path))
        manifest = manifest_of(folder, folder.name)
        forget(folder)
        return Pack(manifest.name, package_of(folder), manifest.game, folder=folder)

    @property
    def manifest(self) -> Manifest:
        """The manifest in ``pack.toml``; one with name and game only if the pack has no such file.

        Raises:
            PackError: the file is faulty.
        """
        if (self.files / MANIFEST).is_file():
            return manifest_of(self.files, self.name)
        return Manifest(Slug(self.name), Slug(self.game))

    @property
    def version(self) -> str:
        """The version of the distribution; if there is none, the one in ``pack.toml``, or ``0``."""
        from importlib import metadata

        try:
            return metadata.version(self.distribution) if self.distribution else self.manifest.version or "0"
        except metadata.PackageNotFoundError:
            return self.manifest.version or "0"

    @property
    def files(self) -> Traversable:
        """The folder with the pack's files, found without importing anything.

        Raises:
            PackError: there is no such package.
        """
        return self.folder if self.folder is not None else package_files(self.package)

    def document(self, name: str, faults: list[Fault]) -> Document:
        """Return a TOML file of the pack; an empty document if it has none of that name.

        Args:
            name: the name of the file, such as ``tiles.toml``.
            faults: a list to which faults of the file are added.
        """
        return read_document(self.files, name, self.name, faults)

    def read(self, name: str) -> dict[str, object]:
        """Return the contents of a TOML file of the pack; empty if it has none of that name.

        Args:
            name: the name of the file, such as ``tiles.toml``.

        Raises:
            PackError: the file is not TOML; the message names line and column.
        """
        check_kind(name, str, "name", "the name of a file")
        faults: list[Fault] = []
        document = self.document(name, faults)
        if faults:
            raise pack_error(faults)
        return document.data

    def documents(self, folder: str, faults: list[Fault]) -> dict[str, Document]:
        """Return the TOML files in a subfolder by their names without the suffix, sorted.

        Args:
            folder: the name of the subfolder, such as ``powers``.
            faults: a list to which faults of the files are added.
        """
        files = {name: file for name, file in self._entries(folder) if name.endswith(".toml") and file.is_file()}
        return {
            name.removesuffix(".toml"): read_file(files[name], f"{folder}/{name}", self.name, faults)
            for name in sorted(files)
        }

    def powers(self) -> list[str]:
        """Return the names of the modules in the ``powers`` subpackage, sorted."""
        return self.modules(POWERS)

    def needed(self) -> list[str]:
        """Return the names of the installed packs that this one needs, and of those that these need."""
        known, names, asked = installed(), list[str](), [self]
        while asked:
            for need in asked.pop().manifest.needs:
                name = re.split(r"[^\w-]", need, maxsplit=1)[0]
                if name in known and name != self.name and name not in names:
                    names.append(name)
                    asked.append(load(name))
        return names

    def companions(self, own: str) -> list[str]:
        """Return the names of the packs that this one is played with unless others are named.

        These are the game's own, but not if this pack conflicts with that, as a box of its own does, and those that it
        needs.

        Args:
            own: the name of the game's own pack.
        """
        first = () if own in self.manifest.conflicts else (own,)
        return [name for name in dict.fromkeys((*first, *self.needed())) if name != self.name]

    def extensions(self) -> list[str]:
        """Return the names of the modules in the ``extensions`` subpackage, sorted."""
        return self.modules(EXTENSIONS)

    def load_power(self, name: str) -> ModuleType:
        """Import a module of the ``powers`` subpackage, and return it.

        Args:
            name: the name of the module, without ``.py``.

        Raises:
            PackError: importing it raised.
        """
        return self.load_module(POWERS, name, "power")

    def modules(self, part: str) -> list[str]:
        """Return the names of the modules in a subpackage, sorted, without those that begin with an underscore.

        Modules that begin with an underscore are shared code.

        Args:
            part: the subpackage, ``powers`` or ``extensions``.
        """
        names = (name for name, _ in self._entries(part))
        return sorted(name[:-3] for name in names if name.endswith(".py") and not name.startswith("_"))

    def _entries(self, folder: str) -> list[tuple[str, Traversable]]:
        """Return the entries of a subfolder with their names; none if there is no such folder."""
        where = self.files / folder
        return [(file.name, file) for file in where.iterdir()] if where.is_dir() else []

    def load_module(self, part: str, name: str, what: str) -> ModuleType:
        """Import a module of a subpackage, and return it.

        Args:
            part: the subpackage, ``powers`` or ``extensions``.
            name: the name of the module, without ``.py``.
            what: the word for it in errors.

        Raises:
            PackError: importing it raised.
        """
        try:
            return import_part(self.package, part, name, self.folder)
        except PackError:
            raise
        except (Exception, SystemExit) as error:  # a module that exits must not end the process
            who, reason = f"pack {self.name!r}, {what} {name!r}", described(error, " at import")
            raise Blame(who, reason, f"{PACK} {self.name}", place_in(error, self.package)).error(PackError) from error

    def load_extension(self, name: str) -> ModuleType:
        """Import a module of the ``extensions`` subpackage, and return it.

        Args:
            name: the name of the module, without ``.py``.

        Raises:
            PackError: importing it raised.
        """
        return self.load_module(EXTENSIONS, name, "extension")

    def forget(self) -> None:
        """Drop the imported modules of a pack in a folder, so that a pack that can't be used leaves none behind."""
        if self.folder is not None:
            forget(self.folder)

    def stamp(self) -> PackStamp:
        """Return name, version and digest of the pack.

        The digest covers all files that can change a game: data and code, but not texts.
        """
        from hashlib import sha256

        total = sha256()
        for path, file in sorted(_walk(self.files, "")):
            data = file.read_bytes()
            if path.startswith(f"{POWERS}/") and path.endswith(".toml"):
                data = _tables(data)
            total.update(path.encode() + b"\0" + data + b"\0")
        return PackStamp(self.name, self.version, total.hexdigest()[:16])


def check_stamps(here: Sequence[PackStamp], there: Sequence[PackStamp]) -> None:
    """Raise if packs have changed since an object was pickled."""
    for now, then in zip(here, there, strict=True):
        if now.digest != then.digest:
            raise PackError(
                f"pack {then.name!r} was pickled as {then.version} ({then.digest}), "
                f"here it is {now.version} ({now.digest})"
            )


def _tables(data: bytes) -> bytes:
    """Return the tables of a TOML file in a canonical form: in the file of a power, all but the texts for people."""
    import json
    import tomllib

    try:
        read = tomllib.loads(data.decode())
    except (ValueError, RecursionError):
        return data
    tables = {key: value for key, value in read.items() if isinstance(value, dict)}
    return json.dumps(tables, sort_keys=True, default=str).encode()


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    files = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__" and not entry.name.startswith("."):
            if isinstance(entry, Path) and entry.is_symlink():
                continue  # it may be part of a cycle; loading refuses it
            files += _walk(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".toml", ".py")) and entry.name not in (TEXTS, RULES) and entry.is_file():
            files.append((prefix + entry.name, entry))
    return files


def installed() -> dict[str, EntryPoint]:
    """Return the entry points of the installed packs by name, without importing the packs."""
    return {entry.name: entry for entry in entry_points(GROUP)}


def load(name: str) -> Pack:
    """Return an installed pack. Code of the pack runs only if its entry point names an attribute.

    Args:
        name: the name of its entry point, such as ``base``.

    Raises:
        PackError: the pack is not installed (with the nearest name), or its entry point or ``pack.toml`` is faulty.
    """
    check_kind(name, str, "name", "the name of a pack")
    entry = sole_entry(GROUP, name)
    if entry is not None:
        return _from_package(name, *entry)
    known = installed()
    if name not in known:
        names = ", ".join(sorted(known)) or "none"
        raise PackError(
            f"unknown pack {name!r}{did_you_mean(name, known)}; installed: {names}", nearest_name(name, known)
        )
    point = known[name]
    if not point.attr:
        return _from_package(name, point.module, point.dist.name if point.dist is not None else "")
    try:
        pack = point.load()
    except (Exception, SystemExit) as error:
        blame = Blame(f"pack {name!r} can't be loaded", described(error), f"{PACK} {name}", place_in(error))
        raise blame.error(PackError) from error
    if not isinstance(pack, Pack):
        raise PackError(f"pack {name!r}: its entry point should be a starcup Pack, found {type(pack).__name__}")
    return pack


def _from_package(name: str, package: str, distribution: str) -> Pack:
    try:
        files = package_files(package)
    except PackError as error:
        raise PackError(f"pack {name!r} can't be loaded: {error}") from None
    manifest = manifest_of(files, name)
    if manifest.name != name:
        raise PackError(
            f"pack {name!r}: its pack.toml should have the name of its entry point, found {manifest.name!r}"
        )
    return Pack(name, package, manifest.game, distribution)
