"""The public API of powers and extensions that push steps of the rules.

What extensions of any game import is in :mod:`starcup.extensions`.
"""

from starcup.roll._rules.explore import DrawTiles, PlaceTiles
from starcup.roll._rules.operations import DrawUntil

__all__ = [
    "DrawTiles",
    "DrawUntil",
    "PlaceTiles",
]
