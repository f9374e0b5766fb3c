"""The plugin of this package for all games: the bots that play any."""

from __future__ import annotations

from collections.abc import Sequence

from starcup_bots.discovery import hookimpl
from starcup_bots.protocol import BotKind
from starcup_bots.random_bot import RandomBot


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``random``, which plays any game."""
    return (BotKind("random", "Takes any legal choice.", RandomBot, quick=True),)
