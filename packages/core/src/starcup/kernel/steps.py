"""Steps: units of rules on an explicit stack.

A step is frozen and holds ids and numbers only, so that a game can be cloned,
saved and loaded at every decision. The loop pops a step and runs it. It either
changes the table (and may push further steps), or asks its seat by returning
the legal choices, having changed nothing; the answer comes back to
:meth:`Step.take`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from starcup.kernel.choices import Choice, Items
from starcup.kernel.errors import EngineError, IllegalChoice
from starcup.kernel.picks import Answers
from starcup.kernel.values import frozen

TableT = TypeVar("TableT")
"""The table of the game that a step belongs to."""
Legal = Sequence[Choice]
"""All legal choices in canonical order: a tuple, or a sequence that is never listed (:mod:`starcup.kernel.picks`)."""


@frozen
class Step(Generic[TableT]):
    """Base of all steps. Subclasses are frozen and hold whole numbers, strings and tuples of them.

    ``kind`` is the stable name used in saves and shown as the kind of the
    decision; ``question`` is what a person is asked, ``rule`` the id of the
    rule that it follows, for refusals. A step that sets ``always_asks`` is
    asked even if there is only one legal choice: the last word of a seat,
    before others see what it did.
    """

    kind: ClassVar[str] = ""
    question: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    always_asks: ClassVar[bool] = False

    @property
    def asks(self) -> int:
        """The seat that answers, for steps that ask."""
        raise EngineError(f"step {self.kind!r} asked, but names no seat")

    def run(self, table: TableT) -> Legal | None:
        """Do the rules, and return None; or change nothing and return all legal choices.

        A single legal choice is taken at once and never shown, unless the
        rules allow others (:meth:`allowed`) or the step ``always_asks``. The
        sequence may not be empty: nobody is ever stuck.

        Args:
            table: the table to look at, or to change.
        """
        raise NotImplementedError

    def allowed(self, table: TableT) -> Legal:
        """Return further choices that the rules allow now, besides those of :meth:`run`.

        For steps that ask for one thing after another where the order makes no difference: :meth:`run`
        offers them in one order, so that searches meet each plan once; these are for people, who think in
        any order. :meth:`take_allowed` carries them out.

        Args:
            table: the table to look at.
        """
        return ()

    def is_settled(self, table: TableT) -> bool:
        """Return whether the only legal choice may be taken unasked, since no other leads to anything else.

        Args:
            table: the table to look at.
        """
        return not self.allowed(table)

    def take(self, table: TableT, choice: Choice) -> None:
        """Carry out one of the choices that :meth:`run` returned.

        Args:
            table: is changed.
            choice: one of those choices.
        """
        raise EngineError(f"step {self.kind!r} asks nothing")

    def take_allowed(self, table: TableT, choice: Choice) -> None:
        """Carry out one of the choices that :meth:`allowed` returned; all that was possible besides stays possible.

        Args:
            table: is changed.
            choice: one of those choices.
        """
        self.take(table, choice)

    def refuse(self, table: TableT, choice: Choice) -> IllegalChoice:
        """Return why a well-formed ``choice`` is not legal here: code, rule id and sentence.

        As it comes, for several items what is wrong with them, else that it is not possible now.

        Args:
            table: the table to look at.
            choice: one that is not legal now.
        """
        asked = self.run(table)
        if isinstance(asked, Answers) and type(choice) is type(asked[0]):
            items: Items = getattr(choice, "items")  # noqa: B009 - every choice of several items has them
            return asked.refusal(items, self.rule)
        return IllegalChoice("not-now", self.rule, f"{choice.text!r} is not possible now.")

    def refuse_items(self, table: TableT, items: Items, rule: str, absent: str = "") -> IllegalChoice:
        """Return why several items are no answer to a question of picks; see :meth:`Answers.refusal`.

        Args:
            table: the table to look at.
            items: the names that were given.
            rule: the id of the rule that asks for them.
            absent: the sentence for a name that is not on offer; a general one if empty.
        """
        asked = self.run(table)
        if not isinstance(asked, Answers):
            raise EngineError(f"step {self.kind!r} asks for no several items")
        return asked.refusal(items, rule, absent)


AnyStep = Step[Any]
"""A step of whatever game: the kernel keeps and runs steps without knowing their tables."""


@frozen
class SeatStep(Step[TableT]):
    """A step of one seat: the seat that it works for and asks."""

    seat: int

    @property
    def asks(self) -> int:
        return self.seat


MOST_TEXTS = 100
"""So many texts are looked through at most; only sets have more choices."""


class Decision:
    """A question to one seat: what is asked, all legal answers, and a number to tell it from other questions.

    ``seat`` answers; ``step`` is the frozen step that asks (its ``kind`` and
    fields say what about); ``legal`` holds the legal choices in canonical
    order, so that each plan is met once; ``number`` tells it from all other
    questions of the seat in this game: it counts up, and never comes back after
    an undo. Pass it to ``Game.submit`` to have a late answer refused as stale.

    Where several things are the answer (dice to recruit, say), ``legal`` may
    have tens of thousands of choices: :attr:`answers` tells what they are made
    of. Take ``len(legal)``, an index or ``in``, and don't walk through it.
    """

    __slots__ = ("legal", "number", "seat", "step")

    def __init__(self, seat: int, step: AnyStep, legal: Legal, number: int) -> None:
        self.seat: int = seat
        self.step: AnyStep = step
        self.legal: Legal = legal
        self.number: int = number

    @property
    def answers(self) -> Answers | None:
        """The legal choices as a :class:`~starcup.kernel.picks.Picks` or ``Arrangements``, if they are one."""
        return self.legal if isinstance(self.legal, Answers) else None

    def find(self, text: str) -> Choice | None:
        """Return the legal choice that a text spells; None if there is none.

        Where several things are the answer they may be named in any order.

        Args:
            text: the text of a choice.
        """
        if self.answers is not None:
            return self.answers.read(text)
        return next((choice for choice in self.legal if choice.text == text), None)

    @property
    def texts(self) -> list[str]:
        """The texts of the legal choices, of sets some: to look for the one most like another text."""
        return [choice.text for choice in self.legal[:MOST_TEXTS]]

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
