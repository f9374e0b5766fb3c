"""Closed Market, a world: its goods are not Traded."""

from starcup.packed import hookimpl
from starcup.roll import Face


@hookimpl
def trade_forbidden(world: Face) -> bool:
    return world.key == "closed_market"
