"""The plugin of this package for ``starcup_bots``: the players of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup_bots import Bot, BotKind, hookimpl
from starcup_bots.learned import learned_bots

GAME = "race"

# A listing of bots needs no player, so players are imported when the first one is made.


def _player(name: str, seed: int) -> Bot:
    from starcup_race.bots.bot import RaceBot
    from starcup_race.bots.numbers import numbers

    return RaceBot(seed, numbers(name))


PLAYERS = {
    "greedy": "Takes what looks best now, and nobody else into account; a sensible opponent for a first game.",
    "planner": "Weighs named terms: foresees what others choose and when the game ends; says why in words.",
}


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return the levels that have learned, ``greedy`` and ``planner``."""
    return (
        *learned_bots(GAME, reasons=partial(_player, "planner")),
        *(BotKind(name, summary, partial(_player, name), quick=True, game=GAME) for name, summary in PLAYERS.items()),
    )
