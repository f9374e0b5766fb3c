"""Ratings by OpenSkill (Plackett and Luce's model), from the places in every game, with their uncertainty.

The model's own ``sigma`` takes games for independent, which games of one deal are not: so deals are also drawn again
and again (a bootstrap), and the wider interval counts. Where a bot always wins, that is the model's.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from statistics import stdev

from attrs import evolve, frozen

from starcup_bots.arena_game import GameRecord
from starcup_bots.intervals import Z, factor

MOST_DRAWS, LEAST_DRAWS = 100, 10
_BUDGET = 40_000
"""Games rated for the intervals of one table: about a second. With more games there are fewer draws."""


@frozen
class Rating:
    """The rating of a bot: its strength, how unsure the model is of that, and how much it varies with the deals."""

    mu: float
    sigma: float
    spread: float = 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95% interval."""
        return max(Z * self.sigma, self.spread)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the rating."""
        return self.mu - self.error, self.mu + self.error

    @property
    def ordinal(self) -> float:
        """A cautious estimate of the strength: OpenSkill's ``mu - 3 sigma``, by which ladders are ordered."""
        return self.mu - 3 * self.sigma


def ratings(bots: Sequence[str], records: Iterable[GameRecord], draws: int | None = None) -> dict[str, Rating]:
    """Return a rating for each bot; one that sat in several seats of a game gets the mean of what each would give."""
    games = sorted((record for record in records if _says_something(record)), key=lambda record: record.game)
    rated, deals = _rate(bots, games), in_deals(games)
    if draws is None:
        draws = max(LEAST_DRAWS, min(MOST_DRAWS, _BUDGET // max(1, len(games))))
    if len(deals) < 2 or draws < 2:
        return rated
    drawn = list(_drawn(bots, list(deals.values()), draws))
    reach = factor(min(len(deals), draws) - 1) * sqrt(len(deals) / (len(deals) - 1))
    return {bot: evolve(rating, spread=reach * stdev(draw[bot].mu for draw in drawn)) for bot, rating in rated.items()}


def in_deals(games: Iterable[GameRecord]) -> dict[int, list[GameRecord]]:
    """Return games by their deals."""
    deals: dict[int, list[GameRecord]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    return deals


def _says_something(record: GameRecord) -> bool:
    return (record.fault is None or bool(record.winners)) and len({seat.bot for seat in record.seats}) > 1


def _drawn(bots: Sequence[str], deals: Sequence[Sequence[GameRecord]], draws: int) -> Iterable[dict[str, Rating]]:
    rng = random.Random(1)
    for _ in range(draws):
        yield _rate(bots, [game for deal in rng.choices(deals, k=len(deals)) for game in deal])


def _rate(bots: Sequence[str], games: Iterable[GameRecord]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce

    # Without tau, which lets players change between games: bots don't change.
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    known = dict.fromkeys(bots, Rating(start.mu, start.sigma))
    for game in games:
        seated = [seat.bot for seat in game.seats]
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in seated]
        rated = model.rate(teams, ranks=[float(seat.place) for seat in game.seats])
        for bot in dict.fromkeys(seated):
            own = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            mu, sigma = fsum(rating.mu for rating in own), fsum(rating.sigma for rating in own)
            known[bot] = Rating(mu / len(own), sigma / len(own))
    return known
