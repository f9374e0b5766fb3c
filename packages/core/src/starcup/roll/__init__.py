"""Roll for the Galaxy on the kernel: the public API for players, bots and tile packs.

Front ends start from :class:`Ruleset`; power modules import :func:`hookimpl`
and what the hooks exchange from here.
"""

from starcup.kernel.faults import Fault
from starcup.kernel.interning import interned
from starcup.kernel.packs import Pack
from starcup.kernel.plugins import hookimpl
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.visibility import Counted, Own, Public, Secret, Topped
from starcup.roll import choices, events
from starcup.roll.choices import PowerChoice, enough
from starcup.roll.definitions import (
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
)  # fmt: skip
from starcup.roll.dice import NONE, ONE, Dice, count, kinds, packed, total
from starcup.roll.explore import DrawTiles, PlaceTiles
from starcup.roll.extension_state import State
from starcup.roll.glossary import GlossaryEntry, glossary
from starcup.roll.hooks import Dictate, Discount, Reassign
from starcup.roll.loading import check_pack
from starcup.roll.manage import end_reasons
from starcup.roll.operations import (
    DrawUntil,
    dice_at,
    exchange_die,
    lose_die,
    place_good,
    put_into_play,
    return_tile,
)  # fmt: skip
from starcup.roll.options import OptionError, Setting, settings_of
from starcup.roll.power_plugins import PowerPlugin
from starcup.roll.powers import Powers
from starcup.roll.retain import retain_spent
from starcup.roll.rule_texts import Rule, rule_statements
from starcup.roll.rules import Rules
from starcup.roll.ruleset import RollGame
from starcup.roll.ruleset import RollRuleset as Ruleset
from starcup.roll.scoring import Score, final_scores, score
from starcup.roll.seat import Seat
from starcup.roll.ship import consume_value, trade_value
from starcup.roll.step_lists import after, before, instead
from starcup.roll.table import RollTable, table_of
from starcup.roll.texts import TileText, tile_texts
from starcup.roll.view import RollView, SeatView
from starcup.roll.workers import Worker

__all__ = [
    "NONE",
    "ONE",
    "AnyStep",
    "Counted",
    "Counter",
    "Dice",
    "Dictate",
    "DieColour",
    "Discount",
    "DrawTiles",
    "DrawUntil",
    "Face",
    "Faction",
    "Fault",
    "Flag",
    "GlossaryEntry",
    "Grant",
    "HomeWorld",
    "Legal",
    "Numbers",
    "OptionError",
    "Own",
    "Pack",
    "Phase",
    "PlaceTiles",
    "PowerChoice",
    "PowerPlugin",
    "Powers",
    "Public",
    "Reassign",
    "RollGame",
    "RollTable",
    "RollView",
    "Rule",
    "Rules",
    "Ruleset",
    "Score",
    "Seat",
    "SeatStep",
    "SeatView",
    "Secret",
    "Setting",
    "State",
    "Step",
    "Tile",
    "TileText",
    "Topped",
    "Worker",
    "WorldColour",
    "after",
    "before",
    "check_pack",
    "choices",
    "consume_value",
    "count",
    "dice_at",
    "end_reasons",
    "enough",
    "events",
    "exchange_die",
    "final_scores",
    "glossary",
    "hookimpl",
    "instead",
    "interned",
    "kinds",
    "lose_die",
    "packed",
    "place_good",
    "put_into_play",
    "retain_spent",
    "return_tile",
    "rule_statements",
    "score",
    "settings_of",
    "table_of",
    "tile_texts",
    "total",
    "trade_value",
]
