"""All kinds of deeds, by their names in files."""

from __future__ import annotations

from starcup_tiny_epic._rules import chain_deeds, resource_deeds, ship_deeds
from starcup_tiny_epic._rules.deeds import Deed, Module

KINDS: tuple[type[Deed], ...] = (
    resource_deeds.Gain, resource_deeds.OthersGain, resource_deeds.FollowGain, resource_deeds.FollowPrice,
    ship_deeds.AdvanceShip, ship_deeds.OthersAdvance, ship_deeds.PushBack, ship_deeds.BackAndForward,
    resource_deeds.Take, ship_deeds.RemovePlanet, resource_deeds.UpgradeEmpire, chain_deeds.RerollDice,
    chain_deeds.SetDie, ship_deeds.MoveShips, resource_deeds.Exchange, chain_deeds.UseRowPlanet,
    chain_deeds.UseOthersColony, ship_deeds.RecallShip, ship_deeds.RelocateShip, chain_deeds.AnyAction,
    chain_deeds.RepeatDie, Module,
)  # fmt: skip
DEEDS: dict[str, type[Deed]] = {kind.name: kind for kind in KINDS}
"""The kinds of deeds by name, in the order in which they are listed."""
