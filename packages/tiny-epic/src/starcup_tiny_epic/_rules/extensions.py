"""The extensions of a ruleset, compiled: what they change in Tiny Epic Galaxies, and their hooks during a game.

Nothing here names an extension; the manager of plugins has checked each against
:mod:`starcup_tiny_epic._rules.extension_hooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import ClassVar

from starcup.extensions import ExtensionSet, with_common_hooks
from starcup_tiny_epic._rules import extension_hooks
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.table import EpicTable, Limit
from starcup_tiny_epic._rules.view import EpicView

SeatTrigger = Callable[[EpicTable, int], None]
FaceTrigger = Callable[[EpicTable, int, str], None]
PlanetTrigger = Callable[[EpicTable, int, Planet], None]
Holder = Callable[[EpicTable], tuple[int, ...]]


class Extensions(ExtensionSet):
    """The extensions of Tiny Epic Galaxies that are switched on."""

    specs: ClassVar[ModuleType] = with_common_hooks(EpicTable, EpicView, extension_hooks)
    own_draws: ClassVar[Sequence[str]] = ("die", "rebel-die", "mission", "planet", "first")
    held_planets: tuple[Holder, ...]
    held_missions: tuple[Holder, ...]
    turn_began: tuple[SeatTrigger, ...]
    turn_ended: tuple[SeatTrigger, ...]
    round_ended: tuple[Callable[[EpicTable], None], ...]
    rolled: tuple[Callable[[EpicTable, int, tuple[str, ...]], None], ...]
    activated: tuple[FaceTrigger, ...]
    followed: tuple[FaceTrigger, ...]
    moved: tuple[Callable[[EpicTable, int, int, int], None], ...]
    advanced: tuple[Callable[[EpicTable, int, Planet, int], None], ...]
    planet_used: tuple[PlanetTrigger, ...]
    colonised: tuple[PlanetTrigger, ...]
    left_row: tuple[Callable[[EpicTable, Planet], None], ...]
    turned_up: tuple[Callable[[EpicTable, Planet], None], ...]
    upgraded: tuple[Callable[[EpicTable, int, int], None], ...]
    gained: tuple[Callable[[EpicTable, int, int, int, str], None], ...]
    most_resources: tuple[Limit, ...]
    turn_dice: tuple[Limit, ...]
    sides: tuple[Callable[..., tuple[str, ...] | None], ...]
    follow_price: tuple[Limit, ...]
    upgrade_price: tuple[Limit, ...]
    ships: tuple[Limit, ...]
    last_vp: tuple[Limit, ...]
    winners: tuple[Callable[[EpicTable, tuple[int, ...]], tuple[int, ...]], ...]
