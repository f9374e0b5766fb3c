"""The levels of players that have learned, the same for every game: easy, normal, hard and expert."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from starcup import games
from starcup_bots.game_bots import GameBots
from starcup_bots.learned.budget import LearnedBudget
from starcup_bots.protocol import Bot, BotError, BotKind

QUICK = ("easy", "normal")
"""The levels that answer by their policy alone."""
EASY = 5.0, 6.0
"""The heat and the margin of ``easy``: how much it takes what the net does not hold for best."""
BUDGETS: Mapping[str, LearnedBudget] = MappingProxyType(
    {
        "hard": LearnedBudget(),
        "expert": LearnedBudget(answers=6_500, playouts=4_000, candidates=6, margin=7.0, shortest=10, longest=100),
    }
)
"""What the levels that search may spend on a question."""
SUMMARIES: Mapping[str, str] = MappingProxyType(
    {
        "easy": "Knows the game, and often takes the second best; good company for a first game.",
        "normal": "Plays what it has learned, at once; a fair opponent.",
        "hard": "Has learned, and tries its best ideas out, in some tenths of a second.",
        "expert": "Like hard, and takes up to a second.",
    }
)


def learned_bots(game: str, weights: str = "", reasons: Callable[[int], Bot] | None = None) -> tuple[BotKind, ...]:
    """Return the levels of a game, for the plugin that offers its bots.

    Args:
        game: the key of the game.
        weights: the package and the file in it with the weights; empty: those that the game's facet *bots* names.
        reasons: makes a bot, from a seed, whose advice says in words what speaks for a choice.
    """
    return tuple(
        BotKind(
            name, summary, partial(_bot_of, name, game, weights, reasons), quick=name in QUICK, game=game, needs="numpy"
        )
        for name, summary in SUMMARIES.items()
    )


def _bot_of(name: str, game: str, weights: str, reasons: Callable[[int], Bot] | None, seed: int) -> Bot:
    """Return the bot of a level."""
    from starcup_bots.learned.players import LearnedBot, LearnedSearch, Nature
    from starcup_bots.learned.weights import weights_of

    weights = weights or games.find(game).facet("bots", GameBots).weights
    if not weights:
        raise BotError(f"game {game!r}: expected weights in its facet bots, found none")
    bot: LearnedBot | LearnedSearch
    if name in QUICK:
        bot = LearnedBot(seed, weights_of(weights), Nature(*EASY) if name == "easy" else Nature(), name)
    else:
        bot = LearnedSearch(seed, weights_of(weights), BUDGETS[name], None if reasons is None else reasons(seed), name)
    bot.game = game
    return bot
