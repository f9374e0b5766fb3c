"""The plugin of this package for ``starcup_bots``: the players of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup_bots import Bot, BotKind, hookimpl

GAME = "race"

# A listing of bots needs no player, so players are imported when the first one is made.


def _player(name: str, seed: int) -> Bot:
    from starcup_race.bots.bot import RaceBot
    from starcup_race.bots.numbers import numbers

    return RaceBot(seed, numbers(name))


def _searcher(name: str, seed: int) -> Bot:
    from starcup_race.bots.hard import hard

    return hard(name, seed)


QUICK = {
    "greedy": "Takes what looks best now, and nobody else into account; a sensible opponent for a first game.",
    "easy": "Plays plainly and misjudges now and then; good company for a first game.",
    "normal": "Foresees what others choose and when the game ends; quick, and a fair opponent.",
}
SEARCHING = {
    "hard": "Plays positions on in its head, up to a second a decision.",
    "hard-fast": "Like hard, with less thought: a few seconds a game.",
}


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, the levels ``easy``, ``normal`` and ``hard``, and ``hard-fast``."""
    return (
        *(BotKind(name, summary, partial(_player, name), quick=True, game=GAME) for name, summary in QUICK.items()),
        *(BotKind(name, summary, partial(_searcher, name), game=GAME) for name, summary in SEARCHING.items()),
    )
