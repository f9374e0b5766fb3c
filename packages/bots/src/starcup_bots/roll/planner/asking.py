"""The outlook of the planner: what the greedy player guesses of powers and bonuses, it asks them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from starcup.roll import Face, Powers, RollTable
from starcup.roll.dice import Dice
from starcup_bots.roll.greedy.planning import PlanningOutlook

AtEnds = Sequence[Sequence[Callable[[RollTable, int], float]]]
"""What the ends of phases bring a seat, by phase."""


class AskingOutlook(PlanningOutlook):
    """The position of one seat, with what powers say a tile would bring.

    They are asked on a table with all that the seat may see (``view.known_table``), so no tile is known here by name.
    """

    def powers_with(self, face: Face) -> Powers:
        """Return the powers of the own tableau with one more tile."""
        if face.is_world:
            return self.powers
        return self.rules.powers_of((*self.me.tableau, face.index))

    def _asked(self, face: Face | None, question: Callable[[RollTable, Powers], float]) -> float:
        """Return the answer to a question about the own seat, with one more tile in the tableau if given."""
        table, seat = self.table, self.table.seats[self.view.seat]
        if face is None:
            return question(table, self.powers)
        tableau, goods, powers = seat.tableau, seat.goods, seat.powers
        seat.tableau, seat.goods, seat.powers = (*tableau, face.index), (*goods, Dice(0)), self.powers_with(face)
        try:
            return question(table, seat.powers)
        finally:
            seat.tableau, seat.goods, seat.powers = tableau, goods, powers

    def _bonuses(self, table: RollTable, powers: Powers) -> float:
        return float(sum(hook(table, self.view.seat) for _, hook in powers.bonus))

    @cached_property
    def bonuses(self) -> float:
        """The VP that the bonuses of the own tableau would bring now."""
        return self._asked(None, self._bonuses) if self.powers.bonus else 0.0

    def bonuses_with(self, face: Face) -> float:
        """Return the VP that the bonuses would bring now with one more tile."""
        return self._asked(face, self._bonuses) if self.powers_with(face).bonus else 0.0

    def pair_bonus(self, owner: Face, other: Face) -> float:
        """Return the VP that ``other`` adds to the bonus of ``one``, were both in the tableau."""
        hooks = self.rules.powers_of((owner.index,)).bonus
        if not hooks:
            return 0.0
        table, seat = self.table, self.table.seats[self.view.seat]
        tableau, goods = seat.tableau, seat.goods
        try:
            seat.tableau, seat.goods = (*tableau, owner.index), (*goods, Dice(0))
            alone = sum(hook(table, self.view.seat) for _, hook in hooks)
            seat.tableau, seat.goods = (*seat.tableau, other.index), (*seat.goods, Dice(0))
            return float(sum(hook(table, self.view.seat) for _, hook in hooks) - alone)
        finally:
            seat.tableau, seat.goods = tableau, goods

    def more_at_ends(self, face: Face, hooks_of: Callable[[Powers], AtEnds]) -> float:
        """Return how much more such hooks would bring with one more tile, if each phase occurs once."""

        def brought(table: RollTable, powers: Powers) -> float:
            return float(sum(hook(table, self.view.seat) for hooks in hooks_of(powers) for hook in hooks))

        if hooks_of(self.powers_with(face)) == hooks_of(self.powers):
            return 0.0
        return self._asked(face, brought) - self._asked(None, brought)

    # Objects of powers.

    @cached_property
    def goods_worlds(self) -> list[Face]:
        """The worlds of the own tableau that hold goods."""
        faces = self.rules.faces
        return [faces[index] for index in self.me.tableau if faces[index].holds_goods]

    @cached_property
    def own_dice(self) -> Dice:
        """All dice of the seat, wherever they are."""
        me = self.me
        working = sum(me.columns) if any(me.columns) else me.behind_screen
        everything = me.cup + me.citizenry + working + me.developers + me.settlers + sum(me.goods)
        return self.rules.real(Dice(everything))
