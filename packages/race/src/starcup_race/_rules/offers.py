"""Offers: the cost of every card in a hand, each way to place it, or the reason why it can't be placed."""

from __future__ import annotations

from starcup import IllegalChoice
from starcup.making import check_kind, frozen, seat_of
from starcup.messages import NOTHING as NO_MESSAGE
from starcup.messages import Message
from starcup_race._rules.cards import NOTHING, Card
from starcup_race._rules.costs import Way, placing_powers, reduced_cost, ways, world_cost
from starcup_race._rules.definitions import CHOSE_DEVELOP, DEVELOP, SETTLE
from starcup_race._rules.powers import Powers
from starcup_race._rules.refusals import named, refused, said
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView, SeatView, known_cards


@frozen
class PlacingWay:
    """A way to place a card: cards in the tableau whose powers are used, and the number of cards to pay.

    ``using`` are all such cards, ``discarded`` those of them that leave the tableau (PAY-16).
    """

    using: tuple[str, ...]
    discarded: tuple[str, ...]
    cost: int


@frozen
class Offer:
    """The cost of a card, and the ways to place it.

    ``cost`` is the number of cards to pay after all discounts, without optional powers; None for a military world,
    which is conquered. For that ``defense`` and ``military`` are its defense and the military that counts against it,
    without optional powers; else they are None. ``ways`` is empty if the card can't be placed; then ``why`` is the
    refusal, which names the rule. ``others`` is the number of other cards in hand, to pay with.
    """

    card: str
    cost: int | None
    defense: int | None
    military: int | None
    others: int
    ways: tuple[PlacingWay, ...]
    why: IllegalChoice | None


def offers(of: RaceTable | RaceView, seat: int, *, bonus: bool | None = None) -> tuple[Offer, ...]:
    """Return an offer for every card in a hand: developments as in Develop, worlds as in Settle.

    During these phases the powers that work in them count, in other phases all of the tableau.

    Args:
        of: a table, or a view of the seat that is meant.
        seat: its number, from 0.
        bonus: whether the bonus of Develop counts; None: if the seat has it in this phase.

    Raises:
        BadArgument: ``of`` is neither.
        IllegalChoice: there is no such seat.

    >>> from starcup import Game
    >>> from starcup_race import RaceRuleset
    >>> game = Game.new(RaceRuleset.load(), players=2, seed=3)
    >>> offer = offers(game.view(0), 0)[0]
    >>> offer.card, offer.cost, offer.ways
    ('old_earth', 3, (PlacingWay(using=(), discarded=(), cost=3),))
    """
    owner = _owner(of, seat)
    hand = known_cards(dict.fromkeys(owner.hand))
    return tuple([_offer(of, seat, of.rules.cards[card], bonus) for card in hand])


def offer(of: RaceTable | RaceView, seat: int, card: str, *, bonus: bool | None = None) -> Offer:
    """Return the offer for one card: in the hand, or revealed and not paid for yet.

    Args:
        of: a table, or a view of the seat that is meant.
        seat: its number, from 0.
        card: its key.
        bonus: whether the bonus of Develop counts; None: if the seat has it in this phase, and has not placed another
            card with it.

    Raises:
        BadArgument: ``of`` is neither a table nor a view.
        IllegalChoice: there is no such seat, or no such card.
    """
    _owner(of, seat)
    number = of.rules.index.get(card)
    if number is None:
        raise refused("no-such-card", "CARDS-1", card=card)
    return _offer(of, seat, of.rules.cards[number], bonus)


def _owner(of: RaceTable | RaceView, seat: int) -> Seat | SeatView:
    check_kind(of, (RaceTable, RaceView), "of", "a table or a view of Race for the Galaxy")
    return of.seats[seat_of(seat, of.players)]


