"""The players ``hard`` and ``hard-fast``: the search for any game, led by ``normal``."""

from __future__ import annotations

from functools import partial

from starcup_bots import Judgement, JudgingBot, Thrift, numbers_of
from starcup_race.bots.bot import RaceBot, evaluate
from starcup_race.bots.numbers import numbers

SEARCHED = frozenset(("action", "place"))
"""The questions that are searched: most is decided there."""


def hard(name: str, seed: int, thrift: Thrift | None = None) -> JudgingBot:
    """Return a player that searches.

    Args:
        name: of the player, and of its budget in ``searches.toml``.
        seed: a whole number.
        thrift: another budget.
    """
    thrift = thrift or numbers_of(Thrift, "starcup_race.bots", name, "searches.toml")
    worth = partial(evaluate, numbers=numbers("normal"))
    return JudgingBot(seed, Judgement(RaceBot, RaceBot(seed).scores, worth, SEARCHED), thrift, name)
