"""The facet ``packs`` of Roll for the Galaxy: its packs of tiles in the form that packs of all games have."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from attrs import evolve

from starcup import Pack
from starcup.packed import AnyPackedRuleset, PackFormat, Shown, Side
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.pack_files import DICE
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll.packs.painting import dice_of_worlds


class TilePacks(PackFormat):
    """Packs of tiles: factions, home worlds, developments and worlds, with powers and extensions."""

    template: ClassVar[str] = "starcup.roll.packs/template"
    piece: ClassVar[str] = "tile"
    powered: ClassVar[str] = "development"
    nouns: ClassVar[Mapping[str, str]] = MappingProxyType({"tiles": "tile", "with_power": "power"})
    needed: ClassVar[tuple[str, ...]] = ("starcup",)
    tested_with: ClassVar[tuple[str, ...]] = ("starcup-tiles-base",)
    testing: ClassVar[str] = "starcup.roll.testing"
    python_only: ClassVar[tuple[str, ...]] = ("src/package/powers/relief_fund.",)
    new_files: ClassVar[tuple[tuple[str, str], ...]] = (
        ("src/{package}/tiles.toml", "the tiles"),
        ("src/{package}/powers/", "what developments do, a file for each"),
    )

    def contents(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, object]:
        rules = _own(ruleset)
        developments = _developments(rules, pack)
        return {
            **super().contents(ruleset, pack),
            "with_power": sum(face.key in rules.plugins.packs for face in developments),
            "without_power": [face.key for face in developments if face.key not in rules.plugins.packs],
        }

    def numbers(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, int]:
        rules = _own(ruleset)
        return {
            "tiles": sum(tile.development.pack == pack.name for tile in rules.tiles),
            "factions": sum(faction.halves[0].pack == pack.name for faction in rules.factions),
            "home_worlds": sum(home.face.pack == pack.name for home in rules.home_worlds),
            "developments": len(_developments(rules, pack)),
        }

    def counted_in_full(self, contents: Mapping[str, object]) -> list[str]:
        lacking = contents["without_power"]
        assert isinstance(lacking, list)
        names = f"; without: {', '.join(map(str, lacking))}" if lacking else ""
        return [
            f"{contents['tiles']} tiles, {contents['factions']} factions, {contents['home_worlds']} home worlds",
            f"{contents['developments']} developments, {contents['with_power']} with a working power{names}",
        ]

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        from starcup.roll.words.colours import ColourWords

        rules = _own(ruleset)
        words, shown = ColourWords(rules), []
        for piece in words.pieces():
            if piece.sides[0].pack != pack.name:
                continue
            sides = tuple(
                Side(
                    face.key,
                    face.name,
                    f"cost {face.cost}{'+' if face.plus else ''} - {piece.key}",
                    tuple(words.panel(face)),
                    _printed(rules, face),
                    f"tile/{face.key}/{face.side}",
                )
                for face in piece.sides
            )
            kind = "" if piece.kind == "tile" else f"{piece.kind} "
            label = f"{pack.manifest.title or pack.name} - {kind}{piece.key}"
            shown.append(Shown(piece.key, label, sides, (piece.key, *piece.keys, *piece.also)))
        own = [row.value.key for pieces in rules.pieces if pieces.pack.name == pack.name for row in pieces.of(DICE)]
        for die in (rules.dice[rules.die_index[key]] for key in own):
            name, text = words.about_die(die)
            net = self.shown_as(pack, die.key, name, f"{die.count} dice", [text], die.printed, f"die/{die.key}")
            shown.append(evolve(net, noun="die net"))
        return shown

    def used(self, table: RollTable) -> list[str]:
        return [table.rules.faces[index].name for owner in table.seats for index in owner.tableau]


def _own(ruleset: AnyPackedRuleset) -> RollRuleset:
    assert isinstance(ruleset, RollRuleset)
    return ruleset


def _developments(rules: RollRuleset, pack: Pack) -> list[Face]:
    return [face for face in rules.faces if face.pack == pack.name and not face.is_world]


def _printed(rules: RollRuleset, face: Face) -> str:
    """Return the colour in which dice of the colour of a world are printed."""
    if face.colour is None:
        return ""
    die = dice_of_worlds(rules).get(face.colour.key)
    return "grey" if die is None else rules.dice[rules.die_index[die]].printed
