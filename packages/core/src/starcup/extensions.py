"""What games with packs need for these to bring extensions, and what extensions of any game import: the public API.

A game derives from :class:`ExtensionSet`, and names it as ``extension_set`` of its
:class:`~starcup.packed.Assembly`. An extension keeps what it has to remember in a :class:`State`; ``before``, ``after``
and ``instead`` change lists of steps.
"""

from starcup.plugins.extension_state import SeatStates, State, StateKinds, TableStates
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.step_lists import after, before, instead

__all__ = [
    "ExtensionSet",
    "SeatStates",
    "State",
    "StateKinds",
    "TableStates",
    "after",
    "before",
    "instead",
]
