"""Freight Auction: in Consume you may auction a good; a die of its own says how many cards that brings."""

from typing import ClassVar

from starcup import SeatEvent
from starcup.making import Legal, SeatStep, frozen
from starcup.packed import PowerChoice, hookimpl
from starcup_race import DrawCards, RaceTable

KEY = "freight_auction"
FACES = (1, 2, 2, 4)


@frozen(eq=False)
class Auction(PowerChoice):
    """Auction the good of a world."""

    optional: ClassVar[bool] = True
    pattern = "auction {power} {world}"
    world: str

    def play(self, table: RaceTable, seat: int) -> None:
        table.take_good(seat, table.rules.index[self.world])
        table.push(RollDie(seat))


@frozen
class Auctioned(SeatEvent):
    """The good was auctioned for this many cards."""

    cards: int


@frozen
class RollDie(SeatStep[RaceTable]):
    """The die is rolled. Chance is drawn in the run() of a step, and may come from outside."""

    kind = f"power:{KEY}:roll"

    def run(self, table: RaceTable) -> Legal | None:
        cards = table.draw(f"power:{KEY} {self.seat}", FACES, self.seat + 1)
        if cards < 0:  # somebody rolls a real die: be run again when the outcome is there
            table.push(self)
            return None
        table.note(Auctioned, self.seat, cards)
        table.push(DrawCards(self.seat, cards))
        return None


@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return tuple(Auction(KEY, world) for world in table.rules.names(table.seats[seat].loaded()))
