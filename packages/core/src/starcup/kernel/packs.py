"""Packs: what is installed, what was chosen, and what exactly it contained.

A distribution offers its pack under the entry-point group ``starcup.packs``.
Being installed switches nothing on: a ruleset names the packs it wants.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import TypeVar

from attrs import frozen

from starcup.kernel.errors import PackError
from starcup.kernel.journal import PackStamp
from starcup.kernel.suggest import hint

GROUP = "starcup.packs"
T = TypeVar("T")


@frozen
class Pack:
    """A pack of tiles, powers and rules: an import package with data files and a ``powers`` subpackage.

    Args:
        name: unique among packs; prefixes nothing, but names the pack in errors and journals.
        package: the import package that holds the files.
        game: the game that it belongs to, such as ``roll``.
        distribution: what was installed, for the version.
    """

    name: str
    package: str
    game: str
    distribution: str

    @property
    def version(self) -> str:
        """The version of the distribution; ``0`` if it is not installed as one."""
        try:
            return metadata.version(self.distribution)
        except metadata.PackageNotFoundError:
            return "0"

    @property
    def files(self) -> Traversable:
        """The folder with the pack's files."""
        return resources.files(self.package)

    def read(self, name: str) -> dict[str, object]:
        """A TOML file of the pack; empty if the pack has none of that name.

        Raises:
            PackError: the file is no TOML; with line and column.
        """
        file = self.files / name
        if not file.is_file():
            return {}
        try:
            return tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise PackError(f"pack {self.name!r}, {name}: {error}") from error

    def powers(self) -> list[str]:
        """Names of the modules in the ``powers`` subpackage, sorted."""
        folder = self.files / "powers"
        if not folder.is_dir():
            return []
        names = (file.name for file in folder.iterdir())
        return sorted(name[:-3] for name in names if name.endswith(".py") and not name.startswith("_"))

    def load_power(self, name: str) -> ModuleType:
        """Import one module of the ``powers`` subpackage.

        Raises:
            PackError: importing it raised.
        """
        from importlib import import_module

        try:
            return import_module(f"{self.package}.powers.{name}")
        except Exception as error:
            raise PackError(f"pack {self.name!r}, power {name!r}: {type(error).__name__} at import: {error}") from error

    def stamp(self) -> PackStamp:
        """Name, version and a digest of everything that can change a game: data and powers, not texts."""
        total = hashlib.sha256()
        for path, file in sorted(_walk(self.files, "")):
            total.update(path.encode() + b"\0" + file.read_bytes() + b"\0")
        return PackStamp(self.name, self.version, total.hexdigest()[:16])


_TEXTS = ("texts.toml", "rules.toml")


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            found += _walk(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".toml", ".py")) and entry.name not in _TEXTS:
            found.append((prefix + entry.name, entry))
    return found


def installed() -> dict[str, metadata.EntryPoint]:
    """The packs that are installed, by name. Nothing of them is imported."""
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


def load(name: str) -> Pack:
    """An installed pack by its name.

    Raises:
        PackError: not installed (with the nearest name), or its entry point is broken.
    """
    known = installed()
    if name not in known:
        names = ", ".join(sorted(known)) or "none"
        raise PackError(f"unknown pack {name!r}{hint(name, known)}; installed: {names}")
    try:
        pack = known[name].load()
    except Exception as error:
        raise PackError(f"pack {name!r} can't be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(pack, Pack):
        raise PackError(f"pack {name!r}: its entry point should be a starcup Pack, found {type(pack).__name__}")
    return pack


def choose(chosen: Sequence[str | Pack], game: str) -> tuple[Pack, ...]:
    """The packs for a ruleset, in the order given.

    Raises:
        PackError: unknown, named twice, or of another game.
    """
    packs = tuple(load(one) if isinstance(one, str) else one for one in chosen)
    for index, pack in enumerate(packs):
        if pack.game != game:
            raise PackError(f"pack {pack.name!r} is for the game {pack.game!r}, expected {game!r}")
        if any(other.name == pack.name for other in packs[:index]):
            raise PackError(f"pack {pack.name!r} is named twice")
    return packs
