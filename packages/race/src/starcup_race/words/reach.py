"""Cards in a hand: the cost of each at this moment, or the reason why it can't be placed, in a few words."""

from __future__ import annotations

from starcup_race._rules.cards import Card
from starcup_race._rules.offers import Offer, PlacingWay, offer
from starcup_race._rules.table import RaceTable


def placing(table: RaceTable, seat: int, card: Card) -> tuple[bool, str]:
    """Return whether a card could be placed now, and what that costs or why not, in a few words."""
    found = offer(table, seat, card.key)
    if not found.ways:
        return False, _why_not(found, card)
    best = [way for way in found.ways if not any(_better(other, way) for other in found.ways)]
    return True, " or ".join(dict.fromkeys(way_words(table, card, way) for way in best))


def _better(one: PlacingWay, other: PlacingWay) -> bool:
    """Return whether a way gives up less than another, and costs no more."""
    return one != other and set(one.using) <= set(other.using) and one.cost <= other.cost


def way_words(table: RaceTable, card: Card, way: PlacingWay) -> str:
    """Return a way to place a card in a few words."""
    rules = table.rules
    gone = " and ".join(rules.cards[rules.index[key]].name for key in way.discarded)
    also = f", discard {gone}" if gone else ""
    if not card.is_world:
        return f"develop: {way.cost}"
    if card.military and set(way.using) == set(way.discarded):
        return f"conquer: free{also}"
    return f"settle: {way.cost}{also}" if way.cost or not gone else f"free{also}"


def _why_not(found: Offer, card: Card) -> str:
    if found.why is not None and found.why.code == "twice":
        return "a copy is placed"
    if found.cost is None:
        return f"defense {found.defense}, you {found.military}"
    return f"{'settle' if card.is_world else 'develop'}: {found.cost}, {found.cost - found.others} short"
