"""Mining League: $1 for each good on your Rare Elements worlds at the end of Produce; 2 VP for each such world."""

from starcup.roll import RollTable, hookimpl, total


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return total(table.goods(seat, "rare_elements"))


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return 2 * len(table.worlds(seat, "rare_elements"))
