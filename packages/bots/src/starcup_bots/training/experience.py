"""Experience: what a net saw and took in games of its own, or a teacher in his, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from attrs import define, field, frozen

from starcup import Choice, Decision, Game, Ruleset, games
from starcup_bots.discovery import make
from starcup_bots.game_bots import usual_questions
from starcup_bots.learned.candidates import Candidates
from starcup_bots.learned.lockstep import Best, Lane, Words, played
from starcup_bots.learned.net import WORTH_STEP, Net
from starcup_bots.learned.outcome import leads, worths
from starcup_bots.learned.vocabulary import Word
from starcup_bots.learned.weights import Weights
from starcup_bots.protocol import Bot

LAMBDA = 0.95
"""How far a lesson reaches back: of what came later, each question hands on so much to the one before."""
LOOKED_ON = 5
"""One question in so many also teaches the value of the position for a seat that is not asked."""
ENDLESS = 4
"""A game with so many times the usual questions is given up: who knows nothing may never end one."""


@frozen
class Task:
    """A piece of work: games to play, by their seeds.

    Args:
        game: the key of the game.
        packs: those of the ruleset; empty: the game's own.
        weights: of the net, packed.
        seeds: of the games.
        seats: the numbers of players, one game after the other.
        words: the seed of the choices.
    """

    game: str
    packs: tuple[str, ...]
    weights: bytes = field(repr=False)
    seeds: range
    seats: tuple[int, ...]
    words: int

    def ruleset(self) -> Ruleset[Any, Any]:
        """Return the rules of the games."""
        return games.find(self.game).load(self.packs)

    def net(self) -> Net:
        """Return the net."""
        return Net(Weights.unpacked(self.weights, "weights"), self.ruleset())

    def players(self, seed: int) -> int:
        """Return how many play the game of a seed."""
        return self.seats[seed % len(self.seats)]

    def begun(self, ruleset: Ruleset[Any, Any], seeds: Iterable[int]) -> Iterator[Game[Any, Any]]:
        """Yield games."""
        for seed in seeds:
            game = Game.new(ruleset, self.players(seed), seed, log=False)
            game.forget_past()
            yield game


@define
class Experience:
    """Samples of positions, in the order of the games: a place in each list down to the gains."""

    rows: list[Any] = field(factory=list)
    kinds: list[int] = field(factory=list)
    """The number of the kind of question; -1: the seat was not asked."""
    units: list[Any] = field(factory=list)
    """The candidates; empty if the seat was not asked."""
    places: list[int] = field(factory=list)
    """Which of them was taken."""
    chances: list[float] = field(factory=list)
    """The logarithms of their chances."""
    aims: list[float] = field(factory=list)
    """What the value should have been, 0 to 1."""
    gains: list[float] = field(factory=list)
    """By how much it came out better than expected."""
    kind_names: list[str] = field(factory=list)
    unit_keys: tuple[str, ...] = ()
    unit_words: list[tuple[Word, ...]] = field(factory=list)
    leads: list[int] = field(factory=list)
    totals: list[float] = field(factory=list)


@define
class _Sample:
    seat: int
    kind: str
    rows: Sequence[int]
    units: Sequence[int] = ()
    place: int = 0
    chance: float = 0.0
    logit: float = 0.0


@define
class _Gathering:
    """The samples of games in play, and what becomes of them when a game is over."""

    net: Net
    experience: Experience = field(factory=Experience)
    _kinds: dict[str, int] = field(factory=dict)
    _of_lane: dict[int, list[_Sample]] = field(factory=dict)
    _count: int = 0

    def note(self, number: int, game: Game[Any, Any], sample: _Sample) -> None:
        samples = self._of_lane.setdefault(number, [])
        samples.append(sample)
        self._count += 1
        if not self._count % LOOKED_ON and game.table.players > 1:
            seat = (sample.seat + 1 + self._count // LOOKED_ON % (game.table.players - 1)) % game.table.players
            if game.decision(seat) is None:
                samples.append(_Sample(seat, "", self.net.space.rows(game.table, seat)))

    def end(self, number: int, game: Game[Any, Any]) -> None:
        if not game.finished:
            self._of_lane.pop(number, None)
            return
        self.experience.leads += leads(game)
        self.experience.totals.append(float(np.mean([score.total for score in game.ruleset.scores(game.table)] or [0])))
        samples = self._of_lane.pop(number, [])
        for seat, worth in enumerate(worths(game, self.net.weights.spread)):
            later = aim = worth / WORTH_STEP
            gain = 0.0
            aims: list[tuple[_Sample, float, float]] = []
            for sample in reversed([sample for sample in samples if sample.seat == seat]):
                if not sample.units:
                    aims.append((sample, aim, 0.0))
                    continue
                expected = 1 / (1 + float(np.exp(-sample.logit)))
                gain = later - expected + LAMBDA * gain
                later = expected
                aims.append((sample, min(1.0, max(0.0, expected + gain)), gain))
            for sample, value, gained in reversed(aims):
                self._add(sample, value, gained)

    def _add(self, sample: _Sample, aim: float, gain: float) -> None:
        experience = self.experience
        experience.rows.append(np.array(sample.rows, np.int32))
        experience.kinds.append(self._kinds.setdefault(sample.kind, len(self._kinds)) if sample.kind else -1)
        experience.units.append(np.array(sample.units, np.int32))
        experience.places.append(sample.place)
        experience.chances.append(sample.chance)
        experience.aims.append(aim)
        experience.gains.append(gain)

    def done(self) -> Experience:
        experience = self.experience
        experience.kind_names = [kind for kind in self._kinds if kind]
        experience.unit_keys = self.net.vocabulary.keys
        experience.unit_words = self.net.vocabulary.words
        return experience


def self_played(task: Task) -> Experience:
    """Return the experience of games that a net plays against itself."""
    net = task.net()
    gathering = _Gathering(net)

    def taken(lane: Lane, units: Sequence[int], place: int, chance: float, logit: float) -> None:
        assert lane.decision is not None
        seat, kind = lane.decision.seat, lane.decision.kind
        gathering.note(lane.number, lane.game, _Sample(seat, kind, lane.rows[:-1], units, place, chance, logit))

    games_begun, most = task.begun(net.ruleset, task.seeds), ENDLESS * usual_questions(net.ruleset)
    for lane in played(net, games_begun, Words(task.words), parallel=len(task.seeds), taken=taken, most=most):
        gathering.end(lane.number, lane.game)
    return gathering.done()


def watched(task: Task, teacher: str) -> Experience:
    """Return the experience of games that a bot plays against itself."""
    net = task.net()
    gathering = _Gathering(net)
    for number, game in enumerate(task.begun(net.ruleset, task.seeds)):
        bots = [make(teacher, task.seeds[number] * 10 + seat, task.game) for seat in range(game.table.players)]
        while pending := game.waiting():
            decision = pending[0]
            choice = bots[decision.seat].choose(decision, game.view(decision.seat))
            if len(decision.legal) > 1:
                way = Candidates(decision, net.vocabulary).numbers_of(choice, net.vocabulary)
                rows = net.space.rows(game.table, decision.seat) if way else []
                for units, place in way:
                    gathering.note(number, game, _Sample(decision.seat, decision.kind, rows, units, place))
            game.submit(decision.seat, choice)
        gathering.end(number, game)
    return gathering.done()


def match(task: Task, rival: str) -> list[float]:
    """Return what the net won in games against bots: it has each seat in turn, in the same deals."""
    net = task.net()
    return [share for mine in range(max(task.seats)) for share in _shares(task, net, rival, mine)]


def _shares(task: Task, net: Net, rival: str, mine: int) -> Iterator[float]:
    """Yield what the net won in one seat of those games that have it."""
    seeds = [seed for seed in task.seeds if task.players(seed) > mine]
    bots: dict[tuple[int, int], Bot] = {}

    def other(lane: Lane, decision: Decision) -> Choice | None:
        if decision.seat == mine:
            return None
        key = seeds[lane.number], decision.seat
        if key not in bots:
            bots[key] = make(rival, key[0] * 10 + key[1], task.game)
        return bots[key].choose(decision, lane.game.view(decision.seat))

    games_begun, most = task.begun(net.ruleset, seeds), ENDLESS * usual_questions(net.ruleset)
    for lane in played(net, games_begun, Best(), parallel=max(1, len(seeds)), other=other, most=most):
        winners = net.ruleset.winners(lane.game.table) if lane.game.finished else ()
        yield 1 / len(winners) if mine in winners else 0.0


def spread_of(experiences: Iterable[Experience]) -> float:
    """Return the lead that counts as three games won in four: a bit more than half of the usual one."""
    seen = [lead for experience in experiences for lead in experience.leads]
    return max(1.0, round(0.7 * float(np.std(np.array(seen or [8])))))
