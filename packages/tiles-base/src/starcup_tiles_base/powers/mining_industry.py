"""Mining Industry: $1 for each good Consumed from a Rare Elements world (SHIP-11)."""

from starcup.roll import Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def consume_credits(world: Face) -> int:
    return 1 if coloured(world, "rare_elements") else 0
