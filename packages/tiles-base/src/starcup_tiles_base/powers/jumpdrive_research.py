"""Jumpdrive Research: $1 more for each good Traded from a Rare Elements world (SHIP-4)."""

from starcup.roll import Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def trade_credits(world: Face) -> int:
    return 1 if coloured(world, "rare_elements") else 0
