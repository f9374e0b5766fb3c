"""Reserve: at the end of Explore a Talent of yours goes to work in the first phase still to come."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    later = [phase for phase in table.occurring if phase > table.phase]
    if later and table.resource(seat, "talent"):
        table.change_resource(seat, "talent", -1)
        table.add_worker(seat, "talent", table.rules.phase_keys[later[0]])
