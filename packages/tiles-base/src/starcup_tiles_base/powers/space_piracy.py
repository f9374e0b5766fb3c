"""Space Piracy: $1 for every two Military dice in Citizenry at the end of Ship, rounded up (POWER-43)."""

from starcup.roll import RollTable, count, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    military = count(table.seats[seat].citizenry, table.rules.die_index["military"])
    return (military + 1) // 2
