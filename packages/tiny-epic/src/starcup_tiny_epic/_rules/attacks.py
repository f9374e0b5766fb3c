"""Attacks of the rebel galaxy, and the advance of all its ships (SOLO-22, SOLO-27, SOLO-39 to SOLO-48)."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice, IllegalChoice, Picks
from starcup.making import Legal, SeatStep, Step, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.colonising import advance, go_back, has_orbiting, orbiting, pushable
from starcup_tiny_epic._rules.places import in_orbit
from starcup_tiny_epic._rules.planets import Attack, RebelBoard
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_planet
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import HUMAN, REBEL, RESOURCES
from starcup_tiny_epic.choices import GiveResources, PullBack

SOURCE = "attack"
"""The source of what an attack brings and costs, as events name it."""


def board_of(table: EpicTable) -> RebelBoard:
    """Return the rebel board of a solo game (SOLO-2)."""
    board = table.rules.board
    assert board is not None
    return board


def attack_of(table: EpicTable) -> Attack:
    """Return the attack of the rebel's present level (SOLO-29)."""
    return board_of(table).levels[table.empires[REBEL].level - 1].attack


def has_effect(table: EpicTable, attack: Attack) -> bool:
    """Return whether an attack would change anything (SOLO-43)."""
    human, rebel, most = table.empires[HUMAN], table.empires[REBEL], table.most(REBEL)
    return bool(
        attack.fewer
        or (attack.energy and rebel.energy < most)
        or (attack.culture and rebel.culture < most)
        or ((attack.lose_energy or attack.take_energy or attack.take_any) and human.energy)
        or ((attack.lose_culture or attack.take_culture or attack.take_any) and human.culture)
        or (attack.advance and has_orbiting(table, REBEL))
        or (attack.back and any(map(pushable, human.ships)))
    )


def attack(table: EpicTable) -> None:
    """Carry out the rebel's attack: at once what leaves no choice, then steps for the rest (SOLO-27)."""
    own, human = attack_of(table), table.empires[HUMAN]
    table.attacked = True
    table.note(events.RebelAttacked, board_of(table).key, table.empires[REBEL].level)
    if own.lose_energy or own.lose_culture:
        table.pay(HUMAN, min(own.lose_energy, human.energy), min(own.lose_culture, human.culture), SOURCE)
    if own.energy or own.culture:
        table.gain(REBEL, own.energy, own.culture, SOURCE)
    if own.fewer:
        human.fewer += own.fewer
        table.note(events.DiceTakenAway, HUMAN, own.fewer)
    if own.take_energy or own.take_culture:
        table.push(TakeResources(own.take_energy, own.take_culture))
    if own.advance:
        advance_rebels(table, orbiting(table, REBEL), own.advance)
    if own.back:
        table.push(ChoosePushedBack(HUMAN, own.back, ()))
    if own.take_any:
        table.push(ChooseGiven(HUMAN, own.take_any))


def _take(table: EpicTable, energy: int, culture: int) -> None:
    """Give the rebel what the human has; what it has no room for is lost (SOLO-41, EFFECT-12)."""
    table.pay(HUMAN, energy, culture, SOURCE)
    table.gain(REBEL, energy, culture, SOURCE)


def advance_rebels(table: EpicTable, planets: Sequence[int], steps: int) -> None:
    """Push the advance of the rebel ships on some tracks, in the order of the row from the left (SOLO-23)."""
    table.push(AdvanceRebels(tuple(sorted(planets, key=table.row.index)), steps))


@frozen
class TakeResources(Step[EpicTable]):
    """A step in which the rebel takes resources, as many as there are (SOLO-42), when its ships have advanced."""

    kind = "take-resources"
    energy: int
    culture: int

    def run(self, table: EpicTable) -> None:
        human = table.empires[HUMAN]
        _take(table, min(self.energy, human.energy), min(self.culture, human.culture))


@frozen
class AdvanceRebels(Step[EpicTable]):
    """A step that advances a rebel ship; the next one follows when all that it brought about is done (SOLO-23).

    No ship of ``planets`` is sent home before its turn: each is at a planet of its own (MOVE-6).
    """

    kind = "advance-rebels"
    planets: tuple[int, ...]
    steps: int

    def run(self, table: EpicTable) -> None:
        if self.planets:
            planet, *others = self.planets
            table.push(AdvanceRebels(tuple(others), self.steps))
            advance(table, REBEL, planet, self.steps)


@frozen
class ChoosePushedBack(SeatStep[EpicTable]):
    """A question whose answer is the human's ship that an attack pushes back; it may not push one twice (SOLO-45).

    Without a choice nothing is asked: if all that may be chosen go back, or ``ships`` is -1.
    ``pushed`` are the planets whose ships have gone back already.
    """

    kind = "push-own"
    question = "Which ship of yours is pushed back?"
    rule = "SOLO-45"
    ships: int
    pushed: tuple[int, ...]

    def run(self, table: EpicTable) -> Legal | None:
        there = self._there(table)
        if self.ships < 0 or len(there) <= self.ships:
            for planet in there:
                go_back(table, self.seat, planet, 1)
            return None
        if not self.ships:
            return None
        return tuple([choices.PullBack.of(table.rules.keys[planet]) for planet in self._offered(table)])

    def _there(self, table: EpicTable) -> list[int]:
        """Return the planets with a ship that may be chosen, and has not gone back (SOLO-46)."""
        may = in_orbit if table.rules.rulings.push_any else pushable
        return [place >> 4 for place in table.empires[self.seat].ships if may(place) and place >> 4 not in self.pushed]

    def _offered(self, table: EpicTable) -> list[int]:
        """Return the planets whose ship may be chosen: any of those there, or only one of the most advanced."""
        there, human = self._there(table), table.empires[self.seat]
        if not table.rules.rulings.push_leader:
            return there
        farthest = max(human.orbit_of(planet) & 15 for planet in there)
        return [planet for planet in there if human.orbit_of(planet) & 15 == farthest]

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, PullBack)
        planet = table.rules.index[choice.planet]
        go_back(table, self.seat, planet, 1)
        table.push(ChoosePushedBack(self.seat, self.ships - 1, (*self.pushed, planet)))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = planets(table.rules, (table.rules.keys[planet] for planet in self._offered(table)))
        if not isinstance(choice, PullBack):
            return refused("not-now", "SOLO-45", "pull-back", ships=there)
        name = named(table.rules, choice.planet)
        unknown = unknown_planet(table.rules, choice.planet, "SOLO-45")
        return unknown or refused("no-ship", "SOLO-46", "push-own", planet=name, ships=there)


@frozen
class ChooseGiven(SeatStep[EpicTable]):
    """A question whose answer are the resources that the rebel takes: any ``amount``, or all there are (SOLO-44)."""

    kind = "give"
    question = "Which resources do you give the rebel?"
    rule = "SOLO-44"
    amount: int

    def run(self, table: EpicTable) -> Legal | None:
        human = table.empires[self.seat]
        number = min(self.amount, human.energy + human.culture)  # fewer than demanded: all (SOLO-42)
        there = [
            (name, amount) for name, amount in zip(RESOURCES, (human.energy, human.culture), strict=True) if amount
        ]
        return Picks(choices.GiveResources.of, tuple(there), number, number) if number else None

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, GiveResources)
        energy = choice.items.count(RESOURCES[0])
        _take(table, energy, len(choice.items) - energy)
