"""The choices of Tiny Epic Galaxies, each with its stable text."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, ClassVar

from starcup import Choice, Items
from starcup.making import Domains, frozen
from starcup.messages import Names, SeatNumber
from starcup_tiny_epic._rules.terms import FACES, RESOURCES

GALAXY_NAME = "galaxy"
"""The name of the place of ships at home; others are ``KEY.orbit`` and ``KEY.surface``."""

Face = Annotated[str, Names("face")]
"""The name of a face of a die."""
Resource = Annotated[str, Names("resource")]
"""The name of a resource."""
Planet = Annotated[str, Names("planet")]
"""The key of a planet."""
Mission = Annotated[str, Names("mission")]
"""The key of a secret mission."""
Board = Annotated[str, Names("board")]
"""The key of a rebel board."""
Place = Annotated[str, Names("place")]
"""The name of a place of ships."""
Dice = Annotated[Items, Names("face")]
"""The faces of several dice."""

_FACE: Domains = MappingProxyType({"face": FACES})
_DICE: Domains = MappingProxyType({"items": FACES})
_RESOURCE: Domains = MappingProxyType({"resource": RESOURCES})


@frozen(eq=False)
class KeepMission(Choice):
    """Keep a secret mission, and discard the other (SETUP-12)."""

    pattern = "keep {mission}"
    mission: Mission


@frozen(eq=False)
class Activate(Choice):
    """Activate a die, and carry out the action of its face (ACTIVATE-1)."""

    pattern = "activate {face}"
    domains: ClassVar[Domains] = _FACE
    face: Face


@frozen(eq=False)
class StartReroll(Choice):
    """Re-roll dice; which ones is asked next (REROLL-1)."""

    pattern = "re-roll"


@frozen(eq=False)
class Reroll(Choice):
    """Re-roll these unused dice (REROLL-4)."""

    pattern = "re-roll {items}"
    domains: ClassVar[Domains] = _DICE
    items: Dice


@frozen(eq=False)
class StartConvert(Choice):
    """Use the converter; with which dice is asked next (CONVERT-2)."""

    pattern = "convert"


@frozen(eq=False)
class PutIn(Choice):
    """Put two unused dice into the converter (CONVERT-2)."""

    pattern = "put in {items}"
    domains: ClassVar[Domains] = _DICE
    items: Dice


@frozen(eq=False)
class TurnDie(Choice):
    """Turn an unused die to another face (CONVERT-2, CLARIFY-17)."""

    pattern = "turn {face} to {other}"
    domains: ClassVar[Domains] = MappingProxyType({"face": FACES, "other": FACES})
    face: Face
    other: Face


@frozen(eq=False)
class EndTurn(Choice):
    """End the turn; unused dice lapse (ENDTURN-1)."""

    pattern = "end turn"


@frozen(eq=False)
class Follow(Choice):
    """Pay culture and carry out the action of the die that was activated (FOLLOW-2)."""

    pattern = "follow"


@frozen(eq=False)
class Pass(Choice):
    """Do not follow, or do not advance a ship."""

    pattern = "pass"


@frozen(eq=False)
class Move(Choice):
    """Move a ship from one place to another: ``galaxy``, ``KEY.orbit`` or ``KEY.surface`` (MOVE-1)."""

    pattern = "move {ship} to {place}"
    domains: ClassVar[Domains] = MappingProxyType({"ship": "place", "place": "place"})
    ship: Place
    place: Place


@frozen(eq=False)
class UsePlanet(Choice):
    """Carry out the action of a planet: by landing, of a colony, or through another planet (LAND-1, UTILIZE-1)."""

    pattern = "use {planet}"
    planet: Planet


@frozen(eq=False)
class Decline(Choice):
    """Do not use the action of the planet on which a ship landed (LAND-2)."""

    pattern = "decline"


@frozen(eq=False)
class Upgrade(Choice):
    """Raise the empire one level, paid in one resource (EMPIRE-2)."""

    pattern = "upgrade with {resource}"
    domains: ClassVar[Domains] = _RESOURCE
    resource: Resource


@frozen(eq=False)
class UpgradeMixed(Choice):
    """Raise the empire one level, paid in a mixture (CLARIFY-27)."""

    pattern = "upgrade with {energy} energy and {culture} culture"
    domains: ClassVar[Domains] = MappingProxyType({"energy": "amount", "culture": "amount"})
    energy: int
    culture: int


@frozen(eq=False)
class Advance(Choice):
    """Advance the own ship on the track of a planet (ADVANCE-5)."""

    pattern = "advance {planet}"
    planet: Planet


@frozen(eq=False)
class PullBack(Choice):
    """Move the own ship on the track of a planet back (CLARIFY-10)."""

    pattern = "pull back {planet}"
    planet: Planet


@frozen(eq=False)
class PushBack(Choice):
    """Push ships of other players back, each named by its owner's number and the planet, such as ``1.helios``."""

    pattern = "push back {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "foreign-ship"})
    items: Annotated[Items, Names("foreign-ship")]


