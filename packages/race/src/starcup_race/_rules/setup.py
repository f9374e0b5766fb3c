"""Set-up: start worlds, hands of which four cards are kept or that are preset, Alpha Centauri's good (SETUP)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup_race import choices, events
from starcup_race._rules.drawing import DrawCards, PutGood
from starcup_race._rules.refusals import refused, wrong_items
from starcup_race._rules.rounds import Round
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race.choices import Discard


@frozen
class DealStartWorlds(Step[RaceTable]):
    """A step that deals a start world to each seat; the others are shuffled into the supply (SETUP-5, SETUP-6)."""

    kind = "deal-start-worlds"

    def run(self, table: RaceTable) -> Legal | None:
        rules = table.rules
        for number, seat in enumerate(table.seats):
            if seat.tableau:
                continue
            taken = {other.tableau[0] for other in table.seats if other.tableau}
            worlds_dealt = first_worlds(rules, table.players) if rules.variant.first_game else rules.start_worlds
            free = tuple([card for card in worlds_dealt if card not in taken])
            world = table.draw(rules.start_draws[number], free)
            if world < 0:
                table.push(self)
                return None
            table.enter_tableau(number, world)
            table.note(events.StartWorld, number, rules.keys[world])
        worlds = [seat.tableau[0] for seat in table.seats]
        table.supply = sorted((*rules.deck, *(card for card in rules.start_worlds if card not in worlds)))
        by_start = sorted(range(table.players), key=lambda number: rules.cards[worlds[number]].start)
        table.order = (by_start[0], *table.others(by_start[0]))
        return None


@frozen
class DealHands(Step[RaceTable]):
    """A step that deals a hand to each seat, or in a first game gives the preset ones (SETUP-7, SETUP-12)."""

    kind = "deal-hands"

    def run(self, table: RaceTable) -> Legal | None:
        if not table.rules.variant.first_game:
            table.then(*(DrawCards(number, table.rules.numbers.dealt) for number in range(table.players)))
            return None
        for number, seat in enumerate(table.seats):
            start = table.rules.cards[seat.tableau[0]].start
            cards = [card.index for card in table.rules.cards if card.preset == start]
            for card in cards:
                table.supply.remove(card)
            table.receive(number, cards)
        return None


@frozen
class PutStartGoods(Step[RaceTable]):
    """A step that puts a good on each start world that is a windfall world (SETUP-8)."""

    kind = "put-start-goods"

    def run(self, table: RaceTable) -> Legal | None:
        cards, worlds = table.rules.cards, [seat.tableau[0] for seat in table.seats]
        table.then(*(PutGood(number, world) for number, world in enumerate(worlds) if cards[world].windfall))
        return None


def first_worlds(rules: Rules, players: int) -> tuple[int, ...]:
    """Return the start worlds of a first game: those with the numbers from 1 on (SETUP-11)."""
    return tuple([card for card in rules.start_worlds if 1 <= rules.cards[card].start <= players])


@frozen
class ChooseDiscards(SeatStep[RaceTable]):
    """A question whose answer names the cards of its first hand that one seat discards (SETUP-7)."""

    kind = "discard-start"
    question = "Which cards do you discard?"

    def run(self, table: RaceTable) -> Legal | None:
        number = len(table.seats[self.seat].hand) - table.rules.numbers.kept
        return Picks(choices.Discard.of, table.rules.row(table.seats[self.seat].hand), number, number)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        table.seats[self.seat].draft = table.rules.numbers_of(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Discard):
            return wrong_items(self, table, choice.items, "SETUP-7", "dealt")
        return refused("not-now", "SETUP-7", "not-now-set-up")


@frozen
class DiscardDealt(AskTogether[RaceTable]):
    """A step in which all seats choose at once the dealt cards that they discard (SETUP-7)."""

    kind = "discard-dealt"

    def ask(self, table: RaceTable, seat: int) -> AnyStep | None:
        too_many = len(table.seats[seat].hand) > table.rules.numbers.kept
        return ChooseDiscards(seat) if too_many and not table.rules.variant.first_game else None


@frozen
class ApplyDiscards(Step[RaceTable]):
    """A step that puts the chosen cards on the discard pile, by seat number (TIMING-2)."""

    kind = "apply-discards"

    def run(self, table: RaceTable) -> Legal | None:
        for number, seat in enumerate(table.seats):
            cards, seat.draft = seat.draft, ()
            table.discard(number, cards, "set-up")
        return None


SETUP_STEPS: tuple[AnyStep, ...] = (
    DealStartWorlds(), DealHands(), DiscardDealt(), ApplyDiscards(), PutStartGoods(), Round(),
)  # fmt: skip
"""The steps of the set-up, in order; the last begins the first round."""
