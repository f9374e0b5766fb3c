"""Takes the middle tile of the bag for a drawn one, without a draw."""

from attrs import frozen

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, table_of
from starcup.roll.extending import PlaceTiles

KEY = "draws_past_the_gate"


@frozen(eq=False)
class Grab(PowerChoice):
    """Take a tile."""

    pattern = "grab {power}"

    def play(self, table: object, seat: int) -> None:
        table = table_of(table)
        table.add_to_tally(seat, KEY)
        tile = table.bag[len(table.bag) // 2]
        table.bag = tuple(other for other in table.bag if other != tile)
        table.seats[seat].drawn = (*table.seats[seat].drawn, tile)
        table.push(PlaceTiles(seat, plain=True))


GRAB = Grab(KEY)


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    return (GRAB,) if table.bag and not table.tally(seat, KEY) else ()
