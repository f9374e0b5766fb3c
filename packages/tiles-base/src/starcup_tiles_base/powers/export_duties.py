"""Export Duties: $1 more for each good that you Trade (SHIP-4)."""

from starcup.roll import Face, hookimpl


@hookimpl
def trade_credits(world: Face) -> int:
    return 1
