"""The prospects of a seat's position as a personality sees them: whole plans, the wishes of others, worth of tiles."""

from __future__ import annotations

from functools import cached_property

from starcup.roll import Face, RollView, SeatView
from starcup_bots.portable_math import exp, power
from starcup_bots.roll.planner.asking import AskingOutlook
from starcup_bots.roll.planner.personality import Personality
from starcup_bots.roll.planner.plans import WholePlan
from starcup_bots.roll.planner.prediction import push
from starcup_bots.roll.planner.tile_terms import TILE_TERMS

HASTE = 1.5
"""The exponent by which the rest of a game shrinks with its progress: the last squares are filled faster."""


class Prospect(AskingOutlook):
    """The position of one seat, by the numbers of a personality."""

    def __init__(self, view: RollView, personality: Personality) -> None:
        super().__init__(view, personality.player)
        self.personality = personality
        self._benefits: dict[int, float] = {}

    @cached_property
    def plan(self) -> WholePlan:
        """The estimate of workers in their columns, with the best use of powers."""
        return WholePlan(self)

    def wishes(self, seat: SeatView) -> list[float]:
        """Return the strength of another player's wish for each phase, from what lies open."""
        return [exp(push(self, self.personality.wishes, seat, phase)) for phase in self.rules.phase_keys]

    @cached_property
    def rounds_left(self) -> float:
        """The expected rounds after this one, from games between players like this one, in which the end comes fast."""
        view, numbers = self.view, self.rules.numbers
        if view.pool == 0 or any(seat.squares >= numbers.end_squares for seat in view.seats):
            return 0.0
        patience = max(0.0, 2 * self.weights.rounds - view.round)
        return min(patience, self.weights.rounds * power(1 - self.progress, HASTE))

    def benefit(self, face: Face) -> float:
        """Return the gain from a completed tile beside the VP of its cost: the weighted sum of the tile terms."""
        known = self._benefits.get(face.index)
        if known is None:
            known = 0.0
            for term, weight in self.personality.tile.items():
                if weight and (amount := weight * TILE_TERMS[term](self, face)):
                    known += self.named(term, amount)
            self._benefits[face.index] = known
        return known
