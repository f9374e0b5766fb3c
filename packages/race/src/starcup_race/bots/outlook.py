"""A seat's outlook: the course of the game as it sees it, and what its tableau makes of goods."""

from __future__ import annotations

from functools import cached_property

from starcup_race._rules import powers as p
from starcup_race._rules.cards import Card
from starcup_race._rules.powers import Powers
from starcup_race._rules.rules import Rules
from starcup_race._rules.view import RaceView, SeatView
from starcup_race.bots.engine import KINDS, Counts, Engine, consumers, engine, less, points, sale
from starcup_race.bots.numbers import Numbers

Parts = dict[str, float]
"""The parts of a worth in VP, by name; the worth is their sum."""

PACE = (0.0, 0.7, 0.85, 1.0, 1.1)
"""Cards that a seat places in a round, by the number of players."""
TWO_ACTIONS = 1.5
"""The same for each player where two action cards are played, times so much."""
HALF = 6.0
"""Rounds that a player without foresight takes to be left."""


class Outlook:
    """A view with the numbers of a player, and what follows from both for a seat, the viewer's own if none is named."""

    def __init__(self, view: RaceView, numbers: Numbers, seat: int | None = None) -> None:
        self.view = view
        self.numbers = numbers
        self.rules: Rules = view.rules
        self.cards: tuple[Card, ...] = view.rules.cards
        self.seat: int = view.seat if seat is None else seat
        self.me: SeatView = view.seats[self.seat]
        self.tableau: tuple[int, ...] = self.me.tableau

    # The course of the game.

    @cached_property
    def rounds_left(self) -> float:
        """Rounds to come, the present one included while actions are chosen."""
        if not self.numbers.foresight:
            return HALF
        view = self.view
        pace = PACE[min(view.players, len(PACE) - 1)] * (TWO_ACTIONS if self.two_actions else 1.0)
        by_cards = min([(self.rules.numbers.end_cards - len(seat.tableau)) / pace for seat in view.seats])
        flow = sum([engine(self.rules, seat.tableau).yields.chips for seat in view.seats])
        by_chips = view.pool / max(0.4, 0.7 * flow)
        return max(0.0, min(by_cards, by_chips + 0.5))

    @property
    def two_actions(self) -> bool:
        """True in the game for two experienced players."""
        return self.rules.variant.actions == 2

    @cached_property
    def later(self) -> float:
        """The share of their full worth that things for later rounds still have: cards, goods."""
        return self.rounds_left / (self.rounds_left + self.numbers.card_fades)

    @cached_property
    def card(self) -> float:
        """A card in hand that nothing is known of; with many in hand each is worth less."""
        return self.numbers.card * self.later * self._room(len(self.me.hand))

    def cards_worth(self, number: float) -> float:
        """Return the worth of that many more cards in hand."""
        return number * self.numbers.card * self.later * self._room(len(self.me.hand) + number / 2)

    def _room(self, hand: float) -> float:
        """Return the share of its worth that a card has in a hand of that size."""
        return max(0.1, 1 - self.numbers.crowded * max(0.0, hand - 5))

    @cached_property
    def lead(self) -> int:
        """The VP by which the seat leads the best of the others, as if the game ended now."""
        totals = [points(self.rules, seat.tableau, seat.chips) for seat in self.view.seats]
        return totals[self.seat] - max([total for seat, total in enumerate(totals) if seat != self.seat], default=0)

    # Powers and goods.

    @cached_property
    def powers(self) -> Powers:
        """The powers of the tableau."""
        return self.rules.compiled[self.tableau]

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The numbers of the cards in hand that are known."""
        return tuple([card for card in self.me.hand if card is not None])

    @cached_property
    def goods(self) -> Counts:
        """The goods on the worlds, by kind."""
        goods = [0] * KINDS
        for number, good in zip(self.tableau, self.me.goods, strict=True):
            if good and self.cards[number].good >= 0:
                goods[self.cards[number].good] += 1
        return tuple(goods)

    @cached_property
    def engine(self) -> Engine:
        """The goods that the tableau makes and uses."""
        return engine(self.rules, self.tableau)

    def goods_worth(self, goods: Counts, tableau: tuple[int, ...] | None = None) -> float:
        """Return the worth of goods that lie on worlds: the better of selling the best and consuming all."""
        if not any(goods):
            return 0.0
        tableau = self.tableau if tableau is None else tableau
        mine = self.rules.compiled[tableau]
        best = self._eaten(mine, tableau, goods)
        for kind in range(KINDS):
            if goods[kind]:
                sold = self.numbers.trade * self.card * sale(mine, kind)
                best = max(best, sold + 0.8 * self._eaten(mine, tableau, less(goods, kind)))
        return best * min(1.0, self.rounds_left)

    def _eaten(self, powers: Powers, tableau: tuple[int, ...], goods: Counts) -> float:
        consumed, numbers = consumers(self.rules, tableau).consumed[goods], self.numbers
        spare = sum([number * sale(powers, kind) for kind, number in enumerate(consumed.left) if number])
        return numbers.chip * consumed.chips + self.card * (consumed.cards + numbers.spare * spare)

    def engine_worth(self, tableau: tuple[int, ...]) -> Parts:
        """Return the worth of producing and consuming with a tableau for the rest of the game, in its parts."""
        output, numbers, powers = engine(self.rules, tableau), self.numbers, self.rules.compiled[tableau]
        cycles = numbers.cycle * max(0.0, self.rounds_left - 0.7)
        left = output.yields.left
        sold = max([sale(powers, kind) for kind in range(KINDS) if output.goods[kind]], default=0)
        best = max([sale(powers, kind) for kind in range(KINDS) if left[kind]], default=0)
        trading = numbers.trade * max(best, 0.4 * sold)
        sales = sum([use.kind == p.SELL for use in powers.uses]) * (2.0 if sold else 0.3)
        return {
            "chips_to_come": cycles * numbers.chip * output.yields.chips,
            "cards_from_goods": cycles * self.card * (output.yields.cards + output.draws),
            "sales": cycles * self.card * (trading + sales),
            "goods_to_match": cycles * numbers.promise * (sum(left) + output.room),
        }

    @cached_property
    def engine_now(self) -> Parts:
        """The worth of producing and consuming with the tableau as it is."""
        return self.engine_worth(self.tableau)

    def cost(self, number: int) -> int:
        """Return the cards to pay for a card, after discounts; 0 for a world that can be conquered.

        A world with too strong a defense costs what could pay for it, or else far too much.
        """
        card, powers = self.cards[number], self.powers
        if not card.is_world:
            return max(0, card.cost - powers.develop_discount)
        if card.military:
            missing = card.cost - powers.military_against(number)
            if missing <= 0:
                return 0
            for contact in powers.pay:
                if contact.worlds >> number & 1:
                    return max(0, card.cost - contact.discount - powers.discount_for(number))
            return OUT_OF_REACH * missing
        return max(0, card.cost - powers.discount_for(number))


OUT_OF_REACH = 4
"""Cards that each point of military that is missing counts as."""
