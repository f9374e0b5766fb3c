"""Habitats: at the end of Settle the first die of Citizenry that matches becomes a good on each of your worlds."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, place_good
from starcup.roll.dice import kinds


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    rules = table.rules
    for world in table.worlds(seat):
        for kind in kinds(table.seats[seat].citizenry):
            if world.colour is not None and world.colour.key in rules.workers[kind].matches_as_good:
                place_good(table, seat, world, rules.die_keys[kind], "citizenry")
                break
