"""Sampling of a whole table that fits a view: everything that the viewer can't know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

from attrs import fields

from starcup import Rng, Ruleset
from starcup.making import AnyStep, SeatStep, check_kind, stream
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.costs import development_cost, ways
from starcup_race._rules.payment import FinishPlacing
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import Seat
from starcup_race._rules.seen import SeatView, Seen
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import DEVELOP

ViewT = TypeVar("ViewT")


def sample(view: Seen, ruleset: Ruleset[RaceTable, ViewT], rng: Rng) -> RaceTable:
    """Return a table that the viewer can't tell from the real one.

    Other hands, goods, supply and discard pile are dealt anew. While all seats answer at once, the others have not
    answered yet. The chance to come is new.

    Args:
        view: that of the seat.
        ruleset: the rules.
        rng: where everything is drawn from.

    Raises:
        BadArgument: ``rng`` is none.
    """
    check_kind(rng, Rng, "rng", "a starcup.Rng")
    seed = rng.below(1 << 62)
    unseen = iter(rng.shuffled(_unseen(view)))
    main, own, starts = view._flow
    table = RaceTable(
        ruleset=ruleset,
        players=view.players,
        seed=seed,
        streams=[stream(seed, view.round, index) for index in range(view.players + 1)],
        answered=[0] * view.players,
        stack=list(main),
        seats=[_seat(shown, unseen) for shown in view.seats],
        discards=[next(unseen) for _ in view.discards],
        supply=sorted([next(unseen) for _ in view.supply]),
        pool=view.pool,
        round=view.round,
        phase=view.phase,
        occurring=view.occurring,
        order=view.order,
        scores=view.scores,
        winners=view.winners,
    )
    if view._at_once:
        table.together([_start(number, starts) for number in range(view.players)])
        assert table.lanes is not None
        table.lanes[view.seat] = list(own)
        table.halted = False
    for step in main:
        if isinstance(step, FinishPlacing) and step.seat != view.seat and not view._at_once:
            _decide_payment(table, step.seat, rng)
    return table


def known(view: Seen, ruleset: Ruleset[RaceTable, ViewT]) -> RaceTable:
    """Return a table with everything that the viewer knows, to ask powers about; it can't be played.

    What is hidden is missing: who looks for it gets an AttributeError. Of goods it is known where they lie.

    Args:
        view: that of the seat.
        ruleset: the rules.
    """
    table = RaceTable(
        ruleset=ruleset,
        players=view.players,
        seed=0,
        streams=[],
        seats=[_known_seat(shown) for shown in view.seats],
        pool=view.pool,
        round=view.round,
        phase=view.phase,
        occurring=view.occurring,
        order=view.order,
    )
    del table.supply, table.discards
    return table


def _known_seat(shown: SeatView) -> Seat:
    """Return what the viewer knows of a seat."""
    seat = Seat(goods=tuple([0 if good else NOTHING for good in shown.goods]), **_open(shown))
    for name in _HIDDEN:
        value = getattr(shown, name)
        if value is None or None in value:
            delattr(seat, name)
        else:
            setattr(seat, name, value)
    return seat


def _start(number: int, starts: tuple[AnyStep, ...]) -> AnyStep | None:
    return next((step for step in starts if isinstance(step, SeatStep) and step.seat == number), None)


def _unseen(view: Seen) -> list[int]:
    """Return all cards that lie where the viewer can't see them."""
    seen = Counter(card for card in (*view.me.hand, *view.me.looking) if card is not None)
    for shown in view.seats:
        seen.update(shown.tableau)
    rules: Rules = view.rules
    everything = Counter((*rules.deck, *rules.start_worlds))
    return sorted((everything - seen).elements())


def _seat(shown: SeatView, unseen: Iterator[int]) -> Seat:
    """Return a seat with everything that the viewer knows of it, and random cards for the rest."""
    hand, looking = _filled(shown.hand, unseen), _filled(shown.looking, unseen)
    goods = tuple([next(unseen) if good else NOTHING for good in shown.goods])
    return Seat(
        hand=hand, looking=looking, goods=goods, draft=shown.draft or (), using=shown.using or (), **_open(shown)
    )


def _open(shown: SeatView) -> dict[str, Any]:
    """Return the fields of a seat that everybody sees."""
    return {name: getattr(shown, name) for name in _OPEN}


def _filled(cards: tuple[int | None, ...], unseen: Iterator[int]) -> tuple[int, ...]:
    return tuple(sorted([next(unseen) if card is None else card for card in cards]))


_HIDDEN = ("hand", "looking", "draft", "using")
_OPEN = tuple(one.name for one in fields(Seat) if one.name not in (*_HIDDEN, "goods"))


def _decide_payment(table: RaceTable, number: int, rng: Rng) -> None:
    """Decide the payment of another seat, which it has already chosen, unseen."""
    seat, powers = table.seats[number], table.powers(number)
    card = None if seat.placed < 0 else table.rules.cards[seat.placed]
    if table.phase == DEVELOP:
        cost = 0 if card is None else development_cost(seat, powers, card)
    else:
        seat.using, cost = rng.choice(ways(powers, card, len(seat.hand)))
    seat.draft = tuple(sorted(rng.shuffled(seat.hand)[:cost]))
