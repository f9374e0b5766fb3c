"""Old Yards: $1 for each tile completed in Develop."""

from starcup.packed import hookimpl
from starcup.roll import Face, RollTable


@hookimpl
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    return 1
