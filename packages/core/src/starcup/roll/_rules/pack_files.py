"""The data files of a tile pack, read strictly: unknown fields and wrong types are faults with file and line."""

from __future__ import annotations

from typing import Literal

from starcup.making import frozen
from starcup.packed import PackPieces, PieceList, Reader
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


DICE = PieceList("colours.toml", "die", DieRow, kind="dice")
WORLD_COLOURS = PieceList("colours.toml", "world", WorldColour)
FLAGS = PieceList("colours.toml", "flag", Flag)
COUNTERS = PieceList("colours.toml", "counter", CounterRow)
TILES = PieceList("tiles.toml", "tile", TileRow, "tiles", "id", lambda tile: (tile.development.key, tile.world.key))
FACTIONS = PieceList(
    "factions.toml", "faction", FactionRow, "factions", "id", lambda faction: [half.key for half in faction.halves]
)
HOME_WORLDS = PieceList("home_worlds.toml", "home_world", HomeRow, "home_worlds", "id", lambda home: (home.key,))
LISTS = (DICE, WORLD_COLOURS, FLAGS, COUNTERS, TILES, FACTIONS, HOME_WORLDS)
"""The lists of pieces that a tile pack may hold."""


def make_reader() -> Reader:
    """Return a reader that knows the two ways to write what colours match."""
    reader = Reader()
    reader.choose(Matching, lambda value: str if isinstance(value, str) else tuple[str, ...], (str, tuple[str, ...]))
    return reader


def faces_of(pieces: PackPieces) -> list[FaceRow]:
    """Return all sides of tiles, halves of factions, and home worlds of a pack."""
    sides: list[FaceRow] = [side for row in pieces.of(TILES) for side in (row.value.development, row.value.world)]
    sides += [half for row in pieces.of(FACTIONS) for half in row.value.halves]
    return [*sides, *(row.value.face for row in pieces.of(HOME_WORLDS))]
