"""Phases II and III, Develop and Settle: choose in secret, reveal, pay or conquer (DEVELOP, SETTLE)."""

from __future__ import annotations

from collections.abc import Callable

from starcup.making import AnyStep, Choice, IllegalChoice, Legal, SeatStep, Step, frozen, interned
from starcup_race import choices, events
from starcup_race._rules.cards import Card
from starcup_race._rules.costs import can_settle, development_cost
from starcup_race._rules.drawing import DrawCards, PutGood
from starcup_race._rules.payment import PayAll
from starcup_race._rules.rules import without
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import CHOSE_DEVELOP, DEVELOP, SETTLE
from starcup_race.choices import Develop, Settle


def develop_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Develop in the order in which they happen; first some powers draw (DEVELOP-8).

    Args:
        table: the table, on which the phase has begun.
    """
    drawn = [(number, table.powers(number).develop_draw_at_start) for number in table.order]
    return [*(DrawCards(number, cards) for number, cards in drawn if cards), *settle_steps(table)]


def settle_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Settle in the order in which they happen (SETTLE-7).

    Args:
        table: the table, on which the phase has begun.
    """
    return [PlaceCards(), Reveal(), PayAll()]


@frozen
class PlaceCards(Step[RaceTable]):
    """A step in which all seats put a card face down, or none (DEVELOP-1, SETTLE-1)."""

    kind = "place-cards"

    def run(self, table: RaceTable) -> Legal | None:
        table.together([place_card(number) for number in range(table.players)])
        return None


@frozen
class PlaceCard(SeatStep[RaceTable]):
    """A question whose answer places a card; a seat without one to place, which is secret, is asked too (SECRET-4)."""

    kind = "place"
    question = "Which card do you place?"
    always_asks = True

    def run(self, table: RaceTable) -> Legal | None:
        make = choices.develop if table.phase == DEVELOP else choices.settle
        return (*[make(card.key) for card in self._placeable(table)], choices.PASS)

    def _placeable(self, table: RaceTable) -> list[Card]:
        seat, cards = table.seats[self.seat], table.rules.cards
        powers, rest = table.powers(self.seat), len(seat.hand) - 1
        hand = map(cards.__getitem__, dict.fromkeys(seat.hand))
        if table.phase == SETTLE:
            return [card for card in hand if card.is_world and can_settle(powers, card, rest)]
        most = rest + powers.develop_discount + (CHOSE_DEVELOP in seat.bonus)  # the dearest that can be paid
        return [card for card in hand if not card.is_world and card.cost <= most and card.index not in seat.tableau]

    def take(self, table: RaceTable, choice: Choice) -> None:
        if isinstance(choice, _PLACES):
            table.seats[self.seat].draft = (table.rules.index[choice.card],)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        developing = table.phase == DEVELOP
        if not isinstance(choice, Develop if developing else Settle):
            rule, what = ("DEVELOP-1", "a development") if developing else ("SETTLE-1", "a world")
            return IllegalChoice("not-now", rule, f"place {what}, or pass.")
        assert isinstance(choice, Develop | Settle)
        seat, number = table.seats[self.seat], table.rules.index.get(choice.card)
        if number is None or number not in seat.hand:
            rule = "DEVELOP-1" if developing else "SETTLE-1"
            return IllegalChoice("no-card", rule, f"you have no {choice.card} in your hand.")
        card, rest = table.rules.cards[number], len(seat.hand) - 1
        if card.is_world == developing:
            rule = "DEVELOP-1" if developing else "SETTLE-1"
            return IllegalChoice("wrong-kind", rule, f"{card.name} is a {'world' if card.is_world else 'development'}.")
        if developing and number in seat.tableau:
            return IllegalChoice("twice", "DEVELOP-6", f"a copy of {card.name} is in your tableau.")
        if developing:
            cost = development_cost(seat, table.powers(self.seat), card)
            return IllegalChoice("cost", "DEVELOP-11", f"{card.name} costs {cost}, and you have {rest} other cards.")
        powers = table.powers(self.seat)
        if card.military:
            military = powers.military_against(number)
            said = f"{card.name} has a defense of {card.cost}, and your military is {military}."
            return IllegalChoice("defense", "MILITARY-2", said)
        cost = max(0, card.cost - powers.discount_for(number))
        return IllegalChoice("cost", "SETTLE-9", f"{card.name} costs {cost}, and you have {rest} other cards.")


@frozen
class Reveal(Step[RaceTable]):
    """A step that turns up the cards; windfall worlds get goods, in turn order (DEVELOP-2, SETTLE-2, SETTLE-5)."""

    kind = "reveal"

    def run(self, table: RaceTable) -> Legal | None:
        rules, goods = table.rules, list[AnyStep]()
        for number in table.order:
            seat = table.seats[number]
            if not seat.draft:
                table.note(events.NothingPlaced, number)
                continue
            (card,), seat.draft = seat.draft, ()
            seat.hand = without(seat.hand, (card,))
            seat.placed = card
            table.enter_tableau(number, card)
            table.note(events.CardPlaced, number, rules.keys[card])
            if rules.cards[card].windfall:
                goods.append(PutGood(number, card))
        table.then(*goods)
        return None


place_card: Callable[[int], PlaceCard] = interned(PlaceCard)
_PLACES = Develop, Settle
