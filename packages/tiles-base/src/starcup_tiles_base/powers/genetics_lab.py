"""Genetics Lab: $2 for each Genes die lying as a good, wherever it lies, at the end of Produce (POWER-34)."""

from starcup.roll import RollTable, count, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 2 * count(table.goods(seat), table.rules.die_index["genes"])
