"""The data files of a tile pack, read strictly: unknown fields and wrong types are faults with file and line."""

from __future__ import annotations

from typing import Literal

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.list_files import ListFiles
from starcup.packs.pack import Pack
from starcup.packs.rows import Row
from starcup.packs.strict import Reader
from starcup.roll._rules.definitions import Flag, Grant, Side, WorldColour

Matching = tuple[str, ...] | str
"""Colours by key, or in a word: ``all``, ``none``, ``as COLOUR`` for what the dice of another colour match."""

SAME = ""
"""The value of ``matches_as_good`` or ``matches_as_shipper`` that means: as in ``matches``."""


@frozen
class DieRow:
    """A die colour as written in a pack; ``matches`` is short for both roles (SHIP-8)."""

    key: str
    name: str
    printed: str
    count: int
    faces: tuple[str, ...]
    matches: Matching = ()
    matches_as_good: Matching = SAME
    matches_as_shipper: Matching = SAME
    counts_as: Matching = ()


@frozen
class CounterRow:
    """A kind of counters as written in a pack."""

    key: str
    name: str
    start: int = 0
    phases: tuple[str, ...] = ()
    after: Literal["spent", "kept"] = "spent"
    vp: int = 0
    matches: Matching = ()
    matches_as_good: Matching = SAME
    matches_as_shipper: Matching = SAME
    counts_as: Matching = ()


@frozen
class FaceRow:
    """One side of a tile, half of a faction or a home world, as written in a pack."""

    key: str
    name: str
    cost: int
    colour: str = ""
    grants: tuple[Grant, ...] = ()
    phases: tuple[str, ...] = ()
    reassign: bool = False
    plus: bool = False
    optional: bool = False
    counts_as: tuple[str, ...] = ()
    fixed_cost: bool = False


@frozen
class HalfRow(FaceRow):
    """A half of a faction tile: which side it is has to be said."""

    side: Side = "world"


@frozen
class TileRow:
    """A game tile."""

    id: str
    development: FaceRow
    world: FaceRow


@frozen
class FactionRow:
    """A faction tile."""

    id: str
    number: int
    squares: int
    halves: tuple[HalfRow, ...]


@frozen
class HomeRow:
    """A home world."""

    id: str
    squares: int
    key: str
    name: str
    cost: int
    colour: str
    grants: tuple[Grant, ...] = ()

    @property
    def face(self) -> FaceRow:
        """The home world as a face."""
        return FaceRow(self.key, self.name, self.cost, self.colour, self.grants)


FILES = ("colours.toml", "tiles.toml", "factions.toml", "home_worlds.toml")
"""The data files of a tile pack, besides those that every pack may have."""

_READER = Reader()
_READER.choose(Matching, lambda value: str if isinstance(value, str) else tuple[str, ...])


@frozen
class PackFiles:
    """All tiles and colours of a pack. ``unread`` are the keys in entries that could not be read."""

    pack: Pack
    dice: tuple[Row[DieRow], ...]
    worlds: tuple[Row[WorldColour], ...]
    flags: tuple[Row[Flag], ...]
    counters: tuple[Row[CounterRow], ...]
    tiles: tuple[Row[TileRow], ...]
    factions: tuple[Row[FactionRow], ...]
    home_worlds: tuple[Row[HomeRow], ...]
    unread: frozenset[str]

    @property
    def faces(self) -> list[FaceRow]:
        """All sides of tiles, halves of factions, and home worlds."""
        sides: list[FaceRow] = [side for row in self.tiles for side in (row.value.development, row.value.world)]
        sides += [half for row in self.factions for half in row.value.halves]
        return [*sides, *(row.value.face for row in self.home_worlds)]


def read_pack(pack: Pack, faults: list[Fault]) -> PackFiles:
    """Read all data files of a pack; every fault is added to ``faults``.

    Raises:
        PackError: the pack's folder is not there.
    """
    files = ListFiles(pack, _READER, faults)
    files.open("colours.toml", "die", "world", "flag", "counter")
    files.open("tiles.toml", "tile")
    files.open("factions.toml", "faction")
    files.open("home_worlds.toml", "home_world")
    dice = files.rows("colours.toml", "die", DieRow)
    worlds = files.rows("colours.toml", "world", WorldColour)
    flags = files.rows("colours.toml", "flag", Flag)
    counters = files.rows("colours.toml", "counter", CounterRow)
    tiles = files.rows("tiles.toml", "tile", TileRow)
    factions = files.rows("factions.toml", "faction", FactionRow)
    homes = files.rows("home_worlds.toml", "home_world", HomeRow)
    return PackFiles(pack, dice, worlds, flags, counters, tiles, factions, homes, frozenset(files.unread))
