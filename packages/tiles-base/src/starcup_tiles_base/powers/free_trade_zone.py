"""Free Trade Zone: your grey worlds need two settlers less, but at least two (POWER-33)."""

from starcup.roll import Discount, Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def discount(face: Face) -> Discount | None:
    return Discount(2, floor=2) if coloured(face, "grey") else None
