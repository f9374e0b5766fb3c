"""Deeds about ships and planets: advances, ships pushed back, moves, recalls, removed planets (CLARIFY, EFFECT)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import Legal, SeatStep, Step, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.chain_deeds import UseRowPlanet
from starcup_tiny_epic._rules.colonising import (
    ChooseAdvance,
    advance,
    colonise,
    go_back,
    has_orbiting,
    leave_row,
    orbiting,
    pushable,
)
from starcup_tiny_epic._rules.deeds import Deed, Number, Track
from starcup_tiny_epic._rules.moving import ChooseMove, can_move, move_ship
from starcup_tiny_epic._rules.places import GALAXY, surface
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_planet
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import NOTHING, RESOURCES
from starcup_tiny_epic.choices import GainMixed, GainResource, PullBack, Recall, Relocate


@frozen
class AdvanceShip(Deed):
    """One own ship advances along a track of kind ``track``, or of any kind (EFFECT-9)."""

    name = "advance"
    steps: Number = 1
    track: Track = NOTHING

    def possible(self, table: EpicTable, number: int) -> bool:
        return has_orbiting(table, number, self.track)

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseAdvance.of(number, self.track, self.steps))


@frozen
class OthersAdvance(Deed):
    """Each other player, clockwise, advances one own ship on any track (CLARIFY-47)."""

    name = "others_advance"
    reading = "others_must"
    steps: Number = 1

    def possible(self, table: EpicTable, number: int) -> bool:
        return any(has_orbiting(table, other) for other in table.others(number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.then(*(OthersStep(other, self.steps) for other in table.others(number)))


@frozen
class OthersStep(Step[EpicTable]):
    """A step in which another player advances one of his ships, if he has one in orbit (CLARIFY-47, CLARIFY-48)."""

    kind = "others-advance"
    number: int
    steps: int

    def run(self, table: EpicTable) -> None:
        if not has_orbiting(table, self.number):
            return
        if self.number < table.players:
            free = not table.rules.rulings.others_must
            table.push(ChooseAdvance.of(self.number, NOTHING, self.steps, NOTHING, free))
        else:
            advance_nearest(table, self.number, self.steps)


def advance_nearest(table: EpicTable, number: int, steps: int) -> None:
    """Advance the rebel's ship with the fewest steps left, the leftmost of several (SOLO-59)."""
    planets = orbiting(table, number)

    def left(planet: int) -> tuple[int, int]:
        space = table.empires[number].orbit_of(planet) & 15
        return table.rules.planets[planet].spaces + 1 - space, table.row.index(planet)

    advance(table, number, min(planets, key=left), steps)


def _targets(table: EpicTable, number: int, track: int) -> tuple[str, ...]:
    """Return the ships that can be pushed back, by owner and planet (EFFECT-8)."""
    keys, tracks = table.rules.keys, table.rules.tracks
    return tuple(
        [
            f"{other}.{keys[place >> 4]}"
            for other in sorted(table.others(number))
            for place in table.empires[other].ships
            if pushable(place) and track in (NOTHING, tracks[place >> 4])
        ]
    )


@frozen
class PushBack(Deed):
    """Ships of other players go back along tracks of kind ``track``, or of any kind (EFFECT-7, EFFECT-8)."""

    name = "push_back"
    reading = "fewer_targets"
    steps: Number = 1
    ships: Number = 1
    track: Track = NOTHING

    def possible(self, table: EpicTable, number: int) -> bool:
        there = len(_targets(table, number, self.track))
        return there >= (1 if table.rules.rulings.fewer_targets else self.ships)

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChoosePushed(number, self.steps, self.ships, self.track))


@frozen
class ChoosePushed(SeatStep[EpicTable]):
    """A question whose answer names the ships of others that go back (CLARIFY-8, CLARIFY-23, CLARIFY-24)."""

    kind = "push-back"
    question = "Which ships do you push back?"
    rule = "EFFECT-8"
    steps: int
    ships: int
    track: int

    def run(self, table: EpicTable) -> Legal | None:
        there = _targets(table, self.seat, self.track)
        number = min(self.ships, len(there))
        return Picks(choices.PushBack.of, tuple((name, 1) for name in there), number, number)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, choices.PushBack)
        for name in choice.items:
            owner, _, key = name.partition(".")
            go_back(table, int(owner), table.rules.index[key], self.steps)