def _offer(of: RaceTable | RaceView, number: int, card: Card, bonus: bool | None) -> Offer:
    rules, owner, phase = of.rules, of.seats[number], SETTLE if card.is_world else DEVELOP
    later = owner.placed not in (NOTHING, card.index)  # another card is being placed: this one can't be in this phase
    powers = placing_powers(of, number, owner.active if of.phase == phase and not later else owner.tableau)
    others = len(owner.hand) - (card.index in owner.hand)
    if not card.is_world:
        counts = CHOSE_DEVELOP in owner.bonus and not later if bonus is None else bonus
        cost = reduced_cost(powers, card, counts)
        affordable: list[Way] = [((), cost)] if cost <= others and not _has_copy(owner, card) else []
        why = None if affordable else refused_development(owner, card, cost, others)
        return Offer(card.key, cost, None, None, others, _named(rules, powers, affordable), why)
    possible = () if _has_copy(owner, card) else _named(rules, powers, ways(powers, card, others))
    why = None if possible else refused_world(rules, owner, powers, card, others)
    if card.military:
        return Offer(card.key, None, card.cost, powers.military_against(card.index), others, possible, why)
    cost = world_cost(powers, card)
    return Offer(card.key, cost, None, None, others, possible, why)


def _has_copy(owner: Seat | SeatView, card: Card) -> bool:
    return card.index in owner.tableau and card.index != owner.placed


def _named(rules: Rules, powers: Powers, possible: list[Way]) -> tuple[PlacingWay, ...]:
    stays = {contact.card for contact in powers.pay}
    left = [rules.names([card for card in used if card not in stays]) for used, _ in possible]
    return tuple([PlacingWay(rules.names(used), gone, cost) for (used, cost), gone in zip(possible, left, strict=True)])


def refused_development(owner: Seat | SeatView, card: Card, cost: int, others: int) -> IllegalChoice:
    """Return the reason why a development can't be placed (DEVELOP-6, DEVELOP-11)."""
    if _has_copy(owner, card):
        return refused("twice", "DEVELOP-6", card=named(card))
    return refused("cost", "DEVELOP-11", card=named(card), cost=cost, others=others, powers=NO_MESSAGE)


def refused_world(rules: Rules, owner: Seat | SeatView, powers: Powers, card: Card, others: int) -> IllegalChoice:
    """Return the reason why a world can't be placed, with everything that its owner could have used (SETTLE-9)."""
    if _has_copy(owner, card):
        return refused("twice", "DEVELOP-6", card=named(card))
    if not card.military:
        cost = world_cost(powers, card)
        unfit = [said("part-unfit", card=named(rules.cards[ship])) for ship, _ in powers.free]
        return refused("cost", "SETTLE-9", card=named(card), cost=cost, others=others, powers=_chained(unfit))
    military, tactics = powers.military_against(card.index), NO_MESSAGE
    if powers.tactics:
        names = tuple([named(rules.cards[power.card]) for power in powers.tactics])
        more = sum([power.against(card.index) for power in powers.tactics])
        tactics = said("part-tactics", military=military + more, cards=names)
    parts, payable = list[Message](), False
    for contact in powers.pay:
        name = named(rules.cards[contact.card])
        if contact.worlds >> card.index & 1:
            payable = True
            cost = max(0, card.cost - contact.discount - powers.discount_for(card.index))
            parts.append(said("part-pay", card=name, cost=cost, others=others))
        else:
            parts.append(said("part-unfit", card=name))
    if not payable:
        parts += [
            said("part-alone" if worlds >> card.index & 1 else "part-unfit", card=named(rules.cards[ship]))
            for ship, worlds in powers.free
        ]
    return refused(
        "defense",
        "MILITARY-2",
        card=named(card),
        defense=card.cost,
        military=military,
        tactics=tactics,
        powers=_chained(parts),
    )


def _chained(parts: list[Message]) -> Message:
    """Return parts of a sentence as one message, which begins with a semicolon; nothing without any."""
    chain = NO_MESSAGE
    for part in reversed(parts):
        chain = said("part", said=part, more=chain)
    return chain
