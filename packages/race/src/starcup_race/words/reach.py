"""The cards in a hand: what each would cost its owner now, and why one can't be placed."""

from __future__ import annotations

from starcup_race._rules.cards import Card
from starcup_race._rules.costs import Way, development_cost, ways
from starcup_race._rules.powers import Powers
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import Seat


def placing(rules: Rules, seat: Seat, card: Card) -> tuple[bool, str]:
    """Return whether a card could be placed now, and what that costs or why not, in a few words.

    Args:
        rules: the cards.
        seat: its owner.
        card: a card in his hand.
    """
    powers, rest = rules.compiled[seat.active or seat.tableau], len(seat.hand) - 1
    if not card.is_world:
        if card.index in seat.tableau:
            return False, "a copy is placed"
        cost = development_cost(seat, powers, card)
        return cost <= rest, f"develop: {cost}" + _short(cost, rest)
    found = ways(powers, card, rest)
    if not found:
        return False, _why_not(powers, card, rest)
    best = [way for way in found if not any(_better(other, way) for other in found)]
    return True, " or ".join(dict.fromkeys(way_words(rules, card, way) for way in best))


def _better(one: Way, other: Way) -> bool:
    """Return whether a way gives up less than another, and costs no more."""
    return one != other and set(one[0]) <= set(other[0]) and one[1] <= other[1]


def way_words(rules: Rules, card: Card, way: Way) -> str:
    """Return a way to place a world in a few words.

    Args:
        rules: the cards.
        card: the world.
        way: the powers used, and the cards to pay.
    """
    used, cost = way
    leaving = [one for one in used if rules.cards[one].rows.settle_pay_for_military is None]
    gone = f", discard {' and '.join(rules.cards[one].name for one in leaving)}" if leaving else ""
    if card.military and not any(rules.cards[one].rows.settle_pay_for_military for one in used):
        return f"conquer: free{gone}"
    return f"settle: {cost}{gone}" if cost or not gone else f"free{gone}"


def _why_not(powers: Powers, card: Card, rest: int) -> str:
    if card.military:
        return f"defense {card.cost}, you {powers.military_against(card.index)}"
    cost = max(0, card.cost - powers.discount_for(card.index))
    return f"settle: {cost}{_short(cost, rest)}"


def _short(cost: int, rest: int) -> str:
    return f", {cost - rest} short" if cost > rest else ""
