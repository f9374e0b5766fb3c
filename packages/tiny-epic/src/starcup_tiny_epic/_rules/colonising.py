"""Advances along tracks, colonising, upgrades, and public VP (ADVANCE, COLONY, EMPIRE, END)."""

from __future__ import annotations

from collections.abc import Callable

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, Legal, SeatStep, Step, frozen, interned
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.moving import keep_track, move_ship
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, in_orbit
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_planet
from starcup_tiny_epic._rules.table import PLANETS, EpicTable
from starcup_tiny_epic._rules.terms import LAST_VP, LEVEL_SHIPS, LEVEL_VP, NOTHING, RESOURCES, SHIPS, TOP_LEVEL
from starcup_tiny_epic.choices import PASS, Advance, Pass, Upgrade


@frozen
class FillGap(Step[EpicTable]):
    """A step that turns up a new planet in a gap of the row (COLONY-5); without a deck the gap stays (COLONY-12)."""

    kind = "fill-gap"
    place: int

    def run(self, table: EpicTable) -> Legal | None:
        drawn, left = PLANETS.draw(table, 1, "planet")
        if left:
            table.push(self)
            return None
        if not drawn:
            drawn, table.under = [*table.under[:1]], table.under[1:]
        for planet in drawn:
            table.row = (*table.row[: self.place], planet, *table.row[self.place + 1 :])
            if table.log is not None:
                table.log.append((events.PlanetTurnedUp, table.rules.keys[planet], self.place))
        return None


def leave_row(table: EpicTable, planet: int) -> None:
    """Take a planet out of the row; a new one is turned up next."""
    place = table.row.index(planet)
    table.row = (*table.row[:place], NOTHING, *table.row[place + 1 :])
    table.push(fill_gap(place))


def colonise(table: EpicTable, number: int, planet: int) -> None:
    """Give a planet to an empire; all ships there go home, and a new planet is turned up (COLONY-2, COLONY-5)."""
    empire = table.empires[number]
    if table.in_use:
        for owner, other in enumerate(table.empires):
            for place in other.ships:
                if place >> 4 == planet:
                    keep_track(table, owner, place, GALAXY)
    home = tuple([_send_home(other, planet) for other in table.empires])
    empire.colonies = (*empire.colonies, planet)
    empire.vp += table.rules.planets[planet].vp
    if table.log is not None:
        key = table.rules.keys[planet]
        table.log.append((events.PlanetColonised, number, key, empire.vp))
        table.log.append((events.ShipsSentHome, key, home))
    leave_row(table, planet)
    points_changed(table, number)


def _send_home(empire: Empire, planet: int) -> int:
    """Bring the ships of an empire on a planet home (MOVE-10); return how many."""
    gone = [place for place in empire.ships if place >> 4 == planet]
    for place in gone:
        empire.move_ship(place, GALAXY)
    return len(gone)


def points_changed(table: EpicTable, number: int) -> None:
    """Trigger the end if an empire has enough public VP (END-1); a solo game ends at once (SOLO-53, SOLO-55)."""
    if table.empires[number].vp >= LAST_VP and table.ended_by < 0:
        table.ended_by, table.ended_in = number, table.active
        table.note(events.EndTriggered, number)
    if table.players == 1 and table.ended_by >= 0:
        table.push(FINISH_SOLO)


@frozen
class FinishSolo(Step[EpicTable]):
    """A step that ends a solo game at once: the side that met its condition first has won (SOLO-56)."""

    kind = "finish-solo"

    def run(self, table: EpicTable) -> Legal | None:
        table.stack.clear()
        table.in_use = ()
        table.scores = (table.empires[0].vp,)
        table.winners = (0,) if table.ended_by == 0 else ()
        table.note(events.GameEnded, table.scores, table.winners)
        return None


def advance(table: EpicTable, number: int, planet: int, steps: int) -> None:
    """Move the ship of an empire along the track of a planet; at the symbol it colonises (COLONY-1, EFFECT-9)."""
    empire = table.empires[number]
    place = empire.orbit_of(planet)
    space = (place & 15) + steps
    if space > table.rules.planets[planet].spaces:
        colonise(table, number, planet)
        return
    move_ship(table, number, place, place + steps)
    if table.log is not None:
        table.log.append((events.ShipAdvanced, number, table.rules.keys[planet], space, place & 15, table.source))


def orbiting(table: EpicTable, number: int, track: int = NOTHING) -> list[int]:
    """Return the planets on whose tracks an empire has a ship, by number; of one kind of track, or of any."""
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
        ways = [choices.advance(keys[planet]) for planet in planets]
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
    return 0 if level >= TOP_LEVEL else max(0, level + 1 - discount)


def upgrades(table: EpicTable, number: int, discount: int = 0) -> tuple[Upgrade, ...]:
    """Return the ways in which an empire can pay for an upgrade in one resource (EMPIRE-2)."""
    empire, price = table.empires[number], upgrade_price(table, number, discount)
    if empire.level >= TOP_LEVEL:
        return ()
    amounts = zip(RESOURCES, (empire.energy, empire.culture), strict=True)
    return tuple([choices.upgrade(resource) for resource, amount in amounts if amount >= price])


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
    gained = len(empire.ships) < min(SHIPS, LEVEL_SHIPS[empire.level])
    if gained:
        empire.ships = (GALAXY, *empire.ships)
    if table.log is not None:
        table.log.append((events.EmpireRaised, number, empire.level, empire.vp, int(gained), table.source))
    points_changed(table, number)


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
    if table.log is not None:
        table.log.append((events.ShipPushedBack, number, table.rules.keys[planet], space, place & 15, table.source))


fill_gap: Callable[[int], FillGap] = interned(FillGap)
FINISH_SOLO: AnyStep = FinishSolo()
choose_advance: Callable[..., ChooseAdvance] = interned(ChooseAdvance)
