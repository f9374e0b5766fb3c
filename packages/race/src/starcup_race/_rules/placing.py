"""Phases II and III, Develop and Settle: choose in secret, reveal, pay or conquer (DEVELOP, SETTLE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup_race import choices, events
from starcup_race._rules.cards import Card
from starcup_race._rules.costs import can_settle, development_cost, placing_powers
from starcup_race._rules.definitions import DEVELOP
from starcup_race._rules.drawing import BEGINNING, DrawCards, PutGood
from starcup_race._rules.offers import refused_development, refused_world
from starcup_race._rules.payment import PayAll
from starcup_race._rules.refusals import kind_of_card, listed, named, refused, unknown
from starcup_race._rules.rules import without
from starcup_race._rules.table import RaceTable
from starcup_race.choices import Develop, Settle


def develop_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Develop in the order in which they happen; first some powers draw (DEVELOP-8)."""
    drawn = [(number, table.powers(number).develop_draw_at_start) for number in table.order]
    return [*(DrawCards.of(number, cards, BEGINNING) for number, cards in drawn if cards), *settle_steps(table)]


def settle_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Settle in the order in which they happen (SETTLE-7)."""
    return list(_STEPS)


@frozen
class PlaceCard(SeatStep[RaceTable]):
    """A question whose answer places a card; a seat without one to place, which is secret, is asked too (SECRET-4)."""

    kind = "place"
    question = "Which card do you place?"
    always_asks = True

    def run(self, table: RaceTable) -> Legal | None:
        make = choices.Develop.of if table.phase == DEVELOP else choices.Settle.of
        return (*[make(card.key) for card in self.placeable(table)], choices.PASS)

    def placeable(self, table: RaceTable) -> list[Card]:
        """Return the cards in the hand that can be placed and paid for (DEVELOP-11, SETTLE-9)."""
        seat, cards = table.seats[self.seat], table.rules.cards
        powers, rest = placing_powers(table, self.seat), len(seat.hand) - 1
        hand = [cards[number] for number in dict.fromkeys(seat.hand)]
        if table.phase == DEVELOP:
            mine = [card for card in hand if not card.is_world and card.index not in seat.tableau]
            return [card for card in mine if development_cost(seat, powers, card) <= rest]
        worlds = [card for card in hand if card.is_world and can_settle(powers, card, rest)]
        # of worlds of packs there may be copies, and a good is told by its world
        return [card for card in worlds if card.copies == 1 or card.index not in seat.tableau]

    def take(self, table: RaceTable, choice: Choice) -> None:
        if isinstance(choice, _PLACES):
            table.seats[self.seat].draft = (table.rules.index[choice.card],)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        developing, rules = table.phase == DEVELOP, table.rules
        rule, what = ("DEVELOP-1", "develop") if developing else ("SETTLE-1", "settle")
        if not isinstance(choice, Develop | Settle):
            return refused("not-now", rule, f"not-now-{what}")
        seat = table.seats[self.seat]
        hand = rules.names(dict.fromkeys(seat.hand))
        if (refusal := unknown(rules, choice.card, rule, hand)) is not None:
            return refusal
        number = rules.index[choice.card]
        card, others = rules.cards[number], len(seat.hand) - 1
        if card.is_world == developing or not isinstance(choice, Develop if developing else Settle):
            return refused("wrong-kind", rule, f"wrong-kind-{what}", card=named(card), kind=kind_of_card(card))
        if number not in seat.hand:
            return refused("not-in-hand", rule, card=named(card), there=listed(rules, hand))
        powers = placing_powers(table, self.seat)
        if developing:
            return refused_development(seat, card, development_cost(seat, powers, card), others)
        return refused_world(rules, seat, powers, card, others)


@frozen
class PlaceCards(AskTogether[RaceTable]):
    """A step in which all seats put a card face down, or none (DEVELOP-1, SETTLE-1)."""

    kind = "place-cards"
    each = PlaceCard


@frozen
class Reveal(Step[RaceTable]):
    """A step that turns up the cards; windfall worlds get goods, in turn order (DEVELOP-2, SETTLE-2, SETTLE-5)."""

    kind = "reveal"

    def run(self, table: RaceTable) -> Legal | None:
        rules = table.rules
        goods: list[AnyStep] = []
        for number in table.order:
            seat = table.seats[number]
            if not seat.draft:
                if table.log is not None:
                    table.note(events.NothingPlaced, number)
                continue
            (card,), seat.draft = seat.draft, ()
            seat.hand = without(seat.hand, (card,))
            seat.placed = card
            table.enter_tableau(number, card)
            if table.log is not None:
                table.note(events.CardPlaced, number, rules.keys[card])
            if rules.cards[card].windfall:
                goods.append(PutGood.of(number, card))
        table.then(*goods)
        return None


_PLACES = Develop, Settle


_STEPS: tuple[AnyStep, ...] = (PlaceCards(), Reveal(), PayAll())
