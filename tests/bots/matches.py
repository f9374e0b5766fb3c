"""Matches between two kinds of bots, for tests of their strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from starcup import Ruleset
from starcup_bots import Bot, bot_seed, play, summary
from starcup_bots.intervals import Interval, by_deal, mean, share_interval

Maker = Callable[[int], Bot]


def wins(rules: Ruleset[Any, Any], one: Maker, other: Maker, seeds: range, players: int = 2) -> float:
    """The share of games that ``one`` wins against copies of ``other``, in every seat once; joint wins shared."""
    return mean(by_deal(shares(rules, one, other, seeds, players)))


def interval(rules: Ruleset[Any, Any], one: Maker, other: Maker, seeds: range) -> Interval:
    """The 95% interval of that share in games of two."""
    return share_interval(by_deal(shares(rules, one, other, seeds, 2)))


def shares(
    rules: Ruleset[Any, Any], one: Maker, other: Maker, seeds: range, players: int
) -> Iterator[tuple[int, float]]:
    """The share of each game that ``one`` wins, with the seed of its deal."""
    for seed in seeds:
        for seat in range(players):
            bots = [(one if at == seat else other)(bot_seed(seed, at)) for at in range(players)]
            result = summary(play(rules, bots, seed))
            yield seed, (seat in result.winners) / len(result.winners)
