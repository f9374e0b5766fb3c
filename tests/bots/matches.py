"""Matches between two kinds of bots, for tests of their strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starcup import Ruleset
from starcup_bots import Bot, bot_seed, play, summary

Maker = Callable[[int], Bot]


def wins(rules: Ruleset[Any, Any], one: Maker, other: Maker, seeds: range, players: int = 2) -> float:
    """The share of games that ``one`` wins against copies of ``other``, in every seat once; joint wins shared."""
    shares = []
    for seed in seeds:
        for seat in range(players):
            bots = [(one if at == seat else other)(bot_seed(seed, at)) for at in range(players)]
            result = summary(play(rules, bots, seed))
            shares.append((seat in result.winners) / len(result.winners))
    return sum(shares) / len(shares)
