"""Names in scenarios: planets, places, missions and faces; and the ships of an empire."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import StarcupError, did_you_mean
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.terms import FACES, LEVEL_SHIPS, LEVEL_VP, SHIPS, TOP_LEVEL
from starcup_tiny_epic.choices import GALAXY_NAME


class Names:
    """The pieces of a ruleset by their names.

    Args:
        rules: the ruleset.
    """

    def __init__(self, rules: EpicRuleset) -> None:
        self._rules = rules

    def planet(self, key: str) -> int:
        """Return the number of a planet.

        Raises:
            StarcupError: there is none.
        """
        return _found(key, self._rules.keys, "there is no planet")

    def planets(self, keys: str) -> tuple[int, ...]:
        """Return the numbers of planets.

        Args:
            keys: with blanks between them.

        Raises:
            StarcupError: there is no such planet.
        """
        return tuple(self.planet(key) for key in keys.split())

    def faces(self, names: str) -> tuple[int, ...]:
        """Return the numbers of faces.

        Args:
            names: with blanks between them.

        Raises:
            StarcupError: there is no such face.
        """
        return tuple(_found(name, FACES, "a die has no face") for name in names.split())

    def mission(self, key: str, players: int) -> int:
        """Return the number of a mission.

        Args:
            key: of the mission.
            players: the number of players.

        Raises:
            StarcupError: there is none, or it is not in the deck with so few players.
        """
        mission = _found(key, self._rules.mission_keys, "there is no mission")
        if players == 1 or mission not in missions_in_deck(self._rules, players):
            raise StarcupError(f"mission {key!r} is not in the deck with {players} player{'s' * (players > 1)}")
        return mission

    def place(self, name: str) -> int:
        """Return the place with a name.

        Args:
            name: ``galaxy``, ``KEY.surface``, ``KEY.orbit`` or ``KEY.orbit NUMBER``.

        Raises:
            StarcupError: there is none.
        """
        if name == GALAXY_NAME:
            return GALAXY
        key, _, part = name.partition(".")
        planet = self.planet(key)
        kind, _, space = part.partition(" ")
        if part == "surface":
            return surface(planet)
        spaces = self._rules.planets[planet].spaces
        if kind != "orbit" or (space and space not in map(str, range(spaces + 1))):
            expected = f"{GALAXY_NAME}, {key}.surface, {key}.orbit, or {key}.orbit 1 to {spaces}"
            raise StarcupError(f"there is no place {name!r}: expected {expected}")
        return orbit(planet, int(space or 0))


def _found(name: str, known: Sequence[str], absent: str) -> int:
    if name not in known:
        raise StarcupError(f"{absent} {name!r}{did_you_mean(name, known)}")
    return known.index(name)


def empire_of(rules: EpicRuleset, empire: Empire, number: int, players: int, places: Sequence[int]) -> None:
    """Put the ships of an empire into their places, and count its public VP.

    Args:
        rules: the planets, and the board of a rebel.
        empire: it is changed.
        number: that of the empire.
        players: the number of seats; from there on empires are rebels.
        places: of ships; the others are in the galaxy.

    Raises:
        StarcupError: there is no such level, or it has fewer ships.
    """
    levels: Sequence[int] = LEVEL_VP[1:]
    if number >= players and rules.board is not None:
        levels = [level.vp for level in rules.board.levels]
    most = TOP_LEVEL if number < players else len(levels)
    if empire.level not in range(1, most + 1):
        raise StarcupError(f"empire {number}: expected a level from 1 to {most}; found {empire.level}")
    ships = LEVEL_SHIPS[empire.level] if number < players else SHIPS
    if len(places) > ships:
        at = f" at level {empire.level}" if number < players else ""
        raise StarcupError(f"empire {number}: expected at most {ships} ships{at}; found {len(places)}")
    empire.ships = tuple(sorted((*places, *(GALAXY,) * (ships - len(places)))))
    empire.vp = levels[empire.level - 1] + sum(rules.planets[planet].vp for planet in empire.colonies)
