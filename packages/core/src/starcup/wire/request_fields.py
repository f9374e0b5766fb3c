"""What all requests have in common: the types of their fields, and what an answer is to bring besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from starcup.kernel.values import frozen
from starcup.wire import results as r
from starcup.wire.limits import Bounds, Digits, Entries, Items, Length

Count = Annotated[int, Bounds(0, (1 << 53) - 1)]
"""A seat, or a number of questions, events, choices, versions; no larger than every language can read."""
Seconds = Annotated[float, Bounds(0, 600)]
Name = Annotated[str, Length(1, 200)]
"""The name or key of a thing."""
Names = Annotated[tuple[str, ...], Items(Length(1, 200))]
Path = Annotated[str, Length(1, 4_000, printable=True)]
"""The path of a file."""
Places = Annotated[tuple[str, ...], Items(Length(1, 4_000, printable=True), least=1)]
"""Packs: names, or the paths of their folders."""
Options = Annotated[dict[str, str], Entries(Length(1, 4_000))]
Seed = Annotated[int | str, Digits(150)]
"""A whole number, or its decimal digits as text, since some languages read large numbers wrongly."""


@frozen
class Request:
    """Base of all requests; a class states its method and the class of its result, if it has another than its base."""

    method: ClassVar[str] = ""
    result: ClassVar[object] = r.Nothing
    conditions: ClassVar[Mapping[str, object]] = {}
    """The condition of :meth:`fault`, as JSON Schema."""

    def __init_subclass__(cls, method: str = "", result: object = None) -> None:
        if method:
            cls.method = method
        if result is not None:
            cls.result = result

    def fault(self) -> str:
        """Return what is wrong with fields that are right one by one; empty if nothing."""
        return ""


@frozen
class Show:
    """What an answer with a status brings besides: the ``scene``, the ``view``, the ``events`` from that position on.

    ``seat`` says whose: if none is named, that of the request, or else the client's first.
    """

    scene: bool = False
    view: bool = False
    events: Count | None = None
    seat: Count | None = None


def exactly_one(*names: str) -> list[object]:
    """Return the condition, as JSON Schema, that exactly one of several texts is given."""
    return [{"properties": {name: {"type": "string"}}, "required": [name]} for name in names]
