"""Makes its owner pay what he may not have."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.pay_credits(seat, 2)
