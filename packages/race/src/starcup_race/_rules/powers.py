"""The powers of a set of cards, compiled to the numbers that a phase needs (POWER-1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import add
from types import MappingProxyType

from attrs import evolve

from starcup.making import Made, frozen
from starcup.packed import HookFunction
from starcup_race._rules.cards import GOODS, PRICES, Amount, Card, OnWorlds, UseRow
from starcup_race._rules.own_powers import AmountFor, OwnPower

Mask = int
"""A set of cards: bit n stands for the card with number n."""

ANY = len(GOODS)
"""The number for a good of any kind, in the place of a kind's number."""

CONSUME, CONSUME_ALL, DISCARD, DRAW, GUESS, SELL = "consume", "consume-all", "discard", "draw", "guess", "sell"
OWN = "own"
"""The kind of use of a power in Python, which offers choices of its own."""
NO_ROW = UseRow()


@frozen
class Use:
    """A consume power of a card: its kind, one of ``CONSUME`` to ``SELL``, the kind of good that it takes, and its row.

    ``good`` is a number of a kind, or ``ANY``. Only ``DISCARD`` is optional (POWER-5). A power in Python is of the kind
    ``OWN``, and ``call`` returns its choices.
    """

    card: int
    kind: str
    good: int
    row: UseRow
    call: HookFunction | None = None

    @property
    def optional(self) -> bool:
        """True if its owner need not use it (CONSUME-12)."""
        return self.kind == DISCARD


@frozen
class PayForMilitary:
    """A power to pay for a military world: the card, the worlds, and the reduction of the defense (PAY-8)."""

    card: int
    worlds: Mask
    discount: int


@frozen
class Tactics:
    """A power to discard a card for military: against every world, and against some (MILITARY-8)."""

    card: int
    every: int
    militaries: tuple[AmountFor, ...] = ()

    def against(self, world: int) -> int:
        """Return the military that it gives against a world."""
        return self.every + sum([amount for mask, amount in self.militaries if mask >> world & 1])


@frozen
class Powers:
    """The powers of some cards together. Amounts for every card and amounts for some are kept apart.

    ``free`` are cards to discard for a free world with these worlds (PAY-12), ``tactics`` powers to discard a card for
    military (MILITARY-8); ``trade`` is what a sale brings by the kind of the good, ``trade_own`` by the world on
    which it lies; ``windfall`` are cards with the windfall worlds on which they may produce. The last three draw
    after production: for each good of a kind, for each kind, and for producing most of one (PRODUCE-9 to PRODUCE-11).
    ``develop_discounts`` are those of powers in Python, for some cards.
    """

    explore_draw: int
    explore_keep: int
    develop_discount: int
    develop_draw_at_start: int
    develop_draw: int
    discount: int
    discounts: tuple[AmountFor, ...]
    military: int
    militaries: tuple[AmountFor, ...]
    pay: tuple[PayForMilitary, ...]
    free: tuple[tuple[int, Mask], ...]
    tactics: tuple[Tactics, ...]
    settle_draw: int
    trade: tuple[int, ...]
    trade_own: tuple[tuple[int, int], ...]
    uses: tuple[Use, ...]
    windfall: tuple[tuple[int, Mask], ...]
    per_good: tuple[int, ...]
    per_kind: int
    for_most: tuple[tuple[int, int], ...]
    develop_discounts: tuple[AmountFor, ...] = ()

    def discount_for(self, card: int) -> int:
        """Return the discount on a world (PAY-5)."""
        total = self.discount
        for mask, amount in self.discounts:
            if mask >> card & 1:
                total += amount
        return total

    def military_against(self, card: int) -> int:
        """Return the military that counts against a world (MILITARY-5, MILITARY-7)."""
        total = self.military
        for mask, amount in self.militaries:
            if mask >> card & 1:
                total += amount
        return total


