"""Grabber: in every phase goods out of the supply on all worlds, an exchange, and $1 whether or not there is a die."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, exchange_die, place_good


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    for world in table.worlds(seat):
        for colour in table.rules.die_keys:
            if place_good(table, seat, world, colour):
                break
    if table.names(table.seats[seat].cup)[:1] == ("home",):
        exchange_die(table, seat, "home", "cup", "genes")


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 1
