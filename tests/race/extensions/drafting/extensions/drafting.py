"""Hands are drafted: each seat takes one of the cards before it and passes the rest on, until it has enough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, IllegalChoice
from starcup.extensions import instead
from starcup.making import AnyStep, AskTogether, Domains, Legal, SeatStep, Step, frozen
from starcup.messages import Message
from starcup.packed import PowerChoice, hookimpl
from starcup_race import SUPPLY, RaceTable


@frozen(eq=False)
class Draft(PowerChoice[RaceTable]):
    """Take a card of those before the seat."""

    pattern = "draft {card} with {power}"
    domains: ClassVar[Domains] = MappingProxyType({"card": "card"})
    card: str


@frozen
class DealPackets(SeatStep[RaceTable]):
    """Lay cards before a seat, which looks at them."""

    kind = "deal-packets"

    def run(self, table: RaceTable) -> Legal | None:
        seat, rules = table.seats[self.seat], table.rules
        cards, left = SUPPLY.draw(table, rules.numbers.dealt - len(seat.looking), rules.card_draws[self.seat])
        seat.looking = tuple(sorted((*seat.looking, *cards)))
        if left:
            table.push(self)
        return None


@frozen
class DealAll(Step[RaceTable]):
    """Lay cards before all seats."""

    kind = "deal-all-packets"

    def run(self, table: RaceTable) -> Legal | None:
        table.then(*map(DealPackets, range(table.players)))
        return None


@frozen
class ChooseDraft(SeatStep[RaceTable]):
    """A question whose answer is one of the cards before a seat."""

    kind = "choose-draft"
    question = "Which card do you take?"
    always_asks = True

    def run(self, table: RaceTable) -> Legal | None:
        keys = table.rules.names(table.seats[self.seat].looking)
        return tuple([Draft.of("drafting", key) for key in dict.fromkeys(keys)])

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Draft)
        table.seats[self.seat].draft = (table.rules.index[choice.card],)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("not-now", "", Message("race-refusal-drafting", "take one of the cards before you."))


@frozen
class DraftTogether(AskTogether[RaceTable]):
    """All seats choose at once."""

    kind = "draft-together"
    each = ChooseDraft


@frozen
class PassOn(Step[RaceTable]):
    """Cards taken go to the hands, the rest to the next seat; what is left when hands are full is discarded."""

    kind = "pass-on"

    def run(self, table: RaceTable) -> Legal | None:
        packets = []
        for number, seat in enumerate(table.seats):
            left = [*seat.looking]
            left.remove(seat.draft[0])
            table.add_to_hand(number, seat.draft)
            seat.draft = ()
            packets.append(tuple(left))
        for number, seat in enumerate(table.seats):
            seat.looking = packets[number - 1]
        if len(table.seats[0].hand) < table.rules.numbers.kept:
            table.then(DraftTogether(), self)
            return None
        for number, seat in enumerate(table.seats):
            cards, seat.looking = seat.looking, ()
            table.to_discards(number, cards, "set-up")
        return None


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    steps = instead(steps, "deal-hands", DealAll(), DraftTogether(), PassOn())
    return instead(instead(steps, "discard-dealt"), "apply-discards")
