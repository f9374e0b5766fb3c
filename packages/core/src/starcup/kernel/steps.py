"""Steps: units of rules on an explicit stack.

A step is frozen and holds ids and numbers only, so that a game can be cloned,
saved and loaded at every decision. The loop pops a step and runs it. It either
changes the table (and may push further steps), or asks its seat by returning
the legal choices, having changed nothing; the answer comes back to
:meth:`Step.take`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from attrs import frozen

from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError, IllegalChoice

if TYPE_CHECKING:
    from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound="Table")
Legal = tuple[Choice, ...]


@frozen
class Step(Generic[TableT]):
    """Base of all steps. Subclasses are frozen and hold whole numbers, strings and tuples of them.

    ``kind`` is the stable name used in saves and shown as the kind of the
    decision; ``question`` is what a person is asked.
    """

    kind: ClassVar[str] = ""
    question: ClassVar[str] = ""

    @property
    def asks(self) -> int:
        """The seat that answers, for steps that ask."""
        raise EngineError(f"step {self.kind!r} asked, but names no seat")

    def run(self, table: TableT) -> Legal | None:
        """Do the rules, and return None; or change nothing and return all legal choices.

        A single legal choice is taken at once and never shown. The tuple may
        not be empty: nobody is ever stuck.
        """
        raise NotImplementedError

    def take(self, table: TableT, choice: Choice) -> None:
        """Carry out one of the choices that :meth:`run` returned."""
        raise EngineError(f"step {self.kind!r} asks nothing")

    def refuse(self, table: TableT, choice: Choice) -> IllegalChoice:
        """Why a well-formed ``choice`` is not legal here: code, rule id and sentence."""
        return IllegalChoice("not-now", "", f"{choice.text!r} is not possible now.")


AnyStep = Step[Any]
"""A step of whatever game: the kernel keeps and runs steps without knowing their tables."""


@frozen
class SeatStep(Step[TableT]):
    """A step of one seat: the seat that it works for and asks."""

    seat: int

    @property
    def asks(self) -> int:
        return self.seat


class Decision:
    """A question to one seat: what is asked, all legal answers, and a number to tell it from other questions.

    ``seat`` answers; ``step`` is the frozen step that asks (its ``kind`` and
    fields say what about); ``legal`` holds every legal choice, two or more, in
    canonical order; ``number`` tells it from all other questions of the seat in this
    game: it counts up, and never comes back after an undo. Pass it to
    ``Game.submit`` to have a late answer refused as stale.
    """

    __slots__ = ("legal", "number", "seat", "step")

    def __init__(self, seat: int, step: AnyStep, legal: Legal, number: int) -> None:
        self.seat = seat
        self.step = step
        self.legal = legal
        self.number = number

    @property
    def kind(self) -> str:
        """Stable name of the kind of question."""
        return self.step.kind

    @property
    def question(self) -> str:
        """The question in words, for a person."""
        return self.step.question

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, number={self.number}, {len(self.legal)} legal)"
