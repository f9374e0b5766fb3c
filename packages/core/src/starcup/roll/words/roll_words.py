"""The words of Roll for the Galaxy as a facet of the game: what is looked up, and the lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starcup.roll import RollTable, RollView
from starcup.roll.words.colours import ColourWords
from starcup.roll.words.lessons import RollLessons
from starcup.words import Lessons, wrap

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


class RollWords(ColourWords):
    """Puts what is looked up about Roll for the Galaxy into words."""

    points: ClassVar[str] = "VP"
    piece: ClassVar[str] = "tile"
    also_known: ClassVar[str] = "tiles, colours, commands and rules"
    chapter: ClassVar[str] = "SHIP"
    lessons: Lessons[RollTable, RollView] | None = RollLessons()

    def introduction(self) -> list[str]:
        faces = [face for face in self.ruleset.faces if not face.is_world and not self.has_power(face)]
        named = tuple([self.presenter.name("tile", face.key) for face in faces[:4]])
        more = len(faces) - len(named)
        return wrap(self.told("roll-without-power", count=len(faces), tiles=named, more=more)) if faces else []

    # Look-ups.

    def phases(self) -> Mapping[str, str]:
        assign = self.told("roll-phase-assign")
        return {
            **{key: self.say(self.presenter.name("phase", key)) for key in self.ruleset.phase_keys},
            "assign": assign,
        }

    def hooks(self) -> Sequence[str]:
        return list(self.ruleset.plugins.hooks)

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    def piece_in_sight(self, table: RollTable, view: RollView) -> str:
        return next(map(self.name_of, view.tableau(view.seat)), "")
