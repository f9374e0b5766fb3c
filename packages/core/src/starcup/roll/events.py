"""Every event of Roll for the Galaxy: what happened, told to everyone or, if private, to its seat.

Colours, phases, tiles and worlds are named by their keys, dice as colour keys.
"""

from __future__ import annotations

from attrs import frozen

from starcup.kernel.events import Event, SeatEvent


@frozen
class Dealt(SeatEvent):
    """Set-up: the seat's faction and home world (SETUP-9)."""

    faction: int
    home_world: str


@frozen
class TilesSeen(SeatEvent):
    """The seat has drawn these tiles (by id); only it sees them."""

    private = True
    tiles: tuple[str, ...]


@frozen
class TilesDrawn(SeatEvent):
    """The seat has drawn that many tiles."""

    count: int


@frozen
class StacksBegun(SeatEvent):
    """Set-up: the starting tiles of the two stacks (SETUP-11)."""

    development: str
    world: str


@frozen
class RoundBegan(Event):
    """A round begins."""

    number: int


@frozen
class DiceRolled(SeatEvent):
    """The seat has rolled dice of these colours (ROLL-1)."""

    colours: tuple[str, ...]


@frozen
class FacesSeen(SeatEvent):
    """What the seat has rolled, as ``colour.face``; only it sees them (SECRET-5)."""

    private = True
    faces: tuple[str, ...]


@frozen
class Revealed(SeatEvent):
    """The seat's sheet at Reveal: selected phase, the die that selects it, and each column's dice (REVEAL-1)."""

    selected: str
    selector: str
    columns: tuple[tuple[str, ...], ...]
    dictated: tuple[str, ...]
    powers: tuple[str, ...]


@frozen
class SpareDieRolled(Event):
    """The spare die of a two-player game shows this face (REVEAL-3)."""

    face: str


@frozen
class PhasesChosen(Event):
    """The phases that occur this round (PHASE-1)."""

    phases: tuple[str, ...]


@frozen
class WorkersReturned(SeatEvent):
    """Dice went back to the cup unused (REVEAL-5, REVEAL-6, PHASE-9)."""

    colours: tuple[str, ...]


@frozen
class PhaseBegan(Event):
    """A phase begins."""

    phase: str


@frozen
class CreditsGained(SeatEvent):
    """Credits were gained, after the cap; ``source`` is a power, world or task."""

    credits: int
    source: str


@frozen
class ChipsGained(SeatEvent):
    """VP chips were gained."""

    chips: int
    source: str


@frozen
class Scouted(SeatEvent):
    """An explorer Scouts."""

    worker: str


@frozen
class Stocked(SeatEvent):
    """An explorer Stocks."""

    worker: str


@frozen
class TileAbandoned(SeatEvent):
    """A tile was put away from the construction zone; which one is secret (SECRET-4)."""

    stack: str


@frozen
class TilePlaced(SeatEvent):
    """A drawn tile was put to a stack; which one is secret unless it lies on top."""

    stack: str
    where: str


@frozen
class TileGivenUp(SeatEvent):
    """A tile of the zone went back into the bag (EXPLORE-17)."""

    stack: str


@frozen
class BagRefilled(Event):
    """Abandoned tiles went back into the bag."""

    count: int


@frozen
class WorkersPlaced(SeatEvent):
    """Workers were placed on a tile."""

    face: str
    colours: tuple[str, ...]


@frozen
class Completed(SeatEvent):
    """A tile was completed with these dice (DEVELOP-2, SETTLE-2)."""

    face: str
    spent: tuple[str, ...]


@frozen
class DiceGained(SeatEvent):
    """Dice came from the supply to ``place``."""

    colours: tuple[str, ...]
    place: str


@frozen
class DieLost(SeatEvent):
    """A die went back to the supply (IMMED-4)."""

    colour: str
    place: str


@frozen
class DieKept(SeatEvent):
    """A die just spent went to the cup instead of Citizenry, by a power."""

    colour: str
    source: str


@frozen
class GoodProduced(SeatEvent):
    """A producer became a good."""

    world: str
    colour: str


@frozen
class GoodShipped(SeatEvent):
    """A good was Traded or Consumed."""

    world: str
    good: str
    worker: str
    traded: bool


@frozen
class Recruited(SeatEvent):
    """Dice were recruited."""

    colours: tuple[str, ...]


@frozen
class Recalled(SeatEvent):
    """A die was recalled."""

    colour: str
    place: str


@frozen
class RoundEnded(Event):
    """The round is over."""

    number: int


@frozen
class GameEnded(Event):
    """The game is over: why, each seat's score, and the winners."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
