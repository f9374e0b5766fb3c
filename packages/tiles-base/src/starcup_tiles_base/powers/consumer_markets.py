"""Consumer Markets: $1 for each good on your Novelty worlds at the end of Produce (POWER-6)."""

from starcup.roll import RollTable, hookimpl, total


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return total(table.goods(seat, "novelty"))
