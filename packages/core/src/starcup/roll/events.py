"""The events of Roll for the Galaxy, told to everyone or, if private, to one seat.

Colours, phases, tiles and worlds are named by their keys, dice as colour keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Self, cast

from starcup import Event, SeatEvent
from starcup.making import frozen
from starcup.messages import Names, SeatNumber
from starcup.roll.choices import DieKey, PhaseKey, PlaceKey, SideKey
from starcup.roll.dice import Dice, unpacked

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules

SourceKey = Annotated[str, Names("source")]
"""What brings something about: a power or world by its key, a phase, or a rule."""


def _names(ruleset: object, dice: object) -> tuple[str, ...]:
    worker_names = cast("Rules", ruleset).worker_names
    return tuple(worker_names[kind] for kind in unpacked(cast(Dice, dice)))


@frozen
class _DiceEvent(SeatEvent):
    """An event about dice, which are kept as a packed number and named when the event is read."""

    colours: tuple[DieKey, ...]

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Self:
        seat, dice, *rest = noted
        return cls(cast(int, seat), _names(ruleset, dice), *rest)


@frozen
class Dealt(SeatEvent):
    """Set-up: the seat's faction and home world (SETUP-9)."""

    faction: int
    home_world: SideKey


@frozen
class TilesSeen(SeatEvent):
    """The seat has drawn these tiles (by id); only it sees them."""

    private = True
    tiles: tuple[SideKey, ...]


@frozen
class TilesDrawn(SeatEvent):
    """The seat has drawn that many tiles."""

    count: int


@frozen
class StacksBegun(SeatEvent):
    """Set-up: the starting tiles of the two stacks (SETUP-11)."""

    development: SideKey
    world: SideKey


@frozen
class RoundBegan(Event):
    """A round begins."""

    number: int


@frozen
class DiceRolled(_DiceEvent):
    """The seat has rolled dice of these colours (ROLL-1)."""


@frozen
class FacesSeen(SeatEvent):
    """The seat sees the faces that it has rolled, as ``colour.face``; the others don't (SECRET-5)."""

    private = True
    faces: tuple[str, ...]

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Self:
        seat, columns, loose = cast("tuple[int, tuple[Dice, ...], Dice]", noted)
        rules = cast("Rules", ruleset)
        faces = [
            f"{name}.{key}" for key, dice in zip(rules.phase_keys, columns, strict=True) for name in _names(rules, dice)
        ]
        faces += [f"{rules.die_keys[die.colour]}.{die.face}" for die in (rules.loose[kind] for kind in unpacked(loose))]
        return cls(seat, tuple(faces))


@frozen
class Revealed(SeatEvent):
    """The seat's sheet at Reveal: selected phase, the die that selects it, and each column's dice (REVEAL-1)."""

    selected: PhaseKey
    selector: DieKey
    columns: tuple[tuple[DieKey, ...], ...]
    dictated: tuple[DieKey, ...]
    powers: tuple[SourceKey, ...]

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Self:
        seat, selected, selector, columns, dictated, used = cast(
            "tuple[int, int, int, tuple[Dice, ...], Dice, tuple[int, ...]]", noted
        )
        rules = cast("Rules", ruleset)
        return cls(
            seat,
            rules.phase_keys[selected] if selected >= 0 else "",
            rules.worker_names[selector] if selected >= 0 else "",
            tuple(_names(rules, column) for column in columns),
            _names(rules, dictated),
            tuple(rules.faces[face].key if face >= 0 else "dictate" for face in used),
        )


@frozen
class SpareDieRolled(Event):
    """The spare die of a two-player game shows this face (REVEAL-3): a phase, or several joined by ``+``."""

    face: str


@frozen
class PhasesChosen(Event):
    """The phases that occur this round (PHASE-1)."""

    phases: tuple[PhaseKey, ...]


@frozen
class WorkersReturned(_DiceEvent):
    """Dice went back to the cup unused (REVEAL-5, REVEAL-6, PHASE-9), from ``place``: a phase, ``developers``, ..."""

    place: PlaceKey = ""


