"""The deeds that actions of planets are made of, as data (EFFECT, CLARIFY); :mod:`.doing` carries them out."""

from __future__ import annotations

from starcup.making import frozen
from starcup_tiny_epic._rules.terms import NOTHING


@frozen
class Deed:
    """Base of the deeds."""


@frozen
class Gain(Deed):
    """The user gains resources; with ``per_ship`` as often as he has ships in his galaxy (CLARIFY-3)."""

    energy: int = 0
    culture: int = 0
    per_ship: bool = False


@frozen
class OthersGain(Deed):
    """Every other player gains resources (EFFECT-13)."""

    energy: int = 0
    culture: int = 0


@frozen
class FollowGain(Deed):
    """To the end of the turn, the active player gains resources for each follow by an opponent (CLARIFY-4)."""

    energy: int = 0
    culture: int = 0


@frozen
class FollowPrice(Deed):
    """To the end of the turn, each follow costs so much culture (CLARIFY-36)."""

    culture: int


@frozen
class AdvanceShip(Deed):
    """One own ship advances along a track of kind ``track``, or of any kind (EFFECT-9)."""

    steps: int = 1
    track: int = NOTHING


@frozen
class OthersAdvance(Deed):
    """Each other player, clockwise, advances one own ship on any track (CLARIFY-47)."""

    steps: int = 1


@frozen
class PushBack(Deed):
    """Ships of other players go back along tracks of kind ``track``, or of any kind (EFFECT-7, EFFECT-8)."""

    steps: int = 1
    ships: int = 1
    track: int = NOTHING


@frozen
class BackAndForward(Deed):
    """One own ship goes back, then a different own ship goes forward (CLARIFY-10)."""

    steps: int = 1


@frozen
class Take(Deed):
    """The user takes resources from one other player who has some (CLARIFY-12)."""

    energy: int = 0
    culture: int = 0


@frozen
class RemovePlanet(Deed):
    """A row planet without any ship is removed, and the gap is filled (CLARIFY-18)."""


@frozen
class UpgradeEmpire(Deed):
    """An upgrade for ``discount`` less, ``mixed`` if paid in any mixture, only for the ``lowest`` empire if so stated."""

    discount: int = 0
    mixed: bool = False
    lowest: bool = False


@frozen
class RerollDice(Deed):
    """The user re-rolls any of his unused dice (CLARIFY-54)."""


@frozen
class SetDie(Deed):
    """The user turns one of his unused dice to any face (CLARIFY-17)."""


@frozen
class MoveShips(Deed):
    """Different own ships move, one after the other (CLARIFY-32)."""

    ships: int = 1


@frozen
class Exchange(Deed):
    """Any amount, at least 1, of the resource ``give`` becomes as much of the other (CLARIFY-37)."""

    give: int


@frozen
class UseRowPlanet(Deed):
    """The user carries out the action of a row planet without a ship there (CLARIFY-50)."""


@frozen
class UseOthersColony(Deed):
    """The user pays another player and carries out the action of a colony of his (CLARIFY-44)."""

    energy: int = 0
    culture: int = 0


@frozen
class RecallShip(Deed):
    """One own orbiting ship returns, for as much of one resource as the number of its space (CLARIFY-1)."""


@frozen
class RelocateShip(Deed):
    """One own orbiting ship moves to the space of the same number on another track (CLARIFY-15)."""


@frozen
class AnyAction(Deed):
    """The user carries out any die action; with ``free_follow`` every other player may follow it free (CLARIFY-55)."""

    free_follow: bool = False


@frozen
class RepeatDie(Deed):
    """The user carries out the action of a die in the activation bay once more (CLARIFY-40)."""


DEEDS: tuple[type[Deed], ...] = (
    Gain, OthersGain, FollowGain, FollowPrice, AdvanceShip, OthersAdvance, PushBack, BackAndForward, Take, RemovePlanet,
    UpgradeEmpire, RerollDice, SetDie, MoveShips, Exchange, UseRowPlanet, UseOthersColony, RecallShip, RelocateShip,
    AnyAction, RepeatDie,
)  # fmt: skip
"""All kinds of deeds."""
