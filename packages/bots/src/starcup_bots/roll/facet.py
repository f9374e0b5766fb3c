"""The facet *bots* of Roll for the Galaxy: the parts of a score, and the pieces that seats were dealt and built."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Game, Ruleset
from starcup.roll import RollRuleset, events
from starcup_bots.game_bots import ComparedPiece, GameBots, History


class RollBots(GameBots):
    """The facet: chips, tiles and bonuses (SCORE-1); factions, home worlds, and the faces that were built."""

    columns: ClassVar[tuple[str, ...]] = ("chips", "tiles")
    rest: ClassVar[str] = "bonuses"
    kinds: ClassVar[Mapping[str, str]] = MappingProxyType(
        {"development": "dev", "world": "world", "faction": "fact", "home world": "home"}
    )

    piece: ClassVar[str] = "tile"
    weights: ClassVar[str] = "starcup_bots.roll:learned.npz"

    def history(self, game: Game) -> tuple[History, ...]:
        """Return faction and home world, and the faces developed, settled or placed otherwise after the set-up."""
        dealt: dict[int, events.Dealt] = {}
        built: list[list[tuple[str, int]]] = [[] for _ in range(game.table.players)]
        now = 0
        for event in game.all_events():
            if isinstance(event, events.RoundBegan):
                now = event.number
            elif isinstance(event, events.Dealt):
                dealt[event.seat] = event
            elif isinstance(event, events.Completed | events.TilePlayed) and now:
                built[event.seat].append((event.face, now))
        return tuple(
            History((("faction", dealt[seat].faction), ("home_world", dealt[seat].home_world)), tuple(faces))
            for seat, faces in enumerate(built)
        )

    def pieces(self, ruleset: Ruleset) -> Mapping[str, ComparedPiece]:
        """Return both sides of every tile, the factions and the home worlds."""
        if not isinstance(ruleset, RollRuleset):
            return {}
        faces = {face.key: face for tile in ruleset.tiles for face in (tile.development, tile.world)}
        pieces = {
            key: ComparedPiece("world" if face.is_world else "development", key, face.pack, face.cost)
            for key, face in faces.items()
        }
        for faction in ruleset.factions:
            halves = "+".join(face.key for face in faction.halves)
            pieces[f"faction {faction.number}"] = ComparedPiece("faction", f"{faction.number} {halves}")
        for home in ruleset.home_worlds:
            pieces[f"home_world {home.face.key}"] = ComparedPiece("home world", home.face.key, home.face.pack)
        return pieces
