"""Galactic Religion: $1 for each Novelty die in Citizenry at the end of Develop (POWER-6)."""

from starcup.roll import RollTable, count, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return count(table.seats[seat].citizenry, table.rules.die_index["novelty"])
