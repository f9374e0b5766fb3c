"""Advances along tracks, colonising, upgrades, and public VP (ADVANCE, COLONY, EMPIRE, END)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, Legal, SeatStep, Step, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.moving import keep_track, move_ship
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, in_orbit
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_planet
from starcup_tiny_epic._rules.scoring import score, winners, with_lines
from starcup_tiny_epic._rules.table import PLANETS, EpicTable
from starcup_tiny_epic._rules.terms import LEVEL_SHIPS, LEVEL_VP, NOTHING, RESOURCES, SHIPS, TOP_LEVEL
from starcup_tiny_epic.choices import PASS, Advance, Pass, Upgrade


@frozen
class FillGap(Step[EpicTable]):
    """A step that turns up a new planet in a gap of the row (COLONY-5); without a deck the gap stays (COLONY-12)."""

    kind = "fill-gap"
    place: int

    def run(self, table: EpicTable) -> None:
        drawn, left = PLANETS.draw(table, 1, "planet")
        if left:
            table.push(self)
            return
        if not drawn:
            drawn, table.under = [*table.under[:1]], table.under[1:]
        for planet in drawn:
            table.row = (*table.row[: self.place], planet, *table.row[self.place + 1 :])
            table.note(events.PlanetTurnedUp, table.rules.keys[planet], self.place)
            for hook in table.rules.extensions.turned_up:
                hook(table, table.rules.planets[planet])


def leave_row(table: EpicTable, planet: int) -> None:
    """Take a planet out of the row; a new one is turned up next.

    Args:
        table: is changed; the planet has to go somewhere else on it.
        planet: its number.
    """
    place = table.row.index(planet)
    table.row = (*table.row[:place], NOTHING, *table.row[place + 1 :])
    table.push(FillGap.of(place))
    for hook in table.rules.extensions.left_row:
        hook(table, table.rules.planets[planet])


def colonise(table: EpicTable, number: int, planet: int) -> None:
    """Give a planet to an empire; all ships there go home, and a new planet is turned up (COLONY-2, COLONY-5).

    Args:
        table: is changed.
        number: that of the empire.
        planet: the number of a planet of the row.
    """
    empire = table.empires[number]
    if table.in_use:
        for owner, other in enumerate(table.empires):
            for place in other.ships:
                if place >> 4 == planet:
                    keep_track(table, owner, place, GALAXY)
    home = tuple([other.send_home(planet) for other in table.empires])
    empire.colonies = (*empire.colonies, planet)
    empire.vp += table.rules.planets[planet].vp
    table.note(events.PlanetColonised, number, table.rules.keys[planet], empire.vp)
    table.note(events.ShipsSentHome, table.rules.keys[planet], home)
    leave_row(table, planet)
    for hook in table.rules.extensions.colonised:
        hook(table, number, table.rules.planets[planet])
    points_changed(table, number)


def last_vp(table: EpicTable, number: int) -> int:
    """Return the public VP with which an empire triggers the end (END-1)."""
    vp, limits = table.rules.numbers.last_vp, table.rules.extensions.last_vp
    return table.limited(limits, number, vp) if limits else vp


def points_changed(table: EpicTable, number: int) -> None:
    """Trigger the end if an empire has enough public VP (END-1); a solo game ends at once (SOLO-53, SOLO-55).

    Args:
        table: is changed.
        number: that of the empire.
    """
    if table.ended_by < 0 and table.empires[number].vp >= last_vp(table, number):
        table.ended_by, table.ended_in = number, table.active
        table.note(events.EndTriggered, number)
    if table.players == 1 and table.ended_by >= 0:
        table.push(FINISH_SOLO)


@frozen
class FinishSolo(Step[EpicTable]):
    """A step that ends a solo game at once: the side that met its condition first has won (SOLO-56)."""

    kind = "finish-solo"

    def run(self, table: EpicTable) -> None:
        table.stack.clear()
        table.in_use = ()
        (own,) = with_lines([score(table, 0)], table)
        human_won = table.ended_by == 0 if table.ended_by >= 0 else own.total > table.empires[1].vp
        table.scores = (own.total,)
        table.winners = winners(table, (0,) if human_won else ())
        table.note(events.GameEnded, table.scores, table.winners)


def advance(table: EpicTable, number: int, planet: int, steps: int) -> None:
    """Move the ship of an empire along the track of a planet; at the symbol it colonises (COLONY-1, EFFECT-9).

    Args:
        table: is changed.
        number: that of the empire, which has a ship on the track.
        planet: the number of the planet.
        steps: the spaces that the ship advances.
    """
    empire = table.empires[number]
    place = empire.orbit_of(planet)
    space = (place & 15) + steps
    if space > table.rules.planets[planet].spaces:
        colonise(table, number, planet)
        return
    move_ship(table, number, place, place + steps)
    if table.log is not None:
        table.log.append((events.ShipAdvanced, number, table.rules.keys[planet], space, place & 15, table.source))
    if table.rules.extended:
        for hook in table.rules.extensions.advanced:
            hook(table, number, table.rules.planets[planet], space)


def orbiting(table: EpicTable, number: int, track: int = NOTHING) -> list[int]:
    """Return the planets on whose tracks an empire has a ship, by number; of one kind of track, or of any.

    Args:
        table: the table to look at.
        number: that of the empire.
        track: the number of the kind; as it comes, of any.
    """
    tracks = table.rules.tracks
    return [
        place >> 4
        for place in table.empires[number].ships
        if place >= 0 and place & 15 != SURFACE and track in (NOTHING, tracks[place >> 4])
    ]


def has_orbiting(table: EpicTable, number: int, track: int = NOTHING) -> bool:
    """Return whether an empire has a ship on a track."""
    tracks = table.rules.tracks
    for place in table.empires[number].ships:  # asked at every question: no list is made
        if place >= 0 and place & 15 != SURFACE and (track < 0 or tracks[place >> 4] == track):
            return True
    return False


@frozen
class ChooseAdvance(SeatStep[EpicTable]):
    """A question whose answer is the ship that advances (ADVANCE-5); ``but`` is a planet whose ship may not.

    If ``free``, the seat may pass (CLARIFY-48).
    """

    kind = "advance"
    question = "Which ship advances?"
    rule = "ADVANCE-5"
    track: int
    steps: int = 1
    but: int = NOTHING
    free: bool = False

    def run(self, table: EpicTable) -> Legal | None:
        keys = table.rules.keys
        planets = [planet for planet in orbiting(table, self.seat, self.track) if planet != self.but]
        ways = [choices.Advance.of(keys[planet]) for planet in planets]
        return (*ways, PASS) if self.free else tuple(ways) or None

    def take(self, table: EpicTable, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        assert isinstance(choice, Advance)
        advance(table, self.seat, table.rules.index[choice.planet], self.steps)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = [table.rules.keys[planet] for planet in orbiting(table, self.seat, self.track)]
        ships = planets(table.rules, there)
        if not isinstance(choice, Advance):
            return refused("not-now", "ADVANCE-5", "advance", ships=ships)
        if (refusal := unknown_planet(table.rules, choice.planet, "ADVANCE-5", there)) is not None:
            return refusal
        planet, name = table.rules.index[choice.planet], named(table.rules, choice.planet)
        if table.empires[self.seat].orbit_of(planet) < 0:
            return refused("no-ship", "ADVANCE-4", planet=name, ships=ships)
        if planet == self.but:
            return refused("same-ship", "CLARIFY-10", planet=name)
        track, needed = map(naming.track, (table.rules.tracks[planet], self.track))
        return refused("wrong-track", "ADVANCE-3", planet=name, track=track, needed=needed, ships=ships)


def upgrade_price(table: EpicTable, number: int, discount: int = 0) -> int:
    """Return the price of the next level of an empire; 0 at the highest one (EMPIRE-1, EMPIRE-9)."""
    level = table.empires[number].level
    if level >= TOP_LEVEL:
        return 0
    price = level + 1 - discount
    if table.rules.extended:
        price = table.limited(table.rules.extensions.upgrade_price, number, price)
    return max(0, price)


def upgrades(table: EpicTable, number: int, discount: int = 0) -> tuple[Upgrade, ...]:
    """Return the ways in which an empire can pay for an upgrade in one resource (EMPIRE-2)."""
    empire, price = table.empires[number], upgrade_price(table, number, discount)
    if empire.level >= TOP_LEVEL:
        return ()
    amounts = zip(RESOURCES, (empire.energy, empire.culture), strict=True)
    return tuple([choices.Upgrade.of(resource) for resource, amount in amounts if amount >= price])


def upgrade(table: EpicTable, number: int, choice: Upgrade, discount: int = 0) -> None:
    """Raise an empire, paid in one resource (EMPIRE-2)."""
    price, culture = upgrade_price(table, number, discount), choice.resource == RESOURCES[1]
    raise_empire(table, number, 0 if culture else price, price if culture else 0)


def raise_empire(table: EpicTable, number: int, energy: int, culture: int) -> None:
    """Pay for the next level of an empire and reach it; a ship gained is in the galaxy at once (EMPIRE-6)."""
    empire = table.empires[number]
    table.pay(number, energy, culture, "upgrade")
    empire.vp += LEVEL_VP[empire.level + 1] - LEVEL_VP[empire.level]
    empire.level += 1
    gained = fit_ships(table, number)
    table.note(events.EmpireRaised, number, empire.level, empire.vp, gained, table.source)
    for hook in table.rules.extensions.upgraded:
        hook(table, number, empire.level)
    points_changed(table, number)


def ships_of(table: EpicTable, number: int) -> int:
    """Return the number of ships that an empire has at its level (MAT-4); the rebel has all (SOLO-4)."""
    if number >= table.players:
        return SHIPS
    ships, limits = LEVEL_SHIPS[table.empires[number].level], table.rules.extensions.ships
    return table.limited(limits, number, ships) if limits else ships


def fit_ships(table: EpicTable, number: int) -> int:
    """Give an empire the ships that it lacks, in its galaxy (EMPIRE-6); return how many.

    Args:
        table: is changed.
        number: that of the empire.
    """
    empire = table.empires[number]
    gained = max(0, ships_of(table, number) - len(empire.ships))
    if gained:
        empire.ships = (*(GALAXY,) * gained, *empire.ships)
    return gained


def pushable(place: int) -> bool:
    """Return whether a ship can be chosen to go back: it is beyond the start space of a track (EFFECT-8)."""
    return in_orbit(place) and place & 15 > 0


def go_back(table: EpicTable, number: int, planet: int, steps: int) -> None:
    """Push the ship of an empire back along the track of a planet; it stops at the start space (EFFECT-7)."""
    empire = table.empires[number]
    place = empire.orbit_of(planet)
    if not pushable(place):
        return
    space = max(0, (place & 15) - steps)
    move_ship(table, number, place, planet << 4 | space)
    table.note(events.ShipPushedBack, number, table.rules.keys[planet], space, place & 15, table.source)


FINISH_SOLO: AnyStep = FinishSolo()
