"""The words of Tiny Epic Galaxies as a facet of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from starcup import Choice, Decision, Event, Items, SeatScore
from starcup.packed import PowerChoice
from starcup.words import Challenge, Entry, Lessons, Words, grid, wrap
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.loading import BASE
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.rulings import REBEL as OPTION
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic._rules.turn import TakeTurn
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.words import board, names, pages
from starcup_tiny_epic.words.choice_words import ChoiceWords
from starcup_tiny_epic.words.commentary import Commentary
from starcup_tiny_epic.words.labels import Labels, short_faces
from starcup_tiny_epic.words.legend import LEGEND
from starcup_tiny_epic.words.lessons import EpicLessons
from starcup_tiny_epic.words.move_table import move_table
from starcup_tiny_epic.words.questions import question

_KEY = re.compile(r"\b[a-z0-9]+(?:_[a-z0-9]+)*\b(?:\.(?:orbit|surface)\b)?")
_MOVED = re.compile(r"\bmove (galaxy|[a-z0-9_]+\.(?:orbit|surface)) to (galaxy|[a-z0-9_]+\.(?:orbit|surface))")
_PLAIN = ("follow", "landing", "turn")
"""Kinds of questions that name the planet that they are about, or are about none."""
CHOSEN_BOARD = f"{BASE}.{OPTION}"
"""The option of packs that chooses the rebel board."""


class EpicWords(Words[EpicTable, EpicView]):
    """Puts a game of Tiny Epic Galaxies into words."""

    points = "VP"
    piece = pages.PLANET
    other_pieces: ClassVar[tuple[str, ...]] = (pages.MISSION, pages.BOARD)
    also_known = "commands, rules, planets, missions and rebels"
    chapter = "FOLLOW"
    came_to_light = "another player had to answer"
    gives_up: ClassVar[frozenset[str]] = frozenset(("give-up", "pull-back", "give", "push-own"))
    example: ClassVar[tuple[str, str]] = ("energy, culture", "re-roll energy culture")

    lessons: Lessons[EpicTable, EpicView] | None = EpicLessons()

    @property
    def _rules(self) -> EpicRuleset:
        rules = self.ruleset
        assert isinstance(rules, EpicRuleset)
        return rules

    @cached_property
    def _labels(self) -> Labels:
        return Labels(self._rules, self.seat)

    def automatic(self, seat: int) -> str:
        return names.REBEL

    # The table.

    def _board(self, table: EpicTable) -> board.Board:
        return board.Board(table, self._seats(table))

    def _seats(self, table: EpicTable) -> list[str]:
        return [self.seat(number) if number < table.players else names.REBEL for number in range(len(table.empires))]

    def board(self, table: EpicTable, views: Sequence[EpicView]) -> list[str]:
        return self._board(table).whole(views)

    def overview(self, table: EpicTable, view: EpicView) -> list[str]:
        return self._board(table).overview(view)

    def status(self, table: EpicTable, view: EpicView) -> list[str]:
        if _begins(table, view.seat):
            return [*self._board(table).overview(view), ""]
        return self._board(table).status(view)

    def score(self, table: EpicTable, view: EpicView) -> list[str]:
        if view.players == 1:
            return board.solo(view, self._seats(table))
        lines = super().score(table, view)
        if not table.finished:
            return [*lines, *wrap("Secret missions count when the game is over.", "", "  ")]
        return lines + board.missions(view, self._seats(table)) + board.tie(table, self._seats(table))

    def score_table(self, scores: Sequence[SeatScore], winners: Sequence[int]) -> list[str]:
        return board.score_table(scores, [self.seat(one.seat) for one in scores], winners)

    # Games for one player.

    def challenges(self) -> Sequence[Challenge]:
        boards = sorted(self._rules.boards, key=lambda one: one.rank)
        return [Challenge(one.key, one.name, one.difficulty, {CHOSEN_BOARD: one.key}) for one in boards]

    def challenge(self, table: EpicTable) -> Challenge | None:
        chosen = self._rules.board
        return next((one for one in self.challenges() if chosen is not None and one.key == chosen.key), None)

    # Questions.

    def question(self, table: EpicTable, decision: Decision, choices: Sequence[Choice]) -> str:
        return question(table, decision, self._seats(table))

    def about(self, table: EpicTable, decision: Decision) -> str:
        if not table.in_use or table.in_use[-1][0] != decision.seat or decision.kind in _PLAIN:
            return ""
        return self._rules.planets[table.in_use[-1][1]].name

    def order(self, table: EpicTable, choices: Sequence[Choice]) -> list[Choice]:
        return [choice for choice in choices if not _is_one_shot(choice)] or list(choices)

    def choice(self, table: EpicTable, seat: int, choice: Choice) -> str:
        if isinstance(choice, PowerChoice):
            return super().choice(table, seat, choice)
        return ChoiceWords(table, seat).meaning(choice)

    def label(self, choice: Choice) -> str:
        if isinstance(choice, PowerChoice):
            return self.said(choice.text)
        items: Items | None = getattr(choice, "items", None)
        if items is None:
            return self._labels.label(choice)
        return f"{choice.text.removesuffix(' '.join(items)).rstrip()} {self.items(items)}"

    def choice_names(self, choice: Choice) -> Sequence[str]:
        return self._labels.others(choice)

    def phrase(self, table: EpicTable, seat: int, choice: Choice) -> str:
        return self.label(choice)

    def choices(self, table: EpicTable, seat: int, choices: Sequence[Choice]) -> list[str]:
        found = _moves(choices)
        if found:
            return move_table(found, ChoiceWords(table, seat), self._labels)
        return _turned(choices) or super().choices(table, seat, choices)

    def said(self, text: str) -> str:
        text = _MOVED.sub(lambda found: self._labels.move(*found.groups()), text)
        return _KEY.sub(lambda found: self._spoken(found.group()), text)

    def _spoken(self, key: str) -> str:
        if key in self._rules.index:
            return self._rules.planets[self._rules.index[key]].name
        at, dot, _ = key.partition(".")
        if dot and at in self._rules.index:
            return self._labels.place(key)
        return names.mission_name(self._rules, key) if key in self._rules.mission_keys else key

    def keyed(self, text: str) -> str:
        return self._labels.keyed(text, self._keys)

    @cached_property
    def _keys(self) -> Mapping[str, str]:
        """The keys of planets and missions by their names in lower case, the longest first."""
        called = [(planet.name.lower(), planet.key) for planet in self._rules.planets]
        called += [(mission.name.lower(), mission.key) for mission in self._rules.missions]
        found = {spelt: key for name, key in called for spelt in (name, name.replace("-", " "), key.replace("_", " "))}
        return dict(sorted(found.items(), key=lambda one: -len(one[0])))

    def item(self, item: str) -> str:
        owner, _, key = item.partition(".")
        return f"{self.seat(int(owner))} at {names.planet_name(self._rules, key)}" if key else item

    def item_here(self, table: EpicTable, decision: Decision, item: str) -> str:
        return ChoiceWords(table, decision.seat).item(item)

    def item_short_names(self, item: str) -> Sequence[str]:
        owner, _, key = item.partition(".")
        return [names.planet_name(self._rules, key), self.seat(int(owner))] if key else short_faces(item)

    # Events.

    def telling(self) -> Commentary:
        return Commentary(self._rules, self.seat)

    def event(self, event: Event) -> str:
        telling = self.telling()
        return " ".join(line.strip() for line in (*telling.lines([event]), *telling.rest()) if line)

    def round_begun(self, event: Event) -> int | None:
        if isinstance(event, events.TurnBegan) and event.turn == (event.round - 1) * self._turns + 1:
            return event.round
        return None

    @property
    def _turns(self) -> int:
        """The number of turns of a round."""
        return max(2, len(self.seats))

    def ends(self, event: Event) -> bool:
        return isinstance(event, events.GameEnded)

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        rolled = any("die" in kind for kind in kinds)
        drawn = any("die" not in kind for kind in kinds)
        return [*(["dice were rolled"] if rolled else []), *(["a planet was turned up"] if drawn else [])]

    # Look-ups.

    def legend(self) -> Sequence[tuple[str, str]]:
        return LEGEND

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
                return pages.planet_page(rules.planets[rules.index[piece.key]], rules, self.rules())
            case pages.MISSION:
                return pages.mission_page(rules.missions[rules.mission_keys.index(piece.key)])
            case _:
                return pages.board_page(next(one for one in rules.boards if one.key == piece.key))

    def piece_data(self, piece: Entry) -> dict[str, object]:
        rules = self._rules
        match piece.kind:
            case pages.PLANET:
                return pages.planet_data(rules.planets[rules.index[piece.key]], rules)
            case pages.BOARD:
                return pages.board_data(next(one for one in rules.boards if one.key == piece.key))
            case _:
                return super().piece_data(piece)

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        found = self._rules.power_texts.get(piece.key) if piece.kind == pages.PLANET else None
        return found.rules if found is not None else ()

    def piece_in_sight(self, table: EpicTable, view: EpicView) -> str:
        return next((self._rules.planets[planet].name for planet in view.row if planet >= 0), "")


def _begins(table: EpicTable, seat: int) -> bool:
    """Return whether a seat is asked what it does at the beginning of its turn."""
    asked = any(isinstance(one.step, TakeTurn) and one.seat == seat for one in table.pending)
    return asked and not (table.bay or table.rerolls or table.converted)


def _is_one_shot(choice: Choice) -> bool:
    """Return whether a choice answers two questions at once, and is not listed."""
    return isinstance(choice, choices.Reroll | choices.PutIn)


def _moves(found: Sequence[Choice]) -> list[choices.Move]:
    """Return choices as moves; nothing if some are none."""
    moves = [choice for choice in found if isinstance(choice, choices.Move)]
    return moves if len(moves) == len(found) else []


def _turned(found: Sequence[Choice]) -> list[str] | None:
    """Return choices of a die to turn as a grid of its face and its new one; None for others."""
    turns = [(number, choice) for number, choice in enumerate(found, 1) if isinstance(choice, choices.TurnDie)]
    if not turns or len(turns) < len(found):
        return None
    cells: dict[str, dict[str, str]] = {}
    for number, choice in turns:
        cells.setdefault(f"turn {choice.face}", {})[choice.other] = str(number)
    return grid("to", cells, FACES) if len(cells) > 1 else None
