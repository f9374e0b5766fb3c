"""Ratings by OpenSkill (Plackett and Luce's model), from the places in every game, with their uncertainty.

The model's own ``sigma`` takes games for independent, which games of one deal
are not. So the ratings are computed again from deals drawn at random with
repetition, as many as there are (a bootstrap, with a seed of its own), and the
interval is the wider of the two: where a bot always wins, every draw looks the
same, and only the model's interval is wide, as it should be.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from statistics import stdev
from typing import TYPE_CHECKING

from attrs import frozen

from starcup_bots.arena_game import GameRecord
from starcup_bots.intervals import Z, factor

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST_DRAWS, LEAST_DRAWS = 100, 10
_BUDGET = 40_000
"""Games rated for the intervals of one table: about a second. With more games there are fewer draws."""


@frozen
class Rating:
    """The rating of a bot.

    ``mu`` is its strength, ``sigma`` how sure the model is of that, ``spread`` how much it varies with the deals.
    """

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
    """Return a rating for each bot, from the games sorted by their numbers.

    A bot that sat in several seats of a game gets the mean of the ratings that
    each seat alone would give.
    """
    games = sorted((one for one in records if _says_something(one)), key=lambda record: record.game)
    rated = _rate(bots, games)
    deals: dict[int, list[GameRecord]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(one)
    if draws is None:
        draws = max(LEAST_DRAWS, min(MOST_DRAWS, _BUDGET // max(1, len(games))))
    if len(deals) < 2 or draws < 2:
        return rated
    drawn = list(_drawn(bots, list(deals.values()), draws))
    reach = factor(min(len(deals), draws) - 1) * sqrt(len(deals) / (len(deals) - 1))
    return {bot: Rating(one.mu, one.sigma, reach * stdev(draw[bot].mu for draw in drawn)) for bot, one in rated.items()}


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
        _rate_game(model, known, game)
    return known


def _rate_game(model: PlackettLuce, known: dict[str, Rating], game: GameRecord) -> None:
    seats = [(one.bot, known[one.bot]) for one in game.seats]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for _, one in seats]
    rated = model.rate(teams, ranks=[float(one.place) for one in game.seats])
    for bot in dict(seats):
        own = [team[0] for team, (name, _) in zip(rated, seats, strict=True) if name == bot]
        known[bot] = Rating(fsum(one.mu for one in own) / len(own), fsum(one.sigma for one in own) / len(own))