@frozen
class BackAndForward(Deed):
    """One own ship goes back, then a different own ship goes forward (CLARIFY-10)."""

    name = "back_and_forward"
    steps: Number = 1

    def possible(self, table: EpicTable, number: int) -> bool:
        return len(orbiting(table, number)) > 1 and any(map(pushable, table.empires[number].ships))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChoosePulledBack(number, self.steps))


@frozen
class ChoosePulledBack(SeatStep[EpicTable]):
    """A question whose answer is the own ship that goes back, before a different one goes forward (CLARIFY-10)."""

    kind = "pull-back"
    question = "Which ship of yours goes back?"
    rule = "CLARIFY-10"
    steps: int

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(map(choices.PullBack.of, self._there(table)))

    def _there(self, table: EpicTable) -> list[str]:
        keys = table.rules.keys
        return [keys[place >> 4] for place in table.empires[self.seat].ships if pushable(place)]

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, PullBack)
        planet = table.rules.index[choice.planet]
        go_back(table, self.seat, planet, self.steps)
        table.push(ChooseAdvance.of(self.seat, NOTHING, self.steps, planet))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = planets(table.rules, self._there(table))
        if not isinstance(choice, PullBack):
            return refused("not-now", "CLARIFY-10", "pull-back", ships=there)
        name = named(table.rules, choice.planet)
        unknown = unknown_planet(table.rules, choice.planet, "CLARIFY-10")
        return unknown or refused("no-ship", "EFFECT-8", "pull-back", planet=name, ships=there)


@frozen
class MoveShips(Deed):
    """Different own ships move, one after the other (CLARIFY-32)."""

    name = "move_ships"
    ships: Number = 1

    def possible(self, table: EpicTable, number: int) -> bool:
        return can_move(table, number, _landed(table, number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseMove.of(number, _landed(table, number), self.ships - 1))


def _landed(table: EpicTable, number: int) -> tuple[int, ...]:
    """Return the place of the ship that has just landed where the action is used, if it may not move (CLARIFY-34)."""
    in_use = table.in_use
    if table.rules.rulings.landed_moves or not in_use:
        return ()
    if len(in_use) > 1:
        before = table.rules.planets[in_use[-2][1]].action
        if any(isinstance(deed, UseRowPlanet) for deed in before.deeds):  # no ship has landed for it
            return ()
    place = surface(in_use[-1][1])
    return (place,) if place in table.empires[number].ships else ()


@frozen
class RecallShip(Deed):
    """One own orbiting ship returns, for as much of one resource as the number of its space (CLARIFY-1)."""

    name = "recall_ship"
    reading = "split_recall"

    def possible(self, table: EpicTable, number: int) -> bool:
        return has_orbiting(table, number)

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseRecalled(number, planet))


@frozen
class ChooseRecalled(SeatStep[EpicTable]):
    """A question whose answer is the orbiting ship that returns to the galaxy (CLARIFY-1)."""

    kind = "recall"
    question = "Which ship returns to your galaxy?"
    rule = "CLARIFY-1"
    planet: int

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(choices.Recall.of(table.rules.keys[planet]) for planet in orbiting(table, self.seat))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Recall)
        empire, names = table.empires[self.seat], table.rules.place_names
        place = empire.orbit_of(table.rules.index[choice.planet])
        move_ship(table, self.seat, place, GALAXY)
        table.note(events.ShipMoved, self.seat, names[place], names[GALAXY], place & 15, table.source)
        if place & 15:
            table.push(ChooseGain(self.seat, self.planet, place & 15))


@frozen
class ChooseGain(SeatStep[EpicTable]):
    """A question whose answer is the resource that a recalled ship brings (CLARIFY-2)."""

    kind = "gain"
    question = "Which resource do you gain?"
    rule = "CLARIFY-2"
    planet: int
    amount: int

    def run(self, table: EpicTable) -> Legal | None:
        if table.rules.rulings.split_recall:
            amount = self.amount
            return tuple(choices.GainMixed.of(energy, amount - energy) for energy in range(amount, -1, -1))
        return tuple(choices.GainResource.of(name) for name in RESOURCES)

    def take(self, table: EpicTable, choice: Choice) -> None:
        key = table.rules.keys[self.planet]
        if isinstance(choice, GainMixed):
            table.gain(self.seat, choice.energy, choice.culture, key)
            return
        assert isinstance(choice, GainResource)
        energy = choice.resource == RESOURCES[0]
        table.gain(self.seat, self.amount if energy else 0, 0 if energy else self.amount, key)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        return refused("not-offered", "CLARIFY-2", "gain", amount=self.amount)


