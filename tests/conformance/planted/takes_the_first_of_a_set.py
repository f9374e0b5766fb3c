"""Pays for a colour that the hash seed of the process has put first."""

from starcup.packed import hookimpl
from starcup.roll import RollTable
from starcup.roll.dice import count


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    colours = {table.rules.die_keys[kind] for kind in range(table.rules.colours)}
    return count(table.seats[seat].citizenry, table.rules.die_index[next(iter(colours))])
