"""The exchange format of scorers: choices with the parts of their worth; and the desk at which they work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, singledispatch

from starcup import Choice, Decision
from starcup.making import AnyStep
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.bots.faces import Faces
from starcup_tiny_epic.bots.numbers import Numbers
from starcup_tiny_epic.bots.outlook import Outlook, Parts
from starcup_tiny_epic.bots.planning import Dice, Planning
from starcup_tiny_epic.bots.position import Position


class Desk:
    """All that a scorer needs for one question."""

    def __init__(self, view: EpicView, numbers: Numbers) -> None:
        self.view = view
        self.numbers = numbers
        self.outlook: Outlook = Outlook(view, numbers)
        self.faces: Faces = Faces(self.outlook)
        self.now: Position = self.outlook.now
        self.own_turn: bool = view.active == view.seat

    @cached_property
    def plans(self) -> Planning:
        """The plans for the unused dice."""
        return Planning(self.faces)

    @cached_property
    def step(self) -> AnyStep | None:
        """The step that asks; None if all seats answer at once."""
        return self.view.flow[0][-1] if self.view.flow[0] else None

    @property
    def dice(self) -> Dice:
        """The unused dice of the seat; none in the turn of another."""
        return self.view.unused if self.own_turn else ()

    def gain(self, after: Position | None, dice: Dice = ()) -> Parts:
        """Return the parts of what a position is worth more than the present one, with what dice can still do."""
        after = self.now if after is None else after
        before, parts = self.outlook.parts(self.now), self.outlook.parts(after)
        gains = {name: worth - before[name] for name, worth in parts.items() if worth != before[name]}
        if self.numbers.foresight and dice:
            gains["dice_to_come"] = self.plans.rest(after, dice, self.plans.free)
        return gains


Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: the scorer understands none of them."""
Scorer = Callable[[Decision, Desk], Weighed]
"""The choices of a question with the parts of their worth."""


@singledispatch
def worth(choice: Choice, desk: Desk) -> Parts | None:
    """Return the parts of the worth of a choice, by its kind; None if it is not understood."""
    return None
