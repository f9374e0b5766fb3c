"""The strict reader of files: names read as numbers, and classes chosen by a name."""

from __future__ import annotations

from typing import Annotated, NewType

import pytest

from starcup.making import frozen
from starcup.packed import Document, Reader, Wrong
from starcup.packs import Fault
from starcup.packs.faults import Unquoted
from starcup.packs.options import Setting, settled, with_values

Colour = Annotated[int, "colour"]


@frozen
class Shape:
    """Base of shapes."""


@frozen
class Dot(Shape):
    """A shape without fields."""


@frozen
class Disc(Shape):
    """A shape with fields, of which one has a check."""

    radius: int
    colour: Colour = 0

    def __attrs_post_init__(self) -> None:
        if self.radius < 1:
            raise Wrong("a radius", Unquoted("none"), field="radius")


AnyShape = NewType("AnyShape", Shape)


@frozen
class Drawing:
    """A list of shapes."""

    shapes: tuple[AnyShape, ...]


def read(text: str) -> tuple[Drawing | None, list[str]]:
    """Return the drawing in a file, and its faults."""
    reader, faults = Reader(), list[Fault]()
    reader.numbered(Colour, "a colour", {"red": 3, "blue": 5})
    reader.named(AnyShape, "a shape", {"dot": Dot, "disc": Disc})
    document = Document("mine", "drawing.toml", text, faults)
    return reader.read(document, document.data, Drawing), [str(fault) for fault in faults]


def test_a_class_is_chosen_by_a_name_alone_or_with_fields() -> None:
    found, faults = read('shapes = ["dot", { dot = {} }, { disc = { radius = 2, colour = "blue" } }]')
    assert found == Drawing((AnyShape(Dot()), AnyShape(Dot()), AnyShape(Disc(2, 5)))) and faults == []


WRONG = [
    ('"dott"', "shapes[0]: expected a shape, found 'dott' (did you mean 'dot'?)"),
    ("{ dics = {} }", "shapes[0]: expected a shape, found 'dics' (did you mean 'disc'?)"),
    ("{}", "shapes[0]: expected a shape, found an empty table"),
    ("7", "shapes[0]: expected a shape, found 7"),
    ("{ dot = {}, disc = { radius = 1 } }", "shapes[0]: expected a shape alone, found 'dot' and 'disc'"),
    ('"disc"', "shapes[0].disc.radius: expected a whole number, found nothing"),
    ("{ disc = 3 }", "shapes[0].disc: expected a table, found 3"),
    ("{ disc = { radius = 0 } }", "shapes[0].disc.radius: expected a radius, found none"),
    ('{ disc = { radius = 1, colour = "bleu" } }', "colour: expected a colour (red or blue), found 'bleu'"),
    ("{ disc = { radius = 1, colour = 3 } }", "colour: expected a colour (red or blue), found 3"),
]


@pytest.mark.parametrize(("value", "said"), WRONG, ids=[case[0] for case in WRONG])
def test_what_is_no_shape_is_told_with_its_place(value: str, said: str) -> None:
    found, (fault,) = read(f"# a drawing\nshapes = [{value}]\n")
    assert found is None
    assert "drawing.toml line 2" in fault and said in fault


def test_an_option_takes_the_keys_of_pieces_as_its_values() -> None:
    rebel = Setting("base.rebel", ("a", "b"), "a")
    assert with_values(rebel, ["b", "c"]) == Setting("base.rebel", ("b", "c"), "b")
    assert with_values(rebel, []) == rebel
    assert settled([with_values(rebel, ["c", "a"])], {}) == {"base.rebel": "a"}
