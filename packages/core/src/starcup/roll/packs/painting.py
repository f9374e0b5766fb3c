"""Pictures of the tiles of Roll for the Galaxy.

The design is plain and contains no publisher's artwork: name, cost, colour (also in words), phases, dice, text.
"""

from __future__ import annotations

import math
from zlib import crc32

from starcup.packs import INK, Box, Disc, Mark, Picture, Shape, TileText, Words, fitted, width_of
from starcup.packs.paragraphs import fits, lettered, marks_of
from starcup.packs.pictures import SIDE
from starcup.roll import Face, Grant, RollRuleset
from starcup.roll.words.names import Names
from starcup.roll.words.pieces import text_of

EDGE = 4.0
BAND = 13.0
SOFT, PAPER, DEVELOPMENT, LINE = "#5b6472", "#fbfaf6", "#dfe3ea", "#c9ced6"
PRINTED = {
    "white": "#f4f4f2", "red": "#d9534a", "purple": "#9a6bc0", "cyan": "#5cc3d6", "blue": "#5a8fd8", "brown": "#b98b5e",
    "green": "#6fb56a", "yellow": "#ecc94b", "orange": "#e8944a", "pink": "#e58fb5", "black": "#7b7f88",
    "grey": "#c3c7cd",
}  # fmt: skip
"""Colours that dice are printed in, light enough for dark words on them."""


