"""Tiny Epic Galaxies, with its solo game, for Starcup.

Authors of packs find here what actions in Python need besides :mod:`starcup.packed`: the classes :class:`EpicTable` and
:class:`Planet`, and what places of ships are: :func:`in_orbit`, :func:`planet_of` and :func:`space_of`; deeds that
they carry out are in :mod:`starcup_tiny_epic.deeds`. What extensions need as well is in
:mod:`starcup_tiny_epic.extending`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.games import imported_late

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.numbers import Numbers
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
    "Numbers",
    "Planet",
    "RebelBoard",
    "in_orbit",
    "planet_of",
    "score",
    "space_of",
]

_HOMES = {
    "starcup_tiny_epic._rules.numbers": ("Numbers",),
    "starcup_tiny_epic._rules.places": ("in_orbit", "planet_of", "space_of"),
    "starcup_tiny_epic._rules.planets": ("Mission", "Planet", "RebelBoard"),
    "starcup_tiny_epic._rules.ruleset": ("EpicRuleset",),
    "starcup_tiny_epic._rules.scoring": ("score",),
    "starcup_tiny_epic._rules.table": ("EpicTable",),
    "starcup_tiny_epic._rules.view": ("EpicView",),
}
__getattr__: Callable[[str], object] = imported_late(__name__, _HOMES)
