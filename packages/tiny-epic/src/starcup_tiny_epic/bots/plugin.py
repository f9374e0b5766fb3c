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


LEVELS = {
    "greedy": "Takes what looks best now, one die at a time; a sensible opponent for a first game.",
    "easy": "Plays plainly and misjudges now and then; good company for a first game.",
    "normal": "Plans all its dice together, and minds the others and the end of the game; quick, and a fair opponent.",
}


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, and the levels ``easy`` and ``normal``."""
    return [BotKind(name, said, partial(_player, name), quick=True, game=GAME) for name, said in LEVELS.items()]
