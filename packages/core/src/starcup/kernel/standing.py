"""Standing orders of a game: which questions a seat may answer beforehand, with what, and until when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from starcup.kernel.values import frozen

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@frozen
class Until(Generic[ViewT_contra]):
    """A condition that ends a standing order.

    Args:
        name: the name of the condition: lower-case letters, digits and hyphens, such as ``my-turn``.
        text: the same for people, to stand after "until", such as ``your next turn begins``.
        met: takes the views of the seat from when the order was given and from now; returns whether the order is over.
            It is asked after every change of the game, and must not change the views. Of two equal views it is false.
    """

    name: str
    text: str
    met: Callable[[ViewT_contra, ViewT_contra], bool]


@frozen
class OrderableQuestion(Generic[ViewT_contra]):
    """A kind of question that a seat may answer beforehand, for as long as it says.

    Args:
        kind: the kind of the question: that of its step.
        choices: the texts of the choices that may be ordered.
        until: the conditions of which one ends the order.
        seats: the numbers of players with which it can be asked; empty: any.
    """

    kind: str
    choices: tuple[str, ...]
    until: tuple[Until[ViewT_contra], ...]
    seats: tuple[int, ...] = ()
