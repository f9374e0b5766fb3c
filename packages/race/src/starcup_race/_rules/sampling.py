"""Worlds that fit a view: everything that the viewer can't know is dealt anew."""

from __future__ import annotations

from collections import Counter

from starcup import Rng
from starcup_race._rules.costs import development_cost, placing_powers, ways
from starcup_race._rules.definitions import DEVELOP
from starcup_race._rules.payment import FinishPlacing
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView


def unseen(view: RaceView) -> list[int]:
    """Return all cards that lie where a seat can't see them, those in the keeping of extensions included.

    Args:
        view: what the seat may know.
    """
    seen = Counter(card for card in (*view.me.hand, *view.me.looking) if card is not None)
    for shown in view.seats:
        seen.update(shown.tableau)
    return sorted((Counter((*view.rules.deck, *view.rules.start_worlds)) - seen).elements())


def arrange(table: RaceTable, view: RaceView, rng: Rng) -> None:
    """Put the cards that were dealt in order, and decide what others have chosen to pay, unseen."""
    table.supply.sort()
    for seat, shown in zip(table.seats, view.seats, strict=True):
        seat.hand, seat.looking = tuple(sorted(seat.hand)), tuple(sorted(seat.looking))
        seat.draft, seat.using = shown.draft or (), shown.using or ()
    for step in () if view.at_once else view.flow[0]:
        if isinstance(step, FinishPlacing) and step.seat != view.seat:
            _decide_payment(table, step.seat, rng)


def _decide_payment(table: RaceTable, number: int, rng: Rng) -> None:
    """Decide the payment of another seat, which it has already chosen, unseen."""
    seat, powers = table.seats[number], placing_powers(table, number)
    card = None if seat.placed < 0 else table.rules.cards[seat.placed]
    if table.phase == DEVELOP:
        cost = 0 if card is None else development_cost(seat, powers, card)
    else:
        seat.using, cost = rng.choice(ways(powers, card, len(seat.hand)))
    seat.draft = tuple(sorted(rng.shuffled(seat.hand)[:cost]))
