"""The faults of packs that are being put together: whose each is, and in which file and line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from starcup.packed.game_numbers import NUMBERS
from starcup.packs.errors import Fault, PackError
from starcup.packs.layout import EXTENSIONS, MANIFEST
from starcup.packs.pack import Pack
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.hook_places import faults_in_module

_EXTENSION = re.compile(r"^pack '[^']*', extension '(\w+)'")


class AssemblyFaults:
    """The part of an assembly that notes faults.

    Args:
        packs: in the order in which they are loaded.
        named: the packs as they were asked for; empty: the order of ``packs``.
    """

    extension_set: ClassVar[type[ExtensionSet]] = ExtensionSet
    """The class of the extensions; if it has ``specs``, packs may have extensions."""

    def __init__(self, packs: Sequence[Pack], named: Sequence[str | Pack]) -> None:
        self.packs: tuple[Pack, ...] = tuple(packs)
        self.faults: list[Fault] = []
        """All faults found, of any pack."""
        self.names: tuple[str, ...] = tuple(pack if isinstance(pack, str) else pack.name for pack in named or packs)
        """The names of the packs in the order in which they were asked for."""

    @property
    def as_named(self) -> list[Pack]:
        """The packs in the order in which they were asked for."""
        return sorted(self.packs, key=lambda pack: self.names.index(pack.name))

    @property
    def is_sound(self) -> bool:
        """True if no data has a fault; a fault of a module does not keep other modules from being checked."""
        return all(fault.told for fault in self.faults)

    def blame(self, error: PackError) -> None:
        """Note an error as a fault of the pack that its text begins with, else of the last one.

        Args:
            error: what was raised.
        """
        if error.faults:
            self.faults += error.faults
            return
        text, extensible = str(error), self.extension_set.specs is not None
        expected = "extensions that can work" if extensible else "a pack that can be played"
        pack = next((pack for pack in self.packs if text.startswith(f"pack {pack.name!r}")), None)
        extension = _EXTENSION.search(text)
        if pack is not None and extension is not None:
            self.faults += faults_in_module(error, pack, f"{EXTENSIONS}/{extension[1]}.py", expected)
        else:
            name, file = self.names[-1] if pack is None else pack.name, EXTENSIONS if extensible else ""
            self.faults.append(Fault(name, file, 0, "", expected, text, error.nearest or "", text))

    def fault_of_all(self, file: str, expected: str, found: int) -> None:
        """Note a fault of what all packs hold together, such as too few cards: of the last pack that was asked for.

        Args:
            file: the file with such pieces; if that pack leaves pieces out, its manifest is at fault.
            expected: how many of what have to be in all packs together, in words.
            found: how many there are.
        """
        pack = self.as_named[-1]
        place = MANIFEST if pack.manifest.leaves_out else file
        self.faults.append(Fault(pack.name, place, 0, "", expected, f"{found:,}"))

    def fault_of_number(self, name: str, expected: str, found: object, near: str = "") -> None:
        """Note a fault of a number of the game, in the first pack that sets it, else in the last one.

        Args:
            name: that of the number.
            expected: what was expected of it, in words.
            found: its value.
            near: the nearest valid value, if there is one.
        """
        pack = next((pack for pack in self.packs if name in pack.manifest.numbers), self.packs[-1])
        pack.document(MANIFEST, self.faults).fault((NUMBERS, name), expected, found, near)
