"""Race for the Galaxy, base game, for Starcup."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_race._rules.offers import Offer, PlacingWay, offer, offers
    from starcup_race._rules.ruleset import RaceRuleset
    from starcup_race._rules.scoring import score
    from starcup_race._rules.table import RaceTable
    from starcup_race._rules.view import RaceView

__all__ = ["Offer", "PlacingWay", "RaceRuleset", "RaceTable", "RaceView", "offer", "offers", "score"]

_HOMES = {
    "Offer": "offers",
    "PlacingWay": "offers",
    "RaceRuleset": "ruleset",
    "RaceTable": "table",
    "RaceView": "view",
    "offer": "offers",
    "offers": "offers",
    "score": "scoring",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is asked for; listing games needs only the definition."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"{__name__}._rules.{_HOMES[name]}"), name)
    return found
