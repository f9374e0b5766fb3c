"""The things that packs leave out or replace in other packs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starcup.kernel.suggest import misspelt, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.faults import Document, Unquoted
from starcup.packs.layout import MANIFEST, POWERS
from starcup.packs.pack import Pack


@frozen
class Removal:
    """An entry by which ``pack`` leaves out a thing of other packs; ``replaced`` if it brings its own instead."""

    pack: str
    document: Document
    place: tuple[str, str]
    replaced: bool


class Removals:
    """Everything that the packs of a game, in the order in which they were asked for, leave out and replace."""

    def __init__(self, packs: Sequence[Pack], faults: list[Fault]) -> None:
        self._by_thing: dict[tuple[str, str], Removal] = {}
        self._found: set[tuple[str, str]] = set()
        self._lost_powers: dict[tuple[str, str], Removal] = {}
        for pack in packs:
            manifest = pack.manifest
            tables = (("leaves_out", manifest.leaves_out), ("replaces", manifest.replaces))
            if not any(table for _, table in tables):
                continue
            document = pack.document(MANIFEST, faults)
            for name, table in tables:
                for kind, keys in table.items():
                    for key in keys:
                        self._add(kind, key, Removal(pack.name, document, (name, kind), name == "replaces"))

    def __bool__(self) -> bool:
        return bool(self._by_thing)

    def check_kinds(self, kinds: Sequence[str], *, open: bool = False) -> None:
        """Note a fault for each kind of things that can't be removed, and forget what was removed of it."""
        wrong = {thing: removal for thing, removal in self._by_thing.items() if thing[0] not in kinds}
        for removal in {(removal.pack, removal.place): removal for removal in wrong.values()}.values():
            kind = removal.place[1]
            near = misspelt(kind, kinds) if open else nearest_name(kind, kinds)
            if near or not open:
                removal.document.fault(removal.place, f"one of {', '.join(kinds)}", kind, near)
        for thing in wrong:
            del self._by_thing[thing]

    def _add(self, kind: str, key: str, removal: Removal) -> None:
        other = self._by_thing.get((kind, key))
        if other is not None and (other.replaced or removal.replaced):
            expected = "what no other pack replaces or leaves out"
            removal.document.fault(removal.place, expected, Unquoted(f"{key!r}, as pack {other.pack!r} does"))
            return
        self._by_thing[kind, key] = removal

    def keeps(self, kind: str, key: str, pack: str) -> bool:
        """Return True if the thing that ``pack`` has under a key stays in the game."""
        removal = self._by_thing.get((kind, key))
        if removal is None:
            return True
        if removal.pack == pack:
            return removal.replaced
        self._found.add((kind, key))
        return False

    def lose(self, pack: str, kind: str, key: str, sides: Iterable[str]) -> None:
        """Note that the powers of a removed thing are removed with it."""
        self._lost_powers.update({(pack, side): self._by_thing[kind, key] for side in sides})

    def of_power(self, key: str, pack: str) -> Removal | None:
        """Return the removal of the power that ``pack`` has for a piece, alone or with it; None if it stays."""
        if not self.keeps(POWERS, key, pack):
            return self._by_thing[POWERS, key]
        return self._lost_powers.get((pack, key))

    def check(self, contents: Mapping[str, set[tuple[str, str]]]) -> None:
        """Note a fault for each removed thing that no other pack has, and each replacement that its pack lacks."""
        for (kind, key), removal in self._by_thing.items():
            if (kind, key) not in self._found:
                known = [name for pack, name in contents[kind] if pack != removal.pack]
                removal.document.fault(removal.place, f"{kind} of other packs", key, nearest_name(key, known))
            elif removal.replaced and (removal.pack, key) not in contents[kind]:
                removal.document.fault(
                    removal.place, f"{kind} that this pack has as well", Unquoted(f"no {key!r} in it")
                )
