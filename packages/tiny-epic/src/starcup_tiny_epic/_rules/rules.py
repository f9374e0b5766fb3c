"""The part of the ruleset that steps use: planets, missions, the rebel board, rulings. Frozen, shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from starcup.making import AnyStep, Made
from starcup.packs import TileText
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.numbers import Numbers
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, orbit, planet_of, space_of, surface
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rulings import Rulings
from starcup_tiny_epic.choices import GALAXY_NAME

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.extensions import Extensions

OwnActions = Mapping[int, Mapping[str, Callable[..., object]]]
"""The hooks of actions in Python, by the numbers of their planets."""


class EpicRules:
    """The pieces, and the data derived from them.

    ``board`` is the rebel board of solo games, ``rulings`` are the readings that are played by, ``deeds`` the
    kinds of deeds by name, ``own`` the actions in Python, ``texts`` what files of actions say for people, by key,
    ``numbers`` those of the game. Lists of steps are as extensions change them; ``plain_turns`` tells whether turns
    stay as they are, ``extended`` whether any extension is on,
    ``plain_most`` is the most that a player may have of a resource, 0 if extensions may change that.
    """

    deeds: Mapping[str, type[Deed]]
    extensions: Extensions
    extended: bool
    plain_most: int
    options: Mapping[str, str]
    setup_steps: tuple[AnyStep, ...]
    solo_steps: tuple[AnyStep, ...]
    turn_steps: tuple[AnyStep, ...]
    rebel_steps: tuple[AnyStep, ...]
    plain_turns: bool

    def __init__(
        self,
        planets: tuple[Planet, ...],
        missions: tuple[Mission, ...],
        board: RebelBoard | None,
        rulings: Rulings,
        own: OwnActions,
        numbers: Numbers,
    ) -> None:
        self.numbers: Numbers = numbers
        self.planets: tuple[Planet, ...] = planets
        self.missions: tuple[Mission, ...] = missions
        self.board: RebelBoard | None = board
        self.rulings: Rulings = rulings
        self.own: OwnActions = own
        self.texts: Mapping[str, TileText] = {}
        self.keys: tuple[str, ...] = tuple(planet.key for planet in planets)
        self.index: dict[str, int] = {planet.key: planet.index for planet in planets}
        self.mission_keys: tuple[str, ...] = tuple(mission.key for mission in missions)
        self.resources: tuple[int, ...] = tuple(planet.resource for planet in planets)
        self.tracks: tuple[int, ...] = tuple(planet.track for planet in planets)
        self.place_names: Made[int, str] = Made(self._place_name)
        targets = (GALAXY, *(place for planet in planets for place in (orbit(planet.index), surface(planet.index))))
        self.targets: dict[str, int] = {self.place_names[place]: place for place in targets}
        self.die_draws: tuple[str, ...] = tuple(f"die {number}" for number in range(numbers.most_players))
        self.mission_decks: tuple[tuple[int, ...], ...] = tuple(
            tuple(mission.index for mission in missions if rulings.all_missions or mission.players <= players)
            for players in range(numbers.most_players + 1)
        )

    def planet(self, key: str) -> Planet:
        """Return the planet with a key.

        Args:
            key: one of ``keys``.
        """
        return self.planets[self.index[key]]

    def mission(self, key: str) -> Mission:
        """Return the mission with a key.

        Args:
            key: one of ``mission_keys``.
        """
        return self.missions[self.mission_keys.index(key)]

    def _place_name(self, place: int) -> str:
        if place < 0:
            return GALAXY_NAME
        kind = "surface" if space_of(place) == SURFACE else "orbit"
        return f"{self.keys[planet_of(place)]}.{kind}"
