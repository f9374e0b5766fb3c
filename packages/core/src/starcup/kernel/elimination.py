"""Games in which seats drop out."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define

from starcup.kernel.arguments import seat_of
from starcup.kernel.drawing import DrawStep
from starcup.kernel.errors import StepError
from starcup.kernel.steps import AnyStep, SeatStep
from starcup.kernel.table import Table
from starcup.kernel.visibility import Public


@define(eq=False, slots=True)
class EliminationTable(Table):
    """The base of the tables of a game in which seats drop out; ``out`` are those that have, the first one first.

    A seat that is out keeps its place and its number, sees the game and can win it, but no step works for it any more:
    a :class:`~starcup.making.SeatStep` or :class:`~starcup.making.DrawStep` with its number as ``seat`` is left out
    wherever it is pushed, and :meth:`together` asks it nothing. When the game ends is up to its rules: mostly when one
    is left in :attr:`playing`.
    """

    out: Public[tuple[int, ...]] = ()

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are not out, in seat order."""
        return tuple([seat for seat in range(self.players) if seat not in self.out])

    def eliminate(self, seat: int) -> None:
        """Take a seat out of the game: its waiting steps are dropped, so whatever is left to do for it comes before.

        Args:
            seat: the number of the seat, from 0.

        Raises:
            BadArgument: there is no such seat.
            EngineError: it is out already, or all seats work at once.
        """
        seat = seat_of(seat, self.players)
        if self.lanes is not None:
            raise StepError(f"seat {seat} dropped out while seats work at once; do it in a step that waits for all")
        if seat in self.out:
            raise StepError(f"eliminate() expects a seat that is playing, {_listed(self.playing)}; found {seat}")
        self.out = (*self.out, seat)
        self.stack[:] = [step for step in self.stack if self._does(step)]

    def _does(self, step: AnyStep | None) -> bool:
        return not (isinstance(step, SeatStep | DrawStep) and getattr(step, "seat", -1) in self.out)

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats that are playing, clockwise from the left of one, which may be out itself.

        Args:
            seat: the number of the seat whose others are meant.
        """
        return tuple(other for other in super().others(seat) if other not in self.out)

    def push(self, step: AnyStep) -> None:
        """Put a step on the stack, unless it is one of a seat that is out.

        Args:
            step: what to do next, before everything that waits.
        """
        if self._does(step):
            super().push(step)

    def then(self, *steps: AnyStep) -> None:
        """Do these steps next, without those of seats that are out.

        Args:
            *steps: what to do next, the first one first.
        """
        super().then(*filter(self._does, steps))

    def together(self, steps: Sequence[AnyStep | None]) -> None:
        """Let the seats work at once, as :meth:`Table.together`; those that are out do nothing.

        Args:
            steps: for each seat what it does, or None.
        """
        super().together([None if seat in self.out else step for seat, step in enumerate(steps)])


def _listed(seats: tuple[int, ...]) -> str:
    return " or ".join(map(str, seats)) or "of which there is none"
