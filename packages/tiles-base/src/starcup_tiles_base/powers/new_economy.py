"""New Economy: $2 for each good that you Consume; 1 VP for each development without a Reassign power (POWER-27)."""

from starcup.roll import Face, RollTable, hookimpl


@hookimpl
def consume_credits(world: Face) -> int:
    return 2


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return sum(not face.reassign for face in table.developments(seat))
