"""Tiny Epic Galaxies, with its solo game, for Starcup.

Authors of packs find here what actions in Python need besides :mod:`starcup.packed`: the classes :class:`EpicTable` and
:class:`Planet`, and what places of ships are: :func:`in_orbit`, :func:`planet_of` and :func:`space_of`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.places import in_orbit, planet_of, space_of
    from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
    from starcup_tiny_epic._rules.ruleset import EpicRuleset
    from starcup_tiny_epic._rules.scoring import score
    from starcup_tiny_epic._rules.table import EpicTable
    from starcup_tiny_epic._rules.view import EpicView

__all__ = [
    "EpicRuleset",
    "EpicTable",
    "EpicView",
    "Mission",
    "Planet",
    "RebelBoard",
    "in_orbit",
    "planet_of",
    "score",
    "space_of",
]

_HOMES = {
    "EpicRuleset": "starcup_tiny_epic._rules.ruleset",
    "EpicTable": "starcup_tiny_epic._rules.table",
    "EpicView": "starcup_tiny_epic._rules.view",
    "Mission": "starcup_tiny_epic._rules.planets",
    "Planet": "starcup_tiny_epic._rules.planets",
    "RebelBoard": "starcup_tiny_epic._rules.planets",
    "in_orbit": "starcup_tiny_epic._rules.places",
    "planet_of": "starcup_tiny_epic._rules.places",
    "score": "starcup_tiny_epic._rules.scoring",
    "space_of": "starcup_tiny_epic._rules.places",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is asked for; listing games needs only the definition."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(_HOMES[name]), name)
    return found
