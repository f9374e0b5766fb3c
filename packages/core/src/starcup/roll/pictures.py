"""The facet ``pictures`` of Roll for the Galaxy: tiles, dice with their faces, goods, phases, chips, credits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar
from zlib import crc32

from starcup.pictures import (
    CHIPS,
    INK,
    NIGHT,
    PAPER,
    SOFT,
    Colour,
    Form,
    Mark,
    Picture,
    Pictures,
    Rectangle,
    Shape,
    TextLine,
    icon,
    mixed,
    placed,
    shapes,
)  # fmt: skip
from starcup.roll._rules.definitions import Face, Grant
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll.packs.painting import PRINTED, Painter

DEVELOPMENT = Colour("#dfe3ea")
PHASES = {
    "explore": "#8fc7e8", "develop": "#d9c2a0", "settle": "#a8d39a", "produce": "#f0c27a", "ship": "#c9b3e6",
}  # fmt: skip
NET_EDGE = 15.0
"""The edge of a die in a net, in millimetres."""
NET = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""The columns and rows of the six faces in a net."""
PLACES = {"cup": "cup", "citizenry": "players", "good": "good"}
"""The icons of the places to which new dice go."""


class RollPictures(Pictures):
    """Draws the pieces of Roll for the Galaxy; a side of a tile is ``tile/KEY/SIDE``, of a die ``die/KEY/FACE``."""

    ruleset: RollRuleset
    forms: ClassVar[Mapping[str, Form]] = MappingProxyType({"tile": "tile", "die": "die"})

    def things(self) -> Mapping[str, Sequence[str]]:
        rules = self.ruleset
        faces = [f"{die.key}/{face}" for die in rules.dice for face in dict.fromkeys(die.faces)]
        return {
            "tile": [*(f"{face.key}/{face.side}" for face in rules.faces), *(tile.id for tile in rules.tiles)],
            "die": [*(worker.key for worker in rules.workers), *faces],
            "good": [die.key for die in rules.dice],
            "phase": [phase.key for phase in rules.phases],
            "chip": ("vp", "1", "5", "10"),
            "credit": ["credit"],
            "seat": [str(seat) for seat in range(max(rules.seats))],
        }

    def colours(self) -> Mapping[str, Mapping[str, Colour]]:
        dice = {
            worker.key: self._worker(worker.colour_key, imaginary=worker.imaginary) for worker in self.ruleset.workers
        }
        grey, die_of = Colour(PRINTED["grey"]), self._painter.die_of
        colours = {face.colour.key for face in self.ruleset.faces if face.colour is not None}
        worlds = {key: dice[die_of[key]] if key in die_of else grey for key in colours}
        return {
            **super().colours(),
            "die": dice,
            "good": dice,
            "world": worlds,
            "phase": {key: Colour(fill) for key, fill in PHASES.items()},
            "chip": CHIPS,
            "credit": {"": Colour("#e9c46a", "$")},
            "tile": {"back": Colour("#2a3a5e")},
        }

    def _worker(self, key: str, *, imaginary: bool) -> Colour:
        fill, letter = self._painter.inks.get(key, PRINTED["grey"]), self._painter.words.letter(key)
        return Colour(mixed(fill, "#ffffff", 0.55), f"({letter})") if imaginary else Colour(fill, letter)

    def tint(self, kind: str, entry: str) -> Colour | None:
        if kind != "tile" or entry not in self.ruleset.face_index:
            return super().tint(kind, entry)
        face = self.ruleset.faces[self.ruleset.face_index[entry]]
        if face.colour is None:
            return Colour(DEVELOPMENT.fill, "◆")
        colour = self.colour("world", face.colour.key)
        return Colour(colour.fill, colour.letter or "●")

    def numeral(self, entry: str) -> str:
        return next((phase.numeral for phase in self.ruleset.phases if phase.key == entry), "")

    @cached_property
    def _painter(self) -> Painter:
        return Painter(self.ruleset, self.language)

    def named(self, kind: str, entry: str) -> str:
        return super().named("die" if kind == "good" and entry else kind, entry)

    def face_name(self, kind: str, face: str) -> str:
        return "" if kind == "tile" else self.say(self.presenter.name("side", face))

    def on_paper(self, kind: str, entry: str, label: str) -> Picture | None:
        if kind == "die" and entry in self.ruleset.die_index:
            return self._net(entry, label)
        if kind != "tile" or entry not in self.ruleset.face_index:
            return super().on_paper(kind, entry, label)
        return self._painter.draw(self.ruleset.faces[self.ruleset.face_index[entry]], label)

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        if kind == "tile" and entry in self.ruleset.face_index:
            return self._side(self.ruleset.faces[self.ruleset.face_index[entry]])
        both = next((tile for tile in self.ruleset.tiles if tile.id == entry), None) if kind == "tile" else None
        if both is not None:
            halves = (self._side(both.development).marks, self._side(both.world).marks)
            marks = [mark for at, half in enumerate(halves) for mark in placed(half, 50 * at, 0, 0.5)]
            return shapes.on_screen("", marks, 50.0)
        return super().on_screen(kind, entry, face)

    def _net(self, key: str, label: str) -> Picture:
        """Return the net of a die, to cut out and fold: two faces above and below a row of four."""
        die, colour, edge = self.ruleset.dice[self.ruleset.die_index[key]], self.colour("die", key), NET_EDGE
        marks: list[Mark] = [Rectangle(0, 0, 4 + 4 * edge, 8 + 3 * edge, PAPER)]
        for face, (column, row) in zip(die.faces, NET, strict=False):
            x, y = 2 + column * edge, 4 + row * edge
            marks.append(Rectangle(x, y, edge, edge, colour.fill, INK, 0, 0.35))
            signs = tuple(map(self.sign, face.split("+")))
            marks += placed(shapes.die(colour, signs), x, y, edge / 100)
        name = shapes.words(self.named("die", key), 2 + 2.5 * edge, 7.5, 2 * edge - 2, 3.6, least=2.2)
        small = shapes.words(label, 2 + 2.5 * edge, 11.5, 2 * edge - 2, 1.7, least=1.2, bold=False, colour=SOFT)
        return Picture(key, (*marks, *name, *small), 4 + 4 * edge, 8 + 3 * edge)

    def _side(self, face: Face) -> Picture:
        """Return a side of a tile: its cost, its planet or phases, what it gives, its name."""
        name = self.named("tile", face.key)
        marks: list[Mark] = shapes.card(100.0)
        marks += self._world(face) if face.is_world else self._development(face)
        marks += [Rectangle(2, 68, 96, 1.6, INK), *shapes.words(name, 50, 83.6, 91, 12.5, lines=2, least=8.5)]
        cost = f"{face.cost}{'+' if face.plus else ''}"
        marks += shapes.badge("disc" if face.is_world else "diamond", cost, 18.5, 18.5, 14.5 if face.is_world else 13.5)
        return shapes.on_screen("", marks)

    def _world(self, face: Face) -> list[Mark]:
        assert face.colour is not None
        colour = self.colour("world", face.colour.key)
        marks = [*shapes.sky(2, 66, crc32(face.key.encode()))]
        marks += shapes.planet(61, 31, 25, colour.fill, crc32(face.key.encode()), 2)
        marks += [shapes.number(colour.letter, 61, 31, 26, colour.ink)] if colour.letter else []
        left = 4.0
        for grant in self.ruleset.grants_of(face):
            given, width = self._given(grant, left, 58)
            marks += given
            left += width
        return marks

    def _given(self, grant: Grant, left: float, y: float) -> tuple[list[Mark], float]:
        """Return what a tile gives, in a row, and its width."""
        if grant.dice:
            size, marks = 16.0, list[Mark]()
            small = placed(shapes.die(self.colour("die", grant.colour)), 0, 0, size / 100)
            for number in range(grant.dice):
                marks += placed(small, left + number * 13, y - size / 2, 1)
            left_over = size + (grant.dice - 1) * 13
            where = PLACES.get(grant.to, "")
            marks += icon(where, left + left_over + 6, y + 1, 10, {"ink": "#ffffff", "paper": NIGHT}) if where else []
            return marks, left_over + (14 if where else 2)
        if grant.lose:
            text = f"-{grant.lose}"
            return [TextLine(left, y + 5, 14, text, True, "#ffffff"), *icon("die", left + 25, y, 13, _WHITE)], 34
        amount = grant.credits if grant.start_credits is None else grant.start_credits
        coin = placed(shapes.coin(f"${amount}", self.colour("credit", "")), left, y - 8, 0.16)
        return coin, 18.0

    def _development(self, face: Face) -> list[Mark]:
        keys = [phase.key for phase in self.ruleset.phases if phase.key in face.phases]
        keys = ["assign", *keys] if face.reassign or "assign" in face.phases else keys
        fill = PHASES.get(keys[-1], DEVELOPMENT.fill) if keys else DEVELOPMENT.fill
        marks: list[Mark] = [
            Rectangle(2, 2, 96, 66, mixed(fill, PAPER, 0.35), round=7),
            Rectangle(2, 50, 96, 18, mixed(fill, PAPER, 0.35)),
        ]
        marks += [Shape.regular(62, 36, 28, 4, PAPER, INK, 2)]
        signs = keys or (["vp"] if face.plus else ["once"])
        size = {1: 27.0, 2: 18.0}.get(len(signs), 14.0)
        for number, sign in enumerate(signs):
            marks += icon(self.sign(sign), 62 + (number - (len(signs) - 1) / 2) * size * 1.05, 36, size)
        if face.plus and keys:
            marks += icon("vp", 86, 15, 19)
        return marks


_WHITE = {"ink": "#ffffff", "paper": NIGHT}
