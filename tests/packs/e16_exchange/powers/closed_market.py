"""Closed Market, a world: its goods are not Traded."""

from starcup.roll import Face, hookimpl


@hookimpl
def trade_forbidden(world: Face) -> bool:
    return world.key == "closed_market"
