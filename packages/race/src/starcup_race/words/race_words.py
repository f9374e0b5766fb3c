"""The words of Race for the Galaxy as a facet of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from starcup import Choice, Decision, Event, SeatScore
from starcup.packed import PowerChoice
from starcup.words import Lessons, Piece, Words
from starcup_race import choices, events
from starcup_race._rules.cards import Card
from starcup_race._rules.power_files import PHASES as POWER_PHASES
from starcup_race._rules.power_files import POWER_TERMS
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import PHASES
from starcup_race._rules.view import RaceView
from starcup_race.words import board, card_page, names
from starcup_race.words.choice_words import ChoiceWords
from starcup_race.words.commentary import Commentary
from starcup_race.words.gists import cost_gist, gist
from starcup_race.words.legend import LEGEND
from starcup_race.words.lessons import RaceLessons
from starcup_race.words.questions import question

_KEY = re.compile(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b")
_CHOSEN = (choices.ChooseAction, choices.ChooseTwo)
SHORTEST = 3
"""The fewest letters of the beginning of a name by which a card may be named."""


class RaceWords(Words[RaceTable, RaceView]):
    """Puts a game of Race for the Galaxy into words."""

    points = "VP"
    piece = "card"
    own_command = "hand"
    also_known = "commands, rules and cards"
    chapter = "PAY"
    came_to_light = "cards came to light"
    gives_up: ClassVar[frozenset[str]] = frozenset(("discard-start", "discard-limit", "discard-for-chips", "pay"))
    example: ClassVar[tuple[str, str]] = ("gem world, comet zone", "pay gem world comet zone")
    lessons: Lessons[RaceTable, RaceView] | None = RaceLessons()

    @property
    def _rules(self) -> Rules:
        rules = self.ruleset
        assert isinstance(rules, Rules)
        return rules

    # The table.

    def _board(self, table: RaceTable) -> board.Board:
        return board.Board(table, self._seats(table))

    def _seats(self, table: RaceTable) -> list[str]:
        return [self.seat(number) for number in range(table.players)]

    def board(self, table: RaceTable, views: Sequence[RaceView]) -> list[str]:
        return self._board(table).whole(views)

    def overview(self, table: RaceTable, view: RaceView) -> list[str]:
        return self._board(table).overview(view)

    def status(self, table: RaceTable, view: RaceView) -> list[str]:
        return self._board(table).status(view)

    def score_table(self, scores: Sequence[SeatScore], winners: Sequence[int]) -> list[str]:
        return board.score_table(scores, [self.seat(one.seat) for one in scores], winners)

    # Questions.

    def question(self, table: RaceTable, decision: Decision, choices: Sequence[Choice]) -> str:
        return question(table, decision)

    def step(self, table: RaceTable, decision: Decision) -> str:
        return names.phase_name(PHASES[table.phase]) if table.phase >= 0 else ""

    def order(self, table: RaceTable, choices: Sequence[Choice]) -> list[Choice]:
        return list(choices)

    def choice(self, table: RaceTable, seat: int, choice: Choice) -> str:
        if isinstance(choice, PowerChoice):
            return super().choice(table, seat, choice)
        return ChoiceWords(table, seat).meaning(choice)

    def label(self, choice: Choice) -> str:
        match choice:
            case choices.ChooseAction(action):
                return names.ACTIONS[action]
            case choices.UsePower(card, act):
                several = sum(use.card == self._rules.index[card] for use in self._rules.compiled[self._one(card)].uses)
                return f"use {self._name(card)}" + (f" to {act.replace('-', ' ')}" if several > 1 else "")
            case choices.ProduceOn(world, source):
                by = "the bonus" if source == choices.BONUS else self._name(source)
                return f"produce on {self._name(world)} with {by}"
            case choices.Using(items):
                return f"using {self.items(items) if items else 'no powers'}"
            case choices.ChooseTwo(items):
                return self.items(items)
            case choices.Keep(items) | choices.Pay(items) | choices.ConsumeGoods(items) | choices.Discard(items):
                return f"{choice.text.partition(' ')[0]} {self.items(items)}"
            case _:
                return self.said(choice.text)

    def _one(self, card: str) -> tuple[int, ...]:
        return (self._rules.index[card],)

    def phrase(self, table: RaceTable, seat: int, choice: Choice) -> str:
        if isinstance(choice, choices.Pay):
            return f"pay with {self.items(choice.items)}"
        return f"choose {self.label(choice)}" if isinstance(choice, _CHOSEN) else self.label(choice)

    def said(self, text: str) -> str:
        return _KEY.sub(lambda found: self._spoken(found.group()), text)

    def keyed(self, text: str) -> str:
        words, keys = " ".join(text.lower().split()), self._keys
        for name, key in keys.items():
            words = words.replace(name, key)
        return words if words != " ".join(text.lower().split()) else text

    @cached_property
    def _keys(self) -> Mapping[str, str]:
        """The keys of the cards by their names in lower case, the longest first."""
        names_of = ((name, card.key) for card in self._rules.cards for name in _called(card))
        return dict(sorted(names_of, key=lambda one: -len(one[0])))

    def _spoken(self, key: str) -> str:
        return names.ACTIONS.get(key) or (self._name(key) if key in self._rules.index else key.replace("_", " "))

    def item(self, item: str) -> str:
        return self._spoken(item)

    def item_meaning(self, item: str) -> str:
        if item not in self._rules.index:
            return ""
        card = self._card(item)
        return f"{cost_gist(card)}; {gist(card)}"

    def item_here(self, table: RaceTable, decision: Decision, item: str) -> str:
        if item not in self._rules.index and item not in names.ACTIONS:
            return self.item_meaning(item)
        return ChoiceWords(table, decision.seat).item(item, decision.kind)

    def item_names(self, item: str) -> Sequence[str]:
        name = self.item(item)
        return (item.replace("_", " "), name.replace("'", ""))

    def item_short_names(self, item: str) -> Sequence[str]:
        words = item.split("_")
        endings = [" ".join(words[place:]) for place in range(len(words))]
        return [
            name[:length]
            for name in endings
            for length in range(min(SHORTEST, len(name)), len(name) + 1)
            if name[length - 1] != " "
        ]

    def term(self, name: str) -> str:
        return name.capitalize() if name in PHASES else super().term(name)

    def _card(self, key: str) -> Card:
        return self._rules.cards[self._rules.index[key]]

    def _name(self, key: str) -> str:
        return self._card(key).name

    # Events.

    def telling(self) -> Commentary:
        return Commentary(self._rules, self.seat)

    def event(self, event: Event) -> str:
        return " ".join(line.strip() for line in self.telling().lines([event]) if line)

    def round_begun(self, event: Event) -> int | None:
        return event.round if isinstance(event, events.RoundBegan) else None

    def ends(self, event: Event) -> bool:
        return isinstance(event, events.GameEnded)

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        return ["cards were drawn"] if kinds else []

    # Look-ups.

    def phases(self) -> Mapping[str, str]:
        return {phase: phase.capitalize() for phase in POWER_PHASES}

    def hooks(self) -> Sequence[str]:
        return POWER_TERMS

    def legend(self) -> Sequence[tuple[str, str]]:
        return LEGEND

    def pieces(self) -> Sequence[Piece]:
        return [card_page.piece(card, self._rules) for card in self._rules.cards]

    def piece_lines(self, piece: Piece) -> list[str]:
        return card_page.page(self._card(piece.key), self._rules, self.rules())

    def own_pieces(self, table: RaceTable, view: RaceView) -> Sequence[Piece]:
        hand = dict.fromkeys(card for card in view.me.hand if card is not None)
        return [card_page.piece(self._rules.cards[card], self._rules) for card in hand]

    def piece_now(self, table: RaceTable, view: RaceView, piece: Piece) -> list[str]:
        return card_page.now(self._card(piece.key), table, view.seat)

    def piece_data(self, piece: Piece) -> dict[str, object]:
        return card_page.data(self._card(piece.key), self._rules, self.rules())

    def piece_rules(self, piece: Piece) -> tuple[str, ...]:
        return card_page.rulings(self._card(piece.key), self.rules())

    def piece_in_sight(self, table: RaceTable, view: RaceView) -> str:
        known = [card for card in (*view.me.hand, *view.me.tableau) if card is not None]
        return self._rules.cards[known[0]].name


def _called(card: Card) -> set[str]:
    """Return the names of a card in lower case, with and without punctuation."""
    name = card.name.lower()
    return {name, name.replace("'", ""), name.replace(":", ""), card.key.replace("_", " ")}