@frozen(eq=False)
class TakeFrom(Choice):
    """Take resources from another player, named by his number (CLARIFY-12)."""

    pattern = "take from {player}"
    player: SeatNumber


@frozen(eq=False)
class RemovePlanet(Choice):
    """Remove a planet of the row (CLARIFY-18)."""

    pattern = "remove {planet}"
    planet: Planet


@frozen(eq=False)
class GiveUp(Choice):
    """Give up unused dice (CLARIFY-28)."""

    pattern = "give up {items}"
    domains: ClassVar[Domains] = _DICE
    items: Dice


@frozen(eq=False)
class Exchange(Choice):
    """Turn so much of one resource into the other (CLARIFY-37)."""

    pattern = "exchange {amount}"
    amount: int


@frozen(eq=False)
class Recall(Choice):
    """Bring the ship on the track of a planet back to the galaxy (CLARIFY-1)."""

    pattern = "recall {planet}"
    planet: Planet


@frozen(eq=False)
class GainResource(Choice):
    """Gain all of one resource (CLARIFY-2)."""

    pattern = "gain {resource}"
    domains: ClassVar[Domains] = _RESOURCE
    resource: Resource


@frozen(eq=False)
class GainMixed(Choice):
    """Gain some of each resource (CLARIFY-2)."""

    pattern = "gain {energy} energy and {culture} culture"
    domains: ClassVar[Domains] = MappingProxyType({"energy": "amount", "culture": "amount"})
    energy: int
    culture: int


@frozen(eq=False)
class Relocate(Choice):
    """Move the ship on the track of a planet to the same space of another track (CLARIFY-15)."""

    pattern = "relocate {planet} to {target}"
    domains: ClassVar[Domains] = MappingProxyType({"target": "planet"})
    planet: Planet
    target: Planet


@frozen(eq=False)
class ChooseFace(Choice):
    """Choose the die action to carry out (CLARIFY-55)."""

    pattern = "choose {face}"
    domains: ClassVar[Domains] = _FACE
    face: Face


@frozen(eq=False)
class RepeatDie(Choice):
    """Carry out the action of an activated die once more (CLARIFY-40)."""

    pattern = "repeat {face}"
    domains: ClassVar[Domains] = _FACE
    face: Face


@frozen(eq=False)
class ForceReroll(Choice):
    """Pay 1 energy and 1 culture: the rebel re-rolls its die (SOLO-10)."""

    pattern = "force re-roll"


@frozen(eq=False)
class LetStand(Choice):
    """Let the rebel's die stand (SOLO-10)."""

    pattern = "let stand"


@frozen(eq=False)
class GiveResources(Choice):
    """Give the rebel these resources (SOLO-44)."""

    pattern = "give {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": RESOURCES})
    items: Annotated[Items, Names("resource")]


REROLL, CONVERT, END_TURN, FOLLOW, PASS, DECLINE = (
    StartReroll(), StartConvert(), EndTurn(), Follow(), Pass(), Decline()
)  # fmt: skip
FORCE_REROLL, LET_STAND = ForceReroll(), LetStand()
