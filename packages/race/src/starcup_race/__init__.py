"""Race for the Galaxy, base game, for Starcup.

Authors of packs find here what powers in Python need besides :mod:`starcup.packed`: the classes :class:`Card` and
:class:`RaceTable`, and steps to push, :class:`DrawCards` and :class:`PutGood`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_race._rules.cards import Card
    from starcup_race._rules.drawing import DrawCards, PutGood
    from starcup_race._rules.offers import Offer, PlacingWay, offer, offers
    from starcup_race._rules.ruleset import RaceRuleset
    from starcup_race._rules.scoring import score
    from starcup_race._rules.table import RaceTable
    from starcup_race._rules.view import RaceView

__all__ = [
    "Card",
    "DrawCards",
    "Offer",
    "PlacingWay",
    "PutGood",
    "RaceRuleset",
    "RaceTable",
    "RaceView",
    "offer",
    "offers",
    "score",
]

_HOMES = {
    "Card": "starcup_race._rules.cards",
    "DrawCards": "starcup_race._rules.drawing",
    "Offer": "starcup_race._rules.offers",
    "PlacingWay": "starcup_race._rules.offers",
    "PutGood": "starcup_race._rules.drawing",
    "RaceRuleset": "starcup_race._rules.ruleset",
    "RaceTable": "starcup_race._rules.table",
    "RaceView": "starcup_race._rules.view",
    "offer": "starcup_race._rules.offers",
    "offers": "starcup_race._rules.offers",
    "score": "starcup_race._rules.scoring",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is asked for; listing games needs only the definition."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(_HOMES[name]), name)
    return found
