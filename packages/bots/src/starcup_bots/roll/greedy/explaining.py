"""Explanations of players that score choices: by the very scoring code, run with numbers that record their parts.

A scorer names its amounts with ``outlook.named(name, amount)``, which returns the amount alone; an explained outlook
returns an :class:`Amount`. So nothing is computed in two ways, and playing costs nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import fsum
from types import MappingProxyType

from starcup import Choice
from starcup.roll import choices
from starcup.roll.dice import NONE, Dice, count, kinds
from starcup_bots.advice import EvaluationTerm
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.planning import PlanningOutlook
from starcup_bots.roll.greedy.scoring import missed

DICE: Mapping[str, str] = MappingProxyType(
    {
        "construct": "workers-missed-least",
        "spend": "dice-missed-least",
        "recruit": "most-useful-dice",
    }
)
"""Questions about which dice of several: no VP, only how much each is missed."""


class Amount(float):
    """A number with its parts: amounts by name, and for a phase the workers that it counts on there.

    >>> site, work = Amount(1.5, {"site": 1.5}), Amount(2.0, {"work": 2.0})
    >>> left = 3 + site - 0.5 * work
    >>> left, left.parts
    (3.5, {'site': 1.5, 'work': -1.0})
    """

    __slots__ = ("parts", "workers")

    def __new__(cls, amount: float, parts: Mapping[str, float], workers: Mapping[str, Dice] | None = None) -> Amount:
        self = super().__new__(cls, amount)
        self.parts = dict(parts)
        self.workers = dict(workers or {})
        return self

    parts: dict[str, float]
    workers: dict[str, Dice]

    def __add__(self, other: float, /) -> Amount:
        parts, workers = dict(self.parts), self.workers
        if isinstance(other, Amount):
            for name, amount in other.parts.items():
                parts[name] = parts.get(name, 0.0) + amount
            workers = {**other.workers, **workers}
        return Amount(float(self) + float(other), parts, workers)

    def __radd__(self, other: float, /) -> Amount:
        return self + other

    def __neg__(self) -> Amount:
        """Return the negated amount: its workers are not counted on."""
        return Amount(-float(self), {name: -amount for name, amount in self.parts.items()})

    def __sub__(self, other: float, /) -> Amount:
        return self + -other

    def __rsub__(self, other: float, /) -> Amount:
        return -self + other

    def __mul__(self, other: float, /) -> Amount:
        factor = float(other)
        return Amount(
            float(self) * factor, {name: amount * factor for name, amount in self.parts.items()}, self.workers
        )

    def __rmul__(self, other: float, /) -> Amount:
        return self * other

    def __truediv__(self, other: float, /) -> Amount:
        divisor = float(other)
        parts = {name: amount / divisor for name, amount in self.parts.items()}
        return Amount(float(self) / divisor, parts, self.workers)


class Explained(PlanningOutlook):
    """An outlook whose amounts record their parts; a mixin for better ones."""

    def named(self, name: str, amount: float, workers: Dice = NONE) -> Amount:
        """Return ``amount`` under a name; its own parts are forgotten."""
        return Amount(amount, {name: float(amount)}, {name: workers} if workers else None)

    def sum_of(self, amounts: Iterable[float]) -> Amount:
        """Return the sum that the outlook decides by, with the parts of all amounts."""
        added, parted = list(amounts), Amount(0.0, {})
        for amount in added:
            parted += amount
        return Amount(fsum(added), parted.parts, parted.workers)


def dice_of(choice: Choice, outlook: Outlook) -> list[EvaluationTerm]:
    """Return how much the dice of a choice are missed; nothing if it names none."""
    items: tuple[str, ...] = getattr(choice, "items", ())
    dice = [use for item in items for is_die, use in [missed(outlook, outlook.rules.worker_index[item])] if is_die]
    return [EvaluationTerm("use", fsum(dice))] if dice else []


def terms_of(amount: float, choice: Choice, outlook: Outlook) -> list[EvaluationTerm]:
    """Return the parts of an amount, those of phases with their odds and the workers that they count on."""
    parts, workers = (amount.parts, amount.workers) if isinstance(amount, Amount) else ({}, {})
    rules, selected = outlook.rules, outlook.me.sheet_selected
    if isinstance(choice, choices.Select):
        selected = rules.phase_index[choice.phase]
    terms = []
    for name, part in parts.items():
        phase = rules.phase_index.get(name)
        if phase is None:
            terms.append(EvaluationTerm(name, part))
            continue
        dice = workers.get(name, NONE)
        keys = tuple(rules.worker_names[kind] for kind in kinds(dice) for _ in range(count(dice, kind)))
        terms.append(EvaluationTerm(name, part, 1.0 if phase == selected else outlook.odds[phase], keys))
    return terms
