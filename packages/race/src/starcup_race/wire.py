"""Race for the Galaxy on the wire: keys instead of numbers."""

from __future__ import annotations

from typing import ClassVar

from starcup.making import frozen
from starcup.wire import GameWire, Kept
from starcup_race._rules.cards import GOODS
from starcup_race._rules.offers import Offer, PlacingWay, offers
from starcup_race._rules.powers import Powers, sale_price
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView, choosing

Cards = tuple[str | None, ...]
"""Cards by key; those that the viewer may not see are null."""


@frozen
class Placed:
    """A card in a tableau, and whether a good lies on it.

    ``kind`` is the kind of the good, ``price`` the cards that it sells for, with all powers.
    """

    card: str
    good: bool
    kind: str | None
    price: int | None


@frozen
class Offered:
    """A card of the viewer's hand: what it costs, and the ways to place it, as :class:`starcup_race.Offer` has them.

    ``why`` says why it can't be placed, and names the rule; null if it can.
    """

    card: str
    cost: int | None
    defense: int | None
    military: int | None
    ways: tuple[PlacingWay, ...]
    why: str | None


@frozen
class Seat:
    """One player's part of a view.

    ``looking`` are cards drawn in Explore; ``actions`` are the action cards shown (one, or two in the game for two
    experienced players), ``bonus`` those of them whose bonus the seat has in this phase, ``placed`` the card that was
    revealed and is not paid for yet. ``answer`` is what the viewer has answered while all seats answer at once (an
    action or cards), ``using`` the powers that he uses to place a world; of other seats they are null. ``produced``
    counts the goods of each kind produced in this phase, ``military`` is that which counts against every world,
    ``extensions`` what extensions keep for the seat.
    """

    seat: int
    chips: int
    military: int
    hand: Cards
    looking: Cards
    tableau: tuple[Placed, ...]
    actions: tuple[str, ...]
    bonus: tuple[str, ...]
    placed: str | None
    answer: tuple[str, ...] | None
    using: tuple[str, ...] | None
    produced: dict[str, int]
    extensions: Kept


@frozen
class View:
    """All that one seat may know; ``supply`` and ``discards`` are numbers of cards, ``order`` is the turn order.

    ``offers`` are the cards in the viewer's hand: developments as in Develop, worlds as in Settle. During these phases
    the powers that work in them count, in other phases all of the tableau. ``extensions`` is what extensions keep for
    the table.
    """

    seat: int | None
    players: int
    round: int
    phase: str | None
    occurring: tuple[str, ...]
    order: tuple[int, ...]
    pool: int
    supply: int
    discards: int
    seats: tuple[Seat, ...]
    offers: tuple[Offered, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    extensions: Kept


class RaceWire(GameWire[RaceTable, RaceView]):
    """The facet ``wire`` of Race for the Galaxy: its messages name cards by their keys."""

    view_class: ClassVar[type | None] = View

    def view(self, view: RaceView) -> View:
        return View(
            view.viewer,
            view.players,
            view.round,
            view.phase_key or None,
            tuple([view.rules.plan.phase_keys[phase] for phase in view.occurring]),
            view.order,
            view.pool,
            len(view.supply),
            len(view.discards),
            tuple([_seat(view, number) for number in range(view.players)]),
            tuple([_offered(offer) for offer in offers(view, view.seat)]) if view.order and not view.looks_on else (),
            view.scores,
            view.winners,
            Kept(view.extensions),
        )


def _offered(offer: Offer) -> Offered:
    why = None if offer.why is None else str(offer.why)
    return Offered(offer.card, offer.cost, offer.defense, offer.military, offer.ways, why)


def _placed(view: RaceView, number: int, powers: Powers, card: int, good: bool) -> Placed:
    kind = GOODS[view.good_kind(number, card)] if good else None
    price = sale_price(powers, card, view.good_kind(number, card)) if good else None
    return Placed(view.rules.keys[card], good, kind, price)


def _seat(view: RaceView, number: int) -> Seat:
    seat, rules = view.seats[number], view.rules
    keys, actions, answer = rules.keys, rules.plan.action_keys, seat.draft
    powers = rules.compiled[seat.tableau]
    return Seat(
        number,
        seat.chips,
        powers.military,
        tuple([None if card is None else keys[card] for card in seat.hand]),
        tuple([None if card is None else keys[card] for card in seat.looking]),
        tuple([_placed(view, number, powers, card, good) for card, good in zip(seat.tableau, seat.goods, strict=True)]),
        tuple([actions[action] for action in seat.actions]),
        tuple([actions[action] for action in seat.bonus]),
        keys[seat.placed] if seat.placed >= 0 else None,
        None if answer is None else tuple([(actions if choosing(view) else keys)[number] for number in answer]),
        None if seat.using is None else rules.names(seat.using),
        dict(zip(GOODS, seat.produced, strict=True)),
        Kept(view.seat_extensions[number]),
    )
