"""The part of the ruleset that steps use: planets, missions, the rebel board, rulings. Frozen, shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from attrs import evolve

from starcup.making import AnyStep, Made, frozen
from starcup.packs import TileText
from starcup_tiny_epic._rules.deeds import Deed, Take
from starcup_tiny_epic._rules.numbers import Numbers
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, orbit, planet_of, space_of, surface
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rulings import TAKEN, Rulings
from starcup_tiny_epic.choices import GALAXY_NAME

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.extensions import Extensions
    from starcup_tiny_epic._rules.table import EpicTable


OwnActions = Mapping[int, Mapping[str, Callable[..., object]]]
"""The hooks of actions in Python, by the numbers of their planets."""


@frozen(eq=False)
class Doer:
    """The behaviour of a kind of deed.

    ``possible(table, number, deed)`` tells whether it would change anything for an empire (EFFECT-3);
    ``begin(table, number, planet, deed)`` carries it out, or pushes steps that do.
    """

    possible: Callable[[EpicTable, int, Deed], bool]
    begin: Callable[[EpicTable, int, int, Deed], None]


def asking(question: Callable[[int], AnyStep]) -> Callable[[EpicTable, int, int, Deed], None]:
    """Return what begins a deed that is a question to the user, and nothing else."""

    def begin(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
        table.push(question(number))

    return begin


class EpicRules:
    """The pieces, and the data derived from them.

    ``board`` is the rebel board of solo games, ``rulings`` are the readings that are played by, ``doers`` the
    behaviours of deeds, ``own`` the actions in Python, ``texts`` what files of actions say for people, by key,
    ``numbers`` those of the game. Lists of steps are as extensions change them; ``plain_turns`` tells whether turns
    stay as they are, ``extended`` whether any extension is on,
    ``plain_most`` is the most that a player may have of a resource, 0 if extensions may change that.
    """

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
        rulings: Rulings = TAKEN,
        doers: Mapping[type[Deed], Doer] | None = None,
        own: OwnActions | None = None,
        numbers: Numbers = Numbers(),  # noqa: B008 - frozen
    ) -> None:
        self.numbers: Numbers = numbers
        self.planets: tuple[Planet, ...] = tuple(_as_ruled(planet, rulings) for planet in planets)
        self.missions: tuple[Mission, ...] = missions
        self.board: RebelBoard | None = board
        self.rulings: Rulings = rulings
        self.doers: Mapping[type[Deed], Doer] = doers or {}
        self.own: OwnActions = own or {}
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


def _as_ruled(planet: Planet, rulings: Rulings) -> Planet:
    """Return a planet with the limits of its action as they are read (CLARIFY-12)."""
    action = planet.action
    only_takes = action.own_turn and not action.dice and {*map(type, action.deeds)} == {Take}
    return evolve(planet, action=evolve(action, own_turn=False)) if only_takes and rulings.take_any_turn else planet
