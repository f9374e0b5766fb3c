"""The worth of a position at the end of a playout, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from attrs import frozen

from starcup import Game
from starcup_bots.game_bots import scores_of
from starcup_bots.search.odds import logistic

NARROW = 0.25
"""The most that a defeat is worth: narrow ones are better than others, for a world is a sample only."""


def lead(game: Game, seat: int) -> int:
    """Return by how many points a seat leads the best of the others; what it has, if it plays alone."""
    scores = scores_of(game.ruleset, game.table)
    return scores[seat].total - max((score.total for score in scores if score.seat != seat), default=0)


@frozen
class Scale:
    """The scale of leads: their usual size at the end of playouts, which differs from game to game."""

    middle: float = 0.0
    spread: float = 1.0

    @classmethod
    def of(cls, leads: Sequence[int], *, alone: bool) -> Scale:
        """Return the scale of some leads."""
        middle = fmean(leads) if alone else 0.0
        return cls(middle, sqrt(fmean((lead - middle) * (lead - middle) for lead in leads)) or 1.0)

    def worth(self, game: Game, seat: int) -> float:
        """Return the worth of a seat's result, 0 to 1; a shared win is worth its share.

        Who plays alone is judged by the score, and half of that is for having won.
        """
        winners = game.ruleset.winners(game.table) if game.finished else ()
        odds = logistic(lead(game, seat) - self.middle, self.spread)
        if game.table.players == 1:
            return (odds + (seat in winners)) / 2
        if not game.finished:
            return odds
        return 1 / len(winners) if seat in winners else NARROW * odds
