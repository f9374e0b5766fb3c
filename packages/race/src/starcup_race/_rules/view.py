"""Views: one seat's knowledge, and games that fit it (SECRET)."""

from __future__ import annotations

from functools import cache

from starcup import Game, Rng, Ruleset
from starcup.making import Look, compile_view, define, field
from starcup_race._rules.sampling import sample
from starcup_race._rules.seat import Seat
from starcup_race._rules.seen import SeatView, Seen
from starcup_race._rules.table import RaceTable


@define(slots=True)
class RaceView(Seen):
    """The knowledge of one seat: see :class:`~starcup_race._rules.seen.Seen`."""

    _ruleset: Ruleset[RaceTable, RaceView] = field(init=False, eq=False, repr=False)

    def sample_world(
        self, rng: Rng, *, seed: int | None = None, outside_chance: bool = False
    ) -> Game[RaceTable, RaceView]:
        """Return a whole game that fits what the viewer knows: hidden cards and chance drawn anew.

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
def _compiled() -> tuple[Look[RaceView], Look[SeatView]]:
    return compile_view(RaceTable, RaceView), compile_view(Seat, SeatView)


def view_of(table: RaceTable, seat: int) -> RaceView:
    """Return the view of one seat.

    Args:
        table: the table to look at.
        seat: its number, from 0.
    """
    of_table, of_seat = _compiled()
    view = of_table(table, False)
    view.seat = seat
    view.seats = tuple(of_seat(other, number == seat) for number, other in enumerate(table.seats))
    for shown, other in zip(view.seats, table.seats, strict=True):
        shown.goods = tuple([good >= 0 for good in other.goods])
    view._rules, view._ruleset = table.rules, table.ruleset
    own = tuple(decision.step for decision in table.pending if decision.seat == seat)
    if table.lanes is None:
        view._flow = ((*table.stack, *(decision.step for decision in table.pending)), (), ())
    else:
        starts = tuple(step for step in table.lane_starts if step is not None)
        view._flow = (tuple(table.stack), (*table.lanes[seat], *own), starts)
        view._at_once = True
    return view
