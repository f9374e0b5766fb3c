"""Set-up: start worlds, hands of which four cards are kept or that are preset, Alpha Centauri's good (SETUP)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup_race import choices, events
from starcup_race._rules.drawing import DrawCards, PutGood
from starcup_race._rules.refusals import said, wrong_items
from starcup_race._rules.rounds import Round
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import DEALT, KEPT
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
        supply = sorted((*rules.deck, *(card for card in rules.start_worlds if card not in worlds)))
        by_start = sorted(range(table.players), key=lambda number: rules.cards[worlds[number]].start)
        table.order = (by_start[0], *table.others(by_start[0]))
        windfalls = [number for number, world in enumerate(worlds) if rules.cards[world].windfall]
        dealing = list[AnyStep]()
        if rules.variant.first_game:
            for number, world in enumerate(worlds):
                cards = _preset_hand(table, world)
                for card in cards:
                    supply.remove(card)
                table.receive(number, cards)
        else:
            dealing += [*(DrawCards(number, DEALT) for number in range(table.players)), DiscardDealt(), ApplyDiscards()]
        table.supply = supply
        table.then(*dealing, *(PutGood(number, worlds[number]) for number in windfalls), Round())
        return None


def first_worlds(rules: Rules, players: int) -> tuple[int, ...]:
    """Return the start worlds of a first game: those with the numbers from 1 on (SETUP-11)."""
    return tuple([card for card in rules.start_worlds if 1 <= rules.cards[card].start <= players])


def _preset_hand(table: RaceTable, world: int) -> tuple[int, ...]:
    """Return the hand that goes with a start world in a first game (SETUP-12)."""
    cards = table.rules.cards
    return tuple([card.index for card in cards if card.preset == cards[world].start])


@frozen
class ChooseDiscards(SeatStep[RaceTable]):
    """A question whose answer names the cards of its first hand that one seat discards (SETUP-7)."""

    kind = "discard-start"
    question = "Which two cards do you discard?"

    def run(self, table: RaceTable) -> Legal | None:
        number = DEALT - KEPT
        return Picks(choices.discard, table.rules.row(table.seats[self.seat].hand), number, number)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        table.seats[self.seat].draft = table.rules.numbers(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Discard):
            return wrong_items(self, table, choice.items, "SETUP-7", "dealt")
        return IllegalChoice("not-now", "SETUP-7", said("not-now-set-up"))


@frozen
class DiscardDealt(AskTogether[RaceTable]):
    """A step in which all seats choose at once the dealt cards that they discard (SETUP-7)."""

    kind = "discard-dealt"
    each = ChooseDiscards


@frozen
class ApplyDiscards(Step[RaceTable]):
    """A step that puts the chosen cards on the discard pile, by seat number (TIMING-2)."""

    kind = "apply-discards"

    def run(self, table: RaceTable) -> Legal | None:
        for number, seat in enumerate(table.seats):
            cards, seat.draft = seat.draft, ()
            table.discard(number, cards, "set-up")
        return None
