"""Pictures of tiles, plain, without a publisher's artwork: name, cost, colour (also in words), phases, dice, text."""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from starcup.messages import Language
from starcup.pictures import (
    INK,
    Disc,
    Mark,
    Picture,
    PlainCard,
    Rectangle,
    Shape,
    TextLine,
    fitted,
    icon,
    shapes,
    width_of,
)
from starcup.roll import Face, Grant, RollRuleset
from starcup.roll.words.pieces import TileWords

DEVELOPMENT = "#dfe3ea"
PRINTED = {
    "white": "#f4f4f2", "red": "#d9534a", "purple": "#9a6bc0", "cyan": "#5cc3d6", "blue": "#5a8fd8", "brown": "#b98b5e",
    "green": "#6fb56a", "yellow": "#ecc94b", "orange": "#e8944a", "pink": "#e58fb5", "black": "#7b7f88",
    "grey": "#c3c7cd", "ochre": "#cf9f3f", "teal": "#3f9f93", "lime": "#b6d957", "gold": "#e3b341", "silver": "#b9c3d1",
    "violet": "#8d7fd6", "turquoise": "#62cbb4", "magenta": "#d05fb0", "beige": "#dccbaa", "olive": "#a3a355",
}  # fmt: skip
"""Colours that dice are printed in, light enough for dark words on them."""


class _Tile(PlainCard):
    """A tile in the making."""

    width: ClassVar[float] = 60.0
    height: ClassVar[float] = 60.0
    band: ClassVar[float] = 13.0
    foot: ClassVar[float] = 2.2
    name_size: ClassVar[float] = 4.1
    name_lines: ClassVar[tuple[float, float]] = (-0.45, 0.75)
    sizes: ClassVar[tuple[float, float]] = (3.0, 1.7)
    lines: ClassVar[tuple[float, float, float]] = (0.9, 1.32, 0.0)


SIDE, EDGE, BAND, PAPER, SOFT = _Tile.width, _Tile.edge, _Tile.band, _Tile.paper, _Tile.soft


def _inks(rules: RollRuleset) -> dict[str, str]:
    """Return the colours of dice and counters; what is printed in none of :data:`PRINTED` gets one that is free."""
    wanted = {die.key: PRINTED.get(die.printed, "") for die in rules.dice}
    wanted |= {counter.key: "" for counter in rules.counters}
    for key in sorted(key for key, ink in wanted.items() if not ink):
        free = [ink for ink in PRINTED.values() if ink not in wanted.values()] or list(PRINTED.values())
        wanted[key] = free[crc32(key.encode()) % len(free)]
    return wanted


def dice_of_worlds(rules: RollRuleset) -> dict[str, str]:
    """Return the die in whose colour worlds are printed: that of their key, else the first that matches them alone."""
    dice: dict[str, str] = {}
    for colour in {face.colour.key: face.colour for face in rules.faces if face.colour is not None}.values():
        alone = [die.key for die in rules.dice if die.matches == (colour.key,)]
        if colour.key in rules.die_index:
            dice[colour.key] = colour.key
        elif alone and any(face.holds_goods for face in rules.faces if face.colour == colour):
            dice[colour.key] = alone[0]
    return dice


