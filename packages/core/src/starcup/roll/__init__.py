"""Roll for the Galaxy on the kernel: the public API for players, bots and tile packs.

Front ends start from :class:`~starcup.roll.Ruleset`; power modules import :func:`hookimpl`
and the types that hooks exchange from here. Two more modules are public:
:mod:`starcup.roll.dice` reads and makes the dice of a place, and
:mod:`starcup.roll.extending` has the building blocks of new steps and state.
"""

from starcup.packs.errors import Fault
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.options import OptionError, Setting, settings_of
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule
from starcup.packs.ruleset import rule_statements, tile_texts
from starcup.packs.texts import TileText
from starcup.plugins.manager import hookimpl
from starcup.roll import choices, events
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
)  # fmt: skip
from starcup.roll._rules.hooks import Dictate, Discount, Reassign
from starcup.roll._rules.loading import check_pack
from starcup.roll._rules.manage import end_reasons
from starcup.roll._rules.operations import (
    dice_at,
    exchange_die,
    lose_die,
    place_good,
    put_into_play,
    return_tile,
)  # fmt: skip
from starcup.roll._rules.powers import Powers
from starcup.roll._rules.retain import retain_spent
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.ruleset import RollGame
from starcup.roll._rules.ruleset import RollRuleset as Ruleset
from starcup.roll._rules.scoring import Score, final_scores, score
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.ship import consume_value, trade_value
from starcup.roll._rules.table import RollTable, table_of
from starcup.roll._rules.view import RollView, SeatView
from starcup.roll._rules.workers import Worker
from starcup.roll.choices import PowerChoice, enough
from starcup.roll.glossary import glossary

__all__ = [
    "Counter",
    "Dictate",
    "DieColour",
    "Discount",
    "Face",
    "Faction",
    "Fault",
    "Flag",
    "GlossaryEntry",
    "Grant",
    "HomeWorld",
    "Numbers",
    "OptionError",
    "Pack",
    "Phase",
    "PowerChoice",
    "PowerPlugin",
    "Powers",
    "Reassign",
    "RollGame",
    "RollTable",
    "RollView",
    "Rule",
    "Rules",
    "Ruleset",
    "Score",
    "Seat",
    "SeatView",
    "Setting",
    "Tile",
    "TileText",
    "Worker",
    "WorldColour",
    "check_pack",
    "choices",
    "consume_value",
    "dice_at",
    "end_reasons",
    "enough",
    "events",
    "exchange_die",
    "final_scores",
    "glossary",
    "hookimpl",
    "lose_die",
    "place_good",
    "put_into_play",
    "retain_spent",
    "return_tile",
    "rule_statements",
    "score",
    "settings_of",
    "table_of",
    "tile_texts",
    "trade_value",
]
