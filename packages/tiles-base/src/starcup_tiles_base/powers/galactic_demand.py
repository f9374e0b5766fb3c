"""Galactic Demand: $2 more for each good Traded from a Novelty world (SHIP-4)."""

from starcup.roll import Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def trade_credits(world: Face) -> int:
    return 2 if coloured(world, "novelty") else 0
