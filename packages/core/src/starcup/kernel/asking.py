"""Steps that ask several seats: all at once, or one after another."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from attrs import evolve

from starcup.kernel.steps import AnyStep, Legal, Step
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)


@frozen
class AskTogether(Step[TableT]):
    """A step that asks the seats at once, each unseen by the others; the game goes on when all have answered.

    A subclass says what each is asked (:meth:`ask`). What holds while all work is told at :meth:`Table.together`.
    """

    def ask(self, table: TableT, seat: int) -> AnyStep | None:
        """Return the step that asks a seat; None if it has nothing to answer. It changes nothing.

        Args:
            table: the table to look at.
            seat: the number of the seat, from 0.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        ask = self.ask
        table.together([ask(table, seat) for seat in range(table.players)])
        return None


@frozen
class AskInTurn(Step[TableT]):
    """A step that asks seats one after another; who comes later sees what was answered before.

    A subclass has a field ``left: tuple[int, ...]`` with the seats, and says what each is asked (:meth:`ask`), when its
    turn has come. For a window in which all others may answer, ``left`` is :meth:`Table.others`.
    """

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that are still to be asked, the next one first."""
        raise NotImplementedError(f"{type(self).__name__} has no field left: tuple[int, ...]")

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


@lru_cache(maxsize=1 << 12)
def _without(step: AskInTurn[TableT], asked: int) -> AskInTurn[TableT]:
    """Return a step for the seats that come after some; the same object every time, as windows come again and again."""
    changes = {"left": step.left[asked:]}
    return evolve(step, **changes)
