"""Returns: the result of a game for each seat, for learners."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.arguments import check_kind
from starcup.kernel.game import Game
from starcup.kernel.scores import best_of
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def returns(game: Game[TableT, ViewT]) -> tuple[float, ...]:
    """Return the result of a game for each seat, from -1 to 1: who has won, regardless of the points.

    With ``n`` players, the winner gets 1 and each other seat ``-1 / (n - 1)``. If ``k`` seats share the win, each gets
    the mean of one win and ``k - 1`` losses, ``(n / k - 1) / (n - 1)``. If nobody wins, all get 0. So the returns add
    up to 0; with two players they are 1 and -1, or 0 and 0. A lone player gets 1 for a win and -1 for a loss.

    A game that is not over, such as one that was cut off, is judged by the current :meth:`Ruleset.scores`: the best
    seats have won, or nobody if the game has no scores. A lone player has then not won.

    Args:
        game: a game, usually one that is over.

    Returns:
        A number for each seat, in seat order.

    >>> from starcup import Rng, games, playout
    >>> game = Game.new(games.find("race").load(), players=3, seed=7)
    >>> playout(game, Rng(1)) > 0
    True
    >>> sorted(returns(game))
    [-0.5, -0.5, 1.0]
    """
    check_kind(game, Game, "game", "a game")
    ruleset, table, players = game.ruleset, game.table, game.table.players
    if players == 1:
        return (1.0 if game.finished and 0 in ruleset.winners(table) else -1.0,)
    winners = set(ruleset.winners(table) if game.finished else best_of(ruleset.scores(table)))
    if not winners:
        return (0.0,) * players
    won, lost = (players / len(winners) - 1) / (players - 1), -1 / (players - 1)
    return tuple(won if seat in winners else lost for seat in range(players))
