"""A seat's own position as a bot plans with it: a small value, so that what was worked out can be looked up."""

from __future__ import annotations

from typing import NamedTuple

from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.terms import LEVEL_SHIPS, LEVEL_VP, MOST_RESOURCES
from starcup_tiny_epic._rules.view import EmpireView


class Position(NamedTuple):
    """The state of one empire in a plan.

    ``colonies`` are all planets colonised, ``used`` those whose action is spent for the turn, and ``dice`` the unused
    dice that actions took. ``others`` is the worth of what actions did to other seats or to dice, in VP.
    """

    energy: int
    culture: int
    level: int
    vp: int
    ships: tuple[int, ...]
    colonies: tuple[int, ...]
    used: tuple[int, ...] = ()
    dice: int = 0
    others: float = 0.0


def position(empire: EmpireView) -> Position:
    """Return the position of an empire."""
    return Position(empire.energy, empire.culture, empire.level, empire.vp, empire.ships, empire.colonies, empire.used)


def moved(ships: tuple[int, ...], place: int, target: int) -> tuple[int, ...]:
    """Return places of ships after one went elsewhere."""
    places = list(ships)
    places[places.index(place)] = target
    places.sort()
    return tuple(places)


def sent_home(ships: tuple[int, ...], planet: int) -> tuple[int, ...]:
    """Return places of ships after those on a planet went home."""
    return tuple(sorted([GALAXY if place >> 4 == planet else place for place in ships]))


def orbits(ships: tuple[int, ...]) -> list[int]:
    """Return the places of ships that are on tracks."""
    return [place for place in ships if place >= 0 and place & 15 != SURFACE]


def gained(of: Position, energy: int, culture: int) -> Position:
    """Return the position after a gain of resources, as far as there is room for them."""
    return of._replace(
        energy=max(0, min(MOST_RESOURCES, of.energy + energy)),
        culture=max(0, min(MOST_RESOURCES, of.culture + culture)),
    )


def upgraded(of: Position, energy: int, culture: int) -> Position:
    """Return the position after an upgrade."""
    level = of.level + 1
    ships = of.ships
    if len(ships) < LEVEL_SHIPS[level]:
        ships = (GALAXY, *ships)
    return of._replace(
        energy=of.energy - energy,
        culture=of.culture - culture,
        level=level,
        ships=ships,
        vp=of.vp + LEVEL_VP[level] - LEVEL_VP[of.level],
    )
