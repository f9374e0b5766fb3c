"""Pictures of the cards of Race for the Galaxy, in a plain design that is readable in black and white.

A development has its cost in a diamond, a world in a disc; the defense of a military world stands in a disc with a
thick red rim. A production world shows its kind of good as a filled disc, a windfall world as a halo. The phases are
numbered along the side, with the powers in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import evolve

from starcup.making import frozen
from starcup.messages import Language, Message, language_of
from starcup.pictures import (
    INK,
    Cut,
    Disc,
    Mark,
    Picture,
    PlainCard,
    Rectangle,
    Shape,
    TextLine,
    icon,
    lines_of,
    width_of,
)
from starcup_race._rules.cards import END, GOODS, Card
from starcup_race._rules.definitions import BOX_PHASES
from starcup_race._rules.refusals import named
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.scene import cards

TOP, BOTTOM = 26.5, 84.0
"""The lower ends of the kind and of the powers, in millimetres."""
TAB, TEXT = 7.0, 12.5
"""The width of a phase's tab, and where the words of its powers begin."""
LINE, RED, DEVELOPMENT = "#c9ced6", "#b3261e", "#dfe3ea"
COLOURS: dict[str, tuple[str, str]] = {
    "novelty": ("cyan", "#8fd3e8"),
    "rare": ("brown", "#c9a27c"),
    "genes": ("green", "#8fc98a"),
    "alien": ("yellow", "#efd66b"),
}
"""The colour of each kind of good: its name, and a tint light enough for dark words on it."""
SIGNS: dict[str, str] = {
    "explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V", END: "?",
    cards.ANYTIME: "*",
}  # fmt: skip
"""The signs on the tabs, by phase."""
ICONS: dict[str, str] = {sign: "vp" if phase == END else phase for phase, sign in SIGNS.items() if sign != "*"}
"""The icons of the phases, by the signs on the tabs."""
LARGEST, SMALLEST, STEP, _GAP = 3.3, 1.7, 1.25, 0.25
"""The sizes of letters in millimetres; the distance of lines, and that of sentences besides, in letters' sizes."""
_LOW, _MORE = 4.2, 2.2
"""The height of a phase without powers; the most that is added to all phases if there is room."""


class _Picture(PlainCard):
    """A card in the making, with the measures of Race."""

    edge: ClassVar[float] = 3.5
    band: ClassVar[float] = 14.0
    name_size: ClassVar[float] = 3.9


WIDTH, EDGE, BAND, PAPER, SOFT = _Picture.width, _Picture.edge, _Picture.band, _Picture.paper, _Picture.soft


@frozen
class _Row:
    """A phase with the lines of its powers: for each the height of its baseline, and whether it is bold."""

    phase: str
    lines: tuple[tuple[str, float, bool], ...]
    size: float
    height: float
    cut: Cut | None = None

    @property
    def sign(self) -> str:
        """What its tab says; of a phase that an extension adds the initial."""
        return SIGNS.get(self.phase) or self.lines[0][0][:1]

    @property
    def shorter(self) -> _Row:
        """The same without its last line."""
        *lines, (last, at, bold) = self.lines[:-1]
        rest = (*lines, (f"{last.removesuffix(' ...')} ...", at, bold))
        return evolve(self, lines=rest, height=self.height - STEP * self.size)


