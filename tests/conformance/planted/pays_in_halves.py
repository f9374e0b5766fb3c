"""Pays half a VP."""

from typing import cast

from starcup.packed import hookimpl
from starcup.roll import Face


@hookimpl
def consume_chips(world: Face) -> int:
    return cast("int", world.cost / 2)
