"""Sources: the powers and bonuses that gave some cards, for events."""

from __future__ import annotations

from collections.abc import Iterator

from starcup_race._rules.powers import ANY, kind_of
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import CHOSE_SETTLE

EXPLORING, BEGINNING, DEVELOPED, SETTLED, PRODUCED, MOST = (
    "explore", "begin", "developed", "settled", "produced", "most",
)  # fmt: skip
"""The causes for which several powers together draw."""


def sources(table: RaceTable, number: int, cause: str, cards: int) -> tuple[str, ...]:
    """Return what gave some cards, once for each card: keys of cards and of action cards."""
    if cause in table.rules.index:
        return (cause,) * cards
    found = [source for source, amount in _amounts(table, number, cause) for _ in range(amount)]
    return tuple(found) if len(found) + table.rules.numbers.drawn * (cause == EXPLORING) == cards else ()


def _amounts(table: RaceTable, number: int, cause: str) -> Iterator[tuple[str, int]]:
    seat, rules = table.seats[number], table.rules
    if cause == EXPLORING:
        yield from [(action.key, action.draw) for action in map(rules.plan.actions.__getitem__, seat.bonus)]
    if cause == SETTLED and CHOSE_SETTLE in seat.bonus:
        yield rules.plan.action_keys[CHOSE_SETTLE], 1
    for card in seat.active if cause else ():
        key, rows = rules.keys[card], rules.cards[card].rows
        if cause == EXPLORING:
            yield key, rows.explore_draw
            if rules.own and card in rules.own:
                yield key, sum([call(table, number) for call in rules.calls("explore_draw", (key,))])
        elif cause == BEGINNING:
            yield key, rows.develop_draw_at_start
        elif cause == DEVELOPED:
            yield key, rows.develop_draw_after_placing
        elif cause == SETTLED:
            yield key, rows.settle_draw_after_placing
        elif cause == PRODUCED:
            if rows.produce_draw_per_good:
                good = kind_of(rows.produce_draw_per_good)
                yield key, sum(seat.produced) if good == ANY else seat.produced[good]
            yield key, rows.produce_draw_per_kind * sum([made > 0 for made in seat.produced])
        elif rows.produce_draw_for_most is not None:
            yield key, rows.produce_draw_for_most.amount
