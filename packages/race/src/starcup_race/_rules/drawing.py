"""Steps that take cards from the supply, one at a time, for hands and as goods (DECK, GOODS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starcup.making import Legal, SeatStep, frozen, interned, whole
from starcup_race import events
from starcup_race._rules.calling import call_each
from starcup_race._rules.definitions import CHOSE_SETTLE
from starcup_race._rules.powers import ANY, kind_of
from starcup_race._rules.table import SUPPLY, RaceTable

EXPLORING, BEGINNING, DEVELOPED, SETTLED, PRODUCED, MOST = (
    "explore", "begin", "developed", "settled", "produced", "most",
)  # fmt: skip
"""The causes for which several powers together draw."""


@frozen
class DrawCards(SeatStep[RaceTable]):
    """A step that draws ``left`` cards into the hand; cards that the supply lacks are not owed (DECK-4).

    ``cause`` is the key of the card that gives them, one of the causes for which several powers draw, or empty.

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
            tell_of_drawing(table, self.seat, len(drawn), self.cause)
        return None


def take_cards(table: RaceTable, seat: int, number: int, cause: str) -> tuple[list[int], int]:
    """Take cards from the supply for a seat, which sees them."""
    drawn, left = SUPPLY.draw(table, number, table.rules.card_draws[seat])
    if drawn and table.log is not None:
        to = "looking" if cause == EXPLORING else "hand"
        table.log.append((events.CardsDrawn, seat, len(drawn), sources(table, seat, cause, len(drawn)), to))
        table.log.append((events.CardsSeen, seat, table.rules.names(drawn)))
    return drawn, left


def sources(table: RaceTable, number: int, cause: str, cards: int) -> tuple[str, ...]:
    """Return what gave some cards, once for each card: keys of cards and of action cards."""
    if cause in table.rules.index:
        return (cause,) * cards
    given = [source for source, amount in _amounts(table, number, cause) for _ in range(amount)]
    return tuple(given) if len(given) + table.rules.numbers.drawn * (cause == EXPLORING) == cards else ()


def _amounts(table: RaceTable, number: int, cause: str) -> Iterator[tuple[str, int]]:
    seat, rules = table.seats[number], table.rules
    if cause == EXPLORING:
        yield from [(action.key, action.draw) for action in map(rules.plan.actions.__getitem__, seat.bonus)]
    if cause == SETTLED and CHOSE_SETTLE in seat.bonus:
        yield rules.plan.action_keys[CHOSE_SETTLE], 1
    for card in seat.active if cause else ():
        key, rows = rules.keys[card], rules.cards[card].rows
        if cause == EXPLORING:
            yield key, rows.explore_draw
            if rules.own and card in rules.own:
                yield key, sum([call(table, number) for call in rules.calls("explore_draw", (key,))])
        elif cause == BEGINNING:
            yield key, rows.develop_draw_at_start
        elif cause == DEVELOPED:
            yield key, rows.develop_draw_after_placing
        elif cause == SETTLED:
            yield key, rows.settle_draw_after_placing
        elif cause == PRODUCED:
            if rows.produce_draw_per_good:
                good = kind_of(rows.produce_draw_per_good)
                yield key, sum(seat.produced) if good == ANY else seat.produced[good]
            yield key, rows.produce_draw_per_kind * sum([made > 0 for made in seat.produced])
        elif rows.produce_draw_for_most is not None:
            yield key, rows.produce_draw_for_most.amount


def tell_of_drawing(table: RaceTable, seat: int, number: int, cause: str) -> None:
    """Tell extensions that a seat has drawn cards, which are where they belong now."""
    for hook in table.rules.extensions.cards_drawn if number else ():
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
            table.note(events.GoodPlaced, self.seat, rules.keys[self.world], self.cause)
        if self.produced:
            world, produced = rules.cards[self.world], list(seat.produced)
            produced[table.good_kind(self.seat, self.world) if rules.extended else world.good] += 1
            seat.produced = tuple(produced)
            if world.rows.produce_draw_here:
                table.push(DrawCards.of(self.seat, world.rows.produce_draw_here, world.key))
            if rules.own:
                call_each(table, self.seat, "good_produced", world)
        for hook in rules.extensions.good_placed:
            hook(table, self.seat, rules.cards[self.world], self.produced)
        return None


produce_good: Callable[[int, int, str], PutGood] = interned(
    lambda seat, world, cause: PutGood(seat, world, True, cause)
)
"""Return the step that produces a good on a world of a seat, for a cause; the same object every time."""
