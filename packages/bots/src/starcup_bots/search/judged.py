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
from starcup_bots.advice import Advice, JudgedChoice, advise
from starcup_bots.protocol import Bot
from starcup_bots.search.flat import SearchBudget
from starcup_bots.search.odds import logistic
from starcup_bots.search.outcomes import Scale
from starcup_bots.search.racing import Standing, search
from starcup_bots.search.worlds import Policy, World, Worlds, begin, most_questions, play_on

Scores = Sequence[tuple[float, Choice]]
"""Choices with their values at first glance, in points."""


@frozen
class Judgement:
    """The judgement that a game lends to a search.

    ``policy`` makes quick players from a seed; ``scores`` values the choices of a question from the view of the seat
    that is asked, and gives nothing for those that it does not understand; ``evaluate`` values the whole position of a
    viewer, in points at the end. ``kinds`` are the questions that are searched; the policy answers all others.
    """

    policy: Policy
    scores: Callable[[Decision, Any], Scores]
    evaluate: Callable[[Any], float]
    kinds: frozenset[str]


@frozen
class Thrift(SearchBudget):
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

    A game that knows more of its questions derives from it, and overrides :meth:`worlds`, :meth:`judged`, :meth:`alike`
    or :meth:`spread`.

    Args:
        seed: a whole number.
        judgement: that of the game.
        thrift: the budget of a question.
        name: the name of the bot.
    """

    def __init__(self, seed: int, judgement: Judgement, thrift: Thrift | None = None, name: str = "hard") -> None:
        self.name: str = name
        self.seed: int = seed
        self.judgement: Judgement = judgement
        self.thrift: Thrift = thrift or Thrift()

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: Any) -> Choice:
        """Return the choice that does best in sampled worlds.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        if len(decision.legal) == 1:
            return decision.legal[0]
        player, standings = self._ahead(decision, view)
        return standings[0].choice if standings else player.choose(decision, view)

    def advice(self, decision: Decision, view: Any) -> Advice:
        """Return the choice that does best in sampled worlds, its odds, and the policy's view at first glance.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        player, standings = self._ahead(decision, view)
        return tried(advise(player, decision, view), standings)

    def worlds(self, decision: Decision, view: Any) -> Worlds:
        """Return the worlds of a question, in which the others have answered what they are asked at the same time.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return Worlds(view, Rng(self.seed * 8191 + decision.number), decision.seat, self.judgement.policy)

    def judged(self, decision: Decision, view: Any, worlds: Worlds) -> Judgement:
        """Return the judgement by which it answers a question itself; as it comes, that of the game.

        Args:
            decision: the question.
            view: of the seat that is asked.
            worlds: what the others do in them may be counted.
        """
        return self.judgement

    def alike(self, choice: Choice) -> object:
        """Return what choices have in common that differ by little; as it comes, each is a choice of its own.

        Of choices that are alike the best comes before the second best of any.

        Args:
            choice: a legal one.
        """
        return choice

    def spread(self, view: Any) -> float:
        """Return the lead that wins about three games in four, as things stand; as it comes, always the same.

        Args:
            view: of any seat.
        """
        return self.thrift.spread

    def candidates(self, scores: Scores) -> Scores:
        """Return the choices worth trying, the best at first glance first; among equals the earlier one.

        Args:
            scores: those of all choices that are understood.
        """
        ranked = sorted(scores, key=lambda score: -score[0])
        near = [score for score in ranked if score[0] >= ranked[0][0] - self.thrift.margin]
        first: dict[object, tuple[float, Choice]] = {}
        further = [score for score in near if first.setdefault(self.alike(score[1]), score) is not score]
        return sorted([*first.values(), *further][: self.thrift.candidates], key=lambda score: -score[0])

    def _ahead(self, decision: Decision, view: Any) -> tuple[Bot, tuple[Standing, ...]]:
        """Return the quick player of a question, and the standings of the best choices, if a search is due."""
        began, thrift = time.perf_counter(), self.thrift
        worlds = self.worlds(decision, view)
        judgement = self.judged(decision, view, worlds)
        player = judgement.policy(self.seed * 8191 + decision.number)
        if decision.kind not in judgement.kinds or not thrift.playouts:
            return player, ()
        scored = self.candidates(judgement.scores(decision, view))
        if len(scored) < 2:
            return player, ()
        playouts = Playouts(decision.seat, player, self.judgement, thrift, self.spread)

        def values(numbers: range, choices: Sequence[Choice]) -> list[list[float]]:
            return [[playouts.value(worlds[number], choice) for number in numbers] for choice in choices]

        return player, search(scored, values, thrift, self.spread(view), began)


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
            seen.pop(one.choice, JudgedChoice(one.choice)),
            odds=one.odds,
            playouts=one.playouts,
            standing=one.worth,
            interval=one.interval,
        )
        for one in standings
    ]
    return Advice(standings[0].choice, (*found, *seen.values()), "playouts")


class Playouts:
    """Playouts of choices of one seat in worlds; the same call each time gives the same value.

    What the seat answers before anybody knows it hangs on nothing hidden: it is worked out once for each choice.

    Args:
        seat: that seat.
        player: answers for it until then.
        judgement: plays on and values.
        thrift: how far they go.
        spread: returns the lead that wins about three games in four, from a view.
    """

    def __init__(
        self, seat: int, player: Bot, judgement: Judgement, thrift: Thrift, spread: Callable[[Any], float]
    ) -> None:
        self._seat = seat
        self._player = player
        self._judgement = judgement
        self._thrift = thrift
        self._spread = spread
        self._pages: dict[Choice, list[Choice]] = {}

    def value(self, world: World, choice: Choice) -> float:
        """Return the worth, 0 to 1, of a choice in a world; the world is left alone."""
        game = world.game.clone()
        self._play_page(game, choice)
        play_on(game, self._judgement.policy(world.seed), world.game.round_number + self._thrift.rounds)
        return self._worth(game)

    def _play_page(self, game: Game, choice: Choice) -> None:
        """Submit the choice, and answer what else the seat is asked while all are, as in the first world."""
        known, lanes = self._pages.get(choice), game.table.lanes
        answers = self._pages.setdefault(choice, [])
        begin(game, self._seat, choice)
        for number in range(most_questions(game)):
            asked = game.decision(self._seat)
            if asked is None or lanes is None or game.table.lanes is not lanes:
                break
            if known is None:
                answers.append(self._player.choose(asked, game.view(self._seat)))
            elif number >= len(answers) or answers[number] not in asked.legal:
                break
            game.submit(self._seat, answers[number])

    def _worth(self, game: Game) -> float:
        if game.finished:
            return Scale(0.0, self._thrift.spread).worth(game, self._seat)
        views = [game.view(seat) for seat in range(game.table.players)]
        each = [self._judgement.evaluate(view) for view in views]
        rest = max([worth for seat, worth in enumerate(each) if seat != self._seat], default=0.0)
        return logistic(each[self._seat] - rest, self._spread(views[self._seat]))
