"""Roles of fields, declared in their types: what a value names."""

from __future__ import annotations

from typing import Annotated, get_args, get_origin

from attrs import frozen


@frozen
class Names:
    """A mark of a field: its values are keys of a list of things, such as ``card``, or numbers of seats.

    ``card: Annotated[str, Names("card")]`` is put into words by the name of the card, found on the table, and told
    to programs by the schemas. In ``tuple[Annotated[str, Names("card")], ...]`` each item is such a key.

    Args:
        things: the list: a kind of piece, such as ``card``, or ``seat``.
    """

    things: str


SeatNumber = Annotated[int, Names("seat")]
"""The number of a seat, from 0."""


def things_named(kind: object) -> str:
    """Return the list of things that the values of a type, or their items, are keys of; empty if of none.

    >>> things_named(tuple[SeatNumber, ...]), things_named(int)
    ('seat', '')
    """
    if get_origin(kind) is Annotated:
        marks = get_args(kind)[1:]
        things = next((mark.things for mark in marks if isinstance(mark, Names)), "")
        return things or things_named(get_args(kind)[0])
    return next(filter(None, map(things_named, get_args(kind))), "")
