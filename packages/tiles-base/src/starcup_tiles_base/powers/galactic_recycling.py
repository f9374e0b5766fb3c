"""Galactic Recycling: $1 for each development and each world that you complete (DEVELOP-12)."""

from starcup.roll import Face, RollTable, hookimpl


@hookimpl
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    return 1
