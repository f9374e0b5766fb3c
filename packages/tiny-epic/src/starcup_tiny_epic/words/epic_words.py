"""The words of Tiny Epic Galaxies that are looked up: planets, missions, rebel boards, the legend, the lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starcup.words import Challenge, Entry, Lessons, Words, wrap
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.loading import BASE
from starcup_tiny_epic._rules.planets import Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.rulings import REBEL as OPTION
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.words import pages
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

    piece = pages.PLANET
    other_pieces: ClassVar[tuple[str, ...]] = (pages.MISSION, pages.BOARD)
    chapter = "FOLLOW"

    lessons: Lessons[EpicTable, EpicView] | None = EpicLessons()

    @property
    def _epic(self) -> EpicRuleset:
        rules = self.ruleset
        assert isinstance(rules, EpicRuleset)
        return rules

    def introduction(self) -> list[str]:
        board = self._epic.board
        if len(self.language.seats) != 1 or board is None:
            return []
        return wrap(self.told("tiny-epic-alone", rebel=naming.board(board), level=naming.difficulty(board)))

    def challenges(self) -> Sequence[Challenge]:
        say, boards = self.language.text, sorted(self._epic.boards, key=lambda board: board.rank)
        return [
            Challenge(board.key, say(naming.board(board)), say(naming.difficulty(board)), {CHOSEN_BOARD: board.key})
            for board in boards
        ]

    def challenge(self, table: EpicTable) -> Challenge | None:
        chosen = self._epic.board
        return next(
            (challenge for challenge in self.challenges() if chosen is not None and challenge.key == chosen.key), None
        )

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    def pieces(self) -> Sequence[Entry]:
        rules = self._epic
        everything: tuple[pages.Piece, ...] = (*rules.planets, *rules.missions, *rules.boards)
        return [pages.entry(piece, rules, self.language.text) for piece in everything]

    def _printed(self, piece: Entry) -> pages.Piece:
        rules = self._epic
        match piece.kind:
            case pages.PLANET:
                return rules.planet(piece.key)
            case pages.MISSION:
                return rules.mission(piece.key)
            case _:
                return next(board for board in rules.boards if board.key == piece.key)

    def _noun(self, piece: Entry) -> str:
        return "board" if piece.kind == pages.BOARD else super()._noun(piece)  # as on the table

    def piece_lines(self, piece: Entry) -> list[str]:
        return pages.page(self._printed(piece), self._epic, self.rules_told, self.language.text)

    def piece_page(self, piece: Entry) -> list[str]:
        return self.piece_lines(piece)

    def piece_text(self, piece: Entry) -> str:
        return piece.text

    def piece_data(self, piece: Entry) -> dict[str, object]:
        printed, say = self._printed(piece), self.language.text
        if isinstance(printed, Planet):
            return pages.planet_data(printed, self._epic, say)
        return (
            pages.board_data(printed, self._epic, say) if isinstance(printed, RebelBoard) else super().piece_data(piece)
        )

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        printed = self._printed(piece)
        return texts.text_of(printed, self._epic).rules if isinstance(printed, Planet) else ()

    def piece_in_sight(self, table: EpicTable, view: EpicView) -> str:
        return next((self.language.text(naming.planet(self._epic.planets[seen])) for seen in view.row if seen >= 0), "")
