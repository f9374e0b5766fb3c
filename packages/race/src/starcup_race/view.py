"""Views: what one seat may know, as a copy that holds nothing else (SECRET)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from attrs import define, field

from starcup.kernel.arguments import MOST_SEED_BITS, whole
from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import AnyStep
from starcup.kernel.visibility import compile_view
from starcup_race.rules import Rules
from starcup_race.seat import Seat
from starcup_race.table import RaceTable

Hidden = int | None
"""A number that may be hidden: None then, so that lengths stay known."""


@define(slots=True)
class SeatView:
    """One player's part of a view: the fields of :class:`~starcup_race.seat.Seat`, hidden ones None.

    Of hands and of cards drawn in Explore others see how many there are, of ``draft`` and ``using`` nothing. ``goods``
    tells for each card of the tableau whether a good lies on it: which card that is, nobody knows (GOODS-5).
    """

    hand: tuple[Hidden, ...]
    tableau: tuple[int, ...]
    active: tuple[int, ...]
    chips: int
    action: int
    looking: tuple[Hidden, ...]
    placed: int
    draft: tuple[int, ...] | None
    using: tuple[int, ...] | None
    produced: tuple[int, ...]
    unused: tuple[int, ...]
    goods: tuple[bool, ...] = field(init=False, default=())


@define(slots=True)
class RaceView:
    """All that one seat may know of a game: its ``seat``, the open state of the table, and every seat's part.

    Of supply and discard pile only the size is known (SECRET-6). ``_flow`` is the open course of play, to go on from:
    steps still to do, the seat's own, and what all seats that answer at once (``_at_once``) began with.
    """

    players: int
    supply: tuple[None, ...]
    discards: tuple[None, ...]
    pool: int
    round: int
    phase: int
    occurring: tuple[int, ...]
    order: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seat: int = field(init=False, default=-1)
    seats: tuple[SeatView, ...] = field(init=False, default=())
    _flow: tuple[tuple[AnyStep, ...], ...] = field(init=False, default=((), (), ()))
    _at_once: bool = field(init=False, default=False)
    _rules: Rules = field(init=False, eq=False, repr=False)
    _ruleset: Ruleset[RaceTable, RaceView] = field(init=False, eq=False, repr=False)

    @property
    def rules(self) -> Rules:
        """The cards, and what the numbers of this view stand for."""
        return self._rules

    @property
    def me(self) -> SeatView:
        """The viewer's own part."""
        return self.seats[self.seat]

    def sample_world(
        self, rng: Rng, *, seed: int | None = None, outside_chance: bool = False
    ) -> Game[RaceTable, RaceView]:
        """Return a whole game that fits what the viewer knows: hidden cards and chance drawn anew.

        In it the other seats have not yet answered what all seats answer at once.

        Args:
            rng: where everything is drawn from, the seed of the chance to come included.
            seed: that seed, if it shall be another.
            outside_chance: the caller supplies every draw to come.

        Raises:
            BadArgument: an argument is not of its kind.
        """
        from starcup_race.sampling import sample

        table = sample(self, rng)
        if seed is not None:
            table.reseed(whole(seed, "seed", bits=MOST_SEED_BITS))
        table.outside_chance = bool(outside_chance)
        return Game.at(self._ruleset, table)


@cache
def _compiled() -> tuple[Callable[[object, bool], RaceView], Callable[[object, bool], SeatView]]:
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
