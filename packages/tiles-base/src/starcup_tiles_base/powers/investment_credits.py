"""Investment Credits: your developments need one developer less (POWER-14)."""

from starcup.roll import Discount, Face, hookimpl


@hookimpl
def discount(face: Face) -> Discount | None:
    return None if face.is_world else Discount(1)
