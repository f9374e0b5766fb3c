"""Worlds that fit a view, with the sheets of the other seats filled in as the policy would.

All seats fill in their sheets at once, so those of the others can't
depend on the choice that is searched. They are worked out once for each world, and
all choices are then tried in it. The frequency of each phase in the worlds is
the estimate of the odds that it occurs.
"""

from __future__ import annotations

from starcup import Choice, Decision, Rng
from starcup.roll import RollGame, RollView
from starcup.roll.choices import Select
from starcup_bots.roll.normal import NormalBot
from starcup_bots.roll.normal.prediction import spare_die_odds
from starcup_bots.roll.normal.prospect import Odds

World = RollGame

MOST_DECISIONS = 3_000
"""The most decisions that are awaited; whole games ask some hundred questions a seat."""


class Worlds:
    """Worlds sampled from a view one by one, as they are asked for; the same for the same view and generator.

    Args:
        view: of the seat that looks ahead.
        seat: that seat.
        rng: samples the worlds.
        policy: plays the others.
    """

    def __init__(self, view: RollView, seat: int, rng: Rng, policy: NormalBot) -> None:
        self._view = view
        self._seat = seat
        self._rng = rng
        self._policy = policy
        self._worlds: list[World] = []
        self._selected: list[set[str]] = []

    def __getitem__(self, number: int) -> World:
        """Return the world of that number; not to be changed, but cloned."""
        while len(self._worlds) <= number:
            world = self._view.sample_world(self._rng)
            self._selected.append(self._filled_in(world))
            self._worlds.append(world)
        return self._worlds[number]

    def odds(self, worlds: int, guess: Odds, trust: float) -> Odds:
        """Return the odds that others or the spare die make each phase occur.

        Args:
            worlds: the number of worlds that are looked at.
            guess: the estimate of the policy.
            trust: the weight of the guess, as a number of worlds.
        """
        rules, spare = self._view.rules, spare_die_odds(self._view)
        found = [trust * chance for chance in guess]
        for number in range(worlds):
            self[number]
            for phase, key in enumerate(rules.phase_keys):
                found[phase] += 1.0 if key in self._selected[number] else spare[phase]
        return tuple(one / (worlds + trust) for one in found)

    def _filled_in(self, world: World) -> set[str]:
        """Let everybody else answer while the own seat is asked something, too; return the phases that they select."""
        selected: set[str] = set()
        for _ in range(MOST_DECISIONS):
            other = self._other(world)
            if other is None:
                break
            choice: Choice = self._policy.choose(other, world.view(other.seat))
            if isinstance(choice, Select):
                selected.add(choice.phase)
            world.submit(other.seat, choice)
        return selected

    def _other(self, world: World) -> Decision | None:
        waiting = world.waiting()
        if all(decision.seat != self._seat for decision in waiting):
            return None
        return next((decision for decision in waiting if decision.seat != self._seat), None)