class Painter:
    """Draws the tiles of a ruleset."""

    def __init__(self, rules: RollRuleset) -> None:
        self.rules = rules
        self.names: Names = Names(rules, ())
        self.inks: dict[str, str] = {die.key: PRINTED.get(die.printed, "#c3c7cd") for die in rules.dice}
        self.worlds: dict[str, str] = dict(self.inks)
        for die in rules.dice:
            if len(die.matches) == 1:
                self.worlds[die.matches[0]] = self.inks[die.key]

    def draw(self, face: Face, label: str) -> Picture:
        """Return the picture of one side; ``label`` is the small print at the bottom."""
        told = text_of(self.rules, face)
        marks: list[Mark] = [Box(0, 0, SIDE, SIDE, PAPER)]
        marks += self._world(face) if face.is_world else self._development(face)
        marks += self._title(face)
        marks += self._texts(face, told)
        marks.append(Words(SIDE / 2, SIDE - 2.2, 1.7, label, colour=SOFT, at="middle"))
        return Picture(face.key, tuple(marks))

    def _colour(self, face: Face) -> str:
        return DEVELOPMENT if face.colour is None else self.worlds.get(face.colour.key, PRINTED["grey"])

    def _title(self, face: Face) -> list[Mark]:
        left, middle = 15.0, BAND / 2
        size, (first, *rest) = fitted(face.name, SIDE - left - EDGE, 4.1, bold=True)
        marks: list[Mark] = [Words(left, middle + (0.35 if not rest else -0.45) * size, size, first, bold=True)]
        marks += [Words(left, middle + 0.75 * size, size, line, bold=True) for line in rest]
        cost = f"{face.cost}{'+' if face.plus else ''}"
        x, r = 8.0, 4.8
        if face.is_world:
            marks.append(Disc(x, middle, r, PAPER, INK))
        else:
            far = r * 1.2
            marks.append(
                Shape(((x, middle - far), (x + far, middle), (x, middle + far), (x - far, middle)), PAPER, INK)
            )
        height = {1: 5.2, 2: 4.2}.get(len(cost), 3.2)
        return [*marks, Words(x, middle + 0.36 * height, height, cost, bold=True, at="middle")]

    def _development(self, face: Face) -> list[Mark]:
        marks: list[Mark] = [Box(0, 0, SIDE, BAND, DEVELOPMENT), Box(0, BAND, SIDE, 0.4, INK)]
        keys = [phase.key for phase in self.rules.phases]
        labels = [self.names.numbered_phase(key) for key in face.phases if key in keys]
        if face.reassign or "assign" in face.phases:
            labels.insert(0, "Reassign")
        shown = labels or ["No phase: once, or at the end" if face.plus else "No phase: at once"]
        widths = [width_of(label, 2.7, bold=True) + 4 for label in shown]
        scale = min(1.0, (SIDE - 2 * EDGE - 1.5 * (len(shown) - 1)) / sum(widths))
        x = EDGE
        for label, full in zip(shown, widths, strict=True):
            width = full * scale
            marks.append(Box(x, BAND + 3, width, 5.4, INK if labels else PAPER, INK, min(2.7, width / 2)))
            ink, size = PAPER if labels else INK, 2.7 * scale
            marks.append(Words(x + width / 2, BAND + 5.7 + 0.36 * size, size, label, True, ink, "middle"))
            x += width + 1.5
        return marks

    def _world(self, face: Face) -> list[Mark]:
        assert face.colour is not None
        colour = self._colour(face)
        marks: list[Mark] = [Box(0, 0, SIDE, BAND, colour), Box(0, BAND, SIDE, 0.4, INK)]
        marks += _planet(SIDE - 15.5, BAND + 14.0, 11.0, colour, crc32(face.key.encode()))
        size, lines = fitted(f"{face.colour.name} world", SIDE - 27.5 - EDGE, 3.2, bold=True)
        y = BAND + 6.6
        for line in lines:
            marks.append(Words(EDGE, y, size, line, bold=True))
            y += size * 1.25
        value = f"a good Trades for ${face.colour.trade}" if face.holds_goods else "holds no goods"
        return [*marks, Words(EDGE, y, 2.4, value, colour=SOFT)]

    def _texts(self, face: Face, told: TileText) -> list[Mark]:
        """Return the marks of the grants with their dice, then of the words; they are smaller if there are many."""
        grants = self.rules.grants_of(face)
        top = BAND + (26.8 if face.is_world else 11.5)
        bottom = SIDE - 5.0
        marks: list[Mark] = []
        step = min(5.3, (bottom - top) / max(1, len(grants)))
        for grant in grants:
            marks += self._grant(grant, top, min(4.4, step * 0.82))
            top += step
        paragraphs = [(told.text, False), (f"At the end: {told.bonus}" if told.bonus else "", True)]
        paragraphs = [(text, bold) for text, bold in paragraphs if text]
        if face.is_world and not paragraphs:
            return marks
        if not paragraphs:
            paragraphs = [(f"(no text yet: powers/{face.key}.toml)", False)]
        top += 1.0 if grants else 0.0
        lines, size = lettered(paragraphs, SIDE - 2 * EDGE, top, bottom)
        plain = face.is_world and all(power.key != face.key for power in self.rules.powers)
        if grants and plain and not fits(lines, size, top, bottom):
            return marks  # the words would only repeat the dice
        return [*marks, *marks_of(lines, size, EDGE, top, bottom)]

    def _grant(self, grant: Grant, y: float, size: float) -> list[Mark]:
        words = self.names.gives_one(grant)
        base = y + size * 0.74
        if not grant.dice:
            return [Words(EDGE, base, size * 0.68, words)]
        letter = self.names.die(grant.colour)[:1]
        return [
            Box(EDGE, y, size, size, self.inks.get(grant.colour, PRINTED["grey"]), INK, size * 0.2),
            Words(EDGE + size / 2, base, size * 0.66, letter, bold=True, at="middle"),
            Words(EDGE + size + 1.6, base, size * 0.62, words),
        ]


def _planet(x: float, y: float, radius: float, colour: str, seed: int) -> list[Mark]:
    """Return a disc with bands that ``seed`` decides."""
    marks: list[Mark] = [Disc(x, y, radius, colour, INK)]
    inner = radius - 0.3
    at = -0.75 + (seed % 7) * 0.05
    for index in range(3):
        width = 0.14 + (seed >> (3 * index + 4)) % 5 * 0.035
        low, high = math.asin(max(-1.0, at)), math.asin(min(1.0, at + width))
        angles = [low + (high - low) * part / 8 for part in range(9)]
        right = [(x + inner * math.cos(angle), y + inner * math.sin(angle)) for angle in angles]
        left = [(2 * x - px, py) for px, py in reversed(right)]
        marks.append(Shape((*right, *left), _mixed(colour, INK, 0.16 + 0.08 * (index % 2))))
        at += width + 0.22 + (seed >> (3 * index + 13)) % 4 * 0.06
    marks.append(Disc(x - radius * 0.42, y - radius * 0.45, radius * 0.13, _mixed(colour, "#ffffff", 0.55)))
    return marks


def _mixed(colour: str, other: str, share: float) -> str:
    """Return a colour mixed with a share of another."""
    parts = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)
