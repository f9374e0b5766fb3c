"""The words of Roll for the Galaxy as a facet of the game: what is looked up, and the lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starcup.messages import Message
from starcup.roll import RollRuleset, RollTable, RollView
from starcup.roll.words import colours, pieces
from starcup.roll.words.lessons import RollLessons
from starcup.words import Entry, Explained, Lessons, Words, wrap

LEGEND = (
    "cup",
    "citizenry",
    "dice",
    "worlds",
    "developments",
    "to-develop",
    "to-settle",
    "credits",
    "vp",
    "squares",
    "explore",
    "build",
    "produce",
    "ship",
)
"""The entries of the legend, in order."""


class RollWords(Words[RollTable, RollView]):
    """Puts what is looked up about Roll for the Galaxy into words."""

    points: ClassVar[str] = "VP"
    piece: ClassVar[str] = "tile"
    also_known: ClassVar[str] = "tiles, colours, commands and rules"
    chapter: ClassVar[str] = "SHIP"
    lessons: Lessons[RollTable, RollView] | None = RollLessons()
    ruleset: RollRuleset

    def introduction(self) -> list[str]:
        lacking = pieces.without_power(self.ruleset)
        if not lacking:
            return []
        named = tuple([Message(f"tile-{face.key}", face.name) for face in lacking[:4]])
        more = len(lacking) - len(named)
        return wrap(self.told("roll-without-power", count=len(lacking), tiles=named, more=more))

    # Look-ups.

    def explained(self, word: str) -> Explained | None:
        return colours.explained(self.ruleset, word)

    def known_words(self) -> Sequence[str]:
        return colours.known_words(self.ruleset)

    def phases(self) -> Mapping[str, str]:
        return {**{phase.key: phase.name for phase in self.ruleset.phases}, "assign": "Assign"}

    def hooks(self) -> Sequence[str]:
        return list(self.ruleset.plugins.hooks)

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    def pieces(self) -> Sequence[Entry]:
        return pieces.pieces(self.ruleset)

    def piece_lines(self, piece: Entry) -> list[str]:
        return pieces.piece_lines(self.ruleset, _tile(piece))

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        return pieces.piece_rules(self.ruleset, _tile(piece))

    def piece_data(self, piece: Entry) -> dict[str, object]:
        return pieces.piece_data(self.ruleset, _tile(piece))

    def piece_in_sight(self, table: RollTable, view: RollView) -> str:
        return next((face.name for face in view.tableau(view.seat)), "")


def _tile(piece: Entry) -> pieces.TileEntry:
    assert isinstance(piece, pieces.TileEntry)
    return piece
