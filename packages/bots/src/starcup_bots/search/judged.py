"""A search led by a quick player of the game: few candidates, short playouts, positions valued where they end.

A game that has a quick player, values of its choices at first glance, and an evaluation of positions makes a strong
player of them with :class:`JudgingBot`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve, frozen

from starcup import Choice, Decision, Game, Rng
from starcup_bots.advice import Advice, Adviser, Option, advise
from starcup_bots.game_bots import usual_questions
from starcup_bots.protocol import Bot
from starcup_bots.search.flat import Spend
from starcup_bots.search.odds import logistic
from starcup_bots.search.outcomes import Scale
from starcup_bots.search.racing import Standing, search
from starcup_bots.search.worlds import World, Worlds, begun, sampling

Scores = Sequence[tuple[float, Choice]]
"""Choices with their values at first glance, in points."""


@frozen
class Judgement:
    """The judgement that a game lends to a search.

    ``policy`` makes quick players from a seed; ``scores`` values the choices of a question from the view of the seat
    that is asked, and gives nothing for those that it does not understand; ``evaluate`` values the whole position of a
    viewer, in points at the end. ``kinds`` are the questions that are searched; the policy answers all others.
    """

    policy: Callable[[int], Bot]
    scores: Callable[[Decision, Any], Scores]
    evaluate: Callable[[Any], float]
    kinds: frozenset[str]


@frozen
class Thrift(Spend):
    """The budget of such a search, which tries the best choices at first glance."""

    playouts: int = 60
    seconds: float = 0.0
    candidates: int = 4
    prior: float = 3.0
    margin: float = 4.0
    """Points that a choice may lie behind the best at first glance and still be tried."""
    rounds: int = 2
    """Rounds that a playout goes on for; 1: to the end of the present round."""
    spread: float = 8.0
    """The lead that wins about three games in four."""


class JudgingBot:
    """A bot that tries out what looks good at first glance, in sampled worlds that its judgement plays on and values.

    It never sees more than its view. Each question has a generator of its own, made from the bot's seed and the
    question's number, so the same seed and position give the same answer, unless time is up.

    Args:
        seed: a whole number.
        judgement: that of the game.
        thrift: the budget of a question.
        name: the name of the bot.
    """

    def __init__(self, seed: int, judgement: Judgement, thrift: Thrift | None = None, name: str = "hard") -> None:
        self.name: str = name
        self._seed = seed
        self._judgement = judgement
        self._thrift = thrift or Thrift()
        self._policy = judgement.policy(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: object) -> Choice:
        """Return the choice that does best in sampled worlds.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        if len(decision.legal) == 1:
            return decision.legal[0]
        standings = self._standings(decision, view)
        return standings[0].choice if standings else self._policy.choose(decision, view)

    def advice(self, decision: Decision, view: object) -> Advice:
        """Return the choice that does best in sampled worlds, its odds, and the policy's view at first glance.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        # A player that gives no reasons would draw from its generator: a fresh one does it instead.
        player = self._policy if isinstance(self._policy, Adviser) else self._judgement.policy(self._seed)
        glance = advise(player, decision, view)
        return tried(glance, self._standings(decision, view))

    def _standings(self, decision: Decision, view: object) -> tuple[Standing, ...]:
        """Return the standings of the best choices at first glance, the best first; empty if no search is due."""
        if decision.kind not in self._judgement.kinds:
            return ()
        began, thrift = time.perf_counter(), self._thrift
        ranked = sorted(self._judgement.scores(decision, view), key=lambda one: -one[0])
        scored = [one for one in ranked if one[0] >= ranked[0][0] - thrift.margin][: thrift.candidates]
        if len(scored) < 2:
            return ()
        worlds = Worlds(sampling(view), Rng(self._seed * 8191 + decision.number))
        return search(scored, worlds, _Playouts(decision.seat, self._judgement, thrift), thrift, thrift.spread, began)


def tried(glance: Advice, standings: Sequence[Standing]) -> Advice:
    """Return advice at first glance with what playouts said of the choices that were tried.

    Args:
        glance: the advice.
        standings: the best first; the advice stays as it is if there are none.
    """
    if not standings:
        return glance
    seen = {option.choice: option for option in glance.options}
    found = [
        evolve(
            seen.pop(one.choice, Option(one.choice)),
            odds=one.odds,
            playouts=one.playouts,
            standing=one.worth,
            interval=one.interval,
        )
        for one in standings
    ]
    return Advice(standings[0].choice, (*found, *seen.values()), "playouts")


@frozen
class _Playouts:
    """Playouts of choices of one seat in worlds; the same call each time gives the same value."""

    seat: int
    judgement: Judgement
    thrift: Thrift

    def __call__(self, world: World, choice: Choice) -> float:
        """Return the worth, 0 to 1, of a choice in a world; the world is left alone."""
        game = begun(world, self.seat, choice)
        ruleset, player = game.ruleset, self.judgement.policy(world.seed)
        last = world.game.round_number + self.thrift.rounds
        left = 2 * usual_questions(ruleset)
        while (pending := game.waiting()) and left:
            asked = pending[0]
            view = game.view(asked.seat)
            if ruleset.round_number(view) >= last:
                break
            game.submit(asked.seat, player.choose(asked, view))
            left -= 1
        return self._worth(game)

    def _worth(self, game: Game) -> float:
        if game.finished:
            return Scale(0.0, self.thrift.spread).worth(game, self.seat)
        each = [self.judgement.evaluate(game.view(seat)) for seat in range(game.table.players)]
        rest = max([worth for seat, worth in enumerate(each) if seat != self.seat], default=0.0)
        return logistic(each[self.seat] - rest, self.thrift.spread)
