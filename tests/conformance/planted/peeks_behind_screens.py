"""May reassign only while somebody else has an explorer behind his screen."""

from starcup.packed import hookimpl
from starcup.roll import Reassign, RollTable

MOVE = Reassign(up_to=1)


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return MOVE if any(other.sheet_columns[0] for other in others) else None
