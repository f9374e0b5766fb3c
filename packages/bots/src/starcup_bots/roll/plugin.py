"""The plugin of this package for Roll for the Galaxy: its players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup_bots.discovery import hookimpl
from starcup_bots.protocol import Bot, BotKind

GAME = "roll"

# A listing of bots needs no player, so players are imported when the first one is made.


def _greedy(seed: int) -> Bot:
    from starcup_bots.roll.greedy import GreedyBot

    return GreedyBot(seed)


def _player(name: str, seed: int) -> Bot:
    from starcup_bots.roll.planner import PlannerBot, personality

    return PlannerBot(seed, personality(name))


def _searcher(name: str, seed: int) -> Bot:
    from starcup_bots.roll.hard import HardBot, settings

    return HardBot(seed, settings(name))


GREEDY = "Takes the choice that looks best now; a sensible opponent for a first game."
QUICK = {
    "easy": "Plays plainly and misjudges now and then; good company for a first game.",
    "normal": "Plans its whole roll and asks what powers bring; quick, and a fair opponent.",
    "shipper": "Like normal, but in love with worlds, goods and chips.",
    "builder": "Like normal, but in love with developments and their bonuses.",
}
SEARCHING = {
    "hard": "Plays positions on in its head, up to a second a decision.",
    "hard-fast": "Like hard, with less thought: a few seconds a game.",
}


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, the levels ``easy``, ``normal`` and ``hard``, and variants of the last two."""
    return (
        BotKind("greedy", GREEDY, _greedy, quick=True, game=GAME),
        *(BotKind(name, summary, partial(_player, name), quick=True, game=GAME) for name, summary in QUICK.items()),
        *(BotKind(name, summary, partial(_searcher, name), game=GAME) for name, summary in SEARCHING.items()),
    )
