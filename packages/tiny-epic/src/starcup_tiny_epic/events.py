"""The events of a game, each with the audience that may hear it.

``seat`` is the number of an empire: a player's from 0 on; in a solo game that of the rebel is 1. ``source`` is the
planet through whose action something happens, by its key; empty if it is no planet's.
"""

from __future__ import annotations

from starcup import Event, SeatEvent
from starcup.making import frozen
from starcup_tiny_epic.choices import Board, Face, Mission, Place, Planet


@frozen
class RowLaidOut(Event):
    """The planets of the row were turned up (SETUP-8)."""

    planets: tuple[Planet, ...]


@frozen
class FirstPlayer(SeatEvent):
    """The seat has the first turn (TURN-1)."""


@frozen
class MissionsDealt(SeatEvent):
    """The missions that the seat was dealt (SETUP-12)."""

    private = True
    missions: tuple[Mission, ...]


@frozen
class MissionKept(SeatEvent):
    """The mission that the seat keeps (SETUP-12)."""

    private = True
    mission: Mission


@frozen
class TurnBegan(SeatEvent):
    """A turn began, in this round (TURN-3)."""

    turn: int
    round: int = 0


@frozen
class DiceRolled(SeatEvent):
    """Dice were rolled: the faces that came up."""

    faces: tuple[Face, ...]


@frozen
class DiceRerolled(SeatEvent):
    """Dice were re-rolled for so much energy: their faces before and after (REROLL-3)."""

    before: tuple[Face, ...]
    after: tuple[Face, ...]
    price: int
    source: str = ""


@frozen
class DiceConverted(SeatEvent):
    """Two dice were put into the converter, and a third was turned (CONVERT-2)."""

    spent: tuple[Face, ...]
    face: Face
    other: Face


@frozen
class DieTurned(SeatEvent):
    """An unused die was turned to another face by a planet (CLARIFY-17)."""

    face: Face
    other: Face
    source: str = ""


@frozen
class DiceGivenUp(SeatEvent):
    """Unused dice were given up (CLARIFY-28)."""

    faces: tuple[Face, ...]
    source: str = ""


@frozen
class DieActivated(SeatEvent):
    """A die was activated (ACTIVATE-1)."""

    face: Face


@frozen
class DieRepeated(SeatEvent):
    """The action of an activated die is carried out once more (CLARIFY-40)."""

    face: Face
    source: str = ""


@frozen
class ActionChosen(SeatEvent):
    """A die action was chosen (CLARIFY-55)."""

    face: Face
    source: str = ""


@frozen
class Followed(SeatEvent):
    """The seat follows the die, for so much culture (FOLLOW-2)."""

    face: Face
    price: int


@frozen
class ResourcesGained(SeatEvent):
    """The seat gained resources; ``source`` is the face of a die, the key of a planet, or ``attack``."""

    energy: int
    culture: int
    source: str


@frozen
class ResourcesLost(SeatEvent):
    """The seat paid or lost resources, for ``upgrade``, ``attack``, ``re-roll``, ``extra-turn``, or a planet by key."""

    energy: int
    culture: int
    source: str


@frozen
class ShipMoved(SeatEvent):
    """A ship moved from one place to another: ``galaxy``, ``KEY.orbit`` or ``KEY.surface`` (MOVE-1).

    From an orbit, it was on this ``space`` of the track.
    """

    ship: Place
    place: Place
    space: int = 0
    source: str = ""


@frozen
class ShipAdvanced(SeatEvent):
    """A ship reached this space of the track of a planet, from the one at the ``start`` (ADVANCE-1)."""

    planet: Planet
    space: int
    start: int = 0
    source: str = ""


@frozen
class ShipPushedBack(SeatEvent):
    """A ship of the seat went back to this space of the track of a planet, from the one at the ``start`` (EFFECT-7)."""

    planet: Planet
    space: int
    start: int = 0
    source: str = ""


@frozen
class ShipRelocated(SeatEvent):
    """A ship moved to a space of another track (CLARIFY-15)."""

    planet: Planet
    target: Planet
    space: int
    source: str = ""


@frozen
class PlanetUsed(SeatEvent):
    """The seat carries out the action of a planet."""

    planet: Planet


@frozen
class PlanetColonised(SeatEvent):
    """The seat colonised a planet, and has so many public VP now (COLONY-4)."""

    planet: Planet
    vp: int


@frozen
class ShipsSentHome(Event):
    """Ships return from a planet: how many of each empire, by its number (COLONY-2)."""

    planet: Planet
    ships: tuple[int, ...]


@frozen
class PlanetRemoved(Event):
    """A planet was removed from the row: out of the game, or ``under`` the deck (CLARIFY-19)."""

    planet: Planet
    under: bool = False
    source: str = ""


@frozen
class PlanetTurnedUp(Event):
    """A new planet came into the row, at this place from the left, from 0 (COLONY-5)."""

    planet: Planet
    place: int


@frozen
class EmpireRaised(SeatEvent):
    """The empire reached a level, and has so many public VP now (EMPIRE-5); the rebel's after its last is the skull.

    It gained so many ``ships`` by it.
    """

    level: int
    vp: int
    ships: int = 0
    source: str = ""


@frozen
class EndTriggered(SeatEvent):
    """The seat has 21 public VP or more (END-1)."""


@frozen
class RebelDieRolled(Event):
    """The rebel rolled a die, and so many are ``left`` to roll (SOLO-8)."""

    face: Face
    left: int = 0


@frozen
class RebelDieDiscarded(Event):
    """The rebel's die has no effect and is discarded (SOLO-15)."""

    face: Face


@frozen
class RebelAttacked(Event):
    """The rebel carries out the attack of its level (SOLO-27)."""

    board: Board
    level: int


@frozen
class RebelExtraTurn(Event):
    """The rebel plays an extra turn with so many dice (SOLO-32)."""

    dice: int


@frozen
class DiceTakenAway(SeatEvent):
    """The seat rolls so many dice fewer in its next turn (SOLO-48)."""

    dice: int


@frozen
class MissionsShown(Event):
    """All missions are shown: that of each seat, and the VP that it brings (SCORE-1)."""

    missions: tuple[Mission, ...]
    vp: tuple[int, ...]


@frozen
class GameEnded(Event):
    """The game is over: the score of each seat, and the seats that won; in a lost solo game nobody."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
