"""The data files of a tile pack, read strictly: unknown fields and wrong types are errors with file and place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import cattrs
from attrs import field, frozen

from starcup.kernel.errors import PackError
from starcup.kernel.packs import Pack
from starcup.roll.definitions import DieColour, Grant, Side, WorldColour

T = TypeVar("T")


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


@frozen
class ColoursFile:
    """``colours.toml``."""

    die: tuple[DieColour, ...] = ()
    world: tuple[WorldColour, ...] = ()


@frozen
class TilesFile:
    """``tiles.toml``."""

    tile: tuple[TileRow, ...] = ()


@frozen
class FactionsFile:
    """``factions.toml``."""

    faction: tuple[FactionRow, ...] = ()


@frozen
class HomeWorldsFile:
    """``home_worlds.toml``."""

    home_world: tuple[HomeRow, ...] = ()


@frozen
class PackFiles:
    """All data of a pack."""

    pack: Pack
    colours: ColoursFile = field(factory=ColoursFile)
    tiles: TilesFile = field(factory=TilesFile)
    factions: FactionsFile = field(factory=FactionsFile)
    home_worlds: HomeWorldsFile = field(factory=HomeWorldsFile)


def _reader() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    return converter


def _exactly(kind: type[T]) -> Callable[[object, object], object]:
    def check(value: object, _: object) -> object:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}, found {value!r}")
        return value

    return check


def read_pack(pack: Pack) -> PackFiles:
    """Read all data files of a pack.

    Raises:
        PackError: unknown fields, wrong types or values; every fault with file and place.
    """
    reader = _reader()
    return PackFiles(
        pack,
        _read(reader, pack, "colours.toml", ColoursFile),
        _read(reader, pack, "tiles.toml", TilesFile),
        _read(reader, pack, "factions.toml", FactionsFile),
        _read(reader, pack, "home_worlds.toml", HomeWorldsFile),
    )


def _read(reader: cattrs.Converter, pack: Pack, file: str, kind: type[T]) -> T:
    data = pack.read(file)
    try:
        return reader.structure(data, kind)
    except cattrs.BaseValidationError as error:
        faults = "; ".join(text.replace("@ $", "at ") for text in cattrs.transform_error(error))
        raise PackError(f"pack {pack.name!r}, {file}: {faults}") from error