class Painter:
    """Draws the cards of a ruleset, in English if no language is named."""

    def __init__(self, rules: RaceRuleset, language: Language | None = None) -> None:
        self.rules = rules
        self.language: Language = language_of(rules) if language is None else language

    def draw(self, card: Card, label: str) -> Picture:
        """Return the picture of a card."""
        drawn, top = self._titled(card), TOP
        drawn.draw(*self._kind(card))
        for row in _rows(self._sentences(card)):
            drawn.draw(*_tab(row, top), *_written(row, top))
            sign = ICONS.get(SIGNS.get(row.phase, ""))
            if row.lines and sign:
                drawn.draw(*icon(sign, WIDTH - EDGE - 2.2, top + row.lines[0][1] - 0.36 * row.size, 4.2))
            top += row.height
        return drawn.picture(card.key, label)

    def _sentences(self, card: Card) -> Mapping[str, list[str]]:
        """Return what the card does, behind the name of the phase, by the phase."""
        sentences: dict[str, list[str]] = {phase: [] for phase in SIGNS}
        for phase, effect in cards.powers(card, self.rules):
            part = sentences.setdefault(phase, [])
            if not part:
                part.append(self.language.text(cards.heading(phase, self.rules)))
            part.append(_capital(self.language.text(effect)))
        return sentences

    def _titled(self, card: Card) -> _Picture:
        """Return a card with its title: cost, VP, name."""
        fill = COLOURS[GOODS[card.good]][1] if card.good >= 0 else "" if card.is_world else DEVELOPMENT
        drawn, left, right, middle = _Picture(fill), 8.5, WIDTH - 8.0, BAND / 2
        if not card.is_world:
            drawn.draw(Shape.regular(left, middle, 6.2, 4, PAPER, INK))
        elif card.military:
            drawn.draw(Disc(left, middle, 5.2, RED, INK), Disc(left, middle, 3.8, PAPER, INK))
        else:
            drawn.draw(Disc(left, middle, 5.0, PAPER, INK))
        drawn.draw(
            TextLine(left, middle + 1.55, 4.4, str(card.cost), bold=True, at="middle"),
            Shape.regular(right, middle, 5.4, 6, PAPER, INK),
            TextLine(right, middle + 0.9, 4.0, "?" if card.scores else str(card.vp), bold=True, at="middle"),
            TextLine(right, middle + 3.3, 1.9, self.language.text(Message("race-counter-vp")), at="middle"),
        )
        drawn.title(self.language.text(named(card)), 16.0, 15.0)
        return drawn

    def _kind(self, card: Card) -> list[Mark]:
        marks: list[Mark] = [Rectangle(0, TOP - 1.2, WIDTH, 0.2, LINE)]
        left, middle = EDGE, BAND + 5.8
        if card.good >= 0:
            key = GOODS[card.good]
            marks.append(Disc(EDGE + 4.5, middle, 4.4, COLOURS[key][1], INK))
            if card.windfall:
                marks.append(Disc(EDGE + 4.5, middle, 2.9, PAPER, INK))
            letter = self.language.text(cards.letter(key))
            marks.append(TextLine(EDGE + 4.5, middle + 1.1, 3.1, letter, bold=True, at="middle"))
            left = TEXT + 2.0
        kind = _capital(self.language.text(cards.kind(card)))
        about = [*cards.source(card), *([cards.copies(card)] if card.start >= 0 else [])]
        second = "; ".join(map(self.language.text, about))
        marks.append(_line(left, middle + (-0.3 if second else 1.1), 3.2, kind, bold=True))
        return [*marks, _line(left, middle + 3.6, 2.7, second)] if second else marks


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rows(sentences: Mapping[str, list[str]]) -> list[_Row]:
    """Return the phases from top to bottom, in the largest letters with which all fit."""
    size = LARGEST
    while True:
        rows = _rows_of(sentences, size)
        left = BOTTOM - TOP - sum(row.height for row in rows)
        if left >= 0 or size < SMALLEST:
            break
        size -= 0.1
    if left < 0:
        rows = _shortened(rows)
    more = min(_MORE, max(0.0, left) / len(rows))
    lower = [tuple((line, at + more / 2, bold) for line, at, bold in row.lines) for row in rows]
    return [evolve(row, lines=lines, height=row.height + more) for row, lines in zip(rows, lower, strict=True)]


def _shortened(rows: list[_Row]) -> list[_Row]:
    """Return the phases with the longest one cut off until all have room."""
    long = max(range(len(rows)), key=lambda place: len(rows[place].lines))
    row, others = rows[long], sum(row.height for row in rows) - rows[long].height
    text = " ".join(line for line, _, _ in row.lines[1:])
    while others + row.height > BOTTOM - TOP and len(row.lines) > 2:
        row = row.shorter
    letters = len(" ".join(line for line, _, _ in row.lines[1:])) - 4
    return [*rows[:long], evolve(row, cut=Cut(text, letters)), *rows[long + 1 :]]


def _rows_of(sentences: Mapping[str, list[str]], size: float) -> list[_Row]:
    rows = []
    for phase, texts in sentences.items():
        if not texts and phase not in BOX_PHASES:
            continue
        lines = [(heading, 0.9 * size, True) for heading in texts[:1]]
        at = 0.9 * size
        for text in texts[1:]:
            at += _GAP * size
            for line in lines_of(text, WIDTH - EDGE - TEXT, size):
                at += STEP * size
                lines.append((line, at, False))
        rows.append(_Row(phase, tuple(lines), size, at + 0.42 * size + 1.4 if lines else _LOW))
    return rows


def _line(left: float, y: float, size: float, text: str, *, bold: bool = False) -> TextLine:
    """Return a line that ends at the right margin at the latest, in smaller letters if need be."""
    return TextLine(left, y, min(size, size * (WIDTH - left - EDGE) / width_of(text, size, bold=bold)), text, bold)


def _tab(row: _Row, top: float) -> list[Mark]:
    """Return the sign of a phase, dark if the card has powers in it."""
    height = row.height - 0.8
    fill, ink = (INK, PAPER) if row.lines else (PAPER, SOFT)
    size = 3.2 if row.lines else 2.4
    return [
        Rectangle(EDGE, top, TAB, height, fill, INK if row.lines else LINE, 0.8),
        TextLine(EDGE + TAB / 2, top + height / 2 + 0.36 * size, size, row.sign, bool(row.lines), ink, "middle"),
    ]


def _written(row: _Row, top: float) -> list[Mark]:
    written = [TextLine(TEXT, top + at, row.size, line, bold) for line, at, bold in row.lines]
    return [*written[:-1], *(evolve(last, cut=row.cut) for last in written[-1:])]
