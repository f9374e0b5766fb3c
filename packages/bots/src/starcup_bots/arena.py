"""An arena: every bot against every other, each deal played once from every seat.

*Duplicate* luck: the games of one deal share their seed, so the same seats
get the same pieces and the same chance, and only the bots change places. So
each bot in turn has the luck of every seat.

>>> plan = Plan(("greedy", "random"), deals=2)
>>> [(plan.seed_of(job, turn), plan.seating(job, turn)) for job in plan.jobs() for turn in range(plan.turns)]
[(0, ('greedy', 'random')), (0, ('random', 'greedy')), (1, ('greedy', 'random')), (1, ('random', 'greedy'))]
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from attrs import evolve, field, frozen

from starcup import GameError, Pack, Ruleset, games
from starcup_bots.arena_game import GameRecord, play_recorded
from starcup_bots.code_stamps import code_stamps, pack_stamps
from starcup_bots.discovery import DEFAULT_GAME
from starcup_bots.entrants import Entrant, entrants, labels_of
from starcup_bots.executors import Crew, Here, check_installed, spread
from starcup_bots.game_bots import check_seats
from starcup_bots.guard import GAME_MS, LIMIT_MS
from starcup_bots.protocol import BotError

__all__ = ["Plan", "changed", "run", "stamped"]

Job = tuple[int, int]
"""A deal and a line-up, by number: the piece of work for a worker."""


@frozen
class Plan:
    """The plan of an arena: it settles every game before it begins, independent of where and when it is played.

    ``bots`` are names of bots, or ``exec:COMMAND``, or ``NAME=exec:COMMAND``;
    ``deals`` are dealt to every line-up, the first with ``seed``. ``tables``
    are the line-ups, as places in ``bots``; none means every choice. Without
    ``duplicate`` each game has its own luck: as many games, less certain.
    ``game`` is the key of the game, and ``packs`` are names, or paths of
    folders; ``options`` and ``without`` as ``GameDefinition.load`` takes them.
    A game of one player is played by each bot alone, and bots are compared by
    their results in the same deal. ``limit_ms`` is the time in milliseconds that a
    bot in a separate process may take for one question, ``game_ms`` for a game.
    ``stamps`` are the packs as they were: name, version, digest; ``code`` is
    the same of all other code that has a part: see :mod:`starcup_bots.code_stamps`.
    """

    bots: tuple[str, ...]
    players: int = 2
    deals: int = 100
    seed: int = 0
    game: str = DEFAULT_GAME
    packs: tuple[str, ...] = field()
    duplicate: bool = True
    limit_ms: int = LIMIT_MS
    stamps: tuple[str, ...] = ()
    tables: tuple[tuple[int, ...], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    without: tuple[str, ...] = ()
    game_ms: int = GAME_MS
    code: tuple[str, ...] = ()

    @packs.default
    def _its_own(self) -> tuple[str, ...]:
        """Return the pack that the game is played with if none is named."""
        pack = games.find(self.game).pack
        return (pack,) if pack else ()

    def line_ups(self) -> list[tuple[int, ...]]:
        """Return the line-ups: those of ``tables``, or every choice; fewer bots than seats play several each.

        >>> Plan(("a", "b", "c")).line_ups()
        [(0, 1), (0, 2), (1, 2)]
        >>> Plan(("a", "b"), players=3).line_ups()
        [(0, 0, 1), (0, 1, 1)]
        >>> Plan(("a", "b"), players=3, tables=((0, 1, 1),)).line_ups()
        [(0, 1, 1)]
        """
        if self.tables:
            return list(self.tables)
        among = range(len(self.bots))
        if len(self.bots) >= self.players:
            return list(combinations(among, self.players))
        every = combinations_with_replacement(among, self.players)
        return [line_up for line_up in every if len(set(line_up)) == len(self.bots)]

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' labels in the results: one that is named again, to be compared with itself, gets a number."""
        return labels_of(self.bots)

    @property
    def turns(self) -> int:
        """The number of times that a line-up plays a deal: once from every seat, or once in all for a single bot."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * len(self.line_ups()) * self.turns

    def jobs(self) -> Iterator[Job]:
        """Yield the jobs deal by deal, so that an early stop leaves whole deals, and more deals only add to the end."""
        line_ups = len(self.line_ups())
        return ((deal, line_up) for deal in range(self.deals) for line_up in range(line_ups))

    def ruleset(self) -> Ruleset:
        """Return the rules that the games are played by.

        Raises:
            GameError: the game is unknown, or has no packs and some are named.
            PackError: a pack is unknown or faulty, or an option is.
        """
        packs = [Pack.from_folder(name) if "/" in name or os.sep in name else name for name in self.packs]
        return games.find(self.game).load(packs, without=self.without, options=dict(self.options))

    def number(self, job: Job, turn: int) -> int:
        """Return the number of a game, which identifies it in the store.

        Args:
            job: the deal and the line-up.
            turn: how often the bots have moved on by one seat.
        """
        deal, line_up = job
        return (deal * len(self.line_ups()) + line_up) * self.turns + turn

    def seed_of(self, job: Job, turn: int) -> int:
        """Return the seed of a game.

        Args:
            job: the deal and the line-up.
            turn: how often the bots have moved on by one seat.
        """
        return self.seed + (job[0] if self.duplicate else job[0] * self.turns + turn)

    def seating(self, job: Job, turn: int) -> tuple[str, ...]:
        """Return the labels of the bots of a game by seat: in each turn all bots move on by one seat.

        Args:
            job: the deal and the line-up.
            turn: how often the bots have moved on by one seat.
        """
        line_up, labels = self.line_ups()[job[1]], self.labels
        return tuple(labels[line_up[(seat - turn) % self.players]] for seat in range(self.players))


def stamped(plan: Plan) -> Plan:
    """Return the plan with stamps of the packs as they are here, after checking that everything in it is available.

    Args:
        plan: the plan.

    Raises:
        StarcupError: a bot or pack is unknown, bots have the same name, or the numbers are impossible.
    """
    who, rules = _checked(plan)
    return evolve(plan, stamps=pack_stamps(rules), code=code_stamps(who, rules))


def changed(plan: Plan) -> str:
    """Return a description of the packs and code that differ from the plan; empty if all is the same.

    Args:
        plan: of an arena that was begun.

    Raises:
        StarcupError: as :func:`stamped`.
    """
    now = stamped(plan)
    wanted, present = plan.stamps + plan.code, now.stamps + now.code
    less = ", ".join(stamp for stamp in wanted if stamp not in present) or "no more"
    more = ", ".join(stamp for stamp in present if stamp not in wanted) or "fewer"
    return "" if wanted == present else f"expected {less}, found {more}"


def _checked(plan: Plan) -> tuple[list[Entrant], Ruleset]:
    if plan.deals < 1 or plan.limit_ms < 1 or plan.game_ms < 1:
        raise BotError(f"{plan.deals} deals, {plan.limit_ms} and {plan.game_ms} ms; expected 1 or more of each")
    who = entrants(plan.bots, plan.game)
    rules = plan.ruleset()
    check_seats(games.find(plan.game), rules, plan.players)
    for table in plan.tables:
        _check_table(plan, table)
    if len(set(plan.tables)) < len(plan.tables):
        raise BotError("a line-up is named twice; every deal is played by each line-up anyway")
    if len(plan.bots) > 1 and not plan.line_ups():
        raise BotError(f"{len(plan.bots)} bots can't be seated at tables of {plan.players}")
    return who, rules


def _check_table(plan: Plan, table: tuple[int, ...]) -> None:
    """Check one line-up: equal bots sit side by side, as if sorted, so that no two turns seat all bots alike."""
    places = ", ".join(map(str, table))
    if len(table) != plan.players:
        raise BotError(f"line-up {places}: {len(table)} bots; expected one for each of {plan.players} seats")
    if not all(0 <= place < len(plan.bots) for place in table) or list(table) != sorted(table):
        raise BotError(f"line-up {places}: expected rising places among {len(plan.bots)} bots")
    if len(set(table)) < 2 <= min(len(plan.bots), plan.players):
        raise BotError(f"line-up {places}: a bot alone measures nothing; expected two different ones or more")


def run(plan: Plan, crew: Crew, done: Collection[int] = ()) -> Iterator[list[GameRecord]]:
    """Play the missing games; yield the games of each deal together, deals in the order in which they are finished.

    Args:
        plan: from :func:`stamped`.
        crew: the executors of the games: see :mod:`starcup_bots.executors`. It does not affect the results.
        done: numbers of games that are there already.

    Raises:
        BotError: the workers have other packs, or die again and again, or the game is known to this process only.
    """
    if not isinstance(crew, Here):
        check_installed(plan.game)
    have, turns = frozenset(done), range(plan.turns)
    missing = ((job, tuple(turn for turn in turns if plan.number(job, turn) not in have)) for job in plan.jobs())
    return spread(crew, _play_job, ((plan, job, turns) for job, turns in missing if turns))


def _play_job(plan: Plan, job: Job, turns: tuple[int, ...]) -> list[GameRecord]:
    rules, known = _at_hand(plan)
    return [
        play_recorded(
            rules,
            [known[label] for label in plan.seating(job, turn)],
            number=plan.number(job, turn),
            deal=job[0] if plan.duplicate else plan.number(job, turn),
            seed=plan.seed_of(job, turn),
            limit_ms=plan.limit_ms,
            game_ms=plan.game_ms,
        )
        for turn in turns
    ]


@lru_cache(maxsize=4)
def _at_hand(plan: Plan) -> tuple[Ruleset, dict[str, Entrant]]:
    """Return the ruleset and the entrants, by label, that all games of a plan share, built once in each process."""
    try:
        rules = plan.ruleset()
    except GameError as error:
        raise BotError(f"a worker has no game {plan.game!r}: {error}") from error
    if other := changed(plan):
        raise BotError(f"a worker has other packs or other code: {other}")
    return rules, {entrant.label: entrant for entrant in entrants(plan.bots, plan.game)}
