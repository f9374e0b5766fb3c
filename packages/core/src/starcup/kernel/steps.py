"""Steps: units of rules on an explicit stack.

A step is frozen and holds ids and numbers only, so that a game can be cloned,
saved and loaded at every decision. The loop pops a step and runs it. The step
either changes the table (and may push further steps), or asks its seat: it
then changes nothing and returns the legal choices, and the loop passes the
answer to :meth:`Step.take`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from starcup.kernel.answers import Answers
from starcup.kernel.choices import Choice, Items
from starcup.kernel.errors import EngineError, IllegalChoice
from starcup.kernel.interning import Interned
from starcup.kernel.messages import NOTHING, REFUSAL, Arg, Message
from starcup.kernel.values import frozen

TableT = TypeVar("TableT")
"""The table of the game that a step belongs to."""
Legal = Sequence[Choice]
"""All legal choices in canonical order: a tuple, or a sequence that is never listed (:mod:`starcup.kernel.answers`)."""


@frozen
class Step(Interned, Generic[TableT]):
    """Base class of all steps. Subclasses are frozen and hold whole numbers, strings and tuples of them.

    ``kind`` is the stable name used in saves and shown as the kind of the
    decision; ``question`` is what a person is asked, ``rule`` the id of the
    rule that it follows, for refusals. A step that sets ``always_asks`` is
    asked even if there is only one legal choice: the last word of a seat,
    before others see what it did. ``of`` makes a step that is pushed often:
    equal fields give the same object.
    """

    kind: ClassVar[str] = ""
    question: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    always_asks: ClassVar[bool] = False

    @property
    def asks(self) -> int:
        """The seat that answers the question, if the step asks one."""
        raise EngineError(f"step {self.kind!r} asked, but names no seat")

    @property
    def parts(self) -> Sequence[Step[Any]]:
        """The steps that do the same together, if there are such, for extensions that put others between them."""
        return ()

    def run(self, table: TableT) -> Legal | None:
        """Apply the rules to the table and return None, or change nothing and return all legal choices.

        A single legal choice is taken at once and never shown, unless the
        rules allow others (:meth:`allowed`) or the step ``always_asks``. The
        sequence may not be empty.

        Args:
            table: the table to look at or to change.
        """
        raise NotImplementedError

    def allowed(self, table: TableT) -> Legal:
        """Return the choices that the rules allow now in addition to those of :meth:`run`.

        For steps that ask for several things one by one where the order makes no difference: :meth:`run`
        offers them in one order, so that searches meet each plan once; this method returns the others, for
        people, who may choose in any order. :meth:`take_allowed` carries them out.

        Args:
            table: the table to look at.
        """
        return ()

    def is_settled(self, table: TableT) -> bool:
        """Return whether a single legal choice may be taken without asking, since no allowed one has another result.

        Args:
            table: the table to look at.
        """
        return not self.allowed(table)

    def take(self, table: TableT, choice: Choice) -> None:
        """Carry out one of the choices that :meth:`run` returned.

        Args:
            table: the table, which is changed.
            choice: one of those choices.
        """
        raise EngineError(f"step {self.kind!r} asks nothing")

    def take_allowed(self, table: TableT, choice: Choice) -> None:
        """Carry out one of the choices that :meth:`allowed` returned; the other plans must stay possible.

        Args:
            table: the table, which is changed.
            choice: one of those choices.
        """
        self.take(table, choice)

    def refuse(self, table: TableT, choice: Choice) -> IllegalChoice:
        """Return the reason why a well-formed ``choice`` is not legal here: code, rule id and sentence.

        As it comes, for several items what is wrong with them, else that it is not possible now.

        Args:
            table: the table to look at.
            choice: a choice that is not legal now.
        """
        asked = self.run(table)
        if isinstance(asked, Answers) and type(choice) is type(asked[0]):
            items: Items = getattr(choice, "items")  # noqa: B009 - every choice of several items has them
            return asked.refusal(items, self.rule)
        return IllegalChoice("not-now", self.rule, Message(f"{REFUSAL}-not-now", choice=repr(choice.text)))

    def refuse_items(
        self,
        table: TableT,
        items: Items,
        rule: str,
        absent: Message = NOTHING,
        named: Callable[[str], Arg] | None = None,
    ) -> IllegalChoice:
        """Return the refusal of items that are not an answer to a question of picks; see :meth:`Answers.refusal`.

        Args:
            table: the table to look at.
            items: the names that were given.
            rule: the id of the rule that asks for them.
            absent: the sentence for a name that is not on offer; a general one if empty.
            named: returns the name of an item for people; None: items are called as choices spell them.
        """
        asked = self.run(table)
        if not isinstance(asked, Answers):
            raise EngineError(f"step {self.kind!r} asks for no several items")
        return asked.refusal(items, rule, absent, named)


Take = Callable[[Any, Choice], None]
"""What carries out a choice on a table."""
AnyStep = Step[Any]
"""A step of any game, for the kernel, which does not know the types of tables."""


@frozen
class SeatStep(Step[TableT]):
    """A step that works for one seat, which it asks."""

    seat: int

    @property
    def asks(self) -> int:
        return self.seat


def _is_reordered(choice: Choice, text: str) -> bool:
    """Return whether a text is that of a choice, its items in another order or with commas between them."""
    if "{items}" not in choice.pattern:
        return False
    items: Items = getattr(choice, "items")  # noqa: B009 - every choice of several items has them
    if (number := len(items)) < 2:
        return False
    own, given = choice.text.split(), text.replace(",", " ").split()
    return own[:-number] == given[:-number] and sorted(own[-number:]) == sorted(given[-number:])


def find_in(legal: Legal, text: str) -> Choice | None:
    """Return the choice with a text; None if there is none."""
    if isinstance(legal, Answers):
        return legal.read(text)
    choice = next((choice for choice in legal if choice.text == text), None)
    return choice or next((choice for choice in legal if _is_reordered(choice, text)), None)


MOST_TEXTS = 100
"""The most texts of legal choices that are compared; only sets have more."""


class Further(Protocol):
    """The choices that plugins add to the questions of steps."""

    def beside(self, table: Any, step: AnyStep, legal: Legal) -> Legal:
        """Return the legal choices of a step, and those that plugins add; nothing is changed."""
        ...

    def taking(self, step: AnyStep) -> Take:
        """Return what carries out a choice that was added to those of a step."""
        ...

    def refusal(self, table: Any, seat: int, choice: Choice) -> IllegalChoice | None:
        """Return why a choice that plugins add is not possible now; None if it is one of the rules."""
        ...


class Decision:
    """A question to one seat: the step that asks it, all legal answers, and its number.

    ``seat`` answers; ``step`` is the frozen step that asks (its ``kind`` and
    fields say what it asks for); ``legal`` has the legal choices in canonical
    order, each plan once; ``number`` identifies the question among all those
    of the seat in this game: it counts up, and is not used again after an undo.
    Pass it to ``Game.submit`` to have a late answer refused as stale.

    If an answer consists of several things (such as dice to recruit), ``legal``
    may have tens of thousands of choices, and :attr:`answers` has the items
    that they consist of. Use ``len(legal)``, an index or ``in``; don't iterate
    over it.
    """

    __slots__ = ("legal", "number", "seat", "step")

    def __init__(self, seat: int, step: AnyStep, legal: Legal, number: int) -> None:
        self.seat: int = seat
        self.step: AnyStep = step
        self.legal: Legal = legal
        self.number: int = number

    @property
    def answers(self) -> Answers | None:
        """The legal choices if they are a :class:`~starcup.kernel.picks.Picks` or ``Arrangements``, else None."""
        return self.legal if isinstance(self.legal, Answers) else None

    def find(self, text: str) -> Choice | None:
        """Return the legal choice with a text; None if there is none.

        Args:
            text: the text of a choice; if it has several items, they may be in any order.
        """
        return find_in(self.legal, text)

    @property
    def texts(self) -> list[str]:
        """The texts of the first hundred legal choices, to find the one nearest to a text; only sets have more."""
        return [choice.text for choice in self.legal[:MOST_TEXTS]]

    @property
    def kind(self) -> str:
        """The stable name of the kind of question."""
        return self.step.kind

    @property
    def question(self) -> str:
        """The question in words, for people."""
        return self.step.question

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, number={self.number}, {len(self.legal)} legal)"
