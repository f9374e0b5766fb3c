"""Many games between bots, in this process or several; the results never depend on how many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from hashlib import blake2b
from itertools import islice

from attrs import frozen

from starcup import EngineError, Game, Pack, Ruleset, blamed, games
from starcup_bots.discovery import DEFAULT_GAME, available, kind
from starcup_bots.entrants import labels_of
from starcup_bots.executors import check_installed, local, spread
from starcup_bots.game_bots import check_seats
from starcup_bots.guard import LIMIT_MS
from starcup_bots.protocol import BotError, BotFault, BotKind, Fault, check_kind, whole
from starcup_bots.runner import Result, play_with, summary

CHUNK = 8
"""Games handed to a worker at a time: sending a job costs some hundredths of a game."""


MOST_WORKERS = 1_000
"""More processes than any machine can use are taken for a mistake."""
MOST_PLAYERS = 255
"""A number of players that no rules take."""


def bot_seed(seed: int, seat: int, answers: int = 0) -> int:
    """Return the seed of the bot at ``seat`` in the game ``seed``, as :func:`simulate` uses it.

    It is a digest: it reveals nothing about the game's seed, unless that is short enough to be guessed.

    Args:
        seed: that of the game.
        seat: the number of the bot's seat, from 0.
        answers: the number of questions that the seat had answered when the bot took it over.
    """
    numbers = whole(seed, "seed"), whole(seat, "seat"), whole(answers, "answers")
    digest = blake2b(b"%x %d %d" % numbers, digest_size=16, person=b"starcup bot").digest()
    return int.from_bytes(digest, "big")


@frozen
class _Order:
    """The setting that all games of a simulation share, as it is sent to other processes."""

    game: str
    packs: tuple[str | Pack, ...]
    names: tuple[str, ...]
    labels: tuple[str, ...]
    rotate: bool
    without: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    limit_ms: int


@lru_cache(maxsize=4)
def _at_hand(order: _Order) -> tuple[Ruleset, tuple[BotKind, ...]]:
    """Return the rules and the bots of an order, built once in each process."""
    known = available(order.game)
    kinds = tuple(known[name] if name in known else kind(name, order.game) for name in order.names)
    rules = games.find(order.game).load(order.packs, without=order.without, options=dict(order.options))
    return rules, kinds


def _result(order: _Order, seed: int) -> Result:
    try:
        return _played(order, seed)
    except Exception as error:
        fault = blamed(error)
        if isinstance(fault, EngineError):
            fault.args = (f"{fault} (game of seed {seed})",)
        if fault is error:
            raise
        raise fault from error


def _played(order: _Order, seed: int) -> Result:
    ruleset, kinds = _at_hand(order)
    shift = seed % len(kinds) if order.rotate else 0
    labels, seated = (*order.labels[shift:], *order.labels[:shift]), (*kinds[shift:], *kinds[:shift])
    game: Game = Game.new(ruleset, len(seated), seed, log=any(one.hears for one in seated))
    makers = [(one.name, partial(one.make, bot_seed(seed, seat))) for seat, one in enumerate(seated)]
    try:
        play_with(game, makers, order.limit_ms)
    except BotFault as fault:
        return summary(game, labels, Fault(fault.seat, fault.reason, f"{labels[fault.seat]}: {fault.message}"))
    return summary(game, labels)


def _results(order: _Order, place: int, seeds: tuple[int, ...]) -> tuple[int, list[Result]]:
    return place, [_result(order, seed) for seed in seeds]


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
    players, workers, limit_ms = whole(players, "players"), whole(workers, "workers"), whole(limit_ms, "limit_ms")
    for listed, what in ((packs, "packs"), (bot_names, "bot_names"), (without, "without")):
        if isinstance(listed, str):
            raise BotError(f"{what}: expected a list of names, found one text; did you mean [{listed!r}]?")
        check_kind(listed, Sequence, what, "a list of names")
    for name in bot_names:
        check_kind(name, str, "bot_names", "names of bots")
    check_kind(seeds, Iterable, "seeds", "whole numbers, one for each game")
    if not bot_names:
        raise BotError("no bots named; expected at least one name")
    if len(bot_names) > players:
        raise BotError(f"{len(bot_names)} bots for {players} players; expected no more bots than players")
    if not 1 <= workers <= MOST_WORKERS:
        raise BotError(f"{workers} workers; expected 1 to {MOST_WORKERS}")
    if players > MOST_PLAYERS:
        raise BotError(f"{players} players; no game is for more than {MOST_PLAYERS}")
    names, labels = (
        tuple(named[seat % len(named)] for seat in range(players)) for named in (bot_names, labels_of(bot_names))
    )
    settings = tuple(sorted((options or {}).items()))
    order = _Order(game, tuple(packs), names, labels, rotate, tuple(without), settings, limit_ms)
    ruleset, _ = _at_hand(order)
    check_seats(games.find(game), ruleset, players)
    if workers == 1:
        return map(partial(_result, order), seeds)
    check_installed(game)
    return _spread(order, seeds, workers)


def _spread(order: _Order, seeds: Iterable[int], workers: int) -> Iterator[Result]:
    """Yield the results in order from chunks as they are finished."""
    rest = iter(seeds)
    chunks = enumerate(iter(lambda: tuple(islice(rest, CHUNK)), ()))
    found: dict[int, list[Result]] = {}
    following = 0
    finished = spread(local(workers), _results, ((order, place, chunk) for place, chunk in chunks))
    try:
        for place, results in finished:
            found[place] = results
            while following in found:
                yield from found.pop(following)
                following += 1
    finally:
        finished.close()
