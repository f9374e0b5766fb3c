"""Frozen classes made the fast way behave as those of attrs do."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import attrs
import pytest

from starcup.kernel.values import frozen


@frozen
class Point:
    kind: ClassVar[str] = "point"
    x: int
    y: tuple[str, ...] = ()
    note: str = attrs.field(default="", repr=False, eq=False)


@frozen
class Named(Point):
    name: str = "it"


@attrs.frozen
class OfAttrs(Point):
    """As a pack may derive from a class of ours."""

    more: int = 0


@frozen(eq=False)
class Single:
    x: int


@frozen
class Nothing:
    pass


@frozen
class Own:
    x: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)

    def __hash__(self) -> int:
        return 7

    def __repr__(self) -> str:
        return "own"


@frozen(slots=False, kw_only=True)
class Term:
    at_least: int | None = None


def test_equal_are_objects_of_one_class_with_equal_fields() -> None:
    assert Point(1, ("a",)) == Point(1, ("a",), note="not compared")
    assert Point(1) != Point(2)
    assert Named(1) == Named(1)
    assert Named(1) != Named(1, name="other")
    assert Point(1) != Named(1)
    assert Point(1) != object()
    assert Nothing() == Nothing()
    assert Single(1) != Single(1)
    assert Term(at_least=1) == Term(at_least=1) != Term()
    assert OfAttrs(1, more=2) == OfAttrs(1, more=2) != OfAttrs(1)


def test_equal_objects_have_one_hash() -> None:
    assert len({Point(1), Point(1, note="n"), Point(2), Named(1), Nothing(), Nothing(), OfAttrs(1), OfAttrs(1)}) == 5
    assert len({Single(1), Single(1)}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(Point(1, ["a"]))  # type: ignore[arg-type]


def test_what_a_class_defines_itself_stays() -> None:
    assert Own(1) == Own(2)
    assert hash(Own(1)) == 7
    assert repr(Own(1)) == "own"


def test_shown_as_by_attrs() -> None:
    class Local:
        pass

    made = frozen(Local)
    assert repr(made()) == "Local()"
    assert repr(Named(1, ("a",))) == "Named(x=1, y=('a',), name='it')"
    assert repr(OfAttrs(1)) == "OfAttrs(x=1, y=(), more=0)"
    assert repr(Term()) == "Term(at_least=None)"


def test_frozen_slotted_and_known_to_attrs() -> None:
    point = Point(1)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        point.x = 2  # type: ignore[misc]
    assert not hasattr(point, "__dict__")
    assert attrs.evolve(point, x=3) == Point(3)
    assert [one.name for one in attrs.fields(Named)] == ["x", "y", "note", "name"]
    for same in (copy.copy(point), copy.deepcopy(point), pickle.loads(pickle.dumps(point))):
        assert same == point
