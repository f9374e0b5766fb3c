"""The player ``search``, for any game whose views sample worlds: tries choices out, and plays on at random."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

from starcup import Choice, Decision, Game, Rng
from starcup_bots.advice import Advice, JudgedChoice
from starcup_bots.protocol import BotKind
from starcup_bots.random_bot import RandomBot
from starcup_bots.search.outcomes import Scale, lead
from starcup_bots.search.racing import SearchBudget, Standing, search
from starcup_bots.search.worlds import Policy, World, Worlds, begun, play_on, sampling, seeded

PILOTS = 8
"""The playouts that only measure the usual leads."""


class SearchBot:
    """A bot that plays each choice on to the end of the game in sampled worlds, and takes the one that does best.

    It never sees more than its view. Each question has a generator of its own, made from the bot's seed and the
    question's number, so the same seed and position give the same answer, unless time is up.

    Args:
        seed: a whole number.
        policy: makes the quick players that play worlds on, one for all seats; players at random if not given.
        budget: what one question may cost.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, policy: Policy = RandomBot, budget: SearchBudget | None = None) -> None:
        self._seed = seed
        self._policy = policy
        self._budget = budget or SearchBudget()

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: object) -> Choice:
        """Return the choice that does best in sampled worlds.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        return decision.legal[0] if len(decision.legal) == 1 else self._standings(decision, view)[0].choice

    def advice(self, decision: Decision, view: object) -> Advice:
        """Return the choice that does best in sampled worlds, and how often it wins there.

        Args:
            decision: the question.
            view: of the seat that is asked; worlds are sampled from it.
        """
        standings = self._standings(decision, view)
        alone = sampling(view).sample_world(Rng(self._seed)).table.players == 1
        options = tuple(
            JudgedChoice(
                standing.choice,
                odds=None if alone else standing.odds,
                playouts=standing.playouts,
                standing=standing.worth,
                interval=None if alone else standing.interval,
            )
            for standing in standings
        )
        return Advice(standings[0].choice, options, "playouts")

    def _standings(self, decision: Decision, view: object) -> tuple[Standing, ...]:
        """Return the standings of choices in sampled worlds, the best first."""
        began = time.perf_counter()
        rng = seeded(self._seed, decision)
        choices = _drawn(decision.legal, self._budget.candidates, rng)
        worlds = Worlds(view, rng)
        playouts = _Playouts(decision.seat, self._policy, worlds, choices)
        return search([(0.0, choice) for choice in choices], playouts.values, self._budget, 1.0, began)


def search_kind(
    game: str, name: str = "search", policy: Policy = RandomBot, budget: SearchBudget | None = None
) -> BotKind:
    """Return the kind of bot that plays a game by search, for the plugin that offers its bots.

    Args:
        game: the key of the game; its views have a method ``sample_world``.
        name: the name of the kind.
        policy: makes the quick players that play worlds on.
        budget: what one question may cost.
    """
    return BotKind(name, "Plays positions on in its head.", lambda seed: SearchBot(seed, policy, budget), game=game)


def _drawn(legal: Sequence[Choice], most: int, rng: Rng) -> list[Choice]:
    """Return that many different choices; the legal ones may be far too many to be listed."""
    if len(legal) <= most:
        return list(legal)
    places: dict[int, None] = {}
    while len(places) < most:
        places[rng.below(len(legal))] = None
    return [legal[place] for place in sorted(places)]


class _Playouts:
    """Playouts from one question; the first ones tell which leads are usual."""

    def __init__(self, seat: int, policy: Policy, worlds: Worlds, choices: Sequence[Choice]) -> None:
        self._seat = seat
        self._policy = policy
        self._worlds = worlds
        ends = [self._played_on(worlds[number], choices[number % len(choices)]) for number in range(PILOTS)]
        self._scale = Scale.of([lead(end, seat) for end in ends], alone=ends[0].table.players == 1)

    def values(self, worlds: range, choices: Sequence[Choice]) -> list[list[float]]:
        """Return the worth, 0 to 1, of each choice in some worlds."""
        return [[self._worth(self._worlds[number], choice) for number in worlds] for choice in choices]

    def _worth(self, world: World, choice: Choice) -> float:
        return self._scale.worth(self._played_on(world, choice), self._seat)

    def _played_on(self, world: World, choice: Choice) -> Game:
        """Return a world played on after a choice, to its end unless that takes too long."""
        game = begun(world, self._seat, choice)
        play_on(game, self._policy(world.seed))
        return game
