"""The powers of a set of cards, compiled to the numbers that a phase needs (POWER-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import add
from types import MappingProxyType

from attrs import evolve

from starcup.making import Made, frozen
from starcup.packed import HookFunction
from starcup_race._rules.cards import GOODS, PRICES, Card
from starcup_race._rules.power_terms import Goods, Less, UseRow, WorldAmount

Mask = int
"""A set of cards: bit n stands for the card with number n."""
AmountFor = tuple[Mask, int]
"""A number that applies to some cards."""

ANY = len(GOODS)
"""The number for a good of any kind, in the place of a kind's number."""

CONSUME, CONSUME_ALL, DISCARD, DRAW, GUESS, SELL = "consume", "consume-all", "discard", "draw", "guess", "sell"
OWN = "own"
"""The kind of use of a power in Python, which offers choices of its own."""
ROWS_OF_USES: Mapping[str, str] = {
    CONSUME: "consume_goods",
    CONSUME_ALL: "consume_all_goods",
    DISCARD: "consume_hand",
    DRAW: "consume_draw",
    GUESS: "consume_guess",
    SELL: "consume_sell",
}
"""The rows of the kinds of use but ``OWN``."""
NO_ROW = UseRow()
NO_BONUSES = (0,) * len(GOODS)


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
    which it lies; ``windfall`` are cards with the windfall worlds on which they may produce. After production
    ``per_good``, ``per_kind`` and ``for_most`` draw (PRODUCE-9 to PRODUCE-11). ``develop_discounts`` are those of
    powers in Python, for some cards.
    """

    explore_draw: int = 0
    explore_keep: int = 0
    develop_discount: int = 0
    develop_draw_at_start: int = 0
    develop_draw: int = 0
    discount: int = 0
    discounts: tuple[AmountFor, ...] = ()
    military: int = 0
    militaries: tuple[AmountFor, ...] = ()
    pay: tuple[PayForMilitary, ...] = ()
    free: tuple[tuple[int, Mask], ...] = ()
    tactics: tuple[Tactics, ...] = ()
    settle_draw: int = 0
    trade_own: tuple[tuple[int, int], ...] = ()
    uses: tuple[Use, ...] = ()
    windfall: tuple[tuple[int, Mask], ...] = ()
    per_good: tuple[int, ...] = ()
    per_kind: int = 0
    for_most: tuple[tuple[int, int], ...] = ()
    develop_discounts: tuple[AmountFor, ...] = ()
    trade: tuple[int, ...] = NO_BONUSES

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
    # Compiled anew for each tableau: written out, it takes half the time of a loop over the names.
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
        first.trade_own + second.trade_own,
        first.uses + second.uses,
        first.windfall + second.windfall,
        first.per_good + second.per_good,
        first.per_kind + second.per_kind,
        first.for_most + second.for_most,
        first.develop_discounts + second.develop_discounts,
        tuple(map(add, first.trade, second.trade)),
    )


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of some cards."""
    return sum(1 << card.index for card in cards)


def fitting(amount: WorldAmount, cards: Iterable[Card]) -> Mask:
    """Return the worlds for which an amount counts."""
    good = GOODS.index(amount.good) if amount.good else None
    return mask_of(
        card
        for card in cards
        if card.is_world
        and (good is None or card.good == good)
        and (not amount.keyword or amount.keyword in card.keywords)
    )


def kind_of(good: str | None) -> int:
    """Return the number of a kind of good, or ``ANY`` if none is named."""
    return GOODS.index(good) if good in GOODS else ANY


def _uses(card: Card) -> Iterator[Use]:
    for kind, name in ROWS_OF_USES.items():
        if row := getattr(card.rows, name):
            row = Goods(cards=Less(row)) if isinstance(row, int) else row
            yield Use(card.index, kind, kind_of(row.good), row)


@frozen(eq=False)
class OwnPower:
    """A power in Python: its key, its numbers as powers, its functions by hook, and the phases that it belongs to."""

    key: str
    powers: Powers
    functions: Mapping[str, HookFunction]
    phases: tuple[str, ...]

    @property
    def offer(self) -> HookFunction | None:
        """The function that offers choices in Consume; None if it has none."""
        return self.functions.get("consume_choices")


NO_OWN: Mapping[int, OwnPower] = MappingProxyType({})


class CompiledPowers(Made[tuple[int, ...], Powers]):
    """The powers of sets of cards, each compiled when it is asked for; those of ``own`` are in Python."""

    def __init__(self, cards: Sequence[Card], own: Mapping[int, OwnPower] = NO_OWN) -> None:
        super().__init__(self._of_cards)
        self._cards = cards
        self._own = own
        kinds = [mask_of(card for card in cards if card.windfall and card.good == kind) for kind in range(ANY)]
        self._windfalls = (*kinds, sum(kinds))

    def _of_cards(self, numbers: tuple[int, ...]) -> Powers:
        if len(numbers) > 1:  # tableaus grow card by card, so the powers of all but the last are mostly there
            return joined(self[numbers[:-1]], self[numbers[-1:]])
        return self._of_card(self._cards[numbers[0]]) if numbers else Powers()

    def _of_card(self, card: Card) -> Powers:
        rows, number = card.rows, card.index
        discount, discounts = self._split(rows.settle_discount)
        military, militaries = self._split(rows.settle_military)
        bonus, most, pay, free = (
            rows.trade_bonus, rows.produce_draw_for_most, rows.settle_pay_for_military,
            rows.settle_discard_for_free_world,
        )  # fmt: skip
        powers = Powers(
            explore_draw=rows.explore_draw,
            explore_keep=rows.explore_keep,
            develop_discount=rows.develop_discount,
            develop_draw_at_start=rows.develop_draw_at_start,
            develop_draw=rows.develop_draw_after_placing,
            discount=discount,
            discounts=discounts,
            military=military,
            militaries=militaries,
            pay=(PayForMilitary(number, self._allowed(pay.but), pay.discount),) if pay else (),
            free=((number, self._allowed(free.but)),) if free else (),
            tactics=(Tactics(number, military),) if (military := rows.settle_discard_for_military) else (),
            settle_draw=rows.settle_draw_after_placing,
            trade_own=((number, bonus.amount),) if bonus and bonus.own else (),
            uses=tuple(_uses(card)),
            windfall=((number, self._windfalls[kind_of(rows.produce_windfall)]),) if rows.produce_windfall else (),
            per_good=(kind_of(rows.produce_draw_per_good),) if rows.produce_draw_per_good else (),
            per_kind=rows.produce_draw_per_kind,
            for_most=((kind_of(most.good), most.amount),) if most else (),
            trade=tuple([bonus.amount if bonus.good in (None, key) else 0 for key in GOODS])
            if bonus and not bonus.own
            else NO_BONUSES,
        )
        own = self._own.get(number)
        if own is None:
            return powers
        uses = (Use(number, OWN, ANY, NO_ROW, own.offer),) if own.offer else ()
        return joined(powers, evolve(own.powers, uses=uses))

    def _split(self, amount: WorldAmount | None) -> tuple[int, tuple[AmountFor, ...]]:
        """Return an amount for every world, and amounts for some."""
        if amount is None:
            return 0, ()
        if not amount.good and not amount.keyword:
            return amount.amount, ()
        return 0, ((fitting(amount, self._cards), amount.amount),)

    def _allowed(self, but: str | None) -> Mask:
        """Return the worlds of any kind but one."""
        kind = GOODS.index(but) if but else None
        return mask_of(card for card in self._cards if card.is_world and card.good != kind)
