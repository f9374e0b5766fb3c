"""The compiler of conditions and amounts, which makes plain functions of a table and a seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from math import isqrt
from typing import TypeVar

from starcup.kernel.table import Table
from starcup.terms.words import Amount, Condition, CountedAmount, Term

TableT = TypeVar("TableT", bound=Table)

Number = Callable[[TableT, int], int]
"""A function that counts something for a seat."""
Holds = Callable[[TableT, int], bool]
Counter = Callable[[Term], Number[TableT]]
"""A function that compiles the count of a term: the meaning of a game's nouns on its table."""


# Conditions.


def condition(term: Condition, counter: Counter[TableT]) -> Holds[TableT]:
    """Return the function that tells whether a condition holds for a seat.

    Args:
        term: the condition.
        counter: compiles its count: returns the function of a table and a seat that counts what a term is about.
    """
    number = counter(term)
    least, most, rank = term.at_least, term.at_most, term.rank

    def holds(table: TableT, seat: int) -> bool:
        own = number(table, seat)
        if (least is not None and own < least) or (most is not None and own > most):
            return False
        if rank is None:
            return True
        best = max((number(table, other) for other in range(table.players) if other != seat), default=None)
        if best is None or own > best:
            return rank != "tied"
        return own == best and rank != "most"

    return holds


# Amounts.


def amount_of(terms: Iterable[Amount], counter: Counter[TableT]) -> Number[TableT]:
    """Return the function that adds up amounts for a seat.

    Args:
        terms: the amounts.
        counter: compiles their counts, as for :func:`condition`.
    """
    fixed = 0
    parts: list[Number[TableT]] = []
    for term in terms:
        if not isinstance(term, CountedAmount) and term.when is None:
            fixed += term.flat
        else:
            parts.append(_amount(term, counter))
    if not parts:

        def always(table: TableT, seat: int) -> int:
            return fixed

        return always
    if len(parts) == 1 and not fixed:
        return parts[0]

    def together(table: TableT, seat: int) -> int:
        total = fixed
        for part in parts:
            total += part(table, seat)
        return total

    return together


def _amount(term: Amount, counter: Counter[TableT]) -> Number[TableT]:
    if isinstance(term, CountedAmount):
        inner = _scaled(term, counter(term))
    else:
        flat = int(term.flat)

        def inner(table: TableT, seat: int) -> int:
            return flat

    if term.when is None:
        return inner
    holds = condition(term.when, counter)

    def conditional(table: TableT, seat: int) -> int:
        return inner(table, seat) if holds(table, seat) else 0

    return conditional


def _scaled(term: CountedAmount, number: Number[TableT]) -> Number[TableT]:
    times, per, flat = int(term.times), int(term.per), int(term.flat)
    growing = term.growing
    if not (term.below_zero or growing) and (term.thresholds, term.at_least, term.at_most, flat) == (
        None,
        None,
        None,
        0,
    ):
        if (times, per) == (1, 1):
            return number
        if term.round == "up":

            def started(table: TableT, seat: int) -> int:
                return -(-number(table, seat) // per) * times

            return started
    bounds = sorted(term.thresholds) if term.thresholds is not None else None
    up = per - 1 if term.round == "up" else 0
    least, most = term.at_least, term.at_most

    def scaled(table: TableT, seat: int) -> int:
        count = max(0, number(table, seat))
        if growing:
            count = (isqrt(8 * (count // per) + 1) - 1) // 2  # the largest n with n(n+1)/2 <= count // per
        else:
            count = bisect_right(bounds, count) if bounds is not None else (count + up) // per
        count = count * times + flat
        if most is not None and count > most:
            count = most
        return least if least is not None and count < least else count

    return scaled
