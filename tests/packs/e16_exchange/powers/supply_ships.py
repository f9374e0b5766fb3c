"""Supply Ships: at the end of Develop a die of the supply becomes a good on your latest world of its colour."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, place_good


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    for world in reversed(table.worlds(seat)):
        if world.holds_goods and world.colour is not None and place_good(table, seat, world, world.colour.key):
            table.gain_credits(seat, 1, "supply_ships")
            return
