"""The steps: the rules, one after another."""

from __future__ import annotations

from collections import Counter

from starcup import Choice
from starcup.making import DealStep, Deck, DrawStep, Legal, SeatStep, Step, frozen, picks
from starcup_salvage.choices import LEAVE, OPEN, Send
from starcup_salvage.events import DronesBuilt, DronesSent, HoldOpened, HoldsLeft, WreckFound, WreckHauled, WreckLost
from starcup_salvage.table import DECK, NAMES, SalvageTable

MOST_SENT = 3
DIE = (1, 2, 3, 4, 5, 6)
TWO_DICE = tuple(one + other for one in DIE for other in DIE)


@frozen
class BuildDrones(DealStep[SalvageTable, int]):
    """Crews draw drones from the deck, until their hands are of these sizes (SALVAGE-1)."""

    kind = "drone"
    sizes: tuple[int, ...]

    def deck(self, table: SalvageTable) -> Deck[SalvageTable, int]:
        return DECK

    def owed(self, table: SalvageTable, seat: int) -> int:
        return self.sizes[seat] - len(table.seats[seat].hand)

    def dealt(self, table: SalvageTable, seat: int, cards: list[int]) -> None:
        crew = table.seats[seat]
        crew.hand = tuple(sorted((*crew.hand, *cards)))
        table.note(DronesBuilt, seat, tuple(cards))


@frozen
class FindWreck(DrawStep[SalvageTable, int]):
    """Two dice say how strong the hull of the next wreck is; then all crews send drones at once (SALVAGE-2)."""

    kind = "wreck"

    def options(self, table: SalvageTable) -> tuple[int, ...]:
        return TWO_DICE

    def drawn(self, table: SalvageTable, value: int) -> None:
        table.wreck, table.hull = table.wreck + 1, value
        table.note(WreckFound, table.wreck, value)
        table.push(Haul())
        table.together([SendDrones(seat) for seat in range(table.players)])


@frozen
class SendDrones(SeatStep[SalvageTable]):
    """A crew sends up to three drones; the others don't see which, nor how many (SALVAGE-3)."""

    kind = "send"
    question = "Which drones do you send?"
    rule = "SALVAGE-3"

    def run(self, table: SalvageTable) -> Legal | None:
        hand = Counter(table.seats[self.seat].hand)
        row = tuple((NAMES[drone - 1], number) for drone, number in sorted(hand.items()))
        return picks(Send.of, row, 0, MOST_SENT)

    def take(self, table: SalvageTable, choice: Choice) -> None:
        assert isinstance(choice, Send)
        table.seats[self.seat].sent = tuple(NAMES.index(name) + 1 for name in choice.items)


@frozen
class Haul(Step[SalvageTable]):
    """The strongest crew hauls the wreck, if it is as strong as the hull and no other is as strong (SALVAGE-4)."""

    kind = "haul"

    def run(self, table: SalvageTable) -> Legal | None:
        strengths = []
        for seat, crew in enumerate(table.seats):
            table.note(DronesSent, seat, crew.sent)
            strengths.append(sum(crew.sent))
            table.scrap = tuple(sorted(table.scrap + crew.sent))
            crew.hand = tuple(sorted((Counter(crew.hand) - Counter(crew.sent)).elements()))
            crew.sent = ()
        sizes = [len(crew.hand) + (not strength) for crew, strength in zip(table.seats, strengths, strict=True)]
        table.push(BuildDrones(tuple(sizes)))
        best = max(strengths)
        if best >= table.hull and strengths.count(best) == 1:
            seat = strengths.index(best)
            table.seats[seat].wrecks += table.hull
            table.note(WreckHauled, seat, table.hull)
            table.push(SearchHolds(seat))
        else:
            table.note(WreckLost)
        return None


@frozen
class SearchHolds(SeatStep[SalvageTable]):
    """The crew that hauled a wreck opens hold after hold, for as long as it dares (SALVAGE-5)."""

    kind = "search"
    question = "Do you open another hold?"
    rule = "SALVAGE-5"

    def run(self, table: SalvageTable) -> Legal | None:
        return (OPEN, LEAVE)

    def take(self, table: SalvageTable, choice: Choice) -> None:
        if choice is OPEN:
            table.push(OpenHold(self.seat))
        else:
            leave_wreck(table, self.seat, sum(table.opened))


@frozen
class OpenHold(DrawStep[SalvageTable, int]):
    """A die says what is in the hold; no more than the number of holds opened before, and all blow up (SALVAGE-6)."""

    kind = "hold"
    seat: int

    def options(self, table: SalvageTable) -> tuple[int, ...]:
        return DIE

    def drawn(self, table: SalvageTable, value: int) -> None:
        table.note(HoldOpened, self.seat, value)
        if value <= len(table.opened):
            leave_wreck(table, self.seat, 0)
        else:
            table.opened = (*table.opened, value)
            table.push(SearchHolds(self.seat))


def leave_wreck(table: SalvageTable, seat: int, points: int) -> None:
    """Give a crew what the holds brought."""
    table.seats[seat].holds += points
    table.opened = ()
    table.note(HoldsLeft, seat, points)