def relocations(table: EpicTable, number: int) -> list[tuple[int, int]]:
    """Return the planets from and to which a ship can be relocated (CLARIFY-15, CLARIFY-16)."""
    empire, rules = table.empires[number], table.rules
    free = [target for target in table.row if target >= 0 and empire.orbit_of(target) < 0]
    last = {target: rules.planets[target].spaces + rules.rulings.relocate_colonises for target in free}
    ships = orbiting(table, number)
    return [(planet, target) for planet in ships for target in free if empire.orbit_of(planet) & 15 <= last[target]]


@frozen
class RelocateShip(Deed):
    """One own orbiting ship moves to the space of the same number on another track (CLARIFY-15)."""

    name = "relocate_ship"
    reading = "relocate_colonises"

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(relocations(table, number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseRelocated(number))


@frozen
class ChooseRelocated(SeatStep[EpicTable]):
    """A question whose answer is the orbiting ship that changes its track, and the new one (CLARIFY-15)."""

    kind = "relocate"
    question = "Which ship changes its track, and to which?"
    rule = "CLARIFY-15"

    def run(self, table: EpicTable) -> Legal | None:
        keys = table.rules.keys
        return tuple(choices.Relocate.of(keys[ship], keys[target]) for ship, target in relocations(table, self.seat))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Relocate)
        index, empire = table.rules.index, table.empires[self.seat]
        place, target = empire.orbit_of(index[choice.planet]), index[choice.target]
        space = place & 15
        table.note(events.ShipRelocated, self.seat, choice.planet, choice.target, space, table.source)
        move_ship(table, self.seat, place, target << 4 | space)
        if space > table.rules.planets[target].spaces:
            colonise(table, self.seat, target)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = planets(table.rules, (table.rules.keys[planet] for planet in orbiting(table, self.seat)))
        if not isinstance(choice, Relocate):
            return refused("not-now", "CLARIFY-15", "relocate", ships=there)
        for key in (choice.planet, choice.target):
            if (refusal := unknown_planet(table.rules, key, "CLARIFY-15")) is not None:
                return refusal
        index, empire = table.rules.index, table.empires[self.seat]
        planet, target = named(table.rules, choice.planet), named(table.rules, choice.target)
        if empire.orbit_of(index[choice.planet]) < 0:
            return refused("no-ship", "CLARIFY-15", planet=planet, ships=there)
        if index[choice.target] not in table.row:
            return refused("not-in-row", "CLARIFY-15", planet=target)
        if empire.orbit_of(index[choice.target]) >= 0:
            return refused("taken", "MOVE-6", planet=target)
        space = empire.orbit_of(index[choice.planet]) & 15
        return refused("too-short", "CLARIFY-15", planet=target, space=space)


def _empty_planets(table: EpicTable) -> list[int]:
    """Return the planets of the row without any ship (CLARIFY-18)."""
    taken = {place >> 4 for empire in table.empires for place in empire.ships}
    return [planet for planet in table.row if planet >= 0 and planet not in taken]


@frozen
class RemovePlanet(Deed):
    """A row planet without any ship is removed, and the gap is filled (CLARIFY-18)."""

    name = "remove_planet"
    reading = "removed_under"

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(_empty_planets(table))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseRemoved(number))


@frozen
class ChooseRemoved(SeatStep[EpicTable]):
    """A question whose answer is the planet without ships that is removed from the row (CLARIFY-18)."""

    kind = "remove"
    question = "Which planet do you remove?"
    rule = "CLARIFY-18"

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(choices.RemovePlanet.of(table.rules.keys[planet]) for planet in _empty_planets(table))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, choices.RemovePlanet)
        planet = table.rules.index[choice.planet]
        table.note(events.PlanetRemoved, choice.planet, table.rules.rulings.removed_under, table.source)
        leave_row(table, planet)
        if table.rules.rulings.removed_under:
            table.under = (*table.under, planet)
        else:
            table.removed = (*table.removed, planet)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = planets(table.rules, (table.rules.keys[planet] for planet in _empty_planets(table)))
        if not isinstance(choice, choices.RemovePlanet):
            return refused("not-now", "CLARIFY-18", "remove", planets=there)
        refusal = unknown_planet(table.rules, choice.planet, "CLARIFY-18")
        return refusal or refused("not-empty", "CLARIFY-18", planet=named(table.rules, choice.planet), planets=there)
