"""The players that have learned: one answers by its policy alone, the other tries its best answers out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import evolve, frozen

from starcup import Arrangements, Choice, Decision, Game, Picks, Rng
from starcup_bots.advice import Advice, JudgedChoice, advise
from starcup_bots.learned.budget import LearnedBudget
from starcup_bots.learned.candidates import Candidates
from starcup_bots.learned.lockstep import CommonWords, Lane, Words, played
from starcup_bots.learned.net import COARSE, WORD_BITS, WORTH_STEP, Ints, Net, drawn, net_for
from starcup_bots.learned.outcome import worths
from starcup_bots.learned.weights import Weights
from starcup_bots.protocol import Bot
from starcup_bots.search.racing import Standing, search
from starcup_bots.search.worlds import Worlds, begun, most_questions, samples, seeded
from starcup_bots.trying import settled

SETS = 8
"""The sets that are drawn to find those worth trying, beside the best one."""


@frozen
class Nature:
    """The way in which a player answers by its policy.

    Args:
        heat: 0: always by the best candidate; else candidates are drawn, and their chances differ the less the greater
            it is: 1 are those that the net learned to play by.
        margin: how far the logarithm of the chance of a candidate may lie behind the best to be drawn.
    """

    heat: float = 0.0
    margin: float = 3.0


class LearnedBot:
    """A bot that answers by what a net holds for best, without playing on.

    Args:
        seed: a whole number; only a nature with heat hangs on it.
        weights: of the net.
        nature: how it answers.
        name: its name.
    """

    game: str = ""
    """The key of the only game that it plays; empty: whatever its net is for."""

    def __init__(self, seed: int, weights: Weights, nature: Nature | None = None, name: str = "normal") -> None:
        self.seed: int = seed
        self.weights: Weights = weights
        self.nature: Nature = nature or Nature()
        self.name: str = name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: Any) -> Choice:
        """Return the choice that the net holds for best, or one that it draws.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        rest = settled(decision, view) if len(decision.legal) > 1 else decision
        if isinstance(rest, Choice):
            return rest
        decision = rest
        if len(decision.legal) == 1:
            return decision.legal[0]
        net, rng = net_for(self.weights, view.ruleset), seeded(self.seed, decision)
        state = net.states([net.rows(view, decision.seat, decision.kind)])
        candidates = Candidates(decision, net.vocabulary)
        choice: Choice | None = None
        while choice is None:
            units = candidates.units
            place = self._place(net.steps(state, [units]), rng)
            choice = candidates.take(place, net.vocabulary)
        return choice

    def _place(self, steps: Ints, rng: Rng) -> int:
        nature = self.nature
        if not nature.heat:
            return int(steps.argmax())
        behind = steps.max() - steps
        cooled = np.where(behind > nature.margin * COARSE, -(1 << 20), -np.rint(behind / nature.heat)).astype(np.int64)
        return drawn(cooled, [rng.below(1 << WORD_BITS)], [len(steps)])[0]


class LearnedSearch:
    """A bot that tries out what its net holds for best, in sampled worlds that the net plays on and values.

    It never sees more than its view. Each question has a generator of its own, made from the bot's seed and the
    question's number, so the same seed and position give the same answer, unless the budget is one of time.

    Args:
        seed: a whole number.
        weights: of the net.
        budget: what one question may cost.
        reasons: a bot whose advice says in words what speaks for a choice; None: nothing does.
        name: its name.
    """

    game: str = ""
    """The key of the only game that it plays; empty: whatever its net is for."""

    def __init__(
        self,
        seed: int,
        weights: Weights,
        budget: LearnedBudget | None = None,
        reasons: Bot | None = None,
        name: str = "hard",
    ) -> None:
        self.seed: int = seed
        self.weights: Weights = weights
        self.budget: LearnedBudget = budget or LearnedBudget()
        self.name: str = name
        self._reasons = reasons

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: Any) -> Choice:
        """Return the choice that does best in sampled worlds.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        return decision.legal[0] if len(decision.legal) == 1 else self._standings(decision, view)[0].choice

    def advice(self, decision: Decision, view: Any) -> Advice:
        """Return the choice that does best in sampled worlds, its odds, and what speaks for it in words.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        glance = Advice(decision.legal[0]) if self._reasons is None else advise(self._reasons, decision, view)
        if len(decision.legal) == 1:
            return glance
        return tried(glance, self._standings(decision, view))

    def _standings(self, decision: Decision, view: Any) -> Sequence[Standing]:
        """Return how the best choices do in playouts, the best first; if only one is worth a thought, that one."""
        began, budget = time.perf_counter(), self.budget
        rest = settled(decision, view)
        if isinstance(rest, Choice):
            return [Standing(rest, 0.5, 0, 0.5, (0.0, 1.0))]
        decision = rest
        net, rng = net_for(self.weights, view.ruleset), seeded(self.seed, decision)
        words = Words(rng.below(1 << 62))
        scored = self._scored(decision, view, net, words)
        near = [score for score in scored if score[0] >= scored[0][0] - budget.margin][: budget.candidates]
        if len(near) == 1 or not samples(view):
            return [Standing(near[0][1], 0.5, 0, 0.5, (0.0, 1.0))]
        playouts = _Playouts(decision, view, net, rng, budget)
        affordable = playouts.tried_first([choice for _, choice in near])
        budget = evolve(budget, playouts=max(len(near) * budget.batch, min(budget.playouts, affordable)))
        return search(near, playouts.values, budget, budget.spread, began, budget.batch)

    def _scored(self, decision: Decision, view: Any, net: Net, words: Words) -> list[tuple[float, Choice]]:
        """Return choices with the logarithms of their chances, the best first."""
        state = net.states([net.rows(view, decision.seat, decision.kind)])
        if not isinstance(decision.legal, Picks | Arrangements):
            units = Candidates(decision, net.vocabulary).units
            steps = net.steps(state, [units])
            ranked = np.argsort(-steps, kind="stable")
            return [(float(steps[place] - steps.max()) / COARSE, decision.legal[place]) for place in ranked]
        chances: dict[Choice, float] = {}
        for word in (-1, *words.next(SETS)):
            candidates, choice, behind, first = Candidates(decision, net.vocabulary), None, 0.0, word < 0
            while choice is None:
                steps = net.steps(state, [candidates.units])
                place = drawn(steps, [word if first else words.next(1)[0]], [len(steps)])[0]
                behind += float(steps[place] - steps.max()) / COARSE
                choice = candidates.take(place, net.vocabulary)
            chances.setdefault(choice, behind)
        return sorted(((behind, choice) for choice, behind in chances.items()), key=lambda score: -score[0])


