"""Alien Uplift Blueprints: your Genes and Alien Technology worlds need one settler less (POWER-14)."""

from starcup.roll import Discount, Face, hookimpl
from starcup_tiles_base.powers._shapes import coloured


@hookimpl
def discount(face: Face) -> Discount | None:
    return Discount(1) if coloured(face, "genes", "alien_technology") else None
