"""The state of one empire: resources, level, ships, colonies, mission. A player's, or the rebel's."""

from __future__ import annotations

from starcup.making import Counted, Own, Public, UntilEnd, define
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.terms import NOTHING


@define(eq=False, slots=True)
class Empire:
    """One empire.

    ``ships`` are the places of the earned ships, ascending (see :mod:`.places`); ``colonies`` numbers of planets, the
    oldest first; ``vp`` the public VP. ``dealt`` are the missions to choose from, ``mission`` the one kept,
    ``discarded`` the other. ``used`` are the planets that work once per turn and were used in this turn, ``fewer`` the
    dice that are missing in the next turn (SOLO-48).
    """

    energy: Public[int] = 0
    culture: Public[int] = 0
    level: Public[int] = 1
    vp: Public[int] = 0
    ships: Public[tuple[int, ...]] = ()
    colonies: Public[tuple[int, ...]] = ()
    dealt: Counted[tuple[int, ...]] = ()
    mission: UntilEnd[Own[int]] = NOTHING
    discarded: Own[int] = NOTHING
    used: Public[tuple[int, ...]] = ()
    fewer: Public[int] = 0

    def trying(self, energy: int, culture: int, most: int) -> Trying:
        """Have so much more of the resources, up to the most there can be, or less, while something is tried out."""
        before = self.energy, self.culture
        self.energy, self.culture = min(self.energy + energy, most), min(self.culture + culture, most)
        return Trying(self, before)

    def move_ship(self, place: int, target: int) -> None:
        """Put a ship from one place to another."""
        ships = list(self.ships)
        ships[ships.index(place)] = target
        ships.sort()
        self.ships = tuple(ships)

    def send_home(self, planet: int) -> int:
        """Bring the ships on a planet home (MOVE-10); return how many."""
        gone = [place for place in self.ships if place >> 4 == planet]
        for place in gone:
            self.move_ship(place, GALAXY)
        return len(gone)

    def home(self) -> int:
        """Return the number of ships in the galaxy."""
        return self.ships.count(GALAXY)

    def orbit_of(self, planet: int) -> int:
        """Return the place of the ship on the track of a planet; -1 if there is none (MOVE-6)."""
        for place in self.ships:
            if place >> 4 == planet and place & 15 != 15:
                return place
        return GALAXY


class Trying:
    """A context in which an empire has other resources; a generator would take four times as long."""

    __slots__ = ("_before", "_empire")

    def __init__(self, empire: Empire, before: tuple[int, int]) -> None:
        self._empire, self._before = empire, before

    def __enter__(self) -> None:
        """Leave the empire as :meth:`Empire.trying` has made it."""

    def __exit__(self, *error: object) -> None:
        self._empire.energy, self._empire.culture = self._before
