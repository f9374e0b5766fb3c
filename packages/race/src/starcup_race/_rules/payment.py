"""Payment for revealed cards, and the effects of placing them (PAY, SETTLE-7, DEVELOP-9)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, Legal, SeatStep, Step, frozen
from starcup_race import choices, events
from starcup_race._rules.calling import call_each
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.costs import Way, development_cost, placing_powers, ways, world_cost
from starcup_race._rules.definitions import CHOSE_SETTLE, DEVELOP, SETTLE
from starcup_race._rules.drawing import DEVELOPED, SETTLED, DrawCards
from starcup_race._rules.refusals import called, listed, named, refused, said, unknown, wrong_items
from starcup_race._rules.table import RaceTable
from starcup_race.choices import Pay, Using


@frozen
class PayAll(Step[RaceTable]):
    """A step in which all seats decide at once how to pay for placed cards; carried out in turn order (TIMING-4)."""

    kind = "pay-all"

    def run(self, table: RaceTable) -> Legal | None:
        steps = [self._first(table, number) for number in range(table.players)]
        table.then(*[FinishPlacing.of(number) for number in table.order if steps[number] is not None])
        table.together(steps)
        return None

    def _first(self, table: RaceTable, number: int) -> AnyStep | None:
        placed = table.seats[number].placed >= 0
        if table.phase == DEVELOP:
            return PayCards.of(number) if placed else None
        powers = table.powers(number)
        if powers.tactics or (placed and (powers.free or powers.pay)):
            return UsePowers.of(number)
        return PayCards.of(number) if placed else None  # there is one way


@frozen
class UsePowers(SeatStep[RaceTable]):
    """A question, if there are several ways, whose answer names the powers that place a world (PAY-11, POWER-5)."""

    kind = "use-powers"
    question = "Which powers do you use to place your world?"

    def run(self, table: RaceTable) -> Legal | None:
        names = table.rules.names
        return tuple(choices.Using.of(names(used)) for used, _ in _ways(table, self.seat))

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Using)
        table.seats[self.seat].using = table.rules.numbers_of(choice.items)
        table.push(PayCards.of(self.seat))

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        rules, seat = table.rules, table.seats[self.seat]
        if not isinstance(choice, Using):
            return refused("not-now", "POWER-5", "not-now-using")
        tableau = rules.names(seat.active)
        for item in choice.items:
            if (refusal := unknown(rules, item, "POWER-5", tableau)) is not None:
                return refusal
            if item not in tableau:
                return refused("no-power", "POWER-3", "no-power-now", card=called(rules)(item))
        legal = [
            said("way", cards=listed(rules, rules.names(used)), cost=cost) for used, cost in _ways(table, self.seat)
        ]
        if seat.placed < 0:
            return refused("powers", "POWER-8", "powers-nothing", ways=tuple(legal))
        return refused("powers", "POWER-8", card=named(rules.cards[seat.placed]), ways=tuple(legal))


def _ways(table: RaceTable, number: int) -> list[Way]:
    seat = table.seats[number]
    card = None if seat.placed < 0 else table.rules.cards[seat.placed]
    return ways(placing_powers(table, number), card, len(seat.hand))


@frozen
class PayCards(SeatStep[RaceTable]):
    """A question whose answer discards exactly as many cards from the hand as the card costs (PAY-2, PAY-3)."""

    kind = "pay"
    question = "Which cards do you pay with?"

    def run(self, table: RaceTable) -> Legal | None:
        cost = self._cost(table)
        if not cost:
            return None
        return Picks(choices.Pay.of, table.rules.row(table.seats[self.seat].hand), cost, cost)

    def _cost(self, table: RaceTable) -> int:
        seat = table.seats[self.seat]
        if table.phase == DEVELOP:
            return development_cost(seat, placing_powers(table, self.seat), table.rules.cards[seat.placed])
        if not seat.using and seat.placed >= 0:
            return world_cost(placing_powers(table, self.seat), table.rules.cards[seat.placed])
        return next(cost for used, cost in _ways(table, self.seat) if used == seat.using)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        table.seats[self.seat].draft = table.rules.numbers_of(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Pay):
            return wrong_items(self, table, choice.items, "PAY-3", "hand")
        card = named(table.rules.cards[table.seats[self.seat].placed])
        return refused("not-now", "PAY-3", "not-now-pay", card=card, cost=self._cost(table))


@frozen
class FinishPlacing(SeatStep[RaceTable]):
    """A step that carries out a decision: discards cards used and paid, draws for bonus and powers (SETTLE-7)."""

    kind = "finish-placing"

    def run(self, table: RaceTable) -> Legal | None:
        seat, powers = table.seats[self.seat], table.powers(self.seat)
        for card in seat.using:
            table.note(events.PowerUsed, self.seat, table.rules.keys[card])
            if all(contact.card != card for contact in powers.pay):
                table.leave_tableau(self.seat, card)
        table.discard(self.seat, seat.draft, "payment", seat.placed)
        seat.draft = seat.using = ()
        if seat.placed < 0:
            return None
        card, seat.placed = seat.placed, NOTHING
        cards, cause = powers.develop_draw, DEVELOPED
        if table.phase == SETTLE:
            cards, cause = powers.settle_draw + (CHOSE_SETTLE in seat.bonus), SETTLED
        if cards:
            table.push(DrawCards.of(self.seat, cards, cause))
        if table.rules.own:
            call_each(table, self.seat, "placed", table.rules.cards[card], phase=table.phase_key)
        for hook in table.rules.extensions.placed:
            hook(table, self.seat, table.rules.cards[card])
        return None
