"""Space Tourism: $1 in Ship, $2 if all worlds of the highest printed cost are yours (POWER-36, POWER-37)."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    highest = [max((world.cost for world in table.worlds(owner)), default=-1) for owner in range(table.players)]
    return 2 if all(highest[seat] > cost for owner, cost in enumerate(highest) if owner != seat) else 1