class _Playouts:
    """Playouts of the choices of one question in worlds that fit the view."""

    def __init__(self, decision: Decision, view: Any, net: Net, rng: Rng, budget: LearnedBudget) -> None:
        self._seat = decision.seat
        self._net = net
        self._budget = budget
        self._worlds = Worlds(view, rng)
        self._end = view.ruleset.round_number(view) + budget.rounds
        self._first: dict[Choice, list[float]] = {}
        self._answers = 0

    def tried_first(self, choices: Sequence[Choice]) -> int:
        """Try choices in the first worlds, and return how many playouts the budget is enough for."""
        worlds = range(self._budget.batch)
        self._first = dict(zip(choices, self._played(worlds, choices), strict=True))
        return self._budget.answers * len(worlds) * len(choices) // max(1, self._answers)

    def values(self, worlds: range, choices: Sequence[Choice]) -> list[list[float]]:
        """Return the worth, 0 to 1, of each choice in some worlds."""
        if worlds.stop <= self._budget.batch:
            return [self._first[choice][worlds.start : worlds.stop] for choice in choices]
        return self._played(worlds, choices)

    def _played(self, worlds: range, choices: Sequence[Choice]) -> list[list[float]]:
        games = [begun(self._worlds[number], self._seat, choice) for choice in choices for number in worlds]
        ends = played(
            self._net,
            games,
            CommonWords([self._worlds[number].seed for _ in choices for number in worlds]),
            parallel=len(games),
            until=self._far_enough,
            most=min(self._budget.longest, most_questions(games[0])),
        )
        worth = [0.0] * len(games)
        leaves: list[tuple[int, list[int]]] = []
        for lane in ends:
            self._answers += lane.answered
            if lane.game.finished:
                worth[lane.number] = worths(lane.game, self._net.weights.spread)[self._seat] / WORTH_STEP
            else:
                leaves.append((lane.number, self._rows(lane.game)))
        if leaves:
            values = self._net.worths(self._net.states([rows for _, rows in leaves]))
            for (number, _), value in zip(leaves, values, strict=True):
                worth[number] = int(value) / WORTH_STEP
        count = len(worlds)
        return [worth[place * count : (place + 1) * count] for place in range(len(choices))]

    def _far_enough(self, lane: Lane) -> bool:
        if lane.answered < self._budget.shortest:
            return False
        return bool(lane.game.ruleset.round_number(lane.game.table) >= self._end)

    def _rows(self, game: Game[Any, Any]) -> list[int]:
        asked = game.decision(self._seat)
        return self._net.rows(game.table, self._seat, "" if asked is None else asked.kind)


def tried(glance: Advice, standings: Sequence[Standing]) -> Advice:
    """Return advice at first glance with what playouts said of the choices that were tried."""
    seen = {option.choice: option for option in glance.options}
    judged = [
        evolve(
            seen.pop(standing.choice, JudgedChoice(standing.choice)),
            odds=standing.odds if standing.playouts else None,
            playouts=standing.playouts,
            standing=standing.worth if standing.playouts else None,
            interval=standing.interval if standing.playouts else None,
        )
        for standing in standings
    ]
    choice, options = standings[0].choice, (*judged, *seen.values())
    if standings[0].playouts:
        return Advice(choice, options, "playouts")
    if choice == glance.choice and glance.options:
        return Advice(choice, options, glance.basis, glance.note)
    return Advice(choice, options)
