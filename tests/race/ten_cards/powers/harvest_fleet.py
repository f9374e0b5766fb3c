"""Harvest Fleet: full holds bring a VP, and large worlds sell better."""

from starcup.packed import hookimpl
from starcup_race import Card, RaceTable


@hookimpl
def production_done(table: RaceTable, seat: int) -> None:
    if len(table.seats[seat].loaded()) >= 3:
        table.gain_chips(seat, 1, "harvest_fleet")


@hookimpl
def trade_bonus(world: Card) -> int:
    return int(world.cost >= 4)
