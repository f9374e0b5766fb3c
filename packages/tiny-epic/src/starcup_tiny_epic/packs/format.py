"""The facet ``packs`` of Tiny Epic Galaxies: its packs of planets in the form that packs of all games have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeVar

from starcup import Pack
from starcup.messages import Message, language_of
from starcup.packed import AnyPackedRuleset, PackFormat, Shown
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic.words.pages import Piece, sentences

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
        say = language_of(rules).text
        cards = []

        def add(piece: Piece, corner: Message, colour: str, kind: str) -> None:
            lines = sentences(piece, rules, say)
            cards.append(self.shown_as(pack, piece.key, piece.name, say(corner), lines, colour, f"{kind}/{piece.key}"))

        for planet in _of(rules.planets, pack):
            add(planet, Message("tiny-epic-vp", vp=planet.vp), ("yellow", "cyan")[planet.resource], "planet")
        for mission in _of(rules.missions, pack):
            add(mission, Message("tiny-epic-vp", vp=mission.vp), "", "mission")
        for board in _of(rules.boards, pack):
            add(board, naming.difficulty(board), "red", "board")
        return cards

    def used(self, table: EpicTable) -> list[str]:
        planets = table.rules.planets
        return [planets[number].name for empire in table.empires[: table.players] for number in empire.colonies]


def _own(ruleset: AnyPackedRuleset) -> EpicRuleset:
    assert isinstance(ruleset, EpicRuleset)
    return ruleset


def _of(pieces: Sequence[PieceT], pack: Pack) -> list[PieceT]:
    return [piece for piece in pieces if piece.pack == pack.name]
