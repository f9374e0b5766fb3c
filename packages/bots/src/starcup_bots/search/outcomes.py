"""The worth of a position at the end of a playout, in any game."""

from __future__ import annotations

from starcup import Game
from starcup_bots.game_bots import scores_of
from starcup_bots.search.odds import logistic

NARROW = 0.25
"""As much as a defeat is worth at most: narrow ones are better than others, for a world is a sample only."""
SPREAD = 0.1
"""A lead of that share of the points of both wins about three games in four."""


def worth(game: Game, seat: int, before: int) -> float:
    """Return what a seat has come to in a game, 0 to 1: a shared win is worth its share.

    Who plays alone is judged by the score that it gained, and half of that is for having won.

    Args:
        game: played on, to its end or not.
        seat: its number.
        before: the points that the seat had when the question was asked.
    """
    table, ruleset = game.table, game.ruleset
    scores = scores_of(ruleset, table)
    own = scores[seat].total
    winners = ruleset.winners(table) if game.finished else ()
    if table.players == 1:
        return 0.5 * (seat in winners) + 0.5 * _odds(own, before)
    odds = _odds(own, max(one.total for one in scores if one.seat != seat))
    if not game.finished:
        return odds
    return 1 / len(winners) if seat in winners else NARROW * odds


def _odds(points: int, against: int) -> float:
    return logistic((points - against) / max(1, abs(points) + abs(against)), SPREAD)
