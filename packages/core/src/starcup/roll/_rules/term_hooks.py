"""The terms of powers, each compiled once to a plain function with the exact signature of its hook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import compress
from typing import Literal

from attrs import fields

from starcup.roll._rules.counting import Number, Things
from starcup.roll._rules.definitions import Face, Grant
from starcup.roll._rules.hooks import Dictate, Discount, Reassign
from starcup.roll._rules.retain import retain_spent
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.term_words import DieKey, WorldsWanted
from starcup.roll._rules.terms import (
    DictateTerm,
    DiscountTerm,
    FaceAmount,
    GrantTerm,
    LimitTerm,
    PowerTable,
    ReassignTerm,
    RetainTerm,
    ScoutGain,
    StockTerm,
    TradeGain,
    WorldAmount,
)
from starcup.roll.dice import Dice, count, kinds
from starcup.terms import Amount, amount_of, condition


def functions(power: PowerTable, key: str, things: Things) -> dict[str, Callable[..., object]]:
    """Return the hook functions of a power, by hook; ``key`` is that of its development."""
    hooks, terms = _Hooks(key, things), {hook.name: getattr(power, hook.name) for hook in fields(PowerTable)}
    return {hook: getattr(hooks, hook)(term) for hook, term in terms.items() if term is not None}


class _Hooks:
    """The compiler of one power: a method for each hook makes its function from what the file says."""

    def __init__(self, key: str, things: Things) -> None:
        self.key = key
        self.things = things

    def reassign(self, terms: tuple[ReassignTerm, ...]) -> Callable[[RollTable, int], Reassign | None]:
        powers = [
            (self._power(term), None if term.when is None else condition(term.when, self.things.counter))
            for term in terms
        ]
        first, when = powers[0]
        if when is None:
            return lambda table, seat: first

        def reassign(table: RollTable, seat: int) -> Reassign | None:
            for power, holds in powers:
                if holds is None or holds(table, seat):
                    return power
            return None

        return reassign

    def _power(self, term: ReassignTerm) -> Reassign:
        limited = term.colour is not None or term.colours is not None or term.other_than is not None
        return Reassign(
            up_to=term.up_to,
            at_least=term.at_least,
            colours=self.things.dice(term) if limited else (),
            source=term.source or "",
            to=_targets(term),
            together=term.together,
        )

    def dictate(self, term: DictateTerm) -> Callable[[Dictate], Dictate]:
        counted, uses, workers = term.unlimited or term.uses is not None, term.uses, term.workers
        return lambda terms: Dictate(uses if counted else terms.uses, terms.workers if workers is None else workers)

    def extra_workers(self, colours: tuple[DieKey, ...]) -> Callable[[], tuple[str, ...]]:
        return lambda: colours

    def credits_at_end(self, terms: tuple[Amount, ...]) -> Number:
        number = self.bonus(terms)
        return (lambda table, seat: max(0, number(table, seat))) if _may_be_negative(terms) else number

    chips_at_end = credits_at_end

    def bonus(self, terms: tuple[Amount, ...]) -> Number:
        return amount_of(terms, self.things.counter)

    def stock_credits(self, term: StockTerm) -> Callable[[str, int], int]:
        chosen, instead, more = frozenset(self.things.dice(term)), term.instead, term.more or 0

        def stock_credits(colour: str, credits: int) -> int:
            if colour not in chosen:
                return credits
            return credits + more if instead is None else instead

        return stock_credits

    def scouted(self, term: ScoutGain) -> Callable[[RollTable, int, str], None]:
        chosen, credits, chips, key = frozenset(self.things.dice(term)), int(term.credits), int(term.chips), self.key

        def scouted(table: RollTable, seat: int, colour: str) -> None:
            if colour in chosen:
                _gain(table, seat, credits, chips, key)

        return scouted

    def traded(self, term: TradeGain) -> Callable[[RollTable, int, Face], None]:
        chosen, credits, chips, key = self.things.chosen(term, "world"), int(term.credits), int(term.chips), self.key

        def traded(table: RollTable, seat: int, world: Face) -> None:
            if chosen[world.index]:
                _gain(table, seat, credits, chips, key)

        return traded

    def scouts_on_top(self, allowed: bool) -> Callable[[], bool]:
        return lambda: allowed

    def discount(self, terms: tuple[DiscountTerm, ...]) -> Callable[[Face], Discount | None]:
        discounts: list[Discount | None] = [None] * len(self.things.faces)
        for term in reversed(terms):
            for index in self._faces(term, term.side):
                discounts[index] = Discount(term.amount, term.floor)
        return lambda face: discounts[face.index]

    def credits_on_completion(self, terms: tuple[FaceAmount, ...]) -> Callable[[RollTable, int, Face], int]:
        amounts = self._amounts((term, term.side) for term in terms)
        return lambda table, seat, face: amounts[face.index]

    def trade_credits(self, terms: tuple[WorldAmount, ...]) -> Callable[[Face], int]:
        amounts = self._amounts((term, "world") for term in terms)
        return lambda world: amounts[world.index]

    consume_chips = consume_credits = trade_credits

    def _faces(self, wanted: WorldsWanted, side: str | None) -> Iterator[int]:
        """Yield the numbers of the faces that a term is about."""
        return compress(range(len(self.things.faces)), self.things.chosen(wanted, side))

    def _amounts(self, terms: Iterable[tuple[WorldAmount | FaceAmount, str | None]]) -> list[int]:
        """Return what terms, each for one side or both, add up to for each face."""
        amounts = [0] * len(self.things.faces)
        for term, side in terms:
            for index in self._faces(term, side):
                amounts[index] += term.amount
        return amounts

    def workers_spent(self, term: RetainTerm) -> Callable[[RollTable, int, Face, Dice], None]:
        colours, key = self.things.dice(term), self.key
        retained = frozenset(self.things.die_keys.index(colour) for colour in colours)
        if term.retain_up_to is not None:
            fewest, most = int(term.retain_at_least), int(term.retain_up_to)
            return lambda table, seat, face, spent: retain_spent(
                table, seat, key, spent, fewest=fewest, most=most, colours=colours
            )

        def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
            # Another power may have kept some of them already.
            there = table.seats[seat].citizenry
            for kind in kinds(spent):
                if kind in retained:
                    for _ in range(min(count(spent, kind), count(there, kind))):
                        table.keep_spent(seat, kind, key)

        return workers_spent

    def immediate(self, terms: tuple[GrantTerm, ...]) -> Callable[[], tuple[Grant, ...]]:
        grants = tuple(
            Grant(term.credits or 0, term.dice or 0, term.colour or "", term.to or "", term.lose or 0) for term in terms
        )
        return lambda: grants

    # The argument of a function has the name that the specification of its hook gives it.

    def goods_capacity(self, term: LimitTerm) -> Callable[[int], int]:
        least, more = term.at_least or 1, term.more or 0
        return lambda capacity: max(capacity + more, least)

    def most_credits(self, term: LimitTerm) -> Callable[[int], int]:
        least, more = term.at_least or 1, term.more or 0
        return lambda most: max(most + more, least)

    def end_squares(self, term: LimitTerm) -> Callable[[int], int]:
        least, more = term.at_least or 1, term.more or 0
        return lambda squares: max(squares + more, least)


def _targets(term: ReassignTerm) -> tuple[str, ...] | Literal["any", "selected"]:
    if term.to is None or term.to == ("any",):
        return "any"
    return "selected" if term.to == ("selected",) else tuple(term.to)


def _may_be_negative(terms: tuple[Amount, ...]) -> bool:
    numbers = (getattr(term, name, None) for term in terms for name in ("flat", "times", "at_most", "at_least"))
    return any(number is not None and number < 0 for number in numbers)


def _gain(table: RollTable, seat: int, credits: int, chips: int, source: str) -> None:
    if credits:
        table.gain_credits(seat, credits, source)
    if chips:
        table.gain_chips(seat, chips, source)
