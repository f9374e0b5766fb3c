"""Freight Auction: in Consume you may auction a good; a die of its own says how many cards that brings."""

from typing import Annotated, ClassVar

from starcup import SeatEvent
from starcup.making import DrawStep, frozen
from starcup.messages import Names
from starcup.packed import PowerChoice, hookimpl
from starcup_race import DrawCards, RaceTable

KEY = "freight_auction"
FACES = (1, 2, 2, 4)


@frozen(eq=False)
class Auction(PowerChoice):
    """Auction the good of a world."""

    optional: ClassVar[bool] = True
    pattern = "auction {power} {world}"
    world: Annotated[str, Names("card")]

    def play(self, table: RaceTable, seat: int) -> None:
        table.take_good(seat, table.rules.index[self.world])
        table.push(RollDie(seat))


@frozen
class Auctioned(SeatEvent):
    """The good was auctioned for this many cards."""

    cards: int


@frozen
class RollDie(DrawStep[RaceTable, int]):
    """The die is rolled; somebody may as well roll a real one."""

    kind, draws = f"power:{KEY}:roll", f"power:{KEY}"
    seat: int

    def options(self, table: RaceTable) -> tuple[int, ...]:
        return FACES

    def drawn(self, table: RaceTable, value: int) -> None:
        table.note(Auctioned, self.seat, value)
        table.push(DrawCards(self.seat, value))


@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return tuple(Auction(KEY, world) for world in table.rules.names(table.seats[seat].loaded()))
