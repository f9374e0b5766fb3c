"""The extensions of packs: what they may do to the game as a whole, beyond the powers of ships."""

from __future__ import annotations

from typing import ClassVar

from starcup.extensions import ExtensionSet, with_common_hooks
from starcup_harbour.table import HarbourTable, HarbourView


class HarbourExtensions(ExtensionSet):
    """The extensions that are switched on, with the hooks that every game has."""

    specs: ClassVar = with_common_hooks(HarbourTable, HarbourView)
    own_draws = ("ship",)
