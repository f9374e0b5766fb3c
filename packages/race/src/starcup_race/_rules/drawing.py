"""Steps that take cards from the supply, one at a time, for hands and as goods (DECK, GOODS)."""

from __future__ import annotations

from collections.abc import Callable

from starcup.making import Legal, SeatStep, frozen, interned, whole
from starcup_race import events
from starcup_race._rules.calling import good_produced
from starcup_race._rules.sources import EXPLORING, sources
from starcup_race._rules.table import SUPPLY, RaceTable


@frozen
class DrawCards(SeatStep[RaceTable]):
    """A step that draws ``left`` cards into the hand; cards that the supply lacks are not owed (DECK-4).

    ``cause`` is the key of the card that gives them, one of the causes of :mod:`starcup_race._rules.sources`, or empty.

    Raises:
        BadArgument: ``left`` is no whole number from 0 on, as a power in Python may have computed.
    """

    kind = "draw-cards"
    left: int
    cause: str = ""

    def __attrs_post_init__(self) -> None:
        whole(self.left, "left")

    def run(self, table: RaceTable) -> Legal | None:
        drawn, left = take_cards(table, self.seat, self.left, self.cause)
        table.add_to_hand(self.seat, drawn)
        if left:
            table.push(DrawCards.of(self.seat, left, self.cause))
        if table.rules.extended:
            told_of_drawing(table, self.seat, len(drawn), self.cause)
        return None


"""Return the step that draws so many cards for a seat, for a cause; the same object every time."""


def take_cards(table: RaceTable, seat: int, number: int, cause: str) -> tuple[list[int], int]:
    """Take cards from the supply for a seat, which sees them."""
    drawn, left = SUPPLY.draw(table, number, table.rules.card_draws[seat])
    if drawn and table.log is not None:
        to = "looking" if cause == EXPLORING else "hand"
        table.log.append((events.CardsDrawn, seat, len(drawn), sources(table, seat, cause, len(drawn)), to))
        table.log.append((events.CardsSeen, seat, table.rules.names(drawn)))
    return drawn, left


def told_of_drawing(table: RaceTable, seat: int, number: int, cause: str) -> None:
    """Tell extensions that a seat has drawn cards, which are where they belong now."""
    if number:
        for hook in table.rules.extensions.cards_drawn:
            hook(table, seat, number, cause)


@frozen
class PutGood(SeatStep[RaceTable]):
    """A step that puts a good on a world; if ``produced`` it counts, and the world may draw (GOODS-2, PRODUCE-7).

    ``cause`` is the key of the card whose power produces it, ``bonus``, or empty.
    """

    kind = "put-good"
    world: int
    produced: bool = False
    cause: str = ""

    def run(self, table: RaceTable) -> Legal | None:
        rules, seat = table.rules, table.seats[self.seat]
        if self.world not in seat.tableau:
            return None  # an extension has taken it
        drawn, left = SUPPLY.draw(table, 1, rules.good_draws[self.seat])
        if left:
            table.push(self)
        if not drawn:
            return None
        seat.put_good(self.world, drawn[0])
        if table.log is not None:
            table.log.append((events.GoodPlaced, self.seat, rules.keys[self.world], self.cause))
        if self.produced:
            world, produced = rules.cards[self.world], list(seat.produced)
            produced[table.good_kind(self.seat, self.world) if rules.extended else world.good] += 1
            seat.produced = tuple(produced)
            if world.rows.produce_draw_here:
                table.push(DrawCards.of(self.seat, world.rows.produce_draw_here, world.key))
            if rules.own:
                good_produced(table, self.seat, self.world)
        for hook in rules.extensions.good_placed if rules.extended else ():
            hook(table, self.seat, rules.cards[self.world], self.produced)
        return None


"""Return the step that puts a good on a world of a seat; the same object every time."""


def _produced(seat: int, world: int, cause: str) -> PutGood:
    return PutGood(seat, world, True, cause)


produce_good: Callable[[int, int, str], PutGood] = interned(_produced)
"""Return the step that produces a good on a world of a seat, for a cause; the same object every time."""
