"""Makes a new power of each answer, where the rules remember what they make of one."""

from starcup.packed import hookimpl
from starcup.roll import Discount, Face

ASKED: list[str] = []


@hookimpl
def discount(face: Face) -> Discount | None:
    ASKED.append(face.key)
    return Discount(len(ASKED) % 2)
