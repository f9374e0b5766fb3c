"""Steps that take cards from the supply, one at a time, for hands and as goods (DECK, GOODS)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starcup.making import Legal, SeatStep, frozen, interned, whole
from starcup_race import events
from starcup_race._rules.calling import good_produced
from starcup_race._rules.table import SUPPLY, RaceTable


@frozen
class DrawCards(SeatStep[RaceTable]):
    """A step that draws ``left`` cards into the hand; cards that the supply lacks are not owed (DECK-4).

    Raises:
        BadArgument: ``left`` is no whole number from 0 on, as a power in Python may have computed.
    """

    kind = "draw-cards"
    left: int

    def __attrs_post_init__(self) -> None:
        whole(self.left, "left")

    def run(self, table: RaceTable) -> Legal | None:
        drawn, left = take_cards(table, self.seat, self.left)
        table.add_to_hand(self.seat, drawn)
        if left:
            table.push(draw_cards(self.seat, left))
        return None


draw_cards: Callable[[int, int], DrawCards] = interned(DrawCards)
"""Return the step that draws so many cards for a seat; the same object every time."""


def take_cards(table: RaceTable, seat: int, number: int) -> tuple[list[int], int]:
    """Take cards from the supply for a seat, which sees them.

    Args:
        table: is changed.
        seat: its number, from 0.
        number: how many.

    Returns:
        the cards, and how many are still to come from outside: then the step pushes itself again.
    """
    drawn, left = SUPPLY.draw(table, number, table.rules.card_draws[seat])
    if drawn and table.log is not None:
        table.log.append((events.CardsDrawn, seat, len(drawn)))
        table.log.append((events.CardsSeen, seat, table.rules.names(drawn)))
    return drawn, left


@frozen
class PutGood(SeatStep[RaceTable]):
    """A step that puts a good on a world; if ``produced`` it counts, and the world may draw (GOODS-2, PRODUCE-7)."""

    kind = "put-good"
    world: int
    produced: bool = False

    def run(self, table: RaceTable) -> Legal | None:
        rules, seat = table.rules, table.seats[self.seat]
        drawn, left = SUPPLY.draw(table, 1, rules.good_draws[self.seat])
        if left:
            table.push(self)
        if not drawn:
            return None
        seat.put_good(self.world, drawn[0])
        if table.log is not None:
            table.log.append((events.GoodPlaced, self.seat, rules.keys[self.world]))
        if self.produced:
            world, produced = rules.cards[self.world], list(seat.produced)
            produced[world.good] += 1
            seat.produced = tuple(produced)
            if world.rows.produce_draw_here:
                table.push(draw_cards(self.seat, world.rows.produce_draw_here))
            if rules.own:
                good_produced(table, self.seat, self.world)
        return None


put_good: Callable[[int, int], PutGood] = interned(PutGood)
"""Return the step that puts a good on a world of a seat; the same object every time."""
produce_good: Callable[[int, int], PutGood] = interned(partial(PutGood, produced=True))
"""Return the step that produces a good on a world of a seat; the same object every time."""
