"""Many games between bots, in this process or several; the results never depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from typing import TypeVar

from attrs import frozen

from starcup import EngineError, Game, Pack, Ruleset, blamed, games
from starcup_bots.discovery import DEFAULT_GAME, available, bot_seed, kind
from starcup_bots.entrants import labels_of
from starcup_bots.executors import check_installed, local, spread
from starcup_bots.game_bots import check_seats
from starcup_bots.guard import LIMIT_MS
from starcup_bots.protocol import BotError, BotFault, BotKind, Fault, check_kind, whole
from starcup_bots.runner import Result, Watch, play_with, summary

JobT = TypeVar("JobT")
FoundT = TypeVar("FoundT")

CHUNK = 8
"""Games handed to a worker at a time: sending a job costs some hundredths of a game."""
MOST_AHEAD = 8
"""Chunks a worker that may wait for an earlier one to be finished: what is found in them is in memory meanwhile."""

MOST_WORKERS = 1_000
"""More processes than any machine can use are taken for a mistake."""
MOST_PLAYERS = 255
"""A number of players that no rules take."""


@frozen
class Order:
    """The setting that all games of a simulation share, as it is sent to other processes."""

    game: str
    packs: tuple[str | Pack, ...]
    names: tuple[str, ...]
    labels: tuple[str, ...]
    rotate: bool
    without: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    limit_ms: int

    def ruleset(self) -> Ruleset:
        """Return the rules of the games, built once in each process."""
        return _at_hand(self)[0]


@lru_cache(maxsize=4)
def _at_hand(order: Order) -> tuple[Ruleset, tuple[BotKind, ...]]:
    """Return the rules and the bots of an order."""
    rules = games.find(order.game).load(order.packs, without=order.without, options=dict(order.options))
    known = available(order.game)
    return rules, tuple(known[name] if name in known else kind(name, order.game) for name in order.names)


def played(order: Order, seed: int, watching: Callable[[Game], Watch] | None = None) -> Result:
    """Play a game of an order to its end, or until a bot fails; errors of its code tell the seed."""
    try:
        ruleset, kinds = _at_hand(order)
        shift = seed % len(kinds) if order.rotate else 0
        labels, seated = (*order.labels[shift:], *order.labels[:shift]), (*kinds[shift:], *kinds[:shift])
        game: Game = Game.new(ruleset, len(seated), seed, log=any(kind.hears for kind in seated))
        makers = [(kind.name, partial(kind.make, bot_seed(seed, seat))) for seat, kind in enumerate(seated)]
        try:
            play_with(game, makers, order.limit_ms, watch=None if watching is None else watching(game))
        except BotFault as fault:
            return summary(game, labels, Fault(fault.seat, fault.reason, f"{labels[fault.seat]}: {fault.message}"))
        return summary(game, labels)
    except Exception as error:
        failure = blamed(error)
        if isinstance(failure, EngineError):
            failure.args = (f"{failure} (game of seed {seed})",)
        if failure is error:
            raise
        raise failure from error


def simulate(
    packs: Sequence[str | Pack],
    bot_names: Sequence[str],
    players: int,
    seeds: Iterable[int],
    workers: int = 1,
    *,
    rotate: bool = False,
    without: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    limit_ms: int = LIMIT_MS,
    game: str = DEFAULT_GAME,
) -> Iterator[Result]:
    """Play one game for each seed; the results come in the order of ``seeds``, as soon as they are there.

    Args:
        packs: names of installed packs, or packs themselves; none means the game's own.
        bot_names: the bots, by seat; fewer names than players are repeated from the first. One that is named again is
            told apart in the results: ``random`` and ``random#2``.
        players: the number of seats.
        seeds: one game each; may be endless.
        workers: processes to play in; 1 plays here. New processes import the main program anew, so a
            script that asks for several keeps its own code under ``if __name__ == "__main__":``.
        rotate: seat everyone one place on in the game with the next seed, to even out the seats.
        without: powers to leave out, by their keys.
        options: settings of packs, by ``pack.option``.
        limit_ms: milliseconds that a bot may take for one question. One that fails, or takes longer, loses its
            game, and the result says why (``fault``).
        game: the key of the game.

    Raises:
        StarcupError: at once for an unknown game, pack, bot, power or option, or wrong numbers; an
            EngineError, with the seed, when a game is reached in which code of the game or of a pack fails.
    """
    check_kind(seeds, Iterable, "seeds", "whole numbers, one for each game")
    order = order_of(
        packs, bot_names, players, rotate=rotate, without=without, options=options, limit_ms=limit_ms, game=game
    )
    return in_order(order, played, seeds, workers)


def order_of(
    packs: Sequence[str | Pack],
    bot_names: Sequence[str],
    players: int,
    *,
    rotate: bool,
    without: Sequence[str],
    options: Mapping[str, str] | None,
    limit_ms: int,
    game: str,
) -> Order:
    """Return the setting of games after checking all of it; the arguments are those of :func:`simulate`."""
    players, limit_ms = whole(players, "players"), whole(limit_ms, "limit_ms")
    for listed, what in ((packs, "packs"), (bot_names, "bot_names"), (without, "without")):
        if isinstance(listed, str):
            raise BotError(f"{what}: expected a list of names, found one text; did you mean [{listed!r}]?")
        check_kind(listed, Sequence, what, "a list of names")
    for name in bot_names:
        check_kind(name, str, "bot_names", "names of bots")
    if not bot_names:
        raise BotError("no bots named; expected at least one name")
    if len(bot_names) > players:
        raise BotError(f"{len(bot_names)} bots for {players} players; expected no more bots than players")
    if players > MOST_PLAYERS:
        raise BotError(f"{players} players; no game is for more than {MOST_PLAYERS}")
    names, labels = (
        tuple(named[seat % len(named)] for seat in range(players)) for named in (bot_names, labels_of(bot_names))
    )
    settings = tuple(sorted((options or {}).items()))
    order = Order(game, tuple(packs), names, labels, rotate, tuple(without), settings, limit_ms)
    check_seats(games.find(game), order.ruleset(), players)
    return order


def in_order(
    order: Order, function: Callable[[Order, JobT], FoundT], jobs: Iterable[JobT], workers: int
) -> Iterator[FoundT]:
    """Yield ``function(order, job)`` for each job, in the order of the jobs, as soon as it is there."""
    workers = whole(workers, "workers")
    if not 1 <= workers <= MOST_WORKERS:
        raise BotError(f"{workers} workers; expected 1 to {MOST_WORKERS}")
    if workers == 1:
        return map(partial(function, order), jobs)
    check_installed(order.game)
    return _spread(order, function, jobs, workers)


def _spread(
    order: Order, function: Callable[[Order, JobT], FoundT], jobs: Iterable[JobT], workers: int
) -> Iterator[FoundT]:
    """Yield what is found in order from chunks as they are finished."""
    following = 0

    def handed_out() -> Iterator[tuple[Order, Callable[[Order, JobT], FoundT], int, tuple[JobT, ...]] | None]:
        rest = iter(jobs)
        for place, chunk in enumerate(iter(lambda: tuple(islice(rest, CHUNK)), ())):
            while place >= following + MOST_AHEAD * workers:
                yield None
            yield order, function, place, chunk

    results_at: dict[int, list[FoundT]] = {}
    finished = spread(local(workers), _done, handed_out())
    try:
        for place, results in finished:
            results_at[place] = results
            while following in results_at:
                yield from results_at.pop(following)
                following += 1
    finally:
        finished.close()


def _done(
    order: Order, function: Callable[[Order, JobT], FoundT], place: int, jobs: tuple[JobT, ...]
) -> tuple[int, list[FoundT]]:
    return place, [function(order, job) for job in jobs]
