"""The facet *bots* of Race for the Galaxy: the parts of scores that statistics count.

Only ``starcup_bots`` asks for it, so that the game itself does not depend on it.
"""

from __future__ import annotations

from typing import ClassVar

from starcup_bots import GameBots


class RaceBots(GameBots):
    """Chips, printed VP, and all that six-cost developments bring, added up."""

    columns: ClassVar[tuple[str, ...]] = ("chips", "cards")
    rest: ClassVar[str] = "bonus"
    piece: ClassVar[str] = "card"
