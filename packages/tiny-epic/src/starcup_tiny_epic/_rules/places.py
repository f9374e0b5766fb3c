"""Places of ships as numbers: the galaxy, the surface of a planet, the spaces of its track (TERM-4).

A place on or around a planet is ``16 * planet + space``: a space of the track from 0 on, or ``SURFACE``.
"""

from __future__ import annotations

from collections.abc import Iterable

GALAXY = -1
"""The place of a ship in its owner's galaxy."""
SURFACE = 15
"""The space that stands for the surface of a planet."""
MOST_SPACES = 12
"""The most numbered spaces that a track may have."""


def orbit(planet: int, space: int = 0) -> int:
    """Return the place on the track of a planet.

    Args:
        planet: its number.
        space: that of the track; as it comes, its start.
    """
    return planet << 4 | space


def surface(planet: int) -> int:
    """Return the place on the surface of a planet.

    Args:
        planet: its number.
    """
    return planet << 4 | SURFACE


def planet_of(place: int) -> int:
    """Return the planet of a place; -1 for the galaxy.

    Args:
        place: where a ship is.
    """
    return place >> 4


def space_of(place: int) -> int:
    """Return the space of a place on or around a planet: that of the track, or ``SURFACE``.

    Args:
        place: where a ship is.
    """
    return place & 15


def in_orbit(place: int) -> bool:
    """Return whether a place is on a track.

    Args:
        place: where a ship is.
    """
    return place >= 0 and place & 15 != SURFACE


def free_in(row: Iterable[int], ships: tuple[int, ...]) -> list[int]:
    """Return the places at planets that have none of some ships: starts of tracks, and surfaces (MOVE-6, MOVE-7)."""
    places: list[int] = []
    surfaces = [place >> 4 for place in ships if place >= 0 and place & 15 == SURFACE]
    tracks = [place >> 4 for place in ships if place >= 0 and place & 15 != SURFACE]
    for planet in row:
        if planet >= 0:
            if planet not in tracks:
                places.append(planet << 4)
            if planet not in surfaces:
                places.append(planet << 4 | SURFACE)
    return places
