"""The plugin of this package for ``starcup_bots``: the players of Tiny Epic Galaxies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup_bots import Bot, BotKind, hookimpl

GAME = "tiny-epic"

# A listing of bots needs no player, so players are imported when the first one is made.


def _player(name: str, seed: int) -> Bot:
    from starcup_tiny_epic.bots.bot import EpicBot
    from starcup_tiny_epic.bots.numbers import numbers

    return EpicBot(seed, numbers(name))


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, and the levels ``easy`` and ``normal``."""
    return (
        BotKind(
            "greedy",
            "Takes what looks best now, one die at a time; a sensible opponent for a first game.",
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
            "Plans all its dice together, and minds the others and the end of the game; quick, and a fair opponent.",
            partial(_player, "normal"),
            quick=True,
            game=GAME,
        ),
    )
