"""What games with packs need for these to bring extensions, and what extensions of any game import: the public API.

A game derives its tables from :class:`ExtendedTable`, its views from :class:`ExtendedView`, and names a subclass of
:class:`ExtensionSet` as ``extension_set`` of its :class:`~starcup.packed.Assembly`; :func:`with_common_hooks` has the
hooks of every game. An extension keeps what it has to remember in a :class:`State`; ``before``, ``after`` and
``instead`` change lists of steps; :class:`FurtherChoice` is the base of choices beside those of the rules.
"""

from starcup.packed.common_hooks import with_common_hooks
from starcup.packed.further import FurtherChoice
from starcup.plugins.extended_table import ExtendedTable, ExtendedView
from starcup.plugins.extension_state import State
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.step_lists import after, before, instead

__all__ = [
    "ExtendedTable",
    "ExtendedView",
    "ExtensionSet",
    "FurtherChoice",
    "State",
    "after",
    "before",
    "instead",
    "with_common_hooks",
]
