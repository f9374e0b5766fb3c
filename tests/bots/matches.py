"""Matches between two kinds of bots, for tests of their strength, and the games of arenas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from starcup import Ruleset
from starcup.roll import RollRuleset
from starcup_bots import Bot, BotKind, bot_seed, play, summary
from starcup_bots.arena import Plan, run
from starcup_bots.arena_game import GameRecord, play_recorded
from starcup_bots.entrants import Entrant, entrants
from starcup_bots.executors import Crew, Here
from starcup_bots.guard import GAME_MS
from starcup_bots.intervals import Interval, by_deal, mean, share_interval

Maker = Callable[[int], Bot]


def played(plan: Plan, crew: Crew | None = None, done: Iterable[int] = ()) -> list[GameRecord]:
    """The games of a plan in order, but for those that are done."""
    games = [game for deal in run(plan, crew or Here(), tuple(done)) for game in deal]
    return sorted(games, key=lambda game: game.game)


def against_random(rules: RollRuleset, entrant: Entrant, limit_ms: int = 5000, game_ms: int = GAME_MS) -> GameRecord:
    """The record of a game in which an entrant has seat 1, and a bot that plays at random seat 0."""
    seated = [*entrants(["random"]), entrant]
    return play_recorded(rules, seated, number=0, deal=0, seed=3, limit_ms=limit_ms, game_ms=game_ms)


def entrant_of(name: str, make: Maker) -> Entrant:
    """A bot of this process under a name."""
    return Entrant(name, kind=BotKind(name, "", make))


def wins(rules: Ruleset[Any, Any], first: Maker, second: Maker, seeds: range, players: int = 2) -> float:
    """The share of games that ``first`` wins against copies of ``second``, in every seat once; joint wins shared."""
    return mean(by_deal(shares(rules, first, second, seeds, players)))


def interval(rules: Ruleset[Any, Any], first: Maker, second: Maker, seeds: range) -> Interval:
    """The 95% interval of that share in games of two."""
    return share_interval(by_deal(shares(rules, first, second, seeds, 2)))


def beats(rules: Ruleset[Any, Any], first: Maker, second: Maker, seeds: range, least: float) -> bool:
    """Whether that interval begins above a share, in at most these deals: a match that is decided ends early."""
    won: list[tuple[int, float]] = []
    for part in range(6):
        start, end = (seeds[0] + number * len(seeds) // 6 for number in (part, part + 1))
        won += shares(rules, first, second, range(start, end), 2)
        if share_interval(by_deal(won))[0] > least:
            return True
    return False


def shares(
    rules: Ruleset[Any, Any], first: Maker, second: Maker, seeds: range, players: int
) -> Iterator[tuple[int, float]]:
    """The share of each game that ``first`` wins, with the seed of its deal."""
    for seed in seeds:
        for seat in range(players):
            bots = [(first if at == seat else second)(bot_seed(seed, at)) for at in range(players)]
            result = summary(play(rules, bots, seed))
            yield seed, (seat in result.winners) / len(result.winners)
