"""Estimates of the worth of workers in their columns: the gain of each phase times the odds that it occurs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from starcup.roll import Reassign, Rules
from starcup.roll.dice import ONE, Dice, count, kinds, total
from starcup_bots.roll.greedy.outlook import Outlook

Columns = tuple[Dice, ...]


class Plan:
    """An estimate of arrangements of workers in columns, for one seat in one round.

    It uses no powers; plans that do override what follows.
    """

    most_carried_on: ClassVar[int] = 0
    """The number of arrangements of a question, the best ones, that are carried on through the powers."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.rules: Rules = outlook.rules
        self.odds: tuple[float, ...] = outlook.odds
        self._gains: dict[tuple[int, Dice], float] = {}

    @property
    def powers(self) -> Sequence[Reassign]:
        """The Reassign powers that it uses."""
        return ()

    def with_powers(self, columns: Columns, selected: int, selector: int) -> float:
        """Return the worth of ``columns``, with the selecting die, after the best use of the Reassign powers."""
        return self.value(columns, selected)

    def carried_on(self, columns: Columns, selected: int, selector: int) -> float:
        """Return the worth of ``columns``, with the selecting die, after the best Dictate and then the best powers."""
        return self.with_powers(columns, selected, selector)

    def value(self, columns: Columns, selected: int) -> float:
        """Return the worth of ``columns`` when ``selected`` occurs for certain and the other phases by their odds."""
        odds = self.odds
        return self.outlook.sum_of(
            self.gain(phase, column) * (1.0 if phase == selected else odds[phase])
            for phase, column in enumerate(columns)
            if column
        )

    def filled(self, columns: Columns, loose: Sequence[tuple[int, tuple[int, ...]]], selected: int) -> Columns:
        """Return ``columns`` with the loose dice (colour, possible phases) put one by one where they bring most."""
        for colour, phases in loose:
            gains = [
                (self.gain(phase, with_one(columns[phase], colour)) - self.gain(phase, columns[phase]))
                * (1.0 if phase == selected else self.odds[phase])
                for phase in phases
            ]
            columns = with_worker(columns, phases[gains.index(max(gains))], colour)
        return columns

    def gain(self, phase: int, workers: Dice) -> float:
        """Return the gain of ``workers`` if the phase occurs."""
        known = self._gains.get((phase, workers))
        if known is None:
            rule = self._rules.get(self.rules.phase_keys[phase])
            known = 0.5 * total(workers) if rule is None else rule(self, workers)
            known = self.outlook.named(self.rules.phase_keys[phase], known, workers)
            self._gains[phase, workers] = known
        return known

    def _explore(self, workers: Dice) -> float:
        """Return the gain of Explore: Scout while tiles are wanted, Stock while credits are."""
        outlook, worth, scouted, stocked = self.outlook, 0.0, 0, 0
        income = self.rules.numbers.stock_credits
        for _ in range(total(workers)):
            scout = scout_value(outlook, scouted)
            stock = outlook.credits(income, more_bills=1, more_credits=income * stocked)
            if scout >= stock:
                scouted += 1
            else:
                stocked += 1
            worth += max(scout, stock) - outlook.recruiting
        return worth

    def _construct(self, workers: int, worlds: bool) -> float:
        """Return the gain of completing tiles from the top; one begun is worth part of its share, less near the end."""
        outlook = self.outlook
        begun = total(outlook.lying(worlds))
        worth = 0.0
        for face in outlook.stacks[worlds]:
            if not workers:
                break
            cost = outlook.cost(face)
            needed = max(0, cost - begun)
            used = min(workers, needed)
            workers -= used
            prize = outlook.worth(face)
            share = outlook.weights.begun * min(1.0, outlook.rounds_left / 2.5)
            before = share * prize * begun / cost if cost else 0.0
            if used == needed:
                worth += prize - before - outlook.recruiting * cost
            else:
                worth += share * prize * (begun + used) / cost - before
            begun = 0
        return worth

    def _produce(self, workers: Dice) -> float:
        outlook = self.outlook
        worth = 0.0
        later = min(1.0, outlook.rounds_left / 2 + (0.4 if self.rules.phase_keys[-1] == "ship" else 0.0))
        glut = len(outlook.goods)
        for world in sorted(outlook.empty_worlds, key=lambda world: -outlook.trade(world)):
            if not workers:
                break
            kind = next((kind for kind in kinds(workers) if outlook.matches(kind, world)), kinds(workers)[0])
            workers = without(workers, kind)
            worth += outlook.good(world, kind) * later / (1 + 0.15 * glut)
            glut += 1
        return worth

    def _ship(self, workers: Dice) -> float:
        outlook = self.outlook
        worth, earned = 0.0, 0
        left = [kind for kind in kinds(workers) for _ in range(count(workers, kind))]
        goods = sorted(outlook.goods, key=lambda good: -outlook.trade(good[0]))
        for world, good in goods[: len(left)]:
            worker = next((kind for kind in left if outlook.matches(kind, world)), left[0])
            trade = outlook.credits(outlook.trade(world), more_bills=2, more_credits=earned)
            consume = outlook.consume(world, good, worker)
            left.remove(worker)
            if trade > consume:
                earned += outlook.trade(world)
            worth += max(trade, consume) - outlook.recruiting - 0.35 * outlook.good(world, good)
        return worth

    _rules: ClassVar = {
        "explore": _explore,
        "develop": lambda plan, workers: plan._construct(total(workers), worlds=False),
        "settle": lambda plan, workers: plan._construct(total(workers), worlds=True),
        "produce": _produce,
        "ship": _ship,
    }


class PlanningOutlook(Outlook):
    """An outlook that values the workers in their columns as well."""

    @cached_property
    def plan(self) -> Plan:
        """The estimate of workers in their columns."""
        return Plan(self)


def scout_value(outlook: Outlook, already: int = 0) -> float:
    """Return the worth of a Scout: a tile to build, as long as the zone is not well filled and time is left."""
    work = outlook.missing(False) + outlook.missing(True) + 3 * already
    wanted = min(outlook.weights.queue, 3.3 * outlook.rounds_left)
    choice = outlook.named("more_to_build", outlook.weights.scout * max(0.0, 1 - work / wanted) if wanted else 0.0)
    empty = sum(not stack for stack in outlook.stacks) - already
    filled = outlook.weights.empty_stack * max(0, empty) if outlook.rounds_left >= 1 else 0.0
    return choice + outlook.named("empty_stack", filled) + outlook.named("any_tile", 0.1)


def without(dice: Dice, kind: int) -> Dice:
    """Return dice with one of a kind less."""
    return Dice(dice - ONE[kind])


def with_one(dice: Dice, kind: int) -> Dice:
    """Return dice with one of a kind more."""
    return Dice(dice + ONE[kind])


def with_worker(columns: Columns, phase: int, colour: int) -> Columns:
    """Return ``columns`` with one more worker."""
    return (*columns[:phase], with_one(columns[phase], colour), *columns[phase + 1 :])


def without_worker(columns: Columns, phase: int, colour: int) -> Columns:
    """Return ``columns`` with one worker less."""
    return (*columns[:phase], without(columns[phase], colour), *columns[phase + 1 :])


def moved(columns: Columns, source: int, target: int, colour: int) -> Columns:
    """Return ``columns`` with one die moved."""
    changed = list(columns)  # quicker than two tuples, where every move is tried
    changed[source] = without(changed[source], colour)
    changed[target] = with_one(changed[target], colour)
    return tuple(changed)
