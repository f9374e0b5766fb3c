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


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, the levels ``easy``, ``normal`` and ``hard``, and ``hard-fast``."""
    return (
        BotKind(
            "greedy",
            "Takes what looks best now, and nobody else into account; a sensible opponent for a first game.",
            partial(_player, "greedy"),
            quick=True,
            game=GAME,
        ),
        BotKind(
            "easy",
            "Plays plainly and misjudges now and then; good company for a first game.",
            partial(_player, "easy"),
            quick=True,
            game=GAME,
        ),
        BotKind(
            "normal",
            "Foresees what others choose and when the game ends; quick, and a fair opponent.",
            partial(_player, "normal"),
            quick=True,
            game=GAME,
        ),
        BotKind(
            "hard", "Plays positions on in its head, up to a second a decision.", partial(_searcher, "hard"), game=GAME
        ),
        BotKind(
            "hard-fast",
            "Like hard, with less thought: a few seconds a game.",
            partial(_searcher, "hard-fast"),
            game=GAME,
        ),
    )
