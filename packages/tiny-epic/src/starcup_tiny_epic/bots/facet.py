"""The facet *bots* of Tiny Epic Galaxies: the parts of a score, the missions kept, and the planets colonised.

Only ``starcup_bots`` asks for it, so that the game itself does not depend on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Game, Ruleset
from starcup_bots import ComparedPiece, GameBots, History
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import NOTHING


class EpicBots(GameBots):
    """VP of planets, of the empire and of the mission; missions kept, and planets colonised."""

    columns: ClassVar[tuple[str, ...]] = ("planets", "empire")
    rest: ClassVar[str] = "mission"
    kinds: ClassVar[Mapping[str, str]] = MappingProxyType({"planet": "plan", "mission": "miss"})
    piece: ClassVar[str] = "planet"
    weights: ClassVar[str] = "starcup_tiny_epic.bots:learned.npz"

    def history(self, game: Game) -> tuple[History, ...]:
        """Return the mission that each seat kept, and the planets that it colonised, with the round."""
        table = game.table
        colonised: list[list[tuple[str, int]]] = [[] for _ in range(table.players)]
        turn = 0
        for event in game.all_events():
            if isinstance(event, events.TurnBegan):
                turn = event.turn
            elif isinstance(event, events.PlanetColonised) and event.seat < table.players:
                colonised[event.seat].append((event.planet, 1 + (turn - 1) // max(2, table.players)))
        keys = table.rules.mission_keys
        return tuple(
            History((("mission", keys[empire.mission]),) if empire.mission != NOTHING else (), tuple(colonised[seat]))
            for seat, empire in enumerate(table.empires[: table.players])
        )

    def pieces(self, ruleset: Ruleset) -> Mapping[str, ComparedPiece]:
        """Return all planets and missions."""
        if not isinstance(ruleset, EpicRules):
            return {}
        planets = {
            planet.key: ComparedPiece("planet", planet.key, planet.pack, planet.vp) for planet in ruleset.planets
        }
        missions = {
            f"mission {mission.key}": ComparedPiece("mission", mission.key, mission.pack)
            for mission in ruleset.missions
        }
        return {**planets, **missions}
