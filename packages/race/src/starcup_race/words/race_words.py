"""The words of Race for the Galaxy as a facet of the game: its cards, rules, legend and lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup.words import Lessons
from starcup_race._rules.power_terms import PHASES, POWER_TERMS
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView
from starcup_race.scene import cards
from starcup_race.words.card_pages import CardPages
from starcup_race.words.lessons import RaceLessons

LEGEND = (
    "vp", "cards", "pool", "good", "production", "windfall", "military", "discount", "phases", "cost", "defense",
    "short",
)  # fmt: skip
"""The entries of the legend, in order."""


class RaceWords(CardPages):
    """Everything that people look up of Race for the Galaxy."""

    own_command = "hand"
    also_known = "commands, rules and cards"
    chapter = "PAY"
    lessons: Lessons[RaceTable, RaceView] | None = RaceLessons()

    def phases(self) -> Mapping[str, str]:
        return {phase: self.language.text(cards.heading(phase, self._rules)) for phase in PHASES}

    def hooks(self) -> Sequence[str]:
        return POWER_TERMS

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)
