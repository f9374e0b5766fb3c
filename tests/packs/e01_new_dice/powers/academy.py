"""Academy: $1 at the end of Ship."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 1
