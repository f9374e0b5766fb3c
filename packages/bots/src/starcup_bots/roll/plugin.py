"""The plugin of this package for Roll for the Galaxy: its players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup_bots.discovery import hookimpl
from starcup_bots.learned import learned_bots
from starcup_bots.protocol import Bot, BotKind

GAME = "roll"

# A listing of bots needs no player, so players are imported when the first one is made.


def _player(name: str, seed: int) -> Bot:
    from starcup_bots.roll.greedy import GreedyBot
    from starcup_bots.roll.planner import PlannerBot, personality

    return GreedyBot(seed) if name == "greedy" else PlannerBot(seed, personality(name))


PLAYERS = {
    "greedy": "Takes the choice that looks best now; a sensible opponent for a first game.",
    "planner": "Weighs named terms: plans its whole roll and asks what powers bring; says why in words.",
    "shipper": "Like planner, but in love with worlds, goods and chips.",
    "builder": "Like planner, but in love with developments and their bonuses.",
}


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return the levels that have learned, ``greedy``, and ``planner`` with its variants."""
    return (
        *learned_bots(GAME, reasons=partial(_player, "planner")),
        *(BotKind(name, summary, partial(_player, name), quick=True, game=GAME) for name, summary in PLAYERS.items()),
    )
