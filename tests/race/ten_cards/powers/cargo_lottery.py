"""Cargo Lottery: in Consume a good may be raffled; a die of its own says how many VP that brings."""

from typing import ClassVar

from starcup.making import Legal, SeatStep, frozen
from starcup.packed import PowerChoice, hookimpl
from starcup_race import RaceTable

KEY = "cargo_lottery"
FACES = (0, 1, 1, 2, 3)


@frozen(eq=False)
class Raffle(PowerChoice):
    """Raffle the good of a world."""

    optional: ClassVar[bool] = True
    pattern = "raffle {power} {world}"
    world: str

    def play(self, table: RaceTable, seat: int) -> None:
        table.take_good(seat, table.rules.index[self.world])
        table.push(DrawLot(seat))


@frozen
class DrawLot(SeatStep[RaceTable]):
    """The die is rolled."""

    kind = f"power:{KEY}:lot"

    def run(self, table: RaceTable) -> Legal | None:
        points = table.draw(f"power:{KEY} {self.seat}", FACES, self.seat + 1)
        if points < 0:
            table.push(self)
        else:
            table.gain_chips(self.seat, points, KEY)
        return None


@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return tuple(Raffle(KEY, world) for world in table.rules.names(table.seats[seat].loaded()))
