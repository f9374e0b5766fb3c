"""The cost of placing a card: the cost after discounts, or the ways to place a world (PAY, MILITARY)."""

from __future__ import annotations

from itertools import combinations

from attrs import evolve

from starcup.making import View
from starcup_race._rules.cards import Card
from starcup_race._rules.definitions import CHOSE_DEVELOP
from starcup_race._rules.powers import Powers
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable

Way = tuple[tuple[int, ...], int]
"""A way to place a world: the cards whose powers are used for it, ascending, and the cards that are paid."""


def placing_powers(table: RaceTable, number: int, active: tuple[int, ...] | None = None) -> Powers:
    """Return the powers with which a seat places cards, with what extensions change of costs and military."""
    seat, rules = table.seats[number], table.rules
    powers = rules.compiled[seat.active if active is None else active]
    return _with_extensions(table, number, seat, powers) if rules.extended else powers


def _with_extensions(table: RaceTable, number: int, seat: Seat, powers: Powers) -> Powers:
    """Return powers with the changes of extensions for the cards that the seat can place."""
    extensions, lacking = table.rules.extensions, isinstance(table, View)
    if not extensions.cost and not extensions.military:
        return powers
    costs, militaries = list[tuple[int, int]](), list[tuple[int, int]]()
    known: tuple[int | None, ...] = (*seat.hand, seat.placed)  # in a view cards are hidden
    for card in [table.rules.cards[index] for index in dict.fromkeys(known) if index is not None and index >= 0]:
        if card.military:
            plain = amount = powers.military_against(card.index)
        elif card.is_world:
            plain = card.cost - powers.discount_for(card.index)
            amount = max(0, plain)
        else:
            plain = card.cost - powers.develop_discount - (CHOSE_DEVELOP in seat.bonus) - _for_some(powers, card)
            amount = max(0, plain)
        before = amount
        for hook in extensions.military if card.military else extensions.cost:
            changed = hook(table, number, card, amount, lacking=lacking)
            amount = amount if changed is None else changed
        if amount != before and card.military:
            militaries.append((1 << card.index, amount - plain))
        elif amount != before:
            costs.append((1 << card.index, plain - amount))
    return evolve(
        powers,
        discounts=(*powers.discounts, *costs),
        develop_discounts=(*powers.develop_discounts, *costs),
        militaries=(*powers.militaries, *militaries),
    )


def development_cost(seat: Seat, powers: Powers, card: Card) -> int:
    """Return the cards to pay for a development (DEVELOP-3 to DEVELOP-5, DEVELOP-10)."""
    return reduced_cost(powers, card, CHOSE_DEVELOP in seat.bonus)


def reduced_cost(powers: Powers, card: Card, bonus: bool) -> int:
    """Return the cards to pay for a development with or without the bonus of Develop."""
    cost = card.cost - powers.develop_discount - bonus
    if powers.develop_discounts:
        cost -= _for_some(powers, card)
    return max(0, cost)


def _for_some(powers: Powers, card: Card) -> int:
    """Return the discount on a development that powers give some of them."""
    return sum([amount for mask, amount in powers.develop_discounts if mask >> card.index & 1])


def world_cost(powers: Powers, card: Card) -> int:
    """Return the cards to pay for a world if no power is used for it; 0 if it is conquered (PAY-5, MILITARY-2)."""
    return 0 if card.military else max(0, card.cost - powers.discount_for(card.index))


def ways(powers: Powers, card: Card | None, hand: int) -> list[Way]:
    """Return every way to place a world: the optional powers used, and the cards paid (POWER-5).

    New Military Tactics may be discarded whatever is placed, and if nothing is (MILITARY-9).
    """
    if not powers.tactics:
        return _base(powers, card, hand, 0)
    possible: list[Way] = []
    for number in range(len(powers.tactics) + 1):
        for tactics in combinations(powers.tactics, number):
            used = [power.card for power in tactics]
            extra = 0 if card is None else sum([power.against(card.index) for power in tactics])
            possible += [(tuple(sorted((*more, *used))), cost) for more, cost in _base(powers, card, hand, extra)]
    return possible


def _base(powers: Powers, card: Card | None, hand: int, extra: int) -> list[Way]:
    """Return the ways with some extra military, without the powers that give it."""
    if card is None:
        return [((), 0)]
    number = card.index
    possible: list[Way] = []
    ships = [ship for ship, worlds in powers.free if worlds >> number & 1]
    if not card.military:
        cost = max(0, card.cost - powers.discount_for(number))
        if cost <= hand:
            possible.append(((), cost))
        return possible + [((ship,), 0) for ship in ships]
    if powers.military_against(number) + extra >= card.cost:
        possible.append(((), 0))
    for contact in powers.pay:
        if contact.worlds >> number & 1:
            cost = max(0, card.cost - contact.discount - powers.discount_for(number))
            if cost <= hand:
                possible.append(((contact.card,), cost))
            possible += [(tuple(sorted((contact.card, ship))), 0) for ship in ships]
    return possible


def can_settle(powers: Powers, card: Card, hand: int) -> bool:
    """Return whether a world can be paid for or conquered (SETTLE-9)."""
    if not (powers.free or powers.tactics or powers.pay):
        if card.military:
            return powers.military_against(card.index) >= card.cost
        return card.cost - powers.discount_for(card.index) <= hand
    return bool(ways(powers, card, hand))
