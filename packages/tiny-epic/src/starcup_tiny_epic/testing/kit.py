"""The facet ``testing`` of Tiny Epic Galaxies: its additions to the checks that every game is put through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from starcup import Game, Rng, Table
from starcup.testing import GameKit, Groups, PackCheck, Start
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, RESOURCES
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.testing.packs import CHECKS, PlanetBench
from starcup_tiny_epic.testing.pairs import ROUNDS
from starcup_tiny_epic.testing.scenario import Scenario
from starcup_tiny_epic.testing.situations import SITUATIONS, lay_out

PLANETS = 3
"""The number of planets that a table to begin from is laid out around."""
STRANGERS = 4
"""The number of planets out of sight that are also tried in choices."""


class EpicKit(GameKit):
    """The facet ``testing`` of Tiny Epic Galaxies."""

    pack_bench: ClassVar[type[Any] | None] = PlanetBench
    pack_checks: ClassVar[Mapping[str, PackCheck] | None] = CHECKS
    scenario: ClassVar[type[Any] | None] = Scenario

    @property
    def rules(self) -> EpicRuleset:
        """The ruleset."""
        return cast(EpicRuleset, self.ruleset)

    def situations(self, seed: int) -> Sequence[Start]:
        """Return each situation once, with other planets in its middle; every fourth in a solo game."""
        rules, starts = self.rules, list[Start]()
        for index, situation in enumerate(SITUATIONS):
            chosen = Rng(seed + index).shuffled(rules.keys)[:PLANETS]
            players = 1 if index % 4 == 3 and rules.board is not None else situation.players
            make = partial(lay_out, rules, chosen, situation, seed + index, players=players)
            label = f"table {index}: {' + '.join(chosen)}, {situation.name!r}, {players} players, seed {seed + index}"
            starts.append(Start(label, seed + index, make, ROUNDS))
        return starts

    def change_hidden(self, table: Table, viewer: int, rng: Rng) -> None:
        """Give others other missions, unless they are shown."""
        own = cast(EpicTable, table)
        if own.players > 1 and not own.shown:
            exchange_missions(own, viewer, rng)

    def words(self, table: Table, rng: Rng) -> Groups:
        """Return planets on the table and some others, places, faces, resources, missions, ships of others, numbers."""
        own, keys = cast(EpicTable, table), self.rules.keys
        planets = dict.fromkeys(keys[planet] for planet in own.row if planet >= 0)
        for empire in own.empires:
            planets |= dict.fromkeys(keys[planet] for planet in empire.colonies)
        planets |= dict.fromkeys(rng.choice(keys) for _ in range(STRANGERS))
        places = [f"{key}.{kind}" for key in planets for kind in ("orbit", "surface")]
        foreign = [f"{number}.{key}" for number in range(len(own.empires)) for key in planets]
        numbers = [str(number) for number in range(8)]
        missions = list(self.rules.mission_keys)
        return [list(planets), [GALAXY_NAME, *places], list(FACES), list(RESOURCES), missions, foreign, numbers]

    def notable(self, game: Game) -> tuple[str, ...]:
        """Return the planets that were used, those colonised as ``colony KEY``, and levels as ``level 6``."""
        names = list[str]()
        for event in game.all_events():
            if isinstance(event, events.PlanetUsed):
                names.append(event.planet)
            elif isinstance(event, events.PlanetColonised):
                names.append(f"colony {event.planet}")
            elif isinstance(event, events.EmpireRaised):
                names.append(f"level {event.level}")
        return tuple(names)


def exchange_missions(table: EpicTable, viewer: int, rng: Rng) -> None:
    """Deal the missions anew that a seat does not know: those of others, and those that were not dealt."""
    others = [empire for number, empire in enumerate(table.empires) if number != viewer]
    unknown = list(table.missions)
    for empire in others:
        unknown += empire.dealt or [mission for mission in (empire.mission, empire.discarded) if mission >= 0]
    unknown = rng.shuffled(unknown)
    for empire in others:
        dealt, has_mission = len(empire.dealt), empire.mission >= 0
        if dealt:
            empire.dealt = tuple(sorted(unknown.pop() for _ in range(dealt)))
        if has_mission:
            mine = sorted(empire.dealt) or [unknown.pop(), unknown.pop()]
            empire.mission, empire.discarded = rng.shuffled(mine)
    table.missions = tuple(sorted(unknown))
