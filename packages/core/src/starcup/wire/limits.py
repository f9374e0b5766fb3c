"""Limits of the values that a client may send, beyond their types: checked by the strict converter, told by schemas."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Protocol, get_args, get_origin

from starcup.kernel.suggest import brief
from starcup.kernel.values import frozen


class Limit(Protocol):
    """A limit of a field, as a mark of its type."""

    def check(self, value: object) -> None:
        """Refuse a value of the right type that is beyond the limit."""
        ...

    def schema(self) -> dict[str, object]:
        """Return the keywords of JSON Schema for the same limit."""
        ...


@frozen
class Bounds:
    """A number from ``least`` to ``most``."""

    least: int
    most: int | None = None

    def check(self, value: object) -> None:
        assert isinstance(value, int | float)
        if value < self.least or (self.most is not None and value > self.most):
            upper = "more" if self.most is None else str(self.most)
            raise ValueError(
                f"expected {self.least} {'or' if self.most is None else 'to'} {upper}, found {_cut(value)}"
            )

    def schema(self) -> dict[str, object]:
        return {"minimum": self.least, **({} if self.most is None else {"maximum": self.most})}


@frozen
class Length:
    """A text of ``least`` to ``most`` characters, ``printable`` if it may have no control characters."""

    least: int
    most: int
    printable: bool = False

    def check(self, value: object) -> None:
        assert isinstance(value, str)
        if not self.least <= len(value) <= self.most:
            raise ValueError(f"expected {self.least} to {self.most} characters, found {len(value)}")
        if self.printable and re.search(_CONTROL, value):
            raise ValueError(f"expected no control characters, found {brief(value)}")

    def schema(self) -> dict[str, object]:
        limits: dict[str, object] = {"minLength": self.least, "maxLength": self.most}
        return {**limits, "not": {"pattern": _CONTROL}} if self.printable else limits


_CONTROL = r"[\x00-\x1f\x7f]"


@frozen
class Items:
    """A list of at least so many texts, each within a limit."""

    each: Length
    least: int = 0

    def check(self, value: object) -> None:
        assert isinstance(value, tuple)
        if len(value) < self.least:
            raise ValueError(f"expected {self.least} or more, found {len(value)}")
        for index, item in enumerate(value):
            _check_at(f"at place {index}", self.each, item)

    def schema(self) -> dict[str, object]:
        least = {"minItems": self.least} if self.least else {}
        return {**least, "items": {"type": "string", **self.each.schema()}}


@frozen
class Entries:
    """An object with texts within a limit, and names within the same."""

    each: Length

    def check(self, value: object) -> None:
        assert isinstance(value, Mapping)
        for name, text in value.items():
            _check_at("as a name", self.each, name)
            _check_at(f"under {brief(name)}", self.each, text)

    def schema(self) -> dict[str, object]:
        each = self.each.schema()
        return {"propertyNames": each, "additionalProperties": {"type": "string", **each}}


@frozen
class Digits:
    """A whole number from 0 on, or up to ``most`` decimal digits as text."""

    most: int

    def check(self, value: object) -> None:
        if isinstance(value, str):
            if not (value.isascii() and value.isdecimal() and len(value) <= self.most):
                raise ValueError(f"expected up to {self.most} digits, found {brief(value)}")
        else:
            assert isinstance(value, int)
            Bounds(0, 10**self.most - 1).check(value)

    def schema(self) -> dict[str, object]:
        return {"minimum": 0, "maximum": 10**self.most - 1, "maxLength": self.most, "pattern": "^[0-9]+$"}


def _cut(value: float) -> str:
    text = str(value)
    return text if len(text) < 40 else f"{text[:36]}..."


def _check_at(place: str, limit: Limit, value: object) -> None:
    try:
        limit.check(value)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None


LIMITS = (Bounds, Length, Items, Entries, Digits)


def limits_of(kind: object) -> tuple[Limit, ...]:
    """Return the limits that a type is marked with."""
    marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return tuple(mark for mark in marks if isinstance(mark, LIMITS))
