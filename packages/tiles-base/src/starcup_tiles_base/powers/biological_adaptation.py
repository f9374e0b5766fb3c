"""Biological Adaptation: your developments with a Reassign power need one developer less (POWER-27)."""

from starcup.roll import Discount, Face, hookimpl


@hookimpl
def discount(face: Face) -> Discount | None:
    return Discount(1) if face.reassign else None
