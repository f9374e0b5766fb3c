"""Moves of ships: between the galaxy and the planets of the row, to land or to orbit (MOVE, ORBIT, LAND)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, free_in, in_orbit, surface
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_place
from starcup_tiny_epic._rules.refusals import place as named_place
from starcup_tiny_epic._rules.refusals import places as named_places
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.using import Arrive, land
from starcup_tiny_epic.choices import GALAXY_NAME, Move


def free_places(table: EpicTable, number: int) -> list[int]:
    """Return the places of the row that have no ship of an empire: starts of tracks, and surfaces (MOVE-6, MOVE-7).

    Args:
        table: the table to look at.
        number: that of the empire.
    """
    return free_in(table.row, table.empires[number].ships)


def can_move(table: EpicTable, number: int, but: tuple[int, ...] = ()) -> bool:
    """Return whether an empire has a legal move."""
    ships = table.empires[number].ships
    for place in ships:
        if place >= 0 and place not in but:
            return True  # it can go home (MOVE-4)
    return (ships.count(GALAXY) > but.count(GALAXY)) and bool(free_places(table, number))


def moves(table: EpicTable, number: int, but: tuple[int, ...] = ()) -> list[Choice]:
    """Return the legal moves of an empire, by ship and place (MOVE-13)."""
    names, move = table.rules.place_names, choices.Move.of
    ways: list[Choice] = []
    free = [(place, names[place]) for place in free_places(table, number)]
    ships = table.empires[number].ships
    for ship in dict.fromkeys(ships):
        if ship in but and ships.count(ship) <= but.count(ship):
            continue
        name, planet = names[ship], ship >> 4
        if ship >= 0:
            ways.append(move(name, GALAXY_NAME))
        for place, target in free:
            if place >> 4 != planet:
                ways.append(move(name, target))
    return ways


@frozen
class ChooseMove(SeatStep[EpicTable]):
    """A question whose answer is the move of a ship (MOVE-1); those at ``but`` may not move (CLARIFY-32).

    ``again`` is the number of moves with further ships that follow, by the same action.
    """

    kind = "move"
    question = "Which ship do you move, and where to?"
    rule = "MOVE-1"
    but: tuple[int, ...] = ()
    again: int = 0

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(moves(table, self.seat, self.but)) or None

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Move)
        names, target = table.rules.place_names, table.rules.targets[choice.place]
        ship = next(place for place in table.empires[self.seat].ships if names[place] == choice.ship)
        move_ship(table, self.seat, ship, target)
        if table.log is not None:
            space = ship & 15 if in_orbit(ship) else 0
            table.log.append((events.ShipMoved, self.seat, choice.ship, choice.place, space, table.source))
        if self.again:
            table.push(ChooseMove.of(self.seat, (*self.but, target), self.again - 1))
        arrived(table, self.seat, ship, target)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        names = table.rules.place_names
        ships = [names[place] for place in table.empires[self.seat].ships]
        if not isinstance(choice, Move):
            return refused("not-now", "MOVE-1", "move", ships=named_places(table.rules, ships))
        for name in (choice.ship, choice.place):
            if (refusal := unknown_place(table.rules, name, "MOVE-1")) is not None:
                return refusal
        if choice.ship not in ships:
            at, own = named_place(table.rules, choice.ship), named_places(table.rules, ships)
            return refused("no-ship", "MOVE-1", "move", place=at, ships=own)
        if choice.ship == choice.place == GALAXY_NAME:
            return refused("no-move", "MOVE-14")
        return self._refuse_target(table, choice)

    def _refuse_target(self, table: EpicTable, choice: Move) -> IllegalChoice:
        rules, place = table.rules, choice.place
        key = place.partition(".")[0]
        planet = named(rules, key)
        if place != GALAXY_NAME:
            row = [rules.keys[planet] for planet in table.row if planet >= 0]
            if key not in row:
                owners = [number for number, empire in enumerate(table.empires) if rules.index[key] in empire.colonies]
                rule = "MOVE-12" if self.seat in owners else "MOVE-11" if owners else "MOVE-1"
                variant = "colonised" if owners else "move"
                return refused("not-in-row", rule, variant, planet=planet, row=planets(rules, row))
            if choice.ship.partition(".")[0] == key:
                return refused("same-planet", "MOVE-3", planet=planet)
            if rules.targets[place] not in free_places(table, self.seat):
                rule, where = ("MOVE-7", "surface") if place.endswith(".surface") else ("MOVE-6", "")
                return refused("taken", rule, where, planet=planet)
        landed = surface(table.in_use[-1][1]) if table.in_use and not rules.rulings.landed_moves else GALAXY
        rule = "CLARIFY-34" if landed >= 0 and rules.place_names[landed] == choice.ship else "CLARIFY-32"
        return refused("same-ship", rule, "move", place=named_place(rules, choice.ship))


def arrived(table: EpicTable, number: int, place: int, target: int) -> None:
    """Do what follows when a ship of an empire was moved: extensions hear of it, and who has landed uses the planet.

    Args:
        table: is changed.
        number: that of the empire.
        place: where the ship was.
        target: where it is.
    """
    has_landed = target >= 0 and target & 15 == SURFACE
    if not table.rules.extended:
        if has_landed:
            land(table, number, target >> 4)
        return
    if has_landed:
        table.push(Arrive.of(number, target >> 4))
    for hook in table.rules.extensions.moved:
        hook(table, number, place, target)


def move_ship(table: EpicTable, number: int, place: int, target: int) -> None:
    """Put a ship of an empire from one place to another.

    Args:
        table: is changed.
        number: that of the empire.
        place: where the ship is.
        target: where it goes.
    """
    if table.in_use:
        keep_track(table, number, place, target)
    table.empires[number].move_ship(place, target)


def keep_track(table: EpicTable, number: int, place: int, target: int) -> None:
    """Tell moves still to come where a ship is about to go that may not be moved again (CLARIFY-32)."""
    there = table.empires[number].ships.count(place)
    for at, step in enumerate(table.stack):
        if isinstance(step, ChooseMove) and step.seat == number and step.but.count(place) == there:
            left = list(step.but)
            left[left.index(place)] = target
            table.stack[at] = ChooseMove.of(number, tuple(left), step.again)
