"""Standing orders of a game: which questions a seat may answer beforehand, with what, and until when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from starcup.kernel.steps import Decision
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
            If it fails, the order is over; ``starcup.testing`` reports that.
    """

    name: str
    text: str
    met: Callable[[ViewT_contra, ViewT_contra], bool]


def until_stopped() -> Until[object]:
    """Return the condition of an order that holds until its seat stops it."""
    return Until("stopped", "you stop it", lambda then, now: False)


@frozen
class OrderableQuestion(Generic[ViewT_contra]):
    """A kind of question that a seat may answer beforehand, for as long as it says.

    A kind may be some of the questions of a step, such as those that nobody wants to be asked: name it, the ``step``,
    and where it ``applies``. An order for it goes before one for all questions of the step.

    Args:
        kind: the kind of the question: that of its step, or a name for some of the step's questions.
        choices: the texts of the choices that may be ordered.
        until: the conditions of which one ends the order.
        seats: the numbers of players with which it can be asked; empty: any.
        step: the kind of its step, if it is another.
        applies: takes the view of the seat that is asked and the question; returns whether it is of this kind. It must
            not change them. Without it all questions of the step are. Where it fails, the seat is asked;
            ``starcup.testing`` reports that.
        where: the same for people, to stand after "where", such as ``following only brings back its price``.
        at_first: the choice that people have ordered from the beginning, until the first condition; empty: none.
    """

    kind: str
    choices: tuple[str, ...]
    until: tuple[Until[ViewT_contra], ...]
    seats: tuple[int, ...] = ()
    step: str = ""
    applies: Callable[[ViewT_contra, Decision], bool] | None = None
    where: str = ""
    at_first: str = ""

    @property
    def asked_by(self) -> str:
        """The kind of the step that asks it."""
        return self.step or self.kind
