"""Invariants of every table at every question: no card, chip or good appears or disappears."""

from __future__ import annotations

from collections import Counter

from starcup_race._rules.cards import NOTHING
from starcup_race._rules.course import course_faults
from starcup_race._rules.seat import NO_GOODS, Seat
from starcup_race._rules.table import RaceTable


def invariants(table: RaceTable) -> list[str]:
    """Return everything that is wrong with a table, in words; empty when all invariants hold.

    Every card is in one place (CARDS-10), chips are conserved (SETUP-2), goods lie only on worlds of a
    kind (GOODS-4), and no development is twice in a tableau (DEVELOP-6).
    """
    rules, faults = table.rules, _out_of_range(table) or course_faults(table)
    if faults:
        return faults
    if any(seat.tableau for seat in table.seats) and table.order:
        held = [*table.supply, *table.discards]
        for seat in table.seats:
            held += (*seat.hand, *seat.tableau, *seat.looking, *(good for good in seat.goods if good >= 0))
        for hook in rules.extensions.held_cards:
            held += hook(table)
        expected = Counter((*rules.deck, *rules.start_worlds))
        here = Counter(held)
        if here != expected:
            wrong = sorted((here - expected) | (expected - here))
            faults.append(f"cards lost or doubled: {', '.join(rules.names(wrong))}")
    chips = table.pool + sum(seat.chips for seat in table.seats)
    if chips != rules.numbers.pool_per_player * table.players:
        faults.append(f"chips: {table.pool} in the pool, with players {[seat.chips for seat in table.seats]}")
    if table.order and sorted(table.order) != list(range(table.players)):
        faults.append(f"the turn order {table.order} does not name every seat once")
    for number, seat in enumerate(table.seats):
        faults += [f"seat {number}: {fault}" for fault in _faults(table, number, seat)]
    for reasons in rules.extensions.faults:
        faults += reasons(table)
    return faults


def _out_of_range(table: RaceTable) -> list[str]:
    """Return the faults of numbers that are out of range."""
    cards, plan, faults = len(table.rules.cards), table.rules.plan, list[str]()
    if not NOTHING <= table.phase < len(plan.phases) or any(
        not 0 <= phase < len(plan.phases) for phase in table.occurring
    ):
        faults.append("there is no such phase")
    for seat in table.seats:
        numbers = (*seat.hand, *seat.tableau, *seat.active, *seat.looking, *seat.using, *seat.draft)
        if any(not 0 <= number < cards for number in numbers) or not NOTHING <= seat.placed < cards:
            faults.append("there is no such card")
        if any(not 0 <= action < len(plan.actions) for action in (*seat.actions, *seat.bonus)):
            faults.append("there is no such action")
        if any(not NOTHING <= power < cards for power in seat.unused):
            faults.append(f"there are no powers {seat.unused}")
    return faults


def _faults(table: RaceTable, number: int, seat: Seat) -> list[str]:
    cards = table.rules.cards
    if len(seat.goods) != len(seat.tableau):
        return ["goods and tableau don't match"]
    faults = [
        f"a good lies on {cards[card].key}"
        for card, good in zip(seat.tableau, seat.goods, strict=True)
        if good >= 0 and table.good_kind(number, card) < 0
    ]
    if len(set(seat.tableau)) < len(seat.tableau):
        faults.append("a card is twice in the tableau")
    if list(seat.hand) != sorted(seat.hand):
        faults.append("the hand is not in order")
    if seat.chips < 0 or len(seat.produced) != len(NO_GOODS):
        faults.append(f"{seat.chips} chips, {seat.produced} produced")
    if seat.placed >= 0 and seat.placed not in seat.tableau:
        faults.append(f"{cards[seat.placed].key} was placed, and is not in the tableau")
    return faults