def sale_price(powers: Powers, world: int, good: int) -> int:
    """Return the cards that a good of a kind on a world sells for, with all trade powers (TRADE-2, TRADE-5)."""
    own = sum([amount for card, amount in powers.trade_own if card == world])
    return PRICES[good] + powers.trade[good] + own


def joined(first: Powers, second: Powers) -> Powers:
    """Return the powers of two tableaus together, those of the second behind those of the first."""
    return Powers(
        first.explore_draw + second.explore_draw,
        first.explore_keep + second.explore_keep,
        first.develop_discount + second.develop_discount,
        first.develop_draw_at_start + second.develop_draw_at_start,
        first.develop_draw + second.develop_draw,
        first.discount + second.discount,
        first.discounts + second.discounts,
        first.military + second.military,
        first.militaries + second.militaries,
        first.pay + second.pay,
        first.free + second.free,
        first.tactics + second.tactics,
        first.settle_draw + second.settle_draw,
        tuple(map(add, first.trade, second.trade)),
        first.trade_own + second.trade_own,
        first.uses + second.uses,
        first.windfall + second.windfall,
        first.per_good + second.per_good,
        first.per_kind + second.per_kind,
        first.for_most + second.for_most,
        first.develop_discounts + second.develop_discounts,
    )


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of some cards."""
    return sum(1 << card.index for card in cards)


def _fitting(amount: Amount, cards: Sequence[Card]) -> Mask:
    good = GOODS.index(amount.good) if amount.good else None
    return mask_of(
        card
        for card in cards
        if card.is_world
        and (good is None or card.good == good)
        and (not amount.keyword or amount.keyword in card.keywords)
    )


def _allowed(power: OnWorlds, cards: Sequence[Card]) -> Mask:
    but = GOODS.index(power.but) if power.but else None
    return mask_of(card for card in cards if card.is_world and card.good != but)


def kind_of(good: str) -> int:
    """Return the number of a kind of good, or ``ANY`` if none is named."""
    return GOODS.index(good) if good in GOODS else ANY


def _uses(card: Card) -> list[Use]:
    rows = card.rows
    found: list[Use] = []
    for kind, row in (
        (CONSUME, rows.consume_goods),
        (CONSUME_ALL, rows.consume_all_goods),
        (DISCARD, rows.consume_hand),
        (DRAW, UseRow(cards=rows.consume_draw) if rows.consume_draw else None),
        (GUESS, rows.consume_guess),
        (SELL, rows.consume_sell),
    ):
        if row is not None:
            found.append(Use(card.index, kind, kind_of(row.good), row))
    return found


def _split(
    amounts: Iterable[Amount | None], cards: Sequence[Card], known: dict[Amount, Mask]
) -> tuple[int, tuple[AmountFor, ...]]:
    """Return the sum of the amounts for every card, and the amounts for some cards."""
    every, some = 0, list[AmountFor]()
    for amount in amounts:
        if amount is None:
            continue
        if not amount.good and not amount.keyword:
            every += amount.amount
            continue
        if amount not in known:
            known[amount] = _fitting(amount, cards)
        some.append((known[amount], amount.amount))
    return every, tuple(some)


NO_OWN: Mapping[int, OwnPower] = MappingProxyType({})


class Compiler:
    """Compiles the powers of sets of cards: ``made`` has those of any.

    Args:
        cards: all cards, by number.
        own: the powers in Python, by the numbers of their cards.
    """

    def __init__(self, cards: Sequence[Card], own: Mapping[int, OwnPower] = NO_OWN) -> None:
        self.made: Made[tuple[int, ...], Powers] = Made(self)
        self._cards = cards
        self._own = own
        self._known: dict[Amount, Mask] = {}
        kinds = [mask_of(card for card in cards if card.windfall and card.good == kind) for kind in range(ANY)]
        self._windfalls = (*kinds, sum(kinds))
        self._uses = tuple(tuple(_uses(card)) for card in cards)
        self._worlds = {
            power: _allowed(power, cards)
            for card in cards
            for power in (card.rows.settle_discard_for_free_world, card.rows.settle_pay_for_military)
            if power is not None
        }

    def __call__(self, numbers: tuple[int, ...]) -> Powers:
        """Return the powers of some cards together."""
        if len(numbers) > 1:  # tableaus grow card by card, so the powers of all but the last are mostly there
            return joined(self.made[numbers[:-1]], self.made[numbers[-1:]])
        cards = [self._cards[number] for number in numbers]
        rows = [card.rows for card in cards]
        discount, discounts = _split([one.settle_discount for one in rows], self._cards, self._known)
        military, militaries = _split([one.settle_military for one in rows], self._cards, self._known)
        trade, own = [0] * len(GOODS), list[tuple[int, int]]()
        for card in cards:
            bonus = card.rows.trade_bonus
            if bonus is None:
                continue
            if bonus.own:
                own.append((card.index, bonus.amount))
                continue
            for good, key in enumerate(GOODS):
                if bonus.good in ("", key):
                    trade[good] += bonus.amount
        pay, free = list[PayForMilitary](), list[tuple[int, Mask]]()
        for card in cards:
            if (power := card.rows.settle_pay_for_military) is not None:
                pay.append(PayForMilitary(card.index, self._worlds[power], power.discount))
            if (power := card.rows.settle_discard_for_free_world) is not None:
                free.append((card.index, self._worlds[power]))
        per_good = [kind_of(one.produce_draw_per_good) for one in rows if one.produce_draw_per_good]
        most = [one.produce_draw_for_most for one in rows if one.produce_draw_for_most is not None]
        powers = Powers(
            sum([one.explore_draw for one in rows]),
            sum([one.explore_keep for one in rows]),
            sum([one.develop_discount for one in rows]),
            sum([one.develop_draw_at_start for one in rows]),
            sum([one.develop_draw_after_placing for one in rows]),
            discount,
            discounts,
            military,
            militaries,
            tuple(pay),
            tuple(free),
            tuple([Tactics(c.index, n) for c in cards if (n := c.rows.settle_discard_for_military)]),
            sum([one.settle_draw_after_placing for one in rows]),
            tuple(trade),
            tuple(own),
            tuple([use for number in numbers for use in self._uses[number]]),
            tuple([(c.index, self._windfalls[kind_of(kind)]) for c in cards if (kind := c.rows.produce_windfall)]),
            tuple(per_good),
            sum([one.produce_draw_per_kind for one in rows]),
            tuple([(kind_of(one.good), one.amount) for one in most]),
        )
        mine = [self._own[number] for number in numbers if number in self._own] if self._own else []
        return self._with_own(powers, mine) if mine else powers

    def _with_own(self, powers: Powers, mine: Sequence[OwnPower]) -> Powers:
        """Return powers together with those in Python."""
        developments = mask_of(card for card in self._cards if not card.is_world)
        discounts = [found for one in mine for found in one.amounts.discounts]
        return evolve(
            powers,
            discounts=(*powers.discounts, *((mask & ~developments, amount) for mask, amount in discounts)),
            develop_discounts=tuple([(mask & developments, amount) for mask, amount in discounts]),
            military=powers.military + sum([one.amounts.every for one in mine]),
            militaries=(*powers.militaries, *(found for one in mine for found in one.amounts.militaries)),
            trade_own=(*powers.trade_own, *(found for one in mine for found in one.amounts.trade)),
            pay=(
                *powers.pay,
                *(PayForMilitary(one.card, mask, less) for one in mine for mask, less in one.amounts.pay),
            ),
            free=(*powers.free, *((one.card, one.amounts.free) for one in mine if one.amounts.free)),
            tactics=(
                *powers.tactics,
                *(Tactics(one.card, *one.amounts.tactics) for one in mine if any(one.amounts.tactics)),
            ),
            windfall=(*powers.windfall, *((one.card, one.amounts.windfall) for one in mine if one.amounts.windfall)),
            uses=(*powers.uses, *(Use(one.card, OWN, ANY, NO_ROW, one.offer) for one in mine if one.offer)),
        )
