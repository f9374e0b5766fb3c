"""Goods: what a tableau produces, and what its consume powers make of goods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from attrs import frozen

from starcup.making import Made
from starcup_race._rules import powers as p
from starcup_race._rules.cards import GOODS, PRICES
from starcup_race._rules.powers import ANY, Powers, Use
from starcup_race._rules.produce import drawn_by
from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import fits

KINDS = len(GOODS)
Counts = tuple[int, ...]
"""The number of goods of each kind."""


@frozen
class Consumed:
    """The yield of consuming goods: VP in chips before any doubling, cards, and the goods that are left."""

    chips: int
    cards: int
    left: Counts


@frozen
class Engine:
    """The goods of a tableau in one Produce phase, and their use in the Consume phase after it.

    ``room`` is the number of goods that its powers would take beyond those that it produces.
    """

    goods: Counts
    draws: float
    yields: Consumed
    room: int


def sale(powers: Powers, kind: int) -> int:
    """Return the cards that a good of a kind sells for, with trade powers, save those of single worlds."""
    return PRICES[kind] + powers.trade[kind]


class Consumers:
    """The powers of some cards that consume goods, the others left out; what they yield for goods is remembered."""

    def __init__(self, uses: tuple[Use, ...]) -> None:
        taking = [use for use in uses if use.kind in (p.CONSUME, p.CONSUME_ALL)]
        self._uses = sorted(taking, key=_rank)
        self.consumed: Made[Counts, Consumed] = Made(self._consumed)
        """The yield of consuming goods with all powers that can be used."""
        self.room: int = sum([use.row.number * use.row.up_to for use in taking if use.kind == p.CONSUME])
        """The number of goods that they take at most, but for those that take all."""

    def _consumed(self, goods: Counts) -> Consumed:
        left, chips, cards = list(goods), 0, 0
        for use in self._uses:
            row = use.row
            if use.kind == p.CONSUME_ALL:
                if total := sum(left):
                    chips += max(0, total - row.less)
                    left = [0] * KINDS
                continue
            if row.different:
                there = [kind for kind in range(KINDS) if left[kind]]
                if len(there) < row.number:
                    continue
                for kind in there[: row.number]:
                    left[kind] -= 1
                times = 1
            else:
                fitting = range(KINDS) if use.good == ANY else (use.good,)
                times = min(row.up_to, sum([left[kind] for kind in fitting]) // max(1, row.number))
                taken = times * row.number
                for kind in fitting:
                    now = min(taken, left[kind])
                    left[kind] -= now
                    taken -= now
            chips += times * row.vp
            cards += times * row.cards
        return Consumed(chips, cards, tuple(left))


def _rank(use: Use) -> tuple[bool, bool, float]:
    """Return the sort key of a power: those that take all come last, then those that take any good; the best first."""
    row = use.row
    return use.kind == p.CONSUME_ALL, use.good == ANY, -(row.vp + 0.7 * row.cards) / max(1, row.number)


@lru_cache(maxsize=1 << 14)
def consumers(rules: Rules, tableau: tuple[int, ...]) -> Consumers:
    """Return the powers of a tableau that consume goods."""
    return Consumers(rules.compiled[tableau].uses)


@lru_cache(maxsize=1 << 15)
def engine(rules: Rules, tableau: tuple[int, ...]) -> Engine:
    """Return what a tableau produces and consumes."""
    powers = rules.compiled[tableau]
    goods, windfalls, draws = [0] * KINDS, [0] * KINDS, 0.0
    for number in tableau:
        card = rules.cards[number]
        if card.good >= 0:
            (windfalls if card.windfall else goods)[card.good] += 1
            draws += card.rows.produce_draw_here if card.produces else 0
        draws += drawn_by(rules, tableau, card)
    for _, worlds in powers.windfall:
        filled = next((kind for kind in rules.goods_of(worlds) if windfalls[kind]), None)
        if filled is not None:
            windfalls[filled] -= 1
            goods[filled] += 1
    draws += sum([goods[kind] for kind in powers.per_good if kind < KINDS])
    draws += powers.per_kind * sum([number > 0 for number in goods])
    draws += 0.6 * sum([cards for kind, cards in powers.for_most if goods[kind]])
    produced = tuple(goods)
    eaters = consumers(rules, tableau)
    yields = eaters.consumed[produced]
    return Engine(produced, draws, yields, max(0, eaters.room - (sum(produced) - sum(yields.left))))


def less(goods: Sequence[int], kind: int) -> Counts:
    """Return goods without one of a kind."""
    return tuple([number - (other == kind) for other, number in enumerate(goods)])


# The VP of six-cost developments, card by card, for tableaus that are not there yet.


@lru_cache(maxsize=8)
def bonus_points(rules: Rules) -> dict[int, tuple[int, ...]]:
    """Return for each six-cost development the VP that it gives for every card, by their numbers (SCORE-6)."""
    by_card: dict[int, tuple[int, ...]] = {}
    for card in rules.cards:
        if card.rows.score:
            rows = [row for row in card.rows.score if not row.chips and not row.total_military]
            by_card[card.index] = tuple(
                [next((row.vp for row in rows if fits(other, row)), 0) for other in rules.cards]
            )
    return by_card


@lru_cache(maxsize=8)
def of_chips(rules: Rules) -> dict[int, float]:
    """Return for each six-cost development the VP that it gives for each VP in chips."""
    return {
        card.index: fsum(row.vp / row.chips for row in card.rows.score if row.chips)
        for card in rules.cards
        if card.rows.score
    }


@lru_cache(maxsize=8)
def of_military(rules: Rules) -> dict[int, int]:
    """Return for each six-cost development the VP that it gives for each point of military."""
    return {
        card.index: sum(row.vp for row in card.rows.score if row.total_military)
        for card in rules.cards
        if card.rows.score
    }


@lru_cache(maxsize=1 << 14)
def points(rules: Rules, tableau: tuple[int, ...], chips: int) -> int:
    """Return the VP of a tableau and chips, as if the game ended now."""
    total, by_card = chips, bonus_points(rules)
    for number in tableau:
        card = rules.cards[number]
        total += card.vp
        if number in by_card:
            each = by_card[number]
            total += sum([each[other] for other in tableau]) + int(of_chips(rules)[number] * chips)
            total += of_military(rules)[number] * rules.compiled[tableau].military
    return total
