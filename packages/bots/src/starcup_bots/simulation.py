"""Many games between bots, in this process or several; the results never depend on how many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING

from attrs import frozen

from starcup import EngineError, PowerError
from starcup.roll import Pack, Ruleset
from starcup_bots.discovery import available, kind
from starcup_bots.protocol import BotError, BotFault, BotKind
from starcup_bots.runner import Result, play, summary

if TYPE_CHECKING:
    from concurrent.futures import Future

CHUNK = 8
"""Games handed to a worker at a time: sending a job costs some hundredths of a game."""


def bot_seed(seed: int, seat: int, answers: int = 0) -> int:
    """Return the seed of the bot at ``seat`` in the game ``seed``, as :func:`simulate` uses it.

    It is a digest: nothing can be told from it about the game's seed, unless that is short enough to be guessed.

    Args:
        answers: how many questions the seat had answered when the bot took it over.
    """
    digest = blake2b(b"%x %d %d" % (seed, seat, answers), digest_size=16, person=b"starcup bot").digest()
    return int.from_bytes(digest, "big")


@frozen
class _Setting:
    """What all games of a simulation share."""

    ruleset: Ruleset
    kinds: tuple[BotKind, ...]
    rotate: bool

    @classmethod
    def build(
        cls,
        packs: tuple[str | Pack, ...],
        names: tuple[str, ...],
        rotate: bool,
        without: tuple[str, ...],
        options: Mapping[str, str],
    ) -> _Setting:
        known = available()
        kinds = tuple(known[name] if name in known else kind(name) for name in names)
        return cls(Ruleset.load(packs, without=without, options=options), kinds, rotate)

    def result(self, seed: int) -> Result:
        shift = seed % len(self.kinds) if self.rotate else 0
        seated = (*self.kinds[shift:], *self.kinds[:shift])
        bots = [one.make(bot_seed(seed, seat)) for seat, one in enumerate(seated)]
        try:
            return summary(play(self.ruleset, bots, seed), [one.name for one in seated])
        except BotFault as fault:
            where = f"{fault.message} (game of seed {seed})"
            raise BotFault(fault.bot, fault.seat, fault.number, fault.kind, where) from fault
        except EngineError as error:  # plain ones, which pass from process to process
            kind = PowerError if isinstance(error, PowerError) else EngineError
            raise kind(f"{error} (game of seed {seed})") from error


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
) -> Iterator[Result]:
    """Play one game for each seed; the results come in the order of ``seeds``, as soon as they are there.

    Args:
        packs: names of installed packs, or packs themselves.
        bot_names: who plays, by seat; fewer names than players are repeated from the first.
        players: the number of seats.
        seeds: one game each; may be endless.
        workers: processes to play in; 1 plays here. New processes import the main program anew, so a
            script that asks for several keeps its own code under ``if __name__ == "__main__":``.
        rotate: seat everyone one place on in the game with the next seed, to even out the seats.
        without, options: powers to leave out and settings of packs, as :meth:`Ruleset.load` takes them.

    Raises:
        StarcupError: at once for an unknown pack, bot, power or option, or wrong numbers. When the game is reached
            that fails: a BotFault, or a PowerError if a plugin of a pack did, with the seed.
    """
    if not bot_names:
        raise BotError("no bots named; expected at least one name")
    if len(bot_names) > players:
        raise BotError(f"{len(bot_names)} bots for {players} players; expected no more bots than players")
    if workers < 1:
        raise BotError(f"{workers} workers; expected 1 or more")
    names = tuple(bot_names[seat % len(bot_names)] for seat in range(players))
    build = partial(_Setting.build, tuple(packs), names, rotate, tuple(without), dict(options or {}))
    setting = build()
    setting.ruleset.begin(players, 0)  # refuses a number of players that the rules don't take
    if workers == 1:
        return map(setting.result, seeds)
    return _spread(build, seeds, workers)


def _spread(build: Callable[[], _Setting], seeds: Iterable[int], workers: int) -> Iterator[Result]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    rest = iter(seeds)
    jobs: deque[Future[list[Result]]] = deque()
    # Spawned, not forked: the same on every system, and nothing of this process leaks into the games.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (build,))
    try:
        while True:
            while len(jobs) < 2 * workers and (chunk := list(islice(rest, CHUNK))):
                jobs.append(pool.submit(_results, chunk))
            if not jobs:
                return
            yield from jobs.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


_here: list[_Setting] = []
"""The setting of a worker process, built once when it starts."""


def _begin(build: Callable[[], _Setting]) -> None:
    _here[:] = [build()]


def _results(seeds: Sequence[int]) -> list[Result]:
    return [_here[0].result(seed) for seed in seeds]
