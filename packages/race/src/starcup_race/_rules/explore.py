"""Phase I, Explore: draw cards, keep some of them (EXPLORE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup_race import choices, events
from starcup_race._rules.calling import explored
from starcup_race._rules.drawing import EXPLORING, take_cards, tell_of_drawing
from starcup_race._rules.refusals import refused, wrong_items
from starcup_race._rules.rules import without
from starcup_race._rules.table import RaceTable
from starcup_race.choices import Keep


def explore_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Explore in the order in which they happen (EXPLORE-2)."""
    return [*[Look.of(number, _drawn(table, number)) for number in table.order], *_CHOICE]


def _drawn(table: RaceTable, number: int) -> int:
    """Return the number of cards that a seat draws (EXPLORE-4 to EXPLORE-6)."""
    rules = table.rules
    drawn = rules.numbers.drawn + table.powers(number).explore_draw
    for action in table.seats[number].bonus:
        drawn += rules.plan.actions[action].draw
    return max(0, drawn + explored(table, number, "explore_draw")) if rules.own else drawn


def _kept(table: RaceTable, number: int) -> int:
    """Return the number of cards that a seat keeps (EXPLORE-8)."""
    seat, rules = table.seats[number], table.rules
    kept = rules.numbers.chosen + table.powers(number).explore_keep
    for action in seat.bonus:
        kept += rules.plan.actions[action].keep
    return min(len(seat.looking), max(0, kept + explored(table, number, "explore_keep")) if rules.own else kept)


@frozen
class Look(SeatStep[RaceTable]):
    """A step that draws cards to select from."""

    kind = "look"
    left: int

    def run(self, table: RaceTable) -> Legal | None:
        drawn, left = take_cards(table, self.seat, self.left, EXPLORING)
        seat = table.seats[self.seat]
        seat.looking = tuple(sorted((*seat.looking, *drawn)))
        if left:
            table.push(Look.of(self.seat, left))
        if table.rules.extended:
            tell_of_drawing(table, self.seat, len(drawn), EXPLORING)
        return None


@frozen
class KeepCards(AskTogether[RaceTable]):
    """A step in which all seats select at the same time (EXPLORE-3)."""

    kind = "keep-cards"

    def ask(self, table: RaceTable, seat: int) -> AnyStep | None:
        return ChooseKept.of(seat) if table.seats[seat].looking else None


@frozen
class ChooseKept(SeatStep[RaceTable]):
    """A question whose answer names the drawn cards that one seat keeps (EXPLORE-7)."""

    kind = "keep"
    question = "Which of the cards drawn do you keep?"

    def run(self, table: RaceTable) -> Legal | None:
        number = _kept(table, self.seat)
        return Picks(choices.Keep.of, table.rules.row(table.seats[self.seat].looking), number, number)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        table.seats[self.seat].draft = table.rules.numbers_of(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Keep):
            return wrong_items(self, table, choice.items, "EXPLORE-7", "drawn")
        return refused("not-now", "EXPLORE-7", "not-now-keep")


@frozen
class ApplyKept(Step[RaceTable]):
    """A step that puts the kept cards in the hands and the rest on the discard pile, in turn order (EXPLORE-1)."""

    kind = "apply-kept"

    def run(self, table: RaceTable) -> Legal | None:
        for number in table.order:
            seat = table.seats[number]
            kept, rest = seat.draft, without(seat.looking, seat.draft)
            seat.draft = seat.looking = ()
            table.add_to_hand(number, kept)
            if kept and table.log is not None:
                table.log.append((events.CardsKept, number, len(kept)))
                table.log.append((events.KeptSeen, number, table.rules.names(kept)))
            if rest:
                table.to_discards(number, rest, "explore")
        return None


_CHOICE: tuple[AnyStep, ...] = (KeepCards(), ApplyKept())
