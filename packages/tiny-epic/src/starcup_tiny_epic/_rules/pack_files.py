"""The planets, missions and rebel boards in the data files of a pack, read strictly: faults have file and line."""

from __future__ import annotations

from typing import Annotated

from starcup.making import frozen
from starcup.packed import PieceList, Reader, Unquoted, Wrong
from starcup_tiny_epic._rules.deeds import Amount, Number, Resource, Track
from starcup_tiny_epic._rules.numbers import MOST_SEATS
from starcup_tiny_epic._rules.places import MOST_SPACES
from starcup_tiny_epic._rules.planets import COUNTED, Attack, Back
from starcup_tiny_epic._rules.terms import DICE, RESOURCES, SHIPS, TRACKS

PLANETS, MISSIONS, BOARDS = "planets.toml", "missions.toml", "boards.toml"

Points = Annotated[int, "points"]
Spaces = Annotated[int, "spaces"]
Players = Annotated[int, "players"]
Rank = Annotated[int, "rank"]
Dice = Annotated[int, "dice"]
Counted = Annotated[str, "counted"]
"""The name of something that missions count."""
Unknown = Annotated[str, "unknown"]
"""A number of a board that is not known."""
BackShips = Annotated[int, "back ships"]
BackAll = Annotated[int, "back all"]

LIMITS: dict[object, tuple[int, int]] = {
    Amount: (0, 20),
    Number: (1, 20),
    Points: (0, 50),
    Spaces: (1, MOST_SPACES),
    Players: (2, MOST_SEATS),
    Rank: (1, 99),
    Dice: (1, DICE),
    BackShips: (0, SHIPS),
}
"""The least and the largest value of each kind of number."""
STAND_INS = ("dice", "vp", "most", "attack")
"""The parts of a rebel board that may be stand-ins for those of a printed board (SOLO-52)."""


@frozen
class PlanetRow:
    """A planet as written in a pack (PLANETS-2)."""

    key: str
    name: str
    vp: Points
    resource: Resource
    track: Track
    spaces: Spaces


@frozen
class Counts:
    """Numbers of things that missions count, in the order of :data:`COUNTED`."""

    energy: Amount | None = None
    culture: Amount | None = None
    colonies: Amount | None = None
    economy: Amount | None = None
    diplomacy: Amount | None = None
    home: Amount | None = None
    away: Amount | None = None
    level: Amount | None = None
    vp: Amount | None = None

    def __attrs_post_init__(self) -> None:
        if not self.stated:
            raise Wrong(f"a number of something ({', '.join(COUNTED)})", Unquoted("an empty table"))

    @property
    def stated(self) -> tuple[tuple[str, int], ...]:
        """The things that are stated, each with its number."""
        return tuple((name, value) for name in COUNTED if (value := getattr(self, name)) is not None)


@frozen
class MissionRow:
    """A mission as written in a pack, with one condition (MISSIONS-1)."""

    key: str
    name: str
    vp: Points
    tied: Points = 0
    players: Players = 2
    most: Counted | None = None
    fewest: Counted | None = None
    least: Counts | None = None
    most_of: Counts | None = None
    equal: tuple[Counted, ...] = ()
    ended: bool = False


CONDITIONS = ("most", "fewest", "least", "most_of", "equal", "ended")
"""The fields of a mission that are conditions."""


@frozen
class LevelRow:
    """A level of a rebel board as written in a pack (SOLO-50)."""

    dice: Dice
    vp: Points
    attack: Attack


@frozen
class BoardRow:
    """A rebel board as written in a pack (SOLO-50)."""

    key: str
    name: str
    difficulty: str
    rank: Rank
    most: Number
    level: tuple[LevelRow, ...]
    stand_in: tuple[Unknown, ...] = ()


def reader() -> Reader:
    """Return a reader that knows the limits of numbers, and the names of resources, tracks and things counted."""
    pack_reader = Reader()
    for kind, (least, most) in LIMITS.items():
        pack_reader.numbers(kind, least, most)
    pack_reader.numbered(Resource, "a resource", {name: number for number, name in enumerate(RESOURCES)})
    pack_reader.numbered(Track, "a kind of track", {name: number for number, name in enumerate(TRACKS)})
    pack_reader.numbered(BackAll, "a number of ships, or", {"all": -1})
    pack_reader.choose(Back, lambda value: BackAll if isinstance(value, str) else BackShips, (BackShips, BackAll))
    pack_reader.names(Counted, "something that missions count", COUNTED, fixed=True)
    pack_reader.names(Unknown, "a part of a board", STAND_INS, fixed=True)
    return pack_reader


PLANET_LIST = PieceList(PLANETS, "planet", PlanetRow, kind="planets", powers=lambda planet: (planet.key,))
MISSION_LIST = PieceList(MISSIONS, "mission", MissionRow, kind="missions")
BOARD_LIST = PieceList(BOARDS, "board", BoardRow, kind="boards")
