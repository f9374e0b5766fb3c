"""Terraforming Robots: $1 for each world that you complete, $2 for a Rare Elements world (POWER-5)."""

from starcup.roll import Face, RollTable, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    return 2 if coloured(face, "rare_elements") else 1
