"""Roll for the Galaxy on the kernel: the public API for players, bots and tile packs.

Front ends start from :class:`~starcup.roll.RollRuleset`; power modules import the types that hooks exchange from here,
and the rest from :mod:`starcup.packed`; steps of their own derive from those in :mod:`starcup.making`.
:mod:`starcup.roll.dice` reads and makes the dice of a place, :mod:`starcup.roll.extending` has what extensions need.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.games import imported_late

if TYPE_CHECKING:
    from starcup.roll._rules.definitions import (
        Counter,
        DieColour,
        Face,
        Faction,
        Flag,
        Grant,
        HomeWorld,
        Numbers,
        Phase,
        Tile,
        WorldColour,
    )
    from starcup.roll._rules.grants import dice_at
    from starcup.roll._rules.hooks import Dictate, Discount, Reassign
    from starcup.roll._rules.manage import end_reasons
    from starcup.roll._rules.operations import exchange_die, lose_die, place_good, put_into_play, return_tile
    from starcup.roll._rules.powers import Powers
    from starcup.roll._rules.retain import retain_spent
    from starcup.roll._rules.rules import Rules
    from starcup.roll._rules.ruleset import RollGame, RollRuleset
    from starcup.roll._rules.scoring import Score, final_scores, score
    from starcup.roll._rules.seat import Seat
    from starcup.roll._rules.ship import consume_value, trade_value
    from starcup.roll._rules.table import RollTable, table_of
    from starcup.roll._rules.view import RollView, SeatView
    from starcup.roll._rules.workers import Worker

__all__ = [
    "Counter",
    "Dictate",
    "DieColour",
    "Discount",
    "Face",
    "Faction",
    "Flag",
    "Grant",
    "HomeWorld",
    "Numbers",
    "Phase",
    "Powers",
    "Reassign",
    "RollGame",
    "RollRuleset",
    "RollTable",
    "RollView",
    "Rules",
    "Score",
    "Seat",
    "SeatView",
    "Tile",
    "Worker",
    "WorldColour",
    "consume_value",
    "dice_at",
    "end_reasons",
    "exchange_die",
    "final_scores",
    "lose_die",
    "place_good",
    "put_into_play",
    "retain_spent",
    "return_tile",
    "score",
    "table_of",
    "trade_value",
]

_HOMES = {
    "starcup.roll._rules.definitions": (
        "Counter",
        "DieColour",
        "Face",
        "Faction",
        "Flag",
        "Grant",
        "HomeWorld",
        "Numbers",
        "Phase",
        "Tile",
        "WorldColour",
    ),
    "starcup.roll._rules.grants": ("dice_at",),
    "starcup.roll._rules.hooks": ("Dictate", "Discount", "Reassign"),
    "starcup.roll._rules.manage": ("end_reasons",),
    "starcup.roll._rules.operations": ("exchange_die", "lose_die", "place_good", "put_into_play", "return_tile"),
    "starcup.roll._rules.powers": ("Powers",),
    "starcup.roll._rules.retain": ("retain_spent",),
    "starcup.roll._rules.rules": ("Rules",),
    "starcup.roll._rules.ruleset": ("RollGame", "RollRuleset"),
    "starcup.roll._rules.scoring": ("Score", "final_scores", "score"),
    "starcup.roll._rules.seat": ("Seat",),
    "starcup.roll._rules.ship": ("consume_value", "trade_value"),
    "starcup.roll._rules.table": ("RollTable", "table_of"),
    "starcup.roll._rules.view": ("RollView", "SeatView"),
    "starcup.roll._rules.workers": ("Worker",),
}
__getattr__: Callable[[str], object] = imported_late(__name__, _HOMES)
