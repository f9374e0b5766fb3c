"""Steps that draw: the way to chance of most games."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.steps import Legal, Step
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)


@frozen
class DrawStep(Step[TableT]):
    """A step that draws once: it rolls a die, or turns up a card. If chance comes from outside it waits for that.

    A subclass says what may come out (:meth:`options`) and what follows (:meth:`drawn`). One that has a ``seat`` draws
    from the chance of that seat, and its draws are named after it, such as ``card 0``.
    """

    def options(self, table: TableT) -> tuple[int, ...]:
        """Return the values that may come out, equally likely; one that stands there twice is twice as likely.

        Args:
            table: the table to look at. With no value nothing is drawn, and the step is done.
        """
        raise NotImplementedError

    def drawn(self, table: TableT, value: int) -> None:
        """Carry out what follows from the draw. To draw again, push the step again.

        Args:
            table: is changed.
            value: one of the options.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        options = self.options(table)
        if options:
            seat: int = getattr(self, "seat", -1)
            value = table.draw(self.kind if seat < 0 else f"{self.kind} {seat}", options, 1 + seat)
            if value < 0:
                table.push(self)
            else:
                self.drawn(table, value)
        return None
