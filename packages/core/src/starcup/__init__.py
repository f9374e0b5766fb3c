"""Starcup: an engine library for galaxy-building tabletop games.

An unofficial fan implementation. :class:`Game` runs a game under any ruleset;
rulesets are in the subpackages, such as :mod:`starcup.roll`.
"""

from __future__ import annotations

from typing import Any

from starcup.kernel.actions import Actions, NumberedQuestion
from starcup.kernel.answers import Answers, Misfit
from starcup.kernel.arrangements import Arrangements
from starcup.kernel.blame import place_in
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice, Items
from starcup.kernel.errors import (
    BadArgument,
    CannotUndo,
    EngineError,
    GameError,
    IllegalChoice,
    JournalError,
    OrderRefused,
    PowerError,
    StaleChoice,
    StarcupError,
)
from starcup.kernel.events import Event, SeatEvent, Undone
from starcup.kernel.game import Game
from starcup.kernel.information import Recall, information_state
from starcup.kernel.journal import Header
from starcup.kernel.journal_text import read_header as journal_header
from starcup.kernel.messages import say_by
from starcup.kernel.orders import OrderNews, StandingOrder, StandingOrders
from starcup.kernel.picks import Picks
from starcup.kernel.playout import playout
from starcup.kernel.returns import returns
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import Decision
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.table import ChanceNode, Table
from starcup.kernel.view import View, arrange_by
from starcup.messages.language import english
from starcup.owners import at_work, blamed
from starcup.packs.errors import PackError
from starcup.packs.options import OptionError
from starcup.packs.pack import Pack
from starcup.packs.pack import installed as installed_packs
from starcup.packs.pack import load as load_pack

__all__ = [
    "Actions",
    "Answers",
    "Arrangements",
    "BadArgument",
    "CannotUndo",
    "ChanceNode",
    "Choice",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "GameError",
    "Header",
    "IllegalChoice",
    "Items",
    "JournalError",
    "Misfit",
    "NumberedQuestion",
    "OptionError",
    "OrderNews",
    "OrderRefused",
    "Pack",
    "PackError",
    "Picks",
    "PowerError",
    "Recall",
    "Rng",
    "Ruleset",
    "SeatEvent",
    "SeatScore",
    "StaleChoice",
    "StandingOrder",
    "StandingOrders",
    "StarcupError",
    "Table",
    "Undone",
    "at_work",
    "blamed",
    "brief",
    "did_you_mean",
    "information_state",
    "installed_packs",
    "journal_header",
    "load_pack",
    "nearest_name",
    "place_in",
    "playout",
    "returns",
]


def _arrays(view: View[Any]) -> dict[str, memoryview[Any]]:
    from starcup.features import layout_of  # for learners, and games are looked up there

    return layout_of(view.ruleset).arrays(view, view.seat)


say_by(english)
arrange_by(_arrays)