@frozen
class PhaseBegan(Event):
    """A phase begins."""

    phase: PhaseKey


@frozen
class CreditsGained(SeatEvent):
    """Credits were gained, after the cap; ``source`` is a power, world or task."""

    credits: int
    source: SourceKey


@frozen
class ChipsGained(SeatEvent):
    """VP chips were gained."""

    chips: int
    source: SourceKey


@frozen
class Scouted(SeatEvent):
    """An explorer Scouts."""

    worker: DieKey
    phase: PhaseKey = ""


@frozen
class Stocked(SeatEvent):
    """An explorer Stocks."""

    worker: DieKey
    phase: PhaseKey = ""


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
class TileMoved(SeatEvent):
    """The seat sees which of its tiles the event before is about, and where it was and is now (SECRET-4).

    The places are ``drawn``, ``development`` and ``world`` (the stacks), ``abandoned`` and ``bag``; ``where`` is the
    end of the stack.
    """

    private = True
    face: SideKey
    start: str
    to: str
    where: str = ""


@frozen
class BagRefilled(Event):
    """Abandoned tiles went back into the bag; ``seats`` says how many of each seat's."""

    count: int
    seats: tuple[int, ...] = ()


@frozen
class WorkersPlaced(_DiceEvent):
    """Workers of a phase were placed on a tile."""

    face: SideKey
    phase: PhaseKey = ""


@frozen
class Completed(_DiceEvent):
    """A tile was completed with dice of these colours (DEVELOP-2, SETTLE-2)."""

    face: SideKey


@frozen
class DiceGained(_DiceEvent):
    """Dice came from the supply to ``place``."""

    place: PlaceKey


@frozen
class DieLost(SeatEvent):
    """A die went back to the supply (IMMED-4)."""

    colour: DieKey
    place: PlaceKey


@frozen
class DieKept(SeatEvent):
    """A die just spent went to the cup instead of Citizenry, by a power."""

    colour: DieKey
    source: SourceKey


@frozen
class GoodProduced(SeatEvent):
    """A producer became a good."""

    world: SideKey
    colour: DieKey
    phase: PhaseKey = ""


@frozen
class GoodShipped(SeatEvent):
    """A good was Traded or Consumed."""

    world: SideKey
    good: DieKey
    worker: DieKey
    traded: bool
    phase: PhaseKey = ""


@frozen
class Recruited(_DiceEvent):
    """Dice were recruited."""


@frozen
class Recalled(SeatEvent):
    """A die was recalled."""

    colour: DieKey
    place: PlaceKey


@frozen
class ResourceChanged(SeatEvent):
    """The seat has ``by`` more (or fewer) counters of that name, or of what else a pack counts; ``left`` now."""

    name: str
    by: int
    left: int


@frozen
class TilePlayed(SeatEvent):
    """A tile was placed without workers, from ``source``: ``drawn``, a stack (its side), ``bag`` or ``box``."""

    face: SideKey
    source: str = ""


@frozen
class TileLeft(SeatEvent):
    """A placed tile left the tableau for the ``bag`` or, out of the game, the ``box``."""

    face: SideKey
    to: PlaceKey


@frozen
class TilesShown(SeatEvent):
    """Tiles were drawn openly (by id); the last is the one looked for, if it was ``found``."""

    tiles: tuple[SideKey, ...]
    found: bool = False


@frozen
class DieExchanged(SeatEvent):
    """A die at ``place`` was exchanged for one of another colour out of the supply."""

    given: DieKey
    taken: DieKey
    place: PlaceKey


@frozen
class GoodPlaced(SeatEvent):
    """A good was put onto a world outside Produce, out of ``source``."""

    world: SideKey
    good: DieKey
    source: PlaceKey


@frozen
class RoundEnded(Event):
    """The round is over."""

    number: int


@frozen
class GameEnded(Event):
    """The game is over: why, each seat's score, and the winners."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]
