"""Space Refineries: 1 VP more for each good Consumed from a Rare Elements world (SHIP-11)."""

from starcup.roll import Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def consume_chips(world: Face) -> int:
    return 1 if coloured(world, "rare_elements") else 0
