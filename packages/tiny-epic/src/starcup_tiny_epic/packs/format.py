"""The facet ``packs`` of Tiny Epic Galaxies: its packs of planets in the form that packs of all games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar, TypeVar

from starcup.packs import Fault, Pack, PackFormat, Picture, Shown, Side
from starcup.packs.format import AnyPackedRuleset
from starcup.words import several
from starcup_tiny_epic._rules.loading import check_pack
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS
from starcup_tiny_epic.words.mission_words import attack, condition, stand_ins
from starcup_tiny_epic.words.planet_words import capital, sentences

PieceT = TypeVar("PieceT", Planet, Mission, RebelBoard)


class PlanetPacks(PackFormat):
    """Packs of planets, secret missions and rebel boards."""

    template: ClassVar[str] = "starcup_tiny_epic.packs/template"
    piece: ClassVar[str] = "planet"
    powered: ClassVar[str] = "planet"
    needed: ClassVar[tuple[str, ...]] = ("starcup-tiny-epic",)
    python_only: ClassVar[tuple[str, ...]] = ("src/package/powers/old_beacon.",)
    new_files: ClassVar[tuple[tuple[str, str], ...]] = (
        ("src/{package}/planets.toml", "the planets"),
        ("src/{package}/powers/", "what planets do, a file for each"),
        ("src/{package}/missions.toml", "a secret mission"),
        ("src/{package}/boards.toml", "a rebel board for solo games"),
    )

    def check(self, pack: Pack, others: Sequence[str | Pack]) -> list[Fault]:
        return check_pack(pack, others)

    def contents(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, object]:
        rules = _own(ruleset)
        return {
            "planets": len(_of(rules.planets, pack)),
            "missions": len(_of(rules.missions, pack)),
            "boards": len(_of(rules.boards, pack)),
            **super().contents(ruleset, pack),
        }

    def counted(self, contents: Mapping[str, object]) -> str:
        nouns = {"planets": "planet", "missions": "mission", "boards": "rebel board", "with_power": "action"}
        return ", ".join(several(number, noun) for key, noun in nouns.items() if (number := _number(contents, key)))

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        from starcup_tiny_epic.packs.painting import board_picture, mission_picture, planet_picture

        rules = _own(ruleset)
        found = []

        def add(piece: Planet | Mission | RebelBoard, corner: str, colour: str, draw: Callable[[str], Picture]) -> None:
            label = f"{pack.manifest.title or pack.name} - {piece.key}"
            side = Side(piece.key, piece.name, corner, _lines(piece, rules), colour, draw)
            found.append(Shown(piece.key, label, (side,), (piece.key,)))

        for planet in _of(rules.planets, pack):
            track = f"{TRACKS[planet.track]} track of {several(planet.spaces, 'space')}"
            corner, colour = f"{track}, {planet.vp} VP", ("yellow", "cyan")[planet.resource]
            add(planet, corner, colour, partial(planet_picture, planet, sentences(planet, rules)))
        for mission in _of(rules.missions, pack):
            add(mission, f"{mission.vp} VP", "", partial(mission_picture, mission, _lines(mission, rules)))
        for board in _of(rules.boards, pack):
            add(board, f"{board.difficulty} rebel", "red", partial(board_picture, board, _lines(board, rules)))
        return found

    def used(self, table: EpicTable) -> list[str]:
        planets = table.rules.planets
        return [planets[number].name for empire in table.empires[: table.players] for number in empire.colonies]


def _own(ruleset: AnyPackedRuleset) -> EpicRuleset:
    assert isinstance(ruleset, EpicRuleset)
    return ruleset


def _of(pieces: Sequence[PieceT], pack: Pack) -> list[PieceT]:
    return [piece for piece in pieces if piece.pack == pack.name]


def _number(contents: Mapping[str, object], key: str) -> int:
    found = contents[key]
    assert isinstance(found, int)
    return found


def _lines(piece: Planet | Mission | RebelBoard, rules: EpicRuleset) -> tuple[str, ...]:
    """Return the lines that tell what a piece is and does."""
    if isinstance(piece, Planet):
        return (f"Produces {RESOURCES[piece.resource]}.", *sentences(piece, rules))
    if isinstance(piece, Mission):
        shared = [f"{piece.tied} VP if it is shared."] if piece.tied else []
        players = [f"In games of {piece.players} or more players."] if piece.players > 2 else []
        return (f"{capital(condition(piece))}.", *shared, *players)
    levels = (
        f"Level {number}: {several(level.dice, 'die', 'dice')}, {level.vp} VP. {capital(attack(level.attack))}."
        for number, level in enumerate(piece.levels, 1)
    )
    guessed = stand_ins(piece)
    return (f"Resources up to {piece.most}.", *levels, *([f"{guessed}."] if guessed else []))
