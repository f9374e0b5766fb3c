"""What a seat may order beforehand, and what it has ordered, as it is sent."""

from __future__ import annotations

from starcup.kernel.values import frozen


@frozen
class ChoiceOnOffer:
    """A choice that may be ordered, and its ``label`` for people."""

    choice: str
    label: str


@frozen
class Condition:
    """A condition that ends an order: its ``name``, and a ``text`` for people, to stand after "until"."""

    name: str
    text: str


@frozen
class OrderOnOffer:
    """A kind of question that may be answered beforehand: by which choices, and until when.

    ``where`` says, after "where", which of its questions it is for; empty: all. People want ``at_first`` ordered from
    the beginning, until the first condition; empty: nothing. The server doesn't do so by itself.
    """

    kind: str
    choices: tuple[ChoiceOnOffer, ...]
    until: tuple[Condition, ...]
    where: str = ""
    at_first: str = ""


@frozen
class Order:
    """An order that holds: the kind of question, the choice that answers it, and the condition that ends it.

    ``text`` says it to people.
    """

    kind: str
    choice: str
    until: str
    text: str


@frozen
class Orders:
    """Everything that a seat may order beforehand, which is the same throughout a game, and its orders that hold."""

    possible: tuple[OrderOnOffer, ...]
    orders: tuple[Order, ...]
