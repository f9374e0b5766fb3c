"""Surveyors: everything costs 3 fewer, but not below 1."""

from starcup.packed import hookimpl
from starcup.roll import Discount, Face

TERMS = Discount(3)


@hookimpl
def discount(face: Face) -> Discount | None:
    return TERMS
