"""Technology Unions: $1 in Explore and in Produce with more developments than each other player (POWER-6)."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    mine = len(table.developments(seat))
    return int(all(mine > len(table.developments(other)) for other in range(table.players) if other != seat))
