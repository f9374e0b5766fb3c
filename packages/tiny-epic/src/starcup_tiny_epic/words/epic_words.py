"""The words of Tiny Epic Galaxies that are looked up: planets, missions, rebel boards, the legend, the lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starcup.words import Challenge, Entry, Lessons, Words, wrap
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.loading import BASE
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.rulings import REBEL as OPTION
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.words import pages, planet_words
from starcup_tiny_epic.words.lessons import EpicLessons

CHOSEN_BOARD = f"{BASE}.{OPTION}"
"""The option of packs that chooses the rebel board."""

LEGEND = (
    "planet",
    "track",
    "ship",
    "landed",
    "home",
    "price",
    "own-turn",
    "once",
    "level",
    "dice",
    "follow",
    "rebel",
    "colony",
    "stand-in",
)
"""The entries of the legend, in order."""


class EpicWords(Words[EpicTable, EpicView]):
    """Tells what people look up of Tiny Epic Galaxies."""

    points = "VP"
    piece = pages.PLANET
    other_pieces: ClassVar[tuple[str, ...]] = (pages.MISSION, pages.BOARD)
    also_known = "commands, rules, planets, missions and rebels"
    chapter = "FOLLOW"

    lessons: Lessons[EpicTable, EpicView] | None = EpicLessons()

    @property
    def _rules(self) -> EpicRuleset:
        rules = self.ruleset
        assert isinstance(rules, EpicRuleset)
        return rules

    def introduction(self) -> list[str]:
        board = self._rules.board
        if len(self.language.seats) != 1 or board is None:
            return []
        return wrap(self.told("tiny-epic-alone", rebel=naming.board(board), level=naming.difficulty(board)))

    def challenges(self) -> Sequence[Challenge]:
        boards = sorted(self._rules.boards, key=lambda one: one.rank)
        return [Challenge(one.key, one.name, one.difficulty, {CHOSEN_BOARD: one.key}) for one in boards]

    def challenge(self, table: EpicTable) -> Challenge | None:
        chosen = self._rules.board
        return next((one for one in self.challenges() if chosen is not None and one.key == chosen.key), None)

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    def pieces(self) -> Sequence[Entry]:
        rules = self._rules
        return [
            *(pages.planet_piece(planet, rules) for planet in rules.planets),
            *(pages.mission_piece(mission) for mission in rules.missions),
            *(pages.board_piece(one) for one in rules.boards),
        ]

    def piece_lines(self, piece: Entry) -> list[str]:
        rules = self._rules
        match piece.kind:
            case pages.PLANET:
                return pages.planet_page(rules.planet(piece.key), rules, self.rules())
            case pages.MISSION:
                return pages.mission_page(rules.mission(piece.key))
            case _:
                return pages.board_page(next(one for one in rules.boards if one.key == piece.key))

    def piece_data(self, piece: Entry) -> dict[str, object]:
        rules = self._rules
        match piece.kind:
            case pages.PLANET:
                return pages.planet_data(rules.planet(piece.key), rules)
            case pages.BOARD:
                return pages.board_data(next(one for one in rules.boards if one.key == piece.key))
            case _:
                return super().piece_data(piece)

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        rules = self._rules
        return planet_words.text_of(rules.planet(piece.key), rules).rules if piece.kind == pages.PLANET else ()

    def piece_in_sight(self, table: EpicTable, view: EpicView) -> str:
        return next((self._rules.planets[planet].name for planet in view.row if planet >= 0), "")
