"""Frozen classes made the fast way behave as those of attrs do."""

from __future__ import annotations

import copy
import pickle
from inspect import signature
from typing import ClassVar, Generic, TypeVar

import attrs
import pytest

from starcup.kernel.values import arguments_of
from starcup.making import frozen

T = TypeVar("T")


@frozen
class Point:
    kind: ClassVar[str] = "point"
    x: int
    y: tuple[str, ...] = ()
    note: str = attrs.field(default="", repr=False, eq=False)  # so attrs has to make it


@frozen
class Plain:
    kind: ClassVar[str] = "plain"
    x: int
    y: tuple[str, ...] = ()


@frozen
class Derived(Plain, Generic[T]):
    """Made the fast way, with a base that is, too."""

    name: str = "it"

    @property
    def long(self) -> str:
        return f"{self.name} at {self.x}"


@attrs.frozen
class OfPlain(Plain):
    """As a pack may derive from a class of ours."""

    more: int = 0


@attrs.define
class Defined(Plain):
    """attrs.define makes a frozen class, if the base is one."""

    more: int = 0


@frozen
class Written:
    word: str
    text: str = attrs.field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "text", f"<{self.word}>")


@frozen
class Twice(Written):
    times: int = 2


@frozen
class WithSuper(Plain):
    def __str__(self) -> str:
        return f"so: {super().__repr__()}"


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
    assert [field.name for field in attrs.fields(Named)] == ["x", "y", "note", "name"]
    for same in (copy.copy(point), copy.deepcopy(point), pickle.loads(pickle.dumps(point))):
        assert same == point


def test_made_without_attrs_but_like_by_attrs() -> None:
    for kind, derived in ((Plain, False), (Derived, True)):
        body = {name: value for name, value in vars(Plain).items() if name in ("__annotations__", "kind")}
        theirs = attrs.frozen(type("Plain", (), body | {"y": ()}))
        if derived:
            theirs = attrs.frozen(type("Derived", (theirs,), {"__annotations__": {"name": "str"}, "name": "it"}))
        assert str(signature(kind)) == str(signature(theirs))
        assert vars(kind)["__match_args__"] == vars(theirs)["__match_args__"]
        assert list(map(repr, attrs.fields(kind))) == list(map(repr, attrs.fields(theirs)))
        with pytest.raises(TypeError) as ours:
            kind()  # type: ignore[call-arg]
        with pytest.raises(TypeError) as other:
            theirs()
        assert str(ours.value).split(".")[-1] == str(other.value).split(".")[-1]


@frozen
class Again(Plain):
    """Says anew what a base says: attrs puts that field last."""

    x: int = 5


@frozen
class Private:
    _x: int
    y: int = 0


def test_fields_said_anew_and_private_ones_are_as_with_attrs() -> None:
    assert [field.name for field in attrs.fields(Again)] == list(signature(Again).parameters) == ["y", "x"]
    assert Again(("a",), 1) == Again(x=1, y=("a",)) != Again(("a",))
    assert list(signature(Private).parameters) == ["x", "y"]
    assert Private(x=3)._x == 3


def test_only_what_needs_attrs_waits_for_it() -> None:
    """Each class that attrs makes costs a start of the program a millisecond."""
    kinds: list[type] = [Plain, Derived, Point, Named, Written, WithSuper]
    asked = {kind.__name__ for kind in kinds if "attrs" in vars(kind)["__init__"].__code__.co_filename}
    assert asked == {"Point", "Named", "Written", "WithSuper"}


def test_plain_classes_are_frozen_slotted_and_copied() -> None:
    made: Derived[int] = Derived(1, ("a",), name="b")
    assert (made.long, made.kind) == ("b at 1", "plain")
    assert repr(made) == "Derived(x=1, y=('a',), name='b')"
    assert not hasattr(made, "__dict__")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.x = 2  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del made.x
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Defined(1).more = 2  # type: ignore[misc]
    assert attrs.evolve(made, x=3) == Derived(3, ("a",), name="b") != made
    for value in (made, OfPlain(1, more=2), Defined(1), Twice("a"), WithSuper(2)):
        for same in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
            assert same == value
            assert hash(same) == hash(value)
    assert repr(OfPlain(1, more=2)) == "OfPlain(x=1, y=(), more=2)"
    assert str(WithSuper(2)) == "so: WithSuper(x=2, y=())"


def test_what_is_done_after_init_is_done_for_derived_classes() -> None:
    assert Twice("a").text == "<a>"
    assert [field.name for field in attrs.fields(Twice)] == ["word", "text", "times"]
    assert list(arguments_of(Twice)) == ["word", "times"]


def test_fields_in_an_impossible_order_are_refused_as_by_attrs() -> None:
    with pytest.raises(ValueError, match="No mandatory attributes allowed after"):

        @frozen
        class Wrong(Plain):
            z: int  # type: ignore[misc]

    @frozen(slots=False, kw_only=True)
    class Right(Term):
        z: int

    assert Right(z=1).at_least is None
    with pytest.raises(TypeError, match="positional"):
        Right(1)  # type: ignore[call-arg]


def test_what_attrs_asks_for_later_changes_no_annotations() -> None:
    """attrs gets a class of its own to look at; a hook for subclasses that adds fields runs for it, too."""

    class Base:
        def __init_subclass__(cls) -> None:
            cls.__annotations__["added"] = "".join(("in", "t"))

    @frozen(slots=False)
    class Row(Base):
        number: int

    before = Row.__annotations__["added"]
    assert attrs.has(Row)
    assert Row.__annotations__["added"] is before