class Painter:
    """Draws the tiles of a ruleset, in one language."""

    def __init__(self, rules: RollRuleset, language: Language) -> None:
        self.rules = rules
        self.words: TileWords = TileWords(rules, language)
        self.inks: dict[str, str] = _inks(rules)
        self.die_of: dict[str, str] = dice_of_worlds(rules)
        self.worlds: dict[str, str] = {key: self.inks[die] for key, die in self.die_of.items()}

    def draw(self, face: Face, label: str) -> Picture:
        """Return the picture of one side; ``label`` is the small print at the bottom."""
        tile = _Tile(self._colour(face))
        tile.draw(*(self._world(face) if face.is_world else self._development(face)))
        self._title(face, tile)
        self._texts(face, tile)
        return tile.picture(face.key, label)

    def _colour(self, face: Face) -> str:
        return DEVELOPMENT if face.colour is None else self.worlds.get(face.colour.key, PRINTED["grey"])

    def _title(self, face: Face, tile: PlainCard) -> None:
        tile.title(self.words.name_of(face), 15.0)
        cost, x, middle, r = f"{face.cost}{'+' if face.plus else ''}", 8.0, BAND / 2, 4.8
        if face.is_world:
            tile.draw(Disc(x, middle, r, PAPER, INK))
        else:
            tile.draw(Shape.regular(x, middle, r * 1.2, 4, PAPER, INK))
        height = {1: 5.2, 2: 4.2}.get(len(cost), 3.2)
        tile.draw(TextLine(x, middle + 0.36 * height, height, cost, bold=True, at="middle"))

    def _development(self, face: Face) -> list[Mark]:
        marks: list[Mark] = []
        labels, signs = self.words.printed(face), [key for key in face.phases if key in self.rules.phase_index]
        signs = ["assign", *signs][-len(labels) :] if labels else []
        shown = labels or [self.words.told("roll-page-no-phase", plus="yes" if face.plus else "no")]
        widths = [width_of(label, 2.7, bold=True) + 4 + (4.4 if signs else 0) for label in shown]
        scale = min(1.0, (SIDE - 2 * EDGE - 1.5 * (len(shown) - 1)) / sum(widths))
        x = EDGE
        for label, full, sign in zip(shown, widths, signs or [""], strict=True):
            width, left = full * scale, 4.4 * scale if sign else 0.0
            marks.append(Rectangle(x, BAND + 3, width, 5.4, INK if labels else PAPER, INK, min(2.7, width / 2)))
            ink, size = PAPER if labels else INK, 2.7 * scale
            marks.append(TextLine(x + (left + width) / 2, BAND + 5.7 + 0.36 * size, size, label, True, ink, "middle"))
            marks += icon(sign, x + 3.9 * scale, BAND + 5.7, 3.9 * scale, {"ink": PAPER, "paper": INK})
            x += width + 1.5
        return marks

    def _world(self, face: Face) -> list[Mark]:
        marks = shapes.planet(SIDE - 15.5, BAND + 14.0, 11.0, self._colour(face), crc32(face.key.encode()))
        colour, value = self.words.printed(face)
        size, lines = fitted(colour, SIDE - 27.5 - EDGE, 3.2, bold=True)
        y = BAND + 6.6
        for line in lines:
            marks.append(TextLine(EDGE, y, size, line, bold=True))
            y += size * 1.25
        return [*marks, TextLine(EDGE, y, 2.4, value, colour=SOFT)]

    def _texts(self, face: Face, tile: PlainCard) -> None:
        """Draw the grants with their dice, then the words; they are smaller if there are many."""
        grants = self.rules.grants_of(face)
        top = BAND + (26.8 if face.is_world else 11.5)
        bottom = SIDE - 5.0
        step = min(5.3, (bottom - top) / max(1, len(grants)))
        for grant in grants:
            tile.draw(*self._grant(grant, top, min(4.4, step * 0.82)))
            top += step
        text, bonus = self.words.text_lines(face)
        repeated = bool(grants) and face.is_world and all(power.key != face.key for power in self.rules.powers)
        top += 1.0 if grants else 0.0
        tile.body(text, top, bottom, bold=bonus, whole=repeated)  # the words may only repeat the dice

    def _grant(self, grant: Grant, y: float, size: float) -> list[Mark]:
        words = self.words.say(self.words.presenter.grant(grant))
        base = y + size * 0.74
        if not grant.dice:
            return [TextLine(EDGE, base, size * 0.68, words)]
        letter, left = self.words.letter(grant.colour), EDGE + size + 1.6
        height = size * 0.62 * min(1.0, (SIDE - EDGE - left) / width_of(words, size * 0.62))
        return [
            Rectangle(EDGE, y, size, size, self.inks.get(grant.colour, PRINTED["grey"]), INK, size * 0.2),
            TextLine(EDGE + size / 2, base, size * 0.66, letter, bold=True, at="middle"),
            TextLine(left, base, height, words),
        ]
