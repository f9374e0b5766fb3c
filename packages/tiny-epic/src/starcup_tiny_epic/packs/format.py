"""The facet ``packs`` of Tiny Epic Galaxies: its packs of planets in the form that packs of all games have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeVar

from starcup import Pack
from starcup.packed import AnyPackedRuleset, PackFormat, Shown
from starcup.words import several
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.words.pages import sentence, stand_ins
from starcup_tiny_epic.words.planet_words import capital, sentences

PieceT = TypeVar("PieceT", Planet, Mission, RebelBoard)


class PlanetPacks(PackFormat):
    """Packs of planets, secret missions and rebel boards."""

    template: ClassVar[str] = "starcup_tiny_epic.packs/template"
    piece: ClassVar[str] = "planet"
    powered: ClassVar[str] = "planet"
    nouns: ClassVar[Mapping[str, str]] = MappingProxyType(
        {"planets": "planet", "missions": "mission", "boards": "rebel board", "with_power": "action"}
    )
    python_only: ClassVar[tuple[str, ...]] = ("src/package/powers/old_beacon.",)
    new_files: ClassVar[tuple[tuple[str, str], ...]] = (
        ("src/{package}/planets.toml", "the planets"),
        ("src/{package}/powers/", "what planets do, a file for each"),
        ("src/{package}/missions.toml", "a secret mission"),
        ("src/{package}/boards.toml", "a rebel board for solo games"),
    )

    def numbers(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, int]:
        rules = _own(ruleset)
        return {
            "planets": len(_of(rules.planets, pack)),
            "missions": len(_of(rules.missions, pack)),
            "boards": len(_of(rules.boards, pack)),
        }

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        rules = _own(ruleset)
        found = []

        def add(piece: Planet | Mission | RebelBoard, corner: str, colour: str, kind: str) -> None:
            lines, picture = lines_of_piece(piece, rules), f"{kind}/{piece.key}"
            found.append(self.shown_as(pack, piece.key, piece.name, corner, lines, colour, picture))

        for planet in _of(rules.planets, pack):
            track = f"{TRACKS[planet.track]} track of {planet.spaces + 1} steps"
            corner, colour = f"{track}, {planet.vp} VP", ("yellow", "cyan")[planet.resource]
            add(planet, corner, colour, "planet")
        for mission in _of(rules.missions, pack):
            add(mission, f"{mission.vp} VP", "", "mission")
        for board in _of(rules.boards, pack):
            add(board, f"{board.difficulty} rebel", "red", "board")
        return found

    def used(self, table: EpicTable) -> list[str]:
        planets = table.rules.planets
        return [planets[number].name for empire in table.empires[: table.players] for number in empire.colonies]


def _own(ruleset: AnyPackedRuleset) -> EpicRuleset:
    assert isinstance(ruleset, EpicRuleset)
    return ruleset


def _of(pieces: Sequence[PieceT], pack: Pack) -> list[PieceT]:
    return [piece for piece in pieces if piece.pack == pack.name]


def lines_of_piece(piece: Planet | Mission | RebelBoard, rules: EpicRuleset) -> tuple[str, ...]:
    """Return the lines that tell what a piece is and does."""
    if isinstance(piece, Planet):
        return (f"Produces {RESOURCES[piece.resource]}.", *sentences(piece, rules))
    if isinstance(piece, Mission):
        players = [f"In games of {piece.players} or more players."] if piece.players > 2 else []
        return (f"{sentence(piece)}.", *players)
    levels = [
        f"Level {number}: {several(level.dice, 'die', 'dice')}, {level.vp} VP. "
        f"{capital(str(texts.attack(level.attack)))}."
        for number, level in enumerate(piece.levels, 1)
    ]
    return (f"Resources up to {piece.most}.", *levels, *stand_ins(piece))
