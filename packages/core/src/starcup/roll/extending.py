"""The public API of powers and extensions that have steps, lists or state of their own.

:class:`State` is the base of an extension's state; ``before``, ``after`` and ``instead`` change the lists of set-up and
round.
"""

from starcup.plugins.extension_state import State
from starcup.roll._rules.explore import DrawTiles, PlaceTiles
from starcup.roll._rules.operations import DrawUntil
from starcup.roll._rules.step_lists import after, before, instead

__all__ = [
    "DrawTiles",
    "DrawUntil",
    "PlaceTiles",
    "State",
    "after",
    "before",
    "instead",
]
