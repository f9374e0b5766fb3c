"""The deeds that actions of planets are made of, as data (EFFECT, CLARIFY); ``doers`` carry them out.

Their fields are those of the terms in files of powers.
"""

from __future__ import annotations

from typing import Annotated

from starcup.making import frozen
from starcup.packed import Unquoted, Wrong
from starcup_tiny_epic._rules.terms import NOTHING

Amount = Annotated[int, "amount"]
"""A number of resources, from 0."""
Number = Annotated[int, "number"]
"""A number of spaces, ships or resources, from 1."""
Resource = Annotated[int, "resource"]
"""The number of a resource, which files state by its name."""
Track = Annotated[int, "track"]
"""The number of a kind of track, which files state by its name."""


@frozen
class Deed:
    """Base of the deeds."""


@frozen
class OfResources(Deed):
    """Base of the deeds about an amount of resources."""

    energy: Amount = 0
    culture: Amount = 0

    def __attrs_post_init__(self) -> None:
        if not (self.energy or self.culture):
            raise Wrong("energy, culture or both", Unquoted("neither"))


@frozen
class Gain(OfResources):
    """The user gains resources; with ``per_ship`` as often as he has ships in his galaxy (CLARIFY-3)."""

    per_ship: bool = False


@frozen
class OthersGain(OfResources):
    """Every other player gains resources (EFFECT-13)."""


@frozen
class FollowGain(OfResources):
    """To the end of the turn, the active player gains resources for each follow by an opponent (CLARIFY-4)."""


@frozen
class FollowPrice(Deed):
    """To the end of the turn, each follow costs so much culture (CLARIFY-36)."""

    culture: Amount


@frozen
class AdvanceShip(Deed):
    """One own ship advances along a track of kind ``track``, or of any kind (EFFECT-9)."""

    steps: Number = 1
    track: Track = NOTHING


@frozen
class OthersAdvance(Deed):
    """Each other player, clockwise, advances one own ship on any track (CLARIFY-47)."""

    steps: Number = 1


@frozen
class PushBack(Deed):
    """Ships of other players go back along tracks of kind ``track``, or of any kind (EFFECT-7, EFFECT-8)."""

    steps: Number = 1
    ships: Number = 1
    track: Track = NOTHING


@frozen
class BackAndForward(Deed):
    """One own ship goes back, then a different own ship goes forward (CLARIFY-10)."""

    steps: Number = 1


@frozen
class Take(OfResources):
    """The user takes resources from one other player who has some (CLARIFY-12)."""


@frozen
class RemovePlanet(Deed):
    """A row planet without any ship is removed, and the gap is filled (CLARIFY-18)."""


@frozen
class UpgradeEmpire(Deed):
    """An upgrade for ``discount`` less, paid in any mixture if ``mixed``; only for the ``lowest`` empire if stated."""

    discount: Amount = 0
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

    ships: Number = 1


@frozen
class Exchange(Deed):
    """Any amount, at least 1, of the resource ``give`` becomes as much of the other (CLARIFY-37)."""

    give: Resource


@frozen
class UseRowPlanet(Deed):
    """The user carries out the action of a row planet without a ship there (CLARIFY-50)."""


@frozen
class UseOthersColony(OfResources):
    """The user pays another player and carries out the action of a colony of his (CLARIFY-44)."""


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


@frozen
class Module(Deed):
    """What the module of the action, ``powers/KEY.py``, does; if it is not listed, it comes last."""


DEEDS: dict[str, type[Deed]] = {
    "gain": Gain,
    "others_gain": OthersGain,
    "follow_gain": FollowGain,
    "follow_price": FollowPrice,
    "advance": AdvanceShip,
    "others_advance": OthersAdvance,
    "push_back": PushBack,
    "back_and_forward": BackAndForward,
    "take": Take,
    "remove_planet": RemovePlanet,
    "upgrade": UpgradeEmpire,
    "reroll_dice": RerollDice,
    "set_die": SetDie,
    "move_ships": MoveShips,
    "exchange": Exchange,
    "use_row_planet": UseRowPlanet,
    "use_others_colony": UseOthersColony,
    "recall_ship": RecallShip,
    "relocate_ship": RelocateShip,
    "any_action": AnyAction,
    "repeat_die": RepeatDie,
    "module": Module,
}
"""All kinds of deeds by their names in files."""
OF_THE_TURN: tuple[type[Deed], ...] = (FollowGain, FollowPrice, RerollDice, SetDie)
"""The deeds about dice and follows of the active player."""
