"""The average worth of the actions of planets, in VP for each use, as far as their deeds tell."""

from __future__ import annotations

from functools import cache
from math import fsum

from starcup_tiny_epic._rules import deeds as d
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.planets import Action

UNIT = 0.25
"""A resource."""
STEP = 0.8
"""A space on a track."""
OWN = 0.5
"""An action in Python, of which nothing is known."""


@cache
def action_worth(action: Action) -> float:
    """Return the average worth of using an action once: in VP, 0 or more."""
    if action.own:
        return OWN
    found = fsum([_average(deed) for deed in action.deeds])
    found -= UNIT * (action.energy + action.culture) + 0.4 * action.dice
    return max(0.0, found) * (0.8 if action.own_turn else 1.0)


def _average(deed: Deed) -> float:
    if isinstance(deed, d.Gain):
        return UNIT * (deed.energy + deed.culture) * (1.5 if deed.per_ship else 1.0)
    if isinstance(deed, d.OthersGain):
        return -0.3 * UNIT * (deed.energy + deed.culture)
    if isinstance(deed, d.AdvanceShip):
        return STEP * deed.steps * (0.7 if deed.track >= 0 else 1.0)
    if isinstance(deed, d.PushBack):
        return 0.25 * deed.steps * deed.ships
    if isinstance(deed, d.UpgradeEmpire):
        return 0.8
    return AVERAGE.get(type(deed), 0.3)


AVERAGE: dict[type[Deed], float] = {
    d.FollowGain: 0.25,
    d.FollowPrice: 0.2,
    d.OthersAdvance: -0.3,
    d.BackAndForward: 0.3,
    d.Take: 0.3,
    d.RemovePlanet: 0.05,
    d.RerollDice: 0.5,
    d.SetDie: 0.6,
    d.MoveShips: 0.9,
    d.Exchange: 0.3,
    d.UseRowPlanet: 0.7,
    d.UseOthersColony: 0.3,
    d.RecallShip: 0.2,
    d.RelocateShip: 0.5,
    d.AnyAction: 0.7,
    d.RepeatDie: 0.9,
}
"""The average worth of other deeds."""
