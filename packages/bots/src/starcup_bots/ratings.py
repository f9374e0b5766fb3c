"""Ratings by OpenSkill (Plackett and Luce's model), after the places of every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from starcup_bots.arena_game import GameRecord

SIGMAS = 1.96
"""Half the width of a 95% interval, in standard deviations."""


@frozen
class Rating:
    """What a bot is good for: ``mu``, and how sure that is: ``sigma``."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the rating lies, with 95% by the model, which takes games for independent."""
        return self.mu - SIGMAS * self.sigma, self.mu + SIGMAS * self.sigma

    @property
    def ordinal(self) -> float:
        """What it is good for at least: OpenSkill's ``mu - 3 sigma``, by which ladders are ordered."""
        return self.mu - 3 * self.sigma


def ratings(bots: Sequence[str], records: Iterable[GameRecord]) -> dict[str, Rating]:
    """A rating for each bot, from the games in the order of their numbers, whatever the order they come in.

    A bot that sat in several seats of a game gets the mean of what it would
    have got in each.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    current = {bot: model.rating(name=bot) for bot in bots}
    for record in sorted(records, key=lambda record: record.game):
        if not record.winners or len({seat.bot for seat in record.seats}) < 2:
            continue
        teams = [[model.rating(mu=current[one.bot].mu, sigma=current[one.bot].sigma)] for one in record.seats]
        rated = model.rate(teams, ranks=[float(one.place) for one in record.seats])
        for bot in {seat.bot for seat in record.seats}:
            own = [team[0] for team, one in zip(rated, record.seats, strict=True) if one.bot == bot]
            current[bot] = model.rating(
                mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own), name=bot
            )
    return {bot: Rating(one.mu, one.sigma) for bot, one in current.items()}
