"""Trade Levies: $1 for each good that you Consume (SHIP-11)."""

from starcup.roll import Face, hookimpl


@hookimpl
def consume_credits(world: Face) -> int:
    return 1
