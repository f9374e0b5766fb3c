"""Race for the Galaxy, base game, for Starcup.

Authors of packs find here what powers in Python need besides :mod:`starcup.packed`: the classes :class:`Card` and
:class:`RaceTable`, steps to push, :class:`DrawCards`, :class:`PutGood` and :class:`Sell`, and :func:`consume_goods`.
Extensions (:mod:`starcup.extensions`) change lists of :class:`Phase` and :class:`Action`; :func:`unseen` has the cards
that a seat can't see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.games import imported_late

if TYPE_CHECKING:
    from starcup_race._rules.cards import Card
    from starcup_race._rules.consume import Sell, consume_goods
    from starcup_race._rules.definitions import Action, Numbers, Phase
    from starcup_race._rules.drawing import DrawCards, PutGood
    from starcup_race._rules.offers import Offer, PlacingWay, offer, offers
    from starcup_race._rules.ruleset import RaceRuleset
    from starcup_race._rules.sampling import unseen
    from starcup_race._rules.scoring import score
    from starcup_race._rules.table import SUPPLY, RaceTable
    from starcup_race._rules.view import RaceView

__all__ = [
    "SUPPLY",
    "Action",
    "Card",
    "DrawCards",
    "Numbers",
    "Offer",
    "Phase",
    "PlacingWay",
    "PutGood",
    "RaceRuleset",
    "RaceTable",
    "RaceView",
    "Sell",
    "consume_goods",
    "offer",
    "offers",
    "score",
    "unseen",
]

_HOMES = {
    "starcup_race._rules.cards": ("Card",),
    "starcup_race._rules.consume": ("Sell", "consume_goods"),
    "starcup_race._rules.definitions": ("Action", "Numbers", "Phase"),
    "starcup_race._rules.drawing": ("DrawCards", "PutGood"),
    "starcup_race._rules.offers": ("Offer", "PlacingWay", "offer", "offers"),
    "starcup_race._rules.ruleset": ("RaceRuleset",),
    "starcup_race._rules.scoring": ("score",),
    "starcup_race._rules.sampling": ("unseen",),
    "starcup_race._rules.table": ("RaceTable", "SUPPLY"),
    "starcup_race._rules.view": ("RaceView",),
}
__getattr__: Callable[[str], object] = imported_late(__name__, _HOMES)
