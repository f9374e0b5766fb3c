"""Deeds for actions in Python: all that terms can say, carried out by :func:`carry_out`.

``track`` and ``give`` are numbers here: places in :data:`TRACKS` and :data:`RESOURCES`, or ``NOTHING`` for any track.
"""

from starcup_tiny_epic._rules.chain_deeds import AnyAction, RepeatDie, RerollDice, SetDie, UseOthersColony, UseRowPlanet
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.resource_deeds import (
    Exchange,
    FollowGain,
    FollowPrice,
    Gain,
    OthersGain,
    Take,
    UpgradeEmpire,
)
from starcup_tiny_epic._rules.ship_deeds import (
    AdvanceShip,
    BackAndForward,
    MoveShips,
    OthersAdvance,
    PushBack,
    RecallShip,
    RelocateShip,
    RemovePlanet,
)
from starcup_tiny_epic._rules.terms import NOTHING, RESOURCES, TRACKS
from starcup_tiny_epic._rules.using import carry_out, has_effect

__all__ = [
    "NOTHING",
    "RESOURCES",
    "TRACKS",
    "AdvanceShip",
    "AnyAction",
    "BackAndForward",
    "Deed",
    "Exchange",
    "FollowGain",
    "FollowPrice",
    "Gain",
    "MoveShips",
    "OthersAdvance",
    "OthersGain",
    "PushBack",
    "RecallShip",
    "RelocateShip",
    "RemovePlanet",
    "RepeatDie",
    "RerollDice",
    "SetDie",
    "Take",
    "UpgradeEmpire",
    "UseOthersColony",
    "UseRowPlanet",
    "carry_out",
    "has_effect",
]
