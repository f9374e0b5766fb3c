"""The terms of powers, each compiled once to a plain function with the exact signature of its hook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from starcup.roll._rules.counting import Things
from starcup.roll._rules.definitions import Face, Grant
from starcup.roll._rules.hooks import Dictate, Discount, Reassign
from starcup.roll._rules.retain import retain_spent
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.term_words import DieKey
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

Function = Callable[..., object]


def functions(power: PowerTable, key: str, things: Things) -> dict[str, Function]:
    """Return the hook functions of a power, by hook; ``key`` is that of its development."""
    found: dict[str, Function] = {}
    for hook, build in BUILDERS.items():
        term = getattr(power, hook)
        if term is not None:
            found[hook] = build(term, key, things)
    return found


def _reassign(terms: tuple[ReassignTerm, ...], key: str, things: Things) -> Function:
    powers = tuple((_reassign_power(term, things), term.when) for term in terms)
    if powers[0][1] is None:
        always = powers[0][0]

        def reassign_always(table: RollTable, seat: int) -> Reassign | None:
            return always

        return reassign_always
    choices = tuple((power, None if when is None else condition(when, things.counter)) for power, when in powers)

    def reassign(table: RollTable, seat: int) -> Reassign | None:
        for power, holds in choices:
            if holds is None or holds(table, seat):
                return power
        return None

    return reassign


def _reassign_power(term: ReassignTerm, things: Things) -> Reassign:
    limited = term.colour is not None or term.colours is not None or term.other_than is not None
    return Reassign(
        up_to=term.up_to,
        at_least=term.at_least,
        colours=things.dice(term) if limited else (),
        source=term.source or "",
        to=_targets(term),
        together=term.together,
    )


def _targets(term: ReassignTerm) -> tuple[str, ...] | Literal["any", "selected"]:
    if term.to is None or term.to == ("any",):
        return "any"
    return "selected" if term.to == ("selected",) else tuple(term.to)


def _dictate(term: DictateTerm, key: str, things: Things) -> Function:
    counted, uses, workers = term.unlimited or term.uses is not None, term.uses, term.workers

    def dictate(terms: Dictate) -> Dictate:
        return Dictate(uses if counted else terms.uses, terms.workers if workers is None else workers)

    return dictate


def _extra_workers(colours: tuple[DieKey, ...], key: str, things: Things) -> Function:
    def extra_workers() -> tuple[str, ...]:
        return colours

    return extra_workers


def _at_end(terms: tuple[Amount, ...], key: str, things: Things) -> Function:
    number = amount_of(terms, things.counter)
    if not _may_be_negative(terms):
        return number

    def never_negative(table: RollTable, seat: int) -> int:
        return max(0, number(table, seat))

    return never_negative


def _may_be_negative(terms: tuple[Amount, ...]) -> bool:
    return any(
        getattr(term, name, None) is not None and getattr(term, name) < 0
        for term in terms
        for name in ("flat", "times", "at_most", "at_least")
    )


def _bonus(terms: tuple[Amount, ...], key: str, things: Things) -> Function:
    return amount_of(terms, things.counter)


def _stock_credits(term: StockTerm, key: str, things: Things) -> Function:
    chosen, instead, more = frozenset(things.dice(term)), term.instead, term.more or 0

    def stock_credits(colour: str, credits: int) -> int:
        if colour not in chosen:
            return credits
        return credits + more if instead is None else instead

    return stock_credits


def _scouted(term: ScoutGain, key: str, things: Things) -> Function:
    chosen, credits, chips = frozenset(things.dice(term)), int(term.credits), int(term.chips)

    def scouted(table: RollTable, seat: int, colour: str) -> None:
        if colour in chosen:
            _gain(table, seat, credits, chips, key)

    return scouted


def _traded(term: TradeGain, key: str, things: Things) -> Function:
    chosen, credits, chips = things.chosen(term, "world"), int(term.credits), int(term.chips)

    def traded(table: RollTable, seat: int, world: Face) -> None:
        if chosen[world.index]:
            _gain(table, seat, credits, chips, key)

    return traded


def _gain(table: RollTable, seat: int, credits: int, chips: int, source: str) -> None:
    if credits:
        table.gain_credits(seat, credits, source)
    if chips:
        table.gain_chips(seat, chips, source)


def _scouts_on_top(allowed: bool, key: str, things: Things) -> Function:
    def scouts_on_top() -> bool:
        return allowed

    return scouts_on_top


def _discount(terms: tuple[DiscountTerm, ...], key: str, things: Things) -> Function:
    discounts: list[Discount | None] = [None] * len(things.faces)
    for term in reversed(terms):
        one = Discount(term.amount, term.floor)
        discounts = [one if wanted else old for wanted, old in zip(things.chosen_of(term), discounts, strict=True)]

    def discount(face: Face) -> Discount | None:
        return discounts[face.index]

    return discount


def _credits_on_completion(terms: tuple[FaceAmount, ...], key: str, things: Things) -> Function:
    amounts = [0] * len(things.faces)
    for term in terms:
        for index, chosen in enumerate(things.chosen_of(term)):
            amounts[index] += term.amount if chosen else 0

    def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
        return amounts[face.index]

    return credits_on_completion


def _for_world(terms: tuple[WorldAmount, ...], key: str, things: Things) -> Function:
    amounts = [0] * len(things.faces)
    for term in terms:
        for index, chosen in enumerate(things.chosen(term, "world")):
            amounts[index] += term.amount if chosen else 0

    def for_world(world: Face) -> int:
        return amounts[world.index]

    return for_world


def _workers_spent(term: RetainTerm, key: str, things: Things) -> Function:
    colours = things.dice(term)
    kinds_kept = frozenset(things.die_keys.index(colour) for colour in colours)
    if term.retain_up_to is not None:
        fewest, most = int(term.retain_at_least), int(term.retain_up_to)

        def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
            retain_spent(table, seat, key, spent, fewest=fewest, most=most, colours=colours)

        return workers_spent

    def all_kept(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
        # Another power may have kept some of them already.
        there = table.seats[seat].citizenry
        for kind in kinds(spent):
            if kind in kinds_kept:
                for _ in range(min(count(spent, kind), count(there, kind))):
                    table.keep_spent(seat, kind, key)

    return all_kept


def _immediate(terms: tuple[GrantTerm, ...], key: str, things: Things) -> Function:
    grants = tuple(
        Grant(term.credits or 0, term.dice or 0, term.colour or "", term.to or "", term.lose or 0) for term in terms
    )

    def immediate() -> tuple[Grant, ...]:
        return grants

    return immediate


def _goods_capacity(term: LimitTerm, key: str, things: Things) -> Function:
    limit = _limit(term)

    def goods_capacity(capacity: int) -> int:
        return limit(capacity)

    return goods_capacity


def _most_credits(term: LimitTerm, key: str, things: Things) -> Function:
    limit = _limit(term)

    def most_credits(most: int) -> int:
        return limit(most)

    return most_credits


def _end_squares(term: LimitTerm, key: str, things: Things) -> Function:
    limit = _limit(term)

    def end_squares(squares: int) -> int:
        return limit(squares)

    return end_squares


def _limit(term: LimitTerm) -> Callable[[int], int]:
    """Return the function that changes a limit; its result is never below 1."""
    least, more = term.at_least or 1, term.more or 0
    return lambda number: max(number + more, least)


BUILDERS: Mapping[str, Callable[..., Function]] = {
    "reassign": _reassign,
    "dictate": _dictate,
    "extra_workers": _extra_workers,
    "credits_at_end": _at_end,
    "chips_at_end": _at_end,
    "stock_credits": _stock_credits,
    "scouted": _scouted,
    "scouts_on_top": _scouts_on_top,
    "discount": _discount,
    "credits_on_completion": _credits_on_completion,
    "workers_spent": _workers_spent,
    "immediate": _immediate,
    "goods_capacity": _goods_capacity,
    "trade_credits": _for_world,
    "traded": _traded,
    "consume_chips": _for_world,
    "consume_credits": _for_world,
    "bonus": _bonus,
    "most_credits": _most_credits,
    "end_squares": _end_squares,
}
