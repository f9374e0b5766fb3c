"""School: a Talent at the end of Develop."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.change_resource(seat, "talent", 1)
