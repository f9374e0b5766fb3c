"""Lets its owner look at a tile of the bag, and take the look back."""

from attrs import frozen

from starcup import SeatEvent
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, table_of

KEY = "shows_before_undo"


@frozen
class TileShown(SeatEvent):
    """What the owner saw; only he hears it."""

    private = True
    tile: str


@frozen(eq=False)
class Peek(PowerChoice):
    """Look at a tile of the bag."""

    pattern = "peek {power}"

    def play(self, table: object, seat: int) -> None:
        table = table_of(table)
        table.add_to_tally(seat, KEY)
        table.note(TileShown, seat, table.rules.tiles[table.bag[len(table.bag) // 2]].id)


PEEK = Peek(KEY)


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    return (PEEK,) if table.bag and not table.tally(seat, KEY) else ()
