"""The guided first game of Race, with the moment for each idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starcup import Decision, Game, words
from starcup_race import events
from starcup_race._rules.cards import Card
from starcup_race._rules.definitions import CONSUME, DEVELOP, PRODUCE, SETTLE
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView

NEAR_CARDS, NEAR_CHIPS = 10, 6
"""The number of cards in a tableau, and of chips in the pool, at which the end is near."""
MANY_CARDS = 9
"""The number of cards in hand at which the hand limit is near."""

Occurs = Callable[["Moment"], object]


class Moment(words.Moment[RaceTable, RaceView]):
    """A question to a seat, with the cards that it sees."""

    def __init__(self, game: Game[RaceTable, RaceView], decision: Decision) -> None:
        super().__init__(game, decision)
        rules = game.ruleset
        assert isinstance(rules, Rules)
        self.hand: list[Card] = [rules.cards[card] for card in self.view.me.hand if card is not None]
        self.tableau: list[Card] = [rules.cards[card] for card in self.view.me.tableau]
        self.chosen: int = sum(isinstance(event, events.ActionsShown) for event in self.events)

    def place(self, phase: int) -> bool:
        """Return whether a card is to be placed in a phase."""
        return self.kind == "place" and self.view.phase == phase


def _end_near(now: Moment) -> bool:
    return now.view.pool <= NEAR_CHIPS or any(len(seat.tableau) >= NEAR_CARDS for seat in now.view.seats)


WHEN: Mapping[str, Occurs] = {
    "welcome": lambda now: False,  # before everything else: Guide.welcome
    "hand": lambda now: now.kind in ("discard-start", "action"),
    "action": lambda now: now.kind == "action",
    "undo": lambda now: now.kind == "action" and now.chosen >= 1,
    "phases": lambda now: now.chosen >= 1 and now.view.phase >= 0,
    "explore": lambda now: now.kind == "keep",
    "develop": lambda now: now.place(DEVELOP),
    "settle": lambda now: now.place(SETTLE),
    "pay": lambda now: now.kind == "pay",
    "discount": lambda now: any(card.rows.develop_discount or card.rows.settle_discount for card in now.tableau),
    "military": lambda now: now.place(SETTLE) and any(card.military for card in now.hand),
    "powers": lambda now: now.own(events.CardPlaced),
    "good": lambda now: now.own(events.GoodPlaced) or any(card.good >= 0 for card in now.tableau),
    "windfall": lambda now: any(card.windfall for card in (*now.tableau, *now.hand)),
    "trade": lambda now: any(now.view.me.goods) and now.kind == "action",
    "sell": lambda now: now.kind == "sell",
    "consume": lambda now: now.view.phase == CONSUME and now.kind.startswith(("consume", "discard-for")),
    "double": lambda now: now.kind == "action" and now.own(events.GoodsConsumed),
    "chips": lambda now: now.own(events.ChipsGained),
    "produce": lambda now: now.view.phase == PRODUCE or (now.kind == "action" and now.own(events.GoodSold)),
    "six": lambda now: any(card.scores for card in now.hand),
    "limit": lambda now: len(now.hand) >= MANY_CARDS or now.kind == "discard-limit",
    "end_near": _end_near,
}
"""The condition for each idea."""


class RaceLessons(words.Lessons[RaceTable, RaceView]):
    """The ideas of Race for the Galaxy."""

    keys: Sequence[str] = tuple(WHEN)
    when: Mapping[str, Occurs] = WHEN
    moment: type[Moment] = Moment
    package: str = __package__
    seed: int = 7
    bots: str = "easy"
    options: Mapping[str, str] = {"race-base.start": "first-game"}
    farewell: str = "over"
