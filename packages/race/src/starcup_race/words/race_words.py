"""The words of Race for the Galaxy as a facet of the game: its cards, rules, legend and lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from starcup.words import Entry, Lessons, Words
from starcup_race._rules.cards import Card
from starcup_race._rules.power_files import PHASES as POWER_PHASES
from starcup_race._rules.power_files import POWER_TERMS
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView, known_cards
from starcup_race.words import card_page
from starcup_race.words.lessons import RaceLessons

LEGEND = (
    "vp",
    "cards",
    "pool",
    "good",
    "production",
    "windfall",
    "military",
    "discount",
    "phases",
    "cost",
    "defense",
    "short",
)
"""The entries of the legend, in order."""


class RaceWords(Words[RaceTable, RaceView]):
    """Everything that people look up of Race for the Galaxy."""

    points = "VP"
    piece = "card"
    own_command = "hand"
    also_known = "commands, rules and cards"
    chapter = "PAY"
    lessons: Lessons[RaceTable, RaceView] | None = RaceLessons()

    @property
    def _rules(self) -> Rules:
        return cast("Rules", self.ruleset)

    def _card(self, key: str) -> Card:
        return self._rules.cards[self._rules.index[key]]

    def phases(self) -> Mapping[str, str]:
        return {phase: phase.capitalize() for phase in POWER_PHASES}

    def hooks(self) -> Sequence[str]:
        return POWER_TERMS

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    def pieces(self) -> Sequence[Entry]:
        return [card_page.piece(card, self._rules) for card in self._rules.cards]

    def piece_lines(self, piece: Entry) -> list[str]:
        return card_page.page(self._card(piece.key), self._rules, self.rules())

    def own_pieces(self, table: RaceTable, view: RaceView) -> Sequence[Entry]:
        return [
            card_page.piece(self._rules.cards[card], self._rules) for card in dict.fromkeys(known_cards(view.me.hand))
        ]

    def piece_now(self, table: RaceTable, view: RaceView, piece: Entry) -> list[str]:
        return card_page.now(self._card(piece.key), view, self.ruleset, self.language)

    def piece_data(self, piece: Entry) -> dict[str, object]:
        return card_page.data(self._card(piece.key), self._rules, self.rules())

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        return card_page.rulings(self._card(piece.key), self.rules())

    def piece_in_sight(self, table: RaceTable, view: RaceView) -> str:
        return self._rules.cards[known_cards((*view.me.hand, *view.me.tableau))[0]].name
