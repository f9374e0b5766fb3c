"""Replicant Robots: your worlds need one settler less (POWER-14)."""

from starcup.roll import Discount, Face, hookimpl


@hookimpl
def discount(face: Face) -> Discount | None:
    return Discount(1) if face.is_world else None
