"""Views: one seat's knowledge, and games that fit it (SECRET)."""

from __future__ import annotations

from functools import cache

from starcup import Game, Rng, Ruleset
from starcup.making import Look, compile_view, define, field
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.sampling import sample
from starcup_tiny_epic._rules.seen import EmpireView, Seen
from starcup_tiny_epic._rules.table import EpicTable


@define(slots=True)
class EpicView(Seen):
    """The knowledge of one seat: see :class:`~starcup_tiny_epic._rules.seen.Seen`."""

    _ruleset: Ruleset[EpicTable, EpicView] = field(init=False, eq=False, repr=False)

    def sample_world(
        self, rng: Rng, *, seed: int | None = None, outside_chance: bool = False
    ) -> Game[EpicTable, EpicView]:
        """Return a whole game that fits what the viewer knows: hidden missions and chance drawn anew.

        In it the other seats have not yet answered questions that all seats answer at once.

        Args:
            rng: where everything is drawn from, the seed of the chance to come included.
            seed: that seed, if it is not to be drawn.
            outside_chance: the caller supplies every draw to come.

        Raises:
            BadArgument: an argument is not of its kind.
        """
        table = sample(self, self._ruleset, rng)
        if seed is not None:
            table.reseed(seed)
        table.outside_chance = bool(outside_chance)
        return Game.at(self._ruleset, table)


@cache
def _compiled() -> tuple[Look[EpicView], Look[EmpireView]]:
    return compile_view(EpicTable, EpicView), compile_view(Empire, EmpireView)


def view_of(table: EpicTable, seat: int) -> EpicView:
    """Return the view of one seat.

    Args:
        table: the table to look at.
        seat: its number, from 0.
    """
    of_table, of_empire = _compiled()
    view, over = of_table(table, False), table.finished
    view.seat = seat
    view.empires = tuple([of_empire(other, number == seat, over) for number, other in enumerate(table.empires)])
    view._rules, view._ruleset = table.rules, table.ruleset
    own = tuple([decision.step for decision in table.pending if decision.seat == seat])
    if table.lanes is None:
        view._flow = ((*table.stack, *[decision.step for decision in table.pending]), (), ())
    else:
        starts = tuple([step for step in table.lane_starts if step is not None])
        view._flow = (tuple(table.stack), (*table.lanes[seat], *own), starts)
        view._at_once = True
    return view
