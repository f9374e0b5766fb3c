"""Public Works: $1 for each development that you complete (POWER-42)."""

from starcup.roll import Face, RollTable, hookimpl


@hookimpl
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    return 1
