"""The public API of powers and extensions that have steps, lists or state of their own.

:class:`Step` and :class:`SeatStep` are the bases of steps, :class:`State` is the base of an extension's state;
``before``, ``after`` and ``instead`` change the lists of set-up and round.
"""

from starcup.kernel.interning import interned
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.visibility import Counted, Own, Public, Secret, Topped
from starcup.plugins.extension_state import State
from starcup.roll._rules.explore import DrawTiles, PlaceTiles
from starcup.roll._rules.operations import DrawUntil
from starcup.roll._rules.step_lists import after, before, instead

__all__ = [
    "AnyStep",
    "Counted",
    "DrawTiles",
    "DrawUntil",
    "Legal",
    "Own",
    "PlaceTiles",
    "Public",
    "SeatStep",
    "Secret",
    "State",
    "Step",
    "Topped",
    "after",
    "before",
    "instead",
    "interned",
]
