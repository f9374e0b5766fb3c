"""Steps that ask several seats: all at once, or one after another."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from attrs import evolve

from starcup.kernel.interning import Made
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
AnySeatStep = SeatStep[Any]
"""A step of any game that asks a seat, and is made from its number."""


@frozen
class AskTogether(Step[TableT]):
    """A step that asks the seats at once, each unseen by the others; the game goes on when all have answered.

    A subclass names the step that asks ``each`` seat, or says by :meth:`ask` what each is asked. What holds while all
    work is told at :meth:`Table.together`.
    """

    each: ClassVar[type[AnySeatStep] | None] = None

    def ask(self, table: TableT, seat: int) -> AnyStep | None:
        """Return the step that asks a seat, without ``each``; None if it has nothing to answer. It changes nothing.

        Args:
            table: the table to look at.
            seat: the number of the seat, from 0.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        if self.each is not None:
            table.together(_STEPS[self.each, table.players])
        else:
            table.together([self.ask(table, seat) for seat in range(table.players)])
        return None


_STEPS: Made[tuple[type[AnySeatStep], int], tuple[AnyStep, ...]] = Made(
    lambda key: tuple(key[0](seat) for seat in range(key[1]))
)
"""The step that asks each seat, by its class and the number of seats."""


@frozen
class AskInTurn(Step[TableT]):
    """A step that asks seats one after another; who comes later sees what was answered before.

    ``left`` are the seats that are still to be asked. A subclass says what each is asked (:meth:`ask`), when its turn
    has come. For a window in which all others may answer, ``left`` is :meth:`Table.others`.
    """

    left: tuple[int, ...]

    def ask(self, table: TableT, seat: int) -> AnyStep | None:
        """Return the step that asks a seat; None if it has nothing to answer. It changes nothing.

        Args:
            table: the table to look at, as those before have left it.
            seat: the number of the seat, from 0.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        left = self.left
        for place, seat in enumerate(left, 1):
            step = self.ask(table, seat)
            if step is not None:
                if place < len(left):
                    table.push(_without(self, place))
                table.push(step)
                return None
        return None


def _without(step: AskInTurn[TableT], asked: int) -> AskInTurn[TableT]:
    """Return a step for the seats that come after some; the same object every time, as windows come again and again."""
    known = _REST.get((id(step), asked))  # by identity: to hash a step takes longer than all the rest
    if known is not None and known[0] is step:
        rest: AskInTurn[TableT] = known[1]
        return rest
    if len(_REST) >= MOST_KNOWN:
        _REST.clear()
    rest = evolve(step, left=step.left[asked:])
    _REST[id(step), asked] = step, rest
    return rest


_REST: dict[tuple[int, int], tuple[AnyStep, Any]] = {}
MOST_KNOWN = 1 << 12
"""The largest number of steps for the rest of a window that are kept."""
