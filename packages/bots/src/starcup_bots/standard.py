"""The plugin of this package: the bots that come with it."""

from __future__ import annotations

from collections.abc import Sequence

from starcup_bots.discovery import hookimpl
from starcup_bots.protocol import Bot, BotKind
from starcup_bots.random_bot import RandomBot


def _greedy(seed: int) -> Bot:
    from starcup_bots.greedy import GreedyBot  # a listing of bots needs no player

    return GreedyBot(seed)


@hookimpl
def bots() -> Sequence[BotKind]:
    """``random`` and ``greedy``."""
    return (
        BotKind("random", "Takes any legal choice.", RandomBot),
        BotKind("greedy", "Takes the choice that looks best now; a sensible opponent for a first game.", _greedy),
    )
